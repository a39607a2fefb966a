"""Where hidden cards are, and what every viewer knows about them.

What a viewer knows is kept as sets of kinds (bit masks):

* `seen`: the copies the viewer has located, per place. The others are *adrift*;
* `may`: per place, the kinds of which an adrift copy may lie there;
* caps: "of the adrift copies of these kinds, at most m lie in these places"; they follow from hidden moves.

Four verbs change it: `show` (a move that all see), `slip` (a move whose card only some see), `look` (some are shown
what lies in a place) and `gather` (everything is put together, as before a deal). The owner of a place sees what comes,
goes and lies there. Cards that change hands at the same time each go through a separate place, first all out and then
all in: otherwise everybody would have to assume that a card just received may have been passed on.

Knowledge is sound: the truth always agrees with it. For kinds with one copy it also forgets nothing that a careful
player remembers, within what sets and caps can express; copies of one kind that were located and then slip away share
one set of places.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from meadhall.core.bits import bit, lowest, size_of
from meadhall.core.cards import Cards
from meadhall.core.rng import Rng
from meadhall.core.worlds import CAP, deal

EMPTY: Final = vec[i64]()
MOST_KINDS: Final = 62
"""A set of kinds is one machine word."""
ANY: Final = -1
"""The set of all kinds."""
MOST_CAPS: Final = 32
"""Older caps of a viewer are forgotten beyond this number: knowledge grows weaker, never wrong."""


class Whereabouts(Cards):
    """The places of hidden cards and the knowledge of all viewers, in one vector of numbers.

    Layout: the count of each place; `held`, per place one mask for each copy number ("kinds of which at least l copies
    lie here"); then per viewer `seen` (the same masks, with one more place for the copies adrift) and `may`.
    """

    def __init__(self, kinds: int, copies: int, owners: list[int], seats: int) -> None:
        """Make a table without cards."""
        super().__init__(owners, seats)
        if not 0 < kinds <= MOST_KINDS:
            raise ValueError(f"a table of whereabouts holds 1 to {MOST_KINDS} kinds, not {kinds}")
        self.kinds: i64 = kinds
        self.copies: i64 = copies
        self.overseers: vec[i64] = EMPTY
        """For each place, the set of viewers that always see what happens there: its owner, if any."""
        self.numbers: vec[i64] = EMPTY
        self.caps: vec[i64] = EMPTY

    def empty(self) -> Whereabouts:
        """Fill in zeros: no card anywhere."""
        self.overseers = vec[i64]([bit(owner) if owner >= 0 else i64(0) for owner in self.owners])
        self.numbers = vec[i64]([0] * self.seen_at(self.seats + 1, 0))
        return self

    # Indices into `numbers`.

    def held_at(self, place: i64) -> i64:
        """Return where the masks of what truly lies in a place begin."""
        return self.places + place * self.copies

    def seen_at(self, viewer: i64, place: i64) -> i64:
        """Return where the masks of what a viewer has located in a place begin (place `places`: adrift)."""
        per_viewer = (self.places + 1) * self.copies + self.places
        return self.places * (1 + self.copies) + viewer * per_viewer + place * self.copies

    def may_at(self, viewer: i64, place: i64) -> i64:
        """Return the index of the mask of what may lie in a place for a viewer."""
        return self.seen_at(viewer, self.places + 1) + place

    # Reading.

    def count(self, place: i64) -> i64:
        return self.numbers[place]

    def has(self, card: i64, place: i64) -> bool:
        return 0 <= card < self.kinds and self.numbers[self.held_at(place)] >> card & 1 != 0

    def may_have(self, viewer: i64, card: i64, place: i64) -> bool:
        if not self.remembers or not 0 <= card < self.kinds:
            return self.has(card, place)
        return (self.numbers[self.seen_at(viewer, place)] | self.numbers[self.may_at(viewer, place)]) >> card & 1 != 0

    def copies_in(self, place: i64, card: i64) -> i64:
        return self.copies_at(self.held_at(place), card)

    def copies_at(self, at: i64, card: i64) -> i64:
        """Return how many copies of a kind the masks beginning here hold."""
        n: i64 = 0
        while n < self.copies and self.numbers[at + n] >> card & 1:
            n += 1
        return n

    def total_at(self, at: i64, kinds: i64) -> i64:
        """Return how many cards of these kinds the masks beginning here hold in all."""
        n: i64 = 0
        for level in range(self.copies):
            n += size_of(self.numbers[at + level] & kinds)
        return n

    def cards(self, place: i64) -> list[int]:
        found: list[int] = []
        left = self.numbers[self.held_at(place)]
        while left:
            found.append(lowest(left))
            left &= left - 1
        return found

    def tally(self, place: i64) -> list[int]:
        at = self.held_at(place)
        return [self.copies_at(at, card) for card in self.cards(place)]

    def located(self, viewer: i64, card: i64, place: i64) -> i64:
        if not self.remembers:
            return self.copies_in(place, card)
        return self.copies_at(self.seen_at(viewer, place), card)

    def pick(self, place: i64, rng: Rng) -> i64:
        left = rng.below(self.numbers[place])
        at = self.held_at(place)
        level: i64 = 0
        while True:
            kinds = self.numbers[at + level]
            if level + 1 == self.copies:
                break
            size = size_of(kinds)
            if left < size:
                break
            left -= size
            level += 1
        while left:
            kinds &= kinds - 1
            left -= 1
        return lowest(kinds)

    # The verbs.

    def put(self, card: i64, place: i64) -> None:
        if self.copies_at(self.held_at(place), card) == self.copies:
            raise ValueError(f"card {card}: there are only {self.copies} copies of a kind")
        one = bit(card)
        self.numbers[place] += 1
        self.more(self.held_at(place), one)
        for viewer in range(self.seats + 1):
            self.more(self.seen_at(viewer, place), one)

    def show(self, card: i64, source: i64, target: i64) -> None:
        self.slip(card, source, target, -1)

    def slip(self, card: i64, source: i64, target: i64, seers: i64) -> None:
        if not self.has(card, source) or source == target or not 0 <= target < self.places:
            raise ValueError(f"card {card} cannot go from place {source} to place {target}")
        one = bit(card)
        self.carry(one, source, target)
        if self.remembers:
            seers |= self.overseers[source] | self.overseers[target]
            for viewer in range(self.seats + 1):
                if seers >> viewer & 1:
                    self.watch(viewer, one, source, target)
                else:
                    self.miss(viewer, source, target)
                self.rule_out(viewer, source)
                self.rule_out(viewer, target)
                self.pin_down(viewer)

    def look(self, place: i64, group: i64, seers: i64) -> None:
        if not self.remembers:
            return
        for viewer in range(self.seats + 1):
            if seers >> viewer & 1:
                for card in self.cards(place):
                    one = bit(card)
                    if one & group:
                        for _ in range(self.copies_at(self.held_at(place), card) - self.located(viewer, card, place)):
                            self.locate(viewer, one, place, place)
                if self.numbers[self.may_at(viewer, place)] & group:
                    self.learned |= bit(viewer)
                self.numbers[self.may_at(viewer, place)] &= ~group
                self.rule_out(viewer, place)
                self.pin_down(viewer)

    def gather(self, place: i64) -> None:
        """Put all cards together in one place; everybody knows that they are all there."""
        for card in range(self.kinds):
            for source in range(self.places):
                if source != place:
                    for _ in range(self.copies_at(self.held_at(source), card)):
                        self.carry(bit(card), source, place)
        if self.remembers:
            self.caps = EMPTY
            for viewer in range(self.seats + 1):
                for at in range(self.seen_at(viewer, 0), self.seen_at(viewer + 1, 0)):
                    self.numbers[at] = 0
                for level in range(self.copies):
                    self.numbers[self.seen_at(viewer, place) + level] = self.numbers[self.held_at(place) + level]

    def forget(self) -> None:
        self.remembers = False
        self.numbers = self.numbers[: self.places * (1 + self.copies)]
        self.caps = EMPTY

    # What a move does to a viewer's knowledge.

    def more(self, at: i64, one: i64) -> None:
        """Add one copy to the masks beginning here."""
        while self.numbers[at] & one:
            at += 1
        self.numbers[at] |= one

    def less(self, at: i64, one: i64) -> None:
        """Take one copy from the masks beginning here; there is one."""
        level = at + self.copies - 1
        while not self.numbers[level] & one:
            level -= 1
        self.numbers[level] &= ~one

    def carry(self, one: i64, source: i64, target: i64) -> None:
        """Move one copy in truth."""
        self.numbers[source] -= 1
        self.numbers[target] += 1
        self.less(self.held_at(source), one)
        self.more(self.held_at(target), one)

    def watch(self, viewer: i64, one: i64, source: i64, target: i64) -> None:
        """Let a viewer see a card of this kind move; a located copy goes first, since equal cards look alike."""
        seen = self.seen_at(viewer, source)
        if self.numbers[seen] & one:
            self.less(seen, one)
            self.more(self.seen_at(viewer, target), one)
        else:
            self.locate(viewer, one, source, target)

    def locate(self, viewer: i64, one: i64, source: i64, target: i64) -> None:
        """Locate a copy that was adrift for a viewer: it was at the source and now lies at the target."""
        if self.numbers[self.may_at(viewer, source)] != one:  # it might have been another kind
            for place in range(self.places):
                if place != source and self.numbers[self.may_at(viewer, place)] & one:  # or have lain elsewhere
                    self.learned |= bit(viewer)
        adrift = self.seen_at(viewer, self.places)
        self.less(adrift, one)
        self.more(self.seen_at(viewer, target), one)
        last = not self.numbers[adrift] & one
        if last:
            for place in range(self.places):
                self.numbers[self.may_at(viewer, place)] &= ~one
        if len(self.caps):
            self.tighten_caps(viewer, one, source, last)

    def tighten_caps(self, viewer: i64, one: i64, source: i64, last: bool) -> None:
        """Adjust the caps after an adrift copy has been located: they count one less; a cap of 0 rules places out."""
        old = self.caps
        self.caps = EMPTY
        for at in range(0, len(old), CAP):
            kinds, places, most = old[at + 1], old[at + 2], old[at + 3]
            if old[at] == viewer:
                if kinds & one and places >> source & 1:
                    most -= 1
                if last:
                    kinds &= ~one
                if most == 0:
                    for place in range(self.places):
                        if places >> place & 1:
                            self.numbers[self.may_at(viewer, place)] &= ~kinds
                    continue
            self.keep_cap(old[at], kinds, places, most)

    def miss(self, viewer: i64, source: i64, target: i64) -> None:
        """Let a viewer see a card move but not which: whatever may lie at the source may now lie at the target."""
        here = self.numbers[self.seen_at(viewer, source)]
        possible = here | self.numbers[self.may_at(viewer, source)]
        if possible & (possible - 1) == 0:  # only one kind can have moved
            self.watch(viewer, possible, source, target)
            return
        before = self.numbers[self.may_at(viewer, target)]
        self.loosen_caps(viewer, here, possible, before, source, target)
        self.cast_adrift(viewer, source)
        self.numbers[self.may_at(viewer, source)] |= here
        self.numbers[self.may_at(viewer, target)] |= possible
        self.add_cap(viewer, possible & ~before, bit(target), 1)

    def rule_out(self, viewer: i64, place: i64) -> None:
        """Rule a place out for adrift copies once a viewer has located every card in it."""
        if self.numbers[place] == self.total_at(self.seen_at(viewer, place), ANY):
            self.numbers[self.may_at(viewer, place)] = 0

    def pin_down(self, viewer: i64) -> None:
        """Locate what can lie in only one place."""
        adrift = self.seen_at(viewer, self.places)
        while True:
            once: i64 = 0
            twice: i64 = 0
            for at in range(self.may_at(viewer, 0), self.may_at(viewer, self.places)):
                twice |= once & self.numbers[at]
                once |= self.numbers[at]
            certain = once & ~twice & self.numbers[adrift]
            if certain == 0:
                return
            one = certain & -certain
            place: i64 = 0
            while not self.numbers[self.may_at(viewer, place)] & one:
                place += 1
            while self.numbers[adrift] & one:
                self.locate(viewer, one, place, place)
            self.rule_out(viewer, place)
            if viewer == self.seats:
                self.publish(one, place)

    def publish(self, one: i64, place: i64) -> None:
        """Tell every seat what the spectator has found out about a kind in a place."""
        card = lowest(one)
        public = self.copies_at(self.seen_at(self.seats, place), card)
        for seat in range(self.seats):
            missing = public - self.copies_at(self.seen_at(seat, place), card)
            if missing > 0:
                for _ in range(missing):
                    self.locate(seat, one, place, place)
                self.rule_out(seat, place)
                self.pin_down(seat)

    def cast_adrift(self, viewer: i64, place: i64) -> None:
        """Set adrift every copy that the viewer had located in a place."""
        adrift = self.seen_at(viewer, self.places)
        for at in range(self.seen_at(viewer, place), self.seen_at(viewer, place) + self.copies):
            carry = self.numbers[at]
            self.numbers[at] = 0
            for level in range(adrift, adrift + self.copies):
                full = self.numbers[level] & carry
                self.numbers[level] |= carry
                carry = full

    def loosen_caps(self, viewer: i64, here: i64, possible: i64, before: i64, source: i64, target: i64) -> None:
        """Bring the viewer's caps in line with a hidden move; caps that say nothing any more are dropped."""
        old = self.caps
        self.caps = EMPTY
        for at in range(0, len(old), CAP):
            kinds, places, most = old[at + 1], old[at + 2], old[at + 3]
            if old[at] == viewer:
                if places >> source & 1:
                    kinds &= ~here  # copies cast adrift inside the places were not counted by this cap
                    if not places >> target & 1:
                        self.keep_cap(viewer, kinds & ~before, places | bit(target), most)
                elif places >> target & 1 and kinds & possible:
                    most += 1
            self.keep_cap(old[at], kinds, places, most)

    def keep_cap(self, viewer: i64, kinds: i64, places: i64, most: i64) -> None:
        """Keep a cap that still restricts some kind. (`append` may reuse its vector: use only what it returns.)"""
        if kinds:
            self.caps = append(append(append(append(self.caps, viewer), kinds), places), most)

    def add_cap(self, viewer: i64, kinds: i64, places: i64, most: i64) -> None:
        """Note a new cap, then forget those that the counts imply anyway and the oldest beyond MOST_CAPS."""
        self.keep_cap(viewer, kinds, places, most)
        old = self.caps
        mine: i64 = 0
        for at in range(0, len(old), CAP):
            mine += old[at] == viewer
        self.caps = EMPTY
        for at in range(0, len(old), CAP):
            if old[at] == viewer:
                mine -= 1
                if mine >= MOST_CAPS or self.is_idle(viewer, old[at + 1], old[at + 2], old[at + 3]):
                    continue
            self.keep_cap(old[at], old[at + 1], old[at + 2], old[at + 3])

    def is_idle(self, viewer: i64, kinds: i64, places: i64, most: i64) -> bool:
        """Return whether a cap says no more than the number of adrift copies or of free spots does."""
        free: i64 = 0
        for place in range(self.places):
            if places >> place & 1:
                free += self.numbers[place] - self.total_at(self.seen_at(viewer, place), ANY)
        return most >= free or most >= self.total_at(self.seen_at(viewer, self.places), kinds)

    # Copies, redaction, worlds.

    def copy(self) -> Whereabouts:
        twin = Whereabouts(self.kinds, self.copies, self.owners, self.seats)
        twin.overseers = self.overseers
        twin.numbers = self.numbers[:]
        twin.caps = self.caps[:]
        twin.remembers = self.remembers
        return twin

    def key(self) -> tuple[bytes, bytes]:
        return (bytes(self.numbers), bytes(self.caps))

    def sight(self, viewer: i64) -> tuple[bytes, bytes]:
        public = bytes(self.numbers[self.seen_at(self.seats, 0) :])
        mine = bytes(self.numbers[self.seen_at(viewer, 0) : self.seen_at(viewer + 1, 0)])
        caps = EMPTY
        for at in range(0, len(self.caps), CAP):
            if self.caps[at] == viewer or self.caps[at] == self.seats:
                caps = extend(caps, self.caps[at : at + CAP])
        return (bytes(self.numbers[: self.places]) + mine + public, bytes(caps))

    def redact(self, viewer: i64) -> Whereabouts:
        """Return what a viewer may know: the counts, what it has located, its own and the public knowledge."""
        seen = Whereabouts(self.kinds, self.copies, self.owners, self.seats).empty()
        for place in range(self.places):
            seen.numbers[place] = self.numbers[place]
            for level in range(self.copies):
                seen.numbers[self.held_at(place) + level] = self.numbers[self.seen_at(viewer, place) + level]
        for knower in range(self.seats + 1):
            if knower == viewer or knower == self.seats:
                for at in range(self.seen_at(knower, 0), self.seen_at(knower + 1, 0)):
                    seen.numbers[at] = self.numbers[at]
        for at in range(0, len(self.caps), CAP):
            if self.caps[at] == viewer or self.caps[at] == self.seats:
                seen.keep_cap(self.caps[at], self.caps[at + 1], self.caps[at + 2], self.caps[at + 3])
        return seen

    def resample(self, viewer: i64, rng: Rng) -> Whereabouts:
        """Return a table drawn uniformly from the worlds that agree with a redacted one, every copy counted apart.

        The other seats are given the least they can know: what is public and what lies in their own places.
        """
        world = self.copy()
        cards, spots, allowed = self.blanks(viewer)
        kinds = vec[i64]([bit(card) for card in cards])
        dealt = deal(kinds, spots, allowed, self.caps_on_blanks(viewer), rng)
        for i in range(len(spots)):
            world.more(world.held_at(spots[i]), kinds[dealt[i]])
        for seat in range(self.seats):
            if seat != viewer:
                world.know_least(seat)
        return world

    def blanks(self, viewer: i64) -> tuple[list[int], vec[i64], vec[i64]]:
        """Return the cards adrift, the spots they fill (a place each), and per place the kinds that may lie there."""
        adrift = self.seen_at(viewer, self.places)
        cards: list[int] = []
        for card in range(self.kinds):
            for _ in range(self.copies_at(adrift, card)):
                cards.append(card)
        spots = EMPTY
        allowed = EMPTY
        for place in range(self.places):
            may = self.numbers[self.may_at(viewer, place)] & self.numbers[self.may_at(self.seats, place)]
            allowed = append(allowed, may)
            for _ in range(self.numbers[place] - self.total_at(self.seen_at(viewer, place), ANY)):
                spots = append(spots, place)
        return cards, spots, allowed

    def caps_on_blanks(self, viewer: i64) -> vec[i64]:
        """Return the viewer's and the public caps, as caps on the cards that are adrift for the viewer."""
        caps = self.caps[:]
        for at in range(0, len(caps), CAP):
            for place in range(self.places):
                if caps[at + 2] >> place & 1:
                    caps[at + 3] -= self.total_at(self.seen_at(viewer, place), caps[at + 1])
                    caps[at + 3] += self.total_at(self.seen_at(caps[at], place), caps[at + 1])
        return caps

    def know_least(self, seat: i64) -> None:
        """Give a seat the public knowledge, and let it look at its own places."""
        public = self.seen_at(self.seats, 0)
        own = self.seen_at(seat, 0)
        for i in range(self.seen_at(1, 0) - self.seen_at(0, 0)):
            self.numbers[own + i] = self.numbers[public + i]
        for at in range(0, len(self.caps), CAP):
            if self.caps[at] == self.seats:
                self.keep_cap(seat, self.caps[at + 1], self.caps[at + 2], self.caps[at + 3])
        for place in range(self.places):
            if self.owners[place] == seat:
                self.look(place, ANY, bit(seat))

    def encode(self) -> list[list[int]]:
        return [list(self.numbers), list(self.caps)]

    def decode(self, data: list[list[int]]) -> None:
        if len(data) != 2 or len(data[0]) != len(self.numbers) or len(data[1]) % CAP:
            raise ValueError("secrets: a table of the wrong size")
        self.numbers = vec[i64](data[0])
        self.caps = vec[i64](data[1])

    def is_sound(self, viewer: i64) -> bool:
        for place in range(self.places):
            for level in range(self.copies):
                held = self.numbers[self.held_at(place) + level]
                seen = self.numbers[self.seen_at(viewer, place) + level]
                if seen & ~held or held & ~seen & ~self.numbers[self.may_at(viewer, place)]:
                    return False
        for at in range(0, len(self.caps), CAP):
            if self.caps[at] == viewer:
                lying: i64 = 0
                for place in range(self.places):
                    if self.caps[at + 2] >> place & 1:
                        lying += self.total_at(self.held_at(place), self.caps[at + 1])
                        lying -= self.total_at(self.seen_at(viewer, place), self.caps[at + 1])
                if lying > self.caps[at + 3]:
                    return False
        return True
