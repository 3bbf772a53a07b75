"""The Litestar application: calm requests over http, live tables over sockets, problem details for every error."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from rudel.core import record as records
from rudel.core.errors import RudelError
from rudel.core.game import settle_game
from rudel.games import GAMES
from rudel.server.codes import TRANSFER, hashed, new_person, new_token, random_code, tidy_code
from rudel.server.driver import Driver
from rudel.server.house import House, now
from rudel.server.limits import Limit
from rudel.server.sockets import Line, pump
from rudel.server.thinkers import Thinkers
from rudel.store import Store, StoreProblem, Unknown
from rudel.store.nodes import ManyNodes, OneNode, plain_address
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import seen
from rudel.table.table import Table
from rudel.version import VERSION
from rudel.wire import messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rudel.server.house import Live

COOKIE = "rudel"
YEAR = 365 * 24 * 3600
TRANSFER_VALID = 10 * 60 * 1000
LONGEST_TOKEN, MOST_KNOWN = 128, 50_000
MOST_OPEN = 40
"""Tables that may be open from one address."""
TableId = Annotated[str, Parameter(pattern="^[A-Z2-9]{12}$")]
Code = Annotated[str, Parameter(min_length=4, max_length=16)]
SECURITY = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


@dataclass(slots=True)
class Rooms:
    """What the requests need."""

    store: Store
    house: House
    driver: Driver
    thinkers: Thinkers
    asks: Limit
    opens: Limit
    known: dict[str, str]
    """Whose device shows which token (its hash), as far as it was asked for."""


def problem(kind: str, status: int, detail: str, rule: str | None = None) -> Response[bytes]:
    """Problem details (RFC 9457)."""
    body = messages.Problem(
        type=f"urn:rudel:{kind}", title=kind.replace("-", " "), status=status, detail=detail, rule=rule
    )
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/problem+json", headers=SECURITY
    )


STATUS = {"stale": 409, "taken": 409, "full": 409, "not-yours": 403, "not-host": 403, "no-chair": 404, "too-many": 429}


def on_denied(_request: Request[Any, Any, Any], denied: Denied) -> Response[bytes]:
    """A table said no."""
    return problem(denied.kind, STATUS.get(denied.kind, 422), denied.detail, denied.rule)


def on_rudel(_request: Request[Any, Any, Any], error: RudelError) -> Response[bytes]:
    """Something else that is plainly said."""
    if isinstance(error, Unknown):
        return problem("unknown-table", 404, "there is no such table; ask whoever invited you for the code")
    if isinstance(error, StoreProblem):
        return problem("not-saved", 503, "it could not be saved; try again in a moment")
    return problem("bad-request", 422, str(error))


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Whatever Litestar itself refuses."""
    details = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in details if isinstance(part, dict))
    return problem("bad-request" if error.status_code < 500 else "failed", error.status_code, said or error.detail)


