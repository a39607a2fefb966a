"""Who is asked at a window, whose wish counts first, and how often all are asked."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.table import Table, inis

THREE = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1"}


def wish(t: Table, **wishes: str) -> Table:
    """Let seats wish for these cards, `_0="lug"`, and all others that are asked pass, the last seat first."""
    for seat in reversed(t.asked_now()):
        t.answer(seat, wishes.get(f"_{seat}", "pass"))
    return t


@rule("INI-R41", "INI-Q31")
class TestOrderOfWishes:
    """All are asked at once; the active player's wish counts, or else that of the first in the crows' direction."""

    def highlands(self, crows: str, spear: int, highlands: int) -> Table:
        """Seat 0 leads a clash in the Highlands; one seat wants to silence it, another to choose the instigator."""
        clans = {"clans_0": "valley=3", "clans_1": "highlands=1", "clans_2": "highlands=1", "clans_3": "plains=1"}
        cards = {"tales_0": "horses", f"advantages_{highlands}": "highlands", "highlands": "start", "crows": crows}
        cards[f"tales_{spear}"] = f"{cards.get(f'tales_{spear}', '')} spear"
        t = inis(4, 0, "valley highlands cove plains", **clans, **cards).play(0, "horses", "valley", "highlands", "2")
        return wish(t.onward(), **{f"_{spear}": "spear", f"_{highlands}": "highlands-card"})

    @pytest.mark.parametrize(
        ("crows", "first", "second"),
        [
            ("clockwise", 1, 2),
            ("clockwise", 1, 3),
            ("clockwise", 2, 3),
            ("clockwise", 0, 3),
            ("counter", 2, 1),
            ("counter", 3, 1),
            ("counter", 3, 2),
            ("counter", 0, 1),
        ],
    )
    def test_the_first_in_order_from_the_active_player_prevails(self, crows: str, first: int, second: int) -> None:
        t = self.highlands(crows, spear=second, highlands=first)
        assert t.played() == [(0, "horses"), (first, "highlands-card")]
        t = self.highlands(crows, spear=first, highlands=second)
        assert t.played() == [(0, "horses"), (first, "spear")]

    @rule("INI-ADV-16", "INI-EPI-17")
    @pytest.mark.parametrize("other", [1, 2])
    def test_the_active_player_goes_before_all_others(self, other: int) -> None:
        t = inis(3, 0, **THREE, actions_0="new-clans", advantages_0="valley", **{f"tales_{other}": "lug"})
        wish(t.play(0, "new-clans", "valley", "valley"), _0="valley-card", **{f"_{other}": "lug"}).play(0, "valley")
        assert t.played() == [(0, "new-clans"), (0, "valley-card")]
        assert (t.onward().on_offer(), t.clans("valley")) == ({other: ["lug"]}, [4, 0, 0])

    @rule("INI-EPI-27", "INI-ACT-17")
    @pytest.mark.parametrize("crows", ["clockwise", "counter"])
    def test_in_a_clash_who_makes_the_manoeuvre_goes_before_whose_turn_it_is(self, crows: str) -> None:
        clans = {"clans_0": "cove=3 valley=1", "clans_1": "cove=3", "clans_2": "hills=1"}
        cards = {"actions_0": "warlord druid", "actions_1": "festival", "tales_0": "horses", "tales_1": "streng"}
        t = inis(3, 0, **clans, **cards, crows=crows).play(0, "horses", "valley", "cove", "1").play(0, "seat 1")
        t.play(1, "festival").play(1, "seat 0").play(0, "druid")
        assert t.on_offer() == {0: ["warlord"], 1: ["streng"]}
        wish(t, _0="warlord", _1="streng")
        assert t.played() == [(0, "horses"), (1, "streng")]
        assert t.on_offer() == {0: ["warlord"]}

    @rule("INI-ADV-05", "INI-ADV-06")
    def test_the_attacker_goes_before_the_player_attacked(self) -> None:
        clans = {"clans_0": "hills=2", "clans_1": "hills=2"}
        cards = {"actions_0": "warlord", "advantages_0": "iron-mine", "advantages_1": "hills"}
        t = inis(2, 0, "valley cove hills iron-mine", **clans, **cards).play(0, "warlord", "hills", "seat 1")
        assert t.on_offer() == {0: ["iron-mine-card"], 1: ["hills-card"]}
        wish(t, _0="iron-mine-card", _1="hills-card")
        assert t.played()[1:] == [(0, "iron-mine-card")]
        assert t.on_offer() == {1: ["hills-card"]}

    @pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
    def test_it_does_not_matter_who_answers_sooner(self, seats: tuple[int, int]) -> None:
        cards = {"actions_0": "new-clans", "advantages_0": "valley", "tales_1": "lug"}
        t = inis(2, 0, clans_0="valley=1", clans_1="cove=1", **cards).play(0, "new-clans", "valley", "valley")
        for seat in seats:
            t.answer(seat, ["valley-card", "lug"][seat])
        assert t.played()[-1] == (0, "valley-card")

    @rule("INI-R5")
    @pytest.mark.parametrize("viewer", [0, 2, 3])
    def test_nobody_sees_the_wish_of_another_while_some_are_still_asked(self, viewer: int) -> None:
        cards = {"actions_0": "new-clans", "advantages_0": "valley", "tales_1": "lug", "tales_2": "ogma"}
        one, two = (inis(3, 0, **THREE, **cards).play(0, "new-clans", "valley", "valley") for _ in range(2))
        assert one.asked_now() == [0, 1, 2]
        one.answer(1, "lug")
        two.answer(1, "pass")
        assert one.state.redact(viewer).key() == two.state.redact(viewer).key()


@rule("INI-Q31")
class TestAskedAgain:
    """When a wish has been carried out all are asked again, until all pass."""

    def table(self) -> Table:
        cards = {"actions_0": "new-clans druid", "advantages_0": "valley cove", "tales_1": "lug", "aside": "bard"}
        return inis(3, 0, **THREE, **cards).play(0, "new-clans", "valley", "valley")

    def test_who_passed_may_still_play_when_another_has_played(self) -> None:
        t = wish(self.table(), _1="lug")
        assert t.on_offer() == {0: ["cove-card", "valley-card"]}
        wish(t, _0="valley-card").play(0, "valley").quiet()
        assert t.played()[1:] == [(1, "lug"), (0, "valley-card")]

    def test_whose_wish_came_too_late_is_asked_anew_and_may_think_better(self) -> None:
        t = wish(self.table(), _0="valley-card", _1="lug").play(0, "valley")
        assert t.onward().on_offer() == {0: ["cove-card"], 1: ["lug"]}
        assert wish(t).quiet().asks() == (1, "turn")
        assert (t["tales 1"], t["discards"]) == ("lug", "new-clans")

    def test_when_all_pass_the_window_is_closed(self) -> None:
        t = wish(self.table())
        assert "lug" not in t.may_react(1)
        assert t.quiet().asks() == (1, "turn")

    @rule("INI-R38", "INI-ADV-01", "INI-ADV-16")
    def test_one_player_may_answer_one_event_with_several_cards(self) -> None:
        t = self.table().react(0, "valley-card", "valley").react(0, "cove-card", "druid").quiet()
        assert (t.clans("valley"), t["actions 0"], t["aside"]) == ([4, 0, 0], "bard", "druid")
        assert t["advantages down"] == "cove valley"

    @rule("INI-R38", "INI-ADV-02", "INI-ADV-14", "INI-ADV-16")
    def test_an_epic_tale_taken_back_has_been_played_all_the_same(self) -> None:
        clans = {"clans_0": "valley=1 stone-circle=1", "clans_1": "cove=1"}
        t = inis(
            2,
            0,
            "valley cove stone-circle forest",
            **clans,
            tales_0="stone-of-fal",
            advantages_0="valley forest stone-circle",
        )
        t.play(0, "stone-of-fal").react(0, "stone-circle-card")
        assert t.onward().on_offer() == {0: ["forest-card", "valley-card"]}
        assert t["tales 0"] == "stone-of-fal"

    @rule("INI-R38", "INI-ACT-01", "INI-ACT-14", "INI-ACT-17", "INI-EPI-27")
    def test_several_triskel_cards_follow_one_attack(self) -> None:
        clans = {"clans_0": "cove=2 valley=1", "clans_1": "cove=3", "clans_2": "hills=1", "clans_3": "hills=1"}
        hands = {"actions_0": "bard raid warlord", "actions_1": "druid", "tales_0": "horses streng"}
        t = inis(4, 0, **clans, **hands).play(0, "horses", "valley", "cove", "1").play(0, "seat 1").play(1, "clan")
        waiting = ["bard", "raid", "warlord", "streng"]
        for card, *words in (["streng"], ["bard"], ["raid"], ["warlord", "seat 0"]):
            assert t.onward().on_offer() == {0: waiting}
            waiting.remove(card)
            t.react(0, card, *words)
            t.onward().left_to_chance()
        t.quiet()
        assert (t["deeds"], t.clans("cove"), t["actions 1"]) == ("2 0 0 0", [4, 2, 0, 0], "")
        assert t.asked is not None
        assert t.asked[:2] == (0, "manoeuvre")


@rule("INI-R5", "INI-Q31")
class TestWhoIsAsked:
    """A seat that, by public knowledge, cannot hold an answer is not asked; all others are, whatever they hold."""

    @rule("INI-ACT-09")
    def test_for_geis_only_opponents_with_action_cards(self) -> None:
        clans = {**THREE, "clans_3": "plains=1"}
        cards = {"actions_0": "new-clans bard", "actions_1": "druid", "actions_3": "geis", "tales_2": "ogma"}
        t = inis(4, 0, **clans, **cards).play(0, "new-clans", "valley", "valley")
        assert (t.asked_now(), t.on_offer()) == ([1, 3], {3: ["geis"]})

    @rule("INI-ACT-09")
    def test_for_geis_nobody_when_it_lies_among_the_discards_for_all_to_know(self) -> None:
        t = inis(3, 0, **THREE, actions_0="new-clans", actions_1="druid", actions_2="bard", discards="geis")
        t.answer(0, "new-clans", "valley", "valley")
        assert (t.kind, t.clans("valley")) == ("turn", [3, 0, 0])

    @rule("INI-EPI-08")
    def test_for_the_dagda_all_with_epic_tales_the_player_of_the_card_too(self) -> None:
        cards = {"tales_0": "stone-of-fal ogma", "tales_1": "dagda", "actions_2": "druid"}
        t = inis(3, 0, **THREE, **cards).play(0, "stone-of-fal")
        assert (t.asked_now(), t.on_offer()) == ([0, 1], {1: ["dagda"]})

    @rule("INI-EPI-08", "INI-EPI-12")
    def test_for_the_dagda_only_its_holder_when_all_have_seen_where_it_is(self) -> None:
        cards = {"tales_0": "deirdre", "tales_1": "dagda eriu", "tales_2": "ogma spear"}
        t = inis(3, 0, **(THREE | {"clans_0": "valley=2"}), **cards).play(0, "deirdre", "valley").quiet()
        t.chance("dagda", "ogma").play(0, "dagda").quiet().play(1, "eriu")
        assert (t.asked_now(), t.on_offer()) == ([0], {0: ["dagda"]})

    @rule("INI-EPI-08", "INI-EPI-12")
    def test_for_the_dagda_not_who_holds_nothing_but_a_tale_that_all_have_seen(self) -> None:
        cards = {"tales_0": "deirdre", "tales_1": "harp eriu", "tales_2": "ogma spear"}
        t = inis(3, 0, **(THREE | {"clans_0": "valley=2"}), **cards).play(0, "deirdre", "valley").quiet()
        t.chance("harp", "ogma").play(0, "ogma").quiet().play(1, "eriu")
        assert t.asked_now() == [2]

    @rule("INI-ADV-16")
    def test_for_advantage_cards_which_lie_open_only_who_can_use_them(self) -> None:
        t = inis(3, 0, **THREE, actions_0="new-clans", advantages_0="valley", advantages_1="cove")
        t.play(0, "new-clans", "valley", "valley")
        assert t.asked_now() == [0]
        t = inis(3, 0, **THREE, actions_0="new-clans", advantages_1="valley cove")
        assert t.play(0, "new-clans", "valley", "valley").quiet().asks() == (1, "turn")

    @rule("INI-R7", "INI-ACT-01", "INI-ACT-17")
    @pytest.mark.parametrize(("discards", "asked"), [("", [0, 1]), ("bard", [0, 1]), ("warlord", [0])])
    def test_after_an_attack_that_removed_a_clan_who_may_hold_bard_or_warlord(
        self, discards: str, asked: list[int]
    ) -> None:
        clans = {"clans_0": "cove=2 valley=1", "clans_1": "cove=2", "clans_2": "hills=1"}
        cards = {"actions_0": "druid", "actions_1": "geis", "actions_2": "sanctuary", "tales_0": "horses"}
        t = inis(3, 0, **clans, **cards, discards=discards).play(0, "horses", "valley", "cove", "1")
        t.play(0, "seat 1").play(1, "clan")
        assert t.asked_now() == asked

    @rule("INI-EPI-10", "INI-EPI-13")
    @pytest.mark.parametrize(("tales", "asked"), [("ogma", [[1], [1], [1]]), ("", [])])
    def test_when_a_clan_is_removed_its_owner_alone_and_only_with_epic_tales(
        self, tales: str, asked: list[list[int]]
    ) -> None:
        t = inis(3, 0, **THREE, tales_0="balors-eye", tales_1=tales, actions_2="druid", tale_discards="oengus")
        t.play(0, "balors-eye", "cove", "seat 1")
        found = []
        while t.kind == "react":
            found.append(t.asked_now())
            t.pass_window(besides=-1)
        assert (found, t["clans 1"]) == (asked, "")

    @pytest.mark.parametrize("tale", ["dagda", "ogma"])
    def test_being_asked_tells_nothing_of_what_one_holds(self, tale: str) -> None:
        t = inis(3, 0, **THREE, tales_0="stone-of-fal", tales_1=tale, tales_2="spear").play(0, "stone-of-fal")
        assert t.asked_now() == [1, 2]
        for viewer in (0, 2, 3):
            view = t.state.redact(viewer)
            assert [question.options for question in view.open_questions() if question.actor == 1] in ([], [[]])


@rule("INI-R40")
class TestAfterAllItCaused:
    """What follows a Season card comes after all that it caused, its clashes too."""

    @rule("INI-R47", "INI-ADV-16", "INI-EPI-17")
    def test_not_before_the_last_of_several_clashes_is_over(self) -> None:
        clans = {"clans_0": "valley=4", "clans_1": "cove=1", "clans_2": "plains=1"}
        t = inis(3, 0, **clans, actions_0="migration", advantages_0="valley", tales_2="lug")
        t.play(0, "migration", "valley", "1", "2").play(0, "cove", "peace").play(1, "peace")
        assert (t["clash"], t.onward().on_offer()) == ("plains", {})
        t.play(0, "peace").play(2, "peace")
        assert t.on_offer() == {0: ["valley-card"], 2: ["lug"]}

    @rule("INI-ADV-02", "INI-ADV-16")
    def test_so_it_is_with_what_follows_an_epic_tale(self) -> None:
        clans = {"clans_0": "valley=4", "clans_1": "cove=1"}
        t = inis(2, 0, "valley cove forest", **clans, tales_0="horses", advantages_0="valley forest")
        t.play(0, "horses", "valley", "cove", "1")
        assert (t.onward().on_offer(), t.kind) == ({}, "manoeuvre")
        t.play(0, "peace").play(1, "peace")
        assert t.on_offer() == {0: ["forest-card", "valley-card"]}
