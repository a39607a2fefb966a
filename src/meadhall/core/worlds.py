"""Drawing a world at random: cards dealt into spots, uniformly over all deals that the rules of knowledge allow.

Where nothing is restricted a shuffle does it. Otherwise: find one allowed deal (augmenting paths), then walk at random
over deals and over deals with one card lifted off and one spot empty. Every step of the walk is as likely as the step
back, so in the long run all deals are equally likely (Jerrum and Sinclair's chain for matchings); unlike swapping pairs
it can reach every deal. The walk stops at a whole deal that keeps all caps.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng

LIFTED: Final = -1
STEPS: Final = 12
"""Steps of the walk per card before a deal is taken."""
PATIENCE: Final = 20_000
"""Steps per card after which no world can be expected to be found."""


class NoWorld(ValueError):
    """What a viewer is said to know contradicts itself."""


def deal(kinds: vec[i64], spots: vec[i64], allowed: vec[i64], caps: vec[i64], rng: Rng) -> vec[i64]:
    """Return for each spot the index of the card dealt to it.

    `kinds`: one bit per card; `spots`: the place of each spot; `allowed`: per place the kinds that may lie there;
    `caps`: fours of (viewer, kinds, places, m), all of them to be kept.
    """
    n: i64 = len(spots)
    if len(kinds) != n:
        raise NoWorld(f"{len(kinds)} cards cannot fill {n} spots")
    dealt = shuffled(n, rng)
    everything: i64 = -1
    needed: i64 = 0
    for i in range(n):
        everything &= allowed[spots[i]]
        needed |= kinds[i]
    if needed & ~everything:
        match(kinds, spots, allowed, dealt)
        walk(kinds, spots, allowed, caps, dealt, rng)
    elif len(caps):
        walk(kinds, spots, allowed, caps, dealt, rng)
    return dealt


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    """Return 0 … n-1 in random order."""
    order = vec[i64](range(n))
    for i in range(n - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def match(kinds: vec[i64], spots: vec[i64], allowed: vec[i64], dealt: vec[i64]) -> None:
    """Turn any deal into an allowed one: lift what lies wrong, then find a spot for each lifted card."""
    n: i64 = len(dealt)
    lifted: list[int] = []
    for spot in range(n):
        if not allowed[spots[spot]] & kinds[dealt[spot]]:
            lifted.append(dealt[spot])
            dealt[spot] = LIFTED
    for card in lifted:
        tried = vec[i64]([0] * n)
        if not settle_card(card, kinds, spots, allowed, dealt, tried):
            raise NoWorld("no deal agrees with what is known")


def settle_card(
    card: i64, kinds: vec[i64], spots: vec[i64], allowed: vec[i64], dealt: vec[i64], tried: vec[i64]
) -> bool:
    """Give a card a spot, moving others if need be; False when there is no way."""
    for spot in range(len(dealt)):
        if tried[spot] == 0 and allowed[spots[spot]] & kinds[card]:
            tried[spot] = 1
            if dealt[spot] == LIFTED or settle_card(dealt[spot], kinds, spots, allowed, dealt, tried):
                dealt[spot] = card
                return True
    return False


def walk(kinds: vec[i64], spots: vec[i64], allowed: vec[i64], caps: vec[i64], dealt: vec[i64], rng: Rng) -> None:
    """Change an allowed deal into a random one that keeps the caps."""
    n: i64 = len(dealt)
    spot_of = vec[i64]([0] * n)
    for spot in range(n):
        spot_of[dealt[spot]] = spot
    card: i64 = LIFTED  # the card lifted off, if any, and the spot left empty
    gap: i64 = 0
    for step in range(PATIENCE * n):
        if card == LIFTED:
            if step >= STEPS * n and keeps(kinds, spots, caps, dealt):
                return
            card = rng.below(n)
            gap = spot_of[card]
        elif rng.below(2) == 0:
            spot = rng.below(n)  # lay the lifted card onto a random spot, lifting what lies there
            if allowed[spots[spot]] & kinds[card]:
                under = dealt[spot] if spot != gap else i64(LIFTED)
                dealt[spot] = card
                spot_of[card] = spot
                card = under
        else:
            mover = rng.below(n)  # move a random card into the gap
            if allowed[spots[gap]] & kinds[mover]:
                left = spot_of[mover]
                dealt[gap] = mover
                spot_of[mover] = gap
                if mover == card:
                    card = LIFTED
                else:
                    gap = left
    raise NoWorld("no deal was found that agrees with what is known")


def keeps(kinds: vec[i64], spots: vec[i64], caps: vec[i64], dealt: vec[i64]) -> bool:
    """Return whether a deal keeps all caps."""
    for at in range(0, len(caps), 4):
        lying: i64 = 0
        for spot in range(len(dealt)):
            lying += caps[at + 1] & kinds[dealt[spot]] != 0 and caps[at + 2] >> spots[spot] & 1 != 0
        if lying > caps[at + 3]:
            return False
    return True
