"""A table of Oriflamme for tests: a position with the lines that matter, and everything else filled in quietly."""

from __future__ import annotations

import re
from functools import partial

from meadhall import testing
from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.testing import Scenario

SETTINGS = {"prince_brings_twin": "revealed", "entering_card_acts": "no", "apothecary_hits_itself": "no",
            "plan_on_stack": "first", "face_down_prince": "counts"}  # fmt: skip
asked = partial(testing.asked, GAME)
fresh = partial(testing.fresh, GAME)
line = partial(testing.line, GAME)
lines = partial(testing.lines, GAME)


def oriflamme(seats: int = 3, row: str = "", *, placing: bool = False, **lines: str) -> Scenario:
    """Return a scenario in round 6 (or `round="2"` …), when the row is about to be activated from its start.

    With `placing=True` the round has just begun and seat 0 (or `first="1"` …) is about to place a card instead.
    Lines: `round`, `first`, `direction`, the five settings, and per seat `influence_0` (default 5), `hand_0`,
    `aside_0`, `not_aside_0`, `no_prince_0`, `pile_0`. Cards that no line names are in the hand; but unless
    `aside_0` says otherwise three of them are laid aside, preferring those that stand last in the box.
    """
    values = {"direction": "right", "first": "0", "round": "6", **SETTINGS}
    values |= {key: value for key, value in lines.items() if key in values}
    values |= {"row": row, "active": "0", "laying": ""}
    for seat in range(seats):
        named = set(re.findall(rf"\b{seat}\.\(?([a-z]+)", row))
        for part in ("hand", "aside", "pile"):
            named |= {word.partition("+")[0] for word in lines.get(f"{part}_{seat}", "").split()}
        free = [role for role in ROLE_NAMES if role != "twin" and role not in named]
        hand, aside = lines.get(f"hand_{seat}"), lines.get(f"aside_{seat}")
        if aside is None and hand is None:
            rounds_left = 7 - int(values["round"]) if placing else 6 - int(values["round"])
            take = max(0, min(3, len(free) - rounds_left))
            free, rest = free[: len(free) - take], free[len(free) - take :]
            aside = " ".join(rest)
        if aside is None:
            aside, free = " ".join(free), []
        values[f"influence {seat}"] = lines.get(f"influence_{seat}", "5")
        values[f"hand {seat}"] = " ".join([*(hand or "").split(), *free])
        values[f"aside {seat}"] = aside
        values[f"not aside {seat}"] = lines.get(f"not_aside_{seat}", "")
        values[f"no prince {seat}"] = lines.get(f"no_prince_{seat}", "")
        values[f"pile {seat}"] = lines.get(f"pile_{seat}", "")
    values["frames"] = "round" if placing else f"round step={seats}"
    known = {key.replace(" ", "_") for key in values}
    assert set(lines) <= known, f"{set(lines) - known}: no such line"
    return Scenario(GAME, "\n".join([f"oriflamme {seats}", *[f"{key}: {value}" for key, value in values.items()]]))


acting = partial(oriflamme, entering_card_acts="yes")
"""A row in which a card that enters face up ahead of the active position acts in the same round."""


def influence(t: Scenario) -> list[int]:
    """Return everybody's influence, also when the game is over."""
    return [int(t[f"influence {seat}"]) for seat in range(t.state.seats)]


CHOICE = ["leave", "reveal"]


def card(name: str) -> int:
    """Return the number by which events call a card like 1.queen."""
    seat, role = name.split(".")
    return int(seat) * len(ROLE_NAMES) + ROLE_NAMES.index(role)


def play(t: Scenario, *turns: str) -> Scenario:
    """Answer in turn, each like `0 reveal p2`."""
    for turn in turns:
        seat, *words = turn.split()
        t.answer(int(seat), *words)
    return t


def leave_all(t: Scenario) -> list[int]:
    """Leave every face-down card that is asked about, and say in which order the seats were asked."""
    seats = []
    while t.asked is not None and t.asked[1] == "leave-or-reveal":
        seats.append(t.asked[0])
        t.answer(t.asked[0], "leave")
    return seats


def into_round_six(t: Scenario) -> Scenario:
    """Place for seats 1, 2 and 0 their Queens at the end of the row, so that the sixth round is activated."""
    return t.answer(1, "queen", "end").answer(2, "queen", "end").answer(0, "queen", "end")


def cards_told(t: Scenario, *names: str) -> list[tuple[str, int]]:
    """Return what was told of these kinds, in order, each with its card."""
    return [(GAME.events[fact.kind], fact.card) for fact in t.facts(*names)]


def order(t: Scenario, *names: str) -> list[str]:
    """Return the facts of these kinds that were told, in their order."""
    return [name for name, _ in cards_told(t, *names)]


def tokens_back(t: Scenario) -> list[tuple[int, int]]:
    """Return which seat's bribe token came back from which card, in order."""
    return [(fact[0], fact[1]) for fact in t.told("token-back")]
