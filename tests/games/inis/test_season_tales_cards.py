"""Epic Tales that are Season cards: those that take, give, reveal and draw cards."""

from __future__ import annotations

import pytest

from meadhall.games.inis.notation import TALES
from meadhall.testing import rule
from tests.games.inis.table import Table, inis


@rule("INI-EPI-06")
class TestTheChampionsShare:
    """The Champion's Share: take the Action card set aside."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1", "actions_0": "bard", "aside": "geis"}
        return inis(3, 0, tales_0="champions-share", **(given | lines))

    def test_it_goes_into_the_hand_and_nothing_is_set_aside_instead(self) -> None:
        t = self.table().play(0, "champions-share")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 0"], t["aside"], t["tale discards"]) == ("bard geis", "", "champions-share")

    @rule("INI-R5", "INI-Q45")
    def test_nobody_else_learns_which_card_it_was(self) -> None:
        t = self.table()
        assert t.sights("aside") == ["?"] * 4
        t.play(0, "champions-share").quiet()
        assert t.sights("actions 0") == ["bard geis", "? ?", "? ?", "? ?"]
        assert t.known("took-aside") == [["geis"], ["?"], ["?"], ["?"]]

    @rule("INI-Q30")
    def test_before_the_dagda_the_player_has_not_seen_it(self) -> None:
        t = self.table(tales_1="dagda").play(0, "champions-share")
        assert t.on_offer() == {1: ["dagda"]}
        assert t.sights("aside") == ["?"] * 4

    @rule("INI-R44", "INI-Q49")
    def test_when_no_card_is_set_aside_nothing_happens(self) -> None:
        t = self.table(aside="").play(0, "champions-share")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 0"], t["tale discards"]) == ("bard", "champions-share")

    @rule("INI-ADV-01", "INI-Q47")
    def test_the_cove_finds_no_card_after_it(self) -> None:
        t = self.table(advantages_0="cove").play(0, "champions-share").react(0, "cove-card")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 0"], t["aside"], t["advantages down"]) == ("bard geis", "", "cove")


@rule("INI-EPI-12")
class TestDeirdresBeauty:
    """Deirdre's Beauty: every opponent reveals an Epic Tale, you take one, the others go; then you lose a clan."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=2 cove=1", "clans_1": "cove=1", "clans_2": "hills=1", "clans_3": "hills=1"}
        tales = {"tales_0": "deirdre fianna", "tales_1": "ogma eriu", "tales_2": "spear"}
        return inis(4, 0, **(given | tales | lines))

    def revealed(self, **lines: str) -> Table:
        return self.table(**lines).play(0, "deirdre", "valley").quiet()

    def test_every_opponent_with_epic_tales_reveals_one_by_chance(self) -> None:
        t = self.revealed()
        assert t.asked == (-1, "reveal", ["eriu", "ogma"])
        t.chance("ogma")
        assert t.asked == (-1, "reveal", ["spear"])
        t.chance("spear")
        assert t.asked == (0, "take", ["spear", "ogma"])

    @pytest.mark.parametrize(("taken", "gone"), [("spear", "ogma"), ("ogma", "spear")])
    def test_one_is_taken_and_the_others_are_discarded(self, taken: str, gone: str) -> None:
        t = self.revealed().chance("ogma", "spear")
        assert t.play(0, taken).quiet().asks() == (1, "turn")
        assert set(t["tales 0"].split()) == {"fianna", taken}
        assert (t["tales 1"], t["tales 2"], set(t["tale discards"].split())) == ("eriu", "", {gone, "deirdre"})

    def test_the_only_one_revealed_is_taken(self) -> None:
        t = self.revealed(tales_1="").left_to_chance()
        assert t.play(0, "spear").quiet().asks() == (1, "turn")
        assert (set(t["tales 0"].split()), t["tale discards"]) == ({"fianna", "spear"}, "deirdre")

    def test_everybody_sees_what_is_revealed_and_knows_what_was_taken(self) -> None:
        t = self.revealed()
        t.chance("ogma", "spear")
        assert t.sights("revealed") == ["spear ogma"] * 5
        t.play(0, "ogma").quiet()
        assert t.sights("tales 0") == ["fianna ogma", *["ogma ?"] * 4]
        assert t.sights("tales 1") == ["?", "eriu", "?", "?", "?"]
        assert (t.known("revealed"), t.known("picked")) == ([["ogma", "spear"]] * 5, [["ogma"]] * 5)

    def test_one_of_ones_own_clans_is_removed_from_where_one_likes(self) -> None:
        t = self.table().play(0, "deirdre")
        assert t.asked == (0, "from", ["cove", "valley"])
        t.play(0, "cove").quiet().left_to_chance()
        t.play(0, "spear").quiet()
        assert (t["clans 0"], t.clans("cove")) == ("valley=2", [0, 1, 0, 0])

    @rule("INI-R44")
    def test_when_no_opponent_has_an_epic_tale_the_clan_is_lost_all_the_same(self) -> None:
        t = self.table(tales_1="", tales_2="").play(0, "deirdre", "valley")
        assert t.quiet().asks() == (1, "turn")
        assert (t["clans 0"], t["tales 0"], t["tale discards"]) == ("cove=1 valley=1", "fianna", "deirdre")

    @rule("INI-EPI-08", "INI-Q19")
    def test_the_dagda_discarded_by_it_shuffles(self) -> None:
        t = self.revealed(tales_1="dagda", tale_discards="tuan harp").left_to_chance()
        t.play(0, "spear").quiet()
        assert t.told("shuffled") == [(-1, -1, -1, 3)]
        assert t["tale discards"] == "deirdre"

    @rule("INI-EPI-08")
    def test_the_dagda_taken_by_it_does_not_shuffle(self) -> None:
        t = self.revealed(tales_1="dagda", tale_discards="tuan harp").left_to_chance()
        t.play(0, "dagda").quiet()
        assert t.told("shuffled") == []
        assert set(t["tale discards"].split()) == {"tuan", "harp", "spear", "deirdre"}

    @rule("INI-EPI-10", "INI-EPI-13", "INI-EPI-09")
    def test_club_or_diarmuid_may_answer_the_loss_even_when_just_taken_but_not_the_cauldron(self) -> None:
        t = self.revealed(tales_0="deirdre diarmuid cauldron", tales_2="club").left_to_chance()
        t.answer(0, "club")
        assert t.on_offer() == {0: ["club"]}
        t.pass_window(besides=-1)
        assert t.on_offer() == {0: ["diarmuid"]}
        t.react(0, "diarmuid", "cove").quiet()
        assert t["clans 0"] == "cove=2 valley=1"


