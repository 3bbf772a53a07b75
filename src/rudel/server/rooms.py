"""Rooms: what every request needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rudel.server.limits import Limit

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from rudel.server.driver import Driver
    from rudel.server.house import House
    from rudel.server.thinkers import Thinkers
    from rudel.store import Store
    from rudel.store.nodes import ManyNodes, OneNode


@dataclass(slots=True)
class Limits:
    """How much one device, and one address, may ask for."""

    device: Limit = field(default_factory=lambda: Limit(burst=120, per_second=20))
    address: Limit = field(default_factory=lambda: Limit(burst=600, per_second=100))
    newcomers: Limit = field(default_factory=lambda: Limit(burst=60, per_second=0.5))
    """Devices that an address may introduce."""
    opened: Limit = field(default_factory=lambda: Limit(burst=20, per_second=0.1))
    """Tables that a person may open."""
    faults: Limit = field(default_factory=lambda: Limit(burst=10, per_second=0.05))
    """Faults of pages that are noted from an address."""
    guesses: Limit = field(default_factory=lambda: Limit(burst=20, per_second=0.2))
    """Codes that an address may get wrong."""
    lines: int = 60
    """Sockets that an address may have open at once."""
    tables: int = 40
    """Tables from one address that are not over."""
    said: tuple[int, float] = (200, 50)
    """Messages on one socket: so many at once, and so many a second from then on."""

    @classmethod
    def none(cls) -> Limits:
        """No limits, for load drivers and tests."""
        much = 10**9
        endless = Limit(burst=much, per_second=much)
        return cls(endless, endless, endless, endless, endless, endless, lines=much, tables=much, said=(much, much))


@dataclass(slots=True)
class Rooms:
    """What the requests need."""

    store: Store
    house: House
    driver: Driver
    thinkers: Thinkers
    nodes: OneNode | ManyNodes
    limits: Limits
    known: dict[str, str] = field(default_factory=dict)
    """Whose device shows which token (its hash), as far as it was asked for."""
    lines: dict[str, int] = field(default_factory=dict)
    """How many sockets each address has open."""


def rooms(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    """The rooms of the house this request came to."""
    found: Rooms = connection.app.state.rooms
    return found


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where the request comes from."""
    return connection.client.host if connection.client else "?"
