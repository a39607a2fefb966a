"""The testing kit for games: conformance, scenarios, golden playthroughs, perft, the matrix of rules and tests."""

from meadhall.testing.conformance import CHECKS, conformance
from meadhall.testing.golden import playthrough
from meadhall.testing.matrix import rule
from meadhall.testing.perft import perft
from meadhall.testing.plays import Play, plays
from meadhall.testing.scenario import Scenario, asked, fresh, line, lines, veiled

__all__ = [
    "CHECKS", "Play", "Scenario", "asked", "conformance", "fresh", "line", "lines", "perft", "plays", "playthrough",
    "rule", "veiled",
]  # fmt: skip
