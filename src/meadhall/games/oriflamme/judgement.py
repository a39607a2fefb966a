"""What each answer is worth to a sensible player of Oriflamme, in hundredths of an influence token."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.judgement import Judgement
from meadhall.core.question import Question
from meadhall.games.oriflamme.outlook import (
    INCOME,
    LASTING,
    action,
    best_bribe,
    best_character,
    best_cure,
    bribing,
    hopes,
    removal,
    spites,
    turns_of,
    worth,
)
from meadhall.games.oriflamme.rules.box import FACTS
from meadhall.games.oriflamme.rules.components import (
    AGAIN,
    APOTHECARY,
    BRIBE,
    BRIBE_WHOM,
    CHOOSE_CARD,
    CHOOSE_CHARACTER,
    CRIMINAL,
    DAREDEVIL,
    END,
    LEAVE_OR_REVEAL,
    NONE,
    PLAN,
    PRINCE,
    REMOVE,
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
    is_intrigue,
    is_open,
    position,
    position_in,
    role_in,
    role_of,
)
from meadhall.games.oriflamme.rules.state import Oriflamme

KEPT: Final = 84
"""How many of a hundred cards left face down are still there one round later."""
LATER: Final = vec[i64]([facts.later for facts in FACTS])
"""What a card may hope to do if it waits for a better moment."""
HASTE: Final = vec[i64]([facts.haste for facts in FACTS])
"""How much is lost for every round in which a card is still in the hand."""
POINT: Final = vec[i64]([100, 52, 28, 16, 10, 8, 8])
"""How much a lead of one influence counts in the evaluation, by the rounds left."""
FRIENDLY: Final = 80
"""How good it is for a card to lie beside another of its family."""
HIT: Final = 75
"""How many of a hundred victims are still there when a card laid beside them strikes."""
COVER_SOON: Final = -40
"""What it costs to cover a card of the seat with an intrigue that is soon gone: nothing, since that protects it."""
UNEASE: Final = 55
"""How bad it is for a card to lie beside a rival's Daredevil."""


# The questions.


def weigh_reveal(s: Oriflamme, question: Question) -> list[int]:
    """Reveal what brings more face up; let the others gather tokens, and cash in everything in the last round."""
    me: i64 = question.actor
    at = s.active
    back = s.top(at)
    role = s.role_under(back)
    left: i64 = ROUNDS - 1 - s.round
    if role == TRAP:  # its tokens are lost: it waits for a rival to fall into it
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
        if now > later or (left == 1 and is_intrigue(role)):
            later = now
        lasting: i64 = LASTING[left]
        lasting_later: i64 = LASTING[left - 1] if left else 0
        reveal = tokens * 100 + now + income * lasting // 100
        wait = tokens * 100 + 100 + later + income * lasting_later // 100
    if is_intrigue(role) and s.below(back) != NONE:
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
        action(s, me, role_of(s.top(position_in(option))), position_in(option), spite) for option in question.options
    ]


def weigh_again(s: Oriflamme, question: Question) -> list[int]:
    """Throw away a token of Plan only if the character does more than the token is worth."""
    me: i64 = question.actor
    again = best_character(s, me, spites(s, me))
    return [again if option == AGAIN else 100 for option in question.options]


def neighbour(s: Oriflamme, me: i64, role: i64, at: i64, turns: i64, spite: vec[i64]) -> i64:
    """Return how good it is for a card of the seat to lie beside a position that is activated this often after it."""
    thing = s.top(at)
    holder = s.holder(thing)
    value: i64 = FRIENDLY if holder == me else 0
    if is_open(thing):
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
    """Return what it costs to cover one of the seat's cards: it rests, unless what covers it is soon gone again."""
    cost = worth(s, s.top(at), turns, me)
    if role in (SUBSTITUTION, BRIBE):
        return COVER_SOON + cost // 8
    if role in (TRAP, PLAN):
        return 30 + cost * 2 // 3
    return 60 + cost


def placing(s: Oriflamme, me: i64, role: i64, option: i64, spite: vec[i64]) -> i64:
    """Return how good it is to lay a card at the start, at the end or on a position."""
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
    """Return how good the best place for a card is."""
    best = placing(s, me, role, START, spite)
    value = placing(s, me, role, END, spite)
    if value > best:
        best = value
    if is_intrigue(role):
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
    """Lay a card beside those it likes; cover cards of the seat only with what is soon gone."""
    me: i64 = question.actor
    role = s.role_under(back_of(me, s.round))
    spite = spites(s, me)
    return [placing(s, me, role, option, spite) for option in question.options]


def weigh_twin(s: Oriflamme, question: Question) -> list[int]:
    """Let the Twin enter at the end if it then acts in the same round."""
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
    """Weighs answers by influence, the seat's own and that of its rivals."""

    def weigh(self, s: Oriflamme, question: Question) -> list[int]:
        kind = question.kind
        if kind == LEAVE_OR_REVEAL:
            return weigh_reveal(s, question)
        if kind == CHOOSE_CARD:
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

    def evaluate(self, s: Oriflamme) -> list[int]:
        point: i64 = POINT[ROUNDS - s.round]
        return [hope * point // 100 for hope in hopes(s)]


JUDGEMENT: Final = OriflammeJudgement(worlds=300, horizon=20, leeway=2)
