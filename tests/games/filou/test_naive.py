"""The kernel against a second, naive implementation of the same specification, action by action through whole games."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.filou import naive
from tests.games.filou.tables import SEATS, letters

import rudel
from rudel.core.dice import Dice
from rudel.games.filou.position import position

pytestmark = pytest.mark.slow_plain

PLAIN = rudel.KERNELS == "plain"
GAMES = 5 if PLAIN else 10
"""How many games of each temper the ordinary run plays at each table."""

TABLES = [(seats, no_cat) for seats in SEATS for no_cat in (False, True)]
at_every_table = pytest.mark.parametrize(
    "game",
    [rudel.game("filou", seats, rabbit_is_no_cat=no_cat) for seats, no_cat in TABLES],
    ids=[f"{seats}-rabbit_is_no_cat" if no_cat else str(seats) for seats, no_cat in TABLES],
)

TEMPERS = {
    # of a hundred: passes, least bids, highest bids; the rest is any bid
    "wild": (25, 10, 5),
    "thrifty": (50, 45, 0),
    "spender": (20, 10, 50),
    "bored": (92, 6, 1),
}


def choice(words, temper, dice):
    """One of the legal words, picked as somebody of this temper would."""
    raises = sorted((word for word in words if word.startswith("b")), key=lambda word: int(word[1:]))
    if not raises:
        return sorted(words)[dice.below(len(words))]
    passes, least, highest = TEMPERS[temper]
    thrown = dice.below(100)
    if thrown < passes:
        return "x"
    if thrown < passes + least:
        return raises[0]
    return raises[-1] if thrown < passes + least + highest else raises[dice.below(len(raises))]


def seen(view):
    """The view as the naive rules write it; `revealed` is the contract's business."""
    found = msgspec.structs.asdict(view)
    del found["revealed"]
    found["row"] = tuple((place.seat, place.card, place.open) for place in view.row)
    return found


def heard(state):
    """What the journal has collected since it was last asked, as the naive rules note it."""
    events = state.game.info.events(state.journal)
    state.journal = []
    return [(type(event).__name__, msgspec.structs.asdict(event)) for event in events]


def read(state):
    """The naive table with everything the seats of this state know together."""
    game = state.game
    views = [game.view(state, seat) for seat in range(game.seats)]
    public = views[0]
    table = naive.Table(
        game.seats,
        [list(view.hand) for view in views],
        [view.removed for view in views],
        public.start,
        game.options["rabbit_is_no_cat"],
        public.round,
        public.phase,
        public.turn,
    )
    table.row = [
        (owner, place.card if owner is None else views[owner].row[index].card)
        for index, place in enumerate(public.row)
        for owner in [place.seat]
    ]
    table.turned_up = sum(place.open for place in public.row)
    table.bids = {seat: mice for seat, mice in enumerate(public.bids) if mice}
    table.passed = [seat for seat, passed in enumerate(public.passed) if passed]
    table.mice, table.bank, table.mouse_cards = list(public.mice), public.bank, list(public.mouse_cards)
    table.won, table.gone = [list(pile) for pile in public.won], list(public.gone)
    table.shown, table.turns = [list(cards) for cards in public.shown], public.turns
    return table


def compare(state, table, lookers):
    """Kernel and naive rules let every seat do the same, and these seats see the same table."""
    game = state.game
    assert (naive.waited_for(table), naive.may_change(table)) == (list(state.to_act()), list(state.may_act()))
    for seat in range(game.seats):
        assert naive.legal(table, seat) == {game.write(seat, action) for action in state.legal(seat)}
    for seat in lookers:
        assert naive.seen(table, seat) == seen(game.view(state, seat))
    outcome = state.outcome()
    if table.phase == "over":
        assert (tuple(naive.places(table)), tuple(naive.points(table))) == (outcome.places, outcome.points)
    else:
        assert outcome is None


def play_out(state, table, temper, dice):
    """Both play the same game to its end and agree after every action."""
    game = state.game
    everybody = (*range(game.seats), None)
    material = game.info.material(state)
    compare(state, table, everybody)
    while seats := naive.waited_for(table):
        seats = [*seats, *(seat for seat in naive.may_change(table) if dice.below(12) == 0)]
        seat, phase = seats[dice.below(len(seats))], table.phase
        word = choice(naive.legal(table, seat), temper, dice)
        state.apply(seat, game.read(seat, word))
        naive.follow(table, seat, word, dummy_card(state, table))
        assert table.notes == heard(state)
        if phase == table.phase:
            compare(state, table, (seat,))
        else:
            compare(state, table, everybody)
            assert material == game.info.material(state)


def dummy_card(state, table):
    """What the dummy has just laid: its order is for the dice to say, not for the rules."""
    row = state.game.view(state, None).row
    return row[0].card if row and state.seats == 3 and table.phase == "laying" else None


def play_games(game, number, seed):
    """Random games of each temper, from the deal to the end."""
    dice = Dice(seed)
    for temper in TEMPERS:
        for _ in range(number):
            state = game.start(dice=Dice(dice.below(1 << 30)), journal=[])
            dealt = read(state)
            table = naive.deal(dealt.hands, dealt.removed, dealt.start, game.options["rabbit_is_no_cat"])
            heard(state)
            play_out(state, table, temper, dice)
            if game.seats == 3:
                assert 9 == len(set(table.shown[3])), "the dummy has nine different cards"


def odd_position(game, dice):
    """A position hardly any game reaches: mice thrown about, the bank nearly empty, few rounds to go."""
    seats = letters(game.seats)
    round_ = 1 + dice.below(9)
    hands = {seat: " ".join(some_of(naive.CARDS, 10 - round_, dice)) for seat in seats}
    total = 15 * game.seats + naive.BANK[game.seats]
    bank = dice.below(2 * sum(naive.MOUSE_CARDS[game.seats]))
    filled = dice.below(3) > 0
    left = total - bank - (sum(naive.MOUSE_CARDS[game.seats]) if filled else 0)
    mice = dict.fromkeys(seats, 0)
    for seat in seats[1:] if dice.below(2) else seats:
        mice[seat] = dice.below(left + 1)
        left -= mice[seat]
    mice[seats[-1]] += left
    start = seats[dice.below(game.seats)]
    return position(game, hands, round=round_, start=start, mice=mice, bank=bank, filled=filled, seed=dice.below(1000))


def some_of(cards, number, dice):
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in range(number)]


def play_oddities(game, number, seed):
    """Games of each temper from positions hardly any game reaches."""
    dice = Dice(seed)
    for temper in TEMPERS:
        for _ in range(number):
            state = odd_position(game, dice)
            state.journal = []
            play_out(state, read(state), temper, dice)


@at_every_table
def test_the_kernel_plays_as_the_naive_rules_do(game):
    play_games(game, GAMES, 11)


@at_every_table
def test_the_kernel_plays_on_from_odd_positions_as_the_naive_rules_do(game):
    play_oddities(game, GAMES, 21)


@pytest.mark.soak
@at_every_table
def test_the_kernel_and_the_naive_rules_agree_for_long(game):
    play_games(game, 50 if PLAIN else 500, 31)
    play_oddities(game, 50 if PLAIN else 500, 41)
