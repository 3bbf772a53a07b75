"""Who sits where, who is the host, and what names look like."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.table.tables import begun, fold, opened, sit
from tests.table.test_table import play_on

from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import seen


def test_chairs_are_taken_left_and_given_to_bots():
    table = opened(people=1)
    with pytest.raises(Denied, match="already"):
        sit(table, "b", "B", seat=0)
    with pytest.raises(Denied, match="chairs A to D"):
        sit(table, "b", "B", seat=9)
    with pytest.raises(Denied, match="16 bytes"):
        sit(table, "b", "B", b"")
    with pytest.raises(Denied, match="avatars are"):
        sit(table, "b", "B", avatar="dragon")
    fold(table, sit(table, "b", "  Ber\u200bta\n", avatar="cat"))
    assert "Ber ta" == table.chairs[1].name
    with pytest.raises(Denied, match="not yours"):
        decisions.stand(table, "b", 1, 0)
    with pytest.raises(Denied, match="only the host"):
        decisions.remove(table, "b", 0, 1)
    with pytest.raises(Denied, match="yourself"):
        decisions.remove(table, "a", 0, 1)
    fold(table, decisions.remove(table, "a", 1, 1))
    assert table.chairs[1].person is None
    with pytest.raises(Denied, match="only the host"):
        decisions.start(table, "b", 1)


def test_a_chair_of_somebody_gone_is_played_by_a_bot_until_they_are_back():
    table = begun()
    assert decisions.give_back(table, 1, 0).row is None
    fold(table, decisions.take_over(table, 1, 0))
    assert not table.chairs[0].by_person
    assert decisions.take_over(table, 1, 0).row is None
    assert decisions.take_over(table, 1, 3).row is None
    fold(table, decisions.give_back(table, 1, 0))
    assert table.chairs[0].by_person


def test_who_sits_already_keeps_the_chair_and_may_add_other_bytes_to_the_dice():
    table = opened(people=2)
    assert sit(table, "b", "B").row is None
    fold(table, sit(table, "b", "Berta", b"z" * 16, seat=1))
    assert ("Berta", b"z" * 16) == (table.chairs[1].name, table.chairs[1].contribution)
    assert [1] == table.seats_of("b")
    fold(table, sit(table, "b", "Bruno", seat=2))
    assert [1, 2] == table.seats_of("b")


def test_a_host_who_leaves_before_the_start_is_followed_by_whoever_sits_first():
    table = opened(people=3)
    fold(table, sit(table, "a", "Person a", seat=3))
    fold(table, decisions.stand(table, "a", 1, 0))
    assert ("a", 3) == (table.host, seen(table, None).host)
    fold(table, decisions.stand(table, "a", 1, 3))
    assert ("b", 1) == (table.host, seen(table, None).host)
    with pytest.raises(Denied, match="only the host"):
        decisions.start(table, "a", 1)
    fold(table, decisions.start(table, "b", 1))
    assert "playing" == table.phase


def test_a_host_who_leaves_an_empty_table_stays_its_host():
    table = opened(people=1)
    fold(table, decisions.stand(table, "a", 1, 0))
    assert ("a", None) == (table.host, seen(table, None).host)
    fold(table, sit(table, "b", "B"))
    assert "a" == table.host


def test_a_table_where_nobody_sits_is_played_by_bots():
    table = begun("klaeffer", 2, 0)
    assert decisions.take_over(table, 1, 0).row is None
    play_on(table, [], by="bot")
    assert "over" == table.phase


def test_who_leaves_before_the_start_takes_their_bytes_along_and_later_leaves_them():
    table = opened(people=2)
    fold(table, decisions.stand(table, "b", 1, 1))
    assert bytes(16) == table.chairs[1].contribution
    fold(table, sit(table, "c", "C", b"c" * 16))
    fold(table, decisions.start(table, "a", 1))
    fold(table, decisions.stand(table, "c", 1, 1))
    assert b"c" * 16 == table.chairs[1].contribution
    with pytest.raises(Denied, match="has begun"):
        sit(table, "c", "C")


def test_who_was_sent_away_has_a_bot_on_their_chair_and_after_the_end_nobody_is():
    table = begun("klaeffer", 2)
    fold(table, decisions.remove(table, "a", 1, 1))
    assert not table.chairs[1].by_person
    with pytest.raises(Denied, match="nobody sits"):
        decisions.remove(table, "a", 1, 1)
    table = begun("klaeffer", 2)
    play_on(table, [])
    for change in (
        lambda: decisions.remove(table, "a", 1, 1),
        lambda: decisions.stand(table, "b", 1, 1),
        lambda: decisions.set_bot(table, "a", 1, "random", 1),
    ):
        with pytest.raises(Denied, match="the game is over"):
            change()


def test_bots_are_of_levels_that_there_are():
    table = opened()
    with pytest.raises(Denied, match="bots are random"):
        decisions.set_bot(table, "a", 3, "genius", 1)
    row = decisions.set_bot(table, "a", 3, "casual", 1).row
    assert row == rows.read(rows.write(row))
    table.fold(row)
    assert "casual" == table.chairs[3].level
    assert decisions.set_bot(table, "a", 3, "casual", 1).row is None


def test_a_chair_that_is_none_is_refused_whatever_is_asked_of_it():
    table = begun("klaeffer", 2)
    for ask in (
        lambda seat: decisions.play(table, seat, [0], table.version, now=1, by="person"),
        lambda seat: decisions.ask_pause(table, seat, 1),
        lambda seat: decisions.resume(table, seat, 1),
        lambda seat: decisions.take_over(table, 1, seat),
        lambda seat: decisions.give_back(table, 1, seat),
        lambda seat: decisions.set_bot(table, "a", seat, "random", 1),
        lambda seat: decisions.remove(table, "a", seat, 1),
        lambda seat: decisions.stand(table, "a", 1, seat),
    ):
        for seat in (-1, 2, 5):
            with pytest.raises(Denied, match="chairs A to B"):
                ask(seat)


@pytest.mark.parametrize("name", ["", "  ", "\u200b\u200b", "x" * 25, "\u3164", "\u2800 \u2800", "\u0301\u0301"])
def test_names_that_say_nothing_or_too_much_are_refused(name):
    with pytest.raises(Denied):
        decisions.tidy_name(name)


@given(st.text(max_size=40))
@example("\ufdfa\u202eAda\u0301")
def test_a_tidy_name_stays_as_it_is_and_shows_in_one_line(name):
    try:
        tidy = decisions.tidy_name(name)
    except Denied:
        return
    assert tidy == decisions.tidy_name(tidy)
    assert tidy == " ".join(tidy.split())
    assert not any(unicodedata.category(char)[0] == "C" for char in tidy)
