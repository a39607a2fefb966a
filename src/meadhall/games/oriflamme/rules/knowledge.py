"""Oriflamme, public knowledge: stacks and piles, and what has been shown of hidden cards. [ORI-B40]"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.games.oriflamme.rules.components import (
    ASIDE,
    NONE,
    OPEN,
    PLACEMENT_RULE,
    PRINCE,
    ROLES,
    ROUNDS,
    SLOT,
    back_of,
    card_of,
    is_open,
    owner_of,
    role_of,
    round_of,
)
from meadhall.games.oriflamme.rules.placement import LAYING
from meadhall.games.oriflamme.rules.state import Oriflamme


def stack(s: Oriflamme, top: i64) -> list[int]:
    """Return the things of a stack from the bottom."""
    things: list[int] = []
    while top != NONE:
        things.append(top)
        top = s.below(top)
    return things[::-1]


def role_known(s: Oriflamme, thing: i64) -> i64:
    """Return the role of a card or of a back, NONE if the viewer does not know it."""
    return role_of(thing) if is_open(thing) else s.role_under(thing)


def pile(s: Oriflamme, seat: i64) -> list[int]:
    """Return the roles of a family's discarded and removed cards."""
    return [role for role in range(ROLES) if s.lies_in_pile(card_of(seat, role))]


def not_aside(s: Oriflamme, seat: i64) -> list[int]:
    """Return the roles that do not lie open, but are known not to be among the cards laid aside."""
    cards = s.secrets[seat]
    if cards.count(ASIDE) == 0:
        return []
    hidden = [place for place in range(OPEN) if place != ASIDE]
    return [
        role
        for role in range(ROLES)
        if not cards.may_have(s.seats, role, ASIDE) and any(cards.may_have(s.seats, role, place) for place in hidden)
    ]


def known_not_prince(s: Oriflamme, seat: i64) -> list[int]:
    """Return the face-down cards of a family that everybody knows not to be the Prince, who lies hidden elsewhere."""
    cards = s.secrets[seat]
    if not any(cards.may_have(s.seats, PRINCE, place) for place in range(OPEN)):
        return []
    backs = [int(back_of(seat, placed)) for placed in range(ROUNDS) if cards.count(SLOT + placed)]
    return [back for back in backs if not may_be(s, back, PRINCE)]


def may_be(s: Oriflamme, back: i64, role: i64) -> bool:
    """Return whether a face-down card has this role, for all that everybody knows."""
    return s.secrets[owner_of(back)].may_have(s.seats, role, SLOT + round_of(back))


def look_under(s: Oriflamme, back: i64, role: i64) -> None:
    """Show everybody whether a face-down card has this role."""
    s.secrets[owner_of(back)].look(SLOT + round_of(back), bit(role), -1)


def being_laid(s: Oriflamme) -> i64:
    """Return the back of the card that a seat has taken from the hand and not laid down yet, NONE if none."""
    top = s.frames[-1] if s.frames else None
    if top is None or top.code != PLACEMENT_RULE or top.step != LAYING:
        return NONE
    return back_of(top.seat, s.round)
