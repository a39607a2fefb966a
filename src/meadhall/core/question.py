"""What is asked, what happened and how it ended: the data that leaves the engine."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The actor of a question that chance, not a seat, answers."""
SEVERAL: Final = -2
"""The actor that outsiders see while several seats are asked at once."""
HIDDEN: Final = -1
"""In an event, in place of a card that its reader may not know."""
NO_WEIGHTS: Final[list[int]] = []


class Question:
    """One decision: who chooses what, from a short sorted list of letters of the game's alphabet."""

    def __init__(self, kind: int, actor: int, options: list[int], about: int, weights: list[int]) -> None:
        """Ask `actor` for one of `options`; `about` is the place, seat, moment or number it concerns (-1: none).

        A question to CHANCE weighs its options: option i comes with probability weights[i] / sum(weights).
        """
        self.kind = kind
        self.actor = actor
        self.options = options
        self.about = about
        self.weights = weights

    def copy(self) -> Question:
        """Return a copy with its own lists."""
        return Question(self.kind, self.actor, self.options[:], self.about, self.weights)

    def veiled(self) -> Question:
        """Return what outsiders see of it: who is asked about what, but not the options."""
        return Question(self.kind, self.actor, [], self.about, NO_WEIGHTS)

    def key(self) -> tuple[int, ...]:
        """Return the whole question as a tuple, for comparing."""
        return (self.kind, self.actor, self.about, *self.options)

    def __repr__(self) -> str:
        """Show kind, actor and options as numbers; the game's notation gives words."""
        return f"Question(kind={self.kind}, actor={self.actor}, options={self.options}, about={self.about})"


EVERYBODY: Final = -1
"""The seers of a public fact: all viewers, however many there are."""


class Event:
    """A fact: who did what, with which card, where, how many, and which other seat, place or thing took part."""

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int = -1,
        place: int = -1,
        n: int = 0,
        other: int = -1,
        seers: int = EVERYBODY,
    ) -> None:
        """Note a fact; `seers`, a set of viewers as a bit mask, are those who may know the card."""
        self.kind = kind
        self.seat = seat
        self.card = card
        self.place = place
        self.n = n
        self.other = other
        self.seers = seers

    def seen_by(self, viewer: int) -> Event:
        """Return the fact as this viewer may know it: the card struck out unless the viewer is among the seers."""
        if self.seers >> viewer & 1:
            return self
        return Event(self.kind, self.seat, HIDDEN, self.place, self.n, self.other, self.seers)

    def key(self) -> tuple[int, int, int, int, int, int]:
        """Return the fact as a tuple, without its audience."""
        return (self.kind, self.seat, self.card, self.place, self.n, self.other)


class Outcome:
    """How a game ended: the reason, every seat's score and rank (1 = winner; equal ranks share)."""

    def __init__(self, reason: int, scores: list[int], ranks: list[int]) -> None:
        """Keep the reason (one of the game's endings) and, per seat, score and rank."""
        self.reason = reason
        self.scores = scores
        self.ranks = ranks

    def winners(self) -> list[int]:
        """Return the seats that won, in seat order."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def key(self) -> tuple[int, ...]:
        """Return the outcome as a tuple, for comparing."""
        return (self.reason, *self.scores, *self.ranks)


def ranked(scores: list[int]) -> list[int]:
    """Return each score's rank: one more than the number of better scores."""
    ranks: list[int] = []
    for score in scores:
        rank = 1
        for other in scores:
            if other > score:
                rank += 1
        ranks.append(rank)
    return ranks


def ranked_by(scores: list[int], ties: list[int]) -> list[int]:
    """Return each score's rank; `ties` decide between equal scores, and seats equal in both share a rank."""
    ranks: list[int] = []
    for seat in range(len(scores)):
        rank = 1
        for other in range(len(scores)):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and ties[other] > ties[seat]):
                rank += 1
        ranks.append(rank)
    return ranks
