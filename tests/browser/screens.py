"""Every screen of the house, one after the other; tests and pictures go the same way."""

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.lines import Cable
from tests.browser.person import SOON_OVER, Person
from tests.browser.turns import Player, next_of

SHELF = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = sorted(path.parent.name for path in SHELF.glob("*/box.ts"))
"""The games that have a box on the shelf."""
AT_ONCE = {"dog", "filou"}
"""Games in which all choose at the same time: a choice is in sight only while somebody still thinks."""


def tour(person):
    """Leads a person who is here for the first time through the house; the name of each screen as it is in sight."""
    yield from _hall(person)
    yield from _waiting(person)
    yield from _table(person)
    yield from _trouble(person)
    yield from _company(person)
    yield from _end(person)
    yield from _elsewhere(person)


def proof(person):
    """The end of a game in a fair house, with all that proves its dice."""
    person.settings = SOON_OVER
    person.play_now("dog")
    sheet = person.over()
    sheet.locator("summary").click()
    sheet.get_by_text(person.text("proof-record")).scroll_into_view_if_needed()
    yield "proof"


def boards(person):
    """The boards of other numbers of seats, after some turns."""
    person.settings = {"pace": 0}
    for game, seats in (("dog", 6), ("lagerdog", 3), ("dog", 2)):
        person.open_table(game, seats)
        person.begin()
        player = Player(person, seed=seats)
        player.play(7)
        next_of(player)
        yield f"{game}-{seats}"


def _hall(person):
    person.enter()
    expect(person.button("hall-guided-title", title=person.text("dog-title"))).to_be_visible()
    yield "hall"
    person.page.get_by_role("button", name=person.name).click()
    expect(person.sheet("me-title")).to_be_visible()
    yield "me"
    person.press("me-move-offer")
    expect(person.page.locator("p.code")).to_be_visible()
    person.page.locator("p.code").scroll_into_view_if_needed()
    yield "move"
    person.close_sheet()
    person.press("hall-open-title", title=person.text("dog-title"))
    expect(person.sheet()).to_be_visible()
    yield "new"
    for summary in person.sheet().locator("summary").all():
        summary.click()
    expect(person.sheet().get_by_text(person.text("dog-option-packs-help")).first).to_be_visible()
    yield "new-more"
    person.close_sheet()


def _waiting(person):
    person.open_table("dog")
    expect(person.page.locator("p.code")).to_be_visible()
    yield "waiting"
    person.press("wait-beside-chair", name=person.text("house-bot-B"))
    person.page.get_by_label(person.text("wait-beside-name")).fill("Jan")
    yield "beside"
    person.press("wait-sit-short")
    expect(person.button("wait-stand")).to_have_count(2)
    person.begin()


def _table(person):
    player = Player(person, seed=2)
    player.wait()
    yield "giving"
    player.play(1)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    yield "cover"
    person.press("cover-go", name="Jan")
    player.wait()
    yield "second-here"
    until_a_card_goes(player)
    yield "turn"
    choose_what_goes(player)
    yield "chosen"
    ask_what_does_not_go(player)
    yield "refused"
    ask_for_a_hint(person)
    yield "hint"
    for what in ("emotes", "keys", "rules", "log"):
        _from_menu(person, what)
        yield what
        if person.sheet().count() > 0:
            person.close_sheet()
    person.menu()
    person.page.get_by_role("button", name=person.text("menu-leave"), exact=True).click()
    yield "menu"
    person.close_sheet()


def _trouble(person):
    """A break, and a line that does not hold."""
    person.menu().get_by_role("button", name=person.text("menu-pause"), exact=True).click()
    person.sees("table-paused")
    yield "paused"
    person.button("table-resume").last.click()
    cable = Cable(person.page)
    person.reload()
    person.at_the_board()
    person.traffic.allow("already in CLOSING or CLOSED state")  # said by the cable itself, which has no address
    cable.cut()
    expect(person.button("table-retry")).to_be_visible()
    yield "lost"
    cable.mend()
    expect(person.button("table-retry")).to_have_count(0)


def _company(person):
    """Another person's tables: one that is looked on at, one that nobody may see."""
    eve = Person(person.context.browser, person.address, "Eve", lang=person.lang)
    eve.open_table("dog", before=_for_nobody(eve))
    eve.begin()
    person.enter(f"/t/{eve.table()}")
    person.sees("table-shut")
    yield "shut"
    eve.play_now("dog")
    person.enter(f"/t/{eve.table()}")
    person.at_the_board()
    person.sees("table-watching")
    eve.press("table-emotes")
    eve.press("emote-hello")
    person.sees("emote-hello")
    yield "watching"
    eve.leave()


