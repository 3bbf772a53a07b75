"""Whatever is said on a socket, the server stays on its feet, the table stays as it is and no secret is told."""

import asyncio
import json
import random
from collections import Counter

import msgspec
import pytest
import websockets
from msgspec.structs import replace
from tests.server.house import serving
from tests.server.play import choose_turn, play_whole
from tests.server.test_sent import assert_without, secrets_of
from websockets.asyncio.client import connect

from rudel.client import Client, Refused
from rudel.wire import messages
from rudel.wire.messages import LONGEST

PATIENCE = 120
"""Seconds after which a test that waits for ever gives up."""
AT_ONCE = 40
"""So many messages are sent before an answer is waited for."""
ODD = [
    *(None, True, False, 0, -1, 1, 5, 6, 63, 10**7 + 1, 2**31, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, "", "0", "A"),
    *("\0", "\ud7ff", "é" * 40, "x" * 64, "x" * 65, "x" * 5000, "'; DROP TABLE rows; --", "../../etc", "{}"),
    *([], {}, [[]], [0] * 64, [0] * 65, [8191], [8192], [-1], ["1"], [None], [1.0], {"0": 0}, {"type": "play"}),
]
TYPES = [*["play", "try"] * 4, "hello", "undo", "hint", "raise", "start", "pause", "resume", "ping"]
NO_TYPES = ["told", "answer", "refused", "Play", "", "play ", "__class__", 1, None, ["play"]]
ODD_TEXTS = [
    *(
        b"",
        b" ",
        b"null",
        b"0",
        b"[]",
        b"{}",
        b'"play"',
        b"{",
        b"}",
        b'{"type":',
        b"\xef\xbb\xbf{}",
        b"NaN",
        b"Infinity",
    ),
    *(
        b"[" * 9000,
        b'{"type":' * 1500,
        b'{"a":' * 2000 + b"1" + b"}" * 2000,
        b'"\\ud800"',
        b'{"type":"ping","id":"\\udc00"}',
    ),
    *(b'{"type":"ping","type":"play","id":"a"}', b'{"type":"ping","id":"a","id":1}', b'{"type":"ping","id":1e999}'),
    b'{"type":"play","id":"a","seat":0,"version":1e2,"actions":[' + b"1," * 4000 + b"1]}",
    b'{"type":"ping","id":"' + b"y" * (LONGEST + 1) + b'"}',
]
FATAL = [b"\xff\xfe{}", b'{"type":"ping","id":"\xc3\x28"}', b"z" * (65 * 1024)]
"""No text at all, or far too long: the connection may be closed."""


