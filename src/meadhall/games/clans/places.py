"""The keys of the things on the table of Land of Clans, and at which of them an option lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.clans.board import CHART
from meadhall.games.clans.notation import CARDS
from meadhall.games.clans.rules.claims import completed_by
from meadhall.games.clans.rules.components import (
    ATTACK,
    CLAIM,
    HAND_SIZE,
    MAGIC,
    MOVE,
    OPEN_WIZARD,
    TURN,
    WIZARD,
    attacked_square,
    site_in,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.state import BEFORE, HAND, Clans

if TYPE_CHECKING:
    from meadhall.core.question import Question

SQUARE_KEYS = [f"square:{name}" for name in CHART.names]
CASTLE_KEYS = [f"castle:{name}" for name in CHART.names]


def places(s: Clans, question: Question, option: int) -> list[str]:
    """Return the keys of the things at which an option lies. See `GameScene.places`."""
    seat = question.actor
    if option <= WIZARD:
        keys = [hand_key(seat, option)]
        return keys if question.kind != TURN else [*keys, *conquest_keys(s, seat, CHART.cards[option][0])]
    if option < MAGIC:
        square = square_in(option)
        return [SQUARE_KEYS[square]] if question.kind == MOVE else conquest_keys(s, seat, square)
    if option < ATTACK:
        return [*wizard_keys(s, seat), *conquest_keys(s, seat, wizard_square(option))]
    if option < ATTACK + HAND_SIZE * len(SQUARE_KEYS):
        return [CASTLE_KEYS[attacked_square(option)], swords_key(swords_in(option))]
    if option == OPEN_WIZARD:
        return [wizards_key(seat)]
    return [claim_key(site_in(option)), prize_key(castle_at(site_in(option)))] if option >= CLAIM else []


def hand_key(seat: int, card: int) -> str:
    """Return the key of a card in a hand."""
    return f"hand:{seat}:{CARDS[card]}"


def swords_key(n: int) -> str:
    """Return the key of a number of Swords."""
    return f"swords:{n}"


def claim_key(site: int) -> str:
    """Return the key of a castle that can be claimed."""
    return f"claim:{site}"


def prize_key(castle: int) -> str:
    """Return the key of a prize card."""
    return f"prize:{CHART.castles[castle]}"


def wizards_key(seat: int) -> str:
    """Return the key of the Wizards that lie open before a seat."""
    return f"wizards:{seat}"


def wizard_keys(s: Clans, seat: int) -> list[str]:
    """Return the keys of a seat's Wizards: the open ones, those in the hand."""
    cards = s.secrets[0]
    keys = [wizards_key(seat)] if cards.count(BEFORE + seat) else []
    return [*keys, hand_key(seat, WIZARD)] if cards.has(WIZARD, HAND + seat) else keys


def conquest_keys(s: Clans, seat: int, square: int) -> list[str]:
    """Return the keys of a square to conquer and of the prizes whose castles it would complete."""
    return [SQUARE_KEYS[square], *dict.fromkeys(prize_key(castle_at(site)) for site in completed(s, seat, square))]


def square_keys(site: int) -> list[str]:
    """Return the keys of the squares of a placement."""
    return [SQUARE_KEYS[square] for square in CHART.board.squares_of(site)]


def castle_at(site: int) -> int:
    """Return the castle of a placement."""
    return int(CHART.board.castle_of[site])


def completed(s: Clans, seat: int, square: int) -> list[int]:
    """Return the placements of castles that a token of a seat's clan on a square would complete."""
    clan = s.clan(seat)
    if s.is_covered(square) or s.holder(square) == clan:
        return []
    return completed_by(s, clan, square)
