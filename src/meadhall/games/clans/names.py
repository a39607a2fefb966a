"""What the things of Land of Clans are called: cards, squares, castles and clans, as phrases."""

from __future__ import annotations

from meadhall.games.clans.board import CHART
from meadhall.games.clans.notation import CARDS
from meadhall.games.clans.rules.box import SIGNS
from meadhall.games.clans.rules.components import WIZARD
from meadhall.games.clans.rules.state import Clans
from meadhall.presentation import Phrase, Seat, phrase


def card_name(card: int) -> Phrase:
    """Return the name of a card: the square it shows, and its mark."""
    if card == WIZARD:
        return phrase("clans-wizard")
    return phrase("clans-card", card=CARDS[card], mark=SIGNS[CHART.cards[card][1]] or "none")


def square_name(square: int) -> str:
    """Return the name of a square."""
    return CHART.names[square]


def castle_name(castle: int) -> Phrase:
    """Return the name of a castle with the points of its prize."""
    return phrase("clans-castle", castle=CHART.castles[castle], points=int(CHART.board.points[castle]))


def squares_of(placement: int) -> str:
    """Return the squares of a placement."""
    return " ".join(square_name(square) for square in CHART.board.squares_of(placement))


def clan_name(s: Clans, clan: int) -> Phrase:
    """Return who plays a clan: a player, or two partners."""
    if not s.is_in_teams:
        return phrase("clans-clan", seat=Seat(clan))
    return phrase("clans-team", seat=Seat(clan), partner=Seat(int(s.partner(clan))))


def castle_code(placement: int) -> str:
    """Return the short name of the castle of a placement."""
    return CHART.castles[int(CHART.board.castle_of[placement])]
