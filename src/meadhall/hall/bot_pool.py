"""Bots in separate processes, off the event loop; they get only what their seat may know."""

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

from meadhall.bots import MAX_BOT_MS, Budget, hints, new_seated_bot
from meadhall.core import registry
from meadhall.core.serialize import decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.core.state import State

P = ParamSpec("P")
T = TypeVar("T")

HINT_MS = 700
MIN_MS = 200
"""A bot may always think for this many milliseconds, however long the queue is."""


class BotPool:
    """A few processes in which bots think."""

    def __init__(self, processes: int | None = None) -> None:
        """Start lazily, with all cores but one by default."""
        self.count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        """Return the processes, started."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.count, get_context("spawn"), set_up_worker)
        return self.pool

    async def choose(self, level: str, view: State, game: str, rules: int) -> int:
        """Return a bot's answer to the question of a view."""
        return await self.run(answer, level, encode(view), game, rules, monotonic())

    async def hints(self, view: State, game: str, rules: int) -> list[tuple[int, float]]:
        """Return the best options with their chances to win."""
        return await self.run(find_hints, encode(view), game, rules)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something in a process; restart the pool once if a process has died."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.executor(), partial(work, *args, **kwargs))
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.executor(), partial(work, *args, **kwargs))

    def close(self) -> None:
        """Stop all processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def set_up_worker() -> None:
    """Leave signals to the hall, and give it, and a browser on the same machine, priority on the cores."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def answer(level: str, encoded: dict[str, object], game: str, rules: int, asked_at: float) -> int:
    """Return a bot's answer; time in the queue counts as thinking, since people wait through both."""
    view = decode_view(encoded, game, rules)
    question = view.question()
    assert question is not None
    ms = max(MIN_MS, MAX_BOT_MS - round(1000 * (monotonic() - asked_at)))
    return new_seated_bot(level, registry.game(game), secrets.randbits(63), ms).answer(view, question)


def find_hints(encoded: dict[str, object], game: str, rules: int) -> list[tuple[int, float]]:
    """Return the best options with their chances to win."""
    view = decode_view(encoded, game, rules)
    question = view.question()
    assert question is not None
    best = hints(registry.game(game), view, question, Budget(ms=HINT_MS), secrets.randbits(63))
    return [(hint.option, hint.chance) for hint in best]


def decode_view(encoded: dict[str, object], game: str, rules: int) -> State:
    """Return the view that was sent to this process."""
    seats = encoded["seats"]
    assert isinstance(seats, int)
    return decode(registry.game(game).new(seats, version=rules), encoded)
