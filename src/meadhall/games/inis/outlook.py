"""What the cards of Inis are worth, and how the seats stand: a sketch of the island to try things out on.

Everything is in hundredths of judgement (see `core.judgement`) and uses public facts alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit, lowest
from meadhall.games.inis.rules import state as st
from meadhall.games.inis.rules.box import FACTS
from meadhall.games.inis.rules.clash import festival_payer
from meadhall.games.inis.rules.components import (
    ENOUGH_FOR_CONDITION,
    MOST_SEATS,
    NONE,
    TERRITORIES,
    advantage_of,
)
from meadhall.games.inis.rules.plan import NEW_LAND, Route
from meadhall.games.inis.rules.state import Inis

WORTH: Final = vec[i64]([facts.worth for facts in FACTS])
EXTRA: Final = vec[i64]([facts.extra for facts in FACTS])

NEAREST: Final = vec[i64]([260, 170, 110, 70, 40, 15, 0])
"""The worth of a seat's nearest condition, by how much it lacks: the last steps count most."""
SECOND: Final = vec[i64]([110, 60, 36, 22, 12, 4, 0])
"""The same for the second nearest: it helps when the first one is broken, and it beats other Pretenders."""
THIRD: Final = vec[i64]([50, 25, 15, 9, 5, 2, 0])
"""The same for the third."""
CLAIM: Final = 140
"""A Pretender who meets a condition only has to hold out."""
TOKEN: Final = 25
"""A Pretender who meets none at least has the token already."""
MAN: Final = 7
"""A clan on the island."""
BRENNSHIP: Final = 25
"""The chieftain of the capital will be Brenn, and the Brenn wins ties."""
OTHERS: Final = vec[i64]([0, 0, 100, 60, 45])
"""How much the hopes of every opponent count against the seat's own, by the number of seats."""
CARD_PAID: Final = 22
"""An Action card discarded to save a clan."""
TOLL_PAID: Final = 18
"""What it costs to move into the Mountains."""
WORST: Final = -100_000

# What is counted for each seat.
LED: Final = 0
HOLY: Final = LED + MOST_SEATS
HELD: Final = HOLY + MOST_SEATS
MEN: Final = HELD + MOST_SEATS
RULED: Final = MEN + MOST_SEATS
EMPTY: Final = vec[i64]([0] * (RULED + MOST_SEATS))
LOG: Final = vec[i64]([0] * 512)
"""Room for more changes than any card makes."""


