"""Inis, "Advantage cards": one for each territory, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import Frame
from meadhall.core.whereabouts import ANY
from meadhall.games.inis.rules.assembly import set_aside, take_set_aside
from meadhall.games.inis.rules.choices import (
    ask_numbers,
    ask_seat,
    ask_territory,
    exposed_seats,
    opponents,
    owners_in,
    seat_picked,
    territory_picked,
    with_clans,
)
from meadhall.games.inis.rules.clans import Planned, carry_out, discard_action, mover_of
from meadhall.games.inis.rules.clash import name_instigator
from meadhall.games.inis.rules.components import (
    A_CLAN,
    AS_SEASON,
    CLASH_RULE,
    CLASH_STARTS,
    DISCARD,
    DRAW_RULE,
    ENOUGH,
    FROM,
    GATES,
    GIVE,
    HIGHLANDS,
    HILLS,
    LOST_VALE,
    NONE,
    PLAINS,
    SETTLING,
    STONE_CIRCLE,
    SWAP_ASIDE,
    WHO_INSTIGATES,
    WHOM,
    WHOSE,
    is_tale,
    kind_of,
)
from meadhall.games.inis.rules.drawing import ask_tale, draw_another, draw_one_more, is_short, pick_tale, take_tale
from meadhall.games.inis.rules.events import INSTIGATES, NO_TALES_LEFT, SAW_TALES, TOOK_BACK
from meadhall.games.inis.rules.hands import ask_random, give, pick_random, take_at_random
from meadhall.games.inis.rules.manoeuvres import Attack, attacked, demand
from meadhall.games.inis.rules.plan import Route, moved, placed_each, removed, sent
from meadhall.games.inis.rules.play import (
    Cancels,
    Card,
    answered_act,
    followed_card,
    say_no_effect,
    shuffle_tales,
    take_from_table,
    was_taken,
)
from meadhall.games.inis.rules.state import CARD_SET_ASIDE, HAND, TABLE, Inis


class AfterSeason(Planned):
    """A card to be played after playing a Season card. [INI-R40]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.n == AS_SEASON else self.unmet()


class AfterTale(Card):
    """A card to be played after playing an Epic Tale."""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and is_tale(followed_card(act)) else self.unmet()


