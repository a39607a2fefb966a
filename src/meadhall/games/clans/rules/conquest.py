"""Land of Clans, "Conquering land": a token on a square, a castle when its shape is complete, a new prize."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, lowest
from meadhall.core.pack import HALF
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.clans.rules.board import add_members, members
from meadhall.games.clans.rules.clauses import C36
from meadhall.games.clans.rules.components import (
    CASTLES,
    CLAIM,
    CLAIM_CASTLE,
    CORNERS,
    FOURTH_PRIZE,
    LARGEST,
    LAST_PRIZE,
    LAY_PRIZE,
    MOVE,
    NONE,
    PRIZE,
    SMALLEST,
    SQUARE,
)
from meadhall.games.clans.rules.events import CLAIMED, MOVED, OUSTED, PRIZE_LAID
from meadhall.games.clans.rules.scoring import end
from meadhall.games.clans.rules.state import CLANS, CORNER, HELD, PASSES, READY, SITE, TOKENS, Clans

CONQUEST_RULE: Final = 2
MOVING: Final = 0
CLAIMING: Final = 1
REFILLING: Final = 2


class Conquest(Paragraph[Clans]):
    """A token comes to the square `place`; whatever it completes is claimed, and a new prize laid. [CLA-R10 … R14]"""

    def ask(self, s: Clans, f: Frame) -> Question | None:
        if f.step == MOVING:
            at = TOKENS + 2 * s.clan(f.seat)
            domain: list[int] = []
            add_members(s.numbers[at], SQUARE, domain)
            add_members(s.numbers[at + 1], SQUARE + HALF, domain)
            if s.is_grey(f.place):
                return self.offer(s, f, MOVE, f.seat, domain, f.place)
            return Question(MOVE, f.seat, domain, f.place, NO_WEIGHTS)
        if f.step == CLAIMING:
            found = claims(s, s.clan(f.seat), f.place)
            return Question(CLAIM_CASTLE, f.seat, found, f.place, NO_WEIGHTS) if len(found) > 1 else None
        return ask_prize(s, prizes_in_bag(s))

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        clan = s.clan(seat)
        s.flip_token(clan, option - SQUARE)
        complete = completes(s, clan, f.place)
        s.flip_token(clan, option - SQUARE)
        return 0 if complete else C36

    def answer(self, s: Clans, f: Frame, option: int) -> None:
        if f.step == MOVING:
            f.step = CLAIMING
            clan = s.clan(f.seat)
            s.flip_token(clan, option - SQUARE)
            look_again(s, clan)
            s.flip_token(clan, f.place)
            s.tell(MOVED, f.seat, place=f.place, n=option - SQUARE)
        elif f.step == CLAIMING:
            f.step = REFILLING
            claim(s, f.seat, option - CLAIM)
        else:
            s.finish()
            lay_prize(s, option - PRIZE)

    def resume(self, s: Clans, f: Frame) -> None:
        found = claims(s, s.clan(f.seat), f.place)
        if found:
            f.step = REFILLING
            claim(s, f.seat, found[0] - CLAIM)
        else:
            s.finish()


def conquer(s: Clans, seat: i64, square: i64) -> None:
    """Bring a token to a square: a free one, or else one that moves. [CLA-R8, R14]"""
    clan = s.clan(seat)
    s.numbers[PASSES] = 0
    if s.is_taken(square):  # CLA-R28: by a Wizard
        other = s.holder(square)
        s.flip_token(other, square)
        look_again(s, other)
        s.tell(OUSTED, seat, place=square, n=other)
    if s.tokens_left(clan) == 0:
        s.push(CONQUEST_RULE, seat, place=square)
        return
    s.flip_token(clan, square)
    if s.numbers[READY + clan] or reach(s, clan, square) >= SMALLEST:
        s.push(CONQUEST_RULE, seat, place=square).step = CLAIMING


def reach(s: Clans, clan: i64, square: i64) -> i64:
    """Return how many squares hang together around a square that are this one or hold a token of the clan.

    Counts no further than the largest castle: more than that completes nothing that fewer would not.
    """
    at, beside = TOKENS + 2 * clan, s.board.beside
    low, high = s.numbers[at], s.numbers[at + 1]
    found_low, found_high = s.board.only[2 * square], s.board.only[2 * square + 1]
    new_low, new_high = beside[2 * square] & low & ~found_low, beside[2 * square + 1] & high & ~found_high
    n: i64 = 1
    while (new_low or new_high) and n < LARGEST:
        n += 1
        if new_low:
            one = lowest(new_low)
            new_low &= new_low - 1
            found_low |= bit(one)
        else:
            one = HALF + lowest(new_high)
            new_high &= new_high - 1
            found_high |= bit(one - HALF)
        new_low |= beside[2 * one] & low & ~found_low
        new_high |= beside[2 * one + 1] & high & ~found_high
    return n


# What is complete.


def open_prizes(s: Clans) -> i64:
    """Return the set of castles whose prizes lie at the corners."""
    found: i64 = 0
    for corner in range(i64(CORNERS)):
        castle = s.numbers[CORNER + corner]
        if castle != NONE:
            found |= bit(castle)
    return found


def claims(s: Clans, clan: i64, square: i64) -> list[int]:
    """Return the letters of all castles that a conquest of this square lets the clan claim. [CLA-C2 … C5]"""
    found: list[int] = []
    grey = s.is_grey(square)
    size = reach(s, clan, square)
    left = open_prizes(s)
    while left:
        castle = lowest(left)
        left &= left - 1
        if s.numbers[READY + clan] >> castle & 1 and not grey:
            add_all(s, clan, castle, found)
        elif s.board.size[castle] <= size:
            add_through(s, clan, castle, square, found)
    return found


def add_through(s: Clans, clan: i64, castle: i64, square: i64, found: list[int]) -> None:
    """Add the letters of a castle that the clan's tokens complete through a square."""
    board, tokens = s.board, TOKENS + 2 * clan
    area, through = board.area, board.through
    low, high = ~s.numbers[tokens], ~s.numbers[tokens + 1]
    row = castle * board.squares + square
    for at in range(board.through_at[row], board.through_at[row + 1]):
        site = through[at]
        if area[2 * site] & low == 0 and area[2 * site + 1] & high == 0:
            found.append(CLAIM + site)


