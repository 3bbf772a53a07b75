"""Two houses on one database, and people with tabs that believe what they are told: what the machine plays with.

Lines are the server's own, without sockets: what a person says goes in as bytes, and what they hear comes out as bytes.
"""

import asyncio
from dataclasses import dataclass, field

import msgspec

from rudel.server.house import House
from rudel.server.sockets import Line
from rudel.store import Row, Store, TableEntry
from rudel.store.nodes import OneNode
from rudel.table import decisions, rows
from rudel.table.seen import seen
from rudel.table.table import Table
from rudel.wire import messages

NAME, CODE, SECRET = "MACHINETABLE", "MACHIN", bytes(range(32))

_told = msgspec.json.Decoder(messages.ToClient)


class NobodyDrives:
    """The machine itself says when a bot moves."""

    nodes = OneNode()

    async def drive(self, _live):
        pass


class Ear:
    """The end of a wire: what is told lies there until somebody listens."""

    def __init__(self):
        self.told = []

    def tell(self, message):
        self.told.append(message)

    def hang_up(self, code, _reason):
        raise AssertionError(f"nobody hangs up here, but somebody did with {code}")


@dataclass(eq=False)
class Tab:
    """One connection of a person: the newest it was told of each of its seats, and all events it has heard."""

    person: str
    node: int
    line: Line
    seen: dict = field(default_factory=dict)
    heard: dict = field(default_factory=dict)
    since: int = 0
    eyes: list = field(default_factory=list)

    def listen(self):
        """Takes in what was said; everything that is no telling is returned."""
        answers = []
        lying, self.line.wire.told[:] = list(self.line.wire.told), []
        for message in map(_told.decode, lying):
            if not isinstance(message, messages.Told):
                answers.append(message)
                continue
            told = message.seen
            before = self.seen.get(told.seat)
            assert before is None or before.version <= told.version
            self.heard.setdefault(told.seat, []).extend(told.events)
            self.seen[told.seat] = msgspec.structs.replace(told, events=[])
        return answers

    @property
    def have(self):
        """The version it has."""
        return max((told.version for told in self.seen.values()), default=None)


class World:
    """The database, and two nodes on it that hear of each other only when the machine says so."""

    def __init__(self, address):
        self.address = address
        self.runner = asyncio.Runner()
        self.stores, self.houses = [], []
        self._open()

    def run(self, work):
        return self.runner.run(work)

    def _open(self):
        self.stores = [self.run(Store.open(self.address)) for _ in range(2)]
        self.houses = [House(store) for store in self.stores]

    def close(self):
        for store in self.stores:
            self.run(store.close())

    def end(self):
        self.close()
        self.runner.close()

    def restart(self):
        """Both nodes stop and start; nothing is left but the database."""
        self.close()
        self._open()

    def lay(self, game, settings):
        """A new table of always the same cards; a is its host."""
        self.run(self.stores[0].delete(NAME))
        self.houses = [House(store) for store in self.stores]
        row = decisions.open_table(NAME, game, SECRET, host="a", settings=settings, now=1)
        entry = TableEntry(NAME, CODE, game.key, "open", SECRET, "here", 1, 1)
        self.run(self.stores[0].create(entry, [Row(1, 1, rows.write(row))]))

    def live(self, node):
        return self.run(self.houses[node].live(NAME))

    def log(self, after=0):
        """The rows of the table as the database has them."""
        return self.run(self.stores[0].rows(NAME, after))

    def fresh(self):
        """The table, folded from nothing."""
        table = Table(NAME, SECRET)
        for row in self.log():
            table.fold(rows.read(row.body))
            assert (row.number, row.version) == (table.number, table.version)
        return table

    def connect(self, person, node, have):
        """A new tab of a person who has seen a version, or nothing."""
        live = self.live(node)
        tab = Tab(person, node, Line(self.houses[node], NobodyDrives(), live, person, Ear()))
        self.say(tab, messages.Hello(have=have))
        return tab

    def say(self, tab, message):
        self.run(tab.line.hear(msgspec.json.encode(message)))

    def say_together(self, said):
        """Several say something in the same moment."""

        async def together():
            await asyncio.gather(*(tab.line.hear(msgspec.json.encode(message)) for tab, message in said))

        self.run(together())

    def deliver(self, node):
        """The node hears that something was appended, and reads it."""
        last, live = self.log()[-1].number, self.live(node)

        async def hear():
            await self.houses[node].appended(NAME, last)
            while live.table.number < last:
                async with live.lock:
                    await asyncio.sleep(0)

        self.run(asyncio.wait_for(hear(), 20))


def shown(table, seat):
    """What a seat is to know, as bytes."""
    return msgspec.json.encode(seen(table, seat))
