"""Names and places as everybody at the tables hears of them."""

import pytest
from tests.server.guests import begun, people, refused, run
from tests.server.house import serving

GIVEN = "00112233445566778899aabbccddeeff"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house')}/rudel.db", "--no-limits") as running:
        yield running


def names(line, seat):
    return [chair.name for chair in line.seen[seat].chairs]


def test_a_name_changed_later_changes_at_every_table_at_once(server):
    async def rename():
        async with people(server, "Ada", "Bob") as (ada, bob):
            waiting = await ada.open("schafe", 2)
            await ada.sit(waiting.id)
            async with begun([ada, bob], "dog", 4) as (table, lines):
                await ada.ask("PUT", "/api/me", {"name": "Ida", "avatar": "owl"})
                for seat, line in enumerate(lines):
                    await line.until(lambda line, seat=seat: names(line, seat)[0] == "Ida")
                    assert ["Ida", "Bob", None, None] == names(line, seat)
                    assert "owl" == line.seen[seat].chairs[0].avatar
                listed = {one.id: one.names for one in await ada.tables()}
                assert {waiting.id: ["Ida", None], table.id: ["Ida", "Bob", None, None]} == listed
                assert {table.id: ["Ida", "Bob", None, None]} == {one.id: one.names for one in await bob.tables()}

    run(rename)


def test_somebody_else_on_the_device_is_not_renamed(server):
    async def rename():
        async with people(server, "Ada") as (ada,):
            table = await ada.open("dog", 4)
            await ada.sit(table.id)
            jan = {"name": "Jan", "avatar": "cat", "contribution": GIVEN, "seat": 1}
            await ada.ask("POST", f"/api/tables/{table.id}/chairs", jan)
            await ada.ask("PUT", "/api/me", {"name": "Ida", "avatar": "dog"})
            assert [["Ida", "Jan", None, None]] == [one.names for one in await ada.tables()]

    run(rename)


def test_people_change_places_before_the_game_and_not_after(server):
    async def swap():
        async with people(server, "Ada", "Bob") as (ada, bob):
            table = await ada.open("dog", 4)
            await ada.sit(table.id)
            await bob.sit(table.id)
            chairs = f"/api/tables/{table.id}/chairs"
            assert "not-host" == await refused(bob.ask("POST", f"{chairs}/1/swap", {"other": 0}))
            await bob.ask("POST", f"{chairs}/1/swap", {"other": 2})
            assert ["Ada", None, "Bob", None] == (await ada.tables())[0].names
            await ada.ask("POST", f"{chairs}/0/swap", {"other": 2})
            assert ["Bob", None, "Ada", None] == (await bob.tables())[0].names
            async with bob.live(table.id) as line, ada.live(table.id) as host:
                await line.until(lambda line: 0 in line.seen)
                await host.until(lambda line: 2 in line.seen)
                await host.start()
                await host.until(lambda line: line.seen[2].phase == "playing")
            assert "begun" == await refused(bob.ask("POST", f"{chairs}/0/swap", {"other": 1}))

    run(swap)
