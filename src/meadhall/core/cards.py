"""Hidden cards: the interface of the classes that keep them for a state.

Cards are of kinds 0, 1, 2 …; a kind has one copy or several equal ones. Places are numbered too: a draw pile, hands, a
discard pile … A place is a bag without order, and how many cards lie in it is always public. Viewers are the seats and,
after them, the spectator, who knows exactly what is public. Two classes keep cards: `Whereabouts` knows what every
viewer remembers after any moves; `Deck` is for cards that are only drawn from one pile, laid open and shuffled again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.core.rng import Rng

NOBODY: Final = 0
"""The empty set of seers: only the owners of its places see a card move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The places of hidden cards, and what every viewer knows about them."""

    def __init__(self, owners: list[int], seats: int) -> None:
        """Make a table without cards; `owners` has for each place the seat that sees what lies there, or -1."""
        self.owners = owners
        self.seats: i64 = seats
        self.places: i64 = len(owners)
        self.remembers = True
        self.learned: i64 = 0
        """The viewers who have learned something since this was last set to 0. Outside `key`; a copy begins with 0."""

    # Reading.

    def count(self, place: i64) -> i64:
        """Return how many cards lie in a place."""
        raise NotImplementedError

    def has(self, card: i64, place: i64) -> bool:
        """Return whether a copy of this kind lies in a place; False for a number that is no kind."""
        raise NotImplementedError

    def may_have(self, viewer: i64, card: i64, place: i64) -> bool:
        """Return whether, for all this viewer knows, a copy of this kind lies in a place."""
        raise NotImplementedError

    def copies_in(self, place: i64, card: i64) -> i64:
        """Return how many copies of a kind lie in a place."""
        raise NotImplementedError

    def located(self, viewer: i64, card: i64, place: i64) -> i64:
        """Return how many copies of a kind a viewer knows to lie in a place (all of them once memory is off)."""
        raise NotImplementedError

    def cards(self, place: i64) -> list[int]:
        """Return the kinds in a place, each once, in order."""
        raise NotImplementedError

    def tally(self, place: i64) -> list[int]:
        """Return how many copies of each of `cards(place)` lie there."""
        raise NotImplementedError

    def pick(self, place: i64, rng: Rng) -> i64:
        """Return the kind of a random card of a place, every copy equally likely."""
        raise NotImplementedError

    # Moving.

    def put(self, card: i64, place: i64) -> None:
        """Bring a new card into the game, seen by all."""
        raise NotImplementedError

    def show(self, card: i64, source: i64, target: i64) -> None:
        """Move a card where everybody sees it."""
        raise NotImplementedError

    def slip(self, card: i64, source: i64, target: i64, seers: i64) -> None:
        """Move a card; only the seers (a set of viewers) and the owners of both places see which one it is.

        The spectator is a seer only where everybody is.
        """
        raise NotImplementedError

    def look(self, place: i64, group: i64, seers: i64) -> None:
        """Show the seers all cards of a group (a set of kinds) that lie in a place."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop all knowledge and keep only the truth: for simulations."""
        raise NotImplementedError

    # Copies, redaction, worlds.

    def copy(self) -> Cards:
        """Return a table that equals this one and shares nothing that changes."""
        raise NotImplementedError

    def key(self) -> tuple[bytes, bytes]:
        """Return everything as one hashable value."""
        raise NotImplementedError

    def sight(self, viewer: i64) -> tuple[bytes, bytes]:
        """Return what a viewer knows as one hashable value: the same for a table and for its redacted copy."""
        raise NotImplementedError

    def redact(self, viewer: i64) -> Cards:
        """Return what a viewer may know."""
        raise NotImplementedError

    def resample(self, viewer: i64, rng: Rng) -> Cards:
        """Return a table drawn uniformly from the worlds that agree with a redacted one."""
        raise NotImplementedError

    def is_sound(self, viewer: i64) -> bool:
        """Return whether the truth agrees with what a viewer knows: for tests."""
        raise NotImplementedError

    def encode(self) -> list[list[int]]:
        """Return everything as lists of whole numbers."""
        raise NotImplementedError

    def decode(self, data: list[list[int]]) -> None:
        """Take over what `encode` gave; raises ValueError when it does not fit this table."""
        raise NotImplementedError
