"""What differs between two states is said in the game's own words, in every game."""

from __future__ import annotations

import pytest

from meadhall.core import CHANCE, Event, Outcome, Question, registry
from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.testing import fresh
from meadhall.testing.differences import (
    differences,
    differing_events,
    differing_questions,
    differing_refusals,
    drawn,
    unsound,
)
from meadhall.testing.layout import number_names, place_name, place_names
from tests.core.test_toy import dealt
from tests.core.toy import HAND, TOLLGATE, TURN_RULE

GAMES = [registry.game(key) for key in registry.names()]
KELTIS = registry.game("keltis")
CLANS = registry.game("clans")


def changed(game: Game, old: str, new: str) -> list[str]:
    """Return what differs between a new game of three and the same with one piece of its position changed."""
    text = game.write_position(fresh(game, 3))
    assert old in text
    return differences(game, game.read_position(text), game.read_position(text.replace(old, new)))


def test_equal_states_do_not_differ() -> None:
    state = fresh(KELTIS, 3)
    assert differences(KELTIS, state, state.copy()) == []


def test_a_number_is_named_by_its_line_and_by_its_place_in_the_layout() -> None:
    found = changed(KELTIS, "points 1: 0", "points 1: 7")
    assert found == ["`points 1: 0` against `points 1: 7`", "POINTS + 1: 0 against 7"]
    found = changed(registry.game("oriflamme"), "influence 2: 1", "influence 2: 3")
    assert "`influence 2: 1` against `influence 2: 3`" in found


def test_an_older_state_of_another_turn_differs_in_its_frame() -> None:
    (seat,) = [
        line.split("seat=")[1] for line in KELTIS.write_position(fresh(KELTIS, 3)).splitlines() if "seat=" in line
    ]
    found = changed(KELTIS, f"turn seat={seat}", f"turn seat={(int(seat) + 1) % 3} step=1")
    assert found[0].startswith("frame 1 of 1 (Turn), seat: ")
    assert found[1:] == ["frame 1 of 1 (Turn), step: 0 against 1"]


def test_a_card_is_named_by_its_word_and_its_place() -> None:
    state = dealt((1, 2), (3, 4))
    state.secrets[0].show(5, 0, 1)
    other = dealt((1, 2), (3, 4))
    other.secrets[0].show(6, 0, 1)
    assert differences(TOLLGATE, state, other) == ["PILE: 6 against 5", "DISCARD: 5 against 6"]
    assert differences(TOLLGATE, state.redact(0), dealt((1, 2), (3, 4)).redact(0))[:2] == [
        "cards in PILE: 4 against 5",
        "cards in DISCARD: 1 against 0",
    ]


def test_what_a_viewer_knows_is_told_where_the_cards_are_the_same() -> None:
    state = dealt((1, 2), (3, 4))
    state.secrets[0].look(HAND + 1, -1, 1)
    found = differences(TOLLGATE, state, dealt((1, 2), (3, 4)))
    assert "what seat 0 knows of 3 in HAND + 1 (of seat 1): it lies there against it may lie there" in found


def test_what_is_carried_out_is_named_by_its_paragraphs() -> None:
    state = dealt((1, 2), (3, 4))
    other = state.copy()
    other.push(TURN_RULE, 0)
    (found,) = differences(TOLLGATE, state, other)
    stack = "Rounds > Turn > Turn > PassLeft"
    assert found == f"what is being carried out: {stack} against {stack} > Turn"
    state.frames[-1].card = 3
    assert differences(TOLLGATE, state, dealt((1, 2), (3, 4))) == ["frame 4 of 4 (PassLeft), card: 3 against -1"]


def ended(reason: int, scores: list[int], ranks: list[int]) -> State:
    """Return a game of Tollgate that has ended so."""
    state = dealt((1, 2), (3, 4))
    state.end(Outcome(reason, scores, ranks))
    return state


def test_outcomes_are_told_by_reason_scores_and_ranks() -> None:
    one = ended(0, [3, 1], [1, 2])
    assert differences(TOLLGATE, one, dealt((1, 2), (3, 4))) == ["the end: it is over against the game goes on"]
    assert differences(TOLLGATE, one, ended(1, [1, 3], [2, 1])) == [
        "the ending: last-round against ending 1",
        "the scores: 3 1 against 1 3",
        "the ranks: 1 2 against 2 1",
    ]


