"""Land of Clans, "Claiming a castle": which castles are complete, the tile in the place of the tokens, a new prize."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import members
from meadhall.core.question import CHANCE, Question
from meadhall.games.clans.rules.bitboards import connected, nth, without
from meadhall.games.clans.rules.components import (
    CASTLES,
    FOURTH_PRIZE,
    LARGEST,
    LAY_PRIZE,
    PRIZES_TO_END,
    prize_letter,
)
from meadhall.games.clans.rules.events import CLAIMED, PRIZE_LAID
from meadhall.games.clans.rules.scoring import end
from meadhall.games.clans.rules.state import Clans

# What is complete.


def claims(s: Clans, clan: i64, square: i64) -> list[int]:
    """Return the placements of all castles that a conquest of this square lets the clan claim. [CLA-C2 … C5]"""
    ready: i64 = 0 if s.is_no_mans_land(square) else s.ready(clan)  # CLA-C4: complete before the prize lay open
    return s.board.completed_by(square, s.tokens(clan), s.open_prizes(), ready)


def tokens_around(s: Clans, clan: i64, square: i64) -> i64:
    """Return how many tokens of the clan are connected with a square, including one on the square itself.

    Stops at the size of the largest castle: more tokens change nothing.
    """
    return connected(s.board.beside, square, s.tokens(clan), LARGEST)


def completes(s: Clans, clan: i64, square: i64) -> bool:
    """Return whether one more token of the clan on this square completes a castle with it. [CLA-R26]"""
    return len(completed_by(s, clan, square)) > 0


def completed_by(s: Clans, clan: i64, square: i64) -> list[int]:
    """Return the placements of the castles that one more token of the clan on this square completes with it."""
    return s.board.completed_by(square, s.tokens(clan), s.open_prizes(), 0)


def completed_by_moving(s: Clans, clan: i64, source: i64, square: i64) -> list[int]:
    """Return the same for a token that leaves another square of the board. [CLA-C36]"""
    others = without(s.tokens(clan), nth(s.board.only, source))
    return s.board.completed_by(square, others, s.open_prizes(), 0)


def formed(s: Clans, clan: i64, castle: i64) -> list[int]:
    """Return the placements of a castle whose shape a clan's tokens have, anywhere."""
    found: list[int] = []
    s.board.add_all(castle, s.tokens(clan), found)
    return found


def note_ready(s: Clans, clan: i64, prizes: i64) -> None:
    """Note which of some open prizes the clan's tokens have the shape of. [CLA-C4]"""
    s.forget_ready(clan)
    for castle in members(prizes):
        if formed(s, clan, castle):
            s.add_ready(clan, castle)


def recheck_ready(s: Clans, clan: i64) -> None:
    """Note, after a token has left the board, which prizes the clan's tokens still have the shape of."""
    if s.ready(clan):
        note_ready(s, clan, s.ready(clan))


# Castles and prizes.


def claim(s: Clans, seat: i64, placement: i64) -> None:
    """Lay the castle tile in the place of the tokens and take the prize. [CLA-R11, R12]"""
    clan = s.clan(seat)
    castle = s.board.castle_of[placement]
    s.lay_castle(clan, placement)
    s.remove_prize(castle)
    s.tell(CLAIMED, seat, place=s.board.anchor[placement], other=placement)
    note_ready(s, clan, s.open_prizes())  # CLA-C5: what else is complete has to wait
    take_prize(s, clan, castle)


def take_prize(s: Clans, clan: i64, castle: i64) -> None:
    """Give a castle and its prize to a clan; the fourth ends the game. [CLA-R12, R24, R31, C19, C34]"""
    s.give_castle(clan, castle)
    if s.prizes(clan) == PRIZES_TO_END:  # CLA-R35: a team's prizes are those of its clan
        end(s, FOURTH_PRIZE)


def prizes_in_bag(s: Clans) -> list[int]:
    """Return the prizes in the bag. [CLA-R5]"""
    return [castle for castle in range(CASTLES) if s.is_in_bag(castle)]


def ask_prize(s: Clans, prizes: list[int]) -> Question:
    """Return the question which of some prizes chance lays at the first empty corner. [CLA-R4, R13]"""
    return Question(LAY_PRIZE, CHANCE, [prize_letter(castle) for castle in prizes], s.empty_corner(), [1] * len(prizes))


def lay_prize(s: Clans, castle: i64) -> None:
    """Lay a prize at the empty corner, and note which clans' tokens have its shape already. [CLA-R13, C4]"""
    corner = s.empty_corner()
    s.open_prize(corner, castle)
    s.tell(PRIZE_LAID, -1, place=corner, other=castle)
    for clan in range(s.clans):
        if formed(s, clan, castle):
            s.add_ready(clan, castle)
