"""Oriflamme, "Set-up": direction, first player, the cards laid aside; and the table of all paragraphs."""

from __future__ import annotations

from typing import Final, cast

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.names import in_order
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph, State
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.oriflamme.rules.activation import ActivatePosition
from meadhall.games.oriflamme.rules.box import FACTS
from meadhall.games.oriflamme.rules.components import (
    ACTIVATE_POSITION_RULE,
    ASIDE,
    ASIDE_CARDS,
    CARD_PLACES,
    CARD_RULE,
    HAND,
    LAY_ASIDE,
    LEFTWARD,
    NONE,
    OPEN,
    PLACEMENT_RULE,
    RIGHTWARD,
    ROLES,
    ROUND_RULE,
    SETUP_RULE,
    STARTER,
    TWIN,
    WHICH_DIRECTION,
    card_of,
    role_in,
    seat_in,
    seat_letter,
)
from meadhall.games.oriflamme.rules.events import DIRECTED, LAID_ASIDE, ROUND_BEGINS, STARTS
from meadhall.games.oriflamme.rules.placement import Placement
from meadhall.games.oriflamme.rules.round import Round
from meadhall.games.oriflamme.rules.state import Oriflamme


class SetUp(Paragraph[Oriflamme]):
    """Set the direction, choose the first player, lay three cards of each family aside. [ORI-R2 … R7]

    `seat` is the one whose cards are laid aside; it has gone past the last seat when all are.
    """

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        if s.direction == NONE:
            return Question(WHICH_DIRECTION, CHANCE, [RIGHTWARD, LEFTWARD], -1, [1, 1])
        if s.first_player == NONE:
            return Question(STARTER, CHANCE, [seat_letter(seat) for seat in range(s.seats)], -1, [1] * s.seats)
        if f.seat < s.seats:
            cards = s.secrets[f.seat]
            return Question(LAY_ASIDE, CHANCE, cards.cards(HAND), f.seat, cards.tally(HAND))
        return None

    def draw(self, s: Oriflamme, f: Frame, rng: Rng) -> int:
        if s.direction == NONE or s.first_player == NONE or f.seat == s.seats:
            return -1
        return s.secrets[f.seat].pick(HAND, rng)

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        if s.direction == NONE:
            s.direction = option
            s.tell(DIRECTED, -1, n=option)
        elif s.first_player == NONE:
            s.first_player = seat_in(option)
            s.tell(STARTS, seat_in(option))
        else:
            s.secrets[f.seat].slip(role_in(option), HAND, ASIDE, NOBODY)
            s.tell(LAID_ASIDE, f.seat, card=card_of(f.seat, role_in(option)), seers=bit(f.seat))
            if s.secrets[f.seat].count(ASIDE) == ASIDE_CARDS:
                f.seat += 1

    def resume(self, s: Oriflamme, f: Frame) -> None:
        s.frames.clear()
        s.push(ROUND_RULE, s.first_player)
        s.tell(ROUND_BEGINS, s.first_player, n=0)


PARAGRAPHS: Final[dict[int, tuple[str, Paragraph[Oriflamme]]]] = {
    SETUP_RULE: ("setup", SetUp()),
    ROUND_RULE: ("round", Round()),
    PLACEMENT_RULE: ("placement", Placement()),
    ACTIVATE_POSITION_RULE: ("handle", ActivatePosition()),
    **{CARD_RULE + facts.role: (facts.name, facts.card) for facts in FACTS},
}
"""By code, with their names."""
PARAGRAPH_NAMES: Final = in_order({code: name for code, (name, _) in PARAGRAPHS.items()})
RULES: Final = [cast("Paragraph[State]", PARAGRAPHS[code][1]) for code in range(len(PARAGRAPHS))]
"""The paragraphs, indexed by code."""


def new_oriflamme(seats: int, direction: int, first: int, readings: int) -> Oriflamme:
    """Return a game before its first chance question; `direction` and `first` are NONE where chance decides."""
    s = Oriflamme(RULES, seats)
    s.lay_out(direction, first, readings)
    for seat in range(seats):
        owners = [seat] * CARD_PLACES  # every place is seen by its family only, except what lies open [ORI-R4, R12]
        owners[OPEN] = NONE
        cards = Whereabouts(ROLES, 1, owners, seats).empty()
        for role in range(ROLES):
            cards.put(role, OPEN if role == TWIN else HAND)
        s.secrets.append(cards)
    s.push(SETUP_RULE, 0)
    s.settle()
    return s
