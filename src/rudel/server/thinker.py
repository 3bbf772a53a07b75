"""A process in which bots think: it is handed a view and legal actions, and nothing else; it answers with a number.

One job: four bytes of length, then (game key, seats, options, rules, level, seed, whether it may decline, view,
actions).
One answer: four bytes, the action, or -1 for declining; the first answer, -2, says that it is ready. It has no
database, no secret and no socket.
"""

from __future__ import annotations

import pickle
import struct
import sys

from rudel.bots import BOTS
from rudel.core.dice import Dice
from rudel.core.game import settle_game
from rudel.games import GAMES

DECLINED = -1
READY = -2


def main() -> None:
    """Answers jobs until there are no more."""
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    answers.write(struct.pack("<i", READY))
    answers.flush()
    while header := jobs.read(4):
        (length,) = struct.unpack("<I", header)
        key, seats, options, rules, level, seed, may_decline, view, actions = pickle.loads(  # noqa: S301  (our own server's words)
            jobs.read(length)
        )
        game = settle_game(GAMES[key], seats, options, rules)
        bot = BOTS[level](game, Dice(seed))
        chosen = bot.interrupt(view, actions) if may_decline else bot.choose(view, actions)
        answers.write(struct.pack("<i", DECLINED if chosen is None else chosen))
        answers.flush()


if __name__ == "__main__":
    main()
