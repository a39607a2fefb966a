"""Lessons as the learner sees them: the prepared match is played once, and what it came to is kept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from meadhall.hall import wire
from meadhall.hall.course import Course
from meadhall.hall.errors import NotFound
from meadhall.hall.past import moment
from meadhall.match import rehearse
from meadhall.presentation import LEARNER, lesson_of, lesson_phrase

if TYPE_CHECKING:
    from meadhall.core.game import Game


@cache
def lesson_info(game: Game) -> wire.LessonInfo:
    """Return the lesson of a game; raises `NotFound` if it has none. It takes a while the first time."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFound("no-lesson")
    steps: list[wire.LessonStep] = []
    seen: list[wire.Moment] = []
    course, entries = None, 0
    for match, step in rehearse(game):
        if course is None or course.match is not match:
            course, entries = Course(match), 0
        if step is not None:
            says = lesson_phrase(game, step.says).to_dict()
            steps.append(wire.LessonStep(says, step.about.split(), step.points.split(), step.expects, seen))
            seen = []
            continue
        before = course.version(LEARNER)
        course.note(entries)
        entries = len(match.entries)
        if course.version(LEARNER) > before:
            seen.append(moment(course, LEARNER, is_over=False))
    return wire.LessonInfo(game.key, [name.to_dict() for name in lesson.names(game)], steps)
