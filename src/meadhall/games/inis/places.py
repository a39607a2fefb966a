"""The keys of the things on the table of Inis, and at which of them an option lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.inis.notation import CARDS, TERRITORIES, WORDS
from meadhall.games.inis.rules.components import (
    CHOOSE_ASIDE,
    KEEP,
    KEEP_TALE,
    LOOK,
    MANOEUVRE,
    MOOR,
    NONE,
    PASS_ON,
    PLACE_OR_WHOSE,
    TAKE,
    WHO_INSTIGATES,
    WHO_IS_NEXT,
    WHOSE,
    advantage_of,
    is_card,
    is_seat,
    is_territory,
    names_spot,
    seat_in,
    territory_in,
)

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.games.inis.rules.state import Inis

TERRITORY_KEYS = [f"territory:{name}" for name in TERRITORIES]
GROUP_KEYS = [[f"clans:{name}:{seat}" for seat in range(4)] for name in TERRITORIES]
SEAT_KEYS = [f"seat:{seat}" for seat in range(4)]
ABOUT_CLANS = {MANOEUVRE, WHOSE, PLACE_OR_WHOSE, WHO_INSTIGATES, WHO_IS_NEXT}
"""The questions that ask for a seat by its clans: in the territory asked about, otherwise in that of the clash."""
FROM_POOL = {CHOOSE_ASIDE, KEEP, PASS_ON, TAKE, KEEP_TALE}
"""The questions that ask for a card that is in nobody's hand."""


def places(s: Inis, question: Question, option: int) -> list[str]:
    """Return the keys of the things at which an option lies."""
    if is_card(option):
        return [f"pool:{CARDS[option]}" if question.kind in FROM_POOL else hand_key(question.actor, option)]
    if is_territory(option):
        territory = territory_in(option)
        return [TERRITORY_KEYS[territory] if s.is_on_map(territory) else tile_key(territory)]
    if is_seat(option):
        return [seat_place(s, question, seat_in(option))]
    if names_spot(option):
        return [spot_key(option)]
    if option == LOOK and advantage_of(MOOR) not in question.options:
        return [hand_key(question.actor, advantage_of(MOOR))]
    return []


def hand_key(seat: int, card: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{CARDS[card]}"


def tile_key(territory: int) -> str:
    """Return the key of a tile that is not on the map."""
    return f"tile:{TERRITORIES[territory]}"


def spot_key(option: int) -> str:
    """Return the key of a place for a tile."""
    return f"spot:{WORDS[option]}"


def seat_place(s: Inis, question: Question, seat: int) -> str:
    """Return the keys for pointing at a seat: those of its clans, if the question is about them."""
    if question.kind in ABOUT_CLANS:
        territory = question.about if question.about != NONE else int(s.clash)
        if s.clans(territory, seat):
            return GROUP_KEYS[territory][seat]
    return SEAT_KEYS[seat]
