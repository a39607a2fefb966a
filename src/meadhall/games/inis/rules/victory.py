"""Inis, "Victory conditions" and "End of the game": three conditions, Deeds as jokers, Pretenders, the Brenn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.bits import members, size_of
from meadhall.core.question import Outcome
from meadhall.games.inis.rules.components import BRENN_AMONG_EQUALS, ENOUGH_FOR_CONDITION, MOST_CONDITIONS, NONE
from meadhall.games.inis.rules.events import ENDED, NO_WINNER
from meadhall.games.inis.rules.state import Inis

MIN_CONDITIONS: Final = 1
"""With fewer nobody takes a Pretender token (INI-R34) or wins (INI-R70)."""


def clans_led(s: Inis, seat: i64) -> i64:
    """Return how many clans of others are where a seat is chieftain. [INI-R63]"""
    n: i64 = 0
    for territory in members(s.present(seat)):
        if s.chieftain(territory) == seat:
            n += s.others_in(territory, seat)
    return n


def sanctuaries_where_present(s: Inis, seat: i64) -> i64:
    """Return how many sanctuaries stand where a seat is present. [INI-R64]"""
    n: i64 = 0
    for territory in members(s.present(seat)):
        n += s.sanctuaries(territory)
    return n


def territories_present_in(s: Inis, seat: i64) -> i64:
    """Return in how many territories a seat is present. [INI-R65]"""
    return size_of(s.present(seat))


def conditions_met(s: Inis, seat: i64) -> int:
    """Return how many conditions a seat meets when its Deeds go where they help most. [INI-R66, R67, R68]

    The cheapest conditions are paid first.
    """
    missing = sorted([
        max(0, ENOUGH_FOR_CONDITION - clans_led(s, seat)),
        max(0, ENOUGH_FOR_CONDITION - sanctuaries_where_present(s, seat)),
        max(0, ENOUGH_FOR_CONDITION - territories_present_in(s, seat)),
    ])  # fmt: skip
    deeds: int = s.deeds(seat)
    met = 0
    for lack in missing:
        if lack <= deeds:
            deeds -= lack
            met += 1
    return met


def find_winner(s: Inis) -> tuple[int, int]:
    """Return the winner, NONE if nobody wins, and how many Pretenders meet the most conditions. [INI-R69 … R72]"""
    best: list[int] = []
    most = MIN_CONDITIONS
    for seat in range(s.seats):
        if s.is_pretender(seat):
            met = conditions_met(s, seat)
            if met > most:
                best = [seat]
                most = met
            elif met == most:
                best.append(seat)
    if len(best) == 1:
        return best[0], 1
    brenn: int = s.brenn
    return (brenn if brenn in best else NONE), len(best)


def check_victory(s: Inis) -> None:
    """End the game if there is a winner; otherwise all Pretender tokens go back. [INI-R20, R72, Q57]"""
    if s.pretenders == 0:
        return
    winner, equals = find_winner(s)
    if winner == NONE:
        s.pretenders = 0
        s.tell(NO_WINNER, NONE, n=1 if equals > 1 else 0)
        return
    reason = BRENN_AMONG_EQUALS if equals > 1 else MOST_CONDITIONS
    s.tell(ENDED, winner, n=reason)
    scores = [conditions_met(s, seat) for seat in range(s.seats)]
    s.end(Outcome(reason, scores, [1 if seat == winner else 2 for seat in range(s.seats)]))


def may_pretend(s: Inis, seat: i64) -> bool:
    """Return whether a seat may take a Pretender token. [INI-R34]"""
    return not s.is_pretender(seat) and conditions_met(s, seat) >= MIN_CONDITIONS
