"""Inis, "Action cards" that place and move clans, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit, members
from meadhall.core.question import Question
from meadhall.core.state import Frame
from meadhall.core.whereabouts import ANY
from meadhall.games.inis.rules.choices import (
    ask_number,
    ask_numbers,
    ask_placing,
    ask_seat,
    ask_sources,
    ask_territory,
    beside_own,
    number_or_one,
    opponents,
    owners_in,
    seat_picked,
    territory_picked,
    with_sanctuary,
)
from meadhall.games.inis.rules.clans import Planned, Reinforcement, carry_out
from meadhall.games.inis.rules.clauses import CARD_CLAUSE, Q20
from meadhall.games.inis.rules.components import (
    FROM,
    MAY_MOVE,
    NO,
    NONE,
    PLACE,
    PLACE_OR_WHOSE,
    THE_FESTIVAL,
    TO,
    WHOM,
    seat_in,
    seat_letters,
)
from meadhall.games.inis.rules.events import (
    FEASTED,
    SAW_ACTIONS,
)
from meadhall.games.inis.rules.plan import (
    Route,
    asked_about,
    fetched,
    moved,
    placed,
    placed_each,
    placed_numbers,
    replaced,
    sent,
)
from meadhall.games.inis.rules.state import (
    HAND,
    Inis,
)


class Conquest(Planned):
    """Move any number of clans from neighbours into one territory. [INI-ACT-03]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, beside_own(s, f.seat), TO)
        return ask_sources(s, f, 0, first=1)

    def territories(self, s: Inis, f: Frame) -> i64:
        return s.neighbours(territory_picked(f, 0)) & s.present(f.seat) if f.picks else i64(NONE)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return fetched(f, territory_picked(f, 0), first=1) if f.picks else []

    def may_clash(self) -> bool:
        return True


class Craftsmen(Planned):
    """In each territory where you are present place up to a clan for every citadel there. [INI-ACT-04, Q11]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return ask_placing(s, f, [s.citadels(territory) for territory in asked_about(f)])

    def territories(self, s: Inis, f: Frame) -> i64:
        fortified: i64 = 0
        for territory in members(s.present(f.seat)):
            if s.citadels(territory):
                fortified |= bit(territory)
        return fortified

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_numbers(s, f)


class Emissaries(Planned):
    """Move one clan to a neighbour; no clash. [INI-ACT-06]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, s.present(f.seat), FROM)
        if len(f.picks) == 1:
            source = territory_picked(f, 0)
            return ask_territory(s, f, s.neighbours(source), TO, source)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        return [moved(f.seat, territory_picked(f, 0), territory_picked(f, 1))]


class Festival(Planned):
    """Place a clan and the Festival token where you are present and a sanctuary stands. [INI-ACT-08, Q56]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, with_sanctuary(s, s.present(f.seat)))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def brings(self) -> int:
        return THE_FESTIVAL

    def resume(self, s: Inis, f: Frame) -> None:
        territory = territory_picked(f, 0)
        if territory == NONE:
            super().resume(s, f)
            return
        s.finish()
        carry_out(s, f, self.plan(s, f), clash=False)
        s.festival = territory
        s.tell(FEASTED, f.seat, place=territory)


class Migration(Planned):
    """Move clans from one territory to neighbours. [INI-ACT-11]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, s.present(f.seat), FROM)
        source = territory_picked(f, 0)
        return ask_numbers(f, s.neighbours(source), s.clans(source, f.seat), first=1)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        source = territory_picked(f, 0)
        return sent(f, source, s.neighbours(source), first=1) if f.picks else []

    def may_clash(self) -> bool:
        return True


class NewAlliance(Planned):
    """Place a clan, or replace one of an opponent who has at least two there. [INI-ACT-12, Q20]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, s.present(f.seat))
        if len(f.picks) > 1:
            return None
        territory = territory_picked(f, 0)
        domain = seat_letters(owners_in(s, territory, besides=f.seat))
        domain.append(PLACE)
        return self.offer(s, f, PLACE_OR_WHOSE, f.seat, domain, territory)

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        if option == PLACE:
            return 0
        if s.clans(territory_picked(f, 0), seat_in(option)) < 2:
            return CARD_CLAUSE + f.card
        return 0 if s.reserve(seat) else Q20

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        territory = territory_picked(f, 0)
        if f.picks[1] == PLACE:
            return [placed(f.seat, territory)]
        return [replaced(f.seat, territory, seat_picked(f, 1))]


class NewClans(Reinforcement):
    """Place two clans where you are present, together or apart. [INI-ACT-13]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if len(f.picks) >= min(2, s.reserve(f.seat)):
            return None
        return ask_territory(s, f, s.present(f.seat))


class Scouts(Planned):
    """Look at the Action cards of an opponent, then perhaps move clans to one neighbour. [INI-ACT-16]

    In its effect `picks` go on with where from, where to and how many.
    """

    LOOKING: Final = 0
    MOVING: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_seat(s, f, opponents(s, f.seat), WHOM)

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step != self.MOVING or not f.picks:
            return None
        if len(f.picks) == 1:
            return ask_territory(s, f, s.present(f.seat), MAY_MOVE, instead=NO)
        source = territory_picked(f, 1)
        if len(f.picks) == 2:
            return ask_territory(s, f, s.neighbours(source), TO, source)
        if len(f.picks) == 3:
            return ask_number(f, 1, s.clans(source, f.seat), source)
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if option == NO:
            s.finish()
        else:
            f.picks = (*f.picks, option)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 3:
            return []
        return [moved(f.seat, territory_picked(f, 1), territory_picked(f, 2), number_or_one(f, 3))]

    def may_clash(self) -> bool:
        return True

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.LOOKING and f.picks:
            f.step = self.MOVING
            other = seat_picked(f, 0)
            s.actions().look(HAND + other, ANY, bit(f.seat))
            s.tell(SAW_ACTIONS, f.seat, other=other)
            return
        s.finish()
        carry_out(s, f, self.plan(s, f), self.may_clash())
