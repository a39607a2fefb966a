"""Inis, "Epic Tales" that are Season cards, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, members
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import NO_PICKS, Frame
from meadhall.core.together import Together
from meadhall.games.inis.rules.assembly import take_set_aside
from meadhall.games.inis.rules.choices import (
    ask_number,
    ask_placing,
    ask_seat,
    ask_territory,
    disputed,
    number_or_one,
    owners_in,
    refuse,
    seat_picked,
    territory_picked,
    with_clans,
    with_sanctuary,
)
from meadhall.games.inis.rules.clans import Planned, Reinforcement, carry_out, change_direction
from meadhall.games.inis.rules.clash import start_clash
from meadhall.games.inis.rules.clauses import Q3
from meadhall.games.inis.rules.components import (
    A_SANCTUARY,
    CLOCKWISE,
    COUNTER,
    DRAW_RULE,
    ENOUGH,
    FROM,
    GIVE,
    GIVING_RULE,
    NO,
    NONE,
    PLACE,
    PLACE_OR_WHOSE,
    REVEAL,
    START_CLASH,
    TAKE,
    TO,
    TURN_CROWS,
    WHO_INSTIGATES,
    WHOSE,
    YES,
    kind_of,
    seat_letter,
    tale_letter,
    territory_in,
)
from meadhall.games.inis.rules.drawing import letters
from meadhall.games.inis.rules.events import CROWS_SHOW, DISCARDED, PICKED, REVEALED
from meadhall.games.inis.rules.hands import give
from meadhall.games.inis.rules.island import build_sanctuary
from meadhall.games.inis.rules.plan import Route, asked_about, moved, placed, placed_each, placed_numbers, removed
from meadhall.games.inis.rules.play import Card, discard_tales, say_no_effect
from meadhall.games.inis.rules.state import CARD_SET_ASIDE, HAND, REVEALED_TALES, Inis

AT_MOST: Final = 3
"""Harp, Eriu, Horses, The Other World: three at most."""


class BalorsEye(Planned):
    """Remove any clan. [INI-EPI-01]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, with_clans(s))
        if len(f.picks) == 1:
            territory = territory_picked(f, 0)
            return ask_seat(s, f, owners_in(s, territory), WHOSE, territory)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        return [removed(seat_picked(f, 1), territory_picked(f, 0))]


class Breas(Planned):
    """Move an opponent's clan from where the player is present to a neighbour; no clash. [INI-EPI-04]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, disputed(s, s.present(f.seat)), FROM)
        source = territory_picked(f, 0)
        if len(f.picks) == 1:
            return ask_seat(s, f, owners_in(s, source, besides=f.seat), WHOSE, source)
        if len(f.picks) == 2:
            return ask_territory(s, f, s.neighbours(source), TO, source)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 3:
            return []
        return [moved(seat_picked(f, 1), territory_picked(f, 0), territory_picked(f, 2))]


class ChampionsShare(Card):
    """Take the Action card set aside. [INI-EPI-06]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if s.actions().count(CARD_SET_ASIDE) == 0:
            say_no_effect(s, f)
        take_set_aside(s, f.seat)


class ChildrenOfDana(Reinforcement):
    """Place a clan anywhere. [INI-EPI-07]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks or s.reserve(f.seat) == 0:
            return None
        return ask_territory(s, f, s.on_map)


class Harp(Reinforcement):
    """Place a clan for each other Epic Tale in the hand. [INI-EPI-11]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if len(f.picks) >= min(AT_MOST, s.tale_count(f.seat), s.reserve(f.seat)):
            return None
        return ask_territory(s, f, s.present(f.seat))


