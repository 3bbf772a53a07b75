"""A whole game by clicking, and all that there is at its end."""

import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.person import PATIENCE
from tests.browser.replay import step_of, walk_through
from tests.browser.turns import Player

from rudel.games.dog.actions import Drop, Give, Out, Step, Swap, action, card_of
from rudel.games.dog.cards import JOKER

LIKES = ("into the stall", "from the nest", "Ace", "King")
EVERYTHING = {"giving", "out", "seven", "swap", "joker", "drop"}
MOST_TURNS = 250


def test_a_whole_game_of_four_seats_by_clicking(visit, tmp_path, report):
    mia = visit()
    mia.play_now("dog")
    player = Player(mia, seed=4, likes=LIKES)
    questions = set()
    player.play(watch=lambda seen: questions.update([seen["line"].strip()] if seen["confirm"] else []))
    end = mia.over()
    turns = len(mia.traffic.plays())
    report(f"a game of Dog in the browser: {turns} turns, {len(player.pressed)} clicks")

    expect(end.get_by_text(mia.text("proof-good"))).to_be_visible()
    end.locator("summary").click()
    for part in ("kept", "mine", "record"):
        expect(end.get_by_text(mia.text(f"proof-{part}"))).to_be_visible(timeout=PATIENCE)

    with mia.page.expect_download() as download:
        end.get_by_role("link", name=mia.text("end-record")).click()
    record = tmp_path / "game.rudel"
    download.value.save_as(record)
    verified = subprocess.run([sys.executable, "-m", "rudel", "verify", record], capture_output=True, text=True)  # noqa: PLW1510
    assert 0 == verified.returncode
    assert f"{record}: ok, won by" in verified.stdout

    end.get_by_role("link", name=mia.text("end-replay")).click()
    walk_through(mia)
    shared(visit, mia)
    again(mia)
    until_all_has_happened(player, questions)


def happened(plays):
    """What of all that Dog knows was in these turns."""
    turns = [[action(number) for number in play["actions"]] for play in plays]
    found = set()
    for first, *more in turns:
        kinds = {Give: "giving", Out: "out", Swap: "swap", Drop: "drop"}
        found |= {kinds[type(first)]} if type(first) in kinds else set()
        found |= {"joker"} if card_of(first) == JOKER else set()
        found |= {"seven"} if isinstance(first, Step) and len(more) == 6 else set()
    return found


def until_all_has_happened(player, questions):
    """Cards fall as they like: what the first game did not bring, the rematch does; what is asked first, was asked."""
    plays = player.person.traffic.plays
    likes = {"joker": "Joker", "seven": "Seven", "swap": "Jack"}

    def watch(seen):
        if seen["confirm"]:
            questions.add(seen["line"].strip())

    while (missing := EVERYTHING - happened(plays())) and len(plays()) < MOST_TURNS:
        player.likes = (*(word for kind, word in likes.items() if kind in missing), *LIKES)
        player.play(1, watch)
    assert set() == missing
    asked = {player.person.text("dog-web-drop-confirm"), player.person.text("table-confirm-line")}
    assert asked <= questions


def shared(visit, person):
    """The link opens for somebody whom the house does not know."""
    guest = visit("Guest", lang="de")
    guest.enter(person.page.url)
    expect(guest.button("replay-forward")).to_be_visible(timeout=PATIENCE)
    guest.press("replay-last")
    assert 1 == len(set(step_of(guest)))


def again(person):
    """Back at the table the rematch is one click away."""
    table = person.table()
    person.enter(f"/t/{table}")
    person.over()
    person.press("end-rematch")
    expect(person.button("wait-start-bots")).to_be_visible(timeout=PATIENCE)
    assert table != person.table()
    person.begin()
    person.my_turn()
