"""Play line by line: one line per event and question, answers from standard input, no cursor movement.

Fit for a screen reader, a pipe or a script. Whoever shares the keyboard is asked to pass it on before the next hand is
shown; on a terminal the lines before that are pushed off the screen.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from meadhall.match import MatchError
from meadhall.presentation import Seat, phrase
from meadhall.terminal.commands import Answer, Asked, Misunderstood, is_word, score_lines
from meadhall.terminal.sitting import NOBODY, speak

if TYPE_CHECKING:
    from meadhall.presentation import Catalogue
    from meadhall.terminal.commands import Command
    from meadhall.terminal.seen import Driver

FORGET_SCROLLED = "\x1b[3J"
"""Makes a terminal forget the lines that have left the screen; the cursor stays where it is."""
FEW = 12
"""Help tells what is forbidden now if it is not more than this; `why` tells it all."""

ALWAYS = ("table", "hand", "log")
"""Commands that need no question."""


class Left(Exception):
    """The person has had enough; the record is on disk."""


class PlainTable:
    """A sitting told in lines."""

    def __init__(self, sitting: Driver, words: Catalogue) -> None:
        """Tell this sitting in these words."""
        self.sitting = sitting
        self.match = sitting.match
        self.words = words
        self.reader = NOBODY
        self.heard = [0] * (self.match.seats + 1)
        """How many entries each viewer has been told of."""
        self.opened = [False] * self.match.seats
        """Who has been told of the set-up."""

    def play(self) -> None:
        """Play to the end; raises `Left` when the person quits or the input ends."""
        self.become(self.sitting.reader())
        self.introduce()
        while self.match.result is None:
            if self.sitting.let_a_bot_answer():
                if len(self.sitting.people()) < 2:
                    self.tell()
                continue
            seat = self.sitting.person_asked()
            if seat is None:
                self.wait()
                continue
            if seat != self.reader:
                seat = self.pass_the_screen(seat)
            self.tell()
            self.ask(seat)
        self.tell()
        self.tell_result()

    def wait(self) -> None:
        """Nobody at this screen is asked and no bot answers: there is nothing to wait for."""
        raise Left

    def tell_result(self) -> None:
        """Say how it ended, to everybody."""
        self.become(NOBODY)
        for line in score_lines(self.match, self.words):
            self.say(line)

    def say(self, line: str) -> None:
        """Print one line at once."""
        print(line, flush=True)

    def become(self, reader: int) -> None:
        """Speak to this seat from now on."""
        self.reader = reader
        speak(self.words, self.match.holders, reader)

    def introduce(self) -> None:
        """Say what is played, by whom, and how to answer."""
        match, words = self.match, self.words
        self.say(words.say(phrase("ui-title", game=match.text.title(), seats=match.seats)))
        for key, value in match.settings.items():
            self.say(words.say(match.text.setting(key, value)))
        self.say(words.say(phrase("ui-players", names=", ".join(words.names))))
        for line in [words.say(line) for line in match.text.legend()] + self.how():
            self.say(line)
        self.heard = [match.first_answer()] * (match.seats + 1)

    def how(self) -> list[str]:
        """Return what can be typed."""
        return [self.words.say(phrase(id)) for id in ("ui-how-plain", self.sitting.guide) if id]  # noqa: A001

    def tell(self) -> None:
        """Tell the reader what they have not heard yet."""
        viewer = self.sitting.viewer(self.reader)
        for told in self.match.story(viewer, self.heard[viewer]):
            self.say(self.words.say(told))
        self.heard[viewer] = len(self.match.entries)

    def pass_the_screen(self, seat: int) -> int:
        """Wait until another person sits before the screen; until then no hand is shown. Return who sits there."""
        before = self.reader
        if before != NOBODY and sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines, flush=True)
            if os.environ.get("TERM", "dumb") != "dumb":
                print(FORGET_SCROLLED, end="", flush=True)
        self.become(NOBODY)
        while True:
            undoable = self.match.undoable(before)
            said = phrase("ui-pass-screen", name=self.words.names[seat], undoable=undoable)
            line = self.input(self.words.say(said))
            if is_word(line.strip(), "undo", self.words) and before != NOBODY:
                if undoable:
                    self.sitting.undo(before)
                    seat, before = before, NOBODY
                    continue  # the one who types it may be the next already
                self.say(self.words.say(phrase("match-nothing-to-undo", seat=Seat(before))))
                continue
            break
        self.become(seat)
        return seat

    def input(self, prompt: str) -> str:
        """Return a line; raises `Left` at the end of the input."""
        self.say(prompt)
        try:
            return input()
        except EOFError:
            raise Left from None

    def ask(self, seat: int) -> None:
        """Ask until the question is answered or something is taken back."""
        asked = Asked(self.match, seat, self.words, self.sitting.commands)
        if not self.opened[seat]:
            self.opened[seat] = True
            for told in self.match.text.opening(asked.view):
                self.say(self.words.say(told))
        if self.match.text.needs_words(asked.question):
            for option in asked.in_words(asked.foremost):
                self.say(option)
        while True:
            line = self.input(self.question_line(asked))
            done = asked.read(line)
            if isinstance(done, Answer):
                self.sitting.answer(seat, done.option)
                return
            if isinstance(done, Misunderstood):
                self.say(done.why)
            elif done is not None:
                try:
                    if self.obey(done, asked):
                        return
                except MatchError as error:
                    self.say(self.words.say(error.phrase))

    def question_line(self, asked: Asked) -> str:
        """Return the question with its options, or the foremost of them, in one line."""
        options = ", ".join(asked.typed()[: asked.foremost])
        more = len(asked.options) - asked.foremost
        if more:
            options += "; " + self.words.say(phrase("ui-more-options", n=more))
        who = f"{self.words.names[asked.seat]} — " if len(self.sitting.people()) > 1 else ""
        return f"{who}{asked.sentence()} [{options}]"

    def obey(self, command: Command, asked: Asked) -> bool:
        """Carry out a command; return whether the question has to be asked anew."""
        if command.name == "quit":
            raise Left
        if command.name == "undo":
            self.sitting.undo(asked.seat)
            return True
        if command.name == "restart":
            self.sitting.restart(asked.seat)
            return True
        for line in self.lines_of(command) if command.name in ALWAYS else self.lines_about(command, asked):
            self.say(line)
        return False

    def lines_of(self, command: Command) -> list[str]:
        """Return what a command tells that can be given at any time."""
        text, say = self.match.text, self.words.say
        viewer = self.sitting.viewer(self.reader)
        if command.name == "table":
            return [say(line) for line in text.table(self.match.view(viewer))]
        if command.name == "hand":
            cards = text.hand(self.match.view(viewer), viewer) if viewer < self.match.seats else []
            if cards is None:
                return [say(phrase("ui-hand-untold"))]
            return [", ".join(say(card) for card in cards) or say(phrase("ui-no-hand"))]
        return [say(told) for told in self.match.story(viewer)[-20:]]

    def lines_about(self, command: Command, asked: Asked) -> list[str]:
        """Return what a command tells about the question that stands."""
        if command.name == "options":
            return asked.in_words()
        if command.name == "hint":
            return self.sitting.hints(asked)
        if command.name == "why":
            if command.rest:
                return asked.explain(command.rest)
            return asked.refusals() or [self.words.say(phrase("ui-nothing-forbidden"))]
        legend = [self.words.say(line) for line in self.match.text.legend()]
        refusals = asked.refusals()
        return [*legend, *asked.meanings(), *self.how(), *(refusals if len(refusals) <= FEW else [])]
