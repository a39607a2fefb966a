"""The record: round trips, prefixes, resuming after a kill, and a story that tells nobody too much."""

from __future__ import annotations

import pytest

from meadhall.core.game import Game
from meadhall.core.question import CHANCE, HIDDEN
from meadhall.core.rng import Rng
from meadhall.core.state import TRUTH
from meadhall.games.keltis.rules.components import VALUES
from meadhall.match import (
    BOT,
    EMPTY,
    PERSON,
    TABLE,
    BadRecord,
    Entry,
    Holder,
    Match,
    is_name,
    replay,
    replay_entries,
    without_torn_line,
)
from meadhall.match.record import LONGEST_NAME, chained, parse_holder, read_header, unchained
from meadhall.presentation import LANGUAGES, PACKAGE, Catalogue, Phrase, text_of
from tests.match.table import (
    KELTIS,
    TABLES,
    TOLLGATE,
    answer,
    begun,
    data_of,
    finish,
    header,
    keltis,
    marked,
    options,
    passed,
    phrases,
    play_at_random,
    played,
    refused,
    sat_down,
    snapshot,
    table_name,
    texts_of,
)

Table = tuple[Game, int, dict[str, str]]


# The file.


def test_a_record_can_be_read_by_people() -> None:
    match = sat_down(TOLLGATE, 2, clock="600+10", seed=3)
    match.add_nonce(1, b"\x01\xff", 5)
    match.begin(10)
    match.submit(1, options(match, 1)[0], 70)
    match.undo(1, 80)
    match.resign(0, 90)
    texts = texts_of(match)
    seed = match.header.seed.hex()
    assert texts[:11] == [
        "meadhall record 1",
        "game tollgate",
        "rules 1",
        "match 00112233445566aa",
        "set rounds 3",
        "seat 0 person Ann",
        "seat 1 person Бo",
        "clock 600+10",
        "began 2024-02-29T23:59:59Z",
        f"commitment {texts[9].split()[1]}",
        f"seed {seed}",
    ]
    assert texts[11:13] == ["1 5 seat1 nonce 01ff", "2 10 table begins"]
    assert texts[13].startswith("3 10 chance dealing: ")
    assert texts[13].endswith(" from 0*2, 1*1, 2*1, 3*1, 4*1, 5*1, 6*1, 7*1")
    assert texts[-3:] == ["8 80 seat1 retracts", "9 90 seat0 resigns", "10 90 table ends resigned ranks 2 1"]


def test_every_line_carries_the_running_hash() -> None:
    match = played(TOLLGATE, 3)
    assert data_of(match) == marked([text.encode() for text in texts_of(match)])
    assert data_of(match) == chained(texts_of(match)).encode()
    assert unchained(data_of(match)) == texts_of(match)


def test_an_entry_is_written_as_the_record_has_it() -> None:
    assert str(Entry(3, 40, CHANCE, "deal:", "R7 = 1/2", 7, ())) == "3 40 chance deal: R7 = 1/2"
    assert str(Entry(3, 40, TABLE, "begins", "", -1, ())) == "3 40 table begins"
    assert str(Entry(3, 40, 2, "undoes", "1", -1, ())) == "3 40 seat2 undoes 1"


def test_the_head_is_read_back() -> None:
    for table in TABLES:
        head = header(*table, clock="3d")
        assert read_header(head.lines()) == head


def test_holders_and_names() -> None:
    assert parse_holder("person Ann Lee") == Holder(PERSON, "Ann Lee")
    assert parse_holder("bot random") == Holder(BOT, "random")
    assert parse_holder("empty") == Holder(EMPTY)
    for wrong in (
        "",
        "person",
        "person ",
        "bot",
        "empty Ann",
        "empty ",
        "ghost x",
        " person x",
        "person  x",
        "PERSON x",
    ):
        assert parse_holder(wrong) is None
    assert is_name("x" * LONGEST_NAME)
    assert not is_name("x" * (LONGEST_NAME + 1))


