"""Sheets that lie over the table for a moment: keys, rules, a try, the question before leaving, the result."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING, ClassVar

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rudel.cli.rules import UnknownRule, find_rule, paragraph

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from rudel.cli.terminal.voice import Voice
    from rudel.core.game import Info

KEYS = (
    ("↑ ↓ 1-9", "choose"),
    ("Esc", "back"),
    ("?", "hint"),
    ("a", "all"),
    ("u", "undo"),
    ("t", "try"),
    ("r", "rules"),
    ("i", "interrupt"),
    ("l", "language"),
    ("q", "quit"),
)


class Sheet(ModalScreen[str | None]):
    """A piece of paper over the table; Esc takes it away."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", show=False)]

    def __init__(self, voice: Voice, title: str) -> None:
        super().__init__(classes="sheet")
        self.voice = voice
        self.heading = title
        self._answered = False

    def answer(self, answer: str | None) -> None:
        """Takes the sheet away with an answer; quick fingers answer only once."""
        if not self._answered:
            self._answered = True
            self.dismiss(answer)

    def compose(self) -> ComposeResult:
        """The heading, and what the sheet is for."""
        with Vertical(id="paper"):
            yield Static(self.heading, classes="heading", markup=False)
            yield from self.content()

    def content(self) -> ComposeResult:
        """What stands below the heading."""
        yield Static(self.voice.text("close"))


class KeySheet(Sheet):
    """All keys."""

    BINDINGS: ClassVar = [Binding("f1,q", "dismiss", show=False)]

    def content(self) -> ComposeResult:
        """One line for each key."""
        table = Table.grid(padding=(0, 2))
        for key, meaning in KEYS:
            table.add_row(Text(key, "bold"), self.voice.text(f"keys-{meaning}"))
        yield Static(table)
        yield Static(f"\n{self.voice.text('keys-board')}\n{self.voice.text('close')}")


class Question(Sheet):
    """A question with a few answers; each answer is a message of the catalogue and the word it gives back."""

    def __init__(self, voice: Voice, title: str, more: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__(voice, title)
        self.more = more
        self.answers = answers

    def content(self) -> ComposeResult:
        """The answers as a list; the first letter of a word is its key."""
        if self.more:
            yield Static(f"{self.more}\n", markup=False)
        yield OptionList(*(Option(self.voice.text(message), id=word) for word, message in self.answers), compact=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer was given."""
        self.answer(event.option.id)


class TrySheet(Sheet):
    """A play typed in notation."""

    def __init__(self, voice: Voice, example: str) -> None:
        super().__init__(voice, voice.text("try-title"))
        self.example = example

    def content(self) -> ComposeResult:
        """A line to type in."""
        yield Input(placeholder=self.voice.text("try-ask", word=self.example), max_length=20, compact=True)
        yield Static(self.voice.text("close"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Gives back what was typed."""
        self.answer(event.value.strip() or None)


class RuleSheet(Sheet):
    """The rulebook, one rule at a time: type its number or go through the list."""

    BINDINGS: ClassVar = [
        Binding("down", "go(1)", show=False, priority=True),
        Binding("up", "go(-1)", show=False, priority=True),
        Binding("pagedown", "page(5)", show=False, priority=True),
        Binding("pageup", "page(-5)", show=False, priority=True),
    ]

    def __init__(self, voice: Voice, info: Info, rule: str | None) -> None:
        super().__init__(voice, voice.text("rules-title"))
        self.add_class("reading")
        self.info = info
        self.rule = rule or info.rules[0]

    def content(self) -> ComposeResult:
        """A line to type in, the list of rules, and the text of the chosen one."""
        yield Input(placeholder=self.voice.text("rules-ask", rule=self.info.rules[0]), max_length=20, compact=True)
        yield OptionList(*(self._entry(rule) for rule in self.info.rules), compact=True)
        with VerticalScroll(id="paragraph"):
            yield Static(id="text")
        yield Static(self.voice.text("close"))

    def on_mount(self) -> None:
        """Opens the rulebook at the rule that was asked for."""
        self.query_one(OptionList).can_focus = False
        self._open(self.rule)

    def action_go(self, lines: int) -> None:
        """Goes up or down the list."""
        place = self.info.rules.index(self.rule) + lines
        self._open(self.info.rules[place % len(self.info.rules)])

    def action_page(self, lines: int) -> None:
        """Turns on in a long rule."""
        self.query_one("#paragraph", VerticalScroll).scroll_relative(y=lines, animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Opens a rule as soon as its number stands there."""
        if event.value.strip():
            self._look_up(event.value.strip(), complain=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Opens the rule, or says that there is none."""
        if event.value.strip():
            self._look_up(event.value.strip(), complain=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A rule was clicked."""
        self._open(self.info.rules[event.option_index])

    def _look_up(self, asked: str, *, complain: bool) -> None:
        try:
            self._open(find_rule(self.info, asked))
        except UnknownRule:
            if complain:
                self.query_one("#text", Static).update(self.voice.text("rules-unknown", rule=asked))

    def _open(self, rule: str) -> None:
        self.rule = rule
        self.query_one(OptionList).highlighted = self.info.rules.index(rule)
        self.query_one("#text", Static).update(Markdown(self._paragraph(rule)))
        self.query_one("#paragraph", VerticalScroll).scroll_home(animate=False)

    def _paragraph(self, rule: str) -> str:
        return paragraph(self.info.folder, rule, self.voice.language)

    def _entry(self, rule: str) -> Option:
        """The rule's id and how its paragraph begins."""
        beginning = self._paragraph(rule).replace("*", "").removeprefix(rule).split("\n")[0].strip()
        return Option(f"{rule:<8} {shorten(beginning, 42, placeholder=' …')}")
