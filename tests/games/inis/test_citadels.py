"""The Citadels step of a clash: who may take shelter, in which order, and what shelter means."""

from __future__ import annotations

import pytest

from meadhall.testing import rule
from tests.games.inis.situations import everybody, war
from tests.games.inis.table import Table, inis


def sheltering(t: Table, wish: str) -> list[int]:
    """Answer every question of the Citadels step alike; return who was asked, in order."""
    seats = []
    while (asked := t.quiet().asked) is not None and asked[1] == "take-shelter":
        seats.append(asked[0])
        t.play(asked[0], wish)
    return seats


class TestOrder:
    """Who is asked for shelter, and how often."""

    @rule("INI-R49", "INI-R22")
    @pytest.mark.parametrize(
        ("seats", "turn", "crows", "order"),
        [
            (2, 0, "clockwise", [1]),
            (3, 0, "clockwise", [1, 2]),
            (3, 1, "counter", [0, 2]),
            (4, 0, "clockwise", [1, 2, 3]),
            (4, 0, "counter", [3, 2, 1]),
            (4, 2, "clockwise", [3, 0, 1]),
            (4, 2, "counter", [1, 0, 3]),
        ],
    )
    def test_from_the_player_after_the_instigator(self, seats: int, turn: int, crows: str, order: list[int]) -> None:
        """All but the instigator are asked once, in the direction of the crows; when nobody wants to that is all."""
        t = war(seats, turn, crows=crows, citadels="cove=3", **everybody(seats, 2)).quiet()
        assert t.asked == (order[0], "take-shelter", ["shelter", "stay"])
        assert sheltering(t, "stay") == order
        assert t.quiet().asks() == (turn, "manoeuvre")
        assert t["sheltered"] == " ".join(["0"] * seats)

    @rule("INI-R49", "INI-R50")
    @pytest.mark.parametrize(
        ("crows", "order", "sheltered"),
        [("clockwise", [1, 2, 3, 1, 2], "0 2 2 1"), ("counter", [3, 2, 1, 3, 2], "0 1 2 2")],
    )
    def test_lap_after_lap_until_all_are_full(self, crows: str, order: list[int], sheltered: str) -> None:
        """Each lap everybody may send in one clan more; when the last citadel is taken nobody is asked any more."""
        t = war(4, 0, crows=crows, citadels="cove=5", **everybody(4, 3)).quiet()
        assert sheltering(t, "shelter") == order
        assert t["sheltered"] == sheltered
        assert t.quiet().asks() == (0, "manoeuvre")

    @rule("INI-R49", "INI-R50")
    def test_a_clan_at_a_time(self) -> None:
        """A seat alone with the instigator is asked again for every free citadel."""
        t = war(2, 0, citadels="cove=3", **everybody(2, 4)).quiet()
        assert sheltering(t, "shelter") == [1, 1, 1]
        assert t["sheltered"] == "0 3"

    @rule("INI-R49")
    def test_who_has_nobody_left_to_send_is_not_asked(self) -> None:
        """A player whose clans are all sheltered is left out of the further laps; free citadels stay free."""
        t = war(3, citadels="cove=6", clans_0="cove=1", clans_1="cove=1", clans_2="cove=3").quiet()
        assert sheltering(t, "shelter") == [1, 2, 2, 2]
        assert t["sheltered"] == "0 1 3"

    @rule("INI-R49", "INI-R62")
    def test_who_is_not_in_the_territory_is_not_asked(self) -> None:
        """Only players with clans in the territory may shelter them."""
        t = war(4, citadels="cove=2", clans_0="cove=1", clans_1="plains=1", clans_2="cove=1", clans_3="hills=1").quiet()
        assert sheltering(t, "stay") == [2]

    @rule("INI-R49", "INI-Q58")
    def test_a_refusal_is_not_final(self) -> None:
        """A player who stayed outside may still enter on a later lap, as long as another entered meanwhile."""
        t = war(3, 0, citadels="cove=3", **everybody(3, 2)).quiet()
        t.play(1, "shelter").play(2, "stay").play(1, "shelter").play(2, "shelter")
        assert t["sheltered"] == "0 2 1"
        assert t.quiet().asks() == (0, "manoeuvre")

    @rule("INI-R49", "INI-Q58")
    def test_the_step_is_over_when_all_in_turn_refused(self) -> None:
        """After a clan has entered everybody is asked once more; if all refuse free citadels stay free."""
        t = war(4, 0, citadels="cove=4", **everybody(4, 2)).quiet()
        t.play(1, "stay").play(2, "shelter").play(3, "stay").play(1, "stay")
        assert sheltering(t, "stay") == [2]
        assert t["sheltered"] == "0 0 1 0"
        assert t.quiet().asks() == (0, "manoeuvre")

    @rule("INI-R49", "INI-EPI-21")
    def test_the_one_whom_the_morrigan_names_gets_no_shelter(self) -> None:
        """Left out is the instigator, not the player of the card."""
        t = inis(3, 0, citadels="cove=2", tales_0="morrigan", **everybody(3, 1))
        t.play(0, "morrigan", "no", "cove", "seat 1")
        assert sheltering(t, "shelter") == [2, 0]
        assert t["sheltered"] == "1 0 1"

    @rule("INI-R49", "INI-EPI-21", "INI-R22")
    def test_crows_that_the_morrigan_turned_give_the_order(self) -> None:
        """The side of the crows that shows now counts, also if the card that starts the clash has turned them."""
        t = inis(3, 0, citadels="cove=2", tales_0="morrigan", **everybody(3, 1))
        t.play(0, "morrigan", "yes", "cove", "seat 1")
        assert sheltering(t, "shelter") == [0, 2]

    @rule("INI-R49", "INI-Q10", "INI-ADV-04")
    @pytest.mark.parametrize(
        ("setting", "asked", "sheltered"), [("resolution", [1, 2], "0 1 1"), ("start", [0, 1], "1 1 0")]
    )
    def test_an_instigator_named_by_the_highlands(self, setting: str, asked: list[int], sheltered: str) -> None:
        """Named when settling starts a new instigator may have sheltered; named at the start of the clash not."""
        clans = {f"clans_{seat}": "highlands=2" for seat in range(3)}
        lines = {"citadels": "highlands=2", "highlands": setting, "advantages_1": "highlands", "actions_0": "warlord"}
        t = inis(3, 0, land="valley highlands plains", **clans, **lines).play(0, "warlord", "highlands")
        if setting == "start":
            t.react(1, "highlands-card", "seat 2")
            assert sheltering(t, "shelter") == asked
        else:
            for seat in asked:
                t.play(seat, "shelter")
            t.react(1, "highlands-card", "seat 2")
        assert t["sheltered"] == sheltered
        assert t.quiet().asks() == (2, "manoeuvre")


