"""Oriflamme, "Character cards": they stay in the row and act again every round.

In the frame of a card `card` acts for `seat` from the position `place`; `n` says how it came to act.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.question import Question
from meadhall.core.state import Frame
from meadhall.games.oriflamme.rules.card import Card
from meadhall.games.oriflamme.rules.clauses import B11, R36, R39, R41
from meadhall.games.oriflamme.rules.components import (
    PRINCE,
    REMOVE,
    TWIN,
    WHERE_TWIN,
    is_open,
    is_position,
    is_role,
    owner_of,
    position_in,
    positions,
    role_of,
)
from meadhall.games.oriflamme.rules.events import BESIDE_STACK, ENTERED, NO_EFFECT, NO_PRINCE, REVEALING
from meadhall.games.oriflamme.rules.influence import gain, lose
from meadhall.games.oriflamme.rules.knowledge import look_under, may_be
from meadhall.games.oriflamme.rules.placement import forbids_laying, lay, manner, where_to_lay
from meadhall.games.oriflamme.rules.removal import discard, remove, show
from meadhall.games.oriflamme.rules.state import Oriflamme


class Prince(Card):
    """When its player turns it up, the Twin enters the row; then, and at every activation, gain 1. [ORI-R33, B1, B2]"""

    BRINGING_TWIN: Final = 0
    GAINING: Final = 1

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        if f.step == self.BRINGING_TWIN and brings_twin(s, f):
            return self.offer(s, f, WHERE_TWIN, f.seat, where_to_lay(s))
        return None

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        clause = forbids_laying(s, seat, option)
        if clause == 0 and is_position(option) and is_prince(s, s.top(position_in(option))):
            return R36
        return clause

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        f.step = self.GAINING
        if is_position(option) and s.face_down_counts and not is_open(s.top(position_in(option))):
            look_under(s, s.top(position_in(option)), PRINCE)  # the Twin may lie there: it is no Prince
        twin = s.take_twin(f.seat)
        s.mark_entered(twin)
        at = lay(s, twin, option)
        s.tell(ENTERED, f.seat, card=twin, place=at, n=manner(option))

    def resume(self, s: Oriflamme, f: Frame) -> None:
        s.finish()
        gain(s, f.seat, 1, f.card)

    def linked(self, s: Oriflamme, family: i64) -> list[int]:
        """The Twin goes with it. [ORI-R34, R37, B25]"""
        return [at for at in range(s.length()) if is_role(s.top(at), TWIN) and s.holder_at(at) == family]


def brings_twin(s: Oriflamme, f: Frame) -> bool:
    """Return whether the ready Twin enters now: a Prince that entered face up never brings it. [ORI-R48, B1, B39]"""
    if not s.has_twin_ready(f.seat):
        return False
    return f.n == REVEALING or (s.twin_always and not s.is_substituted(f.card))


def is_prince(s: Oriflamme, thing: i64) -> bool:
    """Return whether a thing is a Prince; one that lies face down may count as well. [ORI-B36]"""
    if is_open(thing):
        return role_of(thing) == PRINCE
    return s.face_down_counts and s.role_under(thing) == PRINCE


class Twin(Card):
    """Gain 1. [ORI-R35]"""

    def resume(self, s: Oriflamme, f: Frame) -> None:
        s.finish()
        gain(s, f.seat, 1, f.card)

    def removed(self, s: Oriflamme, card: i64, by: Frame) -> None:
        """Everybody sees which face-down cards of its family are no Prince. [ORI-B36]"""
        if s.face_down_counts:
            look_for_prince(s, s.holder(card))

    def linked(self, s: Oriflamme, family: i64) -> list[int]:
        """The Prince goes with it. [ORI-R35, R37, B25, B36]"""
        return [at for at in range(s.length()) if s.holder_at(at) == family and is_prince(s, s.top(at))]


def look_for_prince(s: Oriflamme, family: i64) -> None:
    """Everybody sees whether the Prince is one of the uncovered face-down cards of a family. [ORI-B36]"""
    tops = [s.top(at) for at in range(s.length()) if not is_open(s.top(at)) and owner_of(s.top(at)) == family]
    doubtful = [back for back in tops if may_be(s, back, PRINCE)]
    for back in doubtful:
        look_under(s, back, PRINCE)
    if doubtful and not any(s.role_under(back) == PRINCE for back in doubtful):
        s.tell(NO_PRINCE, family)


class Queen(Card):
    """Gain 2. [ORI-R38]"""

    GAIN: Final = 2
    BOUNTY: Final = 1
    """What an opponent gains who removes her."""

    def resume(self, s: Oriflamme, f: Frame) -> None:
        s.finish()
        gain(s, f.seat, self.GAIN, f.card)

    def removed(self, s: Oriflamme, card: i64, by: Frame) -> None:
        """An opponent who removes her gains 1 more. [ORI-R38, B24]"""
        if s.holder(card) != by.seat:
            gain(s, by.seat, self.BOUNTY, card)


class Daredevil(Card):
    """Remove an adjacent card and all revealed ones of that name that belong to others. [ORI-R39, R40, B7 … B10]"""

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        return self.offer(s, f, REMOVE, f.seat, positions(s.length()), f.place)

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return 0 if is_beside(position_in(option), f.place) else R39

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        s.finish()
        chosen = position_in(option)
        role = role_of(show(s, chosen))
        victims = [at for at in range(s.length()) if at == chosen or is_namesake(s, s.top(at), role, f.seat)]
        remove(s, f, victims, pay=pay_for(victims))
        s.close_gaps()

    def resume(self, s: Oriflamme, f: Frame) -> None:
        do_nothing(s, f)


def pay_for(victims: list[int]) -> int:
    """Return what a Daredevil gains for each card removed: nothing for a single one. [ORI-R40, B7]"""
    return 1 if len(victims) > 1 else 0


def beside(s: Oriflamme, at: i64) -> list[int]:
    """Return the positions that are adjacent to one."""
    found: list[int] = []
    if at > 0:
        found.append(at - 1)
    if at + 1 < s.length():
        found.append(at + 1)
    return found


def is_beside(at: i64, other: i64) -> bool:
    """Return whether two positions are adjacent."""
    return at - other == 1 or other - at == 1


def is_namesake(s: Oriflamme, thing: i64, role: i64, seat: i64) -> bool:
    """Return whether a thing is a revealed card of this name that belongs to another seat. [ORI-B9]"""
    return is_open(thing) and role_of(thing) == role and s.holder(thing) != seat


class Apothecary(Card):
    """Remove a card beside another card of your family. [ORI-R41, R42, R43, B11]"""

    def ask(self, s: Oriflamme, f: Frame) -> Question | None:
        return self.offer(s, f, REMOVE, f.seat, positions(s.length()), f.place)

    def forbids(self, s: Oriflamme, f: Frame, seat: int, option: int) -> int:
        return forbids_apothecary(s, seat, f.place, position_in(option))

    def answer(self, s: Oriflamme, f: Frame, option: int) -> None:
        s.finish()
        show(s, position_in(option))
        remove(s, f, [position_in(option)], pay=1)
        s.close_gaps()

    def resume(self, s: Oriflamme, f: Frame) -> None:
        do_nothing(s, f)


def forbids_apothecary(s: Oriflamme, seat: i64, place: i64, at: i64) -> int:
    """Return why an Apothecary of a seat may not remove the top card of a position, 0 if it may. [ORI-R41, B11]"""
    if not is_friend(s, seat, place, at - 1) and not is_friend(s, seat, place, at + 1):
        return R41
    return B11 if at == place and not s.hits_itself else 0


def is_friend(s: Oriflamme, seat: i64, place: i64, at: i64) -> bool:
    """Return whether a card of a seat lies at a position, other than the one that acts from `place`."""
    return 0 <= at < s.length() and at != place and s.holder_at(at) == seat


class Criminal(Card):
    """Every player loses 1 for each of their cards that is adjacent, its own player too. [ORI-R44]"""

    def resume(self, s: Oriflamme, f: Frame) -> None:
        adjacent = beside(s, f.place)
        if not adjacent:
            do_nothing(s, f)
            return
        s.finish()
        for at in adjacent:
            lose(s, s.holder_at(at), 1, f.card)


class Schemer(Card):
    """Beside a stack she is discarded, otherwise gain 2. [ORI-R45, B35]"""

    GAIN: Final = 2

    def resume(self, s: Oriflamme, f: Frame) -> None:
        s.finish()
        if is_beside_stack(s, f.place):
            discard(s, f.place, BESIDE_STACK)
            s.close_gaps()
        else:
            gain(s, f.seat, self.GAIN, f.card)


def is_beside_stack(s: Oriflamme, at: i64) -> bool:
    """Return whether a card that is adjacent to a position lies on another. [ORI-R45]"""
    return (at > 0 and s.is_stack(at - 1)) or (at + 1 < s.length() and s.is_stack(at + 1))


def do_nothing(s: Oriflamme, f: Frame) -> None:
    """The card finds nothing to act on. [ORI-B13]"""
    s.finish()
    s.tell(NO_EFFECT, f.seat, card=f.card)
