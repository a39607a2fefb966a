"""What a match refuses, by name. Each error carries a phrase; nothing has changed when one is raised.

MatchError
  UnknownSeat         there is no such seat
  NotYourQuestion     the seat is not asked now
  IllegalOption       the rules forbid it (with the clause), or it is not an option at all
  NothingToUndo       nothing can be taken back
  NotBegun, HasBegun  too early, too late
  MatchOver           the match has ended
  TimeIsUp            the seat's clock has run out
  BadEntry            a nonce, name, clock or standing answer is invalid
"""

from __future__ import annotations

from meadhall.presentation import PACKAGE, Phrase, in_english


class MatchError(ValueError):
    """Something a match refuses; nothing has changed."""

    def __init__(self, phrase: Phrase, package: str = PACKAGE) -> None:
        """Keep the phrase; the message is its English sentence."""
        super().__init__(in_english(phrase, package))
        self.phrase = phrase


class UnknownSeat(MatchError):
    """There is no such seat."""


class NotYourQuestion(MatchError):
    """The seat is not asked now."""


class IllegalOption(MatchError):
    """The rules forbid it, or it is not an option at all."""

    def __init__(self, phrase: Phrase, package: str, seat: int, option: object, clause: str, legal: list[int]) -> None:
        """Keep who tried what, the clause that forbids it ('' if it is not an option at all) and what was legal."""
        super().__init__(phrase, package)
        self.seat = seat
        self.option = option
        self.clause = clause
        self.legal = legal


class NothingToUndo(MatchError):
    """Nothing can be taken back."""


class NothingToAgreeTo(MatchError):
    """Nobody has asked for this seat's consent."""


class NotBegun(MatchError):
    """The match has not begun."""


class HasBegun(MatchError):
    """The match has begun already."""


class MatchOver(MatchError):
    """The match has ended."""


class TimeIsUp(MatchError):
    """The seat's clock has run out."""


class BadEntry(MatchError):
    """A nonce, name, clock or standing answer is invalid."""
