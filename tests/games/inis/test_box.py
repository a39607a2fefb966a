"""The box has the facts about every card and territory, and everything else that lists them follows."""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.rules import components
from meadhall.games.inis.rules.box import (
    ACTION_FACTS,
    CARD_NAMES,
    FACTS,
    MANOEUVRES,
    TALE_FACTS,
    TERRITORY_FACTS,
    TERRITORY_NAMES,
    WITH_FOUR,
    CardFacts,
    dealt,
)
from meadhall.games.inis.rules.components import (
    CARD_RULE,
    MOOR,
    TERRITORY,
    advantage_of,
    is_action,
    is_advantage,
    is_tale,
)
from meadhall.games.inis.rules.season_tales import Tuan
from meadhall.testing import rule


def words_of_constants(names: list[str]) -> dict[str, int]:
    """Return the constants of components.py that are named after these words, by word."""
    words = {name.lower().replace("_", "-"): value for name, value in vars(components).items() if name.isupper()}
    return {word: words[word] for word in names if word in words}


def test_a_constant_names_the_card_with_its_word() -> None:
    named = words_of_constants(CARD_NAMES)
    assert named
    assert {word: CARD_NAMES[letter] for word, letter in named.items()} == {word: word for word in named}
    named = words_of_constants(TERRITORY_NAMES)
    assert {word: TERRITORY_NAMES[letter] for word, letter in named.items()} == {word: word for word in named}


def test_a_card_knows_its_letter() -> None:
    rules = GAME.new(2).rules
    for letter, facts in enumerate(FACTS):
        assert facts.letter == letter
        assert rules[CARD_RULE + letter] is facts.card
        assert GAME.write(letter) == facts.word
    assert len(FACTS) <= TERRITORY


def test_no_word_and_no_class_stands_twice() -> None:
    assert len({*CARD_NAMES, *TERRITORY_NAMES}) == len(CARD_NAMES) + len(TERRITORY_NAMES)
    assert len({type(facts.card) for facts in FACTS}) == len(FACTS)


def test_every_kind_of_card_has_its_own_letters() -> None:
    for facts in FACTS:
        kinds = [is_action(facts.letter), is_advantage(facts.letter), is_tale(facts.letter)]
        assert kinds == [facts.letter < advantage_of(0), facts.word.endswith("-card"), facts in TALE_FACTS]
    for n, territory in enumerate(TERRITORY_FACTS):
        assert territory.advantage.letter == advantage_of(n)


@rule("INI-R7")
def test_the_cards_with_four_dots_are_in_the_game_only_with_four_players() -> None:
    for seats in (2, 3):
        assert [ACTION_FACTS[at].word for at in dealt(ACTION_FACTS, 2, seats)] == [
            facts.word for facts in ACTION_FACTS if facts.word not in WITH_FOUR
        ]
    assert dealt(ACTION_FACTS, 2, 4) == list(range(len(ACTION_FACTS)))


def test_a_card_that_a_later_version_brought_is_not_in_older_games() -> None:
    all_facts = [CardFacts("old", Tuan(), 1, 0), CardFacts("new", Tuan(), 1, 0, since=3)]
    assert [dealt(all_facts, version, 2) for version in (1, 2, 3, 4)] == [[0], [0], [0, 1], [0, 1]]


@pytest.mark.parametrize("facts", FACTS, ids=CARD_NAMES)
def test_a_card_has_a_moment_if_it_is_played_as_a_triskel(facts: CardFacts) -> None:
    is_answer = facts.is_triskel and facts.letter not in (*MANOEUVRES, advantage_of(MOOR))
    assert bool(facts.answers) == is_answer
    assert facts.is_season or facts.is_triskel
