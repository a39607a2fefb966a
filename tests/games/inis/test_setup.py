"""Components and set-up: what is in the box, and how a game begins."""

from __future__ import annotations

import pytest

from meadhall.core.game import BadSetting
from meadhall.core.question import CHANCE
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import ACTIONS, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.hexagons import free_spots, island, touching
from tests.games.inis.table import ASSEMBLY, WITH_FOUR, Table, fresh, inis, line

LATER = ["forest", "gates", "highlands", "meadows", "misty-lands", "mountains"]
"""What lies at the bottom of the stack in a first game."""


def box(seats: int, **settings: str) -> Table:
    """A new game in which nothing has happened yet."""
    return Table(GAME, GAME.write_position(GAME.new(seats, settings)))


def laid(seats: int, tiles: str, **settings: str) -> Table:
    """A new game in which chance has laid these tiles, or what it had to lay, and named seat 0 Brenn."""
    t = box(seats, brenn="0", **settings)
    t.chance(*tiles.split())
    return t


def tiles_of(t: Table) -> list[str]:
    """The territories on the map, sorted by name."""
    return [word.split("=")[0] for word in t["map"].split()]


def weights(t: Table) -> list[int]:
    """How chance weighs what it is asked now."""
    question = t.state.question()
    assert question is not None
    return question.weights


def neighbours(t: Table, territory: str) -> list[str]:
    """Where seat 0 could send a clan of seat 1 from a territory in which both are, by Breas' Tyranny."""
    t.play(0, "breas", territory, "seat 1")
    assert t.kind == "to"
    return t.asked_of(0)


def neighbours_of(tiles: list[str], **lines: str) -> list[list[str]]:
    """For each tile of a map its neighbours, asked on a table of its own."""
    clans = " ".join(f"{tile}=1" for tile in tiles)
    return [neighbours(inis(2, 0, clans_0=clans, clans_1=clans, tales_0="breas", **lines), tile) for tile in tiles]


