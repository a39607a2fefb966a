"""The Season: turns, passing, the Pretender token, discards, and the order in which triskel cards answer."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TALES, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.table import Table, inis

OPENING = "round step=2 > season seat={0} n=1 step=1 > turn seat={0} n=1"
"""The first turn of a Season."""
WIDE = "valley cove plains hills forest moor iron-mine"
SIX = "cove=1 plains=1 hills=1 forest=1 moor=1 iron-mine=1"
"""Clans in six territories of a wide land."""


def scattered(seats: int, turn: int = 0, **lines: str) -> Table:
    """A table at which every seat has a clan in a territory of its own."""
    clans = {f"clans_{seat}": f"{name}=1" for seat, name in enumerate(["valley", "cove", "plains", "hills"][:seats])}
    return inis(seats, turn, **clans | lines)


def whose_turn(t: Table) -> int:
    """The seat that is asked for its turn."""
    assert t.kind == "turn"
    return next(seat for seat in range(t.state.seats) if t.state.question_to(seat) is not None)


class TestTurns:
    """The Brenn opens with a Season card; then each turn is a card, a pass or a Pretender token."""

    @rule("INI-R28")
    @pytest.mark.parametrize(("seats", "brenn"), [(2, 1), (3, 0), (4, 3)])
    def test_the_brenn_begins_and_must_play_a_season_card(self, seats: int, brenn: int) -> None:
        hand = {f"actions_{brenn}": "bard geis"}
        t = scattered(seats, 0, frames=OPENING.format(brenn), brenn=str(brenn), **hand)
        assert t.asked == (brenn, "turn", ["bard"])
        assert t.refused(brenn, "pass") == "INI-R28"

    @rule("INI-R28")
    def test_the_brenn_cannot_open_with_a_pretender_token(self) -> None:
        lines = {"clans_0": SIX, "clans_1": "valley=1", "actions_0": "festival"}
        t = inis(2, 0, WIDE, frames=OPENING.format(0), **lines)
        assert (t.asked_of(0), t.refused(0, "pretender")) == (["festival"], "INI-R28")
        t.play(0, "festival").quiet()
        t.play(1, "pass")
        assert t.asked == (0, "turn", ["pass", "pretender"])

    @rule("INI-R28", "INI-R6")
    @pytest.mark.parametrize("card", ["tuan", "swamp-card", "bard"])
    def test_the_opening_may_be_a_season_card_of_any_type(self, card: str) -> None:
        hand = {"actions_0": "bard", "tales_0": "tuan", "advantages_0": "swamp"}
        t = scattered(2, 0, land="valley cove swamp", frames=OPENING.format(0), **hand)
        assert t.asked == (0, "turn", ["bard", "swamp-card", "tuan"])
        t.play(0, card).quiet()
        assert t.played() == [(0, card)]

    @rule("INI-R29", "INI-R22")
    @pytest.mark.parametrize(
        ("seats", "crows", "order"),
        [
            (2, "clockwise", [0, 1, 0]),
            (2, "counter", [0, 1, 0]),
            (3, "clockwise", [0, 1, 2, 0]),
            (3, "counter", [0, 2, 1, 0]),
            (4, "clockwise", [0, 1, 2, 3, 0]),
            (4, "counter", [0, 3, 2, 1, 0]),
        ],
    )
    def test_turns_go_round_in_the_direction_of_the_crows(self, seats: int, crows: str, order: list[int]) -> None:
        t = scattered(seats, crows=crows, tales_0="stone-of-fal").play(0, "stone-of-fal").quiet()
        found = [0]
        while t.kind == "turn":
            found.append(whose_turn(t))
            t.play(found[-1], "pass")
        assert found == order

    @rule("INI-R22", "INI-R29")
    @pytest.mark.parametrize(("turned", "after"), [("yes", 2), ("no", 1)])
    def test_when_the_crows_are_turned_over_the_next_turn_follows_their_other_side(
        self, turned: str, after: int
    ) -> None:
        t = scattered(3, tales_0="morrigan").play(0, "morrigan", turned).quiet()
        assert whose_turn(t) == after

    @rule("INI-R29")
    def test_a_turn_is_one_card_or_a_pass_or_a_token(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX, clans_1="valley=1", actions_0="bard migration", actions_1="druid citadel")
        assert t.asked == (0, "turn", ["bard", "migration", "pass", "pretender"])
        t.play(0, "pretender").quiet()
        assert whose_turn(t) == 1
        assert t.asked_of(1) == ["citadel", "druid", "pass"]
        t.play(1, "citadel", "valley").quiet()
        assert whose_turn(t) == 0

    @rule("INI-R31", "INI-R32", "INI-R33")
    def test_a_played_card_goes_to_the_pile_of_its_type(self) -> None:
        hand = {"actions_0": "festival", "tales_0": "children-of-dana", "advantages_0": "plains"}
        t = scattered(2, 0, discards="druid", tale_discards="eriu", **hand)
        t.play(0, "festival", "valley").play(1, "pass").play(0, "children-of-dana", "cove")
        t.play(1, "pass").play(0, "plains-card").quiet()
        assert (t["discards"], t["advantages down"]) == ("druid festival", "plains")
        assert t["tale discards"] == "children-of-dana eriu"
        assert (t["actions 0"], t["tales 0"], t["advantages 0"], t["table"]) == ("", "", "", "")


class TestPassing:
    """Passing is not final; the Season ends when all have passed one after another."""

    @rule("INI-R30")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_season_ends_when_all_have_passed_one_after_another(self, seats: int) -> None:
        t = scattered(seats)
        for seat in range(seats):
            assert t.told("season-over") == []
            t.play(seat, "pass")
        assert (len(t.told("season-over")), t.kind) == (1, "crows")

    @rule("INI-R30")
    def test_who_passed_may_play_again_when_the_turn_comes_round(self) -> None:
        t = scattered(3, tales_2="children-of-dana", actions_0="festival")
        t.play(0, "pass").play(1, "pass").play(2, "children-of-dana", "cove").quiet()
        assert t.asked == (0, "turn", ["festival", "pass"])
        t.play(0, "festival", "valley").quiet()
        assert (whose_turn(t), t.told("season-over")) == (1, [])

    @rule("INI-R30", "INI-Q48")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_card_breaks_the_chain_and_all_have_to_pass_anew(self, seats: int) -> None:
        last = seats - 1
        t = scattered(seats, turn=last, passed=" ".join(str(seat) for seat in range(last)), tales_0="tuan",
                      **{f"advantages_{last}": "swamp"}, land="valley cove plains hills swamp")  # fmt: skip
        t.play(last, "swamp-card").quiet()
        for seat in range(seats):
            assert (whose_turn(t), t.told("season-over")) == (seat, [])
            t.play(seat, "pass").quiet()
        assert len(t.told("season-over")) == 1

    @rule("INI-R30", "INI-R29", "INI-Q48")
    def test_taking_a_pretender_token_breaks_the_chain_too(self) -> None:
        t = inis(2, 1, WIDE, clans_0="valley=1", clans_1=SIX, passed="0")
        t.play(1, "pretender").play(0, "pass")
        assert t.told("season-over") == []
        t.play(1, "pass")
        assert len(t.told("season-over")) == 1

    @rule("INI-R30", "INI-R42")
    def test_a_cancelled_card_breaks_the_chain_too(self) -> None:
        t = scattered(2, turn=1, passed="0", actions_0="geis", actions_1="bard")
        t.play(1, "bard").react(0, "geis").quiet()
        assert (whose_turn(t), t.told("season-over"), t["passed"]) == (0, [], "")

    @rule("INI-Q48")
    def test_oengus_keeps_the_season_going_and_who_played_it_has_to_pass_anew(self) -> None:
        t = scattered(3, turn=2, passed="0 1", tales_0="oengus tuan")
        t.play(2, "pass").react(0, "oengus").quiet()
        assert (t.asked, t.told("season-over")) == ((0, "turn", ["tuan", "pass"]), [])
        t.play(0, "pass").quiet()
        assert len(t.told("season-over")) == 1

    @rule("INI-Q48")
    def test_a_card_played_after_oengus_makes_all_pass_anew(self) -> None:
        t = scattered(3, turn=2, passed="0 1", tales_0="oengus children-of-dana")
        t.play(2, "pass").react(0, "oengus").play(0, "children-of-dana", "cove").quiet()
        for seat in (1, 2):
            assert whose_turn(t) == seat
            t.play(seat, "pass").quiet()
        assert (whose_turn(t), t.told("season-over")) == (0, [])
        t.play(0, "pass").quiet()
        assert len(t.told("season-over")) == 1

    @rule("INI-Q48", "INI-R42")
    def test_when_oengus_is_cancelled_the_last_pass_ends_the_season(self) -> None:
        t = scattered(2, turn=1, passed="0", tales_0="oengus", tales_1="dagda")
        t.play(1, "pass").react(0, "oengus").react(1, "dagda").quiet()
        assert (len(t.told("season-over")), t["tales 0"]) == (1, "")

    @rule("INI-Q48")
    def test_oengus_before_the_last_pass_leaves_the_passes_of_others_standing(self) -> None:
        t = scattered(3, turn=1, passed="0", tales_1="oengus")
        t.play(1, "pass").react(1, "oengus").quiet()
        t.play(1, "pass").quiet()
        assert (whose_turn(t), t.told("season-over")) == (2, [])
        t.play(2, "pass").quiet()
        assert len(t.told("season-over")) == 1


class TestPretender:
    """A token is for a player who meets a condition of victory and has none yet."""

    @rule("INI-R34", "INI-R64")
    def test_worked_example_three_territories_with_six_sanctuaries(self) -> None:
        lines = {"clans_0": "valley=1 cove=1 plains=1", "clans_1": "hills=3", "sanctuaries": "valley=3 cove=2 plains=1"}
        t = inis(2, 0, **lines)
        assert t.asked_of(0) == ["pass", "pretender"]
        t.play(0, "pretender").quiet()
        assert (t["pretenders"], t.told("claimed")) == ("0", [(0, -1, -1, 0)])
        assert whose_turn(t) == 1

    @rule("INI-R34")
    def test_without_a_condition_there_is_no_token(self) -> None:
        t = inis(2, 0, clans_0="valley=1 cove=1 plains=1", clans_1="hills=3", sanctuaries="valley=3 cove=2")
        assert (t.asked_of(0), t.refused(0, "pretender")) == (["pass"], "INI-R34")

    @rule("INI-R34", "INI-R67")
    @pytest.mark.parametrize(("deeds", "claims"), [("0 0", False), ("1 0", True), ("0 1", False)])
    def test_own_deeds_count_for_the_token(self, deeds: str, claims: bool) -> None:
        five = {"clans_0": "valley=1 cove=1 plains=1", "clans_1": "hills=3", "sanctuaries": "valley=3 cove=2"}
        assert ("pretender" in inis(2, 0, deeds=deeds, **five).asked_of(0)) == claims

    @rule("INI-R34")
    def test_nobody_takes_a_second_token(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX, clans_1="valley=1", pretenders="0")
        assert (t.asked_of(0), t.refused(0, "pretender")) == (["pass"], "INI-R34")

    @rule("INI-R34")
    def test_all_four_may_have_a_token(self) -> None:
        t = inis(4, 3, WIDE, **{f"clans_{seat}": SIX for seat in range(4)}, pretenders="0 1 2")
        t.play(3, "pretender").quiet()
        assert t["pretenders"] == "0 1 2 3"

    @rule("INI-R34")
    def test_the_token_is_kept_though_the_condition_is_lost(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX, clans_1="valley=1", tales_1="balors-eye")
        t.play(0, "pretender").play(1, "balors-eye", "moor", "seat 0").quiet()
        assert (t.clans("moor"), t["pretenders"]) == ([0, 0], "0")
        assert t.refused(0, "pretender") == "INI-R34"

    @rule("INI-R34")
    def test_the_condition_must_be_met_on_ones_own_turn(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX.replace("moor=1", "moor=2"), clans_1="valley=1", tales_1="balors-eye")
        t.play(0, "pass").play(1, "balors-eye", "cove", "seat 0").quiet()
        assert t.asked == (0, "turn", ["pass"])


class TestNoClans:
    """A player with no clan on the map gives back a Deed, places two clans and takes the turn."""

    @rule("INI-R35")
    @pytest.mark.parametrize(("before", "after"), [("0 0", "0 0"), ("1 0", "0 0"), ("3 2", "2 2"), ("0 2", "0 2")])
    def test_one_deed_is_given_back_if_there_is_one_and_two_clans_are_placed_anyway(
        self, before: str, after: str
    ) -> None:
        t = inis(2, 0, clans_1="cove=2", deeds=before, actions_0="bard")
        for n in (0, 1):
            assert (t.clans("cove")[0], t.kind) == (n, "settle")
            assert t.asked_of(0) == ["cove", "hills", "plains", "valley"]
            t.play(0, "cove")
        assert (t.clans("cove"), t["deeds"]) == ([2, 2], after)
        assert t.told("clash") == []

    @rule("INI-R35")
    @pytest.mark.parametrize("choice", ["bard", "pass"])
    def test_after_that_comes_a_turn_like_any_other(self, choice: str) -> None:
        t = inis(2, 0, clans_1="cove=2", actions_0="bard").play(0, "hills", "plains")
        assert (t.clans("hills"), t.clans("plains")) == ([1, 0], [1, 0])
        assert t.asked == (0, "turn", ["bard", "pass"])
        t.play(0, choice)
        assert (t.played(), t.told("passed")) == (([(0, "bard")], []) if choice == "bard" else ([], [(0, -1, -1, 0)]))

    @rule("INI-R35", "INI-R34", "INI-R68")
    @pytest.mark.parametrize(("deeds", "claims"), [("5 0", True), ("4 0", False)])
    def test_the_turn_may_be_a_token_with_the_deeds_and_clans_one_has_then(self, deeds: str, claims: bool) -> None:
        t = inis(2, 0, clans_1="cove=2", deeds=deeds, sanctuaries="").play(0, "hills", "plains")
        assert ("pretender" in t.asked_of(0)) == claims

    @rule("INI-R35")
    def test_it_waits_until_ones_own_turn_begins(self) -> None:
        t = scattered(3, deeds="0 0 1", tales_0="balors-eye")
        t.play(0, "balors-eye", "plains", "seat 2").quiet()
        assert (t["clans 2"], t["deeds"], whose_turn(t)) == ("", "0 0 1", 1)
        t.play(1, "pass").quiet()
        assert (t["deeds"], t.kind) == ("0 0 0", "settle")
        assert t.asked_of(2) == ["cove", "hills", "plains", "valley"]

    @rule("INI-R35", "INI-R28")
    def test_a_brenn_without_clans_places_two_and_opens_with_a_season_card_then(self) -> None:
        t = inis(2, 0, clans_1="cove=2", deeds="1 0", actions_0="bard", frames=OPENING.format(0))
        t.play(0, "hills", "hills")
        assert (t.asked, t["deeds"]) == ((0, "turn", ["bard"]), "0 0")

    @rule("INI-R35", "INI-EPI-23")
    def test_a_turn_taken_by_oengus_begins_like_any_other(self) -> None:
        t = inis(2, 1, clans_1="cove=2", deeds="1 0", tales_0="oengus").play(1, "pass").react(0, "oengus").quiet()
        assert (t.kind, t["deeds"]) == ("settle", "0 0")
        t.play(0, "hills", "cove")
        assert t.asked == (0, "turn", ["pass"])

    @rule("INI-R35")
    def test_with_a_single_clan_left_nothing_is_given_back(self) -> None:
        t = scattered(2, deeds="2 0")
        assert (t["deeds"], t.asked) == ("2 0", (0, "turn", ["pass"]))


class TestEnd:
    """At the end of the Season Action cards are discarded and the Festival is over."""

    @rule("INI-R36")
    def test_action_cards_are_discarded_and_epic_tales_kept(self) -> None:
        hands = {"actions_0": "bard druid", "actions_1": "geis", "tales_0": "tuan", "tales_1": "dagda eriu"}
        t = scattered(2, turn=1, passed="0", **hands)
        t.play(1, "pass").quiet()
        assert (t["actions 0"], t["actions 1"], t["tales 0"], t["tales 1"]) == ("", "", "tuan", "dagda eriu")

    @rule("INI-R36", "INI-R17")
    @pytest.mark.parametrize(("mine", "theirs", "keeps"), [(2, 1, True), (1, 1, False), (1, 2, False), (0, 1, False)])
    def test_an_advantage_card_stays_with_its_holder_only_as_chieftain(
        self, mine: int, theirs: int, keeps: bool
    ) -> None:
        clans = {"clans_0": f"valley=1 cove={mine}" if mine else "valley=1", "clans_1": f"cove={theirs} hills=1"}
        t = inis(2, 1, passed="0", advantages_0="cove", **clans)
        t.play(1, "pass").quiet()
        freed = [TERRITORIES[card - GAME.read("cove-card")] for _, card, _, _ in t.told("free-advantage")]
        assert freed == ([] if keeps else ["cove"])
        assert ("cove" in t["advantages 0"].split()) == keeps

    @rule("INI-R37")
    def test_the_festival_token_leaves_the_map(self) -> None:
        t = scattered(2, turn=1, passed="0", feast="valley")
        assert t["feast"] == "valley"
        t.play(1, "pass").quiet()
        assert t["feast"] == "none"

    @rule("INI-R37", "INI-R30")
    def test_the_festival_token_stays_while_the_season_goes_on(self) -> None:
        t = scattered(2, actions_0="festival")
        t.play(0, "festival", "valley").play(1, "pass").quiet()
        assert (t["feast"], whose_turn(t)) == ("valley", 0)

    @rule("INI-R30", "INI-R18")
    def test_after_the_season_comes_the_next_assembly_and_passes_are_forgotten_in_the_next_season(self) -> None:
        t = scattered(2, turn=1, passed="0", tales_0="children-of-dana")
        t.play(1, "pass").quiet().chance("clockwise")
        while t.kind != "turn":
            t.quiet().left_to_chance()
            for seat in (0, 1):
                if t.kind in ("keep", "pass-on"):
                    t.answer(seat, t.asked_of(seat)[0])
        t.play(0, "children-of-dana", "hills").play(1, "pass").quiet()
        assert (whose_turn(t), len(t.told("season-over"))) == (0, 1)


class TestPiles:
    """Who may look at which pile."""

    @rule("INI-R31", "INI-Q45")
    def test_an_action_card_discarded_unplayed_is_known_to_nobody_but_who_discarded_it(self) -> None:
        t = inis(
            3, 0, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", actions_0="warlord", actions_1="citadel bard"
        )
        t.play(0, "warlord", "cove", "seat 1").play(1, "citadel").quiet()
        assert t.sights("discards") == ["?", "citadel", "?", "?"]
        told = [event for event in t.events if GAME.events[event.kind] == "discarded"]
        assert [event.seen_by(viewer).card >= 0 for event in told for viewer in range(4)] == [False, True, False, False]

    @rule("INI-R31", "INI-Q45")
    def test_only_a_card_that_says_so_opens_the_pile_of_action_cards(self) -> None:
        hidden = {"clans_0": "cove=2", "clans_1": "cove=2", "clans_2": "hills=1", "actions_1": "citadel bard"}
        t = inis(3, 0, actions_0="warlord druid migration", **hidden)
        t.play(0, "warlord", "cove", "seat 1").play(1, "citadel", "peace").play(0, "peace")
        t.play(1, "pass").play(2, "pass").play(0, "druid").quiet()
        assert t.sights("discards") == ["citadel warlord", "citadel warlord", "warlord ?", "warlord ?"]
        t.play(0, "citadel").quiet()
        assert (t["actions 0"], t.sights("actions 0")[1:]) == ("citadel migration", ["? ?"] * 3)

    @rule("INI-R33")
    def test_everybody_may_look_through_the_used_epic_tales(self) -> None:
        t = scattered(3, tales_0="children-of-dana", tale_discards="tuan")
        t.play(0, "children-of-dana", "cove").quiet()
        assert t.sights("tale discards") == ["children-of-dana tuan"] * 4

    @rule("INI-R32", "INI-R33")
    def test_everybody_sees_which_advantage_cards_have_been_used(self) -> None:
        t = scattered(3, land="valley cove plains swamp", advantages_0="swamp").play(0, "swamp-card").quiet()
        assert t.sights("advantages down") == ["swamp"] * 4

    @rule("INI-Q45")
    def test_of_a_card_that_is_set_aside_only_the_one_who_did_it_knows_which(self) -> None:
        t = scattered(3, advantages_0="cove", actions_0="festival migration", aside="geis")
        t.play(0, "festival", "valley").react(0, "cove-card").quiet()
        assert t.asked == (0, "set-aside", ["geis", "migration"])
        assert t.sights("actions 0")[1:] == ["? ?"] * 3
        t.play(0, "migration").quiet()
        assert t.sights("aside") == ["migration", "?", "?", "?"]

    @rule("INI-Q45")
    def test_of_a_card_that_is_given_only_giver_and_taker_know_which(self) -> None:
        lines = {"land": "valley cove plains salt-mine", "actions_0": "festival migration", "actions_1": "geis bard"}
        t = scattered(3, 0, advantages_0="salt-mine", **lines)
        t.play(0, "festival", "valley").react(0, "salt-mine-card", "seat 1").quiet().chance("bard")
        assert t.asked == (0, "give", ["bard", "migration"])
        t.play(0, "migration").quiet()
        assert t.sights("actions 0") == ["bard", "bard", "?", "?"]
        assert t.sights("actions 1") == ["migration ?", "geis migration", "? ?", "? ?"]


class TestTriskels:
    """When triskel cards are played, in which order, and what becomes of a cancelled card."""

    @rule("INI-R38", "INI-Q31")
    @pytest.mark.parametrize("order", [["valley-card", "cove-card"], ["cove-card", "valley-card"]])
    def test_several_triskel_cards_may_answer_the_same_event(self, order: list[str]) -> None:
        t = scattered(2, advantages_0="cove valley", actions_0="festival migration", aside="geis")
        t.play(0, "festival", "valley")
        assert sorted(t.may_react(0)) == ["cove-card", "valley-card"]
        answers = {"valley-card": "valley", "cove-card": "geis"}
        for card in order:
            t.react(0, card, answers[card])
        t.quiet()
        assert [card for _, card in t.played()] == ["festival", *order]
        assert (t.clans("valley"), t["aside"]) == ([3, 0], "geis")

    @rule("INI-R39")
    def test_geis_waits_until_a_card_has_been_declared_in_full(self) -> None:
        t = inis(2, 0, clans_0="cove=3", clans_1="hills=1", actions_0="migration", actions_1="geis")
        for word in ("migration", "cove"):
            t.answer(0, word)
            assert t.may_react(1) == []
        kinds = []
        while t.kind != "react":
            kinds.append(t.kind)
            t.answer(0, "1")
        assert kinds == ["how-many"] * 3
        assert (t.may_react(1), t.clans("cove")) == (["geis"], [3, 0])

    @rule("INI-R39", "INI-R42", "INI-ACT-09")
    def test_a_cancelled_card_has_no_effect_and_is_discarded(self) -> None:
        t = scattered(2, actions_0="new-clans", actions_1="geis bard")
        t.play(0, "new-clans", "valley", "valley").react(1, "geis").quiet()
        assert t.clans("valley") == [1, 0]
        assert (t["discards"], t["actions 0"], t["actions 1"]) == ("geis new-clans", "", "bard")
        assert whose_turn(t) == 1

    @rule("INI-R39", "INI-EPI-08")
    def test_the_dagda_answers_an_epic_tale_that_has_been_declared_in_full(self) -> None:
        t = scattered(2, tales_0="children-of-dana", tales_1="dagda", actions_1="geis")
        t.answer(0, "children-of-dana")
        assert t.may_react(1) == []
        t.answer(0, "hills")
        assert t.may_react(1) == ["dagda"]
        t.react(1, "dagda").quiet()
        assert t.clans("hills") == [0, 0]

    @rule("INI-R42", "INI-R40")
    def test_worked_example_valley_may_follow_a_season_card_that_geis_cancelled(self) -> None:
        t = scattered(2, actions_0="new-clans", actions_1="geis", advantages_0="valley")
        t.play(0, "new-clans", "valley", "valley").react(1, "geis").react(0, "valley-card", "valley").quiet()
        assert t.clans("valley") == [2, 0]
        assert [card for _, card in t.played()] == ["new-clans", "geis", "valley-card"]

    @rule("INI-R42")
    def test_what_follows_an_epic_tale_follows_one_that_the_dagda_cancelled(self) -> None:
        lines = {"land": "valley cove forest", "advantages_0": "forest", "tales_0": "children-of-dana"}
        t = scattered(2, 0, tales_1="dagda", **lines)
        t.play(0, "children-of-dana", "cove").react(1, "dagda").react(0, "forest-card").quiet().chance("tuan")
        assert (t["tales 0"], t.clans("cove")) == ("tuan", [0, 1])

    @rule("INI-R42", "INI-R39")
    def test_an_advantage_card_that_the_dagda_cancelled_has_been_used(self) -> None:
        t = scattered(2, actions_0="festival", advantages_0="valley", tales_1="dagda")
        t.play(0, "festival", "valley").react(0, "valley-card", "valley").react(1, "dagda").quiet()
        assert (t.clans("valley"), t["advantages down"], t["advantages 0"]) == ([2, 0], "valley", "")

    @rule("INI-R40", "INI-R6")
    @pytest.mark.parametrize(
        ("card", "words"),
        [
            ("festival", ["valley"]),
            ("plains-card", []),
            ("swamp-card", []),
            ("children-of-dana", ["cove"]),
            ("druid", []),
        ],
    )
    def test_valley_follows_season_cards_of_all_types(self, card: str, words: list[str]) -> None:
        hand = {"actions_0": "festival druid", "tales_0": "children-of-dana", "advantages_0": "valley plains swamp"}
        t = scattered(2, 0, land="valley cove plains swamp", **hand)
        t.play(0, card, *words).react(0, "valley-card", "valley").quiet()
        assert [name for _, name in t.played()] == [card, "valley-card"]

    @rule("INI-R40", "INI-R6")
    def test_what_follows_ones_own_season_card_follows_neither_a_pass_nor_a_card_of_another(self) -> None:
        t = scattered(2, advantages_0="valley", actions_1="festival", sanctuaries="cove=1").play(0, "pass")
        assert (t.kind, whose_turn(t)) == ("turn", 1)
        t.play(1, "festival", "cove")
        assert t.may_react(0) == []

    @rule("INI-R40", "INI-R6")
    def test_a_card_played_for_its_triskel_side_is_no_season_card(self) -> None:
        lines = {"actions_0": "bard", "actions_1": "warlord", "advantages_0": "valley"}
        t = inis(2, 1, clans_0="cove=2 valley=1", clans_1="cove=2", **lines)
        t.play(1, "warlord", "cove", "seat 0").play(0, "clan", "seat 1").react(0, "bard").quiet()
        assert t["deeds"] == "1 0"
        t.play(1, "peace").play(0, "peace").quiet()
        assert (t["advantages 0"], [card for _, card in t.played()]) == ("valley", ["warlord", "bard"])
        assert whose_turn(t) == 0

    @rule("INI-R40")
    def test_what_follows_a_season_card_waits_until_its_clash_is_over(self) -> None:
        t = inis(2, 0, clans_0="cove=2 valley=1", clans_1="cove=2", actions_0="warlord", advantages_0="valley")
        t.play(0, "warlord", "cove", "seat 1").play(1, "seat 0")
        assert "valley-card" not in {card for _, card in t.played()}
        assert t.may_react(0) == []
        t.play(0, "peace").play(1, "peace")
        assert len(t.told("clash-over")) == 1
        assert t.may_react(0) == ["valley-card"]
        t.react(0, "valley-card", "cove").quiet()
        assert t.clans("cove") == [2, 1]

    @rule("INI-R40")
    def test_what_follows_a_season_card_waits_until_all_its_clashes_are_over(self) -> None:
        clans = {"clans_0": "cove=4", "clans_1": "valley=2 hills=2"}
        t = inis(2, 0, capital="plains", actions_0="migration", advantages_0="valley", **clans)
        t.play(0, "migration", "cove", "2", "0", "2").quiet()
        assert t.kind == "which-clash"
        t.play(0, "hills", "peace").play(1, "peace")
        assert t.may_react(0) == []
        t.play(0, "peace").play(1, "peace")
        assert (len(t.told("clash-over")), t.may_react(0)) == (2, ["valley-card"])

    @rule("INI-R41", "INI-Q31")
    def test_the_player_who_makes_the_manoeuvre_answers_first(self) -> None:
        lines = {"advantages_1": "iron-mine", "advantages_0": "hills", "actions_0": "warlord geis", "actions_1": "bard"}
        t = inis(2, 0, "valley hills iron-mine", clans_0="hills=2", clans_1="hills=2", **lines)
        t.play(0, "warlord", "hills", "seat 1").play(1, "bard", "seat 0")
        assert (t.may_react(0), t.may_react(1)) == (["hills-card"], ["iron-mine-card"])
        t.answer(0, "hills-card").answer(1, "iron-mine-card")
        assert t.played() == [(0, "warlord"), (1, "iron-mine-card")]
        assert t["advantages 0"] == "hills"

    @rule("INI-R41", "INI-Q31")
    def test_outside_of_clashes_the_player_whose_turn_it_is_answers_first(self) -> None:
        t = scattered(2, turn=1, tales_0="lug", actions_1="new-clans", advantages_1="valley")
        t.play(1, "new-clans", "cove", "cove")
        assert (t.may_react(0), t.may_react(1)) == (["lug"], ["valley-card"])
        t.answer(0, "lug").answer(1, "valley-card").play(1, "cove")
        assert t.played() == [(1, "new-clans"), (1, "valley-card")]
        t.react(0, "lug").quiet()
        assert (t["actions 0"], t.clans("cove")) == ("new-clans", [0, 4])

    @rule("INI-R41", "INI-Q31")
    def test_whose_wish_did_not_count_is_asked_again_when_the_other_has_been_carried_out(self) -> None:
        lines = {
            "advantages_0": "iron-mine",
            "advantages_1": "hills",
            "actions_0": "warlord",
            "actions_1": "bard citadel",
        }
        t = inis(2, 0, "valley hills iron-mine", clans_0="hills=2", clans_1="hills=2", **lines)
        t.play(0, "warlord", "hills", "seat 1")
        t.answer(1, "hills-card").answer(0, "iron-mine-card")
        assert t["advantages 1"] == "hills"
        t.react(1, "hills-card").quiet()
        assert t.played() == [(0, "warlord"), (0, "iron-mine-card"), (1, "hills-card")]
        assert (t.clans("hills"), t["actions 1"]) == ([2, 2], "bard citadel")

    @rule("INI-R41", "INI-Q31")
    @pytest.mark.parametrize(
        ("crows", "first", "second"),
        [("clockwise", (1, "spear"), []), ("counter", (2, "highlands-card"), [(1, "spear")])],
    )
    def test_the_others_answer_in_the_direction_of_the_crows(
        self, crows: str, first: tuple[int, str], second: list[tuple[int, str]]
    ) -> None:
        clans = {f"clans_{seat}": "highlands=2" for seat in range(3)}
        lines = {"actions_0": "warlord", "tales_1": "spear", "advantages_2": "highlands", "highlands": "start"}
        t = inis(3, 0, "valley cove highlands", crows=crows, **clans, **lines)
        t.play(0, "warlord", "highlands")
        assert (t.may_react(1), t.may_react(2)) == (["spear"], ["highlands-card"])
        t.answer(1, "spear").answer(2, "highlands-card")
        assert t.played()[1:] == [first]
        if second:
            t.play(2, "seat 2").react(*second[0])
        t.quiet()
        assert t.played()[1:] == [first, *second]
        assert t["silenced"] == "yes"

    @rule("INI-Q31")
    def test_a_window_closes_when_all_have_passed(self) -> None:
        t = scattered(2, advantages_0="valley", actions_0="festival", actions_1="geis bard")
        t.play(0, "festival", "valley")
        t.answer(1, "pass")
        assert t.may_react(0) == ["valley-card"]
        t.quiet()
        assert (t["advantages 0"], whose_turn(t)) == ("valley", 1)

    @rule("INI-Q31", "INI-R5")
    @pytest.mark.parametrize("viewer", [0, 2, 3])
    def test_a_window_does_not_tell_who_could_have_answered(self, viewer: int) -> None:
        hands = [("geis bard", "dagda lug"), ("druid bard", "tuan eriu")]
        tables = [
            scattered(
                3, 0, actions_0="new-clans", actions_1=actions, tales_1=tales, actions_2="citadel", aside="warlord"
            )
            for actions, tales in hands
        ]
        for words in (["new-clans", "valley", "valley"], []):
            for t in tables:
                t.play(0, *words)
                assert t.state.question_to(1) is not None
            assert len({t.state.redact(viewer).key() for t in tables}) == 1
            for t in tables:
                t.pass_window(besides=-1)


class TestSupply:
    """What is impossible is left out; the rest of a card is carried out."""

    @rule("INI-R43")
    def test_when_the_epic_tales_run_out_their_discards_become_the_new_deck(self) -> None:
        t = drained(deck="", discards="eriu harp").play(0, "bard").quiet()
        assert t.asked == (CHANCE, "draw", ["harp", "eriu"])
        assert (t.told("shuffled"), t["tale discards"]) == ([(-1, -1, -1, 2)], "")
        t.chance("eriu")
        assert t["tales 0"] == "eriu tuan"

    @rule("INI-R43")
    def test_the_deck_is_drawn_to_its_end_before_discards_are_shuffled_and_the_card_being_played_stays_out(
        self,
    ) -> None:
        t = drained(deck="nuada", discards="eriu harp").play(0, "tuan").quiet()
        assert t.asked == (CHANCE, "draw", ["nuada"])
        t.chance("nuada")
        assert t.asked == (CHANCE, "draw", ["harp", "eriu"])
        t.chance("harp", "eriu")
        assert t.asked == (0, "keep-tale", ["harp", "eriu", "nuada"])

    @rule("INI-R44", "INI-R43")
    def test_when_neither_deck_nor_discards_hold_a_tale_none_is_drawn(self) -> None:
        t = drained(deck="", discards="").play(0, "bard").quiet()
        assert (t["tales 0"], t["discards"], t.told("drew"), t.told("shuffled")) == ("tuan", "bard", [], [])
        assert whose_turn(t) == 1

    @rule("INI-R44")
    def test_of_three_tales_one_gets_as_many_as_there_are(self) -> None:
        t = drained(deck="nuada", discards="eriu").play(0, "tuan").quiet().left_to_chance()
        assert t.asked == (0, "keep-tale", ["eriu", "nuada"])
        t.play(0, "eriu").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("eriu", "nuada tuan")

    @rule("INI-R44", "INI-Q49")
    @pytest.mark.parametrize(
        ("card", "lines"),
        [
            ("champions-share", {"tales_0": "champions-share", "aside": ""}),
            ("druid", {"actions_0": "druid geis"}),
            ("festival", {"actions_0": "festival", "sanctuaries": "cove=1", "capital": "hills"}),
            ("craftsmen", {"actions_0": "craftsmen", "capital": "hills"}),
            ("warlord", {"actions_0": "warlord"}),
            ("breas", {"tales_0": "breas"}),
            ("harp", {"tales_0": "harp"}),
            ("nuada", {"tales_0": "nuada"}),
            ("plains-card", {"advantages_0": "plains"}),
        ],
    )
    def test_a_card_that_finds_nothing_to_do_may_still_be_played(self, card: str, lines: dict[str, str]) -> None:
        t = inis(2, 0, clans_0="valley=1", clans_1="cove=1", **lines)
        t.play(0, card).quiet()
        assert (t.played(), whose_turn(t), t["passed"]) == ([(0, card)], 1, "")
        assert (t["clans 0"], t["clans 1"]) == ("valley=1", "cove=1")

    @rule("INI-Q49")
    def test_one_or_more_is_at_least_one(self) -> None:
        t = inis(2, 0, "valley cove", clans_0="cove=2", clans_1="cove=1", actions_0="migration")
        t.play(0, "migration", "cove")
        assert t.asked == (0, "how-many", ["1", "2"])

    @rule("INI-Q49")
    def test_one_or_more_among_several_neighbours_cannot_be_none_of_them(self) -> None:
        t = inis(2, 0, "valley cove plains", clans_0="cove=2", clans_1="cove=1", actions_0="migration")
        t.play(0, "migration", "cove", "0")
        assert t.asked == (0, "how-many", ["1", "2"])

    @rule("INI-Q49")
    def test_up_to_three_may_be_none(self) -> None:
        t = inis(2, 0, clans_0="cove=5", clans_1="valley=1", tales_0="horses")
        t.play(0, "horses", "cove", "hills")
        assert t.asked == (0, "how-many", ["0", "1", "2", "3"])
        t.play(0, "0").quiet()
        assert (t["clans 0"], whose_turn(t)) == ("cove=5", 1)

    @rule("INI-Q49")
    def test_any_number_may_be_none(self) -> None:
        t = inis(2, 0, "valley cove", clans_0="cove=2", clans_1="cove=1", actions_0="conquest")
        t.play(0, "conquest", "valley")
        assert t.asked == (0, "how-many", ["0", "1", "2"])
        t.play(0, "0").quiet()
        assert (t["clans 0"], whose_turn(t)) == ("cove=2", 1)

    @rule("INI-Q49")
    def test_what_one_may_do_one_may_leave_undone(self) -> None:
        t = scattered(2, actions_0="craftsmen", citadels="valley=2").play(0, "craftsmen", "0").quiet()
        assert t.clans("valley") == [1, 0]


def drained(deck: str, discards: str) -> Table:
    """A table with only these Epic Tales in the deck and its discards; seat 0 holds Tuan's Memory and the Bard."""
    out = ["tuan", *deck.split(), *discards.split()]
    held = " ".join(tale for tale in TALES if tale not in out)
    return scattered(2, actions_0="bard", tales_0="tuan", tales_1=held, tale_discards=discards)


