"""The messages of a table's socket, and the bodies of the calm requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rudel.table.parts import TurnUndone as TurnUndone  # noqa: PLC0414  (told as an event of any game)
from rudel.table.seen import Happened, Playing, Seen, Spoken, Tried
from rudel.table.settings import Level, Phase, Settings

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""A client's name for what it asks. It holds no colon: names with colons are the server's own."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Actions = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=8191)]], msgspec.Meta(max_length=64)]
Feeling = Literal["hello", "thanks", "well-played", "oops", "laugh", "sorry", "thinking", "hurry"]
LARGEST_SEED = 2**53 - 1
"""The largest number that every reader of JSON understands."""
LONGEST = 16 * 1024
"""No message to the server is longer, in bytes."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Something said over a socket."""


# --- to the server --------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: the version one has, if any. The answer is everything, and what happened since."""

    have: Version | None = None


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """One whole turn of a seat, seen from a version. The id makes a repeat harmless."""

    id: Id
    seat: Seat
    version: Version
    actions: Actions


class Try(Message, frozen=True, kw_only=True, tag="try"):
    """What a half-made turn would look like."""

    id: Id
    seat: Seat
    version: Version
    actions: Actions


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Takes the own last turn back."""

    id: Id
    seat: Seat
    version: Version


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do on this seat."""

    id: Id
    seat: Seat


class Raise(Message, frozen=True, kw_only=True, tag="raise"):
    """Raises or lowers a hand: while it is up, the bots wait for an interrupt, and people for a moment."""

    id: Id
    seat: Seat
    up: bool


class Emote(Message, frozen=True, kw_only=True, tag="emote"):
    """Lets everybody at the table know something that speaks of no card."""

    id: Id
    seat: Seat
    emote: Feeling


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """The host begins."""

    id: Id


class Pause(Message, frozen=True, kw_only=True, tag="pause"):
    """Asks for a pause."""

    id: Id
    seat: Seat


class Resume(Message, frozen=True, kw_only=True, tag="resume"):
    """Goes on."""

    id: Id
    seat: Seat


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Asks whether anybody is there."""

    id: Id


ToServer = Hello | Play | Try | Undo | Hint | Raise | Emote | Start | Pause | Resume | Ping

# --- to the client --------------------------------------------------------------------------------------------------


class Told(Message, frozen=True, kw_only=True, tag="told"):
    """The table as a seat, or somebody looking on, may see it now."""

    seen: Seen


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """Done and saved: the version it brought about."""

    id: str
    version: int


class TryAnswer(Message, frozen=True, kw_only=True, tag="tried"):
    """What the half-made turn looks like."""

    id: str
    tried: Tried


class HintAnswer(Message, frozen=True, kw_only=True, tag="hinted"):
    """What a bot would do: a whole turn, in ids and in notation; nothing means: not interrupt."""

    id: str
    actions: list[int]
    words: list[str]
    said: list[Spoken]
    """What each action would do."""
    why: Spoken | None
    """What speaks for the turn."""


class Emoted(Message, frozen=True, kw_only=True, tag="emoted"):
    """What the person of a seat lets everybody know; it is not kept."""

    seat: int
    emote: Feeling


class Floor(Message, frozen=True, kw_only=True, tag="floor"):
    """Somebody would like to interrupt and goes first, until then (milliseconds since 1970); or nobody any more."""

    seat: int | None
    until: int | None


class Gone(msgspec.Struct, frozen=True):
    """Somebody whose device is not connected, and the milliseconds until a bot plays; None: nobody plays for them."""

    seat: int
    left: int | None


class Absent(Message, frozen=True, kw_only=True, tag="absent"):
    """Who is not here, as far as no bot plays for them yet; told anew when that changes, and never kept."""

    gone: list[Gone]


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Nothing has changed, and why; a rule's id if a rule says it."""

    id: str | None
    kind: str
    detail: str
    rule: str | None = None


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """Somebody is there."""

    id: str


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The server closes the connection; `come_back` says whether to try again soon."""

    reason: str
    come_back: bool


ToClient = Told | Answer | TryAnswer | HintAnswer | Emoted | Floor | Absent | Refused | Pong | Bye

# --- calm requests --------------------------------------------------------------------------------------------------


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent with a calm request."""


Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Contribution = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Annotated[str, msgspec.Meta(max_length=16)]
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    options: dict[str, Any] = {}
    rules: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """The version of the rules; the newest if not said."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)] | None = None
    """Prepares the cards, for one person against bots: the same number gives the same ones. Fair dice if not said."""
    lesson: bool = False
    """The guided first game: cards, bots and their turns are prepared. Its seats, options and rules are its own."""
    settings: Settings = Settings()


class Sit(Body, frozen=True, kw_only=True):
    """A chair to be taken; without a seat, the first free one."""

    name: Name
    avatar: Annotated[str, msgspec.Meta(max_length=16)]
    contribution: Contribution
    seat: Seat | None = None


class Swap(Body, frozen=True, kw_only=True):
    """The chair to change places with."""

    other: Seat


class ChooseBot(Body, frozen=True, kw_only=True):
    """The bot of a chair."""

    level: Level


class Me(Body, frozen=True, kw_only=True):
    """Who one is."""

    name: Name
    avatar: Annotated[str, msgspec.Meta(max_length=16)]


class Move(Body, frozen=True, kw_only=True):
    """A one-time code from another device."""

    code: Annotated[str, msgspec.Meta(min_length=4, max_length=32)]


class Fault(Body, frozen=True, kw_only=True):
    """Something has failed in a page: where, and which kind of fault at which line. It speaks of no card."""

    where: Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,32}$")]
    fault: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9 ._:-]{0,120}$")]


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house has noted it; from one address it notes a few."""

    noted: bool


