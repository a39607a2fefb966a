"""What each seat knows of the hidden cards, and what it still knows when they have moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.inis.game import GAME
from meadhall.testing import rule, veiled
from tests.games.inis.sights import lines_of, may_lie_in
from tests.games.inis.situations import war
from tests.games.inis.table import Table, fresh, inis

if TYPE_CHECKING:
    from meadhall.core.state import State

ALL_CLANS = {"clans_0": "cove=2", "clans_1": "hills=1", "clans_2": "plains=1"}


def known_to(words: str, viewers: list[int], seats: int) -> list[str]:
    """What all viewers see of some cards when these know them and the others do not."""
    return [words if viewer in viewers else veiled(words) for viewer in range(seats + 1)]


def veiled_options(t: Table, viewer: int) -> tuple[list[int], list[int]]:
    """The options and weights of the current question, as a viewer sees them."""
    question = t.state.redact(viewer).question()
    assert question is not None
    return question.options, question.weights


# Hands


@rule("INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_hidden_but_how_many_cards_of_which_type_is_open(seats: int) -> None:
    """Other hands show only backs; Deeds and Advantage cards are open."""
    t = inis(
        seats, 0, clans_0="cove=1", actions_0="bard geis", actions_1="migration druid citadel", tales_0="tuan",
        tales_1="ogma eriu", advantages_1="hills", deeds=" ".join(["2"] * seats),
    )  # fmt: skip
    for name, owner in (("actions 0", 0), ("actions 1", 1), ("tales 0", 0), ("tales 1", 1)):
        assert t.sights(name) == known_to(t[name], [owner], seats)
    for name in ("advantages 1", "deeds", "clans 0", "tale discards"):
        assert t.sights(name) == [t[name]] * (seats + 1)


@rule("INI-R5")
def test_two_tables_that_differ_only_in_hidden_cards_look_the_same() -> None:
    """Seats 1 and 2 swap their hands: seat 0 and the spectator cannot tell, seats 1 and 2 can."""
    views = []
    for one, two in (("geis bard", "migration druid"), ("migration druid", "geis bard")):
        t = inis(3, 0, actions_0="citadel", actions_1=one, actions_2=two, tales_1="tuan", aside="festival", **ALL_CLANS)
        views.append([t.state.redact(viewer).key() for viewer in range(4)])
    assert [one == two for one, two in zip(*views, strict=True)] == [True, False, False, True]


@rule("INI-R5", "INI-Q31")
@pytest.mark.parametrize("where", ["actions_1", "actions_2", "aside"])
def test_the_window_for_geis_does_not_show_who_holds_it(where: str) -> None:
    """All who may hold it are asked, wherever it really is."""
    lines = {"actions_1": "druid", "actions_2": "citadel", "aside": "festival"} | {where: "geis"}
    t = inis(3, 0, actions_0="new-clans", **ALL_CLANS, **lines).play(0, "new-clans", "cove", "cove")
    assert [question.actor for question in t.state.open_questions()] == [1, 2]
    assert t.state.redact(0).key() == window_for_geis().state.redact(0).key()
    assert t.state.redact(3).key() == window_for_geis().state.redact(3).key()


def window_for_geis() -> Table:
    """Return a table at which Geis may be played, and seat 1 holds it."""
    t = inis(3, 0, actions_0="new-clans", actions_1="geis", actions_2="citadel", aside="festival", **ALL_CLANS)
    return t.play(0, "new-clans", "cove", "cove")


@rule("INI-R31", "INI-Q31")
def test_when_geis_is_known_to_be_discarded_nobody_is_asked_for_it() -> None:
    """It was played, so all know where it is."""
    t = inis(3, 0, actions_0="new-clans", actions_1="bard", actions_2="citadel", discards="geis", **ALL_CLANS)
    t.play(0, "new-clans", "cove", "cove")
    assert t.clans("cove") == [4, 0, 0]


@rule("INI-R5")
def test_what_chance_takes_out_of_a_hand_is_shown_to_nobody_else() -> None:
    """The question which random card is taken does not list the hand."""
    land = "valley cove plains hills salt-mine"
    t = inis(3, 0, land, actions_0="new-clans", actions_1="bard geis", advantages_0="salt-mine", **ALL_CLANS)
    t.play(0, "new-clans", "cove", "cove").react(0, "salt-mine-card", "seat 1").quiet()
    assert t.asked == (-1, "random-action", ["bard", "geis"])
    assert [veiled_options(t, viewer) for viewer in (0, 2, 3)] == [([], [])] * 3


@rule("INI-R5", "INI-R23")
def test_cards_that_are_dealt_are_shown_to_their_owner_only() -> None:
    """Two deals that differ in what seat 0 gets look the same to the others, the question of chance too."""
    views = []
    for card in ("bard", "geis"):
        t = inis(3, 0, frames="round step=1 > assembly", aside="", **ALL_CLANS)
        t.quiet().chance("clockwise", "warlord", card)
        views.append([t.state.redact(viewer).key() for viewer in range(4)])
        assert [veiled_options(t, viewer) for viewer in (1, 2, 3)] == [([], [])] * 3
    assert [one == two for one, two in zip(*views, strict=True)] == [False, True, True, True]


# Looking at Action cards


def scouted() -> Table:
    """Return a table at which seat 0 has looked at seat 1's Action cards; it is seat 1's turn."""
    t = inis(
        4, 0, "valley cove plains hills salt-mine", actions_0="scouts bard", actions_1="geis migration new-clans",
        actions_2="festival druid", advantages_2="salt-mine", **ALL_CLANS,
    )  # fmt: skip
    return t.play(0, "scouts", "seat 1", "no").quiet()


@rule("INI-ACT-16", "INI-R5")
def test_scouts_show_a_hand_to_who_plays_them_and_to_nobody_else() -> None:
    """Seat 0 sees all cards of seat 1 from then on."""
    t = scouted()
    assert t.sights("actions 1") == known_to("geis migration new-clans", [0, 1], 4)
    assert t.sights("actions 2") == known_to("druid festival", [2], 4)


@rule("INI-ACT-16", "INI-R31")
def test_of_a_hand_looked_at_the_rest_is_still_known_when_a_card_was_played() -> None:
    """New Clans go to the pile, where everybody knows them; the other two stay known to seat 0."""
    t = scouted().play(1, "new-clans", "hills", "hills").quiet()
    assert t.sights("actions 1") == known_to("geis migration", [0, 1], 4)
    assert t.sights("discards") == ["new-clans scouts"] * 5


@rule("INI-ACT-16", "INI-ADV-13", "INI-Q45")
def test_of_a_hand_looked_at_a_card_taken_at_random_may_be_any_of_them() -> None:
    """Seat 2 takes Geis with the Salt Mine and gives Druid: seat 0 knows only where each of them can be."""
    t = scouted().play(1, "pass").play(2, "festival")
    t.react(2, "salt-mine-card", "seat 1").quiet().chance("geis").answer(2, "druid")
    t.quiet()
    assert t.sights("actions 1") == ["? ? ?", "druid migration new-clans", "druid ? ?", "? ? ?", "? ? ?"]
    assert t.sights("actions 2") == known_to("geis", [1, 2], 4)
    for card in ("geis", "migration", "new-clans"):
        assert may_lie_in(t, 0, card) == {"actions 1", "actions 2"}


@rule("INI-ACT-16", "INI-R55", "INI-R31")
def test_of_a_hand_looked_at_a_card_that_is_discarded_may_be_any_of_them() -> None:
    """Seat 1 pays an Attack: seat 0 knows that one of the cards it saw lies in the pile, but not which."""
    lines = {"clans_0": "cove=2 hills=1", "clans_1": "cove=2", "clans_2": "plains=1", "clans_3": "plains=1"}
    t = inis(4, 0, actions_0="scouts bard", actions_1="geis druid citadel", **lines)
    t.play(0, "scouts", "seat 1", "hills", "cove", "1", "seat 1").play(1, "druid", "peace").play(0, "peace").quiet()
    assert t.sights("discards") == ["scouts ?", "druid scouts", "scouts ?", "scouts ?", "scouts ?"]
    for card in ("geis", "druid", "citadel"):
        assert may_lie_in(t, 0, card) == {"actions 1", "discards"}


@rule("INI-ACT-05", "INI-ADV-01", "INI-R31")
def test_what_is_known_stays_possible_when_a_card_from_the_pile_is_played() -> None:
    """Seat 0, whose hand seat 1 saw, takes Sanctuary from the pile, exchanges a card with the Cove, plays Sanctuary.

    Then all know that the rest of the pile was left; seat 1 knows of the Bard only that it is held or set aside.
    """
    lines = {"actions_0": "druid bard new-clans migration", "actions_1": "scouts festival", "aside": "exploration"}
    t = inis(
        4, 1, discards="citadel sanctuary warlord", advantages_0="cove", crows="counter", clans_3="plains=1",
        **lines, **ALL_CLANS,
    )  # fmt: skip
    t.play(1, "scouts", "seat 0", "no").play(0, "druid", "sanctuary").react(0, "cove-card", "bard")
    t.play(3, "pass").play(2, "pass").play(1, "pass").play(0, "sanctuary", "cove")
    for viewer in range(5):
        assert may_lie_in(t, viewer, "warlord", 10) == {"discards"}
    for card in ("bard", "new-clans", "migration"):
        assert may_lie_in(t, 1, card) == {"actions 0", "aside"}


@rule("INI-ACT-14", "INI-R5")
def test_a_raided_card_is_known_to_taker_and_loser() -> None:
    """A third player knows only that a card changed hands."""
    t = war(4, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", actions_0="raid", actions_1="geis bard druid")
    t.play(0, "seat 1").play(1, "bard").react(0, "raid").quiet().chance("geis").quiet()
    assert t.sights("actions 0") == known_to("geis", [0, 1], 4)
    assert t.sights("actions 1") == known_to("druid", [1], 4)


# Looking at Epic Tales


def looked() -> Table:
    """Return a table at which seat 0 has looked at seat 1's Epic Tales with the Moor and passed."""
    t = inis(
        3, 0, "valley cove plains hills moor", tales_1="eriu tuan", actions_1="bard", tales_2="deirdre",
        advantages_0="moor", **ALL_CLANS,
    )  # fmt: skip
    return t.play(0, "look", "seat 1", "pass").quiet()


