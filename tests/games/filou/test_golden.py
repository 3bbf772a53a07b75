"""Finished games of every rules version, kept for ever: they replay as they were played."""

from pathlib import Path

import pytest

import rudel
from rudel.core import record as records
from rudel.games.filou import events

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*.rudel"))
KINDS = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)}


def read(file):
    return records.read(file.read_text(encoding="utf-8"), rudel.GAMES)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays(file):
    record = read(file)
    assert records.verify(record) is not None
    assert file.read_text(encoding="utf-8") == records.write(record)


def test_every_rules_version_has_a_golden_game():
    versions = {int(file.stem.split("-")[0].removeprefix("rules")) for file in GOLDEN}
    assert set(rudel.GAMES["filou"].versions) == versions


def test_every_number_of_seats_has_a_golden_game_with_each_option_and_without():
    played = {(record.game.seats, key, value) for record in map(read, GOLDEN) for key, value in record.game.settings}
    expected = {(seats, "rabbit_is_no_cat", value) for seats in (3, 4, 5) for value in (False, True)}
    assert expected <= played
    assert {("show_mice", True), ("show_piles", True)} <= {(key, value) for _, key, value in played}


def test_everything_that_can_happen_happens_in_the_golden_games_of_each_number_of_seats():
    happened = {3: set(), 4: set(), 5: set()}
    for record in map(read, GOLDEN):
        *_, (last, _, _) = records.replay(record)
        told = record.game.info.events(last.journal)
        happened[record.game.seats] |= {type(event) for event in told}
    assert dict.fromkeys((3, 4, 5), KINDS - {events.Event}) == happened
