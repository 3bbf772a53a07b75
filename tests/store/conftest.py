"""Every store test runs on both databases: a file, and a real PostgreSQL that the tests start themselves."""

import asyncio

import pytest

from rudel.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/rudel.db"
    return request.getfixturevalue("empty_postgres")


@pytest.fixture
def run(address):
    """Runs what a test does with an open store."""

    def runner(work):
        async def inside():
            store = await Store.open(address)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return runner
