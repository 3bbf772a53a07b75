"""Why something asked of a table does not happen. Nothing has changed then."""

from __future__ import annotations

from rudel.core.errors import RudelError


class Denied(RudelError):
    """A table says no: a kind that programs know, a sentence for people, and a rule's id if a rule says it."""

    def __init__(self, kind: str, detail: str, rule: str | None = None) -> None:
        self.kind = kind
        self.detail = detail
        self.rule = rule
        super().__init__(detail)


class Stale(Denied):
    """Somebody else was quicker: the asker has not seen the newest version."""

    def __init__(self, seen: int, now: int) -> None:
        self.seen = seen
        super().__init__("stale", f"you have seen version {seen}, the table is at {now}: look again, then decide")
