"""Epic Tales that are triskel cards of the whole round: Cathbad's Word, The Dagda, Lug Samildanach, Oengus's Ploy.

The other ten: test_clash_tales.py, test_removal_tales.py, test_manoeuvre_tales.py.
"""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import ACTIONS
from meadhall.testing import rule
from tests.games.inis.situations import war
from tests.games.inis.table import ASSEMBLY, WITH_FOUR, Table, inis

TRISKELS = [
    "battle-frenzy", "moytura", "cathbad", "dagda", "cauldron", "club", "diarmuid", "fianna", "lug", "spear", "oengus",
    "ogma", "streng", "cuchulain",
]  # fmt: skip


@rule("INI-R6")
@pytest.mark.parametrize("tale", TRISKELS)
def test_a_triskel_tale_is_no_turn(tale: str) -> None:
    """Nobody plays one of the fourteen as a Season card."""
    t = inis(2, clans_0="cove=1", clans_1="cove=1", tales_0=tale)
    assert t.asked == (0, "turn", ["pass"])
    assert t.refused(0, tale) == "INI-R6"


def assembly(seats: int, **lines: str) -> Table:
    """Return a table at which an Assembly begins."""
    lines = {"clans_0": "valley=1", "clans_1": "cove=1", "aside": ""} | lines
    return inis(seats, 0, frames=ASSEMBLY, **lines)


def drafted(t: Table) -> Table:
    """Deal at random, and let all seats take the first card offered until the draft is over."""
    t.quiet().left_to_chance()
    while t.kind in ("keep", "pass-on"):
        for question in t.state.open_questions():
            t.state.answer(question.actor, question.options[0])
        t.left_to_chance()
    return t


@rule("INI-EPI-05", "INI-Q46")
class TestCathbad:
    """Cathbad's Word: its player decides which Action card is set aside, and takes it later."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_any_action_card_of_the_game_may_be_set_aside(self, seats: int) -> None:
        """In step 5, when the cards are shuffled, its player chooses from all of them."""
        t = assembly(seats, tales_1="cathbad").react(1, "cathbad").quiet().chance("counter").quiet()
        cards = [card for card in ACTIONS if seats == 4 or card not in WITH_FOUR]
        assert t.asked == (1, "choose-aside", cards)
        t.answer(1, "warlord")
        assert (t["aside"], t["tale discards"]) == ("warlord", "cathbad")

    @rule("INI-R23")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_only_its_player_knows_the_card(self, seats: int) -> None:
        """The others see that a card lies there."""
        t = assembly(seats, tales_1="cathbad").react(1, "cathbad").quiet().left_to_chance()
        t.answer(1, "warlord")
        sights = [t.seen(viewer, "aside") for viewer in range(seats + 1)]
        assert sights == ["?", "warlord", *["?"] * (seats - 1)]
        facts = [event for event in t.events if GAME.events[event.kind] == "set-aside"]
        assert [[event.seen_by(viewer).card for viewer in range(3)] for event in facts] == [[-1, 16, -1]]

    @pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 4), (4, 4)])
    def test_at_the_end_of_the_assembly_it_is_taken_and_another_is_set_aside(self, seats: int, hand: int) -> None:
        """The hand is one larger for a moment, then as large as all others."""
        t = assembly(seats, tales_1="cathbad").react(1, "cathbad").quiet().left_to_chance()
        drafted(t.play(1, "warlord"))
        assert t.asked == (1, "set-aside", t["actions 1"].split())
        cards = t["actions 1"].split()
        assert ("warlord" in cards, len(cards)) == (True, hand + 1)
        t.answer(1, cards[0])
        assert (t["aside"], t["actions 1"].split()) == (cards[0], cards[1:])
        sights = [t.seen(viewer, "aside") for viewer in range(seats + 1)]
        assert sights == ["?", cards[0], *["?"] * (seats - 1)]
        assert t.kind == "turn"

    def test_the_same_card_may_be_set_aside_again(self) -> None:
        """The card taken is one of the hand now."""
        t = assembly(2, tales_1="cathbad").react(1, "cathbad").quiet().left_to_chance()
        drafted(t.play(1, "warlord")).play(1, "warlord")
        assert t["aside"] == "warlord"

    @rule("INI-R18", "INI-R20")
    def test_it_is_played_before_anything_else_of_the_assembly(self) -> None:
        """Before the Brenn changes and before a player wins."""
        land = "valley cove plains hills forest moor"
        everywhere = " ".join(f"{name}=1" for name in land.split())
        t = inis(2, 0, land, frames=ASSEMBLY, clans_1=everywhere, tales_0="cathbad", pretenders="1", aside="")
        assert t.may_react(0) == ["cathbad"]
        assert (t["brenn"], t.told("brenn")) == ("0", [])
        t.quiet()
        assert t.asked is None

    def test_it_is_offered_at_the_start_of_every_assembly_and_at_no_other_time(self) -> None:
        """Seat 1 holds it through a Season: it is asked when the next Assembly begins, once."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", actions_0="new-clans", tales_1="cathbad")
        assert t.play(0, "new-clans", "cove", "cove").offered(1) == []
        assert t.play(1, "pass").offered(1) == []
        assert t.play(0, "pass").offered(1) == ["cathbad"]
        assert t["round"] == "1"

    def test_it_is_offered_to_whoever_holds_it(self) -> None:
        """Brenn or not."""
        for seat in range(3):
            t = assembly(3, **{f"tales_{seat}": "cathbad"})
            assert [t.may_react(other) for other in range(3)] == [["cathbad"] * (other == seat) for other in range(3)]

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_chance_decides_and_nothing_is_taken(self) -> None:
        """The Assembly goes on as if it had not been played."""
        t = assembly(2, tales_1="cathbad", tales_0="dagda").react(1, "cathbad").react(0, "dagda").quiet()
        t.chance("clockwise").quiet()
        assert t.asked is not None
        assert t.asked[:2] == (-1, "aside")
        drafted(t).quiet()
        assert (t.kind, t["tales 1"]) == ("turn", "")


