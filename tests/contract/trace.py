"""Plays games and prints a digest of every state and every list of legal actions: run under each kind of kernel."""

import hashlib
import sys

from tests.contract.tables import every_table, named, random_steps

import rudel


def main(games):
    print(rudel.KERNELS)
    for game in every_table():
        digest = hashlib.sha256()
        for seed in range(games):
            for state, seat, action in random_steps(game, 1000 + seed):
                digest.update(state.fingerprint() + repr((seat, action, state.legal(seat))).encode())
                digest.update(digest.digest())
        print(named(game), digest.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
