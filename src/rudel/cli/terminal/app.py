"""The full-screen game: what the keys do and how the game goes on between them (long, because every key is here)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding

from rudel.cli.terminal import look, saved
from rudel.cli.terminal.match import Match
from rudel.cli.terminal.menu import Menu
from rudel.cli.terminal.sheets import KeySheet, Question, RuleSheet, TrySheet
from rudel.cli.terminal.table import Table
from rudel.cli.terminal.voice import Voice
from rudel.core.errors import BadNotation, RudelError
from rudel.core.record import Record, Seed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.widgets import OptionList

    from rudel.cli.terminal.widgets import Picked
    from rudel.core.sketch import Sketch


class PlayApp(App[int]):
    """One game after another, until the person has enough."""

    CSS = look.CSS
    TITLE = "Rudel"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("question_mark", "hint"),
        Binding("u", "undo"),
        Binding("a", "all_the_way"),
        Binding("r", "rules"),
        Binding("t", "try"),
        Binding("i", "interrupt"),
        Binding("l", "language"),
        Binding("q", "leave"),
        Binding("f1", "keys"),
        Binding("escape,backspace,left", "step_back"),
        Binding("right", "open"),
        Binding("ctrl+c", "stop", priority=True),
        *(Binding(str(digit), f"choose({digit - 1})") for digit in range(1, 10)),
    ]

    def __init__(self, match: Match, language: str, pace: float, file: Path | None = None) -> None:
        super().__init__()
        self.match = match
        self.voice = Voice(language, match.game, match.you)
        self.pace = pace
        self.file = file
        self.menu = Menu([])
        self.table = Table(match, self.voice)
        self.raised = False
        self.place: int | None = None
        """The place of the board that was clicked: only its choices are shown."""
        self.refused: str | None = None
        """The rule that refused the last try."""
        self.note = ""
        self._last_turn = (-1, -1)
        self._bot_waits = False
        self._ended = False

    def get_default_screen(self) -> Table:
        """The table lies under every sheet."""
        return self.table

    def on_mount(self) -> None:
        """The game begins, or goes on."""
        self.call_after_refresh(self.go_on)

    # --- the game goes on ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Shows the table as it is; then a bot acts, or the person is asked, or the game is over."""
        self._show()
        if self.match.outcome is not None:
            self._end()
        elif self.match.bot_is_due() and not self.raised and not self._bot_waits:
            self._bot_waits = True
            if self.pace:
                self.set_timer(self.pace, self._bot_acts)
            else:
                self.call_later(self._bot_acts)

    def _bot_acts(self) -> None:
        """One bot acts, unless the person is reading a sheet or has raised a hand."""
        self._bot_waits = False
        if self.raised or len(self.screen_stack) > 1:
            return
        before = self._sketch()
        seat = self.match.bot_acts()
        if seat is not None:
            self._after(seat, before)

    def _act(self, *actions: int) -> None:
        """The person acts."""
        before = self._sketch()
        self.match.act(*actions)
        self.raised, self.place, self.note, self.refused = False, None, "", None
        self._after(self.match.you, before)

    def _ask_and_act(self, action: int) -> None:
        """Asks first where the game's catalogue has a question for this action: some things are final."""
        game = self.match.game
        question = self.voice.question(game.info.describe(game, self.match.view, action))
        if question is None:
            self._act(action)
            return
        answers = (("yes", "confirm-yes"), ("no", "confirm-no"))
        sheet = Question(self.voice, question, "", answers)
        self.push_screen(sheet, lambda answer: self._act(action) if answer == "yes" else self.go_on())

    def _after(self, seat: int, before: Sketch) -> None:
        """Marks what has changed in this turn, saves it once it is whole, and goes on."""
        turn = (seat, len(self.match.record.turns))
        earlier = self.table.changed if turn == self._last_turn else ()
        self.table.changed = {*earlier, *look.differences(before, self._sketch())}
        self._last_turn = turn
        self._save()
        self.go_on()

    def _save(self) -> None:
        if self.file is None or not self.match.whole_turn:
            return
        try:
            saved.save(self.file, self.match.record, self.match.you, self.match.bot)
        except RudelError as problem:
            self.note = self.voice.text("unsaved", problem=str(problem))

    def _end(self) -> None:
        """Says how it ended and offers another game."""
        outcome = self.match.outcome
        if outcome is None or self._ended:
            return
        self._ended = True
        result = self.voice.result(outcome)
        more = self.voice.text("saved", file=str(self.file)) if self.file else ""
        answers = (("another", "another"), ("look", "look"), ("quit", "quit"))
        self.push_screen(Question(self.voice, result, more, answers), self._ended_with)

    def _ended_with(self, answer: str | None) -> None:
        if answer == "another":
            self._another()
        elif answer == "quit":
            self.exit(0)

    def _another(self) -> None:
        """A new game at the same table, in a file of its own."""
        record = Record(self.match.game, Seed(secrets.randbits(32)))
        self.match = Match(record, self.match.you, self.match.bot)
        self.file = saved.next_file(self.file) if self.file else None
        self._ended, self.raised, self.place, self.note, self.refused = False, False, None, "", None
        self.table.changed = ()
        self.table.use(self.match, self.voice)
        self._save()
        self.go_on()

    # --- what is shown ------------------------------------------------------------------------------------------

    def _sketch(self, *actions: int) -> Sketch:
        return self.table.sketch(actions)

    def _show(self) -> None:
        """Draws everything anew."""
        self._list()
        self.table.show(self._now())
        self._light()

    def _now(self) -> str:
        if self.raised:
            return self.note or self.voice.text("raised")
        game = self.match.game
        now = self.note or self.voice.say(game.info.now(game, self.match.view, self.match.legal()))
        waits = self.match.may_interrupt and not self.match.asked
        return f"{now} {self.voice.text('interrupt')}" if waits else now

    def _choosable(self) -> list[int]:
        """The person's actions, if the game waits for them or a hand is raised."""
        return self.match.legal() if self.match.asked or (self.raised and self.match.may_interrupt) else []

    def _list(self) -> None:
        """The choices; while they are the same, the list stays as the person has left it."""
        game, view = self.match.game, self.match.view
        actions = [action for action in self._choosable() if self.place is None or self._touches(action)]
        described = [(action, self.voice.say(game.info.describe(game, view, action))) for action in actions]
        if tuple(described) != self.menu.described:
            self.menu = Menu(described)
            self.table.offer(self.menu)

    def _touches(self, action: int) -> bool:
        """Whether the action begins or ends on the clicked place: there its own sketch is lit and strong."""
        marks = (mark for row in self._sketch(action) for mark in row)
        return any(mark.place == self.place and mark.lit and mark.strong for mark in marks)

    def _light(self) -> None:
        """Lights the way of the highlighted choice on the board."""
        line = self.table.highlighted
        self.table.light(self.menu.lines[line].numbers if line is not None and line < len(self.menu.lines) else [])

    # --- choosing -----------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The pointer or the arrow keys are over a choice."""
        if event.option_list.id == "choices":
            self._light()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a choice."""
        if event.option_list.id == "choices":
            self.action_choose(event.option_index)

    def on_picked(self, event: Picked) -> None:
        """A click on the board or the hand leaves only the choices from or to that place."""
        if event.place is None or not self._choosable():
            self.action_step_back()
            return
        self.place = event.place
        if any(self._touches(action) for action in self._choosable()):
            self.note = self.voice.text("only-here")
        else:
            self.place, self.note = None, self.voice.text("nothing-there")
        self._show()

    def action_choose(self, line: int) -> None:
        """Takes a choice: plays it, or opens its group."""
        if self.table.too_small or line >= len(self.menu.lines):
            return
        choice = self.menu.lines[line]
        if not choice.group:
            self._ask_and_act(choice.numbers[0])
            return
        self.menu.enter(choice)
        self.table.offer(self.menu)
        self._light()

    def action_open(self) -> None:
        """Opens the highlighted group."""
        line = self.table.highlighted
        if line is not None and self.menu.lines[line].group:
            self.action_choose(line)

    def action_step_back(self) -> None:
        """One list back; then all choices again; then the hand is lowered, and a half-made turn taken back."""
        if self.menu.back():
            self.table.offer(self.menu)
            self._light()
            return
        if self.place is None and not self.note and self._take_back(self.match.undo_all):
            return
        if self.place is None and not self.note:
            self.raised = False
        self.place, self.note = None, ""
        self.go_on()

    # --- the other keys -----------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """Lights what the greedy bot would do."""
        action = self.match.hint() if self._choosable() else None
        if action is None:
            self.note = self.voice.text("hint-none" if self.raised else "no-hint")
            self.go_on()
            return
        self.place = None
        self._list()
        line = self.menu.find(action)
        self.table.offer(self.menu, line)
        self.note = self.voice.text("hint", action=self.menu.lines[line].text)
        self._show()

    def action_undo(self) -> None:
        """Takes the last choice back while the turn is not finished."""
        if not self._take_back(self.match.undo):
            self.note = self.voice.text("no-undo")
            self.go_on()

    def _take_back(self, undo: Callable[[], bool]) -> bool:
        """Whether something could be taken back; then the table is as before."""
        before = self._sketch()
        if not undo():
            return False
        self.note = self.voice.text("undone")
        self.table.changed = look.differences(before, self._sketch())
        self.table.retell()
        self.go_on()
        return True

    def action_all_the_way(self) -> None:
        """Goes on with the lit choice as far as the same piece can: a whole seven with one stone."""
        line = self.table.highlighted
        if self.table.too_small or line is None or line >= len(self.menu.lines):
            return
        choice = self.menu.lines[line]
        way = [] if choice.group else self.match.way(choice.numbers[0])
        if len(way) > 1:
            self._act(*way)
        else:
            self.action_choose(line)

    def action_interrupt(self) -> None:
        """Raises the hand where the game allows it; the bots wait meanwhile."""
        if self.match.may_interrupt and not self.match.asked:
            self.raised, self.note = True, ""
            self._show()

    def action_language(self) -> None:
        """Goes on in the other language, the log included."""
        self.voice = Voice(self.voice.other_language, self.match.game, self.match.you)
        self.note = ""
        self.table.use(self.match, self.voice)
        self._show()

    def action_rules(self) -> None:
        """Opens the rulebook, at the rule that has just refused something if there is one."""
        self.push_screen(RuleSheet(self.voice, self.match.game.info, self.refused), self._read)

    def action_keys(self) -> None:
        """Shows all keys."""
        self.push_screen(KeySheet(self.voice, self.voice.text("keys-title")), self._read)

    def _read(self, _: str | None) -> None:
        self.go_on()

    def action_try(self) -> None:
        """Asks for a play in notation; one that the rules refuse names its rule."""
        legal = self.match.legal()
        if legal:
            self.push_screen(TrySheet(self.voice, self.match.game.write(self.match.you, legal[0])), self._tried)

    def _tried(self, word: str | None) -> None:
        if word is not None:
            self._try(word)
        self.go_on()

    def _try(self, word: str) -> None:
        match = self.match
        try:
            action = match.game.read(match.you, word)
        except BadNotation:
            self.note = self.voice.text("try-unknown", word=word)
            return
        self.refused = match.game.why_not(match.state, match.you, action)
        if self.refused is None:
            self._ask_and_act(action)
        else:
            self.note = self.voice.text("refused", why=self.voice.refusal(self.refused), rule=self.refused)

    def action_leave(self) -> None:
        """Leaves; asks first while a game is running."""
        if self.match.outcome is not None:
            self.exit(0)
            return
        more = self.voice.text("quit-kept", file=str(self.file)) if self.file else self.voice.text("quit-lost")
        answers = (("quit", "quit-yes"), ("stay", "quit-no"))
        self.push_screen(Question(self.voice, self.voice.text("quit-title"), more, answers), self._left)

    def _left(self, answer: str | None) -> None:
        if answer == "quit":
            self.exit(0)
        else:
            self.go_on()

    def action_stop(self) -> None:
        """Ctrl-C ends at once."""
        self.exit(0)
