"""A card that finds nothing to do says so; one that does anything does not."""

from __future__ import annotations

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.text import TEXT
from meadhall.testing import rule, texts
from tests.games.inis.table import Table, inis

HERE = {"clans_0": "cove=2", "clans_1": "hills=2"}
ALL_ON_MAP = {"clans_0": "valley=6 cove=6", "clans_1": "hills=2"}
LAND = "valley cove plains hills swamp misty-lands stone-circle"
IN_VAIN: list[tuple[str, list[str], dict[str, str]]] = [
    ("swamp-card", [], HERE | {"advantages_0": "swamp"}),
    ("misty-lands-card", [], HERE | {"advantages_0": "misty-lands"}),
    ("festival", [], HERE | {"actions_0": "festival"}),
    ("new-clans", [], ALL_ON_MAP | {"actions_0": "new-clans"}),
    ("craftsmen", [], HERE | {"actions_0": "craftsmen"}),
    ("conquest", ["valley", "0"], HERE | {"actions_0": "conquest"}),
    ("citadel", ["cove"], HERE | {"actions_0": "citadel", "citadels": "hills=8", "advantages_down": "cove"}),
    ("warlord", [], HERE | {"actions_0": "warlord"}),
    ("harp", [], HERE | {"tales_0": "harp"}),
    ("children-of-dana", [], ALL_ON_MAP | {"tales_0": "children-of-dana"}),
    ("nuada", [], HERE | {"tales_0": "nuada"}),
    ("breas", [], HERE | {"tales_0": "breas"}),
    ("horses", ["cove", "valley", "0"], HERE | {"tales_0": "horses"}),
    ("other-world", [], HERE | {"tales_0": "other-world"}),
    ("kernunos", [], {"clans_0": "valley=2", "clans_1": "hills=2", "tales_0": "kernunos"}),
    ("morrigan", ["no", "no"], HERE | {"clans_1": "cove=1", "tales_0": "morrigan"}),
    ("maeve", [], HERE | {"tales_0": "maeve"}),
    ("champions-share", [], HERE | {"tales_0": "champions-share", "aside": ""}),
]


def no_effect(t: Table) -> list[tuple[int, str]]:
    """Return who was told to have played which card in vain."""
    return t.quiet().cards("no-effect")


@rule("INI-Q49", "INI-R44")
@pytest.mark.parametrize(("card", "answers", "lines"), IN_VAIN)
def test_a_card_without_anything_to_do_says_so(card: str, answers: list[str], lines: dict[str, str]) -> None:
    assert no_effect(inis(2, 0, LAND, **lines).play(0, card, *answers)) == [(0, card)]


@rule("INI-Q49")
@pytest.mark.parametrize(
    ("card", "answers", "lines"),
    [
        ("festival", ["valley"], {"clans_0": "valley=6 cove=6", "actions_0": "festival"}),
        ("kernunos", ["cove"], {"clans_0": "valley=6 cove=6", "tales_0": "kernunos"}),
        ("citadel", ["cove"], {"clans_0": "cove=2", "actions_0": "citadel", "advantages_down": "cove"}),
        ("scouts", ["seat 1", "no"], {"clans_0": "cove=2", "actions_0": "scouts", "actions_1": "bard"}),
        ("morrigan", ["yes"], {"clans_0": "cove=2", "tales_0": "morrigan"}),
        ("maeve", [], {"clans_0": "cove=2", "tales_0": "maeve", "actions_1": "bard"}),
        ("conquest", ["valley", "1"], {"clans_0": "cove=2", "actions_0": "conquest"}),
    ],
)
def test_a_card_that_does_something_does_not(card: str, answers: list[str], lines: dict[str, str]) -> None:
    """It may do less than it could: no clan is left to place, or nobody is to be moved."""
    seats = 4 if card == "scouts" else 2
    t = inis(seats, 0, LAND, clans_1="hills=2", **lines).play(0, card, *answers)
    if card == "maeve":
        t.play(1, "bard")
    assert no_effect(t) == []


@rule("INI-Q4", "INI-ACT-01", "INI-EPI-27")
@pytest.mark.parametrize("held", [{"tales_0": "streng"}, {"actions_0": "warlord bard"}])
def test_a_deed_that_is_not_left_is_no_effect(held: dict[str, str]) -> None:
    lines = {"clans_0": "cove=3", "clans_1": "cove=3", "actions_0": "warlord", "deeds": "4 4"} | held
    t = inis(2, 0, LAND, **lines).play(0, "warlord", "cove").play(0, "seat 1")
    card = "streng" if "tales_0" in held else "bard"
    assert (no_effect(t.react(0, card)), t["deeds"]) == ([(0, card)], "4 4")


@rule("INI-EPI-12")
def test_deirdre_without_tales_and_clans_has_no_effect() -> None:
    t = inis(2, 0, LAND, clans_0="cove=2", clans_1="hills=2", tales_0="deirdre").play(0, "deirdre", "cove")
    assert no_effect(t) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is nothing for Swamp to do."),
        ("uk", "Карті «Болото» нема до чого застосуватися."),
        ("ru", "Карте «Болото» не к чему примениться."),
    ],
)
def test_it_is_said_in_words(language: str, said: str) -> None:
    t = inis(2, 0, LAND, **HERE, advantages_0="swamp").play(0, "swamp-card").quiet()
    told = TEXT.event(t.facts("no-effect")[0])
    assert told is not None
    assert texts.say("meadhall.games.inis", language, told) == said


def test_a_card_that_is_cancelled_is_not_said_twice_to_have_no_effect() -> None:
    t = inis(2, 0, LAND, **HERE, tales_0="harp", tales_1="dagda").play(0, "harp").react(1, "dagda")
    assert no_effect(t) == []
    assert [GAME.events[fact.kind] for fact in t.facts("cancelled")] == ["cancelled"]
