"""The live side of one table: what the server tells, and what is asked of it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import websockets

from rudel.client.problems import Refused
from rudel.games import GAMES
from rudel.table.seen import Happened, Legal
from rudel.wire import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

    from rudel.core.game import Info
    from rudel.table.seen import Seen, Tried

Kind = TypeVar("Kind")
Seat = int | None
_decoder = msgspec.json.Decoder(messages.ToClient)


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked that has no answer yet."""

    asked: Any
    answer: asyncio.Future[Any]


class Line:
    """What a client knows of a live table: the newest `seen` of each of its seats, and what has happened."""

    def __init__(self, socket: ClientConnection | None) -> None:
        self.socket = socket
        self.seen: dict[Seat, Seen] = {}
        """Per seat of mine what it sees; None is the seat of somebody who looks on."""
        self.raw: dict[Seat, bytes] = {}
        """The same as it was received."""
        self.heard: list[Happened] = []
        self.emotes: list[messages.Emoted] = []
        """What people have let each other know."""
        self.floors: list[messages.Floor] = []
        """Who had the floor, one after the other."""
        self.absent: list[messages.Gone] = []
        """Who is not here."""
        self.bye: messages.Bye | None = None
        self.closed = False
        self._open: dict[str, Question] = {}
        self._news = asyncio.Condition()

    # --- what the server says -----------------------------------------------------------------------------------

    async def read(self) -> None:
        """Takes in whatever the server says, until it hangs up."""
        try:
            if self.socket is not None:
                await self._listen(self.socket)
        finally:
            await self._close()

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in socket:
                await self._take(text if isinstance(text, bytes) else text.encode())

    async def _close(self) -> None:
        """Nothing will be heard any more, and whoever waits is told so."""
        self.closed = True
        for question in self._open.values():
            if not question.answer.done():
                question.answer.set_exception(ConnectionError("the server hung up"))
                question.answer.exception()  # whoever still waits hears it; nobody has to
        async with self._news:
            self._news.notify_all()

    async def _take(self, text: bytes) -> None:
        said = _decoder.decode(text)
        match said:
            case messages.Told(seen=seen):
                typed = _typed(seen)
                self.seen[seen.seat] = typed
                self.raw[seen.seat] = text
                self.heard += typed.events
            case messages.Bye():
                self.bye = said
            case messages.Emoted():
                self.emotes.append(said)
            case messages.Floor():
                self.floors.append(said)
            case messages.Absent(gone=gone):
                self.absent = gone
            case _ if said.id in self._open:
                answer = self._open.pop(said.id).answer
                if not answer.done():
                    answer.set_result(said)
        async with self._news:
            self._news.notify_all()

    async def until(self, wanted: Callable[[Line], object]) -> None:
        """Waits until what is known satisfies the question, or the line is closed."""
        async with self._news:
            await self._news.wait_for(lambda: self.closed or wanted(self))

    async def my_turn(self) -> Seen | None:
        """The seat of mine that the game waits for, as it is seen; None when the game is over."""
        await self.until(lambda line: any(seen.asked or seen.phase == "over" for seen in line.seen.values()))
        if self.closed:
            raise ConnectionError("the server hung up")
        return next((seen for seen in self.seen.values() if seen.asked), None)

    # --- what is asked of it ------------------------------------------------------------------------------------

    async def send(self, message: messages.ToServer | bytes) -> None:
        """Says something as it is."""
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        try:
            if self.socket is not None:
                await self.socket.send(text.decode(), text=True)
                return
        except websockets.ConnectionClosed:
            pass
        raise ConnectionError("the server hung up")

    async def _ask(self, kind: type[Kind], asked: Any) -> Kind:
        """Asks and waits for the answer; Refused if the server says no, ConnectionError if it hangs up."""
        if self.closed:
            raise ConnectionError("the server hung up")
        question = self._open[asked.id] = Question(asked, asyncio.get_running_loop().create_future())
        try:
            await self._put(question)
            said = await question.answer
        finally:
            self._open.pop(asked.id, None)
        if isinstance(said, messages.Refused):
            raise Refused(said.kind, said.detail, said.rule)
        if not isinstance(said, kind):
            raise Refused("unexpected", f"the server answered with something else: {type(said).__name__}")
        return said

    async def _put(self, question: Question) -> None:
        await self.send(question.asked)

    async def start(self) -> int:
        """The host begins."""
        return (await self._ask(messages.Answer, messages.Start(id=new_id()))).version

    async def play(self, seen: Seen, actions: Sequence[int], *, id: str | None = None) -> int:  # noqa: A002  (the wire's word)
        """One whole turn, decided by what was seen; the version it brought about. It is saved when this returns.

        After a ConnectionError one does not know: asking again with the same `id` is harmless and tells.
        """
        asked = messages.Play(id=id or new_id(), seat=_seat(seen), version=seen.version, actions=list(actions))
        return (await self._ask(messages.Answer, asked)).version

    async def attempt(self, seen: Seen, actions: Sequence[int]) -> Tried:
        """What a half-made turn would look like; nothing happens."""
        asked = messages.Try(id=new_id(), seat=_seat(seen), version=seen.version, actions=list(actions))
        return _typed_try((await self._ask(messages.TryAnswer, asked)).tried, seen)

    async def undo(self, seen: Seen) -> int:
        """Takes the own last turn back."""
        asked = messages.Undo(id=new_id(), seat=_seat(seen), version=seen.version)
        return (await self._ask(messages.Answer, asked)).version

    async def hint(self, seen: Seen) -> messages.HintAnswer:
        """What a bot would do."""
        return await self._ask(messages.HintAnswer, messages.Hint(id=new_id(), seat=_seat(seen)))

    async def raise_hand(self, seen: Seen, *, up: bool = True) -> None:
        """While a hand is up, the bots wait for an interrupt."""
        await self._ask(messages.Answer, messages.Raise(id=new_id(), seat=_seat(seen), up=up))

    async def emote(self, seen: Seen, emote: messages.Feeling) -> None:
        """Lets everybody at the table know something."""
        await self._ask(messages.Answer, messages.Emote(id=new_id(), seat=_seat(seen), emote=emote))

    async def pause(self, seen: Seen) -> int:
        """Asks for a pause; it begins when everybody has asked."""
        return (await self._ask(messages.Answer, messages.Pause(id=new_id(), seat=_seat(seen)))).version

    async def resume(self, seen: Seen) -> int:
        """Goes on."""
        return (await self._ask(messages.Answer, messages.Resume(id=new_id(), seat=_seat(seen)))).version

    async def ping(self) -> None:
        """Returns when the server has answered."""
        await self._ask(messages.Pong, messages.Ping(id=new_id()))


