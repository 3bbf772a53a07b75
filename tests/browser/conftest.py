"""A real Chromium and a real house, one of each per worker; everybody who visits has a context of their own."""

import asyncio
from contextlib import ExitStack

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.chromium import launch
from tests.browser.person import Person
from tests.server.house import serving


@pytest.fixture(scope="session")
def chromium():
    """A browser without a single page, and the loop in which its driver runs."""
    with sync_playwright() as driver:
        browser = launch(driver)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(chromium):
    """The browser; its driver's loop runs only while a test of this folder does, so that other tests may have loops."""
    browser, loop = chromium
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """A rehearsing house in a file, without limits: the same seed brings every test the same cards."""
    address = f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db"
    with serving(address, "--no-limits") as running:
        yield running


@pytest.fixture
def fair_house(tmp_path):
    """A house whose cards nobody knows before, and everybody can prove afterwards."""
    with serving(f"sqlite:///{tmp_path}/fair.db", "--no-limits", seed=None) as running:
        yield running


@pytest.fixture
def visit(browser, house):
    """Lets a person visit a house; in the end nobody has complained, and nothing went to another host."""
    with ExitStack() as guests:
        people = []

        def arrive(name="Mia", *, address=house.address, **more):
            person = Person(browser, address, name, **more)
            guests.callback(person.leave)
            people.append(person)
            return person

        yield arrive
        faults = {person.name: person.traffic.faults() for person in people}
    assert {name: [] for name in faults} == faults


@pytest.fixture
def own_house(tmp_path):
    """A rehearsing house that a test may stop and start again."""
    with ExitStack() as houses:

        def start(port=0):
            address = f"sqlite:///{tmp_path}/own.db"
            return houses.enter_context(serving(address, "--no-limits", port=port))

        yield start
