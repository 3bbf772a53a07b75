"""Talks to a Rudel server: calm requests over http; a table's live side is a Line.

    async with Client("http://127.0.0.1:8000", name="Ada") as ada:
        table = await ada.open("dog", seats=4, level="casual")
        await ada.sit(table.id)
        async with ada.live(table.id) as line:
            await line.start()
            while (seen := await line.my_turn()) is not None:
                await line.play(seen, await my_whole_turn(line, seen))

`ada.stay(table.id)` instead of `live` survives lost connections and servers that start anew.

A whole turn is found action by action: `line.attempt(seen, actions)` shows what a half-made turn looks like, which
actions may follow, and whether it is whole. What a seat sees (`seen.view`) is the game's own view: `imagine` and every
bot understand it.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect

from rudel.client.line import Line
from rudel.client.problems import Refused
from rudel.client.steady import SteadyLine
from rudel.wire import messages
from rudel.wire.messages import Listed, Opened, Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Self

Kind = TypeVar("Kind")
PATIENCE = 30
"""Seconds to wait for an answer."""


class Client:
    """One device, and so one person."""

    def __init__(self, address: str, *, name: str = "Somebody", avatar: str = "dog") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.avatar = avatar
        self.http = httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> Self:
        await self.ask("PUT", "/api/me", messages.Me(name=self.name, avatar=self.avatar))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """A calm request and the bytes of its answer; Refused if the server says no."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if content is not None else {}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            said = msgspec.json.decode(answer.content, type=Problem)
            raise Refused(said.type.removeprefix("urn:rudel:"), said.detail, said.rule)
        return answer.content

    async def _ask(self, kind: type[Kind], method: str, path: str, body: Any = None) -> Kind:
        return msgspec.json.decode(await self.ask(method, path, body), type=kind)

    # --- tables -------------------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        seats: int,
        *,
        options: dict[str, Any] | None = None,
        rules: int | None = None,
        seed: int | None = None,
        lesson: bool = False,
        **settings: Any,
    ) -> Opened:
        """Opens a table, by the newest rules and with fair dice if not said otherwise; or the guided first game.

        `settings` are those of rudel.table.settings.Settings.
        """
        asked = {"options": options or {}, "rules": rules, "seed": seed, "settings": settings}
        body = {"game": game, "seats": seats, **asked, **({"lesson": True} if lesson else {})}
        return await self._ask(Opened, "POST", "/api/tables", body)

    async def find(self, code: str) -> Opened:
        """The table of a code."""
        return await self._ask(Opened, "GET", f"/api/codes/{code}")

    async def sit(self, table: str, seat: int | None = None) -> list[int]:
        """Takes a chair and adds sixteen random bytes to the dice; where one sits now."""
        body = messages.Sit(name=self.name, avatar=self.avatar, contribution=secrets.token_hex(16), seat=seat)
        return (await self._ask(messages.Seated, "POST", f"/api/tables/{table}/chairs", body)).seats

    async def leave(self, table: str, seat: int) -> None:
        """Leaves a chair for good; the host may also send somebody else away."""
        await self.ask("DELETE", f"/api/tables/{table}/chairs/{seat}")

    async def set_bot(self, table: str, seat: int, level: str) -> None:
        """The host chooses the bot of a chair."""
        await self.ask("PUT", f"/api/tables/{table}/chairs/{seat}/bot", {"level": level})

    async def rematch(self, table: str) -> Opened:
        """A new table for the same people, everybody one seat further."""
        return await self._ask(Opened, "POST", f"/api/tables/{table}/rematch")

    async def tables(self) -> list[Listed]:
        """My tables, newest first."""
        return await self._ask(list[Listed], "GET", "/api/me/tables")

    async def watchable(self) -> list[Listed]:
        """Tables that are being played and that anybody may watch."""
        return await self._ask(list[Listed], "GET", "/api/tables")

    async def forget(self, table: str) -> None:
        """Deletes one of my tables for everybody."""
        await self.ask("DELETE", f"/api/tables/{table}")

    async def record(self, table: str) -> str:
        """The record of a finished game, as `rudel verify` and `rudel replay` read it."""
        return (await self.ask("GET", f"/api/tables/{table}/record")).decode()

    async def replay(self, table: str) -> messages.Replay:
        """What I could see of the game, turn by turn; of a finished game everything."""
        return await self._ask(messages.Replay, "GET", f"/api/tables/{table}/replay")

    # --- devices ------------------------------------------------------------------------------------------------

    async def offer_transfer(self) -> str:
        """A one-time code that makes another device this person."""
        return (await self._ask(messages.Transfer, "POST", "/api/me/transfer")).code

    async def take_transfer(self, code: str) -> None:
        """Becomes the person whose code this is."""
        await self.ask("POST", "/api/me/move", messages.Move(code=code))

    # --- live ---------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def live(self, table: str, *, have: int | None = None) -> AsyncIterator[Line]:
        """The live side of a table; `have` is the version one has seen already."""
        async with self._connect(table) as socket:
            line = Line(socket)
            async with _reading(line):
                await line.send(messages.Hello(have=have))
                yield line

    @asynccontextmanager
    async def stay(self, table: str, *, patience: float = 20) -> AsyncIterator[SteadyLine]:
        """The same, but it comes back whenever the connection is lost, and repeats what was not answered.

        A server that says nothing for `patience` seconds is taken for lost, and is called again at least so often.
        """
        line = SteadyLine(lambda: self._connect(table, patience), latest=patience / 5)
        async with _reading(line):
            yield line

    def _connect(self, table: str, patience: float = PATIENCE) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers={"Cookie": cookies},
            max_size=None,
            compression=None,
            proxy=None,
            open_timeout=patience,
            ping_interval=patience / 2,
            ping_timeout=patience / 2,
            close_timeout=min(patience, 2),
        )


@asynccontextmanager
async def _reading(line: Line) -> AsyncIterator[None]:
    reader = asyncio.create_task(line.read())
    try:
        yield
    finally:
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
