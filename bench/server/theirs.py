"""The boardgame.io server and its tables: socket.io over a websocket, spoken by hand."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import httpx
import msgspec

from bench.server.board import SEATS, Board
from bench.server.frames import Link
from bench.server.processes import Program

FOLDER = Path(__file__).parent / "boardgameio"
ROOM = b"/hands,"
PATH = "/socket.io/?EIO=4&transport=websocket"
TOGETHER = 8


class Card(msgspec.Struct):
    colour: str


class Laid(msgspec.Struct):
    card: Card


class Open(msgspec.Struct):
    """What the driver wants to know of a game."""

    hand: list[Card]
    trick: list[Laid]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815  (boardgame.io's word)


class State(msgspec.Struct, rename={"version": "_stateID"}):
    G: Open
    ctx: Turn
    version: int


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    info: Synced


read_update = msgspec.json.Decoder(Update).decode
read_sync = msgspec.json.Decoder(Sync).decode
UPDATE, SYNC = b'42/hands,["update"', b'42/hands,["sync"'


class Theirs:
    """A server in memory."""

    name = "boardgame.io"
    durable = "nothing"

    def __init__(self, folder):
        node = shutil.which("node")
        if node is None or not (FOLDER / "node_modules").exists():
            raise RuntimeError("boardgame.io is not there; make bench-server brings it")
        environment = os.environ | {"NODE_ENV": "production"}
        command = [node, "--expose-gc", str(FOLDER / "serve.js")]
        self.program = Program(command, folder / "boardgameio.log", env=environment)
        self.roots = [self.program.process.pid]
        self.address, self.lobby = self.program.address.split()

    async def open(self, number):
        """So many tables with four players each, all connected."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(http):
            async with gate:
                return await Table.open(self.address, http)

        async with httpx.AsyncClient(base_url=self.lobby, timeout=60) as http:
            return await asyncio.gather(*(one(http) for _ in range(number)))

    async def tidy(self):
        """Lets it collect its garbage before its memory is measured."""
        self.program.process.send_signal(signal.SIGUSR2)
        await asyncio.sleep(0.2)

    def stop(self):
        self.program.stop()


class Table(Board):
    """A match of the trick game."""

    def __init__(self, address, match, keys):
        super().__init__()
        self.address = address
        self.match = match
        self.keys = keys
        self.luck = random.Random(match)
        self.states = [None] * SEATS
        self.ready = asyncio.Event()

    @classmethod
    async def open(cls, address, http):
        match = (await http.post("/games/hands/create", json={"numPlayers": SEATS})).json()["matchID"]
        keys = []
        for seat in range(SEATS):
            asked = {"playerID": str(seat), "playerName": f"Player {seat}"}
            keys.append((await http.post(f"/games/hands/{match}/join", json=asked)).json()["playerCredentials"])
        table = cls(address, match, keys)
        await table.connect()
        return table

    async def connect(self):
        """Four links; all four know the newest state."""
        self.states = [None] * SEATS
        self.ready.clear()
        for seat in range(SEATS):
            link = await Link.open(self.address, PATH, lambda text, seat=seat: self.take(seat, text))
            self.links.append(link)
            link.send(b"40" + ROOM)
        await asyncio.wait_for(self.ready.wait(), 30)

    def take(self, seat, text):
        self.bytes += len(text)
        if text.startswith(UPDATE):
            self.states[seat] = state = read_update(text[9:]).state
            if self.waits and all(known.version == state.version for known in self.states):
                self.told_all()
        elif text.startswith(b"40" + ROOM):
            asked = [self.match, str(seat), self.keys[seat], SEATS]
            self.links[seat].send(b"42" + ROOM + msgspec.json.encode(["sync", *asked]))
        elif text.startswith(SYNC):
            self.states[seat] = read_sync(text[9:]).info.state
            if None not in self.states:
                self.ready.set()
        elif text == b"2":  # engine.io asks whether anybody is there
            self.links[seat].send(b"3")

    def send_turn(self):
        seat = int(self.states[0].ctx.currentPlayer)
        state = self.states[seat]
        hand, trick = state.G.hand, state.G.trick
        led = trick[0].card.colour if trick else None
        fitting = [index for index, card in enumerate(hand) if card.colour == led] or range(len(hand))
        move = {"type": "play", "args": [self.luck.choice(fitting)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move | {"credentials": self.keys[seat]}}
        asked = ["update", action, state.version, self.match, str(seat)]
        self.links[seat].send(b"42" + ROOM + msgspec.json.encode(asked))
