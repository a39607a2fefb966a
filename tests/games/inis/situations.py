"""Where many tests of Inis begin: a quiet turn, clashes in the Cove, a seat that has every triskel card."""

from __future__ import annotations

from meadhall.games.inis.rules.box import ACTION_FACTS, TALE_FACTS, TERRITORY_FACTS
from tests.games.inis.table import Table, inis

LAND = "valley cove plains hills"
FULL = "valley=11 cove=1"
"""All clans of a seat, where `here` has three."""
EVERY_LAND = (
    "valley cove plains hills forest gates highlands iron-mine lost-vale meadows misty-lands moor mountains salt-mine "
    "stone-circle swamp"
)
TRISKELS = {
    "actions": " ".join(facts.word for facts in ACTION_FACTS if facts.is_triskel),
    "advantages": " ".join(territory.word for territory in TERRITORY_FACTS if territory.advantage.is_triskel),
    "tales": " ".join(facts.word for facts in TALE_FACTS if facts.is_triskel),
}
"""All cards that have a triskel side."""


def here(seats: int = 2, **lines: str) -> Table:
    """Return seat 0's turn, present in Valley and Cove; seat 1 is in Valley and Hills, the Plains are empty."""
    clans = {"clans_0": "valley=2 cove=1", "clans_1": "valley=2 hills=1"}
    return inis(seats, 0, LAND, **{**clans, **lines})


def everybody(seats: int, clans: int) -> dict[str, str]:
    """Return the lines by which every seat has some clans in the Cove."""
    return {f"clans_{seat}": f"cove={clans}" for seat in range(seats)}


def war(seats: int = 2, turn: int = 0, /, **lines: str) -> Table:
    """Return a table at which a seat has just started a clash in the Cove with its Warlord; lines as in `inis`."""
    hand = f"actions_{turn}"
    lines[hand] = f"warlord {lines.get(hand, '')}"
    return inis(seats, turn, **lines).play(turn, "warlord", "cove")


def clash(seats: int = 2, **lines: str) -> Table:
    """Return the same with two clans for each of the first two seats, and the windows passed."""
    return war(seats, **{**everybody(2, 2), **lines}).quiet()


def invasion(seats: int = 2, **lines: str) -> Table:
    """Return the same clash, started by seat 0 with Conquest: a clan has come from the Hills."""
    actions = f"conquest {lines.get('actions_0', '')}"
    t = inis(seats, 0, LAND, **{"clans_0": "cove=1 hills=1", "clans_1": "cove=2", **lines, "actions_0": actions})
    return t.play(0, "conquest", "cove", "1").quiet()


def holding(seat: int, **lines: str) -> Table:
    """Return a table of four at which one seat has every triskel card, besides what the lines say."""
    given = {f"clans_{other}": where for other, where in enumerate(["valley=2", "cove=2", "plains=1", "hills=1"])}
    given |= lines
    for name, cards in TRISKELS.items():
        given[f"{name}_{seat}"] = f"{cards} {given.get(f'{name}_{seat}', '')}"
    return inis(4, 0, EVERY_LAND, **given)
