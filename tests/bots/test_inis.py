"""The judgement of Inis: what greedy answers where the answer is clear, and what hard finds by looking ahead."""

from __future__ import annotations

import pytest

from meadhall.bots import judgement_of, new_seated_bot
from meadhall.core.bits import bit
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.inis.game import GAME
from meadhall.games.inis.rules.components import FOREST, HILLS
from meadhall.games.inis.rules.island import touched_by
from meadhall.games.inis.rules.state import Inis
from tests.games.inis.table import Table, inis

WIDE = "valley cove plains hills forest iron-mine meadows"
SIX = "valley=2 cove=1 plains=1 hills=1 forest=1 iron-mine=1"
"""Present in six territories."""


def said(t: Table, seat: int, name: str = "greedy", seed: int = 1) -> str:
    """Return what a bot answers for a seat."""
    question = t.state.question_to(seat)
    assert question is not None, t
    return GAME.write(new_seated_bot(name, GAME, seed).answer(t.state.redact(seat), question))


def worths(t: Table, seat: int) -> dict[str, int]:
    """Return what the judgement gives each answer of a seat."""
    question = t.state.question_to(seat)
    assert question is not None, t
    weights = judgement_of(GAME).weigh(t.state.redact(seat), question)
    return dict(zip((GAME.write(option) for option in question.options), weights, strict=True))


class TestTurn:
    """What to play, when to pass, when to claim."""

    def test_who_meets_a_condition_takes_a_token(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX, clans_1="meadows=2", actions_0="bard geis new-clans")
        assert said(t, 0) == "pretender"

    def test_who_wins_ends_the_season(self) -> None:
        t = inis(2, 0, WIDE, clans_0=SIX, clans_1="meadows=2", actions_0="bard", pretenders="0", passed="1")
        assert said(t, 0) == "pass"

    def test_the_season_goes_on_while_another_would_win_it(self) -> None:
        t = inis(
            2, 1, WIDE, clans_0=SIX, clans_1="meadows=2", actions_1="craftsmen", pretenders="0", passed="0"
        )  # fmt: skip
        assert said(t, 1) == "craftsmen"

    def test_a_triskel_card_is_no_reason_to_play_nonsense(self) -> None:
        t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="geis festival", actions_1="bard", feast="none")
        assert said(t, 0) == "festival"

    def test_the_step_to_a_condition_comes_before_any_other_card(self) -> None:
        five = "valley=2 cove=2 plains=1 hills=1 forest=1"
        t = inis(2, 0, WIDE, clans_0=five, clans_1="meadows=2 iron-mine=1", actions_0="bard exploration citadel druid")
        assert said(t, 0) == "exploration"


class TestPlaces:
    """Where clans and buildings go."""

    def test_a_sanctuary_is_built_where_nobody_else_has_it(self) -> None:
        t = inis(2, 0, clans_0="valley=1 cove=1", clans_1="valley=1 hills=1", actions_0="sanctuary bard")
        assert said(t.play(0, "sanctuary"), 0) == "cove"

    def test_a_clan_goes_where_it_makes_a_chieftain_of_many(self) -> None:
        t = inis(2, 0, clans_0="plains=3 cove=1", clans_1="plains=3 hills=1", actions_0="new-clans bard")
        t.play(0, "new-clans")
        t.answer(0, said(t, 0)).answer(0, said(t, 0)).quiet()
        assert t.clans("plains") == [4, 3]

    def test_who_starts_anew_settles_by_the_sanctuary(self) -> None:
        t = inis(2, 0, WIDE, clans_1="hills=2 cove=2")
        assert said(t, 0) == "valley"

    def test_new_land_lies_beside_own_clans(self) -> None:
        t = inis(2, 0, WIDE, clans_0="forest=2 hills=2", clans_1="meadows=3", actions_0="exploration bard")
        t.play(0, "exploration").quiet()
        state = t.state
        assert isinstance(state, Inis)
        assert touched_by(state, GAME.read(said(t, 0))) & ~bit(FOREST) == bit(HILLS)

    def test_clans_are_spread_where_that_makes_six(self) -> None:
        t = inis(2, 0, WIDE, clans_0="cove=4 plains=1 meadows=1", clans_1="iron-mine=3", actions_0="migration bard")
        t.play(0, "migration")
        assert said(t, 0) == "cove"
        t.answer(0, "cove")
        while t.kind == "how-many":
            t.answer(0, said(t, 0))
        t.quiet()
        assert sum(1 for name in WIDE.split() if t.clans(name)[0]) == 6


