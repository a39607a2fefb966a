"""The facts of Land of Clans as they are drawn: in words and keys, and with the things on the table that they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.clans.notation import CARDS
from meadhall.games.clans.places import CASTLE_KEYS, SQUARE_KEYS, castle_at, prize_key, square_keys
from meadhall.games.clans.rules import events as told
from meadhall.games.clans.rules.components import NONE, TURN_RULE
from meadhall.presentation import Named, seat_key

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.games.clans.rules.state import Clans

ABOUT_CASTLE = {told.ATTACKED, told.REPELLED, told.CONQUERED}


def named(event: Event) -> Named:
    """Return what a fact speaks of: a card, a square, and a prize, a clan or a second square."""
    card = "" if event.card == NONE else CARDS[event.card]
    place = "" if event.place == NONE or event.kind == told.PRIZE_LAID else SQUARE_KEYS[event.place]
    return Named(card, place, other_of(event))


def other_of(event: Event) -> str:
    """Return the key of the prize of a castle, of a clan or of the square that a token comes from."""
    if event.kind in ABOUT_CASTLE or event.kind == told.PRIZE_LAID:
        return prize_key(event.other)
    if event.kind == told.CLAIMED:
        return prize_key(castle_at(event.other))
    if event.kind == told.OUSTED:
        return f"clan:{event.other}"
    return SQUARE_KEYS[event.other] if event.kind == told.MOVED else ""


def touched(s: Clans, event: Event) -> list[str]:
    """Return the keys of the things that a fact touches: squares, castles, prizes, the seat that draws."""
    if event.kind == told.DREW:  # the first hands are dealt unseen
        return [seat_key(event.seat)] if s.frames and s.frames[0].code == TURN_RULE else []
    if event.kind == told.PRIZE_LAID:
        return [prize_key(event.other)]
    if event.kind == told.CLAIMED:
        return [CASTLE_KEYS[event.place], *square_keys(event.other)]
    if event.kind == told.CONQUERED:
        return [CASTLE_KEYS[event.place], prize_key(event.other)]
    if event.kind in ABOUT_CASTLE:
        return [CASTLE_KEYS[event.place]]
    if event.kind in (told.SWORD_LAID, told.SHIELD_LAID, told.DISCARDED) or event.place == NONE:
        return []
    found = [SQUARE_KEYS[event.place]]
    if event.kind == told.MOVED:
        found.append(SQUARE_KEYS[event.other])
    return found
