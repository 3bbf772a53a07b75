"""Finished games of every rules version, kept for ever: they replay as they were played."""

from pathlib import Path

import pytest

import rudel
from rudel.core import record as records

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").glob("*.rudel"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays(file):
    text = file.read_text(encoding="utf-8")
    record = records.read(text, rudel.GAMES)
    assert records.verify(record) is not None
    assert text == records.write(record)


def test_every_rules_version_has_a_golden_game():
    versions = {int(file.stem.split("-")[0].removeprefix("rules")) for file in GOLDEN}
    assert set(rudel.GAMES["schafe"].versions) == versions


def test_every_seat_number_and_option_has_a_golden_game():
    games = {records.read(file.read_text(encoding="utf-8"), rudel.GAMES).game for file in GOLDEN}
    assert {
        rudel.game("schafe", seats, rules=rules, own_turn_only=only)
        for rules in rudel.GAMES["schafe"].versions
        for seats in (2, 3, 4)
        for only in (False, True)
    } == games
