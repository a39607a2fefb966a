"""The Assembly: chieftains, the Brenn, Advantage cards, the crows and the deal."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import ACTIONS
from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis


def gathered(seats: int, land: str = "valley cove plains hills", **lines: str) -> Table:
    """A table at which an Assembly begins; it stops at its first question."""
    return inis(seats, 0, land, **{"frames": ASSEMBLY, "aside": ""} | lines)


def last_pass(seats: int, land: str = "valley cove plains hills", **lines: str) -> Table:
    """A table at which seat 0 has passed as the last one, so that the next Assembly has begun."""
    t = inis(seats, 0, land, **{"passed": " ".join(str(seat) for seat in range(1, seats))} | lines)
    return t.play(0, "pass").quiet()


def opened(t: Table, side: str) -> Table:
    """Toss the crows, let chance deal and let everybody keep what comes first, until the Season begins."""
    t.quiet().chance(side)
    while t.kind != "turn":
        t.quiet().left_to_chance()
        for seat in range(t.state.seats):
            while t.kind in ("keep", "pass-on") and t.asked_of(seat):
                t.answer(seat, t.asked_of(seat)[0])
    return t


def held(t: Table) -> list[str]:
    """The Advantage cards in the hands of the seats."""
    return [t[f"advantages {seat}"] for seat in range(t.state.seats)]


class TestChieftain:
    """The chieftain has more clans in a territory than every other player."""

    @rule("INI-R17", "INI-R21")
    @pytest.mark.parametrize("place", ["lost-vale", "moor"])
    def test_worked_example_green_with_four_against_three_blue_and_two_white_is_chieftain(self, place: str) -> None:
        clans = {f"clans_{seat}": f"{place}={n}" for seat, n in enumerate((4, 3, 2))}
        assert held(gathered(3, f"valley cove {place}", **clans)) == [place, "", ""]

    @rule("INI-R17", "INI-R21")
    @pytest.mark.parametrize(
        ("counts", "chieftain"),
        [
            ((1, 0, 0), 0),
            ((0, 0, 1), 2),
            ((2, 3, 2), 1),
            ((1, 1, 0), None),
            ((3, 3, 1), None),
            ((1, 3, 3), None),
            ((2, 2, 2), None),
            ((0, 0, 0), None),
        ],
    )
    def test_if_several_have_the_most_clans_nobody_is_chieftain(
        self, counts: tuple[int, ...], chieftain: int | None
    ) -> None:
        clans = {f"clans_{seat}": f"cove={n}" if n else "" for seat, n in enumerate(counts)}
        t = gathered(3, **clans)
        assert held(t) == ["cove" if seat == chieftain else "" for seat in range(3)]
        assert ("cove" in t["advantages up"]) == (chieftain is None)


class TestBrenn:
    """Step 1: the chieftain of the capital's territory becomes Brenn."""

    @rule("INI-R19")
    @pytest.mark.parametrize("before", ["0", "1", "2"])
    def test_the_chieftain_of_the_capital_becomes_brenn(self, before: str) -> None:
        t = gathered(3, brenn=before, capital="cove", clans_0="cove=1 valley=5", clans_1="valley=1", clans_2="cove=2")
        assert t["brenn"] == "2"

    @rule("INI-R19", "INI-R17")
    def test_worked_example_the_brenn_stays_though_absent_when_two_others_are_even_in_the_capital(self) -> None:
        t = gathered(3, brenn="1", clans_0="valley=1", clans_1="cove=3", clans_2="valley=1")
        assert t["brenn"] == "1"

    @rule("INI-R19")
    def test_the_brenn_stays_when_the_capital_is_deserted(self) -> None:
        assert gathered(2, brenn="1", clans_0="cove=2", clans_1="hills=1")["brenn"] == "1"

    @rule("INI-R19")
    def test_the_brenn_does_not_change_during_the_season(self) -> None:
        t = inis(2, clans_0="cove=1", clans_1="valley=1 cove=1", brenn="1", tales_0="stone-of-fal", actions_0="bard")
        t.play(0, "stone-of-fal").quiet()
        assert (t.clans("valley"), t["brenn"]) == ([2, 1], "1")
        t.play(1, "pass").play(0, "pass").quiet()
        assert (t["brenn"], t.told("brenn")) == ("0", [(0, -1, -1, 0)])

    @rule("INI-R19", "INI-R20", "INI-R71")
    def test_the_brenn_named_in_step_one_is_the_one_who_decides_a_tie_in_step_two(self) -> None:
        six = "valley=1 cove=1 plains=1 hills=1 forest=1 moor=1"
        land = "valley cove plains hills forest moor"
        t = last_pass(
            2, land, brenn="1", clans_0=six.replace("valley=1", "valley=2"), clans_1=six, pretenders="0 1"
        )  # fmt: skip
        outcome = t.state.outcome
        assert outcome is not None
        assert outcome.winners() == [0]


