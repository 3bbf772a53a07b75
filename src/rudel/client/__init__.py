"""A client for bot authors and tests: opens tables, sits down, plays over the socket."""

from rudel.client.client import Client
from rudel.client.line import Line
from rudel.client.problems import Refused
from rudel.client.steady import SteadyLine

__all__ = ["Client", "Line", "Refused", "SteadyLine"]