class TestCitadelsThere:
    """Which citadels a territory has."""

    @rule("INI-R4", "INI-R49")
    @pytest.mark.parametrize(("citadels", "sheltered"), [("", "0 1"), ("cove=2", "0 3"), ("plains=2", "0 1")])
    def test_the_capital_counts_as_one(self, citadels: str, sheltered: str) -> None:
        """The capital shelters one clan like any citadel, besides those that stand there too."""
        t = war(2, 0, capital="cove", citadels=citadels, **everybody(2, 5)).quiet()
        sheltering(t, "shelter")
        assert t["sheltered"] == sheltered

    @rule("INI-Q8", "INI-R49")
    def test_without_a_citadel_nobody_is_asked(self) -> None:
        """Citadels of neighbours are no help, nor is a sanctuary: settling begins at once."""
        t = war(3, 0, citadels="valley=2 plains=1", sanctuaries="cove=3 valley=1", **everybody(3, 2)).quiet()
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])

    @rule("INI-Q8", "INI-EPI-02")
    @pytest.mark.parametrize("citadels", ["", "cove=1"])
    def test_what_answers_the_end_of_the_step_may_be_played_without_one(self, citadels: str) -> None:
        """Battle Frenzy may be played at the end of the Citadels step, even where no citadel stands."""
        t = inis(2, 0, actions_0="warlord", tales_1="battle-frenzy", citadels=citadels, **everybody(2, 1))
        t.play(0, "warlord", "cove")
        if citadels:
            t.play(1, "stay")
        t.react(1, "battle-frenzy")
        assert t.quiet().asks() == (0, "manoeuvre")
        assert t["tale discards"] == "battle-frenzy"

    @rule("INI-R49", "INI-R50")
    def test_citadels_are_free_again_in_the_next_clash(self) -> None:
        """Clans come out when the clash is over, so the same citadel shelters in a later clash."""
        t = inis(2, 0, citadels="cove=1", actions_0="warlord", tales_1="morrigan", **everybody(2, 2))
        t.play(0, "warlord", "cove").play(1, "shelter").play(0, "peace").play(1, "peace")
        t.play(1, "morrigan", "no", "cove", "seat 1")
        assert t.quiet().asks() == (0, "take-shelter")
        assert t["sheltered"] == "0 0"


