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
    assert set(rudel.GAMES["dog"].versions) == versions
