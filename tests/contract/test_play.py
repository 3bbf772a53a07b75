"""Playing: nothing is lost, offered is accepted, copies are independent, every game ends."""

from collections import Counter
from itertools import chain

import msgspec
import pytest
from tests.contract.tables import (
    PLAIN,
    at_every_table,
    casual_steps,
    every_nth,
    every_table,
    random_steps,
    some_actions,
)

from rudel.core.dice import Dice

GAMES = 2 if PLAIN else 12
LONG = 150 if PLAIN else -1


@at_every_table
def test_material_is_conserved_and_every_game_ends_within_its_bound(game):
    for seed in range(GAMES):
        material, state = None, None
        for steps, (state, _seat, _action) in enumerate(random_steps(game, seed)):
            counted = game.info.material(state)
            material = material or counted
            assert material == counted
            assert steps < game.info.longest
        assert material == game.info.material(state)
        assert state.outcome() is not None
        assert game.seats == len(state.outcome().places)


@at_every_table
def test_exactly_the_seats_to_act_and_those_that_may_act_have_legal_actions(game):
    for seed in range(GAMES):
        for state, _seat, _action in random_steps(game, seed):
            acting = {*state.to_act(), *state.may_act()}
            assert acting == {seat for seat in range(game.seats) if state.legal(seat)}
            assert len(acting) == len(state.to_act()) + len(state.may_act())
        assert not any(state.legal(seat) for seat in range(game.seats))
        assert state.legal(-1) == state.legal(game.seats) == []


@at_every_table
def test_every_legal_action_is_accepted_and_every_other_refused_with_a_rule(game):
    dice = Dice(5)
    for state, _seat, _action in every_nth(game, 5, 60 if PLAIN else 25):
        for seat in range(game.seats):
            legal = set(state.legal(seat))
            for action in {*some_actions(game, dice)} - legal:
                assert game.info.why_not(state, seat, action) in game.info.rules
            for action in sorted(legal):
                assert game.why_not(state, seat, action) is None
                after = state.copy()
                after.apply(seat, action)
                assert game.info.material(state) == game.info.material(after)


@at_every_table
def test_legal_has_a_stable_order_without_doubles_and_changes_nothing(game):
    for state, seat, _action in every_nth(game, 7, 5):
        before = state.fingerprint()
        first = state.legal(seat)
        assert first == state.legal(seat) == state.copy().legal(seat)
        assert len(first) == len(set(first))
        assert all(0 <= action < game.actions for action in first)
        assert before == state.fingerprint()


@at_every_table
def test_a_copy_is_independent(game):
    kept = []
    for state, _seat, _action in every_nth(game, 9, 20):
        twin = state.copy()
        assert twin.fingerprint() == state.fingerprint()
        kept.append((twin, twin.fingerprint()))
    for twin, fingerprint in kept:
        assert fingerprint == twin.fingerprint()
        other = twin.copy()
        other.playout(Dice(3), LONG)
        assert fingerprint == twin.fingerprint()


@at_every_table
def test_copy_from_takes_over_everything(game):
    other = game.start(seed=99)
    other.playout(Dice(5), 30)
    for state, _seat, _action in every_nth(game, 9, 40):
        twin = other.copy()
        twin.copy_from(state)
        assert state.fingerprint() == twin.fingerprint()
        twin.playout(Dice(3), LONG)
        again = state.copy()
        again.playout(Dice(3), LONG)
        assert again.fingerprint() == twin.fingerprint()


@at_every_table
def test_the_same_seed_gives_the_same_game(game):
    first, second = game.start(seed=4), game.start(seed=4)
    assert first.playout(Dice(8)) == second.playout(Dice(8))
    assert first.fingerprint() == second.fingerprint()
    assert game.start(seed=4).fingerprint() != game.start(seed=5).fingerprint()


@at_every_table
def test_actions_ids_and_notation_translate_into_each_other(game):
    words = set()
    for number in range(game.actions):
        typed = game.info.action(number)
        assert number == game.info.number(typed)
        assert typed == msgspec.json.decode(msgspec.json.encode(typed), type=type(typed))
        for seat in range(game.seats):
            assert number == game.read(seat, game.write(seat, number))
        words.add(game.write(0, number))
    assert game.actions == len(words)
    assert not any(char in word for word in words for char in " #:")


@at_every_table
def test_simultaneous_choices_commute_and_tell_nobody(game):
    for state, _seat, _action in every_nth(game, 11, 10):
        if not state.choosing():
            continue
        seats = state.to_act()
        chosen = [(seat, state.legal(seat)[-1]) for seat in seats]
        ends = set()
        for order in (chosen, chosen[::-1], chosen[1:] + chosen[:1]):
            after = state.copy()
            for seat, action in order:
                after.apply(seat, action)
            ends.add(after.fingerprint())
        assert len(ends) == 1


@pytest.mark.slow_plain
@pytest.mark.parametrize("folder", sorted({game.info.folder for game in every_table()}))
def test_self_play_fires_the_rules(folder, report):
    """Counts how often each rule was at work or refused something, and lists those that never were."""
    count = Counter()
    tables = [game for game in every_table() if game.info.folder == folder]
    for game in tables:
        count_rules(game, count)
    rules = tables[0].info.rules
    never = [rule for rule in rules if not count[rule]]
    report(f"{folder}: fired: " + ", ".join(f"{rule} {count[rule]}" for rule in rules if count[rule]))
    report(f"{folder}: never fired with the houses' own options: {', '.join(never) or 'none'}")
    assert set(count) <= set(rules)
    assert len(never) <= len(rules) // 5


def count_rules(game, count, games=4):
    dice = Dice(17)
    for seed in range(games):
        for state, seat, action in chain(random_steps(game, seed), casual_steps(game, seed)):
            after = state.copy()
            after.journal = []
            after.apply(seat, action)
            count.update(game.info.fired(state, seat, action, game.info.events(after.journal)))
            tried, trying = dice.below(game.actions), dice.below(game.seats)
            rule = game.why_not(state, trying, tried)
            if rule is not None:
                count[rule] += 1


@pytest.mark.parametrize("wrong", [-1, 99])
def test_a_seat_or_action_that_does_not_exist_is_an_error(wrong):
    game = every_table()[0]
    state = game.start(seed=1)
    with pytest.raises(Exception, match=str(wrong)):
        game.why_not(state, wrong, 0)
    with pytest.raises(Exception, match=str(wrong * 1000)):
        game.why_not(state, 0, wrong * 1000)
