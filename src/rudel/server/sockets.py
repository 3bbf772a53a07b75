"""One socket per table and device: commands in, what a seat may see out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from rudel.server.driver import whole_turn
from rudel.store import StoreProblem
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.table.seen import seen, try_turn
from rudel.wire import messages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from rudel.core.game import Seat
    from rudel.server.driver import Driver
    from rudel.server.house import House, Live

MOST_WAITING = 200
"""A client that is so many messages behind is cut off; it comes back and gets the newest."""

_decoder = msgspec.json.Decoder(messages.ToServer)


class Line:
    """One client's connection to one table."""

    def __init__(self, house: House, driver: Driver, live: Live, person: str | None) -> None:
        self.house = house
        self.driver = driver
        self.live = live
        self.person = person
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: bytes) -> None:
        """Sends without waiting; who does not listen is cut off."""
        if self.out.qsize() >= MOST_WAITING:
            self.out.put_nowait(None)
        else:
            self.out.put_nowait(message)

    def say(self, message: messages.ToClient) -> None:
        """Sends a message."""
        self.tell(msgspec.json.encode(message))

    def begin(self) -> None:
        """From now on the client hears of the table."""
        self.live.listeners.add(self)
        self.live.changed.set()

    def end(self) -> None:
        """The client is gone; a raised hand is lowered."""
        self.live.listeners.discard(self)
        for seat in self._seats():
            if not self.live.present(seat):
                self.live.raised.discard(seat)
        self.live.changed.set()

    def _seats(self) -> list[Seat]:
        return self.live.table.seats_of(self.person) if self.person is not None else []

    # --- what the client says -----------------------------------------------------------------------------------

    async def hear(self, text: str | bytes) -> None:
        """Answers one message; whatever is wrong with it is said, and nothing else happens."""
        asked: messages.ToServer | None = None
        try:
            asked = _decoder.decode(text)
            await self._answer(asked)
        except msgspec.MsgspecError as problem:
            self.say(messages.Refused(id=None, kind="unreadable", detail=str(problem)[:200]))
        except Denied as denied:
            self.say(messages.Refused(id=_id(asked), kind=denied.kind, detail=denied.detail, rule=denied.rule))
            if denied.kind == "stale":
                self._show(None)
        except StoreProblem:
            self.say(messages.Refused(id=_id(asked), kind="not-saved", detail="it could not be saved; try again"))

    async def _answer(self, asked: messages.ToServer) -> None:
        match asked:
            case messages.Hello(have=have):
                self._show(have)
            case messages.Ping(id=name):
                self.say(messages.Pong(id=name))
            case messages.Raise(seat=seat, up=up):
                self._own(seat)
                (self.live.raised.add if up else self.live.raised.discard)(seat)
                self.live.changed.set()
            case messages.Try(id=name, seat=seat, version=version, actions=actions):
                self._own(seat)
                self.say(messages.TryAnswer(id=name, tried=try_turn(self.live.table, seat, actions, version)))
            case messages.Hint(id=name, seat=seat):
                await self._hint(name, seat)
            case messages.Play() | messages.Undo():
                await self._play(asked)
            case messages.Start() | messages.Pause() | messages.Resume():
                await self._run(asked)

    def _show(self, have: int | None) -> None:
        for seat in self.house.eyes(self.live, self.person):
            self.say(messages.Told(seen=seen(self.live.table, seat, have)))

    async def _play(self, asked: messages.Play | messages.Undo) -> None:
        seat = asked.seat
        self._own(seat)
        if isinstance(asked, messages.Play):
            actions = asked.actions
            version = await self.house.play(
                self.live,
                asked,
                lambda table, at: decisions.play(table, seat, actions, asked.version, now=at, by="person"),
            )
            self.live.raised.discard(seat)
        else:
            version = await self.house.play(
                self.live, asked, lambda table, at: decisions.undo(table, seat, asked.version, at)
            )
        self.say(messages.Answer(id=asked.id, version=version))

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

    async def _hint(self, name: str, seat: Seat) -> None:
        self._own(seat)
        state = self.live.table.state
        if state is None or not state.legal(seat):
            raise Denied("no-hint", "there is a hint when you may do something")
        actions = await whole_turn(self.driver, self.live, seat, "greedy", may_decline=seat not in state.to_act())
        words = [self.live.table.game.write(seat, action) for action in actions]
        self.say(messages.HintAnswer(id=name, actions=actions, words=words))

    def _own(self, seat: Seat) -> None:
        if seat not in self._seats():
            raise Denied("not-yours", "this seat is not yours")


def _id(asked: messages.ToServer | None) -> str | None:
    return getattr(asked, "id", None)


async def pump(line: Line, send: Callable[[bytes], Awaitable[None]]) -> None:
    """Sends what is to be told, in order, until the line is cut."""
    while (message := await line.out.get()) is not None:
        await send(message)
