"""Inis, "Clashes": how they start, the citadels, the manoeuvres, and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, lowest
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import NO_PICKS, Frame
from meadhall.games.inis.rules.choices import ask_numbers, send
from meadhall.games.inis.rules.clans import arrive, discard_action
from meadhall.games.inis.rules.clauses import Q32, R55, R57, R59
from meadhall.games.inis.rules.components import (
    AGREE,
    AS_MANOEUVRE,
    AS_TRISKEL,
    CAULDRON,
    CLAN,
    COME_BACK,
    MANOEUVRE,
    MANOEUVRES,
    NONE,
    NUMBER,
    PAY,
    PEACE,
    SEAT,
    SHELTER,
    STAY,
    TAKE_SHELTER,
    TERRITORIES,
    TERRITORY,
    WAR,
    WHICH_CLASH,
    WITHDRAW,
)
from meadhall.games.inis.rules.events import (
    AGREED,
    ATTACKS,
    CAME_BACK,
    CLASH_BEGINS,
    CLASH_ENDS,
    NOT_SHELTERED,
    PARRIED,
    PROPOSED_PEACE,
    REFUSED,
    SHELTERS,
    WITHDREW,
)
from meadhall.games.inis.rules.play import (
    ATTACK_RULE,
    ATTACKING,
    CITADELS_RULE,
    CITADELS_TAKEN,
    CLASH_RULE,
    CLASH_STARTS,
    MANOEUVRE_MADE,
    MANOEUVRES_RULE,
    REMOVE_RULE,
    SETTLING,
    Asking,
    begin,
    card_rule,
    follow,
    forbids_silenced,
    open_window,
)
from meadhall.games.inis.rules.state import (
    CAULDRON_OF,
    CLASH,
    FALLEN,
    FEAST,
    HAND,
    IN_CAULDRON,
    INITIATOR_PAYS,
    INSTIGATOR,
    PENDING,
    RESERVE,
    SHELTERED,
    SILENCED,
    Inis,
    how_many,
    listed,
)

MOST_BACK: Final = 3
"""So many clans at most come back from the Cauldron."""


class Clashes(Asking):
    """`seat` has moved clans into the set of territories `n`: a clash in each where others are. [INI-R45, R47, Q41]"""

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == 1 and how_many(s.numbers[PENDING]) > 1:
            return Question(WHICH_CLASH, f.seat, listed(s.numbers[PENDING], TERRITORY), -1, NO_WEIGHTS)
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        start_pending(s, f.seat, option - TERRITORY)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            s.numbers[INSTIGATOR] = f.seat
            s.numbers[PENDING] = embattled(s, f.n, f.seat)
        elif s.numbers[PENDING]:
            start_pending(s, f.seat, lowest(s.numbers[PENDING]))
        else:
            s.numbers[INSTIGATOR] = NONE
            s.finish()


def embattled(s: Inis, territories: i64, seat: i64) -> i64:
    """Return those of some territories in which a seat has clans among clans of others."""
    found: i64 = 0
    for territory in range(i64(TERRITORIES)):
        if territories >> territory & 1 and s.clans(territory, seat) and s.others_in(territory, seat):
            found |= bit(territory)
    return found


def start_pending(s: Inis, seat: i64, territory: i64) -> None:
    """Settle one of the clashes to come, if there still are two sides. [INI-Q44]"""
    s.numbers[PENDING] &= ~bit(territory)
    if s.present_in(territory) > 1:
        start_clash(s, territory, instigator=seat, initiator=seat)


def start_clash(s: Inis, territory: i64, instigator: i64, initiator: i64) -> None:
    """Start a clash; who will pay for a Festival there is settled now. [INI-R46, R48, Q12]"""
    s.push(CLASH_RULE, instigator, place=territory, other=initiator if s.numbers[INITIATOR_PAYS] else instigator)


class Clash(Asking):
    """The clash in `place`, which `seat` instigates; `other` pays for a Festival. [INI-R45 … R54]"""

    OPENING: Final = 0
    FEASTING: Final = 1
    SHELTERING: Final = 2
    ENTERED: Final = 3
    SETTLING: Final = 4
    FIGHTING: Final = 5
    OVER: Final = 6
    RETURNED: Final = 7

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.OVER and s.numbers[IN_CAULDRON]:
            most = min(MOST_BACK, s.numbers[IN_CAULDRON])
            numbers = [NUMBER + n for n in range(1, most + 1)]
            return Question(COME_BACK, s.numbers[CAULDRON_OF], numbers, f.place, NO_WEIGHTS)
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        seat = s.numbers[CAULDRON_OF]
        back = option - NUMBER
        s.add_clans(f.place, seat, back)
        s.numbers[RESERVE + seat] += s.numbers[IN_CAULDRON] - back
        s.numbers[IN_CAULDRON] = 0
        s.tell(CAME_BACK, seat, place=f.place, n=back)

    def resume(self, s: Inis, f: Frame) -> None:
        f.step += 1
        if f.step == self.FEASTING:
            s.numbers[CLASH] = f.place
            s.tell(CLASH_BEGINS, f.seat, place=f.place)
            open_window(s, CLASH_STARTS)
        elif f.step == self.SHELTERING:
            if s.numbers[FEAST] == f.place and s.clans(f.place, f.other):
                s.push(REMOVE_RULE, f.other, place=f.place)
        elif f.step == self.ENTERED:
            if s.citadels(f.place):
                s.push(CITADELS_RULE, s.next_seat(f.seat), place=f.place, other=f.seat)
        elif f.step == self.SETTLING:
            open_window(s, CITADELS_TAKEN)
        elif f.step == self.FIGHTING:
            open_window(s, SETTLING)
        elif f.step == self.OVER:
            s.push(MANOEUVRES_RULE, f.seat, place=f.place)
        else:
            self.end(s, f)

    def end(self, s: Inis, f: Frame) -> None:
        """The clans leave the citadels; the Cauldron is discarded. [INI-R50, EPI-09, Q38]"""
        s.finish()
        s.numbers[CLASH] = NONE
        s.numbers[SILENCED] = 0
        for seat in range(s.seats):
            s.numbers[SHELTERED + seat] = 0
            s.numbers[FALLEN + seat] = 0
        s.tell(CLASH_ENDS, NONE, place=f.place)
        owner = s.numbers[CAULDRON_OF]
        if owner != NONE:
            s.numbers[CAULDRON_OF] = NONE
            follow(s, owner, CAULDRON, AS_TRISKEL)


class Citadels(Asking):
    """One after another, from `seat` on, all but the instigator `other` may enter a citadel. [INI-R49, R50, Q58]

    `n` counts how many in a row did not; when it is all of them the step is over.
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
            s.numbers[SHELTERED + f.seat] += 1
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
    """Return how many citadels of the clash are free."""
    free = s.citadels(s.numbers[CLASH])
    for seat in range(s.seats):
        free -= s.numbers[SHELTERED + seat]
    return free


