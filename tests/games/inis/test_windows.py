"""What may be played when, by whom: the moments of triskel cards outside clashes."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.situations import EVERY_LAND, TRISKELS, holding
from tests.games.inis.table import ASSEMBLY, Table, inis

AFTER_SEASON = ["cove-card", "lost-vale-card", "salt-mine-card", "valley-card"]
AFTER_TALE = ["master-craftsman", "forest-card"]
AT_THE_CIRCLE = {
    "clans_0": "valley=2 stone-circle=1",
    "clans_1": "cove=2 stone-circle=1",
    "clans_2": "plains=1 stone-circle=1",
    "clans_3": "hills=1 stone-circle=1",
}
AT_THE_GATES = {"clans_0": "gates=2 cove=2", "clans_1": "gates=1 plains=2", "clans_2": "valley=1", "clans_3": "hills=1"}
TO_THE_MOUNTAINS = {
    "clans_0": "misty-lands=2",
    "clans_1": "misty-lands=1 cove=1",
    "actions_0": "migration",
    "actions_1": "druid",
}


@rule("INI-R6", "INI-R39", "INI-R40")
class TestActionCard:
    """An Action card: Geis when it is declared; when it is resolved Lug Samildanach, and what follows a Season card."""

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16", "INI-EPI-17", "INI-EPI-23")
    def test_its_player_may_not_cancel_it_but_let_all_follow_that_follows_a_season_card(self) -> None:
        t = holding(0, actions_0="new-clans", **AT_THE_CIRCLE)
        assert t.windows("new-clans", "valley", "valley") == [{0: [*AFTER_SEASON, "lug"]}, {0: ["oengus"]}]

    @rule("INI-ACT-09", "INI-EPI-17", "INI-EPI-23")
    @pytest.mark.parametrize("other", [1, 2, 3])
    def test_others_may_cancel_it_take_it_and_take_the_next_turn(self, other: int) -> None:
        t = holding(other, actions_0="new-clans", **AT_THE_CIRCLE)
        assert t.windows("new-clans", "valley", "valley") == [{other: ["geis"]}, {other: ["lug"]}, {other: ["oengus"]}]

    @rule("INI-ACT-09", "INI-Q18", "INI-EPI-17")
    @pytest.mark.parametrize("other", [1, 2])
    def test_so_they_may_when_it_is_played_for_its_triskel_side(self, other: int) -> None:
        lines = {"clans_0": "cove=3", "clans_1": "cove=2", "clans_2": "hills=1", "clans_3": "hills=1"}
        actions = {f"actions_{seat}": "druid" for seat in range(3)} | {"actions_0": "warlord bard"}
        t = inis(4, 0, **(lines | actions | {f"actions_{other}": "geis", f"tales_{other}": "lug"}))
        t.play(0, "warlord", "cove", "seat 1").play(1, "clan")
        t.react(0, "bard")
        assert t.on_offer() == {other: ["geis"]}
        t.pass_window(besides=-1)
        assert t.on_offer() == {other: ["lug"]}


@rule("INI-R6", "INI-R39", "INI-R40")
class TestEpicTale:
    """An Epic Tale: The Dagda when it is declared; then what follows it and, if it was one, a Season card."""

    @rule("INI-EPI-08", "INI-ADV-02", "INI-ADV-14", "INI-ACT-10", "INI-Q35")
    def test_its_player_may_cancel_it_and_let_all_follow_that_follows_either(self) -> None:
        t = holding(0, tales_0="stone-of-fal", **AT_THE_CIRCLE)
        after = ["master-craftsman", "cove-card", "forest-card", "lost-vale-card", "salt-mine-card"]
        expected = [{0: ["dagda"]}, {0: [*after, "stone-circle-card", "valley-card"]}, {0: ["oengus"]}]
        assert t.windows("stone-of-fal") == expected

    @rule("INI-EPI-08", "INI-EPI-23")
    @pytest.mark.parametrize("other", [1, 2, 3])
    def test_others_may_cancel_it_and_nothing_else(self, other: int) -> None:
        t = holding(other, tales_0="stone-of-fal", **AT_THE_CIRCLE)
        assert t.windows("stone-of-fal") == [{other: ["dagda"]}, {other: ["oengus"]}]

    @rule("INI-EPI-08", "INI-ADV-02", "INI-ADV-14", "INI-ACT-10")
    @pytest.mark.parametrize("words", [["club"], ["diarmuid", "stone-circle"]])
    def test_a_triskel_tale_is_followed_by_what_follows_tales_and_not_season_cards(self, words: list[str]) -> None:
        t = holding(1, tales_0="balors-eye", **AT_THE_CIRCLE).play(0, "balors-eye", "cove", "seat 1").react(1, *words)
        assert t.windows() == [{1: ["dagda"]}, {1: [*AFTER_TALE, "stone-circle-card"]}, {1: ["oengus"]}]


@rule("INI-R6", "INI-R39")
class TestAdvantageCard:
    """An Advantage card: The Dagda when it is declared; then what follows a Season card, if it was one."""

    @rule("INI-EPI-08", "INI-ADV-15")
    def test_its_player_may_cancel_it_and_let_follow_what_follows_a_season_card(self) -> None:
        t = holding(0, advantages_0="swamp", **AT_THE_CIRCLE)
        assert t.windows("swamp-card") == [{0: ["dagda"]}, {0: AFTER_SEASON}, {0: ["oengus"]}]

    @rule("INI-EPI-08")
    @pytest.mark.parametrize("other", [1, 2, 3])
    def test_others_may_cancel_it(self, other: int) -> None:
        t = holding(other, advantages_0="swamp", **AT_THE_CIRCLE)
        assert t.windows("swamp-card") == [{other: ["dagda"]}, {other: ["oengus"]}]

    @rule("INI-EPI-08")
    def test_nothing_follows_one_played_for_its_triskel(self) -> None:
        t = holding(0, actions_0="new-clans").play(0, "new-clans", "valley", "valley").react(0, "valley-card", "valley")
        rest = ["cove-card", "lost-vale-card", "salt-mine-card", "lug"]
        assert t.windows() == [{0: ["dagda"]}, {0: rest}, {0: ["oengus"]}]


@rule("INI-EPI-23")
class TestOtherTurns:
    """Passing and taking a Pretender token are no cards: only what follows a turn may follow."""

    @pytest.mark.parametrize("word", ["pass", "pretender"])
    @pytest.mark.parametrize("seat", [0, 1, 3])
    def test_only_oengus_answers(self, seat: int, word: str) -> None:
        assert holding(seat, deeds="5 0 0 0").windows(word) == [{seat: ["oengus"]}]


@rule("INI-ADV-08", "INI-Q36")
class TestDrawing:
    """Drawing Epic Tales: the Meadows, for who draws, when the card has been seen."""

    def test_who_draws_may_play_the_meadows(self) -> None:
        t = holding(0, actions_0="sanctuary").play(0, "sanctuary", "valley").quiet()
        t.chance("tuan")
        assert t.on_offer() == {0: ["meadows-card"]}

    @pytest.mark.parametrize("other", [1, 2, 3])
    def test_nobody_else_may(self, other: int) -> None:
        t = holding(other, actions_0="sanctuary").play(0, "sanctuary", "valley").quiet()
        t.chance("tuan")
        assert t.on_offer() == {other: ["lug"]}


@rule("INI-TILE-1", "INI-Q1")
class TestTurnedCrows:
    """Turned crows at the Gates: Club, then Diarmuid for the clan lost; Gates and Meadows for the card drawn."""

    def turned(self, holder: int) -> Table:
        t = holding(holder, tales_0="morrigan", **AT_THE_GATES).play(0, "morrigan", "yes", "no")
        assert t.on_offer() == {holder: ["dagda"]}
        t.pass_window(besides=-1)
        return t

    @rule("INI-ADV-03", "INI-ADV-08", "INI-EPI-10", "INI-EPI-13")
    def test_who_turns_them_answers_for_oneself(self) -> None:
        t = self.turned(0)
        assert t.windows() == [{0: ["club"]}, {0: ["diarmuid"]}]
        t.chance("tuan")
        assert t.on_offer() == {0: ["gates-card", "meadows-card"]}

    @rule("INI-ADV-03", "INI-ADV-08", "INI-EPI-10", "INI-EPI-13", "INI-Q52")
    def test_another_who_is_present_answers_when_it_is_that_seats_turn_to_lose(self) -> None:
        t = self.turned(1)
        assert t.windows() == []
        t.chance("tuan")
        assert t.windows() == [{1: ["club"]}, {1: ["diarmuid"]}]
        t.chance("eriu")
        assert t.on_offer() == {1: ["gates-card", "meadows-card"]}

    def test_who_is_not_present_answers_nothing(self) -> None:
        t = self.turned(2)
        assert t.windows() == []
        t.chance("tuan", "eriu")
        assert t.on_offer() == {2: ["oengus"]}

    def test_crows_left_as_they_are_give_nothing_to_answer(self) -> None:
        t = holding(1, tales_0="morrigan", **AT_THE_GATES).play(0, "morrigan", "no", "no")
        assert t.windows() == [{1: ["dagda"]}, {1: ["oengus"]}]


@rule("INI-TILE-2", "INI-ADV-11")
class TestMountains:
    """A move into the Mountains: the card Mountains, for who moves, before the price is paid."""

    INTO = ("migration", "misty-lands", "0", "0", "0", "2")

    def test_the_mover_may_play_it(self) -> None:
        t = holding(0, **TO_THE_MOUNTAINS).play(0, *self.INTO)
        t.pass_window(besides=-1)
        assert t.on_offer() == {0: ["mountains-card"]}

    @pytest.mark.parametrize("other", [1, 2])
    def test_nobody_else_may(self, other: int) -> None:
        t = holding(other, **TO_THE_MOUNTAINS).play(0, *self.INTO)
        assert t.on_offer() == {other: ["geis"]}
        t.pass_window(besides=-1)
        assert t.on_offer() == {other: ["lug"]}
        assert t.clans("mountains")[0] == 1

    @rule("INI-R45")
    def test_placing_clans_there_gives_nothing_to_answer(self) -> None:
        t = holding(0, tales_0="children-of-dana").play(0, "children-of-dana", "mountains")
        t.pass_window(besides=-1)
        assert "mountains-card" not in t.on_offer()[0]


@rule("INI-EPI-01", "INI-EPI-10", "INI-EPI-13")
class TestRemovedOutsideAClash:
    """A clan removed outside a clash: its owner may play the Club before and Diarmuid after, but not the Cauldron."""

    def test_the_owner_answers(self) -> None:
        t = holding(1, tales_0="balors-eye", clans_1="cove=2 hills=1").play(0, "balors-eye", "cove", "seat 1")
        assert t.windows() == [{1: ["dagda"]}, {1: ["club"]}, {1: ["diarmuid"]}, {1: ["oengus"]}]

    @rule("INI-Q49")
    def test_diarmuid_may_be_played_though_there_is_nowhere_to_go(self) -> None:
        t = holding(1, tales_0="balors-eye", clans_1="cove=2").play(0, "balors-eye", "cove", "seat 1")
        t.react(1, "diarmuid").quiet()
        assert t["clans 1"] == "cove=1"

    @pytest.mark.parametrize("other", [2, 3])
    def test_nobody_else_answers(self, other: int) -> None:
        t = holding(other, tales_0="balors-eye").play(0, "balors-eye", "cove", "seat 1")
        assert t.windows() == [{other: ["dagda"]}, {other: ["oengus"]}]


@rule("INI-EPI-05")
class TestAssembly:
    """The start of the Assembly: Cathbad's Word; crows that turn: what answers the Gates."""

    def table(self, holder: int, **lines: str) -> Table:
        clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "hills=1", "clans_3": "plains=1"}
        tales = {f"tales_{holder}": TRISKELS["tales"]}
        return inis(4, 0, EVERY_LAND, frames=ASSEMBLY, aside="", **(clans | tales | lines))

    @pytest.mark.parametrize("holder", [0, 1, 2, 3])
    def test_cathbad_alone_may_be_played_by_anybody(self, holder: int) -> None:
        t = self.table(holder)
        assert t.windows() == [{holder: ["cathbad"]}]
        assert t.asked == (-1, "crows", ["clockwise", "counter"])

    @rule("INI-EPI-08")
    def test_the_dagda_may_answer_it(self) -> None:
        t = self.table(1).react(1, "cathbad")
        assert t.on_offer() == {1: ["dagda"]}

    @rule("INI-TILE-1", "INI-ADV-03", "INI-Q52")
    @pytest.mark.parametrize("holder", [0, 1])
    def test_crows_that_turn_are_answered_at_the_gates(self, holder: int) -> None:
        t = self.table(holder, **{f"clans_{holder}": "valley=2 gates=2"})
        t.windows()
        t.chance("counter")
        assert t.windows() == [{holder: ["club"]}, {holder: ["diarmuid"]}]
        t.chance("tuan")
        assert t.on_offer() == {holder: ["gates-card"]}

    @rule("INI-TILE-1", "INI-Q34")
    def test_crows_that_show_the_same_side_are_not(self) -> None:
        t = self.table(1, clans_1="gates=2 cove=1")
        t.windows()
        t.chance("clockwise")
        assert t.windows() == []
        assert t["clans 1"] == "cove=1 gates=2"


@rule("INI-ADV-10", "INI-Q39")
class TestMoor:
    """The Moor: offered at any time, with every open question, to who holds it."""

    def test_it_stands_beside_ones_own_questions_and_windows_but_nobody_elses(self) -> None:
        t = holding(1, tales_0="horses", clans_0="valley=3", clans_1="cove=2", citadels="cove=1")
        assert "look" not in t.asked_of(0)
        t.play(0, "horses", "valley", "cove", "2")
        for kind in ("react", "react", "take-shelter"):
            assert (t.kind, "look" in t.asked_of(1)) == (kind, True)
            if kind == "react":
                t.pass_window(besides=-1)

    def test_who_is_not_asked_is_not_asked_for_it(self) -> None:
        t = inis(
            2, land="valley moor", clans_0="valley=2", clans_1="moor=1", advantages_1="moor", tales_0="stone-of-fal"
        )
        t.play(0, "stone-of-fal")
        assert t.asked_now() == []
        assert "look" in t.asked_of(1)
