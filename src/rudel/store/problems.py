"""What can go wrong with a store."""

from rudel.core.errors import RudelError


class StoreProblem(RudelError):
    """The store could not do what it was asked; nothing has changed."""


class Behind(StoreProblem):
    """Somebody else has appended to the table meanwhile."""


class Repeated(StoreProblem):
    """A command was stored before: `version` is its answer of then, `alike` whether it asked for the same."""

    def __init__(self, version: int, *, alike: bool) -> None:
        self.version = version
        self.alike = alike
        super().__init__(f"this command was answered with version {version} already")


class Taken(StoreProblem):
    """The id or code belongs to another table."""


class Unknown(StoreProblem):
    """There is no such table."""


class NewerDatabase(StoreProblem):
    """The database was written by a newer program."""
