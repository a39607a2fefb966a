"""Sets of squares, or of land cards, as two words of 62 bits each: `low` and `high`.

In a vector of sets the two words stand side by side: those of the n-th set at 2 * n and 2 * n + 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import add_members, bit, lowest, size_of
from meadhall.core.deck import HALF

NOTHING: Final = vec[i64]()


def is_in(square: i64, squares: vec[i64]) -> bool:
    """Return whether a square is in a set."""
    if square < HALF:
        return squares[0] >> square & 1 != 0
    return squares[1] >> (square - HALF) & 1 != 0


def meets(sets: vec[i64], n: i64, low: i64, high: i64) -> bool:
    """Return whether the n-th set has anything in common with another."""
    return sets[2 * n] & low | sets[2 * n + 1] & high != 0


def common(sets: vec[i64], n: i64, low: i64, high: i64) -> i64:
    """Return how many squares the n-th set has in common with another."""
    return size_of(sets[2 * n] & low) + size_of(sets[2 * n + 1] & high)


def reach(beside: vec[i64], square: i64, low: i64, high: i64, most: i64) -> i64:
    """Return how many squares hang together around this one that are in a set, this one included; no more than most."""
    if square < HALF:
        low &= ~bit(square)
    else:
        high &= ~bit(square - HALF)
    new_low, new_high = beside[2 * square] & low, beside[2 * square + 1] & high
    n: i64 = 1
    while (new_low or new_high) and n < most:
        n += 1
        if new_low:
            one = lowest(new_low)
            low &= ~bit(one)
        else:
            one = HALF + lowest(new_high)
            high &= ~bit(one - HALF)
        new_low = (new_low | beside[2 * one]) & low
        new_high = (new_high | beside[2 * one + 1]) & high
    return n


def listed(low: i64, high: i64, letter: i64 = 0) -> list[int]:
    """Return a set of squares or cards as a list of numbers, or of letters of the alphabet: letter + number."""
    found: list[int] = []
    add_members(low, letter, found)
    add_members(high, letter + HALF, found)
    return found


def set_of(squares: list[int]) -> vec[i64]:
    """Return a list of squares or cards as a set."""
    return joined(NOTHING, squares)


def joined(sets: vec[i64], squares: list[int]) -> vec[i64]:
    """Return a vector of sets with one more."""
    low: i64 = 0
    high: i64 = 0
    for square in squares:
        if square < HALF:
            low |= bit(square)
        else:
            high |= bit(square - HALF)
    return append(append(sets, low), high)