def _for_nobody(person):
    def choose(sheet):
        sheet.locator("summary").filter(has_text=person.text("new-table")).click()
        watch = sheet.get_by_role("group", name=person.text("new-watch"))
        watch.get_by_text(person.text("new-watch-nobody"), exact=True).click()

    return choose


def until_a_card_goes(player):
    """Plays for everybody on this device until somebody on turn has a card that goes beside one that does not."""
    person = player.person
    for _ in range(400):
        seen = player.wait()
        cards = [one for one in seen["offers"] if one["kind"] == "hand"]
        if seen["sheet"] is not None:
            person.page.get_by_role("dialog").get_by_role("button").click()
            expect(person.page.get_by_role("dialog")).to_have_count(0)
        elif {True, False} == {one["idle"] for one in cards} and seen["confirm"] is None:
            return
        else:
            player.step(seen)
    raise AssertionError("nobody ever had a card that goes beside one that does not")


def choose_what_goes(player):
    """Taps a card of the hand that goes."""
    seen = player.wait()
    player.press(next(one for one in seen["offers"] if one["kind"] == "hand" and not one["idle"]))
    player.person.until("() => document.querySelector('main button[aria-pressed=true]') !== null")


def ask_what_does_not_go(player):
    """Taps a card of the hand that does not go; the refusal."""
    seen = player.wait()
    player.press(next(one for one in seen["offers"] if one["kind"] == "hand" and one["idle"]))
    refusal = player.page.get_by_role("alert")
    expect(refusal).to_be_visible()
    return refusal


def ask_for_a_hint(person):
    """Asks what to do, and waits for the answer in words."""
    if person.button("table-back").count() > 0:
        person.press("table-back")
    person.press("table-hint-ask")
    begins = person.text("table-hint", hint="", why="").rstrip(" .")
    expect(person.page.locator("footer [aria-live]")).to_contain_text(begins)


def _from_menu(person, what):
    if what == "emotes":
        person.press("table-emotes")
    else:
        sheet = person.menu()
        if what == "keys":
            person.page.keyboard.press("Escape")
            person.page.keyboard.press("?")
        else:
            sheet.get_by_role("button", name=person.text(f"table-{what}"), exact=True).click()
    if what == "rules":
        expect(person.page.locator("[data-rule=dog-1]")).to_be_visible()


def _end(person):
    person.settings = SOON_OVER
    person.play_now("dog")
    sheet = person.over()
    yield "end"
    sheet.get_by_role("link", name=person.text("end-replay")).click()
    expect(person.button("replay-run")).to_be_visible()
    for _ in range(5):
        person.press("replay-forward")
    yield "replay"


def _elsewhere(person):
    person.enter("/")
    expect(person.page.get_by_role("heading", name=person.text("hall-running"))).to_be_visible()
    person.page.locator("summary").click()
    yield "hall-again"
    person.enter("/rules/dog")
    expect(person.page.locator("[data-rule=dog-1]")).to_be_visible()
    yield "rulebook"
    person.traffic.allow("404")
    person.enter("/c/NOSUCH")
    expect(person.page.get_by_role("alert")).to_be_visible()
    yield "no-code"
    person.enter("/t/nowhere")
    expect(person.page.get_by_role("heading", name=person.text("table-gone"))).to_be_visible()
    yield "no-table"
    assert 404 == person.page.goto("/nowhere/at-all").status
    expect(person.page.get_by_role("link", name=person.text("house-hall"))).to_be_visible()
    yield "nowhere"


def game_screens(person, game):
    """The screens of one game: its table, a choice, a hint, the end and what follows it."""
    person.settings = {"pace": 0}
    thinker = Person(person.context.browser, person.address, "Eve", lang=person.lang)
    if game in AT_ONCE:
        person.begin_with(thinker, game)
    else:
        person.play_now(game)
    player = Player(person, seed=3)
    seen = player.wait()
    yield f"{game}-table"
    while not (goes := [one for one in seen["offers"] if one["kind"] == "hand" and not one["idle"]]):
        player.step(seen)  # now and then nothing in the hand goes
        seen = player.wait()
    player.press(goes[0])
    person.until("() => document.querySelector('main button[aria-pressed=true]') !== null")
    yield f"{game}-chosen"
    thinker.leave()
    person.play_now(game)
    player = Player(person, seed=3)
    player.play(5)
    player.wait()
    ask_for_a_hint(person)
    yield f"{game}-hint"
    person.settings = SOON_OVER
    person.play_now(game)
    sheet = person.over()
    yield f"{game}-end"
    sheet.get_by_role("link", name=person.text("end-replay")).click()
    expect(person.button("replay-last")).to_be_visible()
    person.press("replay-last")
    yield f"{game}-replay"
    person.enter(f"/rules/{game}")
    expect(person.page.locator("[data-rule]").first).to_be_visible()
    yield f"{game}-rulebook"
