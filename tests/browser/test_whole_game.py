"""A whole game by clicking, and all that there is at its end."""

import re
import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.person import PATIENCE
from tests.browser.turns import Player


def test_a_whole_game_of_four_seats_by_clicking(visit, tmp_path, report):
    mia = visit()
    mia.play_now("dog")
    player = Player(mia, seed=4, likes=("into the stall", "from the nest", "Ace", "King"))
    player.play()
    end = mia.over()
    report(f"a game of Dog in the browser: {len(mia.traffic.plays())} turns, {len(player.pressed)} clicks")
    assert mia.text("table-confirm") in player.pressed

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


def step_of(person):
    """At which turn the replay is."""
    words = person.page.locator("p.number").inner_text()
    return tuple(map(int, re.findall(r"\d+", words)))


def walk_through(person):
    """Forwards, to the end, backwards, to the beginning; the same step shows the same."""
    board = "() => [...document.querySelectorAll('main ul.unseen li')].map((one) => one.textContent).join()"
    expect(person.button("replay-forward")).to_be_visible(timeout=PATIENCE)
    seen = [person.page.evaluate(board)]
    for _ in range(12):
        person.press("replay-forward")
        seen.append(person.page.evaluate(board))
    assert 12 == step_of(person)[0]
    person.press("replay-last")
    assert 1 == len(set(step_of(person)))
    person.press("replay-first")
    assert 0 == step_of(person)[0]
    for _ in range(12):
        person.press("replay-forward")
    for before in reversed(seen):
        assert before == person.page.evaluate(board)
        if step_of(person)[0] > 0:
            person.press("replay-back")
    person.press("replay-run")
    person.until("() => /\\b4\\b/.test(document.querySelector('p.number').textContent)")
    person.press("replay-stop")


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
