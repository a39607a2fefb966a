"""The two protocols of a table in the terminal: the match it shows, and the driver that carries actions out.

There are three drivers: `LocalDriver` for a match on this machine, `RemoteDriver` for a table of a hall, and the
`Teacher` of a lesson.
"""

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


class ShownMatch(Protocol):
    """A match as a table shows it."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def text(self) -> GameText:
        """The game's words."""

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings of the table."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def holders(self) -> Sequence[Holder]:
        """Who holds the seats."""

    @property
    def entries(self) -> Sequence[object]:
        """The entries so far, the beginning included; empty before that."""

    @property
    def state(self) -> State:
        """The state: the truth, or a view of it."""

    @property
    def result(self) -> Result | None:
        """The result, None while the match runs."""

    def view(self, viewer: int) -> State:
        """Return what a seat, or the spectator, may know."""

    def question_to(self, seat: int) -> Question | None:
        """Return what a seat is asked now."""

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""

    def undo_limit(self, seat: int) -> int:
        """Return how many answers a seat can take back without consent."""

    def first_answer(self) -> int:
        """Return how many entries set the table up."""

    def story(self, viewer: int, since: int = 0) -> list[Phrase]:
        """Return what happened after the first `since` entries, as a viewer may know it."""


class Driver(Protocol):
    """Carries out what people do at a table."""

    @property
    def match(self) -> ShownMatch:
        """The match."""

    @property
    def commands(self) -> Sequence[str]:
        """The commands that can be typed besides answers."""

    @property
    def guide(self) -> str:
        """The id of a message about further commands, or empty."""

    def reader(self) -> int:
        """Return who looks at the screen first: a seat, the spectator, or NOBODY in particular."""

    def viewer(self, reader: int) -> int:
        """Return whose view a reader is shown."""

    def people(self) -> list[int]:
        """Return the seats of the people at this screen."""

    def person_asked(self) -> int | None:
        """Return the first of them that has to decide, None if there is none."""

    def let_a_bot_answer(self) -> bool:
        """Answer for one seat that is not at this screen; False if there is none, or if a hall does it."""

    def answer(self, seat: int, option: int) -> None:
        """Answer for a seat."""

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat."""

    def restart(self, seat: int) -> None:
        """Take back everything that a seat can take back."""

    def hints(self, asked: Asked) -> list[str]:
        """Return a bot's hints as lines; none if they come later."""
