"""The clauses of Oriflamme that forbid something, as small ints, and the table of all clause ids.

Rules ORI-R1 … R59 are 1 … 59, rulings ORI-B1 … B40 are 60 … 99. Their texts: docs/rules/oriflamme.md.
"""

from __future__ import annotations

from typing import Final

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
B11: Final = 70
"""Whether the Apothecary may choose itself is an option."""

CLAUSES: Final = ["", *[f"ORI-R{n}" for n in range(1, 60)], *[f"ORI-B{n}" for n in range(1, 41)]]
