"""Advantage cards that have to do with Epic Tales: Forest, Gates, Meadows, Moor, Stone Circle."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TALES
from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis

ALL_BUT_TUAN = " ".join(tale for tale in TALES if tale != "tuan")


@rule("INI-ADV-02")
class TestForest:
    """Forest: after you play an Epic Tale draw an Epic Tale."""

    def table(self, **lines: str) -> Table:
        """Return a table where seat 0 holds the Forest and Children of Dana."""
        values = {"tales_0": "children-of-dana", "advantages_0": "forest"} | lines
        return inis(2, 0, "valley forest meadows stone-circle", clans_0="stone-circle=1", clans_1="valley=1", **values)

    def test_it_draws_a_tale(self) -> None:
        t = self.table().play(0, "children-of-dana", "valley").react(0, "forest-card").by_chance("eriu").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("eriu", "children-of-dana")
        assert t.cards("drew") == [(0, "eriu")]

    @rule("INI-Q37")
    def test_the_tale_just_played_cannot_be_drawn(self) -> None:
        t = self.table().play(0, "children-of-dana", "valley").react(0, "forest-card").quiet()
        assert "children-of-dana" not in t.asked_of(-1)
        assert len(t.asked_of(-1)) == len(TALES) - 1

    @rule("INI-R44")
    def test_without_a_tale_to_draw_it_is_played_for_nothing(self) -> None:
        t = self.table(tales_0="tuan", tales_1=ALL_BUT_TUAN).play(0, "tuan").react(0, "forest-card").quiet()
        assert (t["tales 0"], t["advantages down"]) == ("", "forest")

    @rule("INI-ADV-08")
    def test_meadows_may_follow_its_draw(self) -> None:
        t = self.table(advantages_0="forest meadows").play(0, "children-of-dana", "valley").react(0, "forest-card")
        assert t.by_chance("eriu").offered_to("meadows-card") == [0]

    @rule("INI-ADV-14", "INI-R38")
    def test_the_stone_circle_may_answer_the_same_tale(self) -> None:
        t = self.table(advantages_0="forest stone-circle").play(0, "children-of-dana", "valley")
        t.react(0, "forest-card").by_chance("eriu").react(0, "stone-circle-card").quiet()
        assert t["tales 0"] == "children-of-dana eriu"


@rule("INI-ADV-03")
class TestGates:
    """Gates of Tír na nÓg: when the territory makes you draw, draw one more, keep one, discard the rest."""

    LAND = "valley gates meadows forest"

    def turned(self, **lines: str) -> Table:
        """Return a table where seat 0 has turned the crows with The Morrigan; seat 1 holds the card of the Gates."""
        values = {"clans_0": "gates=1 valley=1", "clans_1": "gates=2", "advantages_1": "gates"} | lines
        t = inis(3, 0, self.LAND, clans_2="valley=1", tales_0="morrigan", **values)
        return t.play(0, "morrigan", "yes", "no")

    def test_it_draws_one_more_and_keeps_one(self) -> None:
        t = self.turned().by_chance("lug", "eriu").react(1, "gates-card")
        t.by_chance("spear").quiet()
        assert t.asked == (1, "keep-tale", ["eriu", "spear"])
        t.play(1, "spear").quiet()
        assert (t["tales 1"], t["advantages down"]) == ("spear", "gates")
        assert t["tale discards"] == "eriu morrigan"

    def test_it_is_offered_to_its_holder_only(self) -> None:
        t = self.turned().by_chance("lug")
        assert t.offered_to("gates-card") == []
        assert t.by_chance("eriu").offered_to("gates-card") == [1]

    @rule("INI-Q36")
    def test_its_holder_has_seen_the_first_card(self) -> None:
        t = self.turned().by_chance("lug", "eriu")
        assert "gates-card" in t.may_react(1)
        assert t.seen(1, "drawn 1") == "eriu"
        assert t.seen(0, "drawn 1") == "?"

    def test_it_may_be_left(self) -> None:
        t = self.turned().by_chance("lug", "eriu").quiet()
        assert (t["tales 1"], t["advantages 1"]) == ("eriu", "gates")

    def test_a_holder_who_is_not_present_draws_nothing(self) -> None:
        t = self.turned(clans_1="valley=2").by_chance("lug")
        assert t.offered_to("gates-card") == []
        assert t.asked == (2, "turn", ["pass"])

    def test_other_draws_do_not_allow_it(self) -> None:
        t = inis(2, 0, self.LAND, clans_0="gates=1", clans_1="valley=1", advantages_0="gates", actions_0="bard")
        assert t.play(0, "bard").by_chance("eriu").offered_to("gates-card") == []

    @rule("INI-R21", "INI-R22")
    def test_in_the_assembly_the_new_chieftain_has_it_before_the_toss(self) -> None:
        t = inis(2, 0, self.LAND, clans_0="gates=1 valley=1", clans_1="gates=2", frames=ASSEMBLY, aside="")
        assert t["advantages 1"] == "gates"
        assert t.by_chance("counter", "lug", "eriu").may_react(1) == ["gates-card"]

    @rule("INI-ADV-08", "INI-Q7", "INI-R38")
    @pytest.mark.parametrize("order", [["gates", "meadows"], ["meadows", "gates"]])
    def test_with_meadows_three_are_drawn_and_one_is_kept(self, order: list[str]) -> None:
        t = self.turned(advantages_1="gates meadows").by_chance("lug", "eriu").react(1, f"{order[0]}-card")
        t.by_chance("spear").react(1, f"{order[1]}-card")
        t.by_chance("ogma").quiet()
        assert t.asked == (1, "keep-tale", ["eriu", "spear", "ogma"])
        t.play(1, "ogma").quiet()
        assert (t["tales 1"], t["tale discards"]) == ("ogma", "eriu spear morrigan")

    @rule("INI-Q31", "INI-Q36")
    def test_the_additional_card_is_seen_before_meadows_are_decided_on(self) -> None:
        t = self.turned(advantages_1="gates meadows").by_chance("lug", "eriu").react(1, "gates-card")
        assert t.by_chance("spear").may_react(1) == ["meadows-card"]
        assert t.seen(1, "drawn 1") == "eriu spear"


@rule("INI-ADV-08")
class TestMeadows:
    """Meadows: when you draw Epic Tales, draw one more, keep one, discard the rest."""

    def table(self, **lines: str) -> Table:
        """Return a table where seat 0 holds the Meadows."""
        values = {"advantages_0": "meadows", "actions_0": "bard sanctuary", "actions_1": "druid"} | lines
        return inis(3, 0, "valley meadows forest gates", clans_0="valley=2", clans_1="forest=1", **values)

    @pytest.mark.parametrize("words", [["bard"], ["sanctuary", "valley"]])
    def test_for_one_card_two_are_drawn_and_one_is_kept(self, words: list[str]) -> None:
        t = self.table().play(0, *words).by_chance("eriu").react(0, "meadows-card")
        t.by_chance("lug").quiet()
        assert t.asked == (0, "keep-tale", ["eriu", "lug"])
        t.play(0, "eriu").quiet()
        assert (t["tales 0"], t["tale discards"], t["advantages down"]) == ("eriu", "lug", "meadows")

    @rule("INI-Q7", "INI-EPI-30")
    def test_for_three_cards_four_are_drawn_and_one_is_kept(self) -> None:
        t = self.table(tales_0="tuan ogma").play(0, "tuan").by_chance("eriu", "spear", "horses")
        t.react(0, "meadows-card").by_chance("lug").quiet()
        assert t.asked == (0, "keep-tale", ["eriu", "lug", "spear", "horses"])
        t.play(0, "horses").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("horses ogma", "eriu lug spear tuan")

    @rule("INI-Q36")
    def test_it_is_played_when_the_cards_have_been_seen(self) -> None:
        t = self.table().play(0, "bard")
        assert t.offered_to("meadows-card") == []
        t = t.by_chance("eriu")
        assert t.may_react(0) == ["meadows-card"]
        assert [t.seen(viewer, "drawn 0") for viewer in (0, 1, 3)] == ["eriu", "?", "?"]

    def test_it_may_be_left(self) -> None:
        t = self.table().play(0, "bard").by_chance("eriu").quiet()
        assert (t["tales 0"], t["advantages 0"]) == ("eriu", "meadows")

    def test_it_is_not_for_the_draw_of_somebody_else(self) -> None:
        t = self.table(advantages_0="", advantages_1="meadows").play(0, "bard").by_chance("eriu")
        assert t.offered_to("meadows-card") == []

    def test_taking_a_tale_otherwise_is_not_drawing(self) -> None:
        t = self.table(tales_0="deirdre", tales_1="eriu").play(0, "deirdre", "valley").by_chance("eriu")
        assert t.play(0, "eriu").offered_to("meadows-card") == []
        assert t["tales 0"] == "eriu"

    @rule("INI-EPI-08", "INI-Q19")
    def test_the_dagda_discarded_shuffles_all_discards_into_the_deck(self) -> None:
        t = self.table(tale_discards="horses").play(0, "bard").by_chance("dagda").react(0, "meadows-card")
        t.by_chance("lug").play(0, "lug").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("lug", "")

    @rule("INI-R44")
    def test_without_another_tale_it_adds_none(self) -> None:
        t = self.table(tales_1=ALL_BUT_TUAN).play(0, "bard").by_chance("tuan").react(0, "meadows-card").quiet()
        assert (t["tales 0"], t["advantages down"]) == ("tuan", "meadows")

    @rule("INI-R44")
    def test_who_can_draw_nothing_is_not_asked(self) -> None:
        t = self.table(tales_1=f"{ALL_BUT_TUAN} tuan").play(0, "bard")
        assert t.offered_to("meadows-card") == []


@rule("INI-ADV-14")
class TestStoneCircle:
    """Stone Circle: after an Epic Tale you may remove one of your clans there to take that card back."""

    def dana_played(self, **lines: str) -> Table:
        """Return a table where seat 0 has played Children of Dana and may play the Stone Circle."""
        values = {"tales_0": "children-of-dana", "clans_0": "stone-circle=1 valley=1"} | lines
        t = inis(
            3, 0, "valley stone-circle cove hills", clans_1="stone-circle=1", advantages_0="stone-circle", **values
        )
        return t.play(0, "children-of-dana", "cove")

    def test_a_clan_is_removed_and_the_card_taken_back(self) -> None:
        t = self.dana_played().react(0, "stone-circle-card").quiet()
        assert (t["tales 0"], t["tale discards"], t["table"]) == ("children-of-dana", "", "")
        assert t["clans 0"] == "cove=1 valley=1"
        assert t.cards("took-back") == [(0, "children-of-dana")]

    @rule("INI-Q50")
    def test_the_clan_is_ones_own(self) -> None:
        t = self.dana_played().react(0, "stone-circle-card").quiet()
        assert t.places("removed") == [(0, "stone-circle")]
        assert t["clans 1"] == "stone-circle=1"

    def test_it_may_be_left(self) -> None:
        t = self.dana_played().quiet()
        assert (t["tales 0"], t["tale discards"], t["clans 0"]) == (
            "",
            "children-of-dana",
            "cove=1 stone-circle=1 valley=1",
        )

    @rule("INI-Q50", "INI-Q2")
    def test_the_card_is_not_taken_when_the_dagdas_club_saves_the_clan(self) -> None:
        t = self.dana_played(tales_0="children-of-dana club").react(0, "stone-circle-card").react(0, "club").quiet()
        assert (t["tales 0"], t["tale discards"]) == ("", "children-of-dana club")
        assert t["clans 0"] == "cove=1 stone-circle=1 valley=1"

    @rule("INI-Q50", "INI-Q2")
    def test_the_card_is_taken_when_diarmuid_leads_the_clan_away(self) -> None:
        t = (
            self.dana_played(tales_0="children-of-dana diarmuid")
            .react(0, "stone-circle-card")
            .react(0, "diarmuid", "valley")
        )
        assert t.quiet()["tales 0"] == "children-of-dana"
        assert (t["tale discards"], t["clans 0"]) == ("diarmuid", "cove=1 valley=2")

    @rule("INI-Q37", "INI-EPI-08")
    def test_the_dagda_taken_back_was_never_discarded(self) -> None:
        hands = {"tales_0": "dagda", "advantages_0": "stone-circle", "advantages_1": "swamp", "tale_discards": "horses"}
        t = inis(2, 1, "valley stone-circle swamp", clans_0="stone-circle=1 valley=1", clans_1="valley=1", **hands)
        t.play(1, "swamp-card").react(0, "dagda").react(0, "stone-circle-card").quiet()
        assert (t["tales 0"], t["tale discards"], t.told("shuffled")) == ("dagda", "horses", [])

    @rule("INI-R42")
    def test_a_cancelled_tale_may_be_taken_back(self) -> None:
        t = self.dana_played(tales_2="dagda").react(2, "dagda").react(0, "stone-circle-card").quiet()
        assert (t["tales 0"], t["clans 0"]) == ("children-of-dana", "valley=1")

    @rule("INI-R9")
    def test_the_card_taken_back_may_be_played_again(self) -> None:
        t = self.dana_played().react(0, "stone-circle-card").quiet()
        t.play(1, "pass").play(2, "valley", "valley", "pass").play(0, "children-of-dana", "hills").quiet()
        assert (t["clans 0"], t["tales 0"]) == ("cove=1 hills=1 valley=1", "")

    @rule("INI-Q49")
    def test_without_a_clan_there_it_is_played_for_nothing(self) -> None:
        t = self.dana_played(clans_0="valley=1").react(0, "stone-circle-card").quiet()
        assert (t["tales 0"], t["advantages down"]) == ("", "stone-circle")


MOOR = "valley moor cove mountains hills"
QUESTIONS = {
    "turn": [],
    "where": ["0 new-clans"],
    "from": ["0 migration"],
    "how-many": ["0 migration", "0 valley"],
    "set-aside": ["0 new-clans", "0 valley", "0 valley", "react cove-card"],
    "toll": ["0 migration", "0 hills", "0 0", "0 1"],
    "keep-tale": ["0 tuan", "-1 eriu", "-1 ogma", "-1 nuada"],
    "take-shelter": ["1 warlord", "1 valley"],
    "pay": ["1 warlord", "1 hills", "1 seat 0"],
    "manoeuvre": ["1 warlord", "1 hills", "1 seat 0", "0 clan"],
    "which-spot": ["1 exploration"],
    "agree": ["1 warlord", "1 hills", "1 peace"],
}
"""A kind of question, and the answers that lead to it."""


@rule("INI-ADV-10")
class TestMoor:
    """Moor: at any time look at the Epic Tales of an opponent."""

    def table(self, turn: int = 0, **lines: str) -> Table:
        """Return a table where seat 0 holds the Moor."""
        values = {
            "clans_0": "valley=2 hills=2",
            "clans_1": "valley=2 hills=1",
            "clans_2": "cove=1",
            "actions_0": "new-clans migration",
            "actions_1": "warlord bard exploration",
            "advantages_0": "moor cove",
            "tales_0": "tuan",
            "tales_1": "breas lug",
            "tales_2": "spear",
        } | lines
        return inis(3, turn, MOOR, **values)

    def test_it_shows_the_tales_of_an_opponent_to_nobody_else(self) -> None:
        t = self.table().play(0, "look")
        assert t.asked == (0, "whom", ["seat 1", "seat 2"])
        t.play(0, "seat 1").quiet()
        assert t.seen(0, "tales 1") == "breas lug"
        assert t.seen(0, "tales 2") == "?"
        assert [t.seen(viewer, "tales 1") for viewer in (2, 3)] == ["? ?", "? ?"]

    def test_tales_drawn_later_are_not_known(self) -> None:
        t = self.table().play(0, "look", "seat 1", "pass").play(1, "bard")
        t.by_chance("eriu").quiet()
        assert t.seen(0, "tales 1") == "breas lug ?"

    def test_it_is_used_up(self) -> None:
        t = self.table().play(0, "look", "seat 1").quiet()
        assert t["advantages down"] == "moor"
        assert "look" not in t.asked_of(0)

    @rule("INI-Q39")
    @pytest.mark.parametrize("kind", QUESTIONS)
    def test_it_is_offered_with_questions_of_every_kind(self, kind: str) -> None:
        answers = QUESTIONS[kind]
        t = self.table(turn=int(bool(answers) and answers[0][0] == "1"))
        for answer in answers:
            who, word = answer.split(" ", 1)
            if who == "react":
                t.react(0, word)
            else:
                t.quiet().answer(int(who), word)
        words = t.quiet().asked_of(0)
        assert t.asks() == (0, kind)
        assert "look" in words
        t.play(0, "look", "seat 1").quiet()
        assert t.asked == (0, kind, [word for word in words if word != "look"])
        assert t.told_of("saw-tales") == [(0, -1, -1, 0, 1)]

    @rule("INI-Q39", "INI-R35")
    def test_it_is_offered_to_who_has_to_come_back_to_the_map(self) -> None:
        assert self.table(clans_0="").asked == (0, "settle", ["cove", "hills", "moor", "mountains", "valley", "look"])

    @rule("INI-Q39", "INI-EPI-19")
    def test_it_is_not_offered_where_all_give_a_card_at_the_same_time(self) -> None:
        t = self.table(turn=1, tales_1="maeve").play(1, "maeve").quiet()
        assert t.asks() == (0, "give")
        assert "look" not in t.asked_of(0)

    @rule("INI-Q39", "INI-Q31")
    def test_it_is_offered_at_windows_and_all_are_asked_again(self) -> None:
        t = self.table(turn=1, actions_2="geis", tales_0="", tales_1="", tales_2="").play(1, "bard")
        assert (t.asked_of(0), t.asked_of(2)) == (["pass", "look"], ["geis", "pass"])
        t.react(0, "look", "seat 1")
        assert (t.asked_of(0), t.asked_of(2)) == (["pass"], ["geis", "pass"])

    @rule("INI-Q39")
    def test_it_is_for_its_holder_only(self) -> None:
        t = self.table(turn=1)
        assert "look" not in t.asked_of(1)
        t = self.table(advantages_0="cove")
        assert "look" not in t.asked_of(0)

    @rule("INI-Q39")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_it_is_offered_once_before_the_draft(self, seats: int) -> None:
        t = inis(
            seats, 0, MOOR, clans_0="moor=1", clans_1="valley=2", tales_1="eriu", frames=ASSEMBLY, aside=""
        ).quiet()
        t.by_chance("clockwise").left_to_chance()
        assert t.asked == (0, "look-first", ["pass", "look"])
        t.play(0, "look", "seat 1").quiet()
        assert t.seen(0, "tales 1") == "eriu"
        assert t.left_to_chance().kind == "keep"

    @rule("INI-Q39")
    def test_before_the_draft_it_may_be_left(self) -> None:
        t = inis(3, 0, MOOR, clans_0="moor=1", clans_1="valley=2", frames=ASSEMBLY, aside="")
        t.by_chance("clockwise").left_to_chance().play(0, "pass").left_to_chance()
        assert (t.kind, t["advantages 0"]) == ("keep", "moor")

    def citadel(self, **lines: str) -> Table:
        """Return a table at which seat 1 has declared Citadel in the Moor, whose card seat 0 holds."""
        clans = {"clans_0": "moor=2", "clans_1": "moor=1 valley=1", "clans_2": "hills=1"}
        cards = {"actions_1": "citadel", "advantages_0": "moor", "tales_2": "eriu"}
        return inis(3, 1, MOOR, **(clans | cards | lines)).play(1, "citadel", "moor")

    @rule("INI-Q39", "INI-ACT-02", "INI-Q16")
    @pytest.mark.parametrize(("answers", "holder"), [(["pass"], 1), (["look", "seat 2"], None)])
    def test_its_holder_is_asked_before_citadel_takes_it(self, answers: list[str], holder: int | None) -> None:
        t = self.citadel().quiet()
        assert t.asked == (0, "look-first", ["pass", "look"])
        assert t["citadels"] == ""
        t.play(0, *answers).quiet()
        assert (t["citadels"], t["advantages down"]) == ("moor=1", "" if holder else "moor")
        assert [t[f"advantages {seat}"] for seat in (0, 1)] == ["", "moor" if holder else ""]
        assert t.seen(0, "tales 2") == ("?" if holder else "eriu")

    @rule("INI-Q39", "INI-ACT-02")
    @pytest.mark.parametrize(
        "lines",
        [{"advantages_0": ""}, {"citadel": "table"}, {"advantages_0": "", "advantages_1": "moor"}],
    )
    def test_nobody_is_asked_when_citadel_takes_it_from_no_other_hand(self, lines: dict[str, str]) -> None:
        assert self.citadel(**lines).quiet().kind == "turn"

    @rule("INI-Q9", "INI-EPI-18")
    def test_lugs_spear_silences_it_while_the_clash_lasts(self) -> None:
        t = self.table(turn=1).play(1, "warlord", "hills").react(2, "spear").quiet()
        t.play(1, "seat 0")
        assert t.asked == (0, "pay", ["migration", "new-clans", "clan"])
        t.play(0, "clan")
        assert "look" not in t.asked_of(0)
        t.play(0, "peace").play(1, "peace").quiet().play(2, "pass")
        assert "look" in t.asked_of(0)

    @rule("INI-Q49")
    def test_an_empty_hand_may_be_looked_at(self) -> None:
        t = self.table(tales_2="").play(0, "look", "seat 2").quiet()
        assert (t["advantages down"], t.told_of("saw-tales")) == ("moor", [(0, -1, -1, 0, 2)])

    @rule("INI-R42", "INI-EPI-08")
    def test_cancelled_by_the_dagda_it_shows_nothing(self) -> None:
        t = self.table(tales_2="dagda").play(0, "look", "seat 1").react(2, "dagda").quiet()
        assert t.seen(0, "tales 1") == "? ?"
        assert t.told("saw-tales") == []
