"""Sets of small numbers as bits of one machine word."""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """Return the set that holds n alone.

    Write this, not `1 << n`: mypyc 2.4 gives the literal C's 32 bits, so that 1 << 40 is wrong when compiled.
    """
    return shifted(1, n)


def shifted(word: i64, n: i64) -> i64:
    """Return a word shifted left: an argument, unlike a literal, has all its 64 bits."""
    return word << n


def size_of(bits: i64) -> i64:
    """Return how many numbers a set holds."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
