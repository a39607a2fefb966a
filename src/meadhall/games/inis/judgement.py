"""How a sensible player of Inis thinks: what each card, move and answer does for or against all hopes of winning."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from meadhall.core.bits import bit, size_of
from meadhall.core.judgement import Judgement
from meadhall.core.question import Question
from meadhall.core.state import NO_PICKS, Frame
from meadhall.games.inis.outlook import CARD_PAID, EXTRA, OTHERS, TOLL_PAID, WORST, WORTH, Outlook
from meadhall.games.inis.rules import components as c
from meadhall.games.inis.rules.clash import come_back, most_back
from meadhall.games.inis.rules.components import (
    ATTACKING,
    CARD_RULE,
    MANOEUVRES_RULE,
    NONE,
    PLAY_RULE,
    advantage_of,
    is_action,
    is_seat,
    is_tale,
    number_in,
    number_letter,
    seat_in,
    territory_in,
)
from meadhall.games.inis.rules.island import brings_sanctuary, touched_by
from meadhall.games.inis.rules.manoeuvres import Manoeuvres, attacked, refuges
from meadhall.games.inis.rules.play import Card, card_rule
from meadhall.games.inis.rules.state import FACE_UP, Inis

DECISION: Final = 2
"""How much more a difference counts for a choice than in the evaluation: players act on what they see."""
SPENDING: Final = 8
"""An Action card in the hand is worth at least the attack that it parries."""
CLAIMING: Final = 300
"""Taking a Pretender token as soon as a condition is met: the token stays, and conditions come back."""
ENDING: Final = 900
"""Ending the Season as its winner; ending it for another seat is as bad."""
GLIMPSE: Final = -60
"""Looking at tales with the Moor changes nothing by itself."""
HAND: Final = 9
"""An Action card in a hand, in the evaluation of the seats."""
TALES_HELD: Final = 14
"""The same for an Epic Tale."""
OWN_SANCTUARY: Final = 30
"""A tile that brings a sanctuary."""
SAFETY: Final = 25
"""A clan in a citadel cannot be struck."""


class Prospects(Outlook):
    """An outlook that also foresees what a card does as declared."""

    def foresee(self, rule: Card, f: Frame) -> i64:
        """Sketch what a declared card does; return the set of territories in which it may start a clash."""
        reached = self.carry_out(rule.plan(self.s, f))
        if f.picks and rule.brings() == c.A_SANCTUARY:
            self.build_sanctuary(territory_in(f.picks[0]))
        if f.n == c.AS_TRISKEL and rule.gains_deed(f):
            self.gain_deed(f.seat)
        if reached:
            return reached if rule.may_clash() else 0
        clash = rule.clash_in(f)
        return bit(clash) if clash != NONE else 0

    def effect(self, rule: Card, f: Frame) -> i64:
        """Return what a card means to me, played as it is declared."""
        mark = self.logged
        reached = self.foresee(rule, f)
        fights = self.fights(reached, rule.instigator(f), f.seat) if reached else i64(0)
        if reached & bit(c.MOUNTAINS) and f.seat == self.me:
            fights -= TOLL_PAID
        found = self.gain(mark) + fights
        extra = i64(0) if f.n == c.AS_TRISKEL and rule.gains_deed(f) else EXTRA[f.card]
        if f.picks and rule.brings() == c.A_CITADEL:
            extra += self.prize(territory_in(f.picks[0]), f.seat)
        return found + extra if f.seat == self.me else found - extra * OTHERS[self.seats] // 100

    def prize(self, territory: i64, seat: i64) -> i64:
        """Return what the Advantage card of a territory is worth to the seat that builds a citadel there."""
        lies = self.s.where_advantage(territory)
        if lies == seat or lies > FACE_UP or lies < 0:
            return 0
        return WORTH[advantage_of(territory)] * (1 if lies == FACE_UP else 2)

    def best_effect(self, rule: Card, f: Frame) -> i64:
        """Return what a card means to me if the rest of it is declared as well as possible."""
        question = rule.declare(self.s, f)
        if question is None:
            return self.effect(rule, f)
        picks, other = f.picks, f.other
        kind = question.kind
        by_steps = kind == c.HOW_MANY or kind == c.PLACE_OR_WHOSE or (kind == c.WHERE and rule.brings() == c.A_CLAN)
        best: i64 = WORST
        choice = 0
        for option in question.options:
            f.picks = (*picks, option)
            f.other = other
            rule.fix_territories(self.s, f)
            value = self.effect(rule, f) if by_steps else self.best_effect(rule, f)
            if value > best:
                best = value
                choice = option
        if by_steps:
            f.picks = (*picks, choice)
            best = self.best_effect(rule, f)
        f.picks = picks
        f.other = other
        return best

    def playing(self, card: int, how: int) -> i64:
        """Return what playing a card of mine would bring."""
        return self.best_effect(card_rule(self.s, card), self.played(card, how))

    def planned(self, card: int) -> i64:
        """Return what the plan of a triskel card of mine would bring, the rest of its effect aside."""
        return self.carrying_out(card_rule(self.s, card).plan(self.s, self.played(card, c.AS_TRISKEL)))

    def played(self, card: int, how: int) -> Frame:
        """Return a card as I begin to play it."""
        s = self.s
        f = Frame(s.rules[PLAY_RULE], PLAY_RULE, self.me, -1, card, -1, how, 0, 0, False, NO_PICKS)
        card_rule(s, card).fix_territories(s, f)
        return f

    def withdrawing(self, picks: tuple[int, ...]) -> i64:
        """Return what it would bring to withdraw clans of mine as far as it has been said."""
        s = self.s
        f = s.nearest(MANOEUVRES_RULE).copy()
        f.step = Manoeuvres.WITHDRAWING
        f.picks = picks
        return self.carrying_out(cast(Manoeuvres, s.rules[MANOEUVRES_RULE]).withdrawal(f))

    def best_withdrawal(self) -> i64:
        """Return what it would bring to withdraw all my exposed clans to the neighbour that is best for it."""
        open_to_me = refuges(self.s, self.me)
        picks: tuple[int, ...] = (open_to_me,)
        best: i64 = WORST
        for _ in range(size_of(open_to_me)):
            best = max(best, self.withdrawing((*picks, number_letter(self.s.exposed(self.me)))))
            picks = (*picks, number_letter(0))
        return best

    def best_end(self, rule: Card, f: Frame) -> i64:
        """Return what a card whose effect asks more means to me if everything is answered as well as possible."""
        question = rule.query(self.s, f)
        if question is None:
            return self.effect(rule, f)
        picks = f.picks
        best: i64 = WORST
        for option in question.options:
            f.picks = (*picks, option)
            best = max(best, self.best_end(rule, f))
        f.picks = picks
        return best


class InisJudgement(Judgement[Inis]):
    """Count every seat's steps to each condition of victory, and choose what changes them for the better."""

    def __init__(self) -> None:
        """Look a few turns ahead: beyond that nobody can foresee the others' answers."""
        super().__init__(worlds=150, horizon=12)

    def weigh(self, s: Inis, question: Question) -> list[int]:
        o = Prospects(s, question.actor)
        found: list[int] = []
        for option in question.options:
            found.append(GLIMPSE if option == c.LOOK else DECISION * self.worth(o, question, option))
        return found

    def evaluate(self, s: Inis) -> list[int]:
        """Judge each seat by how close it is to victory and by how many cards it has for the rest of the way."""
        o = Outlook(s, 0)
        found: list[int] = []
        for seat in range(i64(s.seats)):
            found.append(o.hope(seat) + HAND * s.action_count(seat) + TALES_HELD * s.tale_count(seat))
        if s.pretenders:
            winner = o.winner()
            if winner != NONE:
                found[winner] += 100
        return found

    def worth(self, o: Prospects, question: Question, option: int) -> int:
        """Return what an answer is worth."""
        s, me, kind = o.s, o.me, question.kind
        top = s.frames[len(s.frames) - 1]
        if kind == c.TURN:
            return turn(o, option)
        if kind == c.REACT:
            return 0 if option == c.PASS else reaction(o, option, s.frames[len(s.frames) - 2], question.about)
        if kind in (c.KEEP, c.CHOOSE_ASIDE, c.TAKE, c.KEEP_TALE):
            return holding(o, option)
        if kind in (c.PASS_ON, c.SWAP_ASIDE, c.GIVE):
            return -holding(o, option)
        if kind == c.DISCARD:
            return i64(-20) if option == c.ENOUGH else -holding(o, option) // 2
        if kind in (c.PAY, c.TOLL):
            place = s.clash if kind == c.PAY else c.MOUNTAINS
            return o.removing(me, place) if option == c.CLAN else -CARD_PAID - holding(o, option) // 4
        if kind == c.MANOEUVRE:
            return manoeuvre(o, option)
        if kind == c.AGREE:
            return 0 if option == c.PEACE else o.skirmish(s.clash, question.about) - 5
        if kind == c.TAKE_SHELTER:
            return SAFETY if option == c.SHELTER else 0
        if kind == c.CAPITAL:
            return 5 * size_of(s.neighbours(territory_in(option))) + WORTH[advantage_of(territory_in(option))]
        if kind == c.PLACE_FIRST:
            return o.placing(territory_in(option), 1)
        if kind == c.WHICH_SPOT:
            return spot(o, option)
        if kind == c.WHICH_TILE:
            tile = territory_in(option)
            return WORTH[advantage_of(tile)] + (OWN_SANCTUARY if brings_sanctuary(tile) else 0)
        if kind == c.COME_BACK:
            return o.carrying_out(come_back(me, question.about, number_in(option)))
        if kind == c.WHO_IS_NEXT or (kind == c.WHO_INSTIGATES and top.card != c.MORRIGAN):
            return 30 if seat_in(option) == me else 0
        if kind == c.CLAN_OR_CARD:
            return o.removing(question.about, s.clash) if option == c.CLAN else CARD_PAID
        if kind == c.WHOM:
            sign = -1 if top.card == c.MASTER_CRAFTSMAN else 1
            return sign * o.hope(seat_in(option)) // 4 + min(20, 10 * s.action_count(seat_in(option)))
        if kind == c.TURN_CROWS and option == c.YES:
            return o.removing(me, c.GATES) if s.is_present(me, c.GATES) else -5
        if top.code == MANOEUVRES_RULE:
            return o.withdrawing((*top.picks, option))
        if top.code == PLAY_RULE:
            return declaring(o, top, option)
        if top.code == CARD_RULE + c.SCOUTS:
            return scouting(o, top, option)
        if kind == c.MAY_MOVE:
            f = top.copy()
            f.picks = (option,)
            return o.carrying_out(card_rule(s, f.card).plan(s, f))
        return 0


