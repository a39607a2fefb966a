"""The keys of the things on the table of Oriflamme, and at which of them an answer lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    END,
    NONE,
    START,
    is_position,
    is_role_letter,
    owner_of,
    position_in,
    role_in,
    round_of,
)
from meadhall.games.oriflamme.rules.knowledge import role_known

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.games.oriflamme.rules.state import Oriflamme

END_KEYS = {START: "end:start", END: "end:end"}
"""The ends of the row, where a card may be added."""


def hand_key(seat: int, role: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{ROLE_NAMES[role]}"


def spot_key(at: int) -> str:
    """Return the key of a position of the row."""
    return f"spot:{at}"


def thing_key(s: Oriflamme, thing: int) -> str:
    """Return the key of a card, or of a back for those who do not know its role."""
    role = role_known(s, thing)
    seat = int(owner_of(thing))
    return f"back:{seat}:{round_of(thing) + 1}" if role == NONE else f"card:{seat}:{ROLE_NAMES[role]}"


def places(question: Question, option: int) -> list[str]:
    """Return the keys of the things at which an answer lies. See `GameScene.places`."""
    if is_role_letter(option):
        return [hand_key(question.actor, role_in(option))]
    if is_position(option):
        return [spot_key(position_in(option))]
    return [END_KEYS[option]] if option in END_KEYS else []
