"""The facts that a game of Oriflamme tells. `card` is a card of a family; `place` is a position in the row.

Every move of tokens is told by one of TOKEN_LAID, TOOK, TOKENS_LOST, GAINED, LOST and STOLE.
"""

from __future__ import annotations

from typing import Final

from meadhall.core.names import in_order

DIRECTED: Final = 0
"""The row is activated in the direction `n`, RIGHTWARD or LEFTWARD."""
STARTS: Final = 1
"""seat is the first player."""
LAID_ASIDE: Final = 2
"""seat laid `card` aside; only seat knows which."""
ROUND_BEGINS: Final = 3
"""Round `n` (from 0) begins; seat is its first player."""
PLACED: Final = 4
"""seat placed `card` face down at `place`; `n` is START, END or POSITION. Only seat knows which card."""
TOKEN_LAID: Final = 5
"""seat left its card at `place` face down, and a token from the bank lies on it now."""
REVEALED: Final = 6
"""seat turned its `card` at `place` face up."""
TOOK: Final = 7
"""seat took `n` tokens from its `card`."""
TOKENS_LOST: Final = 8
"""`n` tokens on seat's `card` went back to the bank."""
ACTIVATED: Final = 9
"""seat's `card` at `place` acts; `n` says how that comes: IN_TURN, REVEALING or BY_PLAN."""
GAINED: Final = 10
"""seat gained `n` from the bank by `card`."""
LOST: Final = 11
"""seat lost `n` to the bank by `card`."""
STOLE: Final = 12
"""seat stole `n` from the seat `other` by `card`."""
REMOVED: Final = 13
"""seat removed `card` from `place` by the card `other`."""
DISCARDED: Final = 14
"""`card` of seat's family is discarded from `place`; `n` says why: DONE, LINKED, TRAPPED or BESIDE_STACK."""
ENTERED: Final = 15
"""`card` of seat's family enters face up at `place`; `n` is START, END or POSITION."""
REPLACED: Final = 16
"""seat puts its own `card` in the place of the one just removed at `place`."""
NOT_REPLACED: Final = 17
"""seat has no `card` to put in the place of the one just removed: it is not among those laid aside either."""
BRIBED: Final = 18
"""seat's bribe token lies on `card` at `place` now."""
TOKEN_BACK: Final = 19
"""seat's bribe token comes back from `card`."""
NO_EFFECT: Final = 20
"""seat's `card` finds nothing to act on."""
NO_PRINCE: Final = 21
"""seat has no Prince among its uncovered face-down cards."""
ENDED: Final = 22
"""The game is over, for reason `n`."""

# How a card comes to act.
IN_TURN: Final = 0
REVEALING: Final = 1
BY_PLAN: Final = 2

# Why a card is discarded.
DONE: Final = 0
LINKED: Final = 1
TRAPPED: Final = 2
BESIDE_STACK: Final = 3

EVENTS: Final = in_order({
    DIRECTED: "directed",
    STARTS: "starts",
    LAID_ASIDE: "laid-aside",
    ROUND_BEGINS: "round",
    PLACED: "placed",
    TOKEN_LAID: "token-laid",
    REVEALED: "revealed",
    TOOK: "took",
    TOKENS_LOST: "wasted",
    ACTIVATED: "activated",
    GAINED: "gained",
    LOST: "lost",
    STOLE: "stole",
    REMOVED: "removed",
    DISCARDED: "discarded",
    ENTERED: "entered",
    REPLACED: "replaced",
    NOT_REPLACED: "not-replaced",
    BRIBED: "bribed",
    TOKEN_BACK: "token-back",
    NO_EFFECT: "no-effect",
    NO_PRINCE: "no-prince",
    ENDED: "ended",
})  # fmt: skip
