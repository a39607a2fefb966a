"""Everything that changes in a game of Oriflamme: the names of its numbers, and the row of events.

The row is kept in the order of activation, its start first; at which hand the start lies is the direction.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.state import State
from meadhall.games.oriflamme.rules.components import (
    BACK,
    NONE,
    ROUNDS,
    card_of,
    is_open,
    owner_of,
)

# Places of a family's cards (`secrets[family]`; the kinds are the roles).
HAND: Final = 0
ASIDE: Final = 1
SLOT: Final = 2
"""6: SLOT + round: the card placed in that round, while it lies face down."""
OPEN: Final = 8
"""Everything that lies face up, in the row or before its player."""
PLACES: Final = 9

# The layout of `numbers`. Five seats always have room, so that the layout does not depend on how many play.
START_AT: Final = 0
"""RIGHTWARD or LEFTWARD, NONE until it is known: where the activation goes (ORI-R7)."""
FIRST: Final = 1
"""The first player, NONE until it is known."""
ROUND: Final = 2
"""From 0."""
TWIN_ALWAYS: Final = 3
"""1 if a Prince brings the Twin at every activation (ORI-B1)."""
ENTERING_ACTS: Final = 4
"""1 if a card that enters face up acts in the same round (ORI-B3, B30)."""
HITS_ITSELF: Final = 5
"""1 if the Apothecary may choose itself (ORI-B11)."""
PLAN_LAST: Final = 6
"""1 if the card under Plan acts before Plan does (ORI-B18)."""
AT: Final = 7
"""The position being activated, the one before it when it has gone; NONE while cards are placed."""
GONE: Final = 8
"""1 if the position being activated has gone."""
READY: Final = 9
"""The set of seats whose Twin lies ready."""
PILES: Final = 10
"""The set of cards that were discarded or removed."""
NEW: Final = 11
"""The set of cards that entered the row face up in this round."""
SUBSTITUTED: Final = 12
"""The set of cards that Substitution put into the row."""
BANK: Final = 13
"""What the bank has given out, as a negative number: together with all tokens in play it is 0 (ORI-B15)."""
INFLUENCE: Final = 14
"""5: every seat's influence."""
LENGTH: Final = 19
"""How many positions the row has."""
ROW: Final = 20
"""55: the thing on top of each position; NONE while a gap waits to be closed."""
BELOW: Final = 75
"""85: the thing that lies under a thing, NONE if none does."""
TOKENS: Final = 160
"""85: the influence tokens on a thing."""
BRIBER: Final = 245
"""55: the seat whose bribe token lies on a card, NONE if none does."""
NUMBERS: Final = 300


class Oriflamme(State):
    """The row, the influence; hands, cards laid aside and backs are in `secrets`. All `numbers` are public."""

    def blank(self) -> Oriflamme:
        return Oriflamme(self.rules, self.seats)

    def public(self, into: State) -> None:
        """Allow what lies open: the row with its backs, influence, piles. [ORI-R23, R30]"""
        into.numbers = self.numbers[:NUMBERS]

    # Looking at the row.

    def length(self) -> i64:
        """Return how many positions the row has."""
        return self.numbers[LENGTH]

    def top(self, at: i64) -> i64:
        """Return what lies on top of a position: only that counts. [ORI-R25]"""
        return self.numbers[ROW + at]

    def below(self, thing: i64) -> i64:
        """Return what a thing covers, NONE if nothing."""
        return self.numbers[BELOW + thing]

    def is_stack(self, at: i64) -> bool:
        """Return whether two or more cards lie at a position."""
        return self.numbers[BELOW + self.numbers[ROW + at]] != NONE

    def holder(self, thing: i64) -> i64:
        """Return the family that a thing belongs to now: its owner, or whose bribe token lies on it. [ORI-R56]"""
        if is_open(thing):
            briber = self.numbers[BRIBER + thing]
            if briber != NONE:
                return briber
        return owner_of(thing)

    # Changing the row.

    def add_at_start(self, thing: i64) -> None:
        """Lay a thing at the start: behind the position being activated. [ORI-B38]"""
        for at in range(self.length(), 0, -1):
            self.numbers[ROW + at] = self.numbers[ROW + at - 1]
        self.numbers[ROW] = thing
        self.numbers[LENGTH] += 1
        if self.numbers[AT] != NONE or self.numbers[GONE]:
            self.numbers[AT] += 1

    def add_at_end(self, thing: i64) -> None:
        """Lay a thing at the end: ahead of the position being activated. [ORI-B38]"""
        self.numbers[ROW + self.length()] = thing
        self.numbers[LENGTH] += 1

    def cover(self, at: i64, thing: i64) -> None:
        """Lay a thing on what lies at a position; the tokens there are covered too. [ORI-R24]"""
        self.numbers[BELOW + thing] = self.top(at)
        self.numbers[ROW + at] = thing

    def turn_up(self, at: i64) -> i64:
        """Turn the back at a position face up and return its card; its tokens stay on it."""
        back = self.top(at)
        family = owner_of(back)
        place = SLOT + (back - BACK) % ROUNDS
        role: i64 = self.secrets[family].cards(place)[0]
        self.secrets[family].show(role, place, OPEN)
        card = card_of(family, role)
        self.numbers[TOKENS + card] = self.numbers[TOKENS + back]
        self.numbers[TOKENS + back] = 0
        self.numbers[BELOW + card] = self.below(back)
        self.numbers[BELOW + back] = NONE
        self.numbers[ROW + at] = card
        return card

    def take_off(self, at: i64) -> None:
        """Put the card on top of a position onto its owner's pile; what it covered is uncovered, or a gap opens."""
        card = self.top(at)
        self.numbers[ROW + at] = self.below(card)
        self.numbers[BELOW + card] = NONE
        self.numbers[BRIBER + card] = NONE
        self.numbers[PILES] |= bit(card)
        self.numbers[NEW] &= ~bit(card)
        self.numbers[SUBSTITUTED] &= ~bit(card)

    def close_gaps(self) -> None:
        """Move the positions together; the one being activated stays the one being activated. [ORI-R22, B38]"""
        length, active = self.length(), self.numbers[AT]
        kept: i64 = 0
        for at in range(length):
            if self.numbers[ROW + at] != NONE:
                self.numbers[ROW + kept] = self.numbers[ROW + at]
                kept += 1
            elif at <= active:
                self.numbers[AT] -= 1
                if at == active:
                    self.numbers[GONE] = 1
        for at in range(kept, length):
            self.numbers[ROW + at] = NONE
        self.numbers[LENGTH] = kept

    # Families.

    def lies_in_pile(self, card: i64) -> bool:
        """Return whether a card was discarded or removed and lies before its owner. [ORI-R23]"""
        return self.numbers[PILES] >> card & 1 != 0
