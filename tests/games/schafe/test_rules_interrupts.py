"""When special actions may be done, and by whom: SHF-20."""

import itertools

import pytest
from tests.games.schafe.tables import (
    FOLD,
    at_every_table,
    may_interrupt,
    on_turn,
    play,
    plays,
    refusal,
    table,
    view,
    words,
)

import rudel
from rudel.core.drive import drive

THREE = {"A": "50 WR HB", "B": "1 WK HR", "C": "2 HK"}
"""Hands for FOLD at a table of three."""


# ---- SHF-20 -------------------------------------------------------------------------------------------------------


def test_shf_20_every_player_still_in_may_interrupt_with_a_special_action():
    state = table(FOLD, THREE, seats=3, colours="RYB")
    assert ("A", "BC") == (on_turn(state), may_interrupt(state))
    assert (words("WK HR ? out"), words("HK out")) == (plays(state, "B"), plays(state, "C"))


def test_shf_20_the_active_one_may_too():
    assert words("WR HB out") <= plays(table(FOLD, THREE, seats=3))


def test_shf_20_nobody_lays_an_ordinary_tile_out_of_turn():
    state = table(FOLD, {"A": "50", "B": "1 WY"})
    assert ["SHF-20"] * 4 == [refusal(state, word, "B") for word in ("1YBRR", "WYs", "x", "@1,0")]
    assert words("WY ? out") == plays(state, "B")


def test_shf_20_an_interrupt_leaves_the_turn_where_it_was():
    state = play(table(FOLD, THREE, "B", seats=3), "WR @0,-3 HB @0,-3 done", "A")
    assert ("B", "C", 1) == (on_turn(state), may_interrupt(state), view(state).turns)
    assert {word for word in plays(state) if word.startswith("1")}


def test_shf_20_the_one_who_has_just_laid_may_interrupt_the_next():
    state = play(table(FOLD, THREE, seats=3), "50VVYY @0,1")
    assert ("B", "AC") == (on_turn(state), may_interrupt(state))
    assert words("WR HB out") <= plays(state, "A")


def test_shf_20_in_each_turn_everybody_has_one_special_action():
    state = play(table(FOLD, THREE, "B", seats=3), "WR @0,-3 done", "A")
    assert ("C", set(), (0,)) == (may_interrupt(state), plays(state, "A"), view(state).acted)
    assert ["SHF-20"] * 3 == [refusal(state, word, "A") for word in ("HB", "?", "out")]
    play(state, "HK @0,-3 done", "C")
    assert ("", (0, 2)) == (may_interrupt(state), view(state).acted)


def test_shf_20_a_whole_hunt_is_one_special_action():
    state = play(table(FOLD, THREE, seats=3), "WR @0,-3 HB @0,-3")
    assert ("hunting", (0,), "A") == (view(state).phase, view(state).acted, on_turn(state))


def test_shf_20_whoever_has_had_his_special_action_in_his_own_turn_still_lays():
    state = play(table(FOLD, {"A": "50 WR HB", "B": "1"}, colours="YR", bag=""), "WR @0,-3 done", "A")
    assert not words("HB ? out x") & plays(state)
    assert ["SHF-20"] * 3 == [refusal(state, word) for word in ("HB", "?", "out")]
    assert "B" == on_turn(play(state, "50VVYY @0,1"))


def test_shf_20_with_nothing_that_fits_he_passes():
    state = play(table(FOLD, {"A": "WR HR", "B": "1"}, colours="RY", bag=""), "WR @0,-3 done")
    assert ({"x"}, "SHF-20") == (plays(state), refusal(state, "out"))
    assert "B" == on_turn(play(state, "x"))


@pytest.mark.parametrize("ends", ["50VVYY @0,1", "out"])
def test_shf_20_in_the_next_turn_everybody_may_act_again(ends):
    state = play(table(FOLD, THREE, seats=3), "WK @0,-3 done", "B")
    assert (1,) == view(state).acted
    play(state, ends, "A")
    assert ("B", ()) == (on_turn(state), view(state).acted)
    assert words("HR ? out") <= plays(state, "B")


def test_shf_20_and_after_a_pass_too():
    state = play(table(FOLD, {"A": "HR", "B": "1 WK"}, colours="RY"), "? @-1,-2 done", "B")
    play(state, "x")
    assert ("B", (), "A") == (on_turn(state), view(state).acted, may_interrupt(state))
    assert words("WK out") <= plays(state, "B")


def test_shf_20_whoever_gets_out_or_finishes_has_no_more_special_actions_to_count():
    state = play(table(FOLD + " WB@0,-3", {"A": "1", "B": "HK", "C": "2"}, seats=3), "HK @0,-3", "B")
    assert ((1,), ()) == (view(state).finished, view(state).acted)
    play(state, "out", "C")
    assert ((1, 2), (), "A") == (view(state).finished, view(state).acted, on_turn(state))


