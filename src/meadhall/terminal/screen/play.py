"""Playing full-screen: the question with its numbered options, undo, help, and the cover between two people."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from meadhall.match import MatchError
from meadhall.presentation import phrase
from meadhall.terminal.commands import Answer, Asked, Command, Misunderstood, score_lines
from meadhall.terminal.local import NOBODY, CannotSave, name_players
from meadhall.terminal.screen.table import Cover, Log, Sheet, TableApp

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual import events

    from meadhall.presentation import Catalogue
    from meadhall.terminal.driver import Driver


class PlayApp(TableApp):
    """Play at one screen."""

    BINDINGS: ClassVar = [
        Binding("f1", "help", show=False, priority=True),
        Binding("f2,ctrl+z", "undo", show=False, priority=True),
        Binding("f3", "restart", show=False, priority=True),
        Binding("f4", "words", show=False, priority=True),
        Binding("f5", "lightness", show=False, priority=True),
        Binding("f6", "log", show=False, priority=True),
        Binding("f7", "hint", show=False, priority=True),
        Binding("f10,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, driver: Driver, words: Catalogue, theme: str, pace: float) -> None:
        """Play through a driver; bots wait `pace` seconds before each answer."""
        self.driver = driver
        self.pace = pace
        self.reader = NOBODY
        self.asked: Asked | None = None
        self.log_lines: list[str] = []
        """The lines of the log."""
        self.read = 0
        """The number of lines when the reader last answered."""
        self.logged = 0
        """The number of entries in the log."""
        self.failure: Exception | None = None
        """The exception that ended the app, if any."""
        super().__init__(driver.match, words, theme)

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield Static(id="prompt")
        options = OptionList(id="options")
        options.can_focus = False
        yield options
        yield Static(id="message")
        yield Input(id="entry", placeholder=self.words.say(phrase("ui-placeholder")))
        yield Static(self.words.say(phrase("ui-keys-play")), id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.become(self.driver.reader())
        self.query_one("#entry").focus()
        self.next_question()

    # The course of the match.

    def become(self, reader: int) -> None:
        """Show the table to this seat from now on, with an empty log: nothing of another seat's is left."""
        self.reader = reader
        name_players(self.words, self.match.holders, reader)
        self.log_lines.clear()
        self.read = self.logged = 0

    def attempt(self, action: Callable[[], object]) -> None:
        """Carry out an action and go on, or show why it is refused."""
        try:
            action()
        except MatchError as error:
            self.tell(self.words.say(error.phrase))
        except CannotSave as error:
            self.failure = error
            self.exit()
        else:
            self.next_question()

    def next_question(self) -> None:
        """Go on to the next question: bots answer one after the other, then a person is asked."""
        self.asked = None
        seat = self.driver.person_asked()
        if self.match.result is not None:
            if len(self.driver.people()) > 1:
                self.become(NOBODY)  # everybody may look now, so no hand is shown
            self.refresh_table()
            *scores, winners = score_lines(self.match, self.words)
            self.push_screen(self.sheet([scores[0], winners, *scores[1:]]))
        elif seat is None:
            self.refresh_table()
            self.wait()
        elif seat != self.reader:
            self.pass_the_screen(seat)
        else:
            self.asked = Asked(self.match, seat, self.words, self.driver.commands)
            self.refresh_table()

    def wait(self) -> None:
        """Wait before a bot answers, so that people can follow."""
        self.set_timer(max(self.pace, 0.001), self.answer_for_bot)

    def answer_for_bot(self) -> None:
        """Answer for one bot."""
        self.attempt(self.driver.let_a_bot_answer)

    def pass_the_screen(self, seat: int) -> None:
        """Cover the table until the next person has taken over."""
        before = self.reader
        self.become(NOBODY)
        self.refresh_table()
        undoable = self.match.undo_limit(before)
        line = self.say("ui-pass-screen-full", name=self.words.names[seat], undoable=undoable)

        def done(back: bool | None) -> None:
            if back:  # the next person may have asked for it, so the cover stays
                self.attempt(lambda: self.driver.undo(before))
            else:
                self.become(seat)
                self.next_question()

        self.push_screen(Cover(line, undoable > 0), done)

    def sheet(self, lines: list[str]) -> Sheet:
        """Return a page that says how to close it."""
        return Sheet(lines, self.say("ui-sheet"))

    def open_sheet(self, sheet: Sheet) -> None:
        """Open a page, in place of one that is open."""
        if isinstance(self.screen, Sheet):
            self.screen.dismiss()
        self.push_screen(sheet)

    # What is shown.

    def refresh_table(self) -> None:
        viewer = self.driver.viewer(self.reader)
        view = self.match.view(viewer)
        self.show(view, self.heading())
        if self.reader != NOBODY:
            if self.match.entries and not self.logged:
                self.log_lines += [self.words.say(line) for line in self.match.text.opening(view)]
            for event in self.match.story(viewer, max(self.logged, self.match.first_answer())):
                self.log_lines.append(self.words.say(event))
            self.logged = len(self.match.entries)
        self.query_one("#log", Log).tell(self.log_lines, self.read, self.palette)
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self.tell("")
        if self.asked is None:
            over = self.match.result is not None
            self.prompt(score_lines(self.match, self.words)[-1] if over else self.awaited())
            return
        self.prompt(self.asked.sentence())
        self.asked.listed = len(self.asked.options)
        letters = [self.asked.letter(option) for option in self.asked.options]
        width = max(map(len, letters))
        for label, letter, option in zip(self.asked.labels, letters, self.asked.options, strict=True):
            typed = f"{letter:>{width}}" if letter == label else f"{label:>2}  {letter:<{width}}"
            options.add_option(Option(Text(f"{typed}  {self.asked.option(option)}")))
        options.highlighted = 0

    def heading(self) -> str:
        """Return what is played, and who is to play."""
        title = self.words.say(phrase("ui-title", game=self.match.text.title(), seats=self.match.seats))
        return title if self.match.result is not None else f"{title}  {self.awaited()}"

    def awaited(self) -> str:
        """Return who is to play."""
        return self.say("ui-waiting", names=", ".join(self.words.names[seat] for seat in self.match.asked()))

    def prompt(self, line: str) -> None:
        """Show the question, or who is awaited."""
        self.query_one("#prompt", Static).update(Text(line))

    def tell(self, line: str) -> None:
        """Show a remark below the options."""
        message = self.query_one("#message", Static)
        message.display = bool(line)
        message.update(Text(line))

    # What the person does.

    def on_key(self, event: events.Key) -> None:
        """Move through the options with the arrow keys while the input has the focus."""
        options = self.query_one("#options", OptionList)
        walk: dict[str, Callable[[], None]] = {
            "up": options.action_cursor_up,
            "down": options.action_cursor_down,
            "pageup": options.action_page_up,
            "pagedown": options.action_page_down,
        }
        if event.key in walk and options.option_count and len(self.screen_stack) == 1:
            walk[event.key]()
            event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the option that was clicked."""
        if self.asked is not None:
            self.answer(self.asked.options[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out what was typed, or answer with the highlighted option."""
        typed = event.value
        event.input.value = ""
        asked = self.asked
        if asked is None:
            self.take_unasked(typed)
            return
        done = asked.read(typed)
        if done is None:
            at = self.query_one("#options", OptionList).highlighted
            self.answer(asked.options[at or 0])
        elif isinstance(done, Answer):
            self.answer(done.option)
        elif isinstance(done, Misunderstood):
            self.tell(done.why)
        else:
            self.run_command(done)

    def take_unasked(self, typed: str) -> None:
        """Leave after the match; nothing else can be typed while nothing is asked."""
        if self.match.result is not None:
            self.exit()

    def answer(self, option: int) -> None:
        """Answer the question."""
        assert self.asked is not None
        seat = self.asked.seat
        self.read = len(self.log_lines)
        self.attempt(lambda: self.driver.answer(seat, option))

    def run_command(self, command: Command) -> None:
        """Carry out a typed command."""
        if command.name == "quit":
            self.action_leave()
        elif command.name == "undo":
            self.action_undo()
        elif command.name == "restart":
            self.action_restart()
        elif command.name == "why" and command.rest and self.asked is not None:
            self.open_sheet(self.sheet(self.asked.explain(command.rest)))
        elif command.name in ("table", "hand"):
            self.action_words()
        elif command.name == "log":
            self.action_log()
        elif command.name == "hint":
            self.action_hint()
        elif command.name == "help":
            self.open_sheet(self.sheet(self.manual()))
        else:
            self.action_help()

    def manual(self) -> list[str]:
        """Return the lines about how to play here."""
        legend = [self.words.say(line) for line in self.match.text.legend()]
        meanings = [] if self.asked is None else self.asked.meanings()
        ours = [self.say(each) for each in (self.table.legend, "ui-how-full", self.driver.guide) if each]
        return [*legend, *(["\n".join(meanings)] if meanings else []), *ours]

    def action_help(self) -> None:
        """Show the clauses behind the highlighted option, and all refusals."""
        lines = []
        if self.asked is not None:
            at = self.query_one("#options", OptionList).highlighted or 0
            lines += self.asked.why(self.asked.options[at])
            refusals = self.asked.refusals()
            if refusals:
                lines.append(self.say("ui-forbidden") + "\n" + "\n".join(refusals))
        self.open_sheet(self.sheet([*lines, *self.manual()]))

    def action_words(self) -> None:
        """Show the table in words."""
        viewer = self.driver.viewer(self.reader)
        lines = [self.words.say(line) for line in self.match.text.table(self.match.view(viewer))]
        self.open_sheet(Sheet(lines, self.say("ui-sheet"), gap="\n"))

    def action_log(self) -> None:
        """Show the whole log, scrolled to its end."""
        self.open_sheet(Sheet(self.log_lines, self.say("ui-sheet"), gap="\n", from_end=True))

    def action_hint(self) -> None:
        """Show a bot's hints for the current question."""
        if self.asked is not None and not isinstance(self.screen, Cover):
            if lines := self.driver.hints(self.asked):
                self.open_sheet(self.sheet(lines))

    def action_undo(self) -> None:
        """Take back the last answer."""
        self.take_back(self.driver.undo)

    def action_restart(self) -> None:
        """Restart the turn."""
        self.take_back(self.driver.restart)

    def take_back(self, how: Callable[[int], None]) -> None:
        """Undo or restart, or show why not."""
        if isinstance(self.screen, Cover):
            if self.screen.undoable:
                self.screen.dismiss(True)
        elif self.reader != NOBODY:
            self.attempt(lambda: how(self.reader))

    def action_leave(self) -> None:
        """Leave the table; the record is on disk."""
        self.exit()
