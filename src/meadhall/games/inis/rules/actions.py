"""Inis, "Action cards" about cards, Deeds, buildings and clashes, in the order of their names.

In the frame of a card `seat` is its player, `n` how it is played (AS_SEASON or AS_TRISKEL), and `picks` are the answers
to `declare`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame
from meadhall.core.whereabouts import ANY
from meadhall.games.inis.rules.assembly import is_on_hand
from meadhall.games.inis.rules.choices import (
    ask_seat,
    ask_territory,
    disputed,
    exposed_seats,
    opponents,
    refuse,
    seat_picked,
    territory_picked,
)
from meadhall.games.inis.rules.clans import carry_out
from meadhall.games.inis.rules.clash import start_clash
from meadhall.games.inis.rules.clauses import Q3, TILE_4
from meadhall.games.inis.rules.components import (
    A_CITADEL,
    A_SANCTUARY,
    AS_SEASON,
    AS_TRISKEL,
    DISCARD,
    DRAW_RULE,
    LOOK_FIRST,
    MANOEUVRES_RULE,
    MOOR,
    NONE,
    PASS,
    REMOVE_RULE,
    SWAMP,
    TAKE,
    WHO_IS_NEXT,
    WHOM,
    advantage_of,
    is_action,
    is_tale,
    kind_of,
)
from meadhall.games.inis.rules.events import (
    CITADEL_BUILT,
    GAVE,
    NEXT_IS,
    SAW_DISCARDS,
    TOOK_ADVANTAGE,
    TOOK_DISCARD,
)
from meadhall.games.inis.rules.hands import ask_random, discard, gain_deed, pick_random, take_at_random
from meadhall.games.inis.rules.island import build_sanctuary
from meadhall.games.inis.rules.manoeuvres import attacked, name_follower, removed_others, was_attack
from meadhall.games.inis.rules.plan import Route, placed
from meadhall.games.inis.rules.play import Cancels, Card, answered_act, say_no_effect, take_from_table
from meadhall.games.inis.rules.state import (
    DISCARDS,
    FACE_UP,
    HAND,
    TABLE,
    Inis,
)


class Bard(Card):
    """S: draw an Epic Tale. T: gain a Deed. [INI-ACT-01]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and removed_others(act) else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if not self.gains_deed(f):
            s.push(DRAW_RULE, f.seat, n=1)
        elif not gain_deed(s, f.seat):
            say_no_effect(s, f)

    def gains_deed(self, f: Frame) -> bool:
        return f.n == AS_TRISKEL


