"""Everything that changes in a game of Oriflamme: the names of its numbers, and the row of events.

The row is kept in the order of activation, its start first; the direction says on which side the start lies.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.state import State
from meadhall.games.oriflamme.rules.components import (
    ASIDE,
    BEFORE_FIRST,
    CARDS,
    ENTERING_ACTS,
    FACE_DOWN_COUNTS,
    FAMILIES,
    HAND,
    HITS_ITSELF,
    NONE,
    OPEN,
    PLAN_LAST,
    SLOT,
    THINGS,
    TWIN,
    TWIN_ALWAYS,
    card_of,
    is_open,
    owner_of,
    round_of,
)

# The layout of `numbers`. Five seats always have room, so that the layout does not depend on how many play.
# mypyc folds only sums of one module's constants: the others are declared as i64, so that they are not boxed.
DIRECTION: Final = 0
"""RIGHTWARD or LEFTWARD, NONE until it is known: where the activation goes (ORI-R7)."""
FIRST: Final = DIRECTION + 1
"""The first player, NONE until it is known."""
ROUND: Final = FIRST + 1
"""From 0."""
READINGS: Final = ROUND + 1
"""How the table reads the book: a set of TWIN_ALWAYS …"""
ACTIVE: Final = READINGS + 1
"""The position being activated; BEFORE_FIRST while cards are placed.

When it has gone, the last one before it, so that + 1 is always the next.
"""
GONE: Final = ACTIVE + 1
"""1 if the position being activated has gone."""
READY: Final = GONE + 1
"""The set of seats whose Twin lies ready."""
PILES: Final = READY + 1
"""The set of cards that were discarded or removed."""
NEW: Final = PILES + 1
"""The set of cards that entered the row face up in this round."""
SUBSTITUTED: Final = NEW + 1
"""The set of cards that Substitution put into the row."""
BANK: Final = SUBSTITUTED + 1
"""What the bank has given out, as a negative number: together with all tokens in play it is 0 (ORI-B15)."""
INFLUENCE: Final = BANK + 1
"""Every seat's influence."""
LENGTH: Final[i64] = INFLUENCE + FAMILIES
"""How many positions the row has."""
ROW: Final[i64] = LENGTH + 1
"""The thing on top of each position; NONE while a gap waits to be closed."""
BELOW: Final[i64] = ROW + CARDS
"""The thing that lies under a thing, NONE if none does."""
TOKENS: Final[i64] = BELOW + THINGS
"""The influence tokens on a thing."""
BRIBER: Final[i64] = TOKENS + THINGS
"""The seat whose bribe token lies on a card, NONE if none does."""
NUMBERS: Final[i64] = BRIBER + CARDS


