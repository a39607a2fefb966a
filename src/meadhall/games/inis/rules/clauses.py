"""The clauses of Inis that forbid something, as small ints, and the table of all clause ids.

Rules INI-R1 … R73 are 1 … 73; then the territories, the cards in the order of their letters, and the rulings. Their
texts: docs/rules/inis.md.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.inis.rules.components import CARDS

R6: Final = 6
"""A triskel card is played only when what it names happens."""
R28: Final = 28
"""The Brenn opens with a Season card."""
R34: Final = 34
"""A Pretender token is for who meets a condition and has none."""
R55: Final = 55
"""An Attack needs an opponent with an exposed clan."""
R57: Final = 57
"""One withdraws to a neighbour of which one is chieftain."""
RULES: Final = 73
TILE_4: Final = RULES + 4
"""No citadel in the Swamp."""
CARD_CLAUSE: Final = TILE_4 + 1
"""CARD_CLAUSE + card: what the card says."""
Q1: Final = CARD_CLAUSE + CARDS
"""The first ruling. INI-Q22 … Q29 are not given."""
Q3: Final = Q1 + 2
"""A card starts a clash only where at least two players are present."""
Q20: Final = Q1 + 19
"""Replacing a clan needs one in the reserve."""
Q21: Final = Q1 + 20
"""No capital in the Swamp."""
Q30: Final = Q21 + 1
"""What is declared."""
Q32: Final = Q30 + 2
"""Peace is proposed once before a manoeuvre."""
Q53: Final = Q30 + 23
"""The Club cannot demand a card of somebody without one."""

CLAUSES: Final = [
    "",
    *[f"INI-R{n}" for n in range(1, RULES + 1)],
    *[f"INI-TILE-{n}" for n in range(1, 5)],
    *[f"INI-ACT-{n:02}" for n in range(1, 18)],
    *[f"INI-ADV-{n:02}" for n in range(1, 17)],
    *[f"INI-EPI-{n:02}" for n in range(1, 31)],
    *[f"INI-Q{n}" for n in range(1, 22)],
    *[f"INI-Q{n}" for n in range(30, 65)],
]
