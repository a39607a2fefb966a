"""Sets of squares, or of land cards, as two words of 62 bits each, `low` and `high`, that are passed on as one.

In a vector of sets the two words stand side by side: those of the n-th set at 2 * n and 2 * n + 1. Only the innermost
loops of the board and the outlook take a set apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import add_members, bit, lowest, size_of
from meadhall.core.deck import HALF

Bitboard = tuple[i64, i64]
NOTHING: Final = vec[i64]()


def holds(squares: Bitboard, square: i64) -> bool:
    """Return whether a square is in a set."""
    if square < HALF:
        return squares[0] >> square & 1 != 0
    return squares[1] >> (square - HALF) & 1 != 0


def size(squares: Bitboard) -> i64:
    """Return how many squares a set holds."""
    return size_of(squares[0]) + size_of(squares[1])


def both(one: Bitboard, other: Bitboard) -> Bitboard:
    """Return the squares that are in both of two sets."""
    return (one[0] & other[0], one[1] & other[1])


def either(one: Bitboard, other: Bitboard) -> Bitboard:
    """Return the squares that are in either of two sets."""
    return (one[0] | other[0], one[1] | other[1])


def without(one: Bitboard, other: Bitboard) -> Bitboard:
    """Return the squares that are in one set but not in the other."""
    return (one[0] & ~other[0], one[1] & ~other[1])


def nth(sets: vec[i64], n: i64) -> Bitboard:
    """Return the n-th set."""
    return (sets[2 * n], sets[2 * n + 1])


def meets(sets: vec[i64], n: i64, squares: Bitboard) -> bool:
    """Return whether the n-th set has anything in common with another."""
    return sets[2 * n] & squares[0] | sets[2 * n + 1] & squares[1] != 0


def connected(beside: vec[i64], square: i64, squares: Bitboard, most: i64) -> i64:
    """Return how many squares of a set are connected with this one, including itself, at most `most`."""
    low, high = squares
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


def listed(squares: Bitboard, letter: i64 = 0) -> list[int]:
    """Return a set of squares or cards as a list of numbers, or of letters of the alphabet: letter + number."""
    found: list[int] = []
    add_letters(squares, letter, found)
    return found


def add_letters(squares: Bitboard, letter: i64, found: list[int]) -> None:
    """Add the squares of a set to a list, each as a letter of the alphabet: letter + number."""
    add_members(squares[0], letter, found)
    add_members(squares[1], letter + HALF, found)


def set_of(squares: list[int]) -> Bitboard:
    """Return a list of squares or cards as a set."""
    low: i64 = 0
    high: i64 = 0
    for square in squares:
        if square < HALF:
            low |= bit(square)
        else:
            high |= bit(square - HALF)
    return (low, high)


def joined(sets: vec[i64], squares: list[int]) -> vec[i64]:
    """Return a vector of sets with one more."""
    low, high = set_of(squares)
    return append(append(sets, low), high)
