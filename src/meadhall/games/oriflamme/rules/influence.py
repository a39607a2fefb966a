"""Oriflamme, "Influence": tokens that go from one place to another, each told by an event. The bank never runs dry.

[ORI-R5, B14, B15]
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.oriflamme.rules.events import GAINED, LOST, STOLE, TOKEN_LAID, TOKENS_LOST, TOOK
from meadhall.games.oriflamme.rules.state import Oriflamme


def gain(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat gets influence from the bank by a card."""
    s.bank_to_seat(seat, n)
    s.tell(GAINED, seat, card=card, n=n)


def lose(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat gives influence back to the bank because of a card, but never more than it has. [ORI-B14]"""
    lost = min(n, s.influence(seat))
    s.seat_to_bank(seat, lost)
    s.tell(LOST, seat, card=card, n=lost)


def steal(s: Oriflamme, thief: i64, victim: i64, n: i64, card: i64) -> None:
    """A seat takes influence from another, but never more than that one has. [ORI-B14]"""
    stolen = min(n, s.influence(victim))
    s.seat_to_bank(victim, stolen)
    s.bank_to_seat(thief, stolen)
    s.tell(STOLE, thief, card=card, other=victim, n=stolen)


def lay_token(s: Oriflamme, seat: i64, at: i64) -> None:
    """A token from the bank is put onto the card at a position. [ORI-R14]"""
    s.bank_to_card(s.top(at), 1)
    s.tell(TOKEN_LAID, seat, place=at, n=1)


def take_tokens(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat takes tokens from its card. [ORI-R15]"""
    if n:
        s.card_to_seat(card, seat, n)
        s.tell(TOOK, seat, card=card, n=n)


def lose_tokens(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """Tokens on a seat's card go back to the bank. [ORI-R20]"""
    if n:
        s.card_to_bank(card, n)
        s.tell(TOKENS_LOST, seat, card=card, n=n)
