"""What a seat may not know changes nothing that it is told: not a byte, not a size, not a refusal, not a silence."""

import copy

import msgspec
import pytest
from tests.table.tables import begun, fold, some_turn

import rudel
from rudel.core.dice import Dice
from rudel.server.house import House, Live
from rudel.table import decisions
from rudel.table.problems import Denied
from rudel.table.seen import seen, try_turn
from rudel.table.settings import Clock

EVERY = [(key, seats) for key, info in rudel.GAMES.items() for seats in info.seat_numbers]
ENOUGH = 20
EARLY, OFTEN, SELDOM = 200, 10, 150
"""In the first so many turns another world is looked at about every so many turns, later more seldom."""
CLOCK = Clock(bank=36_000, increment=5)


class Ear:
    """Listens at a table as a seat's person, or looks on, and keeps what it is told."""

    def __init__(self, person):
        self.person = person
        self.told = []

    def tell(self, message):
        self.told.append(message)


class Room:
    """A table with an ear at every seat and one that looks on; it is told what a socket would be told."""

    def __init__(self, table):
        self.live = Live(table, "CODE")
        self.house = House(None)
        self.ears = {seat: Ear(table.chairs[seat].person) for seat in range(table.game.seats)} | {None: Ear(None)}

    @property
    def table(self):
        return self.live.table

    def take(self, row, seats):
        """Puts the table that comes of the row in the other's place and tells these ears; what each has heard."""
        for ear in self.ears.values():
            ear.told = []
        self.live.listeners = {self.ears[seat] for seat in seats}
        self.house._swap(self.live, self.table.after(row))
        return {seat: self.ears[seat].told for seat in seats}

    def twin(self, seat, luck):
        """The same room in another world, which differs in all that the seat may not know, the dice's secret too."""
        other = copy.copy(self.table)
        other.secret = bytes(32)
        other.state = self.table.game.imagine(self.table.game.view(self.table.state, seat), Dice(luck))
        return Room(other)


def answer(ask, *arguments, **more):
    """What somebody is answered, as bytes: what was decided or found, or every word of the refusal."""
    try:
        found = ask(*arguments, **more)
    except Denied as denied:
        return msgspec.json.encode([denied.kind, denied.detail, denied.rule])
    return msgspec.json.encode(found.row if isinstance(found, decisions.Decided) else found)


def answers(table, seat, luck):
    """All that a seat, or whoever looks on, could be answered now; nothing is changed by asking."""
    found = [msgspec.json.encode(seen(table, seat)), msgspec.json.encode(seen(table, seat, 0))]
    if seat is None:
        return found
    game, dice, version = table.game, Dice(luck), table.version
    ids = [*table.state.legal(seat)[:4], *(dice.below(game.actions) for _ in range(12))]
    turns = [[], *([one] for one in ids), *([one, ids[dice.below(len(ids))]] for one in ids)]
    found += [answer(decisions.play, table, seat, actions, version, now=9, by="person") for actions in turns]
    found += [answer(try_turn, table, seat, actions, version) for actions in turns[:8]]
    found.append(answer(decisions.undo, table, seat, version, 9))
    hinted = (game.view(table.state, seat), table.state.legal(seat), table.chairs[seat].level)
    found.append(msgspec.json.encode(hinted))
    return found


def random_row(table, dice, calm=20):
    """A whole turn, a secret choice, a choice made anew or an interrupt, of whoever may."""
    seats = [*table.waiting, *(seat for seat in table.state.may_act() if dice.below(calm) == 0)]
    seat = seats[dice.below(len(seats))]
    actions = some_turn(table, seat, dice.below(1 << 30))
    return decisions.play(table, seat, actions, table.version, now=table.touched + 1000, by="person").row


