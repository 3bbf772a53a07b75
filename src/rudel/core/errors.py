"""What can go wrong, each with the words that say what would be right."""


class RudelError(Exception):
    """Every error we raise on purpose; its text is one clear sentence."""


class UnknownGame(RudelError):
    """There is no game of this key."""


class BadSetup(RudelError):
    """Seats or options that this game cannot be played with."""


class BadNotation(RudelError):
    """A word that is no action of this game."""


class BadRecord(RudelError):
    """A record that cannot be read, with the line where reading stopped."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Refused(RudelError):
    """An action that the rules do not allow now; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, action: str = "") -> None:
        super().__init__(f"{action or 'this action'} is refused by {rule}")
        self.rule = rule
        self.action = action


class StaleKernels(RudelError, ImportError):
    """Compiled kernels that were built from other sources than those lying here."""