# Round trips.


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_record_replays_to_the_same_match(table: Table) -> None:
    for seed in range(3):
        match = sat_down(*table, seed=seed, clock=["none", "30+2", "1d"][seed])
        for _ in play_at_random(match, Rng(seed)):
            pass
        again = replay(data_of(match))
        assert snapshot(again) == snapshot(match)
        assert again.result == match.result
        assert again.header == match.header


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_many_records_replay_to_the_same_match(table: Table) -> None:
    for seed in range(50, 60 if table[0] is KELTIS else 150):
        match = sat_down(*table, seed=seed, clock=["none", "30+2", "5+1", "1d"][seed % 4])
        for _ in play_at_random(match, Rng(seed)):
            pass
        assert snapshot(replay(data_of(match))) == snapshot(match)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_steps_of_a_record_are_the_match_as_it_grew(table: Table) -> None:
    match = sat_down(*table, seed=8)
    grown = [snapshot(match)] + [snapshot(match) for _ in play_at_random(match, Rng(8), 60)]
    assert [snapshot(step) for step in replay_entries(data_of(match))] == grown


# Killed after any entry.


def check_cuts(match: Match, seed: int, acts: int, one_in: int = 1) -> None:
    """Cut the record after every line: what replays is the match as it was there, and it plays on to an end."""
    grown = {len(match.lines): snapshot(match)}
    for _ in play_at_random(match, Rng(seed), acts):
        grown[len(match.lines)] = snapshot(match)
    data = data_of(match)
    lines = data.splitlines(keepends=True)
    head = len(match.header.lines())
    rng = Rng(seed)
    for n in range(len(lines) + 1):
        cut = b"".join(lines[:n])
        if n < head:
            fault = refused(cut)
            assert (fault.line, fault.phrase.id) == ((n + 1, "record-line") if n else (0, "record-file"))
            continue
        if rng.below(one_in) and n < len(lines):
            continue
        again = replay(cut)
        assert len(again.lines) >= n
        assert snapshot(again) == grown[len(again.lines)]
        assert all(length <= n or length >= len(again.lines) for length in grown), (
            "it went further than what was decided"
        )
        if n < len(lines):
            torn = cut + lines[n][: 1 + rng.below(len(lines[n]) - 1)]
            assert refused(torn).line == n + 1
            assert without_torn_line(torn) == cut
        if again.dice is None:
            again.begin()
        late = again.clock.now
        before = list(again.lines)
        finish(again, rng, late)
        assert again.result is not None
        assert again.lines[: len(before)] == before
        if rng.below(6) == 0:
            assert replay(data_of(again)).lines == again.lines


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] is not KELTIS], ids=table_name)
def test_a_match_killed_after_any_line_resumes_from_its_file(table: Table) -> None:
    check_cuts(sat_down(*table, seed=0), 0, 70)


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] is KELTIS], ids=table_name)
def test_a_match_of_keltis_killed_after_some_lines_resumes_from_its_file(table: Table) -> None:
    check_cuts(sat_down(*table, seed=4), 4, 80, 8)


@pytest.mark.slow
@pytest.mark.parametrize("table", [table for table in TABLES if table[0] is KELTIS], ids=table_name)
def test_a_match_of_keltis_killed_after_any_line_resumes_from_its_file(table: Table) -> None:
    check_cuts(sat_down(*table, seed=5), 5, 150)


def test_a_record_torn_at_any_byte_is_its_last_whole_line() -> None:
    match = passed(TOLLGATE, 2)
    data = data_of(match)
    whole = 0
    for n in range(len(data) + 1):
        if n and data[n - 1 : n] == b"\n":
            whole = n
        assert without_torn_line(data[:n]) == data[:whole]
    for n in range(1, len(data)):
        if data[n - 1 : n] != b"\n":
            assert isinstance(refused(data[:n]), BadRecord)


def test_a_torn_line_is_named_as_such() -> None:
    match = passed(TOLLGATE, 2)
    fault = refused(data_of(match)[:-5])
    assert fault.line == len(match.lines)
    assert "the line is cut short" in str(fault)


