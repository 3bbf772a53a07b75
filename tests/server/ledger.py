"""What people at many tables asked for, were answered and were told, held against the rows of the database."""

import asyncio
import hashlib
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise

import msgspec
from tests.server.play import choose_turn

from rudel.client import Refused
from rudel.client.line import new_id
from rudel.store import Store
from rudel.table import rows
from rudel.table.seen import seen as seen_at
from rudel.table.table import Table
from rudel.wire.messages import Told


@dataclass(frozen=True)
class Turn:
    """A turn that somebody asked for, seen from a version."""

    table: str
    seat: int
    version: int
    actions: list[int]


class Glance(msgspec.Struct):
    """Of what a client is told as much as says where it belongs."""

    table: str
    seat: int | None
    version: int


class Heard(msgspec.Struct):
    type: str
    seen: Glance | None = None


class Ledger:
    """Every turn of every person, and every byte that was told to them."""

    def __init__(self):
        self.asked = {}
        self.answered = {}
        self.refused = {}
        self.told = []
        self.tables = {}
        self.rows = {}
        self.shown = {}
        self._reading = asyncio.Lock()
        """One look at the database at a time: whoever opens it looks whether it is up to date."""
        self._messages = 0
        self._news = asyncio.Condition()

    # --- people -------------------------------------------------------------------------------------------------

    def listen(self, line):
        """Keeps whatever this line hears from now on."""
        take, line.first = line._take, None

        async def keep(text):
            await take(text)
            heard = msgspec.json.decode(text, type=Heard)
            if heard.type == "told":
                line.first = heard.seen.version if line.first is None else line.first
                self.told.append((heard.seen, _hash(without_events(text))))
            await self._count()

        line._take = keep

    async def play(self, line, seen, luck):
        """A random whole turn, and what came of it; somebody else may be quicker."""
        try:
            actions = await choose_turn(line, seen, luck)
        except Refused as refused:
            if refused.kind not in {"stale", "not-playing"}:
                raise
        else:
            name = new_id()
            self.asked[name] = Turn(seen.table, seen.seat, seen.version, actions)
            await self._count()
            try:
                self.answered[name] = await line.play(seen, actions, id=name)
            except Refused as refused:
                if refused.kind not in {"stale", "over"}:
                    raise
                self.refused[name] = refused.kind
        await line.until(lambda line: line.seen[seen.seat] is not seen)

    async def _count(self):
        async with self._news:
            self._messages += 1
            self._news.notify_all()

    async def more(self, number):
        """Waits until so many more turns were asked or messages heard."""
        wanted = self._messages + number
        async with self._news:
            await self._news.wait_for(lambda: self._messages >= wanted)

    def unanswered(self):
        """The commands whose fate nobody knows yet."""
        return self.asked.keys() - self.answered.keys() - self.refused.keys()

    # --- the database -------------------------------------------------------------------------------------------

    async def audit(self, address):
        """Everything acknowledged is stored once, nothing else is, and people saw the fold of it and nothing else."""
        async with self._open(address) as store:
            for entry in [entry for phase in ("open", "playing", "over") for entry in await store.in_phase(phase)]:
                self._fold(entry, await store.rows(entry.id))
        self._check_commands()
        self._check_told()

    def _fold(self, entry, stored):
        before = self.rows.get(entry.id, [])
        assert before == stored[: len(before)], "the log only grows"
        self.rows[entry.id] = stored
        table = self.tables.setdefault(entry.id, Table(entry.id, entry.secret))
        if not before:
            self.shown[entry.id] = set()
        for row in stored[len(before) :]:
            table.fold(rows.read(row.body))
            assert (row.number, row.version) == (table.number, table.version)
            self.shown[entry.id].update(_hash(view(table, seat)) for seat in (None, *range(table.game.seats)))
        assert (entry.phase, table.number) == (table.phase, len(stored))

    def _check_commands(self):
        stored = {}
        for table, log in self.rows.items():
            for before, row in pairwise(log):
                body = rows.read(row.body)
                if isinstance(body, rows.Played) and body.by == "person":
                    assert row.command not in stored, "the same command twice"
                    stored[row.command] = row.version
                    turn = Turn(table, body.seat, before.version, body.actions)
                    assert self.asked.get(row.command) == turn, "a turn that nobody asked for"
        for name, version in self.answered.items():
            assert stored.get(name) == version, f"{self.asked[name]} was acknowledged"
        assert not self.refused.keys() & stored.keys(), "a refused turn was stored"

    def _check_told(self):
        for glance, told in self.told:
            assert told in self.shown[glance.table], f"version {glance.version} was told and is not stored like that"
        self.told.clear()

    @asynccontextmanager
    async def _open(self, address):
        async with self._reading:
            store = await Store.open(address)
            try:
                yield store
            finally:
                await store.close()

    async def fold(self, address, name):
        """A table as the database has it now, and per row its version, whether everybody knows of it, its events."""
        async with self._open(address) as store:
            table, happened = Table(name, (await store.entry(name)).secret), []
            for row in await store.rows(name):
                before = table.version
                events = table.fold(rows.read(row.body))
                happened.append((before + 1, table.version > before, events))
            return table, happened

    def stored(self, names):
        """How many of these commands are in the database."""
        known = Counter(row.command for log in self.rows.values() for row in log)
        return sum(known[name] for name in names)


def check_heard(line, seat, happened, *, twice=False):
    """Whoever came back by version has missed nothing, and heard nothing twice that everybody knows of.

    (A secret choice has no version of its own: who was cut off before the next one hears of it again.)
    """
    everything, secrets, heard = _all_of_it(line, seat, happened)
    assert in_order(everything, heard), f"seat {seat} has missed something: {_missed(everything, heard)}"
    known, public = ([one for one in some if one not in secrets] for some in (everything, heard))
    if twice:
        known, public = list(dict.fromkeys(known)), list(dict.fromkeys(public))
    assert known == public, "something was heard twice, or in another order"


def missed_nothing(line, seat, happened):
    """Whether the seat has heard of everything that it may hear of."""
    everything, _, heard = _all_of_it(line, seat, happened)
    return in_order(everything, heard)


def _all_of_it(line, seat, happened):
    """What the seat should have heard, which of it was secret, and what it has heard."""
    everything, secrets = [], set()
    for version, public, events in happened:
        texts = [(version, msgspec.json.encode(event)) for event in events if event.audience in (None, seat)]
        everything += texts if version > line.first else []
        secrets.update(() if public else texts)
    return everything, secrets, [(one.version, msgspec.json.encode(one.event)) for one in line.heard]


def _missed(few, many):
    """The first that does not follow, and what was heard around it."""
    left = list(many)
    for index, one in enumerate(few):
        if one not in left:
            version = one[0]
            return one, few[max(0, index - 3) : index + 4], [told for told in many if abs(told[0] - version) <= 2]
        left = left[left.index(one) + 1 :]
    return None


def in_order(few, many):
    """Whether these stand among the others, in this order."""
    left = iter(many)
    return all(one in left for one in few)


def view(table, seat):
    """What a seat is told of a table, as bytes, up to the events."""
    return without_events(msgspec.json.encode(Told(seen=seen_at(table, seat))))


def without_events(text):
    """A message without the events that brought it about: they depend on what one has heard already."""
    return text[: text.rindex(b',"events":[')]


def _hash(text):
    return hashlib.sha256(text).digest()
