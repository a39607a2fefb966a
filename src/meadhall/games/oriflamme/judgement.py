"""What a sensible player of Oriflamme thinks: all in hundredths of an influence token.

A card is worth what it will still bring its family; what a rival loses is worth a share of it, the more the better the
rival stands. Of face-down cards only the actor's own are looked at; of others it counts whose they are, how many tokens
lie on them, and which cards of that family have been seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.judgement import Judgement
from meadhall.core.question import Question
from meadhall.games.oriflamme.rules.box import ROWS
from meadhall.games.oriflamme.rules.components import (
    AGAIN,
    APOTHECARY,
    ASIDE,
    BACK,
    BRIBE,
    BRIBE_WHOM,
    CHOOSE_CHARACTER,
    CRIMINAL,
    DAREDEVIL,
    END,
    LEAVE_OR_REVEAL,
    NONE,
    OPEN,
    PLACE,
    PLAN,
    PRINCE,
    QUEEN,
    REMOVE,
    ROLES,
    ROUNDS,
    SCHEMER,
    START,
    SUBSTITUTION,
    TAKE_OR_AGAIN,
    TRAP,
    TWIN,
    WHERE,
    WHERE_TWIN,
    back_of,
    card_of,
    is_character,
    owner_of,
    position,
    position_in,
    role_in,
    role_of,
)
from meadhall.games.oriflamme.rules.intrigues import Trap
from meadhall.games.oriflamme.rules.state import Oriflamme

INCOME: Final = vec[i64]([row.income for row in ROWS])
"""What a face-up card brings each time it acts."""
PROMISE: Final = vec[i64]([row.promise for row in ROWS])
"""What one's own face-down card brings for each round that is left, its tokens included."""
BACK_PROMISE: Final = 140
"""What somebody else's face-down card brings for each round that is left."""
LASTING: Final = vec[i64]([0, 100, 175, 231, 273, 305, 329])
"""How often a card acts in so many rounds, since one in four is removed before the next."""
KEPT: Final = 84
"""How many of a hundred cards that are left face down are still there one round later."""
SPITE: Final = 65
"""What the losses of all rivals together are worth to oneself, of a hundred."""
CLOSENESS: Final = vec[i64]([100, 80, 64, 51, 41, 33, 26, 21, 17, 13, 10])
"""How much a rival counts who is so many influence behind the best of the rivals."""
LATER: Final = vec[i64]([row.later for row in ROWS])
"""What a card may hope to do if it waits for a better moment."""
HASTE: Final = vec[i64]([row.haste for row in ROWS])
"""How much is lost for every round in which a card is still in the hand."""
LOOT: Final[i64] = Trap.LOOT * 100
"""What a Trap steals."""
POINT: Final = vec[i64]([100, 52, 28, 16, 10, 8, 8])
"""How much one influence ahead counts in the standing when so many rounds are left."""
FRIENDLY: Final = 80
"""How much a card likes to lie beside another one of its family."""
HIT: Final = 75
"""How many of a hundred victims are still there when a card that was laid beside them strikes."""
COVER_SOON: Final = -40
"""What it costs to lay an intrigue that is soon gone on one's own card: nothing, until then it protects it."""
SUSPICION: Final = 10
"""How much likelier a card is a Trap for every token on it, of a hundred."""
UNEASE: Final = 55
"""How much a card dislikes to lie beside a rival's Daredevil."""


# What things are worth.


def turns_of(s: Oriflamme, at: i64) -> i64:
    """How often a position is still activated: in the rounds to come, and in this one if it is still ahead."""
    left: i64 = ROUNDS - 1 - s.round
    return left + 1 if at > s.active else left


def worth(s: Oriflamme, thing: i64, turns: i64, me: i64) -> i64:
    """What a thing in the row will still bring its family, as far as `me` can know."""
    if turns <= 0:
        return 0
    lasting: i64 = LASTING[turns]
    if thing < BACK:
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
    """What every seat has and may still expect of the row, as everybody sees it."""
    found = s.influences()
    for seat in range(s.seats):
        found[seat] *= 100
    for at in range(s.length()):
        thing = s.top(at)
        found[s.holder(thing)] += worth(s, thing, turns_of(s, at), NONE)
    return found


