"""Sets of small numbers, as the bits of one machine word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """Return the set that holds n alone.

    Write this, not `1 << n`: mypyc 2.4 gives the literal C's 32 bits, so that 1 << 40 is wrong when compiled.
    """
    return shifted(1, n)


def shifted(word: i64, n: i64) -> i64:
    """Return a word shifted left: unlike a literal, an argument has all 64 bits."""
    return word << n


def members(bits: i64) -> list[int]:
    """Return the numbers in a set, in order."""
    found: list[int] = []
    add_members(bits, 0, found)
    return found


def add_members(bits: i64, letter: i64, found: list[int]) -> None:
    """Add the numbers in a set to a list, in order, each as a letter of the alphabet: letter + number.

    A negative word, which only a stranger's state can hold, is no set: interpreted, it would have members for ever.
    """
    while bits > 0:
        found.append(letter + lowest(bits))
        bits &= bits - 1


PAIRS: Final = 0x1555555555555555
FOURS: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F


def size_of(bits: i64) -> i64:
    """Return how many numbers a set of numbers below 62 holds: adds up bits, pairs, fours, bytes."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & BYTES
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def lowest(bits: i64) -> i64:
    """Return the smallest number in a set that is not empty."""
    n: i64 = 0
    if bits & 0xFFFFFFFF == 0:
        bits >>= 32
        n = 32
    if bits & 0xFFFF == 0:
        bits >>= 16
        n += 16
    if bits & 0xFF == 0:
        bits >>= 8
        n += 8
    if bits & 0xF == 0:
        bits >>= 4
        n += 4
    if bits & 3 == 0:
        bits >>= 2
        n += 2
    return n + 1 - (bits & 1)
