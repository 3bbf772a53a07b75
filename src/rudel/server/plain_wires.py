"""The plain way out, by what ASGI promises and nothing else: one task per socket sends what is told, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from litestar.exceptions import WebSocketDisconnect

if TYPE_CHECKING:
    from litestar import WebSocket

MOST_UNSENT = 512 * 1024
"""A client that is so many bytes behind is cut off; it comes back and gets the newest."""


class PlainWire:
    """What is told waits here until the client has taken what was told before."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._unsent: deque[bytes] = deque()
        self._size = 0
        self._closing: tuple[int, str] | None = None
        self._over = False
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Timeout | None = None

    def tell(self, message: bytes) -> None:
        """Sends a text, after everything that was told before."""
        if self._over or self._closing is not None:
            return
        self._unsent.append(message)
        self._size += len(message)
        if self._size > MOST_UNSENT:
            self._cut_off()
        else:
            self._go_on()

    def hang_up(self, code: int, reason: str) -> None:
        """Closes, after everything that was told before."""
        if not self._over and self._closing is None:
            self._closing = code, reason
            self._go_on()

    async def hear(self) -> str:
        """The next text of the client; ConnectionError if it was cut off."""
        if self._over:
            raise ConnectionAbortedError
        try:
            async with asyncio.timeout(None) as self._hearing:
                return await self._socket.receive_data(mode="text")
        except TimeoutError:
            raise ConnectionAbortedError from None
        finally:
            self._hearing = None

    def _go_on(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent:
                await self._socket.send_data(self._unsent[0])
                self._size -= len(self._unsent.popleft())
            if self._closing is not None:
                self._over = True
                await self._socket.close(*self._closing)
        except (WebSocketDisconnect, OSError, RuntimeError):  # each server has its own way to say that it is closed
            self._end()

    def _end(self) -> None:
        self._over, self._size = True, 0
        self._unsent.clear()

    def _cut_off(self) -> None:
        """Nobody is heard or told any more, so that the server closes the socket."""
        self._end()
        if self._sending is not None:
            self._sending.cancel()
        if self._hearing is not None:
            self._hearing.reschedule(asyncio.get_running_loop().time())
