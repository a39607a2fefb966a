"""Cards that answer cards that answer cards: what was declared stands, and nothing is counted twice or lost."""

from __future__ import annotations

from typing import ClassVar

import pytest

from meadhall.games.inis.game import GAME
from meadhall.testing import rule
from tests.games.inis.situations import war
from tests.games.inis.table import Table, inis

MOUNTAINS = "valley cove mountains hills"
CIRCLE = "valley cove stone-circle hills moor"


def flee_from_the_circle(t: Table, seat: int, other: int) -> Table:
    """Play the Moor, The Dagda against it, and lose with the Stone Circle a clan there."""
    t.react(seat, "look", f"seat {other}").react(seat, "dagda").react(seat, "stone-circle-card")
    return t.quiet()


@rule("INI-ACT-01", "INI-TILE-2")
class TestTheTollIsNoManoeuvre:
    """A clan lost to the Mountains was not removed by its owner's manoeuvre."""

    LINES: ClassVar = {"clans_0": "cove=2 mountains=2", "clans_1": "cove=2", "actions_0": "bard", "actions_1": "geis"}

    def test_after_withdrawing(self) -> None:
        t = war(2, land=MOUNTAINS, **self.LINES).play(0, "withdraw", "2").play(0, "clan").quiet()
        assert (t.told("deed"), t.clans("mountains"), t["discards"]) == ([], [3, 0], "")
        assert t.kind == "manoeuvre"

    def test_after_the_fianna(self) -> None:
        t = war(2, land=MOUNTAINS, **self.LINES, tales_0="fianna").play(0, "fianna", "mountains", "1").play(0, "clan")
        while t.kind == "react":
            assert "bard" not in t.may_react(0)
            t.pass_window(besides=-1)


@rule("INI-EPI-01", "INI-ADV-14", "INI-R42")
def test_a_clan_that_an_answer_has_taken_away_is_not_removed_again() -> None:
    """Balor's Eye, the Club against it, The Dagda against the Club, the Stone Circle to take the Club back."""
    t = inis(
        2, 0, "valley cove stone-circle hills", clans_0="cove=2", clans_1="stone-circle=1 hills=1",
        tales_0="balors-eye dagda", tales_1="club", advantages_1="stone-circle",
    )  # fmt: skip
    t.play(0, "balors-eye", "stone-circle", "seat 1").react(1, "club").react(0, "dagda").react(
        1, "stone-circle-card"
    ).quiet()
    assert (t["clans 1"], t["tales 1"]) == ("hills=1", "club")


@rule("INI-Q63")
class TestWhatWasDeclaredStands:
    """Between declaration and effect a clan leaves the Stone Circle."""

    def test_breas_moves_nobody_who_has_gone(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=2", clans_1="stone-circle=1 hills=1", tales_0="breas",
                 tales_1="dagda", advantages_1="stone-circle moor")  # fmt: skip
        flee_from_the_circle(t.play(0, "breas", "stone-circle", "seat 1", "cove"), 1, 0)
        assert (t["clans 1"], t.told("moved")) == ("hills=1", [])

    def test_nuada_places_what_was_said_where_it_was_said(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=3 valley=3 hills=1", clans_1="stone-circle=1 valley=1",
                 tales_0="nuada", tales_1="dagda", advantages_1="stone-circle moor")  # fmt: skip
        flee_from_the_circle(t.play(0, "nuada", "1", "1"), 1, 0)
        assert t["clans 0"] == "hills=1 stone-circle=4 valley=4"

    def test_craftsmen_place_nothing_where_one_has_gone(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=1 valley=1", clans_1="hills=1", citadels="stone-circle=3",
                 actions_0="craftsmen", tales_0="dagda", advantages_0="stone-circle moor")  # fmt: skip
        t.play(0, "craftsmen", "3", "look", "seat 1").react(0, "dagda").react(0, "stone-circle-card").play(
            0, "1"
        ).quiet()
        assert t["clans 0"] == "valley=2"

    def test_conquest_brings_clans_from_where_it_was_said(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=1 valley=3 cove=2", clans_1="hills=1", actions_0="conquest",
                 tales_0="dagda", actions_1="geis", advantages_0="stone-circle moor")  # fmt: skip
        t.play(0, "conquest", "cove", "1", "look", "seat 1").react(0, "dagda")
        t.react(0, "stone-circle-card").play(0, "0").quiet()
        assert t["clans 0"] == "cove=2 valley=3"

    def test_clans_that_were_to_withdraw_or_to_migrate_and_have_gone_stay_away(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=2", clans_1="hills=1", actions_0="migration", tales_0="dagda",
                 advantages_0="stone-circle moor").play(0, "migration", "stone-circle", "1")  # fmt: skip
        t.play(0, "look", "seat 1").react(0, "dagda").react(0, "stone-circle-card").quiet()
        assert (t["clans 0"], t.told("moved", other=True)) == ("cove=1", [(0, -1, 0, 1, 13)])

    def test_the_horses_carry_nobody_who_has_gone(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=1 hills=1", clans_1="cove=1", tales_0="horses dagda",
                 advantages_0="stone-circle moor")  # fmt: skip
        flee_from_the_circle(t.play(0, "horses", "stone-circle", "cove", "1"), 0, 1)
        assert (t["clans 0"], t.told("moved", "clash")) == ("hills=1", [])

    def test_the_fianna_leave_with_nobody_who_has_gone(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="valley=1", clans_1="stone-circle=1", actions_0="migration",
                 tales_0="fianna dagda", advantages_0="stone-circle moor")  # fmt: skip
        t.play(0, "migration", "valley", "0", "1").play(0, "fianna", "valley", "1")
        flee_from_the_circle(t, 0, 1)
        assert (t.clans("stone-circle"), t.clans("valley")) == ([0, 1], [0, 0])

    def test_new_alliance_replaces_a_clan_that_is_still_there(self) -> None:
        t = inis(2, 0, CIRCLE, clans_0="stone-circle=1", clans_1="stone-circle=2 hills=1", actions_0="new-alliance",
                 actions_1="geis", tales_1="dagda", advantages_1="stone-circle moor")  # fmt: skip
        flee_from_the_circle(t.play(0, "new-alliance", "stone-circle", "seat 1"), 1, 0)
        assert (t.clans("stone-circle"), t.told("replaced", other=True)) == ([2, 0], [(0, -1, 13, 0, 1)])


