"""What all tests may use: a seed, a real PostgreSQL, and a line at the end of the run for what was measured."""

import os
import secrets
import tempfile

import psycopg
import pytest
from tests.seed import SEED


def pytest_collection_modifyitems(items):
    """Deals the browser's tests out like cards: they are the longest, and each worker begins with its share of them."""
    hands = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if "/browser/" in item.nodeid]
    short = [item for item in items if "/browser/" not in item.nodeid]
    cuts = [len(short) * hand // hands for hand in range(hands + 1)]
    items[:] = [item for hand in range(hands) for item in (*long[hand::hands], *short[cuts[hand] : cuts[hand + 1]])]


def pytest_report_header():
    return f"RUDEL_SEED={SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    """What fails says with which seed."""
    report = yield
    if report.failed:
        report.sections.append(("seed", f"RUDEL_SEED={SEED}"))
    return report


@pytest.fixture
def report(record_property):
    """Says a line at the end of the run."""
    return lambda line: record_property("report", line)


def pytest_terminal_summary(terminalreporter):
    lines = [
        line
        for outcome in ("passed", "failed")
        for test in terminalreporter.getreports(outcome)
        for key, line in getattr(test, "user_properties", ())
        if key == "report"
    ]
    if lines:
        terminalreporter.section("what was measured")
        for line in lines:
            terminalreporter.write_line(line)


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
