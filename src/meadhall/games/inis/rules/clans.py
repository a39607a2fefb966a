"""Inis, "Clans": placing them, moving them, removing them, and what the Mountains and the Gates do to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.games.inis.rules.components import (
    A_CLAN,
    CLAN,
    CLAN_REMOVED,
    CLASHES_RULE,
    DRAW_RULE,
    GATES,
    GATES_RULE,
    INTO_MOUNTAINS,
    MOUNTAINS,
    NONE,
    REMOVE_RULE,
    REMOVING,
    TOLL,
    TOLL_RULE,
)
from meadhall.games.inis.rules.events import DISCARDED, MOVED, PLACED, REMOVED, REPLACED, SAVED
from meadhall.games.inis.rules.plan import Route, placed_each
from meadhall.games.inis.rules.play import Asking, Card, open_window, say_no_effect
from meadhall.games.inis.rules.state import (
    DISCARDS,
    HAND,
    Inis,
)


def bring(s: Inis, seat: i64, territory: i64, n: i64) -> i64:
    """Put clans of the reserve into a territory, as many as there are; return how many."""
    brought = min(n, s.reserve(seat))
    if brought:
        s.take_from_reserve(seat, brought)
        s.add_clans(territory, seat, brought)
    return brought


def place(s: Inis, seat: i64, territory: i64, n: i64) -> bool:
    """Place clans, as many as there are; return whether any were. [INI-R1, R10, R44, R45]"""
    placed = bring(s, seat, territory, n)
    if placed:
        s.tell(PLACED, seat, place=territory, n=placed)
    return placed > 0


def replace(s: Inis, seat: i64, territory: i64, other: i64) -> None:
    """Replace a clan of another seat by one of the reserve: it is not removed, so nothing answers that. [INI-Q20]"""
    s.take_clans(territory, other, 1)
    s.return_to_reserve(other, 1)
    bring(s, seat, territory, 1)
    s.tell(REPLACED, seat, place=territory, other=other)


def move(s: Inis, seat: i64, source: i64, target: i64, n: i64) -> bool:
    """Move clans of a seat, as many as are there; return whether any went: then `arrive` handles what follows."""
    moved = min(n, s.clans(source, seat))
    if moved:
        s.take_clans(source, seat, moved)
        s.add_clans(target, seat, moved)
        s.tell(MOVED, seat, place=target, n=moved, other=source)
    return moved > 0


def arrive(s: Inis, owner: i64, targets: i64, mover: i64, clash: bool) -> None:
    """Clans have been moved into a set of territories: the Mountains take their toll, then clashes start."""
    if clash and targets:
        s.push(CLASHES_RULE, mover, n=targets)
    if targets & bit(MOUNTAINS):  # pushed last, so paid first
        s.push(TOLL_RULE, owner, place=MOUNTAINS, other=mover)


def carry_out(s: Inis, f: Frame, plan: list[Route], clash: bool) -> bool:
    """Place, move and remove clans as planned, then do what follows their arrival; return whether anything did."""
    done = False
    reached: i64 = 0
    owner: i64 = f.seat
    for route in plan:
        if route.instead_of != NONE:
            replace(s, route.seat, route.target, route.instead_of)
            done = True
        elif route.source == NONE:
            done = place(s, route.seat, route.target, route.n) or done
        elif route.target == NONE:
            s.push(REMOVE_RULE, route.seat, place=route.source, card=f.card)
            done = True
        elif move(s, route.seat, route.source, route.target, route.n):
            reached |= bit(route.target)
            owner = route.seat
    arrive(s, owner, reached, f.seat, clash)
    return done or reached != 0


class Planned(Card):
    """A card whose effect is its plan."""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if not carry_out(s, f, self.plan(s, f), self.may_clash()):
            say_no_effect(s, f)


class Reinforcement(Planned):
    """A card that places a clan in each territory chosen."""

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def brings(self) -> int:
        return A_CLAN


def discard_action(s: Inis, seat: i64, card: i64) -> None:
    """Discard an Action card face down: nobody else sees which. [INI-R31, Q45]"""
    s.actions().slip(card, HAND + seat, DISCARDS, NOBODY)
    s.tell(DISCARDED, seat, card=card, seers=bit(seat))


class Toll(Asking):
    """`seat` has clans that `other` moved into the Mountains: a card or a clan. [INI-TILE-2, Q1, Q41, Q42]"""

    ARRIVED: Final = 0
    DUE: Final = 1
    PAID: Final = 2

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step != self.DUE or f.cancelled or s.action_count(f.seat) == 0:
            return None
        return Question(TOLL, f.seat, [*s.actions().cards(HAND + f.seat), CLAN], MOUNTAINS, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.step = self.PAID
        if option == CLAN:
            s.push(REMOVE_RULE, f.seat, place=MOUNTAINS)
        else:
            discard_action(s, f.seat, option)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.ARRIVED:
            f.step = self.DUE
            open_window(s, INTO_MOUNTAINS)
        elif f.step == self.DUE and not f.cancelled:
            self.choose(s, f, CLAN)
        else:
            s.finish()  # it reports nothing: no manoeuvre removed that clan


def mover_of(toll: Frame) -> i64:
    """Return who moved the clans into the Mountains. [INI-Q42]"""
    return toll.other


class Remove(Paragraph[Inis]):
    """A clan of `seat` in `place` is removed, unless the Club saves it; reports 1 if it was. [INI-R11, Q1, Q2]

    `n` is 1 when Diarmuid has brought it back (`is_brought_back`); `other` is who strikes at it in a clash: then it
    must be exposed; `card` is the card that removes it, NONE for an Attack, the Mountains and the Gates.
    """

    DUE: Final = 0
    ANSWERED: Final = 1
    GONE: Final = 2

    def is_there(self, s: Inis, f: Frame) -> bool:
        """Return whether there is a clan to be removed: a card that answers may have taken the last one."""
        return s.clans(f.place, f.seat) > 0 if f.other == NONE else s.exposed(f.seat) > 0

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.DUE and self.is_there(s, f):
            f.step = self.ANSWERED
            open_window(s, REMOVING)
        elif f.step == self.ANSWERED and not f.cancelled and self.is_there(s, f):
            f.step = self.GONE
            take_away(s, f)
            open_window(s, CLAN_REMOVED)
        else:
            if f.cancelled:
                s.tell(SAVED, f.seat, place=f.place)
            s.finish(1 if f.step == self.GONE else 0)


def is_brought_back(removal: Frame) -> bool:
    """Return whether Diarmuid has brought the clan back. [INI-EPI-13]"""
    return removal.n != 0


def note_brought_back(removal: Frame) -> None:
    """Note that Diarmuid has brought the clan back. [INI-EPI-13]"""
    removal.n = 1


def take_away(s: Inis, f: Frame) -> None:
    """Take a clan from the map to the reserve, or onto the Cauldron. [INI-R11, EPI-09]"""
    seat, territory = f.seat, f.place
    s.take_clans(territory, seat, 1)
    if territory == s.clash:
        s.set_fallen(seat, s.fallen(seat) + 1)
    if territory == s.clash and s.cauldron_of == seat:
        s.in_cauldron += 1
    else:
        s.return_to_reserve(seat, 1)
    s.tell(REMOVED, seat, card=f.card, place=territory, other=f.other)


class Gates(Paragraph[Inis]):
    """The direction has changed: `n` is the set of seats that lose a clan at the Gates and draw. [INI-TILE-1, Q52]

    `seat` is the next one.
    """

    def is_due(self, f: Frame, seat: i64) -> bool:
        """Return whether a seat is still to lose its clan and draw."""
        return f.n & bit(seat) != 0

    def resume(self, s: Inis, f: Frame) -> None:
        if f.n == 0:
            s.finish()
            return
        seat = f.seat
        f.seat = s.next_seat(seat)
        if self.is_due(f, seat):
            f.n &= ~bit(seat)
            s.push(DRAW_RULE, seat, place=GATES, n=1)
            s.push(REMOVE_RULE, seat, place=GATES)  # pushed last, so removed first


def change_direction(s: Inis) -> None:
    """Carry out what the Gates do now that the direction has changed. [INI-TILE-1]"""
    present: i64 = 0
    for seat in range(s.seats):
        if s.is_present(seat, GATES):
            present |= bit(seat)
    if present:
        s.push(GATES_RULE, s.brenn, n=present)
