"""An evening of many tables: people who play on whatever happens to the connection or the house."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress

import httpx
from tests.server.ledger import check_heard, missed_nothing, view, without_events

from rudel.client import Client, Refused

PATIENCE = 2
"""Seconds after which a silent server is taken for lost."""


class Evening:
    """People at tables, until somebody says that it is enough; then what they see is compared with the database."""

    stutters = False
    """Whether something may be heard twice."""

    def __init__(self, address, database, ledger, luck):
        self.address = address
        self.live_address = address
        """Where lines go, if not the same way as calm requests."""
        self.database = database
        self.ledger = ledger
        self.luck = luck
        self.lines = []
        self.enough = asyncio.Event()
        self.finished = 0
        """Games that were played to their end."""

    def cut(self):
        """All connections are gone at once, with whatever was on its way."""
        for line in self.lines:
            if line.socket is not None:
                line.socket.transport.abort()

    async def group(self, key, seats, people):
        """Plays one game after the other."""
        while not self.enough.is_set():
            await self.play_once(key, seats, people)

    async def play_once(self, key, seats, people):
        """Plays one game, with bots on the chairs that are left."""
        async with AsyncExitStack() as stack:
            persons = [await self._person(stack, f"Guest {number}") for number in range(people)]
            table = await again(lambda: persons[0].open(key, seats, level="random", pace=0))
            for seat, person in enumerate(persons):
                await again(lambda: person.sit(table.id, seat=seat), but="taken")  # noqa: B023  (called at once)
            await self._play(persons, table.id)

    async def _person(self, stack, name):
        client = Client(self.address, name=name)
        stack.push_async_callback(client.http.aclose)
        await again(client.__aenter__)
        client.address = self.live_address
        return client

    async def _play(self, persons, table):
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(person.stay(table, patience=PATIENCE)) for person in persons]
            for line in lines:
                self.ledger.listen(line)
            self.lines += lines
            for line in lines:  # who comes later sees what was chosen in secret, but does not hear of it
                await line.until(lambda line: line.seen)
            await lines[0].start()
            lucks = [random.Random(self.luck.random()) for _ in lines]
            await asyncio.gather(*map(self._person_plays, lines, lucks))
            over = all(seen.phase == "over" for line in lines for seen in line.seen.values())
            self.finished += over
            await self.compare(persons, lines, table)

    async def _person_plays(self, line, luck):
        while (seen := await self._turn(line)) is not None:
            await self.ledger.play(line, seen, luck)

    async def _turn(self, line):
        """The next turn of this person; None when the game is over, or everybody goes home."""
        turn, end = asyncio.ensure_future(line.my_turn()), asyncio.ensure_future(self.enough.wait())
        try:
            await asyncio.wait({turn, end}, return_when=asyncio.FIRST_COMPLETED)
            return turn.result() if turn.done() and not self.enough.is_set() else None
        finally:
            turn.cancel()
            end.cancel()

    async def compare(self, _persons, lines, table):
        """People do nothing any more, so the bots soon wait for them; then everybody sees what is stored."""
        while True:
            fold, happened = await self.ledger.fold(self.database, table)
            for line in lines:
                await line.until(lambda line: all(seen.version >= fold.version for seen in line.seen.values()))  # noqa: B023
            if fold.number == (await self.ledger.fold(self.database, table))[0].number:
                break
        for line in lines:
            for seat, text in line.raw.items():
                assert view(fold, seat) == without_events(text)
                with suppress(TimeoutError):  # a secret choice has no version to wait for
                    async with asyncio.timeout(10 * PATIENCE):
                        await line.until(lambda line: missed_nothing(line, seat, happened))  # noqa: B023
                check_heard(line, seat, happened, twice=self.stutters)


async def again(ask, but=None):
    """Asks until there is an answer; a refusal of this kind means that it was heard before."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(0.05)
        except Refused as refused:
            if refused.kind != but:
                raise
            return None
