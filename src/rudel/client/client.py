"""Talks to a Rudel server: calm requests over http, a table's live side over a socket.

async with Client("http://127.0.0.1:8000", name="Ada") as ada:
    table = await ada.open("dog", seats=4)
    await ada.sit(table["id"])
    async with ada.live(table["id"]) as line:
        await line.start()
        while (seen := await line.my_turn()) is not None:
            await line.play(seen["legal"][0]["id"])
"""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import websockets
from websockets.asyncio.client import connect

from rudel.core.errors import RudelError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection

Message = dict[str, Any]


class Refused(RudelError):
    """The server says no: `kind` for programs, the text for people, a rule's id if a rule says it."""

    def __init__(self, kind: str, detail: str, rule: str | None = None) -> None:
        self.kind = kind
        self.rule = rule
        super().__init__(detail)


class Client:
    """One device, and so one person."""

    def __init__(self, address: str, *, name: str = "Somebody", avatar: str = "dog") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.avatar = avatar
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def __aenter__(self) -> Client:
        await self.ask("PUT", "/api/me", {"name": self.name, "avatar": self.avatar})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """A calm request; Refused if the server says no."""
        answer = await self.http.request(method, path, json=body)
        if answer.is_error:
            said = answer.json()
            raise Refused(said["type"].removeprefix("urn:rudel:"), said["detail"], said.get("rule"))
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def open(self, game: str, seats: int, *, options: Message | None = None, **settings: Any) -> Message:
        """Opens a table; {id, code, …}."""
        body = {"game": game, "seats": seats, "options": options or {}, "settings": settings}
        opened: Message = await self.ask("POST", "/api/tables", body)
        return opened

    async def find(self, code: str) -> Message:
        """The table of a code."""
        found: Message = await self.ask("GET", f"/api/codes/{code}")
        return found

    async def sit(self, table: str, seat: int | None = None) -> list[int]:
        """Takes a chair; where one sits."""
        body = {"name": self.name, "avatar": self.avatar, "contribution": secrets.token_hex(16), "seat": seat}
        answer = await self.ask("POST", f"/api/tables/{table}/chairs", body)
        seats: list[int] = answer["seats"]
        return seats

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return str(await self.ask("GET", f"/api/tables/{table}/record"))

    @asynccontextmanager
    async def live(self, table: str, *, have: int | None = None) -> AsyncIterator[Line]:
        """The live side of a table."""
        address = self.address.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{address}/api/tables/{table}/live"
        async with connect(url, additional_headers={"Cookie": cookies}, max_size=None, compression=None) as socket:
            line = Line(socket)
            reader = asyncio.create_task(line.read())
            try:
                await line.send({"type": "hello", "have": have})
                yield line
            finally:
                reader.cancel()


class Line:
    """What a client knows of a live table: the newest `seen` of each of its seats, and what has happened."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[int | None, Message] = {}
        self.heard: list[Message] = []
        self.bye: Message | None = None
        self.closed = False
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Condition()

    async def read(self) -> None:
        """Takes in whatever the server says, until it hangs up."""
        try:
            async for text in self.socket:
                await self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = True
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the server hung up"))
            async with self._news:
                self._news.notify_all()

    async def _take(self, said: Message) -> None:
        match said["type"]:
            case "told":
                seen = said["seen"]
                self.seen[seen["seat"]] = seen
                self.heard += seen["events"]
            case "bye":
                self.bye = said
            case _ if said.get("id") in self._answers:
                self._answers.pop(said["id"]).set_result(said)
        async with self._news:
            self._news.notify_all()

    async def send(self, message: Message) -> None:
        """Says something as it is."""
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, **about: Any) -> Message:
        """Asks and waits for the answer; Refused if the server says no."""
        name = about.pop("id", None) or secrets.token_hex(8)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.send({"type": kind, "id": name, **about})
        said = await answer
        if said["type"] == "refused":
            raise Refused(said["kind"], said["detail"], said.get("rule"))
        return said

    async def start(self) -> int:
        """The host begins."""
        return int((await self.ask("start"))["version"])

    async def play(self, seen: Message, actions: list[int], *, id: str | None = None) -> int:  # noqa: A002
        """One whole turn, seen from what was seen last; the version it brought about, saved."""
        said = await self.ask("play", id=id, seat=seen["seat"], version=seen["version"], actions=actions)
        return int(said["version"])

    async def attempt(self, seen: Message, actions: list[int]) -> Message:
        """What a half-made turn would look like."""
        said = await self.ask("try", seat=seen["seat"], version=seen["version"], actions=actions)
        tried: Message = said["tried"]
        return tried

    async def until(self, wanted: Any) -> None:
        """Waits until what is known satisfies the question, or the line is closed."""
        async with self._news:
            await self._news.wait_for(lambda: self.closed or wanted(self))

    async def my_turn(self) -> Message | None:
        """The seat of mine that is asked to act, as it is seen; None when the game is over."""

        def asked(line: Line) -> bool:
            return any(seen["asked"] or seen["phase"] == "over" for seen in line.seen.values())

        await self.until(asked)
        if self.closed:
            raise ConnectionError("the server hung up")
        return next((seen for seen in self.seen.values() if seen["asked"]), None)
