"""What Oriflamme looks like: the row with its stacks, what lies on the cards, and what every family has before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.oriflamme import facts, notation
from meadhall.games.oriflamme.places import END_KEYS, hand_key, places, spot_key, thing_key
from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    NONE,
    PLACEMENT_RULE,
    ROUNDS,
    SETUP_RULE,
    card_of,
    is_open,
    owner_of,
)
from meadhall.games.oriflamme.rules.knowledge import being_laid, not_aside, pile, role_known, stack
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.games.oriflamme.things import Direction, End, HandCard, OriflammeTable, Phase, Seat, Spot, Thing
from meadhall.presentation import GameScene, Named

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

DIRECTIONS: dict[str, Direction] = {"right": "right", "left": "left", "random": ""}


class OriflammeScene(GameScene):
    """Draws the table of Oriflamme."""

    table = OriflammeTable

    def scene(self, view: State) -> OriflammeTable:
        assert isinstance(view, Oriflamme)
        s, question = view, view.question()
        return OriflammeTable(
            round=int(s.round) + 1,
            rounds=ROUNDS,
            phase=phase_of(s),
            first=int(s.first_player),
            direction=DIRECTIONS[notation.DIRECTIONS[s.direction]],
            row=[spot_of(s, at) for at in range(s.length())],
            ends=[End(key) for key in END_KEYS.values()],
            laying=laying_of(s),
            seats=[seat_of(s, seat) for seat in range(s.seats)],
            turn=-1 if question is None else question.actor,
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        return places(question, option)

    def named(self, event: Event) -> Named:
        return facts.named(event)

    def touched(self, view: State, event: Event) -> list[str]:
        assert isinstance(view, Oriflamme)
        return facts.touched(view, event)


def phase_of(s: Oriflamme) -> Phase:
    """Return what is being done."""
    if s.outcome is not None:
        return "over"
    if s.depth(SETUP_RULE) >= 0:
        return "set-up"
    return "placing" if s.depth(PLACEMENT_RULE) >= 0 else "activating"


def spot_of(s: Oriflamme, at: int) -> Spot:
    """Return a position of the row."""
    return Spot(spot_key(at), s.is_active(at), [thing_of(s, thing) for thing in stack(s, s.top(at))])


def thing_of(s: Oriflamme, thing: int) -> Thing:
    """Return a card or a back, as the viewer may know it."""
    role, is_face_up = int(role_known(s, thing)), is_open(thing)
    return Thing(
        key=thing_key(s, thing),
        seat=int(owner_of(thing)),
        holder=int(s.holder(thing)),
        role="" if role == NONE else ROLE_NAMES[role],
        is_open=is_face_up,
        tokens=int(s.tokens(thing)),
        briber=int(s.briber(thing)) if is_face_up else NONE,
        entered_now=is_face_up and s.has_just_entered(thing),
    )


def laying_of(s: Oriflamme) -> Thing | None:
    """Return the card that has been taken from a hand but not laid down yet."""
    back = being_laid(s)
    return None if back == NONE else thing_of(s, back)


def seat_of(s: Oriflamme, seat: int) -> Seat:
    """Return what a family has."""
    return Seat(
        influence=int(s.influence(seat)),
        hand_count=int(s.hand_count(seat)),
        hand=[HandCard(hand_key(seat, role), ROLE_NAMES[role]) for role in s.hand(seat)],
        aside_count=int(s.aside_count(seat)),
        aside=[ROLE_NAMES[role] for role in s.aside(seat)],
        not_aside=[ROLE_NAMES[role] for role in not_aside(s, seat)],
        pile=[thing_of(s, int(card_of(seat, role))) for role in pile(s, seat)],
        has_twin_ready=s.has_twin_ready(seat),
        has_bribe_token=s.bribed_by(seat) == NONE,
    )


SCENE = OriflammeScene()
