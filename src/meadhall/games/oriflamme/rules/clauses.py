"""The clauses of Oriflamme that forbid something, as small ints, and the table of all clause ids.

First the rules, ORI-R1 … R59, then the rulings, ORI-B1 … B40. Their texts: docs/rules/oriflamme.md.
"""

from __future__ import annotations

from typing import Final

RULES: Final = 59
"""How many rules there are: RULES + n is the ruling ORI-Bn."""
RULINGS: Final = 40
R10: Final = 10
"""A card goes to the start or the end of the row or onto a card of your family."""
R36: Final = 36
"""The Twin may not lie on a Prince."""
R39: Final = 39
"""The Daredevil removes an adjacent card."""
R41: Final = 41
"""The Apothecary removes a card beside another card of your family."""
R46: Final = 46
"""Substitution removes an adjacent card."""
R50: Final = 50
"""Plan activates a revealed character of your family."""
R56: Final = 56
"""The bribe token goes onto a revealed character."""
R58: Final = 58
"""No bribe token on a character that tops a stack."""
B11: Final = RULES + 11
"""Whether the Apothecary may choose itself is an option."""

CLAUSES: Final = ["", *[f"ORI-R{n}" for n in range(1, RULES + 1)], *[f"ORI-B{n}" for n in range(1, RULINGS + 1)]]
