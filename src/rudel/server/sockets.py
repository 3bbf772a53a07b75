"""One line per table and device: commands in, what a seat may see out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from rudel.server.driver import whole_turn
from rudel.server.floor import waits_for_floor
from rudel.server.house import NOBODY_LOOKS_ON, READ_AGAIN, absent_from, command_of, floor_of, now
from rudel.server.limits import Limit
from rudel.store import StoreProblem
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.table.seen import seen, spoken, try_turn
from rudel.wire import messages

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from rudel.core.game import Game, Seat
    from rudel.core.state import State
    from rudel.server.driver import Driver
    from rudel.server.house import House, Live
    from rudel.server.wires import Wire

log = logging.getLogger("rudel.live")
HINT_LEVEL = "greedy"
EMOTES = (4, 0.5)
"""So many at once, and so many a second from then on."""
PRIVATE, OTHER_ORIGIN, NO_TABLE, TOO_MANY, COME_BACK = 4401, 4403, 4404, 4429, 1012
"""Why a socket is closed."""

_decoder = msgspec.json.Decoder(messages.ToServer)


class Named(msgspec.Struct):
    """Whatever has a name, so that its refusal can say it."""

    id: str | None = None


def name_in(text: str) -> str | None:
    """The name of a message that is not read any further."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except msgspec.MsgspecError:
        return None


