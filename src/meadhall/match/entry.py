"""The parts of a match: entries, the result, and what undo needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE

if TYPE_CHECKING:
    from meadhall.core.question import Event
    from meadhall.core.state import State
    from meadhall.presentation import Phrase

TABLE = -3
"""The actor of entries without a decision: the beginning and the end."""
PUBLIC_VERBS = ("undoes", "asks-back", "declines", "goes-back", "resigns", "oversteps", "becomes")
"""The verbs that are part of everybody's story; taking back a secret answer is not."""
RESIGNED = "resigned"


def who(actor: int) -> str:
    """Return an actor's name in a record."""
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
    """What was done: the kind of question that was answered, with a colon, or a verb of the match."""
    rest: str
    """The notation of the option, a number, a name …"""
    option: int
    """The answer as a letter, -1 for other entries."""
    events: tuple[Event, ...]
    """The events that followed, hidden cards included."""

    def __str__(self) -> str:
        """Return the line as the record has it."""
        return f"{self.n} {self.at} {who(self.actor)} {self.verb}" + (f" {self.rest}" if self.rest else "")


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, as one viewer may know it."""

    says: Phrase | None
    """None if the story is silent about it."""
    event: Event | None
    """None if it happened to the match and not in the game, as when an answer is taken back."""
    picture: State | None
    """The true state when it had happened; None if it is not kept any more."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: by the game's outcome or because all but one side resigned, who rank last."""

    reason: str
    """One of the game's endings, or `resigned`."""
    scores: tuple[int, ...]
    """Empty unless the game was played to its end."""
    ranks: tuple[int, ...]

    def winners(self) -> list[int]:
        """Return the seats that won."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """An answer that led to the current state, with the number of its entry."""

    entry: int
    actor: int
    option: int
    is_free: bool
    """Whether the actor gave it, rather than a standing answer or an earlier match."""
    is_spared: bool = False
    """Whether the actor could only pass and need not be asked."""


@dataclass(frozen=True, slots=True)
class Plea:
    """A request to take back an answer and everything after it; all others have to agree."""

    seat: int
    entry: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The match before an answer that can still be undone."""

    entry: int
    seat: int
    state: State
    moves: tuple[int, ...]
