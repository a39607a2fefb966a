"""Inis, "Action cards": all seventeen, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame
from meadhall.core.whereabouts import ANY
from meadhall.games.inis.rules.assembly import is_on_hand
from meadhall.games.inis.rules.choices import (
    ask_number,
    ask_numbers,
    ask_placing,
    ask_seat,
    ask_sources,
    ask_territory,
    beside_own,
    disputed,
    exposed_seats,
    number_or_one,
    opponents,
    owners_in,
    present,
    refuse,
    seat_picked,
    territory_picked,
    with_sanctuary,
)
from meadhall.games.inis.rules.clans import NOBODY, Planned, Reinforcement, carry_out
from meadhall.games.inis.rules.clash import start_clash
from meadhall.games.inis.rules.clauses import CARD_CLAUSE, Q3, Q20, TILE_4
from meadhall.games.inis.rules.components import (
    A_CITADEL,
    A_SANCTUARY,
    AS_SEASON,
    AS_TRISKEL,
    DISCARD,
    FROM,
    LOOK_FIRST,
    MAY_MOVE,
    MOOR,
    NO,
    NONE,
    PASS,
    PLACE,
    PLACE_OR_WHOSE,
    SEAT,
    SWAMP,
    TAKE,
    TALE,
    THE_FESTIVAL,
    TO,
    WHO_IS_NEXT,
    WHOM,
    advantage_of,
    is_action,
    seat_in,
)
from meadhall.games.inis.rules.events import (
    CITADEL_BUILT,
    FEASTED,
    GAVE,
    NEXT_IS,
    REPLACED,
    SAW_ACTIONS,
    SAW_DISCARDS,
    TOOK_ADVANTAGE,
    TOOK_DISCARD,
)
from meadhall.games.inis.rules.hands import ask_random, discard, gain_deed, pick_random, take_at_random
from meadhall.games.inis.rules.island import build_sanctuary
from meadhall.games.inis.rules.plan import Route, asked_about, fetched, placed_each, placed_numbers, sent
from meadhall.games.inis.rules.play import DRAW_RULE, MANOEUVRES_RULE, REMOVE_RULE, Cancels, Card, answered_act
from meadhall.games.inis.rules.state import (
    DISCARDS,
    FACE_UP,
    HAND,
    TABLE,
    Inis,
    listed,
)


class Bard(Card):
    """S: draw an Epic Tale. T: gain a Deed. [INI-ACT-01]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.value > 0 else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if self.gains_deed(f):
            gain_deed(s, f.seat)
        else:
            s.push(DRAW_RULE, f.seat, n=1)

    def gains_deed(self, f: Frame) -> bool:
        return f.n == AS_TRISKEL


class Citadel(Card):
    """Build a citadel, take the Advantage card. [INI-ACT-02, TILE-4, Q16]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks:
            return None
        allowed = present(s, f.seat)
        refuse(s, allowed & bit(SWAMP), TILE_4)
        return ask_territory(s, f, allowed & ~bit(SWAMP))

    def brings(self) -> int:
        return A_CITADEL

    def takes_from_hand(self, s: Inis, f: Frame, territory: i64) -> bool:
        """Return whether another player loses the Advantage card of a territory. [INI-Q16]"""
        return is_on_hand(s, territory) and s.where_advantage(territory) != f.seat and not s.citadel_spares_hands

    def query(self, s: Inis, f: Frame) -> Question | None:
        """Ask who holds the Moor whether to play it before it is taken. [INI-Q39]"""
        is_moor = territory_picked(f, 0) == MOOR and self.takes_from_hand(s, f, MOOR)
        if f.step or not is_moor or s.is_version_1:
            return None
        return Question(LOOK_FIRST, s.where_advantage(MOOR), [PASS], f.seat, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.step = 1

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        territory = territory_picked(f, 0)
        if territory == NONE:
            return
        if s.citadels_left:
            s.build_citadels(territory, 1)
            s.tell(CITADEL_BUILT, f.seat, place=territory)
        if s.where_advantage(territory) == FACE_UP or self.takes_from_hand(s, f, territory):
            s.put_advantage(territory, f.seat)
            s.tell(TOOK_ADVANTAGE, f.seat, card=advantage_of(territory))


class Conquest(Planned):
    """Move any number of clans from neighbours into one territory. [INI-ACT-03]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, beside_own(s, f.seat), TO)
        return ask_sources(s, f, 0, first=1)

    def territories(self, s: Inis, f: Frame) -> i64:
        return s.neighbours(territory_picked(f, 0)) & present(s, f.seat) if f.picks else i64(NONE)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return fetched(f, territory_picked(f, 0), first=1) if f.picks else []

    def may_clash(self) -> bool:
        return True


