"""Land of Clans, "Components": how many of everything, and the alphabet of answers.

What the board and the cards show is data: see `board.py`. A square is its number in reading order, a land card its
number in the order of the squares, a castle (its prize, its tile, its shape) its place in the list of castles.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6
MOST_CLANS: Final = 4
MOST_SQUARES: Final = 124
"""A set of squares is two words of 62 bits."""
TOKENS_EACH: Final = 15
LAND_CARDS: Final = 100
WIZARDS: Final = 8
HAND_SIZE: Final = 5
CASTLES: Final = 19
SMALLEST: Final = 3
LARGEST: Final = 5
"""How many squares castles have."""
CORNERS: Final = 4
SMALL_PRIZE: Final = 3
LARGE_PRIZE: Final = 5
"""At the start two prizes of 3 points and two of 5 lie open."""
LAST_PRIZE: Final = 4
"""The prize that ends the game."""
ROUNDS_OF_PASSES: Final = 2
NONE: Final = -1

# The alphabet: every answer to every question is one of these letters.
CARD: Final = 0
"""CARD + c: a land card; in a turn, to conquer its square."""
WIZARD: Final = 100
"""A Wizard of the draw pile or of a hand."""
SQUARE: Final = 101
"""SQUARE + q: no-man's-land to conquer; a token to move from a land square."""
MAGIC: Final = 225
"""MAGIC + q: conquer a free square with a Wizard."""
OUST: Final = 349
"""OUST + q: conquer a square with a Wizard that replaces an opponent's token."""
ATTACK: Final = 473
"""ATTACK + 5 * q + n - 1: attack the castle that stands on a square with n Swords."""
ADD: Final = 1093
"""ADD + n: add n Swords to a partner's attack."""
SHIELDS: Final = 1099
"""SHIELDS + n: lay or pledge n Shields."""
OPEN_WIZARD: Final = 1105
"""Play the Wizard that lies open."""
PASS: Final = 1106
ENOUGH: Final = 1107
SEAT: Final = 1108
PRIZE: Final = 1114
"""PRIZE + c: the prize card of a castle."""
CLAIM: Final = 1133
"""CLAIM + p: claim a castle on these squares: a placement of the board."""

# Kinds of questions.
STARTER: Final = 0
LAY_PRIZE: Final = 1
DEAL: Final = 2
TURN: Final = 3
PAY: Final = 4
WHICH_WIZARD: Final = 5
WHICH_SWORD: Final = 6
DISCARD: Final = 7
MOVE: Final = 8
CLAIM_CASTLE: Final = 9
ADD_SWORDS: Final = 10
DEFEND: Final = 11
PLEDGE: Final = 12
WHICH_SHIELD: Final = 13

# Endings.
FOURTH_PRIZE: Final = 0
STALL: Final = 1