@rule("INI-ADV-10", "INI-R5")
def test_the_moor_shows_the_epic_tales_of_one_opponent() -> None:
    """Only to who plays it; the Action cards stay hidden."""
    t = looked()
    assert t.sights("tales 1") == known_to("eriu tuan", [0, 1], 3)
    assert t.sights("tales 2") == known_to("deirdre", [2], 3)
    assert t.sights("actions 1") == known_to("bard", [1], 3)
    assert t.told("saw-tales", other=True) == [(0, -1, -1, 0, 1)]


@rule("INI-ADV-10", "INI-ACT-01")
def test_tales_seen_stay_known_when_others_are_drawn() -> None:
    """The Tale that seat 1 draws later is unknown, the two seen before are known."""
    t = looked().play(1, "bard").quiet().chance("ogma").quiet()
    assert t["tales 1"] == "eriu ogma tuan"
    assert [sight for name in ("tales 1",) for sight in t.sights(name)] == [
        "eriu tuan ?", "eriu ogma tuan", "? ? ?", "? ? ?",
    ]  # fmt: skip


@rule("INI-ADV-10", "INI-EPI-12", "INI-R33")
def test_a_revealed_tale_is_open_and_who_takes_it_is_known_to_hold_it() -> None:
    """Deirdre takes Eriu from seat 1: all have seen it, and seat 0 still knows the other one."""
    t = looked().play(1, "pass").play(2, "deirdre", "plains").quiet().chance("eriu").quiet()
    assert t.sights("revealed") == ["eriu"] * 4
    t.play(2, "eriu").quiet()
    assert t.sights("tales 2") == ["eriu"] * 4
    assert t.sights("tales 1") == known_to("tuan", [0, 1], 3)