class Craftsmen(Planned):
    """Place a clan for every citadel, where one is present. [INI-ACT-04, Q11]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return ask_placing(s, f, [s.citadels(territory) for territory in asked_about(f)])

    def territories(self, s: Inis, f: Frame) -> i64:
        fortified: i64 = 0
        for territory in listed(present(s, f.seat), 0):
            if s.citadels(territory):
                fortified |= bit(territory)
        return fortified

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_numbers(s, f)


class Druid(Card):
    """Look through the discarded Action cards and take one. [INI-ACT-05]"""

    def forbids_turn(self, s: Inis, seat: i64) -> int:
        return 0 if s.action_count(seat) > 1 else self.unmet()

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == 0 or s.actions().count(DISCARDS) == 0:
            return None
        return Question(TAKE, f.seat, s.actions().cards(DISCARDS), -1, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        s.finish()
        s.actions().slip(option, DISCARDS, HAND + f.seat, NOBODY)
        s.tell(TOOK_DISCARD, f.seat, card=option, seers=bit(f.seat))

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            s.actions().look(DISCARDS, ANY, bit(f.seat))
            s.tell(SAW_DISCARDS, f.seat)
        else:
            s.finish()


class Emissaries(Planned):
    """Move one clan to a neighbour; no clash. [INI-ACT-06]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, present(s, f.seat), FROM)
        if len(f.picks) == 1:
            source = territory_picked(f, 0)
            return ask_territory(s, f, s.neighbours(source), TO, source)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        return [Route(f.seat, territory_picked(f, 0), territory_picked(f, 1), 1)]


class Festival(Planned):
    """Place a clan and the Festival token beside a sanctuary. [INI-ACT-08, Q56]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, with_sanctuary(s, present(s, f.seat)))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def brings(self) -> int:
        return THE_FESTIVAL

    def resume(self, s: Inis, f: Frame) -> None:
        super().resume(s, f)
        territory = territory_picked(f, 0)
        if territory != NONE:
            s.festival = territory
            s.tell(FEASTED, f.seat, place=territory)


class Geis(Cancels):
    """The effect of an opponent's Action card is ignored. [INI-ACT-09, Q18]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if is_action(act.card) and act.seat != seat else self.unmet()


class MasterCraftsman(Card):
    """S: discard a card, draw an Epic Tale. T: give the Epic Tale just played away, gain a Deed. [INI-ACT-10]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.card >= TALE else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.n == AS_SEASON or f.picks else ask_seat(s, f, opponents(s, f.seat), WHOM)

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.n != AS_SEASON:
            return None
        hand = s.hand(f.seat)
        return Question(DISCARD, f.seat, hand, NONE, NO_WEIGHTS) if hand else None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        discard(s, f.seat, option)
        self.resume(s, f)

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if f.n == AS_SEASON:
            s.push(DRAW_RULE, f.seat, n=1)
            return
        act = answered_act(s)
        other = seat_picked(f, 0)
        if other != NONE:
            s.tales().show(act.card - TALE, TABLE, HAND + other)
            s.tell(GAVE, f.seat, card=act.card, other=other)
            act.card = NONE
            gain_deed(s, f.seat)

    def gains_deed(self, f: Frame) -> bool:
        return f.n == AS_TRISKEL


class Migration(Planned):
    """Move clans from one territory to neighbours. [INI-ACT-11]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, present(s, f.seat), FROM)
        source = territory_picked(f, 0)
        return ask_numbers(f, s.neighbours(source), s.clans(source, f.seat), first=1)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        source = territory_picked(f, 0)
        return sent(f, source, s.neighbours(source), first=1) if f.picks else []

    def may_clash(self) -> bool:
        return True


