"""The recorded games of Oriflamme: every ending for every number of seats, with every reading among them."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.oriflamme.game import GAME
from meadhall.testing import playthrough

FOLDER = Path(__file__).parent / "golden"
CLEAR = "most-influence"
CARDS = "most-cards"
SHARED = "shared"
TURNED = {"direction": "left", "starting_seat": "1"}
TWINS = {"prince_brings_twin": "always", "plan_on_stack": "last"}
OTHERS = {"entering_card_acts": "no", "apothecary_hits_itself": "yes", "direction": "right"}
GAMES: list[tuple[int, dict[str, str], int, str]] = [
    (3, {}, 34, CLEAR),
    (3, TURNED, 623, CARDS),
    (3, TWINS, 120, SHARED),
    (4, OTHERS, 4, CLEAR),
    (4, {}, 697, CARDS),
    (4, TURNED, 306, SHARED),
    (5, TWINS, 29, CLEAR),
    (5, OTHERS, 0, CARDS),
    (5, {}, 10, SHARED),
]


def text(seats: int, settings: dict[str, str], seed: int) -> str:
    """Return a recorded game, played at random."""
    return playthrough(GAME, seats, settings, seed)


def path(seats: int, ending: str) -> Path:
    """Return the file of a recorded game."""
    return FOLDER / f"{seats}-seats-{ending}.txt"


def write_all() -> None:
    """Write all recorded games anew; look at the difference before you commit it."""
    FOLDER.mkdir(exist_ok=True)
    for seats, settings, seed, ending in GAMES:
        path(seats, ending).write_text(text(seats, settings, seed), "utf-8")


if __name__ == "__main__":
    write_all()
