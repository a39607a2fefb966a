"""What Land of Clans looks like: the cross with its tokens and castles, the prizes, the clans, the known cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meadhall.core.bits import members
from meadhall.core.deck import PILE, USED
from meadhall.games.clans import facts
from meadhall.games.clans.board import CHART
from meadhall.games.clans.places import (
    CASTLE_KEYS,
    SQUARE_KEYS,
    castle_at,
    claim_key,
    completed,
    hand_key,
    places,
    prize_key,
    square_keys,
    swords_key,
    wizards_key,
)
from meadhall.games.clans.rules.attack import Laying, units
from meadhall.games.clans.rules.box import SIGNS, Sign
from meadhall.games.clans.rules.claims import claims, formed, prizes_in_bag
from meadhall.games.clans.rules.components import (
    ADD_RULE,
    CASTLES,
    CONQUEST_RULE,
    DEFENCE_RULE,
    HAND_SIZE,
    NONE,
    PRIZES_TO_END,
    TURN_RULE,
    WIZARD,
)
from meadhall.games.clans.rules.conquest import CLAIMING
from meadhall.games.clans.rules.scoring import points
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, Clans
from meadhall.games.clans.rules.turn import CHOOSING_SWORDS, DONE, swords_chosen
from meadhall.games.clans.things import (
    Attack,
    Card,
    Castle,
    Cell,
    Claim,
    Clan,
    ClansTable,
    Completion,
    Prize,
    Seat,
    Shape,
    Square,
    Swords,
    Wizards,
)
from meadhall.presentation import GameScene, Named

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import Frame, State

SIGN_OF: dict[int, Sign | Literal[""]] = {square: SIGNS[mark] for square, mark in CHART.cards}
"""What the card of a square shows."""
SHAPES: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star", "crescent", "cross", "hexagon")


class ClansScene(GameScene):
    """Draws the table of Land of Clans."""

    table = ClansTable

    def scene(self, view: State) -> ClansTable:
        assert isinstance(view, Clans)
        s = view
        lying = {castle: at for castle in range(CASTLES) if (at := int(s.placement(castle))) != NONE}
        covering = {key: CASTLE_KEYS[CHART.board.anchor[at]] for at in lying.values() for key in square_keys(at)}
        cards = s.secrets[0]
        return ClansTable(
            squares=[square_at(s, square, covering) for square in range(len(SQUARE_KEYS))],
            castles=[castle_of(s, castle, covering) for castle in lying],
            corners=[None if castle == NONE else prize_of(castle) for castle in s.corners()],
            claims=claims_in(s),
            completions=completions_for(s, s.viewer) if 0 <= s.viewer < s.seats else [],
            clans=[clan_of(s, clan) for clan in range(s.clans)],
            seats=[seat_of(s, seat) for seat in range(s.seats)],
            swords=[Swords(swords_key(n), n) for n in range(1, HAND_SIZE + 1)],
            attack=attack_in(s),
            target=target_of(s),
            prizes_needed=PRIZES_TO_END,
            bag_count=len(prizes_in_bag(s)),
            draw_count=int(cards.count(PILE)),
            used_count=int(cards.count(USED)),
            turn=turn_of(s),
        )

    def places(self, view: State, question: Question, option: int) -> list[str]:
        assert isinstance(view, Clans)
        return places(view, question, option)

    def named(self, event: Event) -> Named:
        return facts.named(event)

    def touched(self, view: State, event: Event) -> list[str]:
        assert isinstance(view, Clans)
        return facts.touched(view, event)


# Things.


def square_at(s: Clans, square: int, covering: dict[str, str]) -> Square:
    """Return a square; `covering` tells the castle over a square."""
    row, column = CHART.cells[square]
    shape, number = print_on(square)
    key = SQUARE_KEYS[square]
    return Square(
        key, column, row, shape, number, int(s.holder(square)), covering.get(key, ""), SIGN_OF.get(square, "")
    )


def print_on(square: int) -> tuple[Shape | Literal[""], int]:
    """Return the shape and the number that are printed on a square."""
    shown = CHART.prints[square]
    return (SHAPES[(ord(shown[0]) - ord("A")) % len(SHAPES)], int(shown[1:])) if shown else ("", 0)


def prize_of(castle: int) -> Prize:
    """Return the prize card of a castle."""
    cells = [Cell(column, row) for row, column in CHART.shapes[castle]]
    return Prize(prize_key(castle), CHART.castles[castle], worth(castle), cells)


def castle_of(s: Clans, castle: int, covering: dict[str, str]) -> Castle:
    """Return a castle that stands on the board."""
    placement = int(s.placement(castle))
    border = CHART.board.squares_beside(placement)
    tokens = [SQUARE_KEYS[square] for square in border if s.holder(square) != NONE]
    castles = dict.fromkeys(covering[key] for square in border if (key := SQUARE_KEYS[square]) in covering)
    return Castle(
        key=CASTLE_KEYS[CHART.board.anchor[placement]],
        name=CHART.castles[castle],
        points=worth(castle),
        clan=int(s.owner(castle)),
        squares=square_keys(placement),
        units=[int(units(s, castle, clan)) for clan in range(s.clans)],
        beside=[*tokens, *castles],
    )


def worth(castle: int) -> int:
    """Return the points of a castle's prize."""
    return int(CHART.board.points[castle])