@final
class Oriflamme(State):
    """The row, the influence; hands, cards laid aside and backs are in `secrets`. All `numbers` are public."""

    def blank(self) -> Oriflamme:
        return Oriflamme(self.rules, self.seats)

    def public(self, into: State) -> None:
        """Allow what lies open: the row with its backs, influence, piles. [ORI-R23, R30]"""
        into.numbers = self.numbers[:NUMBERS]

    def lay_out(self, direction: i64, first: i64, readings: i64) -> None:
        """Prepare an empty row; every family has its Twin ready and 1 influence. [ORI-R3, R5]"""
        numbers = vec[i64]([0] * NUMBERS)
        numbers[DIRECTION] = direction
        numbers[FIRST] = first
        numbers[READINGS] = readings
        numbers[ACTIVE] = BEFORE_FIRST
        for at in range(ROW, TOKENS):
            numbers[at] = NONE
        for at in range(BRIBER, NUMBERS):
            numbers[at] = NONE
        self.numbers = numbers
        for seat in range(self.seats):
            self.numbers[READY] |= bit(seat)
            self.bank_to_seat(seat, 1)

    # How the table reads the book.

    @property
    def readings(self) -> i64:
        """A set of TWIN_ALWAYS …"""
        return self.numbers[READINGS]

    @property
    def twin_always(self) -> bool:
        """Whether a Prince brings the Twin at every activation. [ORI-B1]"""
        return self.numbers[READINGS] & TWIN_ALWAYS != 0

    @property
    def entering_acts(self) -> bool:
        """Whether a card that enters face up acts in the same round. [ORI-B3, B30]"""
        return self.numbers[READINGS] & ENTERING_ACTS != 0

    @property
    def hits_itself(self) -> bool:
        """Whether the Apothecary may choose itself. [ORI-B11]"""
        return self.numbers[READINGS] & HITS_ITSELF != 0

    @property
    def plan_last(self) -> bool:
        """Whether the card under Plan acts before Plan does. [ORI-B18]"""
        return self.numbers[READINGS] & PLAN_LAST != 0

    @property
    def face_down_counts(self) -> bool:
        """Whether a Prince that lies face down is a Prince. [ORI-B36]"""
        return self.numbers[READINGS] & FACE_DOWN_COUNTS != 0

    # The round.

    @property
    def direction(self) -> i64:
        """RIGHTWARD or LEFTWARD, NONE until it is known. [ORI-R7]"""
        return self.numbers[DIRECTION]

    @direction.setter
    def direction(self, direction: i64) -> None:
        self.numbers[DIRECTION] = direction

    @property
    def first_player(self) -> i64:
        """The first player, NONE until it is known."""
        return self.numbers[FIRST]

    @first_player.setter
    def first_player(self, seat: i64) -> None:
        self.numbers[FIRST] = seat

    @property
    def round(self) -> i64:
        """From 0."""
        return self.numbers[ROUND]

    @round.setter  # noqa: A003
    def round(self, n: i64) -> None:
        self.numbers[ROUND] = n

    @property
    def active(self) -> i64:
        """The position being activated; when it has gone, the one before it; BEFORE_FIRST while cards are placed."""
        return self.numbers[ACTIVE]

    @active.setter
    def active(self, at: i64) -> None:
        self.numbers[ACTIVE] = at

    def activate_next(self) -> None:
        """Go on to the next position. [ORI-R13]"""
        self.numbers[ACTIVE] += 1
        self.numbers[GONE] = 0

    @property
    def is_gone(self) -> bool:
        """Whether the position being activated has gone."""
        return self.numbers[GONE] != 0

    @is_gone.setter
    def is_gone(self, is_gone: bool) -> None:
        self.numbers[GONE] = int(is_gone)

    @property
    def is_activating(self) -> bool:
        """Whether a position is being activated, or has gone while it was; otherwise cards are placed."""
        return self.numbers[ACTIVE] != BEFORE_FIRST or self.numbers[GONE] != 0

    def is_active(self, at: i64) -> bool:
        """Return whether a position is the one being activated; while Plan acts it may have gone."""
        return at == self.numbers[ACTIVE] and self.numbers[GONE] == 0 and self.outcome is None

    def end_round(self) -> None:
        """The next seat is first player of a new round; the row stays. [ORI-R18]"""
        self.numbers[ACTIVE] = BEFORE_FIRST
        self.numbers[GONE] = 0
        self.numbers[NEW] = 0
        self.numbers[ROUND] += 1
        self.numbers[FIRST] = self.clockwise(self.numbers[FIRST])

    def acting_card(self) -> i64:
        """Return the card whose effect is being carried out."""
        return self.frames[-1].card

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
        """Return the family that a thing belongs to now: its owner, or whose bribe token lies on it. [ORI-R56, B34]"""
        if is_open(thing):
            briber = self.numbers[BRIBER + thing]
            if briber != NONE:
                return briber
        return owner_of(thing)

    def holder_at(self, at: i64) -> i64:
        """Return the family to which the top of a position belongs now."""
        return self.holder(self.numbers[ROW + at])

    def role_under(self, back: i64) -> i64:
        """Return the role of a face-down card, NONE if the viewer does not know it."""
        cards = self.secrets[owner_of(back)].cards(SLOT + round_of(back))
        return cards[0] if cards else NONE

    def tokens(self, thing: i64) -> i64:
        """Return how many influence tokens lie on a thing."""
        return self.numbers[TOKENS + thing]

    def briber(self, card: i64) -> i64:
        """Return the seat whose bribe token lies on a card, NONE if none does."""
        return self.numbers[BRIBER + card]

    def bribed_by(self, seat: i64) -> i64:
        """Return the card on which a seat's bribe token lies, NONE if on none."""
        for card in range(i64(CARDS)):
            if self.numbers[BRIBER + card] == seat:
                return card
        return NONE

    def has_just_entered(self, card: i64) -> bool:
        """Return whether a card entered the row face up in this round."""
        return self.numbers[NEW] >> card & 1 != 0

    def is_substituted(self, card: i64) -> bool:
        """Return whether Substitution put a card into the row."""
        return self.numbers[SUBSTITUTED] >> card & 1 != 0

    # Changing the row.

    def add_at_start(self, thing: i64) -> None:
        """Lay a thing at the start: behind the position being activated. [ORI-B38]"""
        for at in range(ROW + self.numbers[LENGTH], ROW, -1):
            self.numbers[at] = self.numbers[at - 1]
        self.numbers[ROW] = thing
        self.numbers[LENGTH] += 1
        if self.is_activating:
            self.numbers[ACTIVE] += 1

    def add_at_end(self, thing: i64) -> None:
        """Lay a thing at the end: ahead of the position being activated. [ORI-B38]"""
        self.numbers[ROW + self.numbers[LENGTH]] = thing
        self.numbers[LENGTH] += 1

    def cover(self, at: i64, thing: i64) -> None:
        """Lay a thing on what lies at a position; the tokens there are covered too. [ORI-R24, R26]"""
        self.numbers[BELOW + thing] = self.numbers[ROW + at]
        self.numbers[ROW + at] = thing

    def turn_up(self, at: i64) -> i64:
        """Turn the back at a position face up and return its card; its tokens stay on it."""
        back = self.numbers[ROW + at]
        family = owner_of(back)
        role = self.role_under(back)
        self.secrets[family].show(role, SLOT + round_of(back), OPEN)
        card = card_of(family, role)
        self.numbers[TOKENS + card] = self.numbers[TOKENS + back]
        self.numbers[TOKENS + back] = 0
        self.numbers[BELOW + card] = self.numbers[BELOW + back]
        self.numbers[BELOW + back] = NONE
        self.numbers[ROW + at] = card
        return card

    def take_off(self, at: i64) -> None:
        """Put the top card of a position onto its owner's pile. [ORI-R28]

        What it covered is uncovered, or a gap opens.
        """
        card = self.numbers[ROW + at]
        self.numbers[ROW + at] = self.numbers[BELOW + card]
        self.numbers[BELOW + card] = NONE
        self.numbers[BRIBER + card] = NONE
        self.numbers[PILES] |= bit(card)
        self.numbers[NEW] &= ~bit(card)
        self.numbers[SUBSTITUTED] &= ~bit(card)

    def close_gaps(self) -> None:
        """Move the positions together; the one being activated stays the one being activated. [ORI-R22, B38]"""
        end, active = ROW + self.numbers[LENGTH], ROW + self.numbers[ACTIVE]
        kept = ROW
        for at in range(ROW, end):
            if self.numbers[at] != NONE:
                self.numbers[kept] = self.numbers[at]
                kept += 1
            elif at <= active:
                self.numbers[ACTIVE] -= 1
                if at == active:
                    self.numbers[GONE] = 1
        for at in range(kept, end):
            self.numbers[at] = NONE
        self.numbers[LENGTH] = kept - ROW

    def fill_gap(self, at: i64, card: i64) -> None:
        """Put a card face up into the gap that another has left: Substitution brings it. [ORI-R46]"""
        self.numbers[PILES] &= ~bit(card)
        self.numbers[ROW + at] = card
        self.mark_entered(card)
        self.mark_substituted(card)

    def mark_entered(self, card: i64) -> None:
        """Note that a card has entered the row face up in this round."""
        self.numbers[NEW] |= bit(card)

    def mark_substituted(self, card: i64) -> None:
        """Note that Substitution has put a card into the row."""
        self.numbers[SUBSTITUTED] |= bit(card)

    def bribe(self, card: i64, seat: i64) -> None:
        """Put a seat's bribe token onto a card; the one that lay there goes back. [ORI-R56]"""
        self.numbers[BRIBER + card] = seat

    # Influence. The bank never runs dry. [ORI-B15]

    def influence(self, seat: i64) -> i64:
        """Return a seat's influence."""
        return self.numbers[INFLUENCE + seat]

    def influences(self) -> vec[i64]:
        """Return every seat's influence, as a new list."""
        return self.numbers[INFLUENCE : INFLUENCE + self.seats]

    @property
    def bank(self) -> i64:
        """What the bank has given out, as a negative number."""
        return self.numbers[BANK]

    def balance(self) -> int:
        """Return the tokens in play minus those that the bank has given out: always 0."""
        return sum(self.numbers[BANK:LENGTH]) + sum(self.numbers[TOKENS:BRIBER])

    def bank_to_seat(self, seat: i64, n: i64) -> None:
        """Move tokens from the bank to a seat."""
        self.numbers[BANK] -= n
        self.numbers[INFLUENCE + seat] += n

    def seat_to_bank(self, seat: i64, n: i64) -> None:
        """Move tokens from a seat to the bank."""
        self.bank_to_seat(seat, -n)

    def bank_to_card(self, thing: i64, n: i64) -> None:
        """Move tokens from the bank onto a thing."""
        self.numbers[BANK] -= n
        self.numbers[TOKENS + thing] += n

    def card_to_seat(self, card: i64, seat: i64, n: i64) -> None:
        """Move tokens from a card to a seat."""
        self.numbers[TOKENS + card] -= n
        self.numbers[INFLUENCE + seat] += n

    def card_to_bank(self, card: i64, n: i64) -> None:
        """Move tokens from a card to the bank."""
        self.bank_to_card(card, -n)

    # Families.

    def has_twin_ready(self, seat: i64) -> bool:
        """Return whether a seat's Twin has not entered the row yet."""
        return self.numbers[READY] >> seat & 1 != 0

    def take_twin(self, seat: i64) -> i64:
        """Take the Twin that lies ready before a seat, and return its card."""
        self.numbers[READY] &= ~bit(seat)
        return card_of(seat, TWIN)

    def put_on_pile(self, card: i64) -> None:
        """Lay a card that was discarded or removed before its owner. [ORI-R23]"""
        self.numbers[PILES] |= bit(card)

    def lies_in_pile(self, card: i64) -> bool:
        """Return whether a card was discarded or removed and lies before its owner. [ORI-R23]"""
        return self.numbers[PILES] >> card & 1 != 0

    def hand(self, seat: i64) -> list[int]:
        """Return the roles in a hand that the viewer knows."""
        return self.secrets[seat].cards(HAND)

    def hand_count(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.secrets[seat].count(HAND)

    def aside(self, seat: i64) -> list[int]:
        """Return the roles that a seat has laid aside, as far as the viewer knows them."""
        return self.secrets[seat].cards(ASIDE)

    def aside_count(self, seat: i64) -> i64:
        """Return how many cards a seat has laid aside."""
        return self.secrets[seat].count(ASIDE)