class Manoeuvres(Asking):
    """Manoeuvre after manoeuvre; `seat` makes the next one. [INI-R52 … R54, R61]

    `other` is who was attacked in this manoeuvre, `value` how many clans of others it removed, `n` is 1 when peace was
    refused before it, `card` is who follows if Warlord says so; `cancelled` when Ogma has ended the clash.
    """

    FINDING: Final = 0
    CHOOSING: Final = 1
    VOTING: Final = 2
    """`other` is asked whether to make peace."""
    WITHDRAWING: Final = 3
    """`picks`: how many clans go to each neighbour."""
    MADE: Final = 4
    ANSWERED: Final = 5

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.CHOOSING:
            return self.offer(s, f, MANOEUVRE, f.seat, manoeuvres(s, f))
        if f.step == self.VOTING:
            return Question(AGREE, f.other, [PEACE, WAR], f.seat, NO_WEIGHTS)
        if f.step == self.WITHDRAWING:
            return ask_numbers(f, refuges(s, f.seat), s.exposed(f.seat))
        return None

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        if option == PEACE:
            return Q32 if f.n else 0
        if option == WITHDRAW:
            return 0 if refuges(s, seat) else R59 if withdraws_to_pending(s, seat) else R57
        if option >= SEAT:
            return 0 if option - SEAT != seat and s.exposed(option - SEAT) else R55
        return forbids_silenced(s) or card_rule(s, option).forbids_reaction(s, f, seat, NONE)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if f.step == self.VOTING:
            self.vote(s, f, option)
        elif f.step == self.WITHDRAWING:
            f.picks = (*f.picks, option)
        elif option == PEACE:
            s.tell(PROPOSED_PEACE, f.seat)
            f.step = self.VOTING
            f.other = f.seat
            self.ask_next(s, f)
        elif option == WITHDRAW:
            f.step = self.WITHDRAWING
            s.tell(WITHDREW, f.seat, place=f.place)
        elif option >= SEAT:
            f.step = self.MADE
            f.other = option - SEAT
            s.tell(ATTACKS, f.seat, place=f.place, n=f.other)
            s.push(ATTACK_RULE, f.seat, place=f.place, other=f.other)
        else:
            f.step = self.MADE
            begin(s, f.seat, option, AS_MANOEUVRE)

    def vote(self, s: Inis, f: Frame, option: int) -> None:
        """Somebody says whether to end the clash; it takes all with exposed clans. [INI-R53, Q32]"""
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
        elif f.cancelled:
            s.finish()
        elif f.step == self.MADE:
            f.step = self.ANSWERED
            open_window(s, MANOEUVRE_MADE)
        else:
            f.seat = s.next_seat(f.seat) if f.card == NONE else f.card
            f.step = self.FINDING
            f.card = NONE
            f.other = NONE
            f.value = 0
            f.n = 0

    def find(self, s: Inis, f: Frame) -> None:
        """Go on to the next seat with an exposed clan; without one the clash is over. [INI-R54]"""
        for seat in s.in_order(f.seat):
            if s.exposed(seat):
                f.seat = seat
                f.step = self.CHOOSING
                return
        s.finish()

    def withdraw(self, s: Inis, f: Frame) -> None:
        """Move clans to neighbours of which the seat is chieftain. [INI-R57, R58, R59, Q17]"""
        f.step = self.MADE
        targets = send(s, f, f.place, refuges(s, f.seat))
        f.picks = NO_PICKS
        arrive(s, f.seat, targets, f.seat, clash=False)


