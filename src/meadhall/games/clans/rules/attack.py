"""Land of Clans, "Attacking a castle": who may, the partner's Swords, the owner's Shields, what becomes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import lowest
from meadhall.core.deck import USED
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.core.together import Together
from meadhall.games.clans.rules.bitboards import Bitboard, both, listed, meets, nth, size
from meadhall.games.clans.rules.claims import take_prize
from meadhall.games.clans.rules.clauses import C13, C14, C35, R16, R20, R21
from meadhall.games.clans.rules.components import (
    ADD,
    ADD_RULE,
    ATTACK_RULE,
    DEFENCE_RULE,
    HAND_SIZE,
    number_in,
    number_letters,
)
from meadhall.games.clans.rules.events import ATTACKED, CONQUERED, REPELLED, SHIELD_LAID, SWORD_LAID
from meadhall.games.clans.rules.state import HAND, Clans

ADDING: Final = 0
DEFENDING: Final = 1


class Attack(Paragraph[Clans]):
    """`n` Swords lie against the castle `other` on `place`: the partner adds, the owner answers. [CLA-R20, R34, C28]"""

    def resume(self, s: Clans, f: Frame) -> None:
        if f.step == ADDING and s.is_in_teams:
            f.step = DEFENDING
            s.push(ADD_RULE, f.seat, n=HAND_SIZE)
        else:
            s.finish()
            s.push(DEFENCE_RULE, f.seat, place=f.place, other=f.other, n=f.n)

    def receive(self, s: Clans, f: Frame, value: int) -> None:
        f.n += value


class Laying(Together[Clans]):
    """A seat first answers with a number and then, where that leaves a choice, with each card."""

    def __init__(self, zero_letter: int, ask_how_many: int, ask_pledge: int, ask_which: int) -> None:
        """Keep the letter for laying none, and the kinds of questions: how many, how many in teams, which."""
        self.zero_letter = zero_letter
        self.ask_how_many = ask_how_many
        self.ask_pledge = ask_pledge
        self.ask_which = ask_which

    def width(self, s: Clans, f: Frame) -> int:
        """A number, then at most as many cards as are wanted and as a hand holds."""
        return 1 + min(f.n, HAND_SIZE)

    def is_asked(self, s: Clans, seat: int, least: int) -> bool:
        """Return whether a seat is asked.

        In a match everybody is asked, so that nobody learns who has none; a simulation skips those who hold too few.
        """
        return not s.is_simulated or len(self.cards(s, seat)) >= least

    def cards(self, s: Clans, seat: int) -> list[int]:
        """Return the cards that a seat may lay."""
        return cards_with(s, seat, s.board.swords if self.zero_letter == ADD else s.board.shields)

    def ask_one(self, s: Clans, f: Frame, seat: int) -> Question | None:
        given = self.answers(s, f, seat)
        if not given:
            numbers = number_letters(self.zero_letter)
            kind = self.ask_pledge if s.is_in_teams else self.ask_how_many
            return self.offer(s, f, kind, seat, numbers, f.place)
        left = [card for card in self.cards(s, seat) if card not in given]
        return Question(self.ask_which, seat, left, f.place, NO_WEIGHTS)

    def has_enough(self, s: Clans, f: Frame, seat: int) -> bool:
        """The number and each card are named; who lays all such cards names their order at most, and not the last."""
        given = self.answers(s, f, seat)
        wanted = number_in(given[0])
        if wanted == len(self.cards(s, seat)):
            return len(given) >= wanted or not self.may_keep_some(s, f, seat)
        return len(given) == 1 + wanted

    def may_keep_some(self, s: Clans, f: Frame, seat: int) -> bool:
        """Return whether fewer cards may be laid in the end, so that their order matters. [CLA-C33]"""
        return False

    def laid(self, s: Clans, f: Frame, seat: int) -> list[int]:
        """Return the cards that a seat wants to lay, in its order. [CLA-C33]"""
        given = self.answers(s, f, seat)
        if not given:
            return []
        named = given[1:]
        rest = [card for card in self.cards(s, seat) if card not in named]
        return (named + rest)[: number_in(given[0])]


class AddSwords(Laying):
    """The partner of the attacker adds Swords, or none. [CLA-R34, C28]"""

    def concerns(self, s: Clans, f: Frame, seat: int) -> bool:
        return seat != f.seat and s.clan(seat) == s.clan(f.seat) and self.is_asked(s, seat, 1)

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        return R20 if number_in(option) > len(self.cards(s, seat)) else 0

    def close(self, s: Clans, f: Frame) -> None:
        partner = s.partner(f.seat)
        swords = self.laid(s, f, partner)
        lay(s, partner, swords, SWORD_LAID)
        s.finish(len(swords))


class Defence(Laying):
    """The owner answers the `n` Swords against the castle `other`. [CLA-R21, R23, C14, C28]

    An owner alone lays as many Shields as there are Swords, or none. Two owners each pledge a number in secret. If the
    pledges are too few, nothing is laid or shown, and the castle is conquered; otherwise exactly as many Shields as
    Swords are laid, those of the owner who is next in turn first.
    """

    def concerns(self, s: Clans, f: Frame, seat: int) -> bool:
        least = f.n if not s.is_in_teams else 1
        return s.clan(seat) == s.owner(f.other) and self.is_asked(s, seat, least)

    def may_keep_some(self, s: Clans, f: Frame, seat: int) -> bool:
        return is_second_defender(s, f.seat, seat)

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        n = number_in(option)
        is_partial = 0 < n < f.n
        if n > f.n or (is_partial and not s.is_in_teams):
            return C14
        return R21 if n > len(self.cards(s, seat)) else 0

    def close(self, s: Clans, f: Frame) -> None:
        s.finish()
        pledged = 0
        for seat in range(s.seats):
            pledged += len(self.laid(s, f, seat))
        if pledged < f.n:
            s.tell(CONQUERED, f.seat, place=f.place, other=f.other)
            take_prize(s, s.clan(f.seat), f.other)
            return
        left = f.n
        for after in range(1, s.seats):  # the next in turn lays first
            seat = s.clockwise(f.seat, after)
            shields = self.laid(s, f, seat)[:left]
            lay(s, seat, shields, SHIELD_LAID)
            left -= len(shields)
        s.tell(REPELLED, f.seat, place=f.place, other=f.other)


def is_second_defender(s: Clans, attacker: i64, seat: i64) -> bool:
    """Return whether a seat's partner is the next in turn after the attacker, and so lays Shields first. [CLA-C28]"""
    after = (seat - attacker) % s.seats
    return after >= s.clans


