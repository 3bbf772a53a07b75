"""Our games beside OpenSpiel's, interleaved in one run: `make bench` or `python -m bench`.

Dog stands beside Ludo (`maedn`, four players), Filou and Kläffer beside `oh_hell` (three players); Schafe has no
counterpart. Every round measures each contender once, in turn, so that whatever else the machine does hits them alike;
what is printed are medians over the rounds, of the figures and of the ratios within each round. Turns are what a person
would call one (a whole seven, a die rolled and a piece moved, a bid); secret choices and chance nodes are no turns.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections import defaultdict

import pyspiel

import rudel
from rudel.core.dice import Dice

HOUSES = {"dog": 4, "lagerdog": 4, "filou": 3, "klaeffer": 3, "schafe": 4}
"""Our contenders and their seats."""
RIVALS = {"maedn": "maedn(players=4)", "oh_hell": "oh_hell(players=3)"}
BESIDE = {"dog": "maedn", "lagerdog": "maedn", "filou": "oh_hell", "klaeffer": "oh_hell"}
WARMING = 10
MIDDLE = 300
"""So many steps into a game of ours or theirs, or half of a shorter one, states are copied."""


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


def spiel_loop(game, seconds):
    """The same loop over OpenSpiel's Python interface; (player moves, all nodes) per second."""
    draw, moves, nodes = random.Random(1).random, 0, 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        state = game.new_initial_state()
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


def spiel_inside(starts, seconds):
    """OpenSpiel's C++ random rollouts (those its MCTS bot makes) from these starts; player moves per second.

    Its Python interface offers no bare rollout, so the bot is asked for a handful of simulations of many rollouts
    each: what the tree costs beside them does not matter. Rollouts begin a move or two later than the start.
    """
    game, moves, rollouts, simulations = starts[0][0].get_game(), 0.0, 100, 4
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(rollouts, 7), 2.0, simulations, 100, False, 7, False)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for state, length in starts:
            bot.step(state)
            moves += rollouts * simulations * length
    return moves / (time.perf_counter() - begin)


def spiel_starts(game, number=12, playouts=40):
    """Games up to their first decision, dealt at random, with the mean number of player moves from there."""
    draw, found = random.Random(2).random, []
    for _ in range(number):
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        lengths = [moves_from(state.clone(), draw) for _ in range(playouts)]
        found.append((state, statistics.mean(lengths)))
    return found


def moves_from(state, draw):
    """The player moves of a random game from here."""
    moves = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        moves += not state.is_chance_node()
        state.apply_action(actions[int(draw() * len(actions))])
    return moves


def copying(copy, number=20_000):
    """Nanoseconds per copy."""
    begin = time.perf_counter()
    for _ in range(number):
        copy()
    return (time.perf_counter() - begin) / number * 1e9


