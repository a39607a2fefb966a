"""Inis, "Clashes": how they start, the citadels, and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, lowest, members, size_of
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame
from meadhall.games.inis.rules.clans import bring
from meadhall.games.inis.rules.components import (
    AS_TRISKEL,
    CAULDRON,
    CITADELS_RULE,
    CITADELS_TAKEN,
    CLASH_RULE,
    CLASH_STARTS,
    COME_BACK,
    FESTIVAL,
    MANOEUVRES_RULE,
    NONE,
    REMOVE_RULE,
    SETTLING,
    SHELTER,
    STAY,
    TAKE_SHELTER,
    WHICH_CLASH,
    number_in,
    numbers_between,
    territory_in,
    territory_letters,
)
from meadhall.games.inis.rules.events import CAME_BACK, CLASH_BEGINS, CLASH_ENDS, NOT_SHELTERED, SHELTERS
from meadhall.games.inis.rules.plan import Route, placed
from meadhall.games.inis.rules.play import Asking, follow, open_window
from meadhall.games.inis.rules.state import (
    Inis,
)

MOST_BACK: Final = 3
"""At most this many clans come back from the Cauldron."""


class Clashes(Asking):
    """`seat` has moved clans into territories, `n` as a set: a clash in each where others are. [INI-R45, R47, Q41]"""

    ARRIVED: Final = 0
    CHOOSING: Final = 1

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.CHOOSING and size_of(s.clashes_to_come) > 1:
            return Question(WHICH_CLASH, f.seat, territory_letters(s.clashes_to_come), -1, NO_WEIGHTS)
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        start_pending(s, f.seat, territory_in(option))

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.ARRIVED:
            f.step = self.CHOOSING
            s.mover = f.seat
            s.clashes_to_come = embattled(s, f.n, f.seat)
        elif s.clashes_to_come:
            start_pending(s, f.seat, lowest(s.clashes_to_come))
        else:
            s.mover = NONE
            s.finish()


def embattled(s: Inis, territories: i64, seat: i64) -> i64:
    """Return those of some territories in which a seat has clans among clans of others."""
    found: i64 = 0
    for territory in members(territories):
        if s.clans(territory, seat) and s.others_in(territory, seat):
            found |= bit(territory)
    return found


def start_pending(s: Inis, seat: i64, territory: i64) -> None:
    """Start one of the clashes to come, if two players still have clans there. [INI-Q44]"""
    s.clashes_to_come &= ~bit(territory)
    if s.present_in(territory) > 1:
        start_clash(s, territory, instigator=seat, initiator=seat)


def start_clash(s: Inis, territory: i64, instigator: i64, initiator: i64) -> None:
    """Start a clash; who will pay for a Festival there is known from now on. [INI-R46, R48, Q12]"""
    s.push(CLASH_RULE, instigator, place=territory, other=festival_payer(s, instigator, initiator))


def festival_payer(s: Inis, instigator: i64, initiator: i64) -> i64:
    """Return who loses a clan where a clash starts at the Festival; `initiator` played the card. [INI-ACT-08, Q12]"""
    return initiator if s.initiator_pays else instigator


def festival_payer_of(clash: Frame) -> i64:
    """Return who loses a clan if the clash is at the Festival, as named when it started. [INI-Q12]"""
    return clash.other


def name_instigator(clash: Frame, seat: i64) -> None:
    """Name another instigator of a clash. [INI-ADV-04]"""
    clash.seat = seat


def most_back(clans: i64) -> i64:
    """Return how many of some clans on the Cauldron may come back. [INI-EPI-09]"""
    return min(MOST_BACK, clans)


def come_back(seat: i64, territory: i64, n: i64) -> list[Route]:
    """Return how clans come back from the Cauldron, by way of the reserve. [INI-EPI-09]"""
    return [placed(seat, territory, n)] if n else []


class Clash(Asking):
    """The clash in `place`, which `seat` instigates; `other` pays for a Festival. [INI-R45 … R54]"""

    START: Final = 0
    FESTIVAL: Final = 1
    CITADELS: Final = 2
    AFTER_CITADELS: Final = 3
    BEFORE_MANOEUVRES: Final = 4
    MANOEUVRES: Final = 5
    RETURN: Final = 6

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.RETURN and s.in_cauldron:
            least = 1 if s.is_version_1 else 0
            options = numbers_between(least, most_back(s.in_cauldron))
            return Question(COME_BACK, s.cauldron_of, options, f.place, NO_WEIGHTS)
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        seat = s.cauldron_of
        back = number_in(option)
        s.return_to_reserve(seat, s.in_cauldron)
        s.in_cauldron = 0
        for route in come_back(seat, f.place, back):
            bring(s, route.seat, route.target, route.n)
        s.tell(CAME_BACK, seat, place=f.place, n=back)

    def resume(self, s: Inis, f: Frame) -> None:
        step = f.step
        f.step += 1
        if step == self.START:
            s.clash = f.place
            s.tell(CLASH_BEGINS, f.seat, place=f.place)
            open_window(s, CLASH_STARTS)
        elif step == self.FESTIVAL:
            if s.festival == f.place:
                s.push(REMOVE_RULE, festival_payer_of(f), place=f.place, card=FESTIVAL)
        elif step == self.CITADELS:
            if s.citadels(f.place):  # without one the cards that answer this step may be played all the same [INI-Q8]
                s.push(CITADELS_RULE, s.next_seat(f.seat), place=f.place, other=f.seat)
        elif step == self.AFTER_CITADELS:
            open_window(s, CITADELS_TAKEN)
        elif step == self.BEFORE_MANOEUVRES:
            open_window(s, SETTLING)
        elif step == self.MANOEUVRES:
            s.push(MANOEUVRES_RULE, f.seat, place=f.place)
        else:
            self.end(s, f)

    def end(self, s: Inis, f: Frame) -> None:
        """The clans leave the citadels; the Cauldron is discarded. [INI-R50, EPI-09, Q38]"""
        s.finish()
        s.clash = NONE
        s.is_silenced = False
        for seat in range(s.seats):
            s.set_sheltered(seat, 0)
            s.set_fallen(seat, 0)
        s.tell(CLASH_ENDS, NONE, place=f.place)
        owner = s.cauldron_of
        if owner != NONE:
            s.cauldron_of = NONE
            follow(s, owner, CAULDRON, AS_TRISKEL)


class Citadels(Asking):
    """One after another, from `seat` on, all but the instigator `other` may enter a citadel. [INI-R49, R50, Q58]

    `n` counts the seats in a row that did not enter, including those that could not; when it is all of them, the step
    is over.
    """

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.n == s.seats or free_citadels(s) == 0 or not self.may_enter(s, f):
            return None
        return Question(TAKE_SHELTER, f.seat, [SHELTER, STAY], f.place, NO_WEIGHTS)

    def may_enter(self, s: Inis, f: Frame) -> bool:
        """Return whether the seat whose turn it is has a clan that can enter."""
        return f.seat != f.other and s.exposed(f.seat) > 0

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if option == SHELTER:
            s.set_sheltered(f.seat, s.sheltered(f.seat) + 1)
            s.tell(SHELTERS, f.seat, place=f.place)
            f.n = 0
            f.seat = s.next_seat(f.seat)
        else:
            s.tell(NOT_SHELTERED, f.seat, place=f.place)
            self.skip(s, f)

    def skip(self, s: Inis, f: Frame) -> None:
        """Go on to the next seat."""
        f.n += 1
        f.seat = s.next_seat(f.seat)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.n == s.seats or free_citadels(s) == 0:
            s.finish()
        else:
            self.skip(s, f)


def free_citadels(s: Inis) -> i64:
    """Return how many citadels of the clash are free: each shelters one clan. [INI-R50]"""
    free = s.citadels(s.clash)
    for seat in range(s.seats):
        free -= s.sheltered(seat)
    return free
