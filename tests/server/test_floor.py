"""Whose interrupt goes first (SHF-20): the floor as a value, and at a real table of people."""

import asyncio
import contextlib
import random
from dataclasses import replace

import pytest
from tests.server.house import serving_here
from tests.server.play import choose_turn
from tests.table.tables import begun, evening

from rudel.client import Client, Refused
from rudel.server import floor as floors
from rudel.server import house as houses
from rudel.server.floor import HELD, Floor, waits_for_floor, wanting
from rudel.table import rows

PATIENCE = 300
NAMES = ("Ada", "Ben", "Cleo")


# --- the floor as a value -------------------------------------------------------------------------------------------


def test_shf_20_the_soonest_has_the_floor_for_a_moment_and_the_next_after_that():
    floor = Floor()
    assert floor.give([1, 2], 0, anew=False)
    assert (1, HELD) == (floor.seat, floor.until)
    assert not floor.give([1, 2], HELD - 1, anew=False)
    assert floor.give([1, 2], HELD, anew=False)
    assert (2, 2 * HELD) == (floor.seat, floor.until)
    assert floor.give([1, 2], 2 * HELD, anew=False)
    assert floor.seat is None


def test_shf_20_a_sooner_hand_takes_nobody_the_floor():
    floor = Floor()
    floor.give([2], 0, anew=False)
    assert not floor.give([1, 2], 100, anew=False)
    assert 2 == floor.seat


def test_shf_20_a_seat_has_the_floor_once_in_a_turn_however_often_its_hand_goes_up():
    floor, had = Floor(), 0
    for at in range(0, 10 * HELD, 100):
        floor.give([1] if at // 100 % 3 else [], at, anew=False)
        had += 100 * (floor.seat is not None)
    assert had <= HELD
    assert floor.give([1], 10 * HELD, anew=True)
    assert (1, 11 * HELD) == (floor.seat, floor.until)


def test_shf_20_the_turn_and_later_seats_wait_and_sooner_ones_do_not():
    table = begun("schafe", 4, 4)
    (active,) = table.waiting
    first, second, third = ((active + step) % 4 for step in (1, 2, 3))
    floor = Floor(seat=second, until=HELD)
    turn = table.state.legal(active)[:1]
    asked = {seat: waits_for_floor(table, floor, seat, turn) for seat in range(4)}
    assert {active: True, first: False, second: False, third: True} == asked
    assert not any(waits_for_floor(table, Floor(), seat, turn) for seat in range(4))


def test_shf_20_a_special_action_of_the_seat_on_turn_waits_for_nobody():
    table, looked = begun("schafe", 4, 4), 0
    for _ in evening(table, 1):
        state, (active,) = table.state, table.waiting
        special = state.chances(active) if active in state.to_offer() else []
        floor = Floor(seat=(active + 1) % 4, until=HELD)
        waiting = {action for action in state.legal(active) if waits_for_floor(table, floor, active, [action])}
        assert set(state.legal(active)) - set(special) == waiting
        looked += bool(special and waiting)
    assert looked


def test_shf_20_a_turn_goes_on_while_others_interrupt_it():
    """So it is the same turn for the floor: whoever has had it waits for the next one."""
    table, seen = begun("schafe", 4, 4), {True: set(), False: set()}
    for row in evening(table, 1):
        if isinstance(row, rows.Played):
            turn = table.state.on_turn()
            seen[row.seat == turn].add(turn == table.after(row).state.on_turn())
    assert {True: {True, False}, False: {True}} == seen


def test_only_hands_of_people_who_may_interrupt_count_and_none_where_all_choose_in_secret():
    table = begun("schafe", 4, 3)
    (active,) = table.waiting
    everybody = set(range(4))
    may = [seat for seat in ((active + step) % 4 for step in (1, 2, 3)) if seat != 3]
    assert [seat for seat in may if seat in table.state.may_act()] == wanting(table, everybody)
    assert [] == wanting(table, set())
    assert [] == wanting(begun("filou", 4, 4), everybody)


# --- at a table -----------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def people(tmp_path, **settings):
    """Three people at a table of Meine Schafe in a server in this process: the live table, and their lines by seat."""
    async with serving_here(f"sqlite:///{tmp_path}/rudel.db") as (address, rooms), contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address, name=name)) for name in NAMES]
        table = await clients[0].open("schafe", 3, **settings)
        for seat, client in enumerate(clients):
            await client.sit(table.id, seat)
        lines = [await stack.enter_async_context(client.live(table.id)) for client in clients]
        await lines[0].start()
        for line in lines:
            await line.until(lambda line: line.seen and next(iter(line.seen.values())).phase == "playing")
        yield await rooms.house.live(table.id), lines, clients


def run(tmp_path, monkeypatch, work, held=60_000, **settings):
    """Runs the work; the floor is held for so many milliseconds."""
    monkeypatch.setattr(floors, "HELD", held)

    async def inside():
        async with asyncio.timeout(PATIENCE), people(tmp_path, **settings) as (live, lines, clients):
            await work(live, lines, clients)

    asyncio.run(inside())


async def interruptible(live, lines):
    """Plays until the next in order may interrupt: the seat on turn, and the others in order."""
    luck = random.Random(1)
    while True:
        active = live.table.waiting[0]
        first, second = ((active + step) % 3 for step in (1, 2))
        if {first, second} <= set(live.table.state.may_act()):
            return active, first, second
        reached = await lines[active].play(lines[active].seen[active], await turn_of(lines, active, luck))
        for seat, line in enumerate(lines):
            await line.until(lambda line, seat=seat, reached=reached: line.seen[seat].version >= reached)


