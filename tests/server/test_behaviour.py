"""What people at a table may rely on: chairs, clocks, pauses, hints, rematches, replays, and who sees what."""

import asyncio
import contextlib
import itertools
import random
import sqlite3
import subprocess
import sys

import httpx
import msgspec
import pytest
import websockets.asyncio.client
from tests.server.house import serving
from tests.server.play import choose_turn, play_turn, play_whole

import rudel
from rudel.client import Client, Refused
from rudel.table import rows
from rudel.wire.messages import Logged, Replay

PATIENCE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/rudel.db", "--no-limits") as running:
        running.file = folder / "rudel.db"
        yield running


def run(work, *given):
    """Runs a test that ends by itself."""

    async def limited():
        async with asyncio.timeout(PATIENCE):
            return await work(*given)

    return asyncio.run(limited())


@contextlib.asynccontextmanager
async def people(server, *names):
    """They say hello."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server.address, name=name)) for name in names]


@contextlib.asynccontextmanager
async def begun(persons, game, seats, **settings):
    """A table at which these people play, and their lines."""
    table = await persons[0].open(game, seats, **{"level": "random", "pace": 0, **settings})
    async with contextlib.AsyncExitStack() as stack:
        for person in persons:
            await person.sit(table.id)
        lines = [await stack.enter_async_context(person.live(table.id)) for person in persons]
        await lines[0].start()
        for seat, line in enumerate(lines):
            await line.until(lambda line, seat=seat: seat in line.seen and line.seen[seat].phase == "playing")
        yield table, lines


async def refused(asking):
    """The kind of the refusal."""
    with pytest.raises(Refused) as problem:
        await asking
    return problem.value.kind


def asked_of(server, query, *about):
    """Asks or changes the database behind the server's back."""
    connection = sqlite3.connect(server.file)
    found = connection.execute(query, about).fetchall()
    connection.commit()
    connection.close()
    return found


def log_of(server, table):
    """The table's rows."""
    found = asked_of(server, "SELECT body FROM rows WHERE table_id = ? ORDER BY number", table)
    return [rows.read(bytes(body)) for (body,) in found]


async def until(question):
    """Waits until the question has an answer that counts."""
    while True:
        if answer := question():
            return answer
        await asyncio.sleep(0.05)


