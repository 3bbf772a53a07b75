"""A table as the load driver sees it: four links, and at most one turn under way."""

from __future__ import annotations

import time

clock = time.perf_counter
SEATS = 4


class Board:
    """Whoever drives it sets `done`; it is called once with every turn that all four seats have heard of."""

    def __init__(self):
        self.links = []
        self.done = None
        self.sent = 0.0
        """When the turn under way was sent, or was due."""
        self.waits = False
        """Whether a turn is under way."""
        self.over = False
        self.turns = 0
        self.bytes = 0

    def turn(self, since=None):
        """Sends the next turn of whoever is asked."""
        self.waits = True
        self.sent = clock() if since is None else since
        self.send_turn()

    def send_turn(self):
        raise NotImplementedError

    def told_all(self):
        """All four have it."""
        self.waits = False
        self.turns += 1
        if self.done is not None:
            self.done(self, clock() - self.sent)

    def close(self):
        for link in self.links:
            link.close()
        self.links = []
