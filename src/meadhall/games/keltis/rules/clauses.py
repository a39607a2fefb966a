"""The clauses of Keltis that forbid something, as small ints, and the table of all clause ids.

First the rules, KEL-R1 … R32, then the rulings, KEL-A1 … A17. Their texts: docs/rules/keltis.md.
"""

from __future__ import annotations

from typing import Final

RULES: Final = 32
"""How many rules there are: RULES + n is the ruling KEL-An."""
RULINGS: Final = 17
R11: Final = 11
"""An ascending column takes equal or higher cards only."""
R12: Final = 12
"""A descending column takes equal or lower cards only."""
R14: Final = 14
"""A card for a figure on the last stone moves another figure."""
R21: Final = 21
"""The pile just discarded to is closed for this draw."""
R22: Final = 22
"""A card is drawn from the draw pile or from the top of a discard pile that has one."""
A2: Final = RULES + 2
"""Whether a clover, or moving another figure, may bring a figure from the start stone is an option."""
A4: Final = RULES + 4
"""A figure on the last stone cannot step."""
A6: Final = RULES + 6
"""Large or small is a free choice when a path is opened, among the figures still on the start stone."""
A15: Final = RULES + 15
"""Once such a card (KEL-R14) is laid, another figure must be moved if one can."""

CLAUSES: Final = ["", *[f"KEL-R{n}" for n in range(1, RULES + 1)], *[f"KEL-A{n}" for n in range(1, RULINGS + 1)]]
