"""The kernel against a second, naive implementation of the same specification, action by action through whole games."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import msgspec
import pytest
from tests.games.klaeffer import naive

import rudel
from rudel.core.dice import Dice
from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARDS, names
from rudel.games.klaeffer.position import position

pytestmark = pytest.mark.slow_plain

PLAIN = rudel.KERNELS == "plain"
GAMES = 25 if PLAIN else 40
ROWS = {"left": "<", "right": ">"}

at_every_table = pytest.mark.parametrize("seats", [2, 3, 4])


# ---- reading the kernel -------------------------------------------------------------------------------------------


def table_of(state, *, free_take=False):
    """All that the kernel has in its memory at the first position, hidden cards included."""
    cells, seats = state.cells, state.seats
    rows = [cells[board.ROWS + board.ROW * side :][: cells[board.LEFT + side]] for side in (0, 1)]
    council = cells[board.COUNCIL : board.COUNCIL + 16]
    return naive.Table(
        seats=seats,
        hands=[[CARDS[card] for card in cells[board.HANDS + 4 * seat :][:4]] for seat in range(seats)],
        council={place: CARDS[card] for place, card in zip(naive.PLACES, council, strict=True) if card},
        rows={side: list(names(row[::-1])) for side, row in zip("<>", rows, strict=True)},
        districts=[{district: [] for district in naive.DISTRICTS} for _ in range(seats)],
        removed=naive.REMOVED[seats],
        turn=state.turn,
        turns_taken=[0] * seats,
        free_take=free_take,
    )


def known_of(state, seat):
    """The seat's view in the words of the naive rules; when the game is over nobody is on turn."""
    view = msgspec.structs.asdict(state.game.view(state, seat))
    if view["phase"] == "over":
        view["turn"] = None
        view["secured"] = letters(view["secured"])
    if view["convinced"]:
        place, places, *votes = msgspec.structs.astuple(view["convinced"])
        view["convinced"] = (naive.PLACES[place], tuple(naive.PLACES[place] for place in places), *votes)
    del view["revealed"]
    return view


def letters(secured):
    return tuple(tuple(naive.DISTRICTS[district] for district in districts) for districts in secured)


def told_of(state):
    """The events since the journal was emptied, in the words of the naive rules."""
    found = []
    for event in state.game.info.events(state.journal):
        kind, audience, *facts = (event.__struct_config__.tag, *msgspec.structs.astuple(event))
        named = dict(zip(event.__struct_fields__[1:], facts, strict=True))
        if "district" in named:
            named["district"] = naive.DISTRICTS[named["district"]]
        if "place" in named:
            named["place"] = naive.PLACES[named["place"]]
        if "places" in named:
            named["places"] = tuple(naive.PLACES[place] for place in named["places"])
        if "row" in named:
            named["row"] = ROWS[named["row"]]
        if kind == "scored":
            named["secured"] = letters(named["secured"])
        found.append((kind, audience, *named.values()))
    return found


# ---- playing side by side -----------------------------------------------------------------------------------------


def chosen(words, dice):
    """Any of the words; now and then rather a gift, so that more of them are given."""
    gifts = [word for word in words if len(word) == 3]
    words = gifts if gifts and dice.below(3) == 0 else words
    return words[dice.below(len(words))]


def play_both(state, table, dice, seen, views):
    """Plays a game on both sides and compares after every action; about one in so many views is compared too."""
    game = state.game
    while table.phase != "over":
        compare(state, table, dice, views)
        seat = table.turn
        word = chosen(naive.legal(table, seat), dice)
        state.journal = []
        revealed = state.revealed
        state.apply(seat, game.read(seat, word))
        table = naive.after(table, seat, word)
        assert table.told == told_of(state), word
        assert (state.revealed > revealed) == any(told[0] in REVEALING for told in table.told), word
        seen.update(told[0] for told in table.told)
    for viewer in (*range(game.seats), None):
        assert naive.known(table, viewer) == known_of(state, viewer)
    assert () == state.to_act()
    outcome = state.outcome()
    assert (naive.places(table), naive.bad_points(table), False) == (outcome.places, outcome.points, outcome.undecided)
    seen["shared place"] += len(set(outcome.places)) < game.seats
    seen["nothing secured"] += () in naive.secured(table)


