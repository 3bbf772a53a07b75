"""Logs as JSON lines on standard error: what happened, at which table, never what is in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

TOLD = ("table", "method", "path", "status", "ms", "seat", "level", "number")
"""All that a line may say beside its words."""


class Lines(logging.Formatter):
    """One line of JSON per record."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, who says it, what, and of which table."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    """Everything of ours from this level on; of the libraries only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("rudel").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """A client that sends no text where text belongs is cut off; that is no fault of ours and no news."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)
