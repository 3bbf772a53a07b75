"""Finished games of every rules version, kept for ever: they replay as they were played."""

from pathlib import Path

import pytest

import rudel
from rudel.core import record as records

FOLDER = Path(__file__).parent.joinpath("golden")
GOLDEN = sorted(FOLDER.glob("*.rudel"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_replays(file):
    text = file.read_text(encoding="utf-8")
    record = records.read(text, rudel.GAMES)
    assert records.verify(record) is not None
    assert text == records.write(record)


def test_every_rules_version_has_a_golden_game():
    versions = {int(file.stem.split("-")[0].removeprefix("rules")) for file in GOLDEN}
    assert set(rudel.GAMES["dog"].versions) == versions


@pytest.mark.parametrize(("name", "word", "rule"), [("dog-3", "J0", "DOG-47"), ("dog-4", "*J0", "DOG-24")])
def test_golden_games_hold_what_version_2_has_brought_and_version_1_refuses(name, word, rule):
    text = FOLDER.joinpath(f"rules2-{name}.rudel").read_text(encoding="utf-8")
    record = records.read(text.replace("rules: 2", "rules: 1"), rudel.GAMES)
    with pytest.raises(records.Broken) as broken:
        records.verify(record)
    assert f"{word} is refused by {rule}" == str(broken.value.__cause__)
