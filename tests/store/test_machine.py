"""Table and store together, whatever happens in whatever order: what was acknowledged is there once, the rest is not.

The model is simple: a list of rows that were acknowledged, and who sits where. Two nodes work on one database; tabs of
four people believe what they are told, and must end up with what a fresh fold of the log shows them.
"""

from functools import partial

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.store.world import World, shown
from tests.table.tables import some_turn

import rudel
from rudel.core.game import settle_game
from rudel.server.house import Command
from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.settings import Clock, Settings
from rudel.wire import messages

PEOPLE = "abcd"
LUCK = st.integers(0, 2**16)
NODE = st.integers(0, 1)
PERSON = st.sampled_from(PEOPLE)
PLAYING = precondition(lambda self: self.table.phase == "playing")


def as_json(heard):
    """Events as they were heard."""
    return [msgspec.json.encode(told.event) for told in heard]


def to_seat(events, seat):
    """Of these events, what a seat may hear."""
    return [msgspec.json.encode(event) for event in events if event.audience in (None, seat)]


class Evening(RuleBasedStateMachine):
    """One table, from its opening on."""

    world = None

    # --- the model ----------------------------------------------------------------------------------------------

    @initialize(key=st.sampled_from(list(rudel.GAMES)), seats=st.integers(2, 4), luck=LUCK)
    def lay(self, key, seats, luck):
        """Mostly all sit down and begin; what comes before that is tried too."""
        info = rudel.GAMES[key]
        self.seats = seats if seats in info.seat_numbers else info.seat_numbers[0]
        game = settle_game(info, self.seats)
        self.world.lay(game, Settings(clock=Clock(bank=36_000) if luck % 2 else None))
        self.tabs, self.have, self.commands, self.named = [], {}, [], 0
        self.behind = [False, False]
        self.log, self.table, self.views = self.world.log(), self.world.fresh(), None
        self.news = [(None, [])]
        if luck % 4:
            for seat, person in enumerate(PEOPLE[: self.seats]):
                self.sit(person, luck % 2, seat)
                self.open_a_tab(person, (luck >> 2 + seat) % 2)
            self.start(0)

    def grow(self, by, node=None):
        """Exactly so many rows are new in the database; everybody who was connected is to hear their events."""
        new = self.world.log(len(self.log))
        assert by == len(new)
        for stored in new:
            row = rows.read(stored.body)
            if isinstance(row, rows.Played):
                self.views = [self.view(seat) for seat in self.eyes()]
            version, choosing = self.table.version, self.choosing()
            events = self.table.fold(row)
            if choosing and isinstance(row, rows.Played):
                assert version + (not self.choosing()) == self.table.version
            self.news.append((row, events))
            assert (stored.number, stored.version) == (self.table.number, self.table.version)
            assert version <= self.table.version <= version + 1
            self.log.append(stored)
        if new and node is not None:
            self.behind[1 - node] = True
        return new

    def choosing(self):
        """Whether several choose in secret, and somebody has not chosen yet."""
        return self.table.state is not None and self.table.state.choosing()

    def eyes(self):
        return (*range(self.seats), None)

    def view(self, seat):
        state = self.table.state
        return None if state is None else msgspec.json.encode(self.table.game.view(state, seat))

    def some(self, luck, pool):
        """One of the pool, or None."""
        pool = list(pool)
        return pool[luck % len(pool)] if pool else None

    def knowing(self):
        """Tabs of nodes that are not behind."""
        return [tab for tab in self.tabs if not self.behind[tab.node]]

    def name(self):
        self.named += 1
        return f"command-{self.named}"

    def change(self, node, decide):
        """Something that is asked for calmly; whether it was done."""
        self.deliver_to(node)
        live = self.world.live(node)
        try:
            self.world.run(self.world.houses[node].change(live, decide))
        except Denied:
            self.grow(0)
            return False
        return True

    def deliver_to(self, node):
        if self.behind[node]:
            self.world.deliver(node)
            self.behind[node] = False

    def answered(self, tab):
        """The one answer that the tab has got."""
        (answer,) = tab.listen()
        return answer

    # --- who is there -------------------------------------------------------------------------------------------

    @rule(person=PERSON, node=NODE)
    def open_a_tab(self, person, node):
        """A second tab of the same person is as good as the first; whoever was away has the chair back."""
        self.deliver_to(node)
        away = self.away(person)
        tab = self.world.connect(person, node, self.have.get(person))
        self.grow(len(away), node)
        assert [] == tab.listen()
        self.tabs.append(tab)
        self.forget_news(tab)

    def away(self, person):
        """The chairs that a bot has for this person."""
        return [seat for seat in self.table.seats_of(person) if self.table.chairs[seat].taken_over]

    def forget_news(self, tab):
        """From here on the tab is to hear everything."""
        tab.heard, tab.since, tab.eyes = {}, len(self.news), self.table.seats_of(tab.person) or [None]

    @rule(luck=LUCK)
    def close_a_tab(self, luck):
        tab = self.some(luck, self.tabs)
        if tab is not None:
            self.have[tab.person] = tab.have
            tab.line.end()
            self.tabs.remove(tab)

    @rule(luck=LUCK)
    def come_back_with_a_version(self, luck):
        """Who has version v hears all that has happened since, in order."""
        tab = self.some(luck, self.knowing())
        if tab is None or tab.have is None or self.table.forgotten:
            return
        have, away = luck % (tab.have + 1), self.away(tab.person)
        self.world.say(tab, messages.Hello(have=have))
        self.grow(len(away), tab.node)
        heard = {seat: list(events) for seat, events in tab.heard.items()}
        assert [] == tab.listen()
        for seat in tab.seen:
            told = self.events_of(at for at in range(len(self.log)) if self.belongs_to(at) > have)
            assert to_seat(told, seat) == as_json(tab.heard.get(seat, [])[len(heard.get(seat, [])) :])
        tab.heard = heard

    @rule(person=PERSON, node=NODE, seat=st.integers(0, 3), luck=LUCK)
    def change_chairs(self, person, node, seat, luck):
        """Whoever may sit, leave or send somebody away does; nobody else."""
        self.some(luck, (self.sit, self.sit, self.leave, self.send_away))(person, node, seat)

    def sit(self, person, node, seat):
        own = {None, person}  # on the own chair one may say the name and add bytes anew
        free = seat < self.seats and self.table.chairs[seat].person in own and not self.table.begun
        ask = partial(decisions.sit, person=person, name=person, avatar="owl", contribution=bytes(16), seat=seat)
        assert free == self.change(node, lambda table, at: ask(table, now=at))
        self.grow(int(free), node)

    def leave(self, person, node, seat):
        own = seat in self.table.seats_of(person) and self.table.phase != "over"
        assert own == self.change(node, lambda table, at: decisions.stand(table, person, at, seat))
        self.grow(int(own), node)

    def send_away(self, person, node, seat):
        guest = seat < self.seats and self.table.chairs[seat].person not in (None, person)
        may = guest and self.table.host == person and self.table.phase != "over"
        assert may == self.change(node, lambda table, at: decisions.remove(table, person, seat, at))
        self.grow(int(may), node)

    @precondition(lambda self: not self.table.begun)
    @rule(node=NODE)
    def start(self, node):
        host = self.table.host
        assert self.change(node, lambda table, at: decisions.start(table, host, at))
        self.grow(1, node)

    @PLAYING
    @rule(seat=st.integers(0, 3), node=NODE)
    def take_over_or_give_back(self, seat, node):
        """A bot has the chair of somebody who is gone, and nobody else's."""
        seat %= self.seats
        chair = self.table.chairs[seat]
        decide = decisions.give_back if chair.taken_over else decisions.take_over
        due = chair.taken_over or (self.table.phase == "playing" and chair.by_person and not self.table.paused)
        assert self.change(node, partial(decide, seat=seat))
        self.grow(int(due), node)

    # --- playing ------------------------------------------------------------------------------------------------

    def whole_turn(self, tab, told, luck):
        """A turn as a person makes it: action by action, looking at each before the next, without any trace."""
        actions, legal = [], told.legal
        while True:
            actions.append(legal[luck % len(legal)].id)
            self.world.say(tab, messages.Try(id="t", seat=told.seat, version=told.version, actions=actions))
            tried = self.answered(tab).tried
            if tried.whole:
                return actions
            legal = tried.legal

    def turn(self, luck, tabs):
        """Somebody who may do something, and what they do: tab, message; or None."""
        assert not any(tab.listen() for tab in tabs)
        pool = [(tab, told) for tab in tabs for told in tab.seen.values() if told.legal and not told.paused]
        pool.sort(key=lambda found: not found[1].asked)  # interrupts and changed minds come last, and seldom
        asked = [found for found in pool if found[1].asked]
        found = self.some(luck, pool if luck % 7 == 0 else asked)
        if found is None:
            return None
        tab, told = found
        actions = self.whole_turn(tab, told, luck // 7)
        return tab, messages.Play(id=self.name(), seat=told.seat, version=told.version, actions=actions)

    def was_done(self, tab, message):
        """The command has been answered with its version, and is the last row."""
        answer = self.answered(tab)
        (stored,) = self.grow(1, tab.node)
        assert messages.Answer(id=message.id, version=self.table.version) == answer
        assert (message.seat, message.id) == (stored.seat, stored.command)
        self.commands.append((tab.person, message, answer))

    def play(self, luck):
        found = self.turn(luck, self.knowing())
        if found is not None:
            self.world.say(*found)
            self.was_done(*found)

    @PLAYING
    @rule(luck=LUCK, many=st.integers(3, 12))
    def play_on(self, luck, many):
        for step in range(many):
            self.play(luck * (step + 1) % 7919)

    @PLAYING
    @rule(luck=LUCK)
    def play_and_take_back(self, luck):
        """Until there is something that can be taken back, and then it is."""
        for step in range(8):
            self.play(luck * (step + 1) % 7919)
            self.everybody_knows_what_a_fresh_fold_shows()
            if any(told.can_undo for tab in self.knowing() for told in tab.seen.values()):
                break
        for tab in self.knowing():
            for told in tab.seen.values():
                if told.can_undo:
                    self.take_back(tab, told)
                    return

    @PLAYING
    @rule(luck=LUCK)
    def play_what_is_not_allowed(self, luck):
        tab = self.some(luck, self.knowing())
        if tab is None:
            return
        seat = luck % self.seats
        state, version = self.table.state, self.table.version
        legal = state.legal(seat) if state is not None and seat in self.table.seats_of(tab.person) else []
        actions = [action for action in (luck % 8192, 0, 8191) if action not in legal][:1]
        for wrong in (actions, []) if actions else ([],):
            self.world.say(tab, messages.Play(id=self.name(), seat=seat, version=version, actions=wrong))
            assert isinstance(self.answered(tab), messages.Refused)
        self.grow(0)

    @PLAYING
    @rule(luck=LUCK)
    def play_what_is_stale(self, luck):
        """Whoever has not seen the newest version is shown it, and nothing else happens."""
        found = self.turn(luck, self.knowing())
        if found is not None:
            tab, message = found
            old = msgspec.structs.replace(message, version=message.version - 1 - luck % message.version)
            tab.seen.clear()
            self.world.say(tab, old)
            assert "stale" == self.answered(tab).kind
            self.grow(0)

    @PLAYING
    @rule(luck=LUCK, node=NODE)
    def say_it_again(self, luck, node):
        """A command that comes again, in any tab and on any node, gets its first answer; its name is used up."""
        sitting = [said for said in self.commands if said[1].seat in self.table.seats_of(said[0])]
        tabs = [tab for tab in self.tabs if tab.node == node] or self.tabs
        pool = [(tab, said) for said in sitting for tab in tabs if tab.person == said[0]]
        found = self.some(luck, pool)
        if found is None:
            return
        tab, (_, message, first) = found
        self.world.say(tab, message)
        assert first == self.answered(tab)
        self.world.say(tab, messages.Undo(id=message.id, seat=message.seat, version=self.table.version))
        if isinstance(message, messages.Play):
            assert "other-command" == self.answered(tab).kind
        else:
            tab.listen()
        self.grow(0)
        self.settle()

    @PLAYING
    @rule(luck=LUCK)
    def two_tabs_say_the_same_at_once(self, luck):
        found = self.turn(luck, self.knowing())
        if found is None:
            return
        tab, message = found
        twins = [other for other in self.knowing() if other.person == tab.person and other is not tab]
        self.world.say_together([(other, message) for other in (tab, *twins)])
        (stored,) = self.grow(1)
        for other in (tab, *twins):
            assert messages.Answer(id=message.id, version=self.table.version) == self.answered(other)
            self.behind[1 - other.node] = True
        assert message.id == stored.command
        self.commands.append((tab.person, message, messages.Answer(id=message.id, version=self.table.version)))
        self.settle()

    @PLAYING
    @rule(one=LUCK, two=LUCK)
    def two_want_something_else_at_once(self, one, two):
        """Of two commands the first committed wins, and the other is stale; secret choices are both taken."""
        said = [
            found for found in (self.turn(one, self.knowing()), self.turn(two, self.knowing())) if found is not None
        ]
        if len(said) < 2:
            return
        self.world.say_together(said)
        answers = [answer for tab in {id(tab): tab for tab, _ in said}.values() for answer in tab.listen()]
        done = {answer.id: answer for answer in answers if isinstance(answer, messages.Answer)}
        new = self.grow(len(done))
        assert 1 <= len(new) <= len(said)
        assert set(done) == {stored.command for stored in new}
        assert all(done[stored.command].version == stored.version for stored in new)
        self.commands += [(tab.person, asked, done[asked.id]) for tab, asked in said if asked.id in done]
        self.settle()

    def settle(self):
        """Both nodes hear of everything."""
        for node in range(2):
            self.world.deliver(node)
            self.behind[node] = False

    @PLAYING
    @rule(luck=LUCK)
    def act_on_a_node_that_has_not_heard(self, luck):
        """It finds out when it wants to save; what was decided on an old table is decided anew, or is stale."""
        found = self.turn_of_old(luck)
        if found is None:
            return
        tab, message = found
        self.world.say(tab, message)
        (answer,) = tab.listen()
        done = isinstance(answer, messages.Answer)
        self.grow(int(done), tab.node)
        if message.version < self.table.version - done:
            assert not done
        if done:
            self.commands.append((tab.person, message, answer))
        self.settle()

    def turn_of_old(self, luck):
        tabs = [tab for tab in self.tabs if self.behind[tab.node]]
        return self.turn(luck, tabs)

    @rule(node=NODE)
    def hear_of_it(self, node):
        self.deliver_to(node)

    @PLAYING
    @rule(luck=LUCK)
    def undo(self, luck):
        """Who may take back is told so; everything then looks as before the turn."""
        tab = self.some(luck, self.knowing())
        told = tab and self.some(luck, [told for told in tab.seen.values() if told.seat is not None])
        if told:
            self.take_back(tab, told)

    def take_back(self, tab, told):
        message = messages.Undo(id=self.name(), seat=told.seat, version=told.version)
        views = self.views
        self.world.say(tab, message)
        if told.can_undo:
            self.was_done(tab, message)
            assert views == [self.view(seat) for seat in self.eyes()]
        else:
            assert isinstance(self.answered(tab), messages.Refused)
            self.grow(0)

    @PLAYING
    @rule(luck=LUCK, node=NODE)
    def a_bot_moves(self, luck, node):
        """And moves once, however often it is told to."""
        bots = [seat for seat in self.table.waiting if not self.table.chairs[seat].by_person]
        seat = self.some(luck, bots)
        if seat is None or self.table.paused:
            return
        actions, version = some_turn(self.table, seat, luck), self.table.version
        decide = partial(decisions.play, seat=seat, actions=actions, version=version, by="bot")
        for again in (False, True):
            self.deliver_to(node)
            live, command = self.world.live(node), Command(seat, f"bot:{seat}:{version}", b"")
            self.world.run(self.world.houses[node].change(live, lambda table, at: decide(table, now=at), command))
            self.grow(int(not again), node)

    @PLAYING
    @rule(luck=LUCK, up=st.booleans())
    def pause_or_resume(self, luck, up):
        tab = self.some(luck, self.knowing())
        seat = tab and self.some(luck, self.table.seats_of(tab.person))
        if seat is None:
            return
        asked = up and self.table.phase == "playing" and seat not in self.table.pausing and not self.table.paused
        due = asked if up else bool(self.table.pausing)
        self.world.say(tab, (messages.Pause if up else messages.Resume)(id="p", seat=seat))
        self.grow(int(due), tab.node)
        assert not due or isinstance(self.answered(tab), messages.Answer)
        tab.listen()

    @rule(luck=LUCK)
    def restart(self, luck):
        """Seldom, for it takes its time. Everybody comes back by themselves."""
        if luck % 8:
            return
        gone = [(tab.person, tab.node, tab.have) for tab in self.tabs]
        self.tabs = []
        self.world.restart()
        self.behind = [False, False]
        self.grow(0)
        for person, node, have in gone:
            self.have[person] = have
            self.open_a_tab(person, node)
        fresh = self.world.fresh()
        assert [shown(fresh, seat) for seat in self.eyes()] == [shown(self.table, seat) for seat in self.eyes()]

    # --- what always holds --------------------------------------------------------------------------------------

    @invariant()
    def everybody_knows_what_a_fresh_fold_shows(self):
        for tab in self.tabs:
            assert [] == tab.listen()
            if self.behind[tab.node]:
                continue
            eyes = self.table.seats_of(tab.person) or [None]
            for seat in eyes:
                assert shown(self.table, seat) == msgspec.json.encode(tab.seen[seat])
                if seat in tab.eyes:
                    assert to_seat(self.events_of(range(tab.since, len(self.news))), seat) == as_json(
                        tab.heard.get(seat, [])
                    )
            tab.seen = {seat: told for seat, told in tab.seen.items() if seat in eyes}
            self.forget_news(tab)

    def belongs_to(self, at):
        """The version of a row; a secret choice belongs to the one that comes next."""
        secret = at and self.log[at].version == self.log[at - 1].version
        return self.log[at].version + bool(secret)

    def events_of(self, numbers):
        """What has happened in these rows; a turn that was taken back has not."""
        found = []
        for row, events in (self.news[at] for at in numbers):
            if isinstance(row, rows.Started | rows.Played):
                found.append(events)
            elif isinstance(row, rows.Undone):
                found.pop() if found else found.append(events)
        return [event for events in found for event in events]

    @invariant()
    def every_acknowledged_command_is_there_once_and_in_order(self):
        named = [stored.command for stored in self.log if stored.command and stored.command.startswith("command-")]
        assert [asked.id for _, asked, _ in sorted(self.commands, key=lambda said: named.index(said[1].id))] == named
        assert len(set(named)) == len(named)
        assert list(range(1, len(self.log) + 1)) == [stored.number for stored in self.log]

    def teardown(self):
        if not hasattr(self, "table"):
            return
        fresh = self.world.fresh()
        assert [shown(fresh, seat) for seat in self.eyes()] == [shown(self.table, seat) for seat in self.eyes()]
        for tab in self.tabs:
            tab.line.end()


def run_evenings(address, examples, steps):
    world = World(address)
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    try:
        run_state_machine_as_test(type("AnEvening", (Evening,), {"world": world}), settings=chosen)
    finally:
        world.end()


def test_whatever_happens_on_a_file(tmp_path):
    run_evenings(f"sqlite:///{tmp_path}/rudel.db", 40, 40)


def test_whatever_happens_on_postgresql(empty_postgres):
    run_evenings(empty_postgres, 15, 30)


@pytest.mark.soak
def test_whatever_happens_for_hours_on_a_file(tmp_path):
    run_evenings(f"sqlite:///{tmp_path}/rudel.db", 3000, 60)


@pytest.mark.soak
def test_whatever_happens_for_hours_on_postgresql(empty_postgres):
    run_evenings(empty_postgres, 600, 60)