class Cove(AfterSeason):
    """Take the Action card set aside, then set aside another. [INI-ADV-01, Q47]"""

    TAKING: Final = 0
    SETTING_ASIDE: Final = 1

    def query(self, s: Inis, f: Frame) -> Question | None:
        if f.step == self.TAKING:
            return None
        return Question(SWAP_ASIDE, f.seat, s.actions().cards(HAND + f.seat), NONE, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        s.finish()
        set_aside(s, f.seat, option)

    def resume(self, s: Inis, f: Frame) -> None:
        if s.actions().count(CARD_SET_ASIDE):
            f.step = self.SETTING_ASIDE
            take_set_aside(s, f.seat)
        else:
            s.finish()
            say_no_effect(s, f)


class Forest(AfterTale):
    """Draw an Epic Tale. [INI-ADV-02]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        draw_another(s, f.seat)


class DrawMore(Card):
    """Draw one more, keep one. [INI-Q7, Q36]"""

    PLAYED: Final = 0
    DRAWING: Final = 1

    def query(self, s: Inis, f: Frame) -> Question | None:
        act = answered_act(s)
        return ask_tale(s, act.seat) if f.step == self.DRAWING and is_short(s, act) else None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return pick_tale(s, rng) if f.step == self.DRAWING and is_short(s, answered_act(s)) else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        take_tale(s, f.seat, option)

    def resume(self, s: Inis, f: Frame) -> None:
        act = answered_act(s)
        if f.step == self.PLAYED:
            f.step = self.DRAWING
            draw_one_more(act)
            if not is_short(s, act):
                s.tell(NO_TALES_LEFT, f.seat)
        elif is_short(s, act):
            shuffle_tales(s)
        else:
            s.finish()


class GatesCard(DrawMore):
    """Played for the draw at the Gates. [INI-ADV-03]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat and act.place == GATES else self.unmet()


class Highlands(Card):
    """Choose who is the instigator of the clash in the Highlands. [INI-ADV-04, Q10]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        due = CLASH_STARTS if s.highlands_come_first else SETTLING
        return 0 if moment == due and act.place == HIGHLANDS else self.unmet()

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks:
            return None
        return ask_seat(s, f, exposed_seats(s), WHO_INSTIGATES)

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        seat = seat_picked(f, 0)
        if seat == NONE:
            say_no_effect(s, f)
        else:
            name_instigator(s.nearest(CLASH_RULE), seat)
            s.tell(INSTIGATES, seat, place=HIGHLANDS)


class Hills(Cancels):
    """Ignore an Attack in the Hills. [INI-ADV-05]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        is_met = attacked(act) == seat and act.place == HILLS and not act.cancelled
        return 0 if is_met else self.unmet()


class IronMine(Card):
    """The player attacked loses a clan and a card. [INI-ADV-06, Q53]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat else self.unmet()

    def resume(self, s: Inis, f: Frame) -> None:
        attack = answered_act(s)
        s.finish()
        demand(attack, Attack.BOTH)
        if attack.cancelled or s.action_count(attacked(attack)) == 0:
            say_no_effect(s, f)  # it is ignored; or a clan is lost anyway


class LostVale(AfterSeason):
    """Move any clan from a neighbour into the Lost Vale; no clash. [INI-ADV-07]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return ask_territory(s, f, s.neighbours(LOST_VALE) & with_clans(s), FROM, LOST_VALE)
        if len(f.picks) == 1:
            source = territory_picked(f, 0)
            return ask_seat(s, f, owners_in(s, source), WHOSE, source)
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        if len(f.picks) < 2:
            return []
        return [moved(seat_picked(f, 1), territory_picked(f, 0), LOST_VALE)]


class Meadows(DrawMore):
    """Played for the player's own draws. [INI-ADV-08]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if act.seat == seat else self.unmet()


class MistyLands(Card):
    """Discard Action cards, draw as many Epic Tales, keep one. [INI-ADV-09]

    `step` counts the cards discarded.
    """

    def query(self, s: Inis, f: Frame) -> Question | None:
        options = s.actions().cards(HAND + f.seat)
        if not options:
            return None
        if f.step:
            options.append(ENOUGH)
        return Question(DISCARD, f.seat, options, NONE, NO_WEIGHTS)

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        if option == ENOUGH:
            self.resume(s, f)
        else:
            discard_action(s, f.seat, option)
            f.step += 1

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        if f.step:
            s.push(DRAW_RULE, f.seat, n=f.step)
        else:
            say_no_effect(s, f)


class Moor(Card):
    """Look at the Epic Tales of an opponent. [INI-ADV-10]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_seat(s, f, opponents(s, f.seat), WHOM)

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        other = seat_picked(f, 0)
        if other != NONE:
            s.tales().look(HAND + other, ANY, bit(f.seat))
            s.tell(SAW_TALES, f.seat, other=other)


class Mountains(Cancels):
    """Ignore what the Mountains demand. [INI-ADV-11, Q42]"""

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return 0 if mover_of(act) == seat else self.unmet()


class Plains(Planned):
    """Move clans from the Plains to neighbours. [INI-ADV-12]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return ask_numbers(f, s.neighbours(PLAINS), s.clans(PLAINS, f.seat))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return sent(f, PLAINS, s.neighbours(PLAINS))

    def may_clash(self) -> bool:
        return True


class SaltMine(AfterSeason):
    """Take a random Action card of an opponent, give one back. [INI-ADV-13]

    From an opponent without any nothing is taken, but one is given all the same. [INI-Q62]
    """

    TAKING: Final = 0
    GIVING: Final = 1

    def declare(self, s: Inis, f: Frame) -> Question | None:
        return None if f.picks else ask_seat(s, f, opponents(s, f.seat), WHOM)

    def query(self, s: Inis, f: Frame) -> Question | None:
        if not f.picks:
            return None
        if f.step == self.TAKING:
            return ask_random(s, seat_picked(f, 0))
        own = s.actions().cards(HAND + f.seat)
        return Question(GIVE, f.seat, own, seat_picked(f, 0), NO_WEIGHTS) if own else None

    def draw(self, s: Inis, f: Frame, rng: Rng) -> int:
        return pick_random(s, seat_picked(f, 0), rng) if f.step == self.TAKING and f.picks else -1

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        other = seat_picked(f, 0)
        if f.step == self.TAKING:
            f.step = self.GIVING
            take_at_random(s, f.seat, other, option)
        else:
            s.finish()
            give(s, f.seat, other, option)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.TAKING and f.picks:
            f.step = self.GIVING
        else:
            s.finish()
            say_no_effect(s, f)


class StoneCircle(AfterTale):
    """Remove one of your clans from the Stone Circle to take the Epic Tale back. [INI-ADV-14, Q37, Q50]"""

    REMOVING: Final = 0
    TAKING_BACK: Final = 1

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        return self.unmet() if was_taken(act) else super().forbids_reaction(s, act, seat, moment)

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return [removed(f.seat, STONE_CIRCLE)]

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.REMOVING:
            f.step = self.TAKING_BACK
            carry_out(s, f, self.plan(s, f), clash=False)
            return
        act = answered_act(s)
        s.finish()
        if f.value and is_tale(act.card):
            s.tales().show(kind_of(act.card), TABLE, HAND + f.seat)
            s.tell(TOOK_BACK, f.seat, card=act.card)
            take_from_table(act)
        else:
            say_no_effect(s, f)


class Swamp(Card):
    """Nothing happens. [INI-ADV-15]"""

    def resume(self, s: Inis, f: Frame) -> None:
        s.finish()
        say_no_effect(s, f)


class Valley(AfterSeason):
    """Place a clan where the player is present. [INI-ADV-16]"""

    def declare(self, s: Inis, f: Frame) -> Question | None:
        if f.picks or s.reserve(f.seat) == 0:
            return None
        return ask_territory(s, f, s.present(f.seat))

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        return placed_each(f)

    def brings(self) -> int:
        return A_CLAN
