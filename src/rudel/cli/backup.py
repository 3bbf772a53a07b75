"""`rudel backup` and `rudel restore`: the whole house in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rudel.cli.serve import default_database

if TYPE_CHECKING:
    from rudel.store.archive import Header

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="RUDEL_DATABASE",
        help="sqlite:///FILE or postgresql://…; if not said, that of rudel serve.",
        show_default=False,
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; an older backup is replaced.")],
    database: Database = None,
) -> None:
    """Write all tables and people to one file, while the server runs or not.

    The file holds secrets (of dice, devices and running games): keep it as you keep the database. Only its owner can
    read it. It can be restored into SQLite and PostgreSQL alike.
    """
    import asyncio

    from rudel.store.backup import backup as write

    typer.echo(f"{file}: {_said(asyncio.run(write(database or default_database(), file)))}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What rudel backup has written.")],
    database: Database = None,
) -> None:
    """Fill an empty database with a backup: all of it, or nothing at all.

    Stop the server before; a database that is not empty is refused.
    """
    import asyncio

    from rudel.store.backup import restore as read

    typer.echo(f"{file}: {_said(asyncio.run(read(database or default_database(), file)))}")


def _said(header: Header) -> str:
    """How much of everything there is."""
    return ", ".join(f"{held.rows} {name}" for name, held in sorted(header.tables.items()))