class Deirdre(Planned):
    """Opponents reveal Epic Tales, take one; then remove one of your clans. [INI-EPI-12]

    `other` is the seat that revealed last.
    """

    REVEALING: Final = 0
    PICKING: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, s.present(f.seat), FROM)

    def revealing(self, s: Inis, f: Frame) -> i64:
        """Return the next seat to reveal, NONE if all have."""
        seat = s.next_seat(f.seat if f.other == NONE else f.other)
        while seat != f.seat and s.tale_count(seat) == 0:
            seat = s.next_seat(seat)
        return NONE if seat == f.seat else seat

    def query(self, s: Inis, f: Frame) -> Question | None:
        tales = s.tales()
        if f.step == self.REVEALING:
            seat = self.revealing(s, f)
            if seat != NONE:
                return Question(REVEAL, CHANCE, letters(tales.cards(HAND + seat)), seat, tales.tally(HAND + seat))
        elif f.step == self.PICKING and tales.count(REVEALED_TALES):
            return Question(TAKE, f.seat, letters(tales.cards(REVEALED_TALES)), NONE, NO_WEIGHTS)
        return None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        seat = self.revealing(s, f) if f.step == self.REVEALING else i64(NONE)
        return tale_letter(s.tales().pick(HAND + seat, rng)) if seat != NONE else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        tales = s.tales()
        if f.step == self.REVEALING:
            f.other = self.revealing(s, f)
            tales.show(kind_of(option), HAND + f.other, REVEALED_TALES)
            s.tell(REVEALED, f.other, card=option)
            return
        tales.show(kind_of(option), REVEALED_TALES, HAND + f.seat)
        s.tell(PICKED, f.seat, card=option)
        rest = letters(tales.cards(REVEALED_TALES))
        for card in rest:
            s.tell(DISCARDED, NONE, card=card)
        discard_tales(s, rest, REVEALED_TALES)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [removed(f.seat, territory_picked(f, 0))] if f.picks else []

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.REVEALING:
            f.step = self.PICKING
            return
        s.finish()
        if not carry_out(s, f, self.plan(s, f), clash=False) and f.other == NONE:
            say_no_effect(s, f)


class Eriu(Reinforcement):
    """Place a clan where the player is present and a sanctuary stands, once in each territory. [INI-EPI-14]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if len(f.picks) >= min(AT_MOST, s.reserve(f.seat)) or ENOUGH in f.picks:
            return None
        allowed = with_sanctuary(s, s.present(f.seat))
        for option in f.picks:
            allowed &= ~bit(territory_in(option))
        return ask_territory(s, f, allowed, instead=ENOUGH)


class Kernunos(Planned):
    """Place a clan and a sanctuary where none stands. [INI-EPI-16, Q14]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        own = s.present(f.seat)
        return None if f.picks else ask_territory(s, f, own & ~with_sanctuary(s, own))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def brings(self) -> int:
        return A_SANCTUARY

    def resume(self, s: Inis, f: Frame) -> None:
        if not f.picks:
            super().resume(s, f)
            return
        s.finish()
        is_placed = carry_out(s, f, self.plan(s, f), clash=False)
        is_built = build_sanctuary(s, f.seat, territory_picked(f, 0))
        if not is_placed and not is_built:
            say_no_effect(s, f)


class Maeve(Card):
    """Everybody gives an Action card, and gets one back. [INI-EPI-19, Q55]

    `value`, which `Giving` reports, is the set of seats that gave one and have yet to get one (`owed`).
    """

    TAKING: Final = 0
    GIVING_BACK: Final = 1

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.TAKING or self.owed(f) == 0:
            return None
        return Question(GIVE, f.seat, s.actions().cards(HAND + f.seat), self.waiting(s, f), NO_WEIGHTS)

    def waiting(self, s: Inis, f: Frame) -> i64:
        """Return the next seat to get a card."""
        seat = s.next_seat(f.seat)
        while self.owed(f) & bit(seat) == 0:
            seat = s.next_seat(seat)
        return seat

    def owed(self, f: Frame) -> i64:
        """Return the set of seats that gave a card and have yet to get one."""
        return f.value

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        other = self.waiting(s, f)
        f.value &= ~bit(other)
        give(s, f.seat, other, option)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.TAKING:
            f.step = self.GIVING_BACK
            s.push(GIVING_RULE, f.seat, card=f.card)
        else:
            s.finish()


class Giving(Together[Inis]):
    """Everybody with Action cards gives one to `seat`; reports the set of those who did. [INI-Q55]"""

    def concerns(self, s: Inis, f: Frame, seat: int) -> bool:
        return seat != f.seat and s.action_count(seat) > 0

    def ask_one(self, s: Inis, f: Frame, seat: int) -> Question | None:
        return Question(GIVE, seat, s.actions().cards(HAND + seat), f.seat, NO_WEIGHTS)

    def close(self, s: Inis, f: Frame) -> None:
        gifts = [(seat, card) for seat in range(s.seats) for card in self.answers(s, f, seat)]
        f.picks = NO_PICKS  # before anything is told: nobody sees what others have given
        givers: i64 = 0
        for seat, card in gifts:
            give(s, seat, f.seat, card)
            givers |= bit(seat)
        s.finish(givers)
        if givers == 0:
            say_no_effect(s, f)


