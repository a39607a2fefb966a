"""The recorded games of Keltis: one per number of seats and ending, both readings of KEL-A2 among them."""

from __future__ import annotations

from pathlib import Path

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.components import CLOVER_MOVE, COLOUR, DISCARD, DRAW, FORWARD, PASS, PILE, PLAY, VALUES
from meadhall.games.keltis.rules.state import Keltis
from meadhall.testing import playthrough

FOLDER = Path(__file__).parent / "golden"
FIVE = "five-in-goal"
EMPTY = "pile-empty"
GAMES: list[tuple[int, dict[str, str], int, str]] = [
    (2, {}, 4, FIVE),
    (3, {}, 4, FIVE),
    (4, {}, 8, FIVE),
    (2, {"clover_opens_path": "no", "starting_seat": "1"}, 261, EMPTY),
    (3, {"clover_opens_path": "no", "starting_seat": "2"}, 56, EMPTY),
    (4, {"clover_opens_path": "no", "starting_seat": "3"}, 224, EMPTY),
]


def eager(state: State, question: Question, rng: Rng) -> int:
    """Play like a person in a hurry: lay the card that wastes least, run with the figure that is furthest."""
    assert isinstance(state, Keltis)
    if question.kind == PLAY:
        lays = [option for option in question.options if option < DISCARD]
        waste = sorted((wasted(state, question.actor, card), card) for card in lays)
        return waste[0][1] if waste and waste[0][0] <= 2 else choose(question, rng)
    if question.kind == DRAW:
        return PILE
    if question.kind in (FORWARD, CLOVER_MOVE):
        steps = [option for option in question.options if option != PASS]
        return max(steps, key=lambda option: (state.row(question.actor, option - COLOUR), option), default=PASS)
    return choose(question, rng)


def wasted(state: Keltis, seat: int, card: int) -> int:
    """Return how many values a card skips in its column."""
    value, top, trend = card % VALUES, state.top(seat, card // VALUES), state.trend(seat, card // VALUES)
    if top < 0:
        return min(value, VALUES - 1 - value)
    skipped = max(value - top, top - value)
    return skipped if trend else min(skipped, 2)


def text(seats: int, settings: dict[str, str], seed: int, ending: str) -> str:
    """Return a recorded game: eager for the goal, or at random until the pile is empty."""
    if ending == FIVE:
        return playthrough(GAME, seats, settings, seed, eager)
    return playthrough(GAME, seats, settings, seed)


def path(seats: int, ending: str) -> Path:
    """Return the file of a recorded game."""
    return FOLDER / f"{seats}-seats-{ending}.txt"


def write_all() -> None:
    """Write all recorded games anew; look at the difference before you commit it."""
    for seats, settings, seed, ending in GAMES:
        path(seats, ending).write_text(text(seats, settings, seed, ending), "utf-8")


if __name__ == "__main__":
    write_all()
