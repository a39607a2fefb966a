"""A hall with fixed random numbers and a fixed clock: `python repeatable.py CLOCK serve …`.

CLOCK is a file; each byte appended to it moves the clock by a minute.
"""

from __future__ import annotations

import datetime
import secrets
import sys
import time
from collections import Counter
from hashlib import sha256
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

BEGAN = 1_767_225_600.0
MINUTE = 60

drawn: Counter[str] = Counter()
CLOCK = Path(sys.argv[1])


def draw(kind: str) -> Callable[[int], bytes]:
    """Return a repeatable source of bytes, one stream for each kind."""

    def take(size: int) -> bytes:
        drawn[kind] += 1
        found = b"".join(sha256(f"{kind} {drawn[kind]} {n}".encode()).digest() for n in range(ceil(size / 32)))
        return found[:size]

    return take


class Datetime(datetime.datetime):
    """Dates by the fixed clock."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Datetime:
        """Return the fixed time."""
        return cls.fromtimestamp(time.time(), tz)


datetime.datetime = Datetime  # type: ignore[misc]
secrets.token_bytes = lambda nbytes=None: draw(f"bytes {nbytes}")(nbytes or 32)
secrets.token_hex = lambda nbytes=None: draw(f"hex {nbytes}")(nbytes or 32).hex()
secrets.token_urlsafe = lambda nbytes=None: draw(f"text {nbytes}")(nbytes or 32).hex()
time.time = lambda: BEGAN + MINUTE * CLOCK.stat().st_size

if __name__ == "__main__":
    from meadhall.cli import main

    sys.exit(main(sys.argv[2:]))
