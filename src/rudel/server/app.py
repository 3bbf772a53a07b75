"""The Litestar application: calm requests over http, live tables over sockets, problem details for every error."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from rudel.core.errors import RudelError
from rudel.server import faults, games, identity, live, metrics, pages, tables
from rudel.server.bodies import StrictRequest
from rudel.server.driver import Driver
from rudel.server.house import House, now
from rudel.server.openapi import tidy
from rudel.server.problems import ON_PROBLEM, problem
from rudel.server.rooms import Limits, Rooms, rooms
from rudel.server.thinkers import BUDGET, UNHURRIED, Thinkers
from rudel.store import Store
from rudel.store.nodes import ManyNodes, OneNode, plain_address
from rudel.version import VERSION
from rudel.wire.messages import LONGEST, Health

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

log = logging.getLogger("rudel.server")
TIDY_EVERY = 600
"""Seconds between two rounds of tidying up."""
REST_AFTER = 600_000
"""Milliseconds after which a table that nobody plays at leaves the memory."""


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Any]:
    """200 when it can serve: the database answers."""
    try:
        await rooms(request).store.count_open("")
    except (SQLAlchemyError, OSError):
        return problem("no-database", 503, "the database does not answer")
    return Response(Health(ok=True, version=VERSION, rehearsing=rooms(request).house.rehearsing is not None))


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(metrics.figures(request.app.state.registry), media_type="text/plain; version=0.0.4; charset=utf-8")


async def keep_tidy(found: Rooms) -> None:
    """Deletes what is older than we promise to keep, and lets resting tables leave the memory."""
    while True:
        try:
            gone = await found.store.forget(now())
            if gone:
                log.info("old tables deleted", extra={"number": gone})
        except (RudelError, SQLAlchemyError, OSError):
            log.warning("old tables could not be deleted")
        found.house.rest(now() - REST_AFTER)
        await asyncio.sleep(TIDY_EVERY)


@contextlib.asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """Opens everything, drives the tables that were being played, and closes everything."""
    store = await Store.open(app.state.address)
    house = House(store, app.state.rehearsing)
    thinkers = Thinkers(budget=BUDGET if house.rehearsing is None else UNHURRIED)
    nodes: OneNode | ManyNodes = OneNode()
    if store.engine.dialect.name == "postgresql":
        nodes = ManyNodes(plain_address(store.engine), house)
    driver = Driver(house, thinkers, nodes)
    found = app.state.rooms = Rooms(store, house, driver, thinkers, nodes, app.state.limits)
    app.state.registry = metrics.registry_of(found)
    tasks = [asyncio.create_task(driver.patrol()), asyncio.create_task(keep_tidy(found))]
    if isinstance(nodes, ManyNodes):
        tasks.append(asyncio.create_task(thinkers.get_ready()))
    log.info("the house is open")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await driver.close()
        await nodes.close()
        await thinkers.close()
        await store.close()
        log.info("the house is closed")


def make_app(address: str, limits: Limits | None = None, rehearsing: int | None = None) -> Litestar:
    """The application on this database; with a seed it rehearses."""
    return Litestar(
        [
            *identity.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *live.ROUTES,
            *faults.ROUTES,
            *pages.ROUTES,
            health,
            show_metrics,
        ],
        lifespan=[opened],
        state=State({"address": address, "limits": limits or Limits(), "rehearsing": rehearsing}),
        openapi_config=OpenAPIConfig(
            title="Rudel", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers=ON_PROBLEM,  # type: ignore[arg-type]  # each handler takes its own kind of exception
        request_class=StrictRequest,
        request_max_body_size=LONGEST,
        on_startup=[tidy],
        logging_config=None,
    )
