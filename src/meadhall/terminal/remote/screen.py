"""The full-screen table at a hall: the local one, with the hall's messages instead of bots."""

from __future__ import annotations

from contextlib import suppress
from queue import Empty
from typing import TYPE_CHECKING

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from meadhall.terminal.commands import Command
from meadhall.terminal.remote.driver import REPLIES
from meadhall.terminal.remote.errors import CannotJoin, TableChanged
from meadhall.terminal.screen import PlayApp
from meadhall.terminal.screen.table import Log

if TYPE_CHECKING:
    from meadhall.presentation import Catalogue
    from meadhall.terminal.remote.driver import Announcement, RemoteDriver


class MessageArrived(Message):
    """The connection has something new."""


class RemotePlayApp(PlayApp):
    """Play at a table of a hall."""

    def __init__(self, driver: RemoteDriver, words: Catalogue, theme: str) -> None:
        """Play through a driver."""
        self.remote = driver
        self.is_scored = False
        """Whether the result has been shown."""
        self.offered: list[int] = []
        """The options that were shown last."""
        super().__init__(driver, words, theme, pace=0)

    def on_mount(self) -> None:
        """Listen to the connection; Textual calls the base class's handler too."""
        self.remote.connection.wake = self.announce
        self.announce()
        self.set_interval(1, self.tick)

    def announce(self) -> None:
        """Post a message to this app; may be called from any thread."""
        with suppress(RuntimeError):  # the app may just have ended
            self.post_message(MessageArrived())

    def tick(self) -> None:
        """Redraw the clocks."""
        if self.match.result is None and self.remote.match.clocks:
            self.query_one("#title", Static).update(Text(self.heading()))

    # Messages of the hall.

    def on_message_arrived(self) -> None:
        """Take over all messages, and ask again if the question has changed."""
        before, remark = self.remote.question_key(), ""
        try:
            while True:
                announcement = self.remote.receive(self.remote.connection.incoming.get_nowait())
                if announcement is not None:
                    remark = self.note(announcement) or remark
        except (CannotJoin, TableChanged) as reason:
            self.failure = reason
            self.exit()
            return
        except Empty:
            self.reader = self.remote.reader()
        if self.remote.question_key() != before:
            self.next_question()
        else:
            self.query_one("#log", Log).tell(self.log_lines, self.read, self.palette)
        if remark:
            self.tell(remark)

    def note(self, announcement: Announcement) -> str:
        """Show an announcement in the log or on a page, or return it as a remark."""
        if announcement.is_page:
            self.open_sheet(self.sheet(announcement.lines))
        elif announcement.is_logged:
            self.log_lines += announcement.lines
        else:
            return "\n".join(announcement.lines)
        return ""

    def become(self, reader: int) -> None:
        super().become(reader)
        self.log_lines += self.remote.greeting()

    def next_question(self) -> None:
        """Go on to the next question; show the result once."""
        if self.is_scored:
            self.refresh_table()
            return
        self.is_scored = self.match.result is not None
        super().next_question()

    def wait(self) -> None:
        """Wait for the hall."""

    # What is shown.

    def heading(self) -> str:
        """Return what is played, who is to play, and the clocks."""
        times = self.remote.times() if self.match.result is None else ""
        return super().heading() + (f"  {times}" if times else "")

    def awaited(self) -> str:
        return self.remote.awaited()

    def refresh_table(self) -> None:
        options = self.query_one("#options", OptionList)
        marked, before = options.highlighted, self.offered
        super().refresh_table()
        self.offered = self.asked.options if self.asked is not None else []
        if self.offered and self.offered == before:
            options.highlighted = marked  # keep the person's choice
        if self.asked is None and self.remote.is_consent_asked():
            options.add_options([Option(Text(self.say(f"ui-reply-{reply}"))) for reply in REPLIES])
            options.highlighted = None  # an Enter that was under way must not agree

    # What the person does.

    def take_unasked(self, typed: str) -> None:
        """Carry out what was typed while nothing is asked: a command, a reply, or Enter."""
        line = typed.strip()
        if not line:
            self.press_enter()
            return
        command = self.remote.command(line)
        if command is None:
            self.tell(self.say("hall-not-asked"))
        else:
            self.run_command(command)

    def press_enter(self) -> None:
        """Give the highlighted reply, begin, or leave a finished table."""
        at = self.query_one("#options", OptionList).highlighted
        if self.remote.is_consent_asked():
            if at is not None:
                self.run_command(Command(REPLIES[at]))
        elif self.remote.may_begin():
            self.run_command(Command("begin"))
        elif self.match.result is not None:
            self.exit()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the reply that was clicked; Textual calls the base class's handler too."""
        if self.asked is None and self.remote.is_consent_asked():
            self.run_command(Command(REPLIES[event.option_index]))

    def run_command(self, command: Command) -> None:
        """Carry out a typed command."""
        lines = self.remote.run_command(command)
        if lines is None:
            super().run_command(command)
            return
        if self.remote.pending:
            self.next_question()
        self.tell("\n".join(lines))
