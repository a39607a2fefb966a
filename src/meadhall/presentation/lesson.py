"""What a lesson is: chapters, each a position and the steps that lead on from it, one idea a step.

A game's `lesson.py` has one object LESSON; what its steps say stands in `catalogues/lesson.*.ftl` beside it. A lesson
is data: whoever plays it (`meadhall.match.rehearse`) finds out whether the rules allow it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from meadhall.core.question import CHANCE
from meadhall.core.registry import beside
from meadhall.presentation.phrase import Phrase

if TYPE_CHECKING:
    from meadhall.core.game import Game

LEARNER = 0
"""The seat of whoever learns."""


class Act(NamedTuple):
    """An answer that the script gives: for a seat, or for chance."""

    actor: int
    """A seat, or CHANCE."""
    option: str
    """In the game's notation."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: something to read, and perhaps something to do."""

    says: str
    """The name of what it says: `aim` is the message `keltis-lesson-aim`."""
    about: str = ""
    """The ids of the clauses it is about."""
    expects: str = ""
    """What the learner is to answer, in notation; empty: it is only read."""
    points: str = ""
    """The keys of things to look at, besides those at which the expected option lies."""
    before: str = ""
    """What happens first: who and what in notation, as `chance: R7; 1: Y3, pile; chance: B4`."""

    @property
    def acts(self) -> list[Act]:
        """What happens before this step is told."""
        found = []
        for turn in filter(None, self.before.split(";")):
            who, _, options = turn.strip().partition(": ")
            actor = CHANCE if who == "chance" else int(who)
            found += [Act(actor, option.strip()) for option in options.split(",")]
        return found


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a lesson that begins with a position of its own."""

    position: str
    """In the game's notation."""
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The script of a lesson; the learner has the first seat."""

    rivals: tuple[str, ...]
    """What the others are called: `bran` is the message `keltis-lesson-bran`."""
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> list[Step]:
        """All steps."""
        return [step for chapter in self.chapters for step in chapter.steps]

    def names(self, game: Game) -> list[Phrase]:
        """Return what the players are called, the learner first."""
        return [Phrase("lesson-learner"), *[said(game, name) for name in self.rivals]]


def said(game: Game, name: str) -> Phrase:
    """Return a message of a game's lesson."""
    return Phrase(f"{game.key}-lesson-{name}")


def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson of a game: its LESSON; None if it has none."""
    return beside(game, "lesson", Lesson)
