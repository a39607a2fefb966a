"""A clash in the Cove for tests, and what is offered at the windows of a clash."""

from __future__ import annotations

from tests.games.inis.table import Table, inis


def war(seats: int = 2, **lines: str) -> Table:
    """Return a table at which seat 0 has just started a clash in the Cove with its Warlord; lines as in `inis`."""
    lines["actions_0"] = f"warlord {lines.get('actions_0', '')}"
    return inis(seats, 0, **lines).play(0, "warlord", "cove")


def offered(t: Table, *seats: int) -> list[str]:
    """Let everybody pass at all windows up to the next question; return what these seats could have played at them."""
    found = []
    while t.kind == "react":
        for seat in seats:
            found += t.may_react(seat)
        t.pass_window(besides=-1)
    return found


def manoeuvres(t: Table) -> list[str]:
    """Return what the seat whose manoeuvre is next may do; windows before it are passed."""
    asked = t.quiet().asked
    assert asked is not None
    assert asked[1] == "manoeuvre", asked
    return asked[2]
