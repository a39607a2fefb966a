"""How things stand in Oriflamme and what its cards are worth: all in hundredths of an influence token.

A card is worth what it will still bring its family; what a rival loses is worth a share of it, and the more, the better
the rival is doing. Face-down cards are looked at only if they are the actor's own; for others it counts whose they are,
how many tokens lie on them, and which cards of that family have been seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.oriflamme.rules.activation import card_rule
from meadhall.games.oriflamme.rules.box import FACTS
from meadhall.games.oriflamme.rules.characters import (
    Queen,
    Schemer,
    beside,
    forbids_apothecary,
    is_beside_stack,
    is_namesake,
)
from meadhall.games.oriflamme.rules.components import (
    APOTHECARY,
    BRIBE,
    CRIMINAL,
    DAREDEVIL,
    NONE,
    OPEN,
    PLAN,
    PRINCE,
    QUEEN,
    ROLES,
    ROUNDS,
    SCHEMER,
    SUBSTITUTION,
    TRAP,
    TWIN,
    is_open,
    owner_of,
    role_of,
)
from meadhall.games.oriflamme.rules.intrigues import Trap, forbids_bribe, is_available, is_own_character
from meadhall.games.oriflamme.rules.state import Oriflamme

INCOME: Final = vec[i64]([facts.income for facts in FACTS])
"""What a face-up card brings each time it acts."""
PROMISE: Final = vec[i64]([facts.promise for facts in FACTS])
"""What one of the seat's face-down cards brings for each round that is left, including its tokens."""
BACK_PROMISE: Final = 140
"""What a rival's face-down card brings for each round that is left."""
LASTING: Final = vec[i64]([0, 100, 175, 231, 273, 305, 329])
"""How often a card acts, by the number of rounds, since one in four is removed before the next."""
SPITE: Final = 65
"""What the losses of all rivals together are worth to the seat itself, of a hundred."""
CLOSENESS: Final = vec[i64]([100, 80, 64, 51, 41, 33, 26, 21, 17, 13, 10])
"""How much a rival counts, by how much influence it is behind the best of the rivals."""
LOOT: Final[i64] = Trap.LOOT * 100
"""What a Trap steals."""
BOUNTY: Final[i64] = Queen.BOUNTY * 100
"""What a removed Queen of a rival brings besides."""
SUSPICION: Final = 10
"""How much likelier a card is to be a Trap for every token on it, of a hundred."""


# What things are worth.


def turns_of(s: Oriflamme, at: i64) -> i64:
    """Return how often a position is still activated: in later rounds, and in this one if it is still ahead."""
    left: i64 = ROUNDS - 1 - s.round
    return left + 1 if at > s.active else left


def worth(s: Oriflamme, thing: i64, turns: i64, me: i64) -> i64:
    """Return what a thing in the row will still bring its family, from what `me` can know."""
    if turns <= 0:
        return 0
    lasting: i64 = LASTING[turns]
    if is_open(thing):
        income: i64 = INCOME[role_of(thing)]
        return income * lasting // 100
    tokens = s.tokens(thing)
    if owner_of(thing) != me:
        return tokens * 90 + BACK_PROMISE * lasting // 100
    role = s.role_under(thing)
    promise: i64 = PROMISE[role]
    if role == TRAP:
        tokens = 0
    return tokens * 100 + promise * lasting // 100


def hopes(s: Oriflamme) -> vec[i64]:
    """Return what every seat has and may still expect from the row, from public knowledge."""
    found = s.influences()
    for seat in range(s.seats):
        found[seat] *= 100
    for at in range(s.length()):
        thing = s.top(at)
        found[s.holder(thing)] += worth(s, thing, turns_of(s, at), NONE)
    return found


def spites(s: Oriflamme, me: i64) -> vec[i64]:
    """Return what a loss of each seat is worth to `me`, of a hundred: most for the leader, negative for `me`."""
    hope = hopes(s)
    best: i64 = -1
    for seat in range(s.seats):
        if seat != me and hope[seat] > best:
            best = hope[seat]
    total: i64 = 0
    for seat in range(s.seats):
        if seat != me:
            behind: i64 = (best - hope[seat]) // 100
            close: i64 = CLOSENESS[behind] if behind < 10 else CLOSENESS[10]
            hope[seat] = close
            total += close
    for seat in range(s.seats):
        hope[seat] = -100 if seat == me else hope[seat] * SPITE // total
    return hope


# What cards do.


def loss(s: Oriflamme, me: i64, at: i64, turns: i64, spite: vec[i64]) -> i64:
    """Return what it is worth to `me` if a position's top card goes: what it would bring, less what it uncovers."""
    thing = s.top(at)
    holder = s.holder(thing)
    lost = worth(s, thing, turns, me)
    below = s.below(thing)
    if below != NONE:
        lost -= worth(s, below, turns, me)
    elif is_open(thing):
        for other in card_rule(s, thing).linked(s, holder):
            if is_open(s.top(other)):
                lost += worth(s, s.top(other), turns_of(s, other), NONE)
    return lost * spite[holder] // 100


