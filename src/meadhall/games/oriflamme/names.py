"""What the things of Oriflamme are called: cards, backs and positions, as phrases."""

from __future__ import annotations

from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import NONE, is_open, owner_of, role_of
from meadhall.games.oriflamme.rules.knowledge import stack
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.text import Phrase, Seat, phrase


def role_name(role: int) -> Phrase:
    """Return the name of a card without its family."""
    return phrase("oriflamme-role", role=ROLE_NAMES[role])


def card_name(card: int) -> Phrase:
    """Return the name of a card of a family."""
    return phrase("oriflamme-card", seat=Seat(owner_of(card)), role=ROLE_NAMES[role_of(card)])


def thing_name(s: Oriflamme, thing: int) -> Phrase:
    """Return the name of a thing in the row, as its viewer may know it."""
    seat = Seat(int(owner_of(thing)))
    if is_open(thing):
        briber = int(s.briber(thing))
        if briber != NONE:
            return phrase("oriflamme-bribed-card", seat=seat, role=ROLE_NAMES[role_of(thing)], briber=Seat(briber))
        return card_name(thing)
    role, tokens = s.role_under(thing), int(s.tokens(thing))
    if role == NONE:
        return phrase("oriflamme-back", seat=seat, tokens=tokens)
    return phrase("oriflamme-known-back", seat=seat, role=ROLE_NAMES[role], tokens=tokens)


def position_name(s: Oriflamme, at: int) -> Phrase:
    """Return what lies at a position: its top, and how high the stack is."""
    height = len(stack(s, s.top(at)))
    return phrase("oriflamme-position", n=at + 1, thing=thing_name(s, int(s.top(at))), height=height)


def does(role: int) -> Phrase:
    """Return in a few words what a card does."""
    return phrase("oriflamme-does", role=ROLE_NAMES[role])
