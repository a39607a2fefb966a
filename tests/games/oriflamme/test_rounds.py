"""The set-up, the placement of cards, the activation of the row, and how one round follows another."""

from __future__ import annotations

import pytest

from meadhall.core.game import BadSetting
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import Scenario, rule
from tests.games.oriflamme.table import CHOICE, acting, asked, fresh, influence, leave_all, line, oriflamme

BOX = ["prince", "queen", "daredevil", "apothecary", "criminal", "schemer", "substitution", "plan", "trap", "bribe"]


def question_of(state: State) -> Question:
    question = state.question()
    assert question is not None
    return question


def census(t: Scenario) -> list[int]:
    return GAME.census(t.state)


# The set-up


@rule("ORI-R1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetting, match="3, 4 or 5"):
        GAME.new(seats, {})


@rule("ORI-R1", "ORI-R2", "ORI-R3", "ORI-R4", "ORI-R5")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_has_seven_cards_in_hand_three_aside_the_twin_ready_and_one_influence(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    for seat in range(seats):
        hand, aside = line(state, f"hand {seat}").split(), line(state, f"aside {seat}").split()
        assert (len(hand), len(aside)) == (7, 3)
        assert sorted(hand + aside) == sorted(BOX)
        assert (line(state, f"influence {seat}"), line(state, f"pile {seat}")) == ("1", "")
    assert (line(state, "row"), line(state, "round"), line(state, "laying")) == ("", "1", "")
    assert f"hand {seats}:" not in GAME.write_position(state)


@rule("ORI-R3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_three_cards_laid_aside_are_drawn_one_by_one_all_cards_left_alike(seats: int) -> None:
    state = GAME.new(seats, {"starting_seat": "0", "direction": "right"})
    for seat in range(seats):
        left = list(BOX)
        for card in ("daredevil", "bribe", "prince"):
            question = question_of(state)
            assert asked(state) == (CHANCE, "lay-aside", left)
            assert (question.about, len(question.weights), len(set(question.weights))) == (seat, len(left), 1)
            state.apply(GAME.read(card))
            left.remove(card)
        assert line(state, f"aside {seat}") == "prince daredevil bribe"
        assert line(state, f"hand {seat}") == "queen apothecary criminal schemer substitution plan trap"


@rule("ORI-R3")
def test_over_many_games_every_card_is_laid_aside_sometimes_but_never_the_twin() -> None:
    seen: set[str] = set()
    for seed in range(20):
        seen |= set(line(fresh(3, seed), "aside 1").split())
    assert seen == set(BOX)


@rule("ORI-R2", "ORI-R36")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_every_seats_twin_lies_ready_and_is_no_card_of_the_hand(seat: int) -> None:
    t = oriflamme(5, f"{seat}.(prince)6")
    t.answer(seat, "reveal")
    assert t.asked == (seat, "where-twin", ["start", "end"])
    t.answer(seat, "end")
    assert t["row"] == f"{seat}.prince | {seat}.twin!"


@rule("ORI-R1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_every_seat_has_a_bribe_token(seat: int) -> None:
    other = (seat + 1) % 5
    t = oriflamme(5, f"{seat}.(bribe)5 | {other}.queen", round="5")
    t.answer(seat, "reveal", "p2")
    assert t["row"] == f"{other}.queen@{seat}"
    assert influence(t) == [7 if n == seat else 5 for n in range(5)]


@rule("ORI-R5", "ORI-B15")
def test_the_bank_pays_however_much_lies_with_the_players() -> None:
    t = oriflamme(3, "0.(queen)5+60 | 1.queen", influence_0="5000", influence_1="63", round="5")
    before = census(t)
    t.answer(0, "reveal")
    assert influence(t) == [5062, 65, 5]
    assert census(t) == before


@rule("ORI-R5", "ORI-B15")
def test_a_token_is_laid_on_a_card_even_when_all_tokens_of_the_box_are_in_use() -> None:
    t = oriflamme(3, "0.(queen)5+63 | 1.(trap)5", influence_0="63", influence_2="63", round="5")
    assert leave_all(t) == [0, 1]
    assert t["row"] == "0.(queen)5+64 | 1.(trap)5+1"


@rule("ORI-R6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_names_the_first_player_each_seat_alike(seats: int) -> None:
    state = GAME.new(seats, {"direction": "right"})
    assert asked(state) == (CHANCE, "starter", [f"s{seat}" for seat in range(seats)])
    assert len(question_of(state).weights) == seats
    assert len(set(question_of(state).weights)) == 1


@rule("ORI-R6", "ORI-R9")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_the_seat_that_chance_named_places_the_first_card(starter: int) -> None:
    state = GAME.new(4, {"direction": "left"})
    state.apply(GAME.read(f"s{starter}"))
    rng = Rng(3)
    while question_of(state).actor == CHANCE:
        state.apply(choose(question_of(state), rng))
    assert asked(state) == (starter, "place", line(state, f"hand {starter}").split())
    assert line(state, "first") == str(starter)


@rule("ORI-R6")
@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (3, 2), (4, 3), (5, 1), (5, 4)])
def test_the_table_may_name_the_first_player_and_chance_is_not_asked(seats: int, seat: int) -> None:
    state = GAME.new(seats, {"starting_seat": str(seat), "direction": "right"})
    assert asked(state) == (CHANCE, "lay-aside", BOX)
    state = fresh(seats, starting_seat=str(seat))
    assert asked(state) == (seat, "place", line(state, f"hand {seat}").split())


@rule("ORI-R6")
@pytest.mark.parametrize(("seats", "seat"), [(3, 3), (3, 4), (4, 4)])
def test_a_seat_that_is_not_at_the_table_cannot_be_first(seats: int, seat: int) -> None:
    with pytest.raises(BadSetting, match="starting_seat"):
        GAME.new(seats, {"starting_seat": str(seat)})


@rule("ORI-R7")
def test_chance_sets_the_direction_both_alike() -> None:
    state = GAME.new(3, {"starting_seat": "0"})
    assert asked(state) == (CHANCE, "direction", ["right", "left"])
    assert len(question_of(state).weights) == 2
    assert len(set(question_of(state).weights)) == 1


@rule("ORI-R7")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_the_direction_that_chance_gave_is_the_direction_of_the_game(direction: str) -> None:
    state = GAME.new(3, {"starting_seat": "0"})
    state.apply(GAME.read(direction))
    assert line(state, "direction") == direction


@rule("ORI-R7")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_the_table_may_set_the_direction_and_chance_is_not_asked(direction: str) -> None:
    state = GAME.new(3, {"starting_seat": "0", "direction": direction})
    assert asked(state) == (CHANCE, "lay-aside", BOX)
    assert line(state, "direction") == direction


@rule("ORI-R7")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("direction", ["right", "left"])
def test_the_direction_never_changes_and_is_not_asked_again(seats: int, direction: str) -> None:
    state, rng = fresh(seats, 7, direction=direction), Rng(seats)
    while (question := state.question()) is not None:
        assert question.actor != CHANCE
        assert line(state, "direction") == direction
        state.apply(choose(question, rng))
    assert line(state, "direction") == direction


# The placement


@rule("ORI-R9", "ORI-R10", "ORI-R11")
def test_the_placement_example_of_the_rulebook() -> None:
    red, blue, green = 0, 1, 2
    for side, row in [("start", "1.(trap)1 | 0.(queen)1"), ("end", "0.(queen)1 | 1.(trap)1")]:
        t = oriflamme(3, placing=True, round="1", aside_1="plan bribe queen")
        t.answer(red, "queen")
        assert t["row"] == "0.(queen)1"
        t.answer(blue, "trap")
        assert t.asked == (blue, "where", ["start", "end"])
        t.answer(blue, side)
        assert t["row"] == row
        t.answer(green, "schemer")
        assert t.asked == (green, "where", ["start", "end"])
    third = {"start": "2.(schemer)1 | 1.(trap)1 | 0.(queen)1", "end": "1.(trap)1 | 0.(queen)1 | 2.(schemer)1"}
    for side, row in third.items():
        t = oriflamme(3, placing=True, round="1", aside_1="plan bribe queen")
        t.answer(red, "queen").answer(blue, "trap", "start").answer(green, "schemer", side)
        assert t["row"] == row


@rule("ORI-R11")
@pytest.mark.parametrize(("first", "round_"), [(0, 1), (1, 1), (2, 1), (2, 4)])
def test_in_an_empty_row_the_card_simply_lies_there(first: int, round_: int) -> None:
    t = oriflamme(3, placing=True, round=str(round_), first=str(first))
    t.answer(first, "criminal")
    assert (t["row"], t["laying"]) == (f"{first}.(criminal){round_}", "")
    assert t.asked is not None
    assert t.asked[:2] == ((first + 1) % 3, "place")


@rule("ORI-R9")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (3, 0, [0, 1, 2]),
        (3, 2, [2, 0, 1]),
        (4, 1, [1, 2, 3, 0]),
        (4, 3, [3, 0, 1, 2]),
        (5, 0, [0, 1, 2, 3, 4]),
        (5, 2, [2, 3, 4, 0, 1]),
    ],
)
def test_cards_are_placed_clockwise_from_the_first_player_one_each(seats: int, first: int, order: list[int]) -> None:
    t = oriflamme(seats, placing=True, round="1", first=str(first))
    placed = []
    while t.asked is not None and t.asked[1] == "place":
        seat = t.asked[0]
        placed.append(seat)
        t.answer(seat, "queen")
        if len(placed) > 1:
            t.answer(seat, "end")
    assert placed == order
    assert t["row"] == " | ".join(f"{seat}.(queen)1" for seat in order)
    assert t.asked == (first, "leave-or-reveal", CHOICE)
    for seat in range(seats):
        assert t[f"hand {seat}"] == "prince daredevil apothecary criminal schemer substitution"


@rule("ORI-R9", "ORI-R2")
def test_any_card_of_the_hand_may_be_placed_and_no_other() -> None:
    t = oriflamme(3, placing=True, round="4", hand_0="prince plan trap", pile_0="queen bribe", aside_0="criminal")
    cards = ["prince", "daredevil", "apothecary", "schemer", "substitution", "plan", "trap"]
    assert t.asked == (0, "place", cards)
    for card in cards:
        t = oriflamme(3, placing=True, round="4", pile_0="queen bribe", aside_0="criminal").answer(0, card)
        assert (t["row"], t["hand 0"].split()) == (f"0.({card})4", [other for other in cards if other != card])


@rule("ORI-R9")
def test_placing_cannot_be_passed_even_with_the_last_but_one_card() -> None:
    t = oriflamme(
        3,
        "1.(queen)5",
        placing=True,
        hand_0="criminal trap",
        aside_0="plan bribe prince",
        pile_0="queen daredevil apothecary schemer substitution",
    )
    assert t.asked == (0, "place", ["criminal", "trap"])
    t.answer(0, "trap")
    assert t.asked == (0, "where", ["start", "end"])
    t.answer(0, "start")
    assert (t["row"], t["hand 0"]) == ("0.(trap)6 | 1.(queen)5", "criminal")


@rule("ORI-R10", "ORI-R24")
def test_a_card_goes_to_the_start_to_the_end_or_on_an_own_card_and_nowhere_else() -> None:
    row = "0.queen | 1.(trap)2 | 0.(plan)2+1 | 2.daredevil | 0.(bribe)1/0.(trap)3+1"
    rows = {
        "start": f"0.(schemer)4 | {row}",
        "end": f"{row} | 0.(schemer)4",
        "p1": row.replace("0.queen", "0.queen/0.(schemer)4"),
        "p3": row.replace("0.(plan)2+1", "0.(plan)2+1/0.(schemer)4"),
        "p5": f"{row}/0.(schemer)4",
    }
    for where, after in rows.items():
        t = oriflamme(3, row, placing=True, round="4", aside_0="apothecary", first="0")
        t.answer(0, "schemer")
        assert t.asked == (0, "where", ["p1", "p3", "p5", "start", "end"])
        assert [t.refused(0, f"p{at}") for at in (1, 2, 3, 4, 5)] == ["", "ORI-R10", "", "ORI-R10", ""]
        t.answer(0, where)
        assert t["row"] == after


@rule("ORI-R10", "ORI-R24")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_lays_cards_on_its_own_only(seat: int) -> None:
    row = "3.(queen)1 | 1.(queen)1 | 2.(queen)1 | 0.(queen)1"
    own = {1: "p2", 2: "p3", 3: "p1"}[seat]
    t = oriflamme(4, row, placing=True, round="2", first=str(seat))
    t.answer(seat, "criminal")
    assert t.asked == (seat, "where", [own, "start", "end"])
    t.answer(seat, own)
    assert t["row"] == row.replace(f"{seat}.(queen)1", f"{seat}.(queen)1/{seat}.(criminal)2")


@rule("ORI-R10", "ORI-R24")
def test_a_card_may_be_laid_on_a_bribed_character_by_the_family_that_holds_it_and_not_by_its_owner() -> None:
    row = "0.queen@1 | 1.schemer@2 | 2.(trap)3"
    options = {0: ["start", "end"], 1: ["p1", "start", "end"], 2: ["p2", "p3", "start", "end"]}
    for seat, where in options.items():
        t = oriflamme(3, row, placing=True, round="4", first=str(seat))
        t.answer(seat, "criminal")
        assert t.asked == (seat, "where", where)
    t = oriflamme(3, row, placing=True, round="4", first="1")
    t.answer(1, "criminal", "p1")
    assert t["row"] == "0.queen@1/1.(criminal)4 | 1.schemer@2 | 2.(trap)3"
    t.answer(2, "criminal", "p2")
    assert t["row"] == "0.queen@1/1.(criminal)4 | 1.schemer@2/2.(criminal)4 | 2.(trap)3"


@rule("ORI-R10", "ORI-R25")
def test_what_lies_under_anothers_card_is_no_place_for_its_owner() -> None:
    t = oriflamme(3, "0.queen@1/1.(trap)3 | 2.(plan)3", placing=True, round="4", first="0")
    t.answer(0, "criminal")
    assert t.asked == (0, "where", ["start", "end"])


@rule("ORI-R9")
def test_a_card_lies_face_down_and_takes_the_number_of_its_round() -> None:
    t = oriflamme(3, "0.(queen)1+2 | 1.queen", placing=True, round="3", first="2")
    t.answer(2, "criminal", "start").answer(0, "schemer", "end").answer(1, "criminal", "p3")
    assert t["row"] == "2.(criminal)3 | 0.(queen)1+2 | 1.queen/1.(criminal)3 | 0.(schemer)3"


@rule("ORI-R9", "ORI-R10")
def test_the_next_player_sees_the_row_with_the_cards_placed_before() -> None:
    t = oriflamme(4, "3.(queen)1", placing=True, round="2", first="1")
    t.answer(1, "queen", "start").answer(2, "queen", "start").answer(3, "criminal")
    assert t.asked == (3, "where", ["p3", "start", "end"])
    t.answer(3, "end").answer(0, "queen", "start")
    assert t["row"] == "0.(queen)2 | 2.(queen)2 | 1.(queen)2 | 3.(queen)1 | 3.(criminal)2"


@rule("ORI-R8", "ORI-R13")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_when_all_have_placed_a_card_the_row_is_activated_from_its_start(direction: str) -> None:
    t = oriflamme(3, "1.(queen)1+1", placing=True, round="2", first="0", direction=direction)
    t.answer(0, "queen", "start").answer(1, "criminal", "start").answer(2, "queen", "end")
    assert t["row"] == "1.(criminal)2 | 0.(queen)2 | 1.(queen)1+1 | 2.(queen)2"
    assert t.asked == (1, "leave-or-reveal", CHOICE)
    assert leave_all(t) == [1, 0, 1, 2]
    assert t["row"] == "1.(criminal)2+1 | 0.(queen)2+1 | 1.(queen)1+2 | 2.(queen)2+1"


@rule("ORI-R8", "ORI-R16")
def test_no_card_acts_before_everybody_has_placed_one() -> None:
    t = oriflamme(3, "0.queen | 1.criminal", placing=True, round="3", first="1")
    t.answer(1, "queen", "end").answer(2, "queen", "end")
    assert influence(t) == [5, 5, 5]
    t.answer(0, "criminal", "end")
    assert influence(t) == [5 + 2 - 1, 5 - 1, 5]


# The activation


@rule("ORI-R13")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_the_row_is_handled_from_start_to_end_each_card_by_its_family(direction: str) -> None:
    row = "4.(queen)4 | 0.(queen)5 | 2.(queen)5 | 0.(trap)4 | 3.(queen)5 | 1.(queen)5 | 4.(trap)5"
    t = oriflamme(5, row, round="5", direction=direction)
    assert leave_all(t) == [4, 0, 2, 0, 3, 1, 4]


@rule("ORI-R14")
def test_a_card_left_face_down_gets_one_token_from_the_bank_and_its_family_nothing() -> None:
    t = oriflamme(3, "1.(queen)5 | 0.(trap)4+3 | 2.(plan)5", round="5")
    before = census(t)
    t.answer(1, "leave")
    assert t["row"] == "1.(queen)5+1 | 0.(trap)4+3 | 2.(plan)5"
    t.answer(0, "leave")
    assert t["row"] == "1.(queen)5+1 | 0.(trap)4+4 | 2.(plan)5"
    assert influence(t) == [5, 5, 5]
    assert t.asked == (2, "leave-or-reveal", CHOICE)
    assert census(t) == before


@rule("ORI-R14", "ORI-R18")
def test_a_card_left_in_every_round_gathers_a_token_in_each() -> None:
    t = oriflamme(3, placing=True, round="1")
    for number in range(1, 7):
        for turn in range(3):
            seat = (number - 1 + turn) % 3
            assert t.asked is not None
            t.answer(seat, t.asked[2][0])
            if t.asked[1] == "where":
                t.answer(seat, "end")
        leave_all(t)
        oldest = f"0.(prince)1+{number} | 1.(prince)1+{number} | 2.(prince)1+{number}"
        assert t["row"].startswith(oldest)
    assert t.asked is None
    assert influence(t) == [5, 5, 5]
    assert t["row"].endswith("2.(schemer)6+1 | 0.(schemer)6+1 | 1.(schemer)6+1")


@rule("ORI-R15")
@pytest.mark.parametrize("tokens", [0, 1, 4])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_reveals_a_card_takes_what_lies_on_it_and_it_acts_at_once(seat: int, tokens: int) -> None:
    t = oriflamme(3, f"{seat}.(queen)4{f'+{tokens}' if tokens else ''}", round="5")
    before = census(t)
    t.answer(seat, "reveal")
    assert influence(t) == [5 + tokens + 2 if n == seat else 5 for n in range(3)]
    assert t["row"] == f"{seat}.queen"
    assert census(t) == before


@rule("ORI-R15", "ORI-B4")
def test_the_tokens_are_taken_before_the_card_acts_so_they_can_be_lost_at_once() -> None:
    t = oriflamme(3, "0.(criminal)4+1 | 0.(trap)5", influence_0="0", round="5")
    t.answer(0, "reveal")
    assert influence(t)[0] == 0
    kinds = [GAME.events[event.kind] for event in t.events]
    assert kinds.index("took") < kinds.index("lost")


@rule("ORI-B4", "ORI-B14")
def test_tokens_taken_first_can_be_stolen_by_the_trap_that_the_card_hits() -> None:
    t = oriflamme(3, "0.(daredevil)4+2 | 1.(trap)5", influence_0="0", round="5")
    t.answer(0, "reveal", "p2")
    assert influence(t) == [0, 7, 5]


@rule("ORI-B4", "ORI-R52")
def test_a_traps_tokens_are_not_taken() -> None:
    t = oriflamme(3, "0.(trap)3+4", round="5")
    t.answer(0, "reveal")
    assert influence(t) == [6, 5, 5]


@rule("ORI-B4", "ORI-R50")
def test_a_plans_tokens_are_not_taken_when_it_is_revealed() -> None:
    t = oriflamme(3, "0.(plan)3+2 | 0.queen", round="5")
    t.answer(0, "reveal")
    assert influence(t) == [5, 5, 5]
    assert t.asked == (0, "character", ["p1"])


@rule("ORI-R16")
def test_face_up_cards_act_without_being_asked() -> None:
    t = oriflamme(4, "3.queen | 0.schemer | 1.(trap)5 | 2.queen | 1.schemer", round="5")
    assert influence(t) == [7, 5, 5, 7]
    t.answer(1, "leave")
    assert influence(t) == [7, 7, 7, 7]


@rule("ORI-R16", "ORI-R44")
def test_a_face_up_criminal_acts_even_where_it_hurts_only_its_own_family() -> None:
    t = oriflamme(3, "0.(trap)3 | 0.criminal | 0.(plan)4", round="5")
    t.answer(0, "leave")
    assert influence(t) == [3, 5, 5]
    assert t.asked == (0, "leave-or-reveal", CHOICE)


@rule("ORI-R16", "ORI-B12")
def test_a_face_up_daredevil_must_remove_a_card_even_where_both_neighbours_are_its_own() -> None:
    t = oriflamme(3, "1.(plan)5 | 0.(trap)3 | 0.daredevil | 0.(plan)4 | 2.(plan)5", round="5")
    t.answer(1, "leave").answer(0, "leave")
    assert t.asked == (0, "remove", ["p2", "p4"])
    t.answer(0, "p4")
    assert (t["row"], t["pile 0"]) == ("1.(plan)5+1 | 0.(trap)3+1 | 0.daredevil | 2.(plan)5", "plan")


@rule("ORI-R13", "ORI-R16")
def test_a_bribed_character_acts_for_the_family_that_holds_it() -> None:
    t = oriflamme(4, "0.queen@3 | 1.schemer@0 | 2.daredevil@1 | 3.(trap)5", round="5")
    assert influence(t) == [7, 5, 5, 7]
    assert t.asked == (1, "remove", ["p2", "p4"])


@rule("ORI-R13", "ORI-B34")
@pytest.mark.parametrize("row", ["1.queen@0/0.(trap)5", "0.queen@1 | 0.(trap)5"])
def test_a_face_down_card_is_handled_by_its_owner_whatever_is_bribed_about_it(row: str) -> None:
    t = oriflamme(3, row, round="5")
    assert t.asked == (0, "leave-or-reveal", CHOICE)


@rule("ORI-B34", "ORI-R56")
def test_no_bribe_token_can_be_put_on_a_face_down_card() -> None:
    t = oriflamme(3, "0.(bribe)5 | 1.(queen)4 | 1.schemer | 2.(prince)3 | 2.criminal", round="5")
    t.answer(0, "reveal")
    assert t.asked == (0, "bribe", ["p3", "p5"])
    assert t.refused(0, "p2") == "ORI-R56"


@rule("ORI-R17")
@pytest.mark.parametrize("role", ["queen", "daredevil", "apothecary", "criminal", "schemer"])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_character_stays_face_up_in_the_row(role: str, seat: int) -> None:
    t = oriflamme(3, f"{seat}.({role})5", round="5")
    t.answer(seat, "reveal")
    assert (t["row"], t[f"pile {seat}"]) == (f"{seat}.{role}", "")
    assert t.asked is not None
    assert t.asked[:2] == (1, "place")


@rule("ORI-R17", "ORI-B13")
@pytest.mark.parametrize("role", ["substitution", "plan", "trap", "bribe"])
@pytest.mark.parametrize("seat", [0, 2])
def test_an_intrigue_goes_to_its_owners_pile_even_if_it_found_nothing_to_do(role: str, seat: int) -> None:
    t = oriflamme(3, f"{seat}.({role})5", round="5")
    t.answer(seat, "reveal")
    assert (t["row"], t[f"pile {seat}"]) == ("", role)
    assert influence(t)[seat] == (6 if role == "trap" else 5)
    assert t.asked is not None
    assert t.asked[:2] == (1, "place")


@rule("ORI-R17")
def test_an_intrigue_that_did_something_goes_to_the_pile_too() -> None:
    t = oriflamme(3, "1.(bribe)5 | 0.queen | 2.(substitution)5", round="5", pile_1="trap", aside_2="plan trap bribe")
    t.answer(1, "reveal", "p2")
    assert (t["row"], t["pile 1"]) == ("0.queen@1 | 2.(substitution)5", "trap bribe")
    t.answer(2, "reveal", "p1")
    assert (t["row"], t["pile 2"], t["pile 0"]) == ("", "substitution", "queen")


@rule("ORI-B13")
@pytest.mark.parametrize("role", ["daredevil", "apothecary", "substitution", "plan", "bribe"])
def test_a_card_with_nothing_to_act_on_asks_nothing_changes_nothing_and_says_so(role: str) -> None:
    t = oriflamme(3, f"1.({role})5", round="5")
    t.answer(1, "reveal")
    assert influence(t) == [5, 5, 5]
    assert len(t.told("no-effect")) == 1
    assert t.told("gained", "lost", "removed", "bribed") == []


@rule("ORI-B13")
def test_a_criminal_without_neighbours_takes_nothing_from_anybody() -> None:
    t = oriflamme(3, "1.criminal", round="5")
    assert influence(t) == [5, 5, 5]
    assert t.told("lost") == []


@rule("ORI-R15", "ORI-R16")
def test_a_card_acts_once_in_the_round_in_which_it_is_revealed_and_once_in_each_later_one() -> None:
    t = oriflamme(3, "0.(queen)4", round="4")
    t.answer(0, "reveal")
    assert influence(t) == [7, 5, 5]
    for number, total in ((5, 9), (6, 11)):
        assert t["round"] == str(number)
        for turn in range(3):
            seat = (number - 4 + turn) % 3
            t.answer(seat, "criminal" if number == 5 else "daredevil", "end")
        assert influence(t)[0] == total
        leave_all(t)


@rule("ORI-B14", "ORI-R44")
@pytest.mark.parametrize(("has", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_nobody_loses_more_than_they_have(has: int, left: int) -> None:
    t = oriflamme(3, "1.(trap)4 | 0.(criminal)5 | 1.(plan)5", influence_1=str(has), round="5")
    t.answer(1, "leave").answer(0, "reveal")
    assert influence(t) == [5, left, 5]


@rule("ORI-B14", "ORI-R53")
@pytest.mark.parametrize(("has", "left", "gets"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3), (4, 1, 3)])
def test_a_trap_steals_no_more_than_there_is(has: int, left: int, gets: int) -> None:
    t = oriflamme(3, "0.daredevil | 1.(trap)5", influence_0=str(has), round="5")
    t.answer(0, "p2")
    assert influence(t) == [left, 5 + gets, 5]


# The activation example of the rulebook: red 0, blue 1, green 2. Two cards of red, one of them a Queen with 2 on it,
# blue's Daredevil with 1 on it and Criminal, one card of green.

PICTURES = "0.(trap)3 | 1.(daredevil)2+1 | 0.(queen)1+2 | 2.(plan)3 | 1.criminal"


def pictures(*, direction: str = "right") -> Scenario:
    return oriflamme(3, PICTURES, round="3", direction=direction)


@rule("ORI-R13", "ORI-R14")
def test_the_first_picture_of_the_activation_example_red_leaves_its_card() -> None:
    t = pictures()
    assert t.asked == (0, "leave-or-reveal", CHOICE)
    t.answer(0, "leave")
    assert t["row"] == "0.(trap)3+1 | 1.(daredevil)2+1 | 0.(queen)1+2 | 2.(plan)3 | 1.criminal"
    assert influence(t) == [5, 5, 5]
    assert t.asked == (1, "leave-or-reveal", CHOICE)


@rule("ORI-R15", "ORI-B4")
def test_the_second_picture_of_the_activation_example_blue_takes_the_token_and_reveals_the_daredevil() -> None:
    t = pictures().answer(0, "leave").answer(1, "reveal")
    assert influence(t) == [5, 6, 5]
    assert t["row"] == "0.(trap)3+1 | 1.daredevil | 0.(queen)1+2 | 2.(plan)3 | 1.criminal"
    assert t.asked == (1, "remove", ["p1", "p3"])


@rule("ORI-R20", "ORI-R38", "ORI-R40")
def test_the_third_picture_of_the_activation_example_one_for_the_queen_none_for_the_removal_two_lost() -> None:
    t = pictures().answer(0, "leave").answer(1, "reveal")
    before = census(t)
    t.answer(1, "p3")
    assert influence(t) == [5, 7, 5]
    assert (t["pile 0"], t["pile 1"]) == ("queen", "")
    assert census(t) == before


@rule("ORI-R22", "ORI-R14")
def test_the_fourth_picture_of_the_activation_example_the_row_closes_and_green_leaves_its_card() -> None:
    t = pictures().answer(0, "leave").answer(1, "reveal", "p3")
    assert t["row"] == "0.(trap)3+1 | 1.daredevil | 2.(plan)3 | 1.criminal"
    assert t.asked == (2, "leave-or-reveal", CHOICE)
    assert influence(t)[2] == 5


@rule("ORI-R16", "ORI-R44")
@pytest.mark.parametrize("direction", ["right", "left"])
def test_the_fifth_picture_of_the_activation_example_the_criminal_costs_green_one(direction: str) -> None:
    t = pictures(direction=direction).answer(0, "leave").answer(1, "reveal", "p3").answer(2, "leave")
    assert t["row"] == "0.(trap)3+1 | 1.daredevil | 2.(plan)3+1 | 1.criminal"
    assert influence(t) == [5, 7, 4]


# A new round


@rule("ORI-R18")
@pytest.mark.parametrize(("seats", "first", "then"), [(3, 0, 1), (3, 2, 0), (4, 2, 3), (4, 3, 0), (5, 3, 4), (5, 4, 0)])
def test_after_a_round_the_next_player_clockwise_is_first(seats: int, first: int, then: int) -> None:
    t = oriflamme(seats, "0.(queen)5 | 1.(queen)5", round="5", first=str(first))
    leave_all(t)
    assert (t["round"], t["first"]) == ("6", str(then))
    assert t.asked == (then, "place", t[f"hand {then}"].split())


@rule("ORI-R18")
def test_the_row_stays_as_it_is_when_a_new_round_begins() -> None:
    row = "0.queen@2 | 1.(trap)2+{} | 2.(criminal)1+3/2.(plan)3+{} | 0.daredevil/0.(trap)4+{}"
    t = oriflamme(3, row.format(1, 1, 2), round="4")
    assert leave_all(t) == [1, 2, 0]
    assert t["row"] == row.format(2, 2, 3)
    assert (t["round"], t["first"]) == ("5", "1")


@rule("ORI-R18", "ORI-B3")
def test_a_card_that_entered_in_one_round_is_an_ordinary_one_in_the_next() -> None:
    t = acting(3, "0.(prince)5", round="5")
    t.answer(0, "reveal", "start")
    assert (t["row"], t["round"]) == ("0.twin | 0.prince", "6")
    assert influence(t) == [6, 5, 5]
    t.answer(1, "queen", "end").answer(2, "queen", "end").answer(0, "queen", "end")
    assert influence(t) == [8, 5, 5]


@rule("ORI-R8", "ORI-R9", "ORI-R18", "ORI-R29")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_everybody_places_six_cards_in_turn_and_keeps_one(seats: int, seed: int) -> None:
    state, rng = fresh(seats, seed, starting_seat="1"), Rng(seed)
    placed: list[tuple[int, int]] = []
    phases: list[tuple[str, str]] = []
    while (question := state.question()) is not None:
        kind = GAME.kinds[question.kind]
        if kind == "place":
            placed.append((int(line(state, "round")), question.actor))
        phase = (line(state, "round"), "placement" if kind in ("place", "where") else "activation")
        if not phases or phases[-1] != phase:
            phases.append(phase)
        state.apply(choose(question, rng))
    assert placed == [(number, (number + turn) % seats) for number in range(1, 7) for turn in range(seats)]
    assert phases == [(str(number), phase) for number in range(1, 7) for phase in ("placement", "activation")]
    for seat in range(seats):
        assert len(line(state, f"hand {seat}").split()) == 1


@rule("ORI-R5", "ORI-B15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_token_and_no_card_is_lost_or_made_in_a_whole_game(seats: int) -> None:
    state, rng = fresh(seats, seats), Rng(seats + 20)
    before = GAME.census(state)
    while (question := state.question()) is not None:
        state.apply(choose(question, rng))
        assert GAME.census(state) == before


# Cards that enter the row


@rule("ORI-B3", "ORI-B38")
@pytest.mark.parametrize(
    ("acts", "where", "row", "gained"),
    [
        ("yes", "start", "0.twin! | 1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4", 1),
        ("yes", "end", "1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4 | 0.twin!", 2),
        ("yes", "p4", "1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4/0.twin!", 2),
        ("no", "start", "0.twin! | 1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4", 1),
        ("no", "end", "1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4 | 0.twin!", 1),
        ("no", "p4", "1.(trap)4+1 | 0.prince | 2.(plan)5 | 0.(trap)4/0.twin!", 1),
    ],
)
def test_a_twin_that_enters_ahead_acts_in_the_same_round_one_behind_does_not(
    acts: str, where: str, row: str, gained: int
) -> None:
    t = oriflamme(3, "1.(trap)4 | 0.(prince)5 | 2.(plan)5 | 0.(trap)4", round="5", entering_card_acts=acts)
    t.answer(1, "leave").answer(0, "reveal", where)
    assert (t["row"], influence(t)) == (row, [6, 5, 5])
    assert leave_all(t) == ([2] if where == "p4" else [2, 0])
    assert influence(t) == [5 + gained, 5, 5]


@rule("ORI-B3", "ORI-B30")
def test_a_card_that_enters_face_up_rests_until_the_next_round_unless_the_table_says_otherwise() -> None:
    for state in (GAME.new(3), GAME.new(3, version=2)):
        assert line(state, "entering_card_acts") == "no"
    assert line(GAME.new(3, {"entering_card_acts": "yes"}), "entering_card_acts") == "yes"


@rule("ORI-B3")
def test_with_the_setting_off_an_entered_twin_acts_from_the_next_round_on() -> None:
    t = oriflamme(3, "0.(prince)5", round="5", entering_card_acts="no")
    t.answer(0, "reveal", "end")
    assert (t["row"], influence(t)) == ("0.prince | 0.twin", [6, 5, 5])
    t.answer(1, "queen", "end").answer(2, "queen", "end").answer(0, "queen", "end")
    assert influence(t) == [8, 5, 5]


@rule("ORI-B3", "ORI-R15", "ORI-R27")
def test_with_the_setting_off_revealed_and_uncovered_cards_act_all_the_same() -> None:
    t = oriflamme(3, "0.(queen)5 | 1.schemer/1.(trap)5 | 2.(plan)5", round="5", entering_card_acts="no")
    t.answer(0, "reveal").answer(1, "reveal")
    assert (t["row"], influence(t)) == ("0.queen | 1.schemer | 2.(plan)5", [7, 8, 5])


@rule("ORI-B3", "ORI-B30")
@pytest.mark.parametrize(("acts", "total"), [("yes", 9), ("no", 7)])
def test_the_setting_holds_for_a_card_that_substitution_brings(acts: str, total: int) -> None:
    row = "0.(substitution)5 | 1.queen | 2.(plan)5"
    t = oriflamme(3, row, round="5", entering_card_acts=acts, aside_0="queen trap plan")
    t.answer(0, "reveal", "p2")
    assert (t["row"], influence(t)) == ("0.queen~! | 2.(plan)5", [total, 5, 5])
    assert t.asked == (2, "leave-or-reveal", CHOICE)


@rule("ORI-B3")
def test_a_twin_laid_on_a_card_that_has_been_passed_does_not_act() -> None:
    t = acting(3, "0.(trap)4 | 0.(prince)5 | 2.(plan)5", round="5")
    t.answer(0, "leave", "reveal")
    assert t.asked == (0, "where-twin", ["p1", "start", "end"])
    t.answer(0, "p1")
    assert t["row"] == "0.(trap)4+1/0.twin! | 0.prince | 2.(plan)5"
    assert leave_all(t) == [2]
    assert influence(t) == [6, 5, 5]
