"""Randomness handed to a game: Dice is fast and for simulation, FairDice can be proved and is for real tables.

Both draw 32-bit words and turn them into numbers below n without bias, so a game cannot tell them apart.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import cython

CONTRIBUTION_BYTES = 16
SECRET_BYTES = 32


@cython.cclass
class Dice:
    """SplitMix64: the same sequence for the same seed on every platform and in every kernel."""

    _word: int

    def __init__(self, seed: int = 0) -> None:
        self._word = seed & 0xFFFFFFFFFFFFFFFF

    @cython.ccall
    @cython.overflowcheck(False)
    @cython.exceptval(-1, check=False)
    def word(self) -> cython.longlong:
        """The next 32 random bits."""
        mask: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        golden: cython.ulonglong = 0x9E3779B97F4A7C15
        first: cython.ulonglong = 0xBF58476D1CE4E5B9
        second: cython.ulonglong = 0x94D049BB133111EB
        mixed: cython.ulonglong
        self._word = (self._word + golden) & mask
        mixed = self._word
        mixed = ((mixed ^ (mixed >> 30)) * first) & mask
        mixed = ((mixed ^ (mixed >> 27)) * second) & mask
        return (mixed ^ (mixed >> 31)) >> 32

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def below(self, limit: cython.int) -> cython.int:
        """A number from 0 to limit - 1, each equally likely: words that would favour small ones are thrown again."""
        span: cython.ulonglong = limit
        full: cython.ulonglong = 0x100000000
        word: cython.ulonglong
        if limit <= 0:
            raise ValueError(f"dice need at least one side, not {limit}")
        word = self.word()
        while word >= full - span and word >= full - full % span:  # the first question spares nearly every division
            word = self.word()
        return cython.cast(cython.uint, word) % cython.cast(cython.uint, limit)

    def shuffle(self, items: list[Any]) -> None:
        """Puts the items into a random order, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    @cython.ccall
    def copy(self) -> Dice:
        """Dice that will throw the same numbers from here on."""
        twin: Dice = Dice.__new__(Dice)
        twin._word = self._word
        return twin

    @cython.ccall
    def trace(self) -> tuple:  # type: ignore[type-arg]
        """What the next throws depend on; for comparing states, never for people."""
        return (self._word,)


@cython.cclass
class FairDice(Dice):
    """The stream SHA-256(key ‖ counter), counter as 8 bytes big-endian from 0, cut into 32-bit big-endian words."""

    _key: bytes
    _counter: int
    _block: bytes
    _used: int

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"the dice key has 32 bytes, not {len(key)}")
        self._key = key
        self._counter = 0
        self._block = b""
        self._used = 32

    @cython.ccall
    @cython.exceptval(-1, check=False)
    def word(self) -> cython.longlong:
        """The next 32 random bits."""
        used: cython.int = self._used
        if used == 32:
            self._block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            used = 0
        self._used = used + 4
        return int.from_bytes(self._block[used : used + 4], "big")

    @cython.ccall
    def copy(self) -> Dice:
        """Dice that will throw the same numbers from here on."""
        twin: FairDice = FairDice.__new__(FairDice)
        twin._key = self._key
        twin._counter = self._counter
        twin._block = self._block
        twin._used = self._used
        return twin

    @cython.ccall
    def trace(self) -> tuple:  # type: ignore[type-arg]
        """What the next throws depend on; for comparing states, never for people."""
        return (self._key, self._counter, self._used)


def commitment(secret: bytes) -> str:
    """What the table shows before the first card, so that the secret cannot be chosen afterwards."""
    return hashlib.sha256(secret).hexdigest()


def dice_key(secret: bytes, table: str, contributions: list[bytes]) -> bytes:
    """HMAC-SHA256(secret, table id ‖ the seats' 16 bytes each, in the order of the seats)."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {SECRET_BYTES} bytes, not {len(secret)}")
    if any(len(given) != CONTRIBUTION_BYTES for given in contributions):
        raise ValueError(f"each seat contributes {CONTRIBUTION_BYTES} bytes")
    return hmac.new(secret, table.encode() + b"".join(contributions), hashlib.sha256).digest()
