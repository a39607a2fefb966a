"""How a good player of Land of Clans thinks: build what the hand can finish, besiege what is weakly held."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import lowest, size_of
from meadhall.core.judgement import Judgement
from meadhall.core.pack import HALF, USED
from meadhall.core.question import Question
from meadhall.games.clans.rules.attack import ATTACK_RULE, units
from meadhall.games.clans.rules.claims import tokens_around
from meadhall.games.clans.rules.components import (
    ADD,
    ADD_SWORDS,
    ATTACK,
    CASTLES,
    CLAIM_CASTLE,
    DEFEND,
    ENOUGH,
    HAND_SIZE,
    LAND_CARDS,
    LAST_PRIZE,
    MAGIC,
    MOVE,
    NONE,
    OPEN_WIZARD,
    PASS,
    PLEDGE,
    SHIELDS,
    SMALLEST,
    TURN,
    WIZARD,
    attacked_square,
    site_in,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.scoring import points
from meadhall.games.clans.rules.state import BEFORE, HAND, Clans

POINT: Final = 90
"""A point of a prize that is taken."""
PRIZE: Final = 60
"""Any prize: whoever has three may end the game."""
VICTORY: Final = 2700
"""Ending the game as its winner; ending it for somebody else is as bad."""
HOPE: Final = 100
"""What a point is worth that is only hoped for, in hundredths of POINT."""
DRAWN: Final = 25
"""The chance that a card comes that a castle still needs, in hundredths."""
CONJURED: Final = 55
"""The same for one card while one has a Wizard."""
HASTE: Final = 85
"""What is left of a hope for every turn it still takes, in hundredths."""
FEW: Final = 3
"""A castle that needs so many cards one does not have is not thought about."""
SPELL: Final = 210
"""What a Wizard is worth that is kept."""
WASTE: Final = -1500
"""A Wizard played for nothing."""
RESCUE: Final = 1500
"""Stopping a clan that would win the game in its next turn."""
SIEGE: Final = 22
"""The token that allows an attack, in hundredths of what the castle is worth."""
GUARD: Final = 20
"""The token that stops an attack, in hundredths of what the castle is worth."""
TURN_COST: Final = 45
"""What else could have been done instead of attacking."""
SWORD_KEPT: Final = 90
"""A Sword in the hand while there is something to attack."""
SHIELD_KEPT: Final = 90
"""A Shield in the hand of whoever has castles."""
WEAPONS: Final = 3
"""So many cards are kept at most that can conquer nothing: more would leave nothing to build with."""
IDLE: Final = 12
"""A Sword or Shield that may be of use some day."""
HURT_LEADER: Final = 60
"""What it is worth to take a point from the clan ahead when there are others, in hundredths of a point."""
HURT_OTHER: Final = 25
"""The same for a clan that is not ahead."""
HELD_PRIZE: Final = 42
"""A prize that a clan has, in its standing. What it is worth hardly matters: who gets the fourth has most points."""
ALMOST: Final = 50
"""The third prize, on top of that."""
MARGIN: Final = 13
"""Every unit that a castle has more than an enemy around it, in the standing of its owner."""
OPEN_WIZARDS: Final = 20
"""A Wizard that lies before a seat, in its standing."""
NEARLY: Final = 5
"""Each point of the best castle that lacks one token, in the standing."""
BEGUN: Final = 2
"""Each way to build a castle that lacks two tokens, in the standing; no more than MOST_BEGUN count."""
MOST_BEGUN: Final = 20
SAFE: Final = 3
"""So many units more and a castle is safe."""
STEPS: Final = 6
"""How many turns a hope may take, in PROMISE."""
BINS: Final = 20
"""How finely ODDS knows the share of Shields among unseen cards."""
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
    """Return the chance that so many unseen cards hold fewer Shields than Swords were laid."""
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
        """Look at the board with the eyes of a seat."""
        board, pack = s.board, s.pack().numbers
        clan = s.clan(seat)
        self.s = s
        self.seat = seat
        self.clan: i64 = clan
        self.low: i64 = s.tokens(clan, 0)
        self.high: i64 = s.tokens(clan, 1)
        self.hand_low: i64 = 0
        self.hand_high: i64 = 0
        """The squares that the hand shows."""
        for word in range(i64(2)):
            left = pack[2 * (HAND + seat) + word]
            while left:
                card = HALF * word + lowest(left)
                left &= left - 1
                if card < LAND_CARDS:
                    square = board.square_of[card]
                    self.hand_low |= board.only[2 * square]
                    self.hand_high |= board.only[2 * square + 1]
        self.hand_low |= board.grey[0]
        self.hand_high |= board.grey[1]
        self.table: i64 = (FEW + 1) * STEPS if has_wizard(s, seat) else 0
        self.castle = vec[i64]()
        self.claim = vec[i64]()
        self.scale = vec[i64]()
        """The open prizes, what claiming each is worth, and how much one hopes for it."""
        left = s.open_prizes()
        while left:
            castle = lowest(left)
            left &= left - 1
            worth = claim_worth(s, clan, castle, NONE)
            self.castle = append(self.castle, castle)
            self.claim = append(self.claim, worth)
            self.scale = append(self.scale, 0 if worth < 0 else board.points[castle] * (1 if worth < VICTORY else 2))
        self.completed: i64 = NONE
        """The most that a claim is worth which the square last looked at allows, NONE if it allows none."""

    def promise(self, square: i64, is_drawn: bool) -> i64:
        """Return what a token on a square adds to the castles one hopes for; notes what it completes.

        `is_drawn`: the square needs no card of the hand.
        """
        s, board = self.s, self.s.board
        area, through, starts = board.area, board.through, board.through_at
        low, high = ~(self.low | board.only[2 * square]), ~(self.high | board.only[2 * square + 1])
        taken_low = s.taken(0) & low
        taken_high = s.taken(1) & high
        hand_low, hand_high = self.hand_low, self.hand_high
        grey_low, grey_high = board.grey[0], board.grey[1]
        before: i64 = STEPS if is_drawn else 1
        total: i64 = 0
        self.completed = NONE
        for n in range(i64(len(self.castle))):
            row = self.castle[n] * board.squares + square
            hope: i64 = 0
            for at in range(starts[row], starts[row + 1]):
                site = through[at]
                miss_low, miss_high = area[2 * site] & low, area[2 * site + 1] & high
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
        return total * HOPE * POINT // 100_000


def has_wizard(s: Clans, seat: i64) -> bool:
    """Return whether a seat has a Wizard, open or in the hand."""
    pack = s.pack()
    return pack.first_copy(BEFORE + seat) >= 0 or pack.first_copy(HAND + seat) >= 0


def claim_worth(s: Clans, clan: i64, castle: i64, loser: i64) -> i64:
    """Return what it is worth to get a prize, from another clan or (NONE) from a corner. The fourth must win."""
    gain = s.board.points[castle]
    if s.prizes(clan) + 1 < LAST_PRIZE:
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
    """Return how glad a clan is of another's loss, in hundredths: with two clans it is its own gain."""
    if s.clans == 2:
        return 100
    theirs = points(s, loser)
    for other in range(s.clans):
        if other != loser and other != clan and points(s, other) > theirs:
            return HURT_OTHER
    return HURT_LEADER