class Horses(Planned):
    """Move up to three clans from one territory to any other. [INI-EPI-20]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, s.present(f.seat), FROM)
        source = territory_picked(f, 0)
        if len(f.picks) == 1:
            return ask_territory(s, f, s.on_map & ~bit(source), TO, source)
        if len(f.picks) == 2:
            least = 1 if s.is_version_1 else 0
            return ask_number(f, least, min(AT_MOST, s.clans(source, f.seat)), source)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        return [moved(f.seat, territory_picked(f, 0), territory_picked(f, 1), number_or_one(f, 2))]

    def may_clash(self) -> bool:
        return True


class Morrigan(Card):
    """Perhaps turn the crows over, perhaps start a clash; its instigator is named first. [INI-EPI-21, Q3, Q54]"""

    TURNING_CROWS: Final = 0
    STARTING_CLASH: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return Question(TURN_CROWS, f.seat, [YES, NO], NONE, NO_WEIGHTS)
        if len(f.picks) == 1:
            allowed = disputed(s, s.on_map)
            refuse(s, s.on_map & ~allowed, Q3)
            return ask_territory(s, f, allowed, START_CLASH, instead=NO)
        territory = territory_picked(f, 1)
        if len(f.picks) == 2 and f.picks[1] != NO:
            return ask_seat(s, f, owners_in(s, territory), WHO_INSTIGATES, territory)
        return None

    def clash_in(self, f: Frame) -> i64:
        return territory_picked(f, 1) if len(f.picks) == 3 else NONE

    def instigator(self, f: Frame) -> i64:
        return seat_picked(f, 2) if len(f.picks) == 3 else f.seat

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.TURNING_CROWS:
            f.step = self.STARTING_CLASH
            if f.picks and f.picks[0] == YES:
                side = COUNTER if s.direction == 1 else CLOCKWISE
                s.turn_crows(side)
                s.tell(CROWS_SHOW, f.seat, n=side)
                change_direction(s)
            return
        s.finish()
        territory = self.clash_in(f)
        if territory != NONE and s.present_in(territory) > 1:
            start_clash(s, territory, instigator=self.instigator(f), initiator=f.seat)
        elif f.picks[:1] != (YES,):
            say_no_effect(s, f)


class Nuada(Planned):
    """Place a clan for every opponent present where the player is chieftain. [INI-EPI-22]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return ask_placing(s, f, [s.present_in(territory) - 1 for territory in asked_about(f)])

    def territories(self, s: Inis, f: Frame) -> i64:
        ruled: i64 = 0
        for territory in members(disputed(s, s.present(f.seat))):
            if s.chieftain(territory) == f.seat:
                ruled |= bit(territory)
        return ruled

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_numbers(s, f)


class OtherWorld(Card):
    """For each sanctuary of a territory place a clan or remove an opponent's. [INI-EPI-25]

    `step` counts what has been done.
    """

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, with_sanctuary(s, s.present(f.seat)))
        territory = territory_picked(f, 0)
        if len(f.picks) > min(AT_MOST, s.sanctuaries(territory)):
            return None
        options: list[int] = []
        for seat in range(s.seats):
            if seat != f.seat and s.clans(territory, seat) > f.picks.count(seat_letter(seat)):
                options.append(seat_letter(seat))
        if s.reserve(f.seat) > f.picks.count(PLACE):
            options.append(PLACE)
        return Question(PLACE_OR_WHOSE, f.seat, options, territory, NO_WEIGHTS) if options else None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        territory = territory_picked(f, 0)
        plan: list[Route] = []
        for at in range(1, len(f.picks)):
            if f.picks[at] == PLACE:
                plan.append(placed(f.seat, territory))
            else:
                plan.append(removed(seat_picked(f, at), territory))
        return plan

    def resume(self, s: Inis, f: Frame) -> None:
        plan = self.plan(s, f)
        f.step += 1
        if not plan:
            say_no_effect(s, f)
        if f.step > len(plan):
            s.finish()
        else:
            carry_out(s, f, [plan[f.step - 1]], clash=False)


class StoneOfFal(Planned):
    """Place two clans in the territory of the capital. [INI-EPI-26]"""

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [placed(f.seat, s.capital, 2)]


class Tuan(Card):
    """Draw three Epic Tales, keep one. [INI-EPI-30]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        s.push(DRAW_RULE, f.seat, n=3)
