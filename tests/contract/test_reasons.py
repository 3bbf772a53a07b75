"""Whatever may be advised has a reason, in both languages, by what its seat knows."""

import pytest
from tests.contract.tables import every_table, named

from rudel.core.dice import Dice
from rudel.locales import LANGUAGES, Texts

TURNS = 120
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")


@pytest.mark.slow_plain
@pytest.mark.parametrize("game", every_table(), ids=named)
def test_whatever_is_advised_has_a_reason_in_both_languages(game):
    texts, dice, state = [Texts(language) for language in LANGUAGES], Dice(game.seats), game.start(seed=game.seats)
    told = set()
    for _ in range(TURNS):
        waiting = state.to_act()
        if not waiting:
            break
        seat = waiting[dice.below(len(waiting))]
        before, view, turn = state.copy(), game.view(state, seat), []
        while seat in state.to_act() and state.turns == before.turns and state.revealed == before.revealed:
            legal = state.legal(seat)
            turn.append(legal[dice.below(len(legal))])
            state.apply(seat, turn[-1])
            if before.choosing():
                break
        why = game.info.reason(game, view, turn)
        told.add(why.message)
        assert all(text.say(why, NAMES[: game.seats]) for text in texts)
    assert len(told) > 1
