"""`meadhall learn`: a game's lesson, line by line; on a terminal the table is drawn above each step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.match import rehearse
from meadhall.presentation import LEARNER, lesson_of, lesson_phrase, phrase, text_of
from meadhall.terminal.commands import command_in
from meadhall.terminal.language import words_for
from meadhall.terminal.line_mode import ALWAYS, LineModeTable, PlayerLeft
from meadhall.terminal.play import command
from meadhall.terminal.tables import DARK, LIGHT, Space, table_of
from meadhall.terminal.tty import has_screen

if TYPE_CHECKING:
    from meadhall.match import Match
    from meadhall.presentation import Catalogue, Lesson, Step
    from meadhall.terminal.commands import Asked

COMMANDS = ("help", "options", "why", "table", "hand", "log", "hint", "quit")
SMALL = Space(is_wide=False, is_tall=False)


class Teacher:
    """The driver of a lesson: keeps the learner's answer; the script carries it out."""

    commands = COMMANDS
    guide = ""

    def __init__(self, match: Match) -> None:
        """Keep the rehearsed match."""
        self.match = match
        self.given = -1
        """The learner's answer."""
        self.expected = -1

    def reader(self) -> int:
        """Return the learner."""
        return LEARNER

    def viewer(self, reader: int) -> int:
        """Return the learner."""
        return LEARNER

    def people(self) -> list[int]:
        """Return the learner."""
        return [LEARNER]

    def person_asked(self) -> int | None:
        """Return the learner."""
        return LEARNER

    def let_a_bot_answer(self) -> bool:
        """Return False: the script answers for all others."""
        return False

    def answer(self, seat: int, option: int) -> None:
        """Keep the learner's answer."""
        self.given = option

    def undo(self, seat: int) -> None:
        """Do nothing: an answer has not been carried out."""

    def restart(self, seat: int) -> None:
        """Do nothing: an answer has not been carried out."""

    def hints(self, asked: Asked) -> list[str]:
        """Return the expected answer."""
        return [f"{asked.letter(self.expected)}: {asked.option(self.expected)}"]


class LessonTable(LineModeTable):
    """A lesson, line by line."""

    def __init__(self, teacher: Teacher, words: Catalogue, lesson: Lesson) -> None:
        """Show a chapter of a lesson."""
        super().__init__(teacher, words)
        self.teacher = teacher
        self.names = [words.say(name) for name in lesson.names(self.match.game)]
        self.become(LEARNER)

    def become(self, reader: int) -> None:
        """Address the learner."""
        self.reader = self.words.you = reader
        self.words.names = self.names

    def teach(self, step: Step, n: int, count: int) -> None:
        """Show a step, and wait until the learner has read it or given the expected answer."""
        heading = phrase("ui-lesson-step", n=n, count=count, says=lesson_phrase(self.match.game, step.says))
        self.say(f"{self.words.say(heading)} [{step.about}]")
        if not step.expects:
            if n < count:
                self.wait_until_read()
            return
        self.teacher.expected = self.match.game.read(step.expects)
        while True:
            self.ask(LEARNER)
            if self.teacher.given == self.teacher.expected:
                return
            option = self.match.text.label(self.teacher.expected)
            self.say(self.words.say(phrase("ui-lesson-other", option=option)))

    def wait_until_read(self) -> None:
        """Wait for Enter; some commands work meanwhile."""
        while (line := self.input(self.words.say(phrase("ui-lesson-next"))).strip()) != "":
            done = command_in(line, self.words, [*ALWAYS, "quit"])
            if done is not None and done.name == "quit":
                raise PlayerLeft
            for each in [] if done is None else self.lines_of(done):
                self.say(each)


def learn(key: str, language: str, plain: bool, theme: str) -> int:
    """Go through the lesson of a game; return the exit status."""
    game = registry.game(key)
    lesson = lesson_of(game)
    if lesson is None:
        raise BadSetting(f"nobody has written a lesson for {game.title}")
    words = words_for(language, text_of(game).package)
    drawer, console = table_of(game, text_of(game)), Console(highlight=False)
    palette = DARK if theme == "dark" else LIGHT
    table: LessonTable | None = None
    n, count = 0, len(lesson.steps)
    try:
        for match, step in rehearse(game):
            if table is None or table.match is not match:
                table = LessonTable(Teacher(match), words, lesson)
            table.tell()
            if step is not None:
                n += 1
                if has_screen() and not plain:
                    picture = drawer.draw(match.view(LEARNER), words, palette, SMALL)
                    console.print(picture.board, picture.seats, picture.hand, sep="\n")
                table.teach(step, n, count)
    except PlayerLeft:
        return 0
    print(words.say(phrase("ui-lesson-end", command=command(), game=game.key)))
    return 0
