"""The generator gives published numbers, is unbiased, and can be copied."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.testing.chisquare import fits

# Computed with the reference C code of sfc32 (32-bit unsigned arithmetic), seeded as PractRand does.
VECTORS = {
    0x0: [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1, 0x948279E6],
    0x1: [0x77EEF724, 0x6F99472C, 0x65C86823, 0x6A161A47, 0x78C8AACE, 0x63091598],
    0xDEADBEEFCAFEF00D: [0xC3AF82E4, 0x4D96D99A, 0x276C0214, 0x78704FBF, 0x534265FB, 0xBAABEE52],
    0xFFFFFFFFFFFFFFFF: [0xC7053320, 0xDB48177E, 0xB7B300C7, 0x8D4E1C21, 0x010A18EE, 0xF475D2FE],
}


@pytest.mark.parametrize("seed", VECTORS)
def test_the_stream_of_a_seed_is_the_published_one(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == VECTORS[seed]


def test_only_the_lowest_64_bits_of_a_seed_count() -> None:
    assert Rng(1 << 64 | 7).word() == Rng(7).word()
    assert Rng(-1).word() == VECTORS[0xFFFFFFFFFFFFFFFF][0]


def test_all_four_words_stay_words_over_a_long_stream() -> None:
    rng = Rng(123456789)
    rng.counter = 0xFFFFFFFF - 5  # the counter must come round
    for _ in range(1000):
        assert 0 <= rng.word() < 2**32
        assert max(rng.a, rng.b, rng.c, rng.counter) < 2**32


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 55])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(bound)
    counts = [0] * bound
    for _ in range(200 * bound):
        counts[rng.below(bound)] += 1
    assert fits(counts, [200.0] * bound)


def test_below_draws_again_rather_than_favour_small_numbers() -> None:
    bound = 3 * 2**30  # a plain remainder would give the numbers below 2**30 twice as often
    rng = Rng(99)
    low = sum(rng.below(bound) < 2**30 for _ in range(3000))
    assert fits([low, 3000 - low], [1000.0, 2000.0])


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1, 2**62])
def test_below_needs_a_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng(0).below(bound)


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng(5)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(3)]
    assert [rng.word() for _ in range(3)] == ahead
