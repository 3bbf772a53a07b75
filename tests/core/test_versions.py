"""Rules have versions: the newest is played unless an older one is asked for, and no other is there."""

import pytest

import rudel
from rudel.core.game import renewed, settle_game

EVERY = [(key, version) for key, info in rudel.GAMES.items() for version in info.versions]
"""Every game by each of its rules."""
NO_VERSION = [0, 3, -1, 99, "1", "newest", (1,), 1.0, 2.0, True]
"""What is no version of Schafe, although some of it is equal to one."""


@pytest.mark.parametrize("key", rudel.GAMES)
def test_a_game_is_played_by_the_newest_rules_unless_told_otherwise(key):
    info = rudel.GAMES[key]
    assert max(info.versions) == info.newest == rudel.game(key).rules
    assert rudel.game(key) == rudel.game(key, rules=None) == rudel.game(key, rules=info.newest)


@pytest.mark.parametrize(("key", "version"), EVERY)
def test_every_version_can_be_asked_for_and_is_that_of_the_states(key, version):
    game = rudel.game(key, rules=version)
    assert (version, version) == (game.rules, game.start(seed=1).game.rules)


def test_a_game_by_other_rules_is_another_game():
    older, newer = rudel.game("schafe", seats=4, rules=1), rudel.game("schafe", seats=4)
    assert (older.seats, older.options) == (newer.seats, newer.options)
    assert older != newer
    assert 2 == len({older, newer, rudel.game("schafe", 4, rules=1), rudel.game("schafe", 4, rules=2)})


@pytest.mark.parametrize("rules", NO_VERSION, ids=repr)
def test_an_unknown_version_is_refused_and_those_there_are_are_named(rules):
    with pytest.raises(rudel.BadSetup) as refused:
        rudel.game("schafe", 4, rules=rules)
    assert f"rules version {rules} of schafe is not in this Rudel, which has 1 and 2" == str(refused.value)


def test_where_there_is_one_version_one_is_named():
    with pytest.raises(rudel.BadSetup, match=r"rules version 2 of filou is not in this Rudel, which has 1$"):
        rudel.game("filou", rules=2)


@pytest.mark.parametrize(("key", "version"), EVERY)
def test_a_version_has_the_options_that_were_there_by_then(key, version):
    info = rudel.GAMES[key]
    expected = [option.key for option in info.options if option.since <= version]
    assert expected == [option.key for option in info.options_of(version)]
    assert expected == list(rudel.game(key, rules=version).options)
    assert info.options == info.options_of(info.newest)
    assert {option.since for option in info.options} <= set(info.versions)


def test_an_option_of_version_2_is_refused_by_version_1_even_when_it_is_off():
    assert ((), ("free_take",)) == tuple(
        tuple(option.key for option in rudel.GAMES["klaeffer"].options_of(version)) for version in (1, 2)
    )
    for said in (True, False):
        with pytest.raises(rudel.BadSetup, match="klaeffer has no option 'free_take'; it has none"):
            rudel.game("klaeffer", 3, rules=1, free_take=said)
        assert said is rudel.game("klaeffer", 3, rules=2, free_take=said).options["free_take"]


@pytest.mark.parametrize(("key", "version"), EVERY)
def test_a_renewed_game_is_the_same_by_the_newest_rules(key, version):
    info = rudel.GAMES[key]
    for seats in info.seat_numbers:
        assert settle_game(info, seats) == renewed(settle_game(info, seats, rules=version))


@pytest.mark.parametrize(
    ("key", "options"), [("dog", {"packs": 3, "hard_ending": True}), ("schafe", {"own_turn_only": True})]
)
def test_a_renewed_game_keeps_its_options(key, options):
    older = rudel.game(key, rules=1, **options)
    assert rudel.game(key, **options) == renewed(older)
    assert 1 == older.rules


@pytest.mark.parametrize("seats", [4.0, True, "4"])
def test_seats_are_a_whole_number(seats):
    with pytest.raises(rudel.BadSetup, match=f"seats, not with {seats}"):
        rudel.game("dog", seats)
