"""The structs of Oriflamme's scene, sent to clients that draw the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.presentation import Scene

Phase = Literal["set-up", "placing", "activating", "over"]
Direction = Literal["right", "left", ""]
if TYPE_CHECKING:
    Role = str
else:
    Role = Literal[tuple(ROLE_NAMES)]


class HandCard(msgspec.Struct):
    """A card in a hand."""

    key: str
    role: Role


class Thing(msgspec.Struct):
    """A card in the row or on a pile, face up or face down, with all that lies on it."""

    key: str
    """`card:SEAT:ROLE` if the viewer knows its role, else `back:SEAT:ROUND`."""
    seat: int
    """The family whose colour it has."""
    holder: int
    """The family to which it belongs now."""
    role: Role | Literal[""]
    """Empty if the viewer does not know it."""
    is_open: bool
    tokens: int
    briber: int
    """The seat whose bribe token lies on it; -1: none."""
    entered_now: bool
    """Whether it entered the row face up in this round."""


class Spot(msgspec.Struct):
    """A position of the row."""

    key: str
    is_active: bool
    """Whether it is the one being activated."""
    stack: list[Thing]
    """From the bottom."""


class End(msgspec.Struct):
    """An end of the row."""

    key: str


class Seat(msgspec.Struct):
    """What a family has."""

    influence: int
    hand_count: int
    hand: list[HandCard]
    """Those that the viewer knows."""
    aside_count: int
    aside: list[Role]
    """Those of the cards laid aside that the viewer knows."""
    not_aside: list[Role]
    """Hidden cards that, as everybody knows, are not among those laid aside."""
    pile: list[Thing]
    """Discarded and removed cards."""
    has_twin_ready: bool
    has_bribe_token: bool
    """Whether its bribe token lies on no card."""


class OriflammeTable(Scene, tag="oriflamme"):
    """The table of Oriflamme."""

    round: int
    """From 1."""
    rounds: int
    phase: Phase
    first: int
    """The first player of this round; -1 until it is known."""
    direction: Direction
    """Which way the row is activated: to the right if its start lies on the left."""
    row: list[Spot]
    """In the order of activation, the start first."""
    ends: list[End]
    """Start and end of the row, where a card may be added."""
    laying: Thing | None
    """A card that has left the hand and has no place in the row yet."""
    seats: list[Seat]
    turn: int
    """The seat to act; -1: none."""
