"""The kernel against a second, naive implementation of the same specification, over positions of random games."""

from __future__ import annotations

import pytest
from tests.games.dog import naive

import rudel
from rudel.core.dice import Dice
from rudel.games.dog import board
from rudel.games.dog.actions import GIVE, STEP
from rudel.games.dog.cards import RANKS
from rudel.games.dog.rules import restore

pytestmark = pytest.mark.slow_plain

TABLES = [
    ("dog", 4, {}),
    ("lagerdog", 4, {}),
    ("dog", 4, {"strict_jack": True, "round_again": True}),
    ("dog", 4, {"canadian_seven": True, "hard_ending": True}),
    ("dog", 6, {}),
    ("dog", 6, {"teams_of_three": True, "round_again": True}),
    ("lagerdog", 3, {}),
    ("lagerdog", 3, {"hard_ending": True}),
    ("dog", 2, {"hard_ending": True}),
    ("dog", 3, {}),
    ("lagerdog", 5, {"round_again": True}),
]
OLDER = [("dog", 4, {"rules": 1}), ("dog", 6, {"rules": 1, "teams_of_three": True, "strict_jack": True})]
"""By older rules; their sevens are the same."""


def rules_of(game):
    given = game.options
    keys = (
        "blank_jack",
        "hard_ending",
        "canadian_seven",
        "strict_jack",
        "round_again",
        "teams_of_three",
        "everyone_alone",
    )
    lone = game.seats == 3 and not given["everyone_alone"]
    agreed = {key: given[key] for key in keys}
    return naive.Rules(seats=game.seats, version=game.rules, lone_player=lone, **agreed)


def position_of(state):
    def word(place):
        if place == board.NEST:
            return "nest"
        return f"s{place - board.STALL}" if place > board.STALL else str(place)

    cells = state.cells
    stones = tuple(tuple(word(place) for place in cells[4 * s : 4 * s + 4]) for s in range(state.seats))
    fresh = tuple((cells[board.FRESH + s] - 1) % 4 if cells[board.FRESH + s] else -1 for s in range(state.seats))
    return naive.Position(stones, fresh)


def hand_of(state, seat):
    counts = state.cells[board.HANDS + 14 * seat : board.HANDS + 14 * seat + 14]
    return " ".join(name for name, count in zip(RANKS, counts, strict=True) for _ in range(count))


def positions(game, number, seed, every=7):
    """Positions of random games in which a card is to be played."""
    dice = Dice(seed)
    found = 0
    while True:
        state = game.start(dice=Dice(dice.below(1 << 30)))
        while state.to_act():
            if not state.choosing() and not state.left and dice.below(every) == 0:
                yield state.copy()
                found += 1
                if found == number:
                    return
            state.playout(dice, 1)


