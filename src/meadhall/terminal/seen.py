"""What a table in the terminal reads of a match, and what it asks of whoever drives it, here or at a hall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State
    from meadhall.match import Holder, Result
    from meadhall.presentation import GameText, Phrase
    from meadhall.terminal.commands import Asked


class Seen(Protocol):
    """A match as it can be looked at."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def text(self) -> GameText:
        """The words for it."""

    @property
    def settings(self) -> Mapping[str, str]:
        """What the table has agreed on."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def holders(self) -> Sequence[Holder]:
        """Who holds the seats."""

    @property
    def entries(self) -> Sequence[object]:
        """What has happened so far, the beginning included; empty before that."""

    @property
    def state(self) -> State:
        """The game: all of it, or what may be known."""

    @property
    def result(self) -> Result | None:
        """How it ended."""

    def view(self, viewer: int) -> State:
        """Return what a seat, or the spectator, may know."""

    def question_to(self, seat: int) -> Question | None:
        """Return what a seat is asked now."""

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""

    def undoable(self, seat: int) -> int:
        """Return how many answers a seat can take back by itself."""

    def first_answer(self) -> int:
        """Return how many entries set the table up."""

    def story(self, viewer: int, since: int = 0) -> list[Phrase]:
        """Return what happened after the first `since` entries, as a viewer may know it."""


class Driver(Protocol):
    """Whoever carries out what a person does at a table."""

    @property
    def match(self) -> Seen:
        """What is played."""

    @property
    def commands(self) -> Sequence[str]:
        """What a person may type besides answers."""

    @property
    def guide(self) -> str:
        """The message that tells what else can be typed than at every table; empty: nothing."""

    def reader(self) -> int:
        """Return who sits before the screen at first: a seat, a spectator, or NOBODY in particular."""

    def viewer(self, reader: int) -> int:
        """Return with whose eyes a reader looks."""

    def people(self) -> list[int]:
        """Return the seats of those who share this screen."""

    def person_asked(self) -> int | None:
        """Return the first of them who is asked and has to decide, None if nobody has."""

    def let_a_bot_answer(self) -> bool:
        """Let somebody answer who is nobody at this screen; False if there is none, or if that is done elsewhere."""

    def answer(self, seat: int, option: int) -> None:
        """Answer for a seat."""

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer."""

    def restart(self, seat: int) -> None:
        """Take back all that a seat can take back."""

    def hints(self, asked: Asked) -> list[str]:
        """Return what a bot thinks of the best options; nothing if that will be told later."""
