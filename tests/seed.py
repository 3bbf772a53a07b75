"""The seed of this run: cards, bots and the tests' people follow from it. RUDEL_SEED=7 plays run 7 again."""

import os

import pytest

SEED = int(os.environ.get("RUDEL_SEED", "1"))
DEALS = [SEED * 1000 + number for number in range(10)]
"""Other cards than those that a house's seed brings."""
QUICK = 2
EACH_DEAL = [pytest.param(deal, marks=pytest.mark.soak if number >= QUICK else ()) for number, deal in enumerate(DEALS)]
"""What must hold for many deals is tried with these, one test each; most of them are a long form."""
