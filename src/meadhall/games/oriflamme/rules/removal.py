"""Oriflamme, "Removing cards": what is removed pays its remover, what is discarded does not. [ORI-B37]"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.state import Frame
from meadhall.games.oriflamme.rules.activation import card_rule
from meadhall.games.oriflamme.rules.components import NONE, is_open, owner_of
from meadhall.games.oriflamme.rules.events import DISCARDED, LINKED, REMOVED, TOKEN_BACK
from meadhall.games.oriflamme.rules.influence import gain, lose_tokens
from meadhall.games.oriflamme.rules.state import Oriflamme


def show(s: Oriflamme, at: i64) -> i64:
    """Turn up the card that is about to leave, if it is a back, and return it. [ORI-R20, B6, B33, B36]"""
    return s.top(at) if is_open(s.top(at)) else s.turn_up(at)


def remove(s: Oriflamme, f: Frame, victims: list[int], pay: i64) -> None:
    """The card that acts removes the top cards of some positions, all at once. [ORI-R19, R21, B8]

    Its player gains `pay` for each. The gaps stay open, so that a card may be put in one of them. The order is that of
    ORI-B37; its first step, showing the card, is `show`.
    """
    linked: list[int] = []
    for at in victims:
        card = s.top(at)
        s.tell(REMOVED, f.seat, card=card, place=at, other=f.card)
        lose_tokens(s, owner_of(card), s.tokens(card), card)  # 1. the influence on it is lost
        if pay:
            gain(s, f.seat, pay, f.card)  # 2. the remover is paid: before a Trap steals [ORI-R54]
        paragraph = card_rule(s, card)
        paragraph.removed(s, card, f)  # 2. and 3.: more for a Queen; a Trap strikes back
        linked += paragraph.linked(s, s.holder(card))
    for at in victims:
        card, briber = leave(s, at)  # 4. to its owner's pile, a bribe token back
        bribe_back(s, card, briber)
    if linked:  # 5. linked cards are discarded
        for at in sorted(set(linked)):
            card = show(s, at)
            discard(s, at, LINKED)
            lose_tokens(s, owner_of(card), s.tokens(card), card)


def discard(s: Oriflamme, at: i64, why: int) -> None:
    """Put the card at a position onto its owner's pile; nobody is paid and nothing follows. [ORI-R17, B5]"""
    card, briber = leave(s, at)
    s.tell(DISCARDED, owner_of(card), card=card, place=at, n=why)
    bribe_back(s, card, briber)


def leave(s: Oriflamme, at: i64) -> tuple[i64, i64]:
    """A card leaves the row; return it and whose bribe token lies on it."""
    card = s.top(at)
    briber = s.briber(card)
    s.take_off(at)
    return card, briber


def bribe_back(s: Oriflamme, card: i64, briber: i64) -> None:
    """A bribe token on a card that has left goes back to its player. [ORI-R59]"""
    if briber != NONE:
        s.tell(TOKEN_BACK, briber, card=card)
