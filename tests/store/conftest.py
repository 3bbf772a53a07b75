"""Every store test runs on both databases: a file, and a real PostgreSQL that the tests start themselves."""

import asyncio
import os
import secrets
import tempfile

import psycopg
import pytest

from rudel.store import Store


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own, in a folder that its own user can reach; it ends with the tests."""
    os.environ["XDG_RUNTIME_DIR"] = tempfile.mkdtemp(prefix="rudel-run-")  # pgserver looks for it when imported
    import pgserver  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="rudel-pg-") as folder:
        os.chmod(folder, 0o755)  # noqa: PTH101, S103  (pgserver runs as a user of its own)
        server = pgserver.get_server(f"{folder}/data", cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture
def empty_postgres(postgres):
    """The address of an empty PostgreSQL database."""
    name = f"rudel_{secrets.token_hex(6)}"
    with psycopg.connect(postgres.get_uri(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return postgres.get_uri(database=name)


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
