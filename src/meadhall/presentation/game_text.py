"""What a game says in words: which phrase stands for an event, a question, an option, a refusal.

A game's `text.py` has one object TEXT of a subclass of `GameText`; its sentences stand in `catalogues/*.ftl` beside it.
All methods read what one seat may know (a redacted state), so that no sentence can tell more than that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.registry import beside
from meadhall.presentation.catalogue import PACKAGE
from meadhall.presentation.phrase import Phrase, Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State


class GameText:
    """The words of a game: by default its notation; a game overrides what it can say better."""

    package = PACKAGE
    """The package whose folder `catalogues` holds the catalogues."""

    def __init__(self, game: Game) -> None:
        """Speak about a game."""
        self.game = game

    def title(self) -> Phrase:
        """Return the name of the game."""
        return phrase("letter", text=self.game.title)

    def label(self, option: int) -> Phrase:
        """Return what a person types for an option: the notation, or its like in the person's language."""
        return phrase("letter", text=self.game.write(option))

    def alias(self, option: int) -> Phrase | None:
        """Return what else a person may type for an option, as the full name of a card; None if nothing."""
        return None

    def event(self, event: Event) -> Phrase | None:
        """Return what happened, as its reader may know it; None for what is better seen than told."""
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
        """Return why an option that no clause forbids is not there all the same; None where there is no more to say."""
        return None

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        """Return the ids of the clauses that speak about an option of a question."""
        return []

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        """Return the words of a clause, None where the game has none."""
        return None

    def moments(self) -> list[Phrase]:
        """Return what the moments are called at which one may react, in the order of their numbers."""
        return []

    def ending(self, reason: int) -> Phrase:
        """Return why the game is over."""
        return phrase("ending", reason=self.game.endings[reason])

    def setting(self, key: str, value: str) -> Phrase:
        """Return what a setting of the table means."""
        return phrase("setting", key=key, value=value)

    def opening(self, view: State) -> list[Phrase]:
        """Return what a player should hear of the set-up before the first question."""
        return []

    def meaning(self, option: int) -> Phrase | None:
        """Return what a letter means whether or not it can be answered now, as the text of a card; None if nothing."""
        return None

    def needs_words(self, question: Question) -> bool:
        """Return whether the notation of the options says too little, so that they should be told in words."""
        return False

    def foremost(self, view: State, question: Question) -> list[int]:
        """Return the options to be told first, where there are too many to be told at once; by default all."""
        return question.options

    def points(self, n: int) -> Phrase:
        """Return a score with the name of what is scored."""
        return phrase("points", n=n)

    def table(self, view: State) -> list[Phrase]:
        """Return the table in words, line by line, as this viewer may know it."""
        return [phrase("letter", text=line) for line in self.game.write_position(view).splitlines()]

    def hand(self, view: State, seat: int) -> list[Phrase] | None:
        """Return what a seat has in hand, as names; None where a game does not tell."""
        return None

    def score(self, state: State, seat: int) -> list[Phrase]:
        """Return a seat's final score line by line; nothing where there is nothing to add up."""
        return []

    def legend(self) -> list[Phrase]:
        """Return what a person must know to type answers."""
        return []


class PlainText(GameText):
    """The words of a game that has no text of its own: its notation."""


def text_of(game: Game) -> GameText:
    """Return the words of a game: its TEXT, else plain ones."""
    return beside(game, "text", GameText) or PlainText(game)