class TestClash:
    """Peace, attacks, shelter, and what to lose."""

    def test_the_last_clan_without_a_card_is_struck(self) -> None:
        t = inis(2, 0, clans_0="cove=3", clans_1="cove=1 hills=2", actions_0="warlord bard")
        assert said(t.play(0, "warlord", "cove").quiet(), 0) == "seat 1"

    def test_who_is_weaker_offers_peace(self) -> None:
        t = inis(2, 0, clans_0="cove=1 plains=1", clans_1="cove=4", actions_0="warlord", actions_1="bard druid geis")
        assert said(t.play(0, "warlord", "cove").quiet(), 0) == "peace"

    def test_who_has_more_to_lose_agrees_to_peace(self) -> None:
        t = inis(2, 0, clans_0="cove=4", clans_1="cove=1 hills=1", actions_0="warlord bard druid")
        assert said(t.play(0, "warlord", "cove", "peace"), 1) == "peace"

    def test_clans_take_shelter(self) -> None:
        t = inis(2, 0, clans_0="valley=3", clans_1="valley=2", actions_0="warlord")
        assert said(t.play(0, "warlord", "valley"), 1) == "shelter"

    def test_a_clan_that_makes_six_is_paid_for_with_the_worst_card(self) -> None:
        t = inis(
            2, 0, WIDE, clans_0="hills=3", clans_1=SIX, pretenders="1", actions_0="warlord",
            actions_1="festival sanctuary",
        )  # fmt: skip
        t.play(0, "warlord", "hills", "seat 1").quiet()
        assert said(t, 1) == "festival"

    def test_a_spare_clan_is_lost_rather_than_a_card(self) -> None:
        t = inis(2, 0, clans_0="cove=5", clans_1="cove=3 hills=2", actions_0="warlord", actions_1="sanctuary")
        t.play(0, "warlord", "cove", "seat 1").quiet()
        assert said(t, 1) == "clan"

    def test_who_pays_for_the_festival_is_as_the_table_says(self) -> None:
        """The Morrigan names the other player: by the default the instigator loses a clan, else who played it."""

        def naming_the_other(festival: str) -> int:
            lines = {"clans_0": "cove=2 valley=1", "clans_1": "cove=2 hills=1", "tales_0": "morrigan"}
            t = inis(2, 0, feast="cove", festival=festival, **lines).play(0, "morrigan", "no", "cove")
            return worths(t, 0)["seat 1"]

        assert naming_the_other("instigator") > 0 > naming_the_other("initiator")

    def test_a_withdrawal_is_weighed_with_what_was_said_before(self) -> None:
        lines = {"clans_0": "cove=3", "clans_1": "cove=3 valley=2 plains=2", "actions_0": "warlord"}
        t = inis(2, 0, **lines).play(0, "warlord", "cove", "seat 1").play(1, "withdraw")
        first = worths(t, 1)
        assert t.play(1, "1").asked == (1, "how-many", ["0", "1"])
        second = worths(t, 1)
        assert first["0"] != first["1"] == second["0"] != second["1"]


class TestCards:
    """Reactions, and which cards to keep."""

    @pytest.mark.parametrize(("clans", "answer"), [("valley=1 cove=1", "pass"), ("cove=3 plains=2", "geis")])
    def test_geis_is_kept_for_what_hurts(self, clans: str, answer: str) -> None:
        t = inis(2, 0, clans_0=clans, clans_1="plains=2 cove=3", actions_0="new-alliance", actions_1="geis bard")
        t.answer(0, "new-alliance", clans.split("=")[0], "place" if answer == "pass" else "seat 1")
        assert said(t, 1) == answer

    def test_the_club_saves_the_clan_that_wins(self) -> None:
        t = inis(
            2, 0, WIDE, clans_0="meadows=3 plains=1", clans_1=SIX, pretenders="1", tales_0="balors-eye", tales_1="club"
        )  # fmt: skip
        t.play(0, "balors-eye", "hills", "seat 1")
        while "club" not in t.may_react(1):
            t.pass_window(besides=-1)
        assert said(t, 1) == "club"

    def test_a_bard_after_a_removed_clan_is_a_deed(self) -> None:
        t = inis(2, 0, clans_0="cove=3", clans_1="cove=2 hills=1", actions_0="warlord bard")
        t.play(0, "warlord", "cove", "seat 1")
        while "bard" not in t.may_react(0):
            t.pass_window(besides=-1)
        assert said(t, 0) == "bard"

    def test_the_card_set_aside_is_the_least_useful(self) -> None:
        t = inis(2, 0, clans_0="plains=1", clans_1="hills=1", actions_0="bard festival sanctuary", advantages_0="cove")
        t.play(0, "bard").left_to_chance().react(0, "cove-card").quiet()
        assert said(t, 0) == "festival"


HARD = {
    "claim": (
        inis(2, 0, WIDE, clans_0=SIX, clans_1="meadows=3", actions_0="bard geis new-clans citadel", actions_1="druid"),
        0,
        "pretender",
    ),
    "end": (
        inis(
            2, 0, WIDE, clans_0=SIX, clans_1="meadows=3", actions_0="bard citadel festival", pretenders="0", passed="1",
            actions_1="conquest migration",
        ),
        0,
        "pass",
    ),
    "break": (
        inis(
            2, 1, WIDE, clans_0=SIX, clans_1="meadows=3", actions_1="bard citadel sanctuary", tales_1="balors-eye tuan",
            pretenders="0", passed="0",
        ),
        1,
        "balors-eye",
    ),
    "lead": (
        inis(
            2, 0, clans_0="valley=4 cove=1", clans_1="valley=4 hills=4", deeds="2 0", passed="1",
            actions_0="bard citadel druid new-clans sanctuary", actions_1="conquest",
        ),
        0,
        "new-clans",
    ),
}  # fmt: skip
"""Positions with one answer that is clearly best: the table, who is asked, the answer."""


@pytest.mark.parametrize("name", HARD)
class TestHard:
    """Hard finds what decides the game; chance does not."""

    def test_hard_finds_it(self, name: str) -> None:
        t, seat, answer = HARD[name]
        assert [said(t, seat, "hard", seed) for seed in (1, 2)] == [answer] * 2

    def test_random_does_not(self, name: str) -> None:
        t, seat, answer = HARD[name]
        assert {said(t, seat, "random", seed) for seed in range(8)} != {answer}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_judgement_looks_at_nothing_hidden(seats: int) -> None:
    judgement, rng = judgement_of(GAME), Rng(seats)
    state = GAME.new(seats, {})
    for step in range(500):
        question = state.question()
        if question is None:
            break
        if question.actor != CHANCE and step % 3 == 0:
            seen = state.redact(question.actor)
            weights = judgement.weigh(seen, question)
            assert weights == judgement.weigh(state, question), GAME.write_position(state)
            assert weights == judgement.weigh(seen.resample(rng), question)
            assert judgement.evaluate(seen) == judgement.evaluate(state)
        state.apply(choose(question, rng))