class TestShelter:
    """What it means to be sheltered."""

    @rule("INI-R50", "INI-R51", "INI-R55", "INI-R52")
    def test_who_is_sheltered_altogether_takes_no_part(self) -> None:
        """Without an exposed clan a player cannot be attacked and makes no manoeuvre."""
        t = war(3, citadels="cove=1", clans_0="cove=2", clans_1="cove=1", clans_2="cove=2", actions_2="bard").quiet()
        t.play(1, "shelter").quiet()
        assert t.asked == (0, "manoeuvre", ["seat 2", "peace"])
        assert t.refused(0, "seat 1") == "INI-R55"
        t.play(0, "seat 2").play(2, "bard")
        assert t.quiet().asks() == (2, "manoeuvre")

    @rule("INI-R50", "INI-R53", "INI-Q32")
    def test_who_is_sheltered_altogether_is_not_asked_for_peace(self) -> None:
        """Only those with exposed clans agree on peace."""
        t = war(3, 0, citadels="cove=1", **everybody(3, 1)).quiet()
        t.play(1, "shelter").play(0, "peace")
        assert t.quiet().asks() == (2, "agree")
        t.play(2, "peace")
        assert t.quiet().asks() == (1, "turn")

    @rule("INI-R50", "INI-R55", "INI-R56")
    def test_sheltered_clans_are_not_lost(self) -> None:
        """Attacks take exposed clans only; with the last of them gone the sheltered clan outlives the clash."""
        t = war(2, citadels="cove=1", clans_0="cove=1", clans_1="cove=2 valley=1").quiet().play(1, "shelter")
        t.play(0, "seat 1").quiet()
        assert t.asked == (0, "manoeuvre", ["peace"])
        t.play(0, "peace").quiet()
        assert t.clans("cove") == [1, 1]
        assert t["sheltered"] == "0 0"

    @rule("INI-R50", "INI-R51", "INI-R57")
    def test_sheltered_clans_do_not_withdraw(self) -> None:
        """Only exposed clans withdraw; those in citadels stay."""
        t = war(2, citadels="cove=2", clans_0="cove=1", clans_1="cove=4 valley=1", actions_1="bard").quiet()
        t.play(1, "shelter", "shelter").play(0, "seat 1").play(1, "bard", "withdraw")
        assert t.asked == (1, "how-many", ["1", "2"])
        t.play(1, "2").quiet()
        assert (t.clans("cove"), t.clans("valley"), t["sheltered"]) == ([1, 2], [0, 3], "0 2")
        assert t.asked == (0, "manoeuvre", ["peace"])

    @rule("INI-R50", "INI-R61")
    def test_when_all_others_are_sheltered_the_instigator_is_alone(self) -> None:
        """An instigator whom nobody opposes in the open may only end the clash or move on."""
        t = war(3, 0, citadels="cove=2", **everybody(3, 1)).quiet()
        assert sheltering(t, "shelter") == [1, 2]
        assert t.quiet().asked == (0, "manoeuvre", ["peace"])
        assert t.refused(0, "withdraw") == "INI-R57"

    @rule("INI-R50", "INI-R54")
    def test_the_clash_is_over_when_only_sheltered_clans_are_left(self) -> None:
        """When the last exposed clan has gone nobody is asked, though clans are in the citadels."""
        t = war(2, citadels="cove=1", clans_0="cove=1 valley=1", clans_1="cove=1").quiet()
        t.play(1, "shelter").play(0, "withdraw", "1")
        assert t.quiet().asks() == (1, "turn")
        assert (t.clans("cove"), t["sheltered"], t["clash"]) == ([0, 1], "0 0", "none")

    @rule("INI-R62", "INI-R50", "INI-ACT-17")
    @pytest.mark.parametrize(("wish", "involved"), [("shelter", False), ("stay", True)])
    def test_sheltered_clans_do_not_make_a_player_involved(self, wish: str, involved: bool) -> None:
        """Warlord is for players who take part in the clash, and clans in a citadel take no part."""
        t = inis(3, 0, citadels="cove=1", tales_0="morrigan", actions_2="warlord", actions_1="bard", **everybody(3, 1))
        t.play(0, "morrigan", "no", "cove", "seat 0").play(1, "stay").play(2, wish)
        t.play(0, "seat 1").play(1, "bard")
        offered = False
        while t.kind == "react":
            offered = offered or "warlord" in t.may_react(2)
            t.pass_window(besides=-1)
        assert offered == involved

    @rule("INI-R50", "INI-EPI-15")
    def test_the_fianna_lead_sheltered_clans_out(self) -> None:
        """The Fianna are the way out for a clan in a citadel."""
        t = war(2, citadels="cove=1", clans_0="cove=1", clans_1="cove=2", actions_1="bard", tales_1="fianna").quiet()
        t.play(1, "shelter").play(0, "seat 1").play(1, "bard", "fianna", "hills", "2").quiet()
        assert (t.clans("cove"), t.clans("hills"), t["sheltered"]) == ([1, 0], [0, 2], "0 0")


