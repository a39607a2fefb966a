"""The clauses of Inis that forbid something, as small ints, and the table of all clause ids but those of the cards.

Rules INI-R1 … R73 are 1 … 73; then the territories, the rulings, and the cards in the order of their letters. Their
texts: docs/rules/inis.md.
"""

from __future__ import annotations

from typing import Final

R6: Final = 6
"""A triskel card is played only when what it names happens."""
R28: Final = 28
"""The Brenn opens with a Season card."""
R34: Final = 34
"""Only a player who meets a condition and has no Pretender token may take one."""
R55: Final = 55
"""An Attack needs an opponent with an exposed clan."""
R57: Final = 57
"""You withdraw only to a neighbour of which you are chieftain."""
RULES: Final = 73
TILE_4: Final = RULES + 4
"""No citadel in the Swamp."""
RULING: Final = TILE_4 + 1
"""The first of the rulings, INI-Q1 … Q21 and Q30 … Q64."""
Q3: Final = RULING + 2
"""A card starts a clash only where at least two players are present."""
Q20: Final = RULING + 19
"""Replacing a clan needs one in the reserve."""
Q21: Final = RULING + 20
"""No capital in the Swamp."""
Q32: Final = RULING + 23
"""Peace is proposed once before a manoeuvre."""
Q53: Final = RULING + 44
"""The Club cannot demand a card of a player without one."""
CARD_CLAUSE: Final = RULING + 56
"""CARD_CLAUSE + card: what the card says. The box lists them (see box.py)."""

BEFORE_CARDS: Final = [
    "",
    *[f"INI-R{n}" for n in range(1, RULES + 1)],
    *[f"INI-TILE-{n}" for n in range(1, 5)],
    *[f"INI-Q{n}" for n in range(1, 22)],
    *[f"INI-Q{n}" for n in range(30, 65)],
]
assert len(BEFORE_CARDS) == CARD_CLAUSE
