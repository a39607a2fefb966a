"""Oriflamme, "Removing cards": what is removed pays its remover, what is discarded does not. [ORI-B37]"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from meadhall.core.state import Frame, Paragraph
from meadhall.games.oriflamme.rules.activation import CARD_RULE
from meadhall.games.oriflamme.rules.components import NONE, is_open, owner_of, role_of
from meadhall.games.oriflamme.rules.events import DISCARDED, LINKED, REMOVED, TOKEN_BACK
from meadhall.games.oriflamme.rules.influence import gain, waste_tokens
from meadhall.games.oriflamme.rules.state import Oriflamme

NONE_LINKED: Final[list[int]] = []
"""The positions of the cards linked to most cards: none."""


class Card(Paragraph[Oriflamme]):
    """A card: how it acts, and what follows when it is removed."""

    def removed(self, s: Oriflamme, card: i64, by: Frame) -> None:
        """Do what follows when this card is removed by another, which has been paid. By default nothing does."""

    def linked(self, s: Oriflamme, family: i64) -> list[int]:
        """Return the positions of the cards that are discarded when this one is removed from a family."""
        return NONE_LINKED


def show(s: Oriflamme, at: i64) -> i64:
    """Turn up the card that is to leave, if it is a back, and return it. [ORI-R20, B6, B36]"""
    return s.top(at) if is_open(s.top(at)) else s.turn_up(at)


def remove(s: Oriflamme, f: Frame, victims: list[int], pay: i64) -> None:
    """The card that acts removes the top cards of some positions, all at once. [ORI-R19, R21, B8, B37]

    Its player gains `pay` for each. The gaps stay open, so that a card may be put in one of them.
    """
    linked: list[int] = []
    for at in victims:
        card = s.top(at)
        s.tell(REMOVED, f.seat, card=card, place=at, other=f.card)
        waste_tokens(s, owner_of(card), s.tokens(card), card)
        if pay:
            gain(s, f.seat, pay, f.card)
        paragraph = cast("Card", s.rules[CARD_RULE + role_of(card)])
        paragraph.removed(s, card, f)
        linked += paragraph.linked(s, s.holder(card))
    for at in victims:
        leave(s, at)
    if linked:
        for at in sorted(set(linked)):
            card = show(s, at)
            discard(s, at, LINKED)
            waste_tokens(s, owner_of(card), s.tokens(card), card)


def discard(s: Oriflamme, at: i64, why: int) -> None:
    """Put the card at a position onto its owner's pile; nobody is paid and nothing follows. [ORI-R17, B5]"""
    card = s.top(at)
    s.tell(DISCARDED, owner_of(card), card=card, place=at, n=why)
    leave(s, at)


def leave(s: Oriflamme, at: i64) -> None:
    """Let a card leave the row; a bribe token on it goes back to its player. [ORI-R59]"""
    card = s.top(at)
    briber = s.briber(card)
    s.take_off(at)
    if briber != NONE:
        s.tell(TOKEN_BACK, briber, card=card)