def test_a_question_is_told_by_who_is_asked_what_and_by_the_options_that_differ() -> None:
    kind = KELTIS.kinds.index("play")
    play = Question(kind, 1, [1, 2, 3], -1, [])
    assert [*differing_questions(KELTIS, [play], [Question(kind, 1, [2, 3, 4], -1, [])])] == [
        "the options of `play`, of seat 1: R1 against R4"
    ]
    assert [*differing_questions(KELTIS, [play], [Question(kind, CHANCE, [1], 3, [])])] == [
        "what is asked: `play`, of seat 1 against `play` about 3, of chance"
    ]
    assert [*differing_questions(KELTIS, [play], [])] == ["what is asked: `play`, of seat 1 against nothing"]
    assert [*differing_refusals(KELTIS, [(1, 1), (2, 1)], [(2, 1)])] == [
        f"what is refused: R1 by {KELTIS.clauses[1]} against nothing"
    ]


def test_the_first_event_that_differs_is_told() -> None:
    same, laid = Event(0, 1, card=5), Event(1, 2, card=7, place=3, n=2, other=0)
    assert differing_events(KELTIS, [same, laid], [same, laid]) == []
    names = KELTIS.events
    assert differing_events(KELTIS, [same, laid], [same, Event(1, 2), same]) == [
        f"event 2: `{names[1]}`, seat 2, card R7, place 3, n 2, other 0 against `{names[1]}`, seat 2"
    ]
    assert differing_events(KELTIS, [same], []) == [f"event 1: `{names[0]}`, seat 1, card R5 against no event"]


def test_a_viewer_who_is_wrong_is_told_about_which_card() -> None:
    state = dealt((1, 2), (3, 4))
    assert [*unsound(TOLLGATE, state, 2)] == []
    cards = state.secrets[0].encode()
    cards[0][-8 + HAND] = 0  # for the spectator no card may lie in seat 0's hand
    state.secrets[0].decode(cards)
    assert [*unsound(TOLLGATE, state, 2)] == [
        "1 in HAND (of seat 0): it lies there against what the spectator holds possible",
        "2 in HAND (of seat 0): it lies there against what the spectator holds possible",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_names_its_numbers(game: Game) -> None:
    state = game.new(game.seats[0])
    length = len(state.numbers)
    names = number_names(state, length)
    assert names[0][0] == 0
    assert len(names) > 8
    assert names == sorted(names, key=lambda each: each[0])


def test_places_of_cards_are_named_where_the_module_says_of_which_cards() -> None:
    keltis, clans = KELTIS.new(2), CLANS.new(2)
    assert [place_name(keltis, 0, place) for place in range(4)] == [
        "DRAW_PILE",
        "DISCARDS",
        "HAND_OF (of seat 0)",
        "HAND_OF + 1 (of seat 1)",
    ]
    assert [place_name(clans, 0, place) for place in range(5)] == [
        "PILE",
        "USED",
        "OUT",
        "OPEN_BEFORE",
        "OPEN_BEFORE + 1",
    ]
    inis = registry.game("inis").new(2)
    assert place_names(inis, 1) == []
    assert place_name(inis, 1, 4) == "place 4 of secrets[1] (of seat 0)"


def test_a_state_without_a_position_is_drawn_by_the_names_of_its_module() -> None:
    assert drawn(TOLLGATE, dealt((1, 2), (3, 4)).redact(0)).splitlines() == [
        "POINTS: 0 0 0",
        "ROUND: 1",
        "LAST: 3",
        "PILE: ? ? ? ? ?",
        "DISCARD:",
        "HAND (of seat 0): 1 2",
        "HAND + 1 (of seat 1): ? ?",
        "PASSED (of seat 0):",
        "PASSED + 1 (of seat 1):",
        "frames: Rounds step=2 > Turn seat=1 > Turn seat=0 > PassLeft picks=-1,-1",
    ]
    assert drawn(KELTIS, fresh(KELTIS, 2)).startswith("keltis 2\n")
