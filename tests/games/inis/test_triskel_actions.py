"""The Action cards with a triskel: Bard, Geis, Master Craftsman, Raid and Warlord."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import ACTIONS, TALES, TERRITORIES
from meadhall.testing import rule
from tests.games.inis.situations import clash, here, invasion
from tests.games.inis.table import SEASON, Table, inis

COVE = TERRITORIES.index("cove")


@rule("INI-ACT-01")
class TestBard:
    """Bard. Season: draw an Epic Tale. Triskel, after a manoeuvre of yours removed clans of others: gain a Deed."""

    @rule("INI-R5")
    def test_in_its_season_an_epic_tale_is_drawn_that_only_its_owner_sees(self) -> None:
        """Bard, Season side: one Epic Tale into the hand; the others see that there is one."""
        t = here(3, actions_0="bard").play(0, "bard").quiet()
        t.chance("tuan")
        assert t["tales 0"] == "tuan"
        assert [t.quiet().seen(viewer, "tales 0") for viewer in range(4)] == ["tuan", "?", "?", "?"]
        assert t.known("drew") == [["tuan"], ["?"], ["?"], ["?"]]
        assert (t["discards"], t["deeds"]) == ("bard", "0 0 0")

    @rule("INI-Q30")
    def test_the_tale_is_drawn_after_geis_could_have_been_played(self) -> None:
        """Nothing is declared with the Bard, and what it draws comes after the window of Geis."""
        t = here(actions_0="bard", actions_1="geis").play(0, "bard")
        assert (t.kind, t.may_react(1)) == ("react", ["geis"])
        t.quiet()
        assert t.kind == "draw"

    @rule("INI-R43")
    def test_an_empty_deck_is_made_of_the_discards(self) -> None:
        """When the Epic Tales have run out, the discarded ones are the deck."""
        others = " ".join(tale for tale in TALES if tale not in ("tuan", "harp"))
        t = here(actions_0="bard", tales_1=others, tale_discards="tuan harp").play(0, "bard").quiet()
        assert t.asked == (-1, "draw", ["harp", "tuan"])
        t.chance("harp")
        t.quiet()
        assert (t["tales 0"], t["tale discards"]) == ("harp", "")
        assert [n for *_, n in t.told("shuffled")] == [2]

    @rule("INI-R44")
    def test_without_any_tale_to_draw_it_may_be_played_all_the_same(self) -> None:
        """All Epic Tales are in hands: the Bard is played and draws nothing."""
        t = here(actions_0="bard", tales_1=" ".join(TALES)).play(0, "bard").quiet()
        assert (t["tales 0"], t["discards"]) == ("", "bard")
        assert t.asks() == (1, "turn")

    @rule("INI-R55")
    def test_after_an_attack_that_removed_a_clan_it_gains_a_deed(self) -> None:
        """Bard, triskel side: the attacked player has no card, loses a clan, and the attacker gains a Deed."""
        t = clash(actions_0="bard").play(0, "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], t["discards"], t["tales 0"]) == ("1 0", "bard", "")
        assert t.told("deed") == [(0, -1, -1, 0)]
        assert t.asks() == (1, "manoeuvre")

    @rule("INI-R55")
    def test_after_an_attack_paid_with_a_card_it_is_not_offered(self) -> None:
        """The attacked player discards a card: no clan was removed, no Deed."""
        t = clash(actions_0="bard", actions_1="festival new-clans").play(0, "seat 1").play(1, "festival")
        assert t.offered(0) == []

    @pytest.mark.parametrize(("holder", "words"), [(1, ["clan"]), (2, [])])
    def test_it_is_for_the_player_whose_manoeuvre_it_was(self, holder: int, words: list[str]) -> None:
        """Neither the player attacked nor a third one in the clash gains a Deed."""
        lines = {f"actions_{holder}": "bard", "clans_2": "cove=2"}
        t = clash(3, **lines).play(0, "seat 1").play(1, *words)
        assert t.clans("cove") == [2, 1, 2]
        assert t.offered(holder) == []

    def test_a_withdrawal_removes_nothing(self) -> None:
        """After a withdrawal the Bard is not offered."""
        t = clash(actions_0="bard", clans_0="cove=2 plains=1").play(0, "withdraw", "1")
        assert "bard" not in t.offered(0)

    @rule("INI-EPI-29")
    def test_every_kind_of_manoeuvre_counts(self) -> None:
        """The Tale of Cuchulain removes clans as a manoeuvre, so the Bard may follow."""
        t = clash(actions_0="bard", tales_0="cuchulain", clans_0="cove=1").play(0, "cuchulain", "seat 1", "seat 1")
        t.react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [1, 0])

    def test_clans_removed_otherwise_do_not_count(self) -> None:
        """Balor's Eye removes a clan, but is no manoeuvre."""
        t = here(actions_0="bard", tales_0="balors-eye").play(0, "balors-eye", "valley", "seat 1")
        assert t.offered(0) == []
        assert t.clans("valley") == [2, 1]

    @rule("INI-Q2")
    def test_a_clan_saved_by_the_club_was_not_removed(self) -> None:
        """The Dagda's Club saves the clan: no Deed."""
        t = clash(actions_0="bard", tales_1="club").play(0, "seat 1").react(1, "club")
        assert "bard" not in t.offered(0)
        assert t.clans("cove") == [2, 2]

    @rule("INI-Q2")
    @pytest.mark.parametrize("words", [["diarmuid", "hills"], ["cauldron"]], ids=["diarmuid", "cauldron"])
    def test_a_clan_that_comes_back_was_removed(self, words: list[str]) -> None:
        """Diarmuid puts the clan elsewhere, the Cauldron keeps it for later, but it was removed: a Deed."""
        t = clash(actions_0="bard", tales_1=words[0], clans_1="cove=2 hills=1").play(0, "seat 1")
        t.react(1, words[0], *words[1:]).react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [2, 1])

    @rule("INI-Q2", "INI-EPI-29")
    def test_one_of_two_clans_removed_is_enough(self) -> None:
        """Cuchulain removes two, the Club saves one of them: a Deed."""
        t = clash(actions_0="bard", tales_0="cuchulain", tales_1="club", clans_0="cove=1")
        t.play(0, "cuchulain", "seat 1", "seat 1").react(1, "club").react(0, "bard").quiet()
        assert (t["deeds"], t.clans("cove")) == ("1 0", [1, 1])

    @rule("INI-Q4")
    def test_the_deeds_may_have_run_out(self) -> None:
        """There are eight Deeds: with all given out there is none to gain."""
        t = clash(actions_0="bard", deeds="3 5").play(0, "seat 1").react(0, "bard").quiet()
        assert (t["deeds"], t["discards"]) == ("3 5", "bard")