async def turn_of(lines, seat, luck=None):
    """A whole turn of a seat."""
    return await choose_turn(lines[seat], lines[seat].seen[seat], luck or random.Random(2))


async def begun_waiting(live, line):
    """Waits until a turn of this line has come to the server and waits there."""
    theirs = next(other for other in live.listeners if other.person == live.table.chairs[line].person)
    while not theirs._waiting:  # noqa: ASYNC110
        await asyncio.sleep(0)


async def had_the_floor(line, *seats):
    """Waits until these have had the floor, one after the other."""
    await line.until(lambda line: len(line.floors) >= len(seats))
    assert list(seats) == [told.seat for told in line.floors]


def test_shf_20_while_somebody_has_the_floor_a_turn_waits_and_its_line_goes_on(tmp_path, monkeypatch):
    async def work(live, lines, _clients):
        active, first, _second = await interruptible(live, lines)
        turn, seen = await turn_of(lines, active), lines[active].seen[active]
        await lines[first].raise_hand(lines[first].seen[first])
        for line in lines:
            await had_the_floor(line, first)
        playing = asyncio.create_task(lines[active].play(seen, turn))
        await begun_waiting(live, active)
        await lines[active].ping()
        with pytest.raises(Refused) as refused:
            await lines[active].play(seen, turn)
        assert ("too-many", False) == (refused.value.kind, playing.done())
        await lines[first].raise_hand(lines[first].seen[first], up=False)
        assert seen.version + 1 == await playing
        for line in lines:
            await had_the_floor(line, first, None)

    run(tmp_path, monkeypatch, work)


def test_shf_20_who_has_the_floor_acts_first_and_what_has_waited_is_stale(tmp_path, monkeypatch):
    async def work(live, lines, _clients):
        active, first, second = await interruptible(live, lines)
        turns = {seat: await turn_of(lines, seat) for seat in (active, first, second)}
        seen = {seat: lines[seat].seen[seat] for seat in turns}
        await lines[first].raise_hand(seen[first])
        waiting = [asyncio.create_task(lines[seat].play(seen[seat], turns[seat])) for seat in (active, second)]
        for seat in (active, second):
            await begun_waiting(live, seat)
        reached = await lines[first].play(seen[first], turns[first])
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert ["stale", "stale"] == [refused.kind for refused in answers]
        for seat, line in enumerate(lines):
            await line.until(lambda line, seat=seat: line.seen[seat].version >= reached)

    run(tmp_path, monkeypatch, work)


def test_shf_20_the_floor_is_over_after_its_time_and_is_not_had_again_in_the_turn(tmp_path, monkeypatch):
    async def work(live, lines, _clients):
        active, first, _second = await interruptible(live, lines)
        turn, seen = await turn_of(lines, active), lines[active].seen[active]
        await lines[first].raise_hand(lines[first].seen[first])
        await had_the_floor(lines[active], first, None)
        await lines[first].raise_hand(lines[first].seen[first], up=False)
        await lines[first].raise_hand(lines[first].seen[first])
        assert live.floor.seat is None
        assert seen.version + 1 == await lines[active].play(seen, turn)

    run(tmp_path, monkeypatch, work, held=50)


def test_shf_20_who_leaves_has_the_floor_no_more_and_who_comes_hears_who_has_it(tmp_path, monkeypatch):
    async def work(live, lines, clients):
        active, first, _second = await interruptible(live, lines)
        turn, seen = await turn_of(lines, active), lines[active].seen[active]
        await lines[first].raise_hand(lines[first].seen[first])
        await had_the_floor(lines[active], first)
        async with clients[active].live(live.table.id) as newcomer:
            await had_the_floor(newcomer, first)
        playing = asyncio.create_task(lines[active].play(seen, turn))
        await begun_waiting(live, active)
        await lines[first].socket.close()
        assert seen.version + 1 == await playing

    run(tmp_path, monkeypatch, work)


def test_shf_20_waiting_for_the_floor_costs_no_time_of_ones_own(tmp_path, monkeypatch):
    async def work(live, lines, _clients):
        active, first, _second = await interruptible(live, lines)
        turn, seen = await turn_of(lines, active), lines[active].seen[active]
        await lines[first].raise_hand(lines[first].seen[first])
        await had_the_floor(lines[active], first)
        since = live.table.clocks.since
        live.table.clocks = replace(live.table.clocks, left=(houses.now() - since + 200,) * 3)
        playing = asyncio.create_task(lines[active].play(seen, turn))
        await begun_waiting(live, active)
        while live.table.deadline()[0] > houses.now():  # noqa: ASYNC110  (time passes by itself)
            await asyncio.sleep(0.01)
        live.changed.set()
        await lines[active].ping()
        await lines[first].raise_hand(lines[first].seen[first], up=False)
        assert seen.version + 1 == await playing
        assert live.table.clocks.left[active] > 0

    run(tmp_path, monkeypatch, work, clock={"bank": 600, "increment": 0})


def test_a_hand_goes_down_with_the_line_over_which_it_went_up(tmp_path, monkeypatch):
    async def work(live, lines, clients):
        active, first, _second = await interruptible(live, lines)
        turn, seen = await turn_of(lines, active), lines[active].seen[active]
        async with clients[first].live(live.table.id) as tab:
            await tab.until(lambda tab: first in tab.seen)
            await tab.raise_hand(tab.seen[first])
            await had_the_floor(lines[active], first)
        assert seen.version + 1 == await lines[active].play(seen, turn)
        assert set() == live.raised

    run(tmp_path, monkeypatch, work)
