"""The soak: many random games, each checked for an end and for all its pieces."""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context
from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.core.state import playout
from meadhall.testing.plays import ways

if TYPE_CHECKING:
    from collections.abc import Iterator

CHUNK = 250


def soak_chunk(key: str, mode: int, first: int, games: int) -> tuple[int, list[str]]:
    """Play games of a mode with the seeds first, first + 1 …; return how many were played and what went wrong."""
    game = registry.game(key)
    seats, _ = game.modes()[mode]
    tables = ways(game, mode)
    faults = []
    for seed in range(first, first + games):
        settings = tables[seed % len(tables)]
        try:
            state = game.new(seats, settings)
            census = game.census(state)
            playout(state, Rng(seed), game.longest)
            if game.census(state) != census:
                faults.append(f"seed {seed}, {seats} seats, {settings}: pieces were lost or made")
        except Exception as error:  # a soak reports any fault
            faults.append(f"seed {seed}, {seats} seats, {settings}: {type(error).__name__}: {error}")
    return games, faults


def soak(key: str, mode: int, games: int, seed: int = 0, jobs: int | None = None) -> Iterator[tuple[int, list[str]]]:
    """Play games of a mode, `jobs` at a time (by default on all cores).

    Yields, chunk by chunk, how many were played and the faults found; closing the iterator ends the workers at once.
    """
    chunks = ((key, mode, at, min(CHUNK, seed + games - at)) for at in range(seed, seed + games, CHUNK))
    with get_context("spawn").Pool(jobs or os.cpu_count(), initializer=leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(soak_job, chunks)


def leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak_job(job: tuple[str, int, int, int]) -> tuple[int, list[str]]:
    """Play one chunk in a worker."""
    return soak_chunk(*job)
