"""What the queries read and write: a table, its phases, the roles of guests there, and decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.hall.wire import Sitting, Terms

if TYPE_CHECKING:
    from sqlalchemy import Row

    from meadhall.hall.wire import Phase

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
SEATED, WATCHING, REMOVED = "seated", "watching", "removed"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of `tables`."""

    id: str
    revision: int
    phase: Phase
    terms: Terms
    seats: tuple[Sitting, ...]
    host: str
    invitation: str
    seed: bytes
    head: str
    start_answers: str
    """The answers that lead to the start position, of an earlier match; empty: it starts from the beginning."""
    rules: int
    """The rules version of the match; 0: the newest when it begins."""
    rematch: str
    is_muted: bool
    created: int
    changed: int
    wake: int

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, -1 if none."""
        return next((n for n, sitting in enumerate(self.seats) if guest and sitting.guest == guest), -1)

    def values(self) -> dict[str, Any]:
        """Return the columns."""
        return {
            "id": self.id,
            "revision": self.revision,
            "phase": self.phase,
            "game": self.terms.game,
            "terms": msgspec.json.encode(self.terms).decode(),
            "seats": msgspec.json.encode(self.seats).decode(),
            "host": self.host,
            "is_public": self.terms.is_public,
            "invitation": self.invitation,
            "seed": self.seed,
            "head": self.head,
            "laid": self.start_answers,
            "rules": self.rules,
            "rematch": self.rematch,
            "is_muted": self.is_muted,
            "created": self.created,
            "changed": self.changed,
            "wake": self.wake,
        }


# Made once and here: several threads read tables, and msgspec crashes if two make a decoder of a type at once.
read_terms = msgspec.json.Decoder(Terms).decode
read_seats = msgspec.json.Decoder(tuple[Sitting, ...]).decode


def row_of(row: Row[Any]) -> TableRow:
    """Return a table from its row."""
    return TableRow(
        id=row.id,
        revision=row.revision,
        phase=row.phase,
        terms=read_terms(row.terms),
        seats=read_seats(row.seats),
        host=row.host,
        invitation=row.invitation,
        seed=bytes(row.seed),
        head=row.head,
        start_answers=row.laid,
        rules=row.rules,
        rematch=row.rematch,
        is_muted=row.is_muted,
        created=row.created,
        changed=row.changed,
        wake=row.wake,
    )


@dataclass(frozen=True, slots=True)
class NewDecision:
    """A decision to be written: its lines, under the number of its first entry."""

    n: int
    action_key: str | None
    lines: list[str]
    now: int
    wake: int
    """When the table needs attention without a request; 0: never."""
    is_last: bool
    is_secret: bool = False
    """Only the seat that decided may know that something is new."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as it was written."""

    action_key: str | None
    lines: str
