"""The things on the table of Land of Clans, as structs: what a scene is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

from meadhall.games.clans.rules.box import Sign
from meadhall.presentation import Scene

Shape = Literal["circle", "square", "triangle", "diamond", "star", "crescent", "cross", "hexagon"]
Step = Literal["arming", "adding", "defending"]


class Square(msgspec.Struct):
    """A square of the board, with the token on it."""

    key: str
    column: int
    """0 to 11."""
    row: int
    """0 to 11, from the top."""
    shape: Shape | Literal[""]
    """Printed on it; nothing on no-man's-land."""
    number: int
    clan: int
    """The clan whose token lies on it; -1: none."""
    castle: str
    """The key of the castle whose tile covers it; empty: none."""
    sign: Sign | Literal[""]
    """What its land card shows."""


class Cell(msgspec.Struct):
    """A square of a shape."""

    column: int
    row: int


class Prize(msgspec.Struct):
    """A prize card."""

    key: str
    name: str
    """L4."""
    points: int
    cells: list[Cell]


class Castle(msgspec.Struct):
    """A castle on its tile."""

    key: str
    """After its first square, where it stands."""
    name: str
    points: int
    clan: int
    squares: list[str]
    """Their keys."""
    units: list[int]
    """How many units each clan has around it in an attack, its owner with the castle itself."""
    beside: list[str]
    """The keys of what counts: squares with tokens, castles."""


class Claim(msgspec.Struct):
    """Tokens that have the shape of an open prize and so may be claimed as a castle."""

    key: str
    name: str
    points: int
    clan: int
    squares: list[str]


class Completion(msgspec.Struct):
    """A castle that one more token would complete."""

    square: str
    """The key of the square where that token is missing."""
    name: str
    points: int
    squares: list[str]


class Card(msgspec.Struct):
    """A card of a hand."""

    key: str
    """The same for all Wizards of a hand."""
    square: str
    """The key of the square that it shows; empty for a Wizard."""
    shape: Shape | Literal[""]
    number: int
    sign: Sign | Literal[""]
    is_chosen: bool
    """Whether it was chosen to be laid or discarded, as the others will see when the choice is made."""


class Wizards(msgspec.Struct):
    """The Wizards that lie open before a seat."""

    key: str
    count: int


class Seat(msgspec.Struct):
    """What a seat has before it and in hand."""

    clan: int
    hand_count: int
    hand: list[Card]
    """Those that the viewer knows: partners do not see each other's hands."""
    wizards: Wizards


class Clan(msgspec.Struct):
    """A player, or two partners: everything of one colour."""

    seats: list[int]
    points: int
    prizes: list[Prize]
    tokens_left: int
    castles_left: int


class Swords(msgspec.Struct):
    """A number of Swords to attack with."""

    key: str
    count: int


class Attack(msgspec.Struct):
    """An attack under way."""

    step: Step
    """`arming`: the attacker is choosing the cards, and nobody else knows of it yet."""
    seat: int
    """Who attacks."""
    castle: str
    swords: int


class ClansTable(Scene, tag="clans"):
    """The table of Land of Clans."""

    squares: list[Square]
    castles: list[Castle]
    corners: list[Prize | None]
    """What lies at the corners of the board, in reading order."""
    claims: list[Claim]
    """What can be claimed now, or with the next conquest because it was complete before its prize lay open."""
    completions: list[Completion]
    """For the viewer's clan."""
    clans: list[Clan]
    seats: list[Seat]
    swords: list[Swords]
    attack: Attack | None
    target: str
    """The key of the square that is being conquered; empty: none."""
    prizes_needed: int
    """How many prizes end the game."""
    bag_count: int
    draw_count: int
    used_count: int
    turn: int
    """The seat whose turn it is; -1 before the first and after the last."""