@rule("INI-R5", "INI-EPI-12")
def test_what_deirdre_may_reveal_is_not_shown_before() -> None:
    """The question of chance does not list the hand."""
    t = looked().play(1, "pass").play(2, "deirdre", "plains").quiet()
    assert t.asked == (-1, "reveal", ["eriu", "tuan"])
    assert [veiled_options(t, viewer) for viewer in (2, 3)] == [([], [])] * 2


@rule("INI-EPI-30", "INI-R33")
def test_tales_drawn_are_seen_by_who_draws_and_those_discarded_by_all() -> None:
    """Of three only the two that are not kept become known."""
    t = inis(3, 0, tales_0="tuan", **ALL_CLANS).play(0, "tuan").quiet().chance("eriu", "harp", "ogma")
    assert t.quiet().sights("drawn 0") == known_to("harp eriu ogma", [0], 3)
    t.play(0, "harp").quiet()
    assert t.sights("tales 0") == known_to("harp", [0], 3)
    assert t.sights("tale discards") == ["eriu ogma tuan"] * 4


@rule("INI-ACT-10", "INI-R5")
def test_a_tale_given_away_after_it_was_played_is_known_to_all() -> None:
    """Everybody saw it."""
    t = inis(4, 0, tales_0="children-of-dana", tales_2="ogma", actions_0="master-craftsman", **ALL_CLANS)
    t.play(0, "children-of-dana", "cove").react(0, "master-craftsman", "seat 2").quiet()
    assert t.sights("tales 2") == ["children-of-dana ?"] * 2 + ["children-of-dana ogma"] + ["children-of-dana ?"] * 2


