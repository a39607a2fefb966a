"""The set-up, the turn and its two steps: playing one card, drawing one card."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.rules.state import Keltis
from meadhall.games.keltis.text import TEXT
from meadhall.testing import Scenario, rule
from tests.games.keltis.table import fresh, keltis, line, tiles

DARK = {"R": [3, 5, 6, 7, 9], "Y": [2, 4, 6, 8, 9], "P": [2, 3, 5, 8, 9], "G": [2, 4, 5, 8, 9], "B": [3, 4, 6, 7, 9]}


def actor(state: State) -> int:
    question = state.question()
    assert question is not None
    return question.actor


def whole_turn(t: Scenario, seat: int, discard: str, drawn: str) -> None:
    """Discard a card and draw a named one from the pile."""
    t.answer(seat, f"x{discard}", "pile").chance(drawn)


# The set-up


@rule("KEL-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play_and_all_begin_with_nothing(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        assert len(line(state, f"hand {seat}").split()) == 8
        begin = [line(state, f"{what} {seat}") for what in ("column", "figures", "points", "stones")]
        assert begin == ["", "", "0", "0"]
    assert f"hand {seats}" not in GAME.write_position(state)


@rule("KEL-R1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_or_in_a_fivesome(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4"):
        GAME.new(seats, {})


@rule("KEL-A17", "KEL-R1", "KEL-A14")
@pytest.mark.parametrize(("seats", "left", "unseen"), [(2, 64, 64 + 30), (3, 86, 86), (4, 78, 78)])
def test_the_pile_after_dealing_has_64_86_or_78_cards_and_30_are_out_with_two(
    seats: int, left: int, unseen: int
) -> None:
    state = fresh(seats)
    assert line(state, "left") == str(left)
    state.apply(GAME.read("x" + line(state, f"hand {actor(state)}").split()[0]))
    state.apply(GAME.read("pile"))
    question = state.question()
    assert question is not None
    assert GAME.kinds[question.kind] == "deal"
    assert sum(question.weights or []) == unseen


@rule("KEL-A17", "KEL-R15", "KEL-R17", "KEL-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_25_tiles_lie_face_up_on_the_dark_stones_and_the_ends(seats: int, seed: int) -> None:
    paths = line(fresh(seats, seed), "tiles").split()
    counts = {tile: "".join(paths).count(tile) for tile in "WC123"}
    assert counts == {"W": 9, "C": 9, "1": 2, "2": 3, "3": 2}
    lying = {
        colour: [row + 1 for row in range(9) if path[row] != "."] for colour, path in zip("RYPGB", paths, strict=True)
    }
    assert lying == DARK


@rule("KEL-R15", "KEL-R17", "KEL-R19")
def test_the_tiles_are_drawn_without_looking_so_each_kind_weighs_what_is_left_of_it() -> None:
    state = GAME.new(2, {"starting_seat": "0"})
    question = state.question()
    assert question is not None
    weighed = dict(zip([GAME.write(o) for o in question.options], question.weights or [], strict=True))
    assert weighed == {"W": 9, "C": 9, "1": 2, "2": 3, "3": 2}


@rule("KEL-R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_starter_each_seat_alike(seats: int) -> None:
    question = GAME.new(seats, {}).question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind], question.about) == (CHANCE, "starter", -1)
    assert [GAME.write(option) for option in question.options] == [f"s{seat}" for seat in range(seats)]
    assert len(set(question.weights or [])) == 1


@rule("KEL-R2")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_seat_that_chance_named_has_the_first_turn(starter: int) -> None:
    state = GAME.new(3, {})
    state.apply(GAME.read(f"s{starter}"))
    rng = Rng(4)
    question = state.question()
    while question is not None and question.actor == CHANCE:
        state.apply(choose(question, rng))
        question = state.question()
    assert actor(state) == starter


@rule("KEL-R2")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_the_table_may_name_the_starter_and_chance_is_not_asked(seats: int, seat: int) -> None:
    question = GAME.new(seats, {"starting_seat": str(seat)}).question()
    assert question is not None
    assert GAME.kinds[question.kind] == "tile"
    assert actor(fresh(seats, starting_seat=str(seat))) == seat


@rule("KEL-R2")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [1, 0, 1, 0]), (3, 2, [2, 0, 1, 2]), (4, 1, [1, 2, 3, 0, 1]), (4, 0, [0, 1, 2, 3])],
)
def test_turns_go_clockwise(seats: int, first: int, order: list[int]) -> None:
    state = fresh(seats, starting_seat=str(first))
    rng = Rng(9)
    had = []
    for _ in order:
        had.append(actor(state))
        state.apply(GAME.read("x" + line(state, f"hand {had[-1]}").split()[0]))
        state.apply(GAME.read("pile"))
        question = state.question()
        assert question is not None
        state.apply(choose(question, rng))
    assert had == order


# One card played, one card drawn


@rule("KEL-R3", "KEL-R4")
def test_every_card_in_hand_may_be_laid_or_discarded_and_playing_cannot_be_passed() -> None:
    t = keltis(hand_0="R3 Y10 B0")
    assert t.asked == (0, "play", ["R3", "Y10", "B0", "xR3", "xY10", "xB0"])


@rule("KEL-R3")
@pytest.mark.parametrize("play", [["R3", "small"], ["xR3"]])
def test_a_turn_is_one_card_played_then_one_drawn_then_the_next_seat(play: list[str]) -> None:
    t = keltis(hand_0="R3 R4", hand_1="G1")
    t.answer(0, *play)
    assert t.asked == (0, "draw", ["pile"])
    t.answer(0, "pile").chance("B7")
    assert t["hand 0"] == "R4 B7"
    assert t.asked == (1, "play", ["G1", "xG1"])


@rule("KEL-R3", "KEL-R20")
def test_drawing_a_discard_is_the_one_draw_of_the_turn() -> None:
    t = keltis(3, hand_0="R3 R4", piles="Y 5 / P 1")
    t.answer(0, "xR3", "Y")
    assert t["piles"] == "R 3 / P 1"
    assert t.asked is not None
    assert t.asked[:2] == (1, "play")


@rule("KEL-R4")
def test_a_discarded_card_moves_no_figure_and_joins_no_column() -> None:
    t = keltis(hand_0="R5 G1", figures_0="R2", column_0="R 3 4", tiles=tiles(R3="3", G1="3"))
    t.answer(0, "xR5")
    assert (t["figures 0"], t["column 0"], t["points 0"], t["piles"]) == ("R2", "R 3 4", "0", "R 5")


@rule("KEL-R4")
def test_a_laid_card_leaves_the_hand_and_makes_no_discard_pile() -> None:
    t = keltis(hand_0="R5 G1")
    t.answer(0, "R5", "small")
    assert (t["hand 0"], t["column 0"], t["piles"]) == ("G1", "R 5", "")


@rule("KEL-R4", "KEL-R11")
def test_a_card_that_fits_no_column_may_still_be_discarded() -> None:
    t = keltis(hand_0="R2", figures_0="R2", column_0="R 3 4")
    assert t.asked == (0, "play", ["xR2"])
    assert t.refused(0, "xR2") == ""


@rule("KEL-R5")
def test_each_colour_has_its_own_discard_pile_so_there_may_be_five() -> None:
    t = keltis(hand_0="R1 P1 B1", hand_1="Y1 G1 R2")
    for turn, card in enumerate(["R1", "Y1", "P1", "G1", "B1"]):
        whole_turn(t, turn % 2, card, f"B{turn + 2}")
    assert t["piles"] == "R 1 / Y 1 / P 1 / G 1 / B 1"
    assert t.answer(1, "R2", "small").asked == (1, "draw", ["R", "Y", "P", "G", "B", "pile"])


@rule("KEL-R5")
def test_all_seats_share_the_pile_of_a_colour_and_it_need_not_be_in_order() -> None:
    t = keltis(3, hand_0="R4", hand_1="R9", hand_2="R0")
    for seat, card in enumerate(["R4", "R9", "R0"]):
        whole_turn(t, seat, card, f"B{seat}")
    assert t["piles"] == "R 4 9 0"


# Drawing


@rule("KEL-R20")
@pytest.mark.parametrize("source", ["pile", "B"])
@pytest.mark.parametrize("play", [["R0", "small"], ["xR0"]])
def test_the_hand_is_eight_cards_again(play: list[str], source: str) -> None:
    t = keltis(piles="B 7")
    t.answer(0, *play)
    assert len(t["hand 0"].split()) == 7
    t.answer(0, source)
    if source == "pile":
        t.chance("B7")
    assert len(t["hand 0"].split()) == 8
    assert "B7" in t["hand 0"]


@rule("KEL-R20", "KEL-R22")
def test_a_card_from_the_pile_makes_the_pile_one_smaller_and_a_discard_does_not() -> None:
    t = keltis(hand_0="R3", hand_1="Y3", piles="B 7", left="20")
    t.answer(0, "xR3", "pile").chance("P1")
    assert t["left"] == "19"
    t.answer(1, "xY3", "B")
    assert t["left"] == "19"


@rule("KEL-R21")
@pytest.mark.parametrize("colour", ["R", "Y", "P", "G", "B"])
def test_the_card_just_discarded_may_not_be_drawn(colour: str) -> None:
    t = keltis(hand_0=f"{colour}5", hand_1="R1")
    t.answer(0, f"x{colour}5")
    assert t.asked == (0, "draw", ["pile"])
    assert t.refused(0, colour) == "KEL-R21"


@rule("KEL-R21")
def test_the_older_cards_under_the_card_just_discarded_are_closed_too() -> None:
    t = keltis(hand_0="R5", piles="R 3 4 / Y 6")
    t.answer(0, "xR5")
    assert t.asked == (0, "draw", ["Y", "pile"])
    assert t.refused(0, "R") == "KEL-R21"


@rule("KEL-R21", "KEL-R22")
def test_the_next_player_may_draw_what_was_just_discarded() -> None:
    t = keltis(hand_0="R5", hand_1="Y1 Y2")
    whole_turn(t, 0, "R5", "B7")
    t.answer(1, "xY1")
    assert t.asked == (1, "draw", ["R", "pile"])
    t.answer(1, "R")
    assert t["hand 1"] == "R5* Y2"


@rule("KEL-R21")
def test_a_seat_may_draw_its_own_discard_of_an_earlier_turn() -> None:
    t = keltis(hand_0="R5 G1", hand_1="Y1")
    whole_turn(t, 0, "R5", "B7")
    whole_turn(t, 1, "Y1", "B8")
    t.answer(0, "xG1")
    assert t.asked == (0, "draw", ["R", "Y", "pile"])


@rule("KEL-R21")
def test_laying_a_card_closes_no_pile() -> None:
    t = keltis(hand_0="R5", piles="R 3 / Y 6")
    t.answer(0, "R5", "small")
    assert t.asked == (0, "draw", ["R", "Y", "pile"])
    assert t.refused(0, "R") == ""


@rule("KEL-R22")
def test_only_the_top_card_of_a_discard_pile_is_drawn() -> None:
    t = keltis(hand_0="G5", piles="R 3 5 1")
    t.answer(0, "xG5", "R")
    assert t["hand 0"] == "R1*"
    assert t["piles"] == "R 3 5 / G 5"


@rule("KEL-R22")
@pytest.mark.parametrize("colour", ["R", "Y", "P", "B"])
def test_an_empty_discard_pile_gives_no_card(colour: str) -> None:
    t = keltis(hand_0="G5")
    t.answer(0, "G5", "small")
    assert t.asked == (0, "draw", ["pile"])
    assert t.refused(0, colour) == "KEL-R22"


@rule("KEL-R22")
def test_the_last_card_of_a_discard_pile_may_be_drawn_and_the_pile_is_gone() -> None:
    t = keltis(hand_0="G5", hand_1="Y1", piles="R 3")
    t.answer(0, "G5", "small", "R")
    assert t["piles"] == ""
    t.answer(1, "xY1")
    assert t.refused(1, "R") == "KEL-R22"


# The draw pile at the end


@rule("KEL-A8")
def test_five_figures_end_the_turn_before_its_draw() -> None:
    t = keltis(hand_0="R5 G1", figures_0="R6 Y7 P7", column_0="R 3", figures_1="G8 B9", left="12")
    t.answer(0, "R5")
    assert t.asked is None
    assert (t["hand 0"], t["left"]) == ("G1", "12")


@rule("KEL-A9", "KEL-R25")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_has_another_turn_after_the_last_pile_card(seats: int, seat: int) -> None:
    t = keltis(seats, frames=f"turn seat={seat}", left="1")
    whole_turn(t, seat, "R0" if seat == 0 else "R1", "B7")
    assert t.asked is None
    assert t.state.outcome is not None
    assert "B7" in t[f"hand {seat}"]


@rule("KEL-A9", "KEL-A14")
@pytest.mark.parametrize(("seats", "draws", "out"), [(2, 64, 30), (3, 86, 0), (4, 78, 0)])
def test_a_game_of_discards_lasts_as_many_turns_as_the_pile_has_cards(seats: int, draws: int, out: int) -> None:
    state, rng, turns = fresh(seats, 3), Rng(5), 0
    while state.outcome is None:
        state.apply(GAME.read("x" + line(state, f"hand {actor(state)}").split()[0].removesuffix("*")))
        state.apply(GAME.read("pile"))
        question = state.question()
        assert question is not None
        state.apply(choose(question, rng))
        turns += 1
    assert turns == draws
    piled = sum(len(pile.split()) - 1 for pile in line(state, "piles").split("/"))
    assert 110 - piled - 8 * seats == out


@rule("KEL-A10", "KEL-R22", "KEL-R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_to_draw_finds_a_card_on_the_draw_pile(seats: int) -> None:
    for seed in range(6):
        state, rng = fresh(seats, seed), Rng(100 + seed)
        question = state.question()
        while question is not None:
            if GAME.kinds[question.kind] == "draw":
                assert GAME.read("pile") in question.options
                assert int(line(state, "left")) >= 1
                assert len(line(state, f"hand {question.actor}").split()) == 7
            state.apply(choose(question, rng))
            question = state.question()
        assert state.outcome is not None


# What the state says of it


def state_of(t: Scenario) -> Keltis:
    assert isinstance(t.state, Keltis)
    return t.state


def test_who_has_discarded_and_draws_now_is_known_from_who_has_laid() -> None:
    t = keltis(hand_0="R5 Y1", hand_1="R1")
    assert not state_of(t).has_just_discarded()
    t.answer(0, "xR5")
    assert state_of(t).has_just_discarded()


def test_a_hand_names_each_of_two_equal_cards_and_nothing_that_the_viewer_does_not_know() -> None:
    s = state_of(keltis(hand_0="R5 R5 Y1", hand_1="R1"))
    one, same, other = s.hand(0)
    assert one == same != other
    assert s.hand_count(0) == 3
    view = s.redact(1)
    assert isinstance(view, Keltis)
    assert (view.hand(0), view.hand_count(0)) == ([], 3)
    assert len(TEXT.hand(s.redact(0), 0)) == 3
