"""A game in words: the phrases for its events, questions, options and refusals.

A game's `text.py` has one object TEXT of a subclass of `GameText`; its sentences are in `catalogues/*.ftl` beside it.
Its methods get a view (a redacted state), or an event as its reader may know it (`Event.seen_by`), so that no sentence
can tell more than its reader may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.registry import beside
from meadhall.presentation.catalogue import PACKAGE
from meadhall.presentation.phrase import Phrase, Seat, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.game import Game
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State


class GameText:
    """The words of a game: its notation by default; a game overrides what it says better."""

    package = PACKAGE
    """The package with the folder `catalogues`."""

    def __init__(self, game: Game) -> None:
        """Keep the game."""
        self.game = game

    def title(self) -> Phrase:
        """Return the name of the game."""
        return phrase("letter", text=self.game.title)

    def label(self, option: int) -> Phrase:
        """Return what a person types for an option: the notation, or its equivalent in the person's language."""
        return phrase("letter", text=self.game.write(option))

    def alias(self, option: int) -> Phrase | None:
        """Return what a person may type instead, such as the full name of a card; None if nothing."""
        return None

    def event(self, event: Event) -> Phrase | None:
        """Return an event as its reader may know it, None if it is not part of the story."""
        seat, name = Seat(event.seat), self.game.events[event.kind]
        if event.card < 0:
            return phrase("event", seat=seat, event=name)
        return phrase("event-card", seat=seat, event=name, card=self.label(event.card))

    def question(self, view: State, question: Question) -> Phrase:
        """Return what is asked, as a sentence to the seat that is asked."""
        return phrase("question", kind=self.game.kinds[question.kind])

    def option(self, view: State, question: Question, option: int) -> Phrase:
        """Return what an option means."""
        return self.label(option)

    def refusal(self, view: State, question: Question, option: int, clause: int) -> Phrase:
        """Return why an option is forbidden."""
        return phrase("refusal", option=self.option(view, question, option))

    def absent(self, view: State, question: Question, option: int) -> Phrase | None:
        """Return why something is not an option though no clause forbids it, None if there is nothing to say."""
        return None

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        """Return the ids of the clauses about an option of a question."""
        return []

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        """Return the text of a clause, None if the game has none."""
        return None

    def moments(self) -> list[Phrase]:
        """Return the names of the moments for reactions, in the order of their numbers."""
        return []

    def ending(self, reason: int) -> Phrase:
        """Return why the game is over."""
        return phrase("ending", reason=self.game.endings[reason])

    def victory(self, state: State, winners: Sequence[int]) -> Phrase:
        """Return who has won, and with what."""
        outcome = state.outcome
        assert outcome is not None
        players = tuple(phrase("winner", seat=Seat(seat)) for seat in winners)
        is_team = len({self.game.side(state, seat) for seat in winners}) == 1
        way = "alone" if len(winners) == 1 else "team" if is_team else "shared"
        points = self.points(outcome.scores[winners[0]])
        return phrase("victory", way=way, seat=Seat(winners[0]), players=players, points=points)

    def setting(self, key: str, value: str) -> Phrase:
        """Return the meaning of a setting."""
        return phrase("setting", key=key, value=value)

    def opening(self, view: State) -> list[Phrase]:
        """Return what a player is told about the set-up before the first question."""
        return []

    def meaning(self, option: int) -> Phrase | None:
        """Return the meaning of a letter, an option now or not, such as the text of a card; None if nothing."""
        return None

    def needs_words(self, question: Question) -> bool:
        """Return whether the options should be listed in words, because their notation says too little."""
        return False

    def foremost(self, view: State, question: Question) -> list[int]:
        """Return the options to list first if there are too many; all of them by default."""
        return question.options

    def points(self, n: int) -> Phrase:
        """Return a score with its unit."""
        return phrase("points", n=n)

    def table(self, view: State) -> list[Phrase]:
        """Return a view of the table in words, line by line."""
        return [phrase("letter", text=line) for line in self.game.write_position(view).splitlines()]

    def hand(self, view: State, seat: int) -> list[Phrase] | None:
        """Return the names of the cards in a seat's hand, None if the game does not list them."""
        return None

    def score(self, state: State, seat: int) -> list[Phrase]:
        """Return a seat's final score line by line, empty if there is nothing to add up."""
        return []

    def legend(self) -> list[Phrase]:
        """Return how answers are typed."""
        return []


class NotationText(GameText):
    """The words of a game without a text of its own: its notation."""


def text_of(game: Game) -> GameText:
    """Return the words of a game: its TEXT, or else its notation."""
    return beside(game, "text", GameText) or NotationText(game)
