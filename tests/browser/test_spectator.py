"""Whoever looks on is told nothing that the players keep to themselves."""

import json

from playwright.sync_api import expect
from tests.browser.turns import Player

SECRET = {"hand", "choice", "secret", "legal", "gift"}


def secrets_in(data, path=""):
    """Where data holds a hand, a choice or a secret that is not empty."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in SECRET and value not in ([], None, "", {}):
                yield f"{path}/{key}: {json.dumps(value)[:80]}"
            yield from secrets_in(value, f"{path}/{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from secrets_in(value, f"{path}/{number}")


def test_what_a_spectator_is_sent_holds_no_hand_and_no_secret(visit):
    mia, eve = visit("Mia"), visit("Eve")
    bodies = []

    def keep(route):
        response = route.fetch()
        bodies.append(response.json())
        route.fulfill(response=response)

    eve.context.route("**/api/**", keep)
    mia.open_table("dog")
    eve.enter(f"/c/{mia.code()}")
    expect(eve.button("wait-sit").first).to_be_visible()
    mia.begin()
    eve.at_the_board()
    eve.sees("table-watching")
    expect(eve.menu().get_by_role("button", name=eve.text("house-hall"), exact=True)).to_be_visible()  # no seat to keep
    eve.close_sheet()
    Player(mia, seed=5).play(12)
    eve.reload()
    eve.at_the_board()
    eve.enter(f"/r/{mia.table()}")
    expect(eve.button("replay-run")).to_be_visible()

    heard = eve.traffic.told()
    assert [message for message in heard if message["type"] == "told"]
    assert [] == [found for message in heard for found in secrets_in(message)]
    assert any("moments" in body for body in bodies)
    assert [] == [found for body in bodies for found in secrets_in(body)]
    hands = [message["seen"]["view"]["hand"] for message in mia.traffic.told() if message.get("seen", {}).get("view")]
    assert any(hands)
