"""What stands on the tiles: the Gates of Tír na nÓg, Stone Circle, Swamp. The Mountains: test_tiles_mountains.py."""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TALES, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis

LAND = "valley gates cove hills"
SOME_TALES = ["eriu", "nuada", "harp", "maeve"]
OTHER_SIDE = {"clockwise": "counter", "counter": "clockwise"}


def assembly(seats: int = 3, **lines: str) -> Table:
    """Return a table where the crows are to be tossed in the Assembly; the capital's territory has no chieftain."""
    clans = {f"clans_{seat}": f"gates={2 + seat}" for seat in range(seats)}
    return inis(seats, 0, LAND, **clans | {"frames": ASSEMBLY, "aside": ""} | lines).quiet()


def all_draw(t: Table) -> Table:
    """Draw something for everybody who may draw at the Gates."""
    for tale in SOME_TALES:
        if t.quiet().kind == "draw":
            t.chance(tale)
    return t.quiet()


@rule("INI-TILE-1")
class TestGates:
    """The Gates: whenever the direction changes everybody present loses a clan there and draws an Epic Tale."""

    @rule("INI-R22", "INI-Q34")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("before", ["clockwise", "counter"])
    def test_a_toss_that_shows_the_other_side_costs_a_clan_and_brings_a_tale(self, before: str, seats: int) -> None:
        t = all_draw(assembly(seats, crows=before).by_chance(OTHER_SIDE[before]))
        assert [t[f"clans {seat}"] for seat in range(seats)] == [f"gates={1 + seat}" for seat in range(seats)]
        assert [len(t[f"tales {seat}"].split()) for seat in range(seats)] == [1] * seats

    @rule("INI-R22", "INI-Q34")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("side", ["clockwise", "counter"])
    def test_a_toss_that_shows_the_same_side_does_nothing(self, side: str, seats: int) -> None:
        t = assembly(seats, crows=side).by_chance(side)
        assert t.kind == "aside"
        assert (t.told("removed"), t.told("drew")) == ([], [])

    def test_who_is_not_present_loses_and_draws_nothing(self) -> None:
        t = all_draw(assembly(clans_1="hills=2").by_chance("counter"))
        assert t.places("removed") == [(0, "gates"), (2, "gates")]
        assert [seat for seat, _ in t.cards("drew")] == [0, 2]
        assert t["clans 1"] == "hills=2"

    def test_who_loses_the_last_clan_draws_all_the_same(self) -> None:
        t = assembly(2, clans_0="gates=1", clans_1="hills=1").by_chance("counter", "eriu").quiet()
        assert (t["clans 0"], t["tales 0"]) == ("", "eriu")

    @rule("INI-Q52")
    @pytest.mark.parametrize(
        ("brenn", "before", "order"),
        [
            ("0", "clockwise", [0, 3, 2, 1]),
            ("0", "counter", [0, 1, 2, 3]),
            ("2", "clockwise", [2, 1, 0, 3]),
            ("3", "counter", [3, 0, 1, 2]),
        ],
    )
    def test_it_goes_from_the_brenn_in_the_new_direction(self, brenn: str, before: str, order: list[int]) -> None:
        t = all_draw(assembly(4, brenn=brenn, crows=before).by_chance(OTHER_SIDE[before]))
        assert [seat for seat, _ in t.places("removed")] == order
        assert [seat for seat, _ in t.cards("drew")] == order

    @rule("INI-Q52", "INI-R19")
    def test_the_new_brenn_is_the_first(self) -> None:
        t = all_draw(assembly(3, brenn="0", clans_1="gates=1 valley=1").by_chance("counter"))
        assert [seat for seat, _ in t.places("removed")] == [1, 0, 2]

    @rule("INI-Q52")
    def test_each_player_loses_and_draws_before_the_next(self) -> None:
        t = assembly(3).by_chance("counter")
        assert t.places("removed") == [(0, "gates")]
        t.by_chance("eriu").quiet()
        assert t.places("removed") == [(0, "gates"), (2, "gates")]
        assert (t["tales 0"], t.kind) == ("eriu", "draw")

    @rule("INI-EPI-21")
    @pytest.mark.parametrize(("turned", "left"), [("yes", [1, 1, 0]), ("no", [2, 2, 1])])
    def test_the_morrigan_may_turn_the_crows(self, turned: str, left: list[int]) -> None:
        t = inis(
            3, 1, LAND, clans_0="gates=2", clans_1="gates=2", clans_2="gates=1 cove=1", tales_1="morrigan", brenn="2"
        )
        all_draw(t.play(1, "morrigan", turned, "no"))
        assert t.clans("gates") == left
        assert [seat for seat, _ in t.cards("drew")] == ([2, 1, 0] if turned == "yes" else [])

    @rule("INI-EPI-21", "INI-R42", "INI-EPI-08")
    def test_a_cancelled_morrigan_turns_nothing(self) -> None:
        t = inis(2, 0, LAND, clans_0="gates=2", clans_1="gates=2", tales_0="morrigan", tales_1="dagda")
        t.play(0, "morrigan", "yes", "no").react(1, "dagda").quiet()
        assert (t.clans("gates"), t["crows"], t.told("drew")) == ([2, 2], "clockwise", [])

    @rule("INI-EPI-21")
    def test_the_morrigans_clash_at_the_gates_comes_after_the_loss(self) -> None:
        t = inis(2, 0, LAND, clans_0="gates=2", clans_1="gates=2", tales_0="morrigan")
        all_draw(t.play(0, "morrigan", "yes", "gates", "seat 1"))
        assert (t.clans("gates"), t.asks()) == ([1, 1], (1, "manoeuvre"))

    @rule("INI-EPI-21", "INI-Q3", "INI-Q44")
    def test_there_is_no_clash_when_the_loss_leaves_fewer_than_two_players(self) -> None:
        t = inis(2, 0, LAND, clans_0="gates=2", clans_1="gates=1 cove=1", tales_0="morrigan")
        all_draw(t.play(0, "morrigan", "yes", "gates", "seat 1"))
        assert (t.clans("gates"), t.asks(), t.told("clash")) == ([1, 0], (1, "turn"), [])

    @rule("INI-Q1", "INI-Q2", "INI-Q52", "INI-EPI-10")
    def test_a_clan_saved_by_the_dagdas_club_stays_and_its_owner_draws(self) -> None:
        t = assembly(2, tales_1="club").by_chance("counter", "eriu").react(1, "club")
        t.by_chance("nuada").quiet()
        assert (t.clans("gates"), t["tales 1"]) == ([1, 3], "nuada")
        assert (t.places("removed"), t.places("saved")) == ([(0, "gates")], [(1, "gates")])

    @rule("INI-Q1", "INI-Q2", "INI-EPI-13")
    def test_a_clan_lost_may_go_elsewhere_by_diarmuid(self) -> None:
        t = assembly(2, clans_1="gates=1 cove=1 hills=1", tales_1="diarmuid").by_chance("counter", "eriu")
        t.react(1, "diarmuid")
        assert t.asked == (1, "where", ["cove", "hills"])
        t.play(1, "hills").by_chance("nuada").quiet()
        assert (t["clans 1"], t["tales 1"]) == ("cove=1 hills=2", "nuada")
        assert (1, "gates") in t.places("removed")

    @rule("INI-Q1")
    @pytest.mark.parametrize("tale", ["club", "diarmuid"])
    def test_nobody_answers_the_loss_of_another(self, tale: str) -> None:
        t = assembly(2, clans_1="cove=2 hills=1", tales_1=tale).by_chance("counter")
        assert t.offered_to(tale) == []
        assert t.kind == "draw"

    @rule("INI-R44")
    def test_without_tales_to_draw_the_clan_is_lost_all_the_same(self) -> None:
        hands = {"tales_0": " ".join(TALES[:15]), "tales_1": " ".join(TALES[15:])}
        t = assembly(2, **hands).by_chance("counter").quiet()
        assert (t.clans("gates"), t.kind) == ([1, 2], "aside")

    def test_without_gates_on_the_map_nothing_is_lost(self) -> None:
        t = inis(2, 0, "valley cove", clans_0="cove=2", clans_1="cove=1", frames=ASSEMBLY, aside="")
        assert t.by_chance("counter").kind == "aside"


