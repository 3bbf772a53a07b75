"""What people may rely on around a game: replays, rematches, their tables, devices, names, and what is played."""

import asyncio
import random
import sqlite3
import subprocess
import sys

import msgspec
import websockets.asyncio.client
from tests.server.guests import asked_of, begun, people, refused, run, shown
from tests.server.house import serving
from tests.server.play import choose_turn, play_turn, play_whole

from rudel.client import Refused
from rudel.wire.messages import Logged, Replay

PATIENCE = 300


# --- after the game -------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_verified_and_played_again_one_seat_further(fair_server, tmp_path):
    async def work():
        async with people(fair_server, "Ada", "Bob", "Eve") as (ada, bob, eve):
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
            chairs = (await shown(fair_server, again[0].id))["chairs"]
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
                            assert 4401 == socket.close_code
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
            [bytes(body).replace(b'"rules_version":2', b'"rules_version":99')],
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


# --- what people let each other know --------------------------------------------------------------------------------


def test_everybody_at_the_table_hears_an_emote_and_nothing_is_kept_of_it(server):
    async def work():
        async with (
            people(server, "Ada", "Bob", "Eve") as (ada, bob, eve),
            begun((ada, bob), "dog", 4) as (table, lines),
            eve.live(table.id) as looking_on,
        ):
            await looking_on.until(lambda line: line.seen and line.seen[None].waiting == [0, 1])  # the bots have given
            rows = len(asked_of(server, "SELECT 1 FROM rows WHERE table_id = ?", table.id))
            await lines[1].emote(lines[1].seen[1], "well-played")
            for line in (*lines, looking_on):
                await line.until(lambda line: line.emotes)
                assert [(1, "well-played")] == [(said.seat, said.emote) for said in line.emotes]
            assert "not-yours" == await refused(lines[0].emote(lines[1].seen[1], "thanks"))
            await lines[0].send(b'{"type":"emote","id":"x","seat":0,"emote":"I have a joker"}')
            kinds = [await kind_of(lines[0].emote(lines[0].seen[0], "hello")) for _ in range(8)]
            assert [None] * 4 == kinds[:4]
            assert "too-many" == kinds[-1]
            assert {"well-played", "hello"} == {said.emote for said in looking_on.emotes}
            assert rows == len(asked_of(server, "SELECT 1 FROM rows WHERE table_id = ?", table.id))

    async def kind_of(asking):
        try:
            await asking
        except Refused as problem:
            return problem.kind

    run(work)