class Line:
    """One client's connection to one table."""

    def __init__(self, house: House, driver: Driver, live: Live, person: str | None, wire: Wire) -> None:
        self.house = house
        self.driver = driver
        self.live = live
        self.person = person
        self.wire = wire
        self.tell = wire.tell
        self._emotes = Limit(*EMOTES)
        self._hinting: asyncio.Task[None] | None = None
        self._waiting: dict[Seat, asyncio.Task[None]] = {}

    def hang_up(self, bye: messages.Bye) -> None:
        """Says goodbye and closes, after everything that was told before."""
        self.live.listeners.discard(self)
        self.say(bye)
        for_good = PRIVATE if bye is NOBODY_LOOKS_ON else NO_TABLE
        self.wire.hang_up(COME_BACK if bye.come_back else for_good, "come back" if bye.come_back else "")

    def say(self, message: messages.ToClient) -> None:
        """Sends a message."""
        self.tell(msgspec.json.encode(message))

    async def welcome(self) -> None:
        """Whoever was away has the chair back at once; the node that drives the table hears first who is here."""
        with contextlib.suppress(StoreProblem):
            await self.driver.nodes.say_here([(self.live.table.id, seat) for seat in self._seats()])
        for seat in self._seats():
            if self.live.table.chairs[seat].taken_over:
                await self._back(seat)
        self.house.mind_absent(self.live)
        self.live.changed.set()
        await self.driver.drive(self.live)

    async def _back(self, seat: Seat) -> None:
        await self.house.change(self.live, lambda table, at: decisions.give_back(table, at, seat))

    def end(self) -> None:
        """The client is gone; a raised hand is lowered."""
        self.live.listeners.discard(self)
        if self._hinting is not None:
            self._hinting.cancel()
        for seat in self._seats():
            if seat in self.live.raised and (self.live.raised_over.get(seat) is self or not self.live.present(seat)):
                self.house.begin(self._hand(seat, up=False))
        self.live.changed.set()

    def _seats(self) -> list[Seat]:
        return self.live.table.seats_of(self.person) if self.person is not None else []

    # --- what the client says -----------------------------------------------------------------------------------

    async def hear(self, text: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, and nothing else happens."""
        try:
            asked: messages.ToServer = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            self._refuse(None, "unreadable", str(problem)[:200])
        else:
            await self._answered(asked, self._answer(asked))

    async def _answered(self, asked: messages.ToServer, answering: Coroutine[Any, Any, None]) -> None:
        """Whatever goes wrong is said, and the line goes on."""
        try:
            await answering
        except Denied as denied:
            self._refuse(asked, denied.kind, denied.detail, denied.rule)
            if denied.kind == "stale":
                self._show(None)
        except StoreProblem:
            self._refuse(asked, "not-saved", "it could not be saved; try again")
        except Exception:
            log.exception("a message failed", extra={"table": self.live.table.id})
            self._refuse(asked, "failed", "something went wrong here; look again before you go on")

    def _refuse(self, asked: messages.ToServer | None, kind: str, detail: str, rule: str | None = None) -> None:
        self.say(messages.Refused(id=getattr(asked, "id", None), kind=kind, detail=detail, rule=rule))

    async def _answer(self, asked: messages.ToServer) -> None:
        match asked:
            case messages.Hello(have=have):
                if self._listen():
                    self._show(have)
                    if self.live.floor.seat is not None:
                        self.say(floor_of(self.live))
                    if self.live.absent:
                        self.say(absent_from(self.live))
                    await self.welcome()
            case messages.Ping(id=name):
                self.say(messages.Pong(id=name))
            case messages.Raise():
                await self._raise(asked)
            case messages.Emote():
                await self._emote(asked)
            case messages.Try(id=name, seat=seat, version=version, actions=actions):
                self._own(seat)
                self.say(messages.TryAnswer(id=name, tried=try_turn(self.live.table, seat, actions, version)))
            case messages.Hint():
                self._begin_hint(asked)
            case messages.Play() if self._waits(asked):
                self._begin_waiting(asked)
            case messages.Play() | messages.Undo():
                await self._play(asked)
            case messages.Start() | messages.Pause() | messages.Resume():
                await self._run(asked)

    def _listen(self) -> bool:
        """From here on the line hears of every change, once and in order; unless it must come back to another table."""
        if not self.house.has(self.live):
            self.hang_up(READ_AGAIN)
            return False
        self.live.listeners.add(self)
        return True

    def _show(self, have: int | None) -> None:
        """All there is to see."""
        eyes = self.house.eyes(self.live, self.person)
        if not eyes:
            self.hang_up(NOBODY_LOOKS_ON)
        for seat in eyes:
            self.say(messages.Told(seen=seen(self.live.table, seat, have)))

    # --- the floor ----------------------------------------------------------------------------------------------

    def _waits(self, asked: messages.Play) -> bool:
        """Whether somebody else goes first; what is stale anyway waits for nobody."""
        table = self.live.table
        return asked.version == table.version and waits_for_floor(table, self.live.floor, asked.seat, asked.actions)

    def _begin_waiting(self, asked: messages.Play) -> None:
        """The line goes on meanwhile; one turn of a seat waits at a time."""
        self._own(asked.seat)
        before = self._waiting.get(asked.seat)
        if before is not None and not before.done():
            raise Denied("too-many", "one turn at a time")
        self._waiting[asked.seat] = asyncio.create_task(self._answered(asked, self._play_later(asked)))

    async def _play_later(self, asked: messages.Play) -> None:
        """It counts from when it came: waiting for others costs no time of one's own."""
        came = now()
        while self._waits(asked):
            await self.live.floor.moved.wait()
        await self._play(asked, came)

    async def _play(self, asked: messages.Play | messages.Undo, came: int | None = None) -> None:
        seat, version = asked.seat, asked.version
        self._own(seat)
        command = command_of(asked)
        if isinstance(asked, messages.Play):
            actions, up = asked.actions, seat in self.live.raised
            reached = await self.house.change(
                self.live,
                lambda table, at: decisions.play(table, seat, actions, version, now=came or at, by="person"),
                command,
            )
            if up:
                await self._hand(seat, up=False)
        else:
            reached = await self.house.change(
                self.live, lambda table, at: decisions.undo(table, seat, version, at), command
            )
        self.say(messages.Answer(id=asked.id, version=reached))

    async def _run(self, asked: messages.Start | messages.Pause | messages.Resume) -> None:
        person = self.person or ""
        if isinstance(asked, messages.Start):
            version = await self.house.change(self.live, lambda table, at: decisions.start(table, person, at))
            await self.driver.drive(self.live)
        else:
            seat = asked.seat
            self._own(seat)
            decide = decisions.ask_pause if isinstance(asked, messages.Pause) else decisions.resume
            version = await self.house.change(self.live, lambda table, at: decide(table, seat, at))
        self.say(messages.Answer(id=asked.id, version=version))

    async def _raise(self, asked: messages.Raise) -> None:
        self._own(asked.seat)
        if asked.up or asked.seat in self.live.raised:
            await self._hand(asked.seat, up=asked.up)
        self.say(messages.Answer(id=asked.id, version=self.live.table.version))

    async def _emote(self, asked: messages.Emote) -> None:
        """Everybody hears of it, on all nodes; nothing is kept of it."""
        self._own(asked.seat)
        if not self._emotes.take(""):
            raise Denied("too-many", "too many of them; wait a moment")
        self.house.emote(self.live.table.id, asked.seat, asked.emote)
        with contextlib.suppress(StoreProblem):
            await self.driver.nodes.say_emote(self.live.table.id, asked.seat, asked.emote)
        self.say(messages.Answer(id=asked.id, version=self.live.table.version))

    async def _hand(self, seat: Seat, *, up: bool) -> None:
        """All nodes hear of a hand that goes up or down; whoever drives the table waits for it."""
        self.live.raised_over[seat] = self
        self.house.hand(self.live.table.id, seat, up=up)
        with contextlib.suppress(StoreProblem):
            await self.driver.nodes.say_hand(self.live.table.id, seat, up=up)

    # --- hints --------------------------------------------------------------------------------------------------

    def _begin_hint(self, asked: messages.Hint) -> None:
        """A bot thinks about it while the line goes on; one hint at a time."""
        self._own(asked.seat)
        if self._hinting is not None and not self._hinting.done():
            raise Denied("too-many", "one hint at a time")
        self._hinting = asyncio.create_task(self._hint(asked.id, asked.seat))

    async def _hint(self, name: str, seat: Seat) -> None:
        table, state = self.live.table, self.live.table.state
        if state is None or not state.legal(seat):
            self.say(messages.Refused(id=name, kind="no-hint", detail="there is a hint when you may do something"))
            return
        waited_for = seat in state.to_act()
        actions = await whole_turn(self.driver, table, seat, HINT_LEVEL, may_decline=not waited_for)
        self.say(_hinted(name, table.game, state.copy(), seat, actions))

    def _own(self, seat: Seat) -> None:
        if seat not in self._seats():
            raise Denied("not-yours", "this seat is not yours")


def _hinted(name: str, game: Game, state: State, seat: Seat, actions: list[int]) -> messages.HintAnswer:
    """The hint in ids, in notation, and as something to be said."""
    said = []
    why = spoken(game.info.reason(game, game.view(state, seat), actions)) if actions else None
    for action in actions:
        said.append(spoken(game.info.describe(game, game.view(state, seat), action)))
        state.apply(seat, action)
    words = [game.write(seat, action) for action in actions]
    return messages.HintAnswer(id=name, actions=actions, words=words, said=[one for one in said if one], why=why)