class TestSetUp:
    """The first tiles, the Brenn, the capital, the crows, and two clans for each."""

    @rule("INI-R12")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_chance_lays_as_many_territories_as_players_and_their_cards_lie_face_up(self, seats: int) -> None:
        t = box(seats)
        assert t.asked == (CHANCE, "tile", TERRITORIES)
        assert set(weights(t)) == {1}
        chosen = ["forest", "moor", "cove", "plains"][:seats]
        t.chance(*chosen)
        assert tiles_of(t) == sorted(chosen)
        assert t["advantages up"].split() == sorted(chosen)
        assert t.kind == "first-brenn"

    @rule("INI-R12")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_rest_of_the_territories_is_the_stack_which_nobody_knows(self, seats: int) -> None:
        state = fresh(seats)
        t = Table(GAME, GAME.write_position(state))
        on_map = tiles_of(t)
        rest = [tile for tile in TERRITORIES if tile not in on_map]
        explorer = inis(seats, land=" ".join(on_map), clans_0=f"{on_map[0]}=1", actions_0="exploration")
        explorer.play(0, "exploration").quiet()
        assert explorer.kind == "which-spot"
        explorer.play(0, explorer.asked_of(0)[0])
        assert explorer.asked == (CHANCE, "tile", rest)
        assert [line(state.redact(viewer), "bottom") for viewer in range(seats + 1)] == [""] * (seats + 1)

    @rule("INI-R12", "INI-TILE-1", "INI-TILE-3")
    def test_gates_and_stone_circle_come_with_their_sanctuary_at_set_up_too(self) -> None:
        t = laid(3, "gates valley stone-circle")
        assert t["sanctuaries"] == "gates=1 stone-circle=1"
        t.answer(0, "stone-circle")
        assert t["sanctuaries"] == "gates=1 stone-circle=2"

    @rule("INI-R12", "INI-Q33")
    @pytest.mark.parametrize(("seats", "degrees"), [(2, [1, 1]), (3, [2, 2, 2]), (4, [2, 2, 3, 3])])
    def test_the_first_territories_lie_as_close_as_they_can(self, seats: int, degrees: list[int]) -> None:
        t = laid(seats, " ".join(["valley", "cove", "plains", "hills"][:seats]))
        tiles = tiles_of(t)
        found = neighbours_of(tiles, land=" ".join(tiles), map=t["map"])
        assert sorted(len(around) for around in found) == degrees

    @rule("INI-R13")
    @pytest.mark.parametrize(
        ("seats", "first"), [(2, "valley cove"), (3, "valley cove plains"), (4, "valley cove plains hills")]
    )
    def test_the_first_game_begins_with_fixed_territories(self, seats: int, first: str) -> None:
        t = box(seats, scenario="first").left_to_chance(seed=seats)
        assert tiles_of(t) == sorted(first.split())
        assert t["bottom"].split() == LATER
        assert t.kind == "capital"

    @rule("INI-R13")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_in_the_first_game_six_territories_come_after_all_others(self, seats: int) -> None:
        first = ["valley", "cove", "plains", "hills"][:seats]
        upper = [tile for tile in TERRITORIES if tile not in first and tile not in LATER]
        assert explored(inis(seats, 0, land=" ".join(first), bottom=" ".join(LATER), **explorer())) == upper
        land = " ".join([*first, *upper])
        assert explored(inis(seats, 0, land=land, bottom=" ".join(LATER), **explorer())) == LATER

    @rule("INI-R14", "INI-Q15")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_chance_names_the_first_brenn(self, seats: int) -> None:
        t = box(seats)
        t.chance(*["forest", "moor", "cove", "plains"][:seats])
        assert t.asked == (CHANCE, "first-brenn", [f"seat {seat}" for seat in range(seats)])
        assert set(weights(t)) == {1}
        t.chance(f"seat {seats - 1}")
        assert t["brenn"] == str(seats - 1)

    @rule("INI-Q15")
    @pytest.mark.parametrize(("seats", "brenn"), [(2, 1), (3, 0), (3, 2), (4, 3)])
    def test_the_table_may_name_the_first_brenn_instead(self, seats: int, brenn: int) -> None:
        t = box(seats, brenn=str(brenn))
        t.chance(*["forest", "moor", "cove", "plains"][:seats])
        assert (t["brenn"], t.state.question_to(brenn) is not None, t.kind) == (str(brenn), True, "capital")

    @rule("INI-Q15")
    @pytest.mark.parametrize(("seats", "brenn"), [(2, "2"), (3, "3"), (2, "3")])
    def test_a_seat_that_is_not_at_the_table_cannot_be_named_brenn(self, seats: int, brenn: str) -> None:
        with pytest.raises(BadSetting):
            GAME.new(seats, {"brenn": brenn})

    @rule("INI-R14")
    def test_the_brenn_chooses_where_the_capital_and_a_sanctuary_stand(self) -> None:
        t = laid(3, "forest moor cove")
        assert t.asked == (0, "capital", ["cove", "forest", "moor"])
        assert (t["capital"], t["sanctuaries"]) == ("none", "")
        t.answer(0, "moor")
        assert (t["capital"], t["sanctuaries"], t["citadels"]) == ("moor", "moor=1", "")

    @rule("INI-Q21")
    def test_the_capital_is_not_built_in_the_swamp(self) -> None:
        t = laid(2, "swamp cove")
        assert t.asked == (0, "capital", ["cove"])
        assert t.refused(0, "swamp") == "INI-Q21"

    @rule("INI-R15")
    @pytest.mark.parametrize("side", ["clockwise", "counter"])
    def test_the_crows_are_tossed_for_the_direction_of_play(self, side: str) -> None:
        t = laid(3, "forest moor cove")
        t.answer(0, "moor")
        assert t.asked == (CHANCE, "crows", ["clockwise", "counter"])
        assert weights(t) == [1, 1]
        assert t["crows"] == "none"
        t.chance(side)
        assert t["crows"] == side

    @rule("INI-R16", "INI-R15")
    @pytest.mark.parametrize(
        ("seats", "brenn", "side", "order"),
        [
            (2, 1, "clockwise", [1, 0, 1, 0]),
            (2, 0, "counter", [0, 1, 0, 1]),
            (3, 2, "clockwise", [2, 0, 1, 2, 0, 1]),
            (3, 2, "counter", [2, 1, 0, 2, 1, 0]),
            (4, 1, "clockwise", [1, 2, 3, 0, 1, 2, 3, 0]),
            (4, 1, "counter", [1, 0, 3, 2, 1, 0, 3, 2]),
        ],
    )
    def test_from_the_brenn_in_the_direction_of_the_crows_each_places_a_clan_twice(
        self, seats: int, brenn: int, side: str, order: list[int]
    ) -> None:
        t = box(seats, brenn=str(brenn))
        t.chance(*["forest", "moor", "cove", "plains"][:seats])
        t.answer(brenn, "moor").chance(side)
        asked = []
        while t.kind == "settle":
            question = t.state.question()
            assert question is not None
            asked.append(question.actor)
            t.answer(question.actor, "forest" if len(asked) % 2 else "moor")
        assert asked == order
        assert sum(t.clans("forest")) == sum(t.clans("moor")) == seats
        assert [f + m for f, m in zip(t.clans("forest"), t.clans("moor"), strict=True)] == [2] * seats

    @rule("INI-R16", "INI-R45")
    def test_a_first_clan_may_go_into_any_territory_also_where_others_are_and_no_clash_starts(self) -> None:
        t = laid(3, "forest swamp cove")
        t.answer(0, "cove").chance("clockwise")
        for seat in (0, 1, 2, 0, 1, 2):
            assert t.asked == (seat, "settle", ["cove", "forest", "swamp"])
            t.answer(seat, "swamp")
        assert t.clans("swamp") == [2, 2, 2]
        assert t.told("clash") == []

    @rule("INI-R16", "INI-R18", "INI-R19")
    def test_after_the_last_clan_the_first_assembly_begins(self) -> None:
        t = laid(2, "forest cove")
        t.answer(0, "cove").chance("clockwise")
        t.answer(0, "forest").answer(1, "cove").answer(0, "forest").answer(1, "cove")
        assert t.told("round") == [(-1, -1, -1, 0)]
        assert (t["brenn"], t["advantages 0"], t["advantages 1"]) == ("1", "forest", "cove")
        assert t.asked == (CHANCE, "crows", ["clockwise", "counter"])