class GameOption(msgspec.Struct, frozen=True, kw_only=True):
    """Something a table may set; its words are the messages `<folder>-option-<key>` and `…-help`."""

    key: str
    rule: str
    """The id of the rule that explains it."""
    defaults: dict[str, bool | int | str]
    """The value unless it is said otherwise, by the number of seats."""
    low: int
    high: int
    """The range of a number."""
    choices: list[str]
    """The values of a choice; a number has a range, everything else is yes or no."""
    seats: list[int]
    """The numbers of seats it makes sense for."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    folder: str
    seats: list[int]
    rules_version: int
    rules: list[str]
    levels: list[str]
    """The bots there are, weakest first."""
    options: list[GameOption]


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Who this device is, as far as it has said."""

    known: bool
    name: str | None
    avatar: str | None


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """A one-time code for another device."""

    code: str
    minutes: int


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """Where one sits now."""

    version: int
    seats: list[int]


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """Done and saved: the version it brought about."""

    version: int


class Deleted(msgspec.Struct, frozen=True, kw_only=True):
    """The table is gone for everybody."""

    table: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server can serve."""

    ok: bool
    version: str
    rehearsing: bool


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened or found."""

    id: str
    code: str
    game: str
    phase: Phase


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """One of my tables."""

    id: str
    code: str
    game: str
    phase: Phase
    seats: int
    names: list[str | None]
    """Who sits where; None is a bot."""
    touched: int
    your_turn: bool


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The game after a turn, as one saw it."""

    version: int
    at: int
    seat: int | None
    """Who played; None for the beginning."""
    words: list[str]
    """The turn in notation; empty when one may not know it yet."""
    view: Any
    now: Spoken | None
    events: list[Happened]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its beginning to now."""

    table: str
    seat: int | None
    game: Playing
    moments: list[Moment]
    newest: int
    """The version the table is at; ask again with the last moment's version as `after` while there is more."""


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a table's bare log."""

    number: int
    at: int
    row: str
    seat: int | None
    actions: list[int]


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Problem details (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
