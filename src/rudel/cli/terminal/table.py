"""The table as one sees it: board on the left, panel on the right, and the log wherever there is room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import Static

from rudel.cli.terminal.widgets import Board, Choices, Hand, Log, Players
from rudel.core.sketch import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from textual import events
    from textual.app import ComposeResult

    from rudel.cli.terminal.match import Match
    from rudel.cli.terminal.menu import Menu
    from rudel.cli.terminal.voice import Voice
    from rudel.core.sketch import Sketch

PANEL = 33
"""The fewest columns beside the board."""
LOWEST, TALL = 22, 32
"""A lower window has no room for the choices; a higher one has room for a longer log under them."""
LOG_COLUMNS, LOG_ROWS = 40, 4
PLACES_OF_LOG = ("far", "below", "under")
KEYS = (
    ("?", "hint", "hint"),
    ("u", "undo", "undo"),
    ("r", "rules", "rules"),
    ("l", "language", "language"),
    ("q", "quit", "leave"),
    ("F1", "keys", "keys"),
)
"""The keys at the bottom: key, message and what a click on it does."""


class Table(Screen[None]):
    """Everything that is drawn of a game."""

    def __init__(self, match: Match, voice: Voice) -> None:
        super().__init__()
        self.match = match
        self.voice = voice
        self.changed: Collection[tuple[int, int]] = ()
        self.room = SMALLEST
        self._told = 0

    def compose(self) -> ComposeResult:
        """Title, board, panel, log, keys; and a word for windows that are too small."""
        yield Static(id="title")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                with ScrollableContainer(id="frame", can_focus=False):
                    yield Board(id="board")
                yield _log("below")
            with Vertical(id="right"):
                yield Players(id="players")
                yield Hand(id="hand")
                yield Static(id="now", markup=False)
                yield Choices(id="choices", compact=True)
                yield _log("under")
            yield _log("far")
        yield Static(id="keys")
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        """The list of choices has the keyboard."""
        self.query_one(Choices).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Finds room for everything, or says how much it needs."""
        self.make_room(event.size.width, event.size.height)

    @property
    def too_small(self) -> bool:
        """Whether the window shows nothing but how big it should be."""
        return self.has_class("small")

    @property
    def highlighted(self) -> int | None:
        """The line of the choices that is lit."""
        return self.query_one(Choices).highlighted

    def use(self, match: Match, voice: Voice) -> None:
        """Another game, or another language: everything is said anew."""
        self.match, self.voice = match, voice
        self.make_room(*self.size)

    def show(self, now: str) -> None:
        """Draws players, hand and log anew; `now` says what to do."""
        match, voice = self.match, self.voice
        seats = voice.text("seats", number=match.game.seats)
        self.query_one("#title", Static).update(f"[b]{voice.title()}[/b] · {seats}")
        self.query_one(Players).draw(match, voice)
        self.query_one(Hand).draw(match.game.info.hand(match.game, match.view))
        self.query_one("#now", Static).update(now)
        self.query_one("#keys", Static).update(self._keys())
        self._log().tell(match.told[self._told :], voice)
        self._told = len(match.told)

    def offer(self, menu: Menu, line: int = 0) -> None:
        """Shows the open list of the menu."""
        self.query_one(Choices).draw(menu, self.voice, line)

    def light(self, actions: list[int]) -> None:
        """Draws the board with the ways of these actions; without any, with what changed last."""
        self.query_one(Board).draw(self.sketch(actions), self.changed)

    def sketch(self, actions: Sequence[int] = ()) -> Sketch:
        """The board as the game draws it in the room there is."""
        game = self.match.game
        return game.info.sketch(game, self.match.view, actions, self.room)

    def retell(self) -> None:
        """Writes the whole log anew."""
        self._told = len(self.match.told)
        self._log().retell(self.match.told, self.voice)

    def make_room(self, columns: int, rows: int) -> None:
        """Puts the log where there is room: in a column of its own, below the board, or under the choices."""
        log = LOG_COLUMNS if columns >= 2 * SMALLEST[0] + PANEL + LOG_COLUMNS else 0
        self.room = max(SMALLEST[0], columns - PANEL - 2 - log), max(SMALLEST[1], rows - 3)
        sketch = self.sketch()
        wide, high = len(sketch[0]), len(sketch)
        need = min(wide, SMALLEST[0]) + 1 + PANEL, max(min(high, SMALLEST[1]) + 2, LOWEST)
        self.set_class(columns < need[0] or rows < need[1], "small")
        size = {"columns": need[0], "rows": need[1], "now_columns": columns, "now_rows": rows}
        self.query_one("#small", Static).update(self.voice.text("small", **size))
        self.set_class(rows >= high + LOG_ROWS + 6, "high")
        self.set_class(rows >= TALL, "tall")
        self.query_one("#left").styles.width = min(wide, columns - PANEL - 1) + 1
        self.query_one("#frame").styles.max_height = rows - 2
        room = {
            "far": columns >= wide + PANEL + LOG_COLUMNS,
            "below": wide >= 30 and rows >= high + 2 + LOG_ROWS,
            "under": True,
        }
        chosen = next(place for place in PLACES_OF_LOG if room[place])
        for place in PLACES_OF_LOG:
            self.query_one(f"#log-{place}").display = place == chosen
        self.call_after_refresh(self.retell)

    def _keys(self) -> str:
        """The keys at the bottom; they can be clicked, too."""
        keys = [*KEYS]
        if self.match.may_interrupt and not self.match.asked:
            keys.insert(0, ("i", "interrupt", "interrupt"))
        parts = [f"[@click=app.{action}][b]{key}[/b] {self.voice.text(f'key-{word}')}[/]" for key, word, action in keys]
        return "   ".join(parts)

    def _log(self) -> Log:
        return next(log for log in self.query(Log) if log.display)


def _log(place: str) -> Log:
    log = Log(id=f"log-{place}", classes="log", wrap=True, min_width=10, max_lines=2000)
    log.can_focus = False
    return log
