"""Wire: uvicorn's own websocket, and beside the long way out, through every layer of the house, a short one.

Each turn is told to every seat, so what one message costs decides how many turns there can be in a second. A message
is written as it is, with no task and no queue in between, and all that is told in one moment leaves together.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from litestar.types import WebSocketScope
    from websockets.http11 import Request

NAME = "rudel.wire"
MOST_UNSENT = 512 * 1024
"""A client that is so many bytes behind is cut off; it comes back and gets the newest."""
WHOLE_TEXT = b"\x81"
"""The first byte of a frame that is a whole text, unmasked and uncompressed (RFC 6455)."""


class Wire(WebSocketsSansIOProtocol):
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


def wire_of(scope: WebSocketScope) -> Wire:
    """The wire of a socket that is served."""
    return cast("Wire", (scope["extensions"] or {})[NAME]["wire"])


def head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return WHOLE_TEXT + bytes((size,))
    return WHOLE_TEXT + (b"\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x7f" + size.to_bytes(8, "big"))
