"""What each seat, and a spectator, may see of the table."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.oriflamme.game import GAME
from meadhall.testing import Scenario, rule, veiled
from tests.games.oriflamme.table import fresh, line, lines, oriflamme, play

# Hands and cards laid aside


@rule("ORI-R4", "ORI-R12", "ORI-B40")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_seat_sees_its_own_hand_and_aside_and_only_the_number_of_the_others(seats: int) -> None:
    t = oriflamme(seats, placing=True, round="1")
    for viewer in range(seats + 1):
        for seat in range(seats):
            for part in (f"hand {seat}", f"aside {seat}"):
                assert t.seen(viewer, part) == (t[part] if seat == viewer else veiled(t[part]))
    assert t["aside 0"] == "plan trap bribe"


@rule("ORI-R3", "ORI-R4", "ORI-B40")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_a_set_up_by_chance_ten_cards_of_every_other_family_are_hidden(seats: int) -> None:
    state = fresh(seats, 8)
    for viewer in range(seats + 1):
        text = GAME.write_position(state.redact(viewer))
        assert text.count("?") == 10 * (seats - (viewer < seats))


@rule("ORI-R3", "ORI-B40")
def test_during_the_set_up_only_its_owner_learns_which_card_is_laid_aside() -> None:
    state = GAME.new(3, {"starting_seat": "0", "direction": "right"})
    state.events = []
    for viewer in (1, 2, 3):
        question = state.redact(viewer).question()
        assert question is not None
        assert (question.actor, question.options, question.weights) == (CHANCE, [], [])
    state.apply(GAME.read("queen"))
    assert [line(state.redact(viewer), "aside 0") for viewer in range(4)] == ["queen", "?", "?", "?"]
    assert [state.events[-1].seen_by(viewer).card for viewer in range(4)] == [2, -1, -1, -1]


@rule("ORI-R12", "ORI-B40")
def test_the_cards_laid_aside_stay_known_to_their_owner_all_the_time() -> None:
    t = oriflamme(3, "0.(queen)5 | 1.(trap)5", round="5", aside_1="plan bribe prince")
    play(t, "0 leave", "1 leave")
    assert t.sights("aside 1") == ["? ? ?", "prince plan bribe", "? ? ?", "? ? ?"]


# Placing


@rule("ORI-R9", "ORI-B40")
def test_a_placed_card_is_known_to_its_owner_and_to_nobody_else() -> None:
    t = oriflamme(3, placing=True, round="1", first="1")
    t.answer(1, "queen")
    assert t.sights("row") == ["1.(?)1", "1.(queen)1", "1.(?)1", "1.(?)1"]
    assert t.sights("hand 1") == [veiled(t["hand 1"]), t["hand 1"], veiled(t["hand 1"]), veiled(t["hand 1"])]
    assert len(t["hand 1"].split()) == 6
    t.answer(2, "criminal", "start")
    rows = ["2.(?)1 | 1.(?)1", "2.(?)1 | 1.(queen)1", "2.(criminal)1 | 1.(?)1", "2.(?)1 | 1.(?)1"]
    assert t.sights("row") == rows


@rule("ORI-R9", "ORI-B40")
def test_while_a_seat_thinks_where_to_lay_its_card_the_others_see_a_back() -> None:
    t = oriflamme(3, "1.(queen)1", placing=True, round="2", first="0")
    t.answer(0, "criminal")
    assert t.sights("laying") == ["0.(criminal)2", "0.(?)2", "0.(?)2", "0.(?)2"]
    assert t.sights("hand 0") == [t["hand 0"], *[veiled(t["hand 0"])] * 3]


@rule("ORI-B40")
@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_others_see_who_is_asked_but_not_from_which_cards(viewer: int) -> None:
    t = oriflamme(3, "0.(queen)1", placing=True, round="2", first="1")
    for word in ("queen", "end"):
        view = t.state.redact(viewer)
        question = view.question()
        assert question is not None
        assert (question.actor, question.options, view.refusals(viewer)) == (1, [], [])
        t.answer(1, word)


@rule("ORI-R9", "ORI-B40")
def test_the_news_of_a_placed_card_name_it_to_its_owner_only() -> None:
    t = oriflamme(3, "1.(queen)1", placing=True, round="2", first="0").answer(0, "criminal", "end")
    facts = [t.heard(viewer, "placed") for viewer in range(4)]
    assert [len(fact) for fact in facts] == [1, 1, 1, 1]
    assert [fact[0][1] for fact in facts] == [5, -1, -1, -1]
    assert [fact[0][2] for fact in facts] == [1, 1, 1, 1]


# Face-down cards in the row


@rule("ORI-R12", "ORI-B40")
def test_everybody_sees_whose_a_face_down_card_is_since_when_and_what_lies_on_it() -> None:
    t = oriflamme(4, "0.(queen)2+3 | 1.(trap)4 | 2.(plan)1+1 | 3.queen | 0.(trap)5", round="5")
    assert t.sights("row") == [
        "0.(queen)2+3 | 1.(?)4 | 2.(?)1+1 | 3.queen | 0.(trap)5",
        "0.(?)2+3 | 1.(trap)4 | 2.(?)1+1 | 3.queen | 0.(?)5",
        "0.(?)2+3 | 1.(?)4 | 2.(plan)1+1 | 3.queen | 0.(?)5",
        "0.(?)2+3 | 1.(?)4 | 2.(?)1+1 | 3.queen | 0.(?)5",
        "0.(?)2+3 | 1.(?)4 | 2.(?)1+1 | 3.queen | 0.(?)5",
    ]


@rule("ORI-R12", "ORI-B40", "ORI-R25")
def test_a_seat_sees_its_own_face_down_cards_also_when_they_are_covered() -> None:
    t = oriflamme(3, "0.(queen)1+2/0.(trap)3/0.(plan)5 | 1.(bribe)2/1.(queen)4", round="5")
    hidden = "0.(?)1+2/0.(?)3/0.(?)5 | 1.(?)2/1.(?)4"
    assert t.sights("row") == [
        "0.(queen)1+2/0.(trap)3/0.(plan)5 | 1.(?)2/1.(?)4",
        "0.(?)1+2/0.(?)3/0.(?)5 | 1.(bribe)2/1.(queen)4",
        hidden,
        hidden,
    ]


@rule("ORI-B40")
def test_a_covered_face_up_card_stays_known_to_everybody() -> None:
    t = oriflamme(3, "0.queen | 1.(trap)2", placing=True, round="3", first="0")
    t.answer(0, "criminal", "p1")
    rows = ["0.queen/0.(criminal)3 | 1.(?)2", "0.queen/0.(?)3 | 1.(trap)2"]
    assert t.sights("row") == [*rows, "0.queen/0.(?)3 | 1.(?)2", "0.queen/0.(?)3 | 1.(?)2"]


@rule("ORI-B40")
def test_a_card_laid_on_a_bribed_character_shows_its_own_family_and_not_its_face() -> None:
    t = oriflamme(3, "0.queen@1 | 2.(trap)2", placing=True, round="3", first="1")
    t.answer(1, "criminal", "p1")
    assert t.sights("row") == [
        "0.queen@1/1.(?)3 | 2.(?)2",
        "0.queen@1/1.(criminal)3 | 2.(?)2",
        "0.queen@1/1.(?)3 | 2.(trap)2",
        "0.queen@1/1.(?)3 | 2.(?)2",
    ]


@rule("ORI-R14", "ORI-B40")
def test_leaving_a_card_shows_nothing_of_it_but_its_token() -> None:
    t = oriflamme(3, "0.(queen)3+1 | 1.(trap)5", round="5").answer(0, "leave")
    assert t.sights("row") == ["0.(queen)3+2 | 1.(?)5", "0.(?)3+2 | 1.(trap)5", *["0.(?)3+2 | 1.(?)5"] * 2]
    for viewer in range(4):
        assert [fact[1] for fact in t.heard(viewer, "token-laid")] == [-1]


@rule("ORI-B40")
def test_others_see_that_somebody_decides_on_a_card_but_not_on_which_role() -> None:
    one = oriflamme(3, "0.(queen)3+1 | 1.(trap)5", round="5", aside_0="plan bribe trap")
    two = oriflamme(3, "0.(trap)3+1 | 1.(trap)5", round="5", aside_0="plan bribe queen")
    for viewer in (1, 2, 3):
        assert one.state.redact(viewer).key() == two.state.redact(viewer).key()
    assert one.state.redact(0).key() != two.state.redact(0).key()


# What becomes known


@rule("ORI-R15", "ORI-B40")
def test_a_revealed_card_is_known_to_everybody_from_then_on() -> None:
    t = oriflamme(3, "0.(schemer)5 | 1.(trap)5", round="5")
    t.answer(0, "reveal")
    assert t.sights("row") == ["0.schemer | 1.(?)5", "0.schemer | 1.(trap)5", *["0.schemer | 1.(?)5"] * 2]
    assert [t.heard(viewer, "revealed") for viewer in range(4)] == [[(0, 6, 0, 0)]] * 4
    play(t, "1 leave", "1 criminal end", "2 criminal end", "0 criminal p1")
    assert [row.split(" | ")[0] for row in t.sights("row")] == ["0.schemer/0.(criminal)6", *["0.schemer/0.(?)6"] * 3]


@rule("ORI-R17", "ORI-R23", "ORI-B40")
@pytest.mark.parametrize("role", ["substitution", "plan", "trap", "bribe"])
def test_a_discarded_intrigue_is_known_to_everybody(role: str) -> None:
    t = oriflamme(3, f"1.({role})5", round="5").answer(1, "reveal")
    assert t.sights("pile 1") == [role] * 4


@rule("ORI-R20", "ORI-R23", "ORI-B40")
def test_a_removed_face_down_card_becomes_known_to_everybody() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.(plan)3+2 | 2.(trap)5", round="5")
    play(t, "0 reveal p2")
    assert t.sights("pile 1") == ["plan"] * 4
    assert t.sights("row") == ["0.daredevil | 2.(?)5"] * 2 + ["0.daredevil | 2.(trap)5", "0.daredevil | 2.(?)5"]
    for viewer in range(4):
        assert [fact[:2] for fact in t.heard(viewer, "removed")] == [(0, 11 + 8)]


@rule("ORI-R23", "ORI-B40")
def test_everybody_sees_all_piles() -> None:
    t = oriflamme(3, "0.(plan)5", round="5", pile_0="queen trap", pile_1="twin prince", pile_2="bribe criminal plan")
    for seat, pile in enumerate(["queen trap", "prince twin", "criminal plan bribe"]):
        assert t.sights(f"pile {seat}") == [pile] * 4


@rule("ORI-B33", "ORI-B40")
@pytest.mark.parametrize(("target", "after"), [("p1", "0.daredevil | 2.(?)4"), ("p3", "1.(?)4+1 | 0.daredevil")])
def test_a_daredevil_shows_only_the_card_it_removes(target: str, after: str) -> None:
    t = oriflamme(3, "1.(plan)4 | 0.(daredevil)5 | 2.(plan)4", round="5")
    play(t, "1 leave", "0 reveal")
    assert t.seen(0, "row") == "1.(?)4+1 | 0.daredevil | 2.(?)4"
    t.answer(0, target)
    assert (t.seen(0, "row"), t.seen(3, "row")) == (after, after)


@rule("ORI-B33", "ORI-B40")
def test_an_apothecary_shows_only_the_card_it_removes() -> None:
    t = oriflamme(4, "1.(plan)4 | 0.(trap)3 | 2.(plan)4 | 0.(apothecary)5 | 3.(plan)4 | 0.(plan)4", round="5")
    play(t, "1 leave", "0 leave", "2 leave", "0 reveal")
    assert t.asked == (0, "remove", ["p1", "p3", "p5"])
    assert t.seen(0, "row") == "1.(?)4+1 | 0.(trap)3+1 | 2.(?)4+1 | 0.apothecary | 3.(?)4 | 0.(plan)4"
    t.answer(0, "p3")
    assert t.seen(0, "row") == "1.(?)4+1 | 0.(trap)3+1 | 0.apothecary | 3.(?)4 | 0.(plan)4"
    assert t.seen(4, "row") == "1.(?)4+1 | 0.(?)3+1 | 0.apothecary | 3.(?)4 | 0.(?)4"
    assert t.sights("pile 2") == ["plan"] * 5


@rule("ORI-B33")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_others_see_that_a_card_is_being_removed_but_no_face(viewer: int) -> None:
    t = oriflamme(3, "1.(plan)4 | 0.(daredevil)5 | 2.(trap)4", round="5")
    play(t, "1 leave", "0 reveal")
    question = t.state.redact(viewer).question()
    assert question is not None
    assert (question.actor, GAME.kinds[question.kind], question.options) == (0, "remove", [])


@rule("ORI-R28", "ORI-B33", "ORI-B40")
def test_a_face_down_card_that_a_removal_uncovers_is_not_shown() -> None:
    t = oriflamme(3, "0.(daredevil)5 | 1.(queen)2+1/1.(criminal)4 | 2.(plan)5", round="5")
    play(t, "0 reveal p2")
    assert t.sights("row") == [
        "0.daredevil | 1.(?)2+1 | 2.(?)5",
        "0.daredevil | 1.(queen)2+1 | 2.(?)5",
        "0.daredevil | 1.(?)2+1 | 2.(plan)5",
        "0.daredevil | 1.(?)2+1 | 2.(?)5",
    ]


@rule("ORI-R27", "ORI-B40")
def test_a_face_down_card_that_a_chain_uncovers_is_not_shown() -> None:
    t = oriflamme(3, "0.(queen)2+1/0.(trap)5 | 1.(plan)5", round="5").answer(0, "reveal", "leave")
    assert t.sights("row") == ["0.(queen)2+2 | 1.(?)5", "0.(?)2+2 | 1.(plan)5", *["0.(?)2+2 | 1.(?)5"] * 2]


@rule("ORI-R46", "ORI-B40")
def test_a_card_that_substitution_takes_from_those_laid_aside_is_known_and_the_others_are_not() -> None:
    t = oriflamme(3, "0.(substitution)5 | 1.queen | 2.(plan)5", round="5", aside_0="queen bribe prince")
    play(t, "0 reveal p2")
    assert t.sights("row") == ["0.queen~! | 2.(?)5"] * 2 + ["0.queen~! | 2.(plan)5", "0.queen~! | 2.(?)5"]
    assert t.sights("aside 0") == ["prince bribe", "? ?", "? ?", "? ?"]


@rule("ORI-B29", "ORI-B40")
def test_everybody_knows_that_a_character_which_did_not_come_is_not_laid_aside() -> None:
    t = oriflamme(3, "0.(substitution)5 | 1.queen | 2.(plan)5", round="5", aside_0="trap bribe prince")
    assert t.sights("not aside 0") == [""] * 4
    play(t, "0 reveal p2")
    assert t.sights("not aside 0")[1:] == ["queen"] * 3
    assert t.sights("aside 0") == ["prince trap bribe", "? ? ?", "? ? ?", "? ? ?"]
    assert t.sights("hand 0")[1:] == ["queen ? ? ? ? ?"] * 3, "no other place is left for it"


@rule("ORI-B29", "ORI-B40")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_whether_that_character_is_in_the_hand_or_face_down_in_the_row_nobody_else_knows(viewer: int) -> None:
    views = []
    for back, hand in (("queen", "schemer"), ("schemer", "queen")):
        row = f"0.(substitution)5 | 1.queen | 2.(plan)5 | 0.({back})4"
        t = oriflamme(3, row, round="5", aside_0="trap bribe prince")
        assert hand in t["hand 0"].split()
        views.append(play(t, "0 reveal p2").state.redact(viewer))
    assert views[0].key() == views[1].key()


# Where the Prince is not


@rule("ORI-B36", "ORI-B40")
def test_when_a_twin_is_removed_everybody_learns_which_uncovered_cards_of_its_family_are_no_prince() -> None:
    row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(bribe)2/1.(trap)4 | 1.(queen)3 | 0.(trap)5"
    t = oriflamme(3, row, round="5", aside_1="plan criminal schemer")
    assert t.sights("no prince 1") == [""] * 4
    play(t, "2 p2")
    assert t.sights("no prince 1") == ["3 4"] * 4, "what lay under the card of round 4 was not looked at"
    assert [t.heard(viewer, "no-prince") for viewer in range(4)] == [[(1, -1, -1, 0)]] * 4


@rule("ORI-B36", "ORI-B40")
def test_what_everybody_knows_already_is_not_told_again() -> None:
    row = "2.apothecary | 1.twin | 2.(plan)4 | 1.(queen)3 | 0.(trap)5"
    t = oriflamme(3, row, round="5", no_prince_1="3").answer(2, "p2")
    assert (t.told("no-prince"), t["no prince 1"]) == ([], "3")


@rule("ORI-B36", "ORI-B40")
@pytest.mark.parametrize(("counts", "known"), [("counts", "4"), ("nameless", "")])
def test_a_face_down_card_under_the_twin_is_no_prince(counts: str, known: str) -> None:
    row = "2.prince@1 | 1.(queen)4 | 1.(trap)3 | 0.(trap)5"
    t = oriflamme(3, row, round="5", prince_brings_twin="always", face_down_prince=counts)
    for viewer in (0, 2, 3):
        question = t.state.redact(viewer).question()
        assert question is not None
        assert (question.actor, question.options) == (1, []), "where it may go would tell where the Prince is"
    t.answer(1, "p2")
    assert t.sights("no prince 1") == [known] * 4


def imagined(t: Scenario, viewer: int, times: int = 400) -> set[str]:
    """Return the face-down cards of family 1 in the worlds that a viewer can imagine."""
    view, rng = t.state.redact(viewer), Rng(viewer)
    worlds = [line(view.resample(rng), "row") for _ in range(times)]
    return {" ".join(re.findall(r"1\.\(([a-z]+)\)", row)) for row in worlds}


HELD_BACK = ["prince", "queen", "daredevil", "plan", "trap", "substitution", "schemer"]
"""The cards of family 1 that have not been seen."""


@rule("ORI-B36", "ORI-B40")
@pytest.mark.parametrize("viewer", [0, 2, 3])
@pytest.mark.parametrize(
    ("row", "brings", "answer"),
    [
        ("2.apothecary | 1.twin | 2.(plan)4 | 1.({})3 | 1.({})4", "revealed", (2, "p2")),
        ("2.apothecary | 1.twin | 2.(plan)4 | 1.({})3/1.({})4", "revealed", (2, "p2")),
        ("2.prince@1 | 1.({})3 | 1.({})4", "always", (1, "p2")),
        ("2.prince@1 | 1.({})3 | 1.({})4", "always", (1, "end")),
    ],
    ids=["removed", "removed beside a stack", "laid on a card", "laid at the end"],
)
def test_a_viewer_imagines_exactly_the_worlds_in_which_it_would_have_seen_the_same(
    row: str, brings: str, answer: tuple[int, str], viewer: int
) -> None:
    alike: dict[tuple[object, ...], set[str]] = {}
    tables: dict[tuple[object, ...], Scenario] = {}
    for one, two in permutations(HELD_BACK, 2):
        hidden = [role for role in HELD_BACK if role not in (one, two)]
        aside, pile = " ".join(hidden[:3]), "apothecary criminal bribe"
        t = oriflamme(3, row.format(one, two), round="5", aside_1=aside, pile_1=pile, prince_brings_twin=brings)
        if t.refused(*answer):
            continue
        t.answer(*answer)
        known = t.state.redact(viewer).key()
        left = re.findall(r"1\.\(([a-z]+)\)", t["row"])
        alike.setdefault(known, set()).add(" ".join(left))
        tables[known] = t
    for known, t in tables.items():
        assert imagined(t, viewer) == alike[known]


# What is public


@rule("ORI-R30", "ORI-B40")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_influence_round_first_player_direction_and_piles_are_public(seats: int) -> None:
    t = oriflamme(
        seats, "0.queen@1 | 2.daredevil/2.schemer", round="4", placing=True, first="2", direction="left",
        influence_0="0", influence_1="17", pile_1="twin trap",
    )  # fmt: skip
    names = ["round", "first", "direction", "row", "frames", "active"]
    names += [f"{what} {seat}" for seat in range(seats) for what in ("influence", "pile")]
    for name in names:
        assert t.sights(name) == [t[name]] * (seats + 1)
    assert (t["influence 0"], t["influence 1"], t["pile 1"]) == ("0", "17", "twin trap")


@rule("ORI-B40")
def test_the_tokens_of_a_plan_that_is_being_carried_out_are_public() -> None:
    t = oriflamme(3, "0.(plan)3+2 | 0.queen", round="5").answer(0, "reveal", "p1")
    assert t.sights("pile 0") == [t["pile 0"]] * 4
    assert t["pile 0"] == "plan+2"


# Nothing else is shown


@rule("ORI-B40")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_two_tables_that_differ_only_in_what_a_viewer_cannot_know_look_the_same(viewer: int) -> None:
    rest = {"aside_1": "trap plan bribe", "aside_2": "trap plan bribe", "pile_0": "schemer"}
    row = "0.({})2+1/0.({})3 | 1.queen | 0.prince | 2.(criminal)4 | 0.({})4"
    tables = []
    for cards, aside in [
        (("queen", "trap", "plan"), "daredevil apothecary bribe"),
        (("plan", "queen", "trap"), "daredevil apothecary bribe"),
        (("daredevil", "bribe", "criminal"), "queen trap plan"),
        (("substitution", "criminal", "apothecary"), "queen daredevil bribe"),
    ]:
        t = oriflamme(3, row.format(*cards), placing=True, round="5", first="1", aside_0=aside, **rest)
        tables.append(t.state)
    assert len({state.redact(0).key() for state in tables}) == 4
    assert len({state.redact(viewer).key() for state in tables}) == 1


@rule("ORI-B40")
@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_two_tables_sound_the_same_to_those_who_cannot_know_the_difference(viewer: int) -> None:
    tables = []
    for role in ("queen", "schemer"):
        t = oriflamme(3, "0.(queen)4 | 2.(trap)4", placing=True, round="5", first="1")
        play(t, f"1 {role} start", "2 criminal end", "0 criminal end", "1 leave", "0 leave")
        tables.append(t)
    facts = [[event.seen_by(viewer).key() for event in t.events] for t in tables]
    assert facts[0] == facts[1]
    assert len(facts[0]) == 5
    assert tables[0].state.redact(viewer).key() == tables[1].state.redact(viewer).key()


@rule("ORI-B40", "ORI-R12")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_through_a_whole_game_a_seat_sees_all_of_its_own_and_no_hidden_card_of_others(seats: int, seed: int) -> None:
    state, rng = fresh(seats, seed), Rng(seed)
    looked = 0
    while True:
        truth = lines(state)
        for viewer in range(seats + 1):
            view = lines(state.redact(viewer))
            assert (view["row"], view["laying"]) == (struck(truth["row"], viewer), struck(truth["laying"], viewer))
            for seat in range(seats):
                for part in (f"hand {seat}", f"aside {seat}"):
                    assert view[part] == (truth[part] if seat == viewer else veiled(truth[part]))
                for part in (f"pile {seat}", f"influence {seat}"):
                    assert view[part] == truth[part]
            looked += 1
        question = state.question()
        if question is None:
            break
        state.apply(choose(question, rng))
    assert looked > 20 * seats


def struck(row: str, viewer: int) -> str:
    """The row with the faces of other seats' face-down cards struck out."""
    return re.sub(r"(\d)\.\([a-z]+\)", lambda found: found[0] if found[1] == str(viewer) else f"{found[1]}.(?)", row)


