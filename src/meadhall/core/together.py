"""Several seats asked at once: secret choices, votes, drafts, and the windows in which seats may react."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.question import NO_WEIGHTS, SEVERAL, Question
from meadhall.core.state import NO_PICKS, Frame, Paragraph, S

OPEN: Final = -1
"""A seat that has still to answer."""
UNASKED: Final = -2
"""A seat that is not asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Paragraph[S]):
    """All seats concerned are asked at once, and nobody learns an answer before the last one is in.

    A game says who is asked (`concerns`, from public knowledge only), what (`ask_one`), and what the answers do
    (`close`). The result cannot depend on the order in which answers arrive. Answers are hidden while one is missing; a
    `close` that keeps `f.picks` while it goes on, or while it tells a fact, lays them open. `f.picks` has `width`
    numbers for each seat: its answers, then OPEN while it has still to answer, UNASKED when it has said enough.
    """

    def width(self, s: S, f: Frame) -> int:
        """Return how many answers a seat may give at most."""
        return 1

    def concerns(self, s: S, f: Frame, seat: int) -> bool:
        """Return whether this seat is asked. Only public knowledge may decide that."""
        return True

    def ask_one(self, s: S, f: Frame, seat: int) -> Question | None:
        """Return the question to one of the seats asked: never None for a seat that it concerns."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it asks")

    def has_enough(self, s: S, f: Frame, seat: int) -> bool:
        """Return whether a seat that has answered need not answer more."""
        return True

    def close(self, s: S, f: Frame) -> None:
        """All answers are in: finish, or go on and set `f.picks` to NO_PICKS to ask again."""
        raise NotImplementedError(f"{type(self).__name__} does not say what the answers do")

    def answers(self, s: S, f: Frame, seat: int) -> list[int]:
        """Return what a seat has answered so far; nothing before it is asked."""
        width = self.width(s, f)
        given: list[int] = []
        if not f.picks:
            return given
        at = seat * width
        while at < (seat + 1) * width and f.picks[at] >= 0:
            given.append(f.picks[at])
            at += 1
        return given

    def is_concerned(self, s: S, f: Frame, seat: int) -> bool:
        return 0 <= seat < s.seats and len(f.picks) > 0 and f.picks[seat * self.width(s, f)] != UNASKED

    def is_waiting(self, s: S, f: Frame, seat: int) -> bool:
        """Return whether a seat has still to answer."""
        width = self.width(s, f)
        return 0 <= seat < s.seats and len(f.picks) > 0 and f.picks[(seat + 1) * width - 1] == OPEN

    def ask(self, s: S, f: Frame) -> Question | None:
        at = first_open(f.picks)
        if at < 0:
            return None
        seat = at // self.width(s, f)
        question = self.ask_one(s, f, seat)
        if question is None:
            raise ValueError(f"{type(self).__name__} concerns seat {seat} but has nothing to ask it")
        return question

    def asks_several(self) -> bool:
        return True

    def secret_answers(self, s: S, f: Frame, seat: int) -> list[int]:
        return self.answers(s, f, seat) if first_open(f.picks) >= 0 else []

    def resume(self, s: S, f: Frame) -> None:
        if f.picks:
            self.close(s, f)
            return
        picks: list[int] = []
        width = self.width(s, f)
        for seat in range(s.seats):
            asked = OPEN if self.concerns(s, f, seat) else UNASKED
            for _ in range(width):
                picks.append(asked)
        f.picks = tuple(picks)

    def ask_seat(self, s: S, f: Frame, seat: int) -> Question | None:
        return self.ask_one(s, f, seat) if self.is_waiting(s, f, seat) else None

    def answer_seat(self, s: S, f: Frame, seat: int, option: int) -> None:
        end = (seat + 1) * self.width(s, f)
        at = end - self.width(s, f)
        while f.picks[at] != OPEN:
            at += 1
        picks = list(f.picks)
        picks[at] = option
        f.picks = tuple(picks)
        if at + 1 < end and self.has_enough(s, f, seat):
            for rest in range(at + 1, end):
                picks[rest] = UNASKED
            f.picks = tuple(picks)

    def forget(self, s: S, f: Frame, seat: int) -> None:
        """Clear a seat's answers."""
        width = self.width(s, f)
        picks = list(f.picks)
        for at in range(seat * width, (seat + 1) * width):
            picks[at] = OPEN
        f.picks = tuple(picks)

    def retract(self, s: S, f: Frame, seat: int) -> bool:
        if not 0 <= seat < s.seats or not self.answers(s, f, seat):
            return False
        self.forget(s, f, seat)
        return True

    def veiled(self, s: S, f: Frame, question: Question) -> Question:
        concerned = [seat for seat in range(s.seats) if self.is_concerned(s, f, seat)]
        untouched = self.seen_by(s, f, s.seats)  # outsiders must not see who has answered
        asked = self.ask_one(s, untouched, concerned[0])
        kind = question.kind if asked is None else asked.kind
        return Question(kind, concerned[0] if len(concerned) == 1 else SEVERAL, [], -1, NO_WEIGHTS)

    def seen_by(self, s: S, f: Frame, viewer: int) -> Frame:
        seen = f.copy()
        if first_open(f.picks) >= 0:
            for seat in range(s.seats):
                if seat != viewer and self.is_concerned(s, f, seat):
                    self.forget(s, seen, seat)
        return seen


