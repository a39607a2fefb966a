"""Why somebody cannot join a table, or stay at it: each a sentence for the person, and an exit status.

CannotJoin     nothing to be done as it was asked: the hall or the person's own wish forbids it
  Unreachable  no hall answers there
  Gone         the table or the hall has gone; what was acknowledged is safe there
Relaid         what is played has changed: one sits down anew, if one can
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.match.record import shown
from meadhall.presentation import phrase

if TYPE_CHECKING:
    from meadhall.hall.wire import Problem, TableInfo
    from meadhall.presentation import Catalogue, Phrase


class CannotJoin(Exception):
    """It cannot be done; says why."""

    status = 2

    def __init__(self, said: Phrase, error: str = "", message: str = "") -> None:
        """Keep the phrase; what a hall refused has a word for programs too, and an English sentence of the hall's."""
        super().__init__(said.id)
        self.phrase = said
        self.error = error
        self.message = message

    def told(self, words: Catalogue) -> str:
        """Return the sentence: the catalogue's, or that of a hall which knows more errors than we."""
        try:
            return words.say(self.phrase)
        except ValueError:
            return self.message or self.phrase.id


class Unreachable(CannotJoin):
    """No hall answers there."""


class Gone(CannotJoin):
    """The table or the hall has gone."""

    status = 1


class Relaid(Exception):
    """The host has agreed on another game, seats or settings, or the hall plays by other rules now."""

    def __init__(self, table: TableInfo) -> None:
        """Keep the table as it is now."""
        super().__init__(table.id)
        self.table = table


def refused(problem: Problem) -> CannotJoin:
    """Return what a hall refused."""
    return CannotJoin(phrase(f"hall-{problem.error}"), problem.error, shown(problem.message, 300))
