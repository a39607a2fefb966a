"""At a hall full-screen: the table at home, with the hall's news instead of bots."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty
from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from meadhall.join.errors import CannotJoin, Relaid
from meadhall.join.sitting import REPLIES
from meadhall.terminal.commands import Command
from meadhall.terminal.screen import TableApp
from meadhall.terminal.screen.table import Log

if TYPE_CHECKING:
    from meadhall.join.sitting import HallSitting, Notice
    from meadhall.presentation import Catalogue


class Heard(Message):
    """The hall has said something."""


class HallTableApp(TableApp):
    """Play at a table of a hall."""

    def __init__(self, sitting: HallSitting, words: Catalogue, theme: str) -> None:
        """Sit down."""
        self.at_hall = sitting
        self.is_scored = False
        """The result has been shown."""
        self.offered: list[int] = []
        """The options that were shown last."""
        super().__init__(sitting, words, theme, pace=0)

    def on_mount(self) -> None:
        """Listen to the hall; Textual mounts the table itself besides."""
        self.at_hall.line.wake = self.call_me
        self.call_me()
        self.set_interval(1, self.tick)

    def call_me(self) -> None:
        """Let what the hall has said be taken in; may be called from any thread."""
        with suppress(RuntimeError):  # the table may have been left just now
            self.post_message(Heard())

    def tick(self) -> None:
        """Let the clocks run."""
        if self.match.result is None and self.at_hall.match.clocks:
            self.query_one("#title", Static).update(Text(self.heading()))

    # The course of the match.

    def on_heard(self) -> None:
        """Take in what the hall has said, and ask anew if something else is to be asked."""
        before, remark = self.at_hall.moment(), ""
        try:
            while True:
                notice = self.at_hall.take(self.at_hall.line.news.get_nowait())
                if notice is not None:
                    remark = self.note(notice) or remark
        except (CannotJoin, Relaid) as reason:
            self.failure = reason
            self.exit()
            return
        except Empty:
            self.reader = self.at_hall.reader()
        if self.at_hall.moment() != before:
            self.go_on()
        else:
            self.query_one("#log", Log).tell(self.told, self.read, self.palette)
        if remark:
            self.tell(remark)

    def note(self, notice: Notice) -> str:
        """Show what the person should read: in the log, on a page, or, returned, as a remark."""
        if notice.is_page:
            self.lay(self.sheet(notice.lines))
        elif notice.is_logged:
            self.told += notice.lines
        else:
            return "\n".join(notice.lines)
        return ""

    def become(self, reader: int) -> None:
        super().become(reader)
        self.told += self.at_hall.greeting()

    def go_on(self) -> None:
        """Go on to the next question; the result is shown once."""
        if self.is_scored:
            self.refresh_table()
            return
        self.is_scored = self.match.result is not None
        super().go_on()

    def wait(self) -> None:
        """Wait for the hall to say something."""

    # What is shown.

    def heading(self) -> str:
        """Return what is played, who is to play, and the clocks."""
        times = self.at_hall.times() if self.match.result is None else ""
        return super().heading() + (f"  {times}" if times else "")

    def awaited(self) -> str:
        return self.at_hall.awaited()

    def refresh_table(self) -> None:
        options = self.query_one("#options", OptionList)
        marked, before = options.highlighted, self.offered
        super().refresh_table()
        self.offered = self.asked.options if self.asked is not None else []
        if self.offered and self.offered == before:
            options.highlighted = marked  # the person was about to choose
        if self.asked is None and self.at_hall.is_consent_asked():
            options.add_options([Option(Text(self.say(f"ui-reply-{reply}"))) for reply in REPLIES])
            options.highlighted = None  # whoever was about to press Enter has not agreed to anything

    # What the person does.

    def take_unasked(self, typed: str) -> None:
        """Take what was typed though nothing is asked: a command, a reply, or Enter."""
        line = typed.strip()
        if not line:
            self.press_enter()
            return
        command = self.at_hall.command(line)
        if command is None:
            self.tell(self.say("hall-not-asked"))
        else:
            self.obey(command)

    def press_enter(self) -> None:
        """Take the marked reply, begin, or leave a table at which all is over."""
        at = self.query_one("#options", OptionList).highlighted
        if self.at_hall.is_consent_asked():
            if at is not None:
                self.obey(Command(REPLIES[at]))
        elif self.at_hall.may_begin():
            self.obey(Command("begin"))
        elif self.match.result is not None:
            self.exit()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the reply that was clicked; Textual lets the table take an option besides."""
        if self.asked is None and self.at_hall.is_consent_asked():
            self.obey(Command(REPLIES[event.option_index]))

    def obey(self, command: Command) -> None:
        """Carry out a typed command."""
        lines = self.at_hall.obey(command)
        if lines is None:
            super().obey(command)
            return
        if self.at_hall.pending:
            self.go_on()
        self.tell("\n".join(lines))
