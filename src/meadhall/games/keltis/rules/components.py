"""Keltis, "Components": cards, figures, tiles and the values of the rows as numbers; and the alphabet of answers."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 5
VALUES: Final = 11
KINDS: Final = 55
"""A card is colour * 11 + value; every card exists twice. 110 cards in all."""
COPIES: Final = 2
PER_COLOUR: Final = 22
HAND: Final = 8
OUT_WITH_TWO: Final = 30
"""Cards that stay out, unseen, when two play."""

START: Final = 0
LAST: Final = 9
"""A path has nine stones; row 0 is the start stone, row 9 the end stone."""
GOAL: Final = 7
"""The goal area: the last three rows."""
FIVE: Final = 5
"""Figures in the goal area that end the game."""
ROW_VALUE: Final = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10]
STONE_VALUE: Final = [-4, -3, 2, 3, 6, 10]
"""What 0, 1, 2, 3, 4 and 5 or more wishing stones are worth."""
SMALL_FIGURES: Final = 4

BARE: Final = 0
WISHING_STONE: Final = 1
CLOVER: Final = 2
ONE: Final = 3
TWO: Final = 4
THREE: Final = 5
TILES: Final = 6
FACE_DOWN: Final = 6
"""A stone that waits for its tile during set-up."""
TILE_COUNT: Final = [0, 9, 9, 2, 3, 2]
TILE_POINTS: Final = [0, 0, 0, 1, 2, 3, 0]

# The alphabet: every answer to every question is one of these letters.
LAY: Final = 0
"""LAY + card: lay the card in front of you. (When dealing, the bare card.)"""
DISCARD: Final = 55
"""DISCARD + card: put the card on the discard pile of its colour."""
COLOUR: Final = 110
"""COLOUR + c: the figure on that path, or the discard pile of that colour."""
PILE: Final = 115
"""The draw pile."""
SMALL: Final = 116
LARGE: Final = 117
PASS: Final = 118
"""Move nothing."""
SEAT: Final = 119
"""SEAT + s: a seat."""
TILE: Final = 123
"""TILE + t: a tile."""
LETTERS: Final = 129

# Kinds of questions.
STARTER: Final = 0
LAY_TILE: Final = 1
DEAL: Final = 2
PLAY: Final = 3
FIGURE: Final = 4
FORWARD: Final = 5
CLOVER_MOVE: Final = 6
DRAW: Final = 7

# Endings.
FIVE_IN_GOAL: Final = 0
PILE_EMPTY: Final = 1
