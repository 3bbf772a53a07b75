"""All that was really sent over a whole game is what the rules let each seat know, and no secret is anywhere."""

import asyncio
import base64
import random
import sqlite3

import httpx
import msgspec
import pytest
from tests.server.play import play_turn

import rudel
from rudel.client import Client, Line
from rudel.core import record as records
from rudel.core.game import settle_game
from rudel.table.decisions import goes_on
from rudel.table.seen import Happened, Legal, spoken
from rudel.wire.messages import Logged

PATIENCE = 120
"""Seconds after which a test that waits for ever gives up."""
SEEN = {
    *("table", "seat", "phase", "version", "game", "settings", "commitment", "dice", "host", "chairs", "view", "now"),
    *("waiting", "legal", "asked", "can_undo", "pausing", "paused", "times", "result", "rematch", "events"),
    "guided",
}
LOOKS = 3
"""Before each of so many turns, Ada looks around."""


def with_secret_choices(info):
    """A seat number above two at which the game begins with a secret choice, if there is one."""
    numbers = [number for number in info.seat_numbers if number > 2]
    return next((number for number in numbers if settle_game(info, number).start(seed=1).choosing()), numbers[0])


TABLES = [(key, with_secret_choices(info)) for key, info in rudel.GAMES.items()]


class Recorded(Line):
    """A line that keeps every message as it came."""

    def __init__(self, socket):
        super().__init__(socket)
        self.kept = []

    async def _take(self, text):
        self.kept.append(text)
        await super()._take(text)


def parts(text):
    """The parts of an object as they came, in bytes."""
    return {name: bytes(part) for name, part in msgspec.json.decode(text, type=dict[str, msgspec.Raw]).items()}


def items(text):
    """The items of a list as they came, in bytes."""
    return [bytes(item) for item in msgspec.json.decode(text, type=list[msgspec.Raw])]


@pytest.fixture(autouse=True)
def _recorded(monkeypatch):
    monkeypatch.setattr("rudel.client.client.Line", Recorded)


async def play_restlessly(line, luck, look_around=None):
    """Plays to the end; sometimes interrupts, or changes a secret choice. Looks around before the first turns."""
    turns, considered = 0, {}

    def chance(line):
        return [
            seen
            for seat, seen in line.seen.items()
            if seen.phase == "over" or seen.asked or (seen.legal and considered.get(seat) is not seen)
        ]

    while True:
        await line.until(chance)
        seen = chance(line)[0]
        if seen.phase == "over":
            return
        considered[seen.seat] = seen
        if seen.asked and turns < LOOKS and look_around is not None:
            await look_around()  # the game waits
        if seen.asked or (turns and luck.random() < 0.1):
            turns += await play_turn(line, seen, luck)


class Facts:
    """What every seat may know at every version, found out again from the log and the record alone."""

    def __init__(self, record, log):
        self.game, self.version, self.state = record.game, 0, None
        self.everyone = [*range(record.game.seats), None]
        self.looks = {seat: {} for seat in self.everyone}
        self.heard = {seat: [] for seat in self.everyone}
        for row in log:
            if row.row == "started":
                journal = []
                self.state = record.game.start(dice=record.shuffle.dice(), journal=journal)
                self._note(record.game.info.events(journal), public=True)
            elif row.row == "played":
                self._play(row)
            else:
                self._note([], public=True)

    def _play(self, row):
        state = self.state
        choosing, before, state.journal = state.choosing(), (state.turns, state.revealed), []
        for action in row.actions:
            state.apply(row.seat, action)
        public = not (choosing and state.choosing() and before == (state.turns, state.revealed))
        self._note(self.game.info.events(state.journal), public=public)

    def _note(self, events, *, public):
        for seat in self.everyone:
            self.heard[seat] += [self.word(event) for event in events if event.audience in (None, seat)]
        self.version += public
        if self.state is not None:
            for seat in self.everyone:
                self.looks[seat].setdefault(self.version, []).append(self.look(seat))

    def word(self, event):
        said = spoken(self.game.info.tell(self.game, event))
        return msgspec.json.encode(Happened(self.version + 1, event, said))

    def whole(self, seat, action):
        """Whether it is a whole turn, in truth: what is imagined must never tell anything else."""
        after = self.state.copy()
        after.apply(seat, action)
        return not goes_on(self.state, after, seat)

    def look(self, seat):
        view, legal = self.game.view(self.state, seat), [] if seat is None else self.state.legal(seat)
        told = [
            Legal(one, self.game.write(seat, one), self.game.info.action(one), self.whole(seat, one)) for one in legal
        ]
        now = spoken(self.game.info.now(self.game, view))
        return tuple(msgspec.json.encode(part) for part in (view, now, told, self.state.to_act()))


def secrets_of(server, *clients):
    """All that nobody else may learn: dice, people's ids, devices' tokens, one-time codes, the database's address."""
    with sqlite3.connect(f"file:{server.database.removeprefix('sqlite:///')}?mode=ro", uri=True) as database:
        dice = [secret for (secret,) in database.execute("SELECT secret FROM tables")]
        columns = ("id FROM people", "token_hash FROM devices", "code_hash FROM transfers")
        texts = [text for column in columns for (text,) in database.execute(f"SELECT {column}")]
    database.close()
    dice = [
        form for secret in dice for form in (secret.hex(), base64.b64encode(secret).decode()[:42], repr(secret)[2:-1])
    ]
    return dice, [*texts, *(client.http.cookies["rudel"] for client in clients), "hidden-place"]