def manoeuvres(s: Inis, f: Frame) -> list[int]:
    """Return all that a seat might do as its manoeuvre."""
    domain: list[int] = [card for card in MANOEUVRES if s.holds(f.seat, card)]
    for seat in range(s.seats):
        if seat != f.seat and s.clans(f.place, seat):
            domain.append(SEAT + seat)
    domain.append(PEACE)
    domain.append(WITHDRAW)
    return domain


def refuges(s: Inis, seat: i64) -> i64:
    """Return the set of neighbours to which a seat may withdraw. [INI-R57, R58, R59]"""
    found: i64 = 0
    left = s.neighbours(s.numbers[CLASH])
    while left:
        territory = lowest(left)
        left &= left - 1
        is_free = s.numbers[PENDING] >> territory & 1 == 0 or s.numbers[INSTIGATOR] == seat
        if is_free and s.chieftain(territory) == seat:
            found |= bit(territory)
    return found


def withdraws_to_pending(s: Inis, seat: i64) -> bool:
    """Return whether only a clash to come keeps a seat from withdrawing."""
    left = s.neighbours(s.numbers[CLASH]) & s.numbers[PENDING]
    while left:
        if s.chieftain(lowest(left)) == seat:
            return True
        left &= left - 1
    return False


class Attack(Asking):
    """`seat` attacks `other`, who loses a card or a clan; reports how many clans. [INI-R55, R56]

    `n` says what is due: EITHER, BOTH (Iron Mine), CLAN_DUE or CARD_DUE (The Dagda's Club).
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
        if f.step != self.PAYING or f.cancelled or f.n == self.CLAN_DUE or s.action_count(f.other) == 0:
            return None
        options = s.actions().cards(HAND + f.other)
        if f.n == self.EITHER:
            options.append(CLAN)
        return Question(PAY, f.other, options, f.n, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.step = self.REMOVING
        if option != CLAN:
            discard_action(s, f.other, option)
            if f.n != self.BOTH:
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
            s.push(REMOVE_RULE, f.other, place=f.place)
