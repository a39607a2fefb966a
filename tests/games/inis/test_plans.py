"""What a card says of itself is what it does: its plan for clans, the pieces it brings, Deeds and clashes."""

from __future__ import annotations

import pytest

from meadhall.core.state import Frame
from meadhall.games.inis.notation import CARDS, TALES, TERRITORIES, read
from meadhall.games.inis.rules.box import FACTS
from meadhall.games.inis.rules.components import (
    A_CITADEL,
    A_CLAN,
    A_SANCTUARY,
    AS_SEASON,
    AS_TRISKEL,
    NONE,
    NOTHING,
    PLAY_RULE,
    THE_FESTIVAL,
)
from meadhall.games.inis.rules.plan import NEW_LAND
from meadhall.games.inis.rules.play import Card
from meadhall.games.inis.rules.setup import RULES
from meadhall.games.inis.rules.state import Inis
from meadhall.games.inis.scene import SCENE
from tests.games.inis.table import Table, inis

Routes = list[tuple[int, int, int, int]]


def card_called(word: str) -> Card:
    return FACTS[CARDS.index(word)].card


def declared(word: str, how: int, *words: str) -> Frame:
    """Return a card that seat 0 has declared with these answers."""
    return Frame(
        RULES[PLAY_RULE], PLAY_RULE, 0, -1, CARDS.index(word), -1, how, 0, 0, False, tuple(read(each) for each in words)
    )


def planned(t: Table) -> Routes:
    """Return the plan of the card being played: whose clans, from where, to where, how many."""
    state = t.state
    assert isinstance(state, Inis)
    frame = state.nearest(PLAY_RULE)
    plan = FACTS[frame.card].card.plan(state, frame)
    return [(route.seat, route.source, route.target, route.n) for route in plan]


def done(t: Table) -> Routes:
    """Return what has been done to clans: from where NONE is the reserve, to where NONE is out of the map."""
    placed = [(fact.seat, NONE, fact.place, fact.n) for fact in t.facts("placed")]
    moved = [(fact.seat, fact.other, fact.place, fact.n) for fact in t.facts("moved")]
    removed = [(fact.seat, fact.place, NONE, 1) for fact in t.facts("removed")]
    replaced = [(fact.seat, NONE, fact.place, 1) for fact in t.facts("replaced")]
    return [*placed, *moved, *removed, *replaced]


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("conquest", "plains 1 1"),
        ("craftsmen", "1 1"),
        ("emissaries", "valley plains"),
        ("festival", "valley"),
        ("migration", "valley 0 2"),
        ("new-alliance", "valley place"),
        ("new-alliance", "valley,seat 1"),
        ("new-clans", "cove valley"),
        ("new-clans", "valley valley"),
        ("balors-eye", "valley,seat 1"),
        ("breas", "valley,seat 1,plains"),
        ("children-of-dana", "hills"),
        ("eriu", "valley"),
        ("horses", "valley plains 2"),
        ("kernunos", "cove"),
        ("nuada", "1"),
        ("other-world", "valley,seat 1,place"),
        ("stone-of-fal", ""),
    ],
)
def test_the_effect_of_a_card_is_its_plan(card: str, answers: str) -> None:
    words = answers.split("," if "," in answers else None)
    held = {"tales_0" if card in TALES else "actions_0": card}
    pieces = {"clans_0": "valley=3 cove=1", "clans_1": "valley=2", "citadels": "cove=1", "sanctuaries": "valley=2"}
    t = inis(4, 0, "valley cove plains hills", actions_1="geis", tales_1="dagda", **pieces, **held)
    t.play(0, card, *words)
    plan = planned(t)
    assert t.kind == "react"
    assert done(t) == []
    t.quiet()
    assert plan
    assert sorted(done(t)) == sorted(plan)


def test_exploration_places_a_clan_in_land_that_nobody_knows_yet() -> None:
    t = inis(2, 0, actions_0="exploration", actions_1="geis", clans_0="valley=1").play(0, "exploration")
    assert planned(t) == [(0, NONE, NEW_LAND, 1)]
    assert SCENE.scene(t.state.redact(1)).stack[0].moves == []
    everywhere = inis(2, 0, " ".join(TERRITORIES), actions_0="exploration", actions_1="geis", clans_0="valley=1")
    assert planned(everywhere.play(0, "exploration")) == []


def test_a_clan_replaces_another_by_plan() -> None:
    t = inis(2, 0, actions_0="new-alliance", actions_1="geis", clans_0="valley=1", clans_1="valley=2")
    t.play(0, "new-alliance", "valley", "seat 1")
    state = t.state
    assert isinstance(state, Inis)
    (route,) = FACTS[CARDS.index("new-alliance")].card.plan(state, state.nearest(PLAY_RULE))
    assert (route.seat, route.instead_of) == (0, 1)
    assert t.quiet().clans("valley") == [2, 1]


def test_a_card_says_which_piece_it_brings() -> None:
    expected = {
        "citadel": A_CITADEL,
        "sanctuary": A_SANCTUARY,
        "kernunos": A_SANCTUARY,
        "festival": THE_FESTIVAL,
        **dict.fromkeys(["new-clans", "harp", "eriu", "children-of-dana", "valley-card"], A_CLAN),
    }
    assert {facts.word: facts.card.brings() for facts in FACTS if facts.card.brings() != NOTHING} == expected


def test_a_card_says_whether_its_effect_is_a_deed() -> None:
    as_triskel = {
        facts.word for facts in FACTS if facts.is_triskel and facts.card.gains_deed(declared(facts.word, AS_TRISKEL))
    }
    assert as_triskel == {"bard", "master-craftsman", "streng"}
    as_season = {
        facts.word for facts in FACTS if facts.is_season and facts.card.gains_deed(declared(facts.word, AS_SEASON))
    }
    assert as_season == set()


def test_a_card_says_where_it_starts_a_clash_and_for_whom() -> None:
    assert {facts.word for facts in FACTS if facts.card.may_clash()} == {
        "conquest", "migration", "scouts", "plains-card", "horses",
    }  # fmt: skip
    by_itself = {
        "warlord": declared("warlord", AS_SEASON, "hills"),
        "morrigan": declared("morrigan", AS_SEASON, "no", "hills", "seat 2"),
    }
    hills = TERRITORIES.index("hills")
    for facts in FACTS:
        frame = by_itself.get(facts.word, declared(facts.word, AS_SEASON))
        place = facts.card.clash_in(frame)
        assert (place != NONE) == (facts.word in by_itself)
        assert place in (NONE, hills)
        assert facts.card.instigator(frame) == (2 if facts.word == "morrigan" else 0)
    assert card_called("warlord").clash_in(declared("warlord", AS_TRISKEL, "seat 1")) == NONE
    assert card_called("morrigan").clash_in(declared("morrigan", AS_SEASON, "no", "no")) == NONE