def assert_without(needles, *texts):
    for text in texts:
        found = text if isinstance(text, bytes) else text.encode()
        assert not [needle for needle in needles if needle.encode() in found]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_over_a_whole_game_everybody_is_sent_what_they_may_know_and_nothing_else(server, key, seats):
    asides = []

    async def work():
        async with (
            Client(server.address, name="Ada") as ada,
            Client(server.address, name="Bob") as bob,
            Client(server.address, name="Eve") as eve,
        ):
            table = await ada.open(key, seats, level="random", pace=0, watch="anyone")
            await ada.sit(table.id)
            await bob.sit(table.id)
            code = await bob.offer_transfer()

            async def look_around():
                looked = [await look_at(client, table.id, seats) for client in (ada, bob, eve)]
                asides.append((looked, await look_in_public(server.address)))

            async with ada.live(table.id) as one, bob.live(table.id) as two, eve.live(table.id) as three:
                await one.start()
                players = play_restlessly(one, random.Random(3), look_around), play_restlessly(two, random.Random(4))
                await asyncio.gather(*players, three.until(lambda line: line.seen[None].phase == "over"))
            log = msgspec.json.decode(await ada.ask("GET", f"/api/tables/{table.id}/log"), type=list[Logged])
            facts = Facts(records.read(await ada.record(table.id), rudel.GAMES), log)
            return (one.kept, two.kept, three.kept), facts, secrets_of(server, ada, bob, eve), code

    kept, facts, (dice, people), code = asyncio.run(asyncio.wait_for(work(), PATIENCE))
    for seat, messages in zip((0, 1, None), kept, strict=True):
        assert_known(facts, seat, [parts(text)["seen"] for text in messages if parts(text)["type"] == b'"told"'])
        assert_without([*people, code], *messages)
        assert_without(dice, *(text for text in messages if b'"phase":"over"' not in text))
    assert asides
    for looks, in_public in asides:
        for seat, (looked, replayed, refused) in zip((0, 1, None), looks, strict=True):
            assert_known(facts, seat, [looked], whole=False)
            assert_replayed(facts, seat, replayed)
            assert_without([*people, *dice, code], looked, replayed, *refused)
        assert_without([*people, *dice, code], *in_public)
    assert_without([*people, *dice, code], server.logged())
    assert '"level":"debug"' in server.logged()
    assert '"trace"' not in server.logged()


def assert_known(facts, seat, told, *, whole=True):
    """Every view, every legal action and every event is the one that the rules tell this seat at that version."""
    heard = []
    for text in told:
        sent = parts(text)
        assert SEEN == set(sent)
        assert msgspec.json.encode(seat) == sent["seat"]
        if sent["view"] != b"null":
            look = tuple(sent[name] for name in ("view", "now", "legal", "waiting"))
            assert look in facts.looks[seat][int(sent["version"])]
        assert (sent["result"] != b"null") == (sent["phase"] == b'"over"')
        assert all({"name", "avatar", "bot", "away"} == set(chair) for chair in msgspec.json.decode(sent["chairs"]))
        heard += items(sent["events"])
    if whole:
        assert facts.heard[seat] == heard


async def look_at(client, table, seats):
    """What somebody gets who asks for everything at a table that is being played."""
    looked = await client.ask("GET", f"/api/tables/{table}")
    replayed = await client.ask("GET", f"/api/tables/{table}/replay")
    mine = msgspec.json.decode(looked)["seat"]
    forbidden = [f"replay?seat={seat}" for seat in range(seats) if seat != mine] + ["record", "log"]
    refused = [await client.http.get(f"/api/tables/{table}/{path}") for path in forbidden]
    assert [403] * (len(refused) - 2) + [409, 409] == [answer.status_code for answer in refused]
    return looked, replayed, [answer.content for answer in refused]


async def look_in_public(address):
    """What anybody gets who has no cookie."""
    async with httpx.AsyncClient(base_url=address, trust_env=False) as anybody:
        paths = ("/metrics", "/health", "/api/tables", "/api/games", "/schema/openapi.json", "/api/me")
        answers = [await anybody.get(path) for path in paths]
    assert {200} == {answer.status_code for answer in answers}
    return [answer.content for answer in answers]


def assert_replayed(facts, seat, replayed):
    """Every moment of a running game is what the seat saw then; in words only its own turns are told."""
    found = parts(replayed)
    assert msgspec.json.encode(seat) == found["seat"]
    assert items(found["moments"])
    for moment in map(parts, items(found["moments"])):
        version = int(moment["version"])
        assert (moment["view"], moment["now"]) in {look[:2] for look in facts.looks[seat][version]}
        assert moment["words"] == b"[]" or moment["seat"] == msgspec.json.encode(seat)
        assert set(items(moment["events"])) <= set(facts.heard[seat])
