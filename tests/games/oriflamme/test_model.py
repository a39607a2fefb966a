"""The engine and a naive model (tests/games/oriflamme/model.py) play the same games, compared at every answer."""

from __future__ import annotations

import re
from itertools import product

import pytest

from meadhall.core.rng import Rng
from meadhall.games.oriflamme.game import GAME
from tests.games.models import difference, engine, expected, name, pick
from tests.games.oriflamme.model import Model

READINGS = {
    "prince_brings_twin": ["revealed", "always"],
    "entering_card_acts": ["yes", "no"],
    "apothecary_hits_itself": ["no", "yes"],
    "plan_on_stack": ["first", "last"],
    "face_down_prince": ["counts", "nameless"],
}
TABLES = [
    (seats, dict(zip(READINGS, values, strict=True))) for values in product(*READINGS.values()) for seats in GAME.seats
]
NAMES = [name(table) for table in TABLES]

LIVELY = ["prince", "daredevil", "apothecary", "substitution", "plan", "trap", "bribe"]
STACKS = [f"p{number}" for number in range(1, 56)]

# A style says which words it favours for a kind of question, and in how many cases of a hundred; else any word will do.
Style = dict[str, tuple[list[str], int]]


def style(*, stacks: int, reveal: int = 0, leave: int = 0, lively: int = 0) -> Style:
    """Return a style that favours stacks, turning cards or leaving them, and cards with which much happens."""
    turning = (["reveal"], reveal) if reveal else (["leave"], leave)
    return {
        "place": (LIVELY, lively),
        "where": (STACKS, stacks),
        "where-twin": (STACKS, stacks),
        "leave-or-reveal": turning,
        "take-or-again": (["again"], 60),
    }


STYLES = [
    Style(),
    style(stacks=80, reveal=70),
    style(stacks=30, reveal=70, lively=80),
    style(stacks=80, leave=20, lively=80),
]


def choose(rng: Rng, manner: Style, kind: str, words: list[str]) -> str:
    """Return the answer of a style."""
    favoured, percent = manner.get(kind, ([], 0))
    likely = [word for word in words if word in favoured]
    return pick(rng, likely if likely and rng.below(100) < percent else words)


def mismatch(seats: int, readings: dict[str, str], seed: int, kind: type[Model] = Model) -> str:
    """Play one game on both sides; return a report on the first difference, or nothing."""
    rng, manner = Rng(seed), STYLES[seed % len(STYLES)]
    settings = {
        "direction": pick(rng, ["random", "right", "left"]),
        "starting_seat": pick(rng, ["random", *map(str, range(seats))]),
        **readings,
    }
    state, model, answers = GAME.new(seats, settings), kind(seats, settings), list[str]()
    while True:
        ours = engine(GAME, state)
        theirs = expected([model.asked] if model.asked else [], model.outcome, model.lines())
        wrong = difference(ours, theirs)
        if wrong:
            rows = [f"engine's row: {ours['row']}", f"model's row:  {theirs['row']}"]
            game = [f"seed {seed}, {seats} seats, {settings}", f"last answers: {', '.join(answers[-8:])}"]
            return "\n".join([*game, *wrong, *rows, GAME.write_position(state)])
        if model.asked is None:
            return ""
        actor, question, words = model.asked
        word = choose(rng, manner, question, words)
        answers.append(f"{actor} {word}")
        state.answer(actor, GAME.read(word))
        model.answer(word)


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_the_engine_and_a_naive_model_play_the_same_game(table: int) -> None:
    for seed in range(100 * table, 100 * table + 4):
        found = mismatch(*TABLES[table], seed)
        assert not found, found


@pytest.mark.slow
@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_the_engine_and_a_naive_model_play_many_games_alike(table: int) -> None:
    for seed in range(100 * table + 4, 100 * table + 24):
        found = mismatch(*TABLES[table], seed)
        assert not found, found


class GenerousQueen(Model):
    """A model whose Queen gains one too many."""

    def queen(self, seat: int) -> None:
        self.influence[seat] += 3


def test_a_wrong_model_is_found_out() -> None:
    found = mismatch(*TABLES[0], seed=1, kind=GenerousQueen)
    differences, _, rest = found.partition("engine's row: ")
    assert differences.startswith("seed 1, 3 seats, {'direction': ")
    assert "last answers: " in differences
    assert re.search(r"influence \d: engine \d+, model \d+", differences)
    assert "model's row: " in rest
    assert "oriflamme 3\n" in rest
