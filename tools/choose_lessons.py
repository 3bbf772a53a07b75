"""Chooses the guided first games: seeds whose games show all that a beginner should see, early and in good order.

    python -m tools.choose_lessons            # looks for all of them again and says what it finds
    python -m tools.choose_lessons dog --write   # and keeps it as the newest lesson of that game

A game is played by bots from every seed: the person's seat by the bot that gives hints, the others by one with a little
sense. Of the games in which everything on the list happens, the one is kept in which it happens soonest. The same
program finds the same lesson again; a kept one is never overwritten (src/rudel/table/lessons.py).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from typing import TYPE_CHECKING, Any

from rudel.bots.casual import Casual
from rudel.bots.greedy import Greedy
from rudel.core import record as records
from rudel.core.dice import Dice
from rudel.core.drive import Bot, drive
from rudel.core.game import Game, settle_game
from rudel.games import GAMES
from rudel.games.dog import board
from rudel.table.lessons import FOLDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.state import State

PUPIL = 0
"""The person's seat."""
PARTNER = 2
FOES = {1, 3}
"""Whom the person plays against at a table of Dog."""


@dataclass(slots=True)
class Step:
    """One action of a game and what came of it."""

    seat: int
    action: Any
    before: dict[str, Any]
    """What the step may be asked about the position before it: whose turn it was."""
    events: list[Any]

    @property
    def mine(self) -> bool:
        """Whether the person has done it."""
        return self.seat == PUPIL

    def told(self, tag: str) -> list[Any]:
        """The events of this kind."""
        return [event for event in self.events if event.__struct_config__.tag == tag]


Wish = Callable[[Step], bool]


@dataclass(frozen=True)
class Plan:
    """What a lesson should show, in this order as far as it can be had."""

    key: str
    seats: int
    wishes: dict[str, Wish]
    whole: bool = False
    """Whether the game is played to its end; otherwise the lesson ends at the person's turn after the last thing."""
    seeds: int = 400
    longest: int = 16
    soon: dict[str, int] = field(default_factory=dict)
    """What should not come later than in this turn of the person."""
    never: Wish = lambda _step: False
    """What would only confuse."""
    shortest: int = 0
    """No more turns of the person than `longest`, and no fewer: nobody learns a game in three turns."""


class Pupil(Greedy):
    """The person: plays what the hint says and lets others finish their turns."""

    def interrupt(self, view: Any, actions: Sequence[int]) -> int | None:
        """Only in the own turn."""
        return super().interrupt(view, actions) if view.turn == view.seat else None


# --- what should happen ---------------------------------------------------------------------------------------------


def _is(tag: str) -> Wish:
    """The person does something of this kind, with a plain card."""
    return lambda step: step.mine and _tag(step) == tag and not getattr(step.action, "joker", False)


def _tag(step: Step) -> str:
    return str(step.action.__struct_config__.tag)


def _hits(step: Step) -> bool:
    """With a plain card: what a seven overtakes is another thing to learn."""
    return step.mine and _tag(step) == "forward" and any(event.owner in FOES for event in step.told("sent-home"))


def _swaps(step: Step) -> bool:
    return _is("swap")(step) and any(event.other_owner in FOES for event in step.told("swapped"))


def _home(step: Step) -> bool:
    home = range(board.STALL, board.NEST)
    return step.mine and any(event.owner == PUPIL and event.target in home for event in step.told("moved"))


def _helps(step: Step) -> bool:
    """The person's own four are home, and a dog of the partner's walks."""
    return step.mine and any(event.owner == PARTNER for event in step.told("moved") + step.told("left-nest"))


def _joker(step: Step) -> bool:
    return step.mine and (getattr(step.action, "joker", False) or getattr(step.action, "card", "") == "*")


def _gift(step: Step) -> bool:
    """The partner gives a card that opens the nest."""
    return any(event.seat == PUPIL and event.card in {"A", "K", "*"} for event in step.told("received"))


def _lone_out(step: Step) -> bool:
    """Who plays alone leaves the nest with a card that opens nobody else's (DOG-60)."""
    return step.seat == 1 and _tag(step) == "out" and step.action.card not in {"A", "K", "*"}