def new_id() -> str:
    """A name for a command; the same name twice is the same command."""
    return secrets.token_hex(8)


def _seat(seen: Seen) -> int:
    if seen.seat is None:
        raise Refused("no-chair", "whoever looks on cannot act")
    return seen.seat


def _typed(seen: Seen) -> Seen:
    """The same in the game's own types, if this program knows the game."""
    info = GAMES.get(seen.game.key)
    if info is None:
        return seen
    return msgspec.structs.replace(
        seen,
        view=None if seen.view is None else msgspec.convert(seen.view, info.view_type),
        legal=_typed_legal(info, seen.legal),
        events=[
            msgspec.structs.replace(told, event=msgspec.convert(told.event, info.event_type | messages.TurnUndone))
            for told in seen.events
        ],
    )


def _typed_legal(info: Info, legal: Sequence[Legal]) -> list[Legal]:
    return [msgspec.structs.replace(one, action=msgspec.convert(one.action, info.action_type)) for one in legal]


def _typed_try(tried: Tried, seen: Seen) -> Tried:
    info = GAMES.get(seen.game.key)
    if info is None:
        return tried
    return msgspec.structs.replace(
        tried,
        view=msgspec.convert(tried.view, info.view_type),
        legal=_typed_legal(info, tried.legal),
        events=[msgspec.convert(event, info.event_type) for event in tried.events],
    )
