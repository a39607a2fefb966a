"""Undo at a table: alone where the rules of undo allow it, else with everybody's consent."""

from __future__ import annotations

from typing import Any

from tests.hall.hall_process import HallProcess, TableSocket


def played_by_both(hall: HallProcess) -> tuple[TableSocket, TableSocket, dict[str, Any]]:
    """Return a table of two at which seat 0 has moved and seat 1 is asked, and what seat 1 sees."""
    anna, borys = hall.guest("Anna"), hall.guest("Borys")
    table = anna.table("keltis", 2, settings={"starting_seat": "0"})
    borys.sit(table, 1)
    anna.begin(table)
    first, second = anna.socket(table), borys.socket(table)
    state = first.until("state")
    before = ""
    while state["question"]:
        before = state["position"]
        first.do("answer", option=state["question"]["options"][0]["option"], version=state["version"])
        state = first.until("state")
    return first, second, {"before": before, "asked": second.until_asked()}


def alone(hall: HallProcess) -> TableSocket:
    """Return the seat of a guest who begins against a bot."""
    anna = hall.guest("Anna")
    table = anna.table("keltis", 2, {"1": "easy"}, settings={"starting_seat": "0"})
    anna.begin(table)
    return anna.socket(table)


def test_the_others_are_asked_and_agree(hall: HallProcess) -> None:
    first, second, seen = played_by_both(hall)
    first.do("undo")
    mine = first.until("state")
    assert mine["plea"] == {"seat": 0, "awaits": [1]}
    theirs = second.until("state")
    assert theirs["plea"] == {"seat": 0, "awaits": [1]}
    assert theirs["story"][-1]["says"]["id"] == "entry-asks-back"
    second.do("consent", agree=True)
    back = first.until("state")
    assert back["question"]
    assert back["position"] == seen["before"]
    assert back["plea"] is None
    assert back["story"][-1]["says"]["id"] == "entry-goes-back"
    assert second.until("state")["question"] is None


def test_one_who_declines_is_enough(hall: HallProcess) -> None:
    first, second, _ = played_by_both(hall)
    first.do("undo")
    first.until("state")
    second.do("consent", agree=False)
    told = first.until("state")
    assert told["plea"] is None
    assert told["question"] is None
    assert told["story"][-1]["says"]["id"] == "entry-declines"


def test_nobody_agrees_to_what_nobody_asked(hall: HallProcess) -> None:
    _, second, _ = played_by_both(hall)
    second.do("consent", agree=True)
    assert second.until("refused")["error"] == "nothing-to-agree-to"


def test_with_bots_alone_nobody_needs_to_be_asked(hall: HallProcess) -> None:
    seat = alone(hall)
    state = seat.until_asked()
    first = state["position"]
    seat.answer(state)
    while True:  # until it is the guest's turn again
        state = seat.until_asked()
        if not state["undoable"] and state["may_ask_back"]:
            break
        seat.answer(state)
    while state["position"] != first:
        seat.do("undo")
        state = seat.until_asked()
    assert not state["may_ask_back"]
    seat.do("undo")
    assert seat.until("refused")["error"] == "nothing-to-undo"


def test_an_undo_sent_twice_takes_back_once(hall: HallProcess) -> None:
    seat = alone(hall)
    for _ in range(4):
        seat.answer(seat.until_asked())
    seat.until_asked()
    seat.do("undo", id="once")
    version = seat.until_asked()["version"]
    seat.do("undo", id="once")
    seat.until("done")
    assert seat.guest.get(f"/api/tables/{seat.table['id']}/state")["version"] == version
