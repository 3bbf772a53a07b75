"""Records: what was written replays to the same states, and lies are found."""

import pytest
from tests.contract.tables import PLAIN, at_every_table, random_steps

import rudel
from rudel.core import record as records
from rudel.core.dice import Dice, commitment

GAMES = 1 if PLAIN else 4


def played(game, seed, shuffle):
    """A random game with its record and the fingerprints of its states."""
    record = records.Record(game, shuffle)
    state = game.start(dice=shuffle.dice())
    dice, fingerprints = Dice(seed), []
    while seats := state.to_act():
        seat = seats[0]
        actions = state.legal(seat)
        action = actions[dice.below(len(actions))]
        record.note(state, seat, action)
        fingerprints.append(state.fingerprint())
        state.apply(seat, action)
    fingerprints.append(state.fingerprint())
    record.result = records.result_of(state.outcome())
    return record, fingerprints, state


def fair(game, seed):
    secret = bytes([seed]) * 32
    given = tuple(bytes([seat]) * 16 for seat in range(game.seats))
    return records.Shuffle("table-1", commitment(secret), given, secret)


@at_every_table
@pytest.mark.parametrize("fairly", [False, True])
def test_a_record_replays_to_the_same_states(game, fairly):
    for seed in range(GAMES):
        shuffle = fair(game, seed) if fairly else records.Seed(seed)
        record, fingerprints, state = played(game, seed, shuffle)
        text = records.write(record)
        again = records.read(text, rudel.GAMES)
        assert text == records.write(again)
        assert fingerprints == [before.fingerprint() for before, _seat, _action in records.replay(again)]
        assert state.outcome() == records.verify(again)


@at_every_table
def test_one_line_is_one_turn(game):
    record, _fingerprints, state = played(game, 3, records.Seed(3))
    choices = sum(1 for before, seat, _action in random_replay(record) if seat >= 0 and before.choosing())
    assert state.turns + choices == len(record.turns)


def random_replay(record):
    return records.replay(records.read(records.write(record), rudel.GAMES))


@at_every_table
def test_a_changed_secret_move_or_result_is_found(game):
    record, _fingerprints, _state = played(game, 1, fair(game, 1))
    text = records.write(record)
    lied = text.replace("secret: 01", "secret: 02")
    with pytest.raises(records.Broken, match="commitment"):
        records.verify(records.read(lied, rudel.GAMES))
    lines = text.splitlines()
    lines.append(lines[-1])  # after the end nobody may do anything, in any game
    with pytest.raises(records.Broken, match=rf"line {len(lines)}: .*-\d+"):
        records.verify(records.read("\n".join(lines), rudel.GAMES))
    result = next(line for line in lines if line.startswith("result"))
    lied = text.replace(result, "result: undecided" if "undecided" not in result else "result: A")
    with pytest.raises(records.Broken, match="result"):
        records.verify(records.read(lied, rudel.GAMES))


@at_every_table
def test_a_truncated_record_is_an_unfinished_game_or_unreadable(game):
    text = records.write(played(game, 2, records.Seed(2))[0])
    complaints = []
    for cut in range(0, len(text), max(1, len(text) // (8 if PLAIN else 40))):
        try:
            records.verify(records.read(text[:cut], rudel.GAMES))
        except rudel.BadRecord as problem:
            complaints.append(str(problem))
    assert complaints
    assert all(complaint.startswith("line ") for complaint in complaints)


def test_random_play_with_interrupts_is_recorded_too():
    game = next(iter(rudel.GAMES.values()))
    game = rudel.game(game.key)
    for _state, seat, action in random_steps(game, 1):
        assert game.write(seat, action)
