"""How a good player of Land of Clans thinks: build what the hand can finish, besiege what is weakly held.

What tokens, cards and castles are worth: `outlook.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import lowest, members
from meadhall.core.judgement import Judgement
from meadhall.core.question import Question
from meadhall.games.clans.outlook import (
    GUARD,
    POINT,
    SAFE,
    VICTORY,
    Front,
    Outlook,
    begun,
    claim_worth,
    margin,
    success,
    wins_with,
)
from meadhall.games.clans.rules.bitboards import Bitboard, both, either, holds, meets, nth, size
from meadhall.games.clans.rules.claims import tokens_around
from meadhall.games.clans.rules.components import (
    ADD_SWORDS,
    ATTACK_RULE,
    CLAIM_CASTLE,
    DEFEND,
    ENOUGH,
    MOVE,
    NONE,
    OPEN_WIZARD,
    PASS,
    PLEDGE,
    PRIZES_TO_END,
    SMALLEST,
    TURN,
    WIZARD,
    attacked_square,
    is_casting,
    is_land_card,
    is_square,
    number_in,
    placement_in,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.state import OPEN_BEFORE, Clans

SPELL: Final = 210
"""What a Wizard is worth if it is kept."""
WASTE: Final = -1500
"""A Wizard played for nothing."""
RESCUE: Final = 1500
"""Stopping a clan that would win the game in its next turn."""
TURN_COST: Final = 45
"""What could have been done instead of attacking."""
SWORD_KEPT: Final = 90
"""A Sword in the hand while there is something to attack."""
SHIELD_KEPT: Final = 90
"""A Shield in the hand of a seat with castles."""
WEAPONS: Final = 3
"""At most this many cards that can conquer nothing are kept: more would leave nothing to build with."""
IDLE: Final = 12
"""A Sword or Shield that may be useful some day."""
HELD_PRIZE: Final = 42
"""A prize, in its owner's evaluation. Its points hardly matter: the clan with the fourth prize has the most points."""
ALMOST: Final = 50
"""The third prize, on top of that."""
MARGIN: Final = 13
"""Every unit by which a castle outnumbers an enemy around it, for its owner in the evaluation."""
OPEN_WIZARDS: Final = 20
"""A Wizard that lies before a seat, in its evaluation."""


class ClansJudgement(Judgement[Clans]):
    """Judges Land of Clans."""

    def __init__(self) -> None:
        """Say how it is searched."""
        super().__init__(worlds=200, horizon=16)

    def weigh(self, s: Clans, question: Question) -> list[int]:
        kind = question.kind
        if kind == TURN:
            return weigh_turn(s, question)
        if kind == CLAIM_CASTLE:
            return [claim_choice(s, question.actor, placement_in(option)) for option in question.options]
        if kind == MOVE:
            return weigh_moves(s, question)
        if kind in (DEFEND, PLEDGE):
            return weigh_defence(s, question)
        if kind == ADD_SWORDS:
            return weigh_added_swords(s, question)
        return weigh_loss(s, question)

    def evaluate(self, s: Clans) -> list[int]:
        clans: list[int] = []
        for clan in range(s.clans):
            prizes = s.prizes(clan)
            worth: i64 = HELD_PRIZE * prizes + begun(s, clan) + (ALMOST if prizes + 1 == PRIZES_TO_END else 0)
            held = s.castles(clan)
            while held:
                worth += MARGIN * min(margin(s, lowest(held), clan), SAFE)
                held &= held - 1
            for seat in range(s.seats):
                if s.clan(seat) == clan:
                    worth += OPEN_WIZARDS * s.deck().count(OPEN_BEFORE + seat)
            clans.append(worth)
        return [clans[s.clan(seat)] for seat in range(s.seats)]


# A turn.


