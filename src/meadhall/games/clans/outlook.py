"""How things stand in Land of Clans: what a seat's tokens and cards promise, what castles and attacks are worth.

Everything is in hundredths of judgement (see `core.judgement`); only cards that the seat may know count.
"""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import lowest, size_of
from meadhall.core.deck import USED
from meadhall.games.clans.rules.attack import units
from meadhall.games.clans.rules.bitboards import Bitboard, either, listed, nth, size, without
from meadhall.games.clans.rules.components import (
    CASTLES,
    HAND_SIZE,
    LAND_CARDS,
    NONE,
    PRIZES_TO_END,
    is_land_card,
)
from meadhall.games.clans.rules.scoring import points
from meadhall.games.clans.rules.state import Clans

POINT: Final = 90
"""A point of a prize that is taken."""
PRIZE: Final = 60
"""Any prize: three may end the game."""
VICTORY: Final = 2700
"""Ending the game as its winner; ending it for another clan is as bad."""
HOPE: Final = 100
"""The worth of a point that is only hoped for, in hundredths of POINT."""
DRAWN: Final = 25
"""The chance of getting a card that a castle still needs, in hundredths."""
CONJURED: Final = 55
"""The same for one card when the seat has a Wizard."""
HASTE: Final = 85
"""What is left of a hope for every turn it still takes, in hundredths."""
FEW: Final = 3
"""A castle that lacks this many cards is not considered."""
SIEGE: Final = 22
"""The token that allows an attack, in hundredths of what the castle is worth."""
GUARD: Final = 20
"""The token that stops an attack, in hundredths of what the castle is worth."""
HURT_LEADER: Final = 60
"""What it is worth to take a point from the clan ahead when there are others, in hundredths of a point."""
HURT_OTHER: Final = 25
"""The same for a clan that is not ahead."""
NEARLY: Final = 5
"""Each point of the best castle that lacks one token, in the evaluation of the position."""
BEGUN: Final = 2
"""Each way to build a castle that lacks two tokens, in the same; at most MOST_BEGUN count."""
MOST_BEGUN: Final = 20
SAFE: Final = 3
"""A castle with a lead of this many units is safe."""
STEPS: Final = 6
"""How many turns a hope may take, in PROMISE."""
BINS: Final = 20
"""The steps in which ODDS has the share of Shields among unseen cards."""
MOST_SWORDS: Final = 10


def promises() -> vec[i64]:
    """Return thousandths of a castle that needs some unknown cards and turns: without a Wizard, then with one."""
    found = vec[i64]()
    for first in (DRAWN, CONJURED):
        for unknown in range(FEW + 1):
            for turns in range(STEPS):
                hope = 1000.0 * (HASTE / 100) ** (turns + unknown)
                if unknown:
                    hope *= first / 100 * (DRAWN / 100) ** (unknown - 1)
                found = append(found, 0 if unknown == FEW else round(hope))
    return found


def odds(cards: int, share: float, swords: int) -> float:
    """Return the chance that this many unseen cards hold fewer Shields than the Swords laid."""
    return sum(comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(min(swords, cards + 1)))


def odds_table() -> vec[i64]:
    """Return hundredths of success: against one hand, two hands, and two hands with a partner who may add Swords."""
    found = vec[i64]()
    for kind in range(3):
        for each in range(BINS + 1):
            share = each / BINS
            for swords in range(MOST_SWORDS + 1):
                if kind < 2:
                    chance = odds(HAND_SIZE * (kind + 1), share, swords)
                else:
                    chance = sum(
                        comb(HAND_SIZE, n) * 0.4**n * 0.6 ** (HAND_SIZE - n) * odds(2 * HAND_SIZE, share, swords + n)
                        for n in range(HAND_SIZE + 1)
                    )
                found = append(found, round(100 * chance))
    return found


PROMISE: Final = promises()
ODDS: Final = odds_table()