def explored(tile: str, **lines: str) -> Table:
    """Return a table where seat 0 has just laid a tile with Exploration."""
    t = inis(2, 0, "valley cove plains", clans_0="valley=1", clans_1="cove=1", actions_0="exploration", **lines)
    t.play(0, "exploration").quiet()
    return t.play(0, t.asked_of(0)[0]).by_chance(tile).quiet()


def laid_with_tailtu(tile: str, **lines: str) -> Table:
    """Return a table where seat 0 has just laid a tile with Tailtu's Land."""
    t = inis(2, 0, "valley cove plains", clans_0="valley=1", clans_1="cove=1", tales_0="tailtu", **lines)
    t.play(0, "tailtu").by_chance(tile, "hills", "moor").play(0, tile)
    return t.play(0, t.asked_of(0)[0])


class TestWithASanctuary:
    """The Gates and the Stone Circle come with a sanctuary."""

    @rule("INI-TILE-1", "INI-TILE-3")
    @pytest.mark.parametrize("tile", [name for name in TERRITORIES if name not in ("valley", "cove", "plains")])
    def test_explored_these_two_bring_one_and_the_others_none(self, tile: str) -> None:
        brings = f"{tile}=1 valley=1" if tile in ("gates", "stone-circle") else "valley=1"
        t = explored(tile)
        assert t["sanctuaries"] == brings
        assert tile in t["advantages up"].split()

    @rule("INI-TILE-1", "INI-TILE-3", "INI-EPI-28")
    @pytest.mark.parametrize("tile", ["gates", "stone-circle"])
    def test_so_they_do_with_tailtus_land(self, tile: str) -> None:
        assert laid_with_tailtu(tile)["sanctuaries"] == f"{tile}=1 valley=1"

    @rule("INI-TILE-1", "INI-TILE-3", "INI-R12")
    @pytest.mark.parametrize("tile", ["gates", "stone-circle"])
    def test_so_they_do_at_set_up(self, tile: str) -> None:
        state = GAME.new(2, {})
        for word in (tile, "cove", "seat 1"):
            state.apply(GAME.read(word))
        assert f"sanctuaries: {tile}=1\n" in GAME.write_position(state)

    @rule("INI-TILE-1", "INI-TILE-3", "INI-R3", "INI-R14")
    @pytest.mark.parametrize("tile", ["gates", "stone-circle"])
    def test_the_capital_there_brings_a_second_one(self, tile: str) -> None:
        state = GAME.new(2, {})
        for word in (tile, "cove", "seat 1", tile):
            state.apply(GAME.read(word))
        assert f"sanctuaries: {tile}=2\n" in GAME.write_position(state)

    @rule("INI-TILE-1", "INI-TILE-3", "INI-R3")
    @pytest.mark.parametrize("tile", ["gates", "stone-circle"])
    @pytest.mark.parametrize(("standing", "brings"), [(8, 1), (9, 0)])
    def test_when_the_supply_is_empty_they_come_without(self, tile: str, standing: int, brings: int) -> None:
        expected = f"{tile}=1 valley={standing}" if brings else f"valley={standing}"
        assert explored(tile, sanctuaries=f"valley={standing}")["sanctuaries"] == expected
        assert laid_with_tailtu(tile, sanctuaries=f"valley={standing}")["sanctuaries"] == expected

    @rule("INI-Q14")
    @pytest.mark.parametrize("tile", ["gates", "stone-circle"])
    def test_their_sanctuary_draws_no_tale(self, tile: str) -> None:
        assert explored(tile).told("drew") == []


