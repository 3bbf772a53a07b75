"""A websocket client of as few instructions as possible: the load driver must not be what is measured."""

from __future__ import annotations

import asyncio
import struct
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A client must mask; masking with zeros changes nothing."""
HEADS = b"\r\n\r\n"


class Link(asyncio.Protocol):
    """One connection; every text is handed on as bytes."""

    def __init__(self, request, take):
        self._request = request
        self._take = take
        self._rest = b""
        self.opened = asyncio.get_running_loop().create_future()
        self.transport = None
        self.closed = False

    @classmethod
    async def open(cls, address, path, take, cookie=None):
        """A connection that is ready to be spoken on."""
        host, port = urlsplit(address).hostname, urlsplit(address).port
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: cnVkZWwgbG9hZCBkcml2ZQ==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        request = ("\r\n".join(lines)).encode() + HEADS
        _, link = await asyncio.get_running_loop().create_connection(lambda: cls(request, take), host, port)
        await link.opened
        return link

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, _problem):
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data):
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(HEADS)
            if not found:
                self._rest = head
                return
            if b" 101 " not in head[:16]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = data[self._read(data) :]

    def _read(self, data):
        """Hands on every whole frame; returns where the rest begins."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, body = data[at], data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if body + size > end:
                break
            at = body + size
            if kind == 0x80 | TEXT:
                self._take(data[body:at])
            else:
                self._control(kind, data[body:at])
        return at

    def _control(self, kind, body):
        if kind == 0x80 | PING:
            self._write(PONG, body)
        elif kind == 0x80 | CLOSE:
            self.closed = True
            self.transport.close()
        elif kind != 0x80 | PONG:
            raise ValueError(f"a frame of kind {kind:#x}")

    def send(self, text):
        self._write(TEXT, text)

    def _write(self, kind, body):
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        self.transport.write(head + NO_MASK + body)

    def close(self):
        if not self.closed:
            self._write(CLOSE, b"\x03\xe8")
            self.transport.close()
            self.closed = True