class NewAlliance(Planned):
    """Place a clan, or replace an opponent's. [INI-ACT-12, Q20]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, present(s, f.seat))
        if len(f.picks) > 1:
            return None
        territory = territory_picked(f, 0)
        domain = listed(owners_in(s, territory, 1, f.seat), SEAT)
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
        placed = Route(f.seat, NONE, territory, 1)
        return [placed] if f.picks[1] == PLACE else [Route(seat_picked(f, 1), territory, NONE, 1), placed]

    def resume(self, s: Inis, f: Frame) -> None:
        if len(f.picks) < 2 or f.picks[1] == PLACE:
            super().resume(s, f)
            return
        s.finish()
        territory, other = territory_picked(f, 0), seat_picked(f, 1)
        s.take_clans(territory, other, 1)
        s.return_to_reserve(other, 1)
        s.take_from_reserve(f.seat, 1)
        s.add_clans(territory, f.seat, 1)
        s.tell(REPLACED, f.seat, place=territory, other=other)


class NewClans(Reinforcement):
    """Place two clans where one is present. [INI-ACT-13]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if len(f.picks) >= min(2, s.reserve(f.seat)):
            return None
        return ask_territory(s, f, present(s, f.seat))


class Raid(Card):
    """Take a random Action card of the player attacked, or remove a clan. [INI-ACT-14, Q51]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.other != NONE else self.unmet()

    def query(self, s: Inis, f: Frame) -> Question | None:
        return ask_random(s, answered_act(s).other)

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return pick_random(s, answered_act(s).other, rng)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        take_at_random(s, f.seat, answered_act(s).other, option)
        s.finish()

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        s.finish()
        s.push(REMOVE_RULE, act.other, place=act.place, card=f.card, other=f.seat)


class Sanctuary(Card):
    """Build a sanctuary, draw an Epic Tale. [INI-ACT-15]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, present(s, f.seat))

    def brings(self) -> int:
        return A_SANCTUARY

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        territory = territory_picked(f, 0)
        if territory != NONE:
            build_sanctuary(s, f.seat, territory)
        s.push(DRAW_RULE, f.seat, n=1)


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
            return ask_territory(s, f, present(s, f.seat), MAY_MOVE, instead=NO)
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
        return [Route(f.seat, territory_picked(f, 1), territory_picked(f, 2), number_or_one(f, 3))]

    def may_clash(self) -> bool:
        return True

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.LOOKING and f.picks:
            f.step = self.MOVING
            other = seat_picked(f, 0)
            s.actions().look(HAND + other, ANY, bit(f.seat))
            s.tell(SAW_ACTIONS, f.seat, other=other)
            return
        super().resume(s, f)


class Warlord(Card):
    """S: start a clash. T: place an exposed clan, choose who makes the next manoeuvre. [INI-ACT-17, Q3]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if s.exposed(seat) else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks:
            return None
        if f.n == AS_SEASON:
            own = present(s, f.seat)
            refuse(s, own & ~disputed(s, own), Q3)
            return ask_territory(s, f, disputed(s, own))
        return ask_seat(s, f, exposed_seats(s), WHO_IS_NEXT)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [Route(f.seat, NONE, s.clash, 1)] if f.n == AS_TRISKEL else []

    def clash_in(self, f: Frame) -> i64:
        return territory_picked(f, 0) if f.n == AS_SEASON else NONE

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if not f.picks:
            return
        if f.n == AS_SEASON:
            start_clash(s, self.clash_in(f), instigator=f.seat, initiator=f.seat)
            return
        carry_out(s, f, self.plan(s, f), clash=False)
        s.nearest(MANOEUVRES_RULE).picks = f.picks
        s.tell(NEXT_IS, seat_picked(f, 0))
