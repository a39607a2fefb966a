"""The facts of Oriflamme as they are drawn: in words and keys, and with the things on the table that they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.oriflamme.places import spot_key, thing_key
from meadhall.games.oriflamme.rules import events as told
from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import NONE, owner_of, role_of
from meadhall.games.oriflamme.rules.knowledge import stack
from meadhall.presentation import Named, seat_key

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.games.oriflamme.rules.state import Oriflamme

AT_A_FAMILY = (
    told.STARTS,
    told.ROUND_BEGINS,
    told.TOOK,
    told.GAINED,
    told.LOST,
    told.DISCARDED,
    told.ENTERED,
    told.REPLACED,
    told.NOT_REPLACED,
    told.BRIBED,
    told.TOKEN_BACK,
    told.NO_PRINCE,
)
"""The facts that are seen at a family as well."""


def card_key(card: int) -> str:
    """Return the key that a card has once it is known."""
    return "" if card == NONE else f"card:{owner_of(card)}:{ROLE_NAMES[role_of(card)]}"


def named(event: Event) -> Named:
    """Return what a fact speaks of: a card, a position, and the card that did it or the seat that was robbed."""
    other = ""
    if event.kind == told.REMOVED:
        other = card_key(event.other)
    elif event.kind == told.STOLE:
        other = seat_key(event.other)
    return Named(card_key(event.card), "" if event.place == NONE else spot_key(event.place), other)


def touched(s: Oriflamme, event: Event) -> list[str]:
    """Return the keys of the things that a fact touches: cards where they lie, positions, and families."""
    found = [card_key(event.card)] if event.card != NONE else []
    if event.place != NONE:
        found.append(spot_key(event.place))
        if event.card == NONE and (things := stack(s, s.top(event.place))):
            found.append(thing_key(s, things[-1]))
    if event.kind == told.REMOVED:
        found.append(card_key(event.other))
    found += [seat_key(seat) for seat in families(event)]
    return found


def families(event: Event) -> list[int]:
    """Return the seats to which or from which something goes."""
    if event.kind == told.STOLE:
        return [event.seat, event.other]
    return [event.seat] if event.kind in AT_A_FAMILY else []
