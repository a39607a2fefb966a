"""A table of Keltis for tests: a quiet position (bare stones, no columns, nobody moved) with single lines changed."""

from __future__ import annotations

from functools import partial

from meadhall import testing
from meadhall.games.keltis.game import GAME
from meadhall.testing import Scenario

BARE = "......... ......... ......... ......... ........."
HANDS = ["R0 R2 Y0 Y2 P0 P2 G0 G2", "R1 Y1 P1 G1 B1 B3 R9 Y9", "R6 Y6 P6 G6 B6 B8 R8 Y8", "R4 Y4 P4 G4 B4 B10 R10 Y10"]
fresh = partial(testing.fresh, GAME)
line = partial(testing.line, GAME)


def keltis(seats: int = 2, *, clover_opens_path: str = "yes", **lines: str) -> Scenario:
    """Return a scenario at the start of seat 0's turn; `hand_0="R3 R4"` changes the line `hand 0`, and so on."""
    text = [
        f"keltis {seats}",
        f"clover_opens_path: {clover_opens_path}",
        "first: 0",
        f"tiles: {BARE}",
        "left: 40",
        "piles: ",
    ]
    for seat in range(seats):
        text += [f"hand {seat}: {HANDS[seat]}", f"column {seat}: ", f"figures {seat}: "]
        text += [f"points {seat}: 0", f"stones {seat}: 0"]
    scenario = Scenario(GAME, "\n".join([*text, "frames: turn seat=0"]))
    for name, value in lines.items():
        scenario.given(name.replace("_", " "), value)
    return scenario


def tiles(**at: str) -> str:
    """Return a line of tiles: tiles(R3="C", Y9="W") puts a clover on red 3 and a wishing stone on yellow 9."""
    stones = [["."] * 9 for _ in range(5)]
    for name, tile in at.items():
        stones["RYPGB".index(name[0])][int(name[1:]) - 1] = tile
    return " ".join("".join(path) for path in stones)
