"""Games that began under version 1 of the rules go on by what version 2 has changed since. See docs/adr/0018."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.inis.game import GAME
from meadhall.match import replay
from meadhall.testing import rule
from tests.games.inis.table import inis

RECORD = Path(__file__).parent / "records" / "version-1.txt"
"""A match of three bots, written by the release that played version 1."""


@rule("INI-R59")
def test_only_the_instigator_withdraws_to_a_clash_to_come() -> None:
    lines = {"clans_0": "valley=4", "clans_1": "cove=2 hills=5", "actions_0": "migration", "rules": "1"}
    t = inis(3, 0, "valley cove hills", **lines).play(0, "migration", "valley", "2", "2", "cove").play(0, "seat 1")
    assert t.quiet().asked == (1, "manoeuvre", ["seat 0", "peace"])
    assert t.refused(1, "withdraw") == "INI-R57"


@rule("INI-Q37")
def test_the_dagda_is_discarded_before_the_card_that_it_cancels() -> None:
    clans = {"clans_0": "valley=1", "clans_1": "cove=1"}
    t = inis(2, 0, tales_0="stone-of-fal", tales_1="dagda", rules="1", **clans)
    t.play(0, "stone-of-fal").react(1, "dagda").quiet()
    assert (t["tale discards"], t.told("shuffled")) == ("stone-of-fal", [(-1, -1, -1, 1)])


@rule("INI-Q39")
def test_citadel_takes_the_moor_without_a_word() -> None:
    clans = {"clans_0": "moor=2", "clans_1": "moor=1 valley=1"}
    lines = {"actions_1": "citadel", "advantages_0": "moor", "rules": "1"}
    t = inis(2, 1, "valley moor", **clans, **lines).play(1, "citadel", "moor").quiet()
    assert (t.kind, t["advantages 1"]) == ("turn", "moor")


@rule("INI-Q40")
def test_an_advantage_card_that_is_discarded_counts_as_used() -> None:
    clans = {"clans_0": "valley=2", "clans_1": "cove=1", "clans_2": "cove=1", "clans_3": "hills=1"}
    t = inis(4, 0, actions_0="master-craftsman", advantages_0="hills", rules="1", **clans)
    assert t.play(0, "master-craftsman", "hills-card")["advantages down"] == "hills"


@rule("INI-Q49")
def test_up_to_three_is_at_least_one() -> None:
    t = inis(2, 0, clans_0="cove=5", clans_1="valley=1", tales_0="horses", rules="1")
    assert t.play(0, "horses", "cove", "hills").asked == (0, "how-many", ["1", "2", "3"])


@rule("INI-Q38", "INI-Q49")
def test_at_least_one_comes_back_from_the_cauldron() -> None:
    clans = {"clans_0": "cove=1", "clans_1": "cove=1 valley=1", "fallen": "0 1", "cauldron": "1 1", "clash": "cove"}
    frames = "round step=2 > season seat=0 step=1 > turn seat=0 step=1 > clash seat=0 place=0 other=0 step=6"
    t = inis(2, 0, frames=frames, table="cauldron", rules="1", **clans)
    assert t.asked == (1, "come-back", ["1"])


def test_a_position_says_by_which_rules_it_is_played() -> None:
    old, new = GAME.new(2, version=1), GAME.new(2)
    assert "rules: 1" in GAME.write_position(old).splitlines()
    assert "rules" not in GAME.write_position(new)
    assert GAME.read_position(GAME.write_position(old)).key() == old.key() != new.key()


def test_a_record_of_version_1_replays_to_its_end() -> None:
    match = replay(RECORD.read_bytes())
    assert "".join(match.lines) == RECORD.read_text("utf-8")
    assert match.header.rules == 1
    assert match.result is not None


@rule("INI-Q37")
def test_by_the_rules_of_today_it_goes_another_way() -> None:
    """The Dagda cancels Kernunos in it; by version 2 the next tale is drawn from a deck with Kernunos in it."""
    match = replay(RECORD.read_bytes())
    older, newer = (GAME.new(match.seats, dict(match.settings), version) for version in (1, 2))
    for step in match.path:
        then, now = older.question_to(step.actor), newer.question_to(step.actor)
        assert then is not None
        assert now is not None
        if then.key() != now.key():
            assert (GAME.kinds[now.kind], set(now.options) - set(then.options)) == ("draw", {GAME.read("kernunos")})
            return
        older.answer(step.actor, step.option)
        newer.answer(step.actor, step.option)
    raise AssertionError("both versions ask the same")