class Outlook:
    """What a seat has on the board and in its hand, and what may come of it."""

    def __init__(self, s: Clans, seat: i64) -> None:
        """Look at the board from the point of view of a seat."""
        board = s.board
        clan = s.clan(seat)
        self.s = s
        self.seat = seat
        self.clan: i64 = clan
        self.tokens: Bitboard = s.tokens(clan)
        self.within_reach: Bitboard = board.no_mans_land
        """The squares that the hand shows, and no-man's-land."""
        for card in listed(s.hand(seat)):
            if is_land_card(card):
                self.within_reach = either(self.within_reach, nth(board.only, board.square_of[card]))
        self.table: i64 = (FEW + 1) * STEPS if s.has_wizard(seat) else 0
        self.castle = vec[i64]()
        self.claim = vec[i64]()
        self.scale = vec[i64]()
        """The open prizes, what claiming each is worth, and how likely that seems."""
        left = s.open_prizes()
        while left:
            castle = lowest(left)
            left &= left - 1
            worth = claim_worth(s, clan, castle, NONE)
            self.castle = append(self.castle, castle)
            self.claim = append(self.claim, worth)
            self.scale = append(self.scale, 0 if worth < 0 else board.points[castle] * (1 if worth < VICTORY else 2))
        self.promise: i64 = 0
        """What a token on the square last considered adds to the castles hoped for."""
        self.completed: i64 = NONE
        """The worth of the best claim that this token allows, NONE if it allows none."""

    def lift(self, square: i64) -> None:
        """Suppose that a token is gone."""
        self.tokens = without(self.tokens, nth(self.s.board.only, square))

    def put_back(self, square: i64) -> None:
        """Suppose that the token is there again."""
        self.tokens = either(self.tokens, nth(self.s.board.only, square))

    def consider(self, square: i64, is_drawn: bool) -> None:
        """Note what a token on a square promises and completes; `is_drawn`: it needs no card of the hand."""
        s, board = self.s, self.s.board
        area, through, starts = board.area, board.through, board.through_at
        mine = either(self.tokens, nth(board.only, square))
        taken_low, taken_high = without(s.taken(), mine)
        low, high = ~mine[0], ~mine[1]
        hand_low, hand_high = self.within_reach
        grey_low, grey_high = board.no_mans_land
        before: i64 = STEPS if is_drawn else 1
        total: i64 = 0
        self.completed = NONE
        for n in range(i64(len(self.castle))):
            row = self.castle[n] * board.squares + square
            hope: i64 = 0
            for at in range(starts[row], starts[row + 1]):
                placement = through[at]
                miss_low, miss_high = area[2 * placement] & low, area[2 * placement + 1] & high
                if miss_low & taken_low or miss_high & taken_high:
                    continue
                unknown = size_of(miss_low & ~hand_low) + size_of(miss_high & ~hand_high)
                if unknown >= FEW:
                    continue
                if not miss_low and not miss_high:
                    if self.completed == NONE or self.claim[n] > self.completed:
                        self.completed = self.claim[n]
                    continue
                if size_of(miss_low & grey_low) + size_of(miss_high & grey_high) > 1:
                    continue
                step = self.table + unknown * STEPS + size_of(miss_low & hand_low) + size_of(miss_high & hand_high)
                hope += PROMISE[step] - PROMISE[step + before]
            total += hope * self.scale[n]
        self.promise = total * HOPE * POINT // 100_000


def claim_worth(s: Clans, clan: i64, castle: i64, loser: i64) -> i64:
    """Return what it is worth to get a prize, from another clan or (NONE) from a corner. The fourth must win."""
    gain = s.board.points[castle]
    if s.prizes(clan) + 1 < PRIZES_TO_END:
        worth: i64 = POINT * gain + PRIZE
        if loser != NONE:
            worth += (POINT * gain + PRIZE) * hurt(s, clan, loser) // 100
        return worth
    return VICTORY if wins_with(s, clan, castle, loser) else -VICTORY


def wins_with(s: Clans, clan: i64, castle: i64, loser: i64) -> bool:
    """Return whether a clan is ahead of all others once it has this prize too."""
    gain = s.board.points[castle]
    mine = rank_of(points(s, clan) + gain, s.prizes(clan) + 1)
    for other in range(s.clans):
        if other != clan:
            theirs = rank_of(points(s, other), s.prizes(other))
            if other == loser:
                theirs = rank_of(points(s, other) - gain, s.prizes(other) - 1)
            if theirs > mine:
                return False
    return True


def rank_of(score: i64, prizes: i64) -> i64:
    """Return points and prizes as one number."""
    return score * (CASTLES + 1) + prizes