def begin_attack(s: Clans, seat: i64, square: i64, swords: list[int]) -> None:
    """Lay Swords against the castle that stands on a square. [CLA-R20]"""
    s.passes = 0
    castle = s.castle_at(square)
    s.tell(ATTACKED, seat, place=square, other=castle)
    lay(s, seat, swords, SWORD_LAID)
    s.push(ATTACK_RULE, seat, place=square, other=castle, n=len(swords))


def lay(s: Clans, seat: i64, cards: list[int], event: int) -> None:
    """Lay cards of a hand openly, at once, each for one Sword or Shield; now they are used. [CLA-R22, R25, C15, C32]"""
    for card in sorted(cards):
        s.secrets[0].show(card, HAND + seat, USED)
        s.tell(event, seat, card=card)


def cards_with(s: Clans, seat: i64, sign: Bitboard) -> list[int]:
    """Return the cards in a hand that show a Sword, or a Shield, whatever lies on their squares. [CLA-C10]"""
    return listed(both(s.hand(seat), sign))


def swords_in_hand(s: Clans, seat: i64) -> i64:
    """Return how many Swords a seat holds."""
    return size(both(s.hand(seat), s.board.swords))


def forbids_attack(s: Clans, seat: i64, square: i64, swords: i64) -> int:
    """Return why a seat may not attack a castle with this many Swords, 0 if it may. [CLA-R16, R20, C13, C35]

    This explains; `legal_actions` has the same rules once more, to be fast. Change both: see actions.py.
    """
    castle, clan, held = s.castle_at(square), s.clan(seat), swords_in_hand(s, seat)
    if s.owner(castle) == clan:
        return C35
    if not has_units(s, castle, clan):
        return R16
    if held == 0:
        return C13
    if swords > held:
        return R20
    return 0


def has_units(s: Clans, castle: i64, clan: i64) -> bool:
    """Return whether a clan has at least as many units around a castle as its owner. [CLA-R16]"""
    ours = units(s, castle, clan)  # without any, there is no need to count the owner's: the castle itself is one
    return ours > 0 and ours >= units(s, castle, s.owner(castle))


def units(s: Clans, castle: i64, clan: i64) -> i64:
    """Return how many units of a clan count at a castle. [CLA-R17 … R19, C12]"""
    placement = s.placement(castle)
    border = nth(s.board.border, placement)
    n = size(both(border, s.tokens(clan)))  # CLA-R18: its tokens beside the tile
    held = s.castles(clan)
    while held:  # no list: this is asked for every castle in every turn
        other = lowest(held)
        held &= held - 1
        if other == castle or meets(s.board.area, s.placement(other), border):
            n += 1  # CLA-R17: the castle itself, for its owner; CLA-R19: each castle of the clan beside it
    return n