def trap_chance(s: Oriflamme, back: i64) -> i64:
    """Return how likely a rival's face-down card is to be a Trap, of a hundred; waiting long makes it likelier."""
    cards = s.secrets[owner_of(back)]
    if cards.has(TRAP, OPEN):
        return 0
    chance = (100 + SUSPICION * s.tokens(back)) // (ROLES - cards.count(OPEN))
    return chance if chance < 50 else 50


def removal(s: Oriflamme, me: i64, at: i64, turns: i64, by: i64, spite: vec[i64]) -> i64:
    """Return what it is worth to `me` to remove the top card of a position by a card of this role."""
    thing = s.top(at)
    holder = s.holder(thing)
    value = loss(s, me, at, turns, spite)
    if by != DAREDEVIL:
        value += 100
    if not is_open(thing):
        if holder != me:
            chance = trap_chance(s, thing)
            if chance:
                have = s.influence(me) * 100 + 100
                stolen: i64 = have if have < LOOT else LOOT
                income: i64 = INCOME[by]
                left: i64 = ROUNDS - 1 - s.round
                lasting: i64 = LASTING[left]
                cost = stolen * (100 + spite[holder]) // 100 + income * lasting // 100
                value = (value * (100 - chance) - cost * chance) // 100
        return value
    role = role_of(thing)
    if role == QUEEN and holder != me:
        value += BOUNTY
    if by == DAREDEVIL:
        value += namesakes(s, me, at, role, spite)
    elif by == SUBSTITUTION and holder != me and s.below(thing) == NONE and is_available(s, me, role):
        value += worth(s, thing, turns, NONE)
    return value


def namesakes(s: Oriflamme, me: i64, chosen: i64, role: i64, spite: vec[i64]) -> i64:
    """Return what a Daredevil gets for cards of a name beyond the first: two or more are paid, the first one too."""
    value: i64 = 0
    for at in range(s.length()):
        thing = s.top(at)
        if at != chosen and is_namesake(s, thing, role, me):
            value += (
                loss(s, me, at, turns_of(s, at), spite) + (100 if value else 200) + (BOUNTY if role == QUEEN else 0)
            )
    return value


def best_beside(s: Oriflamme, me: i64, place: i64, by: i64, spite: vec[i64]) -> i64:
    """Return the best removal beside a position; one must be made, even if it hurts."""
    best: i64 = -10_000
    for at in beside(s, place):
        value = removal(s, me, at, turns_of(s, at), by, spite)
        if value > best:
            best = value
    return best if best > -10_000 else 0


def best_cure(s: Oriflamme, me: i64, place: i64, spite: vec[i64]) -> i64:
    """Return the best removal by an Apothecary at a position: of a card beside another one of the family."""
    best: i64 = -10_000
    for at in range(s.length()):
        if forbids_apothecary(s, me, place, at) == 0:
            value = removal(s, me, at, turns_of(s, at), APOTHECARY, spite)
            if value > best:
                best = value
    return best if best > -10_000 else 0


def crime(s: Oriflamme, place: i64, spite: vec[i64]) -> i64:
    """Return what a Criminal at a position does at once."""
    value: i64 = 0
    for at in beside(s, place):
        holder = s.holder_at(at)
        if s.influence(holder):
            value += spite[holder]
    return value


def bribing(s: Oriflamme, me: i64, at: i64, spite: vec[i64]) -> i64:
    """Return what it is worth to `me` to bribe the character at a position."""
    thing = s.top(at)
    holder = s.holder(thing)
    if holder == me:
        return 0
    value = worth(s, thing, turns_of(s, at), NONE)
    return value * (100 + spite[holder]) // 100


def best_bribe(s: Oriflamme, me: i64, spite: vec[i64]) -> i64:
    """Return the worth of the best character that could be bribed."""
    best: i64 = 0
    for at in range(s.length()):
        if forbids_bribe(s, at) == 0:
            value = bribing(s, me, at, spite)
            if value > best:
                best = value
    return best


def action(s: Oriflamme, me: i64, role: i64, place: i64, spite: vec[i64]) -> i64:
    """Return what a card of the seat does when it acts now from a position."""
    if role == QUEEN:
        return Queen.GAIN * 100
    if role in (PRINCE, TWIN, TRAP):
        return 100
    if role == SCHEMER:
        return -worth(s, s.top(place), turns_of(s, place), me) if is_beside_stack(s, place) else Schemer.GAIN * 100
    if role == CRIMINAL:
        return crime(s, place, spite)
    if role == APOTHECARY:
        return best_cure(s, me, place, spite)
    if role == BRIBE:
        return best_bribe(s, me, spite)
    if role == PLAN:
        return best_character(s, me, spite)
    return best_beside(s, me, place, role, spite)


def best_character(s: Oriflamme, me: i64, spite: vec[i64]) -> i64:
    """Return the most that one of the seat's characters could do now for Plan."""
    best: i64 = 0
    for at in range(s.length()):
        if is_own_character(s, at, me):
            value = action(s, me, role_of(s.top(at)), at, spite)
            if value > best:
                best = value
    return best
