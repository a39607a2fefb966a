"""The Mountains: when clans are moved there, their owner discards an Action card or loses a clan there."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meadhall.testing import rule
from tests.games.inis.table import Table, inis

LAND = "mountains valley plains hills"


class Move(NamedTuple):
    """A way to move clans into the Mountains: lines of the position, answers `seat word,word`, who pays."""

    lines: dict[str, str]
    answers: list[str]
    owner: int = 0


CLASH = {"clans_0": "valley=2", "clans_1": "valley=2 mountains=1", "actions_0": "warlord", "actions_1": "bard druid"}
MOVES = {
    "migration": Move({"actions_0": "migration"}, ["0 migration,valley,0,2"]),
    "conquest": Move({"actions_0": "conquest"}, ["0 conquest,mountains,0,2"]),
    "emissaries": Move({"actions_0": "emissaries"}, ["0 emissaries,valley,mountains"]),
    "scouts": Move({"actions_0": "scouts"}, ["0 scouts,seat 1,valley,mountains,2"]),
    "plains": Move({"advantages_0": "plains"}, ["0 plains-card,0,1"]),
    "horses": Move({"tales_0": "horses"}, ["0 horses,valley,mountains,2"]),
    "breas": Move({"tales_0": "breas"}, ["0 breas,valley,seat 1,mountains"], 1),
    "withdraw": Move(CLASH, ["0 warlord,valley,seat 1", "1 druid,withdraw,1"], 1),
    "fianna": Move(CLASH | {"tales_1": "fianna"}, ["0 warlord,valley,seat 1", "1 druid,fianna,mountains,1"], 1),
    "moytura": Move(
        {"clans_0": "mountains=1 valley=2", "clans_1": "mountains=1", "actions_0": "warlord", "tales_0": "moytura"},
        ["0 warlord,mountains,moytura,2"],
    ),
}


def moved(name: str, **lines: str) -> Table:
    """Return a table with four seats where clans have just been moved into the Mountains."""
    move = MOVES[name]
    values = {"clans_0": "valley=2 plains=1", "clans_1": "valley=1", "actions_1": "bard"} | move.lines | lines
    hand = f"actions_{move.owner}"
    if move.owner == 0 and hand not in lines:
        values[hand] = f"{values.get(hand, '')} sanctuary".strip()
    t = inis(4, 0, LAND, **{"capital": "hills", "clans_2": "hills=1", "clans_3": "hills=1"} | values)
    for answer in move.answers:
        seat, words = answer.split(" ", 1)
        t.play(int(seat), *words.split(","))
    return t.quiet()


@rule("INI-TILE-2")
class TestMoving:
    """Every move of clans into the Mountains costs a card or a clan."""

    @rule(
        "INI-ACT-03", "INI-ACT-06", "INI-ACT-11", "INI-ACT-16", "INI-ADV-12", "INI-EPI-03", "INI-EPI-04", "INI-EPI-15",
        "INI-EPI-20", "INI-R57",
    )  # fmt: skip
    @pytest.mark.parametrize("name", MOVES)
    def test_the_owner_of_the_clans_is_asked(self, name: str) -> None:
        card = "sanctuary" if MOVES[name].owner == 0 else "bard"
        assert moved(name).asked == (MOVES[name].owner, "toll", [card, "clan"])

    @pytest.mark.parametrize("name", MOVES)
    def test_a_card_paid_is_discarded_and_no_clan_is_lost(self, name: str) -> None:
        t, owner = moved(name), MOVES[name].owner
        before, card = t.clans("mountains")[owner], t.asked_of(owner)[0]
        t.play(owner, card)
        assert t.clans("mountains")[owner] >= before
        assert t[f"actions {owner}"] == ""
        assert card in t["discards"].split()
        assert t.places("removed") == []

    @pytest.mark.parametrize("name", MOVES)
    def test_a_clan_paid_goes_back_to_the_reserve_and_the_card_is_kept(self, name: str) -> None:
        t, owner = moved(name), MOVES[name].owner
        card = t.asked_of(owner)[0]
        t.play(owner, "clan")
        assert t.places("removed") == [(owner, "mountains")]
        assert t[f"actions {owner}"] == card

    @pytest.mark.parametrize(("name", "actions"), [("horses", ""), ("migration", "migration"), ("breas", "")])
    def test_without_an_action_card_it_is_a_clan(self, name: str, actions: str) -> None:
        owner = MOVES[name].owner
        t = moved(name, **{f"actions_{owner}": actions})
        assert t.places("removed") == [(owner, "mountains")]
        assert t.kind != "toll"

    @rule("INI-EPI-28")
    def test_so_does_a_move_to_mountains_laid_with_tailtus_land(self) -> None:
        clans = "valley=1 cove=1 plains=1"
        t = inis(2, 0, "valley cove plains", clans_0=clans, clans_1="cove=1", tales_0="tailtu", actions_0="bard")
        t.play(0, "tailtu").by_chance("mountains", "hills", "moor").play(0, "mountains")
        t.play(0, t.asked_of(0)[0], "hills", "cove")
        assert t.asked == (0, "toll", ["bard", "clan"])
        assert t.clans("mountains") == [1, 0]

    @rule("INI-EPI-28")
    def test_laying_them_and_moving_nobody_costs_nothing(self) -> None:
        clans = "valley=1 cove=1 plains=1"
        t = inis(2, 0, "valley cove plains", clans_0=clans, clans_1="cove=1", tales_0="tailtu", actions_0="bard")
        t.play(0, "tailtu").by_chance("mountains", "hills", "moor").play(0, "mountains")
        t.play(0, t.asked_of(0)[0], "hills", "no").quiet()
        assert (t["actions 0"], t["clans 0"]) == ("bard", "cove=1 plains=1 valley=1")

    @rule("INI-Q41")
    def test_it_is_paid_once_for_a_move_from_several_territories(self) -> None:
        t = inis(2, 0, LAND, clans_0="valley=1 plains=1", clans_1="hills=1", actions_0="conquest bard druid")
        t.play(0, "conquest", "mountains", "1", "1", "bard").quiet()
        assert (t["clans 0"], t["actions 0"], t.asks()) == ("mountains=2", "druid", (1, "turn"))

    @rule("INI-ACT-09", "INI-R42")
    def test_a_cancelled_move_costs_nothing(self) -> None:
        t = inis(2, 0, LAND, clans_0="valley=2", clans_1="hills=1", actions_0="conquest bard", actions_1="geis")
        t.play(0, "conquest", "mountains", "2").react(1, "geis").quiet()
        assert (t["clans 0"], t["actions 0"], t.asks()) == ("valley=2", "bard", (1, "turn"))

    def test_moving_out_of_them_costs_nothing(self) -> None:
        t = inis(2, 0, LAND, clans_0="mountains=2", clans_1="hills=1", actions_0="conquest bard")
        t.play(0, "conquest", "valley", "2").quiet()
        assert (t["clans 0"], t["actions 0"], t.asks()) == ("valley=2", "bard", (1, "turn"))

    @rule("INI-Q45", "INI-R31")
    def test_a_card_paid_is_seen_by_nobody_else(self) -> None:
        t = moved("horses", clans_1="hills=1").play(0, "sanctuary").quiet()
        assert [t.seen(viewer, "discards") for viewer in (0, 1, 4)] == ["sanctuary", "?", "?"]


@rule("INI-TILE-2")
class TestPlacing:
    """Placing clans costs nothing."""

    @pytest.mark.parametrize(
        ("words", "lines"),
        [
            ("new-clans,mountains,mountains", {"actions_0": "new-clans bard"}),
            ("new-alliance,mountains,place", {"actions_0": "new-alliance bard"}),
            ("new-alliance,mountains,seat 1", {"actions_0": "new-alliance bard"}),
            ("festival,mountains", {"actions_0": "festival bard", "sanctuaries": "mountains=1"}),
            ("children-of-dana,mountains", {"tales_0": "children-of-dana", "actions_0": "bard"}),
            ("kernunos,mountains", {"tales_0": "kernunos", "actions_0": "bard", "sanctuaries": ""}),
            ("stone-of-fal", {"tales_0": "stone-of-fal", "actions_0": "bard"}),
        ],
    )
    def test_by_cards_of_a_turn(self, words: str, lines: dict[str, str]) -> None:
        t = inis(2, 0, LAND, clans_0="mountains=1", clans_1="mountains=2", **lines).play(0, *words.split(",")).quiet()
        assert t.clans("mountains")[0] > 1
        assert (t["actions 0"], t.told("removed"), t.asks()) == ("bard", [], (1, "turn"))

    @rule("INI-ADV-16")
    def test_by_the_valley(self) -> None:
        t = inis(
            2, 0, LAND, clans_0="mountains=1", clans_1="hills=1", advantages_0="valley", actions_0="bard new-clans"
        )
        t.play(0, "new-clans", "mountains", "mountains").react(0, "valley-card", "mountains").quiet()
        assert (t["clans 0"], t["actions 0"]) == ("mountains=4", "bard")

    @rule("INI-ACT-07")
    def test_by_exploration(self) -> None:
        t = inis(2, 0, "valley cove plains", clans_0="valley=1", clans_1="cove=1", actions_0="exploration bard")
        t.play(0, "exploration").quiet()
        t.play(0, t.asked_of(0)[0]).by_chance("mountains").quiet()
        assert (t["clans 0"], t["actions 0"], t.asks()) == ("mountains=1 valley=1", "bard", (1, "turn"))

    @rule("INI-ACT-17")
    def test_by_the_warlord_in_a_clash(self) -> None:
        lines = {
            "clans_0": "valley=2",
            "clans_1": "mountains=2",
            "actions_0": "conquest bard",
            "actions_1": "warlord druid",
        }
        t = inis(2, 0, LAND, capital="hills", **lines).play(0, "conquest", "mountains", "2", "bard", "seat 1")
        t.play(1, "druid").react(1, "warlord", "seat 1").quiet()
        assert (t.clans("mountains"), t.asks()) == ([2, 3], (1, "manoeuvre"))

    @rule("INI-EPI-03")
    def test_by_the_battle_of_moytura_when_no_clan_can_be_moved(self) -> None:
        hands = {"actions_0": "warlord bard", "tales_0": "moytura"}
        t = inis(2, 0, LAND, capital="hills", clans_0="mountains=1", clans_1="mountains=1", **hands)
        t.play(0, "warlord", "mountains", "moytura").quiet()
        assert (t.clans("mountains"), t["actions 0"], t.asks()) == ([2, 1], "bard", (1, "manoeuvre"))

    @rule("INI-Q43", "INI-EPI-13")
    def test_by_diarmuid(self) -> None:
        hands = {"tales_0": "balors-eye", "tales_1": "diarmuid", "actions_1": "bard"}
        t = inis(2, 0, LAND, clans_0="hills=1", clans_1="hills=1 mountains=1", **hands)
        t.play(0, "balors-eye", "hills", "seat 1").react(1, "diarmuid", "mountains").quiet()
        assert (t["clans 1"], t["actions 1"], t.asks()) == ("mountains=2", "bard", (1, "turn"))


@rule("INI-TILE-2")
class TestAndAClash:
    """What the Mountains demand is paid before any clash."""

    def migrated(self, *numbers: str, **lines: str) -> Table:
        """Return a table where seat 0 has moved clans from the Valley with Migration."""
        values = {"clans_0": "valley=3", "clans_1": "mountains=1", "clans_2": "plains=1", "actions_0": "migration bard"}
        t = inis(3, 0, LAND, **values | {"capital": "hills"} | lines)
        return t.play(0, "migration", "valley", *numbers).quiet()

    @rule("INI-Q41")
    def test_who_pays_a_card_goes_into_the_clash_with_all_clans(self) -> None:
        t = self.migrated("0", "3").play(0, "bard").quiet()
        assert (t.clans("mountains"), t.places("clash"), t.asks()) == ([3, 1, 0], [(0, "mountains")], (0, "manoeuvre"))

    @rule("INI-Q41")
    def test_who_pays_a_clan_goes_into_the_clash_with_the_rest(self) -> None:
        t = self.migrated("0", "2", "0").play(0, "clan").quiet()
        assert (t.clans("mountains"), t.places("clash"), t.asks()) == ([1, 1, 0], [(0, "mountains")], (0, "manoeuvre"))

    @rule("INI-Q41")
    def test_who_pays_the_only_clan_starts_no_clash(self) -> None:
        t = self.migrated("0", "1", "0").play(0, "clan").quiet()
        assert (t.clans("mountains"), t.told("clash"), t.asks()) == ([0, 1, 0], [], (1, "turn"))

    @rule("INI-Q41")
    def test_a_clan_that_was_there_before_makes_it_a_clash(self) -> None:
        t = self.migrated("0", "1", "0", clans_0="valley=2 mountains=1").play(0, "clan").quiet()
        assert (t.clans("mountains"), t.places("clash")) == ([1, 1, 0], [(0, "mountains")])

    @rule("INI-Q41", "INI-R47")
    def test_it_is_paid_before_the_clash_in_another_territory(self) -> None:
        t = self.migrated("0", "1", "1")
        assert t.asks() == (0, "toll")
        assert t.told("clash") == []
        t.play(0, "bard").quiet()
        assert t.asked == (0, "which-clash", ["mountains", "plains"])

    @rule("INI-Q1", "INI-Q41", "INI-EPI-10")
    def test_the_dagdas_club_saves_the_clan_and_the_clash_takes_place(self) -> None:
        t = self.migrated("0", "1", "0", tales_0="club").play(0, "clan").react(0, "club").quiet()
        assert (t.clans("mountains"), t.places("clash"), t["actions 0"]) == ([1, 1, 0], [(0, "mountains")], "bard")

    @rule("INI-Q1", "INI-Q41", "INI-EPI-13")
    def test_diarmuid_takes_the_clan_elsewhere_and_no_clash_takes_place(self) -> None:
        t = self.migrated("0", "1", "0", tales_0="diarmuid").play(0, "clan").react(0, "diarmuid", "valley").quiet()
        assert (t["clans 0"], t.told("clash"), t.asks()) == ("valley=3", [], (1, "turn"))

    @rule("INI-R57", "INI-EPI-15")
    @pytest.mark.parametrize("name", ["withdraw", "fianna", "emissaries", "breas"])
    def test_moves_without_the_sign_of_clashes_start_none(self, name: str) -> None:
        foes = (
            {"clans_2": "mountains=1"}
            if name != "withdraw"
            else {"clans_1": "valley=2 mountains=2", "clans_2": "mountains=1"}
        )
        t = moved(name, **foes)
        t.play(MOVES[name].owner, t.asked_of(MOVES[name].owner)[0]).quiet()
        assert "mountains" not in [place for _, place in t.places("clash")]
