"""The facts that a game of Land of Clans tells.

`card` is a land card or WIZARD, `place` a square; `other` is a clan, a castle, a placement or a second square.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.names import in_order

STARTS: Final = 0
"""seat opens the game."""
PRIZE_LAID: Final = 1
"""The prize of the castle `other` lies open now, at the corner `place`."""
DREW: Final = 2
"""seat drew `card`; only seat knows which."""
SHUFFLED: Final = 3
"""The `n` used cards are the new draw pile."""
PLAYED: Final = 4
"""seat plays `card` to conquer `place`."""
CAST: Final = 5
"""seat plays a Wizard to conquer `place`; `n` is 1 if it comes from the hand."""
OUSTED: Final = 6
"""seat's clan replaces the token of the clan `other` on `place`."""
MOVED: Final = 7
"""seat moves a token from the square `other` to `place`."""
CLAIMED: Final = 8
"""seat's clan claims a castle by the placement `other`; it stands on `place`."""
ATTACKED: Final = 9
"""seat attacks the castle `other` that stands on `place`."""
SWORD_LAID: Final = 10
"""seat lays `card`, which shows a Sword."""
SHIELD_LAID: Final = 11
"""seat lays `card`, which shows a Shield."""
REPELLED: Final = 12
"""seat's attack on the castle `other` on `place` is repelled."""
CONQUERED: Final = 13
"""seat's clan has conquered the castle `other` on `place` and takes its prize."""
DISCARDED: Final = 14
"""seat discards `card` in a pass."""
PASSED: Final = 15
"""seat passes, having discarded `n` cards."""
ENDED: Final = 16
"""The game is over, for reason `n`."""

EVENTS: Final = in_order({
    STARTS: "starts",
    PRIZE_LAID: "prize-laid",
    DREW: "drew",
    SHUFFLED: "shuffled",
    PLAYED: "played",
    CAST: "cast",
    OUSTED: "ousted",
    MOVED: "moved",
    CLAIMED: "claimed",
    ATTACKED: "attacked",
    SWORD_LAID: "sword",
    SHIELD_LAID: "shield",
    REPELLED: "repelled",
    CONQUERED: "conquered",
    DISCARDED: "discarded",
    PASSED: "passed",
    ENDED: "ended",
})  # fmt: skip
"""Their names."""