DECLARED: dict[str, list[str]] = {
    "bard": [],
    "citadel": ["cove"],
    "conquest": ["cove", "2"],
    "craftsmen": ["1"],
    "druid": [],
    "emissaries": ["valley", "cove"],
    "exploration": [],
    "festival": ["valley"],
    "master-craftsman": [],
    "migration": ["valley", "1", "1"],
    "new-alliance": ["valley", "seat 1"],
    "new-clans": ["valley", "cove"],
    "sanctuary": ["valley"],
    "scouts": ["seat 1"],
    "warlord": ["valley"],
}
"""What is declared with each Action card that has a Season side."""


@rule("INI-ACT-09")
class TestGeis:
    """Geis. When an opponent plays an Action card: its effect is ignored, and it is discarded."""

    def test_all_action_cards_but_two_have_a_season_side(self) -> None:
        """The table of this class is complete: only Geis and Raid are played for their triskel alone."""
        assert [card for card in ACTIONS if card not in DECLARED] == ["geis", "raid"]

    @rule("INI-R39", "INI-R42", "INI-Q30")
    @pytest.mark.parametrize("card", DECLARED)
    def test_it_leaves_every_season_card_without_effect_but_played(self, card: str) -> None:
        """Nothing changes, both cards are discarded, and the Valley may follow the card that was played."""
        hand = f"{card} {'festival' if card == 'druid' else 'druid'}"
        t = here(4, clans_1="valley=2 cove=1", actions_0=hand, actions_1="geis", advantages_0="valley", discards="raid")
        before = dict(line.split(":", 1) for line in str(t).splitlines() if ":" in line)
        t.play(0, card, *DECLARED[card]).react(1, "geis")
        assert t.may_react(0) == ["valley-card"]
        t.quiet()
        changed = {name for name, value in before.items() if t[name] != value.strip()}
        assert changed == {"actions 0", "actions 1", "discards", "frames"}
        assert t["actions 0"] == hand.split()[1]
        assert set(t["discards"].split()) == {card, "geis", "raid"}
        assert [fact[0] for fact in t.told("cancelled")] == [0]
        assert t.asks() == (1, "turn")

    @rule("INI-Q31", "INI-R5")
    def test_all_who_may_hold_it_are_asked(self) -> None:
        """A question gives nothing away: who has Action cards is asked, with Geis or without."""
        t = here(4, actions_0="bard", actions_1="festival", actions_2="geis").play(0, "bard")
        assert [question.actor for question in t.state.open_questions()] == [1, 2]
        assert (t.may_react(1), t.may_react(2)) == ([], ["geis"])

    def test_it_is_not_for_ones_own_card(self) -> None:
        """Only the card of an opponent may be answered."""
        t = here(3, actions_0="bard geis", actions_1="festival", actions_2="new-clans").play(0, "bard")
        assert t.offered(0) == []

    @pytest.mark.parametrize("card", ["tales_0=tuan", "advantages_0=plains", "advantages_0=swamp"])
    def test_it_does_not_answer_epic_tales_and_advantage_cards(self, card: str) -> None:
        """Geis is against Action cards alone."""
        line, name = card.split("=")
        lines = {line: name, "actions_1": "geis", "clans_0": "plains=2", "clans_1": "cove=1"}
        t = inis(2, 0, "valley cove plains swamp", **lines)
        t.play(0, name if line == "tales_0" else f"{name}-card")
        while t.kind == "how-many":
            t.play(0, "1")
        assert "geis" not in t.offered(1)

    @rule("INI-R6", "INI-R55")
    def test_it_is_no_season_card_and_may_be_discarded_unused(self) -> None:
        """Geis is never played as a turn; in a clash it may be thrown away like any Action card."""
        t = here(2, actions_0="geis bard")
        assert (t.asked, t.refused(0, "geis")) == ((0, "turn", ["bard", "pass"]), "INI-R6")
        t = clash(2, actions_1="geis").play(0, "seat 1")
        assert t.asked == (1, "pay", ["geis", "clan"])
        t.play(1, "geis").quiet()
        assert (t.clans("cove"), t["discards"], t.told("cancelled")) == ([2, 2], "geis", [])

    @rule("INI-Q18")
    def test_a_card_that_is_discarded_is_not_played(self) -> None:
        """No answer to an Action card that an attacked player throws away."""
        t = clash(2, actions_0="geis", actions_1="festival").play(0, "seat 1").play(1, "festival")
        assert t.offered(0) == []

    @rule("INI-Q18", "INI-ACT-01")
    def test_it_cancels_the_triskel_side_of_the_bard(self) -> None:
        """No Deed, and the clash goes on."""
        t = clash(2, actions_0="bard", actions_1="geis").play(0, "seat 1").play(1, "clan")
        t.react(0, "bard").react(1, "geis").quiet()
        assert (t["deeds"], set(t["discards"].split())) == ("0 0", {"bard", "geis"})
        assert t.asks() == (1, "manoeuvre")

    @rule("INI-Q18", "INI-Q30", "INI-ACT-17")
    def test_it_cancels_the_triskel_side_of_the_warlord(self) -> None:
        """Who is next was declared, but no clan is placed and the order stays as it was."""
        t = invasion(3, actions_0="geis", actions_1="warlord", clans_2="cove=1").play(0, "seat 2")
        t.react(1, "warlord", "seat 0").react(0, "geis").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 2, 0], (1, "manoeuvre"))

    @rule("INI-Q18", "INI-ACT-14")
    def test_it_cancels_raid(self) -> None:
        """No card changes hands and no clan is removed."""
        t = clash(4, actions_0="raid", actions_1="festival bard", actions_2="geis", clans_2="hills=1")
        t.play(0, "seat 1").play(1, "bard").react(0, "raid").react(2, "geis").quiet()
        assert (t["actions 0"], t["actions 1"], t.clans("cove")) == ("", "festival", [2, 2, 0, 0])

    @rule("INI-Q18", "INI-ACT-10")
    def test_it_cancels_the_triskel_side_of_master_craftsman(self) -> None:
        """The Epic Tale is discarded as ever, and there is no Deed."""
        t = here(4, actions_0="master-craftsman", actions_3="geis", tales_0="stone-of-fal").play(0, "stone-of-fal")
        t.react(0, "master-craftsman", "seat 1").react(3, "geis").quiet()
        assert (t["tales 1"], t["tale discards"], t["deeds"]) == ("", "stone-of-fal", "0 0 0 0")

    @rule("INI-R44")
    def test_a_card_without_effect_may_be_answered_as_well(self) -> None:
        """A Festival that finds no place has been played."""
        t = here(2, actions_0="festival", actions_1="geis", sanctuaries="hills=1").play(0, "festival")
        assert t.may_react(1) == ["geis"]