class Fuzzer:
    """Says odd things on one line of its own, with or without a cookie."""

    def __init__(self, address, table, client, luck, seen, secrets):
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.cookie = {} if client is None else {"Cookie": f"rudel={client.http.cookies['rudel']}"}
        self.luck = luck
        self.seen = seen
        """What the player sees in whose name this is said; somebody who looks on sees with no seat."""
        self.secrets = secrets
        self.kinds = Counter()
        self.cut = 0

    # --- what is said -------------------------------------------------------------------------------------------

    def valid(self):
        """A message that has the right form."""
        luck, seen = self.luck, self.seen
        kind = luck.choice(TYPES)
        said = {"type": kind, "id": luck.choice(["known", f"{kind}-{luck.getrandbits(64)}"] * 5 + ["bot:0:1"])}
        if kind == "hello":
            return {"type": kind, "have": luck.choice([None, 0, seen.version, 10**6])}
        if kind not in {"start", "ping"}:
            said["seat"] = luck.choice([seen.seat or 0, luck.randrange(6)])
        if kind in {"play", "try", "undo"}:
            said["version"] = luck.choice([seen.version, seen.version, luck.randrange(seen.version + 2)])
        if kind in {"play", "try"}:
            legal = [legal.id for legal in seen.legal]
            some = [luck.choice(legal) if legal and luck.random() < 0.5 else luck.randrange(8192) for _ in range(3)]
            said["actions"] = some[: luck.randrange(4)]
        if kind == "raise":
            said["up"] = luck.random() < 0.5
        return said

    def odd(self):
        """A message in bytes, most of them wrong in one way or another."""
        luck, said = self.luck, self.valid()
        way = luck.randrange(8)
        if way == 0:
            return luck.choice(ODD_TEXTS)
        if way == 1:
            said[luck.choice([*said, "extra"])] = luck.choice(ODD)
        elif way == 2:
            said.pop(luck.choice([*said]))
        elif way == 3:
            said["type"] = luck.choice(NO_TYPES)
        text = json.dumps(said).encode()
        return self.scrambled(text) if way == 4 else text

    def scrambled(self, text):
        """The same with a few letters changed, taken out or doubled; it stays text."""
        luck, found = self.luck, bytearray(text)
        for _ in range(luck.randrange(1, 4)):
            place = luck.randrange(len(found))
            if luck.random() < 0.5:
                found[place] = luck.randrange(32, 127)
            else:
                found[place : place + luck.randrange(9)] = found[place : place + luck.randrange(3)] * luck.randrange(3)
            found = found or bytearray(b"?")
        return bytes(found)

    def changes(self, text):
        """Whether the player might say this with some effect: a fuzzer must not."""
        try:
            said = msgspec.json.decode(text, type=messages.ToServer)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if getattr(said, "seat", None) != self.seen.seat:
            return False
        if isinstance(said, messages.Play):
            return said.version == self.seen.version and said.actions[:1] and said.actions[0] in self.legal
        return isinstance(said, messages.Pause | messages.Resume | messages.Undo)

    @property
    def legal(self):
        return {legal.id for legal in self.seen.legal}

    # --- and how ------------------------------------------------------------------------------------------------

    async def bombard(self, number):
        """Says so many things, on as many lines as it takes."""
        said = 0
        while said < number:
            async with connect(
                self.url, additional_headers=self.cookie, compression=None, max_size=None, proxy=None
            ) as line:
                try:
                    while said < number:
                        said += await self.volley(line)
                except websockets.ConnectionClosed:
                    said += AT_ONCE
                    self.cut += 1

    async def volley(self, line):
        """Many messages at once, then a last one whose answer is awaited: all before it have been answered then."""
        for _ in range(AT_ONCE - 1):
            text = self.odd()
            while self.changes(text):
                text = self.odd()
            await line.send(text, text=self.luck.random() < 0.97)
        if self.luck.random() < 0.05:
            await line.send(self.luck.choice(FATAL), text=True)
        await line.send(b'{"type":"ping","id":"the-last-one"}', text=True)
        while True:
            heard = await line.recv(decode=False)
            assert_without(self.secrets, heard)
            answer = json.loads(heard)
            self.kinds[answer["type"]] += 1
            if answer["type"] == "refused":
                self.kinds[answer["kind"]] += 1
            if answer == {"type": "pong", "id": "the-last-one"}:
                return AT_ONCE


