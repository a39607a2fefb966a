"""Land of Clans, "What one may do in a turn": `forbids_action` says why not, `actions` finds quickly what may be."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import add_members, lowest, members
from meadhall.core.deck import HALF
from meadhall.games.clans.rules.attack import forbids_attack, has_units, swords_in_hand
from meadhall.games.clans.rules.bitboards import meets
from meadhall.games.clans.rules.claims import completes
from meadhall.games.clans.rules.clauses import C8, C9, C25, R26, R28, R29
from meadhall.games.clans.rules.components import (
    ATTACK,
    CASTLES,
    HAND_SIZE,
    MAGIC,
    NONE,
    OUST,
    PASS,
    SQUARE,
    WIZARD,
    attack_letter,
    attacked_square,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.state import BEFORE, HAND, Clans


def ideas(s: Clans, seat: i64) -> list[int]:
    """Return everything that one might think of doing in a turn, in the order of the alphabet."""
    domain = [card for card in s.secrets[0].cards(HAND + seat) if card != WIZARD]
    for square in s.board.grey_squares:
        domain.append(SQUARE + square)
    if has_wizard(s, seat):
        for square in range(s.board.squares):
            domain.append(MAGIC + square)
        for square in range(s.board.squares):
            if s.holder(square) != NONE:
                domain.append(OUST + square)
    castles = [castle for castle in range(CASTLES) if s.site(castle) != NONE]
    add_attacks(s, castles, min(swords_in_hand(s, seat) + 1, HAND_SIZE), domain)
    domain.append(PASS)
    return domain


def forbids_action(s: Clans, seat: i64, option: i64) -> int:
    """Return why a seat may not do this in its turn, 0 if it may."""
    if option < WIZARD:
        return C25 if s.is_taken(s.board.square_of[option]) else 0
    if option < MAGIC:
        if s.secrets[0].count(HAND + seat) == 0:
            return R26
        return forbids_grey(s, seat, square_in(option), C25, R26)
    if option < ATTACK:
        return forbids_magic(s, seat, option)
    if option == PASS:
        return C9 if can_play(s, seat) else 0
    return forbids_attack(s, seat, attacked_square(option), swords_in(option))


def actions(s: Clans, seat: i64) -> list[int]:
    """Return what a seat may do, in the order of the alphabet: what `forbids_action` lets pass of `ideas`."""
    clan = s.clan(seat)
    domain = playable(s, seat)
    grey = completing(s, clan)
    if s.secrets[0].count(HAND + seat):
        add_members(grey[0], SQUARE, domain)
        add_members(grey[1], SQUARE + HALF, domain)
    is_stuck = len(domain) == 0
    if has_wizard(s, seat):
        for word in range(i64(2)):
            free = s.board.land[word] & ~s.taken(word)
            add_members(free | grey[word], MAGIC + HALF * word, domain)
        for word in range(i64(2)):
            add_members(tokens_of_others(s, clan, word), OUST + HALF * word, domain)
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
    hand, at, square_of = s.deck().numbers, 2 * (HAND + seat), s.board.square_of
    for word in range(i64(2)):
        left = hand[at + word]
        while left:
            card = HALF * word + lowest(left)
            left &= left - 1
            if card < WIZARD and not s.is_taken(square_of[card]):
                found.append(card)
    return found


def completing(s: Clans, clan: i64) -> vec[i64]:
    """Return the squares of no-man's-land where a token of the clan completes a castle. [CLA-R26]"""
    found = vec[i64]([0, 0])
    low, high, prizes = s.tokens(clan, 0), s.tokens(clan, 1), s.open_prizes()
    beside = s.board.beside
    for word in range(i64(2)):
        left = s.board.grey[word] & ~s.taken(word)
        while left:
            square = HALF * word + lowest(left)
            if meets(beside, square, low, high) and s.board.completed_by(square, low, high, prizes, 0):
                found[word] |= left & -left
            left &= left - 1
    return found


def forbids_grey(s: Clans, seat: i64, square: i64, covered: int, incomplete: int) -> int:
    """Return why a seat may not conquer a square of no-man's-land, 0 if it may. [CLA-R26, R29]"""
    if s.is_taken(square):
        return covered
    return 0 if completes(s, s.clan(seat), square) else incomplete


def can_play(s: Clans, seat: i64) -> bool:
    """Return whether a card of the hand can conquer a square. [CLA-C9]"""
    if len(playable(s, seat)):
        return True
    grey = completing(s, s.clan(seat))
    return grey[0] | grey[1] != 0 and s.secrets[0].count(HAND + seat) > 0


# Wizards.


def has_wizard(s: Clans, seat: i64) -> bool:
    """Return whether a seat has a Wizard, open or in the hand. [CLA-R28, C27]"""
    deck = s.deck()
    return deck.first_copy(BEFORE + seat) >= 0 or deck.first_copy(HAND + seat) >= 0


def tokens_of_others(s: Clans, clan: i64, word: i64) -> i64:
    """Return a word of the set of squares with tokens of other clans."""
    found: i64 = 0
    for other in range(s.clans):
        if other != clan:
            found |= s.tokens(other, word)
    return found


def forbids_magic(s: Clans, seat: i64, option: i64) -> int:
    """Return why a Wizard may not conquer a square, 0 if it may. [CLA-R28, R29, C8]"""
    square = wizard_square(option)
    if s.is_grey(square):
        return forbids_grey(s, seat, square, C8, R29)
    holder = s.holder(square)
    if s.is_covered(square) or holder == s.clan(seat):
        return C8
    return 0 if (holder != NONE) == (option >= OUST) else R28


# Attacks.


def castles_of_others(s: Clans, clan: i64) -> list[int]:
    """Return the castles of other clans. [CLA-R7, C35]"""
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
