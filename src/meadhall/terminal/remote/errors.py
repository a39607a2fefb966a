"""Why a table cannot be joined or has to be left: each error has a sentence for the person and an exit status.

CannotJoin     the hall or the arguments forbid it
  Unreachable  no hall answers there
  Gone         the table or the hall is gone; what it acknowledged is safe there
TableChanged   the game, its seats or settings have changed: join again, if possible
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.match.record import shown
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from meadhall.hall.wire import Problem, TableInfo
    from meadhall.presentation import Catalogue, Phrase


class CannotJoin(Exception):
    """The table cannot be joined; says why."""

    status = 2

    def __init__(self, said: Phrase, error: str = "", message: str = "") -> None:
        """Keep the phrase and, of a hall's refusal, its error word and English sentence."""
        super().__init__(said.id)
        self.phrase = said
        self.error = error
        self.message = message

    def sentence(self, words: Catalogue) -> str:
        """Return the sentence of the catalogue, or the hall's own for an error that is unknown here."""
        try:
            return words.say(self.phrase)
        except ValueError:
            return self.message or self.phrase.id


class Unreachable(CannotJoin):
    """No hall answers there."""


class Gone(CannotJoin):
    """The table or the hall is gone."""

    status = 1


class TableChanged(Exception):
    """The host has changed the game, seats or settings, or the hall now plays by other rules."""

    def __init__(self, table: TableInfo) -> None:
        """Keep the new table."""
        super().__init__(table.id)
        self.table = table


def refused(problem: Problem) -> CannotJoin:
    """Return the exception for a hall's refusal."""
    return CannotJoin(phrase(f"hall-{problem.error}"), problem.error, shown(problem.message, 300))
