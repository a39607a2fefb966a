"""Simulations of Inis: many brisk games, and cards carried out with less said than they ask for."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose, playout
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import CARDS, TALES
from meadhall.games.inis.rules.box import FACTS
from meadhall.games.inis.rules.components import CARD_RULE, PLAY_RULE
from meadhall.testing import rule
from tests.games.inis.table import Table, inis

SEASON_CARDS = [facts.letter for facts in FACTS if facts.is_season]


@pytest.mark.parametrize("seats", GAME.seats)
def test_brisk_games_end_with_all_pieces_there(seats: int) -> None:
    """Chance and forced answers are settled inside; nothing is lost."""
    rng = Rng(seats)
    for _ in range(12):
        state = GAME.new(seats).brisk(rng)
        census = GAME.census(state)
        playout(state, rng, GAME.longest)
        assert state.outcome is not None
        assert GAME.census(state) == census


@rule("INI-R44", "INI-Q49")
@pytest.mark.parametrize("card", SEASON_CARDS, ids=[CARDS[card] for card in SEASON_CARDS])
def test_a_season_card_of_which_nothing_was_said_does_what_it_can(card: int) -> None:
    """An effect must do with fewer choices than the card asks for."""
    t = inis(3, 0, clans_0="valley=2 cove=1", clans_1="cove=2", clans_2="hills=1", actions_0="bard druid")
    state = t.state
    census = GAME.census(state)
    depth = len(state.frames)
    state.push(CARD_RULE + card, 0, card=card)
    state.settle()
    rng = Rng(card)
    while len(state.frames) > depth:
        question = state.question()
        assert question is not None
        state.apply(choose(question, rng))
    assert GAME.census(state) == census


def cut_short(t: Table) -> Table:
    """Forget the choices for the card that is being answered now."""
    plays = [frame for frame in t.state.frames if frame.code == PLAY_RULE]
    plays[-1].picks = ()
    return t.quiet()


CLASHING = {"clans_0": "valley=3", "clans_1": "highlands=2 hills=1", "clans_2": "hills=1"}
LAND = "valley highlands hills stone-circle"


@rule("INI-Q49")
class TestTriskelsOfWhichNothingWasSaid:
    """As above, for cards that answer something."""

    def test_highlands(self) -> None:
        t = inis(3, 0, LAND, **CLASHING, tales_0="horses", tales_2="dagda", advantages_1="highlands")
        t.play(0, "horses", "valley", "highlands", "2").react(1, "highlands-card", "seat 1")
        assert cut_short(t).told("instigates") == []

    def test_moor(self) -> None:
        t = inis(3, 0, "valley moor hills", clans_0="valley=1", clans_1="moor=1", tales_2="dagda", advantages_0="moor")
        t.play(0, "look", "seat 1")
        assert cut_short(t).told("saw-tales") == []

    def test_salt_mine(self) -> None:
        lines = {"clans_0": "valley=1", "clans_1": "hills=1", "clans_2": "hills=1", "actions_0": "bard druid geis"}
        t = inis(
            3, 0, "valley salt-mine hills", **lines, actions_1="festival", tales_2="dagda", advantages_0="salt-mine"
        )
        t.play(0, "bard").quiet().chance("tuan").react(0, "salt-mine-card", "seat 1")
        assert cut_short(t).told("gave") == []

    def test_fianna(self) -> None:
        t = inis(3, 0, LAND, **CLASHING, tales_0="horses fianna", tales_2="dagda")
        t.play(0, "horses", "valley", "highlands", "2").play(0, "fianna", "valley", "1")
        assert cut_short(t).clans("highlands") == [2, 2, 0]

    def test_master_craftsman(self) -> None:
        lines = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1", "clans_3": "plains=1"}
        t = inis(4, 0, **lines, actions_0="master-craftsman", actions_1="geis", tales_0="stone-of-fal")
        t.play(0, "stone-of-fal").react(0, "master-craftsman", "seat 1")
        assert cut_short(t)["deeds"] == "0 0 0 0"


@rule("INI-ACT-16")
def test_scouts_without_a_clan_on_the_map_move_nothing() -> None:
    t = inis(4, 0, clans_0="valley=1", clans_1="cove=1", clans_2="hills=1")
    depth = len(t.state.frames)
    t.state.push(CARD_RULE + GAME.read("scouts"), 3, card=GAME.read("scouts"), picks=(GAME.read("seat 1"),))
    t.state.settle()
    assert len(t.state.frames) == depth
    assert t.told("saw-actions", other=True) == [(3, -1, -1, 0, 1)]


@rule("INI-ADV-08", "INI-R43")
def test_when_the_deck_runs_out_meadows_have_the_discards_shuffled() -> None:
    others = [name for name in TALES if name not in ("ogma", "tuan", "dagda")]
    t = inis(
        2, 0, "valley meadows hills", clans_0="valley=1", clans_1="hills=1", actions_0="bard druid",
        tales_1=" ".join(others), tale_discards="tuan dagda", advantages_0="meadows",
    )  # fmt: skip
    t.play(0, "bard").quiet().chance("ogma").react(0, "meadows-card").quiet()
    assert t.told("shuffled") == [(-1, -1, -1, 2)]
    assert t.asked == (-1, "draw", ["dagda", "tuan"])


@rule("INI-EPI-13", "INI-EPI-09")
def test_diarmuid_takes_a_clan_off_the_cauldron() -> None:
    t = inis(
        2, 0, clans_0="valley=2", clans_1="cove=3 hills=1", actions_0="migration", tales_1="cauldron diarmuid",
    )  # fmt: skip
    t.play(0, "migration", "valley", "2").play(0, "seat 1").react(1, "cauldron").react(1, "diarmuid", "hills").quiet()
    assert (t["cauldron"], t.clans("hills"), t.clans("cove")) == ("1 0", [0, 2], [2, 2])


@rule("INI-ADV-14", "INI-R50")
def test_a_sheltered_clan_can_be_what_the_stone_circle_costs() -> None:
    t = inis(
        2, 0, "valley stone-circle hills", clans_0="valley=3", clans_1="stone-circle=1", citadels="stone-circle=1",
        actions_0="migration", tales_0="fianna", tales_1="dagda", advantages_1="stone-circle",
    )  # fmt: skip
    t.play(0, "migration", "valley", "0", "2").play(1, "shelter").play(0, "fianna", "valley", "1")
    t.react(1, "dagda").react(1, "stone-circle-card").quiet()
    assert (t["tales 1"], t.clans("stone-circle"), t["sheltered"]) == ("dagda", [2, 0], "0 0")
