"""Scenarios: a position in the game's notation, answers in words, and assertions on lines of the position.

>>> t = Scenario(GAME, POSITION).given("hand 0", "R3 R4 Y0")
>>> t.answer(0, "R3", "small")["figures 0"]
'R1'
>>> t.asked
(0, 'draw', ['pile'])
>>> t.refused(0, "R")
'KEL-R22'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import TRUTH, choose

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Event, Outcome
    from meadhall.core.state import State


class Scenario:
    """One situation of a game, set up as text and played by words."""

    def __init__(self, game: Game, position: str) -> None:
        """Start from a position; `given` changes single lines of it."""
        self.game = game
        self.text = position
        self.started: State | None = None

    @property
    def state(self) -> State:
        """The current state; reading it ends the set-up."""
        if self.started is None:
            self.started = self.game.read_position(self.text)
            self.started.events = []
        return self.started

    @property
    def events(self) -> list[Event]:
        """All events since the start."""
        return self.state.events or []

    def given(self, name: str, value: str) -> Self:
        """Replace one line of the position, before the first answer."""
        if self.started is not None:
            raise ValueError("the scenario has already begun")
        lines = self.text.splitlines()
        places = [at for at, line in enumerate(lines) if line.split(":")[0] == name]
        if not places:
            raise ValueError(f"the position has no line {name!r}")
        lines[places[0]] = f"{name}: {value}"
        self.text = "\n".join(lines)
        return self

    def answer(self, seat: int, *words: str) -> Self:
        """Answer as a seat, once for each word."""
        for word in words:
            question = self.state.question_to(seat)
            assert question is not None, f"seat {seat} is not asked, so it cannot answer {word}\n{self}"
            letter = self.game.read(word)
            clause = self.refused(seat, word)
            why = f" ({clause} forbids it)" if clause else ""
            assert letter in question.options, f"{word} is not among {self.asked_of(seat)}{why}\n{self}"
            self.state.answer(seat, letter)
        return self

    def chance(self, *words: str) -> Self:
        """Answer as chance."""
        return self.answer(CHANCE, *words)

    def left_to_chance(self, seed: int = 1) -> Self:
        """Answer as chance at random until a seat is asked or the game is over."""
        rng = Rng(seed)
        while (question := self.state.question()) is not None and question.actor == CHANCE:
            self.state.answer(CHANCE, choose(question, rng))
        return self

    def asked_of(self, seat: int) -> list[str]:
        """Return the options of a seat's open question in words, none if it is not asked."""
        question = self.state.question_to(seat)
        return [] if question is None else [self.game.write(option) for option in question.options]

    @property
    def asked(self) -> tuple[int, str, list[str]] | None:
        """Who is asked, the kind of question, the options in words; None when the game is over."""
        return asked(self.game, self.state)

    def asks(self) -> tuple[int, str]:
        """Return who is asked, and the kind of question; the game must not be over."""
        asked = self.asked
        assert asked is not None, f"the game is over\n{self}"
        return asked[:2]

    def facts(self, *names: str, viewer: int = TRUTH) -> list[Event]:
        """Return the events of these kinds so far, or of all kinds, as they are or as a viewer may know them."""
        kinds = [self.game.events.index(name) for name in names or self.game.events]
        found = [event for event in self.events if event.kind in kinds]
        return found if viewer == TRUTH else [event.seen_by(viewer) for event in found]

    def told(self, *names: str, other: bool = False) -> list[tuple[int, ...]]:
        """Return the events of these kinds so far, each as (seat, card, place, n), with `other` if wanted."""
        return [event.key()[1 : 6 if other else 5] for event in self.facts(*names)]

    def heard(self, viewer: int, *names: str) -> list[tuple[int, ...]]:
        """Return the same as a viewer may know it: a card that it may not know is -1."""
        return [event.key()[1:5] for event in self.facts(*names, viewer=viewer)]

    def seen(self, viewer: int, name: str) -> str:
        """Return one line of the position as a seat sees it; the number of seats is the spectator."""
        return line(self.game, self.state.redact(viewer), name)

    def sights(self, name: str) -> list[str]:
        """Return what each seat and, last, the spectator sees in one line."""
        return [self.seen(viewer, name) for viewer in range(self.state.seats + 1)]

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must be over."""
        outcome = self.state.outcome
        assert self.asked is None, f"the game goes on\n{self}"
        assert outcome is not None, f"the game goes on\n{self}"
        return outcome

    def result(self) -> tuple[str, list[int], list[int]]:
        """Return how the game ended, and the scores and ranks of all seats."""
        return self.ending(), self.outcome.scores, self.outcome.ranks

    def ending(self) -> str:
        """Return how the game ended."""
        return self.game.endings[self.outcome.reason]

    def refused(self, seat: int, word: str) -> str:
        """Return the clause that forbids a seat this answer, '' if none does."""
        clauses = dict(self.state.refusals(seat))
        return self.game.clauses[clauses.get(self.game.read(word), 0)]

    def __getitem__(self, name: str) -> str:
        """Return one line of the position."""
        return line(self.game, self.state, name)

    def __str__(self) -> str:
        """Return the position as text."""
        return self.game.write_position(self.state)


def asked(game: Game, state: State) -> tuple[int, str, list[str]] | None:
    """Return who is asked, the kind of question, the options in words; None when the game is over."""
    question = state.question()
    if question is None:
        return None
    return question.actor, game.kinds[question.kind], [game.write(option) for option in question.options]


def lines(game: Game, state: State) -> dict[str, str]:
    """Return the lines of the position of a state, or of a view of it, by name."""
    parts = [text.partition(":") for text in game.write_position(state).splitlines()]
    return {name: value.strip() for name, colon, value in parts if colon}


def line(game: Game, state: State, name: str) -> str:
    """Return one line of the position of a state, or of a view of it."""
    return lines(game, state)[name]


def fresh(game: Game, seats: int, seed: int = 1, **settings: str) -> State:
    """Return a new game after a random set-up."""
    state, rng = game.new(seats, settings), Rng(seed)
    while (question := state.question()) is not None and question.actor == CHANCE:
        state.apply(choose(question, rng))
    return state


def veiled(words: str) -> str:
    """Return words as they look to a viewer who may only count them."""
    return " ".join("?" for _ in words.split())
