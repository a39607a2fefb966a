"""The scene of Inis says what lies on the table, in the words of the rules."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TALES
from meadhall.games.inis.scene import SCENE
from meadhall.games.inis.underway import FACES
from meadhall.testing import rule
from meadhall.testing.scenes import at
from tests.games import looks
from tests.games.inis.situations import war
from tests.games.inis.table import ASSEMBLY, fresh, inis

if TYPE_CHECKING:
    from meadhall.games.inis.things import Card, Clash, Move
    from tests.games.inis.table import Table

CARDS_IN_THE_BOX = 63
PUBLIC = 2
"""The spectator of a game of two."""

drawn = partial(looks.drawn, SCENE)


def keys(cards: list[Card]) -> list[str]:
    return [card.key for card in cards]


def fight(t: Table, viewer: int = 0) -> Clash:
    clash = drawn(t, viewer).clash
    assert clash is not None
    return clash


def plain(moves: list[Move]) -> list[tuple[int, str, str, int]]:
    return [(move.seat, move.source, move.target, move.count) for move in moves]


def way(t: Table) -> tuple[int, str, str] | None:
    found = drawn(t, PUBLIC).way
    return (found.seat, found.source, found.target) if found else None


def test_a_territory_shows_where_it_lies_and_what_stands_there() -> None:
    t = inis(
        land="valley cove plains hills", clans_0="valley=2 cove=1", clans_1="valley=1 hills=1", capital="valley",
        citadels="valley=1", sanctuaries="valley=2", feast="valley", advantages_0="valley", advantages_down="cove",
    )  # fmt: skip
    cove, hills, _, valley = drawn(t, PUBLIC).territories
    assert (valley.key, valley.hexes) == ("territory:valley", [[0, 0], [1, 0], [0, 1]])
    assert [(group.key, group.seat, group.count) for group in valley.groups] == [
        ("clans:valley:0", 0, 2), ("clans:valley:1", 1, 1),
    ]  # fmt: skip
    assert (valley.citadels, valley.has_capital, valley.sanctuaries, valley.has_festival) == (1, True, 2, True)
    assert (valley.chieftain, cove.chieftain, hills.chieftain) == (0, 0, 1)
    assert (valley.neighbours, cove.hexes) == (["cove", "plains"], [[1, -1], [2, -1], [2, -2]])
    assert [(each.advantage, each.advantage_of) for each in (valley, cove, hills)] == [
        ("held", 0), ("face-down", -1), ("face-up", -1),
    ]  # fmt: skip
    beside = [(each.card.key, each.is_face_up) for each in drawn(t, PUBLIC).advantages]
    assert beside == [("beside:cove-card", False), ("beside:hills-card", True), ("beside:plains-card", True)]


@rule("INI-R73", "INI-R32")
def test_an_advantage_card_lies_before_its_player_until_it_has_been_carried_out() -> None:
    """It counts as used from the beginning, but it is drawn once."""

    def cards(t: Table) -> tuple[list[str], list[tuple[str, bool]]]:
        scene = drawn(t, PUBLIC)
        beside = [(each.card.key, each.is_face_up) for each in scene.advantages]
        return [each.key for each in scene.stack], beside

    others = [("beside:cove-card", True), ("beside:valley-card", True)]
    clans = {"clans_0": "plains=1 valley=1", "clans_1": "cove=1 valley=1"}
    t = inis(2, 0, "plains valley cove", advantages_0="plains", tales_1="dagda", **clans)
    assert cards(t) == ([], others)
    t.play(0, "plains-card")
    assert (cards(t), t["advantages down"]) == ((["played:plains-card"], others), "plains")
    t.play(0, "1").quiet()  # a clash in the Cove
    assert (t.asks(), cards(t)) == ((0, "manoeuvre"), (["played:plains-card"], others))
    t.play(0, "seat 1", "peace").quiet()
    assert cards(t) == ([], [others[0], ("beside:plains-card", False), others[1]])


def test_a_seat_shows_how_far_it_is_from_victory_and_how_many_cards_it_holds() -> None:
    t = inis(
        clans_0="valley=2 cove=1", clans_1="valley=1 hills=1", deeds="4 0", pretenders="0", passed="1",
        actions_0="bard geis", tales_0="club", advantages_0="cove",
    )  # fmt: skip
    seat = drawn(t, 1).seats[0]
    assert (seat.clans_led, seat.sanctuaries, seat.territories, seat.deeds, seat.met) == (1, 1, 2, 4, 1)
    assert (seat.is_brenn, seat.is_pretender, seat.has_passed, seat.reserve, seat.cauldron) == (
        True,
        True,
        False,
        9,
        -1,
    )
    assert (seat.action_count, seat.advantage_count, seat.tale_count) == (2, 1, 1)
    assert keys(seat.hand) == ["hand:0:cove-card"]
    assert keys(drawn(t, 0).seats[0].hand) == ["hand:0:bard", "hand:0:geis", "hand:0:cove-card", "hand:0:club"]
    assert drawn(t, 0).seats[1].has_passed


def test_cards_show_their_type_and_their_signs() -> None:
    t = inis(
        actions_0="bard conquest geis", tales_0="ogma dagda", advantages_0="cove", land="cove moor", clans_0="cove=1"
    )
    signs = {card.card: (card.kind, card.is_season, card.is_triskel) for card in drawn(t, 0).seats[0].hand}
    assert signs == {
        "bard": ("action", True, True), "conquest": ("action", True, False), "geis": ("action", False, True),
        "cove-card": ("advantage", False, True), "ogma": ("tale", False, True), "dagda": ("tale", False, True),
    }  # fmt: skip
    assert all(is_season or is_triskel for _, _, is_season, is_triskel, _ in FACES)
    assert drawn(t, 0).seats[0].hand[0].clause == "INI-ACT-01"


def test_a_turn_is_taken_with_the_cards_of_the_hand() -> None:
    t = inis(clans_0="valley=1", actions_0="bard geis", advantages_0="moor", land="valley moor", passed="1")
    table = drawn(t, 1)
    assert (table.phase, table.round, table.turn, table.season_turn, table.brenn) == ("season", 1, 0, 0, 0)
    assert (at(t, "bard"), at(t, "geis"), at(t, "pass"), at(t, "pretender")) == (
        ["hand:0:bard"],
        ["hand:0:geis"],
        [],
        [],
    )
    assert at(t, "look") == ["hand:0:moor-card"]
    t = inis(4, clans_0="valley=1", actions_0="master-craftsman", advantages_0="moor", land="valley moor")
    t.play(0, "master-craftsman").quiet()
    assert (at(t, "moor-card"), at(t, "look")) == (["hand:0:moor-card"], [])


def test_what_is_said_in_playing_a_card_is_shown_until_it_is_done() -> None:
    t = inis(clans_0="valley=3", clans_1="cove=1", actions_0="migration bard", actions_1="geis", tales_0="lug")
    t.play(0, "migration")
    assert (at(t, "valley"), drawn(t, 1).stack[0].territories) == (["territory:valley"], [])
    t.answer(0, "valley")
    assert (drawn(t, 0).about, at(t, "2")) == ("cove", [])
    t.answer(0, "2")
    table = drawn(t, 1)
    assert (table.about, len(table.stack)) == ("plains", 1)
    card = table.stack[0]
    assert (card.key, card.kind, card.seat, card.how, card.territories) == (
        "played:migration", "action", 0, "season", ["valley"],
    )  # fmt: skip
    assert plain(card.moves) == [(0, "valley", "cove", 2)]
    t.answer(0, "1").react(1, "geis")
    below, above = drawn(t, PUBLIC).stack
    assert (below.card, above.card, above.how, above.seat) == ("migration", "geis", "triskel", 1)
    assert (below.is_cancelled, below.moves, drawn(t, PUBLIC).turn) == (True, [], 0)


def test_moves_of_other_cards_are_shown_as_they_are_said() -> None:
    def said(card: str, *words: str) -> list[tuple[int, str, str, int]]:
        held = {"tales_0" if card in TALES else "actions_0": card}
        pieces = {"clans_0": "valley=3 cove=1", "clans_1": "valley=2", "citadels": "cove=1", "sanctuaries": "valley=1"}
        t = inis(4, 0, "valley cove plains hills", actions_1="geis", tales_1="dagda", **pieces, **held)
        return plain(drawn(t.play(0, card, *words), PUBLIC).stack[0].moves)

    assert said("conquest", "cove", "1") == [(0, "valley", "cove", 1)]
    assert said("emissaries", "valley", "plains") == [(0, "valley", "plains", 1)]
    assert said("horses", "valley", "hills", "3") == [(0, "valley", "hills", 3)]
    assert said("breas", "valley", "seat 1", "plains") == [(1, "valley", "plains", 1)]
    assert said("nuada", "1") == [(0, "", "valley", 1)]
    assert said("craftsmen", "1") == [(0, "", "cove", 1)]
    assert said("new-clans", "cove") == [(0, "", "cove", 1)]
    assert said("festival", "valley") == said("new-alliance", "valley", "seat 1") == [(0, "", "valley", 1)]
    assert said("kernunos", "cove") == [(0, "", "cove", 1)]
    assert said("stone-of-fal") == [(0, "", "valley", 2)]
    assert said(
        "other-world",
        "valley",
        "place",
    ) == [(0, "", "valley", 1)]
    assert said("balors-eye", "valley", "seat 1") == []  # a clan that is removed goes nowhere


def test_moves_that_begin_or_end_where_the_card_says_are_shown() -> None:
    def moves(t: Table) -> list[tuple[int, str, str, int]]:
        return plain(drawn(t, PUBLIC).stack[-1].moves)

    t = inis(clans_0="plains=2", clans_1="valley=1", advantages_0="plains", land="plains valley cove", tales_1="dagda")
    assert moves(t.play(0, "plains-card", "1")) == [(0, "plains", "cove", 1)]
    t = inis(4, clans_0="valley=2", clans_1="cove=1", actions_0="scouts bard").play(
        0, "scouts", "seat 1", "valley", "cove"
    )
    assert (moves(t), drawn(t, 0).stack[0].seats) == ([(0, "valley", "cove", 1)], [1])
    land = "lost-vale valley cove"
    t = inis(
        clans_0="valley=1", clans_1="cove=1", actions_0="bard", advantages_0="lost-vale", land=land, tales_1="dagda"
    )
    t.play(0, "bard").left_to_chance().react(0, "lost-vale-card", "cove", "seat 1")
    assert moves(t) == [(1, "cove", "lost-vale", 1)]
    t = war(clans_0="cove=2 valley=1", clans_1="cove=1", tales_0="fianna moytura", tales_1="dagda").quiet()
    assert moves(t.answer(0, "fianna").play(0, "valley", "1")) == [(0, "cove", "valley", 1)]
    t = war(clans_0="cove=2 valley=1", clans_1="cove=1", tales_0="moytura", tales_1="dagda").quiet()
    assert moves(t.answer(0, "moytura").play(0, "1")) == [(0, "valley", "cove", 1), (0, "", "cove", 1)]


def test_the_way_that_a_question_is_about_is_shown() -> None:
    def way_of(card: str, *words: str) -> tuple[int, str, str] | None:
        held = {"tales_0" if card in ("breas", "horses", "nuada") else "actions_0": card}
        pieces = {"clans_0": "valley=3 cove=1", "clans_1": "valley=1", "citadels": "cove=1"}
        return way(inis(4, 0, "valley cove plains hills", actions_1="geis", **pieces, **held).play(0, card, *words))

    assert way_of("migration") is None
    assert way_of("migration", "valley") == (0, "valley", "cove")
    assert way_of("migration", "valley", "1") == (0, "valley", "plains")
    assert way_of("conquest") is None
    assert way_of("conquest", "cove") == (0, "valley", "cove")
    assert way_of("emissaries", "valley") == way_of("horses", "valley") == (0, "valley", "")
    assert way_of("horses", "valley", "hills") == (0, "valley", "hills")
    assert way_of("breas", "valley", "seat 1") == (0, "valley", "")
    assert way_of("nuada") is None  # from the reserve
    t = inis(clans_0="plains=2", advantages_0="plains", land="plains valley cove", actions_0="bard")
    assert way(t.play(0, "plains-card")) == (0, "plains", "cove")
    land = "lost-vale valley cove"
    t = inis(clans_0="valley=1", clans_1="cove=1", actions_0="bard", advantages_0="lost-vale", land=land)
    assert way(t.play(0, "bard").left_to_chance().react(0, "lost-vale-card")) == (0, "", "lost-vale")
    t = war(clans_0="cove=2 valley=1", clans_1="cove=1", tales_0="fianna moytura").quiet().answer(0, "fianna")
    assert way(t) == (0, "cove", "")
    assert way(t.play(0, "valley")) == (0, "cove", "valley")
    t = war(clans_0="cove=2 valley=1", clans_1="cove=1", tales_0="moytura").quiet()
    assert way(t.answer(0, "moytura")) == (0, "valley", "cove")


def test_somebodys_clans_are_pointed_at_where_they_stand() -> None:
    t = inis(clans_0="valley=1", clans_1="valley=2", tales_0="balors-eye", actions_0="bard")
    t.play(0, "balors-eye", "valley")
    assert (drawn(t, 0).about, at(t, "seat 1"), at(t, "seat 0")) == ("valley", ["clans:valley:1"], ["clans:valley:0"])
    t = inis(clans_0="valley=1", clans_1="valley=2", advantages_0="moor", land="valley moor", actions_0="bard")
    assert at(t.play(0, "look"), "seat 1") == ["seat:1"]


@pytest.mark.parametrize(
    ("cards", "piece"),
    [
        ({"actions_0": "bard citadel"}, "citadel"),
        ({"actions_0": "bard sanctuary"}, "sanctuary"),
        ({"actions_0": "bard festival", "sanctuaries": "valley=1"}, "festival"),
        ({"actions_0": "bard new-clans"}, "clan"),
        ({"actions_0": "bard", "tales_0": "eriu", "sanctuaries": "valley=1"}, "clan"),
        ({"actions_0": "bard", "tales_0": "balors-eye"}, ""),
    ],
)
def test_it_is_told_what_comes_to_the_territory_that_is_asked_for(cards: dict[str, str], piece: str) -> None:
    t = inis(2, 0, "valley cove", clans_0="valley=2 cove=1", clans_1="valley=1 cove=1", **cards)
    assert drawn(t, 0).brings == ""
    card = cards.get("tales_0") or cards["actions_0"].split()[1]
    asked = t.play(0, card).asked
    assert asked is not None
    assert (asked[1], drawn(t, 0).brings) == ("where", piece)


def test_spots_are_shown_while_somebody_is_asked_where_a_tile_goes() -> None:
    t = inis(clans_0="valley=1", actions_0="exploration", land="valley cove", brenn="1")
    assert drawn(t, 0).spots == []
    t.play(0, "exploration").quiet()
    table = drawn(t, PUBLIC)
    assert (table.turn, table.tiles_left, table.tile, table.spots) == (1, 14, "", drawn(t, 1).spots)
    asked = t.asked_of(1)
    assert [spot.key for spot in table.spots] == [f"spot:{word}" for word in asked]
    assert (table.spots[0].touches, len(table.spots[0].hexes)) == (["cove", "valley"], 3)
    assert at(t, asked[0]) == [table.spots[0].key]


def test_tiles_are_shown_to_who_looks_at_them_and_the_one_laid_next_to_all() -> None:
    t = inis(clans_0="valley=1", tales_0="tailtu", land="valley cove", actions_0="bard")
    t.play(0, "tailtu").quiet().left_to_chance()
    first, *_ = tiles = drawn(t, 0).tiles
    assert (len(tiles), drawn(t, 1).tiles, at(t, first.name)) == (3, [], [first.key])
    t.answer(0, first.name)
    assert (first.key, drawn(t, PUBLIC).tile, len(drawn(t, 0).tiles)) == (f"tile:{first.name}", first.name, 2)


def test_a_clash_shows_its_sides_and_what_is_going_on() -> None:
    t = war(3, clans_0="cove=2 valley=1", clans_1="cove=2", clans_2="cove=1", citadels="cove=1", actions_1="bard")
    clash = fight(t.quiet())
    assert (drawn(t, 3).phase, clash.territory, clash.instigator, clash.step) == ("clash", "cove", 0, "citadels")
    assert (clash.free_citadels, clash.turn, clash.attack, drawn(t, 1).about) == (1, -1, None, "cove")
    clash = fight(t.play(1, "shelter").quiet())
    assert (clash.step, clash.turn, clash.free_citadels) == ("manoeuvre", 0, 0)
    assert [(side.seat, side.exposed, side.sheltered, side.fallen) for side in clash.sides] == [
        (0, 2, 0, 0), (1, 1, 1, 0), (2, 1, 0, 0),
    ]  # fmt: skip
    assert (at(t, "seat 1"), at(t, "peace"), at(t, "withdraw")) == (["clans:cove:1"], [], [])
    t.answer(0, "seat 1").quiet()
    clash = fight(t)
    assert clash.attack is not None
    assert (clash.step, clash.attack.attacker, clash.attack.defender, clash.attack.due) == ("answer", 0, 1, "either")
    assert (at(t, "bard"), at(t, "clan")) == (["hand:1:bard"], [])
    clash = fight(t.answer(1, "clan").quiet())
    assert (clash.turn, clash.attack, clash.sides[1].fallen, clash.sides[1].exposed) == (2, None, 1, 0)


def test_the_vote_on_peace_and_a_withdrawal_are_shown() -> None:
    t = war(3, clans_0="cove=2 valley=1", clans_1="cove=2", clans_2="cove=1").quiet().answer(0, "peace")
    clash = fight(t)
    assert (clash.step, clash.agreed, clash.asked) == ("peace", [0], [1, 2])
    clash = fight(t.answer(1, "peace"))
    assert (clash.agreed, clash.asked) == ([0, 1], [2])
    clash = fight(t.answer(2, "war"))
    assert (clash.step, clash.was_peace_refused, clash.agreed) == ("manoeuvre", True, [])
    t.answer(0, "withdraw")
    assert (fight(t).step, drawn(t, 0).about, way(t)) == ("withdrawal", "valley", (0, "cove", "valley"))
    t = (
        war(land="valley cove plains", clans_0="cove=2 valley=1 plains=1", clans_1="cove=1")
        .quiet()
        .play(0, "withdraw", "1")
    )
    assert plain(fight(t).withdrawal) == [(0, "cove", "plains", 1)]


def test_reactions_in_a_clash_the_cauldron_and_the_spear_are_shown() -> None:
    t = war(clans_0="cove=2", clans_1="cove=3", tales_1="cauldron", tales_0="spear")
    assert fight(t).step == "reaction"
    t.quiet().play(0, "seat 1").react(1, "cauldron").quiet()
    assert [seat.cauldron for seat in drawn(t, 0).seats] == [-1, 1]
    t = war(clans_0="cove=2", clans_1="cove=3", tales_0="spear")
    assert fight(t.react(0, "spear").quiet()).is_silenced


def test_clashes_that_are_still_to_come_are_shown() -> None:
    t = inis(land="valley cove plains", clans_0="valley=3", clans_1="cove=1 plains=1", actions_0="migration")
    t.play(0, "migration", "valley", "1", "1").quiet()
    assert (drawn(t, 0).pending, at(t, "cove")) == (["cove", "plains"], ["territory:cove"])
    t.answer(0, "cove")
    assert (drawn(t, 0).pending, fight(t).territory) == (["plains"], "cove")


def test_a_draft_shows_ones_own_cards_and_where_the_others_go() -> None:
    t = inis(
        3, clans_0="valley=1", aside="bard", crows="counter", frames=f"{ASSEMBLY} step=6 > draft n=2",
        pool_0="citadel conquest craftsmen druid", pool_1="exploration festival geis migration",
        pool_2="new-alliance new-clans sanctuary warlord",
    )  # fmt: skip
    table = drawn(t, 0)
    draft = table.draft
    assert draft is not None
    assert (table.phase, table.turn, draft.step, draft.steps, draft.keep) == ("assembly", 0, 2, 3, 2)
    assert keys(draft.pool) == ["pool:citadel", "pool:conquest", "pool:craftsmen", "pool:druid"]
    assert (draft.to, draft.source, draft.is_keeping, draft.is_chosen, draft.chosen) == (2, 1, True, False, [])
    assert [(drafter.count, drafter.known) for drafter in draft.drafters] == [(4, [])] * 3
    assert at(t, "druid") == ["pool:druid"]
    t.answer(0, "druid")
    t.answer(0, "conquest")
    draft = drawn(t, 0).draft
    assert draft is not None
    assert (draft.chosen, draft.is_chosen, len(draft.pool)) == (["druid", "conquest"], True, 4)
    public = drawn(t, 3).draft
    assert public is not None
    assert (public.pool, public.to, public.source, public.chosen, public.is_chosen) == ([], -1, -1, [], False)
    for seat, words in ((1, "geis migration"), (2, "warlord sanctuary")):
        for word in words.split():
            t.answer(seat, word)
    draft = drawn(t, 0).draft
    assert draft is not None
    assert (draft.step, draft.is_keeping, draft.keep) == (3, False, 3)
    assert keys(draft.drafters[2].known) == ["passed:citadel", "passed:craftsmen"]


def test_cards_to_choose_from_lie_before_who_chooses() -> None:
    t = inis(clans_0="valley=1", actions_0="druid bard", discards="geis conquest")
    t.play(0, "druid").quiet()
    assert (keys(drawn(t, 0).choice), at(t, "geis")) == (["pool:conquest", "pool:geis"], ["pool:geis"])
    assert (drawn(t, 1).choice, keys(drawn(t, 0).discards)) == ([], ["discard:conquest", "discard:geis"])
    t = inis(clans_0="valley=1", tales_0="tuan", actions_0="bard").play(0, "tuan").left_to_chance().quiet()
    t.left_to_chance().quiet()
    assert (len(drawn(t, 0).choice), drawn(t, 1).choice, drawn(t, 0).tales_left) == (3, [], len(TALES) - 4)
    assert at(t, t.asked_of(0)[0]) == [drawn(t, 0).choice[0].key]
    t = inis(3, clans_0="valley=2", tales_0="deirdre", tales_1="club", tales_2="ogma", actions_0="bard")
    t.play(0, "deirdre", "valley").quiet().left_to_chance()
    assert (keys(drawn(t, 3).choice), at(t, "ogma")) == (["pool:club", "pool:ogma"], ["pool:ogma"])


def test_piles_show_what_everybody_may_know_of_them() -> None:
    t = inis(clans_0="valley=1", actions_0="bard citadel", aside="geis", tale_discards="club", discards="conquest")
    table = drawn(t, 1)
    assert (table.aside_count, table.aside, table.discard_count) == (1, [], 1)
    assert (keys(table.tale_discards), table.tales_left) == (["discard:club"], len(TALES) - 1)
    assert (table.supply.citadels, table.supply.sanctuaries, table.supply.deeds) == (8, 8, 8)
    assert t.seen(1, "aside") == "?"


def test_a_game_begins_with_the_set_up_and_ends() -> None:
    table = SCENE.scene(GAME.new(3).redact(0))
    assert (table.phase, table.brenn, table.direction, table.territories, table.turn) == ("set-up", -1, "", [], -1)
    state = fresh(3)
    question = state.question()
    assert question is not None
    view = state.redact(question.actor)
    assert (SCENE.scene(view).phase, SCENE.scene(view).brings) == ("set-up", "capital")
    assert SCENE.places(view, question, question.options[0])[0].startswith("territory:")
    t = inis(clans_0="valley=3 cove=1 plains=1 hills=1", deeds="3 0", pretenders="0", aside="", frames=ASSEMBLY).quiet()
    table = drawn(t, 0)
    assert (table.phase, table.turn, table.season_turn, table.goal) == ("over", -1, -1, 6)


def test_the_client_knows_what_is_printed_on_each_card() -> None:
    file = Path(__file__).parents[3] / "client" / "src" / "games" / "inis" / "faces.ts"
    found = re.findall(r'^  "?([\w-]+)"?: \["([\w-]+)", "(\w*)"\],$', file.read_text(encoding="utf-8"), re.MULTILINE)
    printed = [(name, clause, "s" * season + "t" * triskel) for name, _, season, triskel, clause in FACES]
    assert len(found) >= CARDS_IN_THE_BOX
    assert set(found) <= set(printed)  # of a card that is new, nothing is known there yet
