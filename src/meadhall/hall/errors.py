"""What the hall refuses, by name. Each error has a status for HTTP, a word for programs and a phrase for people.

HallError
  NotFound      there is no such thing, or it is none of the guest's business
  NotAllowed    others may, this guest may not
  NotNow        it could be done at another time
  BadRequest    it makes no sense
  TooMany       too often, too much
  NotKnown      nobody knows who is asking
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.presentation import PACKAGE, in_english, phrase

if TYPE_CHECKING:
    from meadhall.presentation import Phrase


class HallError(ValueError):
    """Something that the hall refuses; nothing has changed."""

    status = 400

    def __init__(self, error: str, said: Phrase | None = None, package: str = PACKAGE) -> None:
        """Keep a word for programs and a phrase for people: by default the one that the word names.

        `package` is whose catalogue the phrase may need besides the common one.
        """
        self.error = error
        self.phrase = said or phrase(f"hall-{error}")
        super().__init__(in_english(self.phrase, package))


class BadRequest(HallError):
    """It makes no sense."""


class NotKnown(HallError):
    """Nobody knows who is asking."""

    status = 401


class NotAllowed(HallError):
    """Others may, this guest may not."""

    status = 403


class NotFound(HallError):
    """There is no such thing, or it is none of the guest's business."""

    status = 404


class NotNow(HallError):
    """It could be done at another time."""

    status = 409


class TooMany(HallError):
    """Too often, too much."""

    status = 429
