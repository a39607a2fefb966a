"""Set-up: colours, Wizards, hands, the four open prizes, the bag and the castle tiles."""

from __future__ import annotations

import pytest

from meadhall.core.game import BadSetting
from meadhall.core.question import CHANCE
from meadhall.core.state import State
from meadhall.games.clans.game import GAME
from meadhall.games.clans.rules.setup import clans_of
from meadhall.testing import rule
from tests.games.clans.table import clans, fresh, line, lines

SEEDS = range(1, 16)
TABLES = [(2, "six"), (3, "six"), (4, "six"), (4, "yes"), (6, "six")]
"""Numbers of seats, and who plays in teams of two: only six, or four as well."""


def fives() -> list[str]:
    """The names of the twelve prizes of 5 points."""
    return [f"{shape}5" for shape in "ILYPUVTNFWZX"]


def chance(state: State, kind: str) -> tuple[list[str], list[int]]:
    """What chance is asked, in words, and with which weights."""
    question = state.question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind]) == (CHANCE, kind)
    return [GAME.write(option) for option in question.options], list(question.weights)


def until(seats: int, kind: str, **settings: str) -> State:
    """A new game up to the first question of a kind to chance, the first option always coming up."""
    state = GAME.new(seats, settings)
    while (question := state.question()) is not None and GAME.kinds[question.kind] != kind:
        assert question.actor == CHANCE
        state.apply(question.options[0])
    return state


# Players and pieces


@rule("CLA-R1")
@pytest.mark.parametrize("seats", [0, 1, 5, 7, 8])
def test_nobody_plays_alone_nor_five_nor_more_than_the_teams_of_six(seats: int) -> None:
    with pytest.raises(BadSetting):
        GAME.new(seats)


@rule("CLA-R1", "CLA-R33", "CLA-C23")
@pytest.mark.parametrize(
    ("seats", "in_teams", "clans"),
    [(2, False, 2), (3, False, 3), (4, False, 4), (4, True, 2), (6, True, 3)],
)
def test_each_has_a_colour_or_each_pair(seats: int, in_teams: bool, clans: int) -> None:
    assert clans_of(seats, in_teams) == clans


@rule("CLA-R1", "CLA-R33", "CLA-C23")
@pytest.mark.parametrize(("seats", "in_teams"), [(2, True), (3, True), (5, True), (5, False), (6, False)])
def test_pairs_are_made_of_four_or_six_and_six_play_in_pairs_only(seats: int, in_teams: bool) -> None:
    with pytest.raises(ValueError, match=f"teams: {seats} seats"):
        clans_of(seats, in_teams)


