"""People who play at one of several nodes and move on when it is gone; they write down what was acknowledged."""

import asyncio
import contextlib
import time

import httpx
import psycopg
import websockets
from tests.server.play import choose_turn

import rudel
from rudel.client import Client, Refused
from rudel.client.line import new_id
from rudel.core import record as records
from rudel.table import rows

GONE = (ConnectionError, OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)
PATIENCE = 300
"""Seconds after which something that should happen has not happened."""


class Person:
    """Somebody with one device, known to every node."""

    def __init__(self, name, luck):
        self.name = name
        self.luck = luck
        self.clients = {}
        self.acknowledged = []
        """(table, seat, command, version) of everything that was said to be saved."""

    async def meet(self, *nodes):
        """Says hello at the first node; the others know the same cookie."""
        for node in nodes:
            client = self.clients[node] = Client(node.address, name=self.name)
            if node is nodes[0]:
                await client.__aenter__()
            client.http.cookies = self.clients[nodes[0]].http.cookies
        return self

    def at(self, node):
        return self.clients[node]

    async def part(self):
        for client in self.clients.values():
            await client.http.aclose()


class Seatholder:
    """A person at one table: plays on, wherever it is connected, until the game is over."""

    def __init__(self, person, table, node):
        self.person, self.table, self.node = person, table, node
        self.line = None
        self.pending = None
        self.turns = self.interrupts = 0
        self.over = False
        self.most = None
        """So many turns are played, then it waits."""
        self._on = asyncio.Event()
        self._stopped = asyncio.Event()

    async def play(self):
        """Whole turns until the end; a command without an answer is sent again under the same name."""
        while True:
            with contextlib.suppress(*GONE):
                async with self.person.at(self.node).live(self.table) as self.line:
                    with contextlib.suppress(Refused):  # the game has gone on without it
                        await self._say_again()
                    await self._play_on(self.line)
                    self.over = True
                    self._stopped.set()
                    return
            await asyncio.sleep(0.02)  # whoever hung up is asked again, or somebody else

    async def _play_on(self, line):
        tried = -1
        while True:
            await line.until(
                lambda line, tried=tried: any(_can(seen, tried) or _over(seen) for seen in line.seen.values())
            )
            if line.closed:
                raise ConnectionError
            seen = next((seen for seen in line.seen.values() if _can(seen, tried)), None)
            if seen is None:
                return
            if not seen.asked:  # now and then an interrupt
                tried = seen.version
                if self.person.luck.random() < 0.3:
                    continue
            await self._wait_if_told()
            with contextlib.suppress(Refused):  # somebody was quicker
                self.pending = (seen, await choose_turn(line, seen, self.person.luck), new_id())
                await self._say_again()
            await line.until(lambda line, seen=seen: line.seen[seen.seat] is not seen)

    async def _say_again(self):
        if self.pending is None:
            return
        seen, actions, name = self.pending
        try:
            version = await self.line.play(seen, actions, id=name)
        except Refused as refused:
            if refused.kind == "stale":
                self.pending = None
            elif refused.kind != "not-saved":
                raise AssertionError(f"{refused.kind}: {refused}") from refused
            raise
        self.person.acknowledged.append((self.table, seen.seat, name, version))
        self.pending = None
        self.turns += 1
        self.interrupts += not seen.asked

    async def _wait_if_told(self):
        while self.most is not None and self.turns >= self.most:
            self._on.clear()
            self._stopped.set()
            await self._on.wait()

    async def stopped(self):
        """When the turns that were allowed are played and it would be its turn again, or all is over."""
        await self._stopped.wait()

    def allow(self, most):
        """So many turns in all, then it waits again."""
        self.most = most
        if not self.over:
            self._stopped.clear()
        self._on.set()

    def go_on(self, node=None):
        """Plays on without end, at another node if one is named."""
        self.most = None
        if node is not None:
            self.node = node
            if self.line is not None:
                self.line.socket.transport.abort()
        self._on.set()


def _can(seen, tried):
    """Whether a seat is asked, or could interrupt or choose anew and has not thought about it yet."""
    return seen.phase == "playing" and (seen.asked or (seen.legal and seen.version > tried))


def _over(seen):
    return seen.phase == "over"


async def opened(host, guests, node, game, seats, **settings):
    """A table of the host's at a node, with guests on its next chairs."""
    table = await host.at(node).open(game, seats, **{"level": "random", "pace": 0, **settings})
    await host.at(node).sit(table.id)
    for guest in guests:
        await guest.at(node).sit(table.id)
    return table.id


async def until(question, what):
    """Waits until the question has an answer that counts."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = await question()
        if answer:
            return answer
        await asyncio.sleep(0.02)
    raise AssertionError(f"it does not happen: {what}")


async def views(node, table, people):
    """What everybody, and somebody looking on, is shown by a node."""
    shown = {person.name: await person.at(node).ask("GET", f"/api/tables/{table}") for person in people}
    async with httpx.AsyncClient(base_url=node.address, trust_env=False) as stranger:
        shown[None] = (await stranger.get(f"/api/tables/{table}")).content
    return shown


async def log_of(database, table):
    """The table's rows as they are stored: (number, version, seat, command, row)."""
    query = "SELECT number, version, seat, command, body FROM rows WHERE table_id = %s ORDER BY number"
    async with await psycopg.AsyncConnection.connect(database) as connection:
        found = await (await connection.execute(query, [table])).fetchall()
    return [(*row[:4], rows.read(bytes(row[4]))) for row in found]


async def audit(database, table, people, nodes):
    """Nothing is missing, nothing is doubled, the record proves itself, and all nodes show the same bytes."""
    log = await log_of(database, table)
    assert list(range(1, len(log) + 1)) == [row[0] for row in log]
    played = [(seat, command) for _, _, seat, command, row in log if isinstance(row, rows.Played)]
    assert len(set(played)) == len(played)
    assert all(command is not None for _, command in played)
    stored = [(table, seat, command, version) for _, version, seat, command, _ in log if command is not None]
    for said in [said for person in people for said in person.acknowledged if said[0] == table]:
        assert 1 == stored.count(said), said
    text = await people[0].at(nodes[0]).record(table)
    assert records.verify(records.read(text, rudel.GAMES)) is not None
    shown = [await views(node, table, people) for node in nodes]
    assert all(one == shown[0] for one in shown)
    return log
