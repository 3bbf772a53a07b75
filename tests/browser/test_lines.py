"""Two browsers and two bots; the page is loaded anew, the house is stopped, and the power is cut."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.turns import Player, next_of, together

NO_ANSWER = r"ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket|ERR_SOCKET_NOT_CONNECTED"


def two_at_a_table(visit, house):
    """Mia and Jan, partners, with two bots."""
    mia, jan = visit("Mia", address=house.address), visit("Jan", address=house.address)
    for person in (mia, jan):
        person.traffic.allow(NO_ANSWER)
    mia.begin_with(jan, chair=1)
    return Player(mia, seed=1), Player(jan, seed=2)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_house_that_comes_back_has_everybody_at_the_same_position(visit, own_house, end):
    house = own_house()
    players = two_at_a_table(visit, house)
    together(*players, turns=6)
    asked, _ = next_of(*players)
    before = positions(players)

    asked.person.reload()
    asked.person.at_the_board()
    asked.wait()
    assert before == positions(players)

    getattr(house, end)()
    for player in players:
        player.person.sees("table-lost")
    said = len(asked.person.traffic.sent)
    offline_turn(asked)
    assert said == len(asked.person.traffic.sent)
    asked.person.sees("table-lost-sending")

    own_house(house.port)
    for player in players:
        expect(player.page.get_by_role("alert")).to_have_count(0)
    finished(asked, said)
    next_of(*players)
    first, *more = sent_turns(asked.person.traffic, said)
    assert first["version"] not in {frame["version"] for frame in more}


def positions(players):
    """What everybody sees, as soon as the same lies on every board: one page may draw the last turn later."""

    def alike():
        seen = [player.position() for player in players]
        return seen if 1 == len({json.dumps(json.loads(one)[0]) for one in seen}) else None

    return players[0].until(alike)


def offline_turn(player):
    """Chooses, while nobody listens, until there is something that waits to be sent."""
    waits = player.page.get_by_text(player.person.text("table-lost-sending"))
    for _ in range(20):
        player.step(player.wait())
        if waits.count() > 0:
            return
    raise AssertionError("nothing waits to be sent")


def finished(player, said):
    """What waited is sent by itself now that somebody listens; a turn of several steps is gone on with by hand."""
    traffic = player.person.traffic
    tried = player.until(lambda: [frame for frame in traffic.sent[said:] if frame["type"] == "try"])[0]
    answer = player.until(lambda: [told for told in traffic.told() if told.get("id") == tried["id"]])[0]
    if answer["tried"]["whole"] and len(tried["actions"]) == 1:
        player.until(lambda: sent_turns(traffic, said) or player.look()["confirm"])
    if not sent_turns(traffic, said):
        player.play(turns=1)


def sent_turns(traffic, said):
    """The turns that were sent since so much was said."""
    return [frame for frame in traffic.sent[said:] if frame["type"] == "play"]
