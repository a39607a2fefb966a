"""The facts that a game of Keltis tells. In an Event `place` is a path and `n` a row, a number or a letter."""

from __future__ import annotations

from typing import Final

from meadhall.core.names import in_order

STARTS: Final = 0
"""seat opens the game."""
TILE_LAID: Final = 1
"""The tile `n` lies on the stone `place`."""
DREW: Final = 2
"""seat drew `card` from the draw pile; only seat knows which."""
LAID: Final = 3
"""seat laid `card` in front of itself."""
DISCARDED: Final = 4
"""seat put `card` on its discard pile."""
TOOK_DISCARD: Final = 5
"""seat took `card` from the top of its discard pile."""
OPENED: Final = 6
"""seat opens path `place` with the figure `n` (SMALL or LARGE)."""
MOVED: Final = 7
"""seat's figure on path `place` stands on row `n` now."""
SCORED: Final = 8
"""seat scores `n` points by a number tile on path `place`."""
TOOK_STONE: Final = 9
"""seat takes the wishing stone from path `place`, row `n`."""
LEFT_CLOVER: Final = 10
"""seat leaves the clover's move."""
ENDED: Final = 11
"""The game is over, for reason `n`."""

EVENTS: Final = in_order({
    STARTS: "starts",
    TILE_LAID: "tile-laid",
    DREW: "drew",
    LAID: "laid",
    DISCARDED: "discarded",
    TOOK_DISCARD: "took-discard",
    OPENED: "opened",
    MOVED: "moved",
    SCORED: "scored",
    TOOK_STONE: "took-stone",
    LEFT_CLOVER: "left-clover",
    ENDED: "ended",
})  # fmt: skip
"""Their names."""
