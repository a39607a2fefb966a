"""The full-screen table (Textual): board, players, log, hand, the question and its numbered options."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from meadhall.core.state import TRUTH
from meadhall.match import MatchError
from meadhall.terminal.commands import Answer, Asked, Command, Misunderstood, score_lines
from meadhall.terminal.screens import is_hung_up
from meadhall.terminal.sitting import speak
from meadhall.terminal.tables import NIGHT, VELLUM, Palette, Room, table_of
from meadhall.text import Seat, phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual import events

    from meadhall.core.state import State
    from meadhall.match import Match
    from meadhall.terminal.replay import Replay
    from meadhall.terminal.sitting import Sitting
    from meadhall.text import Catalogue

NOBODY = -1
WIDE, TALL = 96, 35
"""From this size on boards are drawn larger."""
PALETTES = {"dark": NIGHT, "light": VELLUM}


class TableScreen(App[None]):
    """What playing and replaying share: the table, drawn for one viewer."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; overflow: hidden; }
    #title { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    #middle { height: 1fr; min-height: 8; }
    #board { width: auto; height: auto; padding: 0 1; }
    #side { width: 1fr; border-left: solid $primary; padding: 0 1; }
    #seats { height: auto; }
    #log { height: 1fr; background: $background; scrollbar-size-vertical: 1; border-top: solid $panel; }
    #hand { height: auto; padding: 0 1; }
    #prompt { height: auto; padding: 0 1; background: $panel; color: $primary; text-style: bold; }
    #options, #sheet { scrollbar-size-vertical: 1; }
    #options { height: auto; max-height: 9; min-height: 3; border: none; padding: 0 1; background: $background; }
    #options > .option-list--option-highlighted { background: $primary; color: $background; }
    #message { height: auto; padding: 0 1; color: $warning; }
    #entry { border: none; height: 1; padding: 0 1; background: $panel; }
    #keys { height: 1; padding: 0 1; color: $text-muted; }
    #sheet { width: 80%; max-width: 100; height: auto; max-height: 80%; border: round $primary; padding: 1 2;
             background: $panel; }
    ModalScreen { align: center middle; }
    """

    def __init__(self, match: Match, words: Catalogue, theme: str) -> None:
        """Draw a match in these words and colours."""
        self.match = match
        self.words = words
        self.table = table_of(match.game, match.text)
        self.lightness = theme
        super().__init__()

    @property
    def palette(self) -> Palette:
        """The colours in use."""
        return PALETTES[self.lightness]

    def say(self, id: str, **args: int | str | Seat) -> str:  # noqa: A002
        """Return a sentence of the terminal."""
        return self.words.say(phrase(id, **args))

    def on_mount(self) -> None:
        """Hang up the house colours."""
        for name, palette in PALETTES.items():
            self.register_theme(
                Theme(
                    name=f"meadhall-{name}",
                    primary=self.table.accent if palette.is_dark else "#4C6B2F",
                    background=palette.surface,
                    surface=palette.surface,
                    panel=palette.panel,
                    foreground=palette.ink,
                    warning=palette.bronze,
                    dark=palette.is_dark,
                )
            )
        self.theme = f"meadhall-{self.lightness}"
        if not self.is_headless:
            self.set_interval(1, self.leave_dead_terminal)
        self.title = self.words.say(self.match.text.title())

    def leave_dead_terminal(self) -> None:
        """End when nobody can see the table any more; every answer is on the disk."""
        if is_hung_up():
            os._exit(129)

    def show(self, view: State, title: str) -> None:
        """Draw the table as a viewer may know it."""
        room = Room(is_wide=self.size.width >= WIDE, is_tall=self.size.height >= TALL)
        picture = self.table.draw(view, self.words, self.palette, room)
        self.query_one("#title", Static).update(title)
        self.query_one("#board", Static).update(picture.board)
        self.query_one("#seats", Static).update(picture.seats)
        self.query_one("#hand", Static).update(picture.hand)

    def action_lightness(self) -> None:
        """Change between night oak and vellum."""
        self.lightness = "light" if self.lightness == "dark" else "dark"
        self.theme = f"meadhall-{self.lightness}"
        self.refresh_table()

    def refresh_table(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def on_resize(self) -> None:
        """Draw the board as tall as there is room, and leave it room where there is little."""
        for options in self.query("#options"):
            options.styles.max_height = 9 if self.size.height >= TALL else 7
        self.call_after_refresh(self.refresh_table)

    def compose_table(self) -> ComposeResult:
        """Yield the parts of the table."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield Static(id="board")
            with Vertical(id="side"):
                yield Static(id="seats")
                log = RichLog(id="log", wrap=True, markup=False, min_width=0)
                log.can_focus = False
                yield log
        yield Static(id="hand")


class Sheet(ModalScreen[None]):
    """A page that lies on the table until a key is pressed."""

    BINDINGS: ClassVar = [Binding(key, "dismiss", show=False) for key in ("escape", "enter", "space", "q", "f1")]

    def __init__(self, lines: list[str]) -> None:
        """Show these lines."""
        self.lines = lines
        super().__init__()

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text("\n\n".join(self.lines)))

    def on_click(self) -> None:
        """Put the page away."""
        self.dismiss()


