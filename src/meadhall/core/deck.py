"""A deck of up to 124 cards that is drawn from, laid open and shuffled again: `Cards` without any guessing.

A hidden card moves only from the draw pile into a hand; whatever leaves a hand lies open. So all that anybody can know
is when a card was last shuffled into the pile: the cards of one shuffle that are not open make a *batch*. The set of
cards in each batch is public, and so is how many of them every hand holds. Within a batch all hidden cards are alike,
so a world is drawn by dealing each batch again: exact, with no random walk.

One more thing may be known: that a hand holds only cards of some set, because the rules say so about a player who
passes. Nothing is known about cards drawn later, so this becomes a *cap*: a limit on how many cards of the hand are
outside the set. Only then does drawing a world need the walk over deals that `Whereabouts` uses.

A set of cards is two words of 62 bits. The last kind may have several equal copies; they are not told apart, so a view
always shows the lowest. Where a copy laid open may have come from either of two batches, the two become one: knowledge
grows weaker, never wrong.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.core.bits import bit, lowest, size_of
from meadhall.core.cards import Cards
from meadhall.core.rng import Rng
from meadhall.core.worlds import CAP, deal

EMPTY: Final = vec[i64]()
HALF: Final = 62
"""How many cards a word holds."""
MOST_CARDS: Final = 124
PILE: Final = 0
"""The draw pile."""
NO_CARD: Final = -1
MOST_CAPS: Final = 8
"""At most one cap for each hand, so that the bits of `sign` have room for them."""
USED: Final = 1
"""What is shuffled to make a new draw pile; it lies open."""


class Deck(Cards):
    """The places of the cards of a deck, and what everybody knows about them.

    Places are PILE, USED and what the game adds. A place with an owner is a hand; a place without lies open. Layout of
    `numbers`: two words for each place, then two for each batch, oldest first, as if batches were places. In a view,
    `blanks` counts for each batch and place the cards that the viewer has not located.
    """

    def __init__(self, kinds: int, copies: int, owners: list[int], seats: int) -> None:
        """Make a deck without cards: kinds 0 … kinds-1 with one copy each, the last one with several."""
        super().__init__(owners, seats)
        if not 0 < kinds + copies - 1 <= MOST_CARDS:
            raise ValueError(f"a deck holds 1 to {MOST_CARDS} cards, not {kinds + copies - 1}")
        self.last: i64 = kinds - 1
        """The kind with several copies: cards last … last + copies - 1."""
        self.copies: i64 = copies
        self.low_copies: i64 = 0
        self.high_copies: i64 = 0
        """The two words of the set of these copies."""
        for card in range(self.last, self.last + self.copies):
            if card < HALF:
                self.low_copies |= bit(card)
            else:
                self.high_copies |= bit(card - HALF)
        self.numbers: vec[i64] = vec[i64]([0] * (2 * len(owners)))
        self.blanks: vec[i64] = EMPTY
        self.caps: vec[i64] = EMPTY
        """Four numbers for each cap: the hand, two words of a set, how many of its cards at most are not in the set."""

    # Sets of cards.

    def words(self, place: i64) -> tuple[i64, i64]:
        """Return the two words of the set of the cards that are seen to lie in a place."""
        return (self.numbers[2 * place], self.numbers[2 * place + 1])

    def is_hidden(self, place: i64) -> bool:
        """Return whether only an owner, or nobody, sees what lies in a place."""
        return place == PILE or self.owners[place] >= 0

    def holds(self, card: i64, place: i64) -> bool:
        """Return whether this particular card lies in a place."""
        if card < HALF:
            return self.numbers[2 * place] >> card & 1 != 0
        return self.numbers[2 * place + 1] >> (card - HALF) & 1 != 0

    def is_in(self, card: i64, at: i64) -> bool:
        """Return whether a card is in the set of the cap at this index."""
        if card < HALF:
            return self.caps[at] >> card & 1 != 0
        return self.caps[at + 1] >> (card - HALF) & 1 != 0

    def flip(self, card: i64, place: i64) -> None:
        """Put a card into a place (or batch), or take it out."""
        if card < HALF:
            self.numbers[2 * place] ^= bit(card)
        else:
            self.numbers[2 * place + 1] ^= bit(card - HALF)

    def common(self, place: i64, batch: i64) -> i64:
        """Return how many cards of a batch are seen to lie in a place."""
        low = self.numbers[2 * place] & self.numbers[2 * batch]
        return size_of(low) + size_of(self.numbers[2 * place + 1] & self.numbers[2 * batch + 1])

    def lying(self, place: i64, batch: i64) -> i64:
        """Return how many cards of a batch lie in a place, located or not."""
        n = self.common(place, batch)
        if len(self.blanks):
            n += self.blanks[self.blank_at(batch, place)]
        return n

    def blank_at(self, batch: i64, place: i64) -> i64:
        """Return the index of the number of cards of a batch that are in a place but not located."""
        return (batch - self.places) * self.places + place

    def first_copy(self, place: i64) -> i64:
        """Return the lowest copy of the last kind in a place, -1 if there is none."""
        low = self.numbers[2 * place] & self.low_copies
        if low:
            return lowest(low)
        high = self.numbers[2 * place + 1] & self.high_copies
        return HALF + lowest(high) if high else -1

    def card_in(self, kind: i64, place: i64) -> i64:
        """Return the card that stands for a kind in a place, -1 if none lies there."""
        if kind == self.last:
            return self.first_copy(place)
        return kind if 0 <= kind < self.last and self.holds(kind, place) else -1

    # Reading.

    def count(self, place: i64) -> i64:
        n = size_of(self.numbers[2 * place]) + size_of(self.numbers[2 * place + 1])
        at = place
        while at < len(self.blanks):
            n += self.blanks[at]
            at += self.places
        return n

    def has(self, card: i64, place: i64) -> bool:
        return self.card_in(card, place) >= 0

    def copies_in(self, place: i64, card: i64) -> i64:
        if card != self.last:
            return 1 if self.has(card, place) else 0
        low, high = self.numbers[2 * place] & self.low_copies, self.numbers[2 * place + 1] & self.high_copies
        return size_of(low) + size_of(high)

    def located(self, viewer: i64, card: i64, place: i64) -> i64:
        if self.remembers and self.is_hidden(place) and self.owners[place] != viewer:
            return 0
        return self.copies_in(place, card)

    def may_have(self, viewer: i64, card: i64, place: i64) -> bool:
        if not self.remembers or not self.is_hidden(place) or self.owners[place] == viewer:
            return self.has(card, place)
        for at in range(0, len(self.caps), CAP):
            if self.caps[at] == place and self.caps[at + 3] == 0 and not self.is_in(card, at + 1):
                return False
        for batch in range(self.places, len(self.numbers) // 2):
            if self.lying(place, batch) and self.batch_has(card, batch, viewer):
                return True
        return False

    def batch_has(self, kind: i64, batch: i64, viewer: i64) -> bool:
        """Return whether a batch has a card of a kind that does not lie in the viewer's own hand."""
        for card in range(kind, kind + (self.copies if kind == self.last else 1)):
            if self.holds(card, batch) and not self.is_in_hand(card, viewer):
                return True
        return False

    def is_in_hand(self, card: i64, seat: i64) -> bool:
        """Return whether this particular card lies in a place of a seat."""
        for place in range(self.places):
            if self.owners[place] == seat and self.holds(card, place):
                return True
        return False

    def cards(self, place: i64) -> list[int]:
        found: list[int] = []
        for word in range(i64(2)):
            left = self.numbers[2 * place + word]
            while left:
                card = HALF * word + lowest(left)
                if card >= self.last:
                    found.append(self.last)
                    return found
                found.append(card)
                left &= left - 1
        return found

    def tally(self, place: i64) -> list[int]:
        return [self.copies_in(place, card) for card in self.cards(place)]

    def pick(self, place: i64, rng: Rng) -> i64:
        kinds = self.numbers[2 * place]
        card: i64 = 0
        size = size_of(kinds)
        left = rng.below(size + size_of(self.numbers[2 * place + 1]))
        if left >= size:
            left -= size
            kinds = self.numbers[2 * place + 1]
            card = HALF
        while left:
            kinds &= kinds - 1
            left -= 1
        card += lowest(kinds)
        return card if card < self.last else self.last

    # The verbs.

    def put(self, card: i64, place: i64) -> None:
        """Bring a card into the game: into the pile unseen, as part of its first shuffle."""
        one = card if 0 <= card <= self.last else self.last + self.copies
        while one < self.last + self.copies and self.is_anywhere(one):
            one = one + 1 if card == self.last else self.last + self.copies
        if one == self.last + self.copies:
            raise ValueError("there are no more cards of this kind")
        self.flip(one, place)
        if self.is_hidden(place):
            if len(self.numbers) == 2 * self.places:
                self.numbers = append(append(self.numbers, 0), 0)
            self.flip(one, self.places)

    def is_anywhere(self, card: i64) -> bool:
        """Return whether a card is in the game already."""
        for place in range(self.places):
            if self.holds(card, place):
                return True
        return False

    def show(self, card: i64, source: i64, target: i64) -> None:
        one = self.card_in(card, source)
        if one < 0 or source == target or not 0 <= target < self.places or self.is_hidden(target):
            raise ValueError(f"card {card} cannot be shown from place {source} to place {target}")
        if self.remembers and self.is_hidden(source):
            self.learned |= ~bit(self.owners[source]) if self.owners[source] >= 0 else -1
            one = self.lay_open(one, source)
            self.bring_caps_in_line(source, one, 0)
        self.flip(one, source)
        self.flip(one, target)

    def slip(self, card: i64, source: i64, target: i64, seers: i64) -> None:
        """Draw a card from the pile into a hand; only its owner sees it."""
        one = self.card_in(card, source)
        if one < 0 or source != PILE or not 0 < target < self.places or not self.is_hidden(target) or seers:
            raise ValueError(f"card {card} cannot be drawn from place {source} to place {target}")
        if self.remembers:
            self.bring_caps_in_line(target, NO_CARD, 1)
        self.flip(one, source)
        self.flip(one, target)
        self.learned |= bit(self.owners[target])

    def narrow(self, hand: i64, low: i64, high: i64) -> None:
        """Tell everybody that a hand holds only cards of a set; an older cap on this hand is forgotten."""
        if self.remembers:
            old = self.caps
            self.caps = append(append(append(append(EMPTY, hand), low), high), 0)
            for at in range(0, len(old), CAP):
                if old[at] != hand:
                    self.keep_cap(old, at, old[at + 3])
            self.learned |= ~bit(self.owners[hand])

    def bring_caps_in_line(self, hand: i64, shown: i64, drawn: i64) -> None:
        """Adjust the caps to a hand that draws an unseen card or is about to lose an open one; drop idle caps."""
        old = self.caps
        if len(old) == 0:
            return
        self.caps = EMPTY
        for at in range(0, len(old), CAP):
            most = old[at + 3]
            size = self.count(old[at])
            if old[at] == hand:
                word = old[at + 1] if shown < HALF else old[at + 2]
                if shown != NO_CARD and not word >> (shown % HALF) & 1:
                    most -= 1
                most += drawn
                size += 1 if drawn else -1
            if most < size:
                self.keep_cap(old, at, most)

    def keep_cap(self, caps: vec[i64], at: i64, most: i64) -> None:
        """Keep one of these caps, with this number."""
        self.caps = append(append(append(append(self.caps, caps[at]), caps[at + 1]), caps[at + 2]), most)

    def shuffle(self) -> None:
        """Make the used cards the new draw pile; the old one is empty."""
        if self.count(PILE):
            raise ValueError("the draw pile is not empty")
        if self.remembers:
            self.numbers = append(append(self.numbers, self.numbers[2 * USED]), self.numbers[2 * USED + 1])
        for word in range(i64(2)):
            self.numbers[2 * PILE + word] = self.numbers[2 * USED + word]
            self.numbers[2 * USED + word] = 0

    def forget(self) -> None:
        self.remembers = False
        self.numbers = self.numbers[: 2 * self.places]
        self.caps = EMPTY

    # Batches.

    def lay_open(self, card: i64, source: i64) -> i64:
        """Take a card out of its batch and return it; for one of several equal copies, the lowest of the batch."""
        if card >= self.last:
            self.join_batches(source)
        batch = self.places
        while not self.holds(card, batch):
            batch += 1
        if card >= self.last:
            card = self.swap_with_lowest(card, source, batch)
        self.flip(card, batch)
        if self.numbers[2 * batch] | self.numbers[2 * batch + 1] == 0:
            self.drop(batch)
        return card

    def join_batches(self, source: i64) -> None:
        """If a copy of the last kind may have come into a hand from several batches, merge them."""
        into: i64 = -1
        for batch in range(len(self.numbers) // 2 - 1, self.places - 1, -1):
            if self.common(source, batch) and self.first_copy(batch) >= 0:
                if into >= 0:
                    self.numbers[2 * into] |= self.numbers[2 * batch]
                    self.numbers[2 * into + 1] |= self.numbers[2 * batch + 1]
                    self.drop(batch)
                    into -= 1
                else:
                    into = batch

    def swap_with_lowest(self, card: i64, source: i64, batch: i64) -> i64:
        """Swap two equal copies of a batch, so that the one in this place is the lowest; return it."""
        lowest = self.first_copy(batch)
        for place in range(self.places):
            if lowest != card and self.holds(lowest, place):
                self.flip(lowest, place)
                self.flip(card, place)
                self.flip(card, source)
                self.flip(lowest, source)
                break
        return lowest

    def drop(self, batch: i64) -> None:
        """Close the gap that an empty batch leaves."""
        for at in range(2 * batch, len(self.numbers) - 2):
            self.numbers[at] = self.numbers[at + 2]
        self.numbers = self.numbers[: len(self.numbers) - 2]

    # Copies, redaction, worlds.

    def copy(self) -> Deck:
        twin = Deck(self.last + 1, self.copies, self.owners, self.seats)
        twin.numbers = self.numbers[:]
        twin.blanks = self.blanks[:]
        twin.caps = self.caps[:]
        twin.remembers = self.remembers
        return twin

    def key(self) -> tuple[bytes, bytes]:
        return (bytes(self.numbers) + bytes(self.caps), bytes(self.blanks))

    def sight(self, viewer: i64) -> tuple[bytes, bytes]:
        return (self if len(self.blanks) else self.redact(viewer)).key()

    def redact(self, viewer: i64) -> Deck:
        """Return what a viewer may know: what lies open, its own hand, the batches and how many of each lie where."""
        seen = Deck(self.last + 1, self.copies, self.owners, self.seats)
        seen.numbers = self.numbers[:]
        seen.caps = self.caps[:]
        for batch in range(self.places, len(self.numbers) // 2):
            for place in range(self.places):
                mine = self.owners[place] == viewer
                n: i64 = self.common(place, batch) if not mine and self.is_hidden(place) else 0
                seen.blanks = append(seen.blanks, n)
                if mine:
                    seen.show_lowest(place, batch)
        for place in range(self.places):
            if self.is_hidden(place) and self.owners[place] != viewer:
                seen.numbers[2 * place] = 0
                seen.numbers[2 * place + 1] = 0
        return seen

    def show_lowest(self, hand: i64, batch: i64) -> None:
        """Swap the equal copies of a batch in a hand for the lowest ones."""
        n: i64 = 0
        for card in range(self.last, self.last + self.copies):
            if self.holds(card, hand) and self.holds(card, batch):
                self.flip(card, hand)
                n += 1
        for card in range(self.last, self.last + self.copies):
            if n and self.holds(card, batch):
                self.flip(card, hand)
                n -= 1

    def resample(self, viewer: i64, rng: Rng) -> Deck:
        """Return a random deck that agrees with a redacted one: each batch is dealt out again."""
        world = self.copy()
        world.blanks = EMPTY
        if len(self.caps) and self.walk(world, viewer, rng):
            return world
        for batch in range(self.places, len(self.numbers) // 2):
            cards = self.adrift(batch)
            left: i64 = len(cards)
            for place in range(self.places):
                for _ in range(self.blanks[self.blank_at(batch, place)]):
                    at = rng.below(left)
                    left -= 1
                    world.flip(cards[at], place)
                    cards[at] = cards[left]
        return world

    def walk(self, world: Deck, viewer: i64, rng: Rng) -> bool:
        """Deal all batches at once, within the caps; return False, with nothing dealt, if there is too much to keep.

        Cards that batches and caps treat alike are one class; spots are alike in one place and batch.
        """
        cards, signs, spots = EMPTY, EMPTY, EMPTY
        for batch in range(self.places, len(self.numbers) // 2):
            for card in self.adrift(batch):
                cards = append(cards, card)
                signs = append(signs, self.sign(card, batch))
            for place in range(self.places):
                for _ in range(self.blanks[self.blank_at(batch, place)]):
                    spots = append(spots, self.blank_at(batch, place))
        classes: list[int] = sorted(set(signs))
        groups: list[int] = sorted(set(spots))
        if len(classes) > HALF or len(groups) > HALF:
            return False
        kinds = vec[i64]([bit(classes.index(sign)) for sign in signs])
        where = vec[i64]([groups.index(spot) for spot in spots])
        allowed = EMPTY
        for group in groups:
            here: i64 = 0
            for n, sign in enumerate(classes):
                if sign >> MOST_CAPS == group // self.places:
                    here |= bit(n)
            allowed = append(allowed, here)
        dealt = deal(kinds, where, allowed, self.caps_on(classes, groups, viewer), rng)
        for n in range(len(spots)):
            world.flip(cards[dealt[n]], spots[n] % self.places)
        return True

    def sign(self, card: i64, batch: i64) -> i64:
        """Return what batches and caps say about a card: its batch, and a bit for each cap whose set it is not in."""
        found: i64 = (batch - self.places) << MOST_CAPS
        for at in range(0, len(self.caps), CAP):
            if not self.is_in(card, at + 1):
                found |= bit(at // CAP)
        return found

    def caps_on(self, classes: list[int], groups: list[int], viewer: i64) -> vec[i64]:
        """Return the caps on the hands of others as the dealer takes them: sets of classes, sets of groups of spots."""
        found = EMPTY
        for at in range(0, len(self.caps), CAP):
            if self.owners[self.caps[at]] != viewer:
                kinds: i64 = 0
                for n, sign in enumerate(classes):
                    if sign >> (at // CAP) & 1:
                        kinds |= bit(n)
                places: i64 = 0
                for n, group in enumerate(groups):
                    if group % self.places == self.caps[at]:
                        places |= bit(n)
                found = append(append(append(append(found, 0), kinds), places), self.caps[at + 3])
        return found

    def adrift(self, batch: i64) -> vec[i64]:
        """Return the cards of a batch that a view has not located."""
        found = EMPTY
        for word in range(i64(2)):
            left = self.numbers[2 * batch + word]
            for place in range(self.places):
                left &= ~self.numbers[2 * place + word]
            while left:
                found = append(found, HALF * word + lowest(left))
                left &= left - 1
        return found

    def is_sound(self, viewer: i64) -> bool:
        """Return whether every hidden card is in just one batch, and no other card in any."""
        for card in range(self.last + self.copies):
            n = 0
            for place in range(self.places):
                if self.is_hidden(place) and self.holds(card, place):
                    n += 1
            for batch in range(self.places, len(self.numbers) // 2):
                if self.holds(card, batch):
                    n -= 1
            if n:
                return False
        for at in range(0, len(self.caps), CAP):
            low = self.numbers[2 * self.caps[at]] & ~self.caps[at + 1]
            high = self.numbers[2 * self.caps[at] + 1] & ~self.caps[at + 2]
            if size_of(low) + size_of(high) > self.caps[at + 3]:
                return False
        return True

    def encode(self) -> list[list[int]]:
        return [list(self.numbers), list(self.blanks), list(self.caps)]

    def decode(self, data: list[list[int]]) -> None:
        head = 2 * self.places
        batches = (len(data[0]) - head) // 2 if len(data) == 3 else -1
        if batches < 0 or len(data[0]) % 2 or len(data[1]) not in (0, batches * self.places) or len(data[2]) % CAP:
            raise ValueError("secrets: a deck of the wrong size")
        self.numbers = vec[i64](data[0])
        self.blanks = vec[i64](data[1])
        self.caps = vec[i64](data[2])