def weigh_turn(s: Clans, question: Question) -> list[int]:
    """Claim if possible, attack where it is likely to succeed, else build on what the hand shows."""
    seat: i64 = question.actor
    board = s.board
    look = Outlook(s, seat)
    front = Front(s, look.clan)
    ready = ready_claim(s, look)
    rescue = rescuing(s, look.clan)
    found: list[int] = []
    for letter in question.options:
        option: i64 = letter
        worth: i64 = 0
        if is_casting(option):
            square = wizard_square(option)
            worth = magic(s, look, square, ready)
            if holds(rescue, square):
                worth = max(worth, 0) + RESCUE
        elif is_land_card(option):
            square = board.square_of[option]
            look.consider(square, False)
            worth = look.promise if look.completed == NONE else 0  # else these tokens are gone
            worth += front.beside(nth(board.only, square))
            worth += claimed(look.completed, ready) - keepsake(s, look.clan, option, front.targets)
            if holds(rescue, square):
                worth += RESCUE
        elif is_square(option):
            look.consider(square_in(option), False)
            worth = look.completed
        elif option == PASS:
            worth = 0
        else:
            worth = assault(s, look, attacked_square(option), swords_in(option))
        found.append(worth)
    return found


def claimed(completed: i64, ready: i64) -> i64:
    """Return what a conquest claims: the better of what it completes and what was complete before, 0 if nothing."""
    best = max(completed, ready) if completed != NONE and ready != NONE else completed if ready == NONE else ready
    return 0 if best == NONE else best


def ready_claim(s: Clans, look: Outlook) -> i64:
    """Return the worth of the best prize whose shape lies ready, NONE if none does."""
    best: i64 = NONE
    for n in range(i64(len(look.castle))):
        if s.ready(look.clan) >> look.castle[n] & 1 and (best == NONE or look.claim[n] > best):
            best = look.claim[n]
    return best


def keepsake(s: Clans, clan: i64, card: i64, targets: i64) -> i64:
    """Return what a card is worth as a Sword or a Shield."""
    if holds(s.board.swords, card):
        return SWORD_KEPT if targets else IDLE
    if holds(s.board.shields, card):
        return SHIELD_KEPT if s.castles(clan) else IDLE
    return 0


def magic(s: Clans, look: Outlook, square: i64, ready: i64) -> i64:
    """Use a Wizard to complete a castle."""
    if not meets(s.board.beside, square, look.tokens):
        return WASTE
    if tokens_around(s, look.clan, square) < SMALLEST:
        return WASTE
    look.consider(square, True)
    return WASTE if look.completed == NONE else claimed(look.completed, ready) - SPELL


def assault(s: Clans, look: Outlook, square: i64, swords: i64) -> i64:
    """Weigh an attack by its prize and its chance of success."""
    castle = s.castle_at(square)
    worth = claim_worth(s, look.clan, castle, s.owner(castle))
    if worth < 0:
        return worth
    return worth * success(s, look.seat, swords, True) // 100 - swords * IDLE - TURN_COST


def rescuing(s: Clans, clan: i64) -> Bitboard:
    """Return the squares that stop a clan from winning in its next turn: those that all its ways to win need."""
    found: Bitboard = (0, 0)
    for other in range(s.clans):
        if other != clan and s.prizes(other) + 1 == PRIZES_TO_END:
            found = either(found, needs_of(s, other))
    return found


def needs_of(s: Clans, clan: i64) -> Bitboard:
    """Return the squares shared by all castles with which a clan can win at once, by a Wizard or on no-man's-land."""
    needed: Bitboard = (0, 0)
    is_first = True
    board = s.board
    wizard = open_wizard(s, clan)
    tokens = s.tokens(clan)
    for square in range(board.squares):
        if not meets(board.beside, square, tokens):
            continue
        if s.is_taken(square) or (not wizard and not s.is_no_mans_land(square)):
            continue
        if tokens_around(s, clan, square) < SMALLEST:
            continue
        for castle in members(s.open_prizes()):
            found: list[int] = []
            board.add_through(castle, square, either(tokens, nth(board.only, square)), found)
            if found and wins_with(s, clan, castle, NONE):
                for placement in found:
                    area = nth(board.area, placement)
                    needed = area if is_first else both(needed, area)
                    is_first = False
    return needed


