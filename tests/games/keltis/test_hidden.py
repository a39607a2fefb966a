"""What each seat, and a spectator, may see of the table."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.keltis.game import GAME
from meadhall.testing import rule
from tests.games.keltis.table import fresh, keltis, line, tiles


@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_its_own_hand_and_only_the_backs_of_the_others(seats: int) -> None:
    t = keltis(seats)
    for viewer in range(seats + 1):
        for seat in range(seats):
            hand = t[f"hand {seat}"] if seat == viewer else "? ? ? ? ? ? ? ?"
            assert t.seen(viewer, f"hand {seat}") == hand


@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_set_up_nothing_tells_the_pile_or_the_cards_taken_out(seats: int) -> None:
    state = fresh(seats, 8)
    for viewer in range(seats + 1):
        text = GAME.write_position(state.redact(viewer))
        assert text.count("?") == 8 * (seats - (viewer < seats))
        assert line(state.redact(viewer), "tiles") == line(state, "tiles")
        assert line(state.redact(viewer), "left") == {2: "64", 3: "86", 4: "78"}[seats]


@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_columns_stones_figures_points_tiles_and_piles_are_public(seats: int) -> None:
    t = keltis(
        seats,
        hand_0="G9",
        hand_1="G10",
        column_0="R 3 3 5 / B 9 7",
        figures_0="R3L B2",
        column_1="R 8",
        figures_1="R1",
        stones_1="3",
        points_0="6",
        piles="Y 7 1 5 / G 3",
        tiles=tiles(R5="C", Y9="W", B3="2"),
        left="17",
    )
    public = [
        "tiles",
        "left",
        "piles",
        *(f"{w} {s}" for w in ("column", "figures", "points", "stones") for s in (0, 1)),
    ]
    for name in public:
        assert set(t.sights(name)) == {t[name]}
    assert t["piles"] == "Y 7 1 5 / G 3"
    assert t["column 0"] == "R 3 3 5 / B 9 7"


@rule("KEL-A14")
def test_a_discard_pile_is_public_whole_and_in_order() -> None:
    t = keltis(3, hand_0="R9 Y1", hand_1="R2", hand_2="R5")
    for seat, card in enumerate(["R9", "R2", "R5"]):
        t.answer(seat, f"x{card}", "pile").chance(f"B{seat}")
    assert set(t.sights("piles")) == {"R 9 2 5"}


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_card_from_the_draw_pile_is_known_to_its_owner_only(viewer: int) -> None:
    t = keltis(3, hand_0="R3 R4")
    t.answer(0, "xR3", "pile").chance("B7")
    assert t.seen(0, "hand 0") == "R4 B7"
    assert t.seen(viewer, "hand 0") == "? ?"


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_a_card_from_a_discard_pile_is_known_to_everybody(viewer: int) -> None:
    t = keltis(3, hand_0="R3 R4", piles="B 2 7")
    t.answer(0, "xR3", "B")
    assert t.seen(0, "hand 0") == "R4 B7*"
    assert t.seen(viewer, "hand 0") == "B7* ?"


@rule("KEL-A14")
def test_the_known_card_stays_known_over_the_turns_until_it_is_played() -> None:
    t = keltis(hand_0="R3 R4 R5", hand_1="G1 G2", piles="B 7")
    t.answer(0, "xR3", "B").answer(1, "xG1", "pile").chance("P1")
    t.answer(0, "xR4", "pile").chance("P2").answer(1, "xG2", "pile").chance("P3")
    assert t.seen(1, "hand 0") == "B7* ? ?"
    t.answer(0, "B7", "small")
    assert t.seen(1, "hand 0") == "? ?"
    assert t.seen(1, "column 0") == "B 7"


@rule("KEL-A14")
def test_a_known_card_that_is_discarded_again_is_known_again_when_somebody_takes_it() -> None:
    t = keltis(hand_0="B7* R4", hand_1="G1 G2")
    t.answer(0, "xB7", "pile").chance("P2").answer(1, "xG1", "B")
    assert t.seen(0, "hand 1") == "B7* ?"
    assert t.seen(1, "hand 0") == "? ?"


@rule("KEL-A14")
def test_of_two_equal_cards_in_a_hand_only_the_one_taken_from_a_discard_pile_is_known() -> None:
    t = keltis(hand_0="B7 R4 R5", hand_1="G1", piles="B 7")
    t.answer(0, "xR4", "B")
    assert t.seen(1, "hand 0") == "B7* ? ?"
    assert sorted(t.seen(0, "hand 0").split()) == ["B7", "B7*", "R5"]


@rule("KEL-A14")
@pytest.mark.parametrize("play", [["B7", "small"], ["xB7"]])
def test_playing_one_of_two_equal_cards_does_not_tell_that_there_is_another(play: list[str]) -> None:
    t = keltis(hand_0="B7 B7* R5")
    t.answer(0, *play)
    assert t.seen(1, "hand 0") == "? ?"
    assert t.seen(0, "hand 0") == "R5 B7"


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2])
def test_two_tables_that_differ_in_hidden_cards_only_look_the_same(viewer: int) -> None:
    one = keltis(hand_0="R3 Y4 P5 B7*", hand_1="G1 G2" if viewer == 1 else "G5 G6", piles="Y 9")
    two = keltis(hand_0="R9 R10 G0 B7*", hand_1="G1 G2", piles="Y 9")
    assert GAME.write_position(one.state.redact(viewer)) == GAME.write_position(two.state.redact(viewer))


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2])
def test_the_question_to_another_seat_does_not_tell_its_hand(viewer: int) -> None:
    one = keltis(hand_0="R3 Y4 P5", hand_1="G1 G2").state.redact(viewer).question()
    two = keltis(hand_0="R9 R10 G0", hand_1="G1 G2").state.redact(viewer).question()
    assert one is not None
    assert two is not None
    assert (one.kind, one.actor, one.options) == (two.kind, two.actor, two.options)


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2])
def test_the_refusals_to_another_seat_do_not_tell_its_hand(viewer: int) -> None:
    one = keltis(hand_0="R2 Y4", hand_1="G1", column_0="R 3 5", figures_0="R2").state.redact(viewer)
    two = keltis(hand_0="R9 G0", hand_1="G1", column_0="R 3 5", figures_0="R2").state.redact(viewer)
    assert list(one.refusals(0)) == list(two.refusals(0))


@rule("KEL-A14")
@pytest.mark.parametrize("viewer", [1, 2])
def test_the_question_which_card_is_drawn_does_not_tell_the_cards_that_others_hold(viewer: int) -> None:
    questions = []
    for hand in ("R3 R3 Y4", "P5 P5 Y4"):
        t = keltis(hand_0=hand, hand_1="G1")
        t.answer(0, "xY4", "pile")
        question = t.state.redact(viewer).question()
        assert question is not None
        questions.append((question.kind, question.actor, list(question.options), list(question.weights or [])))
    assert questions[0] == questions[1]


@rule("KEL-A14")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_the_options_of_its_own_question(seat: int) -> None:
    t = keltis(frames=f"turn seat={seat}")
    mine = t.state.redact(seat).question()
    whole = t.state.question()
    assert mine is not None
    assert whole is not None
    assert mine.options == whole.options


@rule("KEL-A14")
def test_looking_changes_nothing_for_the_table_itself() -> None:
    t = keltis(3, piles="B 2 7")
    before = str(t)
    for viewer in range(4):
        t.state.redact(viewer)
    assert str(t) == before


@rule("KEL-A14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_through_whole_games_others_see_exactly_the_cards_that_came_from_discard_piles(seats: int) -> None:
    state, rng = GAME.new(seats, {}), Rng(20 + seats)
    known: list[list[str]] = [[] for _ in range(seats)]
    question = state.question()
    while question is not None:
        option = choose(question, rng)
        word, kind, seat = GAME.write(option), GAME.kinds[question.kind], question.actor
        if kind == "play" and word.removeprefix("x") in known[seat]:
            known[seat].remove(word.removeprefix("x"))
        if kind == "draw" and word != "pile":
            top = next(pile.split()[-1] for pile in line(state, "piles").split(" / ") if pile[0] == word)
            known[seat].append(word + top)
        state.apply(option)
        question = state.question()
        if kind in ("play", "draw"):
            hand = line(state.redact((seat + 1) % seats), f"hand {seat}").split()
            assert sorted(card for card in hand if card != "?") == sorted(f"{card}*" for card in known[seat])
            assert len(hand) == len(line(state, f"hand {seat}").split())


@rule("KEL-A14")
def test_what_is_told_of_a_drawn_card_names_it_to_its_owner_only() -> None:
    t = keltis(hand_0="R4 R5", hand_1="Y3", piles="B 7")
    t.answer(0, "xR4", "pile").chance("P8").answer(1, "xY3", "B")
    told = {GAME.events[event.kind]: event for event in t.events}
    p8, b7 = GAME.read("P8"), GAME.read("B7")
    assert [told["drew"].seen_by(viewer).card == p8 for viewer in (0, 1, 2)] == [True, False, False]
    assert [told["took-discard"].seen_by(viewer).card == b7 for viewer in (0, 1, 2)] == [True] * 3