@rule("INI-EPI-08")
class TestDagda:
    """The Dagda: cancels Epic Tales and Advantage cards, and shuffles when discarded."""

    @rule("INI-R42")
    def test_an_epic_tale_has_no_effect_and_is_discarded(self) -> None:
        """Children of Dana place nothing, and the turn is over."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", tales_0="children-of-dana", tales_1="dagda")
        t.play(0, "children-of-dana", "hills").react(1, "dagda").quiet()
        assert (t.clans("hills"), t["tales 0"], t["tales 1"]) == ([0, 1], "", "")
        assert t.told("cancelled") == [(0, GAME.read("children-of-dana"), -1, 0)]
        assert t.asked == (1, "turn", ["pass"])

    @rule("INI-R32")
    def test_an_advantage_card_has_no_effect_and_is_laid_face_down(self) -> None:
        """Clans of the Plains stay where they are."""
        t = inis(2, clans_0="plains=2", clans_1="hills=1", tales_1="dagda", advantages_0="plains")
        t.play(0, "plains-card", "0", "1", "0").react(1, "dagda").quiet()
        assert (t.clans("plains"), t["advantages 0"], t["advantages down"]) == ([2, 0], "", "plains")
        assert (t.told("clash", "moved"), t.asked) == ([], (1, "turn", ["pass"]))

    @pytest.mark.parametrize(("card", "line"), [("valley-card", "advantages_0"), ("lug", "tales_0")])
    def test_a_triskel_card_is_cancelled_too(self, card: str, line: str) -> None:
        """What answers a Season card can be answered itself."""
        lines = {"clans_0": "cove=1", "clans_1": "hills=1", "actions_0": "new-clans", "tales_1": "dagda"}
        t = inis(2, 0, **lines, **{line: card.removesuffix("-card")})
        t.play(0, "new-clans", "cove", "cove").react(0, card, *["cove"] * (card == "valley-card"))
        t.react(1, "dagda").quiet()
        assert (t.clans("cove"), t["actions 0"], t["discards"]) == ([3, 0], "", "new-clans")

    def test_no_action_card_is_cancelled(self) -> None:
        """The Dagda is not asked when an Action card is played."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", actions_0="new-clans", tales_1="dagda")
        assert t.play(0, "new-clans", "cove", "cove").offered(1) == []
        assert t.clans("cove") == [3, 0]

    @rule("INI-ACT-09")
    def test_geis_is_no_answer_to_it_nor_it_to_geis(self) -> None:
        """One is an Epic Tale, the other an Action card."""
        t = inis(
            2, clans_0="cove=1", clans_1="hills=1", tales_0="children-of-dana", tales_1="dagda",
            actions_0="geis new-clans",
        )  # fmt: skip
        t.play(0, "children-of-dana", "hills").react(1, "dagda")
        assert t.offered(0) == []
        t = inis(2, clans_0="cove=1", clans_1="hills=1", actions_0="new-clans", actions_1="geis", tales_0="dagda")
        t.play(0, "new-clans", "cove", "cove").react(1, "geis")
        assert t.offered(0) == []
        assert t.clans("cove") == [1, 0]

    @rule("INI-R39", "INI-Q30")
    def test_it_answers_a_card_that_has_been_declared_in_full(self) -> None:
        """Where and whose is said before."""
        t = inis(2, clans_0="cove=1", clans_1="cove=1 hills=1", tales_0="balors-eye", tales_1="dagda")
        for word in ("balors-eye", "cove", "seat 1"):
            assert t.kind != "react"
            t.answer(0, word)
        assert t.may_react(1) == ["dagda"]

    @rule("INI-Q35")
    def test_it_may_answer_a_card_of_ones_own(self) -> None:
        """Seat 0 cancels its own Tale."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", tales_0="children-of-dana dagda")
        t.play(0, "children-of-dana", "hills").react(0, "dagda").quiet()
        assert (t.clans("hills"), t["tales 0"]) == ([0, 1], "")

    @rule("INI-R42", "INI-ADV-16")
    def test_a_cancelled_season_card_was_played_all_the_same(self) -> None:
        """Valley may follow it."""
        t = inis(
            2, clans_0="cove=1", clans_1="hills=1", tales_0="children-of-dana", tales_1="dagda", advantages_0="valley"
        )
        t.play(0, "children-of-dana", "hills").react(1, "dagda").react(0, "valley-card", "cove").quiet()
        assert (t.clans("hills"), t.clans("cove")) == ([0, 1], [2, 0])

    @rule("INI-ADV-02")
    def test_what_follows_an_epic_tale_follows_the_dagda(self) -> None:
        """The Dagda is an Epic Tale itself: its player may draw with the Forest."""
        lines = {"clans_0": "cove=1", "clans_1": "plains=1", "tales_0": "children-of-dana", "tales_1": "dagda"}
        t = inis(2, 0, "valley cove plains forest", advantages_1="forest", **lines)
        t.play(0, "children-of-dana", "plains").react(1, "dagda").react(1, "forest-card").quiet()
        t.chance("tuan").quiet()
        assert t["tales 1"] == "tuan"

    @rule("INI-Q19")
    def test_when_it_has_been_played_all_discarded_tales_are_in_the_deck_again(self) -> None:
        """Itself too: the next draw may bring it."""
        t = inis(
            2, clans_0="cove=1", clans_1="hills=1", tales_0="children-of-dana", tales_1="dagda",
            tale_discards="tuan eriu", actions_1="bard",
        )  # fmt: skip
        t.play(0, "children-of-dana", "hills").react(1, "dagda").play(1, "bard").quiet()
        assert {"tuan", "eriu", "dagda"} & set(t["tale discards"].split()) == set()
        assert t.asked is not None
        assert t.asked[1] == "draw"
        assert {"tuan", "eriu", "dagda"} <= set(t.asked[2])
        assert len(t.told("shuffled")) == 1

    @rule("INI-Q19", "INI-EPI-30")
    def test_it_shuffles_when_it_is_drawn_and_not_kept(self) -> None:
        """Tuan's Memory discards it."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", tales_0="tuan", tale_discards="eriu breas")
        t.play(0, "tuan").quiet().chance("dagda", "harp", "ogma").answer(0, "ogma")
        assert t.quiet()["tales 0"] == "ogma"
        assert {"dagda", "eriu", "breas"} & set(t["tale discards"].split()) == set()
        assert len(t.told("shuffled")) == 1

    @rule("INI-Q19", "INI-EPI-30")
    @pytest.mark.parametrize("other", ["balors-eye", "harp"])
    def test_tales_discarded_together_with_it_are_shuffled_too(self, other: str) -> None:
        """Both cards that are not kept are discarded at the same time."""
        t = inis(2, clans_0="cove=1", clans_1="hills=1", tales_0="tuan")
        t.play(0, "tuan").quiet().chance("dagda", other, "ogma").answer(0, "ogma")
        assert other not in t.quiet()["tale discards"].split()

    @rule("INI-Q19", "INI-EPI-12")
    def test_it_shuffles_when_deirdre_reveals_it_and_takes_another(self) -> None:
        """Discarded is discarded, however that comes."""
        lines = {"clans_0": "cove=2", "clans_1": "hills=1", "tale_discards": "breas"}
        t = inis(3, 0, tales_0="deirdre", tales_1="dagda", tales_2="eriu", **lines)
        t.play(0, "deirdre", "cove").quiet().left_to_chance().play(0, "eriu").quiet()
        assert (t["tales 0"], t["tales 1"], t["tales 2"]) == ("eriu", "", "")
        assert {"dagda", "breas"} & set(t["tale discards"].split()) == set()

    @rule("INI-Q19", "INI-ACT-10")
    def test_it_shuffles_when_the_master_craftsman_discards_it(self) -> None:
        """The draw that follows may bring it back."""
        t = inis(4, clans_0="cove=1", actions_0="master-craftsman", tales_0="dagda", tale_discards="breas")
        t.play(0, "master-craftsman").quiet().answer(0, "dagda")
        assert {"dagda", "breas"} <= set(t.quiet().asked_of(-1))

    @rule("INI-Q37", "INI-ADV-14")
    def test_taken_back_by_the_stone_circle_it_does_not_shuffle(self) -> None:
        """It was never discarded."""
        lines = {"clans_0": "cove=1", "clans_1": "stone-circle=2", "tale_discards": "breas eriu"}
        t = inis(
            2, 0, "valley cove plains stone-circle", tales_0="children-of-dana", tales_1="dagda",
            advantages_1="stone-circle", **lines,
        )  # fmt: skip
        t.play(0, "children-of-dana", "plains").react(1, "dagda").react(1, "stone-circle-card").quiet()
        assert (t["tales 1"], t.clans("stone-circle"), t.clans("plains")) == ("dagda", [0, 1], [0, 0])
        assert (t.told("shuffled"), {"breas", "eriu"} <= set(t["tale discards"].split())) == ([], True)

    @rule("INI-Q37", "INI-ACT-10")
    def test_given_away_by_the_master_craftsman_it_does_not_shuffle(self) -> None:
        """It goes from hand to hand."""
        lines = {"clans_0": "cove=1", "clans_1": "hills=1", "tale_discards": "breas"}
        t = inis(4, 0, tales_0="children-of-dana", tales_1="dagda", actions_1="master-craftsman", **lines)
        t.play(0, "children-of-dana", "hills").react(1, "dagda").react(1, "master-craftsman", "seat 3").quiet()
        assert (t["tales 3"], t["deeds"], t.told("shuffled")) == ("dagda", "0 1 0 0", [])
        assert "breas" in t["tale discards"].split()

    def test_everybody_but_the_one_who_holds_it_cannot_play_it(self) -> None:
        """Seat 2 holds it; seats 0 and 1 have other Tales."""
        t = inis(3, clans_0="cove=1", tales_0="children-of-dana tuan", tales_1="club", tales_2="dagda")
        t.play(0, "children-of-dana", "hills")
        assert [t.may_react(seat) for seat in range(3)] == [[], [], ["dagda"]]


