"""Matches that follow a lesson's script: all answers, those of chance too, are prepared, and the rules check them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE
from meadhall.match.entry import who
from meadhall.match.errors import MatchError
from meadhall.match.match import Match
from meadhall.match.new_match import new_header
from meadhall.match.record import BOT, PERSON, Holder
from meadhall.presentation import LEARNER, ScriptedAnswer, Step, lesson_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.presentation import Chapter

MATCH_ID = "0" * 16
SEED = bytes(32)


class BadLesson(ValueError):
    """A script that the rules do not allow; says where, and what was asked."""


class Rehearsal(Match):
    """A match from a chapter's position in which the script decides what chance draws."""

    def __init__(self, game: Game, chapter: Chapter) -> None:
        """Set up the position and the script."""
        state = game.read_position(chapter.position)
        learner, rivals = Holder(PERSON, "learner"), [Holder(BOT, "easy")] * (state.seats - 1)
        super().__init__(new_header(game, [learner, *rivals], {}, SEED, MATCH_ID))
        self.state = state
        self.listen()
        self.script: list[ScriptedAnswer | Step] = []
        """The answers and steps to come."""
        for step in chapter.steps:
            self.script += [*step.answers, step]
            if step.expects:
                self.script.append(ScriptedAnswer(LEARNER, step.expects))

    def draw(self, question: Question) -> None:
        """Answer as chance, by the script."""
        option = self.take(CHANCE)
        if option not in question.options:
            raise self.fault(f"chance cannot draw {self.game.write(option)}")
        self.undo_stack.clear()
        self.state.answer(CHANCE, option)
        self.add_entry(CHANCE, f"{self.game.kinds[question.kind]}:", self.game.write(option), option)

    def follow(self) -> Step | None:
        """Carry out the next scripted answer and its draws, or return the step that comes next."""
        first = self.script[0]
        if isinstance(first, Step):
            del self.script[0]
            return first
        try:
            self.submit(first.actor, self.take(first.actor))
        except MatchError as error:
            raise self.fault(f"{who(first.actor)} cannot answer {first.option}: {error}") from None
        return None

    def take(self, actor: int) -> int:
        """Return the option of the next scripted answer, which must be this actor's."""
        scripted = self.script[0] if self.script else None
        if not isinstance(scripted, ScriptedAnswer) or scripted.actor != actor:
            raise self.fault(f"{who(actor)} is asked, and the script has no answer")
        del self.script[0]
        try:
            return self.game.read(scripted.option)
        except ValueError as error:
            raise self.fault(str(error)) from None

    def fault(self, what: str) -> BadLesson:
        """Return the error, with what was asked and what comes next in the script."""
        write, kinds = self.game.write, self.game.kinds
        asked = [
            f"{who(q.actor)} {kinds[q.kind]}: {' '.join(map(write, q.options))}" for q in self.state.open_questions()
        ]
        left = [each.says if isinstance(each, Step) else f"{who(each.actor)} {each.option}" for each in self.script[:4]]
        return BadLesson(f"{self.game.key}: {what}\nasked: {'; '.join(asked)}\nto come: {', '.join(left)}")


def rehearse(game: Game) -> Iterator[tuple[Rehearsal, Step | None]]:
    """Play the lesson of a game: yield the match after every answer, and with each step to be shown.

    Every chapter is a match of its own. Raises `BadLesson` if the rules do not allow what the script says.
    """
    lesson = lesson_of(game)
    for chapter in lesson.chapters if lesson is not None else ():
        match = Rehearsal(game, chapter)
        match.begin()
        yield match, None
        while match.script:
            yield match, match.follow()