class Cover(ModalScreen[bool]):
    """Hides the table while the screen is passed on; True when the person before takes something back instead."""

    CSS = "Cover { background: $background; }"
    BINDINGS: ClassVar = [Binding("enter", "dismiss(False)", show=False)]

    def __init__(self, line: str) -> None:
        """Ask for the next person."""
        self.line = line
        super().__init__()

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.line, justify="center"))


class TableApp(TableScreen):
    """Play at one screen."""

    BINDINGS: ClassVar = [
        Binding("f1", "help", show=False, priority=True),
        Binding("f2,ctrl+z", "undo", show=False, priority=True),
        Binding("f3", "restart", show=False, priority=True),
        Binding("f4", "words", show=False, priority=True),
        Binding("f5", "lightness", show=False, priority=True),
        Binding("f10,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, words: Catalogue, theme: str, pace: float) -> None:
        """Sit down; bots wait so many seconds before each answer, so that one can follow them."""
        self.sitting = sitting
        self.pace = pace
        self.reader = NOBODY
        self.asked: Asked | None = None
        self.logged = 0
        super().__init__(sitting.match, words, theme)

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
        people = self.sitting.people()
        self.become(people[0] if len(people) == 1 else NOBODY)
        self.query_one("#entry").focus()
        self.go_on()

    # The course of the match.

    def become(self, reader: int) -> None:
        """Show the table to this seat from now on; the log begins anew, so that nothing of another's is left."""
        self.reader = reader
        speak(self.words, self.sitting, reader)
        self.query_one("#log", RichLog).clear()
        self.logged = self.first_answer() if reader != NOBODY else len(self.match.entries)

    def first_answer(self) -> int:
        """Return how many entries set the table up: they are seen, not told."""
        return next((n for n, entry in enumerate(self.match.entries) if entry.actor >= 0), len(self.match.entries))

    def go_on(self) -> None:
        """Go on to the next question: let bots answer one after the other, then ask a person."""
        self.asked = None
        seat = self.sitting.person_asked()
        if self.match.result is not None:
            self.refresh_table()
            self.push_screen(Sheet(score_lines(self.match, self.words)), lambda _: self.exit())
        elif seat is None:
            self.refresh_table()
            self.set_timer(max(self.pace, 0.001), self.bot_answers)
        elif seat != self.reader:
            self.pass_the_screen(seat)
        else:
            self.asked = Asked(self.match, seat, self.words)
            self.refresh_table()

    def bot_answers(self) -> None:
        """Let one bot answer."""
        if self.sitting.let_a_bot_answer():
            self.go_on()

    def pass_the_screen(self, seat: int) -> None:
        """Cover the table until the next person sits before it."""
        before = self.reader
        self.become(NOBODY)
        self.refresh_table()
        undoable = self.match.undoable(before)
        line = self.say("ui-pass-screen-full", name=self.words.names[seat], undoable=undoable)

        def done(back: bool | None) -> None:
            if back and undoable:
                self.sitting.undo(before)
                self.become(before)
            else:
                self.become(seat)
            self.go_on()

        self.push_screen(Cover(line), done)

    # What is shown.

    def refresh_table(self) -> None:
        viewer = self.match.seats if self.reader == NOBODY else self.reader
        names = {seat: self.words.names[seat] for seat in self.match.asked()}
        turn = ", ".join(names.values())
        title = self.words.say(phrase("ui-title", game=self.match.text.title(), seats=self.match.seats))
        self.show(self.match.view(viewer), f"{title}  {turn}")
        log = self.query_one("#log", RichLog)
        for told in self.match.story(viewer, self.logged):
            log.write(Text(self.words.say(told)))
        self.logged = len(self.match.entries)
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self.tell("")
        if self.asked is None:
            self.query_one("#prompt", Static).update(self.say("ui-waiting", names=turn) if turn else "")
            return
        self.query_one("#prompt", Static).update(self.asked.sentence())
        letters = [self.asked.letter(option) for option in self.asked.question.options]
        width = max(map(len, letters))
        for label, letter, option in zip(self.asked.labels, letters, self.asked.question.options, strict=True):
            typed = f"{letter:>{width}}" if letter == label else f"{label:>2}  {letter:<{width}}"
            options.add_option(Option(Text(f"{typed}  {self.asked.option(option)}")))
        options.highlighted = 0

    def tell(self, line: str) -> None:
        """Show a remark below the options."""
        message = self.query_one("#message", Static)
        message.display = bool(line)
        message.update(Text(line))

    # What the person does.

    def on_key(self, event: events.Key) -> None:
        """Let the arrow keys walk through the options while one may type."""
        options = self.query_one("#options", OptionList)
        walk: dict[str, Callable[[], None]] = {
            "up": options.action_cursor_up,
            "down": options.action_cursor_down,
            "pageup": options.action_page_up,
            "pagedown": options.action_page_down,
        }
        if event.key in walk and self.asked is not None:
            walk[event.key]()
            event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option that was clicked."""
        if self.asked is not None:
            self.answer(self.asked.question.options[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed, or the option that is highlighted."""
        typed = event.value
        event.input.value = ""
        asked = self.asked
        if asked is None:
            return
        done = asked.read(typed)
        if done is None:
            at = self.query_one("#options", OptionList).highlighted
            self.answer(asked.question.options[at or 0])
        elif isinstance(done, Answer):
            self.answer(done.option)
        elif isinstance(done, Misunderstood):
            self.tell(done.why)
        else:
            self.obey(done)

    def answer(self, option: int) -> None:
        """Answer the question."""
        assert self.asked is not None
        self.sitting.answer(self.asked.seat, option)
        self.go_on()

    def obey(self, command: Command) -> None:
        """Carry out a typed command."""
        if command.name == "quit":
            self.action_leave()
        elif command.name == "undo":
            self.action_undo()
        elif command.name == "restart":
            self.action_restart()
        elif command.name == "why" and command.rest and self.asked is not None:
            option = self.asked.option_for(command.rest)
            known = {*self.asked.question.options, *dict(self.asked.view.refusals(self.asked.seat))}
            lines = self.asked.why(option) if option in known else [self.say("ui-not-now", text=command.rest[:40])]
            self.push_screen(Sheet(lines))
        elif command.name in ("table", "hand"):
            self.action_words()
        else:
            self.action_help()

    def action_help(self) -> None:
        """Show the rules behind the highlighted option, and what is forbidden now with the reasons."""
        lines = []
        if self.asked is not None:
            at = self.query_one("#options", OptionList).highlighted or 0
            lines += self.asked.why(self.asked.question.options[at])
            refusals = self.asked.refusals()
            if refusals:
                lines.append(self.say("ui-forbidden") + "\n" + "\n".join(refusals))
        lines += [self.words.say(line) for line in self.match.text.legend()]
        lines += [self.say(each) for each in (self.table.legend, "ui-how-full") if each]
        self.push_screen(Sheet(lines))

    def action_words(self) -> None:
        """Show the table in words."""
        viewer = self.match.seats if self.reader == NOBODY else self.reader
        self.push_screen(Sheet([self.words.say(line) for line in self.match.text.table(self.match.view(viewer))]))

    def action_undo(self) -> None:
        """Take the last answer back."""
        self.take_back(self.sitting.undo)

    def action_restart(self) -> None:
        """Restart the turn."""
        self.take_back(self.sitting.restart)

    def take_back(self, how: Callable[[int], None]) -> None:
        """Undo in one way or the other, or say why not."""
        try:
            if isinstance(self.screen, Cover):
                self.screen.dismiss(True)
            elif self.reader != NOBODY:
                how(self.reader)
                self.go_on()
        except MatchError as error:
            self.tell(self.words.say(error.phrase))

    def action_leave(self) -> None:
        """Leave the table; the record is on the disk."""
        self.exit()


class ReplayApp(TableScreen):
    """Look at a record, entry by entry."""

    BINDINGS: ClassVar = [
        Binding("left,h", "step(-1)", show=False, priority=True),
        Binding("right,l,space", "step(1)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("v", "view", show=False),
        Binding("f5", "lightness", show=False),
        Binding("q,ctrl+q,ctrl+c,escape", "quit", show=False, priority=True),
    ]

    def __init__(self, seen: Replay, at: int, theme: str) -> None:
        """Begin at this entry."""
        self.seen = seen
        self.at = at
        super().__init__(seen.match, seen.words, theme)

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield Static(id="prompt")
        yield Static(self.words.say(phrase("ui-keys-replay")), id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.refresh_table()

    def refresh_table(self) -> None:
        seen = self.seen
        self.words.you = seen.viewer
        entry = f"{self.at}/{seen.last}"
        who = {TRUTH: "ui-view-all", seen.match.seats: "ui-view-spectator"}.get(seen.viewer, "ui-view-seat")
        name = self.words.names[seen.viewer] if 0 <= seen.viewer < seen.match.seats else ""
        self.show(
            seen.state_at(self.at), f"{self.words.say(seen.match.text.title())}  {entry}  {self.say(who, name=name)}"
        )
        log = self.query_one("#log", RichLog)
        log.clear()
        for past in seen.match.entries[: self.at]:
            for line in seen.told(past):
                log.write(Text(f"{past.n} {line}"))
        now = str(seen.match.entries[self.at - 1]).partition(" from ")[0] if self.at else ""
        shown = now if seen.viewer == TRUTH else ""
        if self.at == seen.last and seen.match.result is not None:
            shown = "\n".join(score_lines(seen.match, self.words))
        self.query_one("#prompt", Static).update(Text(shown))

    def action_step(self, by: int) -> None:
        """Go some entries forward or back."""
        self.at = min(max(self.at + by, 0), self.seen.last)
        self.refresh_table()

    def action_jump(self, to: int) -> None:
        """Go to the beginning or to the end."""
        self.at = self.seen.last if to < 0 else to
        self.refresh_table()

    def action_view(self) -> None:
        """Look with the eyes of the next viewer."""
        self.seen.viewer = self.seen.viewer + 1 if self.seen.viewer < self.seen.match.seats else TRUTH
        self.refresh_table()
