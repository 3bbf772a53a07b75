"""The parts of the screen: board, players, hand, choices and log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from rudel.cli.terminal import look

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from textual import events

    from rudel.cli.terminal.match import Match, Told
    from rudel.cli.terminal.menu import Menu
    from rudel.cli.terminal.voice import Voice
    from rudel.core.sketch import Sketch

QUIET = Style(color=look.QUIET)
KEY = Style(color=look.INK, bgcolor=look.TRACE)


class Picked(Message):
    """A place of the board or the hand was clicked; None is beside all places."""

    def __init__(self, place: int | None) -> None:
        self.place = place
        super().__init__()


class Drawn(Static):
    """A sketch; a click on it names the place that was hit."""

    sketch: Sketch | tuple[()] = ()

    def on_click(self, event: events.Click) -> None:
        """Tells which place lies under the pointer."""
        inside = 0 <= event.y < len(self.sketch) and 0 <= event.x < len(self.sketch[event.y])
        self.post_message(Picked(self.sketch[event.y][event.x].place if inside else None))


class Board(Drawn):
    """The table, drawn from the game's sketch."""

    def draw(self, sketch: Sketch, changed: Collection[tuple[int, int]]) -> None:
        """Shows the sketch."""
        self.sketch = sketch
        self.update(look.drawing(sketch, changed))


class Players(Static):
    """Everybody at the table, in turn order from the person on."""

    def draw(self, match: Match, voice: Voice) -> None:
        """Shows who is on turn, who plays together, and how many cards each holds where the game has cards."""
        seats = match.game.seats
        order = [(match.you + ahead) % seats for ahead in range(seats)]
        self.update(Text("\n").join(_player(match, voice, seat) for seat in order))


def _player(match: Match, voice: Voice, seat: int) -> Text:
    waiting = seat in match.state.to_act()
    line = Text(no_wrap=True)
    line.append("▶ " if waiting else "  ", Style(color=look.ACCENT, bold=True))
    line.append(*look.chip(seat))
    name = voice.text("you", name=voice.names[seat]) if seat == match.you else voice.names[seat]
    line.append(f" {name:<12}", Style(bold=waiting))
    held = getattr(match.view, "held", None)
    if held is not None:
        line.append(f"{'▮' * held[seat]:<6} " if max(held) <= 6 else f"{held[seat]:>2} ", Style(color=look.CARD))
    mates = [mate for party in match.game.parties if seat in party for mate in party if mate != seat]
    if mates and len(mates) < match.game.seats - 1:
        line.append(" + ", QUIET)
        for mate in mates:
            line.append(*look.chip(mate))
    return line


class Hand(Drawn):
    """What the person holds, as the game draws it."""

    def draw(self, sketch: Sketch) -> None:
        """Shows the cards or tiles, if there are any."""
        self.sketch = sketch
        self.display = bool(sketch)
        self.update(look.drawing(sketch))


class Choices(OptionList):
    """The numbered list of what the person may do."""

    def draw(self, menu: Menu, voice: Voice, line: int = 0) -> None:
        """Shows the open list of the menu."""
        self.clear_options()
        for number, choice in enumerate(menu.lines, start=1):
            text = voice.text("group", word=choice.text, number=len(choice.actions)) if choice.group else choice.text
            key = (f" {number} ", KEY) if number <= 9 else ("   ", QUIET)
            self.add_option(Option(Text.assemble(key, " ", text), id=str(number - 1)))
        self.highlighted = line if menu.lines else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The pointer lights a choice as the arrow keys do."""
        line = event.style.meta.get("option")
        if isinstance(line, int) and line < self.option_count:
            self.highlighted = line


class Log(RichLog):
    """What has happened, in sentences."""

    _seat = -1

    def retell(self, told: Sequence[Told], voice: Voice) -> None:
        """Says everything anew: in another language, or on lines of another width."""
        self.clear()
        self._seat = -1
        self.tell(told, voice)

    def tell(self, told: Sequence[Told], voice: Voice) -> None:
        """Adds what was heard since."""
        for heard in told:
            said = voice.game.info.tell(voice.game, heard.event)
            if said is not None:
                self.write(self._entry(heard.seat, voice.say(said)))

    def _entry(self, seat: int | None, sentence: str) -> Table:
        """A sentence beside the letter of whoever acted, which is not said twice in a row."""
        entry = Table.grid(padding=(0, 1))
        entry.add_column(width=3)
        entry.add_column()
        told = seat is None or seat == self._seat
        entry.add_row("" if told or seat is None else Text(*look.chip(seat)), Text(sentence, Style(color=look.INK)))
        self._seat = -1 if seat is None else seat
        return entry
