"""Inis, "Epic Tales" that are triskel cards, in the order of their names; four of them are manoeuvres."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import Question
from meadhall.core.state import Frame
from meadhall.games.inis.rules.assembly import speak_as_cathbad
from meadhall.games.inis.rules.choices import (
    ask_number,
    ask_seat,
    ask_sources,
    ask_territory,
    number_picked,
    territory_picked,
)
from meadhall.games.inis.rules.clans import bring, carry_out, is_brought_back, note_brought_back
from meadhall.games.inis.rules.clauses import Q53
from meadhall.games.inis.rules.components import (
    ATTACK_RULE,
    CARD,
    CLAN,
    CLAN_OR_CARD,
    MANOEUVRES_RULE,
    REMOVE_RULE,
    TO,
    WHOSE,
    is_action,
    seat_in,
    seat_letter,
)
from meadhall.games.inis.rules.events import CITADELS_CLEARED, PUT_BACK, SILENCE, TOOK_BACK
from meadhall.games.inis.rules.hands import gain_deed
from meadhall.games.inis.rules.manoeuvres import Attack, attacked, demand, due, end_clash, was_attack
from meadhall.games.inis.rules.plan import Route, fetched, moved, placed, placed_each, removed
from meadhall.games.inis.rules.play import Cancels, Card, answered_act, say_no_effect, take_from_table
from meadhall.games.inis.rules.season import give_next_turn
from meadhall.games.inis.rules.state import (
    HAND,
    TABLE,
    Inis,
)


class BattleFrenzy(Card):
    """All clans leave the citadels. [INI-EPI-02, Q6]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        leaving: i64 = 0
        for seat in range(s.seats):
            leaving += s.sheltered(seat)
            s.set_sheltered(seat, 0)
        if leaving:
            s.tell(CITADELS_CLEARED, f.seat, place=s.clash)
        else:
            say_no_effect(s, f)


class Moytura(Card):
    """Move clans from neighbours into the clash, place another. [INI-EPI-03]"""

    MOVING: Final = 0
    PLACING: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return ask_sources(s, f, 1)

    def territories(self, s: Inis, f: Frame) -> i64:
        return s.neighbours(s.clash) & s.present(f.seat)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [*fetched(f, s.clash), placed(f.seat, s.clash)]

    def resume(self, s: Inis, f: Frame) -> None:
        plan = self.plan(s, f)
        if f.step == self.MOVING:
            f.step = self.PLACING
            carry_out(s, f, plan[:-1], clash=False)
        else:
            s.finish()
            if not carry_out(s, f, plan[-1:], clash=False) and not f.picks:
                say_no_effect(s, f)


class Cathbad(Card):
    """Choose the card to be set aside, and take it in the end: the Assembly does both. [INI-EPI-05, Q46]"""

    def resume(self, s: Inis, f: Frame) -> None:
        speak_as_cathbad(answered_act(s), f.seat)
        s.finish()


class Dagda(Cancels):
    """The effect of an Epic Tale or Advantage card is ignored. [INI-EPI-08, Q35]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return self.unmet() if is_action(act.card) else 0


class Cauldron(Card):
    """Clans removed in the clash lie on this card until it is over. [INI-EPI-09, Q38]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.place == s.clash else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        fallen = min(s.fallen(f.seat), s.reserve(f.seat))
        s.cauldron_of = f.seat
        s.in_cauldron = fallen
        s.take_from_reserve(f.seat, fallen)


class Club(Card):
    """A clan is not removed; or choose what the player attacked loses. [INI-EPI-10, Q2, Q53]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks or answered_act(s).code != ATTACK_RULE:
            return None
        return self.offer(s, f, CLAN_OR_CARD, f.seat, [CLAN, CARD], attacked(answered_act(s)))

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        return Q53 if option == CARD and s.action_count(attacked(answered_act(s))) == 0 else 0

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        s.finish()
        if act.code != ATTACK_RULE:
            act.cancelled = True
        elif f.picks and due(act) != Attack.BOTH and not act.cancelled:
            demand(act, Attack.CLAN_DUE if f.picks[0] == CLAN else Attack.CARD_DUE)
        else:
            say_no_effect(s, f)


class Diarmuid(Card):
    """Put the clan that was removed into another territory. [INI-EPI-13, Q43]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and not is_brought_back(act) else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_territory(s, f, s.present(f.seat) & ~bit(answered_act(s).place))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        s.finish()
        plan = self.plan(s, f)
        if not plan:
            say_no_effect(s, f)
            return
        note_brought_back(act)
        if act.place == s.clash:
            s.set_fallen(f.seat, s.fallen(f.seat) - 1)
            if s.cauldron_of == f.seat:
                s.in_cauldron -= 1
                s.return_to_reserve(f.seat, 1)
        for route in plan:
            bring(s, route.seat, route.target, route.n)
            s.tell(PUT_BACK, route.seat, place=route.target)


