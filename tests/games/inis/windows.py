"""What the tests of the Advantage cards and of the territories share: windows watched, facts in words, chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.games.inis.game import GAME

if TYPE_CHECKING:
    from tests.games.inis.table import Table


def offered(t: Table, card: str) -> list[int]:
    """Let everybody pass until another question stands; return the seats that could have played a triskel card."""
    seats: set[int] = set()
    while t.kind == "react":
        seats |= {seat for seat in range(t.state.seats) if card in t.may_react(seat)}
        t.pass_window(besides=-1)
    return sorted(seats)


def asked(t: Table) -> tuple[int, str] | None:
    """Return who is asked what kind of question."""
    return t.asked and t.asked[:2]


def cards(t: Table, event: str) -> list[tuple[int, str]]:
    """Return who did something with which card: played, cancelled, drew, kept, took-back, …"""
    return [(fact[0], GAME.write(fact[1])) for fact in t.told(event)]


def places(t: Table, event: str) -> list[tuple[int, str]]:
    """Return to whom something happened in which territory: removed, saved, placed, clash, …"""
    return [(fact[0], GAME.write(GAME.read("cove") + fact[2])) for fact in t.told(event)]


def by_chance(t: Table, *words: str) -> Table:
    """Let chance answer, once for each word; windows that come between are passed by everybody."""
    for word in words:
        t.quiet().chance(word)
    return t
