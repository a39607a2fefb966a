"""The full-screen table (Textual): board, players, log and hand for one viewer; pages over it."""

from __future__ import annotations

import asyncio
import signal
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Static

from meadhall.presentation import Seat, phrase
from meadhall.terminal.tables import DARK, LIGHT, Palette, Space, table_of
from meadhall.terminal.tty import exit_if_hung_up

if TYPE_CHECKING:
    from textual import events

    from meadhall.core.state import State
    from meadhall.presentation import Catalogue
    from meadhall.terminal.driver import ShownMatch

WIDE, TALL = 96, 35
"""From this size on, boards are drawn larger."""
MIN_SIZE = (72, 20)
"""The smallest table, in columns and lines."""
MAX_LOGGED = 100
"""The most lines beside the board; F6 shows all."""
PALETTES = {"dark": DARK, "light": LIGHT}


class TableApp(App[None]):
    """The table for one viewer, for playing and for replays."""

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
    #small { display: none; width: 1fr; height: 1fr; content-align: center middle; }
    #keys { height: 1; padding: 0 1; color: $text-muted; }
    #sheet { width: 80%; max-width: 100; height: auto; max-height: 80%; border: round $primary; padding: 1 2;
             background: $panel; }
    ModalScreen { align: center middle; }
    """

    def __init__(self, match: ShownMatch, words: Catalogue, theme: str) -> None:
        """Show a match, with this catalogue and theme."""
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

    def run_until_left(self) -> None:
        """Run the app; if the terminal is closed meanwhile, end without a traceback."""
        try:
            self.run()
        finally:
            exit_if_hung_up()

    def on_mount(self) -> None:
        """Register the themes, and watch for signals and a closed terminal."""
        for name, palette in PALETTES.items():
            self.register_theme(
                Theme(
                    name=f"meadhall-{name}",
                    primary=self.table.accent if palette.is_dark else self.table.light_accent,
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
            self.set_interval(1, exit_if_hung_up)
            for name in ("SIGTERM", "SIGHUP"):
                if hasattr(signal, name):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.exit)
        self.title = self.words.say(self.match.text.title())

    def show(self, view: State, title: str) -> None:
        """Draw a view of the table."""
        space = Space(is_wide=self.size.width >= WIDE, is_tall=self.size.height >= TALL)
        picture = self.table.draw(view, self.words, self.palette, space)
        self.query_one("#title", Static).update(Text(title))
        self.query_one("#board", Static).update(picture.board)
        self.query_one("#seats", Static).update(picture.seats)
        self.query_one("#hand", Static).update(picture.hand)

    def action_lightness(self) -> None:
        """Switch between the dark and the light theme."""
        self.lightness = "light" if self.lightness == "dark" else "dark"
        self.theme = f"meadhall-{self.lightness}"
        self.refresh_table()

    def refresh_table(self) -> None:
        """Draw everything again."""
        raise NotImplementedError

    def on_resize(self, event: events.Resize) -> None:
        """Draw the board for the new size, with fewer options or a message where it is small."""
        for options in self.query("#options"):
            options.styles.max_height = max(5, min(9, event.size.height - 19))
        width, height = MIN_SIZE
        small = event.size.width < width or event.size.height < height
        for part in self.screen_stack[0].children:
            if not (part.id or "textual").startswith("textual"):  # Textual keeps widgets of its own there
                part.display = (part.id == "small") == small and (part.id != "message" or not small)
        self.query_one("#small", Static).update(self.say("ui-small", width=width, height=height))
        for entry in self.query("#entry"):
            entry.focus()  # it lost the focus while it was hidden
        self.call_after_refresh(self.refresh_table)

    def compose_table(self) -> ComposeResult:
        """Yield the parts of the table."""
        yield Static(id="small")
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield Static(id="board")
            with Vertical(id="side"):
                yield Static(id="seats")
                yield Log(id="log")
        yield Static(id="hand")


class Log(VerticalScroll, can_focus=False):
    """The story, scrolled to its end; lines from before the reader's last answer are fainter."""

    def compose(self) -> ComposeResult:
        yield Static()

    def tell(self, lines: list[str], read: int, palette: Palette) -> None:
        """Show the last lines; the first `read` of all have been read."""
        first = max(0, len(lines) - MAX_LOGGED)
        log = Text("\n".join(lines[first:read]), palette.faint)
        log.append("\n" * (first < read < len(lines)))
        log.append("\n".join(lines[max(first, read) :]), palette.ink)
        self.query_one(Static).update(log)
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Scroll to the newest line."""
        self.scroll_end(animate=False)


class Sheet(ModalScreen[None]):
    """A page over the table until a key is pressed."""

    BINDINGS: ClassVar = [Binding(key, "dismiss", show=False) for key in ("escape", "enter", "space", "q", "f1")]

    def __init__(self, lines: list[str], hint: str, gap: str = "\n\n", from_end: bool = False) -> None:
        """Show these lines, and how to close them."""
        self.text = gap.join(lines)
        self.hint = hint
        self.from_end = from_end
        super().__init__()

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_subtitle = self.hint
            yield Static(Text(self.text))

    def on_mount(self) -> None:
        """Scroll to the end if the newest lines are last."""
        if self.from_end:
            self.query_one("#sheet").scroll_end(animate=False)

    def on_click(self) -> None:
        """Close the page."""
        self.dismiss()


class Cover(ModalScreen[bool]):
    """Hides the table while the screen is passed on; returns True if the last person undoes an answer instead."""

    CSS = "Cover { background: $background; }"
    BINDINGS: ClassVar = [Binding("enter", "dismiss(False)", show=False)]

    def __init__(self, line: str, undoable: bool) -> None:
        """Ask for the next person; `undoable`: whether the last one can undo."""
        self.line = line
        self.undoable = undoable
        super().__init__()

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.line, justify="center"))