def test_shf_20_everybody_sees_who_has_had_his_special_action():
    state = play(table(FOLD, THREE, seats=3), "WK @0,-3 done", "B")
    assert [(1,)] * 4 == [view(state, seat).acted for seat in ("A", "B", "C", None)]


def test_shf_20_by_rules_version_1_the_active_one_acts_several_times_before_he_lays():
    state = table(FOLD, {"A": "50 WR HB", "B": "1"}, colours="YR", rules=1)
    play(state, "WR @0,-3 done HB @0,-3 done ? @-1,-2 done", "A")
    assert ("A", 3) == (on_turn(state), view(state).turns)
    assert () == view(state).acted
    play(state, "50VVYY @0,1")
    assert ("B", 4) == (on_turn(state), view(state).turns)


def test_shf_20_by_rules_version_1_others_interrupt_as_often_as_they_like():
    state = play(table(FOLD, THREE, "B", seats=3, rules=1), "WR @0,-3 done HB @0,-3 done", "A")
    assert ("B", "AC", 2) == (on_turn(state), may_interrupt(state), view(state).turns)


@pytest.mark.parametrize("begun", ["WR", "WR @0,-3", "50VVYY"])
def test_shf_20_an_action_once_begun_is_completed_first(begun):
    state = play(table(FOLD, THREE, seats=3), begun)
    assert ("A", "", set()) == (on_turn(state), may_interrupt(state), plays(state, "B"))
    assert ["SHF-20"] * 4 == [refusal(state, word, "B") for word in ("WK", "?", "out", "x")]


@pytest.mark.parametrize("begun", ["WK", "WK @0,-3", "?", "? @-1,-2"])
def test_shf_20_the_active_one_waits_for_whoever_interrupts_him(begun):
    state = play(table(FOLD, THREE, seats=3), begun, "B")
    assert ("B", "", set(), set()) == (on_turn(state), may_interrupt(state), plays(state, "A"), plays(state, "C"))
    assert ["SHF-20"] * 2 == [refusal(state, word, "A") for word in ("50VVYY", "out")]
    assert (0, 1) == (view(state).turn, view(state).actor)


def test_shf_20_in_the_middle_of_an_action_one_does_not_get_out_or_pass():
    state = play(table(FOLD, THREE, seats=3), "WR @0,-3")
    assert ["SHF-20"] * 3 == [refusal(state, word) for word in ("out", "x", "?")]
    assert ["SHF-20"] * 2 == [refusal(state, word) for word in ("50VVYY", "WRs")]


def test_shf_20_nothing_is_ended_that_has_not_begun():
    state = table(FOLD, THREE, seats=3)
    assert ["SHF-20"] * 2 == [refusal(state, "done", seat) for seat in "AB"]


def test_shf_20_everybody_sees_who_laid_what():
    state = play(table(FOLD, THREE, seats=3), "WR @0,-3")
    for seat in (0, 1, 2, None):
        laid = state.game.view(state, seat).map
        assert (None, 0) == (laid[0].seat, laid[-1].seat)


def test_shf_20_when_the_active_one_gets_out_his_turn_is_over():
    state = play(table(FOLD, THREE, seats=3), "out")
    assert ("B", "C") == (on_turn(state), may_interrupt(state))


def test_shf_20_when_the_active_one_finishes_with_a_special_action_his_turn_is_over():
    state = play(table(FOLD + " WB@0,-3", {"A": "HK", "B": "1", "C": "2"}, seats=3), "HK @0,-3")
    assert ("B", (0,)) == (on_turn(state), view(state).finished)


def test_shf_20_when_another_gets_out_the_turn_stays():
    state = play(table(FOLD, THREE, seats=3), "out", "B")
    assert ("A", "C") == (on_turn(state), may_interrupt(state))
    assert "C" == on_turn(play(state, "50VVYY @0,1"))


@at_every_table
def test_shf_20_with_the_option_special_actions_only_in_ones_own_turn(seats):
    hands = dict(zip("ABCD"[:seats], ("50 WR HB", "1 WK HR", "2 HK", "3 WB"), strict=False))
    state = table(FOLD, hands, seats=seats, own_turn_only=True)
    assert ("A", "", set()) == (on_turn(state), may_interrupt(state), plays(state, "B"))
    assert ["SHF-20"] * 3 == [refusal(state, word, "B") for word in ("WK", "?", "out")]
    play(state, "WR @0,-3 done")
    assert ("A", "", "SHF-20") == (on_turn(state), may_interrupt(state), refusal(state, "HB"))
    play(state, "50VVYY @0,1")
    assert ("B", words("WK HR ? out")) == (on_turn(state), plays(state) & words("WK HR ? out done"))