def middle(game):
    """A position in the middle of a game."""
    steps = game.start(seed=3).playout(Dice(3))
    state = game.start(seed=3)
    state.playout(Dice(3), min(MIDDLE, steps // 2))
    return state


def spiel_middle(game):
    draw, state, trail = random.Random(3).random, game.new_initial_state(), []
    while not state.is_terminal() and len(trail) < 2 * MIDDLE:
        actions = state.legal_actions()
        trail.append(actions[int(draw() * len(actions))])
        state.apply_action(trail[-1])
    state = game.new_initial_state()
    for action in trail[: len(trail) // 2]:
        state.apply_action(action)
    return state


def legal_time(state, seat):
    """Nanoseconds that `legal` takes, the best of three."""
    clock, best = time.perf_counter_ns, 1 << 60
    for _ in range(3):
        begin = clock()
        state.legal(seat)
        best = min(best, clock() - begin)
    return best


def legal_times(game, positions):
    """What `legal` takes in every position of random games, until there are so many."""
    draw, found, seed = random.Random(4).random, [], 0
    while len(found) < positions:
        state = game.start(seed=seed)
        seed += 1
        while seats := state.to_act():
            seat = seats[0]
            found.append(legal_time(state, seat))
            actions = state.legal(seat)
            state.apply(seat, actions[int(draw() * len(actions))])
    return sorted(found)


def growth(games):
    """How Schafe's `legal` grows: per ten tiles on the map the rim's length, and nanoseconds to choose what, and where.

    Nobody gets out, so that maps grow; what is chosen from a hand is counted per tile of it.
    """
    game, draw = rudel.game("schafe", HOUSES["schafe"]), random.Random(5).random
    out, first_take = game.read(0, "out"), game.read(0, "1RRYB")
    found = defaultdict(list)
    for seed in range(games):
        state = game.start(seed=seed)
        while seats := state.to_act():
            seat = seats[0]
            actions = [action for action in state.legal(seat) if action != out] or [out]
            spent, bucket = legal_time(state, seat), state.meadow.laid // 10 * 10
            if actions[0] < first_take:
                found[bucket, "where"].append((state.meadow.rim, spent))
            else:
                found[bucket, "what"].append((state.meadow.rim, spent / max(1, len(state.hand(seat)))))
            state.apply(seat, actions[int(draw() * len(actions))])
    figures = {}
    for (bucket, what), times in sorted(found.items()):
        middle = f"schafe {bucket}+ tiles"
        figures[f"{middle}, rim"] = statistics.mean(rim for rim, _ in times)
        figures[f"{middle}, {what} ns"] = statistics.median(spent for _, spent in times)
        figures[f"{middle}, {what} ns per place of the rim"] = statistics.median(spent / rim for rim, spent in times)
    return figures


def measure(rounds, seconds, positions):
    """All figures of one run, ratios included."""
    houses = {key: rudel.game(key, seats) for key, seats in HOUSES.items()}
    rivals = {key: pyspiel.load_game(name) for key, name in RIVALS.items()}
    starts = {key: spiel_starts(game) for key, game in rivals.items()}
    runs = defaultdict(list)
    for _ in range(WARMING):  # Python quickens a loop only after its function has been called some times
        for game in rivals.values():
            spiel_loop(game, 0.02)
        for game in houses.values():
            rudel_loop(game, 0.02)
    for _ in range(rounds):
        for key, game in rivals.items():
            turns, nodes = spiel_loop(game, seconds)
            runs[f"{key} loop turns/s"].append(turns)
            runs[f"{key} loop nodes/s"].append(nodes)
            runs[f"{key} inside turns/s"].append(spiel_inside(starts[key], seconds))
            runs[f"{key} copy ns"].append(copying(spiel_middle(game).clone))
        for key, game in houses.items():
            for name, way in (("loop", rudel_loop), ("inside", rudel_inside)):
                turns, steps = way(game, seconds)
                runs[f"{key} {name} turns/s"].append(turns)
                runs[f"{key} {name} steps/s"].append(steps)
            runs[f"{key} copy ns"].append(copying(middle(game).copy))
    figures = {name: statistics.median(values) for name, values in runs.items()} | ratios(runs)
    for key, game in houses.items():
        times = legal_times(game, positions)
        figures[f"{key} legal median ns"] = times[len(times) // 2]
        figures[f"{key} legal p99 ns"] = times[len(times) * 99 // 100]
        figures[f"{key} legal worst ns"] = times[-1]
        figures[f"{key} legal p99 / median"] = figures[f"{key} legal p99 ns"] / figures[f"{key} legal median ns"]
    return figures | growth(positions // 3000)


def ratios(runs):
    """What the aims speak of: each round's ratio, so that a slow moment hits both sides, and the median of those."""
    found = {}
    for key, rival in BESIDE.items():
        for name in ("loop turns/s", "inside turns/s", "copy ns"):
            pairs = zip(runs[f"{key} {name}"], runs[f"{rival} {name}"], strict=True)
            found[f"{key} / {rival} {name}"] = statistics.median(ours / theirs for ours, theirs in pairs)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.4, help="per contender and round")
    parser.add_argument("--positions", type=int, default=300_000, help="in which `legal` is timed, per game")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = measure(given.rounds, given.seconds, given.positions)
    if given.json:
        json.dump(figures | {"kernels": rudel.KERNELS}, sys.stdout, indent=1)
        return
    print(f"kernels: {rudel.KERNELS}; medians of {given.rounds} interleaved rounds")
    for name, value in figures.items():
        print(f"{name:54} {value:15,.2f}" if value < 1000 else f"{name:54} {value:15,.0f}")


if __name__ == "__main__":
    main()
