"""The clauses of Land of Clans that forbid something, as small ints, and the table of all clause ids.

First the rules, CLA-R1 … R35, then the rulings, CLA-C1 … C37. Their texts: docs/rules/clans.md.
"""

from __future__ import annotations

from typing import Final

RULES: Final = 35
"""How many rules there are: RULES + n is the ruling CLA-Cn."""
RULINGS: Final = 37
R16: Final = 16
"""An attack needs as many units as the owner has."""
R20: Final = 20
"""Swords are laid from the hand."""
R21: Final = 21
"""As many Shields as Swords."""
R26: Final = 26
"""No-man's-land only if it completes a castle."""
R28: Final = 28
"""A Wizard's token on a free square, or in the place of an opponent's."""
R29: Final = 29
"""The same for a Wizard."""
C8: Final = RULES + 8
"""No Wizard on a castle tile or on a token of your own."""
C9: Final = RULES + 9
"""No pass while a land card can be played."""
C13: Final = RULES + 13
"""An attack needs a Sword."""
C14: Final = RULES + 14
"""Exactly as many Shields as Swords, or none."""
C25: Final = RULES + 25
"""No card conquers a square that is taken."""
C35: Final = RULES + 35
"""No attack on a castle of your own clan."""
C36: Final = RULES + 36
"""A token may move onto no-man's-land only if the castle is complete without its old square."""

CLAUSES: Final = ["", *[f"CLA-R{n}" for n in range(1, RULES + 1)], *[f"CLA-C{n}" for n in range(1, RULINGS + 1)]]
