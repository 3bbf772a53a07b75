"""What holds for every game: the same checks for each of their screens."""

from playwright.sync_api import expect
from tests.browser.person import PATIENCE
from tests.browser.replay import walk_through
from tests.browser.turns import Player


def whole_game(person, game, seats, report, likes=()):
    """From the hall to the end by clicking what the page offers; then the proof, and the game looked at again."""
    person.open_table(game, seats)
    person.begin()
    player = Player(person, seed=seats, likes=likes)
    player.play()
    end = person.over()
    report(f"a game of {game} in the browser: {len(person.traffic.plays())} turns, {len(player.pressed)} clicks")
    expect(end.get_by_text(person.text("proof-good"))).to_be_visible(timeout=PATIENCE)
    end.get_by_role("link", name=person.text("end-replay")).click()
    walk_through(person)
    return player
