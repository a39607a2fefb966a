"""What the things of Inis are called: cards, territories and what stands in them, as phrases; which cards are known."""

from __future__ import annotations

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import CARDS, TERRITORIES
from meadhall.games.inis.rules.clauses import CARD_CLAUSE
from meadhall.games.inis.rules.components import advantage_of
from meadhall.games.inis.rules.drawing import letters
from meadhall.games.inis.rules.state import HAND, POOL, Inis
from meadhall.presentation import Phrase, Seat, phrase


def card_name(card: int) -> Phrase:
    """Return the name of a card."""
    return phrase("inis-card", card=CARDS[card])


def territory_name(territory: int) -> Phrase:
    """Return the name of a territory."""
    return phrase("inis-territory", territory=TERRITORIES[territory])


def clause_of(card: int) -> str:
    """Return the id of the clause that says what a card does."""
    return GAME.clauses[CARD_CLAUSE + card]


def contents(s: Inis, territory: int) -> Phrase:
    """Return what stands in a territory."""
    clans = tuple(
        phrase("inis-clans-of", seat=Seat(seat), n=int(s.clans(territory, seat)))
        for seat in range(s.seats)
        if s.clans(territory, seat)
    )
    return phrase(
        "inis-contents",
        clans=clans,
        count=len(clans),
        sanctuaries=int(s.sanctuaries(territory)),
        citadels=int(s.citadels(territory)) - (territory == s.capital),
        capital="yes" if territory == s.capital else "no",
        feast="yes" if territory == s.festival else "no",
    )


def known_cards(s: Inis, seat: int) -> list[int]:
    """Return the cards of a seat that the viewer knows: all of its own, and those it has seen of others."""
    actions, tales = s.actions(), s.tales()
    found = [*actions.cards(POOL + seat), *actions.cards(HAND + seat)]
    if seat == s.viewer or s.viewer < 0:
        found += [advantage_of(at) for at in range(len(TERRITORIES)) if s.where_advantage(at) == seat]
    known = [*tales.cards(HAND + seat), *tales.cards(POOL + seat)]
    return [*found, *letters(known)]