def test_a_record_cut_in_its_head_says_what_should_come() -> None:
    lines = header(TOLLGATE).lines()
    for n, key in enumerate(["game", "rules", "match"], 1):
        fault = refused(marked([line.encode() for line in lines[:n]]))
        assert fault.line == n + 1
        assert f"“{key}” should come here" in str(fault)


# The property: any prefix has the same keys.


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_replay_of_any_prefix_gives_the_same_keys(table: Table) -> None:
    match = sat_down(*table, seed=11)
    keys = [(data_of(match), match.state.key())]
    for _ in play_at_random(match, Rng(11), 40):
        keys.append((data_of(match), match.state.key()))
    for data, key in keys:
        assert replay(data).state.key() == key


# The story.


def named_cards(match: Match, told: list[Phrase]) -> list[int]:
    """Return the cards that phrases name."""
    found = []
    for sentence in told:
        for part in phrases(sentence):
            if part.id == "keltis-card":
                colour, value = part.args["colour"], part.args["value"]
                assert isinstance(colour, str)
                assert isinstance(value, int)
                found.append(["red", "yellow", "pink", "green", "blue"].index(colour) * VALUES + value)
            elif part.id == "letter":
                found.append(match.game.read(str(part.args["text"])))
    return found


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_story_never_names_a_card_that_its_reader_has_not_located(table: Table) -> None:
    match = sat_down(*table, seed=6)
    told_cards = 0
    rng = Rng(6)
    match.begin()
    since = 0
    while match.result is None:
        for viewer in range(match.seats + 1):
            cards = match.view(viewer).secrets[0]
            for card in named_cards(match, match.story(viewer, since)):
                assert any(cards.located(viewer, card, place) for place in range(cards.places)), (viewer, card)
                told_cards += 1
        since = len(match.entries)
        answer(match, rng)
    assert told_cards > 0


def test_a_card_drawn_is_named_to_its_owner_alone() -> None:
    match = keltis(3)
    for viewer in range(4):
        drawn = [each for each in match.story(viewer) if each.id == "keltis-drew-card"]
        assert [each.args["seat"] for each in drawn] == [
            each.args["seat"] for each in drawn if str(viewer) in str(each.args["seat"])
        ]
        assert len(drawn) == (8 if viewer < 3 else 0)
        assert len([each for each in match.story(viewer) if each.id == "keltis-drew"]) == 24 - len(drawn)
    assert len([each for each in match.story(TRUTH) if each.id == "keltis-drew-card"]) == 24


def test_a_hidden_card_is_struck_out_of_events_for_others() -> None:
    match = begun(TOLLGATE, 3)
    dealt = [event for entry in match.entries for event in entry.events]
    assert len(dealt) == 6
    for event in dealt:
        for viewer in range(4):
            assert (event.seen_by(viewer).card == HIDDEN) == (viewer != event.seat)


def test_a_story_is_the_same_for_the_others_whatever_was_answered_secretly() -> None:
    told = []
    for choice in (0, -1):
        match = begun(TOLLGATE, 3)
        match.submit(0, options(match, 0)[choice])
        told.append([match.story(viewer) for viewer in (1, 2, 3)])
        match.undo(0)
        told.append([match.story(viewer) for viewer in (1, 2, 3)])
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_can_be_told_in_every_language(language: str) -> None:
    for table in TABLES:
        match = sat_down(*table, seed=2)
        for _ in play_at_random(match, Rng(2)):
            pass
        catalogue = Catalogue(language, list(dict.fromkeys([PACKAGE, text_of(match.game).package])))
        for viewer in range(match.seats + 1):
            catalogue.you = viewer
            assert all(catalogue.say(told).strip() for told in match.story(viewer))


def test_what_happens_to_the_match_is_told() -> None:
    match = keltis(3)
    since = len(match.entries)
    match.submit(0, options(match, 0)[-1])
    match.undo(0)
    match.set_holder(1, Holder(BOT, "random"))
    match.resign(2)
    assert [told.id for told in match.story(1, since) if told.id.startswith("entry-")] == [
        "entry-undoes",
        "entry-becomes",
        "entry-resigns",
    ]
    assert match.story(1, len(match.entries)) == []
