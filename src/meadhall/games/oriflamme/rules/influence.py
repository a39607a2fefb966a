"""Oriflamme, "Influence": tokens that go from one place to another, each told by an event. The bank never runs dry.

[ORI-R5, B14, B15]
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.oriflamme.rules.events import GAINED, LOST, STOLE, TOKEN_LAID, TOOK, WASTED
from meadhall.games.oriflamme.rules.state import BANK, INFLUENCE, TOKENS, Oriflamme


def gain(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat gets influence from the bank by a card."""
    s.numbers[BANK] -= n
    s.numbers[INFLUENCE + seat] += n
    s.tell(GAINED, seat, card=card, n=n)


def lose(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat gives influence back to the bank because of a card, but never more than it has. [ORI-B14]"""
    lost = min(n, s.numbers[INFLUENCE + seat])
    s.numbers[INFLUENCE + seat] -= lost
    s.numbers[BANK] += lost
    s.tell(LOST, seat, card=card, n=lost)


def steal(s: Oriflamme, thief: i64, victim: i64, n: i64, card: i64) -> None:
    """A seat takes influence from another, but never more than that one has. [ORI-B14]"""
    stolen = min(n, s.numbers[INFLUENCE + victim])
    s.numbers[INFLUENCE + victim] -= stolen
    s.numbers[INFLUENCE + thief] += stolen
    s.tell(STOLE, thief, card=card, place=victim, n=stolen)


def lay_token(s: Oriflamme, seat: i64, at: i64) -> None:
    """A token from the bank is put onto the card at a position. [ORI-R14]"""
    s.numbers[BANK] -= 1
    s.numbers[TOKENS + s.top(at)] += 1
    s.tell(TOKEN_LAID, seat, place=at, n=1)


def take_tokens(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """A seat takes tokens from its card. [ORI-R15]"""
    if n:
        s.numbers[TOKENS + card] -= n
        s.numbers[INFLUENCE + seat] += n
        s.tell(TOOK, seat, card=card, n=n)


def waste_tokens(s: Oriflamme, seat: i64, n: i64, card: i64) -> None:
    """Tokens on a seat's card go back to the bank. [ORI-R20]"""
    if n:
        s.numbers[TOKENS + card] -= n
        s.numbers[BANK] += n
        s.tell(WASTED, seat, card=card, n=n)
