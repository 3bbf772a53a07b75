"""`rudel serve`: the house, open to whoever has the address."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rudel.core.errors import RudelError

if TYPE_CHECKING:
    import socket

DATABASE = typer.Option(
    metavar="URL",
    envvar="RUDEL_DATABASE",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder if not said.",
    show_default=False,
    show_envvar=True,
)
BACKLOG = 1024


class LogLevel(StrEnum):
    """How much the log tells."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 is any free one.")] = 8000,
    database: Annotated[str | None, DATABASE] = None,
    log: Annotated[LogLevel, typer.Option(help="How much the log (JSON lines on standard error) tells.")] = (
        LogLevel.INFO
    ),
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser, if there is one.")] = False,
    rehearse: Annotated[
        int | None,
        typer.Option(
            metavar="SEED",
            min=0,
            help="Rehearse: all cards and bots follow from this number. For trying out, on this machine only.",
        ),
    ] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", hidden=True)] = False,
) -> None:
    """Open the house: tables for people and bots, over http and sockets.

    With --host 0.0.0.0 everybody in the same network can come; phones find the way by the QR code.
    """
    from rudel.cli import welcome
    from rudel.server.run import rehearsal, run

    if rehearse is not None and not welcome.is_loopback(host):
        raise RudelError(f"a rehearsing house serves this machine only, not {host}; leave --host out")
    address = database or default_database("rudel.db" if rehearse is None else "rehearsal.db")
    listener = listening(host, port)

    def say_where() -> None:
        way = welcome.way_to(host, listener.getsockname()[1])
        typer.echo(way)
        if rehearse is not None:
            typer.secho(rehearsal(rehearse), bold=True)
        if not welcome.is_loopback(host):
            typer.echo(welcome.as_qr(way))
        if browser:
            welcome.open_in_browser(way)

    run(address, listener, say_where, log=log.value, limited=not no_limits, rehearsing=rehearse)


def listening(host: str, port: int) -> socket.socket:
    """The socket to serve on, before anything else is opened."""
    import socket

    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as problem:
        raise RudelError(
            f"cannot listen on {host}:{port} ({problem.strerror or problem}); try another --port"
        ) from None


def default_database(name: str = "rudel.db") -> str:
    """A file in the user's data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("rudel"))
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise RudelError(f"cannot make {folder} ({problem.strerror}); say where with --database") from None
    return f"sqlite:///{folder / name}"
