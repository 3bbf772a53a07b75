"""`rudel serve`: the house, open to whoever has the address."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help="The port; 0 is any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="RUDEL_DATABASE", help="sqlite:///FILE or postgresql://…", show_default=False
        ),
    ] = None,
) -> None:
    """Open the house: tables for people and bots, over http and sockets."""
    import socket

    import uvicorn

    from rudel.server.app import make_app

    listener = socket.create_server((host, port), backlog=512)
    app = make_app(database or default_database())
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets", ws_max_size=32 * 1024, timeout_graceful_shutdown=5, access_log=False
    )
    typer.echo(f"http://{host}:{listener.getsockname()[1]}")
    uvicorn.Server(config).run(sockets=[listener])


def default_database() -> str:
    """A file in the user's data folder."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("rudel", ensure_exists=True))
    return f"sqlite:///{folder / 'rudel.db'}"