def success(s: Clans, seat: i64, swords: i64, may_add: bool) -> i64:
    """Return how likely an attack with so many Swords succeeds, in hundredths, by the cards one has not seen."""
    pack, shields = s.pack().numbers, s.board.shields
    low = pack[2 * USED] | pack[2 * (HAND + seat)]
    high = pack[2 * USED + 1] | pack[2 * (HAND + seat) + 1]
    unseen = max(LAND_CARDS - size_of(low) - size_of(high), 1)
    share = (size_of(shields[0] & ~low) + size_of(shields[1] & ~high)) * BINS // unseen
    kind: i64 = 0 if not s.is_in_teams else 2 if may_add else 1
    return ODDS[(kind * (BINS + 1) + min(share, BINS)) * (MOST_SWORDS + 1) + min(swords, MOST_SWORDS)]


def margin(s: Clans, castle: i64, owner: i64) -> i64:
    """Return how many units the owner of a castle has around it more than any other clan."""
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
                site = s.site(castle)
                gain = self.guard(s, clan, castle) if owner == clan else self.siege(s, clan, castle, owner)
                if gain:
                    self.border = append(append(self.border, s.board.border[2 * site]), s.board.border[2 * site + 1])
                    self.gain = append(self.gain, gain)

    def guard(self, s: Clans, clan: i64, castle: i64) -> i64:
        """A castle is to be guarded where an enemy has as many units, or almost."""
        worth = GUARD * (POINT * s.board.points[castle] + PRIZE) // 100
        lead = margin(s, castle, clan)
        if lead == 0:
            return worth
        return worth // 2 if -1 <= lead < SAFE else 0

    def siege(self, s: Clans, clan: i64, castle: i64, owner: i64) -> i64:
        """A castle is to be besieged until there are as many units as its owner has."""
        worth = claim_worth(s, clan, castle, owner)
        lacking = units(s, castle, owner) - units(s, castle, clan)
        if worth < 0:
            return 0
        if lacking <= 1:
            self.targets += 1
        if lacking == 1:
            return SIEGE * worth // 100
        return SIEGE * worth // 200 if 0 <= lacking <= SAFE else 0

    def beside(self, board_only_low: i64, board_only_high: i64) -> i64:
        """Return what a token on a square is worth for the castles beside it."""
        total: i64 = 0
        for n in range(i64(len(self.gain))):
            if self.border[2 * n] & board_only_low | self.border[2 * n + 1] & board_only_high:
                total += self.gain[n]
        return total


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
            return [claim_choice(s, question.actor, site_in(option)) for option in question.options]
        if kind == MOVE:
            return weigh_moves(s, question)
        if kind in (DEFEND, PLEDGE):
            return weigh_defence(s, question)
        if kind == ADD_SWORDS:
            return weigh_added_swords(s, question)
        return weigh_loss(s, question)

    def standing(self, s: Clans) -> list[int]:
        clans: list[int] = []
        for clan in range(s.clans):
            prizes = s.prizes(clan)
            worth: i64 = HELD_PRIZE * prizes + begun(s, clan) + (ALMOST if prizes + 1 == LAST_PRIZE else 0)
            held = s.castles(clan)
            while held:
                worth += MARGIN * min(margin(s, lowest(held), clan), SAFE)
                held &= held - 1
            for seat in range(s.seats):
                if s.clan(seat) == clan:
                    worth += OPEN_WIZARDS * s.pack().count(BEFORE + seat)
            clans.append(worth)
        return [clans[s.clan(seat)] for seat in range(s.seats)]


