"""What the tests of the Action cards share: two plain tables, a clash, and what is offered, heard and asked."""

from __future__ import annotations

from meadhall.games.inis.notation import CARDS
from tests.games.inis.table import Table, inis

LAND = "valley cove plains hills"
FULL = "valley=11 cove=1"
"""All clans of a seat, where `here` has three."""


def here(seats: int = 2, **lines: str) -> Table:
    """Seat 0's turn, present in Valley and Cove; seat 1 is in Valley and Hills, the Plains are empty."""
    clans = {"clans_0": "valley=2 cove=1", "clans_1": "valley=2 hills=1"}
    return inis(seats, 0, LAND, **{**clans, **lines})


def clash(seats: int = 2, **lines: str) -> Table:
    """A clash in the Cove, where there is no shelter, started by seat 0 with the Warlord; two clans each."""
    actions = f"warlord {lines.get('actions_0', '')}"
    t = inis(seats, 0, LAND, **{"clans_0": "cove=2", "clans_1": "cove=2", **lines, "actions_0": actions})
    return t.play(0, "warlord", "cove").quiet()


def invasion(seats: int = 2, **lines: str) -> Table:
    """The same clash, started by seat 0 with Conquest: a clan has come from the Hills."""
    actions = f"conquest {lines.get('actions_0', '')}"
    t = inis(seats, 0, LAND, **{"clans_0": "cove=1 hills=1", "clans_1": "cove=2", **lines, "actions_0": actions})
    return t.play(0, "conquest", "cove", "1").quiet()


def offers(t: Table, seat: int) -> list[str]:
    """Return what a seat may play at the windows until the next question, everybody passing."""
    found: list[str] = []
    while t.kind == "react":
        found += t.may_react(seat)
        t.pass_window(besides=-1)
    return found


def heard(t: Table, kind: str) -> list[list[str]]:
    """Return the cards of the facts of one kind as each seat and, last, a spectator may know them."""
    facts = [event for event in t.events if t.game.events[event.kind] == kind]
    known = [[event.seen_by(viewer).card for event in facts] for viewer in range(t.state.seats + 1)]
    return [["?" if card < 0 else CARDS[card] for card in cards] for cards in known]