def turn(o: Prospects, option: int) -> i64:
    """Play what helps more than it is worth in the hand; claim victory if possible; never end a Season for another."""
    if option == c.PRETENDER:
        return CLAIMING
    if option == c.PASS:
        if o.s.passed | bit(o.me) != o.s.all_seats():
            return 0
        winner = o.winner()
        return 0 if winner == NONE else ENDING if winner == o.me else -ENDING
    if option == c.HARP and o.s.tale_count(o.me) == 1:
        return -WORTH[c.HARP]
    return o.playing(option, c.AS_SEASON) - keeping(option)


def holding(o: Prospects, card: int) -> i64:
    """Weigh a card by its worth to anybody, plus half of what it could do for me now."""
    if not card_rule(o.s, card).has_season_side:
        return WORTH[card]
    return WORTH[card] + o.playing(card, c.AS_SEASON) // 2


def keeping(card: i64) -> i64:
    """Weigh cards in the hand: Action cards are lost when the Season ends, tales stay."""
    if is_action(card):
        return SPENDING
    return WORTH[card] // 2 if is_tale(card) else 0


def declaring(o: Prospects, top: Frame, option: int) -> i64:
    """Declare a card so as to make the most of it."""
    f = top.copy()
    f.picks = (*f.picks, option)
    rule = card_rule(o.s, f.card)
    rule.fix_territories(o.s, f)
    return o.best_effect(rule, f)


