"""The calm requests about tables: open, find, sit, leave, look, replay, list, delete."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from rudel.core import record as records
from rudel.core.game import renewed, settle_game
from rudel.games import GAMES
from rudel.server.codes import hashed, tidy_code
from rudel.server.identity import known, limited, who
from rudel.server.records import log_of, record_of, replay_of
from rudel.server.rooms import address_of, rooms
from rudel.store import Unknown
from rudel.table import decisions, lessons, rows
from rudel.table.problems import Denied
from rudel.table.seen import Seen, seen
from rudel.wire.messages import (
    Changed,
    ChooseBot,
    Deleted,
    Listed,
    Logged,
    NewTable,
    Opened,
    Replay,
    Seated,
    Sit,
    Swap,
)

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from rudel.core.game import Seat
    from rudel.server.house import Decide, Live
    from rudel.store import TableEntry
    from rudel.table.parts import Chair

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern="^[A-Z2-9]{12}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
Code = Annotated[str, PathParameter(min_length=4, max_length=16)]
PAGE = 200
"""So many moments of a replay are sent at once."""
MOST_LISTED = 100


@post("/api/tables", guards=[limited])
async def open_table(request: Asked, data: JSONBody[NewTable]) -> Opened:
    """Opens a table; one is its host."""
    found, person, address = rooms(request), await known(request), hashed(address_of(request))
    info = GAMES.get(data.game)
    if info is None:
        raise Denied("unknown-game", f"there are {', '.join(GAMES)}")
    lesson = lessons.newest(data.game) if data.lesson else None
    game = settle_game(info, data.seats, data.options, data.rules) if lesson is None else lesson.game
    seed, name = (data.seed, None) if lesson is None else (lesson.seed, lesson.name)
    if not found.limits.opened.take(person) or await found.store.count_open(address) >= found.limits.tables:
        raise Denied("too-many", "too many tables are open from here; finish or delete one first")
    live = await found.house.open(game, person, data.settings, address, seed=seed, lesson=name)
    return Opened(id=live.table.id, code=live.code, game=data.game, phase="open")


@get("/api/codes/{code:str}", guards=[limited])
async def find_table(request: Asked, code: Code) -> Opened:
    """The table of a code."""
    found = rooms(request)
    try:
        entry = await found.store.by_code(tidy_code(code))
    except Unknown:
        if not found.limits.guesses.take(address_of(request)):
            raise Denied("too-many", "too many codes were tried from here; wait a moment") from None
        raise
    live = await found.house.live(entry.id)
    return Opened(id=entry.id, code=entry.code, game=entry.game, phase=live.table.phase)


async def seen_table(connection: ASGIConnection[Any, Any, Any, Any], table: str) -> tuple[Live, str | None]:
    """The table, and who looks at it; Denied if they may not."""
    house = rooms(connection).house
    live, person = await house.live(table), await who(connection)
    if not house.eyes(live, person):
        raise Denied("not-yours", "nobody looks on at this table")
    return live, person


@get("/api/tables/{table:str}", guards=[limited])
async def look(request: Asked, table: TableId) -> Seen:
    """The table as one may see it."""
    live, person = await seen_table(request, table)
    return seen(live.table, rooms(request).house.eyes(live, person)[0])


@post("/api/tables/{table:str}/chairs", guards=[limited])
async def sit(request: Asked, table: TableId, data: JSONBody[Sit]) -> Seated:
    """Takes a chair."""
    person, given = await known(request), bytes.fromhex(data.contribution)
    live = await rooms(request).house.live(table)
    name, avatar, seat = data.name, data.avatar, data.seat
    version = await rooms(request).house.change(
        live,
        lambda folded, at: decisions.sit(
            folded, person, name=name, avatar=avatar, contribution=given, now=at, seat=seat
        ),
    )
    return Seated(version=version, seats=live.table.seats_of(person))


@delete("/api/tables/{table:str}/chairs/{seat:int}", guards=[limited], status_code=200)
async def leave(request: Asked, table: TableId, seat: SeatNumber) -> Changed:
    """Leaves a chair; the host may also send somebody away."""
    person = await known(request)
    live = await rooms(request).house.live(table)
    own = seat in live.table.seats_of(person)
    return await _change(
        request,
        live,
        lambda folded, at: (
            decisions.stand(folded, person, at, seat) if own else decisions.remove(folded, person, seat, at)
        ),
    )


@post("/api/tables/{table:str}/chairs/{seat:int}/swap", guards=[limited], status_code=200)
async def swap(request: Asked, table: TableId, seat: SeatNumber, data: JSONBody[Swap]) -> Changed:
    """Two chairs change places before the game begins: one's own with a free one, or any two that the host chooses."""
    person = await known(request)
    live = await rooms(request).house.live(table)
    return await _change(request, live, lambda folded, at: decisions.swap(folded, person, seat, data.other, at))


@put("/api/tables/{table:str}/chairs/{seat:int}/bot", guards=[limited])
async def choose_bot(request: Asked, table: TableId, seat: SeatNumber, data: JSONBody[ChooseBot]) -> Changed:
    """Chooses the bot of a chair."""
    person = await known(request)
    live = await rooms(request).house.live(table)
    return await _change(request, live, lambda folded, at: decisions.set_bot(folded, person, seat, data.level, at))


async def _change(request: Asked, live: Live, decide: Decide) -> Changed:
    return Changed(version=await rooms(request).house.change(live, decide))


