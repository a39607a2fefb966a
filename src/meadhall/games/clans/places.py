"""The keys of the things on the table of Land of Clans, and at which of them an option lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.clans.board import CHART
from meadhall.games.clans.notation import CARDS
from meadhall.games.clans.rules.claims import completed_by
from meadhall.games.clans.rules.components import (
    MOVE,
    OPEN_WIZARD,
    TURN,
    WIZARD,
    attacked_square,
    is_attack,
    is_card,
    is_casting,
    is_claim,
    is_square,
    placement_in,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, Clans

if TYPE_CHECKING:
    from meadhall.core.question import Question

SQUARE_KEYS = [f"square:{name}" for name in CHART.names]
CASTLE_KEYS = [f"castle:{name}" for name in CHART.names]


def places(s: Clans, question: Question, option: int) -> list[str]:
    """Return the keys of the things at which an option lies. See `GameScene.places`."""
    seat = question.actor
    if is_card(option):
        keys = [hand_key(seat, option)]
        return keys if question.kind != TURN else [*keys, *conquest_keys(s, seat, CHART.cards[option][0])]
    if is_square(option):
        square = square_in(option)
        return [SQUARE_KEYS[square]] if question.kind == MOVE else conquest_keys(s, seat, square)
    if is_casting(option):
        return [*wizard_keys(s, seat), *conquest_keys(s, seat, wizard_square(option))]
    if is_attack(option):
        return [CASTLE_KEYS[attacked_square(option)], swords_key(swords_in(option))]
    if option == OPEN_WIZARD:
        return [wizards_key(seat)]
    if is_claim(option):
        placement = placement_in(option)
        return [claim_key(placement), prize_key(castle_at(placement))]
    return []


def hand_key(seat: int, card: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{CARDS[card]}"


def swords_key(n: int) -> str:
    """Return the key of so many Swords."""
    return f"swords:{n}"


def claim_key(placement: int) -> str:
    """Return the key of a castle that can be claimed."""
    return f"claim:{placement}"


def prize_key(castle: int) -> str:
    """Return the key of a prize card."""
    return f"prize:{CHART.castles[castle]}"


def wizards_key(seat: int) -> str:
    """Return the key of the Wizards that lie open before a seat."""
    return f"wizards:{seat}"


def wizard_keys(s: Clans, seat: int) -> list[str]:
    """Return the keys of a seat's Wizards: the open ones, those in the hand."""
    cards = s.secrets[0]
    keys = [wizards_key(seat)] if cards.count(OPEN_BEFORE + seat) else []
    return [*keys, hand_key(seat, WIZARD)] if cards.has(WIZARD, HAND + seat) else keys


def conquest_keys(s: Clans, seat: int, square: int) -> list[str]:
    """Return the keys of a square to conquer and of the prizes whose castles it would complete."""
    castles = [castle_at(placement) for placement in completed(s, seat, square)]
    return [SQUARE_KEYS[square], *dict.fromkeys(prize_key(castle) for castle in castles)]


def square_keys(placement: int) -> list[str]:
    """Return the keys of the squares of a placement."""
    return [SQUARE_KEYS[square] for square in CHART.board.squares_of(placement)]


def castle_at(placement: int) -> int:
    """Return the castle of a placement."""
    return int(CHART.board.castle_of[placement])


def completed(s: Clans, seat: int, square: int) -> list[int]:
    """Return the placements of castles that a token of a seat's clan on a square would complete."""
    clan = s.clan(seat)
    if s.is_covered(square) or s.holder(square) == clan:
        return []
    return completed_by(s, clan, square)