class TestSteps:
    """An Assembly is six steps in their order, and then comes the Season."""

    @rule("INI-R18", "INI-R19", "INI-R20", "INI-R21", "INI-R22", "INI-R23", "INI-R24", "INI-R28")
    def test_the_six_steps_come_in_their_order_and_then_the_season(self) -> None:
        lines = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "hills=1", "brenn": "2", "pretenders": "1"}
        t = opened(last_pass(3, **lines), "counter")
        names = [GAME.events[event.kind] for event in t.events]
        steps = ["season-over", "round", "brenn", "no-winner", "took-advantage", "crows", "set-aside", "dealt"]
        assert [name for at, name in enumerate(names) if name not in names[:at]] == [
            "passed", *steps, "passed-on", "season",
        ]  # fmt: skip
        assert t.told("season") == [(0, -1, -1, 0)]

    @rule("INI-R20")
    def test_without_a_winner_all_pretender_tokens_go_back(self) -> None:
        t = last_pass(3, clans_0="valley=1", clans_1="cove=1", clans_2="hills=1", pretenders="0 2")
        assert (t["pretenders"], t.told("no-winner"), t.state.outcome) == ("", [(-1, -1, -1, 0)], None)

    @rule("INI-R18")
    def test_rounds_are_counted_from_one_assembly_to_the_next(self) -> None:
        t = last_pass(2, clans_0="valley=1", clans_1="cove=1", round="6")
        assert (t["round"], t.told("round")) == ("7", [(-1, -1, -1, 7)])


class TestAdvantages:
    """Step 3: every chieftain takes the Advantage card of the territory."""

    @rule("INI-R21")
    @pytest.mark.parametrize("where", ["advantages_up", "advantages_down"])
    def test_a_chieftain_takes_the_card_wherever_beside_the_map_it_lies(self, where: str) -> None:
        lines = {where: "valley cove plains hills"}
        t = gathered(2, clans_0="valley=1 cove=2 plains=1", clans_1="cove=1 hills=3", **lines)
        assert held(t) == ["cove plains valley", "hills"]
        assert (t["advantages up"], t["advantages down"]) == ("", "")

    @rule("INI-R21")
    def test_without_a_chieftain_a_card_that_was_used_is_turned_face_up(self) -> None:
        t = gathered(2, clans_0="valley=1 cove=1", clans_1="cove=1", advantages_down="cove plains valley")
        assert (held(t), t["advantages up"], t["advantages down"]) == (["valley", ""], "cove hills plains", "")

    @rule("INI-R21", "INI-R36")
    def test_who_is_chieftain_still_has_the_card_again_and_a_new_chieftain_gets_it(self) -> None:
        lines = {"advantages_0": "valley cove", "advantages_1": "hills"}
        t = last_pass(2, clans_0="valley=1", clans_1="cove=1 hills=1 valley=2", brenn="0", **lines)
        assert held(t) == ["", "cove hills valley"]

    @rule("INI-R21", "INI-R5")
    def test_everybody_sees_who_takes_which_advantage_card(self) -> None:
        t = gathered(3, clans_0="valley=1", clans_1="cove=1", clans_2="hills=1")
        assert [t.seen(viewer, "advantages 1") for viewer in range(4)] == ["cove"] * 4