def scouting(o: Prospects, top: Frame, option: int) -> i64:
    """Move after Scouts & Spies as after any card, or not at all."""
    if option == c.NO:
        return EXTRA[c.SCOUTS]
    f = top.copy()
    f.picks = (*f.picks, option)
    return o.best_end(card_rule(o.s, c.SCOUTS), f)


def spot(o: Prospects, option: int) -> i64:
    """Lay new land near my clans and far from those of others."""
    touched = touched_by(o.s, option)
    worth: i64 = 0
    for seat in range(o.seats):
        near = size_of(o.s.present(seat) & touched)
        worth += 10 * near if seat == o.me else -4 * near
    return worth


def manoeuvre(o: Prospects, option: int) -> i64:
    """Attack where it costs the other more than the answer costs me; otherwise offer peace, else get away."""
    here = o.s.clash
    if option == c.PEACE:
        return 4
    if option == c.WITHDRAW:
        return o.best_withdrawal()
    if is_seat(option):
        return o.blow(here, seat_in(option)) + o.answer_to(seat_in(option))
    if option == c.OGMA:
        return -keeping(option)
    return o.playing(option, c.AS_MANOEUVRE) - keeping(option)


def reaction(o: Prospects, card: int, act: Frame, moment: int) -> i64:
    """Answer what hurts, save what is valuable, and take every gift."""
    me, here = o.me, o.s.clash
    if card == c.GEIS or card == c.DAGDA:
        return -o.effect(card_rule(o.s, act.card), act) - WORTH[card] // 2
    if card == c.CLUB:
        if moment == ATTACKING:
            return o.removing(attacked(act), here) - o.blow(here, attacked(act)) - keeping(card)
        return -o.removing(me, act.place) - keeping(card)
    if card == c.CAULDRON:
        return o.carrying_out(come_back(me, here, most_back(o.s.fallen(me)))) - keeping(card)
    if card == c.LUG:
        return WORTH[act.card] - 45
    if card == advantage_of(c.STONE_CIRCLE):
        return o.planned(card) + WORTH[act.card] // 2
    if card == c.WARLORD:
        return o.planned(card) + o.skirmish(here, me) - SPENDING
    if card == advantage_of(c.HIGHLANDS):
        return o.skirmish(here, me) - 3
    if card == c.SPEAR:
        return o.skirmish(here, act.seat) - keeping(card)
    if card == c.BATTLE_FRENZY:
        return frenzy(o, here) - keeping(card)
    if card == c.OENGUS:
        return interrupting(o) - keeping(card)
    if card == advantage_of(c.MOUNTAINS):
        return EXTRA[card] if act.seat == me else -EXTRA[card]
    return o.playing(card, c.AS_TRISKEL) - keeping(card)


def frenzy(o: Prospects, here: i64) -> i64:
    """Drive others out of the citadels before attacking them there."""
    if o.exposed(o.me, here, NONE) == 0:
        return 0
    driven: i64 = 0
    for seat in range(o.seats):
        driven += o.s.sheltered(seat) * (-2 if seat == o.me else 1)
    return 15 * driven


def interrupting(o: Prospects) -> i64:
    """Take the next turn when the Season would end too soon."""
    if o.s.passed != o.s.all_seats():
        return 0
    winner = o.winner()
    if winner != NONE:
        return -ENDING if winner == o.me else ENDING
    if o.met(o.me) and not o.s.is_pretender(o.me):
        return CLAIMING
    return 10 * o.s.action_count(o.me)


JUDGEMENT: Final = InisJudgement()