def begun(s: Clans, clan: i64) -> i64:
    """Return what the castles are worth that a clan has almost built."""
    board, area = s.board, s.board.area
    low, high = ~s.tokens(clan, 0), ~s.tokens(clan, 1)
    taken_low, taken_high = s.taken(0), s.taken(1)
    best: i64 = 0
    ways: i64 = 0
    left = s.open_prizes()
    while left:
        castle = lowest(left)
        left &= left - 1
        for site in range(board.first[castle], board.first[castle + 1]):
            miss_low, miss_high = area[2 * site] & low, area[2 * site + 1] & high
            if miss_low & taken_low or miss_high & taken_high:
                continue
            missing = size_of(miss_low) + size_of(miss_high)
            if missing == 2:
                ways += 1
            elif missing < 2:
                best = max(best, board.points[castle])
    return NEARLY * best + BEGUN * min(ways, MOST_BEGUN)


# A turn.


def weigh_turn(s: Clans, question: Question) -> list[int]:
    """A turn: claim if one can, attack where it is likely to succeed, else build on what the hand shows."""
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
        if option < WIZARD:
            square = board.square_of[option]
            worth = look.promise(square, False)
            if look.completed != NONE:  # then these tokens are gone
                worth = 0
            worth += front.beside(board.only[2 * square], board.only[2 * square + 1])
            worth += claimed(look.completed, ready) - keepsake(s, look.clan, option, front.targets)
            if is_among(rescue, square, board.only):
                worth += RESCUE
        elif option < MAGIC:
            look.promise(square_in(option), False)
            worth = look.completed
        elif option < ATTACK:
            square = wizard_square(option)
            worth = magic(s, look, square, ready)
            if is_among(rescue, square, board.only):
                worth = max(worth, 0) + RESCUE
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
    """Return what the best prize is worth whose shape lies ready, NONE if none does."""
    best: i64 = NONE
    for n in range(i64(len(look.castle))):
        if s.ready(look.clan) >> look.castle[n] & 1 and (best == NONE or look.claim[n] > best):
            best = look.claim[n]
    return best


