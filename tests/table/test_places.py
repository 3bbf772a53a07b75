"""Chairs that change places before the game, and names that change at any time."""

import pytest
from tests.table.tables import begun, fold, opened, play_on, sit

from rudel.table import decisions, rows
from rudel.table.problems import Denied
from rudel.table.seen import seen


def rename(table, person, before, name, avatar="dog"):
    return decisions.rename(table, person, before, name=name, avatar=avatar, now=5)


def test_a_person_moves_to_a_free_chair_and_what_they_gave_to_the_dice_moves_along():
    table = opened(people=2)
    given = table.chairs[1].contribution
    fold(table, decisions.set_bot(table, "a", 3, "random", 4))
    fold(table, decisions.swap(table, "b", 1, 3, 5))
    assert ([3], given) == (table.seats_of("b"), table.chairs[3].contribution)
    assert (None, bytes(16), "random") == (
        table.chairs[1].person,
        table.chairs[1].contribution,
        table.chairs[1].level,
    )
    assert given == table.shuffle().contributions[3]


def test_only_the_host_lets_others_change_places():
    table = opened(people=3)
    for seat, other in ((1, 2), (2, 1), (0, 1), (2, 3)):
        with pytest.raises(Denied, match="only the host"):
            decisions.swap(table, "b", seat, other, 5)
    before = [chair.contribution for chair in table.chairs]
    fold(table, decisions.swap(table, "a", 1, 2, 5))
    assert [[0], [2], [1]] == [table.seats_of(person) for person in "abc"]
    assert [before[0], before[2], before[1], before[3]] == [chair.contribution for chair in table.chairs]
    fold(table, decisions.swap(table, "a", 0, 3, 6))
    assert (3, "a") == (seen(table, 3).host, table.host)


def test_two_bots_have_nothing_to_swap_and_nobody_moves_to_the_own_chair():
    table = opened(people=1)
    with pytest.raises(Denied, match="nobody sits"):
        decisions.swap(table, "a", 1, 2, 5)
    with pytest.raises(Denied, match="chairs A to D"):
        decisions.swap(table, "a", 0, 4, 5)
    assert decisions.swap(table, "a", 0, 0, 5).row is None


def test_nobody_changes_places_once_the_game_has_begun():
    with pytest.raises(Denied, match="has begun"):
        decisions.swap(begun(), "a", 0, 3, 5)


@pytest.mark.parametrize("table", [opened(), begun()], ids=["before", "while it is played"])
def test_a_new_name_is_told_to_everybody(table):
    version = table.version
    fold(table, rename(table, "b", "Person b", "  Berta ", "cat"))
    for eyes in (0, 1, None):
        chair = seen(table, eyes).chairs[1]
        assert ("Berta", "cat") == (chair.name, chair.avatar)
    assert version + 1 == table.version
    assert rename(table, "b", "Berta", "Berta", "cat").row is None


def test_somebody_else_on_the_same_device_keeps_their_name():
    table = opened(people=1)
    fold(table, sit(table, "a", "Jan", seat=1))
    fold(table, rename(table, "a", "Person a", "Ada"))
    assert ["Ada", "Jan"] == [chair.name for chair in table.chairs[:2]]
    assert rename(table, "a", "Person a", "Eve").row is None


def test_a_finished_game_keeps_the_names_it_was_played_by():
    table = begun("filou")
    for _ in play_on(table):
        pass
    assert rename(table, "b", "Person b", "Berta").row is None
    assert "Person b" == table.chairs[1].name


def test_a_new_name_must_be_one():
    for name, avatar, said in ((" ", "dog", "letter"), ("x" * 25, "dog", "at most"), ("Ada", "dragon", "avatars are")):
        with pytest.raises(Denied, match=said):
            rename(opened(), "a", "Person a", name, avatar)


def test_both_are_read_again_as_they_were_written():
    for row in (rows.Swapped(at=1, seat=0, other=3), rows.Renamed(at=2, seat=1, name="Ada", avatar="owl")):
        assert row == rows.read(rows.write(row))
