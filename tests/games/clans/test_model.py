"""The engine and a naive model (tests/games/clans/model.py) play the same games, compared at every answer."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.games.clans.game import GAME
from tests.games.clans.model import CASTLES, DECK, FITS, GREY, SQUARES, Castle, Model, Squares
from tests.games.models import difference, engine, expected, name, pick

READINGS = {"wizard": ["turn", "extra"], "wizards_return": ["yes", "no"]}
SEATINGS = [(2, "six"), (3, "six"), (4, "six"), (4, "yes"), (6, "six")]
TABLES = [
    (seats, {"teams": teams, **dict(zip(READINGS, values, strict=True))})
    for (seats, teams), values in product(SEATINGS, product(*READINGS.values()))
]
NAMES = [name(table) for table in TABLES]

# A style gives kinds of answers a weight; what it does not name weighs 10.
Style = dict[str, int]
STYLES: list[Style] = [
    {"wizard": 1, "oust": 1, "grey": 100},
    {"attack": 300, "grey": 100, "wizard": 1, "oust": 1},
    {"attack": 40, "wizard": 3, "oust": 10, "pass": 100, "enough": 1},
    {"attack": 0, "card": 1, "grey": 0, "pass": 1000, "wizard": 0, "oust": 0, "enough": 50},
]


def sort_of(kind: str, word: str) -> str:
    """Return what sort of answer this is, for a style."""
    if word.startswith("W ") and word.split()[1] in GREY:
        return "grey"
    if word.startswith("W "):
        return "oust" if word.endswith(" x") else "wizard"
    if kind == "turn" and word in GREY:
        return "grey"
    if kind == "turn" and word in DECK:
        return "card"
    return word.split()[0]


def choose(rng: Rng, style: Style, kind: str, words: list[str]) -> str:
    """Return the answer of a style."""
    weights = [style.get(sort_of(kind, word), 10) for word in words]
    left = rng.below(max(1, sum(weights)))
    for word, weight in zip(words, weights, strict=True):
        left -= weight
        if left < 0:
            return word
    return pick(rng, words)


def play(state: State, model: Model, rng: Rng, style: Style, most: int = 5000) -> str:
    """Play one game on both sides; return a report on the first difference, or nothing."""
    answers: list[str] = []
    start = GAME.write_position(state)
    while True:
        wrong = difference(engine(GAME, state), expected(model.asked, model.outcome, model.lines()))
        if wrong:
            return "\n".join([f"last answers: {', '.join(answers[-12:])}", *wrong, GAME.write_position(state), start])
        if not model.asked or len(answers) >= most:
            return ""
        actor, question, words = model.asked[rng.below(len(model.asked))]
        word = choose(rng, style, question, sorted(words))  # not in the order of a set, which no seed fixes
        answers.append(f"{actor} {word}")
        state.answer(actor, GAME.read(word))
        model.answer(actor, word)


def mismatch(
    seats: int, readings: dict[str, str], seed: int, kind: type[Model] = Model, seen: Counter[str] | None = None
) -> str:
    """Play a game from its start on both sides; return a report on the first difference, or nothing."""
    rng = Rng(seed)
    settings = {**readings, "starting_seat": pick(rng, ["random", *map(str, range(seats))])}
    state, model = GAME.new(seats, settings), kind(seats, settings)
    found = play(state, model, rng, STYLES[seed % len(STYLES)])
    if seen is not None:
        seen.update(model.seen)
    return f"seed {seed}, {seats} seats, {settings}\n{found}" if found else ""


# Crowded positions, in which rare things are common.


def shuffled(rng: Rng, things: list[str]) -> list[str]:
    """Return things in random order."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]


def crowded(rng: Rng, seats: int, readings: dict[str, str]) -> dict[str, str]:
    """Return the lines of a position with many castles and tokens, Wizards in hands and a short draw pile."""
    clans = seats // 2 if seats == 6 or readings["teams"] == "yes" else seats
    names, free, castles = shuffled(rng, CASTLES), set(SQUARES), list[list[str]]()
    lines = {"teams": "yes" if clans < seats else "no", "wizard": readings["wizard"]}
    lines |= {"wizards_return": readings["wizards_return"], "first": str(rng.below(seats))}
    lines["passes"] = str(rng.below(2 * seats))
    lines["prizes"] = " ".join([names.pop() for _ in range(4)])
    for clan in range(clans):
        castles.append([])
        for _ in range(rng.below(4)):
            spots: list[Squares] = [squares for squares in FITS[names[-1]] if squares <= free]
            if spots:
                spot = spots[rng.below(len(spots))]
                free -= spot
                castles[clan].append(" ".join([names.pop(), *sorted(spot)]))
        lines[f"castles {clan}"] = " / ".join(castles[clan])
    land = shuffled(rng, [square for square in SQUARES if square in free and square not in GREY])
    for clan in range(clans):
        most = pick(rng, ["0", "7", "14", "15", "15"])
        lines[f"tokens {clan}"] = " ".join([land.pop() for _ in range(min(int(most), len(land)))])
    cards = shuffled(rng, [*DECK, *["W"] * (rng.below(9) if readings["wizards_return"] == "yes" else 0)])
    if rng.below(2):
        cards.sort(key=lambda card: card not in land)  # the hands get cards whose squares are taken
    spare = 8 - cards.count("W")
    for seat in range(seats):
        lines[f"wizards {seat}"] = str(rng.below(min(spare, 2) + 1))
        spare -= int(lines[f"wizards {seat}"])
        hand = ["W"] * (rng.below(3) and rng.below(6))
        hand = hand[: cards.count("W")]
        for card in hand:
            cards.remove(card)
        lines[f"hand {seat}"] = " ".join([*hand, *[cards.pop() for _ in range(5 - len(hand))]])
    lines["out"] = str(spare)
    lines["used"] = " ".join(cards if rng.below(2) else cards[: rng.below(len(cards))])
    return lines


