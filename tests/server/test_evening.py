"""What people at a table may rely on while they play: chairs, clocks, pauses, pace, interrupts, hints."""

import asyncio
import contextlib
import itertools
import random

import pytest
from tests.seed import DEALS
from tests.server.guests import begun, log_of, people, refused, run, shown, until
from tests.server.house import serving
from tests.server.play import choose_turn, play_turn, play_whole

import rudel
from rudel.client import Refused
from rudel.table import rows

# --- who is gone ----------------------------------------------------------------------------------------------------


def test_a_bot_takes_the_chair_of_who_is_gone_while_somebody_is_there(server):
    async def away(table):
        return [chair["away"] for chair in (await shown(server, table.id))["chairs"]]

    async def work():
        async with (
            people(server, "Ada", "Bob") as persons,
            begun(persons, "klaeffer", 3, grace=None) as (never, forbidden),
            begun(persons, "klaeffer", 3, grace=1) as (empty, deserted),
            begun(persons, "klaeffer", 3, grace=1) as (taken, lines),
        ):
            for line in (forbidden[1], *deserted, lines[1]):  # the table where a bot takes over is left last
                await line.socket.close()
            await lines[0].until(lambda line: line.seen[0].chairs[1].away)
            assert [[False, True, False], [False] * 3, [False] * 3] == [
                await away(one) for one in (taken, never, empty)
            ]
            async with persons[1].live(taken.id) as line:  # whoever comes back has the chair at once
                await line.until(lambda line: line.seen and not line.seen[1].chairs[1].away)
            of_bob = [type(row) for row in log_of(server, taken.id) if getattr(row, "seat", None) == 1]
            assert [rows.TookOver, rows.GaveBack] == [kind for kind in of_bob if kind in {rows.TookOver, rows.GaveBack}]
            async with persons[0].live(empty.id) as line:  # she is back, he is still gone
                await line.until(lambda line: line.seen and line.seen[0].chairs[1].away)
                assert not line.seen[0].chairs[0].away

    run(work)


def test_the_host_sends_a_silent_guest_away(server):
    async def work():
        async with people(server, "Ada", "Bob") as (ada, bob), begun((ada, bob), "klaeffer", 2) as (table, lines):
            assert "not-host" == await refused(bob.leave(table.id, 0))
            assert "yourself" != await refused(bob.leave(table.id, 5))
            await ada.leave(table.id, 1)
            await lines[0].until(lambda line: line.seen[0].chairs[1].name is None)
            await lines[1].until(lambda line: None in line.seen)  # from now on he looks on
            assert "not-yours" == await refused(lines[1].hint(lines[1].seen[1]))
            assert await play_whole(lines[0], random.Random(1))

    run(work)


def test_who_leaves_before_the_game_frees_a_chair_and_during_it_leaves_it_to_a_bot(server):
    async def work():
        async with people(server, "Ada", "Bob", "Cem", "Dan") as (ada, bob, cem, dan):
            table = await ada.open("klaeffer", 3, level="random", pace=0)
            await ada.sit(table.id)
            await bob.sit(table.id)
            await bob.leave(table.id, 1)
            assert [1] == await cem.sit(table.id)
            assert [2] == await bob.sit(table.id)
            assert "full" == await refused(dan.sit(table.id))
            async with ada.live(table.id) as hers, bob.live(table.id) as his, cem.live(table.id) as theirs:
                await hers.start()
                await ada.leave(table.id, 0)  # the host, too
                await hers.until(lambda line: None in line.seen)
                await theirs.until(lambda line: line.seen and line.seen[1].host == 1)
                assert "not-host" == await refused(bob.set_bot(table.id, 0, "greedy"))
                await cem.set_bot(table.id, 0, "greedy")
                await asyncio.gather(play_whole(his, random.Random(1)), play_whole(theirs, random.Random(2)))
                assert "over" == await refused(bob.leave(table.id, 2))

    run(work)


# --- time -----------------------------------------------------------------------------------------------------------


