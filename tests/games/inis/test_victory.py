"""Victory: the three conditions, Deeds, and who of the Pretenders wins."""

from __future__ import annotations

from itertools import product

import pytest

from meadhall.core.question import CHANCE
from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis

LAND = (
    "valley cove plains hills forest moor iron-mine lost-vale highlands meadows misty-lands salt-mine swamp mountains"
)
TILES = LAND.split()
SHRINE, CROWD, MINE = "cove", "plains", ["cove", "plains", "hills", "forest", "moor", "swamp"]
"""Where in a contest sanctuaries stand, where clans of others are, and where seat 0 is."""
THEIRS = ["iron-mine", "lost-vale", "highlands", "meadows", "misty-lands", "salt-mine"]
"""Where in a contest seat 1 is."""


def words(counts: dict[str, int]) -> str:
    """Numbers of pieces as a line of the position."""
    return " ".join(f"{name}={n}" for name, n in counts.items() if n)


def everywhere(tiles: list[str]) -> str:
    """One clan in each of these territories."""
    return words(dict.fromkeys(tiles, 1))


def judged(seats: int, **lines: str) -> Table:
    """A table at which an Assembly has gone as far as it can; the capital's territory is deserted by default."""
    return inis(seats, 0, LAND, **{"frames": ASSEMBLY, "aside": "", "sanctuaries": ""} | lines)


def winners(t: Table) -> list[int]:
    """Who has won; nobody while the game goes on."""
    return [] if t.state.outcome is None else t.state.outcome.winners()


def can_claim(seats: int = 2, **lines: str) -> bool:
    """Whether seat 0 may take a Pretender token on its turn."""
    t = inis(seats, 0, LAND, **{"sanctuaries": ""} | lines)
    assert t.kind == "turn"
    claims = "pretender" in t.asked_of(0)
    assert t.refused(0, "pretender") == ("" if claims else "INI-R34")
    return claims


