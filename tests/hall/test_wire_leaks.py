"""Over real sockets: two tables that differ in what a viewer may not know say the same to that viewer, byte by byte.

Two worlds are made that look the same to one seat, or to the spectator: other hands, another pile, other secret
answers. Each is laid on a table of a real hall, and its guests answer alike at both.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadhall.core import registry
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State
from meadhall.match import Holder, Match, new_header
from tests.hall.hall_process import ApiGuest, HallProcess, TableSocket

ANSWERS = 40
"""The number of answers before the tables are created."""
PLAYED = 12
"""The number of answers given there."""
Step = tuple[int, int]


def first_asked(state: State) -> tuple[int, list[int]]:
    """Return who is asked first, and the options."""
    question = state.open_questions()[0]
    return question.actor, list(question.options)


def two_worlds(key: str, seats: int, viewer: int, seed: int) -> tuple[list[Step], list[Step], bool]:
    """Return two ways to play that look the same to a viewer, and whether they lead to different worlds."""
    rng = Rng(seed)
    game = registry.game(key)
    one, other = game.new(seats), game.new(seats)
    first: list[Step] = []
    second: list[Step] = []
    laid, is_other = 0, False
    while laid < ANSWERS:
        actor, options = first_asked(one)
        option = options[rng.below(len(options))]
        after = one.copy()
        after.answer(actor, option)
        found = alike(other, after.redact(viewer).key(), viewer, rng) if after.outcome is None else None
        if found is None:
            break  # the other world cannot go on like this one: the tables are laid with what came before
        other.answer(*found)
        one = after
        first.append((actor, option))
        second.append(found)
        if one.question_to(CHANCE) is None:
            laid, is_other = len(first), one.key() != other.key()
    return first[:laid], second[:laid], is_other


def alike(state: State, view: tuple[object, ...], viewer: int, rng: Rng) -> Step | None:
    """Return an answer, another one if there is, after which a viewer sees just this."""
    actor, options = first_asked(state)
    at = rng.below(len(options))
    for option in options[at:] + options[:at]:
        after = state.copy()
        after.answer(actor, option)
        if after.outcome is None and after.redact(viewer).key() == view:
            return actor, option
    return None


def record_of(key: str, seats: int, steps: list[Step]) -> str:
    """Return the record of a match that is laid so."""
    game = registry.game(key)
    holders = [Holder("person", f"P{n}") for n in range(seats)]
    match = Match(new_header(game, holders, {}, bytes(32), "0" * 16))
    match.set_start_position(steps)
    return "".join(match.lines)


def laid(guests: list[ApiGuest], key: str, seats: int, steps: list[Step]) -> dict[str, Any]:
    """Return a table that is laid so and has begun."""
    start = {"record": record_of(key, seats, steps), "entry": 1}
    table: dict[str, Any] = guests[0].post("/api/tables", terms={"game": key, "seats": seats}, start=start)
    for seat in range(1, seats):
        guests[seat].sit(table, seat)
    guests[0].begin(table)
    return table


def news(seat: TableSocket) -> list[str]:
    """Return all that has been said since about the match, as it came."""
    found = []
    while not seat.quiet(0.15):
        if seat.received[-1]["is"] == "state":
            found.append(seat.raw[-1])
    return found


@pytest.mark.parametrize("is_seat", [True, False], ids=["seat", "spectator"])
@pytest.mark.parametrize(("key", "seats"), [("keltis", 2), ("oriflamme", 3), ("clans", 3), ("inis", 3)])
def test_what_a_viewer_may_not_know_makes_no_difference(hall: HallProcess, key: str, seats: int, is_seat: bool) -> None:
    viewer = 1 if is_seat else seats
    guests = [hall.guest(f"Guest {n}") for n in range(seats + 1)]
    compared = differed = 0
    for seed in range(60):
        if compared >= 12 and differed >= 3:
            break
        first, second, is_other = two_worlds(key, seats, viewer, seed)
        if not is_other:
            continue
        differed += 1
        tables = [laid(guests, key, seats, steps) for steps in (first, second)]
        sockets = [[guest.socket(table, more="&scene=1") for guest in guests] for table in tables]
        compared += played_alike(sockets, viewer, Rng(seed))
        for each in (*sockets[0], *sockets[1]):
            each.close()
    assert differed >= 3, "the worlds were other worlds"
    assert compared >= 12


def played_alike(sockets: list[list[TableSocket]], viewer: int, rng: Rng) -> int:
    """Answer alike at two tables for as long as a viewer sees the same; return how often it was told something."""
    compared = 0
    for _ in range(PLAYED):
        told = [news(table[viewer]) for table in sockets]
        if [json.loads(each)["position"] for each in told[0]] != [json.loads(each)["position"] for each in told[1]]:
            return compared  # chance has shown it something: from here on the tables are different ones
        assert told[0] == told[1]
        compared += len(told[0])
        options = in_both([[question(seat) for seat in table[:-1]] for table in sockets])
        if not options:
            return compared
        seat, option = options[rng.below(len(options))]
        for table in sockets:
            table[seat].do("answer", option=option)
            assert table[seat].until("done")
    return compared


def question(seat: TableSocket) -> list[str]:
    """Return the options of a seat, as it is asked now."""
    path = f"/api/tables/{seat.table['id']}/state"
    asked_now = seat.guest.get(path)["question"]
    return [each["option"] for each in asked_now["options"]] if asked_now else []


def in_both(options: list[list[list[str]]]) -> list[tuple[int, str]]:
    """Return what the same seat may answer at both tables."""
    pairs = enumerate(zip(*options, strict=True))
    return [(seat, option) for seat, (one, other) in pairs for option in one if option in other]