@rule("INI-ACT-10")
class TestMasterCraftsman:
    """Master Craftsman. Season: discard a card, draw an Epic Tale. Triskel: give a played tale away, gain a Deed."""

    def crafted(self, discard: str, **lines: str) -> Table:
        """Seat 0 discards a card for the Master Craftsman and draws Tuan's Memory."""
        t = here(4, **{"actions_0": "master-craftsman bard", "advantages_0": "cove", "tales_0": "harp", **lines})
        t.play(0, "master-craftsman", discard).quiet()
        t.chance("tuan")
        return t.quiet()

    @rule("INI-Q45", "INI-R31")
    def test_an_action_card_is_discarded_unseen(self) -> None:
        """Which Action card was discarded only its owner knows."""
        t = self.crafted("bard")
        assert (t["actions 0"], t["tales 0"], t["discards"]) == ("", "harp tuan", "bard master-craftsman")
        assert t.known("discarded") == [["bard"], *[["?"]] * 4]
        sights = [t.seen(viewer, "discards") for viewer in range(5)]
        assert sights == ["bard master-craftsman", *["master-craftsman ?"] * 4]

    @rule("INI-Q40")
    def test_an_advantage_card_is_discarded_openly_and_was_not_played(self) -> None:
        """It lies face up beside the map, and Citadel takes it."""
        t = self.crafted("cove-card", actions_1="citadel", clans_1="cove=1")
        assert (t["advantages 0"], t["advantages down"]) == ("", "")
        assert "cove" in t["advantages up"].split()
        assert t.known("discarded") == [["cove-card"]] * 5
        t.play(1, "citadel", "cove").quiet()
        assert (t["citadels"], t["advantages 1"]) == ("cove=1", "cove")

    @rule("INI-R33")
    def test_an_epic_tale_is_discarded_face_up(self) -> None:
        """All see it among the discarded Epic Tales."""
        t = self.crafted("harp")
        assert t["tales 0"] == "tuan"
        assert [t.seen(viewer, "tale discards") for viewer in range(5)] == ["harp"] * 5

    @rule("INI-Q19")
    def test_discarding_the_dagda_shuffles_the_tales(self) -> None:
        """Whenever The Dagda is discarded all discarded Epic Tales go back into the deck, before the draw."""
        t = self.crafted("dagda", tales_0="dagda", tale_discards="tuan eriu")
        assert (t["tale discards"], t["tales 0"]) == ("", "tuan")
        assert [n for *_, n in t.told("shuffled")] == [3]

    def test_a_card_must_be_discarded_if_there_is_one(self) -> None:
        """Any card of the hand, whatever its type, but one of them."""
        t = here(4, actions_0="master-craftsman geis", advantages_0="valley", tales_0="harp club")
        t.play(0, "master-craftsman").quiet()
        assert t.asked == (0, "discard", ["geis", "valley-card", "club", "harp"])

    def test_without_another_card_one_just_draws(self) -> None:
        """Discard if you can: the last card of the hand draws for nothing."""
        t = here(4, actions_0="master-craftsman").play(0, "master-craftsman").quiet()
        assert t.asks() == (-1, "draw")
        t.chance("tuan")
        assert t.quiet()["tales 0"] == "tuan"

    @rule("INI-Q45", "INI-Q30")
    def test_the_card_to_discard_is_chosen_after_geis(self) -> None:
        """A Geis saves the card that would have been discarded."""
        t = here(4, actions_0="master-craftsman bard", actions_1="geis").play(0, "master-craftsman")
        assert t.may_react(1) == ["geis"]
        t.react(1, "geis").quiet()
        assert (t["actions 0"], t["tales 0"], t.asks()) == ("bard", "", (1, "turn"))

    def test_a_tale_just_played_is_given_to_another_player_for_a_deed(self) -> None:
        """Not to its player; all have seen which Epic Tale it is."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal").play(0, "stone-of-fal")
        t.react(0, "master-craftsman")
        assert t.asked == (0, "whom", ["seat 1", "seat 2", "seat 3"])
        t.play(0, "seat 2").quiet()
        assert (t["tales 0"], t["tales 2"], t["tale discards"], t["deeds"]) == ("", "stone-of-fal", "", "1 0 0 0")
        assert [t.seen(viewer, "tales 2") for viewer in range(5)] == ["stone-of-fal"] * 5
        assert (t.clans("valley"), t["discards"]) == ([4, 2, 0, 0], "master-craftsman")

    @rule("INI-R42")
    def test_a_tale_that_was_cancelled_has_been_played_all_the_same(self) -> None:
        """The Dagda answers the Epic Tale, which has no effect, but may be given away."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal", tales_1="dagda").play(0, "stone-of-fal")
        t.react(1, "dagda").react(0, "master-craftsman", "seat 3").quiet()
        assert (t.clans("valley")[0], t["tales 3"], t["deeds"]) == (2, "stone-of-fal", "1 0 0 0")

    @rule("INI-EPI-27")
    def test_it_follows_triskel_tales_as_well(self) -> None:
        """Streng's Resolve brings a Deed, and another when it is given away."""
        t = clash(4, actions_0="master-craftsman", tales_0="streng", clans_2="hills=1").play(0, "seat 1")
        t.react(0, "streng").react(0, "master-craftsman", "seat 2").quiet()
        assert (t["deeds"], t["tales 2"]) == ("2 0 0 0", "streng")

    @rule("INI-EPI-24")
    def test_it_follows_a_tale_played_as_a_manoeuvre(self) -> None:
        """Ogma's Eloquence ends the clash, and is given away."""
        t = clash(4, actions_0="master-craftsman", tales_0="ogma").play(0, "ogma")
        t.react(0, "master-craftsman", "seat 1").quiet()
        assert (t["deeds"], t["tales 1"], t["clash"]) == ("1 0 0 0", "ogma", "none")

    @rule("INI-Q37")
    def test_the_dagda_given_away_was_not_discarded(self) -> None:
        """Nothing is shuffled when The Dagda goes to another hand."""
        t = here(4, frames=SEASON.format(1), actions_0="master-craftsman", tales_0="dagda", tales_1="stone-of-fal")
        t.play(1, "stone-of-fal").react(0, "dagda").react(0, "master-craftsman", "seat 2").quiet()
        assert (t["tales 2"], t["tale discards"], t["deeds"]) == ("dagda", "stone-of-fal", "1 0 0 0")
        assert t.told("shuffled") == []

    @pytest.mark.parametrize(
        ("lines", "word"),
        [
            ({"tales_1": "stone-of-fal"}, "stone-of-fal"),
            ({"advantages_1": "swamp"}, "swamp-card"),
            ({"actions_1": "craftsmen"}, "craftsmen"),
        ],
    )
    def test_it_is_not_for_the_tale_of_another(self, lines: dict[str, str], word: str) -> None:
        """Nor does anything but the player's own Epic Tale call for it."""
        land = "valley cove plains swamp"
        clans = {"clans_0": "valley=1", "clans_1": "cove=1", "actions_0": "master-craftsman"}
        t = inis(4, 1, land, **clans, **lines).play(1, word)
        assert t.offered(0) == []

    @pytest.mark.parametrize(("lines", "word"), [({"advantages_0": "swamp"}, "swamp-card"), ({}, "craftsmen")])
    def test_it_follows_no_other_card_of_ones_own(self, lines: dict[str, str], word: str) -> None:
        """After an Advantage card or an Action card there is nothing to give away."""
        clans = {"clans_0": "cove=1", "clans_1": "valley=1", "actions_0": "master-craftsman craftsmen"}
        t = inis(4, 0, "valley cove plains swamp", **clans, **lines).play(0, word)
        assert t.offered(0) == []

    @rule("INI-Q4")
    def test_with_all_deeds_given_out_the_tale_is_given_for_nothing(self) -> None:
        """The card changes hands, no Deed is gained."""
        t = here(4, actions_0="master-craftsman", tales_0="stone-of-fal", deeds="2 2 2 2").play(0, "stone-of-fal")
        t.react(0, "master-craftsman", "seat 1").quiet()
        assert (t["tales 1"], t["deeds"]) == ("stone-of-fal", "2 2 2 2")