class TestChieftain:
    """Clans count for the chieftain wherever they stand in the territory."""

    @rule("INI-Q60", "INI-R17", "INI-R19", "INI-R50")
    def test_sheltered_clans_count_when_the_clash_is_over(self) -> None:
        """Two clans that were sheltered outnumber one in the open: their owner is chieftain and next Brenn."""
        t = war(2, capital="cove", citadels="cove=1", clans_0="cove=1", clans_1="cove=2").quiet()
        assert sheltering(t, "shelter") == [1, 1]
        assert t.clans("cove") == [1, 2]
        t.play(0, "peace").play(1, "pass").play(0, "pass").left_to_chance()
        assert t["brenn"] == "1"

    @rule("INI-Q60", "INI-EPI-02", "INI-R51")
    def test_battle_frenzy_exposes_them_all(self) -> None:
        """After Battle Frenzy the clans stand in the territory as before, all exposed, and may be attacked."""
        t = inis(3, 0, citadels="cove=2", actions_0="warlord", tales_2="battle-frenzy", **everybody(3, 1))
        t.play(0, "warlord", "cove").play(1, "shelter").play(2, "shelter")
        t.react(2, "battle-frenzy").quiet()
        assert t["sheltered"] == "0 0 0"
        assert t.clans("cove") == [1, 1, 1]
        assert t.asked == (0, "manoeuvre", ["seat 1", "seat 2", "peace"])

    @rule("INI-Q60", "INI-R17", "INI-R34", "INI-R63")
    def test_exposed_and_sheltered_clans_count_together(self) -> None:
        """Chieftain over six clans of others thanks to clans of both kinds: a Pretender token is there to take."""
        t = war(3, citadels="cove=3", clans_0="cove=3", clans_1="cove=4", clans_2="cove=3").quiet()
        t.play(1, "shelter").play(2, "stay").play(1, "shelter").play(2, "stay").play(1, "stay").quiet()
        assert t["sheltered"] == "0 2 0"
        t.play(0, "peace").play(1, "peace").play(2, "peace").quiet()
        assert t.asked == (1, "turn", ["pass", "pretender"])
