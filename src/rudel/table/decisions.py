"""What is asked of a table: a Denied, or a row to be stored and the table that comes of it. The asked one stays."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple, get_args

from rudel.core.dice import CONTRIBUTION_BYTES, commitment
from rudel.core.game import SEAT_LETTERS
from rudel.table import rows
from rudel.table.problems import Denied, Stale
from rudel.table.settings import Level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rudel.core.game import Game, Seat
    from rudel.core.state import State
    from rudel.table.rows import By
    from rudel.table.settings import Settings
    from rudel.table.table import Table

LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800"
"""Letters and signs that show nothing."""
LEVELS: tuple[str, ...] = get_args(Level)
AVATARS = ("dog", "cat", "sheep", "wolf", "mouse", "rabbit", "hedgehog", "owl")


class Decided(NamedTuple):
    """A row and the table that comes of it; no row and the same table if there is nothing to do."""

    row: rows.AnyRow | None
    table: Table


def _done(table: Table, row: rows.AnyRow, played: State | None = None) -> Decided:
    return Decided(row, table.after(row, played))


def open_table(
    table: str,
    game: Game,
    secret: bytes,
    *,
    host: str,
    settings: Settings,
    now: int,
    seed: int | None = None,
    rehearsed: bool = False,
    lesson: str | None = None,
) -> rows.Opened:
    """The first row of a table. It commits to the secret of fair dice; prepared ones promise nothing."""
    return rows.Opened(
        at=now,
        table=table,
        key=game.key,
        seats=game.seats,
        options=game.options,
        rules_version=game.rules,
        commitment=commitment(secret) if seed is None else "",
        host=host,
        settings=settings,
        dice="fair" if seed is None else "rehearsed" if rehearsed else "prepared",
        seed=seed,
        lesson=lesson,
    )


def tidy_name(name: str) -> str:
    """A name as it is shown: normalised, without control characters or odd spaces; Denied if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    odd = {char for char in plain if unicodedata.category(char)[0] in "CZ" or char in BLANK}
    tidy = " ".join("".join(" " if char in odd else char for char in plain).split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in tidy):
        raise Denied("no-name", "a name needs at least one letter")
    if len(tidy) > LONGEST_NAME:
        raise Denied("long-name", f"a name has at most {LONGEST_NAME} characters")
    return tidy


# --- chairs ---------------------------------------------------------------------------------------------------------


def sit(
    table: Table, person: str, *, name: str, avatar: str, contribution: bytes, now: int, seat: Seat | None = None
) -> Decided:
    """Takes a free chair and adds 16 bytes to the dice; on the own chair, says the name and adds bytes anew.

    Who sits already and names no chair keeps the one there is.
    """
    _open(table)
    tidy = tidy_name(name)
    _avatar(avatar)
    if len(contribution) != CONTRIBUTION_BYTES:
        raise Denied("bad-contribution", f"a contribution has {CONTRIBUTION_BYTES} bytes")
    if seat is None and table.seats_of(person):
        return Decided(None, table)
    free = [index for index, chair in enumerate(table.chairs) if chair.person in {None, person}]
    if table.first.dice == "prepared" and len(free) < len(table.chairs):
        raise Denied("prepared", "the cards of this table are prepared: one person plays here against bots")
    if seat is None:
        if not free:
            raise Denied("full", "all chairs are taken")
        seat = free[0]
    _chair(table, seat)
    if seat not in free:
        raise Denied("taken", f"somebody sits on chair {SEAT_LETTERS[seat]} already")
    given = contribution.hex()
    return _done(table, rows.Sat(at=now, seat=seat, person=person, name=tidy, avatar=avatar, contribution=given))


def stand(table: Table, person: str, now: int, seat: Seat) -> Decided:
    """Leaves a chair for good."""
    _own(table, person, seat)
    _not_over(table)
    return _done(table, rows.Stood(at=now, seat=seat))


def remove(table: Table, person: str, seat: Seat, now: int) -> Decided:
    """The host sends a guest away."""
    _host(table, person)
    _chair(table, seat)
    _not_over(table)
    if table.chairs[seat].person is None:
        raise Denied("empty", f"nobody sits on chair {SEAT_LETTERS[seat]}")
    if table.chairs[seat].person == person:
        raise Denied("yourself", "you cannot send yourself away; leave the chair instead")
    return _done(table, rows.Removed(at=now, seat=seat))