def add_all(s: Clans, clan: i64, castle: i64, found: list[int]) -> None:
    """Add the letters of a castle that the clan's tokens complete anywhere."""
    board, tokens = s.board, TOKENS + 2 * clan
    area = board.area
    low, high = ~s.numbers[tokens], ~s.numbers[tokens + 1]
    for square in members(s.numbers[tokens], s.numbers[tokens + 1]):
        row = castle * board.squares + square
        for site in range(board.anchored_at[row], board.anchored_at[row + 1]):
            if area[2 * site] & low == 0 and area[2 * site + 1] & high == 0:
                found.append(CLAIM + site)


def completes(s: Clans, clan: i64, square: i64) -> bool:
    """Return whether one more token of the clan on this square completes a castle with it. [CLA-R26]"""
    return len(completed_by(s, clan, square)) > 0


def completed_by(s: Clans, clan: i64, square: i64) -> list[int]:
    """Return the letters of the castles that one more token of the clan on this square completes with it."""
    found: list[int] = []
    size = reach(s, clan, square)
    if size < SMALLEST:
        return found
    s.flip(square, TOKENS + 2 * clan)
    left = open_prizes(s)
    while left:
        castle = lowest(left)
        left &= left - 1
        if s.board.size[castle] <= size:
            add_through(s, clan, castle, square, found)
    s.flip(square, TOKENS + 2 * clan)
    return found


def forms(s: Clans, clan: i64, castle: i64) -> bool:
    """Return whether a clan's tokens have the shape of a castle anywhere."""
    found: list[int] = []
    add_all(s, clan, castle, found)
    return len(found) > 0


def look_again(s: Clans, clan: i64) -> None:
    """A token has left the board: see which prizes the clan's tokens still have the shape of."""
    ready = s.numbers[READY + clan]
    for castle in range(i64(CASTLES)):
        if ready >> castle & 1 and not forms(s, clan, castle):
            s.numbers[READY + clan] ^= bit(castle)


# Castles and prizes.


def claim(s: Clans, seat: i64, site: i64) -> None:
    """Lay the castle tile in the place of the tokens and take the prize. [CLA-R11, R12]"""
    clan = s.clan(seat)
    castle = s.board.castle_of[site]
    for word in range(i64(2)):
        s.numbers[TOKENS + 2 * clan + word] &= ~s.board.area[2 * site + word]
    s.numbers[SITE + castle] = site
    for corner in range(i64(CORNERS)):
        if s.numbers[CORNER + corner] == castle:
            s.numbers[CORNER + corner] = NONE
    for other in range(s.numbers[CLANS]):
        s.numbers[READY + other] &= ~bit(castle)
    s.tell(CLAIMED, seat, place=s.board.anchor[site], n=site)
    s.numbers[READY + clan] = open_prizes(s)  # CLA-C5: what else is complete has to wait
    look_again(s, clan)
    take_prize(s, clan, castle)


def take_prize(s: Clans, clan: i64, castle: i64) -> None:
    """Give a castle and its prize to a clan; the fourth ends the game. [CLA-R12, R24, R31, C19, C34]"""
    for other in range(s.numbers[CLANS]):
        s.numbers[HELD + other] &= ~bit(castle)
    s.numbers[HELD + clan] |= bit(castle)
    if s.prizes(clan) == LAST_PRIZE:
        end(s, FOURTH_PRIZE)


def prizes_in_bag(s: Clans) -> list[int]:
    """Return the prizes that neither lie open nor belong to a clan. [CLA-R5]"""
    prizes = open_prizes(s)
    return [castle for castle in range(CASTLES) if s.numbers[SITE + castle] == NONE and not prizes >> castle & 1]


def ask_prize(s: Clans, prizes: list[int]) -> Question:
    """Return the question which of some prizes chance lays at the first empty corner. [CLA-R4, R13]"""
    return Question(LAY_PRIZE, CHANCE, [PRIZE + castle for castle in prizes], empty_corner(s), [1] * len(prizes))


def empty_corner(s: Clans) -> i64:
    """Return the first corner without a prize, CORNERS if each has one."""
    corner: i64 = 0
    while corner < CORNERS and s.numbers[CORNER + corner] != NONE:
        corner += 1
    return corner


def lay_prize(s: Clans, castle: i64) -> None:
    """Lay a prize at the empty corner, and note which clans' tokens have its shape already. [CLA-R13, C4]"""
    corner = empty_corner(s)
    s.numbers[CORNER + corner] = castle
    s.tell(PRIZE_LAID, -1, place=corner, n=castle)
    for clan in range(s.numbers[CLANS]):
        if forms(s, clan, castle):
            s.numbers[READY + clan] |= bit(castle)