@rule("INI-ACT-14")
class TestRaid:
    """Raid. After you made an Attack take a random Action card of the player attacked, or a clan if there is none."""

    @rule("INI-Q45")
    def test_a_random_action_card_is_taken_and_only_the_two_know_it(self) -> None:
        """Chance says which; it goes into the attacker's hand."""
        t = clash(4, actions_0="raid", actions_1="festival bard citadel", clans_2="hills=1")
        t.play(0, "seat 1").play(1, "citadel").react(0, "raid").quiet()
        assert t.asked == (-1, "random-action", ["bard", "festival"])
        t.chance("festival")
        t.quiet()
        assert (t["actions 0"], t["actions 1"], t.clans("cove")) == ("festival", "bard", [2, 2, 0, 0])
        assert [t.seen(viewer, "actions 0") for viewer in range(5)] == ["festival", "festival", "?", "?", "?"]
        assert t.known("took-at-random") == [["festival"], ["festival"], ["?"], ["?"], ["?"]]
        assert t.told("gave", other=True) == []
        assert t.asks() == (1, "manoeuvre")

    def test_it_comes_after_the_attack_itself(self) -> None:
        """The last Action card is paid for the Attack; for Raid a clan is left to remove."""
        t = clash(4, actions_0="raid", actions_1="festival").play(0, "seat 1").play(1, "festival")
        t.react(0, "raid").quiet()
        assert (t["actions 0"], t["discards"], t.clans("cove")) == ("", "festival raid", [2, 1, 0, 0])

    @rule("INI-R56")
    def test_without_action_cards_two_clans_are_lost(self) -> None:
        """One for the Attack, one for Raid."""
        t = clash(4, actions_0="raid", clans_1="cove=3").play(0, "seat 1").react(0, "raid").quiet()
        assert (t.clans("cove"), len(t.told("removed"))) == ([2, 1, 0, 0], 2)

    @rule("INI-R44")
    def test_with_neither_card_nor_clan_left_nothing_happens(self) -> None:
        """The Attack removed the last exposed clan."""
        t = clash(4, actions_0="raid", clans_1="cove=1 hills=1").play(0, "seat 1")
        t.react(0, "raid").quiet()
        assert (t["clans 1"], len(t.told("removed"))) == ("hills=1", 1)

    @rule("INI-R50", "INI-R51")
    def test_sheltered_clans_are_safe_from_it(self) -> None:
        """Only an exposed clan can be lost to Raid."""
        t = clash(4, actions_0="raid", citadels="cove=1", clans_1="cove=2").play(1, "shelter").play(0, "seat 1")
        t.react(0, "raid").quiet()
        assert (t.clans("cove"), len(t.told("removed"))) == ([2, 1, 0, 0], 1)

    @rule("INI-Q51", "INI-ACT-01")
    def test_a_clan_it_removes_was_not_removed_by_the_manoeuvre(self) -> None:
        """The Attack cost a card, Raid a clan: no Deed from the Bard."""
        t = clash(4, actions_0="raid bard", actions_1="festival").play(0, "seat 1").play(1, "festival").react(0, "raid")
        assert "bard" not in t.offered(0)
        assert t.clans("cove") == [2, 1, 0, 0]

    @rule("INI-R38", "INI-ACT-01")
    def test_it_may_answer_the_same_attack_as_the_bard(self) -> None:
        """The Attack removed a clan: the Bard gains a Deed, and Raid takes a card besides."""
        t = clash(4, actions_0="raid bard", actions_1="festival").play(0, "seat 1").play(1, "clan")
        t.react(0, "bard").react(0, "raid").quiet()
        t.chance("festival")
        assert (t["deeds"], t["actions 0"]) == ("1 0 0 0", "festival")

    @rule("INI-EPI-10")
    def test_the_club_saves_a_clan_from_it(self) -> None:
        """A clan that Raid would remove may be saved by The Dagda's Club."""
        t = clash(4, actions_0="raid", actions_1="festival", tales_1="club").play(0, "seat 1").play(1, "festival")
        t.react(0, "raid").react(1, "club").quiet()
        assert (t.clans("cove"), t["tale discards"]) == ([2, 2, 0, 0], "club")

    def test_it_is_for_the_attacker_alone(self) -> None:
        """Neither the player attacked nor a third one may raid."""
        t = clash(4, actions_1="raid", actions_2="geis", clans_2="cove=1").play(0, "seat 1").play(1, "clan")
        assert "raid" not in t.offered(1)

    def test_it_follows_an_attack_only(self) -> None:
        """A withdrawal is no Attack."""
        t = clash(4, actions_0="raid", clans_0="cove=2 plains=1").play(0, "withdraw", "1")
        assert t.offered(0) == []

    @rule("INI-R6")
    def test_it_is_no_season_card(self) -> None:
        """Raid is not offered as a turn."""
        t = here(4, actions_0="raid bard")
        assert (t.asked, t.refused(0, "raid")) == ((0, "turn", ["bard", "pass"]), "INI-R6")


