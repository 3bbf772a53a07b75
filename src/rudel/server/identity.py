"""Who somebody is: a random token in a cookie, of which only a hash is kept. No account, no password."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody  # noqa: TC002  (Litestar reads it)

from rudel.server.codes import TRANSFER, hashed, new_person, new_token, random_code, tidy_code
from rudel.server.house import now
from rudel.server.rooms import address_of, rooms
from rudel.store import Unknown
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.wire.messages import Known, Me, Move, Transfer

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

    from rudel.server.rooms import Rooms

COOKIE = "rudel"
YEAR = 365 * 24 * 3600
MINUTES = 10
"""A transfer code is good for so long."""
LONGEST_TOKEN, MOST_KNOWN = 128, 50_000


async def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The person whose device this is, if it has been here before."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > LONGEST_TOKEN:
        return None
    found, name = rooms(connection), hashed(token)
    if name not in found.known:
        person = await found.store.person_of(name)
        if person is None:
            return None
        if len(found.known) > MOST_KNOWN:
            found.known.clear()
        found.known[name] = person
    return found.known[name]


async def known(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The person, who must have a cookie already."""
    person = await who(connection)
    if person is None:
        raise Denied("not-known", "say hello first: PUT /api/me sets the cookie by which you are known")
    return person


def limited(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Every device may ask, but not for everything at once; so may every address, which the door sees to."""
    token = connection.cookies.get(COOKIE)
    if token and not rooms(connection).limits.device.take(hashed(token)):
        raise Denied("too-many", "too many requests; wait a moment")


@get("/api/me", guards=[limited])
async def get_me(request: Request[Any, Any, Any]) -> Known:
    """Name and avatar of this device's person."""
    person = await who(request)
    return _known_as(None if person is None else await rooms(request).store.person(person))


def _known_as(kept: tuple[str, str] | None) -> Known:
    """What is kept of a person, as it is told."""
    name, avatar = kept or (None, None)
    return Known(known=kept is not None, name=name, avatar=avatar)


@put("/api/me", guards=[limited])
async def put_me(request: Request[Any, Any, Any], data: JSONBody[Me]) -> Response[Known]:
    """Says who one is; the first time, the device gets a cookie."""
    name, store = decisions.tidy_name(data.name), rooms(request).store
    if data.avatar not in decisions.AVATARS:
        raise Denied("unknown-avatar", f"avatars are {', '.join(decisions.AVATARS)}")
    before: tuple[str, str] | None = None
    person, cookies = await who(request), []
    if person is None:
        if not rooms(request).limits.newcomers.take(address_of(request)):
            raise Denied("too-many", "too many new devices from here; wait a moment")
        person, token = new_person(), new_token()
        await store.add_device(hashed(token), person)
        cookies = [cookie(request, token)]
    else:
        before = await store.person(person)
    await store.remember(person, name, data.avatar, now())
    if before is not None and before != (name, data.avatar):
        await _rename_everywhere(rooms(request), person, before[0], Me(name=name, avatar=data.avatar))
    return Response(_known_as((name, data.avatar)), cookies=cookies)


async def _rename_everywhere(found: Rooms, person: str, before: str, me: Me) -> None:
    """Everybody at the tables where the person sits hears of it; finished games keep the name they were played by."""
    for entry in await found.store.of_person(person):
        if entry.phase != "over":
            with contextlib.suppress(Unknown):  # deleted just now
                live = await found.house.live(entry.id)
                await found.house.change(
                    live,
                    lambda table, at: decisions.rename(table, person, before, name=me.name, avatar=me.avatar, now=at),
                )


def cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """The cookie by which a device is known."""
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", max_age=YEAR, path="/", secure=secure)


@post("/api/me/transfer", guards=[limited])
async def offer_transfer(request: Request[Any, Any, Any]) -> Transfer:
    """A one-time code that makes another device this person, valid for ten minutes."""
    code, person = random_code(TRANSFER), await known(request)
    await rooms(request).store.offer_transfer(hashed(code), person, now() + MINUTES * 60_000)
    return Transfer(code=code, minutes=MINUTES)


@post("/api/me/move", guards=[limited], status_code=200)
async def take_transfer(request: Request[Any, Any, Any], data: JSONBody[Move]) -> Response[Known]:
    """Becomes the person whose code this is."""
    found = rooms(request)
    if not found.limits.guesses.take(address_of(request)):
        raise Denied("too-many", "too many codes were tried from here; wait a moment")
    person = await found.store.take_transfer(hashed(tidy_code(data.code)), now())
    if person is None:
        raise Denied("unknown-code", "this code is not valid any more; ask for a new one on the other device")
    token = new_token()
    await found.store.add_device(hashed(token), person)
    return Response(_known_as(await found.store.person(person)), cookies=[cookie(request, token)])


ROUTES = [get_me, put_me, offer_transfer, take_transfer]
