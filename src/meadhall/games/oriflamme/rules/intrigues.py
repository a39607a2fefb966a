"""Oriflamme, "Intrigue cards": they act once, when they are revealed, and are discarded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import Question
from meadhall.core.state import Frame
from meadhall.games.oriflamme.rules.activation import activate, mark_handled
from meadhall.games.oriflamme.rules.card import Card
from meadhall.games.oriflamme.rules.characters import is_beside
from meadhall.games.oriflamme.rules.clauses import R46, R50, R56, R58
from meadhall.games.oriflamme.rules.components import (
    ACTIVATE_POSITION_RULE,
    AGAIN,
    ASIDE,
    BRIBE_WHOM,
    CHOOSE_CHARACTER,
    NONE,
    OPEN,
    REMOVE,
    TAKE,
    TAKE_OR_AGAIN,
    card_of,
    is_character,
    owner_of,
    position_in,
    positions,
    role_of,
)
from meadhall.games.oriflamme.rules.events import (
    BRIBED,
    BY_PLAN,
    DONE,
    NO_EFFECT,
    NOT_REPLACED,
    REPLACED,
    TOKEN_BACK,
    TRAPPED,
)
from meadhall.games.oriflamme.rules.influence import gain, lose_tokens, steal, take_tokens
from meadhall.games.oriflamme.rules.removal import discard, remove, show
from meadhall.games.oriflamme.rules.state import Oriflamme


def discard_itself(s: Oriflamme, f: Frame) -> None:
    """The intrigue is over: it is discarded, unless a Trap has done that already. [ORI-R17]"""
    s.finish()
    if s.top(f.place) == f.card:
        discard(s, f.place, DONE)
    s.close_gaps()


def discard_without_effect(s: Oriflamme, f: Frame) -> None:
    """The intrigue finds nothing to act on; it is discarded all the same. [ORI-B13, B22]"""
    s.tell(NO_EFFECT, f.seat, card=f.card)
    discard_itself(s, f)


class Substitution(Card):
    """Remove an adjacent card; an opponent's character by the same character of your family. [ORI-R46 … R49]"""

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        return self.offer(s, f, REMOVE, f.seat, positions(s.length()), f.place)

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return 0 if is_beside(position_in(option), f.place) else R46

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        at = position_in(option)
        card = show(s, at)
        was_opponents_character = is_character(card) and s.holder(card) != f.seat
        remove(s, f, [at], pay=1)
        if was_opponents_character and s.top(at) == NONE:  # ORI-R47: what lay on a stack is not replaced
            replace(s, f.seat, at, role_of(card))
        discard_itself(s, f)

    def resume(self, s: Oriflamme, f: Frame) -> None:
        discard_without_effect(s, f)


def replace(s: Oriflamme, seat: i64, at: i64, role: i64) -> None:
    """Put a seat's own character into the gap, from its pile or the cards laid aside. [ORI-R46, R49, B26 … B29]"""
    card = card_of(seat, role)
    cards = s.secrets[seat]
    if not is_available(s, seat, role):
        cards.look(ASIDE, bit(role), -1)  # ORI-B29: everybody sees that it is not there
        s.tell(NOT_REPLACED, seat, card=card)
        return
    if cards.has(role, ASIDE):
        cards.show(role, ASIDE, OPEN)
    s.fill_gap(at, card)
    s.tell(REPLACED, seat, card=card, place=at)


def is_available(s: Oriflamme, seat: i64, role: i64) -> bool:
    """Return whether a seat's own character can come: from its pile or from the cards laid aside. [ORI-R46]"""
    return s.lies_in_pile(card_of(seat, role)) or s.secrets[seat].has(role, ASIDE)


