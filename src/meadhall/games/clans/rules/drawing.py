"""Land of Clans, cards: dealing, filling up hands and shuffling the used cards."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.deck import PILE, USED
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.games.clans.rules.components import DEAL, HAND_SIZE, NONE
from meadhall.games.clans.rules.events import DREW, SHUFFLED
from meadhall.games.clans.rules.state import HAND, Clans


def short_seat(s: Clans, first: i64, how_many_seats: i64) -> i64:
    """Return the first of some seats, in turn order, that has to fill up its hand; NONE if none."""
    cards = s.secrets[0]
    for after in range(how_many_seats):
        seat = first + after if first + after < s.seats else first + after - s.seats
        if cards.count(HAND + seat) < HAND_SIZE:
            return seat
    return NONE


def ask_card(s: Clans, first: i64, how_many_seats: i64) -> Question | None:
    """Return the question which card the next seat to draw gets; None if none has to draw or no card is left."""
    seat = short_seat(s, first, how_many_seats)
    cards = s.secrets[0]
    if seat == NONE or cards.count(PILE) == 0:
        return None
    return Question(DEAL, CHANCE, cards.cards(PILE), seat, cards.tally(PILE))


def pick_card(s: Clans, first: i64, how_many_seats: i64, rng: Rng) -> int:
    """Return a random card if one is to be drawn, -1 if not."""
    if short_seat(s, first, how_many_seats) == NONE or s.secrets[0].count(PILE) == 0:
        return -1
    return s.secrets[0].pick(PILE, rng)


def draw_card(s: Clans, first: i64, how_many_seats: i64, card: int) -> None:
    """Give a card to the seat that has to draw, unseen by the others. [CLA-R3, R9]"""
    seat = short_seat(s, first, how_many_seats)
    s.secrets[0].slip(card, PILE, HAND + seat, NOBODY)
    s.tell(DREW, seat, card=card, seers=bit(seat))


def shuffle_used(s: Clans) -> None:
    """Make the used cards the new draw pile; there are always some. [CLA-R15, C26]"""
    s.tell(SHUFFLED, -1, n=s.secrets[0].count(USED))
    s.deck().shuffle()
