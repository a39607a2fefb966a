"""The facts of Inis as they are drawn: in words and keys, and with the things on the table that they touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import CARDS
from meadhall.games.inis.places import GROUP_KEYS, SEAT_KEYS, TERRITORY_KEYS
from meadhall.games.inis.rules import events as told
from meadhall.games.inis.rules.components import (
    NONE,
    is_advantage,
    is_seat,
    is_territory,
    seat_in,
    territory_in,
    territory_on,
)
from meadhall.presentation import Named

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.games.inis.rules.state import Inis

WITH_SEAT = {
    told.PASSED_ON, told.GAVE, told.REMOVED, told.REPLACED, told.SAW_ACTIONS, told.SAW_TALES, told.ATTACKS,
    told.TOOK_AT_RANDOM,
}  # fmt: skip
"""The facts whose `other` is a seat."""
OF_CLANS = {
    told.PLACED, told.MOVED, told.REMOVED, told.SAVED, told.REPLACED, told.PUT_BACK, told.SHELTERS, told.ATTACKS,
    told.WITHDREW, told.CAME_BACK,
}  # fmt: skip
"""The facts about clans of the seat in a territory."""


def named(event: Event) -> Named:
    """Return what a fact speaks of: a card, a territory, and another seat or territory or what was answered."""
    card = "" if event.card == NONE else CARDS[event.card]
    return Named(card, "" if event.place == NONE else TERRITORY_KEYS[event.place], other_of(event))


def other_of(event: Event) -> str:
    """Return the key of a fact's other seat or territory, or an answer in notation."""
    if event.other == NONE:
        return ""
    if event.kind in WITH_SEAT:
        return SEAT_KEYS[event.other]
    if event.kind == told.MOVED:
        return TERRITORY_KEYS[event.other]
    if event.kind != told.CHOSE:
        return ""
    if is_territory(event.other):
        return TERRITORY_KEYS[territory_in(event.other)]
    return SEAT_KEYS[seat_in(event.other)] if is_seat(event.other) else GAME.write(event.other)


def touched(s: Inis, event: Event) -> list[str]:
    """Return the keys of the things that a fact touches: territories, clans in them, seats."""
    found = []
    if event.place != NONE:
        found.append(TERRITORY_KEYS[event.place])
        if event.kind in OF_CLANS and event.seat != NONE and s.clans(event.place, event.seat):
            found.append(GROUP_KEYS[event.place][event.seat])
        if event.kind == told.ATTACKS:
            found.append(GROUP_KEYS[event.place][event.other])
    elif event.card != NONE and is_advantage(event.card) and event.kind in (told.TOOK_ADVANTAGE, told.FREE_ADVANTAGE):
        found.append(TERRITORY_KEYS[territory_on(event.card)])
    other = other_of(event)
    if other.startswith(("territory:", "seat:")) and other not in found:
        found.append(other)
    return found