class TestCrows:
    """Step 4: the crows give the direction of the round."""

    @rule("INI-R22", "INI-R28", "INI-R29")
    @pytest.mark.parametrize(("side", "after"), [("clockwise", 2), ("counter", 0)])
    @pytest.mark.parametrize("before", ["clockwise", "counter"])
    def test_order_of_play_follows_the_side_that_shows(self, side: str, after: int, before: str) -> None:
        lines = {"clans_0": "hills=1", "clans_1": "valley=1", "clans_2": "plains=1"}
        t = opened(gathered(3, crows=before, brenn="0", tales_1="tuan", **lines), side)
        assert (t["crows"], t["brenn"]) == (side, "1")
        t.play(1, "tuan").quiet().left_to_chance()
        t.play(1, t.asked_of(1)[0]).quiet()
        assert t.state.question_to(after) is not None
        assert t.kind == "turn"

    @rule("INI-R22")
    def test_the_crows_are_tossed_anew_in_every_assembly(self) -> None:
        t = last_pass(2, clans_0="valley=1", clans_1="cove=1", crows="counter")
        assert t.asked == (CHANCE, "crows", ["clockwise", "counter"])
        t.chance("clockwise")
        assert t.told("crows") == [(0, -1, -1, GAME.read("clockwise"))]

    @rule("INI-R27", "INI-Q34", "INI-TILE-1")
    @pytest.mark.parametrize(
        ("before", "side", "clans"),
        [
            ("clockwise", "clockwise", [2, 1]),
            ("counter", "counter", [2, 1]),
            ("clockwise", "counter", [1, 0]),
            ("counter", "clockwise", [1, 0]),
        ],
    )
    def test_two_players_toss_the_crows_as_well_and_the_gates_mark_a_change(
        self, before: str, side: str, clans: list[int]
    ) -> None:
        t = gathered(2, "valley cove gates", clans_0="gates=2 valley=1", clans_1="gates=1 cove=1", crows=before)
        t.quiet().chance(side)
        while t.kind in ("draw", "react"):
            t.quiet().left_to_chance()
        assert t.clans("gates") == clans
        assert len(t.told("drew")) == (2 if side != before else 0)

    @rule("INI-R27")
    @pytest.mark.parametrize("side", ["clockwise", "counter"])
    def test_with_two_players_turns_and_cards_go_to_the_other_one_whatever_the_crows_show(self, side: str) -> None:
        t = opened(gathered(2, clans_0="valley=1", clans_1="cove=1", tales_0="children-of-dana"), side)
        assert {(seat, to) for seat, _, _, _, to in t.told("passed-on", other=True)} == {(0, 1), (1, 0)}
        t.play(0, "children-of-dana", "cove").quiet()
        assert t.state.question_to(1) is not None

    @rule("INI-Q34")
    @pytest.mark.parametrize("first", ["clockwise", "counter"])
    @pytest.mark.parametrize("then", ["clockwise", "counter"])
    def test_the_first_toss_of_the_first_assembly_is_compared_with_the_one_of_the_set_up(
        self, first: str, then: str
    ) -> None:
        t = Table(GAME, GAME.write_position(GAME.new(2, {"brenn": "0"})))
        t.chance("gates", "cove").answer(0, "cove").chance(first)
        for seat in (0, 1, 0, 1):
            t.answer(seat, "gates")
        t.chance(then)
        assert len(t.told("removed")) == (1 if first != then else 0)


class TestDeal:
    """Step 5: one card is set aside, the others are dealt."""

    @rule("INI-R23", "INI-R7")
    @pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 4)])
    def test_one_card_is_set_aside_and_everybody_gets_four_so_that_none_is_left(self, seats: int, each: int) -> None:
        clans = {f"clans_{seat}": "valley=1" for seat in range(seats)}
        t = gathered(seats, **clans)
        t.chance("clockwise", "migration")
        t.left_to_chance()
        assert t["aside"] == "migration"
        pools = [t[f"pool {seat}"].split() for seat in range(seats)]
        assert [len(pool) for pool in pools] == [each] * seats
        assert len({card for pool in pools for card in pool} | {"migration"}) == 1 + each * seats
        assert t.kind == "keep"

    @rule("INI-R26")
    def test_with_two_players_one_card_is_set_aside_and_everybody_gets_three(self) -> None:
        t = gathered(2, clans_0="valley=1", clans_1="cove=1")
        t.chance("clockwise", "migration")
        t.left_to_chance()
        assert t["aside"] == "migration"
        assert [len(t[f"pool {seat}"].split()) for seat in range(2)] == [3, 3]

    @rule("INI-R23", "INI-R36")
    def test_all_cards_of_the_round_before_are_shuffled_again(self) -> None:
        used = {"actions_0": "bard geis", "actions_1": "migration", "aside": "druid", "discards": "citadel conquest"}
        t = last_pass(4, clans_0="valley=1", clans_1="cove=1", **used).chance("clockwise")
        assert t.asked == (CHANCE, "aside", ACTIONS)

    @rule("INI-R23")
    def test_each_card_is_as_likely_as_any_other(self) -> None:
        t = gathered(3, clans_0="valley=1", clans_1="cove=1", clans_2="hills=1")
        t.chance("clockwise")
        for word in ("geis", "bard", "citadel", "druid"):
            question = t.state.question()
            assert question is not None
            assert question.actor == CHANCE
            assert set(question.weights) == {1}
            t.chance(word)

    @rule("INI-R23", "INI-R5")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_nobody_knows_the_card_set_aside(self, seats: int) -> None:
        clans = {f"clans_{seat}": "valley=1" for seat in range(seats)}
        t = gathered(seats, **clans)
        t.chance("clockwise", "migration")
        t.left_to_chance()
        assert [t.seen(viewer, "aside") for viewer in range(seats + 1)] == ["?"] * (seats + 1)
        told = [event for event in t.events if GAME.events[event.kind] == "set-aside"]
        assert [event.seen_by(viewer).card for event in told for viewer in range(seats + 1)] == [-1] * (seats + 1)
