"""One game between bots: its seating and its result."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from meadhall.bots import new_seated_bot
from meadhall.core.question import CHANCE, Event
from meadhall.core.rng import Rng
from meadhall.core.state import forced_or_drawn

if TYPE_CHECKING:
    from meadhall.core.game import Game

TOO_LATE = 1.2
"""An answer that takes this many times its budget is late."""


class Faulty(RuntimeError):
    """A tournament cannot go on: a bot failed or gave an illegal answer, or a game did not end."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its number in the tournament and its result by seat."""

    number: int
    seating: list[int]
    """The bot of each seat."""
    sides: list[int]
    ranks: list[int]
    scores: list[int]
    answers: list[int]
    """Decisions by seat: questions with two options or more."""
    spent: list[float]
    """Milliseconds of thinking by seat."""
    slowest: list[float]
    """Milliseconds of the slowest answer by seat."""
    late: int
    """Number of late answers."""
    kinds: dict[str, int]
    """Decisions by kind of question."""
    events: dict[str, int]
    """Number of events by kind."""


def seatings(sides: list[int], bots: int) -> list[list[int]]:
    """Return the seatings, every rotation once: the first bot plays one side, the others share the rest.

    A side is a seat or, in a game of teams, all seats of a team: partners are the same bot.
    """
    order = list(dict.fromkeys(sides))
    if bots == 1:
        return [[0] * len(sides)]
    playing = [0, *[1 + at % (bots - 1) for at in range(len(order) - 1)]]
    return [[playing[(order.index(side) + turn) % len(order)] for side in sides] for turn in range(len(order))]


def seed_of(*parts: object) -> int:
    """Return a seed derived from these parts."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def play(game: Game, settings: dict[str, str], bots: list[str], seating: list[int], number: int, seed: int) -> Played:
    """Play one game; `seed` determines its chance and, with the number, the bots' random choices."""
    seats = len(seating)
    state = game.new(seats, settings)
    happened: list[Event] = []
    state.events = happened
    players = [new_seated_bot(bots[bot], game, seed_of(seed, number, seat)) for seat, bot in enumerate(seating)]
    chance = Rng(seed)
    answers, spent, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    kinds: Counter[str] = Counter()
    late = 0
    for _ in range(game.longest + 1):
        question = state.question()
        if question is None:
            break
        seat = question.actor
        if seat == CHANCE or len(question.options) == 1:
            state.apply(forced_or_drawn(question, chance))
            continue
        player = players[seat]
        seen = state.redact(seat)
        asked = seen.question()
        assert asked is not None
        began = perf_counter()
        option = player.answer(seen, asked)
        took = (perf_counter() - began) * 1000
        answers[seat] += 1
        spent[seat] += took
        slowest[seat] = max(slowest[seat], took)
        late += player.budget.ms is not None and took > player.budget.ms * TOO_LATE
        kinds[game.kinds[question.kind]] += 1
        state.apply(option)
    if state.outcome is None:
        raise Faulty(f"the game has not ended after {game.longest:,} answers")
    return Played(
        number=number,
        seating=seating,
        sides=[game.side(state, seat) for seat in range(seats)],
        ranks=state.outcome.ranks,
        scores=state.outcome.scores,
        answers=answers,
        spent=[round(each, 1) for each in spent],
        slowest=[round(each, 1) for each in slowest],
        late=late,
        kinds=dict(kinds),
        events=dict(Counter(game.events[event.kind] for event in happened)),
    )