async def shown(server, table):
    """What somebody looking on is shown."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        return (await client.get(f"/api/tables/{table}")).json()


# --- who is gone ----------------------------------------------------------------------------------------------------


def test_a_bot_takes_the_chair_of_who_is_gone_while_somebody_is_there(server):
    async def gone(persons, grace, *, all_gone=False):
        """Bob, or everybody, is gone; whose chair is played by a bot when the grace time is long over."""
        async with begun(persons, "klaeffer", 3, grace=grace) as (table, lines):
            await lines[1].socket.close()
            if all_gone:
                await lines[0].socket.close()
            elif grace is not None:
                await lines[0].until(lambda line: line.seen[0].chairs[1].away)
            await asyncio.sleep(2.5)
            return table.id, [chair["away"] for chair in (await shown(server, table.id))["chairs"]]

    async def back(person, table):
        """Whoever comes back has the chair at once."""
        async with person.live(table) as line:
            await line.until(lambda line: line.seen and not line.seen[1].chairs[1].away)

    async def work():
        async with people(server, "Ada", "Bob") as persons:
            cases = await asyncio.gather(gone(persons, 1), gone(persons, None), gone(persons, 1, all_gone=True))
            assert [[False, True, False], [False] * 3, [False] * 3] == [away for _, away in cases]
            await back(persons[1], cases[0][0])
            of_bob = [type(row) for row in log_of(server, cases[0][0]) if getattr(row, "seat", None) == 1]
            assert [rows.TookOver, rows.GaveBack] == [kind for kind in of_bob if kind in {rows.TookOver, rows.GaveBack}]
            async with persons[0].live(cases[2][0]) as line:  # she is back, he is still gone
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
    async def interrupted(ada):
        """Whether an interrupt was possible in this game, and was played."""
        async with begun((ada,), "schafe", 2, pace=200) as (_table, (line,)):
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
            return any([await interrupted(ada) for _ in range(3)])

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


# --- after the game -------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_verified_and_played_again_one_seat_further(server, tmp_path):
    async def work():
        async with people(server, "Ada", "Bob", "Eve") as (ada, bob, eve):
            async with begun((ada, bob), "klaeffer", 3) as (table, lines):
                await ada.set_bot(table.id, 2, "casual")
                assert "not-over" == await refused(ada.record(table.id))
                assert "not-over" == await refused(ada.rematch(table.id))
                running = await replay(ada, table.id)
                assert "not-yours" == await refused(replay(ada, table.id, seat=1))
                assert all(not moment.words for moment in running.moments if moment.seat != 0)
                await asyncio.gather(*(play_whole(line, random.Random(1)) for line in lines))
                again = await asyncio.gather(*(person.rematch(table.id) for person in (ada, bob, ada)))
                assert 1 == len({one.id for one in again})
                await lines[1].until(lambda line: line.seen[1].rematch == again[0].id)
            assert "no-chair" == await refused(eve.rematch(table.id))
            await told_again(table.id, ada, bob)
            chairs = (await shown(server, again[0].id))["chairs"]
            assert [(None, "casual"), ("Ada", "random"), ("Bob", "random")] == [(c["name"], c["bot"]) for c in chairs]
            return await ada.record(table.id)

    async def told_again(table, ada, bob):
        """The whole game as everybody saw it, page by page."""
        whole = await replay(ada, table)
        assert whole.moments[-1].version <= whole.newest
        assert all(moment.words for moment in whole.moments if moment.seat is not None)
        middle = whole.moments[len(whole.moments) // 2].version
        rest = await replay(ada, table, after=middle)
        assert [moment for moment in whole.moments if moment.version > middle] == rest.moments
        assert await replay(ada, table, seat=1) == await replay(bob, table)

    (tmp_path / "game.txt").write_text(run(work), encoding="utf-8")
    command = [sys.executable, "-m", "rudel", "verify", str(tmp_path / "game.txt")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (0, True) == (done.returncode, ": ok" in done.stdout), done


async def replay(person, table, **about):
    asking = "&".join(f"{name}={value}" for name, value in about.items())
    return msgspec.json.decode(await person.ask("GET", f"/api/tables/{table}/replay?{asking}"), type=Replay)


def test_my_tables_say_whose_turn_it_is_until_they_are_deleted(server):
    async def work():
        async with people(server, "Ada", "Bob") as (ada, bob), begun((ada, bob), "klaeffer", 2) as (table, lines):
            seat = lines[0].seen[0].waiting[0]
            (mine,) = await ada.tables()
            (his,) = await bob.tables()
            assert (seat == 0, seat == 1) == (mine.your_turn, his.your_turn)
            assert (["Ada", "Bob"], "playing", table.id) == (mine.names, mine.phase, mine.id)
            assert "not-host" == await refused(bob.forget(table.id))
            await ada.forget(table.id)
            for line in lines:
                await line.until(lambda line: line.closed)
                assert (False, 4404) == (line.bye.come_back, line.socket.close_code)
            assert [[], []] == [await ada.tables(), await bob.tables()]
            assert "unknown-table" == await refused(ada.find(table.code))
            assert "unknown-table" == await refused(ada.ask("GET", f"/api/tables/{table.id}"))
            over = await finished(ada, bob)
            await bob.forget(over)
            assert ([over], []) == ([one.id for one in await ada.tables()], await bob.tables())

    async def finished(ada, bob):
        async with begun((ada, bob), "klaeffer", 2) as (table, lines):
            await asyncio.gather(*(play_whole(line, random.Random(1)) for line in lines))
            return table.id

    run(work)


# --- who somebody is ------------------------------------------------------------------------------------------------


def test_a_code_moves_everything_to_another_device_once_and_not_for_ever(server):
    async def work():
        async with (
            people(server, "Ada", "Phone", "Eve") as (ada, phone, eve),
            begun((ada,), "klaeffer", 2) as (table, _),
        ):
            assert "unknown-code" == await refused(eve.take_transfer("ABCD-EFGH"))
            late = await ada.offer_transfer()
            asked_of(server, "UPDATE transfers SET expires = 1")
            assert "unknown-code" == await refused(phone.take_transfer(late))
            code = await ada.offer_transfer()
            await phone.take_transfer(code.lower())
            assert "unknown-code" == await refused(eve.take_transfer(code))
            assert [table.id] == [one.id for one in await phone.tables()] == [one.id for one in await ada.tables()]
            async with phone.live(table.id) as line:
                await line.until(lambda line: 0 in line.seen)
                await play_turn(line, await line.my_turn(), random.Random(1))
            assert [] == await eve.tables()

    run(work)


def test_names_are_shown_tidied(server):
    async def work():
        async with people(server, " Zoe\u0308\u200b  \tMu\u0308ller ", "Bob") as (zoe, bob):
            table = await zoe.open("klaeffer", 2)
            await zoe.sit(table.id)
            assert "Zoë Müller" == (await shown(server, table.id))["chairs"][0]["name"]
            assert msgspec.json.decode(await zoe.ask("GET", "/api/me"))["name"] == "Zoë Müller"
            assert "long-name" == await refused(bob.ask("PUT", "/api/me", {"name": "x" * 25, "avatar": "dog"}))

    run(work)


def test_two_tabs_of_one_person_see_the_same(server):
    async def work():
        async with people(server, "Ada") as (ada,), begun((ada,), "klaeffer", 2) as (table, (one,)):
            async with ada.live(table.id) as two:
                await two.until(lambda line: line.seen)
                seen = await two.my_turn()
                turn = await choose_turn(two, seen, random.Random(1))
                versions = await asyncio.gather(one.play(seen, turn, id="same"), two.play(seen, turn, id="same"))
                assert versions[0] == versions[1]
                await play_whole(one, random.Random(1))
                await two.until(lambda line: line.seen[0].phase == "over")
                assert one.raw == two.raw
            assert 1 == sum(row == "same" for (row,) in asked_of(server, "SELECT command FROM rows WHERE seat = 0"))

    run(work)


def test_who_may_look_on_is_the_hosts_choice(server):
    async def work():
        async with people(server, "Ada", "Eve") as (ada, eve):
            for watch in ("anyone", "code", "nobody"):
                async with begun((ada,), "klaeffer", 2, watch=watch) as (table, (line,)):
                    listed = [one.id for one in await eve.watchable()]
                    assert (watch == "anyone") == (table.id in listed)
                    if watch == "nobody":
                        assert "not-yours" == await refused(eve.ask("GET", f"/api/tables/{table.id}"))
                        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
                        async with websockets.asyncio.client.connect(url, proxy=None) as socket:
                            await socket.wait_closed()
                            assert 4404 == socket.close_code
                        continue
                    async with eve.live(table.id) as hers:
                        await hers.until(lambda line: None in line.seen)
                        assert ([], False) == (hers.seen[None].legal, hers.seen[None].asked)
                        mine = await line.my_turn()
                        assert "not-yours" == await refused(hers.play(mine, [mine.legal[0].id]))
                        assert "not-host" == await refused(hers.start())
                        await play_turn(line, mine, random.Random(1))
                        await hers.until(lambda line, mine=mine: line.seen[None].version > mine.version)

    run(work)


# --- what can be played ---------------------------------------------------------------------------------------------


def test_every_option_of_every_game_opens_a_table_as_the_list_says(server):
    def values(option):
        default = next(iter(option["defaults"].values()))
        if isinstance(default, bool):
            return [True, False]
        return option["choices"] or [option["low"], option["high"]]

    async def opens(ada, game, seats, option, value):
        try:
            table = await ada.open(game, seats, options={option["key"]: value})
        except Refused as refusal:
            return refusal.kind == "bad-setup" and len(str(refusal)) > 10  # what does not go together is said
        options = (await shown(server, table.id))["game"]["options"]
        await ada.forget(table.id)
        return options[option["key"]] == value

    async def work():
        async with people(server, "Ada") as (ada,):
            tried = 0
            for game in msgspec.json.decode(await ada.ask("GET", "/api/games")):
                for option in game["options"]:
                    for value in values(option):
                        tried += 1
                        assert await opens(ada, game["key"], option["seats"][-1], option, value), (game["key"], option)
                assert "bad-setup" == await refused(ada.open(game["key"], game["seats"][0], options={"nonsense": 1}))
            return tried

    assert run(work) > 20


def test_a_table_of_other_rules_is_readable_and_exportable_and_says_why_it_cannot_be_played(tmp_path):
    address = f"sqlite:///{tmp_path}/rudel.db"
    file = tmp_path / "rudel.db"

    async def before(server):
        async with people(server, "Ada") as (ada,), begun((ada,), "klaeffer", 2) as (table, (line,)):
            await play_turn(line, await line.my_turn(), random.Random(1))
            return table, dict(ada.http.cookies)

    def change():
        connection = sqlite3.connect(file)
        (body,) = connection.execute("SELECT body FROM rows WHERE number = 1").fetchone()
        connection.execute(
            "UPDATE rows SET body = ? WHERE number = 1",
            [bytes(body).replace(b'"rules_version":1', b'"rules_version":99')],
        )
        connection.commit()
        connection.close()

    async def after(server, table, cookies):
        async with people(server, "Ada") as (ada,):
            ada.http.cookies.clear()
            ada.http.cookies.update(cookies)
            seen = await shown(server, table.id)
            assert ("other-rules", 99, "Ada") == (
                seen["phase"],
                seen["game"]["rules_version"],
                seen["chairs"][0]["name"],
            )
            assert ["other-rules"] == [one.phase for one in await ada.tables()]
            log = msgspec.json.decode(await ada.ask("GET", f"/api/tables/{table.id}/log"), type=list[Logged])
            assert ["opened", "sat", "started", "played"] == [row.row for row in log][:4]
            for asking in (ada.record(table.id), ada.rematch(table.id), replay(ada, table.id), ada.sit(table.id)):
                assert "other-rules" == await refused(asking)
            async with ada.live(table.id) as line:
                await line.until(lambda line: line.seen)
                assert "other-rules" == line.seen[0].phase
                assert "other-rules" == await refused(line.play(line.seen[0], [1]))
            async with begun((ada,), "klaeffer", 2) as (_new, (line,)):  # other tables are driven as ever
                assert await play_whole(line, random.Random(1))

    with serving(address) as server:
        table, cookies = run(before, server)
    change()
    with serving(address) as server:
        run(after, server, table, cookies)