@rule("INI-ACT-17")
class TestWarlord:
    """Warlord. Season: start a clash where you are present. Triskel: place an exposed clan, say who is next."""

    @rule("INI-R46")
    def test_it_starts_a_clash_with_oneself_as_instigator(self) -> None:
        """No clan moves; the instigator makes the first manoeuvre."""
        t = clash(3, clans_2="cove=1")
        assert t.told("clash") == [(0, -1, COVE, 0)]
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])
        assert t.told("moved") == []

    @rule("INI-Q3")
    def test_it_needs_clans_of_another_player(self) -> None:
        """Where the player is alone, or not present, there is no clash."""
        t = here(3, clans_2="plains=1 hills=1", actions_0="warlord").play(0, "warlord")
        assert t.asked == (0, "where", ["valley"])
        assert t.refused(0, "hills") == "INI-ACT-17"

    @rule("INI-Q3")
    def test_being_alone_is_what_forbids_it(self) -> None:
        """The player is present in the Cove, so what refuses it is the ruling that two players are needed."""
        assert here(actions_0="warlord").play(0, "warlord").refused(0, "cove") == "INI-Q3"

    @rule("INI-Q3", "INI-Q49")
    def test_with_nobody_to_fight_it_may_be_played_for_nothing(self) -> None:
        """No territory is shared: the card is discarded without effect."""
        t = here(clans_1="hills=2", actions_0="warlord").play(0, "warlord").quiet()
        assert (t["discards"], t.told("clash"), t.asks()) == ("warlord", [], (1, "turn"))

    @rule("INI-Q30")
    def test_the_territory_is_declared_before_geis(self) -> None:
        """There is no clash yet when Geis may be played."""
        t = here(actions_0="warlord", actions_1="geis").play(0, "warlord", "valley")
        assert (t.may_react(1), t.told("clash")) == (["geis"], [])

    @rule("INI-R62")
    @pytest.mark.parametrize("named", [0, 1, 2])
    def test_after_a_manoeuvre_a_clan_is_placed_and_the_next_player_named(self, named: int) -> None:
        """After the manoeuvre of another too; everybody with an exposed clan may be named."""
        t = invasion(3, actions_1="warlord", clans_2="cove=2").play(0, "seat 2").react(1, "warlord")
        assert t.asked == (1, "who-is-next", ["seat 0", "seat 1", "seat 2"])
        t.play(1, f"seat {named}").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 3, 1], (named, "manoeuvre"))
        assert t["discards"] == "warlord"

    def test_the_order_goes_on_from_who_was_named(self) -> None:
        """Seat 0 attacked, seat 2 is named, then it is seat 0's turn again."""
        t = invasion(3, actions_1="warlord", clans_2="cove=2").play(0, "seat 2").react(1, "warlord", "seat 2")
        t.play(2, "seat 1").quiet()
        assert t.asks() == (0, "manoeuvre")

    def test_after_ones_own_manoeuvre_one_may_go_on(self) -> None:
        """Any manoeuvre: the attacker names himself."""
        t = invasion(actions_0="warlord", clans_1="cove=3").play(0, "seat 1").react(0, "warlord", "seat 0").quiet()
        assert (t.clans("cove"), t.asks()) == ([3, 2], (0, "manoeuvre"))

    @rule("INI-R61")
    def test_who_is_alone_in_the_clash_names_himself(self) -> None:
        """Only players with exposed clans may be named, and there may be just one."""
        t = invasion(actions_0="warlord", clans_1="cove=1").play(0, "seat 1").react(0, "warlord")
        assert t.asked == (0, "who-is-next", ["seat 0"])
        t.play(0, "seat 0").quiet()
        assert (t.clans("cove"), t.asked) == ([3, 0], (0, "manoeuvre", ["peace"]))

    @rule("INI-Q18", "INI-Q30")
    def test_who_is_next_is_declared_before_geis(self) -> None:
        """When Geis may be played the next player is named, but no clan is placed."""
        t = (
            invasion(actions_0="geis", actions_1="warlord")
            .play(0, "seat 1")
            .play(1, "clan")
            .react(1, "warlord", "seat 1")
        )
        assert (t.may_react(0), t.clans("cove")) == (["geis"], [2, 1])

    @rule("INI-R57")
    def test_a_withdrawal_is_a_manoeuvre_too(self) -> None:
        """It answers any manoeuvre, not Attacks alone."""
        t = (
            invasion(actions_1="warlord", clans_0="cove=1 hills=3")
            .play(0, "withdraw", "1")
            .react(1, "warlord", "seat 1")
        )
        assert (t.quiet().clans("cove"), t.asks()) == ([1, 3], (1, "manoeuvre"))

    @rule("INI-R44")
    def test_with_an_empty_reserve_one_still_names_the_next(self) -> None:
        """No clan is placed; who is next is said all the same."""
        t = invasion(3, actions_1="warlord", clans_1="cove=2 valley=10", clans_2="cove=2").play(0, "seat 2")
        t.react(1, "warlord", "seat 2").quiet()
        assert (t.clans("cove"), t.asks()) == ([2, 2, 1], (2, "manoeuvre"))

    @rule("INI-R50", "INI-R62")
    def test_who_has_only_sheltered_clans_may_not_play_it(self) -> None:
        """A sheltered clan takes no part in the clash."""
        t = invasion(3, actions_2="warlord", citadels="cove=1", clans_2="cove=1").play(1, "stay").play(2, "shelter")
        assert "warlord" not in t.play(0, "seat 1").offered(2)

    @rule("INI-R50", "INI-R52")
    def test_who_has_only_sheltered_clans_is_not_named(self) -> None:
        """A manoeuvre is for players with exposed clans."""
        t = invasion(3, actions_1="warlord", citadels="cove=1", clans_2="cove=1").play(1, "stay").play(2, "shelter")
        t.play(0, "seat 1").play(1, "clan").react(1, "warlord")
        assert t.asked == (1, "who-is-next", ["seat 0", "seat 1"])

    @rule("INI-R62")
    @pytest.mark.parametrize(
        ("clans", "attacked", "words"), [("hills=2", "seat 1", []), ("cove=1", "seat 2", ["clan"])], ids=["out", "lost"]
    )
    def test_one_has_to_be_involved_still(self, clans: str, attacked: str, words: list[str]) -> None:
        """Not from outside the clash, nor when the manoeuvre took the player's last clan."""
        t = invasion(3, actions_2="warlord", clans_2=clans).play(0, attacked).play(2, *words)
        assert "warlord" not in t.offered(2)

    @rule("INI-R51")
    def test_the_placed_clan_is_exposed(self) -> None:
        """A free citadel does not shelter it: it may be attacked at once."""
        t = invasion(actions_1="warlord", citadels="cove=2", clans_1="cove=3").play(1, "shelter", "stay")
        t.play(0, "seat 1").play(1, "clan").react(1, "warlord", "seat 0").quiet()
        assert (t.clans("cove"), t["sheltered"]) == ([2, 3], "0 1")
        assert t.asked == (0, "manoeuvre", ["seat 1", "peace"])
