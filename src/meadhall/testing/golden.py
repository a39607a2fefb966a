"""Golden playthroughs: a whole game as text with every question, answer, event and view. A diff shows what changed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State

    Policy = Callable[[State, Question, Rng], int]

MANY = 30
"""More options or refusals than this are not written out."""
EVERY = 60
"""Answers between whole positions; after every answer there are digests of the state and of every view."""


def digest(state: State) -> str:
    """Return a short fingerprint of a state."""
    return hashlib.sha256(repr(state.key()).encode()).hexdigest()[:6]


def listed(words: list[str], gap: str) -> str:
    """Return words joined; for more than MANY, their number and a fingerprint."""
    text = gap.join(words)
    return text if len(words) <= MANY else f"({len(words)}: {hashlib.sha256(text.encode()).hexdigest()[:6]})"


def at_random(_: State, question: Question, rng: Rng) -> int:
    """Answer at random."""
    return choose(question, rng)


def playthrough(game: Game, seats: int, settings: dict[str, str], seed: int, policy: Policy = at_random) -> str:
    """Return the text of one game; chance, and seats without a policy of their own, answer at random from a seed."""
    rng = Rng(seed)
    state = game.new(seats, settings)
    state.events = []
    told = 0
    lines = [f"{game.key} version {game.version}, {seats} seats, seed {seed}"]
    lines += [f"setting {key} = {value}" for key, value in sorted(settings.items())]
    n = 0
    while (question := state.question()) is not None:
        option = at_random(state, question, rng) if question.actor == CHANCE else policy(state, question, rng)
        options = listed([game.write(each) for each in question.options], " ")
        if question.actor == CHANCE:
            options = f"{len(question.options)} options, {sum(question.weights)} in all"
        who = "chance" if question.actor == CHANCE else f"seat {question.actor}"
        refused = listed([f"{game.write(o)}:{game.clauses[c]}" for o, c in state.refusals(question.actor)], " ")
        lines.append(f"{n}. {who} {game.kinds[question.kind]}: {options}" + (f" | not {refused}" if refused else ""))
        state.apply(option)
        n += 1
        lines.append(f"    -> {game.write(option)}")
        for event in state.events[told:]:
            numbers = event.key()[1:] if event.other != -1 else event.key()[1:-1]
            lines.append(f"    * {game.events[event.kind]} {' '.join(map(str, numbers))}")
        told = len(state.events)
        lines.append(f"    = {digest(state)} {' '.join(digest(state.redact(viewer)) for viewer in range(seats + 1))}")
        if n % EVERY == 0:
            lines += ["    " + line for line in game.write_position(state).splitlines()]
    outcome = state.outcome
    assert outcome is not None
    lines.append(f"ended: {game.endings[outcome.reason]}; scores {outcome.scores}; ranks {outcome.ranks}")
    return "\n".join(lines) + "\n"
