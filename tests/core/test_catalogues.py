"""What holds for every catalogue: the same messages in every language, about the same things."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import rudel.locales
from rudel.core.speech import Name, Said
from rudel.locales import LANGUAGES, Texts

FOLDER = Path(rudel.locales.__file__).parent
ROOMS = sorted(path.name for path in (FOLDER / "de").glob("*.ftl"))


class Variables(visitor.Visitor):
    """The variables of a message, seats without what they are to the reader; and the messages it says inside."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802  (named by fluent.syntax)
        """A variable."""
        self.found.add(node.id.name.removesuffix("-is"))


def messages(language, room):
    """Every message of a catalogue, and what it speaks of."""
    body = FluentParser().parse((FOLDER / language / room).read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert [] == junk
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, "said twice"
            looking = Variables()
            looking.visit(entry)
            found[entry.id.name] = looking.found
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_language_says_the_same_of_the_same(room):
    first, *others = (messages(language, room) for language in LANGUAGES)
    for other in others:
        assert first == other


def test_nothing_is_said_in_two_catalogues():
    said = [name for room in ROOMS for name in messages("de", room)]
    assert sorted(set(said)) == sorted(said)


SENTENCES = """
hit =
    { $who-is ->
        [you] You send
       *[other] { $who } sends
    } { $what }
home =
    { $met-is ->
        [you] you
       *[other] { $met }
    } home.
"""


def test_whoever_reads_is_you(monkeypatch, tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "dog.ftl").write_text(SENTENCES, encoding="utf-8")
    monkeypatch.setattr(rudel.locales, "FOLDER", tmp_path)
    said = Said("hit", {"who": Name(1), "what": Said("home", {"met": Name(0)})})
    told = [Texts("en").say(said, ["Mia", "Jan"], me) for me in (1, 0, None)]
    assert ["You send Mia home.", "Jan sends you home.", "Jan sends Mia home."] == told
