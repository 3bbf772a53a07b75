"""A whole game by clicking, and all that there is at its end."""

import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.person import PATIENCE
from tests.browser.turns import Player


def test_a_whole_game_of_four_seats_by_clicking(visit, tmp_path, report):
    mia = visit()
    mia.play_now("dog")
    player = Player(mia, seed=4)
    player.play()
    end = mia.sheet()
    print(end.inner_text())
    report(f"{len(mia.traffic.plays())} turns, {len(player.pressed)} clicks")
