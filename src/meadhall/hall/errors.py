"""What the hall refuses. Each error has an HTTP status, a word for programs and a phrase for people.

The words are `ErrorWord` in `hall/wire.py`; the sentence of a word is `hall-<word>` in the three catalogues of
`meadhall/presentation/catalogues`.

HallError
  NotFound            there is no such thing, or the guest may not know of it
  NotAllowed          this guest may not
  NotNow              not at this time
  BadRequest          it makes no sense
  LimitExceeded       too often, or too much
  Unauthenticated     the guest is not known

MatchError            what a match refuses (`match/errors.py`), and besides
  Stale               the match has changed since the guest saw it
  TooManyDeadEntries  the match has too many entries that led nowhere
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.match import (
    BadEntry,
    HasBegun,
    IllegalOption,
    MatchError,
    MatchOver,
    NotBegun,
    NothingToAgreeTo,
    NothingToUndo,
    NotYourQuestion,
    TimeIsUp,
    UnknownSeat,
)
from meadhall.presentation import PACKAGE, in_english, phrase

if TYPE_CHECKING:
    from meadhall.hall.wire import ErrorWord
    from meadhall.presentation import Phrase


class HallError(ValueError):
    """A request that the hall refuses; nothing has changed."""

    status = 400

    def __init__(self, error: ErrorWord, says: Phrase | None = None, package: str = PACKAGE) -> None:
        """Keep a word and a phrase, by default the one named after the word.

        `package` is whose catalogue the phrase may need besides the common one.
        """
        self.error = error
        self.phrase = says or phrase(f"hall-{error}")
        super().__init__(in_english(self.phrase, package))


class BadRequest(HallError):
    """The request makes no sense."""


class Unauthenticated(HallError):
    """The guest is not known."""

    status = 401


class NotAllowed(HallError):
    """The guest may not."""

    status = 403


class NotFound(HallError):
    """There is no such thing, or the guest may not know of it."""

    status = 404


class NotNow(HallError):
    """Not at this time."""

    status = 409


class LimitExceeded(HallError):
    """Too often, or too much."""

    status = 429


class Stale(MatchError):
    """The match has changed since the guest saw it."""


class TooManyDeadEntries(MatchError):
    """The match has too many entries that led nowhere."""


MATCH_ERROR_WORDS: dict[type[MatchError], ErrorWord] = {
    BadEntry: "bad-entry",
    HasBegun: "has-begun",
    IllegalOption: "illegal",
    MatchOver: "match-over",
    NotBegun: "not-begun",
    NotYourQuestion: "not-your-question",
    NothingToAgreeTo: "nothing-to-agree-to",
    NothingToUndo: "nothing-to-undo",
    Stale: "stale",
    TimeIsUp: "time-is-up",
    TooManyDeadEntries: "too-much",
    UnknownSeat: "unknown-seat",
}


def error_word(error: HallError | MatchError) -> ErrorWord:
    """Return the word of an error for programs."""
    return error.error if isinstance(error, HallError) else MATCH_ERROR_WORDS[type(error)]