async def who(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str | None:
    """The person whose device this is, if it has been here before."""
    token = request.cookies.get(COOKIE)
    if not token or len(token) > LONGEST_TOKEN:
        return None
    known = rooms(request).known
    name = hashed(token)
    if name not in known:
        person = await rooms(request).store.person_of(name)
        if person is None:
            return None
        if len(known) > MOST_KNOWN:
            known.clear()
        known[name] = person
    return known[name]


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return request.client.host if request.client else "?"


def rooms(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


async def known(request: Request[Any, Any, Any]) -> str:
    """The person, who must have a cookie already."""
    person = await who(request)
    if person is None:
        raise Denied("not-known", "say hello first: PUT /api/me sets the cookie by which you are known")
    return person


def limited(request: Request[Any, Any, Any], _handler: Any) -> None:
    """Everybody may ask, but not for everything at once."""
    if not rooms(request).asks.take(request.cookies.get(COOKIE) or address_of(request)):
        raise Denied("too-many", "too many requests; wait a moment")


# --- who one is -----------------------------------------------------------------------------------------------------


@get("/api/me", guards=[limited])
async def get_me(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Name and avatar of this device's person."""
    person = await who(request)
    found = None if person is None else await rooms(request).store.person(person)
    return {"known": found is not None, "name": found[0] if found else None, "avatar": found[1] if found else None}


@put("/api/me", guards=[limited])
async def put_me(request: Request[Any, Any, Any], data: messages.Me) -> Response[dict[str, Any]]:
    """Says who one is; the first time, the device gets a cookie."""
    name, store = decisions.tidy_name(data.name), rooms(request).store
    if data.avatar not in decisions.AVATARS:
        raise Denied("unknown-avatar", f"avatars are {', '.join(decisions.AVATARS)}")
    person, cookies = await who(request), []
    if person is None:
        person, token = new_person(), new_token()
        await store.add_device(hashed(token), person)
        cookies = [cookie(token)]
    await store.remember(person, name, data.avatar, now())
    return Response({"name": name, "avatar": data.avatar}, cookies=cookies)


def cookie(token: str) -> Cookie:
    """The cookie by which a device is known."""
    return Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", max_age=YEAR, path="/")


@post("/api/me/transfer", guards=[limited])
async def offer_transfer(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """A one-time code that makes another device this person, valid for ten minutes."""
    code, person = random_code(TRANSFER), await known(request)
    await rooms(request).store.offer_transfer(hashed(code), person, now() + TRANSFER_VALID)
    return {"code": code, "minutes": 10}


@post("/api/me/move", guards=[limited])
async def take_transfer(request: Request[Any, Any, Any], data: messages.Move) -> Response[dict[str, Any]]:
    """Becomes the person whose code this is."""
    store = rooms(request).store
    person = await store.take_transfer(hashed(tidy_code(data.code)), now())
    if person is None:
        raise Denied("unknown-code", "this code is not valid any more; ask for a new one on the other device")
    token = new_token()
    await store.add_device(hashed(token), person)
    found = await store.person(person)
    return Response({"name": found[0] if found else None}, cookies=[cookie(token)])


# --- tables ---------------------------------------------------------------------------------------------------------


@post("/api/tables", guards=[limited])
async def open_table(request: Request[Any, Any, Any], data: messages.NewTable) -> messages.Opened:
    """Opens a table; one is its host."""
    found, person, address = rooms(request), await known(request), address_of(request)
    info = GAMES.get(data.game)
    if info is None:
        raise Denied("unknown-game", f"there are {', '.join(GAMES)}")
    if not found.opens.take(person) or await found.store.count_open(address) >= MOST_OPEN:
        raise Denied("too-many", "too many tables are open from here; finish or delete one first")
    live = await found.house.open(settle_game(info, data.seats, data.options), person, data.settings, address)
    return messages.Opened(id=live.table.id, code=live.code, game=data.game, phase="open")


@get("/api/codes/{code:str}", guards=[limited])
async def find_table(request: Request[Any, Any, Any], code: Code) -> messages.Opened:
    """The table of a code."""
    entry = await rooms(request).store.by_code(tidy_code(code))
    return messages.Opened(id=entry.id, code=entry.code, game=entry.game, phase=entry.phase)


@get("/api/tables/{table:str}", guards=[limited])
async def look(request: Request[Any, Any, Any], table: TableId) -> Response[bytes]:
    """The table as one may see it."""
    live = await seen_table(request, table)
    person = await who(request)
    eyes = rooms(request).house.eyes(live, person)[0]
    return Response(msgspec.json.encode(seen(live.table, eyes)), media_type="application/json")


async def seen_table(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any], table: str) -> Live:
    """The table, if one may look at it."""
    live = await rooms(request).house.live(table)
    person = await who(request)
    concerned = person is not None and (live.table.seats_of(person) or live.table.host == person)
    if live.table.settings.watch == "nobody" and live.table.phase != "open" and not concerned:
        raise Denied("not-yours", "nobody looks on at this table")
    return live


@post("/api/tables/{table:str}/chairs", guards=[limited])
async def sit(request: Request[Any, Any, Any], table: TableId, data: messages.Sit) -> dict[str, Any]:
    """Takes a chair."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    version = await found.house.change(
        live,
        lambda folded, at: decisions.sit(
            folded,
            person,
            name=data.name,
            avatar=data.avatar,
            contribution=bytes.fromhex(data.contribution),
            now=at,
            seat=data.seat,
        ),
    )
    return {"version": version, "seats": live.table.seats_of(person)}


@delete("/api/tables/{table:str}/chairs/{seat:int}", guards=[limited], status_code=200)
async def leave(request: Request[Any, Any, Any], table: TableId, seat: int) -> dict[str, Any]:
    """Leaves a chair; the host may also send somebody away."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    own = seat in live.table.seats_of(person)
    version = await found.house.change(
        live,
        lambda folded, at: (
            decisions.stand(folded, person, at, seat) if own else decisions.remove(folded, person, seat, at)
        ),
    )
    return {"version": version}


@put("/api/tables/{table:str}/chairs/{seat:int}/bot", guards=[limited])
async def choose_bot(
    request: Request[Any, Any, Any], table: TableId, seat: int, data: messages.ChooseBot
) -> dict[str, Any]:
    """Chooses the bot of a chair."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    version = await found.house.change(live, lambda folded, at: decisions.set_bot(folded, person, seat, data.level, at))
    return {"version": version}


@post("/api/tables/{table:str}/rematch", guards=[limited])
async def rematch(request: Request[Any, Any, Any], table: TableId) -> messages.Opened:
    """A new table for the same people, everybody one seat further; asked for twice, it is the same one."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    old = live.table
    if old.rematch is not None:
        again = await found.house.live(old.rematch)
        return messages.Opened(id=again.table.id, code=again.code, game=old.game.key, phase=again.table.phase)
    decisions.rematch(old, person, "", 0)
    new = await found.house.open(old.game, person, old.settings, address_of(request))
    for seat, chair in enumerate(old.chairs):
        if chair.person is not None:
            await found.house.change(new, _moved(old.game.seats, seat, chair))
    await found.house.change(live, lambda folded, at: decisions.rematch(folded, person, new.table.id, at))
    return messages.Opened(id=new.table.id, code=new.code, game=old.game.key, phase="open")


def _moved(seats: int, seat: int, chair: Any) -> Any:
    return lambda folded, at: decisions.sit(
        folded,
        chair.person,
        name=chair.name,
        avatar=chair.avatar,
        contribution=secrets.token_bytes(16),
        now=at,
        seat=(seat + 1) % seats,
    )


@get("/api/tables/{table:str}/record", guards=[limited], media_type="text/plain")
async def download(request: Request[Any, Any, Any], table: TableId) -> Response[str]:
    """The whole game as a record, once it is over."""
    live = await seen_table(request, table)
    if live.table.phase != "over":
        raise Denied("not-over", "the record is there when the game is over")
    stored = [rows.read(row.body) for row in await rooms(request).store.rows(table)]
    return Response(records.write(record_of(live.table.id, live.table.secret, stored)), media_type="text/plain")


def record_of(table: str, secret: bytes, stored: list[rows.AnyRow]) -> records.Record:
    """The record of a finished game, turns taken back left out."""
    folded, played = Table(table, secret), []
    for row in stored:
        folded.fold(row)
        if isinstance(row, rows.Played):
            played.append(row)
        elif isinstance(row, rows.Undone):
            played.pop()
    given = tuple(chair.contribution for chair in folded.chairs)
    shuffle = records.Shuffle(table, folded.commitment, given, secret)
    found = records.Record(folded.game, shuffle)
    state = folded.game.start(dice=shuffle.dice())
    for row in played:
        for action in row.actions:
            found.note(state, row.seat, action)
            state.apply(row.seat, action)
    outcome = state.outcome()
    found.result = None if outcome is None else records.result_of(outcome)
    return found


@get("/api/me/tables", guards=[limited])
async def my_tables(request: Request[Any, Any, Any]) -> list[messages.Listed]:
    """Where one sits, newest first."""
    found, person = rooms(request), await known(request)
    listed = []
    for entry in await found.store.of_person(person):
        live = found.house.lives.get(entry.id)
        turn = live is not None and any(seat in live.table.waiting for seat in live.table.seats_of(person))
        listed.append(
            messages.Listed(
                id=entry.id,
                code=entry.code,
                game=entry.game,
                phase=entry.phase,
                touched=entry.touched,
                your_turn=turn,
            )
        )
    return listed


@delete("/api/tables/{table:str}", guards=[limited], status_code=200)
async def forget_table(request: Request[Any, Any, Any], table: TableId) -> dict[str, Any]:
    """The host deletes a table for everybody."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    if live.table.host != person:
        raise Denied("not-host", "only the host may delete a table")
    await found.store.delete(table)
    found.house.forget(table)
    return {"deleted": table}


# --- live -----------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/live")
async def listen(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """The live side of a table."""
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if origin is not None and origin.partition("://")[2] != host:
        await socket.close(code=4403, reason="another origin")
        return
    try:
        live = await seen_table(socket, table)
    except RudelError as error:
        await socket.close(code=4404, reason=str(error)[:100])
        return
    await socket.accept()
    found = rooms(socket)
    line = Line(found.house, found.driver, live, await who(socket))
    line.begin()
    await found.driver.drive(live)
    sender = asyncio.create_task(pump(line, lambda message: socket.send_data(message.decode(), mode="text")))
    says = Limit(60, 30)
    try:
        while not sender.done():
            text = await socket.receive_data(mode="text")
            if len(text) > messages.LONGEST:
                line.say(messages.Refused(id=None, kind="too-long", detail=f"at most {messages.LONGEST} bytes"))
            elif not says.take(""):
                line.say(messages.Refused(id=None, kind="too-many", detail="too many messages; wait a moment"))
            else:
                await line.hear(text)
    except WebSocketDisconnect:
        pass
    finally:
        line.end()
        sender.cancel()


# --- the house itself -----------------------------------------------------------------------------------------------


@get("/health")
async def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Whether it can serve."""
    await rooms(request).store.count_open("health")
    return {"ok": True, "version": VERSION}


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Figures for Prometheus; none of them tells of a table's cards."""
    found = rooms(request)
    lives = found.house.lives.values()
    figures = {
        "rudel_tables_live": len(found.house.lives),
        "rudel_tables_playing": sum(live.table.phase == "playing" for live in lives),
        "rudel_connections": sum(len(live.listeners) for live in lives),
        "rudel_rows_appended_total": found.house.appended,
        "rudel_commits_total": found.store.writer.commits,
        "rudel_bot_answers_replaced_total": found.driver.replaced,
        "rudel_bot_processes_killed_total": found.thinkers.killed,
    }
    return "".join(
        f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"
        for name, value in figures.items()
    )


@contextlib.asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """Opens everything, drives the tables that were being played, and closes everything."""
    store = await Store.open(app.state.address)
    thinkers = Thinkers()
    house = House(store)
    nodes: OneNode | ManyNodes = OneNode()
    if store.engine.dialect.name == "postgresql":
        nodes = ManyNodes(plain_address(store.engine), house.hear, house.hear_here)
    driver = Driver(house, thinkers, nodes)
    app.state.rooms = Rooms(store, house, driver, thinkers, Limit(120, 20), Limit(20, 0.2), {})
    patrol = asyncio.create_task(driver.patrol())
    try:
        yield
    finally:
        patrol.cancel()
        await driver.close()
        await nodes.close()
        house.say_goodbye()
        await asyncio.sleep(0.1)
        await thinkers.close()
        await store.close()


def make_app(address: str) -> Litestar:
    """The application on this database."""
    calm = [
        *(get_me, put_me, offer_transfer, take_transfer),
        *(open_table, find_table, look, sit, leave, choose_bot, rematch, download, my_tables, forget_table),
        *(health, metrics),
    ]
    return Litestar(
        [*calm, listen],
        lifespan=[opened],
        state=State({"address": address}),
        openapi_config=OpenAPIConfig(title="Rudel", version=VERSION, path="/schema", render_plugins=[]),
        exception_handlers={Denied: on_denied, RudelError: on_rudel, HTTPException: on_http},
        request_max_body_size=messages.LONGEST,
        response_headers=[],
    )
