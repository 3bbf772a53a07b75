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


def test_every_rules_version_has_a_golden_game_for_every_number_of_seats():
    info = rudel.GAMES["klaeffer"]
    names = [
        f"rules{version}-klaeffer-{seats}"
        for version in range(1, info.rules_version + 1)
        for seats in info.seat_numbers
    ]
    assert names == [file.stem for file in GOLDEN]
