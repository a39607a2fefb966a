"""What the hall refuses. Each error has an HTTP status, a word for programs and a phrase for people.

HallError
  NotFound      there is no such thing, or the guest may not know of it
  NotAllowed    this guest may not
  NotNow        not at this time
  BadRequest    it makes no sense
  TooMany       too often, or too much
  NotKnown      the guest is not known
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
