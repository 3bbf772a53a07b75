"""A bad connection: between people and the house frames are late, come twice, stop half-way, or never come."""

import asyncio
import contextlib
import random
from collections import Counter

KINDS = ("drop", "delay", "duplicate", "cut", "half-open")
LONGEST = 60
"""So many frames a connection lasts at most before something happens to it."""
TEXT, MASKED = 0x81, 0x80


class Proxy:
    """Listens on loopback and passes everything on to a port, each connection with a trouble of its own.

    drop: it is gone after some frames; delay: every frame is late; duplicate: whole text frames reach the server
    twice; cut: it is gone in the middle of a frame; half-open: one direction falls silent for a while, or for good.
    """

    def __init__(self, port, seed):
        self.port = port
        self.luck = random.Random(seed)
        self.had = Counter()
        """How often each trouble struck."""
        self._kinds = []
        self._connections = set()

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self._server.close()
        for connection in list(self._connections):
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        await self._server.wait_closed()

    def _next_kind(self):
        """All kinds come up equally often."""
        if not self._kinds:
            self._kinds = self.luck.sample(KINDS, len(KINDS))
        return self._kinds.pop()

    async def _meet(self, reader, writer):
        task = asyncio.current_task()
        self._connections.add(task)
        writers = [writer]
        try:
            above = await asyncio.open_connection("127.0.0.1", self.port)
            writers.append(above[1])
            trouble = Trouble(self._next_kind(), random.Random(self.luck.random()), self.had)
            await first_end(trouble.pump(reader, above[1], up=True), trouble.pump(above[0], writer, up=False))
        except OSError:
            pass
        finally:
            for one in writers:
                one.transport.abort()
            self._connections.discard(task)


class Trouble:
    """What happens to one connection, and when."""

    def __init__(self, kind, luck, had):
        self.kind = kind
        self.luck = luck
        self.had = had
        self.left = luck.randrange(1, LONGEST)
        """Frames until it strikes; what is only slow or stutters is dropped then."""

    async def pump(self, reader, writer, *, up):
        """Passes on one direction, frame by frame, until the connection is gone."""
        piece = await reader.readuntil(b"\r\n\r\n")  # the handshake
        while True:
            writer.write(piece)
            await writer.drain()
            piece = await read_frame(reader)
            self.left -= 1
            if self.left <= 0:
                await self._strike(piece, writer)
            elif self.kind == "delay":
                self.had["delay"] += 1
                await asyncio.sleep(self.luck.uniform(0, 0.1))
            elif self.kind == "duplicate" and up and piece[0] == TEXT and self.luck.random() < 0.5:
                self.had["duplicate"] += 1
                piece += piece

    async def _strike(self, piece, writer):
        if self.kind == "half-open":
            self.left = LONGEST  # the other direction goes on
            self.had["half-open"] += 1
            await asyncio.sleep(self.luck.uniform(0, 4))
            if self.luck.random() < 0.5:
                return
        elif self.kind == "cut":
            writer.write(piece[: self.luck.randrange(1, len(piece))])
            await writer.drain()
        self.had["cut" if self.kind == "cut" else "drop"] += 1
        raise ConnectionAbortedError


async def read_frame(reader):
    """The next whole frame of a websocket, as it is."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    more = {126: 2, 127: 8}.get(length, 0)
    if more:
        head += await reader.readexactly(more)
        length = int.from_bytes(head[2:], "big")
    if head[1] & MASKED:
        head += await reader.readexactly(4)
    return head + await reader.readexactly(length)


async def first_end(*pumps):
    """Runs them until one of them ends; then none of them goes on."""
    tasks = [asyncio.create_task(pump) for pump in pumps]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.IncompleteReadError, OSError):
            for done in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(done, Exception):
                    raise done