def explorer() -> dict[str, str]:
    """Lines for a seat that is about to play Exploration, and is Brenn."""
    return {"clans_0": "valley=1", "actions_0": "exploration"}


def explored(t: Table) -> list[str]:
    """Which tiles chance may draw when seat 0 explores the first spot that it may choose."""
    t.play(0, "exploration").quiet()
    t.play(0, t.asked_of(0)[0])
    assert t.kind == "tile"
    return t.asked_of(CHANCE)


class TestTerritories:
    """New territories, and what their cards do."""

    @rule("INI-R2")
    @pytest.mark.parametrize("n", [2, 3, 4, 6, 10])
    def test_a_new_territory_goes_wherever_three_free_hexagons_touch_at_least_two_territories(self, n: int) -> None:
        land = " ".join(TERRITORIES[:n])
        t = inis(2, 0, land, clans_0="cove=1", clans_1="cove=1", actions_0="exploration")
        tiles = island(t["map"])
        found = []
        for spot in t.play(0, "exploration").quiet().asked_of(0):
            t = inis(2, 0, land, clans_0="cove=1", clans_1="cove=1", actions_0="exploration")
            t.play(0, "exploration", spot).chance("valley")
            found.append(island(t["map"])["valley"])
        assert len(found) == len(set(found))
        assert set(found) == free_spots(tiles)

    @rule("INI-R2", "INI-Q33")
    def test_neighbours_are_territories_that_share_an_edge_of_a_hexagon(self) -> None:
        t = inis(2, 0, " ".join(TERRITORIES))
        tiles = island(t["map"])
        some = TERRITORIES[:12]
        for name, found in zip(some, neighbours_of(some, land=" ".join(TERRITORIES)), strict=True):
            assert found == touching(tiles, tiles[name])

    @rule("INI-R2")
    def test_the_card_of_a_new_territory_lies_face_up_beside_the_map(self) -> None:
        t = inis(2, 0, land="valley cove", advantages_1="cove", advantages_down="valley", **explorer())
        t.play(0, "exploration").quiet()
        t.play(0, t.asked_of(0)[0]).chance("moor")
        assert (t["advantages up"], t["advantages 1"], t["advantages down"]) == ("moor", "cove", "valley")

    @rule("INI-R8")
    def test_an_advantage_card_may_be_used_by_who_is_chieftain_there_no_more(self) -> None:
        t = inis(2, clans_0="cove=1", clans_1="valley=3", advantages_0="valley", actions_0="bard")
        t.play(0, "bard").quiet().chance("tuan")
        t.react(0, "valley-card", "cove").quiet()
        assert t.clans("cove") == [2, 0]
        assert t["advantages down"] == "valley"


