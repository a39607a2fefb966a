"""Where bots think: in processes of their own, never on the event loop. They are handed what their seat may know."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from meadhall.bots import PATIENCE, Budget, hints, new_player
from meadhall.core import registry
from meadhall.core.serialize import decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.state import State

P = ParamSpec("P")
T = TypeVar("T")

HINT_TIME = 700
SHORTEST = 200
"""So many milliseconds a bot may think in any case, however many others are asked."""


class Thinkers:
    """A few processes that think."""

    def __init__(self, processes: int | None = None) -> None:
        """Start them when the first bot is asked; by default all cores but one."""
        self.count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def get(self) -> ProcessPoolExecutor:
        """Return the processes, started."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), leave_signals)
        return self.pool

    async def think(self, level: str, view: State, game: str, rules: int) -> int:
        """Return what a bot answers to the question of a view of a game of some rules version."""
        return await self.run(answer, level, encode(view), game, rules, monotonic())

    async def hints(self, view: State, game: str, rules: int) -> list[tuple[int, float]]:
        """Return the best options with the chances to win that go with them."""
        return await self.run(find_hints, encode(view), game, rules)

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Let a process do something; if one has died, start them anew and try once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.get(), partial(work, *args, **named))
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.get(), partial(work, *args, **named))

    def close(self) -> None:
        """Stop thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def leave_signals() -> None:
    """Let the hall decide when it is time to stop, and have the cores first: it, and a browser beside it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def answer(level: str, plain: dict[str, object], game: str, rules: int, asked: float) -> int:
    """Return what a bot answers that was asked at this time: while it waited for its turn to think, people waited."""
    view = view_of(plain, game, rules)
    question = view.question()
    assert question is not None
    patience = max(SHORTEST, PATIENCE - round(1000 * (monotonic() - asked)))
    return new_player(level, registry.game(game), secrets.randbits(63), patience).answer(view, question)


def find_hints(plain: dict[str, object], game: str, rules: int) -> list[tuple[int, float]]:
    """Return the best options."""
    view = view_of(plain, game, rules)
    question = view.question()
    assert question is not None
    found = hints(registry.game(game), view, question, Budget(ms=HINT_TIME), secrets.randbits(63))
    return [(hint.option, hint.chance) for hint in found]


def view_of(plain: dict[str, object], game: str, rules: int) -> State:
    """Return the view that was handed over."""
    seats = plain["seats"]
    assert isinstance(seats, int)
    return decode(registry.game(game).new(seats, version=rules), plain)
