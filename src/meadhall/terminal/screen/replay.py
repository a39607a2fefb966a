"""Replaying full-screen: step through a record, jump, look with the eyes of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from meadhall.core.state import TRUTH
from meadhall.presentation import phrase
from meadhall.terminal.commands import score_lines
from meadhall.terminal.screen.table import Log, TableScreen

if TYPE_CHECKING:
    from meadhall.terminal.replay import Replay


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
        *[Binding(digit, f"digit({digit})", show=False) for digit in "0123456789"],
        Binding("enter", "go", show=False),
        Binding("f5", "lightness", show=False),
        Binding("q,ctrl+q,ctrl+c,escape", "quit", show=False, priority=True),
    ]

    def __init__(self, seen: Replay, at: int, theme: str) -> None:
        """Begin at this entry."""
        self.seen = seen
        self.at = at
        self.typed = ""
        """The number of an entry, while it is being typed."""
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
        entry = f"{self.at}/{seen.last}" + (f" → {self.typed}" if self.typed else "")
        who = {TRUTH: "ui-view-all", seen.match.seats: "ui-view-spectator"}.get(seen.viewer, "ui-view-seat")
        name = self.words.names[seen.viewer] if 0 <= seen.viewer < seen.match.seats else ""
        self.show(
            seen.state_at(self.at), f"{self.words.say(seen.match.text.title())}  {entry}  {self.say(who, name=name)}"
        )
        told = seen.told(self.at)
        self.query_one("#log", Log).tell(told, len(told) - 1, self.palette)
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

    def action_digit(self, digit: int) -> None:
        """Note a digit of the entry to jump to."""
        self.typed = (self.typed + str(digit))[-6:]
        self.refresh_table()

    def action_go(self) -> None:
        """Jump to the entry whose number was typed."""
        if self.typed:
            self.at = min(int(self.typed), self.seen.last)
            self.typed = ""
            self.refresh_table()

    def action_view(self) -> None:
        """Look with the eyes of the next viewer."""
        self.seen.viewer = self.seen.viewer + 1 if self.seen.viewer < self.seen.match.seats else TRUTH
        self.refresh_table()
