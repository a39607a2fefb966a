"""Inis, "Season": turn after turn, until all have passed one after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.inis.rules.clans import place
from meadhall.games.inis.rules.clauses import R6, R28, R34
from meadhall.games.inis.rules.components import (
    AS_SEASON,
    ASSEMBLY_RULE,
    NONE,
    PASS,
    PLACE_FIRST,
    PRETENDER,
    SEASON_RULE,
    TERRITORIES,
    TURN,
    TURN_OVER,
    TURN_RULE,
    advantage_of,
    is_card,
    territory_in,
    territory_letters,
)
from meadhall.games.inis.rules.events import (
    CLAIMED,
    FREE_ADVANTAGE,
    NO_CLANS_LEFT,
    PASSED_TURN,
    ROUND_BEGINS,
    SEASON_BEGINS,
    SEASON_ENDS,
    TAKES_TURN,
)
from meadhall.games.inis.rules.play import Asking, begin, card_rule, open_window
from meadhall.games.inis.rules.state import (
    DECK,
    FACE_UP,
    Inis,
)
from meadhall.games.inis.rules.victory import may_pretend

CLANS_FOR_NONE: Final = 2
"""What a player without clans places before the turn."""


class Round(Paragraph[Inis]):
    """An Assembly, then a Season, round after round. [INI-R18]"""

    ASSEMBLY: Final = 0
    SEASON: Final = 1
    ENDED: Final = 2

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.ASSEMBLY:
            f.step = self.SEASON
            s.tell(ROUND_BEGINS, NONE, n=s.round_number)
            s.push(ASSEMBLY_RULE, NONE)
        elif f.step == self.SEASON:
            f.step = self.ENDED
            s.passed = 0
            s.tell(SEASON_BEGINS, s.brenn)
            s.push(SEASON_RULE, s.brenn, n=1)
        else:  # ENDED
            f.step = self.ASSEMBLY
            s.round_number += 1


class Season(Paragraph[Inis]):
    """`seat` has the turn; `n` is 1 for the very first one. [INI-R28, R30]

    `other` is the seat that takes the next turn by Oengus's Ploy (`next_turn_given_to`).
    """

    TAKING_TURN: Final = 0
    TURN_TAKEN: Final = 1
    ANSWERED: Final = 2

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.TAKING_TURN:
            f.step = self.TURN_TAKEN
            s.push(TURN_RULE, f.seat, n=f.n)
        elif f.step == self.TURN_TAKEN:
            f.step = self.ANSWERED
            open_window(s, TURN_OVER)
        else:  # ANSWERED
            self.go_on(s, f)

    def go_on(self, s: Inis, f: Frame) -> None:
        """The next turn begins, or the Season is over. [INI-EPI-23, Q48]"""
        f.step = self.TAKING_TURN
        f.n = 0
        if next_turn_given_to(f) != NONE:
            f.seat = next_turn_given_to(f)
            f.other = NONE
            s.passed &= ~bit(f.seat)
            s.tell(TAKES_TURN, f.seat)
        elif s.passed == s.all_seats():
            s.finish()
            end_season(s)
        else:
            f.seat = s.next_seat(f.seat)


def give_next_turn(season: Frame, seat: i64) -> None:
    """Note who takes the next turn by Oengus's Ploy. [INI-EPI-23]"""
    season.other = seat


def next_turn_given_to(season: Frame) -> i64:
    """Return who takes the next turn by Oengus's Ploy, NONE if nobody does. [INI-EPI-23]"""
    return season.other


def end_season(s: Inis) -> None:
    """Action cards go back to their deck, Advantage cards of lost territories are free. [INI-R8, R36, R37]

    Epic Tales stay in the hands. [INI-R9]
    """
    s.actions().gather(DECK)  # the deck has no order: gathering is shuffling
    s.festival = NONE
    s.tell(SEASON_ENDS, NONE)
    for territory in range(i64(TERRITORIES)):
        holder = s.where_advantage(territory)
        if 0 <= holder < s.seats and s.chieftain(territory) != holder:
            s.put_advantage(territory, FACE_UP)
            s.tell(FREE_ADVANTAGE, NONE, card=advantage_of(territory))


def must_play(turn: Frame) -> bool:
    """Return whether the seat must play a Season card: the Brenn in the first turn of a Season. [INI-R28]"""
    return turn.n != 0


class Turn(Asking):
    """`seat` plays a Season card, passes or takes a Pretender token. `n` is 1 if it must play a card. [INI-R29, R35]

    A seat without clans first places some, in the territories `picks`.
    """

    STARTING: Final = 0
    ACTING: Final = 1
    PLAYED: Final = 2
    PLACING: Final = 3

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.PLACING:
            left = min(CLANS_FOR_NONE - len(f.picks), s.reserve(f.seat))
            return Question(PLACE_FIRST, f.seat, territory_letters(s.on_map), left, NO_WEIGHTS) if left else None
        if f.step == self.ACTING:
            domain = s.hand(f.seat)
            domain.append(PASS)
            domain.append(PRETENDER)
            return self.offer(s, f, TURN, f.seat, domain)
        return None

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        if is_card(option):
            card = card_rule(s, option)
            return card.forbids_turn(s, seat) if card.has_season_side else R6
        if must_play(f):
            return R28
        return 0 if option == PASS or may_pretend(s, seat) else R34

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if f.step == self.PLACING:
            f.picks = (*f.picks, option)
            place(s, f.seat, territory_in(option), 1)
            return
        f.step = self.PLAYED
        if option == PASS:
            s.passed |= bit(f.seat)
            s.tell(PASSED_TURN, f.seat)
            return
        s.passed = 0
        if option == PRETENDER:
            s.pretenders |= bit(f.seat)
            s.tell(CLAIMED, f.seat)
        else:
            begin(s, f.seat, option, AS_SEASON)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.STARTING and s.present(f.seat) == 0:
            f.step = self.PLACING
            give_up_deed(s, f.seat)
        elif f.step in (self.STARTING, self.PLACING):
            f.step = self.ACTING
        else:  # PLAYED; the Brenn always has a Season card, since only Geis and Raid are triskel cards alone
            s.finish()


def give_up_deed(s: Inis, seat: i64) -> None:
    """A player who has no clan on the map gives back a Deed; `Turn` then asks where to place two clans. [INI-R35]"""
    given = min(1, s.deeds(seat))
    s.give_back_deeds(seat, given)
    s.tell(NO_CLANS_LEFT, seat, n=given)