def hurt(s: Clans, clan: i64, loser: i64) -> i64:
    """Return what another clan's loss is worth to a clan, in hundredths: with two clans it counts in full."""
    if s.clans == 2:
        return 100
    theirs = points(s, loser)
    for other in range(s.clans):
        if other != loser and other != clan and points(s, other) > theirs:
            return HURT_OTHER
    return HURT_LEADER


def success(s: Clans, seat: i64, swords: i64, may_add: bool) -> i64:
    """Return how likely an attack with this many Swords succeeds, in hundredths, by the unseen cards."""
    seen = either(s.deck().words(USED), s.hand(seat))
    unseen = max(LAND_CARDS - size(seen), 1)
    share = size(without(s.board.shields, seen)) * BINS // unseen
    kind: i64 = 0 if not s.is_in_teams else 2 if may_add else 1
    return ODDS[(kind * (BINS + 1) + min(share, BINS)) * (MOST_SWORDS + 1) + min(swords, MOST_SWORDS)]


def margin(s: Clans, castle: i64, owner: i64) -> i64:
    """Return by how many units the owner of a castle outnumbers any other clan around it."""
    most: i64 = 0
    for other in range(s.clans):
        if other != owner:
            most = max(most, units(s, castle, other))
    return units(s, castle, owner) - most


class Front:
    """The castles on the board, and what one more token beside each is worth to a clan."""

    def __init__(self, s: Clans, clan: i64) -> None:
        """Look at all castles."""
        self.border = vec[i64]()
        self.gain = vec[i64]()
        self.targets: i64 = 0
        """How many castles the clan may attack, or will be able to with one more token."""
        for owner in range(s.clans):
            held = s.castles(owner)
            while held:
                castle = lowest(held)
                held &= held - 1
                placement = s.placement(castle)
                gain = self.guard(s, clan, castle) if owner == clan else self.siege(s, clan, castle, owner)
                if gain:
                    low, high = s.board.border[2 * placement], s.board.border[2 * placement + 1]
                    self.border = append(append(self.border, low), high)
                    self.gain = append(self.gain, gain)

    def guard(self, s: Clans, clan: i64, castle: i64) -> i64:
        """Guard a castle where an enemy has as many units, or almost."""
        worth = GUARD * (POINT * s.board.points[castle] + PRIZE) // 100
        lead = margin(s, castle, clan)
        if lead == 0:
            return worth
        return worth // 2 if -1 <= lead < SAFE else 0

    def siege(self, s: Clans, clan: i64, castle: i64, owner: i64) -> i64:
        """Besiege a castle until there are as many units as its owner has."""
        worth = claim_worth(s, clan, castle, owner)
        lacking = units(s, castle, owner) - units(s, castle, clan)
        if worth < 0:
            return 0
        if lacking <= 1:
            self.targets += 1
        if lacking == 1:
            return SIEGE * worth // 100
        return SIEGE * worth // 200 if 0 <= lacking <= SAFE else 0

    def beside(self, square: Bitboard) -> i64:
        """Return what a token on a square is worth for the castles beside it."""
        low, high = square
        total: i64 = 0
        for n in range(i64(len(self.gain))):
            if self.border[2 * n] & low | self.border[2 * n + 1] & high:
                total += self.gain[n]
        return total


def begun(s: Clans, clan: i64) -> i64:
    """Return the worth of the castles that a clan has almost built."""
    board, area = s.board, s.board.area
    tokens = s.tokens(clan)
    low, high = ~tokens[0], ~tokens[1]
    taken_low, taken_high = s.taken()
    best: i64 = 0
    ways: i64 = 0
    left = s.open_prizes()
    while left:
        castle = lowest(left)
        left &= left - 1
        for placement in range(board.first[castle], board.first[castle + 1]):
            miss_low, miss_high = area[2 * placement] & low, area[2 * placement + 1] & high
            if miss_low & taken_low or miss_high & taken_high:
                continue
            missing = size_of(miss_low) + size_of(miss_high)
            if missing == 2:
                ways += 1
            elif missing < 2:
                best = max(best, board.points[castle])
    return NEARLY * best + BEGUN * min(ways, MOST_BEGUN)
