"""Lessons: chapters, each a position and the steps that lead on from it, one idea a step.

A game's `lesson.py` has one object LESSON; the text of its steps is in `catalogues/lesson.*.ftl` beside it. A lesson is
data: `meadhall.match.rehearse` plays it and checks it by the rules.
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
"""The learner's seat."""


class ScriptedAnswer(NamedTuple):
    """An answer of a seat or of chance in the script."""

    actor: int
    """A seat, or CHANCE."""
    option: str
    """In the game's notation."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: a text, and perhaps an answer to give."""

    says: str
    """The name of its text: `aim` is the message `keltis-lesson-aim`."""
    about: str = ""
    """The ids of the clauses it is about."""
    expects: str = ""
    """The answer the learner has to give, in notation; empty: the step is only read."""
    points: str = ""
    """Keys of things to point at, besides those of the expected answer."""
    before: str = ""
    """The answers that come first, in notation: `chance: R7; 1: Y3, pile; chance: B4`."""

    @property
    def answers(self) -> list[ScriptedAnswer]:
        """The answers that are given before this step is shown."""
        found = []
        for turn in filter(None, self.before.split(";")):
            who, _, options = turn.strip().partition(": ")
            actor = CHANCE if who == "chance" else int(who)
            found += [ScriptedAnswer(actor, option.strip()) for option in options.split(",")]
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
    """Names of the others: `bran` is the message `keltis-lesson-bran`."""
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> list[Step]:
        """All steps."""
        return [step for chapter in self.chapters for step in chapter.steps]

    def names(self, game: Game) -> list[Phrase]:
        """Return the names of the players, the learner first."""
        return [Phrase("lesson-learner"), *[lesson_phrase(game, name) for name in self.rivals]]


def lesson_phrase(game: Game, name: str) -> Phrase:
    """Return a phrase of a game's lesson."""
    return Phrase(f"{game.key}-lesson-{name}")


def lesson_of(game: Game) -> Lesson | None:
    """Return the LESSON of a game, None if it has none."""
    return beside(game, "lesson", Lesson)
