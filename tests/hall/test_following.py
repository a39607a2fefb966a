"""Following a match: reconnecting loses nothing, what is sent twice counts once, nobody learns what they may not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.core import registry
from meadhall.core.serialize import decode
from meadhall.presentation import scene_of
from tests.hall.hall_process import ApiGuest, HallProcess, TableSocket


def begun(
    hall: HallProcess, game: str = "keltis", seats: int = 2, **terms: Any
) -> tuple[list[ApiGuest], dict[str, Any]]:
    """Return guests at a table whose match has begun."""
    guests = [hall.guest(f"Guest {n}") for n in range(seats)]
    table = guests[0].table(game, seats, **terms)
    for n, guest in enumerate(guests[1:], 1):
        guest.sit(table, n)
    guests[0].begin(table)
    return guests, table


def first_asked(seats: list[TableSocket]) -> tuple[int, dict[str, Any]]:
    """Return who is asked, and what it was told."""
    news = [seat.until("state") for seat in seats]
    n = next(n for n, told in enumerate(news) if told["question"])
    return n, news[n]


def test_a_guest_who_returns_is_told_what_happened_meanwhile(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    other = guests[1 - n]
    lines[1 - n].close()
    before = lines[1 - n].received[-1]["version"]
    lines[n].do("answer", option=told["question"]["options"][0]["option"])
    after = lines[n].until("state")
    back = other.socket(table, before).until("state")
    assert back["since"] == before
    assert back["version"] == before + 1
    assert back["story"], "what happened is told"
    same = other.socket(table, back["version"]).until("state")
    assert (same["version"], same["position"]) == (back["version"], back["position"])
    assert same["story"] == []
    assert after["version"] == back["version"]


@pytest.mark.parametrize("since", ["-1", "x", "99999999", "9" * 30, ""])
def test_a_version_that_cannot_be_gives_a_snapshot(hall: HallProcess, since: str) -> None:
    guests, table = begun(hall)
    told = guests[0].socket(table, since).until("state")  # type: ignore[arg-type]
    assert told["position"].startswith("keltis 2")
    assert told["version"] == guests[0].socket(table).until("state")["version"]


def test_what_is_sent_twice_counts_once(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    act = {"do": "answer", "id": "the-same", "option": told["question"]["options"][0]["option"]}
    lines[n].connection.send(json.dumps(act))
    assert lines[n].until("done")["id"] == "the-same"
    version = guests[n].get(f"/api/tables/{table['id']}/state")["version"]
    lines[n].connection.send(json.dumps(act))
    assert lines[n].until("done")["id"] == "the-same"
    again = guests[n].socket(table)
    again.until("state")
    again.connection.send(json.dumps(act))
    assert again.until("done")["id"] == "the-same"
    assert guests[n].get(f"/api/tables/{table['id']}/state")["version"] == version


def test_an_answer_to_what_is_not_asked_any_more_is_refused(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    option = told["question"]["options"][0]["option"]
    lines[n].do("answer", option=option, version=told["version"] - 1)
    assert lines[n].until("refused")["error"] == "stale"
    lines[1 - n].do("answer", option=option)
    assert lines[1 - n].until("refused")["error"] == "not-your-question"
    lines[n].do("answer", option="nonsense")
    assert lines[n].until("refused")["error"] == "illegal"


def test_a_refusal_names_the_clause(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    for _ in range(400):
        n, told = first_asked(lines)
        refused = told["question"]["refused"]
        if refused:
            lines[n].do("answer", option=refused[0]["option"])
            found = lines[n].until("refused")
            assert found["clause"] == refused[0]["clause"] != ""
            assert found["says"] == refused[0]["says"]
            return
        lines[n].do("answer", option=told["question"]["options"][0]["option"])
        lines[n].until("done")
        for line in lines:
            line.close()
        lines = [guest.socket(table) for guest in guests]
    raise AssertionError("nothing was forbidden")


def test_a_secret_answer_shows_in_nobody_elses_messages(hall: HallProcess) -> None:
    """In the draft of Inis all choose at once: until the last has chosen, the others are told nothing at all."""
    guests, table = begun(hall, "inis", 3)
    lines = [guest.socket(table) for guest in guests]
    news = [line.until("state") for line in lines]
    waiting: list[int] = []
    for _ in range(200):
        waiting = [n for n, told in enumerate(news) if told["question"]]
        if len(waiting) > 1 and all(news[n]["question"]["kind"] == "keep" for n in waiting):
            break
        n = waiting[0]
        lines[n].do("answer", option=news[n]["question"]["options"][0]["option"])
        news = [line.until("state") for line in lines]
    first, *others = waiting
    while not all([line.quiet(0.1) for line in lines]):  # noqa: C419 - each of them
        pass
    watcher = hall.guest("Watcher").socket(table)
    seen = watcher.until("state")
    before = [guest.http.get(f"/api/tables/{table['id']}/state").content for guest in guests]
    lines[first].do("answer", option=news[first]["question"]["options"][0]["option"])
    mine = lines[first].until("state")
    assert mine["version"] == news[first]["version"] + 1
    for n in others:
        assert lines[n].quiet(), "no word of it"
        assert guests[n].http.get(f"/api/tables/{table['id']}/state").content == before[n]
    assert watcher.quiet()
    assert seen["asked"] == sorted(waiting)


def test_position_view_and_scene_are_sent_to_those_who_ask(hall: HallProcess) -> None:
    guests, table = begun(hall)
    extras = {"position": str, "view": dict, "scene": dict}
    path = f"/api/tables/{table['id']}"
    for asked in ([], ["position"], ["view", "scene"], ["position", "view", "scene"]):
        over_http = guests[0].get(f"{path}/state", **dict.fromkeys(asked, 1))
        query = "".join(f"&{name}=1" for name in asked)
        with connect(
            f"{guests[0].base.replace('http', 'ws')}{path}/socket?since=0{query}",
            additional_headers={"Authorization": f"Bearer {guests[0].token}"},
        ) as socket:
            told = json.loads(socket.recv(10))
            while told["is"] != "state":
                told = json.loads(socket.recv(10))
        for state in (over_http, told):
            assert {name for name in extras if state[name] is not None} == set(asked)
            assert all(isinstance(state[name], extras[name]) for name in asked)


def test_a_stranger_may_not_open_the_socket_of_a_private_table(hall: HallProcess) -> None:
    guests, table = begun(hall, watching="nobody")
    line = hall.guest("Stranger").socket(table)
    with pytest.raises(ConnectionClosed):
        line.receive()
    assert guests[0].socket(table).until("state")


def test_a_spectator_sees_what_everybody_may_see(hall: HallProcess) -> None:
    _, table = begun(hall)
    told = hall.guest("Watcher").socket(table).until("state")
    assert "view: spectator" in told["position"]
    assert told["question"] is None


def test_chat_is_heard_by_all_and_kept_apart(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    lines[0].do("say", text="  hello   there ", id="once")
    assert [line.until("said")["text"] for line in lines] == ["hello there"] * 2
    lines[0].do("say", text="hello there", id="once")
    lines[0].until("done")
    assert lines[1].quiet()
    lines[1].do("say", text="x" * 301)
    assert lines[1].until("refused")["error"] == "bad-message"
    guests[0].post(f"/api/tables/{table['id']}/mute", muted=True)
    lines[1].do("say", text="may I?")
    assert lines[1].until("refused")["error"] == "muted"
    late = guests[1].socket(table)
    assert late.until("said")["text"] == "hello there"


def test_a_bot_stands_in_and_gives_the_seat_back(hall: HallProcess) -> None:
    guests, table = begun(hall, "oriflamme", 3, level="easy")
    lines = [guest.socket(table) for guest in guests]
    lines[1].do("away", away=True)
    while not lines[1].until("done"):
        pass
    info = guests[0].get(f"/api/tables/{table['id']}")
    assert [seat["is_away"] for seat in info["seats"]] == [False, True, False]
    assert not lines[0].until("table")["table"]["seats"][1]["is_away"]
    assert lines[0].until("table")["table"]["seats"][1]["is_away"], "everybody is told of it"
    lines[1].do("away", away=False)
    lines[1].until("done")
    assert not guests[0].get(f"/api/tables/{table['id']}")["seats"][1]["is_away"]


def test_the_view_is_what_the_position_says_and_the_story_begins_with_the_first_answer(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    game = registry.game("keltis")
    for line in lines:
        assert line.received[-1]["view"] is None
        whole = line.guest.get(f"/api/tables/{table['id']}/state", view=1)
        view = decode(game.new(2), whole["view"])
        assert view.viewer == lines.index(line)
        assert game.write_position(view) == line.received[-1]["position"]
        assert line.received[-1]["story"] == []
    lines[n].answer(told)
    assert len(lines[n].until("state")["story"]) > 0
    late = guests[1 - n].socket(table)
    assert late.until("state")["story"] == lines[1 - n].until("state")["story"]


def test_the_story_says_at_which_version_it_was_told_and_can_be_had_whole(hall: HallProcess) -> None:
    guests, table = begun(hall, "oriflamme", 3, settings={"starting_seat": "0"})
    lines = [guest.socket(table) for guest in guests]
    for _ in range(4):
        n, told = first_asked(lines)
        lines[n].answer(told)
    last = lines[0].until("state")
    path = f"/api/tables/{table['id']}"
    whole = guests[0].get(f"{path}/story")
    assert [each["version"] for each in whole] == sorted(each["version"] for each in whole)
    assert whole[-1]["version"] <= last["version"]
    received = [each for told in lines[0].received if told["is"] == "state" for each in told["story"]]
    assert whole == received, "what was told bit by bit is the whole"
    middle = whole[len(whole) // 2]["version"]
    later = guests[0].get(f"{path}/state", since=middle)["story"]
    assert later == [each for each in whole if each["version"] > middle]
    watching = hall.guest("Vira").get(f"{path}/story")
    assert "oriflamme-placed-card" in {each["says"]["id"] for each in whole}
    assert "oriflamme-placed-card" not in {each["says"]["id"] for each in watching}, "each sees its own"


def test_the_scene_is_told_to_those_who_ask_for_it(hall: HallProcess) -> None:
    guests, table = begun(hall)
    path = f"/api/tables/{table['id']}"
    without_extras = guests[0].get(f"{path}/state")
    assert without_extras["scene"] is None
    drawn = [guest.get(f"{path}/state", scene=1) for guest in guests]
    assert [each["scene"]["game"] for each in drawn] == ["keltis"] * 2
    assert [[len(seat["hand"]) for seat in each["scene"]["seats"]] for each in drawn] == [[8, 0], [0, 8]]
    told = next(each for each in drawn if each["question"])
    seat = drawn.index(told)
    keys = {card["key"] for card in told["scene"]["seats"][seat]["hand"]}
    assert all(option["at"][0] in keys for option in told["question"]["options"])
    assert all(not option["at"] for option in guests[seat].get(f"{path}/state")["question"]["options"])
    received = guests[0].socket(table, more="&scene=1").until("state")
    assert received["scene"] == drawn[0]["scene"]


def test_the_end_tells_how_every_score_adds_up(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
    anna.begin(table)
    line = anna.socket(table)
    while not (told := line.until("state"))["result"]:
        if told["question"]:
            line.answer(told)
    assert [[each["id"] for each in lines] for lines in told["result"]["lines"]] == [["oriflamme-score-cards"]] * 3


def test_a_game_says_what_can_be_agreed_on(hall: HallProcess) -> None:
    games = {each["key"]: each for each in hall.guest().get("/api/games")}
    for key, each in games.items():
        assert each["has_scene"] == (scene_of(registry.game(key)) is not None)
    keltis = games["keltis"]
    assert keltis["says"] == {"id": "keltis-title", "args": {}}
    clover = keltis["settings"][0]
    assert (clover["clause"], clover["values"], clover["default"]) == ("KEL-A2", ["yes", "no"], "yes")
    assert [each["id"] for each in clover["says"]] == ["keltis-set-clover-opens-path"] * 2
    assert all(len(each["says"]) == len(each["values"]) for game in games.values() for each in game["settings"])


def test_who_resigns_is_replaced_by_a_bot_or_ends_the_match(hall: HallProcess) -> None:
    guests, table = begun(hall)
    line = guests[1].socket(table)
    line.do("resign")
    while (told := line.until("state"))["result"] is None:
        pass
    assert told["result"]["ranks"] == [1, 2]
    assert [each["says"]["id"] for each in told["story"]] == ["entry-resigns"], "told though nobody has answered yet"
    assert guests[0].get(f"/api/tables/{table['id']}")["phase"] == "over"


def test_undo_takes_back_ones_own_answer(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    lines[n].do("answer", option=told["question"]["options"][0]["option"])
    after = lines[n].until("state")
    assert after["undoable"] == 1
    lines[n].do("undo")
    back = lines[n].until("state")
    assert back["question"] == told["question"]
    lines[n].do("undo")
    assert lines[n].until("refused")["error"] == "nothing-to-undo"


def test_a_hint_is_given_from_what_the_seat_knows(hall: HallProcess) -> None:
    guests, table = begun(hall)
    lines = [guest.socket(table) for guest in guests]
    n, told = first_asked(lines)
    lines[n].do("hint")
    found = lines[n].until("hint")["hints"]
    assert {each["option"] for each in found} <= {each["option"] for each in told["question"]["options"]}
    lines[1 - n].do("hint")
    assert lines[1 - n].until("refused")["error"] == "not-asked"
