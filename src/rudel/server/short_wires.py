"""The short way out: uvicorn's own websocket, which is also told things past every layer of the house.

Each turn is told to every seat, so what one message costs decides how many turns there can be in a second. A message
is written as it is, with no task and no queue in between, and all that is told in one moment leaves together.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from rudel.server.plain_wires import MOST_UNSENT

if TYPE_CHECKING:
    from websockets.http11 import Request

NAME = "rudel.wire"
WHOLE_TEXT = b"\x81"
"""The first byte of a frame that is a whole text, unmasked and uncompressed (RFC 6455)."""
LEANED_ON = ("handle_connect", "send", "loop", "tasks", "transport", "close_sent")
"""All that we use of uvicorn's class and that its interface does not promise."""


class ShortWire(WebSocketsSansIOProtocol):
    """A socket that can also be told something without waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Whoever serves the socket finds the wire in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), NAME: {"wire": self}}

    def tell(self, message: bytes) -> None:
        """Sends a text, with everything else that is told in this moment."""
        if not self._unsent:
            self.loop.call_soon(self._send)
        self._unsent += (head(len(message)), message)

    def hang_up(self, code: int, reason: str) -> None:
        """Closes, after everything that was told before."""
        self._send()
        task = self.loop.create_task(self._close(code, reason))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(ClientDisconnected):
            if not self.close_sent:
                await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def _send(self) -> None:
        unsent, self._unsent = b"".join(self._unsent), []
        if not unsent or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(unsent)
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()


def head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return WHOLE_TEXT + bytes((size,))
    return WHOLE_TEXT + (b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big"))


def missing(kind: type[WebSocketsSansIOProtocol] = WebSocketsSansIOProtocol) -> list[str]:
    """What this uvicorn's class lacks of all that we lean on, tried on a socket that is never opened."""

    async def nobody(_scope: Any, _receive: Any, _send: Any) -> None: ...

    loop = asyncio.new_event_loop()
    try:
        config = uvicorn.Config(nobody, interface="asgi3", log_config=None, ws="none", lifespan="off")
        config.load()
        tried = kind(config, ServerState(), {}, loop)
        return [name for name in LEANED_ON if not hasattr(tried, name)]
    finally:
        loop.close()
