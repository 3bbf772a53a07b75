"""A line that comes back: by the version it has, and with everything that was asked and not answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

import websockets

from rudel.client.line import Line, Question
from rudel.client.problems import Refused
from rudel.wire import messages

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

SOON = 0.1
"""Seconds before a lost connection is tried again for the first time; then twice as many, and so on."""
FOR_GOOD = (4401, 4403, 4404)
"""The server's reasons to close that trying again does not change: nobody looks on, another origin, no such table."""


class SteadyLine(Line):
    """Like a Line, but it is closed only when the server does not want it back.

    Whoever asks something waits, if need be until the server is there again. What was asked keeps its id, so that
    nothing is done twice. What is seen may be old for a while: a turn that comes too late is refused as stale.
    """

    def __init__(self, connect: Callable[[], AbstractAsyncContextManager[ClientConnection]], latest: float) -> None:
        super().__init__(None)
        self._connect = connect
        self._wait = SOON
        self._latest = latest

    async def read(self) -> None:
        """Takes in whatever the server says, and comes back whenever the connection is lost."""
        wanted = True
        try:
            while wanted:
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    async with self._connect() as socket:
                        self.socket, self.bye = socket, None
                        with contextlib.suppress(ConnectionError):
                            await self._come_back()
                        await self._listen(socket)
                    wanted = self._wanted(socket)
                if wanted:
                    await asyncio.sleep(self._wait * random.uniform(0.5, 1))  # not everybody at once
                    self._wait = min(2 * self._wait, self._latest)
        finally:
            await self._close()

    async def _come_back(self) -> None:
        """Says which version it has, and asks again what was not answered."""
        have = min((seen.version for seen in self.seen.values()), default=None)
        await self.send(messages.Hello(have=have))
        for question in list(self._open.values()):
            await self.send(question.asked)

    async def _take(self, text: bytes) -> None:
        self._wait = SOON
        await super()._take(text)

    async def _put(self, question: Question) -> None:
        with contextlib.suppress(ConnectionError):  # it is asked when the line is back
            await super()._put(question)

    def _wanted(self, socket: ClientConnection) -> bool:
        return socket.close_code not in FOR_GOOD and (self.bye is None or self.bye.come_back)

    async def start(self) -> int:
        """The host begins; a game that has begun already is begun, for the answer may have been lost."""
        try:
            return await super().start()
        except Refused as refused:
            if refused.kind != "begun":
                raise
            return max((seen.version for seen in self.seen.values()), default=0)
