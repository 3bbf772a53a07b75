"""The append-only log of every table, in SQLite or PostgreSQL. What is in a row's body is not its business."""

from rudel.store.problems import Behind, NewerDatabase, Repeated, StoreProblem, Unknown
from rudel.store.store import Row, Store, TableEntry

__all__ = ["Behind", "NewerDatabase", "Repeated", "Row", "Store", "StoreProblem", "TableEntry", "Unknown"]
