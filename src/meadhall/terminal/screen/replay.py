"""The full-screen replay: step through a record, jump, change the viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from meadhall.core.state import TRUTH
from meadhall.presentation import phrase
from meadhall.terminal.commands import score_lines
from meadhall.terminal.screen.table import Log, TableApp

if TYPE_CHECKING:
    from meadhall.terminal.replay import Replay


class ReplayApp(TableApp):
    """Show a record, entry by entry."""

    BINDINGS: ClassVar = [
        Binding("left,h", "step(-1)", show=False, priority=True),
        Binding("right,l,space", "step(1)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("v", "view", show=False),
        *[Binding(digit, f"digit({digit})", show=False) for digit in "0123456789"],
        Binding("enter", "go", show=False),
        Binding("f5", "lightness", show=False),
        Binding("q,ctrl+q,ctrl+c,escape", "quit", show=False, priority=True),
    ]

    def __init__(self, replay: Replay, at: int, theme: str) -> None:
        """Begin at this entry."""
        self.replay = replay
        self.at = at
        self.typed = ""
        """The number of an entry, while it is being typed."""
        super().__init__(replay.match, replay.words, theme)

    def compose(self) -> ComposeResult:
        yield from self.compose_table()
        yield Static(id="prompt")
        yield Static(self.words.say(phrase("ui-keys-replay")), id="keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.refresh_table()

    def refresh_table(self) -> None:
        replay = self.replay
        self.words.you = replay.viewer
        entry = f"{self.at}/{replay.last}" + (f" → {self.typed}" if self.typed else "")
        who = {TRUTH: "ui-view-all", replay.match.seats: "ui-view-spectator"}.get(replay.viewer, "ui-view-seat")
        name = self.words.names[replay.viewer] if 0 <= replay.viewer < replay.match.seats else ""
        self.show(
            replay.state_at(self.at),
            f"{self.words.say(replay.match.text.title())}  {entry}  {self.say(who, name=name)}",
        )
        lines = replay.story(self.at)
        self.query_one("#log", Log).tell(lines, len(lines) - 1, self.palette)
        now = str(replay.match.entries[self.at - 1]).partition(" from ")[0] if self.at else ""
        shown = now if replay.viewer == TRUTH else ""
        if self.at == replay.last and replay.match.result is not None:
            shown = "\n".join(score_lines(replay.match, self.words))
        self.query_one("#prompt", Static).update(Text(shown))

    def action_step(self, by: int) -> None:
        """Go some entries forward or back."""
        self.at = min(max(self.at + by, 0), self.replay.last)
        self.refresh_table()

    def action_jump(self, to: int) -> None:
        """Go to the beginning or to the end."""
        self.at = self.replay.last if to < 0 else to
        self.refresh_table()

    def action_digit(self, digit: int) -> None:
        """Note a digit of the entry to jump to."""
        self.typed = (self.typed + str(digit))[-6:]
        self.refresh_table()

    def action_go(self) -> None:
        """Jump to the entry whose number was typed."""
        if self.typed:
            self.at = min(int(self.typed), self.replay.last)
            self.typed = ""
            self.refresh_table()

    def action_view(self) -> None:
        """Show the next viewer's view."""
        self.replay.viewer = self.replay.viewer + 1 if self.replay.viewer < self.replay.match.seats else TRUTH
        self.refresh_table()