def swap(table: Table, person: str, seat: Seat, other: Seat, now: int) -> Decided:
    """Before the game begins a person moves to a free chair; the host also seats others and lets people swap.

    The bytes that somebody gave to the dice move along.
    """
    _open(table)
    _chair(table, seat)
    _chair(table, other)
    moved = {table.chairs[seat].person, table.chairs[other].person} - {None}
    if not moved:
        raise Denied("empty", "nobody sits on either chair")
    if moved != {person}:
        _host(table, person)
    if seat == other:
        return Decided(None, table)
    return _done(table, rows.Swapped(at=now, seat=seat, other=other))


def rename(table: Table, person: str, before: str, *, name: str, avatar: str, now: int) -> Decided:
    """The chair that a person has under the name before goes by another; a game that is over keeps its names."""
    tidy = tidy_name(name)
    _avatar(avatar)
    own = (seat for seat in table.seats_of(person) if table.chairs[seat].name == before)
    seat = next(own, None)
    if seat is None or table.phase not in {"open", "playing"}:
        return Decided(None, table)
    if (tidy, avatar) == (table.chairs[seat].name, table.chairs[seat].avatar):
        return Decided(None, table)
    return _done(table, rows.Renamed(at=now, seat=seat, name=tidy, avatar=avatar))


def set_bot(table: Table, person: str, seat: Seat, level: Level, now: int) -> Decided:
    """The host chooses the bot of a chair; also of a taken one, in case its person is gone some day."""
    _host(table, person)
    _chair(table, seat)
    _not_over(table)
    if level not in LEVELS:
        raise Denied("unknown-level", f"bots are {', '.join(LEVELS)}")
    if table.chairs[seat].level == level:
        return Decided(None, table)
    return _done(table, rows.BotSet(at=now, seat=seat, level=level))


def take_over(table: Table, now: int, seat: Seat) -> Decided:
    """A bot plays for somebody who is gone; nothing if that is so already, or if the game is paused."""
    _chair(table, seat)
    playing = table.phase == "playing" and not table.paused and table.chairs[seat].by_person
    return _done(table, rows.TookOver(at=now, seat=seat)) if playing else Decided(None, table)


def give_back(table: Table, now: int, seat: Seat) -> Decided:
    """Somebody is back and has the chair at once."""
    _chair(table, seat)
    if not table.chairs[seat].taken_over:
        return Decided(None, table)
    return _done(table, rows.GaveBack(at=now, seat=seat))


# --- the game -------------------------------------------------------------------------------------------------------


def start(table: Table, person: str, now: int) -> Decided:
    """The host begins; empty chairs are bots."""
    _host(table, person)
    _open(table)
    return _done(table, rows.Started(at=now))


def play(table: Table, seat: Seat, actions: Sequence[int], version: int, *, now: int, by: By) -> Decided:
    """One whole turn, or a secret choice."""
    state = _playing(table)
    _chair(table, seat)
    fresh(table, version)
    if by != "person" and state.choosing() and seat not in state.to_act():
        raise Denied("chosen", "a choice is made already, and only who has made it changes it")
    played = _whole(table, state, seat, actions)
    return _done(table, rows.Played(at=now, seat=seat, actions=list(actions), by=by), played)


def undo(table: Table, seat: Seat, version: int, now: int) -> Decided:
    """Takes the own last turn back, while nobody has acted since and nothing was revealed.

    A secret choice is not taken back but changed.
    """
    state = _playing(table)
    fresh(table, version)
    before = table.before
    if before is None or before.seat != seat:
        raise Denied("nothing-to-undo", "only your own last turn can be taken back, before anybody else acts")
    if before.state.revealed != state.revealed:
        raise Denied("revealed", "something was drawn or shown: the turn cannot be taken back")
    return _done(table, rows.Undone(at=now, seat=seat))


def ask_pause(table: Table, seat: Seat, now: int) -> Decided:
    """Asks for a pause; it begins when every person has asked."""
    _chair(table, seat)
    if seat in table.pausing:
        return Decided(None, table)
    _playing(table)
    if table.chairs[seat].person is None:
        raise Denied("empty", f"nobody sits on chair {SEAT_LETTERS[seat]}")
    return _done(table, rows.PauseAsked(at=now, seat=seat))


