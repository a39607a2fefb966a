"""Land of Clans, "Components": the signs on land cards. Board, cards and castles are data: see `board.toml`."""

from __future__ import annotations

from typing import Final, Literal

from meadhall.games.clans.rules.components import PLAIN, SHIELD, SWORD

Sign = Literal["sword", "shield"]


class SignFacts:
    """What a land card shows besides its square."""

    def __init__(self, mark: str, name: Sign | Literal[""]) -> None:
        """Store the facts."""
        self.mark = mark
        """Its letter in `board.toml`."""
        self.name = name


SIGN_FACTS: Final = {
    PLAIN: SignFacts("-", ""),
    SWORD: SignFacts("s", "sword"),
    SHIELD: SignFacts("h", "shield"),
}

SIGNS: Final[dict[int, Sign | Literal[""]]] = {sign: facts.name for sign, facts in SIGN_FACTS.items()}
"""What they are called."""
MARKS: Final = {facts.mark: sign for sign, facts in SIGN_FACTS.items()}
