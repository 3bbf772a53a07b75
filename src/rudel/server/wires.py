"""Wire: what is told goes out on one; which kind, the short or the plain one, is chosen once at the start."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Any, Protocol, cast

from rudel.server.plain_wires import PlainWire

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable

    from litestar import WebSocket

    Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("rudel.wires")
NAME = "rudel.wire"


class Wire(Protocol):
    """One socket's way out."""

    def tell(self, message: bytes) -> None:
        """Sends a text, in order."""

    def hang_up(self, code: int, reason: str) -> None:
        """Closes, after everything that was told before."""


def chosen() -> type[asyncio.Protocol] | str:
    """What uvicorn shall use: our own kind of its socket if there can be one, else whatever it has."""
    if os.environ.get("RUDEL_WIRE") == "plain":
        log.info("the plain way out is taken: RUDEL_WIRE asks for it")
        return "auto"
    try:
        from rudel.server import short_wires  # noqa: PLC0415  (another uvicorn may not have what it builds on)

        lacking = short_wires.missing()
    except (ImportError, TypeError, AttributeError) as problem:
        lacking = [str(problem)]
    if lacking:
        log.warning("the plain way out is taken: this uvicorn lacks %s", ", ".join(lacking))
        return "auto"
    log.info("the short way out is taken")
    return short_wires.ShortWire


def wire_of(socket: Socket) -> Wire:
    """The wire of a socket that is served: a short one if it has one."""
    short = (socket.scope["extensions"] or {}).get(NAME)
    return PlainWire(socket) if short is None else cast("Wire", short["wire"])


def ear_of(socket: Socket, wire: Wire) -> Callable[[], Awaitable[str]]:
    """How to wait for the client's next text."""
    return wire.hear if isinstance(wire, PlainWire) else lambda: socket.receive_data(mode="text")