def keepsake(s: Clans, clan: i64, card: i64, targets: i64) -> i64:
    """Return what a card is worth as a Sword or a Shield."""
    word, at = (0, card) if card < HALF else (1, card - HALF)
    if s.board.swords[word] >> at & 1:
        return SWORD_KEPT if targets else IDLE
    if s.board.shields[word] >> at & 1:
        return SHIELD_KEPT if s.castles(clan) else IDLE
    return 0


def magic(s: Clans, look: Outlook, square: i64, ready: i64) -> i64:
    """A Wizard is for completing a castle."""
    beside = s.board.beside
    if not look.low & beside[2 * square] and not look.high & beside[2 * square + 1]:
        return WASTE
    if tokens_around(s, look.clan, square) < SMALLEST:
        return WASTE
    look.promise(square, True)
    return WASTE if look.completed == NONE else claimed(look.completed, ready) - SPELL


def assault(s: Clans, look: Outlook, square: i64, swords: i64) -> i64:
    """An attack is worth its prize as often as it succeeds."""
    castle = s.castle_at(square)
    worth = claim_worth(s, look.clan, castle, s.owner(castle))
    if worth < 0:
        return worth
    return worth * success(s, look.seat, swords, True) // 100 - swords * IDLE - TURN_COST


def rescuing(s: Clans, clan: i64) -> vec[i64]:
    """Return the squares that stop a clan which would win in its next turn: those that all its ways to win need."""
    found = vec[i64]([0, 0])
    for other in range(s.clans):
        if other != clan and s.prizes(other) + 1 == LAST_PRIZE:
            needed = needs_of(s, other)
            found[0] |= needed[0]
            found[1] |= needed[1]
    return found


def needs_of(s: Clans, clan: i64) -> vec[i64]:
    """Return the squares that every castle has with which a clan can win at once, by a Wizard or on no-man's-land."""
    needed = vec[i64]([0, 0])
    is_first = True
    board, area = s.board, s.board.area
    wizard = open_wizard(s, clan)
    low, high = s.tokens(clan, 0), s.tokens(clan, 1)
    for square in range(board.squares):
        if not low & board.beside[2 * square] and not high & board.beside[2 * square + 1]:
            continue
        if s.is_taken(square) or (not wizard and not s.is_grey(square)) or tokens_around(s, clan, square) < SMALLEST:
            continue
        not_low, not_high = ~(low | board.only[2 * square]), ~(high | board.only[2 * square + 1])
        left = s.open_prizes()
        while left:
            castle = lowest(left)
            left &= left - 1
            row = castle * board.squares + square
            for at in range(board.through_at[row], board.through_at[row + 1]):
                site = board.through[at]
                if area[2 * site] & not_low or area[2 * site + 1] & not_high:
                    continue
                if is_first and wins_with(s, clan, castle, NONE):
                    is_first = False
                    needed[0], needed[1] = area[2 * site], area[2 * site + 1]
                elif not is_first and wins_with(s, clan, castle, NONE):
                    needed[0] &= area[2 * site]
                    needed[1] &= area[2 * site + 1]
    return needed


def open_wizard(s: Clans, clan: i64) -> bool:
    """Return whether a Wizard lies open before a seat of a clan."""
    for seat in range(s.seats):
        if s.clan(seat) == clan and s.pack().first_copy(BEFORE + seat) >= 0:
            return True
    return False


