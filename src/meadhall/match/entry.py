"""What a match is made of: its entries, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.core.state import State

TABLE = -3
"""The actor of entries that nobody decided: the beginning and the end."""
TOLD = ("undoes", "asks-back", "declines", "goes-back", "resigns", "oversteps", "becomes")
"""The verbs of a match that everybody is told of; a secret answer taken back is nobody else's business."""
RESIGNED = "resigned"


def who(actor: int) -> str:
    """Return what a record calls an actor."""
    return {CHANCE: "chance", TABLE: "table"}.get(actor, f"seat{actor}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record after its head."""

    n: int
    """Its number, from 1."""
    at: int
    """Milliseconds since the match began."""
    actor: int
    """A seat, CHANCE or TABLE."""
    verb: str
    """What was done: a kind of question with a colon (it was answered), or one of the verbs of a match."""
    rest: str
    """With what: the option's notation, a number, a name …"""
    option: int
    """The answer as a letter, -1 if it is none."""
    events: tuple[Event, ...]
    """What the game told because of it; hidden cards included."""

    def __str__(self) -> str:
        """Return the line as the record has it."""
        return f"{self.n} {self.at} {who(self.actor)} {self.verb}" + (f" {self.rest}" if self.rest else "")


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the game's outcome, or that all but one resigned. Who resigned ranks behind who did not."""

    reason: str
    """One of the game's endings, or `resigned`."""
    scores: tuple[int, ...]
    """Empty when the game did not come to its end."""
    ranks: tuple[int, ...]

    def winners(self) -> list[int]:
        """Return the seats that won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that led to where the match stands, and the entry that has it."""

    entry: int
    actor: int
    option: int
    is_free: bool
    """Whether the actor gave it, not a standing answer or an earlier match."""
    is_spared: bool = False
    """Whether the actor could only pass, and need not be asked."""


@dataclass(frozen=True, slots=True)
class Plea:
    """A seat asks everybody to agree that it takes an answer back, with all that came after it."""

    seat: int
    entry: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Moment:
    """The match before an answer that can still be taken back."""

    entry: int
    seat: int
    state: State
    moves: tuple[int, ...]
