"""A table of Land of Clans for tests: a position with the lines that matter, and everything else filled in quietly."""

from __future__ import annotations

from functools import partial

from meadhall import testing
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario

SETTINGS = {"teams": "no", "wizard": "turn", "wizards_return": "yes"}
fresh = partial(testing.fresh, GAME)
line = partial(testing.line, GAME)
lines = partial(testing.lines, GAME)


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
