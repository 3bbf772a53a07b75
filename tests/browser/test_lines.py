"""Two browsers and two bots: a page is loaded anew, a house is stopped, the power is cut, a line goes silent."""

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.lines import Cable
from tests.browser.person import DESKTOP
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
    first = player.until(lambda: [frame for frame in traffic.sent[said:] if frame["type"] in {"try", "play"}])[0]
    answer = player.until(lambda: [told for told in traffic.told() if told.get("id") == first["id"]])[0]
    if first["type"] == "try" and answer["tried"]["whole"] and len(first["actions"]) == 1:
        player.until(lambda: sent_turns(traffic, said) or player.look()["confirm"])
    if not sent_turns(traffic, said):
        player.play(turns=1)


def sent_turns(traffic, said):
    """The turns that were sent since so much was said."""
    return [frame for frame in traffic.sent[said:] if frame["type"] == "play"]


def test_a_press_on_a_dead_line_says_that_it_will_be_sent_and_is_sent_once(visit):
    mia = visit()
    cable = Cable(mia.page)
    mia.play_now("filou")
    player = Player(mia)
    seen = player.wait()
    cable.silence()
    player.press(player.choose(seen["offers"]))
    mia.sees("table-lost-sending")
    before = len(mia.traffic.plays())
    cable.mend()
    expect(mia.page.get_by_role("alert")).to_have_count(0)
    player.until(mia.traffic.caught_up)
    assert 1 >= len(mia.traffic.plays()) - before


def test_a_phone_that_wakes_calls_anew_without_being_asked(visit):
    mia = visit(phone=True)
    cable = Cable(mia.page)
    mia.play_now("filou")
    Player(mia).wait()
    before = cable.calls
    cable.cut()
    expect(mia.button("table-retry")).to_be_visible()
    cable.mend()
    mia.page.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow'))")
    expect(mia.button("table-retry")).to_have_count(0)
    assert before < cable.calls


def test_who_is_gone_is_told_to_the_others_and_welcomed_back(visit):
    mia, jan = visit("Mia"), visit("Jan")
    mia.settings = {"pace": 0, "grace": 900}
    mia.begin_with(jan, "filou", chair=1)
    path = jan.page.url
    jan.enter("/")
    people = mia.page.get_by_role("region", name=mia.text("table-people"))
    expect(people.get_by_role("timer")).to_contain_text(re.compile(r"bot in [89]\d{2} s"))
    jan.enter(path)
    expect(people.get_by_role("timer")).to_have_count(0)
    told = [line.inner_text() for line in log_lines(mia)]
    here = mia.text("log-here", **{"who": "Jan", "who-is": "other"})
    soon = mia.text("log-gone-soon", **{"who": "Jan", "who-is": "other", "seconds": 900})
    assert told.index(here) < [bool(re.fullmatch(soon.replace("900", r"\d+"), line)) for line in told].index(True)


def test_a_bot_that_plays_for_somebody_says_so_on_the_chip_and_in_the_log(visit):
    mia, jan = visit("Mia", lang="de"), visit("Jan")
    mia.settings = {"pace": 0, "grace": 2}
    mia.begin_with(jan, "filou", chair=1)
    path = jan.page.url
    jan.enter("/")
    mia.sees("table-away")
    for width, height in ((320, 568), (375, 553), (390, 664), (568, 320)):
        mia.page.set_viewport_size({"width": width, "height": height})
        expect(people_of(mia).get_by_text(mia.text("table-away-short"), exact=True)).to_be_visible()
        assert mia.page.evaluate(WHOLE), (width, height)
    mia.page.set_viewport_size(DESKTOP)
    bot = mia.text("log-bot", **{"who": "Jan", "who-is": "other"})
    expect(mia.page.get_by_text(bot)).to_be_visible()
    Player(mia).play(2)  # after the first nothing is said of what others have laid
    mia.sees("log-played-bot", **{"who": "Jan", "who-is": "other"})
    jan.enter(path)
    expect(mia.page.get_by_text(mia.text("table-away"), exact=True)).to_have_count(0)
    jan.sees("log-played-bot", **{"who": "Jan", "who-is": "you"})
    said = jan.page.get_by_text(jan.text("table-stood-in"))
    expect(said).to_be_visible()
    jan.page.get_by_role("main").click(position={"x": 4, "y": 4})
    expect(said).to_have_count(0)
    jan.reload()
    jan.sees("log-played-bot", **{"who": "Jan", "who-is": "you"})
    expect(said).to_have_count(0)
    expect(jan.page.get_by_text(jan.text("log-bot", **{"who": "Jan", "who-is": "you"}))).to_have_count(0)


WHOLE = "() => [...document.querySelectorAll('.chips .figure')].every((one) => one.scrollWidth <= one.clientWidth)"
"""Whether what stands under the names is read to its end."""


def people_of(person):
    """Who plays, above the board."""
    return person.page.get_by_role("region", name=person.text("table-people"))


def log_lines(person):
    """The lines of the log beside the board, the newest first."""
    return person.page.get_by_role("list", name=person.text("table-log")).get_by_role("listitem").all()


def test_what_was_pressed_looks_pressed_until_a_slow_line_has_brought_the_answer(visit):
    mia = visit()
    cable = Cable(mia.page)
    mia.play_now("filou")
    player = Player(mia)
    player.wait()
    sent = mia.page.locator("main [data-sent]")
    expect(sent).to_have_count(0)
    cable.silence()
    player.press(player.choose(player.look()["offers"]))
    expect(sent).to_have_attribute("aria-label", player.pressed[-1])
    mia.sees("table-lost-sending")
    cable.mend()
    expect(sent).to_have_count(0)
