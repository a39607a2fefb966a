"""`meadhall learn`: the first steps in a game, line by line; on a terminal the table is drawn above each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.match import rehearse
from meadhall.presentation import LEARNER, lesson_of, phrase, said, text_of
from meadhall.terminal.commands import command_in
from meadhall.terminal.language import words_for
from meadhall.terminal.plain import ALWAYS, Left, PlainTable
from meadhall.terminal.play import command
from meadhall.terminal.tables import NIGHT, VELLUM, Room, table_of
from meadhall.terminal.tty import is_screen

if TYPE_CHECKING:
    from meadhall.match import Match
    from meadhall.presentation import Catalogue, Lesson, Step
    from meadhall.terminal.commands import Asked

COMMANDS = ("help", "options", "why", "table", "hand", "log", "hint", "quit")
LITTLE = Room(is_wide=False, is_tall=False)


class Teacher:
    """Drives a match for a learner: an answer is looked at, and the script carries it out."""

    commands = COMMANDS
    guide = ""

    def __init__(self, match: Match) -> None:
        """Teach with this match."""
        self.match = match
        self.given = -1
        """What the learner has answered."""
        self.expected = -1

    def reader(self) -> int:
        """The learner sits before the screen."""
        return LEARNER

    def viewer(self, reader: int) -> int:
        """Everybody looks with the eyes of the learner."""
        return LEARNER

    def people(self) -> list[int]:
        """Return the learner."""
        return [LEARNER]

    def person_asked(self) -> int | None:
        """Return the learner."""
        return LEARNER

    def let_a_bot_answer(self) -> bool:
        """The script answers for everybody else."""
        return False

    def answer(self, seat: int, option: int) -> None:
        """Note what the learner answers."""
        self.given = option

    def undo(self, seat: int) -> None:
        """Nothing has been carried out, so there is nothing to take back."""

    def restart(self, seat: int) -> None:
        """Nothing has been carried out, so there is nothing to take back."""

    def hints(self, asked: Asked) -> list[str]:
        """Return what the lesson is about."""
        return [f"{asked.letter(self.expected)}: {asked.option(self.expected)}"]


class LessonTable(PlainTable):
    """A lesson told in lines."""

    def __init__(self, teacher: Teacher, words: Catalogue, lesson: Lesson) -> None:
        """Tell a chapter of a lesson."""
        super().__init__(teacher, words)
        self.teacher = teacher
        self.names = [words.say(name) for name in lesson.names(self.match.game)]
        self.become(LEARNER)

    def become(self, reader: int) -> None:
        """Speak to the learner."""
        self.reader = self.words.you = reader
        self.words.names = self.names

    def teach(self, step: Step, n: int, count: int) -> None:
        """Tell a step, and wait until the learner has read it or answered as it wants."""
        told = phrase("ui-lesson-step", n=n, count=count, says=said(self.match.game, step.says))
        self.say(f"{self.words.say(told)} [{step.about}]")
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
        """Wait for Enter; till then one may look around, or leave."""
        while (line := self.input(self.words.say(phrase("ui-lesson-next"))).strip()) != "":
            done = command_in(line, self.words, [*ALWAYS, "quit"])
            if done is not None and done.name == "quit":
                raise Left
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
    palette = NIGHT if theme == "dark" else VELLUM
    table: LessonTable | None = None
    n, count = 0, len(lesson.steps)
    try:
        for match, step in rehearse(game):
            if table is None or table.match is not match:
                table = LessonTable(Teacher(match), words, lesson)
            table.tell()
            if step is not None:
                n += 1
                if is_screen() and not plain:
                    picture = drawer.draw(match.view(LEARNER), words, palette, LITTLE)
                    console.print(picture.board, picture.seats, picture.hand, sep="\n")
                table.teach(step, n, count)
    except Left:
        return 0
    print(words.say(phrase("ui-lesson-end", command=command(), game=game.key)))
    return 0
