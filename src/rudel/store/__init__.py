"""The append-only log of every table, in SQLite or PostgreSQL. What is in a row's body is not its business."""

from rudel.store.problems import Behind, NewerDatabase, Repeated, StoreProblem, Taken, Unknown
from rudel.store.store import Store, TableEntry
from rudel.store.writer import Row

__all__ = ["Behind", "NewerDatabase", "Repeated", "Row", "Store", "StoreProblem", "TableEntry", "Taken", "Unknown"]
