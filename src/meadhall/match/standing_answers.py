"""Standing answers: ask me, or pass for me, at a moment for reactions; they apply whatever the hand is."""

from __future__ import annotations

ASK, SPAN, ALWAYS = "ask", "span", "always"
"""How long to pass for a seat: not at all, until the end of the span (a season, a round), or to the end."""
EVERY_MOMENT = -1
MOMENTS = 10**6
"""Moments are numbers below this."""


class StandingAnswers:
    """The standing answers of all seats."""

    def __init__(self) -> None:
        """Begin without any: every seat is asked."""
        self.given: dict[tuple[int, int], tuple[str, int]] = {}
        """(seat, moment) to how long, and the span in which it was set."""

    def set(self, seat: int, moment: int, how: str, span: int) -> None:
        """Set an answer; one for every moment replaces all others, one for a single moment takes precedence over it."""
        if moment == EVERY_MOMENT:
            self.forget(seat)
        if how != ASK or (seat, EVERY_MOMENT) in self.given:
            self.given[seat, moment] = (how, span)
        else:
            self.given.pop((seat, moment), None)

    def forget(self, seat: int) -> None:
        """Remove all answers of a seat."""
        self.given = {key: how for key, how in self.given.items() if key[0] != seat}

    def of(self, seat: int, span: int) -> list[tuple[int, str]]:
        """Return the answers of a seat that apply in this span: moment and how long."""
        return [
            (moment, how)
            for (each, moment), (how, since) in sorted(self.given.items())
            if each == seat and (how != SPAN or since == span)
        ]

    def passes(self, seat: int, moment: int, span: int) -> bool:
        """Return whether a seat passes at this moment of this span."""
        how, since = self.given.get((seat, moment)) or self.given.get((seat, EVERY_MOMENT), (ASK, 0))
        return how == ALWAYS or (how == SPAN and since == span)
