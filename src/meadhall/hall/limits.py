"""Rate limits: a token bucket for each caller and kind of request."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from meadhall.hall import wire
from meadhall.hall.errors import LimitExceeded


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a bucket, and the tokens that it regains a second."""

    burst: float
    per_second: float


NEW_GUESTS = Rate(100, 1)
"""By address; as all rates, in each process."""
CODES = Rate(10, 0.1)
LOOKUPS = Rate(1000, 200)
"""For secrets not in memory, by address: after a restart many guests come back at once."""
REQUESTS = Rate(100, 30)
ACTIONS = Rate(500, 100)
CHAT = Rate(5, 0.5)
HINTS = Rate(3, 0.5)
TABLES = Rate(50, 0.5)
REPLAYS = Rate(10, 0.5)
MAX_BUCKETS = 50_000
ACTION_RATES: dict[type, Rate] = {wire.Say: CHAT, wire.Hint: HINTS}
"""Actions with a rate of their own."""


class RateLimiter:
    """The buckets of all callers."""

    def __init__(self) -> None:
        """Start with full buckets."""
        self.buckets: OrderedDict[tuple[str, Rate], tuple[float, float]] = OrderedDict()

    def take(self, caller: str, rate: Rate, now: float) -> None:
        """Take a token at a time in seconds; raises `LimitExceeded` if there is none."""
        key = (caller, rate)
        left, since = self.buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + max(0.0, now - since) * rate.per_second)
        self.buckets[key] = (left - 1 if left >= 1 else left, now)
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        if left < 1:
            raise LimitExceeded("too-often")