def _by(tag: str, *, mine: bool | None = None) -> Wish:
    """An event of this kind, brought about by the person, by somebody else, or by anybody."""
    return lambda step: bool(step.told(tag)) and (mine is None or step.mine is mine)


def _halt(step: Step) -> bool:
    """Somebody steps in while another seat is on turn."""
    return not step.mine and step.before["turn"] != step.seat


def _race(step: Step) -> bool:
    """Somebody steps in while the person is on turn: whoever is quicker would decide how the lesson goes on."""
    return _halt(step) and step.before["turn"] == PUPIL


def _odd_gift(step: Step) -> bool:
    """The person gives away a district in which they lead."""
    if not step.mine or _tag(step) != "give":
        return False
    votes = [sum(int(card[-1]) for card in own[step.action.district]) for own in step.before["view"].districts]
    return votes[PUPIL] >= max(votes)


def _own_pen(step: Step) -> bool:
    """A pen that is worth as much as finishing first."""
    return any(event.colour == step.before["colour"] and event.sheep >= 6 for event in step.told("closed"))


def _hunts(step: Step) -> bool:
    """The person's own hunter: what one has done oneself one remembers."""
    return step.mine and bool(step.told("hunter") or step.told("covered"))


def _first(step: Step) -> bool:
    return any(event.seat == PUPIL and event.bonus == 6 for event in step.told("finished"))


def _takes(step: Step) -> bool:
    return step.mine and any(event.cards for event in step.told("taken")) and not step.told("crisis")


DOG: dict[str, Wish] = {"out": _is("out"), "hit": _hits, "seven": _is("step"), "jack": _swaps, "stall": _home}
PLANS = (
    # Few games are quick enough to show how one helps the partner: it takes a third of an hour to find this one.
    Plan("dog", 4, {"gift": _gift} | DOG | {"partner": _helps}, seeds=60_000, longest=20, soon={"gift": 1, "out": 2}),
    Plan("lagerdog", 3, {"out": DOG["out"], "lone": _lone_out} | DOG, seeds=2000, soon={"out": 2}, never=_joker),
    Plan(
        "klaeffer",
        3,
        {
            "taking": _takes,
            "gift": _is("give"),
            "crisis": _by("crisis"),
            "last": _by("last-turns"),
            "count": _by("scored"),
        },
        whole=True,
        never=_odd_gift,
    ),
    Plan(
        "schafe",
        3,
        {
            "pen": _by("closed"),
            "wolf": _by("wolf"),
            "halt": _halt,
            "hunter": _hunts,
            "own pen": _own_pen,
            "finished": _first,
            "count": _by("scored"),
        },
        whole=True,
        seeds=14000,
        longest=16,
        shortest=8,
        never=_race,
    ),
    Plan(
        "filou",
        4,
        {
            "lay": _is("lay"),
            "bid": _is("bid"),
            "pass": _is("pass"),
            "row": lambda step: any(event.seat == PUPIL for event in step.told("row-taken")),
            "chased": _by("chased"),
            "dogs": _by("dogs-left"),
        },
        longest=24,
    ),
)


# --- looking for it -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Found:
    """A game from a seed: when each thing happened first, counted in the person's turns."""

    plan: Plan
    seed: int
    record: records.Record
    when: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    watched: int = 0
    """What the others have done since the person's last step."""
    won: bool = False

    @property
    def rank(self) -> tuple[Any, ...]:
        """Small is good: won, short and in order, early."""
        times = [self.when[name] for name in self.plan.wishes]
        disorder = sum(one > other for one, other in pairwise(times))
        length = self.turns + self.watched // 4
        return (self.plan.whole and not self.won, 2 * disorder + length, sum(times), self.seed)


def look(plan: Plan, seed: int) -> Found | None:
    """The lesson that this seed gives, if everything happens in it soon enough."""
    game = settle_game(GAMES[plan.key], plan.seats)
    found = Found(plan, seed, records.Record(game, records.Prepared(seed)))
    state = game.start(dice=found.record.shuffle.dice(), journal=[])
    counted = -1
    for step in _steps(found.record, state, _bots(game, seed)):
        found.watched = 0 if step.mine else found.watched + 1
        if step.mine and step.before["turns"] != counted:
            counted, found.turns = step.before["turns"], found.turns + 1
        if plan.never(step):
            return None
        late = any(name not in found.when and found.turns > by for name, by in plan.soon.items())
        if found.turns > plan.longest or late:
            return None
        for name, wish in plan.wishes.items():
            if name not in found.when and wish(step):
                found.when[name] = found.turns
        if found.when.keys() == plan.wishes.keys() and not plan.whole and _may_end(state, counted):
            return found
    complete = plan.whole and found.when.keys() == plan.wishes.keys() and found.turns >= plan.shortest
    return _finish(found, state) if complete else None


