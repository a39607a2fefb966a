"""Land of Clans, "What one may do in a turn", and why not.

Every rule is here twice: `conceivable_actions` and `forbids_action` explain; `legal_actions` is fast, since there may
be hundreds of options, in every turn of a simulation. Change both. A test compares them
(tests/games/clans/test_turn_options.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import members
from meadhall.games.clans.rules.attack import forbids_attack, has_units, swords_in_hand
from meadhall.games.clans.rules.bitboards import Bitboard, add_letters, either, holds, listed, meets, nth, size, without
from meadhall.games.clans.rules.claims import completes
from meadhall.games.clans.rules.clauses import C8, C9, C25, R26, R28, R29
from meadhall.games.clans.rules.components import (
    CASTLES,
    HAND_SIZE,
    NONE,
    PASS,
    attack_letter,
    attacked_square,
    casting_letter,
    is_casting,
    is_land_card,
    is_ousting,
    is_square,
    ousting_letter,
    square_in,
    square_letter,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.state import HAND, Clans


def conceivable_actions(s: Clans, seat: i64) -> list[int]:
    """Return everything that a player might try in a turn, in the order of the alphabet."""
    domain = [card for card in s.secrets[0].cards(HAND + seat) if is_land_card(card)]
    for square in s.board.no_mans_land_squares:
        domain.append(square_letter(square))
    if s.has_wizard(seat):
        for square in range(s.board.squares):
            domain.append(casting_letter(square))
        for square in range(s.board.squares):
            if s.holder(square) != NONE:
                domain.append(ousting_letter(square))
    castles = [castle for castle in range(CASTLES) if s.placement(castle) != NONE]
    add_attacks(s, castles, min(swords_in_hand(s, seat) + 1, HAND_SIZE), domain)
    domain.append(PASS)
    return domain


def forbids_action(s: Clans, seat: i64, option: i64) -> int:
    """Return why a seat may not do this in its turn, 0 if it may."""
    if is_land_card(option):
        return C25 if s.is_taken(s.board.square_of[option]) else 0
    if is_square(option):
        if s.secrets[0].count(HAND + seat) == 0:
            return R26
        return forbids_no_mans_land(s, seat, square_in(option), C25, R26)
    if is_casting(option):
        return forbids_wizard(s, seat, option)
    if option == PASS:
        return C9 if can_play(s, seat) else 0
    return forbids_attack(s, seat, attacked_square(option), swords_in(option))


def legal_actions(s: Clans, seat: i64) -> list[int]:
    """Return what a seat may do, in the order of the alphabet: the conceivable that `forbids_action` lets pass."""
    clan = s.clan(seat)
    domain = playable(s, seat)
    no_mans_land = completing(s, clan)
    if s.secrets[0].count(HAND + seat):
        add_letters(no_mans_land, square_letter(0), domain)
    is_stuck = len(domain) == 0
    if s.has_wizard(seat):
        add_letters(either(without(s.board.land, s.taken()), no_mans_land), casting_letter(0), domain)
        add_letters(tokens_of_others(s, clan), ousting_letter(0), domain)
    swords = swords_in_hand(s, seat)
    if swords:
        castles: list[int] = []
        for castle in castles_of_others(s, clan):
            if has_units(s, castle, clan):
                castles.append(castle)
        add_attacks(s, castles, swords, domain)
    if is_stuck:
        domain.append(PASS)
    return domain


# Cards and no-man's-land.


def playable(s: Clans, seat: i64) -> list[int]:
    """Return the land cards of a hand whose squares are free. [CLA-R8, C25]"""
    found: list[int] = []
    taken, square_of = s.taken(), s.board.square_of
    for card in listed(s.hand(seat)):
        if is_land_card(card) and not holds(taken, square_of[card]):
            found.append(card)
    return found


def forbids_no_mans_land(s: Clans, seat: i64, square: i64, covered: int, incomplete: int) -> int:
    """Return why a seat may not conquer a square of no-man's-land, 0 if it may. [CLA-R26, R29]"""
    if s.is_taken(square):
        return covered
    return 0 if completes(s, s.clan(seat), square) else incomplete


def completing(s: Clans, clan: i64) -> Bitboard:
    """Return the squares of no-man's-land where a token of the clan completes a castle. [CLA-R26]"""
    found: Bitboard = (0, 0)
    tokens, taken, prizes = s.tokens(clan), s.taken(), s.open_prizes()
    for square in s.board.no_mans_land_squares:
        if meets(s.board.beside, square, tokens) and not holds(taken, square):
            if s.board.completed_by(square, tokens, prizes, 0):
                found = either(found, nth(s.board.only, square))
    return found


def can_play(s: Clans, seat: i64) -> bool:
    """Return whether a card of the hand can conquer a square. [CLA-C9]"""
    if len(playable(s, seat)):
        return True
    no_mans_land = completing(s, s.clan(seat))
    return size(no_mans_land) > 0 and s.secrets[0].count(HAND + seat) > 0


# Wizards.


def forbids_wizard(s: Clans, seat: i64, option: i64) -> int:
    """Return why a Wizard may not conquer a square, 0 if it may. [CLA-R28, R29, C8]"""
    square = wizard_square(option)
    if s.is_no_mans_land(square):
        return forbids_no_mans_land(s, seat, square, C8, R29)
    holder = s.holder(square)
    if s.is_covered(square) or holder == s.clan(seat):
        return C8
    return 0 if (holder != NONE) == is_ousting(option) else R28


def tokens_of_others(s: Clans, clan: i64) -> Bitboard:
    """Return the set of squares with tokens of other clans."""
    found: Bitboard = (0, 0)
    for other in range(s.clans):
        if other != clan:
            found = either(found, s.tokens(other))
    return found


# Attacks.


def castles_of_others(s: Clans, clan: i64) -> list[int]:
    """Return the castles of other clans, attacked before or not. [CLA-R7, C16, C35]"""
    found: i64 = 0
    for other in range(s.clans):
        if other != clan:
            found |= s.castles(other)
    return members(found)


def add_attacks(s: Clans, castles: list[int], swords: i64, domain: list[int]) -> None:
    """Add an attack on each of some castles with every number of Swords. [CLA-R20]"""
    squares: list[int] = []
    for castle in castles:
        squares.append(s.square_of_castle(castle))
    squares.sort()
    for square in squares:
        for n in range(swords):
            domain.append(attack_letter(square, n + 1))