@rule("ORI-B40", "ORI-R29")
def test_when_the_game_is_over_hidden_cards_stay_hidden() -> None:
    t = oriflamme(3, "0.(queen)6 | 1.(trap)5")
    play(t, "0 leave", "1 leave")
    assert t.asked is None
    assert t.sights("row") == ["0.(queen)6+1 | 1.(?)5+1", "0.(?)6+1 | 1.(trap)5+1", *["0.(?)6+1 | 1.(?)5+1"] * 2]
    assert t.sights("hand 2") == [veiled(t["hand 2"])] * 2 + [t["hand 2"], veiled(t["hand 2"])]


@rule("ORI-B40")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_every_world_that_a_viewer_can_imagine_agrees_with_what_it_sees(viewer: int) -> None:
    row = "0.(queen)2+1/0.(trap)3 | 1.queen@2 | 2.(plan)4 | 0.prince/0.(plan)4"
    t = oriflamme(3, row, placing=True, round="5", first="1", pile_2="queen", not_aside_1="schemer")
    view, rng = t.state.redact(viewer), Rng(viewer)
    rows = set()
    for _ in range(60):
        world = view.resample(rng)
        assert world.redact(viewer).key() == view.key()
        rows.add(line(world, "row"))
        for seat in range(3):
            assert viewer != seat or line(world, f"hand {seat}") == t[f"hand {seat}"]
        assert "schemer" not in line(world, "aside 1").split()
    assert len(rows) > 5