def spites(s: Oriflamme, me: i64) -> vec[i64]:
    """What a loss of each rival is worth to `me`, of a hundred: hurt the leader first. For oneself it is a loss."""
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
    """What it is worth to `me` that the top card of a position goes: what it would bring, less what it uncovers."""
    thing = s.top(at)
    holder = s.holder(thing)
    lost = worth(s, thing, turns, me)
    below = s.below(thing)
    if below != NONE:
        lost -= worth(s, below, turns, me)
    elif thing < BACK:
        role = role_of(thing)
        if role <= TWIN:
            lost += linked(s, TWIN - role, holder)
    return lost * spite[holder] // 100


def linked(s: Oriflamme, role: i64, family: i64) -> i64:
    """What goes with a removed Prince or Twin: the other one."""
    lost: i64 = 0
    for at in range(s.length()):
        thing = s.top(at)
        if thing < BACK and role_of(thing) == role and s.holder(thing) == family:
            lost += worth(s, thing, turns_of(s, at), NONE)
    return lost


def trap_chance(s: Oriflamme, back: i64) -> i64:
    """How likely a rival's face-down card is a Trap, of a hundred: one that has waited long is likelier."""
    cards = s.secrets[owner_of(back)]
    if cards.has(TRAP, OPEN):
        return 0
    chance = (100 + SUSPICION * s.tokens(back)) // (ROLES - cards.count(OPEN))
    return chance if chance < 50 else 50


def removal(s: Oriflamme, me: i64, at: i64, turns: i64, by: i64, spite: vec[i64]) -> i64:
    """What it is worth to `me` to remove the top card of a position by a card of this role."""
    thing = s.top(at)
    holder = s.holder(thing)
    value = loss(s, me, at, turns, spite)
    if by != DAREDEVIL:
        value += 100
    if thing >= BACK:
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
        value += 100
    if by == DAREDEVIL:
        value += namesakes(s, me, at, role, spite)
    elif by == SUBSTITUTION and holder != me and s.below(thing) == NONE and is_spare(s, me, role):
        value += worth(s, thing, turns, NONE)
    return value


def namesakes(s: Oriflamme, me: i64, chosen: i64, role: i64, spite: vec[i64]) -> i64:
    """What a Daredevil gets for all cards of a name beyond the first: two or more are paid, the first one too."""
    value: i64 = 0
    for at in range(s.length()):
        thing = s.top(at)
        if at != chosen and thing < BACK and role_of(thing) == role and s.holder(thing) != me:
            value += loss(s, me, at, turns_of(s, at), spite) + (100 if value else 200) + (100 if role == QUEEN else 0)
    return value


def is_spare(s: Oriflamme, me: i64, role: i64) -> bool:
    """Whether one's own card of this name can take the place of another: it lies aside or was discarded."""
    return s.lies_in_pile(card_of(me, role)) or s.secrets[me].has(role, ASIDE)


def best_beside(s: Oriflamme, me: i64, place: i64, by: i64, spite: vec[i64]) -> i64:
    """The best removal beside a position; one must be made, even if it hurts."""
    best: i64 = -10_000
    for at in (place - 1, place + 1):
        if 0 <= at < s.length():
            value = removal(s, me, at, turns_of(s, at), by, spite)
            if value > best:
                best = value
    return best if best > -10_000 else 0


def best_cure(s: Oriflamme, me: i64, place: i64, spite: vec[i64]) -> i64:
    """The best removal by an Apothecary at a position: of a card beside another one of the family."""
    best: i64 = -10_000
    length = s.length()
    for friend in range(length):
        if friend != place and s.holder_at(friend) == me:
            for at in (friend - 1, friend + 1):
                if 0 <= at < length and at != place:
                    value = removal(s, me, at, turns_of(s, at), APOTHECARY, spite)
                    if value > best:
                        best = value
    return best if best > -10_000 else 0


def crime(s: Oriflamme, place: i64, spite: vec[i64]) -> i64:
    """What a Criminal at a position does at once."""
    value: i64 = 0
    for at in (place - 1, place + 1):
        if 0 <= at < s.length():
            holder = s.holder_at(at)
            if s.influence(holder):
                value += spite[holder]
    return value


def is_beside_stack(s: Oriflamme, place: i64) -> bool:
    """Whether a neighbour of a position is a stack: no place for a Schemer."""
    return (place > 0 and s.is_stack(place - 1)) or (place + 1 < s.length() and s.is_stack(place + 1))


def bribing(s: Oriflamme, me: i64, at: i64, spite: vec[i64]) -> i64:
    """What it is worth to `me` to bribe the character at a position."""
    thing = s.top(at)
    holder = s.holder(thing)
    if holder == me:
        return 0
    value = worth(s, thing, turns_of(s, at), NONE)
    return value * (100 + spite[holder]) // 100


