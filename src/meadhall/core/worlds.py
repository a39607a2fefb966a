"""Drawing a world at random: cards dealt into spots, uniformly over all deals that agree with what is known.

Where nothing is restricted a shuffle does it. Otherwise: find one allowed deal (augmenting paths), then walk at random
over deals and over deals with one card lifted off and one spot empty. Every step of the walk is as likely as its
reverse (Jerrum and Sinclair's chain for matchings); unlike swapping pairs it can reach every deal. Deals that break
caps are walked through, but each breach makes a state a quarter as likely (Metropolis), so the walk keeps coming back
to deals that break none. Watched only at these deals it is a fair walk on them, and it stops at one of its later
visits: taking the first good deal after a fixed time would favour deals that are hard to leave.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.rng import Rng

LIFTED: Final = -1
VISITS: Final = 16
"""Good deals that the walk passes through before it takes one."""
MAX_STEPS_PER_CARD: Final = 20_000
"""Steps per card after which the search for a world is given up."""
CAP: Final = 4
"""A cap is four numbers: viewer, kinds, places, m: of these kinds at most m lie in these places."""


class NoWorld(ValueError):
    """No world was found that agrees with what a viewer knows."""


def deal(kinds: vec[i64], spots: vec[i64], allowed: vec[i64], caps: vec[i64], rng: Rng) -> vec[i64]:
    """Return for each spot the index of the card dealt to it.

    `kinds`: one bit per card; `spots`: the place of each spot; `allowed`: per place the kinds that may lie there;
    `caps`: the caps, all of which hold.
    """
    n: i64 = len(spots)
    if len(kinds) != n:
        raise NoWorld(f"{len(kinds)} cards cannot fill {n} spots")
    dealer = Dealer(kinds, spots, allowed, caps, shuffled(n, rng))
    if n and not dealer.is_free():
        dealer.match()
        dealer.walk(rng)
    return dealer.dealt


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    """Return 0 … n-1 in random order."""
    order = vec[i64](range(n))
    for i in range(n - 1, 0, -1):
        j = rng.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Dealer:
    """A deal in the making: which card lies on which spot, and how often it breaks a cap."""

    def __init__(self, kinds: vec[i64], spots: vec[i64], allowed: vec[i64], caps: vec[i64], dealt: vec[i64]) -> None:
        """Start from any deal, allowed or not."""
        self.kinds = kinds
        self.spots = spots
        self.allowed = allowed
        self.caps = caps
        self.dealt = dealt
        """The card on each spot, LIFTED if none."""
        self.spot_of = vec[i64]([0] * len(dealt))
        """The spot of each card."""
        self.lying = vec[i64]([0] * (len(caps) // CAP))
        """How many cards each cap counts now."""
        self.broken: i64 = 0
        """By how many cards the caps are exceeded in all."""

    def is_free(self) -> bool:
        """Return whether every card may lie on every spot."""
        everywhere: i64 = -1
        needed: i64 = 0
        for i in range(len(self.spots)):
            everywhere &= self.allowed[self.spots[i]]
            needed |= self.kinds[i]
        return needed & ~everywhere == 0 and len(self.caps) == 0

    def fits(self, card: i64, spot: i64) -> bool:
        """Return whether a card may lie on a spot, caps aside."""
        return self.allowed[self.spots[spot]] & self.kinds[card] != 0

    # One allowed deal.

    def match(self) -> None:
        """Turn the deal into an allowed one: lift every misplaced card, then find a spot for each."""
        lifted: list[int] = []
        for spot in range(len(self.dealt)):
            if not self.fits(self.dealt[spot], spot):
                lifted.append(self.dealt[spot])
                self.dealt[spot] = LIFTED
        for card in lifted:
            if not self.seat(card, vec[i64]([0] * len(self.dealt))):
                raise NoWorld("no deal agrees with what is known")

    def seat(self, card: i64, tried: vec[i64]) -> bool:
        """Give a card a spot, moving others if need be; False when there is no way."""
        for spot in range(len(self.dealt)):
            if tried[spot] == 0 and self.fits(card, spot):
                tried[spot] = 1
                if self.dealt[spot] == LIFTED or self.seat(self.dealt[spot], tried):
                    self.dealt[spot] = card
                    return True
        return False

    # A random one.

    def walk(self, rng: Rng) -> None:
        """Change an allowed deal into a random one that keeps the caps."""
        n: i64 = len(self.dealt)
        for spot in range(n):
            self.lay(self.dealt[spot], spot)
        card: i64 = LIFTED  # the card lifted off, if any, and the spot left empty
        gap: i64 = 0
        visits: i64 = 0
        for _ in range(MAX_STEPS_PER_CARD * n):
            if card == LIFTED:
                if self.broken == 0:
                    visits += 1
                    if visits > VISITS:
                        return
                card = rng.below(n)
                gap = self.spot_of[card]
                self.lift(card, gap)
            elif rng.below(2) == 0:
                spot = rng.below(n)  # lay the lifted card onto a random spot, lifting what lies there
                under = self.dealt[spot]
                if self.fits(card, spot) and self.moves(card, spot, under, spot, rng):
                    card = under
            else:
                mover = rng.below(n)  # move a random card into the gap
                left = self.spot_of[mover]
                if self.fits(mover, gap):
                    if mover == card:
                        if self.moves(card, gap, LIFTED, gap, rng):
                            card = LIFTED
                    elif self.moves(mover, gap, mover, left, rng):
                        gap = left
        raise NoWorld("no deal was found that agrees with what is known")

    def moves(self, card: i64, spot: i64, lifted: i64, source: i64, rng: Rng) -> bool:
        """Lift one card (or none) and lay one; if that breaks caps and chance is against it, undo it."""
        before = self.broken
        if lifted != LIFTED:
            self.lift(lifted, source)
        self.lay(card, spot)
        for _ in range(self.broken - before):
            if rng.below(4):
                self.lift(card, spot)
                if lifted != LIFTED:
                    self.lay(lifted, source)
                return False
        return True

    def lay(self, card: i64, spot: i64) -> None:
        """Put a card on a spot."""
        self.dealt[spot] = card
        self.spot_of[card] = spot
        for cap in range(len(self.lying)):
            if self.counts(cap, card, spot):
                self.lying[cap] += 1
                if self.lying[cap] > self.caps[cap * CAP + 3]:
                    self.broken += 1

    def lift(self, card: i64, spot: i64) -> None:
        """Take a card off its spot."""
        self.dealt[spot] = LIFTED
        for cap in range(len(self.lying)):
            if self.counts(cap, card, spot):
                if self.lying[cap] > self.caps[cap * CAP + 3]:
                    self.broken -= 1
                self.lying[cap] -= 1

    def counts(self, cap: i64, card: i64, spot: i64) -> bool:
        """Return whether a cap counts this card on this spot."""
        at = cap * CAP
        return self.caps[at + 1] & self.kinds[card] != 0 and self.caps[at + 2] >> self.spots[spot] & 1 != 0