@pytest.mark.parametrize(
    "number", [10_000, pytest.param(1_000_000, marks=pytest.mark.soak)], ids=["ten-thousand", "a-million"]
)
def test_odd_messages_change_nothing_tell_nothing_and_break_nothing(tmp_path, number, report):
    async def work(server):
        async with (
            Client(server.address, name="Ada") as ada,
            Client(server.address, name="Bob") as bob,
            Client(server.address, name="Eve") as eve,
        ):
            table = await ada.open("dog", 2, pace=0)
            await ada.sit(table.id)
            await bob.sit(table.id)
            async with ada.live(table.id) as one, bob.live(table.id) as two, eve.live(table.id) as three:
                lines = [one, two, three]
                await one.start()
                await play_some(one, two)
                before = await looks(lines)
                seen = [next(iter(line.seen.values())) for line in lines]
                luck, (dice, people) = random.Random(number), secrets_of(server, ada, bob, eve)
                secrets = [*dice, *people]
                fuzzers = [
                    Fuzzer(server.address, table.id, client, luck, view, secrets)
                    for client, view in zip((ada, bob, eve, None), (*seen, seen[2]), strict=True)
                ]
                await asyncio.gather(*(fuzzer.bombard(number // 4) for fuzzer in fuzzers))
                assert before == await looks(lines)
                await asyncio.gather(play_whole(one, random.Random(8)), play_whole(two, random.Random(9)))
            return fuzzers, secrets

    with serving(f"sqlite:///{tmp_path}/hidden-place.db", "--no-limits") as server:
        fuzzers, secrets = asyncio.run(asyncio.wait_for(work(server), PATIENCE + number / 100))
        logged = server.logged()
        assert 0 == server.stop()
    kinds = sum((fuzzer.kinds for fuzzer in fuzzers), Counter())
    report(f"{number} odd messages: {dict(kinds.most_common())}, cut off {sum(fuzzer.cut for fuzzer in fuzzers)} times")
    assert {"unreadable", "not-yours", "stale", "not-legal", "other-command", "too-long", "tried", "pong"} <= set(kinds)
    assert 0 == kinds["failed"]
    assert_without([*secrets, '"trace"', '"level":"error"'], logged)


def test_repeated_reordered_borrowed_and_reserved_commands_are_answered_and_change_nothing(tmp_path):
    async def work(server):
        async with Client(server.address, name="Ada") as ada, Client(server.address, name="Bob") as bob:
            table = await ada.open("dog", 2, pace=0)
            await ada.sit(table.id)
            await bob.sit(table.id)
            async with ada.live(table.id) as one, bob.live(table.id) as two:
                await one.start()
                await one.until(lambda line: line.seen[0].phase == "playing")
                await two.until(lambda line: line.seen[1].phase == "playing")
                mine, other = (one, two) if one.seen[0].asked else (two, one)
                first = await mine.my_turn()
                actions = await choose_turn(mine, first, random.Random(1))
                version = await mine.play(first, actions, id="one")
                await mine.until(lambda line: line.seen[first.seat].version == version)
                await other.until(lambda line: line.seen[1 - first.seat].version == version)
                before = await looks([one, two])
                now = mine.seen[first.seat]
                assert version == await mine.play(first, actions, id="one")
                refused = [
                    await refusal(mine.play(now, actions, id="one")),
                    await refusal(mine.play(first, [*actions, 0], id="one")),
                    await refusal(mine.undo(replace(now, version=version + 1))),
                    await refusal(mine.play(first, actions, id="two")),
                    await refusal(mine.attempt(first, actions)),
                    await refusal(mine.play(replace(now, version=version + 1), actions)),
                    await refusal(other.play(first, actions, id="one")),
                    await refusal(other.attempt(now, [])),
                    await refusal(other.hint(now)),
                    await refusal(other.pause(now)),
                    await refusal(other.raise_hand(now)),
                    await refusal(mine.play(now, actions)),
                    await refusal(one.start()),
                    await refusal(two.start()),
                ]
                await mine.send(messages.Play(id="bot:0:9", seat=first.seat, version=version, actions=actions))
                assert before == await looks([one, two])
                return refused

    with serving(f"sqlite:///{tmp_path}/rudel.db") as server:
        refused = asyncio.run(asyncio.wait_for(work(server), PATIENCE))
    assert ["other-command"] * 2 == refused[:2]
    assert ["stale"] * 4 == refused[2:6]
    assert ["not-yours"] * 5 == refused[6:11]
    assert refused[11] in {"not-legal", "no-action"}
    assert ["begun", "not-host"] == refused[12:]


async def refusal(asking):
    """Why the server says no."""
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.kind


@pytest.mark.parametrize("name", ["bot:0:9", "clock:1:4", "", "x" * 65, "a b", "\n"])
def test_names_of_commands_that_are_the_servers_own_are_refused(name):
    """Otherwise a client could use up the name of a bot's or a clock's turn before it comes."""
    text = msgspec.json.encode(messages.Play(id=name, seat=0, version=1, actions=[1]))
    with pytest.raises(msgspec.ValidationError, match=r"id"):
        msgspec.json.decode(text, type=messages.ToServer)


async def play_some(one, two):
    """A few turns, so that there is a past; each player has used the id `known` for one of them."""
    luck = random.Random(7)
    for turn in range(6):
        asked = [
            asyncio.ensure_future(line.until(lambda line, seat=seat: line.seen[seat].asked))
            for line, seat in ((one, 0), (two, 1))
        ]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        for waiting in asked:
            waiting.cancel()
        line, seat = (one, 0) if one.seen[0].asked else (two, 1)
        seen = line.seen[seat]
        name = "known" if turn < 2 else None
        version = await line.play(seen, await choose_turn(line, seen, luck), id=name)
        for other, own in ((one, 0), (two, 1)):
            await other.until(lambda line, own=own, version=version: line.seen[own].version >= version)


async def looks(lines):
    """What everybody sees when they come in anew, in bytes."""
    found = []
    for line in lines:
        seat = next(iter(line.seen))
        old = line.raw[seat]
        await line.send(messages.Hello())
        await line.until(lambda line, seat=seat, old=old: line.raw[seat] is not old)
        await line.ping()
        found.append(line.raw[seat])
    return found
