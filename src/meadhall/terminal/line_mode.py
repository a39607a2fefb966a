"""Play line by line: one line per event and question, answers from standard input, no cursor movement.

For screen readers, pipes and scripts. People who share the keyboard are asked to pass it on before the next hand is
shown; on a terminal the lines before that are scrolled off the screen.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from meadhall.match import MatchError
from meadhall.presentation import Seat, phrase
from meadhall.terminal.commands import Answer, Asked, Misunderstood, is_word, score_lines
from meadhall.terminal.local import NOBODY, name_players

if TYPE_CHECKING:
    from meadhall.presentation import Catalogue
    from meadhall.terminal.commands import Command
    from meadhall.terminal.driver import Driver

FORGET_SCROLLED = "\x1b[3J"
"""Clears a terminal's scrollback; the cursor stays where it is."""
FEW = 12
"""`help` lists up to this many refusals; `why` lists all."""

ALWAYS = ("table", "hand", "log")
"""Commands that need no question."""


class PlayerLeft(Exception):
    """The person quit; the record is on disk."""


class LineModeTable:
    """A table, line by line."""

    def __init__(self, driver: Driver, words: Catalogue) -> None:
        """Play through a driver, in the language of a catalogue."""
        self.driver = driver
        self.match = driver.match
        self.words = words
        self.reader = NOBODY
        self.heard = [0] * (self.match.seats + 1)
        """The number of entries each viewer has been told."""
        self.opened = [False] * self.match.seats
        """Which seats have been told of the set-up."""

    def play(self) -> None:
        """Play to the end; raises `PlayerLeft` when the person quits or the input ends."""
        self.become(self.driver.reader())
        self.introduce()
        while self.match.result is None:
            if self.driver.let_a_bot_answer():
                if len(self.driver.people()) < 2:
                    self.tell()
                continue
            seat = self.driver.person_asked()
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
        """Raise `PlayerLeft`: nobody here is asked and no bot answers, so there is nothing to wait for."""
        raise PlayerLeft

    def tell_result(self) -> None:
        """Say how it ended, to everybody."""
        self.become(NOBODY)
        for line in score_lines(self.match, self.words):
            self.say(line)

    def say(self, line: str) -> None:
        """Print one line at once."""
        print(line, flush=True)

    def become(self, reader: int) -> None:
        """Address this seat from now on."""
        self.reader = reader
        name_players(self.words, self.match.holders, reader)

    def introduce(self) -> None:
        """Say which game is played, by whom, and how to answer."""
        match, words = self.match, self.words
        self.say(words.say(phrase("ui-title", game=match.text.title(), seats=match.seats)))
        for key, value in match.settings.items():
            self.say(words.say(match.text.setting(key, value)))
        self.say(words.say(phrase("ui-players", names=", ".join(words.names))))
        for line in [words.say(line) for line in match.text.legend()] + self.how():
            self.say(line)
        self.heard = [match.first_answer()] * (match.seats + 1)

    def how(self) -> list[str]:
        """Return the lines about what can be typed."""
        return [self.words.say(phrase(id)) for id in ("ui-how-plain", self.driver.guide) if id]  # noqa: A001

    def tell(self) -> None:
        """Print the part of the story that the reader has not been told."""
        viewer = self.driver.viewer(self.reader)
        for event in self.match.story(viewer, self.heard[viewer]):
            self.say(self.words.say(event))
        self.heard[viewer] = len(self.match.entries)

    def pass_the_screen(self, seat: int) -> int:
        """Wait until the next person has taken over, with no hand on the screen; return their seat."""
        before = self.reader
        if before != NOBODY and sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines, flush=True)
            if os.environ.get("TERM", "dumb") != "dumb":
                print(FORGET_SCROLLED, end="", flush=True)
        self.become(NOBODY)
        while True:
            undoable = self.match.undo_limit(before)
            said = phrase("ui-pass-screen", name=self.words.names[seat], undoable=undoable)
            line = self.input(self.words.say(said))
            if is_word(line.strip(), "undo", self.words) and before != NOBODY:
                if undoable:
                    self.driver.undo(before)
                    seat, before = before, NOBODY
                    continue  # the next person may have typed it
                self.say(self.words.say(phrase("match-nothing-to-undo", seat=Seat(before))))
                continue
            break
        self.become(seat)
        return seat

    def input(self, prompt: str) -> str:
        """Return a line; raises `PlayerLeft` at the end of the input."""
        self.say(prompt)
        try:
            return input()
        except EOFError:
            raise PlayerLeft from None

    def ask(self, seat: int) -> None:
        """Ask until the question is answered or something is taken back."""
        asked = Asked(self.match, seat, self.words, self.driver.commands)
        if not self.opened[seat]:
            self.opened[seat] = True
            for fact in self.match.text.opening(asked.view):
                self.say(self.words.say(fact))
        if self.match.text.needs_words(asked.question):
            for option in asked.in_words(asked.foremost):
                self.say(option)
        while True:
            line = self.input(self.question_line(asked))
            done = asked.read(line)
            if isinstance(done, Answer):
                self.driver.answer(seat, done.option)
                return
            if isinstance(done, Misunderstood):
                self.say(done.why)
            elif done is not None:
                try:
                    if self.run_command(done, asked):
                        return
                except MatchError as error:
                    self.say(self.words.say(error.phrase))

    def question_line(self, asked: Asked) -> str:
        """Return the question with its (foremost) options in one line."""
        options = ", ".join(asked.listed_labels()[: asked.foremost])
        more = len(asked.options) - asked.foremost
        if more:
            options += "; " + self.words.say(phrase("ui-more-options", n=more))
        who = f"{self.words.names[asked.seat]} — " if len(self.driver.people()) > 1 else ""
        return f"{who}{asked.sentence()} [{options}]"

    def run_command(self, command: Command, asked: Asked) -> bool:
        """Carry out a command; return whether the question has to be asked again."""
        if command.name == "quit":
            raise PlayerLeft
        if command.name == "undo":
            self.driver.undo(asked.seat)
            return True
        if command.name == "restart":
            self.driver.restart(asked.seat)
            return True
        for line in self.lines_of(command) if command.name in ALWAYS else self.lines_about(command, asked):
            self.say(line)
        return False

    def lines_of(self, command: Command) -> list[str]:
        """Return the lines of a command that needs no question."""
        text, say = self.match.text, self.words.say
        viewer = self.driver.viewer(self.reader)
        if command.name == "table":
            return [say(line) for line in text.table(self.match.view(viewer))]
        if command.name == "hand":
            cards = text.hand(self.match.view(viewer), viewer) if viewer < self.match.seats else []
            if cards is None:
                return [say(phrase("ui-hand-untold"))]
            return [", ".join(say(card) for card in cards) or say(phrase("ui-no-hand"))]
        return [say(event) for event in self.match.story(viewer)[-20:]]

    def lines_about(self, command: Command, asked: Asked) -> list[str]:
        """Return the lines of a command about the current question."""
        if command.name == "options":
            return asked.in_words()
        if command.name == "hint":
            return self.driver.hints(asked)
        if command.name == "why":
            if command.rest:
                return asked.explain(command.rest)
            return asked.refusals() or [self.words.say(phrase("ui-nothing-forbidden"))]
        legend = [self.words.say(line) for line in self.match.text.legend()]
        refusals = asked.refusals()
        return [*legend, *asked.meanings(), *self.how(), *(refusals if len(refusals) <= FEW else [])]
