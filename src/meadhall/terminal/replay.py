"""`meadhall replay`: a record entry by entry, as a seat or the spectator sees it, or with everything shown."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from meadhall.core.game import BadSetting
from meadhall.core.state import TRUTH
from meadhall.match import replay
from meadhall.match.replay import read_answers
from meadhall.presentation import phrase
from meadhall.terminal.commands import score_lines
from meadhall.terminal.language import words_for
from meadhall.terminal.local import name_players
from meadhall.terminal.records import read_record
from meadhall.terminal.tty import has_screen

if TYPE_CHECKING:
    from pathlib import Path

    from meadhall.core.state import State
    from meadhall.match import Match
    from meadhall.presentation import Catalogue


class Replay:
    """A match that can be shown after each of its entries."""

    def __init__(self, match: Match, words: Catalogue, viewer: int) -> None:
        """Show a replayed match to this viewer (TRUTH: everything)."""
        self.match = match
        self.words = words
        self.viewer = viewer
        self.lines: dict[int, list[list[str]]] = {}
        """By viewer, the lines of each entry so far."""
        name_players(words, match.header.seats, viewer)

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.match.entries)

    @cached_property
    def states(self) -> list[State]:
        """The true states before the first entry and after each."""
        header = self.match.header
        states = [self.match.game.new(self.match.seats, dict(header.settings), header.rules)]
        for entry in self.match.entries:
            state = states[-1]
            if entry.option >= 0:
                state = state.copy()
                state.answer(entry.actor, entry.option)
            elif entry.verb == "lays":
                state = state.copy()
                for actor, option in read_answers(self.match.game, entry.rest) or []:
                    state.answer(actor, option)
            elif entry.verb in ("undoes", "goes-back"):
                state = states[int(entry.rest) - 1]
            elif entry.verb == "retracts":
                state = state.copy()
                state.retract(entry.actor)
            states.append(state)
        return states

    def state_at(self, n: int) -> State:
        """Return the state after the first n entries, as the viewer may know it."""
        state = self.states[n]
        return state if self.viewer == TRUTH else state.redact(self.viewer)

    def story(self, n: int) -> list[str]:
        """Return the story of the first n entries, each line with the number of its entry."""
        lines = self.lines.setdefault(self.viewer, [])
        for entry in self.match.entries[len(lines) : n]:
            story = self.match.story(self.viewer, entry.n - 1, entry.n)
            lines.append([f"{entry.n} {self.words.say(each)}" for each in story])
        return [line for each in lines[:n] for line in each]


def viewer_of(text: str | None, match: Match) -> int:
    """Return the viewer that was asked for; raises `BadSetting`, naming the choices.

    The default is everything for a finished match and the spectator for a running one.
    """
    seats = match.seats
    if text is None:
        return seats if match.result is None else TRUTH
    if text == "all":
        return TRUTH
    if text == "spectator":
        return seats
    if text.isascii() and text.isdigit() and int(text) < seats:
        return int(text)
    raise BadSetting(f"--view {text}: a seat from 0 to {seats - 1}, spectator or all")


def show_record(file: Path, view: str | None, at: int | None, language: str, plain: bool, theme: str) -> int:
    """Show a record; return the exit status."""
    match = replay(read_record(file))
    shown = Replay(match, words_for(language, match.text.package), viewer_of(view, match))
    if at is not None and not 0 <= at <= shown.last:
        raise BadSetting(f"--at {at}: the record has entries 1 to {shown.last}")
    if not plain and has_screen():
        from meadhall.terminal.screen import ReplayApp  # Textual takes a moment to load

        ReplayApp(shown, match.first_answer() if at is None else at, theme).run_until_left()
    elif at is not None:
        for line in match.text.table(shown.state_at(at)):
            print(shown.words.say(line))
    else:
        for sentence in shown.story(shown.last):
            print(sentence)
        for end in score_lines(match, shown.words) if match.result else [shown.words.say(phrase("ui-unfinished"))]:
            print(end)
    return 0
