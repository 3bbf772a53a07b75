"""What a seat knows: the four laws of view and imagine."""

import importlib
from collections import Counter
from math import sqrt

import msgspec
import pytest
from scipy.stats import chisquare
from tests.contract.tables import PLAIN, at_every_table, every_nth, random_steps

import rudel
from rudel.core.dice import Dice

SHARE = 40 if PLAIN else 12


def everyone(game):
    return [*range(game.seats), None]


def heard(game, journal, seat):
    """The events that the seat hears, as bytes."""
    return msgspec.json.encode([event for event in game.info.events(journal) if event.audience in (None, seat)])


@at_every_table
def test_law_a_an_imagined_position_looks_the_same(game):
    dice = Dice(1)
    for state, _seat, _action in every_nth(game, 21, SHARE):
        for seat in everyone(game):
            view = game.view(state, seat)
            world = game.imagine(view, Dice(dice.below(1 << 30)))
            assert msgspec.json.encode(view) == msgspec.json.encode(game.view(world, seat))
            assert game.info.material(state) == game.info.material(world)
            if seat is not None:
                assert state.legal(seat) == world.legal(seat)
            assert state.to_act() == world.to_act()


@at_every_table
def test_law_b_what_a_seat_may_not_know_changes_nothing_for_it(game):
    dice = Dice(2)
    for state, _seat, _action in every_nth(game, 23, SHARE):
        for seat in everyone(game):
            world = game.imagine(game.view(state, seat), Dice(dice.below(1 << 30)))
            if seat is not None:
                tried = dice.below(game.actions)
                assert game.why_not(state, seat, tried) == game.why_not(world, seat, tried)
            for actor in (*state.to_act(), *state.may_act()):
                compare_after(game, state, world, seat, actor)


def compare_after(game, state, world, seat, actor):
    """Whatever both positions allow looks and sounds the same to the seat, unless it reveals something."""
    for action in sorted({*state.legal(actor)} & {*world.legal(actor)})[:6]:
        one, other = state.copy(), world.copy()
        one.journal, other.journal = [], []
        one.apply(actor, action)
        other.apply(actor, action)
        if one.revealed == state.revealed and other.revealed == world.revealed:
            assert msgspec.json.encode(game.view(one, seat)) == msgspec.json.encode(game.view(other, seat))
            assert heard(game, one.journal, seat) == heard(game, other.journal, seat)


@at_every_table
def test_law_b_a_secret_choice_is_told_to_nobody_else(game):
    for state, _seat, _action in every_nth(game, 25, SHARE):
        if not state.choosing() or len(state.to_act()) < 2:
            continue
        actor = state.to_act()[0]
        looks = {seat: set() for seat in everyone(game) if seat != actor}
        for action in state.legal(actor):
            after = state.copy()
            after.journal = []
            after.apply(actor, action)
            for seat, seen in looks.items():
                seen.add(msgspec.json.encode(game.view(after, seat)) + heard(game, after.journal, seat))
        assert all(len(seen) == 1 for seen in looks.values())


def tiny_worlds():
    """Each game's own small positions, with the naive list of everything that fits them."""
    for folder in sorted({info.folder for info in rudel.GAMES.values()}):
        worlds = importlib.import_module(f"tests.games.{folder}.worlds")
        for name, state, seat in worlds.tiny():
            yield pytest.param(worlds, state, seat, id=f"{folder}-{name}")


@pytest.mark.slow_plain
@pytest.mark.parametrize(("worlds", "state", "seat"), list(tiny_worlds()))
def test_law_c_every_deal_that_fits_is_equally_likely(worlds, state, seat):
    game = state.game
    view = game.view(state, seat)
    weights = worlds.fitting(game, view)
    assert worlds.hidden(state, seat) in weights
    total, many = sum(weights.values()), 40 * len(weights)
    dice = Dice(31)
    seen = Counter(worlds.hidden(game.imagine(view, Dice(dice.below(1 << 30))), seat) for _ in range(many))
    assert set(seen) <= set(weights)
    expected = [weight * many / total for weight in weights.values()]
    assert chisquare([seen[world] for world in weights], expected).pvalue > 1e-4


@pytest.mark.slow_plain
@at_every_table
def test_law_d_an_imagined_secret_is_right_as_often_as_chance_says(game):
    """At the first position nothing but the dice has spoken, so truth and two imaginations are three equal draws."""
    games = 1500
    true, chance = 0, 0
    for seed in range(games):
        state = game.start(seed=seed)
        view = game.view(state, 0)
        one, other = (game.imagine(view, Dice(7 * seed + extra)) for extra in (1, 2))
        secret = [game.view(world, 1) for world in (state, one, other)]
        true += secret[0] == secret[1]
        chance += secret[1] == secret[2]
    spread = sqrt(max(true + chance, 1))
    assert abs(true - chance) <= 4 * spread


@at_every_table
def test_views_hold_no_seed_and_no_dice(game):
    secret = 0x5EED5EED5EED5EED
    for state, _seat, _action in list(random_steps(game, 27))[:50]:
        again = game.imagine(game.view(state, None), Dice(secret))
        for seat in everyone(game):
            text = msgspec.json.encode(game.view(again, seat))
            assert str(secret).encode() not in text