def _may_end(state: State, counted: int) -> bool:
    """Whether the game waits for the person alone, at the beginning of a turn."""
    return state.to_act() == (PUPIL,) and not state.choosing() and state.turns != counted


def _finish(found: Found, state: State) -> Found | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    found.record.result = records.result_of(outcome)
    found.won = PUPIL in outcome.winners
    return found


def _steps(record: records.Record, state: State, bots: list[Bot]) -> Iterator[Step]:
    """Plays and notes; each step is told when the state is the one after it."""
    game, info = record.game, record.game.info
    colour = getattr(game.view(state, PUPIL), "colour", None)
    done: Step | None = None
    for seat, action in drive(state, bots):
        if done is not None:
            done.events = _heard(game, state)
            yield done
        seen = game.view(state, PUPIL) if seat == PUPIL else None
        known = {"turn": state.on_turn(), "turns": state.turns, "colour": colour, "view": seen}
        record.note(state, seat, action)
        done = Step(seat, info.action(action), known, [])
    if done is not None:
        done.events = _heard(game, state)
        yield done


def _heard(game: Game, state: State) -> list[Any]:
    heard = game.info.events(state.journal or [])
    state.journal = []
    return heard


def _bots(game: Game, seed: int) -> list[Bot]:
    others = [Casual(game, Dice(1000 * seed + seat)) for seat in range(1, game.seats)]
    return [Pupil(game, Dice(1000 * seed)), *others]


def tidied(record: records.Record) -> records.Record:
    """Sevens are walked dog by dog, where that comes to the same: nobody learns from to and fro."""
    game = record.game
    state = game.start(dice=record.shuffle.dice())
    for turn in record.turns:
        stones = list(dict.fromkeys(word[:2] for word in turn.words))
        if len(stones) > 1 and all(stone[0] == "7" for stone in stones):
            orders = permutations(stones)
            tries = ([word for stone in order for word in turn.words if word.startswith(stone)] for order in orders)
            after = _after(state, turn.seat, turn.words)
            turn.words = next((words for words in tries if _after(state, turn.seat, words) == after), turn.words)
        for word in turn.words:
            state.apply(turn.seat, game.read(turn.seat, word))
    return record


def _after(state: State, seat: int, words: Sequence[str]) -> bytes | None:
    """The position after these words; None if they are not legal one after the other."""
    after = state.copy()
    for word in words:
        action = state.game.read(seat, word)
        if action not in after.legal(seat):
            return None
        after.apply(seat, action)
    return after.fingerprint()


def best(plan: Plan, seeds: int | None = None) -> Found | None:
    """The best lesson of all seeds."""
    found = (look(plan, seed) for seed in range(seeds or plan.seeds))
    return min((one for one in found if one is not None), key=lambda one: one.rank, default=None)


def main() -> None:
    """Looks, tells, and keeps what was found if it was asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[[], *(plan.key for plan in PLANS)])
    parser.add_argument("--seeds", type=int, help="how many seeds to try")
    parser.add_argument("--write", action="store_true", help="keep it as the newest lesson of its game")
    asked = parser.parse_args()
    for plan in PLANS:
        if asked.games and plan.key not in asked.games:
            continue
        found = best(plan, asked.seeds)
        if found is None:
            print(f"{plan.key}: nothing found")
            continue
        print(f"{plan.key}: seed {found.seed}, {found.turns} turns of one's own, {found.when}")
        if asked.write:
            folder = FOLDER / GAMES[plan.key].folder / "lessons"
            folder.mkdir(exist_ok=True)
            number = 1 + len(list(folder.glob(f"{plan.key}-*.rudel")))
            folder.joinpath(f"{plan.key}-{number}.rudel").write_text(
                records.write(tidied(found.record)), encoding="utf-8"
            )


if __name__ == "__main__":
    main()
