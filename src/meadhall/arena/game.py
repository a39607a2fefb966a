"""One game between bots: who sits where, and how it went."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from meadhall.bots import new_player
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose

if TYPE_CHECKING:
    from meadhall.core.game import Game


class Played(msgspec.Struct, frozen=True):
    """A game that was played: the deal, how far the bots were rotated, and what came of it seat by seat."""

    deal: int
    turn: int
    seating: list[int]
    """Which of the bots sat on each seat."""
    ranks: list[int]
    scores: list[int]
    decisions: dict[str, int]
    """How many decisions of each kind there were (two options or more)."""
    slowest: list[int]
    """The longest that each seat took for an answer, in milliseconds."""


class Faulty(RuntimeError):
    """A bot broke the rules: it gave an answer that was no option."""


def seatings(sides: list[int], bots: int) -> list[list[int]]:
    """Return who sits where, every rotation once: the first bot plays one side, the others share the rest.

    A side is a seat, or in a game of teams all seats of a team: a bot does not play against its own partner.
    """
    n = len(dict.fromkeys(sides))
    playing = [0, *[1 + at % (bots - 1) for at in range(n - 1)]] if bots > 1 else [0] * n
    order = list(dict.fromkeys(sides))
    return [[playing[(order.index(side) + turn) % n] for side in sides] for turn in range(n)]


def seed_of(*parts: object) -> int:
    """Return a seed that these parts fix."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def play(game: Game, seats: int, settings: dict[str, str], bots: list[str], deal: int, turn: int, seed: int) -> Played:
    """Play one game; the chance of a deal is the same in every turn of it."""
    state = game.new(seats, settings)
    seating = seatings([game.side(state, seat) for seat in range(seats)], len(bots))[turn]
    players = [new_player(bots[bot], game, seed_of(seed, deal, turn, seat)) for seat, bot in enumerate(seating)]
    chance = Rng(seed_of(seed, deal))
    decisions: Counter[str] = Counter()
    slowest = [0.0] * seats
    answers = 0
    while (question := state.question()) is not None:
        answers += 1
        if answers > game.longest:
            raise Faulty(f"the game has not ended after {game.longest} answers")
        if question.actor == CHANCE:
            state.apply(choose(question, chance))
            continue
        if len(question.options) == 1:
            state.apply(question.options[0])
            continue
        seat = question.actor
        began = perf_counter()
        option = players[seat].answer(state.redact(seat), question)
        slowest[seat] = max(slowest[seat], perf_counter() - began)
        if option not in question.options:
            raise Faulty(f"{players[seat].name} answered {option!r}, which is no option of {question}")
        decisions[game.kinds[question.kind]] += 1
        state.apply(option)
    assert state.outcome is not None
    times = [round(each * 1000) for each in slowest]
    return Played(deal, turn, seating, state.outcome.ranks, state.outcome.scores, dict(decisions), times)