@post("/api/tables/{table:str}/rematch", guards=[limited])
async def rematch(request: Asked, table: TableId) -> Opened:
    """A new table for the same people, everybody one seat further; asked for twice, it is the same one."""
    house, person = rooms(request).house, await known(request)
    live = await house.live(table)
    old = live.table
    if old.rematch is None or not old.seats_of(person):
        decisions.rematch(old, person, "", 0)
        new = await house.open(renewed(old.game), person, old.settings, hashed(address_of(request)))
        for seat, chair in enumerate(old.chairs):
            await house.change(new, _moved((seat + 1) % len(old.chairs), chair, person))
        new_name = new.table.id
        try:
            await house.change(live, lambda folded, at: decisions.rematch(folded, person, new_name, at))
        except Denied:  # somebody else has asked at the same moment
            await rooms(request).store.delete(new_name)
            house.forget(new_name)
    again = await house.live(live.table.rematch or "")
    return Opened(id=again.table.id, code=again.code, game=old.game.key, phase=again.table.phase)


def _moved(seat: Seat, chair: Chair, host: str) -> Decide:
    """Whoever sat there before sits here now: a person with new bytes for the dice, or the same bot."""
    if chair.person is None:
        return lambda table, at: decisions.set_bot(table, host, seat, chair.level, at)
    person, given = chair.person, secrets.token_bytes(16)
    return lambda table, at: decisions.sit(
        table, person, name=chair.name, avatar=chair.avatar, contribution=given, now=at, seat=seat
    )


def _same_rules(live: Live) -> None:
    """Denied if this program does not have the table's rules."""
    if live.table.strange is not None:
        raise Denied("other-rules", f"{live.table.strange}; its bare log is at …/log")


# --- afterwards -----------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", guards=[limited])
async def download(request: Asked, table: TableId) -> Response[str]:
    """The whole game as a record, once it is over."""
    live, _person = await seen_table(request, table)
    _same_rules(live)
    if live.table.phase != "over":
        raise Denied("not-over", "the record is there when the game is over")
    text = records.write(record_of(live.table, await _log(request, table)))
    name = {"Content-Disposition": f'attachment; filename="{live.table.game.key}-{table}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=name)


@get("/api/tables/{table:str}/replay", guards=[limited])
async def replay(
    request: Asked,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=0, le=10_000_000)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=5)] = None,
) -> Replay:
    """The game from after a version on, as one saw it; of a finished game also as another seat saw it."""
    live, person = await seen_table(request, table)
    eyes = rooms(request).house.eyes(live, person)
    over = live.table.phase == "over"
    _same_rules(live)
    if live.table.state is None:
        raise Denied("not-begun", "there is nothing to replay yet")
    if seat is not None and seat not in eyes and not (over and seat < live.table.game.seats):
        raise Denied("not-yours", "what this seat saw is told when the game is over")
    stored = await _log(request, table)
    return replay_of(
        table, live.table.secret, stored, eyes[0] if seat is None else seat, after=after, most=PAGE, over=over
    )


@get("/api/tables/{table:str}/log", guards=[limited])
async def bare_log(request: Asked, table: TableId) -> list[Logged]:
    """The bare log: of a finished table, or of one whose rules this program does not have."""
    live, _person = await seen_table(request, table)
    if live.table.phase not in {"over", "other-rules"}:
        raise Denied("not-over", "the log is there when the game is over")
    entry = await rooms(request).store.entry(table)
    return log_of(await _log(request, table), over=entry.phase == "over")


async def _log(request: Asked, table: str) -> list[rows.AnyRow]:
    return [rows.read(row.body) for row in await rooms(request).store.rows(table)]


@get("/api/me/tables", guards=[limited])
async def my_tables(request: Asked) -> list[Listed]:
    """Where one sits or is host, newest first."""
    found, person = rooms(request), await known(request)
    return [await _listed(request, entry, person) for entry in (await found.store.of_person(person))[:MOST_LISTED]]


@get("/api/tables", guards=[limited])
async def watchable(request: Asked) -> list[Listed]:
    """Tables that are being played and that anybody may watch."""
    listed: list[Listed] = []
    for live in list(rooms(request).house.lives.values())[:10_000]:
        if live.table.phase == "playing" and live.table.settings.watch == "anyone" and len(listed) < MOST_LISTED:
            entry = await rooms(request).store.entry(live.table.id)
            listed.append(await _listed(request, entry, ""))
    return listed


async def _listed(request: Asked, entry: TableEntry, person: str) -> Listed:
    live = await rooms(request).house.live(entry.id)
    table = live.table
    return Listed(
        id=entry.id,
        code=entry.code,
        game=entry.game,
        phase=table.phase,
        seats=len(table.chairs),
        names=[chair.name or None for chair in table.chairs],
        touched=table.touched,
        your_turn=any(seat in table.waiting for seat in table.seats_of(person)),
    )


@delete("/api/tables/{table:str}", guards=[limited], status_code=200)
async def forget_table(request: Asked, table: TableId) -> Deleted:
    """The host deletes a table for everybody; whoever has played there takes a finished one off the own list."""
    found, person = rooms(request), await known(request)
    live = await found.house.live(table)
    if live.table.host == person:
        await found.store.delete(table)
        found.house.forget(table)
    elif live.table.seats_of(person) and live.table.phase == "over":
        await found.store.hide(table, person)
    else:
        raise Denied("not-host", "only the host may delete a table; leave your chair instead")
    return Deleted(table=table)


ROUTES = [
    *(open_table, find_table, look, watchable, sit, leave, swap, choose_bot, rematch),
    *(download, replay, bare_log, my_tables, forget_table),
]
