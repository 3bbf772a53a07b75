"""A whole game by clicking, and all that there is at its end."""

from playwright.sync_api import expect
from tests.browser.checks import verified
from tests.browser.replay import step_of, walk_through
from tests.browser.turns import Player
from tests.seed import DEALS

from rudel.games.dog.actions import Drop, Give, Out, Step, Swap, action, card_of
from rudel.games.dog.cards import JOKER

LIKES = ("into the stall", "from the nest", "Ace", "King")
WISHES = {"joker": "Joker", "seven": "Seven", "swap": "Jack"}
"""Words of cards that bring what has not happened yet."""
EVERYTHING = {"giving", "out", "seven", "swap", "joker", "drop"}


def test_a_whole_game_of_four_seats_by_clicking(visit, tmp_path, report):
    mia = visit()
    mia.play_now("dog")
    player = Player(mia, seed=4)
    curious = Curious(player)
    player.play(watch=curious)
    end = mia.over()
    turns = len(mia.traffic.plays())
    report(f"a game of Dog in the browser: {turns} turns, {len(player.pressed)} clicks")

    expect(end.get_by_text(mia.text("proof-none"))).to_be_visible()
    assert verified(mia, tmp_path).endswith("; prepared cards, nothing to prove")
    end.get_by_role("link", name=mia.text("end-replay")).click()
    walk_through(mia)
    shared(visit, mia)
    again(mia)
    curious.until_all_has_happened()


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


class Curious:
    """Lets a player like what has not happened yet, and notes what is asked before a turn is sent."""

    def __init__(self, player):
        self.player = player
        self.questions = set()

    def __call__(self, seen):
        self.player.likes = (*(word for kind, word in WISHES.items() if kind in self.missing()), *LIKES)
        if seen["confirm"]:
            self.questions.add(seen["line"].strip())

    def missing(self):
        return EVERYTHING - happened(self.player.person.traffic.plays())

    def until_all_has_happened(self):
        """Cards fall as they like: what the first game did not bring, another does."""
        person = self.player.person
        for deal in DEALS:
            if self.missing():
                person.deal = deal
                person.play_now("dog")
            while self.missing() and person.sheet().count() == 0:
                self.player.play(1, self)
        assert set() == self.missing()
        assert person.text("table-confirm-line") in self.questions


def shared(visit, person):
    """The link opens for somebody whom the house does not know."""
    guest = visit("Guest", lang="de")
    guest.enter(person.page.url)
    expect(guest.button("replay-forward")).to_be_visible()
    guest.press("replay-last")
    assert 1 == len(set(step_of(guest)))


def again(person):
    """Back at the table the rematch is one click away."""
    table = person.table()
    person.enter(f"/t/{table}")
    person.over()
    person.press("end-rematch")
    expect(person.button("wait-start-bots")).to_be_visible()
    assert table != person.table()
    person.begin()
    person.my_turn()
