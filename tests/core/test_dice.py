"""Dice: the same everywhere, without bias, and provable."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from rudel.core.dice import Dice, FairDice, commitment, dice_key

KEY = bytes(range(32))


def test_dice_throw_the_published_splitmix64_sequence():
    """The upper halves of SplitMix64's first numbers for seed 0: e220a8397b1dcdaf, 6e789e6aa1b965f4 and so on."""
    dice = Dice(0)
    assert [0xE220A839, 0x6E789E6A, 0x06C45D18] == [dice.word() for _ in range(3)]


def test_dice_of_any_seed_are_the_same_on_every_platform():
    assert _throws(Dice(2**64 + 7), 6, 12) == _throws(Dice(7), 6, 12)
    assert [2, 1, 4, 2, 4, 2, 1, 3, 4, 4, 5, 5] == _throws(Dice(7), 6, 12)


def _throws(dice, sides, number):
    return [dice.below(sides) for _ in range(number)]


def test_fair_dice_are_the_counter_stream_of_sha_256():
    dice = FairDice(KEY)
    blocks = b"".join(hashlib.sha256(KEY + counter.to_bytes(8, "big")).digest() for counter in range(3))
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    assert expected == [dice.word() for _ in range(24)]


def test_fair_dice_vector():
    dice = FairDice(bytes(32))
    assert 0x2C34CE1D == dice.word()
    assert 0xF23B838C == dice.word()


@pytest.mark.parametrize("make", [lambda: Dice(5), lambda: FairDice(KEY)], ids=["fast", "fair"])
def test_every_order_of_a_shuffle_is_equally_likely(make):
    dice, seen = make(), Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert chisquare([seen[order] for order in permutations([1, 2, 3, 4])]).pvalue > 1e-4


@pytest.mark.parametrize("make", [lambda: Dice(6), lambda: FairDice(KEY)], ids=["fast", "fair"])
@pytest.mark.parametrize("sides", [2, 6, 110])
def test_every_side_is_equally_likely(make, sides):
    dice = make()
    seen = Counter(dice.below(sides) for _ in range(200 * sides))
    assert chisquare([seen[side] for side in range(sides)]).pvalue > 1e-4


def test_words_that_would_favour_small_numbers_are_thrown_again():
    """With 3 * 2^30 sides the last quarter of all words is no use: no side may come twice as often as another."""
    dice, sides = Dice(3), 3 * 2**29
    low = sum(dice.below(sides) < sides // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 500


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**64 - 1))
def test_a_throw_is_below_its_limit_and_a_copy_throws_the_same(limit, seed):
    dice = Dice(seed)
    twin = dice.copy()
    assert 0 <= dice.below(limit) < limit
    assert dice.below(limit) >= 0
    assert dice.trace() != twin.trace()
    twin.below(limit)
    twin.below(limit)
    assert dice.trace() == twin.trace()


@pytest.mark.parametrize("make", [lambda: Dice(6), lambda: FairDice(KEY)], ids=["fast", "fair"])
def test_dice_without_sides_are_refused(make):
    for limit in (0, -3):
        with pytest.raises(ValueError, match="at least one side"):
            make().below(limit)


def test_a_copy_of_fair_dice_throws_the_same():
    dice = FairDice(KEY)
    dice.word()
    twin = dice.copy()
    assert _throws(dice, 110, 30) == _throws(twin, 110, 30)


def test_the_key_is_made_of_the_secret_the_table_and_every_seats_bytes():
    secret, given_bytes = bytes(32), [b"a" * 16, b"b" * 16]
    expected = hmac.new(secret, b"table-9" + b"a" * 16 + b"b" * 16, hashlib.sha256).digest()
    assert expected == dice_key(secret, "table-9", given_bytes)
    assert expected != dice_key(secret, "table-9", given_bytes[::-1])
    assert hashlib.sha256(secret).hexdigest() == commitment(secret)


@pytest.mark.parametrize(("secret", "part"), [(31, 16), (32, 15)])
def test_short_secrets_and_contributions_are_refused(secret, part):
    with pytest.raises(ValueError, match="bytes"):
        dice_key(bytes(secret), "t", [bytes(part)])


def test_a_dice_key_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(b"short")