class TestMoor:
    """The Moor may be played with every open question, and once before the draft."""

    @rule("INI-Q39")
    def test_the_holder_may_look_whenever_asked_and_goes_on_then(self) -> None:
        t = scattered(
            3, land="valley cove plains moor", advantages_0="moor", actions_0="migration", tales_1="tuan eriu"
        )
        assert t.asked == (0, "turn", ["migration", "pass", "look"])
        t.play(0, "migration")
        assert t.asked == (0, "from", ["valley", "look"])
        t.play(0, "look", "seat 1").quiet()
        assert t.asked == (0, "from", ["valley"])
        assert (t.sights("tales 1"), t["advantages down"]) == (["eriu tuan", "eriu tuan", "? ?", "? ?"], "moor")

    @rule("INI-Q39")
    def test_it_is_offered_at_windows_and_in_clashes_of_others_turns_too(self) -> None:
        lines = {"advantages_1": "moor", "actions_0": "warlord", "actions_1": "geis bard"}
        t = inis(
            3, 0, "valley cove moor", clans_0="cove=2", clans_1="cove=2", clans_2="moor=1", tales_2="tuan", **lines
        )
        t.play(0, "warlord", "cove")
        assert (t.may_react(1), t.may_react(2)) == (["geis", "look"], [])
        t.play(0, "seat 1")
        assert t.asked == (1, "pay", ["bard", "geis", "clan", "look"])
        t.play(1, "look", "seat 2").quiet()
        assert t.asked == (1, "pay", ["bard", "geis", "clan"])

    @rule("INI-Q39")
    @pytest.mark.parametrize("looks", [True, False])
    def test_who_holds_it_is_asked_once_before_the_draft(self, looks: bool) -> None:
        lines = {"clans_0": "moor=1", "clans_1": "cove=1", "clans_2": "valley=1", "tales_1": "tuan eriu"}
        t = inis(3, 0, "valley cove moor", frames="round step=1 > assembly", aside="", **lines)
        t.quiet().chance("clockwise")
        t.left_to_chance()
        assert t.asked == (0, "look-first", ["pass", "look"])
        t.play(0, *(["look", "seat 1"] if looks else ["pass"])).quiet().left_to_chance()
        assert t.kind == "keep"
        assert "look" not in t.asked_of(0)
        assert t.sights("tales 1")[0] == ("eriu tuan" if looks else "? ?")