def contest(clans: int, shrines: int, lands: int, deeds: int, level: int) -> list[int]:
    """Who wins when seat 0 has this much of each, against seat 1 that meets `level` conditions, seat 2 being Brenn."""
    crowd = {CROWD: clans - clans // 2}, {CROWD: clans // 2}
    mine = dict.fromkeys(MINE[:lands], 1) | {CROWD: clans - clans // 2 + 1 if clans else 1}
    theirs = dict.fromkeys(THEIRS, 1)
    holy = {SHRINE: shrines}
    if level > 1:
        theirs |= {SHRINE: 1}
        holy |= {THEIRS[0]: 6 - shrines}
    if level > 2:
        theirs |= {THEIRS[1]: 4}
        for seat in crowd:
            seat[THEIRS[1]] = 3
    places = {f"clans_{seat}": words(counts) for seat, counts in enumerate((mine, theirs, *crowd))}
    tokens = {"pretenders": "0 1", "brenn": "2", "deeds": f"{deeds} 0 0 0"}
    return winners(judged(4, sanctuaries=words(holy), **places, **tokens))


def met(clans: int, shrines: int, lands: int, deeds: int) -> int:
    """How many conditions seat 0 meets, found by contests with a seat that meets one, two or three."""
    results = [contest(clans, shrines, lands, deeds, level) for level in (1, 2, 3)]
    return [[[1], [1], [1]], [[], [1], [1]], [[0], [], [1]], [[0], [0], []]].index(results)


class TestConditions:
    """Six clans of others, six sanctuaries, six territories."""

    @rule("INI-R63")
    @pytest.mark.parametrize(
        ("mine", "theirs", "claims"),
        [
            ({"cove": 7}, [{"cove": 6}], True),
            ({"cove": 6}, [{"cove": 5}], False),
            ({"cove": 6}, [{"cove": 6}], False),
            ({"cove": 6}, [{"cove": 7}], False),
            ({"cove": 4}, [{"cove": 3}, {"cove": 3}], True),
            ({"cove": 3, "hills": 3, "moor": 3}, [{"cove": 2, "hills": 2}, {"moor": 2}], True),
            ({"cove": 3, "hills": 3, "moor": 2}, [{"cove": 2, "hills": 2}, {"moor": 2}], False),
            ({"cove": 4}, [{"cove": 3, "hills": 5}, {"cove": 2}], False),
        ],
    )
    def test_clans_of_others_are_counted_where_one_is_chieftain(
        self, mine: dict[str, int], theirs: list[dict[str, int]], claims: bool
    ) -> None:
        clans = {f"clans_{seat}": words(counts) for seat, counts in enumerate([mine, *theirs])}
        assert can_claim(len(clans), **clans) == claims

    @rule("INI-R63")
    def test_own_clans_are_not_among_those_one_is_chieftain_over(self) -> None:
        assert not can_claim(clans_0="cove=10", clans_1="cove=5")

    @rule("INI-R64")
    @pytest.mark.parametrize(
        ("mine", "holy", "claims"),
        [
            ("cove=1", "cove=6", True),
            ("cove=1", "cove=5 hills=4", False),
            ("cove=1 hills=1", "cove=5 hills=1", True),
            ("cove=5 hills=1", "cove=1 hills=4 moor=4", False),
        ],
    )
    def test_sanctuaries_are_counted_where_one_is_present(self, mine: str, holy: str, claims: bool) -> None:
        assert can_claim(clans_0=mine, clans_1="valley=1", sanctuaries=holy) == claims

    @rule("INI-R64", "INI-R65")
    def test_one_need_not_be_chieftain_for_sanctuaries_or_territories(self) -> None:
        crowded = words(dict.fromkeys(TILES[:6], 2))
        assert can_claim(clans_0="cove=1", clans_1="cove=5", sanctuaries="cove=6")
        assert can_claim(clans_0=everywhere(TILES[:6]), clans_1=crowded)

    @rule("INI-R65")
    @pytest.mark.parametrize(("n", "claims"), [(1, False), (5, False), (6, True), (7, True), (12, True)])
    def test_territories_are_counted_where_one_is_present(self, n: int, claims: bool) -> None:
        assert can_claim(clans_0=everywhere(TILES[:n]), clans_1="swamp=1") == claims

    @rule("INI-R65")
    def test_several_clans_in_a_territory_count_as_one_territory(self) -> None:
        assert not can_claim(clans_0="cove=4 hills=4 moor=4", clans_1="swamp=1")

    @rule("INI-R66", "INI-R72")
    def test_worked_example_six_and_eight_territories_count_the_same(self) -> None:
        clans = {"clans_0": everywhere(TILES[1:7]), "clans_1": everywhere(TILES[1:9]), "clans_2": "swamp=1"}
        t = judged(3, brenn="2", pretenders="0 1", **clans)
        assert (winners(t), t["pretenders"]) == ([], "")

    @rule("INI-R66", "INI-R71")
    @pytest.mark.parametrize("brenn", [0, 1])
    def test_with_six_against_eight_territories_the_brenn_wins_whoever_it_is(self, brenn: int) -> None:
        clans = {"clans_0": everywhere(TILES[1:7]), "clans_1": everywhere(TILES[1:9])}
        assert winners(judged(2, brenn=str(brenn), pretenders="0 1", **clans)) == [brenn]

    @rule("INI-R63", "INI-R64", "INI-R65", "INI-R66")
    @pytest.mark.parametrize(
        ("clans", "shrines", "lands", "count"),
        [
            (6, 6, 6, 3),
            (8, 6, 6, 3),
            (6, 6, 5, 2),
            (6, 5, 6, 2),
            (5, 6, 6, 2),
            (6, 0, 2, 1),
            (0, 6, 2, 1),
            (0, 0, 6, 1),
            (5, 5, 5, 0),
        ],
    )
    def test_every_condition_counts_one(self, clans: int, shrines: int, lands: int, count: int) -> None:
        assert met(clans, shrines, lands, deeds=0) == count


class TestDeeds:
    """A Deed is a joker: it lowers by one what one condition demands."""

    @rule("INI-R67", "INI-R68")
    @pytest.mark.parametrize(("deeds", "count"), [(0, 0), (1, 1), (2, 1), (3, 2)])
    def test_worked_example_four_territories_with_five_sanctuaries(self, deeds: int, count: int) -> None:
        assert met(clans=0, shrines=5, lands=4, deeds=deeds) == count

    @rule("INI-R67")
    @pytest.mark.parametrize(("lands", "deeds", "claims"), [(4, 1, False), (4, 2, True), (5, 0, False), (5, 1, True)])
    def test_worked_example_four_territories_and_two_deeds(self, lands: int, deeds: int, claims: bool) -> None:
        here = everywhere(TILES[1 : lands + 1])
        assert can_claim(clans_0=here, clans_1="swamp=1", deeds=f"{deeds} 0") == claims

    @rule("INI-R67")
    @pytest.mark.parametrize(("shrines", "deeds", "claims"), [(5, 1, True), (5, 0, False), (4, 2, True), (4, 1, False)])
    def test_worked_example_five_sanctuaries_and_a_deed(self, shrines: int, deeds: int, claims: bool) -> None:
        holy = words({"cove": shrines})
        assert can_claim(clans_0="cove=1", clans_1="swamp=1", sanctuaries=holy, deeds=f"{deeds} 0") == claims

    @rule("INI-R67", "INI-R63")
    @pytest.mark.parametrize(("n", "deeds", "claims"), [(5, 1, True), (4, 2, True), (4, 1, False), (3, 2, False)])
    def test_deeds_stand_for_clans_of_others_too(self, n: int, deeds: int, claims: bool) -> None:
        assert can_claim(clans_0="cove=6", clans_1=words({"cove": n, "swamp": 1}), deeds=f"{deeds} 0") == claims

    @rule("INI-R67", "INI-R68", "INI-R70")
    @pytest.mark.parametrize(
        ("values", "deeds", "count"),
        [
            ((5, 5, 5), 1, 1),
            ((5, 5, 5), 2, 2),
            ((5, 5, 5), 3, 3),
            ((6, 5, 5), 1, 2),
            ((6, 5, 4), 2, 2),
            ((6, 5, 4), 3, 3),
            ((5, 6, 4), 1, 2),
            ((4, 4, 6), 3, 2),
            ((4, 4, 6), 4, 3),
            ((4, 5, 3), 2, 1),
            ((4, 5, 3), 3, 2),
            ((4, 5, 3), 5, 2),
            ((4, 5, 3), 6, 3),
            ((6, 6, 5), 1, 3),
            ((6, 6, 2), 3, 2),
            ((6, 6, 2), 4, 3),
            ((0, 0, 6), 5, 1),
            ((0, 0, 6), 6, 2),
            ((0, 0, 2), 3, 0),
            ((0, 0, 2), 4, 1),
            ((0, 3, 2), 7, 2),
            ((0, 5, 5), 8, 3),
            ((2, 3, 2), 8, 2),
        ],
    )
    def test_each_deed_helps_one_condition_only_whichever_is_best(
        self, values: tuple[int, int, int], deeds: int, count: int
    ) -> None:
        assert met(*values, deeds) == count

    @rule("INI-R67", "INI-R68", "INI-R70")
    @pytest.mark.parametrize("deeds", range(7))
    def test_of_all_ways_to_use_the_deeds_the_best_counts(self, deeds: int) -> None:
        ways = [used for used in product(range(deeds + 1), repeat=3) if sum(used) <= deeds]
        for clans, shrines, lands in product((4, 5, 6), (4, 5, 6), (4, 5, 6)):
            best = max((clans + x >= 6) + (shrines + y >= 6) + (lands + z >= 6) for x, y, z in ways)
            assert met(clans, shrines, lands, deeds) == best, (clans, shrines, lands)

    @rule("INI-R67", "INI-R69")
    def test_a_pretender_without_any_clan_may_win_by_deeds_alone(self) -> None:
        assert winners(judged(2, clans_1="cove=1", deeds="5 0", pretenders="0")) == []
        assert winners(judged(2, clans_1="cove=1", deeds="6 0", pretenders="0")) == [0]

    @rule("INI-R68")
    def test_deeds_are_kept_when_a_token_is_taken_with_their_help(self) -> None:
        t = inis(2, 0, LAND, clans_0=everywhere(TILES[1:5]), clans_1="swamp=1", deeds="2 1", sanctuaries="")
        t.play(0, "pretender").quiet()
        assert (t["pretenders"], t["deeds"]) == ("0", "2 1")

    @rule("INI-R68", "INI-R72")
    def test_deeds_are_kept_after_a_check_that_nobody_won(self) -> None:
        four = everywhere(TILES[1:5])
        t = judged(3, brenn="2", clans_0=four, clans_1=four, clans_2="swamp=1", deeds="2 2 1", pretenders="0 1")
        assert (winners(t), t["deeds"]) == ([], "2 2 1")

    @rule("INI-R5", "INI-R68")
    def test_everybody_sees_the_deeds(self) -> None:
        t = inis(3, 0, LAND, clans_0="cove=1", clans_1="swamp=1", clans_2="moor=1", deeds="3 0 1")
        assert [t.seen(viewer, "deeds") for viewer in range(4)] == ["3 0 1"] * 4

    @rule("INI-Q4")
    @pytest.mark.parametrize(("before", "after"), [("3 4", "4 4"), ("4 4", "4 4"), ("0 8", "0 8"), ("7 1", "7 1")])
    def test_when_all_eight_deeds_are_given_out_nobody_gains_one(self, before: str, after: str) -> None:
        t = inis(2, 0, LAND, clans_0="cove=2", clans_1="cove=2", actions_0="warlord bard", deeds=before)
        t.play(0, "warlord", "cove", "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], len(t.told("deed"))) == (after, int(after != before))
        assert t["actions 0"] == ""

    @rule("INI-Q4", "INI-R35")
    def test_a_deed_given_back_can_be_gained_again(self) -> None:
        lines = {"clans_1": "cove=2", "clans_2": "cove=2", "actions_1": "warlord bard", "deeds": "2 2 4"}
        t = inis(3, 0, LAND, **lines)
        t.play(0, "hills", "hills", "pass")
        t.play(1, "warlord", "cove", "seat 2").react(1, "bard").quiet()
        assert t["deeds"] == "1 3 4"


class TestWinner:
    """The Pretender who meets the most conditions wins; among equals the Brenn."""

    @rule("INI-R72", "INI-R70", "INI-R20")
    def test_worked_example_orange_and_blue_are_even_and_green_the_brenn_meets_fewer(self) -> None:
        both = everywhere(TILES[1:7])
        lines = {"clans_0": both, "clans_1": both, "clans_2": everywhere(TILES[8:14]), "sanctuaries": "cove=6"}
        t = judged(3, brenn="2", pretenders="0 1 2", **lines)
        assert (winners(t), t.state.outcome, t["pretenders"]) == ([], None, "")
        assert t.asked == (CHANCE, "crows", ["clockwise", "counter"])

    @rule("INI-R71")
    def test_worked_example_orange_and_green_are_even_and_green_is_brenn(self) -> None:
        lines = {"clans_0": everywhere(TILES[1:7]), "clans_1": "hills=1", "clans_2": everywhere(TILES[8:14])}
        t = judged(3, brenn="2", pretenders="0 2", **lines)
        assert (winners(t), t.ending(), t.asked) == ([2], "brenn", None)

    @rule("INI-R69", "INI-R20")
    def test_without_a_token_nobody_wins_whatever_the_map_looks_like(self) -> None:
        t = judged(2, clans_0=everywhere(TILES[1:9]), clans_1="swamp=1", sanctuaries="cove=9", deeds="8 0")
        assert (winners(t), t.kind) == ([], "crows")

    @rule("INI-R69")
    def test_who_has_a_token_wins_over_somebody_with_more_conditions_but_none(self) -> None:
        lines = {"clans_0": everywhere(TILES[8:14]), "clans_1": everywhere(TILES[1:7]), "sanctuaries": "cove=6"}
        t = judged(2, brenn="1", pretenders="0", **lines)
        assert (winners(t), t.ending()) == ([0], "most-conditions")

    @rule("INI-R70", "INI-R34")
    def test_a_pretender_who_meets_no_condition_any_more_does_not_win(self) -> None:
        t = judged(2, clans_0="cove=1", clans_1=everywhere(TILES[1:9]), pretenders="0", brenn="0")
        assert (winners(t), t["pretenders"], t.kind) == ([], "", "crows")

    @rule("INI-R70")
    def test_two_pretenders_without_a_condition_do_not_win_even_if_one_is_brenn(self) -> None:
        t = judged(2, clans_0="cove=1", clans_1="hills=1", pretenders="0 1", brenn="0")
        assert (winners(t), t["pretenders"]) == ([], "")

    @rule("INI-R70")
    def test_more_conditions_win_also_against_the_brenn(self) -> None:
        lines = {"clans_0": everywhere(TILES[1:7]), "clans_1": everywhere(TILES[8:14]), "sanctuaries": "cove=6"}
        t = judged(2, brenn="1", pretenders="0 1", **lines)
        assert (winners(t), t.ending()) == ([0], "most-conditions")

    @rule("INI-R71")
    def test_a_brenn_without_a_token_does_not_break_a_tie(self) -> None:
        same = everywhere(TILES[1:7])
        t = judged(3, brenn="2", clans_0=same, clans_1=same, clans_2=same, pretenders="0 1")
        assert winners(t) == []

    @rule("INI-R71")
    @pytest.mark.parametrize("brenn", [0, 1, 2, 3])
    def test_of_four_equal_pretenders_the_brenn_wins(self, brenn: int) -> None:
        same = everywhere(TILES[1:7])
        clans = {f"clans_{seat}": same for seat in range(4)}
        assert winners(judged(4, brenn=str(brenn), pretenders="0 1 2 3", **clans)) == [brenn]

    @rule("INI-Q57")
    @pytest.mark.parametrize(("brenn", "ranks"), [("0", [1, 2, 2, 2]), ("2", [2, 2, 1, 2])])
    def test_the_winner_is_first_and_all_others_share_the_second_place(self, brenn: str, ranks: list[int]) -> None:
        same = everywhere(TILES[1:7])
        lines = {"clans_0": same, "clans_1": "hills=1", "clans_2": same, "clans_3": "moor=1"}
        t = judged(4, brenn=brenn, pretenders="0 2", **lines)
        assert t.state.outcome is not None
        assert t.state.outcome.ranks == ranks

    @rule("INI-R72", "INI-R20", "INI-R21", "INI-R34")
    def test_after_a_tie_the_assembly_goes_on_and_tokens_can_be_taken_anew_in_the_season(self) -> None:
        same = everywhere(TILES[1:7])
        lines = {"clans_0": same, "clans_1": same, "clans_2": "valley=1", "passed": "1 2", "pretenders": "0 1"}
        t = inis(3, 0, LAND, **lines, sanctuaries="", brenn="2").play(0, "pass")
        assert t.told("no-winner") == [(-1, -1, -1, 1)]
        assert (t["pretenders"], t["advantages 2"], t.kind) == ("", "valley", "crows")

    @rule("INI-R20", "INI-R69")
    def test_the_game_ends_in_the_assembly_and_not_when_the_token_is_taken(self) -> None:
        t = inis(2, 0, LAND, clans_0=everywhere(TILES[1:7]), clans_1="swamp=1", sanctuaries="")
        t.play(0, "pretender").play(1, "pass")
        assert t.state.outcome is None
        t.play(0, "pass").quiet()
        assert (winners(t), t.told("ended")) == ([0], [(0, -1, -1, 0)])
