"""Options: every one of them plays, explains itself, and nonsense is refused with the reason."""

from collections import Counter

import msgspec
import pytest
from tests.contract.tables import PLAIN, SOAK_GAMES, at, every_option, every_table, named, random_options, random_steps
from tests.contract.test_play import count_rules

import rudel
from rudel.core.dice import Dice
from rudel.core.game import settle_game
from rudel.locales import LANGUAGES, texts

SOME = every_option()[:: 6 if PLAIN else 1]


@at(SOME + random_options(5 if PLAIN else 50, 41))
def test_a_table_with_changed_options_keeps_the_contract(game):
    dice = Dice(3)
    material = game.info.material(game.start(seed=1))
    for state, seat, action in random_steps(game, 43):
        if dice.below(30):
            continue
        assert material == game.info.material(state)
        tried = dice.below(game.actions)
        assert (tried in state.legal(seat)) == (game.why_not(state, seat, tried) is None)
        assert action in state.legal(seat)
        for viewer in (0, game.seats - 1, None):
            view = game.view(state, viewer)
            world = game.imagine(view, Dice(dice.below(1 << 30)))
            assert msgspec.json.encode(view) == msgspec.json.encode(game.view(world, viewer))
            assert viewer is None or state.legal(viewer) == world.legal(viewer)
    assert state.outcome() is not None


@pytest.mark.parametrize("info", rudel.GAMES.values(), ids=lambda info: info.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_a_help_and_a_rule(info, language):
    for option in info.options:
        label = f"{info.folder}-option-{option.key}"
        assert texts(language).text(label)
        assert texts(language).text(f"{label}-help")
        assert option.rule in info.rules
        for choice in option.choices:
            assert texts(language).text(f"{label}-{choice}")


@pytest.mark.parametrize("info", rudel.GAMES.values(), ids=lambda info: info.key)
def test_nonsense_is_refused_with_what_would_be_right(info):
    with pytest.raises(rudel.BadSetup, match="seats"):
        settle_game(info, 99)
    with pytest.raises(rudel.BadSetup, match="no option 'wings'"):
        settle_game(info, info.seat_numbers[0], {"wings": 2})
    for option in info.options:
        with pytest.raises(rudel.BadSetup, match=option.key):
            settle_game(info, info.seat_numbers[0], {option.key: "much"})
        with pytest.raises(rudel.BadSetup, match=option.key):
            settle_game(info, info.seat_numbers[0], {option.key: -7})


def test_options_may_be_said_in_words():
    for game in every_option():
        said = {
            key: {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            for key, value in game.settings
        }
        assert game == settle_game(game.info, game.seats, said)


def soak(game, games):
    """Random games inside the kernel: none unfinished, nothing lost."""
    dice, wins, undecided, turns = Dice(51), Counter(), 0, 0
    for number in range(games):
        state = game.start(dice=Dice(dice.below(1 << 30)))
        material = game.info.material(state)
        steps = 0
        while state.to_act():
            steps += state.playout(dice, 200)
            assert material == game.info.material(state)
            assert steps <= game.info.longest, (named(game), number)
        outcome = state.outcome()
        wins.update(outcome.winners)
        undecided += outcome.undecided
        turns += state.turns
    return wins, undecided, turns


@pytest.mark.soak
@at(every_table())
def test_soak_every_table(game, report):
    wins, undecided, turns = soak(game, SOAK_GAMES)
    spread = 1.96 * (0.25 / SOAK_GAMES) ** 0.5
    by_seat = " ".join(f"{wins[seat] / SOAK_GAMES:.3f}" for seat in range(game.seats))
    by_party = " ".join(f"{wins[party[0]] / SOAK_GAMES:.3f}" for party in game.parties)
    report(
        f"{named(game)}: {SOAK_GAMES} games, {turns} turns, 0 unfinished, 0 invariant failures, {undecided} undecided, "
        f"won by seat {by_seat}, by party {by_party} (each ± {spread:.3f} at most)"
    )


@pytest.mark.soak
@at(every_option() + random_options(50, 61))
def test_soak_every_option(game, report):
    games = SOAK_GAMES // 10
    _wins, undecided, turns = soak(game, games)
    report(f"{named(game)}: {games} games, {turns} turns, 0 unfinished, 0 invariant failures, {undecided} undecided")


@pytest.mark.soak
@pytest.mark.parametrize("folder", sorted({info.folder for info in rudel.GAMES.values()}))
def test_soak_every_rule_fires(folder, report):
    """Over all tables and options every rule is at work, or refuses something; what never does is listed."""
    rare = {"DOG-17"}  # the thousandth deal; it has a test of its own
    count = Counter()
    tables = [game for game in every_table() + every_option() if game.info.folder == folder]
    for game in tables:
        count_rules(game, count, 300 // len(tables) + 3)
    never = [rule for rule in tables[0].info.rules if not count[rule]]
    report(f"{folder}: " + ", ".join(f"{rule} {count[rule]}" for rule in tables[0].info.rules))
    report(f"{folder}: never fired: {', '.join(never) or 'none'}")
    assert set(never) <= rare
