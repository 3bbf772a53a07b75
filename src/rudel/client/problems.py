"""What a server may say no to."""

from __future__ import annotations

from rudel.core.errors import RudelError


class Refused(RudelError):
    """The server says no: `kind` for programs, the text for people, a rule's id if a rule says it."""

    def __init__(self, kind: str, detail: str, rule: str | None = None) -> None:
        self.kind = kind
        self.rule = rule
        super().__init__(detail)
