"""Inis, plans: which clans a card sends where, as declared. Nothing is done yet.

A plan is what the effect carries out, what is drawn on the map meanwhile, and what a bot foresees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.core.bits import members
from meadhall.core.state import Frame
from meadhall.games.inis.rules.components import NONE, TERRITORIES, is_territory, number_in, territory_in
from meadhall.games.inis.rules.state import Inis

NEW_LAND: Final = TERRITORIES
"""A target: the territory that is drawn while the card is carried out."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Route:
    """Clans of one seat that are placed, moved or removed."""

    def __init__(self, seat: i64, source: i64, target: i64, n: i64, instead_of: i64 = NONE) -> None:
        """Keep whose clans go, from where, to where, and how many."""
        self.seat = seat
        self.source = source
        """A territory; NONE: the reserve."""
        self.target = target
        """A territory, or NEW_LAND; NONE: they are removed."""
        self.n = n
        self.instead_of = instead_of
        """The seat whose clan it replaces, NONE if it replaces none."""


def placed(seat: i64, territory: i64, n: i64 = 1) -> Route:
    """Return how clans of a seat come from its reserve into a territory."""
    return Route(seat, NONE, territory, n)


def moved(seat: i64, source: i64, target: i64, n: i64 = 1) -> Route:
    """Return how clans of a seat go from one territory to another."""
    return Route(seat, source, target, n)


def removed(seat: i64, territory: i64) -> Route:
    """Return how a clan of a seat leaves the map."""
    return Route(seat, territory, NONE, 1)


def replaced(seat: i64, territory: i64, other: i64) -> Route:
    """Return how a clan of a seat takes the place of another seat's."""
    return Route(seat, NONE, territory, 1, instead_of=other)


def asked_about(f: Frame) -> list[int]:
    """Return the card's territories: those for each of which it asks for a number."""
    return members(f.other) if f.other > 0 else []


def sent(f: Frame, source: i64, targets: i64, first: int = 0) -> list[Route]:
    """Return how clans go from one territory to others, by the numbers chosen from some place on."""
    plan: list[Route] = []
    order = members(targets)
    for at in range(first, len(f.picks)):
        n = number_in(f.picks[at])
        if n:
            plan.append(moved(f.seat, source, order[at - first], n))
    return plan


def fetched(f: Frame, target: i64, first: int = 0) -> list[Route]:
    """Return how clans come from the card's territories into one, by the numbers chosen from some place on."""
    plan: list[Route] = []
    order = asked_about(f)
    for at in range(first, len(f.picks)):
        n = number_in(f.picks[at])
        if n:
            plan.append(moved(f.seat, order[at - first], target, n))
    return plan


def placed_each(f: Frame) -> list[Route]:
    """Return a clan for each territory that was chosen."""
    picks = f.picks if len(f.picks) < 2 else tuple(sorted(f.picks))
    return [placed(f.seat, territory_in(option)) for option in picks if is_territory(option)]


def placed_numbers(s: Inis, f: Frame) -> list[Route]:
    """Return as many clans as declared for each of the card's territories where its player is still present."""
    plan: list[Route] = []
    order = asked_about(f)
    for at in range(len(f.picks)):
        territory: i64 = order[at]
        n = number_in(f.picks[at])
        if n and s.is_present(f.seat, territory):
            plan.append(placed(f.seat, territory, n))
    return plan