def best_bribe(s: Oriflamme, me: i64, spite: vec[i64]) -> i64:
    """The best character that one could bribe."""
    best: i64 = 0
    for at in range(s.length()):
        if is_character(s.top(at)) and not s.is_stack(at):
            value = bribing(s, me, at, spite)
            if value > best:
                best = value
    return best


def action(s: Oriflamme, me: i64, role: i64, place: i64, spite: vec[i64]) -> i64:
    """What a card of one's own does when it acts now from a position."""
    if role == QUEEN:
        return 200
    if role <= TWIN or role == TRAP:
        return 100
    if role == SCHEMER:
        return -worth(s, s.top(place), turns_of(s, place), me) if is_beside_stack(s, place) else i64(200)
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
    """The best that a character of one's own could do now for Plan."""
    best: i64 = 0
    for at in range(s.length()):
        thing = s.top(at)
        if is_character(thing) and s.holder(thing) == me:
            value = action(s, me, role_of(thing), at, spite)
            if value > best:
                best = value
    return best


# The questions.


def weigh_reveal(s: Oriflamme, question: Question) -> list[int]:
    """Reveal what brings more face up; let the others gather tokens, and cash all in the last round."""
    me: i64 = question.actor
    at = s.active
    back = s.top(at)
    role = s.role_under(back)
    left: i64 = ROUNDS - 1 - s.round
    if role == TRAP:  # its tokens are lost: it waits for somebody to fall into it
        return [100 + 40 * left if left else 10, 100]
    tokens = s.tokens(back)
    now = action(s, me, role, at, spites(s, me))
    if role == PLAN:
        each: i64 = now if now > 150 else 150
        reveal = now + tokens * (now if now > 100 else i64(100))
        wait = each * (tokens + 2)
    else:
        income: i64 = INCOME[role]
        if role == PRINCE and s.has_twin_ready(me):
            now += 100 if s.entering_acts else 0
            income += 100
        elif role == SCHEMER and now < 0:  # beside a stack she is lost
            now = 0
            income = 0
        later: i64 = LATER[role]
        if now > later or (left == 1 and role >= SUBSTITUTION):
            later = now
        lasting: i64 = LASTING[left]
        lasting_later: i64 = LASTING[left - 1] if left else 0
        reveal = tokens * 100 + now + income * lasting // 100
        wait = tokens * 100 + 100 + later + income * lasting_later // 100
    if role >= SUBSTITUTION and s.below(back) != NONE:
        reveal += 100  # what it covers acts at once
    return [wait * KEPT // 100 if left else 0, reveal]


def weigh_removal(s: Oriflamme, question: Question) -> list[int]:
    """Remove what costs the strongest rival most; beware of Traps."""
    me: i64 = question.actor
    by: i64 = role_of(s.acting_card())
    spite = spites(s, me)
    found: list[int] = []
    for option in question.options:
        at: i64 = position_in(option)
        found.append(removal(s, me, at, turns_of(s, at), by, spite))
    return found


def weigh_bribe(s: Oriflamme, question: Question) -> list[int]:
    """Bribe what will still bring most, and take it from the strongest rival."""
    me: i64 = question.actor
    spite = spites(s, me)
    return [bribing(s, me, position_in(option), spite) for option in question.options]


def weigh_character(s: Oriflamme, question: Question) -> list[int]:
    """Let Plan activate the character that does most now."""
    me: i64 = question.actor
    spite = spites(s, me)
    return [
        action(s, me, s.top(position_in(option)) % ROLES, position_in(option), spite) for option in question.options
    ]


def weigh_again(s: Oriflamme, question: Question) -> list[int]:
    """Throw a token of Plan away only where the character does more than the token is worth."""
    me: i64 = question.actor
    again = best_character(s, me, spites(s, me))
    return [again if option == AGAIN else 100 for option in question.options]


def neighbour(s: Oriflamme, me: i64, role: i64, at: i64, turns: i64, spite: vec[i64]) -> i64:
    """How a card of one's own likes to lie beside a position that is still activated so many times after it."""
    thing = s.top(at)
    holder = s.holder(thing)
    value: i64 = FRIENDLY if holder == me else 0
    if thing < BACK:
        name = role_of(thing)
        if name == CRIMINAL:
            lasting: i64 = LASTING[turns]
            value -= lasting * 2 // 3
        elif name == DAREDEVIL and holder != me:
            value += 60 if role == TRAP else -UNEASE
    if role == CRIMINAL:
        value += spite[holder]
    elif role in (DAREDEVIL, SUBSTITUTION):
        hit = removal(s, me, at, turns, role, spite)
        value += hit * HIT // 100 if hit > 0 else hit // 3
    elif role == SCHEMER and s.is_stack(at):
        value -= 300
    return value


def covering(s: Oriflamme, me: i64, role: i64, at: i64, turns: i64) -> i64:
    """What it costs to lay a card on one's own: what lies below rests, unless the card is soon gone again."""
    cost = worth(s, s.top(at), turns, me)
    if role in (SUBSTITUTION, BRIBE):
        return COVER_SOON + cost // 8
    if role in (TRAP, PLAN):
        return 30 + cost * 2 // 3
    return 60 + cost


def placing(s: Oriflamme, me: i64, role: i64, option: i64, spite: vec[i64]) -> i64:
    """How good it is to lay a card at the start, at the end or on a position."""
    turns: i64 = ROUNDS - s.round
    length = s.length()
    if length == 0:
        return 0
    if option == START:
        return neighbour(s, me, role, 0, turns, spite)
    if option == END:
        return neighbour(s, me, role, length - 1, turns - 1, spite)
    at = position_in(option)
    value = -covering(s, me, role, at, turns)
    if at > 0:
        value += neighbour(s, me, role, at - 1, turns - 1, spite)
    if at + 1 < length:
        value += neighbour(s, me, role, at + 1, turns, spite)
    return value


def best_place(s: Oriflamme, me: i64, role: i64, spite: vec[i64]) -> i64:
    """How good the best place for a card is."""
    best = placing(s, me, role, START, spite)
    value = placing(s, me, role, END, spite)
    if value > best:
        best = value
    if role >= SUBSTITUTION:
        for at in range(s.length()):
            if s.holder_at(at) == me:
                value = placing(s, me, role, position(at), spite)
                if value > best:
                    best = value
    return best


def weigh_card(s: Oriflamme, question: Question) -> list[int]:
    """Play first what brings most in every round; a card that needs a victim waits until there is one."""
    me: i64 = question.actor
    spite = spites(s, me)
    turns: i64 = ROUNDS - s.round
    found: list[int] = []
    for option in question.options:
        role: i64 = role_in(option)
        haste: i64 = HASTE[role]
        value = haste + best_place(s, me, role, spite)
        if role == BRIBE:
            value += best_bribe(s, me, spite) * 2 // 3
        elif role == APOTHECARY:
            value += best_cure(s, me, NONE, spite) // 2
        elif role == PLAN and turns == 1:
            value += best_character(s, me, spite) - 100
        found.append(value)
    return found


def weigh_place(s: Oriflamme, question: Question) -> list[int]:
    """Lay a card beside those it likes; cover one's own only with what is soon gone."""
    me: i64 = question.actor
    role = s.role_under(back_of(me, s.round))
    spite = spites(s, me)
    return [placing(s, me, role, option, spite) for option in question.options]


def weigh_twin(s: Oriflamme, question: Question) -> list[int]:
    """Let the Twin enter at the end, where it acts in the same round."""
    me: i64 = question.actor
    spite = spites(s, me)
    found: list[int] = []
    for option in question.options:
        value = placing(s, me, TWIN, option, spite)
        if option == END and s.entering_acts:
            value += 100
        found.append(value)
    return found


class OriflammeJudgement(Judgement[Oriflamme]):
    """Weighs answers by influence, one's own and that of rivals."""

    def weigh(self, s: Oriflamme, question: Question) -> list[int]:
        kind = question.kind
        if kind == LEAVE_OR_REVEAL:
            return weigh_reveal(s, question)
        if kind == PLACE:
            return weigh_card(s, question)
        if kind == WHERE:
            return weigh_place(s, question)
        if kind == REMOVE:
            return weigh_removal(s, question)
        if kind == WHERE_TWIN:
            return weigh_twin(s, question)
        if kind == BRIBE_WHOM:
            return weigh_bribe(s, question)
        if kind == CHOOSE_CHARACTER:
            return weigh_character(s, question)
        if kind == TAKE_OR_AGAIN:
            return weigh_again(s, question)
        return [0] * len(question.options)

    def standing(self, s: Oriflamme) -> list[int]:
        point: i64 = POINT[ROUNDS - s.round]
        return [hope * point // 100 for hope in hopes(s)]


JUDGEMENT: Final = OriflammeJudgement(worlds=300, horizon=20, leeway=2)
