"""Lessons as a learner sees them, played once and cached."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from meadhall.hall import wire
from meadhall.hall.errors import NotFound
from meadhall.hall.replays import replay_frame
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import rehearse
from meadhall.presentation import LEARNER, lesson_of, lesson_phrase

if TYPE_CHECKING:
    from meadhall.core.game import Game


@cache
def lesson_info(game: Game) -> wire.LessonInfo:
    """Return the lesson of a game; raises `NotFound` if it has none. Slow the first time."""
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFound("no-lesson")
    steps: list[wire.LessonStep] = []
    seen: list[wire.ReplayFrame] = []
    versioned, entries = None, 0
    for match, step in rehearse(game):
        if versioned is None or versioned.match is not match:
            versioned, entries = VersionedMatch(match), 0
        if step is not None:
            says = lesson_phrase(game, step.says).to_dict()
            steps.append(wire.LessonStep(says, step.about.split(), step.points.split(), step.expects, seen))
            seen = []
            continue
        before = versioned.version(LEARNER)
        versioned.advance(entries)
        entries = len(match.entries)
        if versioned.version(LEARNER) > before:
            seen.append(replay_frame(versioned, LEARNER, is_over=False))
    return wire.LessonInfo(game.key, [name.to_dict() for name in lesson.names(game)], steps)
