"""One game between one person and bots: whose turn it is, what was done, what may be taken back. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rudel.bots import BOTS
from rudel.bots.greedy import Greedy
from rudel.core.dice import Dice
from rudel.core.drive import interrupters
from rudel.core.record import Record, Seed, Turn, replay, result_of

if TYPE_CHECKING:
    from rudel.core.game import Game, Outcome, Seat
    from rudel.core.state import State


@dataclass(frozen=True, slots=True)
class Told:
    """An event that the person heard of, and the seat whose action brought it about; None for the first deal."""

    seat: Seat | None
    event: Any


@dataclass(frozen=True, slots=True)
class Kept:
    """The game as it was before an own action, for taking it back."""

    state: State
    turns: tuple[Turn, ...]
    unfinished: tuple[int, int] | None
    told: int


class Match:
    """A game in which one seat is a person's and every other one a bot's."""

    def __init__(self, record: Record, you: Seat, bot: str) -> None:
        """Goes on where the record ends; an empty one is a new game."""
        self.game: Game = record.game
        self.you = you
        self.bot = bot
        self.record = Record(record.game, record.shuffle)
        self.told: list[Told] = []
        actor = None
        for state, seat, action in replay(record):
            self.state: State = state
            self._hear(actor)
            if seat >= 0:
                self.record.note(state, seat, action)
                actor = seat
        self._kept: list[Kept] = []
        self._offered = -1
        luck = record.shuffle.seed if isinstance(record.shuffle, Seed) else 0
        self.bots = [BOTS[bot](self.game, Dice(luck + 1 + seat)) for seat in range(self.game.seats)]
        self._adviser = Greedy(self.game, Dice(luck))

    # --- questions ----------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What the person knows."""
        return self.game.view(self.state, self.you)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, or None."""
        return self.state.outcome()

    @property
    def asked(self) -> bool:
        """Whether the game waits for the person."""
        return self.you in self.state.to_act()

    @property
    def may_interrupt(self) -> bool:
        """Whether the person may act although nobody waits for it."""
        return self.you in self.state.may_act()

    @property
    def whole_turn(self) -> bool:
        """Whether no turn is half made: only then the game is worth saving."""
        return self.state.choosing() or self.record.unfinished is None or self.record.unfinished[1] != self.state.turns

    def legal(self) -> list[int]:
        """All that the person may do now."""
        return self.state.legal(self.you)

    def hint(self) -> int | None:
        """What the greedy bot would do in the person's place, knowing what the person knows; None: not interrupt."""
        advise = self._adviser.choose if self.asked else self._adviser.interrupt
        return advise(self.view, self.legal())

    # --- what happens -------------------------------------------------------------------------------------------

    def way(self, action: int) -> list[int]:
        """The action and all that the same piece can do after it, where the game puts such steps together."""
        ways = [way for way in self.game.info.ways(self.state, self.you) if way[0] == action]
        return max(ways, key=len, default=[action])

    def forced(self) -> int | None:
        """The only step with which a half-made turn can go on, if there is only one."""
        if self.whole_turn or not self.asked:
            return None
        legal = self.legal()
        return legal[0] if len(legal) == 1 and self.game.info.ways(self.state, self.you) else None

    def act(self, *actions: int) -> None:
        """The person acts; several actions are taken back together, and so is what they force."""
        self._keep()
        for action in actions:
            self._apply(self.you, action)
        while (only := self.forced()) is not None:
            self._apply(self.you, only)

    def _keep(self) -> None:
        turns = tuple(replace(turn, words=[*turn.words]) for turn in self.record.turns)
        self._kept.append(Kept(self.state.copy(), turns, self.record.unfinished, len(self.told)))

    def bot_acts(self) -> Seat | None:
        """The next bot acts and is named; None when the game waits for the person or is over."""
        found = self._interrupt() or self._due()
        if found is None:
            return None
        self._kept.clear()
        self._apply(*found)
        return found[0]

    def bot_is_due(self) -> bool:
        """Whether the game goes on without the person: a bot is waited for, or may still interrupt this turn."""
        state = self.state
        chances = () if state.choosing() or state.turns == self._offered else state.may_act()
        return any(seat != self.you for seat in (*state.to_act(), *chances))

    @property
    def can_undo(self) -> bool:
        """Whether the last own action may be taken back: the turn is not over and nothing was revealed since."""
        if not self._kept:
            return False
        before = self._kept[-1].state
        return (before.turns, before.revealed) == (self.state.turns, self.state.revealed)

    def undo_all(self) -> bool:
        """Takes all of a half-made turn back, if there is one."""
        done = False
        while not self.whole_turn and self.undo():
            done = True
        return done

    def undo(self) -> bool:
        """Takes the last own action back, if it may be."""
        if not self.can_undo:
            return False
        kept = self._kept.pop()
        self.state = kept.state
        self.state.journal = []
        self.record.turns = [*kept.turns]
        self.record.unfinished = kept.unfinished
        del self.told[kept.told :]
        return True

    def _due(self) -> tuple[Seat, int] | None:
        """A bot the game waits for, and what it does; secret choices do not wait for the person's."""
        seats = self.state.to_act()
        for seat in seats if self.state.choosing() else seats[:1]:
            if seat != self.you:
                return seat, self.bots[seat].choose(self._seen(seat), self.state.legal(seat))
        return None

    def _interrupt(self) -> tuple[Seat, int] | None:
        """Before each turn the bots that have a chance are asked, in turn order, as core/drive.py does."""
        state = self.state
        if state.choosing() or state.turns == self._offered or not state.to_act():
            return None
        for seat in interrupters(state):
            action = None if seat == self.you else self.bots[seat].interrupt(self._seen(seat), state.chances(seat))
            if action is not None:
                return seat, action
        self._offered = state.turns
        return None

    def _seen(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat) if self.bots[seat].sees else None

    def _apply(self, seat: Seat, action: int) -> None:
        """Notes the action, applies it and hears of what the person may hear of."""
        self.record.note(self.state, seat, action)
        self.state.journal = []
        self.state.apply(seat, action)
        self._hear(seat)
        if (outcome := self.state.outcome()) is not None:
            self.record.result = result_of(outcome)

    def _hear(self, actor: Seat | None) -> None:
        """Hears what the person may hear of the state's journal, and empties it."""
        events = self.game.info.events(self.state.journal or [])
        self.told += [Told(actor, event) for event in events if event.audience in (None, self.you)]
        self.state.journal = []
