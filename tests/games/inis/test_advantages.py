"""What Advantage cards have in common: when they may be played, for how long, and what The Dagda leaves of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from meadhall.games.inis.notation import TERRITORIES
from meadhall.testing import rule
from tests.games.inis.table import inis

if TYPE_CHECKING:
    from tests.games.inis.table import Table

AFTER_A_SEASON_CARD = ["cove", "lost-vale", "salt-mine", "valley"]
AFTER_AN_EPIC_TALE = ["forest", "stone-circle"]
SEASON_CARDS = ["misty-lands", "plains", "swamp"]


def table(name: str, turn: int = 0, **lines: str) -> Table:
    """Return a table where seat 0 holds the card of a territory and has clans in it, but fewer than seat 1."""
    land = [name, *[other for other in ("hills", "iron-mine", "misty-lands", "swamp") if other != name]]
    values = {
        "capital": "misty-lands",
        "clans_0": f"{name}=2 {land[1]}=1",
        "clans_1": f"{name}=3 {land[1]}=1",
        "clans_2": f"{land[2]}=1",
        "actions_0": "new-clans bard migration",
        "actions_1": "warlord druid",
        "actions_2": "conquest",
        "tales_0": "children-of-dana morrigan",
        "tales_1": "lug",
        "tales_2": "dagda",
        "advantages_0": name,
        "aside": "citadel",
    }
    return inis(3, turn, " ".join(land), **values | lines)


class Scene(NamedTuple):
    """How it comes about that seat 0 may play a card, and what it declares: answers `seat word,word`, or a `draw`."""

    moves: list[str]
    declared: list[str]

    @property
    def first(self) -> int:
        """Whose turn it is."""
        return int(self.moves[0][0]) if self.moves else 0


SETTLED = ["0 new-clans,hills,hills"]
TOLD = ["0 children-of-dana,hills"]
SCENES = {
    "cove": Scene(SETTLED, []),
    "forest": Scene(TOLD, []),
    "gates": Scene(["0 morrigan,yes,no", "draw eriu"], []),
    "highlands": Scene(["1 warlord,highlands"], ["seat 0"]),
    "hills": Scene(["1 warlord,hills,seat 0"], []),
    "iron-mine": Scene(["1 warlord,iron-mine,seat 0", "0 bard,seat 1"], []),
    "lost-vale": Scene(SETTLED, ["hills", "seat 1"]),
    "meadows": Scene(["0 bard", "draw eriu"], []),
    "misty-lands": Scene([], []),
    "moor": Scene([], ["seat 1"]),
    "mountains": Scene(["0 migration,hills,0,0,1"], []),
    "plains": Scene([], ["1", "1"]),
    "salt-mine": Scene(SETTLED, ["seat 1"]),
    "stone-circle": Scene(TOLD, []),
    "swamp": Scene([], []),
    "valley": Scene(SETTLED, ["hills"]),
}


def brought_about(name: str) -> Table:
    """Return a table where seat 0 may play the Advantage card of a territory."""
    t = table(name, SCENES[name].first)
    for move in SCENES[name].moves:
        who, words = move.split(" ", 1)
        if who == "draw":
            t.by_chance(words)
        else:
            t.play(int(who), *words.split(","))
    return t


def play(t: Table, name: str) -> Table:
    """Play the Advantage card with seat 0 and declare everything."""
    if name == "moor":
        return t.play(0, "look", *SCENES[name].declared)
    if name in SEASON_CARDS:
        return t.play(0, f"{name}-card", *SCENES[name].declared)
    return t.react(0, f"{name}-card", *SCENES[name].declared)


def all_else(t: Table) -> list[str]:
    """Return the position but for the Advantage card, The Dagda, and who is asked what."""
    gone = ("advantages 0", "advantages down", "tales 2", "frames")
    return [line for line in str(t).splitlines() if line.partition(":")[0] not in gone]


class TestCancelled:
    """The Dagda answers any Advantage card."""

    @rule(
        "INI-EPI-08", "INI-R32", "INI-R39", "INI-R42", "INI-ADV-01", "INI-ADV-02", "INI-ADV-03", "INI-ADV-04",
        "INI-ADV-05", "INI-ADV-06", "INI-ADV-07", "INI-ADV-08", "INI-ADV-09", "INI-ADV-10", "INI-ADV-11", "INI-ADV-12",
        "INI-ADV-13", "INI-ADV-14", "INI-ADV-15", "INI-ADV-16",
    )  # fmt: skip
    @pytest.mark.parametrize("name", TERRITORIES)
    def test_it_has_no_effect_but_is_used_up_and_was_played(self, name: str) -> None:
        unused = brought_about(name).quiet()
        t = play(brought_about(name), name).react(2, "dagda").quiet()
        assert t.cards("played")[-2:] == [(0, f"{name}-card"), (2, "dagda")]
        assert t.cards("cancelled") == [(0, f"{name}-card")]
        assert (t["advantages 0"], t["advantages down"]) == ("", name)
        assert all_else(t) == all_else(unused)
        assert t.asks() == ((1, "turn") if name in SEASON_CARDS else unused.asks())


class TestInCommon:
    """Which of them are a turn, and how long they are of use."""

    @rule("INI-R6")
    @pytest.mark.parametrize("name", TERRITORIES)
    def test_only_three_of_them_can_be_a_turn(self, name: str) -> None:
        assert (f"{name}-card" in table(name).asked_of(0)) == (name in SEASON_CARDS)

    @rule("INI-R8")
    @pytest.mark.parametrize("name", TERRITORIES)
    def test_each_may_be_used_by_who_is_not_chieftain_of_its_territory(self, name: str) -> None:
        t = brought_about(name)
        assert t.clans(name)[0] <= t.clans(name)[1]
        assert play(t, name).cards("played")[-1] == (0, f"{name}-card")

    @rule("INI-R8", "INI-R32")
    def test_it_is_used_once_in_a_round(self) -> None:
        t = table("valley", tales_2="").play(0, "new-clans", "hills", "hills").react(0, "valley-card", "hills")
        t.play(1, "pass").play(2, "pass").play(0, "children-of-dana", "hills")
        assert t.offered_to("valley-card") == []
        assert t["advantages down"] == "valley"

    @rule("INI-R8", "INI-R36")
    def test_after_the_season_it_is_kept_no_longer_without_being_chieftain(self) -> None:
        t = table("valley", tales_0="", tales_1="", tales_2="", passed="1 2").play(0, "pass")
        assert t.cards("took-advantage")[-1] == (1, "valley-card")
        assert t["advantages 0"] == ""


@rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16", "INI-R38")
def test_several_cards_may_answer_the_same_season_card() -> None:
    """Cove, Lost Vale, Salt Mine and Valley may all follow one Season card, in any order."""
    land = "valley cove lost-vale salt-mine"
    t = inis(
        2,
        land=land,
        clans_0="cove=1",
        clans_1="cove=1",
        advantages_0=land,
        actions_0="new-clans bard",
        actions_1="citadel",
        aside="druid",
    )
    t.play(0, "new-clans", "cove", "cove").react(0, "salt-mine-card", "seat 1")
    t.by_chance("citadel").play(0, "bard").react(0, "cove-card").play(0, "citadel")
    t.react(0, "lost-vale-card", "cove", "seat 1")
    t.react(0, "valley-card", "cove").quiet()
    assert t["advantages down"] == "cove lost-vale salt-mine valley"
    assert (t["actions 0"], t["actions 1"], t["aside"]) == ("druid", "bard", "citadel")
    assert (t["clans 0"], t["clans 1"]) == ("cove=4", "lost-vale=1")


class TestAfterASeasonCard:
    """Cove, Lost Vale, Salt Mine and Valley: after you play a Season card."""

    pytestmark = pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16")
    @pytest.mark.parametrize("words", ["new-clans,hills,hills", "swamp-card", "children-of-dana,hills"])
    def test_a_season_card_of_any_type_will_do(self, name: str, words: str) -> None:
        t = table(name, advantages_0=f"{name} swamp").play(0, *words.split(","))
        assert t.offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16")
    @pytest.mark.parametrize("word", ["pass", "pretender"])
    def test_a_turn_without_a_card_will_not(self, name: str, word: str) -> None:
        t = table(name, deeds="6 0 0").play(0, word)
        assert t.offered_to(f"{name}-card") == []

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16")
    def test_a_card_of_somebody_else_will_not(self, name: str) -> None:
        t = table(name, turn=1, actions_1="new-clans", actions_0="bard").play(1, "new-clans", "hills", "hills")
        assert t.offered_to(f"{name}-card") == []

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16", "INI-R6")
    def test_a_triskel_card_will_not(self, name: str) -> None:
        t = table(name, turn=1, actions_1="new-clans", actions_0="geis bard").play(1, "new-clans", "hills", "hills")
        t.react(0, "geis")
        assert t.offered_to(f"{name}-card") == []

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16", "INI-R42")
    @pytest.mark.parametrize(
        ("words", "by"), [("new-clans,hills,hills", "1 geis"), ("children-of-dana,hills", "2 dagda")]
    )
    def test_a_cancelled_card_was_played_all_the_same(self, name: str, words: str, by: str) -> None:
        t = table(name, actions_1="geis").play(0, *words.split(","))
        t.react(int(by[0]), by[2:])
        assert t.offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-01", "INI-ADV-07", "INI-ADV-13", "INI-ADV-16", "INI-R40")
    def test_its_clashes_come_first(self, name: str) -> None:
        t = table(name, actions_0="warlord", turn=0, actions_1="").play(0, "warlord", "hills")
        assert t.offered_to(f"{name}-card") == []
        t.play(0, "seat 1")
        assert t.offered_to(f"{name}-card") == []
        assert t.asks() == (0, "manoeuvre")
        t.play(0, "peace")
        assert t.places("clash-over") == [(-1, "hills")]
        assert t.offered_to(f"{name}-card") == [0]


class TestAfterAnEpicTale:
    """Forest and Stone Circle: after you play an Epic Tale."""

    pytestmark = pytest.mark.parametrize("name", AFTER_AN_EPIC_TALE)

    @rule("INI-ADV-02", "INI-ADV-14")
    def test_one_played_as_a_turn_will_do(self, name: str) -> None:
        assert table(name).play(0, "children-of-dana", "hills").offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-02", "INI-ADV-14")
    def test_a_triskel_card_will_do(self, name: str) -> None:
        t = table(name, tales_0="oengus").play(0, "pass").react(0, "oengus")
        assert t.offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-02", "INI-ADV-14")
    def test_a_manoeuvre_will_do(self, name: str) -> None:
        t = table(name, turn=1, tales_0="ogma").play(1, "warlord", "hills", "seat 0").play(0, "bard", "ogma")
        assert t.offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-02", "INI-ADV-14", "INI-R42")
    def test_a_cancelled_one_was_played_all_the_same(self, name: str) -> None:
        t = table(name).play(0, "children-of-dana", "hills").react(2, "dagda")
        assert t.offered_to(f"{name}-card") == [0]

    @rule("INI-ADV-02", "INI-ADV-14")
    @pytest.mark.parametrize("words", ["new-clans,hills,hills", "swamp-card"])
    def test_other_cards_will_not(self, name: str, words: str) -> None:
        t = table(name, advantages_0=f"{name} swamp").play(0, *words.split(","))
        assert t.offered_to(f"{name}-card") == []

    @rule("INI-ADV-02", "INI-ADV-14")
    def test_a_tale_of_somebody_else_will_not(self, name: str) -> None:
        t = table(name, turn=1, tales_0="", tales_1="children-of-dana").play(1, "children-of-dana", "hills")
        assert t.offered_to(f"{name}-card") == []
