"""A card that changes nothing says so; one that does anything does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import TALES, TERRITORIES
from meadhall.games.inis.text import TEXT
from meadhall.testing import rule, texts
from tests.games.inis.situations import clash, everybody, here, war
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
    ("druid", [], HERE | {"actions_0": "druid bard"}),
]


def no_effect(t: Table) -> list[tuple[int, str]]:
    """Return who was told to have played which card in vain."""
    return t.quiet().cards("no-effect")


@rule("INI-Q49", "INI-R44")
@pytest.mark.parametrize(("card", "answers", "lines"), IN_VAIN)
def test_a_card_without_anything_to_do_says_so(card: str, answers: list[str], lines: dict[str, str]) -> None:
    assert no_effect(inis(2, 0, LAND, **lines).play(0, card, *answers)) == [(0, card)]


def salt_mine_between_empty_hands() -> Table:
    lines = {"clans_0": "valley=1", "clans_1": "cove=1", "actions_0": "new-clans", "advantages_0": "salt-mine"}
    t = inis(2, 0, "valley salt-mine cove", **lines).play(0, "new-clans", "valley", "valley")
    return t.react(0, "salt-mine-card", "seat 1")


def raid_on_nothing() -> Table:
    return clash(4, actions_0="raid", clans_1="cove=1 hills=1").play(0, "seat 1").react(0, "raid")


def attack_with(attacker: dict[str, str], attacked: dict[str, str]) -> Table:
    """Return the clash in the Cove in which seat 0 has just attacked seat 1."""
    land = "valley cove plains hills iron-mine"
    lines = {"land": land, "clans_0": "cove=3", "clans_1": "cove=3", **attacker, **attacked}
    return war(**lines).play(0, "seat 1")


def iron_mine_on_an_empty_hand() -> Table:
    """Without an Action card the player attacked loses a clan anyway."""
    return attack_with({"advantages_0": "iron-mine"}, {}).react(0, "iron-mine-card").quiet()


def iron_mine_after_the_hills() -> Table:
    held = {"advantages_0": "iron-mine", "advantages_1": "hills", "actions_1": "druid"}
    lines = {"clans_0": "hills=3", "clans_1": "hills=3", "actions_0": "warlord"}
    t = inis(2, 0, "valley hills iron-mine", **held, **lines).play(0, "warlord", "hills", "seat 1")
    return t.react(1, "hills-card").react(0, "iron-mine-card").quiet()


def club_after_iron_mine() -> Table:
    """Both are due: nothing is left to choose."""
    t = attack_with({"advantages_0": "iron-mine", "tales_0": "club"}, {"actions_1": "druid"})
    return t.react(0, "iron-mine-card").react(0, "club", "card").quiet()


def kernunos_without_pieces() -> Table:
    """Neither a clan nor a sanctuary is left to be placed."""
    lines = {"clans_0": "valley=6 cove=6", "clans_1": "hills=2", "sanctuaries": "valley=5 hills=4"}
    return inis(2, 0, LAND, **lines, tales_0="kernunos").play(0, "kernunos", "cove")


def frenzy_without_shelter() -> Table:
    return war(**everybody(2, 1), tales_0="battle-frenzy").react(0, "battle-frenzy")


def tailtu_without_stack() -> Table:
    return inis(2, 0, " ".join(TERRITORIES), **HERE, tales_0="tailtu").play(0, "tailtu")


@rule("INI-Q49", "INI-R44")
@pytest.mark.parametrize(
    ("card", "play", "instead_of"),
    [
        ("salt-mine-card", salt_mine_between_empty_hands, "took-at-random"),
        ("raid", raid_on_nothing, "took-at-random"),
        ("battle-frenzy", frenzy_without_shelter, "cleared"),
        ("tailtu", tailtu_without_stack, "tiles-drawn"),
        ("kernunos", kernunos_without_pieces, "sanctuary"),
        ("iron-mine-card", iron_mine_on_an_empty_hand, "discarded"),
        ("iron-mine-card", iron_mine_after_the_hills, "removed"),
        ("club", club_after_iron_mine, "parried"),
    ],
)
def test_what_did_not_happen_is_not_said(card: str, play: Callable[[], Table], instead_of: str) -> None:
    t = play()
    assert (no_effect(t), t.told(instead_of)) == ([(0, card)], [])


def test_nobody_looks_through_an_empty_pile() -> None:
    assert here(actions_0="druid bard").play(0, "druid").quiet().told("saw-discards") == []


def with_tales_left(*left: str, land: str = LAND, **lines: str) -> Table:
    """Return seat 0's turn; seat 1 holds all Epic Tales but these and those of seat 0."""
    others = [tale for tale in TALES if tale not in left and tale not in lines.get("tales_0", "").split()]
    return inis(4, 0, land, **HERE, clans_2="hills=1", clans_3="hills=1", tales_1=" ".join(others), **lines)