def claims_in(s: Clans) -> list[Claim]:
    """Return what is complete: for the clan conquering now, or else for any clan with its next conquest."""
    top = top_of(s)
    if top is not None and top.code == CONQUEST_RULE and top.step == CLAIMING:
        clan = int(s.clan(top.seat))
        return [claim_of(clan, placement) for placement in claims(s, clan, top.place)]
    found: list[Claim] = []
    for clan in range(s.clans):
        for castle in members(s.ready(clan)):
            found += [claim_of(clan, placement) for placement in formed(s, clan, castle)]
    return found


def claim_of(clan: int, placement: int) -> Claim:
    """Return a castle that a clan can claim by a placement."""
    castle = castle_at(placement)
    return Claim(claim_key(placement), CHART.castles[castle], worth(castle), clan, square_keys(placement))


def completions_for(s: Clans, seat: int) -> list[Completion]:
    """Return what each square of the board would complete for a seat's clan."""
    return [
        Completion(key, CHART.castles[castle_at(placement)], worth(castle_at(placement)), square_keys(placement))
        for square, key in enumerate(SQUARE_KEYS)
        for placement in completed(s, seat, square)
    ]


def clan_of(s: Clans, clan: int) -> Clan:
    """Return what a clan has."""
    held = members(s.castles(clan))
    return Clan(
        seats=s.seats_of(clan),
        points=int(points(s, clan)),
        prizes=[prize_of(castle) for castle in held],
        tokens_left=int(s.tokens_left(clan)),
        castles_left=PRIZES_TO_END - len(held),
    )


def seat_of(s: Clans, seat: int) -> Seat:
    """Return what a seat has."""
    cards = s.secrets[0]
    return Seat(
        clan=int(s.clan(seat)),
        hand_count=int(cards.count(HAND + seat)),
        hand=hand_of(s, seat),
        wizards=Wizards(wizards_key(seat), int(cards.count(OPEN_BEFORE + seat))),
    )


def hand_of(s: Clans, seat: int) -> list[Card]:
    """Return the cards of a hand that the viewer knows."""
    cards, place, chosen = s.secrets[0], HAND + seat, chosen_by(s, seat)
    return [
        card_of(seat, card, n < chosen.count(card))
        for card in cards.cards(place)
        for n in range(cards.copies_in(place, card))
    ]


def card_of(seat: int, card: int, is_chosen: bool) -> Card:
    """Return a card of a hand."""
    if card == WIZARD:
        return Card(hand_key(seat, card), "", "", 0, "", is_chosen)
    square, mark = CHART.cards[card]
    shape, number = print_on(square)
    return Card(hand_key(seat, card), SQUARE_KEYS[square], shape, number, SIGNS[mark], is_chosen)


# What is going on.


def top_of(s: Clans) -> Frame | None:
    """Return the frame that asks, None if the game is over."""
    return s.frames[-1] if s.frames and s.outcome is None else None


def turn_of(s: Clans) -> int:
    """Return whose turn it is."""
    return s.frames[0].seat if top_of(s) is not None and s.frames[0].code == TURN_RULE else NONE


def chosen_by(s: Clans, seat: int) -> list[int]:
    """Return the cards that a seat has chosen to lay or discard, if the viewer knows them."""
    top = top_of(s)
    if top is None or seat != s.viewer:
        return []
    if top.code == TURN_RULE:
        return list(top.picks) if top.seat == seat else []
    rule = s.rules[top.code]
    return rule.answers(s, top, seat)[1:] if isinstance(rule, Laying) and top.picks else []


def attack_in(s: Clans) -> Attack | None:
    """Return the attack under way, if there is one."""
    top = top_of(s)
    if top is None:
        return None
    if top.code == TURN_RULE and top.step == CHOOSING_SWORDS:
        return Attack("arming", top.seat, CASTLE_KEYS[top.place], swords_chosen(top))
    if top.code == ADD_RULE:
        attack = s.frames[-2]
        return Attack("adding", attack.seat, CASTLE_KEYS[attack.place], attack.n)
    return Attack("defending", top.seat, CASTLE_KEYS[top.place], top.n) if top.code == DEFENCE_RULE else None


def target_of(s: Clans) -> str:
    """Return the key of the square that is being conquered."""
    top = top_of(s)
    if top is None or top.place == NONE:
        return ""
    is_target = top.code == CONQUEST_RULE or (top.code == TURN_RULE and top.step not in (DONE, CHOOSING_SWORDS))
    return SQUARE_KEYS[top.place] if is_target else ""


SCENE = ClansScene()