def test_when_a_clock_runs_out_the_bot_plays_this_turn(server):
    async def work():
        clock = {"bank": 1, "increment": 3}
        async with people(server, "Ada", "Bob") as both, begun(both, "klaeffer", 2, clock=clock) as (table, lines):
            first = lines[0].seen[0]
            seat = first.waiting[0]
            assert [1000, 1000] == first.times.left
            await lines[seat].until(lambda line: line.seen[seat].version > first.version)
            played = next(row for row in log_of(server, table.id) if isinstance(row, rows.Played))
            assert ("clock", seat) == (played.by, played.seat)
            assert played.at >= first.times.since + 1000
            assert not lines[seat].seen[seat].chairs[seat].away  # the chair is still theirs
            await asyncio.gather(*(play_whole(line, random.Random(1)) for line in lines))
            assert "person" in {row.by for row in log_of(server, table.id) if isinstance(row, rows.Played)}

    run(work)


def test_deadlines_outlive_the_server(tmp_path):
    address = f"sqlite:///{tmp_path}/rudel.db"

    async def before(server):
        persons = people(server, "Ada", "Bob")
        async with persons as both, begun(both, "klaeffer", 2, clock={"bank": 5}) as (table, lines):
            return table.id, lines[0].seen[0].times

    async def after(server, table):
        server.file = tmp_path / "rudel.db"
        return await until(lambda: [row for row in log_of(server, table) if isinstance(row, rows.Played)])

    with serving(address) as server:
        table, times = run(before, server)
    with serving(address) as server:
        played = run(after, server, table)[0]
    assert ("clock", times.running[0]) == (played.by, played.seat)
    assert played.at >= times.since + times.left[played.seat]


def test_a_pause_begins_when_all_agree_and_ends_when_anybody_goes_on(server):
    async def work():
        persons = people(server, "Ada", "Bob")
        async with persons as both, begun(both, "klaeffer", 3, clock={"bank": 60}) as (_table, (one, two)):
            await one.pause(one.seen[0])
            await two.until(lambda line: line.seen[1].pausing == [0])
            assert not two.seen[1].paused
            await one.resume(one.seen[0])  # a wish is taken back
            await two.until(lambda line: line.seen[1].pausing == [])
            await one.pause(one.seen[0])
            await two.pause(two.seen[1])
            await one.until(lambda line: line.seen[0].paused)
            await two.until(lambda line: line.seen[1].paused)
            assert [] == one.seen[0].times.running
            for line, seat in ((one, 0), (two, 1)):
                if line.seen[seat].asked:
                    assert "paused" == await refused(line.play(line.seen[seat], [line.seen[seat].legal[0].id]))
            await two.resume(two.seen[1])
            await one.until(lambda line: not line.seen[0].paused)
            await asyncio.gather(play_whole(one, random.Random(1)), play_whole(two, random.Random(2)))

    run(work)


def test_bots_keep_the_pace_and_turns_are_taken_back_until_somebody_acts_or_sees(server):
    async def work():
        async with people(server, "Ada") as (ada,), begun((ada,), "dog", 2, pace=700) as (table, (line,)):
            while True:
                before = await line.my_turn()
                await play_turn(line, before, random.Random(4))
                if line.seen[0].can_undo:
                    break
            await line.undo(line.seen[0])
            await line.until(lambda line: line.seen[0].asked)
            assert before.view == line.seen[0].view
            assert not line.seen[0].can_undo
            assert "nothing-to-undo" == await refused(line.undo(line.seen[0]))
            after = await turn_of_a_bot(line)
            assert not after.can_undo
            assert "nothing-to-undo" == await refused(line.undo(after))
            log = log_of(server, table.id)
            waits = [b.at - a.at for a, b in itertools.pairwise(log) if getattr(b, "by", "") == "bot"]
            assert waits
            assert min(waits) >= 700

    async def turn_of_a_bot(line):
        """Ada plays until a bot has played after her."""
        while True:
            seen = await line.my_turn()
            await play_turn(line, seen, random.Random(4))
            mine = line.seen[0]
            if not mine.asked:
                await line.until(lambda line, mine=mine: line.seen[0].version > mine.version)
                return line.seen[0]

    async def revealing():
        async with people(server, "Ada", "Bob") as persons, begun(persons, "klaeffer", 2) as (_table, lines):
            for _ in range(200):
                seat = lines[0].seen[0].waiting[0]
                seen = await lines[seat].my_turn()
                await play_turn(lines[seat], seen, random.Random(7))
                mine = lines[seat].seen[seat]
                if mine.phase == "over":
                    break
                if not mine.can_undo:
                    return await refused(lines[seat].undo(mine))
                await lines[0].until(lambda line, mine=mine: line.seen[0].version >= mine.version)
        return None

    run(work)
    assert "revealed" == run(revealing)


