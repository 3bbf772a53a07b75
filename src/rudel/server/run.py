"""Runs the house on uvicorn: migrates first, says where it is, and stops gracefully."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING

import uvicorn

from rudel.server.app import make_app
from rudel.server.door import door
from rudel.server.logs import log_to_stderr
from rudel.server.rooms import Limits
from rudel.server.wires import chosen
from rudel.store import Store

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from litestar import Litestar

YOUNG = (50_000, 20, 100)
"""How many new things there are before Python looks for garbage: a turn makes a thousand, and hardly any garbage that
must be looked for."""
PING, PONG = 4.0, 3.0
"""Seconds between two questions whether a browser is still there, and for its answer: who is gone is missed within ten
seconds (the patrol takes one more)."""
FAREWELL = 0.2
"""Seconds for the last words to leave before sockets are closed."""


class Server(uvicorn.Server):
    """Finishes writes, tells everybody to come back, then closes."""

    def __init__(self, config: uvicorn.Config, app: Litestar, say_where: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.say_where = say_where

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says where the house is once it is open."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays
        gc.set_threshold(*YOUNG)
        if self.started:
            self.say_where()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye before the sockets are closed."""
        rooms = getattr(self.app.state, "rooms", None)
        if rooms is not None:
            await rooms.driver.close()
            rooms.house.say_goodbye()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # told to stop and done: that is no failure


def run(
    address: str,
    listener: socket.socket,
    say_where: Callable[[], None],
    *,
    log: str,
    limited: bool,
    rehearsing: int | None = None,
) -> None:
    """Serves until it is told to stop; a database that cannot be used is refused before anything is served."""
    log_to_stderr(log)
    asyncio.run(try_database(address, rehearsing=rehearsing is not None))
    if rehearsing is not None:
        logging.getLogger("rudel.server").warning(rehearsal(rehearsing))
    app = make_app(address, None if limited else Limits.none(), rehearsing)
    config = uvicorn.Config(
        door(app),
        log_config=None,
        access_log=False,
        ws=chosen(),
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=5,
        server_header=False,
        date_header=False,
    )
    Server(config, app, say_where).run(sockets=[listener])


def rehearsal(seed: int) -> str:
    """What a rehearsing house says of itself."""
    return f"REHEARSAL, seed {seed}: every card here is prepared and none is fair. Nobody should play for real here."


async def try_database(address: str, *, rehearsing: bool) -> None:
    """Opens the database once, so that whatever is wrong with it is said plainly."""
    store = await Store.open(address)
    try:
        await store.belongs("rehearsed" if rehearsing else "real")
    finally:
        await store.close()
