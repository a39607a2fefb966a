"""What Oriflamme looks like: the row with its stacks, what lies on the cards, and what every family has before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from meadhall.games.oriflamme import position
from meadhall.games.oriflamme.position import being_laid, not_aside, pile, stack
from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    ASIDE,
    END,
    HAND,
    NONE,
    ROUNDS,
    START,
    card_of,
    is_open,
    is_position,
    is_role_letter,
    owner_of,
    position_in,
    role_in,
    role_of,
    round_of,
)
from meadhall.games.oriflamme.rules.setup import PLACEMENT_RULE, SETUP_RULE
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.scene import GameScene, Scene

if TYPE_CHECKING:
    from meadhall.core.question import Question
    from meadhall.core.state import State

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
    """`card:SEAT:ROLE` for those who know its role, `back:SEAT:ROUND` for those who do not."""
    seat: int
    """The family whose colour it has."""
    holder: int
    """The family to which it belongs now."""
    role: Role | Literal[""]
    """Empty for those who do not know it."""
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
    """Of the cards laid aside those that the viewer knows."""
    not_aside: list[Role]
    """Cards that lie hidden, but as everybody knows not among those laid aside."""
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
    """Which way the row is activated: to the right, its start lies at the left."""
    row: list[Spot]
    """In the order of activation, the start first."""
    ends: list[End]
    """Start and end of the row, where a card may be added."""
    laying: Thing | None
    """A card that has left the hand and has no place in the row yet."""
    seats: list[Seat]
    turn: int
    """The seat that is to act; -1: none."""


ENDS = {START: "end:start", END: "end:end"}
DIRECTIONS: dict[str, Direction] = {"right": "right", "left": "left", "random": ""}


class OriflammeScene(GameScene):
    """The looks of Oriflamme."""

    table = OriflammeTable

    def scene(self, view: State) -> OriflammeTable:
        assert isinstance(view, Oriflamme)
        s, question = view, view.question()
        return OriflammeTable(
            round=int(s.round) + 1,
            rounds=ROUNDS,
            phase=phase_of(s),
            first=int(s.first_player),
            direction=DIRECTIONS[position.DIRECTIONS[s.direction]],
            row=[spot_of(s, at) for at in range(s.length())],
            ends=[End(key) for key in ENDS.values()],
            laying=laying_of(s),
            seats=[seat_of(s, seat) for seat in range(s.seats)],
            turn=-1 if question is None else question.actor,
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        if is_role_letter(option):
            return [hand_key(question.actor, role_in(option))]
        if is_position(option):
            return [f"spot:{position_in(option)}"]
        return [ENDS[option]] if option in ENDS else []


def hand_key(seat: int, role: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{ROLE_NAMES[role]}"


def phase_of(s: Oriflamme) -> Phase:
    """Return what is being done."""
    if s.outcome is not None:
        return "over"
    if s.depth(SETUP_RULE) >= 0:
        return "set-up"
    return "placing" if s.depth(PLACEMENT_RULE) >= 0 else "activating"


def spot_of(s: Oriflamme, at: int) -> Spot:
    """Return a position of the row."""
    return Spot(f"spot:{at}", s.is_active(at), [thing_of(s, thing) for thing in stack(s, int(s.top(at)))])


def thing_of(s: Oriflamme, thing: int) -> Thing:
    """Return a card or a back, as the viewer may know it."""
    seat, is_face_up = int(owner_of(thing)), is_open(thing)
    role = role_of(thing) if is_face_up else s.role_under(thing)
    return Thing(
        key=f"back:{seat}:{round_of(thing) + 1}" if role == NONE else f"card:{seat}:{ROLE_NAMES[role]}",
        seat=seat,
        holder=int(s.holder(thing)),
        role="" if role == NONE else ROLE_NAMES[role],
        is_open=is_face_up,
        tokens=int(s.tokens(thing)),
        briber=int(s.briber(thing)) if is_face_up else NONE,
        entered_now=is_face_up and s.has_just_entered(thing),
    )


def laying_of(s: Oriflamme) -> Thing | None:
    """Return the card that somebody has taken from the hand and not laid down yet."""
    back = being_laid(s)
    return None if back == NONE else thing_of(s, back)


def seat_of(s: Oriflamme, seat: int) -> Seat:
    """Return what a family has."""
    cards = s.secrets[seat]
    return Seat(
        influence=int(s.influence(seat)),
        hand_count=int(cards.count(HAND)),
        hand=[HandCard(hand_key(seat, role), ROLE_NAMES[role]) for role in cards.cards(HAND)],
        aside_count=int(cards.count(ASIDE)),
        aside=[ROLE_NAMES[role] for role in cards.cards(ASIDE)],
        not_aside=[ROLE_NAMES[role] for role in not_aside(s, seat)],
        pile=[thing_of(s, int(card_of(seat, role))) for role in pile(s, seat)],
        has_twin_ready=s.has_twin_ready(seat),
        has_bribe_token=s.bribed_by(seat) == NONE,
    )


SCENE = OriflammeScene()