def resume(table: Table, seat: Seat, now: int) -> Decided:
    """Goes on, or takes back all wishes for a pause."""
    _chair(table, seat)
    return _done(table, rows.Resumed(at=now, seat=seat)) if table.pausing else Decided(None, table)


def rematch(table: Table, person: str, new: str, now: int) -> Decided:
    """The same people go on at a new table, once."""
    _ours(table)
    if table.phase != "over":
        raise Denied("not-over", "a rematch begins when the game is over")
    if not table.seats_of(person):
        raise Denied("no-chair", "only who has played can ask for a rematch")
    if table.rematch is not None:
        raise Denied("rematched", f"the rematch is at table {table.rematch}")
    return _done(table, rows.Rematched(at=now, table=new))


# --- what a turn may be ---------------------------------------------------------------------------------------------


def prefix(table: Table, state: State, seat: Seat, actions: Sequence[int]) -> State:
    """The state after these actions of one turn, on a copy: it never passes another's turn, a throw or a reveal."""
    after: State = state.copy()
    after.journal = []
    for index, action in enumerate(actions):
        if index and not goes_on(state, after, seat):
            raise Denied(
                "too-long", f"a turn ends before action {index + 1}: another's turn, a draw or a reveal comes first"
            )
        if not 0 <= action < table.game.actions:
            raise Denied(
                "no-action", f"{action} is no action of {table.game.key}: the ids are 0 to {table.game.actions - 1}"
            )
        rule = table.game.why_not(after, seat, action)
        if rule is not None:
            word = table.game.write(seat, action)
            raise Denied("not-legal", f"{word} (action {index + 1}) is not possible by {rule}", rule)
        after.apply(seat, action)
    return after


def _whole(table: Table, state: State, seat: Seat, actions: Sequence[int]) -> State:
    """The state after exactly one whole turn; Denied if the actions are none."""
    if not actions:
        raise Denied("empty-turn", "a turn has at least one action")
    after = prefix(table, state, seat, actions)
    if not after.choosing() and goes_on(state, after, seat):
        raise Denied("unfinished", "the turn is not finished: send all of its actions together")
    return after


def goes_on(before: State, after: State, seat: Seat) -> bool:
    """Whether the seat is still in the middle of its turn, with nothing thrown or revealed since."""
    same = (before.turns, before.revealed) == (after.turns, after.revealed)
    return same and not after.choosing() and seat in after.to_act()


# --- who may ask ----------------------------------------------------------------------------------------------------


def _ours(table: Table) -> None:
    if table.strange is not None:
        raise Denied("other-rules", table.strange)


def _open(table: Table) -> None:
    _ours(table)
    if table.phase != "open":
        raise Denied("begun", "the game has begun")


def _playing(table: Table) -> State:
    _ours(table)
    if table.state is None:
        raise Denied("not-begun", "the game has not begun; the host starts it")
    if table.phase == "over":
        raise Denied("over", "the game is over")
    if table.paused:
        raise Denied("paused", "the game is paused; anybody may go on")
    return table.state


def _not_over(table: Table) -> None:
    if table.phase == "over":
        raise Denied("over", "the game is over; everybody keeps their chair for the replay")


def fresh(table: Table, version: int) -> None:
    if version != table.version:
        raise Stale(version, table.version)


def _chair(table: Table, seat: Seat) -> None:
    _ours(table)
    if not 0 <= seat < len(table.chairs):
        raise Denied("no-chair", f"this table has chairs A to {SEAT_LETTERS[len(table.chairs) - 1]}")


def _avatar(avatar: str) -> None:
    if avatar not in AVATARS:
        raise Denied("unknown-avatar", f"avatars are {', '.join(AVATARS)}")


def _own(table: Table, person: str, seat: Seat) -> None:
    _chair(table, seat)
    if table.chairs[seat].person != person:
        raise Denied("not-yours", f"chair {SEAT_LETTERS[seat]} is not yours")


def _host(table: Table, person: str) -> None:
    _ours(table)
    if table.host != person:
        raise Denied("not-host", "only the host may do that")
