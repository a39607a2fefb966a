"""At a hall line by line: what is typed and what the hall says come in one queue, in whatever order."""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from meadhall.join.line import Typed
from meadhall.presentation import phrase
from meadhall.terminal.plain import ALWAYS, Left, PlainTable

if TYPE_CHECKING:
    from queue import SimpleQueue

    from meadhall.join.line import Item
    from meadhall.join.sitting import HallSitting
    from meadhall.presentation import Catalogue
    from meadhall.terminal.commands import Asked, Command

LONGEST_LINE = 10_000


class Overtaken(Exception):
    """Something else is asked than before the person began to type."""


class Keyboard:
    """Puts lines that are typed into a queue, from a thread of its own."""

    def __init__(self, into: SimpleQueue[Item]) -> None:
        """Begin to read standard input."""
        self.into = into
        Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        """Read to the end; by the file's number, since a thread that holds a stream would hinder the program's end."""
        rest = b""
        while data := read_some():
            *lines, rest = (rest + data).split(b"\n")
            rest = rest[-LONGEST_LINE:]
            for line in lines:
                self.into.put(Typed(line.decode("utf-8", "replace")))
        if rest:
            self.into.put(Typed(rest.decode("utf-8", "replace")))
        self.into.put(Typed(None))


def read_some() -> bytes:
    """Return what stands in standard input, nothing at its end."""
    try:
        return os.read(0, 65536)
    except OSError:
        return b""


class PlainHallTable(PlainTable):
    """A table of a hall told in lines."""

    def __init__(self, sitting: HallSitting, words: Catalogue) -> None:
        """Tell this sitting in these words."""
        super().__init__(sitting, words)
        self.at_hall = sitting
        self.is_deaf = False
        """Nobody can type any more."""
        self.last_awaited = ""

    def introduce(self) -> None:
        """Say what is played, by whom, and how to answer; and what one is here."""
        super().introduce()
        for line in self.at_hall.greeting():
            self.say(line)

    # Waiting, with an ear for both.

    def input(self, prompt: str) -> str:
        """Return a line; raises `Left` at the end of the input, `Overtaken` if something else is asked meanwhile."""
        self.last_awaited = ""
        return self.typed(prompt, is_needed=True)

    def typed(self, prompt: str, is_needed: bool) -> str:
        """Say a prompt and return the next line that is typed; who needs none goes on without a keyboard."""
        if prompt:
            self.say(prompt)
        before = self.at_hall.moment()
        while not (is_needed and self.is_deaf):
            item = self.at_hall.line.news.get()
            if not isinstance(item, Typed):
                self.hear(item)
                if self.at_hall.moment() != before:
                    raise Overtaken
            elif item.line is None:
                self.is_deaf = True
            else:
                return item.line
        raise Left

    def hear(self, item: Item) -> None:
        """Take in what the hall says, and say what is to be read."""
        notice = self.at_hall.take(item)
        self.reader = self.at_hall.reader()
        for line in notice.lines if notice is not None else []:
            self.say(line)

    def wait(self) -> None:
        """Wait for the others; the person may talk and look around."""
        self.tell()
        seat = self.at_hall
        awaited = seat.awaited() if seat.is_worth_a_line() else ""
        prompt, self.last_awaited = "" if awaited == self.last_awaited else awaited, awaited or self.last_awaited
        try:
            line = self.typed(prompt, seat.may_begin() or seat.is_consent_asked())
        except Overtaken:
            return
        self.take_unasked(line.strip())

    def ask(self, seat: int) -> None:
        """Ask until the question is answered, taken back or overtaken."""
        with suppress(Overtaken):
            super().ask(seat)

    # What the person does.

    def obey(self, command: Command, asked: Asked) -> bool:
        """Carry out a command; return whether the question has to be asked anew."""
        lines = self.at_hall.obey(command)
        if lines is None:
            return super().obey(command, asked)
        for line in lines:
            self.say(line)
        return bool(self.at_hall.pending)

    def take_unasked(self, line: str) -> None:
        """Take what was typed though nothing is asked."""
        if not line and not self.at_hall.may_begin():
            return
        command = self.at_hall.command(line or "begin")
        if command is None:
            self.say(self.words.say(phrase("hall-not-asked")))
        elif command.name == "quit":
            raise Left
        elif command.name in ("undo", "restart"):
            self.take_back(command.name)
        else:
            lines = self.at_hall.obey(command)
            for told in lines if lines is not None else self.lines_unasked(command):
                self.say(told)

    def take_back(self, how: str) -> None:
        """Take something back while others are asked."""
        (self.at_hall.undo if how == "undo" else self.at_hall.restart)(self.reader)

    def lines_of(self, command: Command) -> list[str]:
        """Return what a command tells that can be given at any time; the table with its clocks."""
        times = self.at_hall.times() if command.name == "table" else ""
        return [*super().lines_of(command), *([times] if times else [])]

    def lines_unasked(self, command: Command) -> list[str]:
        """Return what a command tells while nothing is asked."""
        if command.name in ALWAYS:
            return self.lines_of(command)
        if command.name == "help":
            return [*[self.words.say(line) for line in self.match.text.legend()], *self.how()]
        return [self.words.say(phrase("hall-not-asked"))]