@pytest.mark.parametrize(("key", "seats"), EVERY)
def test_two_worlds_that_differ_in_secrets_tell_a_seat_the_same_bytes(key, seats):
    dice = Dice(seats)
    looked = followed = 0
    while looked < ENOUGH or not followed:
        room, twins = Room(begun(key, seats, seats, clock=CLOCK)), {}
        while room.table.phase == "playing":
            share = OFTEN if room.table.number < EARLY else SELDOM
            for seat in [seat for seat in room.ears if seat not in twins and dice.below(share) == 0]:
                twins[seat] = room.twin(seat, dice.below(1 << 30))
                luck = dice.below(1 << 30)
                assert answers(room.table, seat, luck) == answers(twins[seat].table, seat, luck)
                looked += 1
            row = random_row(room.table, dice)
            told = room.take(row, {*twins, None} if twins else ())
            assert all(who in {None, seat} for seat, heard in told.items() for who in audiences(heard))
            going = {seat: other for seat, other in twins.items() if follow(room, told, other, seat, row)}
            followed += len(going)
            twins = going


def follow(room, told, other, seat, played):
    """Whether both worlds go on alike: then the seat is told the same in both.

    They part where the same cannot be played in the other world, or where the seat hears or everybody sees what was
    drawn or shown: then the seat has learned something that it may know.
    """
    revealed = other.table.state.revealed
    try:
        decisions.play(other.table, played.seat, played.actions, other.table.version, now=0, by="person")
    except Denied:
        assert seat != played.seat
        return False
    heard = other.take(played, {seat, None})
    if "over" in {room.table.phase, other.table.phase}:
        return False
    shown = not revealed == room.table.state.revealed == other.table.state.revealed
    if shown and (words(told[seat]) != words(heard[seat]) or told[None] != heard[None]):
        return False
    assert told[seat] == heard[seat]
    return True


def words(told):
    """The events of messages."""
    return [msgspec.json.decode(message)["seen"]["events"] for message in told]


def audiences(told):
    """For whom the events of messages are meant."""
    return [happened["event"]["audience"] for events in words(told) for happened in events]


CHOOSING = [(key, seats) for key, seats in EVERY if begun(key, seats, seats).state.choosing()]


@pytest.mark.parametrize(("key", "seats"), CHOOSING)
def test_nobody_else_notices_which_card_was_chosen_nor_that_it_was_changed(key, seats):
    room = Room(begun(key, seats, seats, clock=CLOCK))
    changed = 0
    actor, *others = room.table.waiting
    choices = room.table.state.legal(actor)
    for other in others[:-1]:
        room.take(chosen(room.table, other, room.table.state.legal(other)[0], 3000), ())
    looks = set()
    for at, choice in enumerate([*choices, *choices]):
        told = room.take(chosen(room.table, actor, choice, 4000 + 777 * at), room.ears)
        assert told.pop(actor)
        assert changed == 0 or not any(told.values())
        looks.add(tuple(msgspec.json.encode(seen(room.table, seat, 0)) for seat in told))
        assert all(len(choice_words(message)) == 1 for messages in told.values() for message in messages)
        changed += 1
    assert 1 == len(looks)
    assert 2 * len(choices) == changed
    assert 4000 == room.table.touched


def chosen(table, seat, choice, now):
    """The row of a secret choice."""
    return decisions.play(table, seat, [choice], table.version, now=now, by="person").row


def choice_words(message):
    """The events that others hear of a secret choice: that it was made, and nothing else."""
    return [happened["event"]["event"] for happened in msgspec.json.decode(message)["seen"]["events"]]


def test_a_secret_choice_is_changed_not_taken_back():
    """Taking it back would tell when somebody else has changed theirs."""
    for key, seats in CHOOSING:
        table = begun(key, seats, seats)
        seat = table.waiting[0]
        fold(table, decisions.play(table, seat, table.state.legal(seat)[:1], table.version, now=3000, by="person"))
        assert not seen(table, seat).can_undo
        with pytest.raises(Denied, match="taken back"):
            decisions.undo(table, seat, table.version, 3100)
