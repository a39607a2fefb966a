"""Following a match: reconnecting loses nothing, what is sent twice counts once, nobody learns what they may not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.core import registry
from meadhall.core.serialize import decode
from meadhall.presentation import scene_of
from tests.hall.house import House, Seat, Visitor


def begun(house: House, game: str = "keltis", seats: int = 2, **terms: Any) -> tuple[list[Visitor], dict[str, Any]]:
    """Return guests at a table whose match has begun."""
    guests = [house.guest(f"Guest {n}") for n in range(seats)]
    table = guests[0].table(game, seats, **terms)
    for n, guest in enumerate(guests[1:], 1):
        guest.sit(table, n)
    guests[0].begin(table)
    return guests, table


def asked(seats: list[Seat]) -> tuple[int, dict[str, Any]]:
    """Return who is asked, and what it was told."""
    news = [seat.until("state") for seat in seats]
    n = next(n for n, told in enumerate(news) if told["question"])
    return n, news[n]


def test_whoever_comes_back_is_told_what_happened_meanwhile(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    other = guests[1 - n]
    lines[1 - n].close()
    before = lines[1 - n].heard[-1]["version"]
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
def test_a_version_that_cannot_be_gives_a_snapshot(house: House, since: str) -> None:
    guests, table = begun(house)
    told = guests[0].socket(table, since).until("state")  # type: ignore[arg-type]
    assert told["position"].startswith("keltis 2")
    assert told["version"] == guests[0].socket(table).until("state")["version"]


def test_what_is_sent_twice_counts_once(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    act = {"do": "answer", "id": "the-same", "option": told["question"]["options"][0]["option"]}
    lines[n].line.send(json.dumps(act))
    assert lines[n].until("done")["id"] == "the-same"
    version = guests[n].get(f"/api/tables/{table['id']}/state")["version"]
    lines[n].line.send(json.dumps(act))
    assert lines[n].until("done")["id"] == "the-same"
    again = guests[n].socket(table)
    again.until("state")
    again.line.send(json.dumps(act))
    assert again.until("done")["id"] == "the-same"
    assert guests[n].get(f"/api/tables/{table['id']}/state")["version"] == version


def test_an_answer_to_what_is_not_asked_any_more_is_refused(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    option = told["question"]["options"][0]["option"]
    lines[n].do("answer", option=option, version=told["version"] - 1)
    assert lines[n].until("refused")["error"] == "stale"
    lines[1 - n].do("answer", option=option)
    assert lines[1 - n].until("refused")["error"] == "not-your-question"
    lines[n].do("answer", option="nonsense")
    assert lines[n].until("refused")["error"] == "illegal"


def test_a_refusal_names_the_clause(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    for _ in range(400):
        n, told = asked(lines)
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


def test_a_secret_answer_shows_in_nobody_elses_messages(house: House) -> None:
    """In the draft of Inis all choose at once: until the last has chosen, the others are told nothing at all."""
    guests, table = begun(house, "inis", 3)
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
    watcher = house.guest("Watcher").socket(table)
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


def test_a_stranger_may_not_open_the_socket_of_a_private_table(house: House) -> None:
    guests, table = begun(house, watching="nobody")
    line = house.guest("Stranger").socket(table)
    with pytest.raises(ConnectionClosed):
        line.hear()
    assert guests[0].socket(table).until("state")


def test_a_spectator_sees_what_everybody_may_see(house: House) -> None:
    _, table = begun(house)
    told = house.guest("Watcher").socket(table).until("state")
    assert "view: spectator" in told["position"]
    assert told["question"] is None


def test_chat_is_heard_by_all_and_kept_apart(house: House) -> None:
    guests, table = begun(house)
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


def test_a_bot_stands_in_and_gives_the_seat_back(house: House) -> None:
    guests, table = begun(house, "oriflamme", 3, level="easy")
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


def test_the_view_is_what_the_position_says_and_the_story_begins_with_the_first_answer(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    game = registry.game("keltis")
    for line in lines:
        assert line.heard[-1]["view"] is None
        whole = line.visitor.get(f"/api/tables/{table['id']}/state", view=1)
        view = decode(game.new(2), whole["view"])
        assert view.viewer == lines.index(line)
        assert game.write_position(view) == line.heard[-1]["position"]
        assert line.heard[-1]["story"] == []
    lines[n].answer(told)
    assert len(lines[n].until("state")["story"]) > 0
    late = guests[1 - n].socket(table)
    assert late.until("state")["story"] == lines[1 - n].until("state")["story"]


def test_the_story_says_at_which_version_it_was_told_and_can_be_had_whole(house: House) -> None:
    guests, table = begun(house, "oriflamme", 3, settings={"starting_seat": "0"})
    lines = [guest.socket(table) for guest in guests]
    for _ in range(4):
        n, told = asked(lines)
        lines[n].answer(told)
    last = lines[0].until("state")
    path = f"/api/tables/{table['id']}"
    whole = guests[0].get(f"{path}/story")
    assert [each["version"] for each in whole] == sorted(each["version"] for each in whole)
    assert whole[-1]["version"] <= last["version"]
    heard = [each for told in lines[0].heard if told["is"] == "state" for each in told["story"]]
    assert whole == heard, "what was told bit by bit is the whole"
    middle = whole[len(whole) // 2]["version"]
    later = guests[0].get(f"{path}/state", since=middle)["story"]
    assert later == [each for each in whole if each["version"] > middle]
    watching = house.guest("Vira").get(f"{path}/story")
    assert "oriflamme-placed-card" in {each["says"]["id"] for each in whole}
    assert "oriflamme-placed-card" not in {each["says"]["id"] for each in watching}, "each sees its own"


def test_the_scene_is_told_to_those_who_ask_for_it(house: House) -> None:
    guests, table = begun(house)
    path = f"/api/tables/{table['id']}"
    plain = guests[0].get(f"{path}/state")
    assert plain["scene"] is None
    drawn = [guest.get(f"{path}/state", scene=1) for guest in guests]
    assert [each["scene"]["game"] for each in drawn] == ["keltis"] * 2
    assert [[len(seat["hand"]) for seat in each["scene"]["seats"]] for each in drawn] == [[8, 0], [0, 8]]
    told = next(each for each in drawn if each["question"])
    seat = drawn.index(told)
    keys = {card["key"] for card in told["scene"]["seats"][seat]["hand"]}
    assert all(option["at"][0] in keys for option in told["question"]["options"])
    assert all(not option["at"] for option in guests[seat].get(f"{path}/state")["question"]["options"])
    heard = guests[0].socket(table, more="&scene=1").until("state")
    assert heard["scene"] == drawn[0]["scene"]


def test_the_end_tells_how_every_score_adds_up(house: House) -> None:
    anna = house.guest()
    table = anna.table("oriflamme", 3, {"1": "easy", "2": "easy"})
    anna.begin(table)
    line = anna.socket(table)
    while not (told := line.until("state"))["result"]:
        if told["question"]:
            line.answer(told)
    assert [[each["id"] for each in lines] for lines in told["result"]["lines"]] == [["oriflamme-score-cards"]] * 3


def test_a_game_says_what_can_be_agreed_on(house: House) -> None:
    games = {each["key"]: each for each in house.guest().get("/api/games")}
    for key, each in games.items():
        assert each["has_scene"] == (scene_of(registry.game(key)) is not None)
    keltis = games["keltis"]
    assert keltis["says"] == {"id": "keltis-title", "args": {}}
    clover = keltis["settings"][0]
    assert (clover["clause"], clover["values"], clover["default"]) == ("KEL-A2", ["yes", "no"], "yes")
    assert [each["id"] for each in clover["says"]] == ["keltis-set-clover-opens-path"] * 2
    assert all(len(each["says"]) == len(each["values"]) for game in games.values() for each in game["settings"])


def test_who_resigns_is_replaced_by_a_bot_or_ends_the_match(house: House) -> None:
    guests, table = begun(house)
    line = guests[1].socket(table)
    line.do("resign")
    while (told := line.until("state"))["result"] is None:
        pass
    assert told["result"]["ranks"] == [1, 2]
    assert [each["says"]["id"] for each in told["story"]] == ["entry-resigns"], "told though nobody has answered yet"
    assert guests[0].get(f"/api/tables/{table['id']}")["phase"] == "over"


def test_undo_takes_back_ones_own_answer(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    lines[n].do("answer", option=told["question"]["options"][0]["option"])
    after = lines[n].until("state")
    assert after["undoable"] == 1
    lines[n].do("undo")
    back = lines[n].until("state")
    assert back["question"] == told["question"]
    lines[n].do("undo")
    assert lines[n].until("refused")["error"] == "nothing-to-undo"


def test_a_hint_is_given_from_what_the_seat_knows(house: House) -> None:
    guests, table = begun(house)
    lines = [guest.socket(table) for guest in guests]
    n, told = asked(lines)
    lines[n].do("hint")
    found = lines[n].until("hint")["hints"]
    assert {each["option"] for each in found} <= {each["option"] for each in told["question"]["options"]}
    lines[1 - n].do("hint")
    assert lines[1 - n].until("refused")["error"] == "not-asked"