def first_open(picks: tuple[int, ...]) -> int:
    """Return the index of the first missing answer, -1 if none is missing."""
    for at in range(len(picks)):
        if picks[at] == OPEN:
            return at
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Together[S]):
    """A moment at which seats may react; the frame below is the act they react to.

    All seats that by public knowledge may react are asked at once. A wish is carried out only if every seat before it
    in the book's order passed; then all are asked again. The window closes when all pass. The moment is `f.n`.
    A game says which reactions a moment allows (its table REACTIONS), who holds them and who may hold them, and
    forbids by public conditions alone. What the reactions report goes down to the act.
    """

    def __init__(self, kind: int, passing: int) -> None:
        """Make the window that asks questions of this kind; `passing` is the letter for not reacting."""
        self.kind = kind
        self.passing = passing

    def letter_for_passing(self) -> int:
        return self.passing

    def reactions(self, s: S, f: Frame) -> list[int]:
        """Return the letters that may answer this moment: the row of the table REACTIONS."""
        raise NotImplementedError(f"{type(self).__name__} has no table of reactions")

    def holds(self, s: S, seat: int, reaction: int) -> bool:
        """Return whether the seat has the reaction."""
        raise NotImplementedError(f"{type(self).__name__} does not say who holds a reaction")

    def may_hold(self, s: S, seat: int, reaction: int) -> bool:
        """Return whether, for all the spectator knows, the seat has the reaction."""
        raise NotImplementedError(f"{type(self).__name__} does not say who may hold a reaction")

    def order(self, s: S, f: Frame) -> list[int]:
        """Return the seats in the order in which their wishes count."""
        return list(range(s.seats))

    def react(self, s: S, f: Frame, seat: int, reaction: int) -> None:
        """Carry out a reaction: by default its own paragraph, whose code is its letter."""
        s.push(reaction, seat)

    def concerns(self, s: S, f: Frame, seat: int) -> bool:
        for reaction in self.reactions(s, f):
            if self.holds(s, seat, reaction) if s.rng is not None else self.may_hold(s, seat, reaction):
                if self.forbids(s, f, seat, reaction) == 0:
                    return True
        return False

    def ask_one(self, s: S, f: Frame, seat: int) -> Question | None:
        domain = [reaction for reaction in self.reactions(s, f) if self.holds(s, seat, reaction)]
        domain.append(self.passing)
        domain.sort()
        return self.offer(s, f, self.kind, seat, domain, f.n)

    def close(self, s: S, f: Frame) -> None:
        picks = f.picks
        f.picks = NO_PICKS
        for seat in self.order(s, f):
            if picks[seat] != UNASKED and picks[seat] != self.passing:
                self.react(s, f, seat, picks[seat])
                return
        s.finish(f.value)
