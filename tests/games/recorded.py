"""Recorded games: whole games as text, one per file. A game's `games.py` lists them; `make golden` rewrites them."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.core.game import Game
from meadhall.testing import playthrough
from meadhall.testing.golden import at_random

if TYPE_CHECKING:
    from meadhall.testing.golden import Policy

HERE = Path(__file__).parent
NOTE = "Written by `make golden`.\n"
"""The first line of a file, which is not compared."""


@dataclass(frozen=True)
class Recorded:
    """One game: how it is played, and how it must end."""

    game: Game
    seats: int
    seed: int
    ending: str
    settings: dict[str, str] = field(default_factory=dict)
    policy: Policy = at_random
    called: str = ""
    """What else happens in it that has to be recorded."""

    @property
    def path(self) -> Path:
        """Its file."""
        fixed = "".join(f"-{key}" for key in self.game.modes()[self.mode][1])
        return HERE / self.game.key / "golden" / f"{self.seats}-seats{fixed}-{self.called or self.ending}.txt"

    @property
    def mode(self) -> int:
        """Which mode of the game it is: the one whose settings it has most of."""
        fits = [n for n, (seats, fixed) in enumerate(self.game.modes()) if seats == self.seats]
        return max(fits, key=lambda n: len(self.game.modes()[n][1].items() & self.settings.items()))

    def text(self) -> str:
        """Return the text of the game as it was recorded."""
        return self.path.read_text("utf-8").removeprefix(NOTE)

    def play(self) -> str:
        """Play it again and return its text."""
        return playthrough(self.game, self.seats, self.settings, self.seed, self.policy)


def write_all(recorded: list[Recorded]) -> None:
    """Write recorded games again; look at the difference before you commit it."""
    for each in recorded:
        each.path.parent.mkdir(exist_ok=True)
        each.path.write_text(NOTE + each.play(), "utf-8")


def everything() -> list[Recorded]:
    """Return the recorded games of all games."""
    keys = sorted(file.parent.name for file in HERE.glob("*/games.py"))
    return [each for key in keys for each in import_module(f"tests.games.{key}.games").RECORDED]