@rule("INI-TILE-4")
class TestSwamp:
    """The Swamp: no citadel can be built there."""

    def citadel(self, **lines: str) -> Table:
        """Return a table where seat 0 has just shown the Action card Citadel."""
        t = inis(2, 0, "valley cove swamp hills", clans_1="cove=1", actions_0="citadel bard", **lines)
        return t.play(0, "citadel")

    @rule("INI-ACT-02")
    def test_the_citadel_is_not_built_there(self) -> None:
        assert self.citadel(clans_0="swamp=2 valley=1").asked == (0, "where", ["valley"])

    def test_the_refusal_names_this_clause(self) -> None:
        assert self.citadel(clans_0="swamp=2 valley=1").refused(0, "swamp") == "INI-TILE-4"

    @rule("INI-ACT-02", "INI-Q49")
    def test_present_only_there_the_card_is_played_for_nothing(self) -> None:
        t = self.citadel(clans_0="swamp=2").quiet()
        assert (t["citadels"], t["advantages 0"], t.asks()) == ("", "", (1, "turn"))

    @rule("INI-R3", "INI-ACT-15")
    def test_a_sanctuary_may_be_built_there(self) -> None:
        t = inis(2, 0, "valley cove swamp", clans_0="swamp=2", clans_1="cove=1", actions_0="sanctuary")
        assert t.play(0, "sanctuary").asked == (0, "where", ["swamp"])

    @rule("INI-Q21", "INI-R14")
    def test_the_capital_is_not_built_there_either(self) -> None:
        state = GAME.new(2, {})
        for word in ("swamp", "cove", "seat 1"):
            state.apply(GAME.read(word))
        question = state.question()
        assert question is not None
        assert (question.actor, question.options) == (1, [GAME.read("cove")])
        assert [GAME.clauses[clause] for _, clause in state.refusals(1)] == ["INI-Q21"]
