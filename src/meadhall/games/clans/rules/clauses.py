"""The clauses of Land of Clans that forbid something, as small ints, and the table of all clause ids.

Rules CLA-R1 … R35 are 1 … 35, rulings CLA-C1 … C37 are 36 … 72. Their texts: docs/rules/clans.md.
"""

from __future__ import annotations

from typing import Final

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
C8: Final = 43
"""No Wizard on a castle tile or on a token of your own."""
C9: Final = 44
"""No pass while a land card can be played."""
C13: Final = 48
"""An attack needs a Sword."""
C14: Final = 49
"""Exactly as many Shields as Swords, or none."""
C25: Final = 60
"""No card conquers a square that is taken."""
C35: Final = 70
"""No attack on a castle of your own clan."""
C36: Final = 71
"""A token may move onto no-man's-land only if the castle is complete without its old square."""

CLAUSES: Final = ["", *[f"CLA-R{n}" for n in range(1, 36)], *[f"CLA-C{n}" for n in range(1, 38)]]
