"""The random numbers of simulations: sfc32, small, fast and the same in every release.

The generator is Chris Doty-Humphrey's sfc32 (PractRand): three 32-bit words a, b, c and a counter. One step, every
sum taken modulo 2**32:

    out = a + b + counter;  counter = counter + 1
    a = b ^ (b >> 9);  b = c + (c << 3);  c = rotate_left(c, 21) + out

A seed of 64 bits starts it with a = 0, b = the low word, c = the high word, counter = 1 and twelve steps thrown away.
No step multiplies, so native 64-bit integers never overflow and both builds give the same numbers.
Real matches do not use it: their chance comes from a committed seed (`meadhall.match`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
WARM_UP: Final = 12


class Rng:
    """A stream of random numbers determined by a seed."""

    def __init__(self, seed: int) -> None:
        """Start the stream of a seed (its lowest 64 bits count)."""
        self.a: i64 = 0
        self.b: i64 = seed & WORD
        self.c: i64 = (seed >> 32) & WORD
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= SPAN:
            raise ValueError("below() needs a bound of at least 1 and at most 2**32")
        while True:
            word = self.word()
            rest = word % bound
            if word - rest <= SPAN - bound:  # the last, incomplete block of size bound is drawn again
                return rest

    def copy(self) -> Rng:
        """Return a copy that will give the same numbers."""
        twin = Rng(0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        return twin
