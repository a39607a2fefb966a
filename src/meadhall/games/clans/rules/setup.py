"""Land of Clans, "Set-up": who begins, four prizes, Wizards and hands; and the table of all paragraphs."""

from __future__ import annotations

from typing import Final, cast

from meadhall.core.deck import PILE, Deck
from meadhall.core.names import in_order
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame, Paragraph, State
from meadhall.games.clans.rules.attack import AddSwords, Attack, Defence
from meadhall.games.clans.rules.board import Board
from meadhall.games.clans.rules.claims import ask_prize, lay_prize, prizes_in_bag
from meadhall.games.clans.rules.components import (
    ADD,
    ADD_RULE,
    ADD_SWORDS,
    ATTACK_RULE,
    CONQUEST_RULE,
    CORNERS,
    DEFENCE_RULE,
    DEFEND,
    LAND_CARDS,
    LARGE_PRIZE,
    MOST_CLANS,
    MOST_SEATS,
    NONE,
    PLEDGE,
    SEATS_IN_TEAMS,
    SETUP_RULE,
    SHIELDS,
    SMALL_PRIZE,
    SMALL_PRIZES_AT_START,
    STARTER,
    TURN_RULE,
    WHICH_SHIELD,
    WHICH_SWORD,
    WIZARD,
    WIZARDS,
    is_card,
    is_seat,
    prize_in,
    seat_in,
    seat_letter,
)
from meadhall.games.clans.rules.conquest import Conquest
from meadhall.games.clans.rules.drawing import ask_card, draw_card, pick_card
from meadhall.games.clans.rules.events import STARTS
from meadhall.games.clans.rules.state import OPEN_BEFORE, OUT, OWNERS, Clans
from meadhall.games.clans.rules.turn import Turn


class SetUp(Paragraph[Clans]):
    """Determine who begins, lay two small and two large prizes, deal five cards each. [CLA-R3, R4, C21]"""

    def ask(self, s: Clans, f: Frame) -> Question | None:
        if s.first_player == NONE:
            return Question(STARTER, CHANCE, [seat_letter(seat) for seat in range(s.seats)], -1, [1] * s.seats)
        corner = s.empty_corner()
        if corner < CORNERS:
            points = SMALL_PRIZE if corner < SMALL_PRIZES_AT_START else LARGE_PRIZE
            return ask_prize(s, [castle for castle in prizes_in_bag(s) if s.board.points[castle] == points])
        return ask_card(s, 0, s.seats)

    def draw(self, s: Clans, f: Frame, rng: Rng) -> int:
        return pick_card(s, 0, s.seats, rng) if s.first_player != NONE and s.empty_corner() == CORNERS else -1

    def answer(self, s: Clans, f: Frame, option: int) -> None:
        if is_card(option):
            draw_card(s, 0, s.seats, option)
        elif is_seat(option):
            s.first_player = seat_in(option)
            s.tell(STARTS, seat_in(option))
        else:
            lay_prize(s, prize_in(option))

    def resume(self, s: Clans, f: Frame) -> None:
        s.frames.clear()
        s.push(TURN_RULE, s.first_player)


PARAGRAPHS: Final[dict[int, tuple[str, Paragraph[Clans]]]] = {
    SETUP_RULE: ("setup", SetUp()),
    TURN_RULE: ("turn", Turn()),
    CONQUEST_RULE: ("conquest", Conquest()),
    ATTACK_RULE: ("attack", Attack()),
    ADD_RULE: ("add", AddSwords(ADD, ADD_SWORDS, ADD_SWORDS, WHICH_SWORD)),
    DEFENCE_RULE: ("defence", Defence(SHIELDS, DEFEND, PLEDGE, WHICH_SHIELD)),
}
"""By code, with their names."""
PARAGRAPH_NAMES: Final = in_order({code: name for code, (name, _) in PARAGRAPHS.items()})
RULES: Final = [cast("Paragraph[State]", PARAGRAPHS[code][1]) for code in range(len(PARAGRAPHS))]
"""The paragraphs, indexed by code."""


def new_clans(seats: int, board: Board, clans: int, first: int, wizard_is_extra: bool, wizards_return: bool) -> Clans:
    """Return a game before its first chance question; `first` is NONE where chance decides who begins."""
    s = Clans(RULES, seats, board)
    s.clear(clans, first, wizard_is_extra, wizards_return)
    cards = Deck(WIZARD + 1, WIZARDS, OWNERS, seats)
    for card in range(LAND_CARDS):
        cards.put(card, PILE)
    each = wizards_each(seats)
    for _ in range(each):
        for seat in range(seats):
            cards.put(WIZARD, OPEN_BEFORE + seat)
    for _ in range(WIZARDS - each * seats):
        cards.put(WIZARD, OUT)  # CLA-R2
    s.secrets.append(cards)
    s.push(SETUP_RULE, NONE)
    s.settle()
    return s


def wizards_each(seats: int) -> int:
    """Return how many Wizards everybody gets. [CLA-R2, C22]"""
    return 1 if seats == MOST_SEATS else 2


def clans_of(seats: int, in_teams: bool) -> int:
    """Return how many clans play; raises ValueError if this number of seats cannot play that way. [CLA-R33, C23]"""
    if in_teams and seats not in SEATS_IN_TEAMS:
        raise ValueError(f"teams: {seats} seats cannot play in teams of two; 4 or 6 can")
    if not in_teams and seats > MOST_CLANS:
        raise ValueError(f"teams: {seats} seats play in teams of two")
    return seats // 2 if in_teams else seats
