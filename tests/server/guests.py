"""People who come to a server, sit down and begin; and what the server has stored of it."""

import asyncio
import contextlib
import sqlite3

import httpx
import pytest

from rudel.client import Client, Refused
from rudel.table import rows

PATIENCE = 300


def run(work, *given):
    """Runs a test that ends by itself."""

    async def limited():
        async with asyncio.timeout(PATIENCE):
            return await work(*given)

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def people(server, *names):
    """They say hello."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server.address, name=name)) for name in names]


@contextlib.asynccontextmanager
async def begun(persons, game, seats, **settings):
    """A table at which these people play, and their lines."""
    table = await persons[0].open(game, seats, **{"level": "random", "pace": 0, **settings})
    async with contextlib.AsyncExitStack() as stack:
        for person in persons:
            await person.sit(table.id)
        lines = [await stack.enter_async_context(person.live(table.id)) for person in persons]
        await lines[0].start()
        for seat, line in enumerate(lines):
            await line.until(lambda line, seat=seat: seat in line.seen and line.seen[seat].phase == "playing")
        yield table, lines


async def refused(asking):
    """The kind of the refusal."""
    with pytest.raises(Refused) as problem:
        await asking
    return problem.value.kind


def asked_of(server, query, *about):
    """Asks or changes the database behind the server's back."""
    connection = sqlite3.connect(server.file)
    found = connection.execute(query, about).fetchall()
    connection.commit()
    connection.close()
    return found


def log_of(server, table):
    """The table's rows."""
    found = asked_of(server, "SELECT body FROM rows WHERE table_id = ? ORDER BY number", table)
    return [rows.read(bytes(body)) for (body,) in found]


async def until(question):
    """Waits until the question has an answer that counts."""
    while True:
        if answer := question():
            return answer
        await asyncio.sleep(0.05)


async def shown(server, table):
    """What somebody looking on is shown."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        return (await client.get(f"/api/tables/{table}")).json()