class TestSupplies:
    """Twelve clans each, eight citadels, nine sanctuaries, and the cards of the game."""

    @rule("INI-R1", "INI-R10", "INI-R44")
    @pytest.mark.parametrize(("in_cove", "placed"), [(4, 2), (5, 1), (6, 0)])
    def test_nobody_has_more_than_twelve_clans_on_the_map(self, in_cove: int, placed: int) -> None:
        t = inis(2, clans_0=f"valley=6 cove={in_cove}", clans_1="cove=1", actions_0="new-clans")
        t.play(0, "new-clans", *["valley"] * placed).quiet()
        assert t.clans("valley") == [6 + placed, 0]
        assert t.asked == (1, "turn", ["pass"])
        assert t["discards"] == "new-clans"

    @rule("INI-R10")
    def test_clans_never_come_out_of_the_reserve_of_another(self) -> None:
        t = inis(3, clans_0="valley=6 cove=6", clans_1="cove=1", clans_2="hills=1", tales_0="children-of-dana")
        t.play(0, "children-of-dana").quiet()
        assert [t[f"clans {seat}"] for seat in range(3)] == ["cove=6 valley=6", "cove=1", "hills=1"]
        assert t.told("placed") == []

    @rule("INI-R11", "INI-R1")
    def test_a_removed_clan_goes_to_its_owners_reserve_and_can_be_placed_again(self) -> None:
        t = inis(2, clans_0="valley=6 cove=6", clans_1="cove=1", tales_1="balors-eye", actions_0="new-clans", turn=1)
        t.play(1, "balors-eye", "cove", "seat 0")
        t.play(0, "new-clans", "valley").quiet()
        assert t["clans 0"] == "cove=5 valley=7"
        assert (t.places("removed"), t.cards("removed")) == ([(0, "cove")], [(0, "balors-eye")])
        assert t.kind == "turn"

    @rule("INI-R3", "INI-R44")
    def test_when_no_citadel_is_left_none_is_built_and_the_rest_is_done(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="citadel", citadels="cove=5 hills=3")
        t.play(0, "citadel", "valley").quiet()
        assert (t["citadels"], t["advantages 0"]) == ("cove=5 hills=3", "valley")
        assert t.told("citadel") == []

    @rule("INI-R3", "INI-R44")
    def test_when_no_sanctuary_is_left_none_is_built_and_the_tale_is_drawn(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="sanctuary", sanctuaries="cove=5 hills=4")
        t.play(0, "sanctuary", "valley").quiet().chance("tuan")
        assert (t["sanctuaries"], t["tales 0"]) == ("cove=5 hills=4", "tuan")
        assert t.told("sanctuary") == []

    @rule("INI-R3")
    def test_a_territory_holds_any_number_of_buildings(self) -> None:
        many = {"citadels": "valley=7", "sanctuaries": "valley=8"}
        t = inis(2, 0, clans_0="valley=1", clans_1="cove=1", actions_0="citadel", actions_1="bard", **many)
        t.play(0, "citadel", "valley").quiet()
        t = inis(
            2, 0, clans_0="valley=1", clans_1="cove=1", actions_0="sanctuary", **many | {"citadels": t["citadels"]}
        )
        t.play(0, "sanctuary", "valley").quiet()
        assert (t["citadels"], t["sanctuaries"]) == ("valley=8", "valley=9")

    @rule("INI-R3")
    def test_buildings_belong_to_nobody_and_serve_whoever_is_there(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1 valley=1", actions_0="citadel", actions_1="craftsmen")
        t.play(0, "citadel", "valley").play(1, "craftsmen", "2").quiet()
        assert t.clans("valley") == [1, 3]

    @rule("INI-R4")
    @pytest.mark.parametrize(("capital", "most"), [("valley", 3), ("cove", 2)])
    def test_the_capital_counts_as_a_citadel_besides_the_others(self, capital: str, most: int) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="craftsmen", citadels="valley=2", capital=capital)
        t.play(0, "craftsmen")
        assert t.asked == (0, "how-many", [str(n) for n in range(most + 1)])

    @rule("INI-TILE-4")
    def test_no_citadel_is_built_in_the_swamp(self) -> None:
        t = inis(2, 0, "valley cove swamp", clans_0="swamp=1 cove=1", clans_1="valley=1", actions_0="citadel")
        t.play(0, "citadel")
        assert (t.asked, t.refused(0, "swamp")) == ((0, "where", ["cove"]), "INI-TILE-4")

    @rule("INI-R1", "INI-R44")
    def test_who_has_no_clan_left_to_place_still_explores(self) -> None:
        t = inis(2, 0, clans_0="valley=12", clans_1="cove=1", actions_0="exploration").play(0, "exploration").quiet()
        t.play(0, t.asked_of(0)[0]).chance("moor")
        assert ("moor" in tiles_of(t), t["clans 0"], t["advantages up"]) == (
            True,
            "valley=12",
            "cove hills moor plains valley",
        )

    @rule("INI-R44", "INI-R12")
    def test_when_all_territories_are_laid_exploration_does_nothing(self) -> None:
        t = inis(2, 0, " ".join(TERRITORIES), clans_0="valley=1", clans_1="cove=1", actions_0="exploration")
        t.play(0, "exploration").quiet()
        assert (t.kind, t["clans 0"], t["discards"], len(tiles_of(t))) == ("turn", "valley=1", "exploration", 16)

    @rule("INI-R1", "INI-R44")
    @pytest.mark.parametrize("card", ["festival", "kernunos"])
    def test_who_has_no_clan_left_to_place_does_the_rest_of_a_card(self, card: str) -> None:
        hand = {"actions_0" if card in ACTIONS else "tales_0": card}
        t = inis(2, 0, clans_0="valley=6 cove=6", clans_1="hills=1", **hand)
        t.play(0, card, "valley" if card == "festival" else "cove").quiet()
        assert t["clans 0"] == "cove=6 valley=6"
        assert (t["feast"], t["sanctuaries"]) == (
            ("valley", "valley=1") if card == "festival" else ("none", "cove=1 valley=1")
        )

    @rule("INI-R4")
    def test_the_capital_is_none_of_the_eight_citadels(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_0="citadel", citadels="valley=7")
        t.play(0, "citadel", "valley").quiet()
        assert t["citadels"] == "valley=8"

    @rule("INI-R7")
    @pytest.mark.parametrize(("seats", "cards"), [(2, 13), (3, 13), (4, 17)])
    def test_four_action_cards_are_in_the_game_only_with_four_players(self, seats: int, cards: int) -> None:
        clans = {f"clans_{seat}": "valley=1" for seat in range(seats)}
        t = inis(seats, 0, frames=ASSEMBLY, aside="", **clans).chance("clockwise")
        expected = [card for card in ACTIONS if seats == 4 or card not in WITH_FOUR]
        assert t.asked == (CHANCE, "aside", expected)
        assert len(expected) == cards


