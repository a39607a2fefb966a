"""What tests share that compare the engine with a naive model of a game, both playing the same games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.testing import lines

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.rng import Rng
    from meadhall.core.state import State

Asked = tuple[int, str, list[str]]
"""Who is asked, the kind of question, and the words that may be answered, sorted."""
Ended = tuple[str, list[int], list[int]]
"""How a game ended, the scores and the ranks."""


def pick(rng: Rng, words: list[str]) -> str:
    """Return one of these words, each equally likely."""
    return words[rng.below(len(words))]


def name(table: tuple[int, dict[str, str]]) -> str:
    """Return the number of seats and the settings of a table, as the name of a test."""
    seats, readings = table
    return "-".join([str(seats), *readings.values()])


def in_words(game: Game, question: Question) -> Asked:
    """Return a question in words, chance's as often as they weigh."""
    weights = question.weights or [1] * len(question.options)
    words = [game.write(option) for option, n in zip(question.options, weights, strict=True) for _ in range(n)]
    return question.actor, game.kinds[question.kind], sorted(words)


def engine(game: Game, state: State) -> dict[str, object]:
    """Return what the engine says: its questions, its outcome and the lines of its position."""
    outcome = state.outcome
    return {
        "asked": [in_words(game, question) for question in state.open_questions()],
        "outcome": outcome and (game.endings[outcome.reason], list(outcome.scores), list(outcome.ranks)),
        **lines(game, state),
    }


def expected(questions: list[Asked], outcome: Ended | None, position: dict[str, str]) -> dict[str, object]:
    """Return what a model says of the same."""
    return {"asked": [(actor, kind, sorted(words)) for actor, kind, words in questions], "outcome": outcome, **position}


def difference(ours: dict[str, object], theirs: dict[str, object]) -> list[str]:
    """Return what the engine and the model see differently."""
    return [f"{key}: engine {ours[key]}, model {theirs[key]}" for key in theirs if ours[key] != theirs[key]]