class Fianna(Card):
    """Move clans, exposed or sheltered, to one neighbour; no clash. [INI-EPI-15]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        here = s.clash
        if not f.picks:
            return ask_territory(s, f, s.neighbours(here), TO, here)
        if len(f.picks) == 1:
            return ask_number(f, 1, s.clans(here, f.seat), territory_picked(f, 0))
        least, most = self.from_citadels(s, f)
        if len(f.picks) == 2 and least < most:
            return ask_number(f, least, most, here)
        return None

    def from_citadels(self, s: Inis, f: Frame) -> tuple[i64, i64]:
        """Return how many of the moving clans must, and how many may, be sheltered ones."""
        n = number_picked(f, 1)
        return max(i64(0), n - s.exposed(f.seat)), min(n, s.sheltered(f.seat))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [moved(f.seat, s.clash, territory_picked(f, 0), number_picked(f, 1))] if len(f.picks) > 1 else []

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if len(f.picks) < 2:
            say_no_effect(s, f)
            return
        plan = self.plan(s, f)
        sheltered = self.from_citadels(s, f)[0] if len(f.picks) == 2 else number_picked(f, 2)
        s.set_sheltered(f.seat, max(i64(0), s.sheltered(f.seat) - sheltered))
        carry_out(s, f, plan, clash=False)


class Lug(Card):
    """Take the Action card that has just been resolved. [INI-EPI-17, Q35, Q37]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if is_action(act.card) else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        s.finish()
        s.actions().show(act.card, TABLE, HAND + f.seat)
        s.tell(TOOK_BACK, f.seat, card=act.card)
        take_from_table(act)


class Spear(Card):
    """No more triskel cards in this clash. [INI-EPI-18, Q6, Q9]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        s.is_silenced = True
        s.tell(SILENCE, f.seat, place=s.clash)


class Oengus(Card):
    """Take the next turn. [INI-EPI-23, Q48]"""

    def resume(self, s: Inis, f: Frame) -> None:
        give_next_turn(answered_act(s), f.seat)
        s.finish()


class Ogma(Card):
    """The clash ends. [INI-EPI-24]"""

    def resume(self, s: Inis, f: Frame) -> None:
        end_clash(s.nearest(MANOEUVRES_RULE))
        s.finish()


class Streng(Card):
    """Gain a Deed after an Attack. [INI-EPI-27]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and was_attack(act) else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if not gain_deed(s, f.seat):
            say_no_effect(s, f)

    def gains_deed(self, f: Frame) -> bool:
        return True


class Cuchulain(Card):
    """Remove two exposed clans, with exactly one of the player's own exposed. [INI-EPI-29, Q5]

    `step` counts those removed, `other` is the owner of the last one.
    """

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if s.exposed(seat) == 1 else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if len(f.picks) == 2:
            return None
        left: i64 = 0
        for seat in range(s.seats):
            if s.exposed(seat) > f.picks.count(seat_letter(seat)):
                left |= bit(seat)
        return ask_seat(s, f, left, WHOSE)

    def receive(self, s: Inis, f: Frame, value: int) -> None:
        if f.other != f.seat:
            f.value += value

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [removed(seat_in(pick), s.clash) for pick in f.picks]

    def resume(self, s: Inis, f: Frame) -> None:
        plan = self.plan(s, f)
        if f.step >= len(plan):
            s.finish(f.value)
        else:
            f.other = plan[f.step].seat
            f.step += 1
            s.push(REMOVE_RULE, f.other, place=s.clash, card=f.card, other=f.seat)
