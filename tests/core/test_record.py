"""Reading records: every broken line is named."""

import pytest

import rudel
from rudel.core import record as records

GOOD = """\
rudel record 1
game: dog
rules: 1
seats: 4
options: packs=2 jokers=3
dice: seed 7

"""
SECRET = "00" * 32


@pytest.mark.parametrize(
    ("broken", "line", "problem"),
    [
        ("", 1, "begins with"),
        ("hello", 1, "begins with"),
        (GOOD.replace("game: dog", "game: chess"), 2, "no game 'chess'"),
        (GOOD.replace("rules: 1", "rules: 99"), 3, "rules version 99"),
        (GOOD.replace("rules: 1", "rules: one"), 3, "rules is a number"),
        (GOOD.replace("seats: 4", "seats: 9"), 5, "seats, not with 9"),
        (GOOD.replace("packs=2", "packs=77"), 5, "packs is 1 to 4"),
        (GOOD.replace("packs=2", "wings=2"), 5, "no option 'wings'"),
        (GOOD.replace("dice: seed 7", "dice: loaded"), 6, "dice are"),
        (GOOD.replace("dice: seed 7", "dice: prepared"), 6, "'prepared NUMBER'"),
        (GOOD.replace("dice: seed 7", "dice: prepared x7"), 6, "'prepared NUMBER'"),
        (GOOD.replace("dice: seed 7", "dice: fair"), 6, "needs 'table'"),
        (GOOD.replace("seats: 4\n", ""), 6, "no 'seats'"),
        (GOOD.replace("seats: 4\n", "seats: 4\nseats: 4\n"), 5, "second time"),
        (GOOD + "nonsense\n", 8, "expected"),
        (GOOD + "Z: K^\n", 8, "neither"),
        (GOOD + "E: K^\n", 8, "no seat E"),
        (GOOD + "A:\n", 8, "neither"),
        (
            GOOD.replace("seed 7", f"fair\ntable: t\ncommitment: x\ncontributions: A=00\nsecret: {SECRET}"),
            9,
            "A's contribution",
        ),
    ],
)
def test_a_broken_record_names_its_line(broken, line, problem):
    with pytest.raises(rudel.BadRecord, match=problem) as caught:
        records.read(broken, rudel.GAMES)
    assert line == caught.value.line


def test_comments_and_empty_lines_are_nothing():
    plain = records.read(GOOD + "A: >2\n", rudel.GAMES)
    noted = records.read(GOOD + "# a fine evening\n\nA: >2  # a farewell\n", rudel.GAMES)
    assert records.write(plain) == records.write(noted)


def test_an_illegal_move_names_line_and_rule():
    record = records.read(GOOD + "A: x\n", rudel.GAMES)
    with pytest.raises(records.Broken, match=r"line 8: A may not play x: DOG-13"):
        records.verify(record)


def test_bad_notation_names_the_line():
    record = records.read(GOOD + "A: castle\n", rudel.GAMES)
    with pytest.raises(records.Broken, match="line 8: 'castle' is no Dog notation"):
        records.verify(record)


def test_a_result_before_the_end_is_a_lie():
    record = records.read(GOOD.replace("dice", "result: A C\ndice"), rudel.GAMES)
    with pytest.raises(rudel.BadRecord, match=r"line 6: .* before the game is over"):
        records.verify(record)


def test_a_fair_record_without_its_secret_cannot_be_replayed():
    given = " ".join(f"{seat}={'00' * 16}" for seat in "ABCD")
    fair = f"fair\ntable: t\ncommitment: {'ab' * 32}\ncontributions: {given}"
    record = records.read(GOOD.replace("seed 7", fair), rudel.GAMES)
    with pytest.raises(rudel.BadSetup, match="secret"):
        records.verify(record)
