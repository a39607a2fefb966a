"""A table of Land of Clans for tests: a position with the lines that matter, and everything else filled in quietly."""

from __future__ import annotations

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario

SETTINGS = {"teams": "no", "wizard": "turn", "wizards_return": "yes"}


def clans(seats: int = 2, turn: int = 0, **lines: str) -> Scenario:
    """Return a scenario in which a seat is about to act.

    Lines: `prizes` (default: the first four of I3 L3 W5 Z5 X5 V5 U5 F5 that no castle is), per clan `tokens_0` and
    `castles_0`, per seat `hand_0` (filled up to five from the end of the deck unless it has five) and `wizards_0`
    (default 0), `used`, `passes`, `first`, `teams`, `wizard`, `wizards_return`, `out` (how many Wizards are out of the
    game; default: all that no line names).
    """
    held = " ".join(value for key, value in lines.items() if key.startswith("castles_")).split()
    prizes = [name for name in ("I3", "L3", "W5", "Z5", "X5", "V5", "U5", "F5") if name not in held][:4]
    values = {**SETTINGS, "first": "0", "passes": "0", "prizes": " ".join(prizes)}
    if seats == 6:
        values["teams"] = "yes"
    values |= {key: value for key, value in lines.items() if key in values}
    count = seats // 2 if values["teams"] == "yes" else seats
    for clan in range(count):
        values[f"tokens {clan}"] = lines.get(f"tokens_{clan}", "")
        values[f"castles {clan}"] = lines.get(f"castles_{clan}", "")
    used = lines.get("used", "")
    named = {word for seat in range(seats) for word in lines.get(f"hand_{seat}", "").split()} | set(used.split())
    spare = [card for card in CARDS if card != "W" and card not in named]
    wizards = used.split().count("W")
    for seat in range(seats):
        hand = lines.get(f"hand_{seat}", "").split()
        while len(hand) < 5:
            hand.append(spare.pop())
        values[f"wizards {seat}"] = lines.get(f"wizards_{seat}", "0")
        values[f"hand {seat}"] = " ".join(hand)
        wizards += int(values[f"wizards {seat}"]) + hand.count("W")
    values["used"] = used
    values["out"] = lines.get("out", str(8 - wizards))
    values["frames"] = f"turn seat={turn}"
    known = {key.replace(" ", "_") for key in values}
    assert set(lines) <= known, f"{set(lines) - known}: no such line"
    return Scenario(GAME, "\n".join([f"clans {seats}", *[f"{key}: {value}" for key, value in values.items()]]))


def fresh(seats: int, seed: int = 1, **settings: str) -> State:
    """Return a new game whose set-up has been left to chance."""
    state, rng = GAME.new(seats, settings), Rng(seed)
    while (question := state.question()) is not None and question.actor == CHANCE:
        state.apply(choose(question, rng))
    return state


def draw_all(t: Scenario, seed: int = 1) -> Scenario:
    """Let chance answer until somebody else is asked or the game is over."""
    rng = Rng(seed)
    while (question := t.state.question()) is not None and question.actor == CHANCE:
        t.state.answer(CHANCE, choose(question, rng))
    return t


def line(state: State, name: str) -> str:
    """Return one line of the position of a state, or of a view of it."""
    lines = dict(text.split(":", 1) for text in GAME.write_position(state).splitlines() if ":" in text)
    return lines[name].strip()


def told(t: Scenario, *names: str) -> list[tuple[int, ...]]:
    """Return the facts of these kinds that were told, each as (seat, card, place, n)."""
    kinds = [GAME.events.index(name) for name in names]
    return [(event.seat, event.card, event.place, event.n) for event in t.events if event.kind in kinds]