def lonely(game, number, seed):
    """Positions in which hardly a stone of another party can be swapped, and often none of one's own."""
    dice = Dice(seed)
    for state in scattered(game, number, seed):
        cells = bytearray(state.cells)
        party = next(party for party in game.parties if state.turn in party)
        for stone in range(4 * game.seats):
            place, fresh = cells[board.AT + stone], cells[board.FRESH + stone // 4] == stone + 1
            if place < board.STALL and not fresh and (stone // 4 not in party or dice.below(2)) and dice.below(9):
                cells[board.AT + stone] = board.NEST
                cells[board.RING + place] = 0
        yield restore(game, Dice(1), cells, state.numbers())


def scattered(game, number, seed):
    """Positions no game may ever reach: stones thrown on ring, stalls, starts and nests, many of them near home."""
    dice = Dice(seed)
    for _ in range(number):
        state = game.start(dice=Dice(1))
        cells = bytearray(board.SIZE)
        free = list(range(16 * state.starts))
        for seat in range(game.seats):
            stalls = [101, 102, 103, 104]
            for stone in range(4 * seat, 4 * seat + 4):
                _throw_stone(cells, stone, free, stalls, dice)
        won = any(cells[board.STALLS + seat] == board.ALL_HOME for seat in range(game.seats))
        if won and (game.options["everyone_alone"] or dice.below(2)):
            continue
        turn = dice.below(game.seats)
        yield restore(game, Dice(1), cells, (0, 0, 1, turn, 0, 1, 0, 0, 0, 0))


def _throw_stone(cells, stone, free, stalls, dice):
    seat, start, kind = stone // 4, 16 * (stone // 4), dice.below(8)
    if kind == 0:
        cells[board.AT + stone] = board.NEST
        return
    if kind <= 3:
        cells[board.AT + stone] = place = stalls.pop(dice.below(len(stalls)))
        cells[board.STALLS + seat] |= 1 << (place - 101)
        return
    near = [field for field in free if (start - field) % 16 <= 9] or free
    if kind == 4 and start in free:
        place = start
        cells[board.FRESH + seat] = stone + 1
    else:
        place = near[dice.below(len(near))]
    free.remove(place)
    cells[board.AT + stone] = place
    cells[board.RING + place] = stone + 1


def with_hand(state, seat, cards):
    """The same position with another hand; the others hold a card each, so that the round goes on."""
    cells = bytearray(state.cells)
    for other in range(state.seats):
        names = cards.split() if other == seat else ["2"]
        begin = board.HANDS + 14 * other
        cells[begin : begin + 14] = bytes(names.count(name) for name in RANKS)
        cells[board.HELD + other] = len(names)
    return restore(state.game, Dice(1), cells, state.numbers())


def seven_ends(state, seat):
    """Every position in which the kernel lets a seven of this seat end."""
    ends, seen, open_states = set(), set(), [state.copy()]
    while open_states:
        now = open_states.pop()
        for action in now.legal(seat):
            if not STEP <= action < GIVE:
                continue
            after = now.copy()
            after.apply(seat, action)
            if after.left == 0:
                ends.add(position_of(after))
            elif (key := (bytes(after.cells[: board.HANDS]), after.left, after.stepped)) not in seen:
                seen.add(key)
                open_states.append(after)
    return ends


def ordinary(state, seat):
    """The plays that are no sevens, in notation, with the position after each."""
    plays = {}
    for action in state.legal(seat):
        if not STEP <= action < GIVE:
            after = state.copy()
            after.apply(seat, action)
            plays[(state.game.write(seat, action),)] = position_of(after)
    return plays


def won_already(game, state):
    """A position in which the game would be over is none to play from."""
    return any(all(state.cells[board.STALLS + seat] == board.ALL_HOME for seat in party) for party in game.parties)


def compare_plays(game, states, hands=()):
    rules = rules_of(game)
    for state in states:
        if won_already(game, state):
            continue
        for hand in hands or (hand_of(state, state.turn), " ".join(RANKS)):
            seat, dealt = state.turn, with_hand(state, state.turn, hand)
            expected = naive.turns(rules, position_of(state), hand, seat, sevens=False)
            assert expected == ordinary(dealt, seat), (hand, position_of(state))


def compare_sevens(game, states):
    rules = rules_of(game)
    for state in states:
        if won_already(game, state):
            continue
        for card in "7*":
            dealt = with_hand(state, state.turn, card)
            expected = naive.seven_ends(rules, position_of(state), state.turn, card == "*")
            assert expected == seven_ends(dealt, state.turn), (card, position_of(state))


def named(game):
    agreed = [key for key, value in game.settings if value is True]
    return "-".join([game.key, str(game.seats), f"rules{game.rules}", *agreed])


def games(tables):
    return pytest.mark.parametrize(
        "game", [rudel.game(key, seats, **options) for key, seats, options in tables], ids=named
    )


FEW_STONES = [table for table in TABLES if not set(table[2]) & {"canadian_seven", "teams_of_three"}][:6]
MANY_STONES = [table for table in TABLES if table not in FEW_STONES]


@games(TABLES + OLDER)
def test_the_kernel_offers_the_same_plays_as_the_naive_rules(game):
    compare_plays(game, positions(game, 120, 11))


@games(TABLES + OLDER)
def test_the_kernel_offers_the_same_plays_in_positions_no_game_reaches(game):
    compare_plays(game, scattered(game, 120, 21))


@games(TABLES + OLDER)
def test_dog_47_the_kernel_offers_the_same_jacks_without_effect_where_hardly_a_foreign_stone_is(game):
    compare_plays(game, lonely(game, 120, 24), hands=("J", "*", "J *", "J 5"))


@games(FEW_STONES)
def test_dog_22_a_seven_reaches_the_same_ends_as_all_sequences_of_steps(game):
    compare_sevens(game, positions(game, 300, 12))


@games(FEW_STONES)
def test_dog_22_a_seven_reaches_the_same_ends_in_positions_no_game_reaches(game):
    compare_sevens(game, scattered(game, 80, 22))


@games(MANY_STONES)
def test_dog_70_a_seven_over_many_stones_reaches_the_same_ends(game):
    compare_sevens(game, positions(game, 8, 13))


@games([table for table in MANY_STONES if table[1] != 5])  # 20 stones: minutes for the naive rules
def test_dog_70_a_seven_over_many_stones_reaches_the_same_ends_near_home(game):
    compare_sevens(game, scattered(game, 2 if game.options["everyone_alone"] else 5, 23))


@pytest.mark.soak
@games(TABLES + OLDER)
def test_the_kernel_and_the_naive_rules_agree_for_long(game):
    compare_plays(game, positions(game, 5_000, 31))
    compare_plays(game, scattered(game, 5_000, 32))


@pytest.mark.soak
@games(FEW_STONES)
def test_dog_22_sevens_agree_for_long(game):
    compare_sevens(game, positions(game, 5_000, 33))
    compare_sevens(game, scattered(game, 2_000, 34))


@pytest.mark.soak
@games(MANY_STONES)
def test_dog_70_sevens_over_many_stones_agree_for_long(game):
    compare_sevens(game, positions(game, 60, 35))
    if game.seats != 5:  # 20 stones: minutes for the naive rules
        compare_sevens(game, scattered(game, 15 if game.options["everyone_alone"] else 45, 36))