def claimed(taker: int = 1, **lines: str) -> Table:
    """Return a table at which seat 0's New Clans have been resolved and Lug takes them."""
    t = inis(3, 0, clans_0="cove=1", clans_1="hills=1", actions_0="new-clans", **{f"tales_{taker}": "lug"}, **lines)
    return t.play(0, "new-clans", "cove", "cove").react(taker, "lug")


@rule("INI-EPI-17")
class TestLug:
    """Lug Samildanach: takes an Action card that has been resolved."""

    @rule("INI-Q37")
    @pytest.mark.parametrize("taker", [0, 1, 2])
    def test_the_card_goes_to_the_hand_of_who_plays_it(self, taker: int) -> None:
        """The player's own card or another's; it was never discarded."""
        t = claimed(taker).quiet()
        assert (t[f"actions {taker}"], t["discards"], t["tale discards"]) == ("new-clans", "", "lug")
        assert t.clans("cove") == [3, 0, 0]
        assert t.told("took-back") == [(taker, GAME.read("new-clans"), -1, 0)]

    def test_the_card_may_be_played_again_in_the_same_season(self) -> None:
        """Seat 1 takes it and plays it in the next turn."""
        t = claimed().play(1, "new-clans", "hills", "hills").quiet()
        assert (t.clans("hills"), t["discards"]) == ([0, 3, 0], "new-clans")

    def test_it_waits_until_the_card_has_been_resolved_with_its_clashes(self) -> None:
        """Not when it is played, not in the clash, but afterwards."""
        t = war(clans_0="cove=2", clans_1="cove=2", tales_1="lug")
        assert t.offered(1) == []
        assert t.play(0, "seat 1").offered(1) == []
        assert t.play(1, "peace").play(0, "peace").offered(1) == ["lug"]

    def test_a_card_played_for_its_triskel_side_may_be_taken(self) -> None:
        """The Bard's Deed is gained, and then the Bard is taken."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_0="bard", tales_1="lug").play(0, "seat 1")
        t.react(0, "bard").react(1, "lug").quiet()
        assert (t["deeds"], t["actions 1"], t["discards"], t["table"]) == ("1 0", "bard", "", "warlord")

    @rule("INI-Q35")
    @pytest.mark.parametrize("take_geis", [True, False])
    def test_after_a_geis_it_may_take_the_geis_or_the_card_cancelled(self, take_geis: bool) -> None:
        """First the Geis is resolved, then the card it answered."""
        lines = {"clans_0": "cove=1", "clans_1": "hills=1", "actions_0": "new-clans", "actions_1": "geis"}
        t = inis(3, 0, tales_2="lug", **lines).play(0, "new-clans", "cove", "cove").react(1, "geis")
        assert t.may_react(2) == ["lug"]
        if not take_geis:
            t.pass_window(besides=-1)
        t.react(2, "lug").quiet()
        cards = ("geis", "new-clans") if take_geis else ("new-clans", "geis")
        assert (t["actions 2"], t["discards"]) == cards
        assert t.clans("cove") == [1, 0, 0]

    def test_a_card_that_is_discarded_unused_cannot_be_taken(self) -> None:
        """The Action card paid in an Attack was not played."""
        t = war(clans_0="cove=2", clans_1="cove=2", actions_1="bard", tales_0="lug")
        assert "lug" not in t.play(0, "seat 1").play(1, "bard").offered(0)

    @pytest.mark.parametrize(
        ("card", "words", "line"),
        [
            ("swamp-card", [], {"advantages_0": "swamp"}),
            ("children-of-dana", ["cove"], {"tales_0": "children-of-dana"}),
        ],
    )
    def test_only_action_cards_are_taken(self, card: str, words: list[str], line: dict[str, str]) -> None:
        """Advantage cards and Epic Tales are not for Lug."""
        t = inis(2, 0, "valley cove swamp", clans_0="cove=1", clans_1="cove=1", tales_1="lug", **line)
        assert "lug" not in t.play(0, card, *words).offered(1)
        assert t.kind == "turn"

    @rule("INI-EPI-08")
    def test_cancelled_by_the_dagda_the_card_is_discarded(self) -> None:
        """Nothing is taken."""
        t = claimed(tales_2="dagda").react(2, "dagda").quiet()
        assert (t["actions 1"], t["discards"], t["tales 1"]) == ("", "new-clans", "")


def waiting(seats: int, holder: int, **lines: str) -> Table:
    """Return a table at which seat 0 has the turn and a seat holds Oengus's Ploy."""
    clans = {f"clans_{seat}": "cove=1" for seat in range(seats)}
    return inis(seats, 0, **clans, **{f"tales_{holder}": "oengus"}, **lines)


