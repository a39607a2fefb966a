"""Inis at the terminal: whole games through a pipe and full-screen, and what the drawing shows to whom."""

from __future__ import annotations

import re
import time
from functools import partial
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.core import registry
from meadhall.games.inis.text import TEXT
from meadhall.match import replay
from meadhall.terminal.commands import Asked
from meadhall.terminal.language import words_for
from meadhall.terminal.play import PlayArguments, new_match
from meadhall.terminal.tables.inis import TABLE
from tests.games.inis.table import inis
from tests.terminal import drawing
from tests.terminal.emulator import Terminal, alone
from tests.terminal.person import Person, record_of
from tests.terminal.test_line_mode import WON

TABLES = [("en", ["--seats", "2"]), ("uk", ["--seats", "3", "--people", "2"]), ("ru", ["--seats", "4"])]
CLANS = {"clans_0": "valley=3", "clans_1": "cove=2 plains=1", "clans_2": "cove=1"}
draw = partial(drawing.draw, TABLE(TEXT))


@pytest.mark.parametrize(("language", "words"), TABLES)
def test_a_person_plays_a_whole_game_through_a_pipe(language: str, words: list[str], tmp_path: Path) -> None:
    person = Person(["inis", "--lang", language, "--seed", language, *words], tmp_path, 3)
    lines = person.play()
    assert person.end() == (0, "")
    assert re.match(WON[language], lines[-2])
    assert main(["verify", str(record_of(tmp_path))]) == 0


def test_turns_are_played_full_screen_where_there_is_little_room(tmp_path: Path) -> None:
    words = alone("inis", "--seats", "2", "--set", "brenn=0")
    with Terminal(words, tmp_path, 80, 24) as terminal:
        shown = terminal.wait_for("Where do you build the capital?")
        for _ in range(20):
            answered, end = shown, time.monotonic() + 20
            terminal.press("enter")
            while shown == answered:
                assert time.monotonic() < end, shown
                shown = "\n".join(terminal.look(0.2))
        terminal.wait_for("⬡")  # how near everybody is to victory
        terminal.press("ctrl+c")
        assert terminal.end() == 0
    assert len(replay(record_of(tmp_path).read_bytes()).entries) > 40


def test_one_person_against_bots_is_not_asked_where_there_is_nothing_to_decide(tmp_path: Path) -> None:
    person = Person(["inis", "--lang", "en", "--seed", "quiet", "--seats", "3"], tmp_path, 5)
    lines = person.play()
    assert not [line for line in lines if re.search(r"triskel card\?.*\[1 pass\]$", line)]
    assert person.end() == (0, "")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("uk", ["Нагір’я", "нагір'я", "НАГІРʼЯ", "нагіря"]),
        ("uk", ["Кам’яне коло", "камяне-коло", "кам'яне коло"]),
        ("ru", ["Каменный круг", "каменный-круг", "Врата в Тир-на-н’Ог", "врата"]),
        ("en", ["Stone Circle", "stone-circle", "Gates of Tír na nÓg", "gates of tir na nog"]),
    ],
)
def test_names_may_be_typed_as_they_are_shown(language: str, typed: list[str]) -> None:
    words = words_for(language, TEXT.package)
    match = new_match(registry.game("inis"), PlayArguments(game="inis", seats=2, names=["Fox"], seed="x"), words)
    match.begin(0)
    lands = "highlands stone-circle gates swamp"
    clans = {"clans_0": "highlands=1 stone-circle=1 gates=1", "clans_1": "swamp=1"}
    match.state = inis(2, 0, lands, **clans, actions_0="sanctuary").play(0, "sanctuary").state
    asked = Asked(match, 0, words)
    found = {asked.option_for(each) for each in typed}
    assert found <= set(asked.question.options), typed


def test_the_island_shows_territories_clans_and_buildings() -> None:
    t = inis(3, 0, **CLANS, citadels="cove=2", sanctuaries="valley=1 hills=3", advantages_1="cove")
    board = draw(t, 0).board.plain
    for word in ("Valley", "Cove", "Plains", "Hills", "●3", "▲2", "■1", "♚✦1", "✦3", "♜2", "◈▲"):
        assert word in board, board
    assert "Round 1 · Brenn ● Fox · 12 tiles left ↻" in board


def test_cards_of_others_that_one_has_looked_at_are_shown_to_oneself_alone() -> None:
    t = inis(4, 0, **CLANS, actions_0="scouts", actions_1="bard sanctuary").play(0, "scouts", "seat 1", "no").quiet()
    assert "▯ Bard" in draw(t, 0).seats.plain
    assert "Bard" not in draw(t, 2).seats.plain


def test_in_little_room_names_are_short() -> None:
    land = "valley cove plains hills moor swamp forest gates meadows mountains iron-mine salt-mine"
    board = draw(inis(3, 0, land, **CLANS), 0, wide=False, tall=False).board.plain
    assert len(board.splitlines()) <= 13
    assert "Val♚" in board
    assert "Iro" in board


def test_what_can_be_answered_is_underlined_for_who_is_asked() -> None:
    t = inis(3, 0, **CLANS, actions_0="migration").play(0, "migration")
    board = draw(t, 0).board
    lit = [
        board.plain[span.start : span.end].strip() for span in board.spans if getattr(span.style, "underline", False)
    ]
    assert "Valley" in lit
    assert not [span for span in draw(t, 1).board.spans if getattr(span.style, "underline", False)]


def test_where_a_new_territory_may_go_is_dotted() -> None:
    t = inis(3, 0, **CLANS, actions_0="exploration bard").play(0, "exploration").quiet()
    assert "·" in draw(t, 0).board.plain.partition("\n")[2]
    assert "·" not in draw(t, 1).board.plain.partition("\n")[2]


@pytest.mark.parametrize("dark", [True, False])
def test_the_seats_show_how_near_they_are_to_victory(dark: bool) -> None:
    t = inis(3, 0, **CLANS, deeds="1 0 0", pretenders="0", tales_1="tuan ogma", actions_1="bard")
    told = draw(t, 0, dark=dark).seats.plain
    assert "● Fox ★ ♔  ▯0 ☘0 ◈0  ⌂9\n  ⚔0/6 ✦1/6 ⬡1/6 +1 = 0\n" in told
    assert "▲ Owl  ▯1 ☘2 ◈0  ⌂9\n  ⚔1/6" in told


def test_a_clash_shows_who_is_exposed_and_who_is_sheltered() -> None:
    t = inis(3, 0, **CLANS, citadels="cove=1", actions_0="migration")
    t.play(0, "migration", "valley", "2", "0").play(1, "shelter").quiet()
    assert "⚔ Cove: ●2 ▲1+1♜ ■1" in draw(t, 2).seats.plain


def test_only_ones_own_hand_is_drawn_and_all_when_everything_is_shown() -> None:
    t = inis(3, 0, **CLANS, actions_0="bard", tales_1="tuan", advantages_0="cove")
    assert draw(t, 0).hand.plain.split("  ")[0].strip() == "▯ Bard"
    assert "Cove" in draw(t, 0).hand.plain
    assert "Bard" not in draw(t, 1).hand.plain
    assert "Tuan" in draw(t, 1).hand.plain
    assert draw(t, 3).hand.plain == ""
    assert "Bard" in draw(t, -1).hand.plain
    assert "Tuan" in draw(t, -1).hand.plain