def open_wizard(s: Clans, clan: i64) -> bool:
    """Return whether a Wizard lies open before a seat of a clan."""
    for seat in range(s.seats):
        if s.clan(seat) == clan and s.deck().first_copy(OPEN_BEFORE + seat) >= 0:
            return True
    return False


# The questions of a conquest.


def claim_choice(s: Clans, seat: i64, placement: i64) -> i64:
    """Claim the most valuable castle, in the place with friends around it and no enemies."""
    clan = s.clan(seat)
    castle = s.board.castle_of[placement]
    worth = claim_worth(s, clan, castle, NONE)
    border = nth(s.board.border, placement)
    most: i64 = 0
    mine: i64 = 1
    for other in range(s.clans):
        n = size(both(border, s.tokens(other)))
        for held in members(s.castles(other)):
            if meets(s.board.area, s.placement(held), border):
                n += 1
        if other == clan:
            mine += n
        else:
            most = max(most, n)
    return worth + GUARD * POINT * s.board.points[castle] // 100 * min(max(mine - most, -1), 2)


def weigh_moves(s: Clans, question: Question) -> list[int]:
    """Move the token that promises least, and none of a castle that is almost complete."""
    seat: i64 = question.actor
    place: i64 = question.about
    look = Outlook(s, seat)
    front = Front(s, look.clan)
    board = s.board
    tokens = either(look.tokens, nth(board.only, place))
    best: i64 = NONE
    best_worth: i64 = 0
    for n in range(i64(len(look.castle))):
        if look.claim[n] > best_worth:
            through: list[int] = []
            board.add_through(look.castle[n], place, tokens, through)
            if through:
                best = through[-1]
                best_worth = look.claim[n]
    found: list[int] = []
    for letter in question.options:
        square: i64 = square_in(letter)
        one = nth(board.only, square)
        look.lift(square)
        look.consider(square, True)
        worth = -look.promise - front.beside(one)
        if best != NONE and meets(board.area, best, one):
            worth -= best_worth
        elif look.completed != NONE:
            worth -= look.completed
        look.put_back(square)
        found.append(worth)
    return found


# Battle.


def weigh_defence(s: Clans, question: Question) -> list[int]:
    """Pledge Shields: a castle is always worth them, and the more the safer; the fourth prize most of all."""
    is_last = s.prizes(s.clan(s.frames[-1].seat)) + 1 == PRIZES_TO_END
    worth: i64 = VICTORY if is_last else POINT * s.board.points[s.frames[-1].other]
    return [worth * number_in(option) for option in question.options]


def weigh_added_swords(s: Clans, question: Question) -> list[int]:
    """Add Swords to a partner's attack as long as they help."""
    seat: i64 = question.actor
    frame = s.nearest(ATTACK_RULE)
    castle: i64 = frame.other
    worth = claim_worth(s, s.clan(seat), castle, s.owner(castle))
    found: list[int] = []
    for option in question.options:
        n = number_in(option)
        found.append(worth * success(s, seat, frame.n + n, False) // 100 - n * IDLE)
    return found


# Cards to discard.


def weigh_loss(s: Clans, question: Question) -> list[int]:
    """Discard what can conquer nothing and is no weapon; keep Wizards, an open one longer than one in hand."""
    seat: i64 = question.actor
    look = Outlook(s, seat)
    front = Front(s, look.clan)
    found: list[int] = []
    for letter in question.options:
        option: i64 = letter
        if option == WIZARD:
            found.append(-SPELL - POINT)
        elif option == OPEN_WIZARD:
            found.append(-SPELL - 2 * POINT)
        elif option == ENOUGH:
            found.append(-SHIELD_KEPT // 2 - SHIELD_KEPT * max(len(question.options) - 1 - WEAPONS, 0))
        else:
            square = s.board.square_of[option]
            worth = keepsake(s, look.clan, option, front.targets)
            if not s.is_taken(square):
                look.consider(square, True)
                worth += IDLE + look.promise
                worth += front.beside(nth(s.board.only, square))
            found.append(-worth)
    return found


JUDGEMENT: Final = ClansJudgement()
