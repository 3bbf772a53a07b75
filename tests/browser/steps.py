"""What the walks of moments.py consist of: a table, a turn press by press, and what opens to be looked at."""

from tests.browser.turns import Player

MOST_PRESSES = 12
"""So many presses are never needed for a turn."""
MOST_STEPS = 120
"""So many presses later a card that is waited for has come."""


def seated(person, game, seats, settings=None):
    """At a table of this game that has begun; who plays for the person."""
    person.settings = settings or {"pace": 0}
    person.open_table(game, seats)
    person.begin()
    return Player(person, seed=seats)


def last_told(person):
    """What the house told last of the table."""
    told = [message["seen"] for message in person.traffic.told() if message["type"] == "told"]
    return next((seen for seen in reversed(told) if seen["view"]), None)


def half_made(player, name="half-made"):
    """Every press of a turn until it is sent."""
    begun = len(player.person.traffic.plays())
    for press in range(1, MOST_PRESSES):
        seen = player.wait()
        if seen["sheet"] is not None:
            return
        player.step(seen)
        if len(player.person.traffic.plays()) > begun:
            return
        settled(player.person)
        yield name if press == 1 else f"{name}-{press}"


def opened(player, card, shows):
    """Plays until a card of this kind opens what it shall show; then every press with it until the turn is sent."""
    word = player.person.text(f"dog-card-{card}")
    for _ in range(MOST_STEPS):
        seen = player.wait()
        if seen["sheet"] is not None:
            return
        found = [one for one in seen["offers"] if one["kind"] == "hand" and word in one["label"] and not one["idle"]]
        if not found or any(one["chosen"] for one in seen["offers"]) or swapping(player.person):
            player.step(seen)
            continue
        player.press(found[0])
        settled(player.person)
        if player.page.locator(f"main {shows}").count() > 0:
            yield f"card-{card}"
            yield from half_made(player, f"card-{card}-begun")
            return
        player.step(player.wait())


def swapping(person):
    """Whether cards are given away, in the games that know it."""
    return last_told(person)["view"].get("phase") == "swapping"


def settled(person):
    """Waits until all that was asked is answered and drawn."""
    Player(person).until(person.traffic.answered)
    person.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def refuse(player):
    """Presses what does not go, if there is such a thing; whether the house said why not."""
    alert = player.page.get_by_role("alert")
    for button in player.page.locator("main .stuck, main .free, main .away, main button.hand").all()[:4]:
        button.click()
        settled(player.person)
        if alert.count() > 0:
            return True
    return False


def looked_at(person):
    """What the games open to be looked at: somebody's cards, somebody's districts, special actions."""
    page = person.page
    for opener in page.locator("main button[aria-expanded=false]").all():
        opener.click()
        yield "tray"
        page.keyboard.press("Escape")
    for opener in page.locator("main button.look:visible, main button.seat:visible, main .all button:visible").all()[
        :1
    ]:
        opener.click()
        settled(person)
        yield "looked-at"
