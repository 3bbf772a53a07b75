"""Every kind of moment of an evening, one after the other, for every game and number of seats.

A walk leads one person through the house and says the name of each moment as it is in sight; whoever follows it may
change the size of the window in between. Walks are short, so that one moment is reached without all the others.
"""

from contextlib import contextmanager

from playwright.sync_api import expect
from tests.browser.lines import Cable
from tests.browser.person import SOON_OVER, Person
from tests.browser.screens import ask_for_a_hint
from tests.browser.steps import half_made, last_told, looked_at, opened, refuse, seated, settled, swapping

from rudel.games import GAMES

HOME = {"width": 412, "height": 915}
"""The window in which a walk goes on: a phone, where log and rules are sheets."""
EVERY_TABLE = [(game, seats) for game, info in GAMES.items() for seats in info.seat_numbers]
LATER, LATE = 4, 14
"""Turns of one's own after which a table is full, and nearly over."""
MOST_TRIES = 4
"""So many turns later something has come to hand that does not go."""
DAWDLING = {"pace": 10_000}


@contextmanager
def company(person):
    """Another person at a device of their own, with a name that is long for a phone."""
    eve = Person(person.context.browser, person.address, "Maximiliane", lang=person.lang)
    try:
        yield eve
    finally:
        eve.leave()


# --- at a table -------------------------------------------------------------------------------------------------------


def choosing(person, game, seats):
    """One is asked, at the beginning; every press of the turn that follows."""
    player = seated(person, game, seats)
    player.wait()
    yield "choosing"
    yield from half_made(player)
    while swapping(person):
        player.step(player.wait())
    player.wait()
    yield "choosing-next"
    yield from half_made(player, "half-made-next")


def late(person, game, seats):
    """The same when much lies on the table, and shortly before the end."""
    player = seated(person, game, seats)
    for turns, when in ((LATER, "later"), (LATE - LATER, "late")):
        player.play(turns)
        if player.wait()["sheet"] is not None:
            return
        yield f"choosing-{when}"
        yield from half_made(player, f"half-made-{when}")


def watching(person, game, seats):
    """Somebody else is asked, and thinks."""
    player = seated(person, game, seats, DAWDLING)
    while player.until(lambda: last_told(person))["asked"]:
        player.play(1)
        settled(person)
    person.until("() => !document.title.startsWith('●')")
    yield "watching"
    person.settings = {"pace": 0}


def spectator(person, game, seats):
    """One looks on at somebody else's table."""
    with company(person) as eve:
        player = seated(eve, game, seats)
        player.play(2)
        person.enter(f"/t/{eve.table()}")
        person.at_the_board()
        person.sees("table-watching")
        eve.press("table-emotes")
        eve.press("emote-hello")
        person.sees("emote-hello")
        yield "spectator"


def helped(person, game, seats):
    """A hint, a refusal, and the words of the guide."""
    player = seated(person, game, seats)
    player.play(1)
    player.wait()
    ask_for_a_hint(person)
    yield "hint"
    person.reload()
    player.wait()
    for _ in range(MOST_TRIES):
        if refuse(player):
            yield "refusal"
            break
        player.play(1)
        if player.wait()["sheet"] is not None:
            return
    person.reload()
    player.wait()
    person.menu().get_by_text(person.text("menu-guide"), exact=True).click()
    person.close_sheet()
    player.wait()
    expect(person.page.locator("footer p.guide")).to_be_visible()
    yield "guide"
    yield from half_made(player, "guide-half-made")


def sheets(person, game, seats):
    """All that opens over a table."""
    player = seated(person, game, seats)
    player.play(2)
    player.wait()
    sheet = person.menu()
    for summary in sheet.locator("summary").all():
        summary.click()
    yield "menu"
    person.close_sheet()
    for what, key in {"log": "l", "rules": "r", "keys": "?"}.items():
        person.page.keyboard.press(key)
        expect(person.sheet()).to_be_visible()
        yield what
        person.close_sheet()
    person.press("table-emotes")
    yield "emotes"
    person.close_sheet()
    yield from looked_at(person)