REVEALING = ("placed", "drew-card", "refilled", "hand-scored")


def compare(state, table, dice, views):
    assert ((table.turn,), ()) == (state.to_act(), state.may_act())
    assert None is state.outcome()
    for seat in range(state.seats):
        offered = [state.game.write(seat, action) for action in state.legal(seat)]
        assert sorted(naive.legal(table, seat)) == sorted(offered), (seat, table)
    if dice.below(views) == 0:
        for viewer in (*range(state.seats), None):
            assert naive.known(table, viewer) == known_of(state, viewer)


def play_many(seats, games, seed, views, **agreed):
    game, dice, seen = rudel.game("klaeffer", seats, **agreed), Dice(seed), Counter()
    for _ in range(games):
        state = game.start(dice=Dice(dice.below(1 << 30)))
        play_both(state, table_of(state, free_take=agreed.get("free_take", False)), dice, seen, views)
    return seen


HAPPENING = {
    "gave-away",
    "placed",
    "taken",
    "crisis",
    "drew",
    "drew-card",
    "refilled",
    "last-turns",
    "declined",
    "hand-scored",
    "scored",
}


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_through_whole_games(seats):
    seen = play_many(seats, GAMES, 11, views=8)
    assert HAPPENING <= set(seen)
    assert "left-lying" not in seen


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_through_whole_games_by_the_first_rules(seats):
    assert HAPPENING <= set(play_many(seats, GAMES // 4, 12, views=8, rules=1))


@at_every_table
def test_klf_12_the_kernel_and_the_naive_rules_agree_where_taking_is_free(seats):
    seen = play_many(seats, GAMES, 13, views=8, free_take=True)
    assert HAPPENING | {"left-lying"} <= set(seen)


# ---- positions few games reach ------------------------------------------------------------------------------------


def scattered(seats, dice, *, free_take):
    """A position thrown together, and the same for the naive rules: councils, rows and districts of any size."""
    deck = list(naive.DECK)
    dice.shuffle(deck)
    last = dice.below(2) * (1 + dice.below(seats))
    hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
    free = dice.below(6) + (0 if dice.below(4) else dice.below(10))
    council = dict(zip(naive.PLACES, deck, strict=False))
    deck = deck[16:]
    open_places = list(naive.PLACES)
    dice.shuffle(open_places)
    for place in open_places[: 1 + min(free, 14)]:
        del council[place]
    rows = {side: [] if last else [deck.pop() for _ in range(dice.below(4))] for side in "<>"}
    if not last and not rows["<"] and not rows[">"]:
        rows["<"].append(deck.pop())
    districts = [{district: [] for district in naive.DISTRICTS} for _ in range(seats)]
    for card in deck[: dice.below(len(deck))]:
        districts[dice.below(seats)][card[0]].append(card)
    table = naive.Table(
        seats=seats,
        hands=[list(hand) for hand in hands],
        council=council,
        rows=rows,
        districts=districts,
        removed=0,
        turn=dice.below(seats),
        turns_taken=[dice.below(2) for _ in range(seats)],
        free_take=free_take,
        last_turns=last,
    )
    table.removed = 72 - len(cards_in_play(table))
    return laid_out(table), table


def cards_in_play(table):
    """All cards that have not left the game."""
    held = [card for hand in table.hands for card in hand if card]
    in_front = [card for front in table.districts for cards in front.values() for card in cards]
    found = [*held, *table.council.values(), *table.rows["<"], *table.rows[">"], *in_front]
    assert len(found) == len(set(found))
    return found


def laid_out(table):
    """The kernel's position for a naive table at the beginning of a turn."""
    by_seat = dict(enumerate(naive.SEATS[: table.seats]))
    return position(
        rudel.game("klaeffer", table.seats, free_take=table.free_take),
        council=" ".join(table.council.get(place, ".") for place in naive.PLACES),
        hands={letter: " ".join(table.hands[seat]) for seat, letter in by_seat.items()},
        turn=naive.SEATS[table.turn],
        left=" ".join(table.rows["<"]),
        right=" ".join(table.rows[">"]),
        districts={
            letter: " ".join(card for cards in table.districts[seat].values() for card in cards)
            for seat, letter in by_seat.items()
        },
        turns_taken={letter: table.turns_taken[seat] for seat, letter in by_seat.items()},
        last_turns=table.last_turns,
    )


def play_scattered(seats, number, seed, views, *, free_take=False):
    dice, seen = Dice(seed), Counter()
    for _ in range(number):
        state, table = scattered(seats, dice, free_take=free_take)
        play_both(state, deepcopy(table), dice, seen, views)
    return seen


@at_every_table
def test_the_kernel_and_the_naive_rules_agree_in_positions_few_games_reach(seats):
    seen = play_scattered(seats, 3 * GAMES, 21, views=8)
    assert HAPPENING <= set(seen)
    assert seen["nothing secured"]


@at_every_table
def test_klf_12_they_agree_in_such_positions_where_taking_is_free(seats):
    seen = play_scattered(seats, 2 * GAMES, 22, views=8, free_take=True)
    assert HAPPENING | {"left-lying"} <= set(seen)


def crowded(dice, *, free_take):
    """A council of few votes with one free place, most of its cards like the one that will be placed there."""
    low = [card for card in naive.DECK if card[2] in "12"]
    dice.shuffle(low)
    played = low.pop()
    like = [card for card in low if naive.alike(card, played)]
    unlike = [card for card in low if not naive.alike(card, played)]
    laid = (unlike[: dice.below(8)] + like)[:15]
    dice.shuffle(laid)
    free = naive.PLACES[dice.below(16)]
    others = [card for card in naive.DECK if card not in {played, *laid}]
    dice.shuffle(others)
    table = naive.Table(
        seats=2,
        hands=[[played, *others[:3]], others[3:7]],
        council=dict(zip((place for place in naive.PLACES if place != free), laid, strict=True)),
        rows={"<": others[7:10], ">": others[10:13]},
        districts=[{district: [] for district in naive.DISTRICTS} for _ in range(2)],
        removed=72 - 15 - 8 - 6,
        turn=0,
        turns_taken=[1, 1],
        free_take=free_take,
    )
    return table, free


@pytest.mark.parametrize("free_take", [False, True])
def test_klf_13_kernel_and_naive_rules_agree_about_crises(free_take):
    dice, taken = Dice(51), Counter()
    for _ in range(100 if PLAIN else 400):
        table, free = crowded(dice, free_take=free_take)
        state = laid_out(table)
        for word in ("h1", free):
            state.journal = []
            state.apply(0, state.game.read(0, word))
            table = naive.after(table, 0, word)
            assert table.told == told_of(state)
        assert naive.known(table, 0) == known_of(state, 0)
        if table.told[1][0] == "crisis":
            _, _, _, cards, *_ = table.told[2]
            taken[len(cards)] += 1
    assert {1, 2, 3, 6} <= set(taken)


@pytest.mark.soak
@at_every_table
def test_the_kernel_and_the_naive_rules_agree_for_long(seats, report):
    games = play_many(seats, 1_500, 31, views=5)
    positions = play_scattered(seats, 6_000, 41, views=5)
    games += play_many(seats, 1_500, 32, views=5, free_take=True)
    positions += play_scattered(seats, 6_000, 42, views=5, free_take=True)
    told = ", ".join(f"{kind} {number}" for kind, number in sorted((games + positions).items()))
    report(f"klaeffer-{seats}: kernel and naive rules agree over 3000 games and 12000 positions played out: {told}")