@rule("INI-EPI-23")
class TestOengus:
    """Oengus's Ploy: its player takes the next turn."""

    @pytest.mark.parametrize("crows", ["clockwise", "counter"])
    @pytest.mark.parametrize("holder", [0, 1, 2, 3])
    def test_the_next_turn_is_taken_and_play_goes_on_from_there(self, holder: int, crows: str) -> None:
        """After any turn, even the player's own; then the next in the direction of the crows."""
        t = waiting(4, holder, crows=crows, actions_0="new-clans").play(0, "new-clans", "cove", "cove")
        t.react(holder, "oengus").quiet()
        assert t.asked is not None
        assert t.asked[:2] == (holder, "turn")
        assert t.told("takes-turn") == [(holder, -1, -1, 0)]
        t.play(holder, "pass").quiet()
        assert t.asked[:2] == ((holder + (1 if crows == "clockwise" else 3)) % 4, "turn")

    @pytest.mark.parametrize("turn", ["pass", "pretender", "swamp-card"])
    def test_every_way_to_take_a_turn_ends_with_it(self, turn: str) -> None:
        """A pass, a token, a card."""
        t = inis(
            2, 0, "valley cove swamp", clans_0="cove=1 valley=1", clans_1="cove=1", tales_1="oengus",
            advantages_0="swamp", deeds="5 0", crows="counter",
        )  # fmt: skip
        t.play(0, turn).react(1, "oengus").quiet()
        assert (t.asked_of(1), t["tale discards"]) == (["pass"], "oengus")

    @rule("INI-R40")
    def test_it_waits_for_the_end_of_the_turn(self) -> None:
        """What answers the Season card comes first."""
        t = waiting(2, 0, actions_0="new-clans", advantages_0="valley").play(0, "new-clans", "cove", "cove")
        found = []
        while t.kind == "react":
            found.append(t.may_react(0))
            t.pass_window(besides=-1)
        assert [words for words in found if words] == [["valley-card"], ["oengus"]]

    @rule("INI-Q48", "INI-R30")
    @pytest.mark.parametrize("holder", [0, 1, 2])
    def test_when_all_have_passed_the_season_goes_on(self, holder: int) -> None:
        """Only the player who takes the turn has to pass again; then the Season is over."""
        t = waiting(3, holder, passed="1 2").play(0, "pass").react(holder, "oengus").quiet()
        assert (t["passed"].split(), t.told("season-over")) == ([str(seat) for seat in range(3) if seat != holder], [])
        assert t.asked == (holder, "turn", ["pass"])
        t.play(holder, "pass").quiet()
        assert len(t.told("season-over")) == 1

    @rule("INI-Q48", "INI-R30")
    def test_a_card_played_in_that_turn_makes_everybody_pass_anew(self) -> None:
        """The chain of passes is broken."""
        t = waiting(3, 2, passed="1 2", actions_2="bard new-clans").play(0, "pass").react(2, "oengus")
        t.play(2, "new-clans", "cove", "cove").quiet()
        assert (t["passed"], t.asked) == ("", (0, "turn", ["pass"]))
        t.play(0, "pass").play(1, "pass").quiet()
        assert t.asked == (2, "turn", ["bard", "pass"])

    @rule("INI-R35")
    def test_who_takes_the_turn_without_clans_places_two_first(self) -> None:
        """The turn is like any other."""
        t = inis(3, clans_0="cove=1", clans_1="cove=1", tales_2="oengus").play(0, "pass").react(2, "oengus")
        t.play(2, "hills", "plains").quiet()
        assert (t["clans 2"], t.asked) == ("hills=1 plains=1", (2, "turn", ["pass"]))

    @rule("INI-EPI-08")
    @pytest.mark.parametrize("passed", ["", "1 2"])
    def test_cancelled_by_the_dagda_things_go_their_way(self, passed: str) -> None:
        """The next player in order has the turn, or the Season ends."""
        t = waiting(3, 2, passed=passed, tales_1="dagda").play(0, "pass").react(2, "oengus").react(1, "dagda").quiet()
        assert (len(t.told("season-over")), t["tales 2"]) == (bool(passed), "")
        assert passed or t.asked == (1, "turn", ["pass"])

    def test_it_is_offered_to_nobody_else(self) -> None:
        """Seats without it may only pass at the end of the turn."""
        t = waiting(3, 2, tales_1="tuan").play(0, "pass")
        assert [t.may_react(seat) for seat in range(3)] == [[], [], ["oengus"]]
