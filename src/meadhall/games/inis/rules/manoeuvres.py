"""Inis, "Manoeuvres": peace, attack, withdrawal and the Epic Tales that are manoeuvres, until the clash is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, members
from meadhall.core.names import in_order
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import NO_PICKS, Frame
from meadhall.games.inis.rules.choices import ask_numbers
from meadhall.games.inis.rules.clans import carry_out, discard_action
from meadhall.games.inis.rules.clauses import Q32, R55, R57
from meadhall.games.inis.rules.components import (
    AGREE,
    AS_MANOEUVRE,
    ATTACK_RULE,
    ATTACKING,
    CLAN,
    MANOEUVRE,
    MANOEUVRE_MADE,
    NONE,
    PAY,
    PEACE,
    REMOVE_RULE,
    WAR,
    WITHDRAW,
    is_seat,
    seat_in,
    seat_letter,
)
from meadhall.games.inis.rules.events import AGREED, ATTACKS, ENDS_CLASH, PARRIED, PROPOSED_PEACE, REFUSED, WITHDREW
from meadhall.games.inis.rules.plan import Route, sent
from meadhall.games.inis.rules.play import Asking, begin, card_rule, forbids_silenced, note_others, open_window
from meadhall.games.inis.rules.state import HAND, Inis


class Manoeuvres(Asking):
    """Manoeuvre after manoeuvre; `seat` makes the next one. [INI-R52 … R54, R61, R62]

    `other` is the seat attacked in this manoeuvre (`attacked`), `value` how many clans of others it removed. `n` is 1
    when peace was refused before it (`was_peace_refused`); `cancelled` when no manoeuvre follows it (`end_clash`).
    """

    FINDING: Final = 0
    CHOOSING: Final = 1
    VOTING: Final = 2
    """`other` is asked whether to make peace (`voter`)."""
    WITHDRAWING: Final = 3
    """`picks`: the set of neighbours to withdraw to (`withdraws_to`), then how many clans go to each of them."""
    MADE: Final = 4
    ANSWERED: Final = 5
    """`picks`: who follows, if Warlord says so (`follower`)."""

    def __init__(self, tales: list[int]) -> None:
        """Make the paragraph; `tales` are the Epic Tales that are played as a manoeuvre."""
        self.tales = tales

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.CHOOSING:
            note_others(s, f.seat, self.tales)
            return self.offer(s, f, MANOEUVRE, f.seat, self.domain(s, f))
        if f.step == self.VOTING:
            return Question(AGREE, voter(f), [PEACE, WAR], f.seat, NO_WEIGHTS)
        if f.step == self.WITHDRAWING and f.picks:
            return ask_numbers(f, withdraws_to(f), s.exposed(f.seat), first=1)
        return None

    def domain(self, s: Inis, f: Frame) -> list[int]:
        """Return everything that a seat might do as its manoeuvre; no PASS: nobody may pass. [INI-R52]"""
        domain: list[int] = [card for card in self.tales if s.holds(f.seat, card)]  # INI-R60
        for seat in range(s.seats):
            if seat != f.seat and s.clans(f.place, seat):
                domain.append(seat_letter(seat))
        domain.append(PEACE)
        domain.append(WITHDRAW)
        return domain

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        if option == PEACE:
            return Q32 if was_peace_refused(f) else 0
        if option == WITHDRAW:
            return 0 if refuges(s, seat) else R57
        if is_seat(option):
            return 0 if s.exposed(seat_in(option)) else R55
        return forbids_silenced(s) or card_rule(s, option).forbids_reaction(s, f, seat, NONE)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if f.step == self.VOTING:
            self.vote(s, f, option)
        elif f.step == self.WITHDRAWING:
            f.picks = (*f.picks, option)
        elif option == PEACE:
            self.propose_peace(s, f)
        elif option == WITHDRAW:
            f.step = self.WITHDRAWING
            f.picks = (refuges(s, f.seat),)
            s.tell(WITHDREW, f.seat, place=f.place)
        elif is_seat(option):
            f.step = self.MADE
            f.other = seat_in(option)
            s.push(ATTACK_RULE, f.seat, place=f.place, other=f.other)
            s.tell(ATTACKS, f.seat, place=f.place, other=f.other)
        else:
            f.step = self.MADE
            begin(s, f.seat, option, AS_MANOEUVRE)

    def propose_peace(self, s: Inis, f: Frame) -> None:
        """Ask the others with exposed clans to end the clash; a player alone ends it. [INI-R53, R61]"""
        f.step = self.VOTING
        f.other = f.seat
        self.ask_next(s, f)
        if f.other == f.seat:
            s.tell(ENDS_CLASH, f.seat, place=f.place)
        else:
            s.tell(PROPOSED_PEACE, f.seat)

    def vote(self, s: Inis, f: Frame, option: int) -> None:
        """A player says whether to end the clash; it ends only if all with exposed clans agree. [INI-R53, Q32]"""
        if option == PEACE:
            s.tell(AGREED, f.other)
            self.ask_next(s, f)
        else:
            s.tell(REFUSED, f.other)
            f.step = self.CHOOSING
            f.other = NONE
            f.n = 1

    def ask_next(self, s: Inis, f: Frame) -> None:
        """Ask the next one with an exposed clan about peace; when all have agreed the clash is over."""
        while True:
            f.other = s.next_seat(f.other)
            if f.other == f.seat:
                s.finish()
                return
            if s.exposed(f.other):
                return

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.FINDING:
            self.find(s, f)
        elif f.step == self.WITHDRAWING:
            self.withdraw(s, f)
        elif is_ended(f):
            s.finish()
        elif f.step == self.MADE:
            f.step = self.ANSWERED
            open_window(s, MANOEUVRE_MADE)
        else:  # ANSWERED
            self.go_on(s, f)

    def go_on(self, s: Inis, f: Frame) -> None:
        """It is the next player's manoeuvre. [INI-R52, ACT-17]"""
        f.seat = follower(s, f)
        f.step = self.FINDING
        f.picks = NO_PICKS
        f.other = NONE
        f.value = 0
        f.n = 0

    def find(self, s: Inis, f: Frame) -> None:
        """Find the first seat from `seat` on with an exposed clan; without one the clash is over. [INI-R54]

        A player alone with exposed clans is found again, also after withdrawing some of them. [INI-R61, Q64]
        """
        for seat in s.in_order(f.seat):
            if s.exposed(seat):
                f.seat = seat
                f.step = self.CHOOSING
                return
        s.finish()

    def withdraw(self, s: Inis, f: Frame) -> None:
        """Move clans to neighbours of which the seat is chieftain. [INI-R57, R58, R59, Q17]"""
        plan = self.withdrawal(f)
        f.step = self.MADE
        f.picks = NO_PICKS
        carry_out(s, f, plan, clash=False)

    def withdrawal(self, f: Frame) -> list[Route]:
        """Return how clans withdraw, by what has been said so far."""
        return sent(f, f.place, withdraws_to(f), first=1) if f.step == self.WITHDRAWING and f.picks else []


