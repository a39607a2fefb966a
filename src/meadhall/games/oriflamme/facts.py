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
    """Return the keys of the things that a fact touches: cards where they lie, and positions."""
    found = [card_key(event.card)] if event.card != NONE else []
    if event.place != NONE:
        found.append(spot_key(event.place))
        if event.card == NONE and (things := stack(s, s.top(event.place))):
            found.append(thing_key(s, things[-1]))
    if event.kind == told.REMOVED:
        found.append(card_key(event.other))
    return found