class TestCards:
    """What is hidden, what is open, and when a card is played."""

    @rule("INI-R5")
    @pytest.mark.parametrize("viewer", [0, 2, 3])
    def test_of_the_hands_of_others_one_sees_how_many_cards_of_which_type(self, viewer: int) -> None:
        lines = {"actions_1": "bard geis", "tales_1": "tuan dagda eriu", "advantages_1": "cove"}
        t = inis(3, 0, clans_0="valley=1", clans_1="cove=1", clans_2="hills=1", deeds="0 2 1", **lines)
        assert t.seen(viewer, "actions 1") == "? ?"
        assert t.seen(viewer, "tales 1") == "? ? ?"
        assert t.seen(viewer, "deeds") == "0 2 1"
        assert (t.seen(1, "actions 1"), t.seen(1, "tales 1")) == ("bard geis", "dagda eriu tuan")

    @rule("INI-R6")
    def test_on_ones_turn_only_season_cards_are_offered(self) -> None:
        hands = {"actions_0": "bard geis warlord", "tales_0": "dagda tuan fianna", "advantages_0": "cove plains"}
        t = inis(2, 0, clans_0="valley=1", clans_1="cove=1", **hands)
        assert t.asked == (0, "turn", ["bard", "warlord", "plains-card", "tuan", "pass"])
        for word in ("geis", "dagda", "fianna", "cove-card"):
            assert t.refused(0, word) == "INI-R6"

    @rule("INI-R6")
    def test_a_triskel_card_is_offered_only_when_what_it_names_has_happened(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", actions_1="geis", tales_1="dagda", actions_0="festival")
        t.play(0, "festival", "valley")
        assert t.may_react(1) == ["geis"]
        t.quiet()
        assert t.asked == (1, "turn", ["pass"])

    @rule("INI-R6")
    @pytest.mark.parametrize("as_season", [True, False])
    def test_a_card_with_both_signs_is_played_for_one_of_them(self, as_season: bool) -> None:
        t = inis(2, clans_0="cove=2", clans_1="cove=2", actions_0="bard warlord")
        if as_season:
            t.play(0, "bard").quiet().chance("tuan")
        else:
            t.play(0, "warlord", "cove", "seat 1").react(0, "bard").quiet()
        assert (t["tales 0"], t["deeds"]) == (("tuan", "0 0") if as_season else ("", "1 0"))
        assert "bard" not in t["actions 0"]

    @rule("INI-R9", "INI-R36")
    def test_epic_tales_are_kept_into_the_next_round(self) -> None:
        t = inis(2, clans_0="valley=1", clans_1="cove=1", tales_0="tuan eriu", tales_1="dagda", passed="1", round="3")
        t.play(0, "pass").quiet()
        assert t.told("round") == [(-1, -1, -1, 4)]
        assert (t["tales 0"], t["tales 1"], t["tale discards"]) == ("eriu tuan", "dagda", "")