def is_among(squares: vec[i64], square: i64, only: vec[i64]) -> bool:
    """Return whether a square is in a set."""
    return squares[0] & only[2 * square] | squares[1] & only[2 * square + 1] != 0


# What a conquest asks.


def claim_choice(s: Clans, seat: i64, site: i64) -> i64:
    """Of several castles the dearest; of its places the one with friends around and no enemies."""
    clan = s.clan(seat)
    castle = s.board.castle_of[site]
    worth = claim_worth(s, clan, castle, NONE)
    low, high = s.board.border[2 * site], s.board.border[2 * site + 1]
    most: i64 = 0
    mine: i64 = 1
    for other in range(s.clans):
        n = size_of(s.tokens(other, 0) & low) + size_of(s.tokens(other, 1) & high)
        held = s.castles(other)
        while held:
            lies = s.site(lowest(held))
            held &= held - 1
            if s.board.area[2 * lies] & low | s.board.area[2 * lies + 1] & high:
                n += 1
        if other == clan:
            mine += n
        else:
            most = max(most, n)
    return worth + GUARD * POINT * s.board.points[castle] // 100 * min(max(mine - most, -1), 2)


def weigh_moves(s: Clans, question: Question) -> list[int]:
    """Of fifteen tokens move the one that promises least, and none of a castle that is about to be complete."""
    seat: i64 = question.actor
    place: i64 = question.about
    look = Outlook(s, seat)
    front = Front(s, look.clan)
    board = s.board
    area = board.area
    not_low, not_high = ~(look.low | board.only[2 * place]), ~(look.high | board.only[2 * place + 1])
    best: i64 = NONE
    best_worth: i64 = 0
    for n in range(i64(len(look.castle))):
        if look.claim[n] > best_worth:
            row = look.castle[n] * board.squares + place
            for at in range(board.through_at[row], board.through_at[row + 1]):
                site = board.through[at]
                if not area[2 * site] & not_low and not area[2 * site + 1] & not_high:
                    best = site
                    best_worth = look.claim[n]
    found: list[int] = []
    for letter in question.options:
        square: i64 = square_in(letter)
        only_low, only_high = board.only[2 * square], board.only[2 * square + 1]
        look.low &= ~only_low
        look.high &= ~only_high
        worth = -look.promise(square, True) - front.beside(only_low, only_high)
        if best != NONE and (area[2 * best] & only_low or area[2 * best + 1] & only_high):
            worth -= best_worth
        elif look.completed != NONE:
            worth -= look.completed
        look.low |= only_low
        look.high |= only_high
        found.append(worth)
    return found


# Battle.


def weigh_defence(s: Clans, question: Question) -> list[int]:
    """A castle is always worth its Shields: the more are pledged, the surer it is; the fourth prize most of all."""
    is_last = s.prizes(s.clan(s.frames[-1].seat)) + 1 == LAST_PRIZE
    worth: i64 = VICTORY if is_last else POINT * s.board.points[s.frames[-1].other]
    return [worth * (option - SHIELDS) for option in question.options]


def weigh_added_swords(s: Clans, question: Question) -> list[int]:
    """A partner's attack is one's own: add Swords for as long as they help."""
    seat: i64 = question.actor
    frame = s.nearest(ATTACK_RULE)
    castle: i64 = frame.other
    worth = claim_worth(s, s.clan(seat), castle, s.owner(castle))
    found: list[int] = []
    for option in question.options:
        n: i64 = option - ADD
        found.append(worth * success(s, seat, frame.n + n, False) // 100 - n * IDLE)
    return found


# Cards to part with.


def weigh_loss(s: Clans, question: Question) -> list[int]:
    """Part with what can conquer nothing and is no weapon; a Wizard is kept, an open one longer than one in hand."""
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
                worth += (
                    IDLE
                    + look.promise(square, True)
                    + front.beside(s.board.only[2 * square], s.board.only[2 * square + 1])
                )
            found.append(-worth)
    return found


JUDGEMENT: Final = ClansJudgement()
