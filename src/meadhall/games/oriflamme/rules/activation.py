"""Oriflamme, "Activation phase": position by position each card is left or revealed, or acts; stacks uncover the next.

The loop over the positions is in `round.py`. [ORI-B38]
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.oriflamme.rules.card import Card
from meadhall.games.oriflamme.rules.components import (
    ACTIVATE_POSITION_RULE,
    CARD_RULE,
    LEAVE,
    LEAVE_OR_REVEAL,
    REVEAL,
    is_open,
    owner_of,
    role_of,
)
from meadhall.games.oriflamme.rules.events import ACTIVATED, IN_TURN, REVEALED, REVEALING
from meadhall.games.oriflamme.rules.influence import lay_token, take_tokens
from meadhall.games.oriflamme.rules.state import Oriflamme

HANDLING: Final = 0
ASKING: Final = 1
"""The player of a back is asked whether to reveal it."""


class ActivatePosition(Paragraph[Oriflamme]):
    """The card on top of the active position: a back is left or revealed, an open card acts. [ORI-R13 … R16]

    `card` is the thing that has been handled, or is asked about. When it has left and uncovered another, that one is
    handled at once. [ORI-R27, B16, B17]
    """

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        if f.step != ASKING:
            return None
        return Question(LEAVE_OR_REVEAL, owner_of(f.card), [LEAVE, REVEAL], s.active, NO_WEIGHTS)

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        at, seat = s.active, owner_of(f.card)
        if option == LEAVE:
            s.finish()
            lay_token(s, seat, at)
            return
        f.step = HANDLING
        card = s.turn_up(at)
        f.card = card
        s.tell(REVEALED, seat, card=card, place=at)
        if not card_rule(s, card).keeps_tokens():  # ORI-B4
            take_tokens(s, seat, s.tokens(card), card)
        activate(s, at, seat, REVEALING)

    def resume(self, s: Oriflamme, f: Frame) -> None:
        at = s.active
        if s.is_gone or s.top(at) == f.card:
            s.finish()
            return
        card = s.top(at)
        f.card = card
        if not is_open(card):
            f.step = ASKING
        elif not s.entering_acts and s.has_just_entered(card):
            s.finish()  # ORI-B3, B30
        else:
            activate(s, at, s.holder(card), IN_TURN)


def mark_handled(s: Oriflamme) -> None:
    """Note that the card on top of the active position has been handled. [ORI-B18]"""
    s.nearest(ACTIVATE_POSITION_RULE).card = s.top(s.active)


def card_rule(s: Oriflamme, card: i64) -> Card:
    """Return the paragraph of a card that lies face up."""
    return cast("Card", s.rules[CARD_RULE + role_of(card)])


def activate(s: Oriflamme, at: i64, seat: i64, how: int) -> None:
    """Make the card at a position act for a seat: in its turn, because it is revealed, or by Plan."""
    card = s.top(at)
    s.tell(ACTIVATED, seat, card=card, place=at, n=how)
    s.push(CARD_RULE + role_of(card), seat, place=at, card=card, n=how)
