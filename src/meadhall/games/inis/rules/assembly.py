"""Inis, "Assembly": the Brenn, the victory, the Advantage cards, the crows, the deal and the draft."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import NO_PICKS, Frame
from meadhall.core.together import Together
from meadhall.games.inis.rules.clans import change_direction
from meadhall.games.inis.rules.components import (
    ASSEMBLY_BEGINS,
    CHANCE_SETS_ASIDE,
    CHOOSE_ASIDE,
    CLOCKWISE,
    COUNTER,
    CROWS,
    DEAL,
    DRAFT_RULE,
    KEEP,
    LOOK_FIRST,
    MOOR,
    NONE,
    PASS,
    PASS_ON,
    SWAP_ASIDE,
    TERRITORIES,
    advantage_of,
)
from meadhall.games.inis.rules.events import (
    BECAME_BRENN,
    CROWS_SHOW,
    DEALT,
    FREE_ADVANTAGE,
    PASSED_ON,
    SET_ASIDE,
    TOOK_ADVANTAGE,
    TOOK_SET_ASIDE,
)
from meadhall.games.inis.rules.play import Asking, open_window
from meadhall.games.inis.rules.state import (
    CARD_SET_ASIDE,
    DECK,
    FACE_UP,
    HAND,
    PASSING,
    POOL,
    Inis,
)
from meadhall.games.inis.rules.victory import check_victory


class Assembly(Asking):
    """The six steps of the book. [INI-R18]

    | step of the book | step here | what carries it out |
    |---|---|---|
    | (Cathbad's Word) | OPENING | the window for it |
    | 1. the Brenn | STEPS_1_TO_3 | `name_brenn` |
    | 2. the victory | STEPS_1_TO_3 | `check_victory` |
    | 3. the Advantage cards | STEPS_1_TO_3 | `hand_out_advantages` |
    | 4. the crows | TOSSING | `toss` |
    | 5. the deal | SETTING_ASIDE, LOOKING (the Moor), DEALING | `choose` |
    | 6. the draft | DRAFTED | `Draft`; then, with two players, step 5 once more |
    | (Cathbad's Word) | SWAPPING | `take_set_aside`, `set_aside` |

    `other` is the seat that played Cathbad's Word (`cathbad`).
    """

    OPENING: Final = 0
    STEPS_1_TO_3: Final = 1
    TOSSING: Final = 2
    SETTING_ASIDE: Final = 3
    LOOKING: Final = 4
    DEALING: Final = 5
    DRAFTED: Final = 6
    SWAPPING: Final = 7

    def query(self, s: Inis, f: Frame) -> Question | None:
        actions = s.actions()
        if f.step == self.TOSSING:
            return Question(CROWS, CHANCE, [CLOCKWISE, COUNTER], -1, [1, 1])
        if f.step == self.SETTING_ASIDE:
            if cathbad(f) == NONE:
                return Question(CHANCE_SETS_ASIDE, CHANCE, actions.cards(DECK), -1, actions.tally(DECK))
            return Question(CHOOSE_ASIDE, cathbad(f), actions.cards(DECK), -1, NO_WEIGHTS)
        if f.step == self.LOOKING and is_on_hand(s, MOOR):
            return Question(LOOK_FIRST, s.where_advantage(MOOR), [PASS], -1, NO_WEIGHTS)
        if f.step == self.DEALING and next_short(s) != NONE:
            return Question(DEAL, CHANCE, actions.cards(DECK), next_short(s), actions.tally(DECK))
        if f.step == self.SWAPPING:
            return Question(SWAP_ASIDE, cathbad(f), actions.cards(HAND + cathbad(f)), -1, NO_WEIGHTS)
        return None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        if f.step == self.DEALING and next_short(s) != NONE:
            return s.actions().pick(DECK, rng)
        return -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if f.step == self.TOSSING:
            f.step = self.SETTING_ASIDE
            toss(s, option)
        elif f.step == self.SETTING_ASIDE:
            f.step = self.LOOKING
            seers = NOBODY if cathbad(f) == NONE else bit(cathbad(f))
            s.actions().slip(option, DECK, CARD_SET_ASIDE, seers)
            s.tell(SET_ASIDE, cathbad(f), card=option, seers=seers)
        elif f.step == self.LOOKING:
            f.step = self.DEALING
        elif f.step == self.DEALING:
            seat = next_short(s)
            s.actions().slip(option, DECK, POOL + seat, NOBODY)
            s.tell(DEALT, seat, card=option, seers=bit(seat))
        else:
            s.finish()
            set_aside(s, cathbad(f), option)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.OPENING:
            f.step = self.STEPS_1_TO_3
            open_window(s, ASSEMBLY_BEGINS)
        elif f.step == self.STEPS_1_TO_3:
            f.step = self.TOSSING
            name_brenn(s)
            check_victory(s)
            if s.outcome is None:
                hand_out_advantages(s)
        elif f.step == self.LOOKING:
            f.step = self.DEALING
        elif f.step == self.DEALING:
            f.step = self.DRAFTED
            s.push(DRAFT_RULE, NONE, n=1)
        elif second_draft_due(s):
            f.step = self.DEALING
        elif cathbad(f) != NONE:
            f.step = self.SWAPPING
            take_set_aside(s, cathbad(f))
        else:
            s.finish()


def cathbad(assembly: Frame) -> int:
    """Return who played Cathbad's Word, NONE if nobody did. [INI-EPI-05]"""
    return assembly.other


def speak_as_cathbad(assembly: Frame, seat: int) -> None:
    """Note who played Cathbad's Word. [INI-EPI-05]"""
    assembly.other = seat


def is_on_hand(s: Inis, territory: i64) -> bool:
    """Return whether any seat holds the Advantage card of a territory."""
    return 0 <= s.where_advantage(territory) < s.seats


def second_draft_due(s: Inis) -> bool:
    """Return whether two players still have their second draft before them, with new cards. [INI-R26]

    Of their 13 cards 1 is set aside and 6 are dealt; as long as the other 6 are left, they are for the second draft.
    """
    return s.seats == 2 and s.actions().count(DECK) > 0


def dealt_each(s: Inis) -> i64:
    """Return how many Action cards a seat gets in a deal. [INI-R23, R26]"""
    return 3 if s.seats == 2 else 4


def next_short(s: Inis) -> i64:
    """Return the first seat that is still to be dealt a card, NONE if none is."""
    for seat in range(s.seats):
        if s.actions().count(POOL + seat) < dealt_each(s):
            return seat
    return NONE


def name_brenn(s: Inis) -> None:
    """Step 1: the chieftain of the capital is Brenn. [INI-R19]"""
    chieftain = s.chieftain(s.capital)
    if chieftain != NONE and chieftain != s.brenn:
        s.brenn = chieftain
        s.tell(BECAME_BRENN, chieftain)


def hand_out_advantages(s: Inis) -> None:
    """Step 3: chieftains take the Advantage cards of their territories. [INI-R21]"""
    for territory in range(i64(TERRITORIES)):
        if s.is_on_map(territory):
            chieftain = s.chieftain(territory)
            before = s.where_advantage(territory)
            if chieftain != NONE and chieftain != before:
                s.put_advantage(territory, chieftain)
                s.tell(TOOK_ADVANTAGE, chieftain, card=advantage_of(territory))
            elif chieftain == NONE and before != FACE_UP:
                s.put_advantage(territory, FACE_UP)
                s.tell(FREE_ADVANTAGE, NONE, card=advantage_of(territory))


def toss(s: Inis, side: int) -> None:
    """Step 4: the Brenn tosses the crows. [INI-R22, Q34]"""
    changed = s.turn_crows(side)
    s.tell(CROWS_SHOW, s.brenn, n=side)
    if changed:
        change_direction(s)


def take_set_aside(s: Inis, seat: i64) -> None:
    """A seat takes the Action card that was set aside into its hand."""
    actions = s.actions()
    for card in actions.cards(CARD_SET_ASIDE):
        seers = bit(seat)
        actions.slip(card, CARD_SET_ASIDE, HAND + seat, seers)
        s.tell(TOOK_SET_ASIDE, seat, card=card, seers=seers)


def set_aside(s: Inis, seat: i64, card: int) -> None:
    """A seat sets aside an Action card of its hand, unseen by the others."""
    s.actions().slip(card, HAND + seat, CARD_SET_ASIDE, bit(seat))
    s.tell(SET_ASIDE, seat, card=card, seers=bit(seat))


class Draft(Together[Inis]):
    """All keep some cards at the same time and pass the rest on. `n` counts the steps from 1. [INI-R24, R25, R26]

    In the last step three of four cards, or two of three, are kept, and the question is which one to pass on.
    """

    def is_last_step(self, s: Inis, f: Frame) -> bool:
        """Return whether all but one card are kept, so that the question is which one to pass on."""
        return f.n >= dealt_each(s) - 1

    def width(self, s: Inis, f: Frame) -> int:
        return 1 if self.is_last_step(s, f) else f.n

    def has_enough(self, s: Inis, f: Frame, seat: int) -> bool:
        return False

    def ask_one(self, s: Inis, f: Frame, seat: int) -> Question | None:
        chosen = self.answers(s, f, seat)
        pool = [card for card in s.actions().cards(POOL + seat) if card not in chosen]
        return Question(PASS_ON if self.is_last_step(s, f) else KEEP, seat, pool, f.n, NO_WEIGHTS)

    def close(self, s: Inis, f: Frame) -> None:
        actions = s.actions()
        for seat in range(s.seats):
            chosen = self.answers(s, f, seat)
            pool = actions.cards(POOL + seat)
            passed = chosen if self.is_last_step(s, f) else [card for card in pool if card not in chosen]
            for card in passed:
                actions.slip(card, POOL + seat, PASSING + seat, NOBODY)
        f.picks = NO_PICKS  # before anything is told: nobody sees what others have kept
        for seat in range(s.seats):
            target = s.next_seat(seat)
            for card in actions.cards(PASSING + seat):
                actions.slip(card, PASSING + seat, POOL + target, bit(seat))
                s.tell(PASSED_ON, seat, card=card, other=target, seers=bit(seat) | bit(target))
        if not self.is_last_step(s, f):
            f.n += 1
            return
        s.finish()
        for seat in range(s.seats):
            for card in actions.cards(POOL + seat):
                actions.slip(card, POOL + seat, HAND + seat, NOBODY)
