"""Our server and its tables: the wire protocol itself, nothing of rudel.client."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from functools import cache

import httpx
import msgspec
import pgserver

import rudel
from bench.server.board import SEATS, Board
from bench.server.frames import Link
from bench.server.processes import Program
from rudel.core.dice import Dice

PROGRAM = [sys.executable, "-m", "rudel"]
TOGETHER = 8
ALL = (1 << SEATS) - 1
PEOPLE = ("Ada", "Bob", "Cleo", "Dan")


class Legal(msgspec.Struct):
    id: int


class Seen(msgspec.Struct):
    """What the driver wants to know of a table."""

    version: int
    phase: str
    asked: bool
    legal: list[Legal]
    view: msgspec.Raw


class Said(msgspec.Struct):
    type: str
    seen: Seen | None = None


read = msgspec.json.Decoder(Said).decode


@cache
def wholes(_key):
    """Actions that were a whole turn so far."""
    return set()


@cache
def reader(game):
    return msgspec.json.Decoder(type(game.view(game.start(seed=1), 0))).decode


def whole_turn(game, seen, seat, luck):
    """A whole turn: one that is known to be a single action as it stands, any other played to its end in the mind."""
    first = luck.choice(seen.legal).id
    if first in wholes(game.key):
        return [first]
    begin = game.imagine(reader(game)(seen.view), Dice(1))
    after, turn = begin.copy(), [first]
    after.apply(seat, first)
    while not after.choosing() and seat in after.to_act() and begin.turns == after.turns:
        if begin.revealed != after.revealed:
            break
        turn.append(after.legal(seat)[0])
        after.apply(seat, turn[-1])
    if len(turn) == 1:
        wholes(game.key).add(first)
    return turn


class Ours:
    """A server on a durable database."""

    def __init__(self, folder, database, key, *, arguments=()):
        self.key = key
        self.postgresql = None
        self.name = f"rudel, {database}"
        self.roots = []
        self.durable = "every turn"
        if database == "postgresql":
            self.postgresql = pgserver.get_server(folder / "postgresql", cleanup_mode="delete")
            address = self.postgresql.get_uri()
            self.roots.append(self.postgresql.get_pid())
        else:
            address = f"sqlite:///{folder / 'rudel.db'}"
        try:
            self.program = Program(
                [*PROGRAM, "serve", "--port", "0", "--database", address, "--no-limits", *arguments],
                folder / f"{database}.log",
            )
        except RuntimeError:
            self.stop_database()
            raise
        self.roots.append(self.program.process.pid)

    async def open(self, number):
        """So many tables with four people each, all connected, the game begun."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one():
            async with gate:
                return await Table.open(self.program.address, self.key)

        return await asyncio.gather(*(one() for _ in range(number)))

    async def tidy(self):
        """Memory is measured as it is."""

    def stop_database(self):
        if self.postgresql is not None:
            self.postgresql.cleanup()

    def stop(self):
        self.program.stop()
        self.stop_database()


class Table(Board):
    """A table of one of our games."""

    def __init__(self, address, key, table, cookies):
        super().__init__()
        self.address = address
        self.table = table
        self.game = rudel.game(key, SEATS)
        self.luck = random.Random(table)
        self.cookies = cookies
        self.seen = [None] * SEATS
        self.commands = 0
        self.heard = 0
        """Which seats have heard of the turn under way, as bits."""
        self.ready = asyncio.Event()

    @classmethod
    async def open(cls, address, key):
        cookies, table = [], ""
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            for name in PEOPLE:
                http.cookies.clear()
                await ask(http, "PUT", "/api/me", {"name": name, "avatar": "dog"})
                if not table:
                    wanted = {"game": key, "seats": SEATS, "options": {}, "settings": {"pace": 0, "grace": None}}
                    table = (await ask(http, "POST", "/api/tables", wanted))["id"]
                chair = {"name": name, "avatar": "dog", "contribution": secrets.token_hex(16)}
                await ask(http, "POST", f"/api/tables/{table}/chairs", chair)
                cookies.append("; ".join(f"{cookie}={value}" for cookie, value in http.cookies.items()))
        board = cls(address, key, table, cookies)
        await board.connect(start=True)
        return board

    async def connect(self, *, start=False):
        """Four links; all four know the newest version of a game that is played."""
        self.seen = [None] * SEATS
        self.ready.clear()
        for seat in range(SEATS):
            path = f"/api/tables/{self.table}/live"
            link = await Link.open(
                self.address, path, lambda text, seat=seat: self.take(seat, text), self.cookies[seat]
            )
            self.links.append(link)
            link.send(b'{"type":"hello"}')
        if start:
            self.links[0].send(b'{"type":"start","id":"start"}')
        await asyncio.wait_for(self.ready.wait(), 30)

    def take(self, seat, text):
        self.bytes += len(text)
        said = read(text)
        if said.type == "told":
            self.seen[seat] = said.seen
            if not self.ready.is_set():
                if all(known is not None and known.phase == "playing" for known in self.seen):
                    self.ready.set()
            elif self.waits:
                self.heard |= 1 << seat
                if self.heard == ALL:
                    self.over = said.seen.phase == "over"
                    self.told_all()
        elif said.type == "refused":
            raise RuntimeError(text.decode())

    def send_turn(self):
        """Of the seats that the game waits for, the first."""
        seat = next(seat for seat, seen in enumerate(self.seen) if seen.asked)
        seen = self.seen[seat]
        self.heard = 0
        self.commands += 1
        actions = whole_turn(self.game, seen, seat, self.luck)
        play = {"type": "play", "id": str(self.commands), "seat": seat, "version": seen.version, "actions": actions}
        self.links[seat].send(msgspec.json.encode(play))


async def ask(http, method, path, body):
    answer = await http.request(method, path, json=body)
    if answer.is_error:
        raise RuntimeError(f"{method} {path}: {answer.text}")
    return answer.json()
