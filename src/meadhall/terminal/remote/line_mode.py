"""Line mode at a hall: typed lines and the hall's messages come in one queue."""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from meadhall.presentation import phrase
from meadhall.terminal.line_mode import ALWAYS, LineModeTable, PlayerLeft
from meadhall.terminal.remote.connection import Typed

if TYPE_CHECKING:
    from queue import SimpleQueue

    from meadhall.presentation import Catalogue
    from meadhall.terminal.commands import Asked, Command
    from meadhall.terminal.remote.connection import Incoming
    from meadhall.terminal.remote.driver import RemoteDriver

MAX_LINE = 10_000


class QuestionChanged(Exception):
    """The question changed while the person was typing."""


class Keyboard:
    """Puts typed lines into a queue, from a thread of its own."""

    def __init__(self, into: SimpleQueue[Incoming]) -> None:
        """Start the thread that reads standard input."""
        self.into = into
        Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        """Read to the end, by file descriptor: a thread that holds the stream would keep the program from ending."""
        rest = b""
        while data := read_some():
            *lines, rest = (rest + data).split(b"\n")
            rest = rest[-MAX_LINE:]
            for line in lines:
                self.into.put(Typed(line.decode("utf-8", "replace")))
        if rest:
            self.into.put(Typed(rest.decode("utf-8", "replace")))
        self.into.put(Typed(None))


def read_some() -> bytes:
    """Return the next bytes of standard input, empty at its end."""
    try:
        return os.read(0, 65536)
    except OSError:
        return b""


class RemoteLineModeTable(LineModeTable):
    """A table of a hall, line by line."""

    def __init__(self, driver: RemoteDriver, words: Catalogue) -> None:
        """Play through a driver, in the language of a catalogue."""
        super().__init__(driver, words)
        self.remote = driver
        self.is_input_over = False
        """Whether standard input has ended."""
        self.last_awaited = ""

    def introduce(self) -> None:
        """Say what is played, by whom, how to answer, and the driver's greeting."""
        super().introduce()
        for line in self.remote.greeting():
            self.say(line)

    # Waiting for the keyboard and the hall.

    def input(self, prompt: str) -> str:
        """Return a line; raises `PlayerLeft` at the end of the input, `QuestionChanged` if that happens first."""
        self.last_awaited = ""
        return self.read_line(prompt, is_needed=True)

    def read_line(self, prompt: str, is_needed: bool) -> str:
        """Show a prompt and return the next typed line; if none is needed, go on without a keyboard."""
        if prompt:
            self.say(prompt)
        before = self.remote.question_key()
        while not (is_needed and self.is_input_over):
            item = self.remote.connection.incoming.get()
            if not isinstance(item, Typed):
                self.receive(item)
                if self.remote.question_key() != before:
                    raise QuestionChanged
            elif item.line is None:
                self.is_input_over = True
            else:
                return item.line
        raise PlayerLeft

    def receive(self, item: Incoming) -> None:
        """Take over a message of the hall and print what it says."""
        announcement = self.remote.receive(item)
        self.reader = self.remote.reader()
        for line in announcement.lines if announcement is not None else []:
            self.say(line)

    def wait(self) -> None:
        """Wait for the others; commands work meanwhile."""
        self.tell()
        driver = self.remote
        awaited = driver.awaited() if driver.is_worth_a_line() else ""
        prompt, self.last_awaited = "" if awaited == self.last_awaited else awaited, awaited or self.last_awaited
        try:
            line = self.read_line(prompt, driver.may_begin() or driver.is_consent_asked())
        except QuestionChanged:
            return
        self.take_unasked(line.strip())

    def ask(self, seat: int) -> None:
        """Ask until the question is answered, taken back or changed."""
        with suppress(QuestionChanged):
            super().ask(seat)

    # What the person does.

    def run_command(self, command: Command, asked: Asked) -> bool:
        """Carry out a command; return whether the question has to be asked again."""
        lines = self.remote.run_command(command)
        if lines is None:
            return super().run_command(command, asked)
        for line in lines:
            self.say(line)
        return bool(self.remote.pending)

    def take_unasked(self, line: str) -> None:
        """Carry out a line that was typed while nothing is asked."""
        if not line and not self.remote.may_begin():
            return
        command = self.remote.command(line or "begin")
        if command is None:
            self.say(self.words.say(phrase("hall-not-asked")))
        elif command.name == "quit":
            raise PlayerLeft
        elif command.name in ("undo", "restart"):
            self.take_back(command.name)
        else:
            lines = self.remote.run_command(command)
            for line in lines if lines is not None else self.lines_unasked(command):
                self.say(line)

    def take_back(self, how: str) -> None:
        """Undo or restart while others are asked."""
        (self.remote.undo if how == "undo" else self.remote.restart)(self.reader)

    def lines_of(self, command: Command) -> list[str]:
        """Return the lines of a command that needs no question; the table with its clocks."""
        times = self.remote.times() if command.name == "table" else ""
        return [*super().lines_of(command), *([times] if times else [])]

    def lines_unasked(self, command: Command) -> list[str]:
        """Return the lines of a command that was typed while nothing is asked."""
        if command.name in ALWAYS:
            return self.lines_of(command)
        if command.name == "help":
            return [*[self.words.say(line) for line in self.match.text.legend()], *self.how()]
        return [self.words.say(phrase("hall-not-asked"))]
