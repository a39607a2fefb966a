"""Oriflamme, "What is in the box": facts about the eleven cards of a family; how a card acts is in its class."""

from __future__ import annotations

from typing import Final

from meadhall.games.oriflamme.rules.card import Card
from meadhall.games.oriflamme.rules.characters import Apothecary, Criminal, Daredevil, Prince, Queen, Schemer, Twin
from meadhall.games.oriflamme.rules.components import (
    APOTHECARY,
    BRIBE,
    CRIMINAL,
    DAREDEVIL,
    PLAN,
    PRINCE,
    QUEEN,
    ROLES,
    SCHEMER,
    SUBSTITUTION,
    TRAP,
    TWIN,
)
from meadhall.games.oriflamme.rules.intrigues import Bribe, Plan, Substitution, Trap


class CardFacts:
    """The facts about a card, in words and in hundredths of an influence token."""

    def __init__(
        self, role: int, name: str, card: Card, clauses: str, income: int, promise: int, later: int, haste: int
    ) -> None:
        """Store the facts."""
        self.role = role
        self.name = name
        """Its word in the notation."""
        self.card = card
        """Its paragraph."""
        self.clauses = ["ORI-" + clause for clause in clauses.split()]
        """The clauses that speak about it."""
        self.income = income
        """What it brings a bot each time it acts, face up."""
        self.promise = promise
        """What it brings its player, face down, for each round that is left, including its tokens."""
        self.later = later
        """What it may hope to do if it waits for a better moment."""
        self.haste = haste
        """How much is lost for every round in which it is still in the hand."""


BOX: Final = [
    CardFacts(PRINCE, "prince", Prince(), "R33 R34 R36 R37 B1 B2", income=90, promise=190, later=0, haste=215),
    CardFacts(TWIN, "twin", Twin(), "R35 R36 R37", income=90, promise=0, later=0, haste=0),
    CardFacts(QUEEN, "queen", Queen(), "R38 B24", income=160, promise=200, later=0, haste=170),
    CardFacts(DAREDEVIL, "daredevil", Daredevil(), "R39 R40 B8 B9 B12", income=150, promise=100, later=100, haste=215),
    CardFacts(APOTHECARY, "apothecary", Apothecary(), "R41 R42 R43 B11 B12",
        income=165, promise=150, later=220, haste=215),
    CardFacts(CRIMINAL, "criminal", Criminal(), "R44", income=100, promise=100, later=55, haste=0),
    CardFacts(SCHEMER, "schemer", Schemer(), "R45 B35", income=215, promise=200, later=0, haste=155),
    CardFacts(SUBSTITUTION, "substitution", Substitution(), "R46 R47 R48 R49 B26 B29 B30",
        income=0, promise=120, later=265, haste=40),
    CardFacts(PLAN, "plan", Plan(), "R50 R51 B18 B19", income=0, promise=150, later=0, haste=165),
    CardFacts(TRAP, "trap", Trap(), "R52 R53 R54 R55", income=0, promise=60, later=0, haste=70),
    CardFacts(BRIBE, "bribe", Bribe(), "R56 R57 R58 R59 B21 B22", income=0, promise=130, later=190, haste=80),
]  # fmt: skip
FACTS: Final = [facts for role in range(ROLES) for facts in BOX if facts.role == role]
"""The facts about the cards, indexed by role."""
ROLE_NAMES: Final = [facts.name for facts in FACTS]
