"""A client for bot authors and tests: opens tables, sits down, plays over the socket."""

from rudel.client.client import Client, Line, Refused

__all__ = ["Client", "Line", "Refused"]