class Plan(Card):
    """Discard it; activate a character of your family, once more for every token thrown away. [ORI-R50, R51, B19]"""

    DISCARDING: Final = 0
    UNCOVERING: Final = 1
    ACTIVATING: Final = 2
    SPENDING: Final = 3

    def keeps_tokens(self) -> bool:
        """Each of them is taken or thrown away. [ORI-R50, B4]"""
        return True

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        if f.step == self.ACTIVATING:
            return self.offer(s, f, CHOOSE_CHARACTER, f.seat, positions(s.length()))
        if f.step == self.SPENDING and s.tokens(f.card) and has_character(s, f.seat):
            return self.offer(s, f, TAKE_OR_AGAIN, f.seat, [TAKE, AGAIN], s.tokens(f.card))
        return None

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return 0 if option in (TAKE, AGAIN) or is_own_character(s, position_in(option), seat) else R50

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        if option == TAKE:
            take_tokens(s, f.seat, 1, f.card)
        elif option == AGAIN:
            lose_tokens(s, f.seat, 1, f.card)
            f.step = self.ACTIVATING
        else:
            f.step = self.SPENDING
            activate(s, position_in(option), f.seat, BY_PLAN)

    def resume(self, s: Oriflamme, f: Frame) -> None:
        if f.step == self.DISCARDING:
            discard(s, f.place, DONE)
            s.close_gaps()
            f.step = self.ACTIVATING
            if s.plan_last and not s.is_gone:
                f.step = self.UNCOVERING
                s.push(ACTIVATE_POSITION_RULE, NONE)
        elif f.step == self.UNCOVERING:  # ORI-B18: what lay under Plan has been handled
            if not s.is_gone:
                mark_handled(s)
            f.step = self.ACTIVATING
        elif f.step == self.ACTIVATING:  # ORI-B19: without a character of its own the seat was not asked
            s.tell(NO_EFFECT, f.seat, card=f.card)
            f.step = self.SPENDING
        else:
            take_tokens(s, f.seat, s.tokens(f.card), f.card)
            s.finish()


def has_character(s: Oriflamme, seat: i64) -> bool:
    """Return whether a seat has a revealed character in the row."""
    return any(is_own_character(s, at, seat) for at in range(s.length()))


def is_own_character(s: Oriflamme, at: i64, seat: i64) -> bool:
    """Return whether a revealed character of a seat's family lies on top of a position."""
    return is_character(s.top(at)) and s.holder_at(at) == seat


class Trap(Card):
    """Revealed by its own player: its tokens are lost, gain 1, discard it. [ORI-R52]"""

    LOOT: Final = 3

    def keeps_tokens(self) -> bool:
        """They are lost. [ORI-R52, B4]"""
        return True

    def resume(self, s: Oriflamme, f: Frame) -> None:
        lose_tokens(s, f.seat, s.tokens(f.card), f.card)
        gain(s, f.seat, 1, f.card)
        discard_itself(s, f)

    def removed(self, s: Oriflamme, card: i64, by: Frame) -> None:
        """An opponent's card that removes it is discarded; its player steals 3 from them. [ORI-R53, R55, B23]"""
        if s.holder(card) != by.seat:
            discard(s, by.place, TRAPPED)  # ORI-B20: the character that acts, not the Plan that has activated it
            steal(s, owner_of(card), by.seat, self.LOOT, card)


class Bribe(Card):
    """Put your bribe token onto a revealed character: it belongs to your family now. [ORI-R56, R57, R58, B22]"""

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        return self.offer(s, f, BRIBE_WHOM, f.seat, positions(s.length()))

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return forbids_bribe(s, position_in(option))

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        card = s.top(position_in(option))
        before = s.briber(card)
        s.bribe(card, f.seat)
        s.tell(BRIBED, f.seat, card=card, place=position_in(option))
        if before != NONE:
            s.tell(TOKEN_BACK, before, card=card)
        discard_itself(s, f)

    def resume(self, s: Oriflamme, f: Frame) -> None:
        discard_without_effect(s, f)


def forbids_bribe(s: Oriflamme, at: i64) -> int:
    """Return why the top card of a position cannot be bribed, 0 if it can be. [ORI-R56, R58]"""
    if not is_character(s.top(at)):
        return R56
    return R58 if s.is_stack(at) else 0