def test_shf_20_the_option_is_off_unless_the_table_says_so():
    assert not rudel.game("schafe", 2).options["own_turn_only"]


class Caller:
    """A bot that notes when it is asked and interrupts with the given words, one chance each; None declines."""

    sees = False

    def __init__(self, state, seat, log, words=()):
        self.game, self.seat, self.log, self.words = state.game, seat, log, list(words)

    def interrupt(self, view, actions):
        assert view is None
        self.log.append(f"{'ABCD'[self.seat]}?")
        word = self.words.pop(0) if self.words else None
        return None if word is None else self._action(word, actions)

    def choose(self, view, actions):
        assert view is None
        written = sorted(self.game.write(self.seat, action) for action in actions)
        word = next(word for word in (*written, "out") if word not in {"?", "out"})
        self.log.append("ABCD"[self.seat] + word)
        return self._action(word, actions)

    def _action(self, word, actions):
        found = self.game.read(self.seat, word)
        assert found in actions
        return found


def called(state, steps, **interrupts):
    """What bots are asked and do in the first steps, "C?" for a chance; who interrupts does so with these words."""
    log = []
    bots = [Caller(state, seat, log, interrupts.get("ABCD"[seat], ())) for seat in range(state.seats)]
    list(itertools.islice(drive(state, bots), steps))
    return " ".join(log)


def test_shf_20_everybody_is_offered_his_chance_in_turn_order_before_each_turn():
    hands = {"A": "25 2", "B": "27 3", "C": "29 4", "D": "31 5"}
    state = table("", hands, "C", seats=4)
    assert called(state, 3).startswith("C? D? A? B? C29BYYV C@1,0 D? A? B? C? D31")


def test_shf_20_by_rules_version_1_the_active_one_is_not_offered_his_first():
    hands = {"A": "25 2", "B": "27 3", "C": "29 4", "D": "31 5"}
    state = table("", hands, "C", seats=4, rules=1)
    assert called(state, 3).startswith("D? A? B? C29BYYV C@1,0 A? B? C? D31")


def test_shf_20_and_again_after_somebody_has_acted():
    hands = {"A": "50 HB", "B": "WB", "C": "2", "D": "3 WK"}
    state = table(FOLD, hands, "B", seats=4)
    assert "B? C? D? A? BWB" == called(state.copy(), 1)
    assert "B? C? D? D@0,-3 Ddone B? C? A? BWB" == called(state, 4, D=["WK"])


def test_shf_20_by_rules_version_1_whoever_has_acted_is_asked_again():
    hands = {"A": "50 HB", "B": "WB", "C": "2", "D": "3 WK"}
    state = table(FOLD, hands, "B", seats=4, rules=1)
    assert "C? D? D@0,-3 Ddone C? D? A? BWB" == called(state, 4, D=["WK"])


def test_shf_20_whoever_would_be_on_turn_sooner_comes_first():
    """Both C and A would get out at once; C is on turn sooner, and A is asked when C has acted."""
    state = table(FOLD, {"A": "50", "B": "1", "C": "2"}, "B", seats=3)
    assert called(state, 3, A=["out"], C=["out"]).startswith("B? C? B? A?")
    assert (2, 0) == view(state).finished


def test_shf_20_and_the_active_one_before_all_others():
    """All three would get out at once: it is B's turn, and with him it passes to C."""
    state = table(FOLD, {"A": "50", "B": "1", "C": "2"}, "B", seats=3)
    assert "B? C? A?" == called(state, 4, A=["out"], B=["out"], C=["out"])
    assert (1, 2, 0) == view(state).finished


def test_shf_20_the_active_one_is_offered_only_special_actions():
    state = table(FOLD, THREE, seats=3)
    assert words("WR HB out") == {state.game.write(0, action) for action in state.chances(0)}
    assert (0, 1, 2) == state.to_offer()
    assert (1, 2) == play(state, "WR @0,-3 done").to_offer()


def test_shf_20_by_rules_version_1_whoever_would_be_on_turn_sooner_comes_first():
    state = table(FOLD, {"A": "50", "B": "1", "C": "2"}, "B", seats=3, rules=1)
    assert called(state, 3, A=["out"], C=["out"]).startswith("C? A? B1")
    assert (2, 0) == view(state).finished


def test_shf_20_with_the_option_only_the_active_one_is_asked():
    state = table(FOLD, {"A": "50", "B": "1"}, own_turn_only=True)
    assert called(state, 2).startswith("A? A50")


def test_shf_20_with_the_option_and_rules_version_1_nobody_is_asked():
    state = table(FOLD, {"A": "50", "B": "1"}, own_turn_only=True, rules=1)
    assert "?" not in called(state, 4)
