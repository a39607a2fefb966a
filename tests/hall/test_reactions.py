"""Moments at which seats may react: who is asked, and what each has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.core import registry
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.hall.actions import undo
from meadhall.hall.versioned_match import VersionedMatch
from meadhall.match import BOT, PERSON, Holder, Match, new_header, replay
from tests.hall.hall_process import HallProcess, TableSocket
from tests.hall.test_following import begun
from tests.hall.test_tables import play_on


def reactions(seat: TableSocket) -> list[dict[str, Any]]:
    """Return what a seat was asked at moments for reactions."""
    questions = [told["question"] for told in seat.received if told["is"] == "state" and told["question"]]
    return [question for question in questions if question["is_reaction"]]


def play_until_reaction(lines: list[TableSocket]) -> tuple[int, dict[str, Any]]:
    """Answer the last option everywhere until a seat may react; return the seat, and what it was told."""
    news = [line.until("state") for line in lines]
    for _ in range(400):
        n = next(n for n, told in enumerate(news) if told["question"])
        if news[n]["question"]["is_reaction"]:
            return n, news[n]
        lines[n].answer(news[n], -1)
        versions = [told["version"] for told in news]
        while news[n]["version"] == versions[n]:
            news[n] = lines[n].until("state")
        for other, line in enumerate(lines):
            state = line.guest.get(f"/api/tables/{line.table['id']}/state")
            while news[other]["version"] < state["version"]:
                news[other] = line.until("state")
    raise AssertionError("nobody may react")


def test_who_plays_alone_against_bots_is_not_asked_what_has_one_answer_only(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.table("inis", 2, {"1": "easy"})
    anna.begin(table)
    line = anna.socket(table)
    play_on(line, 1)
    asked = reactions(line)
    assert all(len(question["options"]) > 1 for question in asked)
    record = anna.http.get(f"/api/tables/{table['id']}/record")
    match = replay(record.content)
    passed = [entry for entry in match.entries if entry.actor == 0 and entry.verb == "react:" and entry.rest == "pass"]
    assert len(passed) > len(asked), "it has passed at moments of which it was not asked"


def test_among_people_everybody_is_asked_who_might_have_a_card_for_all_that_others_know(hall: HallProcess) -> None:
    guests, table = begun(hall, "inis")
    lines = [guest.socket(table) for guest in guests]
    _, told = play_until_reaction(lines)
    assert "pass" in [each["option"] for each in told["question"]["options"]]


def test_a_moment_at_which_one_wants_not_to_be_asked(hall: HallProcess) -> None:
    guests, table = begun(hall, "inis")
    lines = [guest.socket(table) for guest in guests]
    n, told = play_until_reaction(lines)
    moment = told["question"]["moment"]
    assert told["standing"] == []
    lines[n].do("standing", how="span", moment=moment)
    after = lines[n].until("state")
    assert after["standing"] == [{"moment": moment, "how": "span"}]
    assert not after["question"] or after["question"]["moment"] != moment or not after["question"]["is_reaction"]
    other = guests[1 - n].get(f"/api/tables/{table['id']}/state")
    assert other["standing"] == [], "it is nobody else's business"
    for each in ("always", "ask"):
        lines[n].do("standing", how=each, moment=moment)
        lines[n].until("done")
        state = guests[n].get(f"/api/tables/{table['id']}/state")
        assert state["standing"] == ([] if each == "ask" else [{"moment": moment, "how": each}])


def test_a_game_tells_its_moments(hall: HallProcess) -> None:
    games = {game["key"]: game for game in hall.guest().get("/api/games")}
    assert [moment["id"] for moment in games["inis"]["moments"]] == ["inis-moment"] * 13
    assert games["keltis"]["moments"] == []


def alone() -> Match:
    """Return a match of Inis that has begun, of one person against a bot."""
    header = new_header(registry.game("inis"), [Holder(PERSON, "Ann"), Holder(BOT, "easy")], {}, bytes(32), "0" * 16)
    match = Match(header)
    match.begin()
    return match


def play_at_random(match: Match, rng: Rng, many: int) -> Iterator[None]:
    """Answer at random, what is spared first; yield whenever the person is asked."""
    for _ in range(many):
        asked = match.asked()
        seat = next(filter(match.is_spared, asked), asked[0])
        if seat == 0 and not match.is_spared(0):
            yield
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, choose(question, rng))


def test_who_is_spared_a_pass_takes_back_what_they_were_asked_before_it_in_one_decision() -> None:
    match, verbs = alone(), set()
    for _ in play_at_random(match, Rng(7), 200):
        if not match.answers_of(0) or not match.answers_of(0)[-1].is_spared or match.last_answer(0) is None:
            continue
        data = "".join(match.lines).encode()
        back, versioned = replay(data), VersionedMatch(replay(data))
        undo(back, 0, back.clock.now)
        versioned.replay(back.lines[len(match.lines) :])  # as another process reads it
        assert back.question_to(0) is not None
        assert not back.is_spared(0)
        verbs.add(back.entries[-1].verb)
    assert verbs == {"undoes", "goes-back"}


def test_nobody_is_spared_while_somebody_else_may_come_back() -> None:
    """A person who is away still sees the table, and would see who can only pass."""
    header = new_header(registry.game("inis"), [Holder(PERSON, "Ann"), Holder(PERSON, "Bo")], {}, bytes(32), "0" * 16)
    match = Match(header)
    match.begin()
    match.set_holder(1, Holder(BOT, "easy"))
    rng, forced = Rng(1), 0
    for _ in range(120):
        seat = match.asked()[0]
        question = match.question_to(seat)
        assert question is not None
        forced += match.may_only_pass(seat)
        assert not match.is_spared(seat)
        match.submit(seat, choose(question, rng))
    assert forced