@rule("INI-EPI-08", "INI-R33")
def test_tales_that_the_dagda_shuffles_can_be_in_any_hand_that_draws() -> None:
    """Discarded Tales are known, shuffled ones are not: seat 1 may have drawn one for all that seat 2 knows."""
    t = inis(3, 0, tales_0="children-of-dana dagda", actions_1="bard", tale_discards="tuan", **ALL_CLANS)
    assert may_lie_in(t, 2, "tuan") == {"tale discards"}
    t.play(0, "children-of-dana", "cove").react(0, "dagda").play(1, "bard").quiet().chance("ogma").quiet()
    assert may_lie_in(t, 2, "tuan", 300) == {"deck", "tales 1"}
    assert may_lie_in(t, 1, "tuan") == {"deck"}


# The card set aside


@rule("INI-R23", "INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_card_set_aside_is_known_to_nobody(seats: int) -> None:
    """It lies face down."""
    t = inis(seats, 0, clans_0="cove=1", actions_0="bard", aside="geis")
    assert t.sights("aside") == ["?"] * (seats + 1)


@rule("INI-ADV-01", "INI-EPI-06", "INI-Q45")
def test_who_set_a_card_aside_knows_it_and_later_who_took_it() -> None:
    """Seat 0 exchanges Festival for Druid with the Cove; seat 1 takes the Druid with The Champion's Share."""
    t = inis(
        3, 0, actions_0="new-clans druid bard", advantages_0="cove", aside="festival", tales_1="champions-share",
        actions_1="geis", **ALL_CLANS,
    )  # fmt: skip
    t.play(0, "new-clans", "cove", "cove").react(0, "cove-card", "druid").quiet()
    assert t.sights("aside") == known_to("druid", [0], 3)
    assert t.sights("actions 0") == known_to("bard festival", [0], 3)
    assert may_lie_in(t, 2, "druid", 150) >= {"aside", "actions 0", "actions 1"}
    t.play(1, "champions-share").quiet()
    assert t.sights("actions 1") == ["druid ?", "druid geis", "? ?", "? ?"]


# Cards given


@rule("INI-EPI-19", "INI-Q55", "INI-Q45")
def test_cards_given_for_maeve_are_known_to_giver_and_taker() -> None:
    """All choose unseen; then each giver knows one card of seat 0, and what comes back is known to two as well."""
    views = []
    for card in ("bard", "geis"):
        t = maeve()
        t.answer(1, card)
        views.append([t.state.redact(viewer).key() for viewer in range(4)])
    assert [one == two for one, two in zip(*views, strict=True)] == [True, False, True, True]
    t = maeve()
    t.answer(1, "bard").answer(2, "druid")
    t.quiet()
    assert t.sights("actions 0") == ["bard druid new-clans", "bard ? ?", "druid ? ?", "? ? ?"]
    t.play(0, "druid", "bard").quiet()
    assert (t["actions 1"], t["actions 2"]) == ("druid geis", "bard migration")
    assert t.sights("actions 1") == ["druid ?", "druid geis", "? ?", "? ?"]
    assert t.sights("actions 2") == ["bard ?", "? ?", "bard migration", "? ?"]
    assert may_lie_in(t, 1, "bard") == {"actions 0", "actions 2"}
    assert may_lie_in(t, 2, "druid") == {"actions 0", "actions 1"}


def maeve() -> Table:
    """Return a table at which seats 1 and 2 have to give seat 0 a card."""
    lines = {"actions_0": "new-clans", "actions_1": "geis bard", "actions_2": "druid migration"}
    return inis(3, 0, tales_0="maeve", **lines, **ALL_CLANS).play(0, "maeve").quiet()


# Discarded Action cards


def paid() -> Table:
    """Return a table at which seat 1 has paid an Attack with the Bard, and peace has come; it is seat 1's turn."""
    t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", actions_1="bard druid geis")
    return t.play(0, "seat 1").play(1, "bard", "peace").play(0, "peace").quiet()


@rule("INI-R31", "INI-R55")
def test_a_played_card_is_known_in_the_pile_and_a_discarded_one_to_its_owner_only() -> None:
    """Warlord was played, the Bard was not."""
    t = paid()
    assert t.sights("discards") == ["warlord ?", "bard warlord", "warlord ?", "warlord ?"]
    facts = [event for event in t.events if GAME.events[event.kind] == "discarded"]
    assert [[event.seen_by(viewer).card for viewer in range(4)] for event in facts] == [[-1, 0, -1, -1]]


@rule("INI-ACT-05", "INI-R31")
def test_the_druid_shows_the_whole_pile_to_who_plays_it() -> None:
    """Seat 0 learns which card seat 1 had discarded, and remembers it; the others do not."""
    t = war(3, clans_0="cove=2", clans_1="cove=2", clans_2="hills=1", actions_0="druid conquest", actions_1="bard geis")
    t.play(0, "seat 1").play(1, "bard", "peace").play(0, "peace").play(1, "pass").play(2, "pass")
    assert t.quiet().sights("discards") == ["warlord ?", "bard warlord", "warlord ?", "warlord ?"]
    t.play(0, "druid").quiet()
    assert t.asked == (0, "take", ["bard", "warlord"])
    t.play(0, "warlord").quiet()
    assert t.sights("discards")[0] == "bard druid"
    assert t.sights("actions 0")[0] == "conquest warlord"


@rule("INI-ACT-05", "INI-Q45")
def test_what_the_druid_takes_may_be_any_card_of_the_pile_for_the_others() -> None:
    """Seats 1 and 2 know the pile, but not which card has gone."""
    t = inis(3, 0, actions_0="druid bard", discards="migration festival", **ALL_CLANS)
    t.play(0, "druid", "festival").quiet()
    assert t.sights("actions 0") == known_to("bard festival", [0], 3)
    assert t.sights("discards") == ["druid migration", "druid ?", "druid ?", "druid ?"]
    for viewer in (1, 2, 3):
        for card in ("migration", "festival"):
            assert may_lie_in(t, viewer, card) == {"actions 0", "discards"}
    assert may_lie_in(t, 0, "migration") == {"discards"}


@rule("INI-ACT-05", "INI-R31")
def test_when_the_pile_is_one_known_card_all_know_what_the_druid_takes() -> None:
    """There is only one card it can be."""
    t = inis(3, 0, actions_0="druid bard", discards="migration", **ALL_CLANS).play(0, "druid", "migration").quiet()
    for viewer in (1, 2, 3):
        assert may_lie_in(t, viewer, "migration") == {"actions 0"}


@rule("INI-TILE-2", "INI-Q45", "INI-R31")
def test_a_card_paid_in_the_mountains_is_known_to_who_paid() -> None:
    """It is discarded without being played."""
    lines = {"clans_0": "cove=2", "clans_1": "valley=1", "actions_0": "migration bard geis", "capital": "valley"}
    t = inis(2, 0, "valley cove mountains", **lines).play(0, "migration", "cove", "1", "0", "geis").quiet()
    assert t.sights("discards") == ["geis migration", "migration ?", "migration ?"]


@rule("INI-ADV-09", "INI-Q45", "INI-R31")
def test_cards_discarded_for_the_misty_lands_are_known_to_who_discarded_them() -> None:
    """Others see how many."""
    lines = {"clans_0": "cove=2", "clans_1": "valley=1", "actions_0": "migration bard geis"}
    t = inis(2, 0, "valley cove misty-lands", advantages_0="misty-lands", **lines)
    t.play(0, "misty-lands-card", "bard", "geis", "enough").quiet().left_to_chance().quiet()
    assert t.sights("discards") == ["bard geis", "? ?", "? ?"]


@rule("INI-ACT-10", "INI-Q40", "INI-Q45", "INI-R33")
@pytest.mark.parametrize(
    ("card", "name", "all_see"),
    [("bard", "discards", False), ("ogma", "tale discards", True), ("hills-card", "advantages up", True)],
)
def test_what_the_master_craftsman_discards_is_seen_or_not_by_its_type(card: str, name: str, all_see: bool) -> None:
    """An Action card lies face down; an Epic Tale and an Advantage card are seen."""
    t = inis(4, 0, actions_0="master-craftsman bard", tales_0="ogma", advantages_0="hills", **ALL_CLANS)
    t.play(0, "master-craftsman", card)
    assert [card.removesuffix("-card") in sight for sight in t.sights(name)] == [True, *[all_see] * 4]


@rule("INI-EPI-17", "INI-R31")
def test_a_card_taken_by_lug_is_known_to_all() -> None:
    """It was played before everybody's eyes."""
    t = inis(3, 0, actions_0="new-clans", actions_1="geis", tales_1="lug", **ALL_CLANS)
    t.play(0, "new-clans", "cove", "cove").react(1, "lug").quiet()
    assert t.sights("actions 1") == ["new-clans ?", "geis new-clans", "new-clans ?", "new-clans ?"]


# Through whole games


@rule("INI-R5", "INI-R31", "INI-R33")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_believes_what_is_not_so_and_every_world_is_one_that_may_be(seats: int, seed: int) -> None:
    """Along a random game: what a viewer knows is true, its own cards are known, and worlds look like the truth."""
    state, rng = fresh(seats, seed), Rng(seed)
    for step in range(360):
        question = state.question()
        if question is None:
            break
        if step % 20 == 0:
            truth = lines_of(state)
            for viewer in range(seats + 1):
                check_view(state, truth, viewer, step)
        state.apply(choose(question, rng))


def check_view(state: State, truth: dict[str, str], viewer: int, seed: int) -> None:
    """Compare what one viewer sees and imagines with the truth."""
    view = state.redact(viewer)
    world = view.resample(Rng(seed))
    assert world.redact(viewer).key() == view.key()
    imagined = lines_of(world)
    for name, words in lines_of(view).items():
        known = [word for word in words.split() if word != "?"]
        assert set(known) <= set(truth[name].split()), name
        assert len(words.split()) == len(truth[name].split()) == len(imagined[name].split()), name
        if name in [f"{kind} {viewer}" for kind in ("actions", "pool", "tales", "drawn", "looked at")]:
            assert words == truth[name] == imagined[name]


@rule("INI-R5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_spectator_knows_nothing_that_not_every_seat_knows(seats: int) -> None:
    """Along a random game: what the spectator sees by name is seen by all."""
    state, rng = fresh(seats, 5), Rng(5)
    for step in range(300):
        question = state.question()
        if question is None:
            break
        if step % 15 == 0:
            public, *views = [lines_of(state.redact(viewer)) for viewer in (seats, *range(seats))]
            for name in public:
                known = set(public[name].split()) - {"?"}
                assert all(known <= set(view[name].split()) for view in views), name
        state.apply(choose(question, rng))


@rule("INI-R5")
def test_worlds_can_be_played_on() -> None:
    """In each world that a viewer imagines the game goes on without a hitch."""
    state, rng = fresh(3, 7), Rng(7)
    for step in range(240):
        if step % 40 == 0:
            for viewer in range(4):
                world = state.redact(viewer).resample(Rng(step))
                for _ in range(8):
                    imagined = world.question()
                    assert imagined is not None
                    world.apply(choose(imagined, rng))
        question = state.question()
        assert question is not None
        state.apply(choose(question, rng))