class Outlook:
    """A sketch of the island as a seat sees it, in which things are tried out and taken back."""

    def __init__(self, s: Inis, me: i64) -> None:
        """Count what every seat has."""
        self.s = s
        self.me = me
        self.seats: i64 = s.seats
        self.pretenders = s.pretenders
        self.n = s.numbers[:]
        self.tally = EMPTY[:]
        self.log = LOG[:]
        self.logged: i64 = 0
        left = s.on_map
        while left:
            self.count(lowest(left), 1)
            left &= left - 1
        self.now = self.worth()

    # What the seats have.

    def count(self, territory: i64, sign: i64) -> None:
        """Add to the tallies what a territory gives each seat, or subtract it."""
        n = self.n
        tally = self.tally
        at = st.CLANS + MOST_SEATS * territory
        holy = sign * n[st.SANCTUARIES + territory]
        best: i64 = NONE
        most: i64 = 0
        total: i64 = 0
        for seat in range(self.seats):
            clans = n[at + seat]
            if clans > 0:
                tally[HELD + seat] += sign
                tally[HOLY + seat] += holy
                tally[MEN + seat] += sign * clans
                total += clans
                if clans > most:
                    most = clans
                    best = seat
                elif clans == most:
                    best = NONE
        if best != NONE:
            tally[LED + best] += sign * (total - most)
            tally[RULED + best] += sign * (
                WORTH[advantage_of(territory)] + (BRENNSHIP if territory == n[st.CAPITAL] else 0)
            )

    def lacks(self, seat: i64) -> tuple[i64, i64, i64]:
        """Return what the three conditions lack once the Deeds have gone where they help most, the least first."""
        a = max(i64(0), ENOUGH_FOR_CONDITION - self.tally[LED + seat])
        b = max(i64(0), ENOUGH_FOR_CONDITION - self.tally[HOLY + seat])
        c = max(i64(0), ENOUGH_FOR_CONDITION - self.tally[HELD + seat])
        if a > b:
            a, b = b, a
        if b > c:
            b, c = c, b
        if a > b:
            a, b = b, a
        deeds = self.n[st.DEEDS + seat]
        paid = min(a, deeds)
        deeds -= paid
        too = min(b, deeds)
        return a - paid, b - too, max(i64(0), c - deeds + too)

    def met(self, seat: i64) -> i64:
        """Return how many conditions a seat meets."""
        a, b, c = self.lacks(seat)
        return (1 if a == 0 else 0) + (1 if b == 0 else 0) + (1 if c == 0 else 0)

    def hope(self, seat: i64) -> i64:
        """Return how a seat stands: how close it is to each condition, its token, its clans and territories."""
        a, b, c = self.lacks(seat)
        worth = NEAREST[a] + SECOND[b] + THIRD[c] + MAN * self.tally[MEN + seat] + self.tally[RULED + seat]
        if self.pretenders & bit(seat):
            worth += CLAIM if a == 0 else TOKEN
        return worth

    def worth(self) -> i64:
        """Return how well I stand against the others; the closer one of them is to winning, the more it weighs."""
        others: i64 = 0
        for seat in range(self.seats):
            if seat != self.me:
                others += self.hope(seat)
        return self.hope(self.me) - others * OTHERS[self.seats] // 100

    def winner(self) -> i64:
        """Return who would win if the Season were over now, NONE if nobody."""
        most: i64 = 0
        found: i64 = NONE
        tied: i64 = 0
        for seat in range(self.seats):
            if self.pretenders & bit(seat):
                met = self.met(seat)
                if met > most:
                    most = met
                    found = seat
                    tied = bit(seat)
                elif met == most and met > 0:
                    found = NONE
                    tied |= bit(seat)
        if found == NONE and tied:
            brenn = self.s.chieftain(self.s.capital)
            if brenn == NONE:
                brenn = self.s.brenn
            if tied & bit(brenn):
                return brenn
        return found

    # Trying things out.

    def bump(self, at: i64, by: i64) -> None:
        """Change one number of the sketch."""
        self.log[self.logged] = at
        self.log[self.logged + 1] = by
        self.logged += 2
        self.put(at, by)

    def put(self, at: i64, by: i64) -> None:
        """Change a number and keep the tallies right."""
        territory: i64 = NONE
        if st.CLANS <= at < st.CLANS + MOST_SEATS * TERRITORIES:
            territory = (at - st.CLANS) // MOST_SEATS
        elif st.SANCTUARIES <= at < st.SANCTUARIES + TERRITORIES:
            territory = at - st.SANCTUARIES
        if territory != NONE:
            self.count(territory, -1)
        self.n[at] += by
        if territory != NONE:
            self.count(territory, 1)

    def undo(self, mark: i64) -> None:
        """Undo what was tried since the log had this many entries."""
        while self.logged > mark:
            self.logged -= 2
            self.put(self.log[self.logged], -self.log[self.logged + 1])

    def place(self, seat: i64, territory: i64, n: i64) -> None:
        """Place clans, as many as there are."""
        placed = min(n, self.n[st.RESERVE + seat])
        if placed > 0:
            self.bump(st.RESERVE + seat, -placed)
            self.bump(st.CLANS + MOST_SEATS * territory + seat, placed)

    def remove(self, seat: i64, territory: i64) -> None:
        """Remove a clan if there is one."""
        if self.n[st.CLANS + MOST_SEATS * territory + seat] > 0:
            self.bump(st.CLANS + MOST_SEATS * territory + seat, -1)
            self.bump(st.RESERVE + seat, 1)

    def move(self, seat: i64, source: i64, target: i64, n: i64) -> i64:
        """Move clans; return the target as a set if any went."""
        moved = min(n, self.n[st.CLANS + MOST_SEATS * source + seat])
        if moved <= 0:
            return 0
        self.bump(st.CLANS + MOST_SEATS * source + seat, -moved)
        self.bump(st.CLANS + MOST_SEATS * target + seat, moved)
        return bit(target)

    def build_sanctuary(self, territory: i64) -> None:
        """Build a sanctuary, if one is left."""
        if self.s.sanctuaries_left:
            self.bump(st.SANCTUARIES + territory, 1)

    def gain_deed(self, seat: i64) -> None:
        """Give a seat a Deed, if one is left."""
        if self.s.deeds_left:
            self.bump(st.DEEDS + seat, 1)

    def carry_out(self, plan: list[Route]) -> i64:
        """Place, move and remove clans; return the set of territories that clans have reached."""
        reached: i64 = 0
        for route in plan:
            if route.instead_of != NONE:
                self.remove(route.instead_of, route.target)
            if route.target == NEW_LAND:
                self.place(route.seat, lowest(~self.s.on_map), route.n)  # whichever it turns out to be
            elif route.source == NONE:
                self.place(route.seat, route.target, route.n)
            elif route.target == NONE:
                self.remove(route.seat, route.source)
            else:
                reached |= self.move(route.seat, route.source, route.target, route.n)
        return reached

    def gain(self, mark: i64) -> i64:
        """Return the gain from what was tried since a mark, and undo it."""
        found = self.worth() - self.now
        self.undo(mark)
        return found

    def carrying_out(self, plan: list[Route]) -> i64:
        """Return what a plan would mean to me."""
        mark = self.logged
        self.carry_out(plan)
        return self.gain(mark)

    def placing(self, territory: i64, n: i64) -> i64:
        """Return what clans of mine in a territory would bring."""
        mark = self.logged
        self.place(self.me, territory, n)
        return self.gain(mark)

    def removing(self, seat: i64, territory: i64) -> i64:
        """Return what the removal of a seat's clan would mean to me."""
        mark = self.logged
        self.remove(seat, territory)
        return self.gain(mark)

    # Clashes.

    def exposed(self, seat: i64, territory: i64, instigator: i64) -> i64:
        """Return how many clans of a seat can attack and be attacked in a clash, now or once it is started."""
        clans = self.n[st.CLANS + MOST_SEATS * territory + seat]
        if territory == self.n[st.CLASH]:
            return clans - self.n[st.SHELTERED + seat]
        return clans if seat == instigator else max(i64(0), clans - self.s.citadels(territory))

    def blow(self, territory: i64, on: i64) -> i64:
        """Return what an attack on a seat means to me: it gives up a clan or a card, whichever it can better spare."""
        before = self.worth()
        mark = self.logged
        self.remove(on, territory)
        change = self.worth() - before
        self.undo(mark)
        if self.s.action_count(on) == 0:
            return change
        return max(change, i64(-CARD_PAID)) if on == self.me else min(change, i64(CARD_PAID))

    def answer_to(self, foe: i64) -> i64:
        """Return what I lose when an attack on a seat is answered: nothing if that was the last clan against me."""
        here = self.s.clash
        for seat in range(self.seats):
            exposed = self.exposed(seat, here, NONE) if seat != self.me else i64(0)
            if exposed > 1 or (exposed == 1 and (seat != foe or self.s.action_count(seat) > 0)):
                return self.blow(here, self.me)
        return 0

    def skirmish(self, territory: i64, instigator: i64) -> i64:
        """Return what a clash is likely to change for me: peace, unless an attack gains more than the answer costs."""
        me = self.me
        mine = self.exposed(me, territory, instigator)
        if mine <= 0:
            return 0
        gain: i64 = 0
        foes: i64 = 0
        cards: i64 = 0
        for seat in range(self.seats):
            if seat != me:
                exposed = self.exposed(seat, territory, instigator)
                if exposed > 0:
                    foes += exposed
                    cards += self.s.action_count(seat)
                    gain = max(gain, self.blow(territory, seat))
        if foes == 0:
            return 0
        if instigator == me and foes == 1 and cards == 0:
            return gain
        loss = -self.blow(territory, me)
        return gain - loss if gain > loss else (gain - loss) // 2

    def fights(self, territories: i64, instigator: i64, initiator: i64) -> i64:
        """Return what the clashes that a card starts in a set of territories are likely to change for me."""
        found: i64 = 0
        while territories:
            territory = lowest(territories)
            territories &= territories - 1
            if self.s.others_in(territory, instigator):
                if territory == self.s.festival:
                    self.remove(festival_payer(self.s, instigator, initiator), territory)
                found += self.skirmish(territory, instigator)
        return found