# --- interrupts, hints, trying --------------------------------------------------------------------------------------


def test_a_person_interrupts_while_the_bots_wait_for_the_raised_hand(server):
    async def interrupted(ada, deal):
        """Whether an interrupt was possible with these cards, and was played."""
        async with begun((ada,), "schafe", 2, pace=200, seed=deal) as (_table, (line,)):
            while (seen := line.seen[0]).phase == "playing":
                if seen.asked:
                    await play_turn(line, seen, random.Random(seen.version))
                elif seen.legal and await interrupt(line):
                    return True
                else:
                    await line.raise_hand(seen, up=False)
                    await line.until(lambda line, seen=seen: line.seen[0].version > seen.version)
            return False

    async def interrupt(line):
        """With the hand up, there is time to ask for a hint and to think; False if a bot was quicker than the hand."""
        await line.raise_hand(line.seen[0])
        await line.ping()
        seen = line.seen[0]
        if seen.asked or not seen.legal:
            return False
        with contextlib.suppress(Refused):
            hint = await line.hint(seen)
            assert len(hint.words) == len(hint.actions)  # nothing: a bot would not interrupt
            await line.play(seen, hint.actions or await choose_turn(line, seen, random.Random(1)))
            return True
        return False

    async def work():
        async with people(server, "Ada") as (ada,):
            for deal in DEALS:
                if await interrupted(ada, deal):
                    return True
            return False

    assert run(work)


@pytest.mark.parametrize("game", list(rudel.GAMES))
def test_a_hint_is_a_legal_whole_turn_and_trying_leaves_no_trace(server, game):
    seats = rudel.GAMES[game].seat_numbers[0]

    async def work():
        async with people(server, *"ABCDEF"[:seats]) as persons, begun(persons, game, seats) as (table, lines):
            for _ in range(3):
                if lines[0].seen[0].phase == "over":
                    break
                seat = lines[0].seen[0].waiting[0]
                await hinted(persons[seat], lines[seat], seat, table.id)
                await lines[0].until(lambda line, seat=seat: seat not in line.seen[0].waiting)

    async def hinted(person, line, seat, table):
        seen = await line.my_turn()
        before = await person.ask("GET", f"/api/tables/{table}"), len(log_of(server, table))
        hint = await line.hint(seen)
        assert len(hint.words) == len(hint.actions) > 0
        for index in range(1, len(hint.actions) + 1):
            tried = await line.attempt(seen, hint.actions[:index])
            assert (index == len(hint.actions)) == tried.whole
        assert "not-legal" == await refused(line.attempt(seen, [forbidden(seen)]))
        assert before == (await person.ask("GET", f"/api/tables/{table}"), len(log_of(server, table)))
        while line.seen[seat].asked and line.seen[seat].phase == "playing":
            seen = line.seen[seat]
            await line.play(seen, (await line.hint(seen)).actions)
            await line.until(lambda line, seen=seen: line.seen[seat] is not seen)

    def forbidden(seen):
        legal = {one.id for one in seen.legal}
        return next(action for action in range(rudel.GAMES[game].actions) if action not in legal)

    run(work)