@rule("INI-ADV-02", "INI-EPI-30")
def test_a_draw_in_the_middle_of_a_draw_comes_after_it() -> None:
    """Tuan's Memory; before one is kept, the Moor, The Dagda against it, and the Forest for The Dagda."""
    t = inis(2, 0, "valley cove stone-circle forest moor meadows", clans_0="valley=1", clans_1="cove=1",
             tales_0="tuan dagda", advantages_0="forest moor meadows")  # fmt: skip
    t.play(0, "tuan").quiet().by_chance("balors-eye", "breas", "eriu")
    t.react(0, "look", "seat 1").react(0, "dagda").react(0, "forest-card").quiet()
    assert t.asked == (0, "keep-tale", ["balors-eye", "breas", "eriu"])
    t.answer(0, "eriu")
    assert t.kind == "draw"
    t.by_chance("ogma")
    assert t.quiet()["tales 0"] == "eriu ogma"


@rule("INI-EPI-28")
def test_a_territory_that_was_chosen_but_not_laid_yet_is_nowhere_else() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="hills=1", tales_0="tailtu").play(0, "tailtu").quiet()
    t.left_to_chance()
    assert t.asked is not None
    tile = t.asked[2][0]
    t.answer(0, tile)
    again = GAME.read_position(str(t))
    assert GAME.write_position(again) == str(t)
    assert t["shown"] == tile
    question = again.question()
    assert question is not None
    again.answer(0, question.options[0])
    assert f"{tile}=" in GAME.write_position(again).split("map: ")[1].splitlines()[0]
    assert "shown: \n" in GAME.write_position(again) + "\n" or "shown:\n" in GAME.write_position(again)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ({"frames": "turn seat=0"}, "frames: they begin with setup or round"),
        ({"capital": "none"}, "a brenn and a capital"),
        ({"brenn": "none"}, "a brenn and a capital"),
        ({"crows": "none"}, "crows: after the set-up"),
        ({"frames": "round step=2 > season"}, "frames: season needs a seat"),
        ({"frames": "round step=2 > season seat=0 other=15 step=2"}, "frames: season speaks of a seat"),
        ({"frames": "round step=2 > season seat=2"}, "frames: season speaks of a seat"),
        ({"frames": "round step=2 > season seat=0 step=1 > play seat=0 card=0"}, "lies on the table"),
        ({"frames": "round step=2 > season seat=0 step=2 > window n=62"}, "frames: there is no moment 62"),
        ({"frames": "round step=2 > season seat=0 step=2 > window n=12 picks=96"}, "an answer for each seat"),
        ({"frames": "round step=1 > assembly step=2 > gates seat=0 n=62", "aside": ""}, "seats that there are not"),
        ({"frames": "round step=1 > assembly", "aside": "", "actions_0": "bard"}, "all Action cards in their deck"),
        ({"frames": "round step=2 > season seat=0 step=1 > clash seat=0 place=7"}, "not on the map"),
        ({"frames": "round step=2 > season seat=0 step=1 > turn seat=0 place=16"}, "that there is not"),
        ({"citadels": "swamp=1", "land": "valley cove swamp"}, "citadels: none in the swamp"),
        ({"clans_0": "valley=13"}, "clans 0: 13 is not between"),
        ({"clans_0": "forest=1"}, "clans 0: forest is not on the map"),
        ({"actions_0": "raid"}, "only with four players"),
        ({"deeds": "5 5"}, "deeds: there are only 8"),
        ({"sheltered": "1 0"}, "sheltered: seat 0"),
        ({"map": "valley=0,0v cove=0,1v"}, "map: cove=0,1v lies on another tile"),
        ({"map": "valley=0,0v cove=9,9v", "land": "valley cove"}, "touches no other tile"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_by_name(lines: dict[str, str], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        _ = inis(2, 0, **{"clans_1": "cove=1", **lines}).state