def play_on(
    seats: int, lines: dict[str, str], turn: int, rng: Rng, style: Style, seen: Counter[str] | None = None
) -> str:
    """Play on from a position on both sides, for a while; return a report on the first difference, or nothing."""
    text = "\n".join([f"clans {seats}", *[f"{key}: {value}" for key, value in lines.items()]])
    state = GAME.read_position(f"{text}\nframes: turn seat={turn}")
    model = Model(seats, {**lines, "starting_seat": lines["first"]})
    model.resume(lines, turn)
    found = play(state, model, rng, style, most=60)
    if seen is not None:
        seen.update(model.seen)
    return found


def mismatch_in_a_crowd(seats: int, readings: dict[str, str], seed: int, seen: Counter[str] | None = None) -> str:
    """Play on from a crowded position on both sides; return a report on the first difference, or nothing."""
    rng = Rng(seed)
    lines = crowded(rng, seats, readings)
    found = play_on(seats, lines, rng.below(seats), rng, STYLES[seed % len(STYLES)], seen)
    return f"crowd {seed}, {seats} seats, {readings}\n{found}" if found else ""


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_the_engine_and_a_naive_model_play_on_alike_in_a_crowd(table: int) -> None:
    for seed in range(100 * table, 100 * table + 3):
        found = mismatch_in_a_crowd(*TABLES[table], seed)
        assert not found, found


@pytest.mark.parametrize("table", range(0, len(TABLES), 3), ids=NAMES[::3])
def test_the_engine_and_a_naive_model_play_the_same_game(table: int) -> None:
    found = mismatch(*TABLES[table], 100 * table + table // 3)
    assert not found, found


@pytest.mark.slow
@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_the_engine_and_a_naive_model_play_on_alike_in_many_crowds(table: int) -> None:
    for seed in range(100 * table + 3, 100 * table + 18):
        found = mismatch_in_a_crowd(*TABLES[table], seed)
        assert not found, found


@pytest.mark.slow
@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_the_engine_and_a_naive_model_play_many_games_alike(table: int) -> None:
    for seed in range(100 * table + 10, 100 * table + 12):
        found = mismatch(*TABLES[table], seed)
        assert not found, found


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_and_the_model_agree_when_a_whole_hand_of_wizards_is_played(seed: int) -> None:
    rng = Rng(seed)
    lines = {
        "teams": "no", "wizard": "extra", "wizards_return": "yes", "first": "0", "passes": "0",
        "prizes": "I3 L3 W5 X5", "tokens 0": "d2 e2 g2 h2 k5 j6", "castles 0": "", "tokens 1": "", "castles 1": "",
        "wizards 0": "0", "hand 0": "W W W W W", "wizards 1": "0", "hand 1": "a4 a5 a6 a7 a8", "used": "", "out": "3",
    }  # fmt: skip
    found = play_on(2, lines, 0, rng, {"oust": 0, "grey": 0})
    assert not found, found


def test_the_crowds_and_games_show_what_is_rare() -> None:
    seen = Counter[str]()
    for seed in range(60):
        seats, readings = TABLES[seed % len(TABLES)]
        rng = Rng(seed)
        lines = crowded(rng, seats, readings)
        play_on(seats, lines, rng.below(seats), rng, STYLES[seed // 20], seen)
    wanted = {
        "reshuffle", "Wizard from hand", "which Wizard", "ousted", "move", "grey move", "several claims", "pass",
        "partner added", "pledged in vain", "pledge cut", "repelled", "conquered", "fourth by attack",
        "claim elsewhere",
    }  # fmt: skip
    assert wanted <= set(seen)


class StrongCastle(Model):
    """A model in which an attacked castle counts for two units."""

    def may_attack(self, clan: int, castle: Castle) -> bool:
        return castle.clan != clan and self.units(clan, castle) >= 2 + self.units(castle.clan, castle)


def test_a_wrong_model_is_found_out() -> None:
    found = [mismatch(*TABLES[0], seed, kind=StrongCastle) for seed in range(1, 20, 4)]
    reports = [report for report in found if report]
    assert reports
    assert re.match(r"seed \d+, 2 seats, {'teams': ", reports[0])
    assert re.search(r"asked: engine .*attack.*, model ", reports[0])
    assert "last answers: " in reports[0]
    assert "clans 2\n" in reports[0]