@rule("INI-EPI-19")
class TestMaevesWealth:
    """Maeve's Wealth: every other player gives you an Action card; then you give one back to each of them."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "tales_0": "maeve"}
        actions = {"actions_0": "bard", "actions_1": "exploration druid", "actions_2": "warlord geis"}
        return inis(3, 0, **(given | actions | lines)).play(0, "maeve").quiet()

    def choices(self, t: Table) -> list[tuple[int, list[str]]]:
        return [(question.actor, t.asked_of(question.actor)) for question in t.state.open_questions()]

    @rule("INI-Q55")
    def test_all_others_give_a_card_of_their_choice_at_the_same_time(self) -> None:
        t = self.table()
        assert self.choices(t) == [(1, ["druid", "exploration"]), (2, ["geis", "warlord"])]
        t.answer(2, "warlord")
        assert self.choices(t) == [(1, ["druid", "exploration"])]
        assert (t["actions 0"], t["actions 2"]) == ("bard", "geis warlord")
        t.answer(1, "druid")
        assert (t["actions 0"], t["actions 1"], t["actions 2"]) == ("bard druid warlord", "exploration", "geis")

    @pytest.mark.parametrize(
        ("back", "hands"),
        [
            (("druid", "warlord"), ["bard", "druid exploration", "geis warlord"]),
            (("bard", "druid"), ["warlord", "bard exploration", "druid geis"]),
            (("warlord", "bard"), ["druid", "exploration warlord", "bard geis"]),
        ],
    )
    def test_then_each_of_them_gets_any_card_back(self, back: tuple[str, str], hands: list[str]) -> None:
        t = self.table()
        t.answer(1, "druid").answer(2, "warlord")
        assert t.asked == (0, "give", ["bard", "druid", "warlord"])
        assert t.play(0, *back).quiet().asks() == (1, "turn")
        assert [t[f"actions {seat}"] for seat in range(3)] == hands
        assert t["tale discards"] == "maeve"

    def test_who_has_no_action_card_gives_none_and_gets_none(self) -> None:
        t = self.table(actions_1="", actions_2="warlord")
        assert self.choices(t) == [(2, ["warlord"])]
        t.answer(2, "warlord")
        assert t.play(0, "bard").quiet().asks() == (1, "turn")
        assert [t[f"actions {seat}"] for seat in range(3)] == ["warlord", "", "bard"]

    def test_without_a_card_of_ones_own_one_gives_back_what_one_got(self) -> None:
        t = self.table(actions_0="")
        t.answer(1, "druid").answer(2, "warlord")
        assert t.asked == (0, "give", ["druid", "warlord"])
        assert t.play(0, "warlord", "druid").quiet().asks() == (1, "turn")
        assert [t[f"actions {seat}"] for seat in range(3)] == ["", "exploration warlord", "druid geis"]

    @rule("INI-R44", "INI-Q49")
    def test_when_nobody_else_has_an_action_card_nothing_happens(self) -> None:
        t = self.table(actions_1="", actions_2="")
        assert t.quiet().asks() == (1, "turn")
        assert (t["actions 0"], t.told("gave"), t["tale discards"]) == ("bard", [], "maeve")

    @rule("INI-Q45", "INI-Q55")
    def test_a_card_given_is_known_to_who_gives_it_and_who_gets_it_alone(self) -> None:
        t = self.table()
        t.answer(1, "druid").answer(2, "warlord")
        assert t.sights("actions 0") == ["bard druid warlord", "druid ? ?", "warlord ? ?", "? ? ?"]
        assert t.known("gave") == [["druid", "warlord"], ["druid", "?"], ["?", "warlord"], ["?", "?"]]

    @rule("INI-Q45")
    def test_so_is_a_card_given_back(self) -> None:
        t = self.table()
        t.answer(1, "druid").answer(2, "warlord")
        t.play(0, "bard", "druid").quiet()
        assert t.sights("actions 1") == ["bard ?", "bard exploration", "? ?", "? ?"]
        assert t.sights("actions 2") == ["druid ?", "? ?", "druid geis", "? ?"]
        assert t.sights("actions 0") == ["warlord", "?", "?", "?"]
        assert [cards[2:] for cards in t.known("gave")] == [
            ["bard", "druid"],
            ["bard", "?"],
            ["?", "druid"],
            ["?", "?"],
        ]

    @rule("INI-Q55")
    def test_while_the_others_choose_nobody_sees_what_was_chosen(self) -> None:
        one, two = self.table(), self.table()
        one.answer(2, "warlord")
        two.answer(2, "geis")
        for viewer in (0, 1, 3):
            assert one.state.redact(viewer).key() == two.state.redact(viewer).key()


@rule("INI-EPI-30")
class TestTuansMemory:
    """Tuan's Memory: draw three Epic Tales, keep one, discard the rest."""

    def table(self, **lines: str) -> Table:
        given = {"clans_0": "valley=2", "clans_1": "cove=1", "tales_0": "tuan"}
        return inis(2, 0, **(given | lines)).play(0, "tuan").quiet()

    def scarce(self, deck: str, discards: str) -> Table:
        held = [name for name in TALES if name not in f"{deck} {discards} tuan".split()]
        return self.table(tales_1=" ".join(held), tale_discards=discards)

    @pytest.mark.parametrize("kept", ["ogma", "spear", "eriu"])
    def test_three_are_drawn_one_is_kept_two_are_discarded(self, kept: str) -> None:
        t = self.table()
        t.chance("ogma", "spear", "eriu")
        assert t.asked == (0, "keep-tale", ["eriu", "spear", "ogma"])
        assert t.play(0, kept).quiet().asks() == (1, "turn")
        assert (t["tales 0"], t["drawn 0"]) == (kept, "")
        assert set(t["tale discards"].split()) == {"ogma", "spear", "eriu", "tuan"} - {kept}

    @rule("INI-R5", "INI-R33")
    def test_only_the_player_sees_the_cards_drawn_and_the_one_kept_and_all_see_the_others(self) -> None:
        t = self.table()
        t.chance("ogma", "spear", "eriu")
        assert t.sights("drawn 0") == ["eriu spear ogma", "? ? ?", "? ? ?"]
        assert t.known("drew") == [["ogma", "spear", "eriu"], ["?", "?", "?"], ["?", "?", "?"]]
        t.play(0, "eriu").quiet()
        assert t.sights("tales 0") == ["eriu", "?", "?"]
        assert t.known("kept") == [["eriu"], ["?"], ["?"]]
        assert t.sights("tale discards") == ["spear ogma tuan"] * 3

    @rule("INI-R43")
    @pytest.mark.parametrize("deck", ["ogma spear", "ogma", ""])
    def test_when_the_deck_runs_out_its_discards_are_shuffled_but_not_the_card_being_played(self, deck: str) -> None:
        t = self.scarce(deck, "eriu fianna harp")
        t.chance(*deck.split())
        assert t.asked == (-1, "draw", ["harp", "eriu", "fianna"])
        t.left_to_chance()
        assert t.told("shuffled") == [(-1, -1, -1, 3)]
        assert (t["tale discards"], len(t["drawn 0"].split())) == ("", 3)

    @rule("INI-R44")
    @pytest.mark.parametrize(("deck", "discards"), [("ogma", "eriu"), ("ogma eriu", ""), ("", "ogma eriu")])
    def test_two_are_drawn_where_there_are_only_two(self, deck: str, discards: str) -> None:
        t = self.scarce(deck, discards).left_to_chance()
        assert t.asked == (0, "keep-tale", ["eriu", "ogma"])

    @rule("INI-R44")
    @pytest.mark.parametrize(("deck", "hand"), [("ogma", "ogma"), ("", "")])
    def test_a_single_one_is_kept_and_without_any_nothing_happens(self, deck: str, hand: str) -> None:
        t = self.scarce(deck, "").left_to_chance()
        assert t.quiet().asks() == (1, "turn")
        assert (t["tales 0"], t["tale discards"]) == (hand, "tuan")

    @rule("INI-ADV-08", "INI-Q7", "INI-Q36")
    def test_the_meadows_add_a_fourth_when_three_have_been_seen(self) -> None:
        land = "valley cove meadows"
        t = inis(2, 0, land, clans_0="valley=2", clans_1="cove=1", tales_0="tuan", advantages_0="meadows")
        t.play(0, "tuan").quiet().chance("ogma", "spear", "eriu")
        assert t.on_offer() == {0: ["meadows-card"]}
        assert t.sights("drawn 0")[0] == "eriu spear ogma"
        t.react(0, "meadows-card").chance("fianna")
        assert t.asked == (0, "keep-tale", ["eriu", "fianna", "spear", "ogma"])
        t.play(0, "fianna").quiet()
        assert (t["tales 0"], len(t["tale discards"].split())) == ("fianna", 4)

    @rule("INI-EPI-08")
    def test_the_dagda_kept_does_not_shuffle(self) -> None:
        t = self.table(tale_discards="harp deirdre")
        t.chance("ogma", "dagda", "eriu")
        t.play(0, "dagda").quiet()
        assert (t.told("shuffled"), len(t["tale discards"].split())) == ([], 5)