class Citadel(Card):
    """Build a citadel, if one is left; take the Advantage card of that territory unless it has been used.

    [INI-ACT-02, R3, TILE-4, Q16]
    """

    LOOKING: Final = 0
    """Whoever holds the Moor may still play it (INI-Q39)."""
    LOOKED: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks:
            return None
        allowed = s.present(f.seat)
        refuse(s, allowed & bit(SWAMP), TILE_4)
        return ask_territory(s, f, allowed & ~bit(SWAMP))

    def brings(self) -> int:
        return A_CITADEL

    def takes_from_hand(self, s: Inis, f: Frame, territory: i64) -> bool:
        """Return whether another player loses the Advantage card of a territory. [INI-Q16]"""
        return is_on_hand(s, territory) and s.where_advantage(territory) != f.seat and not s.citadel_spares_hands

    def query(self, s: Inis, f: Frame) -> Question | None:
        """Ask the player who holds the Moor whether to play it before it is taken. [INI-Q39]"""
        is_moor = territory_picked(f, 0) == MOOR and self.takes_from_hand(s, f, MOOR)
        if f.step == self.LOOKED or not is_moor or s.is_version_1:
            return None
        return Question(LOOK_FIRST, s.where_advantage(MOOR), [PASS], f.seat, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.step = self.LOOKED

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        territory = territory_picked(f, 0)
        if territory == NONE:
            say_no_effect(s, f)
            return
        builds = s.citadels_left > 0
        takes = s.where_advantage(territory) == FACE_UP or self.takes_from_hand(s, f, territory)
        if builds:
            s.build_citadels(territory, 1)
            s.tell(CITADEL_BUILT, f.seat, place=territory)
        if takes:
            s.put_advantage(territory, f.seat)
            s.tell(TOOK_ADVANTAGE, f.seat, card=advantage_of(territory))
        if not builds and not takes:
            say_no_effect(s, f)


class Druid(Card):
    """Look through the discarded Action cards and take one; not as the last Action card of the hand. [INI-ACT-05]"""

    LOOKING: Final = 0
    TAKING: Final = 1

    def forbids_turn(self, s: Inis, seat: i64) -> int:
        return 0 if s.action_count(seat) > 1 else self.unmet()

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.LOOKING:
            return None
        return Question(TAKE, f.seat, s.actions().cards(DISCARDS), -1, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        s.finish()
        s.actions().slip(option, DISCARDS, HAND + f.seat, NOBODY)
        s.tell(TOOK_DISCARD, f.seat, card=option, seers=bit(f.seat))

    def resume(self, s: Inis, f: Frame) -> None:
        if s.actions().count(DISCARDS) == 0:
            s.finish()
            say_no_effect(s, f)
        else:
            f.step = self.TAKING
            s.actions().look(DISCARDS, ANY, bit(f.seat))
            s.tell(SAW_DISCARDS, f.seat)


class Geis(Cancels):
    """The effect of an opponent's Action card is ignored. [INI-ACT-09, Q18]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if is_action(act.card) and act.seat != seat else self.unmet()


class MasterCraftsman(Card):
    """S: discard a card, draw an Epic Tale. T: give the Epic Tale just played away, gain a Deed. [INI-ACT-10]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and is_tale(act.card) else self.unmet()

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
            s.tales().show(kind_of(act.card), TABLE, HAND + other)
            s.tell(GAVE, f.seat, card=act.card, other=other)
            take_from_table(act)
            gain_deed(s, f.seat)

    def gains_deed(self, f: Frame) -> bool:
        return f.n == AS_TRISKEL


class Raid(Card):
    """Take a random Action card of the player attacked, who removes a clan if there is none. [INI-ACT-14, Q51]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and was_attack(act) else self.unmet()

    def query(self, s: Inis, f: Frame) -> Question | None:
        return ask_random(s, attacked(answered_act(s)))

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return pick_random(s, attacked(answered_act(s)), rng)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        take_at_random(s, f.seat, attacked(answered_act(s)), option)
        s.finish()

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        s.finish()
        if s.exposed(attacked(act)) == 0:
            say_no_effect(s, f)
        else:
            s.push(REMOVE_RULE, attacked(act), place=act.place, card=f.card, other=f.seat)


class Sanctuary(Card):
    """Build a sanctuary, draw an Epic Tale. [INI-ACT-15]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, s.present(f.seat))

    def brings(self) -> int:
        return A_SANCTUARY

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        territory = territory_picked(f, 0)
        if territory != NONE:
            build_sanctuary(s, f.seat, territory)
        s.push(DRAW_RULE, f.seat, n=1)


class Warlord(Card):
    """S: start a clash. T: place an exposed clan, choose who makes the next manoeuvre. [INI-ACT-17, Q3]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if s.exposed(seat) else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks:
            return None
        if f.n == AS_SEASON:
            own = s.present(f.seat)
            refuse(s, own & ~disputed(s, own), Q3)
            return ask_territory(s, f, disputed(s, own))
        return ask_seat(s, f, exposed_seats(s), WHO_IS_NEXT)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [placed(f.seat, s.clash)] if f.n == AS_TRISKEL else []

    def clash_in(self, f: Frame) -> i64:
        return territory_picked(f, 0) if f.n == AS_SEASON else NONE

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if not f.picks:
            say_no_effect(s, f)
            return
        if f.n == AS_SEASON:
            start_clash(s, self.clash_in(f), instigator=f.seat, initiator=f.seat)
            return
        carry_out(s, f, self.plan(s, f), clash=False)
        name_follower(s.nearest(MANOEUVRES_RULE), f.picks[0])
        s.tell(NEXT_IS, seat_picked(f, 0))
