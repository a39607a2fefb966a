"""What lies on the table of Inis, as one viewer may know it: the structs that `scene.py` fills in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.games.inis.notation import CARDS, TERRITORIES
from meadhall.games.inis.rules.components import MANNERS
from meadhall.games.inis.rules.manoeuvres import DUES
from meadhall.presentation import Scene

Phase = Literal["set-up", "assembly", "season", "clash", "over"]
Direction = Literal["clockwise", "counter", ""]
if TYPE_CHECKING:
    TerritoryName = str
    CardName = str
    Manner = str
    Due = str
else:  # the words of the rules, for the client's types
    TerritoryName = Literal[tuple(TERRITORIES)]
    CardName = Literal[tuple(CARDS)]
    Manner = Literal[tuple(MANNERS)]
    Due = Literal[tuple(DUES)]
CardKind = Literal["action", "advantage", "tale"]
ClashStep = Literal[
    "citadels", "reaction", "card", "manoeuvre", "peace", "withdrawal", "answer", "toll", "cauldron", "other"
]
Piece = Literal["clan", "citadel", "sanctuary", "festival", "capital"]


class Card(msgspec.Struct):
    """A card whose face the viewer knows."""

    key: str
    """`hand:SEAT:CARD`, `pool:CARD` (before the viewer, to choose from), `discard:`, `aside:`, `beside:`, `passed:`."""
    card: CardName
    kind: CardKind
    is_season: bool
    """Whether it can be played as a turn."""
    is_triskel: bool
    """Whether it can be played when what it names happens."""
    clause: str
    """The id of the clause that says what it does."""


class Group(msgspec.Struct):
    """The clans of a seat in a territory: at least one."""

    key: str
    """`clans:TERRITORY:SEAT`."""
    seat: int
    count: int


class Territory(msgspec.Struct):
    """A territory on the map."""

    key: str
    """`territory:NAME`."""
    name: TerritoryName
    hexes: list[list[int]]
    """Its three hexagons, each across and down on a lattice of hexagons.

    From a hexagon at (0, 0) the neighbours are (1, 0), (0, 1), (-1, 1) and their opposites.
    """
    groups: list[Group]
    """By seat."""
    citadels: int
    """The capital not counted."""
    has_capital: bool
    sanctuaries: int
    has_festival: bool
    chieftain: int
    """The seat with the most clans; -1: nobody."""
    neighbours: list[TerritoryName]
    advantage: Literal["held", "face-up", "face-down"]
    """Where its Advantage card is: with a seat; beside the map, free or used."""
    advantage_of: int
    """The seat that holds it; -1: none."""


class Spot(msgspec.Struct):
    """A place where a new tile may be laid."""

    key: str
    """`spot:NAME@WAY`, as in the notation."""
    hexes: list[list[int]]
    touches: list[TerritoryName]


class Tile(msgspec.Struct):
    """A territory not on the map that the viewer looks at."""

    key: str
    """`tile:NAME`."""
    name: TerritoryName


class Supply(msgspec.Struct):
    """What is left of the common pieces."""

    citadels: int
    sanctuaries: int
    deeds: int


class Advantage(msgspec.Struct):
    """An Advantage card beside the map; everybody knows all of them."""

    card: Card
    is_face_up: bool
    """Whether it is free; face down it has been used in this round."""


class Move(msgspec.Struct):
    """Clans that have been declared to go and have not gone yet."""

    seat: int
    """Whose clans."""
    source: TerritoryName | Literal[""]
    """Empty: from the reserve."""
    target: TerritoryName
    count: int


class Way(msgspec.Struct):
    """The way of clans that is being asked about: how many take it, or where it begins or ends."""

    seat: int
    """Whose clans."""
    source: TerritoryName | Literal[""]
    """Empty: that is asked."""
    target: TerritoryName | Literal[""]
    """Empty: that is asked."""


class Played(msgspec.Struct):
    """A card that is being played, with what has been chosen for it so far."""

    key: str
    """`played:CARD`."""
    card: CardName
    kind: CardKind
    is_season: bool
    is_triskel: bool
    clause: str
    seat: int
    how: Manner
    is_cancelled: bool
    territories: list[TerritoryName]
    """Those chosen, in the order of choosing."""
    seats: list[int]
    """Those chosen."""
    moves: list[Move]
    """What it will bring from where to where; empty once that is done."""


class Side(msgspec.Struct):
    """A seat whose clans are, or were, in a clash."""

    seat: int
    exposed: int
    sheltered: int
    """In its citadels."""
    fallen: int
    """Removed in this clash."""


class Attack(msgspec.Struct):
    """An attack that has not been dealt with yet."""

    attacker: int
    defender: int
    due: Due
    """What the defender loses: a clan or a card as it likes, both, or one of them."""
    is_ignored: bool


class Clash(msgspec.Struct):
    """A clash that is being settled."""

    territory: TerritoryName
    instigator: int
    step: ClashStep
    """What is going on: clans enter the citadels, triskel cards may answer, a card is being played, a manoeuvre is
    chosen, peace is voted on, clans withdraw, an attack is answered, the Mountains take their toll, clans come back
    from the Cauldron.
    """
    sides: list[Side]
    free_citadels: int
    turn: int
    """Whose manoeuvre it is; -1 before the first one."""
    was_peace_refused: bool
    """Before this manoeuvre."""
    agreed: list[int]
    """While peace is voted on: who wants it, the proposer first."""
    asked: list[int]
    """Those who have not answered yet, the next one first."""
    attack: Attack | None
    withdrawal: list[Move]
    is_silenced: bool
    """Whether Lug's Spear forbids triskel cards."""