@rule("CLA-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_a_colour_each_and_begin_with_an_empty_board(seats: int) -> None:
    found = lines(fresh(seats))
    assert {name: value for name, value in found.items() if name.startswith(("tokens", "castles"))} == {
        f"{piece} {clan}": "" for clan in range(seats) for piece in ("tokens", "castles")
    }


@rule("CLA-R1")
@pytest.mark.parametrize("clan", [0, 1, 2, 3])
def test_a_colour_has_fifteen_tokens(clan: int) -> None:
    fifteen = "d1 f1 h1 e2 g2 i2 d3 f3 h3 a4 c4 e4 g4 i4 k4"
    assert len(clans(4).given(f"tokens {clan}", fifteen)[f"tokens {clan}"].split()) == 15
    with pytest.raises(ValueError, match=f"tokens {clan}: "):
        clans(4).given(f"tokens {clan}", f"{fifteen} a6").state  # noqa: B018


# Wizards


@rule("CLA-R2")
@pytest.mark.parametrize(("seats", "out"), [(2, 4), (3, 2), (4, 0)])
def test_everybody_has_two_wizards_and_the_others_are_out_of_the_game(seats: int, out: int) -> None:
    found = lines(fresh(seats))
    assert [found[f"wizards {seat}"] for seat in range(seats)] == ["2"] * seats
    assert found["out"] == str(out)


@rule("CLA-R2")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_wizards_lie_open_so_that_everybody_sees_them(seats: int, teams: str) -> None:
    state = fresh(seats, teams=teams)
    for viewer in range(seats + 1):
        view = state.redact(viewer)
        for seat in range(seats):
            assert line(view, f"wizards {seat}") == line(state, f"wizards {seat}") == ("1" if seats == 6 else "2")


@rule("CLA-R2", "CLA-R3")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_no_wizard_is_dealt_nor_among_the_cards_of_the_draw_pile(seats: int, teams: str) -> None:
    words, weights = chance(until(seats, "deal", teams=teams), "deal")
    assert "W" not in words
    assert len(words) == sum(weights) == 100
    for seed in SEEDS:
        found = lines(fresh(seats, seed, teams=teams))
        assert not any("W" in found[f"hand {seat}"] for seat in range(seats))


@rule("CLA-R2", "CLA-R9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_wizards_before_the_players_and_out_of_the_game_are_not_drawn_later(seats: int, teams: str) -> None:
    state = fresh(seats, teams=teams)
    question = state.question()
    assert question is not None
    state.apply(next(option for option in question.options if " " not in GAME.write(option)))
    words, _ = chance(state, "deal")
    assert "W" not in words
    assert len(words) == 100 - 5 * seats


# Hands and the draw pile


@rule("CLA-R3")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_gets_five_different_cards_and_nothing_is_used_yet(seats: int, teams: str, seed: int) -> None:
    found = lines(fresh(seats, seed, teams=teams))
    hands = [found[f"hand {seat}"].split() for seat in range(seats)]
    assert [len(hand) for hand in hands] == [5] * seats
    assert len({card for hand in hands for card in hand}) == 5 * seats
    assert found["used"] == ""


@rule("CLA-R3")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_every_card_is_dealt_from_all_that_are_left_each_as_likely_as_the_others(seats: int, teams: str) -> None:
    state = until(seats, "deal", teams=teams)
    gone: list[str] = []
    every = set(chance(state, "deal")[0])
    while (question := state.question()) is not None and question.actor == CHANCE:
        words, weights = chance(state, "deal")
        assert set(words) == every - set(gone)
        assert weights == [1] * (100 - len(gone))
        gone.append(words[len(words) // 2])
        state.apply(GAME.read(gone[-1]))
    assert len(gone) == 5 * seats
    assert sorted(gone) == sorted(card for seat in range(seats) for card in line(state, f"hand {seat}").split())


@rule("CLA-R3")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_five_cards_are_hidden_from_all_others_partners_included(seats: int, teams: str) -> None:
    state = fresh(seats, 4, teams=teams)
    for viewer in range(seats + 1):
        view = state.redact(viewer)
        for seat in range(seats):
            own = line(state, f"hand {seat}")
            assert line(view, f"hand {seat}") == (own if seat == viewer else "? ? ? ? ?")


@rule("CLA-R3")
def test_the_deal_differs_from_game_to_game() -> None:
    assert len({line(fresh(2, seed), "hand 0") for seed in SEEDS}) > 10


# Prizes


@rule("CLA-R4")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_two_prizes_of_three_points_and_two_of_five_lie_at_the_corners(seats: int, teams: str) -> None:
    for seed in SEEDS:
        prizes = line(fresh(seats, seed, teams=teams), "prizes").split()
        assert len(set(prizes)) == 4
        assert sorted(prize[-1] for prize in prizes) == ["3", "3", "5", "5"]


@rule("CLA-R4")
def test_each_of_the_twelve_large_prizes_may_lie_there_as_likely_as_the_others() -> None:
    asked = []
    state = until(2, "prize", starting_seat="0")
    while (question := state.question()) is not None and GAME.kinds[question.kind] == "prize":
        words, weights = chance(state, "prize")
        assert len(set(weights)) == 1
        asked.append({word.removeprefix("prize ") for word in words})
        state.apply(question.options[-1])
    large = [names for names in asked if names & set(fives())]
    first, second = line(state, "prizes").split()[-2:]
    assert large == [set(fives()), set(fives()) - {first}]
    assert second in fives()
    assert all(names <= {"I3", "L3"} for names in asked if names not in large)


@rule("CLA-R4")
def test_the_large_prizes_differ_from_game_to_game() -> None:
    assert len({line(fresh(3, seed), "prizes") for seed in SEEDS}) > 8


@rule("CLA-R5", "CLA-R13")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_fifteen_prizes_that_do_not_lie_open_are_in_the_bag(seats: int) -> None:
    t = clans(seats, prizes="I3 L3 W5 Z5", tokens_0="d3 d4", hand_0="e4").answer(0, "e4")
    words, weights = chance(t.state, "prize")
    fours = ["I4", "L4", "T4", "O4", "S4"]
    assert sorted(words) == sorted(f"prize {name}" for name in [*fours, *fives()] if name not in ("W5", "Z5"))
    assert weights == [1] * 15


# Castle tiles


@rule("CLA-R6", "CLA-C34")
@pytest.mark.parametrize(
    ("first", "second"),
    [("I3 d1 e1 f1", "I3 d3 e3 f3"), ("L3 d1 e1 d2", "L3 a4 b4 a5"), ("I3 d1 e1 f1", "I3 a4 a5 a6")],
)
def test_there_is_one_castle_tile_of_each_shape(first: str, second: str) -> None:
    assert clans(2, castles_0=first)["castles 0"] == first
    for own, other in ((f"{first} / {second}", ""), (first, second)):
        with pytest.raises(ValueError, match="only one castle"):
            clans(2, castles_0=own, castles_1=other).state  # noqa: B018


@rule("CLA-R6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_covers_the_board_at_the_start_so_every_land_square_is_free(seats: int) -> None:
    for seed in SEEDS:
        state = fresh(seats, seed)
        question = state.question()
        assert question is not None
        hand = line(state, f"hand {question.actor}").split()
        words = [GAME.write(option) for option in question.options]
        assert [word for word in words if not word.startswith("W")] == hand


@rule("CLA-R1", "CLA-R9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("start", [0, 1])
def test_after_the_set_up_the_first_player_is_asked_for_a_turn(seats: int, teams: str, start: int) -> None:
    state = fresh(seats, teams=teams, starting_seat=str(start))
    question = state.question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind]) == (start, "turn")
