"""Verifiable chance: every draw follows from a seed that was committed to before the first one.

Draw k of a match, among options whose weights add up to `total`: take the first 8 bytes, as a big-endian number, of

    HMAC-SHA256(key = seed, message = "meadhall-1" | match id | nonces | k as 8 bytes | try as 4 bytes)

where the nonces stand in seat order, each after its length as 4 bytes, and numbers are big-endian. If that number is
not below the largest multiple of `total` up to 2**64, the next try (0, 1, 2 …) is made; otherwise the number modulo
`total` points at an option, with the options laid end to end, each as wide as its weight.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

DOMAIN = b"meadhall-1"
SPAN = 2**64


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed, which is published before the match."""
    return sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw: the option, the number that points at it, and the total weight."""

    option: int
    number: int
    total: int
    is_new_bag: bool
    """Whether the bag differs from what the previous draw left."""


class Dice:
    """The draws of one match."""

    def __init__(self, seed: bytes, match_id: str, nonces: Sequence[bytes]) -> None:
        """Keep seed, match id and the nonces of all seats (empty where a seat gave none)."""
        self.seed = seed
        lengths = [len(nonce).to_bytes(4, "big") + nonce for nonce in nonces]
        self.prefix = DOMAIN + match_id.encode("ascii") + b"".join(lengths)
        self.draws = 0
        self.bag: list[tuple[int, int]] = []
        """Options and weights that the last draw left."""

    def draw(self, options: Sequence[int], weights: Sequence[int]) -> Draw:
        """Draw the next option by weight."""
        bag = list(zip(options, weights, strict=True))
        total = sum(weights)
        number = self.number(self.draws, total)
        option = option_at(number, options, weights)
        drawn = Draw(option, number, total, bag != self.bag)
        self.bag = [(each, left) for each, weight in bag if (left := weight - (each == option))]
        self.draws += 1
        return drawn

    def number(self, k: int, total: int) -> int:
        """Return draw k: a whole number from 0 to total - 1."""
        for attempt in range(2**32):
            message = self.prefix + k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if number < SPAN - SPAN % total:
                return number % total
        raise AssertionError("no draw is rejected four thousand million times")


def option_at(number: int, options: Sequence[int], weights: Sequence[int]) -> int:
    """Return the option that a number points at."""
    for option, weight in zip(options, weights, strict=True):
        if number < weight:
            return option
        number -= weight
    raise ValueError("the number is not below the sum of the weights")
