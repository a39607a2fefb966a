"""Classes that keep hidden cards must implement the whole interface."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.core.bits import bit, lowest, size_of
from meadhall.core.cards import Cards
from meadhall.core.rng import Rng

BARE = Cards([-1, 0], 1)
EVERYTHING: list[Callable[[], object]] = [
    lambda: BARE.count(0),
    lambda: BARE.has(0, 0),
    lambda: BARE.may_have(0, 0, 0),
    lambda: BARE.copies_in(0, 0),
    lambda: BARE.located(0, 0, 0),
    lambda: BARE.cards(0),
    lambda: BARE.tally(0),
    lambda: BARE.pick(0, Rng(0)),
    lambda: BARE.put(0, 0),
    lambda: BARE.show(0, 0, 1),
    lambda: BARE.slip(0, 0, 1, 0),
    lambda: BARE.look(0, 0, 0),
    lambda: BARE.forget(),
    lambda: BARE.copy(),
    lambda: BARE.key(),
    lambda: BARE.sight(0),
    lambda: BARE.redact(0),
    lambda: BARE.resample(0, Rng(0)),
    lambda: BARE.is_sound(0),
    lambda: BARE.encode(),
    lambda: BARE.decode([]),
]


@pytest.mark.parametrize("ask", EVERYTHING)
def test_bare_cards_answer_nothing(ask: Callable[[], object]) -> None:
    with pytest.raises(NotImplementedError):
        ask()
    assert (BARE.places, BARE.seats, BARE.remembers) == (2, 1, True)


def test_the_size_and_the_lowest_member_of_a_set() -> None:
    assert size_of(0) == 0
    assert size_of((1 << 62) - 1) == 62
    rng = Rng(3)
    for _ in range(2000):
        members = sorted({int(rng.below(62)) for _ in range(1 + rng.below(9))})
        bits = sum(bit(n) for n in members)
        assert size_of(bits) == len(members)
        assert lowest(bits) == members[0]
