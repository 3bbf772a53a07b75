"""How good a Kleine Kläffer position is for a seat: what bots steer by. Only differences mean anything.

Of other seats' hands and of cards still to come only the colour counts, with the votes such a card has on average.
Two things are guessed all the same in an imagined position: a card drawn just before the last turns, and the hands that
are laid open at the end.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING

from rudel.games.klaeffer import board
from rudel.games.klaeffer.cards import CARD_NUMBER, DISTRICT_OF, DISTRICTS, HAND, VOTES_OF
from rudel.games.klaeffer.view import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rudel.games.klaeffer.rules import KlaefferState

MEAN = sum(VOTES_OF) / CARD_NUMBER  # the votes of a card of which one knows the colour
DISTRICT_VOTES = sum(VOTES_OF) / len(DISTRICTS)
KEPT = 0.6  # how much of a hand card counts as one's own while it may still be placed
TIE = 0.5  # a tie is enough
FIRM = 0.6  # how many votes ahead make a district nearly sure at the end
OPEN = 0.4  # how much more it takes while votes of the district are still to come
NOTHING = 50.0  # what it costs to secure no district (KLF-23)
SECURED = 0.3  # what one more district is worth: ties (KLF-23)
WON = 10.0  # little, because a bot that looks at the end of its own last turn has only imagined the others' hands
DIFFERENT = 30.0  # no chance is so small or large that exp would mind


def judge(state: KlaefferState, seat: int) -> float:
    """How good the position is for the seat; its own half-made turn is worth its best continuation."""
    phase = PHASES[state.phase]
    if state.turn == seat and (phase in {"put", "take"} or (phase == "begin" and state.gave)):
        return max(judge(after, seat) for after in _continuations(state, seat))
    outcome = state.outcome()
    won = outcome is not None and seat in outcome.winners
    return _standing(state, seat) + WON * won


def _continuations(state: KlaefferState, seat: int) -> Iterator[KlaefferState]:
    """The positions after each action of the seat."""
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        yield after


def _standing(state: KlaefferState, seat: int) -> float:
    """The bad points the rivals have to expect, less the seat's own."""
    left = (state.cells[board.LEFT] + state.cells[board.LEFT + 1]) / (2 * board.ROW)
    holdings = _holdings(state, seat)
    bad, nothing, secured = [0.0] * state.seats, 1.0, 0.0
    for votes in zip(*holdings, strict=True):
        chances = _chances(votes, left)
        for other, chance in enumerate(chances):
            bad[other] += votes[other] * (1 - chance)
        nothing *= 1 - chances[seat]
        secured += chances[seat]
    rivals = (sum(bad) - bad[seat]) / (state.seats - 1)
    return rivals - bad[seat] - NOTHING * nothing + SECURED * secured


def _holdings(state: KlaefferState, seat: int) -> list[list[float]]:
    """Per seat the votes of each district that are or will be its own: the cards before it, and its hand (KLF-21)."""
    votes, cells, last = state.votes(), state.cells, state.last_turns > 0
    holdings = [[float(number) for number in votes[6 * other : 6 * other + 6]] for other in range(state.seats)]
    for other, own in enumerate(holdings):
        for card in cells[board.HANDS + HAND * other : board.HANDS + HAND * (other + 1)]:
            if card and last:
                own[DISTRICT_OF[card]] += VOTES_OF[card] if other == seat else MEAN
            elif card:
                own[DISTRICT_OF[card]] += KEPT * MEAN
    return holdings


def _chances(votes: tuple[float, ...], left: float) -> list[float]:
    """How likely each seat is to secure a district in which they have these votes (KLF-22)."""
    second, most = sorted(votes)[-2:]
    spread = FIRM + OPEN * sqrt(max(DISTRICT_VOTES - sum(votes), 0.0) * left)
    chances = []
    for own in votes:
        ahead = (own - (second if own == most else most) + TIE) / spread
        chances.append(1 / (1 + exp(-max(-DIFFERENT, min(ahead, DIFFERENT)))) if own else 0.0)
    return chances
