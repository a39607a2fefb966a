"""The box is a table: every card and territory a row, and everything else that lists them follows from the rows."""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.rules import components
from meadhall.games.inis.rules.box import (
    ACTION_CARDS,
    CARD_NAMES,
    EPIC_TALES,
    MANOEUVRES,
    ROWS,
    TERRITORIES,
    TERRITORY_NAMES,
    WITH_FOUR,
    Row,
    dealt,
)
from meadhall.games.inis.rules.components import MOOR, TERRITORY, advantage_of, is_action, is_advantage, is_tale
from meadhall.games.inis.rules.play import CARD_RULE
from meadhall.games.inis.rules.season_tales import Tuan
from meadhall.testing import rule


def words_of_constants(names: list[str]) -> dict[str, int]:
    """Return the constants of components.py that are called like one of some words, by that word."""
    words = {name.lower().replace("_", "-"): value for name, value in vars(components).items() if name.isupper()}
    return {word: words[word] for word in names if word in words}


def test_a_constant_names_the_row_with_its_word() -> None:
    named = words_of_constants(CARD_NAMES)
    assert named
    assert {word: CARD_NAMES[letter] for word, letter in named.items()} == {word: word for word in named}
    named = words_of_constants(TERRITORY_NAMES)
    assert {word: TERRITORY_NAMES[letter] for word, letter in named.items()} == {word: word for word in named}


def test_a_card_knows_the_letter_of_its_row() -> None:
    rules = GAME.new(2).rules
    for letter, row in enumerate(ROWS):
        assert row.letter == letter
        assert rules[CARD_RULE + letter] is row.card
        assert GAME.write(letter) == row.word
    assert len(ROWS) <= TERRITORY


def test_no_word_and_no_class_stands_twice() -> None:
    assert len({*CARD_NAMES, *TERRITORY_NAMES}) == len(CARD_NAMES) + len(TERRITORY_NAMES)
    assert len({type(row.card) for row in ROWS}) == len(ROWS)


def test_every_kind_of_card_has_its_own_letters() -> None:
    for row in ROWS:
        kinds = [is_action(row.letter), is_advantage(row.letter), is_tale(row.letter)]
        assert kinds == [row.letter < advantage_of(0), row.word.endswith("-card"), row in EPIC_TALES]
    for n, territory in enumerate(TERRITORIES):
        assert territory.advantage.letter == advantage_of(n)


@rule("INI-R7")
def test_the_cards_with_four_dots_are_in_the_game_only_with_four_players() -> None:
    assert WITH_FOUR == ["emissaries", "master-craftsman", "raid", "scouts"]
    for seats in (2, 3):
        assert [ACTION_CARDS[at].word for at in dealt(ACTION_CARDS, 2, seats)] == [
            row.word for row in ACTION_CARDS if row.word not in WITH_FOUR
        ]
    assert dealt(ACTION_CARDS, 2, 4) == list(range(len(ACTION_CARDS)))


def test_a_card_that_a_later_version_brought_is_not_in_older_games() -> None:
    rows = [Row("old", Tuan(), 1, 0), Row("new", Tuan(), 1, 0, since=3)]
    assert [dealt(rows, version, 2) for version in (1, 2, 3, 4)] == [[0], [0], [0, 1], [0, 1]]


@pytest.mark.parametrize("row", ROWS, ids=CARD_NAMES)
def test_a_card_has_a_moment_if_it_is_played_as_a_triskel(row: Row) -> None:
    is_answer = row.is_triskel and row.letter not in (*MANOEUVRES, advantage_of(MOOR))
    assert bool(row.answers) == is_answer
    assert row.is_season or row.is_triskel
