"""What holds for every game: the same checks for each of their screens."""

import re
import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.keys import Keys, play_with_keys
from tests.browser.replay import walk_through
from tests.browser.turns import Player, together


def whole_game(person, game, seats, report, likes=()):
    """From the hall to the end by clicking what the page offers; then the game is looked at again."""
    person.open_table(game, seats)
    person.begin()
    player = Player(person, seed=seats, likes=likes)
    player.play()
    end = person.over()
    report(f"a game of {game} in the browser: {len(person.traffic.plays())} turns, {len(player.pressed)} clicks")
    expect(end.get_by_text(person.text("proof-none"))).to_be_visible()
    end.get_by_role("link", name=person.text("end-replay")).click()
    walk_through(person)
    return player


def verified(person, folder):
    """What `rudel verify` says of the record that the end sheet offers."""
    with person.page.expect_download() as download:
        person.sheet().get_by_role("link", name=person.text("end-record")).click()
    record = folder / "game.rudel"
    download.value.save_as(record)
    said = subprocess.run([sys.executable, "-m", "rudel", "verify", record], capture_output=True, text=True)  # noqa: PLW1510
    assert 0 == said.returncode
    verdict = said.stdout.strip().removeprefix(f"{record}: ")
    assert verdict.startswith("ok, won by ")
    return verdict


def some_turns(person, game, seats, turns):
    """A table of so many seats, for a few turns of whatever is offered."""
    person.open_table(game, seats)
    person.begin()
    Player(person, seed=seats).play(turns)
    assert turns <= len(person.traffic.plays())


def turns_with_keys(person, game, turns, deal=None):
    """So many turns without a mouse, the focus always in sight."""
    person.deal = deal
    person.play_now(game)
    keys = Keys(person)
    play_with_keys(Player(person), keys, turns)
    assert set() == keys.unseen


def handed_over(person, game, times):
    """Two on one device: whoever is not asked sees nothing of the other."""
    person.open_table(game)
    person.press("wait-beside-chair", name=person.text("house-bot-B"))
    person.page.get_by_label(person.text("wait-beside-name")).fill("Jan")
    person.press("wait-sit-short")
    expect(person.button("wait-stand")).to_have_count(2)
    person.begin(full=person.button("wait-start").count() > 0)
    player = Player(person)
    cover = person.page.get_by_role("dialog")
    for _ in range(times):
        while (seen := player.wait())["sheet"] is None:
            player.step(seen)
        expect(person.page.locator("main button")).to_have_count(0)
        name = next(one for one in ("Mia", "Jan") if person.text("cover-title", name=one) == seen["sheet"])
        person.press("cover-go", name=name)
        expect(cover).to_have_count(0)


def refused(person, button):
    """Presses a button that does not go: it is said why, and the rule opens at its paragraph."""
    button.click()
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    link = refusal.get_by_role("button").first
    rule = re.search(r"[A-Z]{3}-\d+", link.inner_text()).group().lower()
    assert person.text(rule) in refusal.inner_text()
    link.click()
    paragraph = person.page.locator(f"[data-rule={rule}]")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_contain_text(rule.upper())
    return rule


def overheard(visit, game, seats, turns):
    """Two people play while a third looks on: what each of them was told, by seat; None is who looks on."""
    mia, jan, eve = visit("Mia"), visit("Jan"), visit("Eve")
    mia.open_table(game, seats)
    for person in (jan, eve):
        person.enter(f"/c/{mia.code()}")
    jan.sit()
    expect(mia.page.get_by_role("main").get_by_text("Jan", exact=True)).to_be_visible()
    mia.begin(full=seats == 2)
    for person in (jan, eve):
        person.at_the_board()
    together(Player(mia, seed=1), Player(jan, seed=2), turns=turns)
    eve.reload()
    eve.at_the_board()
    told = {}
    for seat, person in ((0, mia), (1, jan), (None, eve)):
        told[seat] = [message["seen"] for message in person.traffic.told() if message["type"] == "told"]
        assert told[seat]
        for seen in told[seat]:
            if seen["view"] is not None:
                assert seat == seen["view"]["seat"]
            assert {None, seat} >= {happened["event"]["audience"] for happened in seen["events"]}
    assert not any(seen["legal"] for seen in told[None])
    return {seat: [seen["view"] for seen in all_seen if seen["view"]] for seat, all_seen in told.items()}
