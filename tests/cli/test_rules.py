from __future__ import annotations

import pytest
from tests.cli.program import call

from rudel.cli import run
from rudel.cli.rulecheck import (
    book_faults,
    catalogue_faults,
    faults,
    message_faults,
    option_faults,
    stray_faults,
    untested,
)
from rudel.cli.rules import UnknownRule, paragraph
from rudel.games import GAMES

IDS = ["CAT-1", "CAT-3", "CAT-30"]
BOOK = "# Cat\n" + "\n".join(f'<a id="{rule.lower()}"></a>**{rule}** Text.\n' for rule in IDS)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_whole_rulebook_has_every_rule_and_no_html(lang):
    done = call("rules", "dog", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert "<a id" not in done.stdout
    assert [rule for rule in GAMES["dog"].rules if rule not in done.stdout] == []


@pytest.mark.parametrize("asked", ["DOG-30", "dog-30", "30"])
def test_one_rule_is_found_however_it_is_written(asked, capsys):
    assert run(["rules", "lagerdog", asked]) == 0
    said = capsys.readouterr().out
    assert said.startswith("DOG-30 ")
    assert "DOG-31" not in said


def test_a_full_id_needs_no_game(capsys):
    assert run(["rules", "dog-30", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("DOG-30 ")


def test_without_a_game_the_games_are_listed(capsys):
    assert run(["rules"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(GAMES)


@pytest.mark.parametrize(
    ("asked", "near"),
    [("33", "DOG-30, DOG-31, DOG-32"), ("nonsense", "DOG-1"), ("9" * 5000, "DOG-1"), ("DOG-x", "DOG-1")],
)
def test_an_unknown_rule_names_its_neighbours(asked, near):
    done = call("rules", "dog", asked)
    assert (done.returncode, done.stdout) == (2, "")
    assert near in done.stderr


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_rule_has_a_paragraph_of_its_own(lang):
    for info in GAMES.values():
        for rule in info.rules:
            text = paragraph(info.folder, rule, lang)
            assert text.startswith(f"**{rule}**")
            assert "<a" not in text
            assert "\n#" not in text


def test_a_paragraph_that_is_not_there_is_an_error():
    with pytest.raises(UnknownRule):
        paragraph("dog", "DOG-99", "en")


def test_our_rules_are_written_and_said_and_no_other_is_spoken_of():
    assert [fault for fault in faults() if "no test has" not in fault] == []


def test_check_exits_1_exactly_if_something_is_missing(capsys):
    missing = faults()
    assert run(["rules", "--check"]) == int(bool(missing))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:-1] == missing
    assert lines[-1].startswith(f"{len(missing)} things" if missing else "ok: ")


def test_a_clean_book_has_no_faults():
    assert book_faults("cat", IDS, {"de": BOOK, "en": BOOK}) == []


def test_a_rule_without_an_anchor_or_with_two_is_a_fault():
    found = book_faults("cat", IDS, {"de": BOOK.replace('"cat-3"', '"cat-1"'), "en": BOOK})
    assert [fault.split(":")[0] for fault in found] == ["CAT-1", "CAT-3"]
    assert all("rulebook.de.md" in fault for fault in found)


def test_books_in_different_order_are_a_fault():
    other = BOOK.replace('"cat-3"', '"x"').replace('"cat-30"', '"cat-3"').replace('"x"', '"cat-30"')
    assert ["another order" in fault for fault in book_faults("cat", IDS, {"de": BOOK, "en": other})] == [True]


def test_a_message_in_one_language_only_is_a_fault():
    assert catalogue_faults({"de": {"a", "b"}, "en": {"a"}}) == ["b: no message in en"]


def test_a_rule_without_a_message_is_a_fault():
    assert message_faults(IDS, {"de": {"cat-1", "cat-3"}, "en": set()}) == ["CAT-30: no message cat-30"]


def test_an_option_without_its_texts_is_a_fault():
    found = option_faults([GAMES["dog"]], {"en": {"dog-option-packs"}})
    assert "dog: no message dog-option-packs-help" in found
    assert "dog: no message dog-option-packs" not in found


def test_an_id_that_is_no_rule_is_a_fault():
    found = stray_faults(IDS, {"rules.py": "# CAT-3, CAT-4", "book": "cat-30 DOG-77"})
    assert found == ["CAT-4: rules.py speaks of it, but there is no such rule"]


def test_a_test_of_rule_30_does_not_test_rule_3():
    tests = ["test_cat_30_thirty", "test_something_cat_1"]
    assert untested(IDS, tests) == ["CAT-3: no test has cat_3 in its name"]
