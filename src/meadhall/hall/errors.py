"""What the hall refuses. Each error has an HTTP status, a word for programs and a phrase for people.

HallError
  NotFound      there is no such thing, or the guest may not know of it
  NotAllowed    this guest may not
  NotNow        not at this time
  BadRequest    it makes no sense
  TooMany       too often, or too much
  NotKnown      the guest is not known

MatchError      what a match refuses (`match/errors.py`), and besides
  Stale         the match has changed since the guest saw it
  TooMuch       the match has too many entries that led nowhere
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.match import IllegalOption, MatchError
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


class NotKnown(HallError):
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


class TooMany(HallError):
    """Too often, or too much."""

    status = 429


class Stale(MatchError):
    """The match has changed since the guest saw it."""


class TooMuch(MatchError):
    """The match has too many entries that led nowhere."""


def error_word(error: HallError | MatchError) -> str:
    """Return the `ErrorWord` of an error; that of a `MatchError` is its name: NotYourQuestion is not-your-question."""
    if isinstance(error, HallError):
        return error.error
    if isinstance(error, IllegalOption):
        return "illegal"
    name = type(error).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