class Drafter(msgspec.Struct):
    """A seat in the draft."""

    count: int
    """Cards it looks at."""
    known: list[Card]
    """Those of an opponent's cards that the viewer has passed on."""


class Draft(msgspec.Struct):
    """A step of the draft: all choose at the same time which Action cards they keep, and pass on the others."""

    step: int
    """From 1."""
    steps: int
    pool: list[Card]
    """What the viewer chooses from; those already chosen too."""
    is_keeping: bool
    """Whether the viewer chooses which to keep; otherwise which one to pass on."""
    keep: int
    """How many are kept in this step."""
    chosen: list[CardName]
    """What the viewer has said in this step."""
    is_chosen: bool
    """Whether the viewer is done and waits for the others."""
    to: int
    """To whom the viewer passes; -1: the viewer is no seat."""
    source: int
    """From whom the viewer gets cards."""
    drafters: list[Drafter]
    """By seat."""


class Seat(msgspec.Struct):
    """What a seat has."""

    key: str
    """`seat:SEAT`."""
    is_brenn: bool
    is_pretender: bool
    has_passed: bool
    """In this Season, since the last turn that was not a pass."""
    reserve: int
    """Clans that it may place."""
    deeds: int
    clans_led: int
    """Clans of others where it is chieftain."""
    sanctuaries: int
    """Those in territories where it is present."""
    territories: int
    """Where it is present."""
    met: int
    """How many of these three conditions of victory it meets when its Deeds go where they help most."""
    cauldron: int
    """Clans on Dagda's Cauldron before it; -1: it does not lie there."""
    action_count: int
    advantage_count: int
    tale_count: int
    hand: list[Card]
    """The cards it holds that the viewer knows; everybody's Advantage cards are known."""


class InisTable(Scene, tag="inis"):
    """The table of Inis."""

    round: int
    """From 1."""
    phase: Phase
    goal: int
    """What each condition of victory demands, Deeds aside."""
    brenn: int
    """-1 until it is known."""
    direction: Direction
    """Of the crows."""
    turn: int
    """The seat to act; -1: none, chance, or several at once."""
    season_turn: int
    """The seat whose turn of the Season it is, even while others answer something in it; -1 outside the Season."""
    about: TerritoryName | Literal[""]
    """The territory that the question is about, as when a number of clans is asked for."""
    way: Way | None
    """The way of clans that the question is about."""
    brings: Piece | Literal[""]
    """What comes to the territory that is asked for."""
    territories: list[Territory]
    """On the map."""
    spots: list[Spot]
    """Only while a seat is asked where a tile goes."""
    tile: TerritoryName | Literal[""]
    """The tile that is laid next, if it lies open."""
    tiles: list[Tile]
    """Those that the viewer has drawn and not laid yet."""
    tiles_left: int
    """In the stack."""
    supply: Supply
    seats: list[Seat]
    advantages: list[Advantage]
    """Those beside the map."""
    choice: list[Card]
    """Cards that lie before the viewer, drawn, revealed or looked through, to choose from (the draft has its own)."""
    aside_count: int
    aside: list[Card]
    """The Action card set aside, if the viewer knows it."""
    discard_count: int
    discards: list[Card]
    """Those of the Action cards discarded, face down, that the viewer knows."""
    tale_discards: list[Card]
    """Face up."""
    tales_left: int
    """In their deck."""
    stack: list[Played]
    """The cards being played now, the first one first: each answers or follows what was played before it."""
    pending: list[TerritoryName]
    """Those whose clash is still to come."""
    clash: Clash | None
    draft: Draft | None