# What the fields of the manoeuvres mean.


def was_peace_refused(f: Frame) -> bool:
    """Return whether peace has been refused before this manoeuvre, so that it cannot be proposed again. [INI-Q32]"""
    return f.n != 0


def voter(f: Frame) -> int:
    """Return who is asked whether to make peace. [INI-R53]"""
    return f.other


def withdraws_to(f: Frame) -> i64:
    """Return the set of neighbours to which the seat may withdraw, fixed when it chose to."""
    return f.picks[0]


def attacked(f: Frame) -> i64:
    """Return who is attacked: in an Attack, or in the manoeuvre that was one. [INI-R55]"""
    return f.other


def was_attack(f: Frame) -> bool:
    """Return whether the manoeuvre was an Attack, ignored or not. [INI-Q61]"""
    return f.other != NONE


def removed_others(f: Frame) -> bool:
    """Return whether the manoeuvre removed clans of others. [INI-ACT-01]"""
    return f.value > 0


def name_follower(f: Frame, letter: int) -> None:
    """Note by the letter of a seat who makes the next manoeuvre. [INI-ACT-17]"""
    f.picks = (letter,)


def follower(s: Inis, f: Frame) -> i64:
    """Return who makes the next manoeuvre if able to: the next player, unless Warlord says otherwise. [INI-R52]"""
    return seat_in(f.picks[0]) if f.picks else s.next_seat(f.seat)


def end_clash(f: Frame) -> None:
    """End the clash at once: all manoeuvres that would follow are cancelled. [INI-EPI-24]"""
    f.cancelled = True


def is_ended(f: Frame) -> bool:
    """Return whether the clash has been ended at once."""
    return f.cancelled


def refuges(s: Inis, seat: i64) -> i64:
    """Return the set of neighbours to which a seat may withdraw: those of which it is chieftain. [INI-R57, R58]

    A neighbour whose clash is still to come is no exception; version 1 let only the player go there who had moved the
    clans (docs/adr/0018). [INI-R59]
    """
    near = s.neighbours(s.clash)
    if s.is_version_1 and s.mover != seat:
        near &= ~s.clashes_to_come
    found: i64 = 0
    for territory in members(near):
        if s.chieftain(territory) == seat:
            found |= bit(territory)
    return found


class Attack(Asking):
    """`seat` attacks `other`, who discards an Action card or removes an exposed clan. [INI-R55, R56]

    It reports how many clans were removed. `n` says what is due (`due`): EITHER, BOTH (Iron Mine), CLAN_DUE or CARD_DUE
    (The Dagda's Club). `cancelled`: the Hills ignore it; it has been made all the same. [INI-Q61]
    """

    EITHER: Final = 0
    BOTH: Final = 1
    CLAN_DUE: Final = 2
    CARD_DUE: Final = 3

    DECLARED: Final = 0
    PAYING: Final = 1
    REMOVING: Final = 2
    DONE: Final = 3

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step != self.PAYING or f.cancelled or due(f) == self.CLAN_DUE or s.action_count(f.other) == 0:
            return None
        options = s.actions().cards(HAND + f.other)
        if due(f) == self.EITHER:
            options.append(CLAN)
        return Question(PAY, f.other, options, due(f), NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.step = self.REMOVING
        if option != CLAN:
            discard_action(s, f.other, option)
            if due(f) != self.BOTH:
                f.step = self.DONE

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.DECLARED:
            f.step = self.PAYING
            open_window(s, ATTACKING)
            return
        if f.cancelled and f.step == self.PAYING:
            s.tell(PARRIED, f.other)
            f.step = self.DONE
        if f.step == self.DONE or s.exposed(f.other) == 0:
            s.finish(f.value)
        else:
            f.step = self.DONE
            s.push(REMOVE_RULE, f.other, place=f.place, other=f.seat)


def due(attack: Frame) -> int:
    """Return what the player attacked has to give: Attack.EITHER …"""
    return attack.n


def demand(attack: Frame, what: int) -> None:
    """Say what the player attacked has to give. [INI-ADV-06, EPI-10]"""
    attack.n = what


DUES: Final = in_order({
    Attack.EITHER: "either", Attack.BOTH: "both", Attack.CLAN_DUE: "clan", Attack.CARD_DUE: "card",
})  # fmt: skip
"""What is due after an attack, in words."""