@rule("INI-R43", "INI-R44")
@pytest.mark.parametrize(
    ("card", "answers", "lines"),
    [
        ("bard", [], {"actions_0": "bard"}),
        ("sanctuary", ["cove"], {"actions_0": "sanctuary"}),
        ("sanctuary", ["cove"], {"actions_0": "sanctuary", "sanctuaries": "valley=5 hills=4"}),
        ("master-craftsman", [], {"actions_0": "master-craftsman"}),
        ("master-craftsman", ["festival"], {"actions_0": "master-craftsman festival"}),
    ],
)
def test_a_draw_without_an_epic_tale_left_says_so(card: str, answers: list[str], lines: dict[str, str]) -> None:
    t = with_tales_left(**lines).play(0, card, *answers).quiet()
    assert (t.told("no-tales-left"), t.told("drew")) == ([(0, -1, -1, 0)], [])


@rule("INI-R43", "INI-EPI-30")
def test_tuan_without_an_epic_tale_left_says_so() -> None:
    t = with_tales_left(tales_0="tuan").play(0, "tuan").quiet()
    assert t.told("no-tales-left") == [(0, -1, -1, 0)]


@rule("INI-R43", "INI-ADV-02")
def test_the_forest_without_an_epic_tale_left_says_so() -> None:
    """The Epic Tale that it answers is still on the table."""
    t = with_tales_left(land=f"{LAND} forest", tales_0="harp", advantages_0="forest").play(0, "harp")
    assert t.react(0, "forest-card").quiet().told("no-tales-left") == [(0, -1, -1, 0)]


@rule("INI-R43", "INI-ADV-08", "INI-Q36")
def test_the_meadows_without_another_epic_tale_say_so() -> None:
    t = with_tales_left("tuan", land=f"{LAND} meadows", actions_0="bard", advantages_0="meadows")
    t.play(0, "bard").by_chance("tuan").react(0, "meadows-card").quiet()
    assert (t.told("no-tales-left"), t["tales 0"]) == ([(0, -1, -1, 0)], "tuan")


@rule("INI-R43", "INI-ADV-03", "INI-Q36")
def test_the_card_of_the_gates_without_another_epic_tale_says_so() -> None:
    """Seat 0 draws the only one left at the Gates."""
    others = " ".join(tale for tale in TALES if tale not in ("morrigan", "eriu"))
    lines = {"clans_0": "gates=2 cove=1", "clans_1": "hills=1", "tales_0": "morrigan", "tales_1": others}
    t = inis(2, 0, "valley gates cove hills", **lines, advantages_0="gates").play(0, "morrigan", "yes")
    t.by_chance("eriu").react(0, "gates-card").quiet()
    assert (t.told("no-tales-left"), t["tales 0"]) == ([(0, -1, -1, 0)], "eriu")


@rule("INI-R43")
def test_a_draw_that_brings_an_epic_tale_does_not() -> None:
    t = with_tales_left("tuan", actions_0="bard").play(0, "bard").by_chance("tuan").quiet()
    assert t.told("no-tales-left") == []


@rule("INI-Q49")
@pytest.mark.parametrize(
    ("card", "answers", "lines"),
    [
        ("festival", ["valley"], {"clans_0": "valley=6 cove=6", "actions_0": "festival"}),
        ("kernunos", ["cove"], {"clans_0": "valley=6 cove=6", "tales_0": "kernunos"}),
        ("kernunos", ["cove"], {"clans_0": "cove=2", "tales_0": "kernunos", "sanctuaries": "valley=5 hills=4"}),
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


@rule("INI-ADV-06", "INI-EPI-10")
@pytest.mark.parametrize(
    ("held", "answers"), [({"advantages_0": "iron-mine"}, ["iron-mine-card"]), ({"tales_0": "club"}, ["club", "card"])]
)
def test_what_changes_what_the_player_attacked_loses_does_not(held: dict[str, str], answers: list[str]) -> None:
    t = attack_with(held, {"actions_1": "druid"}).react(0, *answers)
    assert (no_effect(t), t.asked) == ([], (1, "pay", ["druid"]))


@rule("INI-EPI-12")
def test_deirdre_who_only_removes_a_clan_has_done_something() -> None:
    t = inis(2, 0, LAND, clans_0="cove=2", clans_1="hills=2", tales_0="deirdre").play(0, "deirdre", "cove")
    assert no_effect(t) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Swamp: nothing happens."),
        ("uk", "Карта «Болото» нічого не змінює."),
        ("ru", "Карта «Болото» ничего не меняет."),
    ],
)
def test_it_is_said_in_words(language: str, said: str) -> None:
    t = inis(2, 0, LAND, **HERE, advantages_0="swamp").play(0, "swamp-card").quiet()
    told = TEXT.event(t.facts("no-effect")[0])
    assert told is not None
    assert texts.say("meadhall.games.inis", language, told) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no Epic Tale left to draw."),
        ("uk", "Карт епосу, які можна взяти, немає."),
        ("ru", "Карт эпосов, которые можно взять, нет."),
    ],
)
def test_that_no_tale_is_left_is_said_in_words(language: str, said: str) -> None:
    told = TEXT.event(with_tales_left(actions_0="bard").play(0, "bard").quiet().facts("no-tales-left")[0])
    assert told is not None
    assert texts.say("meadhall.games.inis", language, told) == said


def test_a_card_that_is_cancelled_is_not_said_twice_to_have_no_effect() -> None:
    t = inis(2, 0, LAND, **HERE, tales_0="harp", tales_1="dagda").play(0, "harp").react(1, "dagda")
    assert no_effect(t) == []
    assert [GAME.events[fact.kind] for fact in t.facts("cancelled")] == ["cancelled"]