def trouble(person, game, seats):
    """A break, and a line that does not hold."""
    player = seated(person, game, seats)
    player.wait()
    person.menu().get_by_role("button", name=person.text("menu-pause"), exact=True).click()
    person.sees("table-paused")
    yield "paused"
    person.button("table-resume").last.click()
    cable = Cable(person.page)
    person.reload()
    person.at_the_board()
    person.traffic.allow("already in CLOSING or CLOSED state")
    cable.cut()
    expect(person.button("table-retry")).to_be_visible()
    yield "lost"
    cable.mend()


def ending(person, game, seats):
    """The end sheet, the table under it, and the game looked at again."""
    seated(person, game, seats, SOON_OVER)
    sheet = person.over()
    yield "end"
    for summary in sheet.locator("summary").all():
        summary.click()
    yield "end-open"
    person.close_sheet()
    yield "over"
    person.settings = {"pace": 0}
    person.enter(f"/r/{person.table()}")
    expect(person.button("replay-forward")).to_be_visible()
    person.press("replay-forward")
    yield "replay"
    person.press("replay-last")
    yield "replay-last"
    for _ in range(3):
        person.press("replay-back")
    yield "replay-late"


def cards(person, game, seats):
    """A joker that may be anything, and a seven that is begun."""
    player = seated(person, game, seats)
    yield from opened(player, "joker", shows=".tray")
    yield from opened(player, "7", shows=".target")


# --- before a table ---------------------------------------------------------------------------------------------------


def waiting(person, game, seats):
    """A table that waits for guests, opened by oneself and come to by its code."""
    person.open_table(game, seats)
    expect(person.page.locator("p.code")).to_be_visible()
    yield "waiting"
    person.press("wait-beside-chair", name=person.text("house-bot-B"))
    yield "beside"
    with company(person) as eve:
        eve.open_table(game, seats)
        person.enter(f"/c/{eve.code()}")
        expect(person.page.locator("main").get_by_text(eve.name).first).to_be_visible()
        yield "join"


def hall(person, game, _seats):
    """The hall, oneself, a new table, and the rules."""
    person.enter()
    shelf = person.button("hall-open-title", title=person.text(f"{game}-title"))
    expect(shelf).to_be_visible()
    yield "hall"
    person.page.get_by_role("button", name=person.name).click()
    yield "me"
    person.close_sheet()
    shelf.click()
    expect(person.sheet()).to_be_visible()
    yield "new"
    for summary in person.sheet().locator("summary").all():
        summary.click()
    yield "new-open"
    person.close_sheet()
    person.enter(f"/rules/{game}")
    expect(person.page.locator("[data-rule]").first).to_be_visible()
    yield "rulebook"


WALKS = {
    "choosing": choosing,
    "late": late,
    "watching": watching,
    "spectator": spectator,
    "helped": helped,
    "sheets": sheets,
    "trouble": trouble,
    "ending": ending,
    "cards": cards,
    "waiting": waiting,
    "hall": hall,
}
NEEDED = {
    "choosing": {"choosing", "choosing-next", "half-made"},
    "late": {"choosing-later"},
    "watching": {"watching"},
    "spectator": {"spectator"},
    "helped": {"hint", "refusal", "guide"},
    "sheets": {"menu", "log", "rules", "keys", "emotes", "looked-at"},
    "trouble": {"paused", "lost"},
    "ending": {"end", "end-open", "over", "replay", "replay-last", "replay-late"},
    "cards": {"card-joker", "card-7"},
    "waiting": {"waiting", "beside", "join"},
    "hall": {"hall", "me", "new", "new-open", "rulebook"},
}
"""How the names of the moments begin that a walk has to come to, be it with other cards. The rest depends on the cards:
how many presses a turn takes, and whether a game is over before it is late."""
NEVER = {"filou": {"half-made"}, "schafe": {"refusal"}}
"""What a game does not know: in Filou a press is a turn, in Schafe what does not go is no button."""
ONLY = {"cards": {"dog", "lagerdog"}}
"""Walks that only some games know."""
FREE_TO_SCROLL = {"hall", "me", "new", "new-open", "rulebook", "waiting", "beside", "join"}
"""Moments in which the page, be it under a sheet, may be longer than the window."""


def walks_of(game):
    """The walks that there are in a game."""
    return [walk for walk in WALKS if game in ONLY.get(walk, {game})]


def needed(walk, game):
    """How the names of the moments begin without which a walk has not been gone."""
    return NEEDED[walk] - NEVER.get(game, set())
