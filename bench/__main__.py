"""Dog beside OpenSpiel's Ludo (`maedn`, four players), interleaved in one run: `make bench` or `python -m bench`.

Every round measures each contender once, in turn, so that whatever else the machine does hits them alike; what is
printed are medians over the rounds and the ratios of those medians. Turns are what a person would call one (a whole
seven, a die rolled and a piece moved); swaps of cards and chance nodes are no turns.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time

import pyspiel

import rudel
from rudel.core.dice import Dice

MAEDN = pyspiel.load_game("maedn(players=4)")


def rudel_loop(game, seconds):
    """A Python loop over to_act, legal and apply with random choices; (turns, steps) per second."""
    draw, turns, steps, seed = random.Random(1).random, 0, 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.start(seed=seed)
        while seats := state.to_act():
            seat = seats[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(draw() * len(actions))])
            steps += 1
        turns += state.turns
        seed += 1
    spent = time.perf_counter() - begin
    return turns / spent, steps / spent


def maedn_loop(seconds):
    """The same loop over OpenSpiel's Python interface; (player moves, all nodes) per second."""
    draw, moves, nodes = random.Random(1).random, 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = MAEDN.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                moves += 1
            state.apply_action(actions[int(draw() * len(actions))])
            nodes += 1
    spent = time.perf_counter() - begin
    return moves / spent, nodes / spent


def rudel_inside(game, seconds):
    """Whole random games inside the kernel; (turns, steps) per second."""
    dice, turns, steps, seed = Dice(1), 0, 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.start(seed=seed)
        steps += state.playout(dice)
        turns += state.turns
        seed += 1
    spent = time.perf_counter() - begin
    return turns / spent, steps / spent


def maedn_inside(seconds, moves_per_game):
    """OpenSpiel's C++ random rollouts (those its MCTS bot makes, from a game's first move); player moves per second.

    Its Python interface offers no bare rollout, so the bot is asked for a handful of simulations of many rollouts
    each: what the tree costs beside them does not matter.
    """
    state, games, rollouts, simulations = MAEDN.new_initial_state(), 0, 100, 4
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = pyspiel.MCTSBot(MAEDN, pyspiel.RandomRolloutEvaluator(rollouts, 7), 2.0, simulations, 100, False, 7, False)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        bot.step(state)
        games += rollouts * simulations
    return games * moves_per_game / (time.perf_counter() - begin)


def maedn_length(games=60):
    """The mean number of player moves of a random game."""
    draw, moves = random.Random(2).random, 0
    for _ in range(games):
        state = MAEDN.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(actions[int(draw() * len(actions))])
    return moves / games


def copying(copy, number=20_000):
    """Nanoseconds per copy."""
    begin = time.perf_counter()
    for _ in range(number):
        copy()
    return (time.perf_counter() - begin) / number * 1e9


def middle(game):
    """A position in the middle of a game."""
    state = game.start(seed=3)
    state.playout(Dice(3), 300)
    return state


def maedn_middle():
    draw, state = random.Random(3).random, MAEDN.new_initial_state()
    for _ in range(300):
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
    return state


def legal_times(game, games):
    """Nanoseconds that `legal` takes in every position of so many random games, the best of three each."""
    draw, found, clock = random.Random(4).random, [], time.perf_counter_ns
    for seed in range(games):
        state = game.start(seed=seed)
        while seats := state.to_act():
            seat = seats[0]
            best = 1 << 60
            for _ in range(3):
                begin = clock()
                actions = state.legal(seat)
                best = min(best, clock() - begin)
            found.append(best)
            state.apply(seat, actions[int(draw() * len(actions))])
    return found


def measure(rounds, seconds, games):
    """All figures of one run, ratios included."""
    houses = {key: rudel.game(key) for key in ("dog", "lagerdog")}
    length = maedn_length()
    runs = {}

    def note(name, value):
        runs.setdefault(name, []).append(value)

    for _ in range(rounds):
        turns, nodes = maedn_loop(seconds)
        note("maedn loop turns/s", turns)
        note("maedn loop nodes/s", nodes)
        note("maedn inside turns/s", maedn_inside(seconds, length))
        clone = maedn_middle()
        note("maedn clone ns", copying(clone.clone))
        for key, game in houses.items():
            turns, steps = rudel_loop(game, seconds)
            note(f"{key} loop turns/s", turns)
            note(f"{key} loop steps/s", steps)
            turns, steps = rudel_inside(game, seconds)
            note(f"{key} inside turns/s", turns)
            note(f"{key} inside steps/s", steps)
            state = middle(game)
            note(f"{key} copy ns", copying(state.copy))
    figures = {name: statistics.median(values) for name, values in runs.items()}
    for key, game in houses.items():
        times = sorted(legal_times(game, games))
        figures[f"{key} legal median ns"] = times[len(times) // 2]
        figures[f"{key} legal p99 ns"] = times[len(times) * 99 // 100]
        figures[f"{key} legal worst ns"] = times[-1]
        figures[f"{key} positions"] = len(times)
    return figures | ratios(figures, houses)


def ratios(figures, houses):
    """What the aims speak of."""
    found = {}
    for key in houses:
        found[f"{key} loop / maedn loop"] = figures[f"{key} loop turns/s"] / figures["maedn loop turns/s"]
        found[f"{key} inside / maedn inside"] = figures[f"{key} inside turns/s"] / figures["maedn inside turns/s"]
        found[f"{key} copy / maedn clone"] = figures[f"{key} copy ns"] / figures["maedn clone ns"]
        found[f"{key} legal p99 / median"] = figures[f"{key} legal p99 ns"] / figures[f"{key} legal median ns"]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="per contender and round")
    parser.add_argument("--games", type=int, default=1000, help="whose positions `legal` is timed in")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = measure(given.rounds, given.seconds, given.games)
    if given.json:
        json.dump(figures | {"kernels": rudel.KERNELS}, sys.stdout, indent=1)
        return
    print(f"kernels: {rudel.KERNELS}; medians of {given.rounds} interleaved rounds")
    for name, value in figures.items():
        print(f"{name:28} {value:15,.2f}" if value < 1000 else f"{name:28} {value:15,.0f}")


if __name__ == "__main__":
    main()
