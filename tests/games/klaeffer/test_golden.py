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


def test_every_rules_version_has_a_golden_game_for_every_number_of_seats_and_every_option():
    info = rudel.GAMES["klaeffer"]
    names = {f"rules{version}-klaeffer-{seats}" for version in info.versions for seats in info.seat_numbers}
    options = {f"rules{option.since}-klaeffer-3-{option.key}" for option in info.options}
    assert names | options == {file.stem for file in GOLDEN}


def test_klf_12_what_may_be_taken_is_taken_and_left_in_a_golden_game():
    text = next(file for file in GOLDEN if file.stem.endswith("free_take")).read_text(encoding="utf-8")
    assert {"+", "-"} <= set(text.split())
