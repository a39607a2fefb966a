"""What bots make of Land of Clans: the judgement in clear situations, and the search where one answer is best."""

from __future__ import annotations

import pytest

from meadhall.bots import judgement_of, new_seated_bot
from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.clans.game import GAME
from meadhall.testing import Scenario
from tests.games.clans.table import clans

JUDGEMENT = judgement_of(GAME)
TARGET = "I3 f6 g6 h6"
"""Beside it: f5 g5 e6 i6 f7 g7 h7."""
FOUR_SWORDS = "d1 f1 i1 e2 h1"
NO_WEAPONS = "h1 h2 g3 f4 a5"
LARGE = "P5 a4 b4 a5 b5 a6 / F5 k4 l4 j5 k5 k6 / W5 d10 d11 e11 e12 f12"
"""Three castles: 15 points."""
SMALL = "I3 d1 e1 f1 / L3 h1 i1 i2 / I4 l6 l7 l8 l9"
"""Three castles: 10 points."""


def answer_of(bot: str, t: Scenario, seed: int = 1, seat: int = 0) -> str:
    """Return in words what a bot answers to its question."""
    question = t.state.question_to(seat)
    assert question is not None
    return GAME.write(new_seated_bot(bot, GAME, seed).answer(t.state.redact(seat), question))


def answers(bot: str, t: Scenario, seeds: int = 3, seat: int = 0) -> set[str]:
    """Return all answers that a bot gives with several seeds."""
    return {answer_of(bot, t, seed, seat) for seed in range(seeds)}


# At a glance: building


def test_it_completes_a_castle() -> None:
    t = clans(tokens_0="d1 d2", hand_0="d3 a9 l9 h12 g7")
    assert answers("greedy", t) == {"d3"}


def test_it_builds_where_the_hand_can_finish() -> None:
    t = clans(tokens_0="d1 i12", hand_0="d2 d3 a9 l9 g7")
    assert answers("greedy", t) <= {"d2", "d3"}


def test_no_mans_land_completes_a_castle_with_any_card() -> None:
    t = clans(tokens_0="f1 f3", hand_0="a9 l9 g7 l4 a4")
    assert answers("greedy", t) == {"f2"}


def test_a_wizard_waits_until_it_completes_a_castle() -> None:
    assert not answer_of("greedy", clans(tokens_0="d1", wizards_0="2")).startswith("W")
    t = clans(tokens_0="i6 j6 j7 k7", prizes="I4 I5 W5 X5", hand_0="a9 d1 g12 a4 l4", wizards_0="1")
    assert answers("greedy", t) <= {"W k8", "W i5"}


def test_a_card_that_completes_as_much_saves_the_wizard() -> None:
    t = clans(tokens_0="d1 d2", hand_0="d3 a9 l9 h12 g7", wizards_0="2")
    assert answers("greedy", t) == {"d3"}


def test_of_several_castles_it_claims_the_dearest() -> None:
    t = clans(tokens_0="i6 j6 j7 k7", prizes="I3 L3 W5 X5", hand_0="k8 d1 g12 a4 l4").answer(0, "k8")
    assert answers("greedy", t) == {"claim W5 i6 j6 j7 k7 k8"}


def test_of_several_places_it_claims_the_one_with_friends_around() -> None:
    t = clans(tokens_0="f6 g6 i6", tokens_1="f5 e6", prizes="I3 I5 X5 Z5", hand_0="h6 d1 g12 a4 l4").answer(0, "h6")
    assert answers("greedy", t) == {"claim I3 g6 h6 i6"}


def test_a_token_that_must_move_is_none_of_the_castle() -> None:
    far = "a4 a6 a8 c5 c8 e10 g12 i11 k9 l7 l4 i3 d2"
    t = clans(tokens_0=f"f6 g6 {far}", hand_0="h6 d1 g1 a5 l5").answer(0, "h6")
    moved = {f"from {square}" for square in far.split()}
    assert answers("greedy", t, 5) <= moved


# At a glance: cards to part with


def test_it_pays_with_a_card_that_is_good_for_nothing() -> None:
    t = clans(tokens_0="f1 f3", tokens_1="h1", hand_0="W h1 e1 d3 d2").answer(0, "f2")
    assert answers("greedy", t) == {"h1"}


def test_of_two_wizards_it_plays_the_one_in_the_hand() -> None:
    t = clans(tokens_0="d1 d2", hand_0="W a9 l9 h12 g7", wizards_0="1").answer(0, "W d3")
    assert answers("greedy", t) == {"W"}


def test_in_a_pass_it_keeps_shields_for_its_castles() -> None:
    lines = {"castles_0": TARGET, "tokens_1": "e1 g1 d2 h1 h2", "hand_0": "e1 g1 d2 h1 h2"}
    t = clans(2, 0, **lines).answer(0, "pass")
    assert answers("greedy", t) <= {"h1", "h2"}
    t.answer(0, "h1", "h2")
    assert answers("greedy", t) == {"enough"}


# At a glance: battle


def test_it_attacks_with_many_swords_and_builds_with_few() -> None:
    weak = clans(tokens_0="f5", castles_1=TARGET, hand_0=NO_WEAPONS.replace("h1", "d1"))
    assert not answer_of("greedy", weak).startswith("attack")
    strong = clans(tokens_0="f5", castles_1=TARGET, hand_0=FOUR_SWORDS)
    assert answers("greedy", strong) == {"attack f6 with 4 swords"}


def test_with_swords_in_hand_it_goes_beside_a_castle() -> None:
    t = clans(castles_1=TARGET, hand_0="f5 d1 f1 i1 e2")
    assert answers("greedy", t) == {"f5"}


def test_it_repels_an_attack() -> None:
    t = clans(turn=1, tokens_1="f5", castles_0=TARGET, hand_1=FOUR_SWORDS, hand_0="e1 g1 d2 g2 d3")
    t.answer(1, "attack f6 with 1 sword", "d1")
    assert answers("greedy", t) == {"1 shield"}


def test_partners_add_swords_and_pledge_shields() -> None:
    t = clans(4, teams="yes", tokens_0="f5", castles_1=TARGET, hand_0=FOUR_SWORDS, hand_2="e3 h3 b4 h2 g3")
    t.answer(0, "attack f6 with 2 swords", "d1", "f1")
    assert answers("greedy", t, seat=2) == {"add 3 swords"}
    t.answer(2, "add 0 swords")
    for seat in (1, 3):
        assert len(t.asked_of(seat)) == 1 or answers("greedy", t, seat=seat) == {t.asked_of(seat)[-1]}


# At a glance: the end


def test_it_does_not_end_the_game_behind() -> None:
    lines = {"castles_0": SMALL, "castles_1": LARGE, "prizes": "O4 S4 Z5 X5", "tokens_0": "f6 g6 f7"}
    t = clans(2, 0, hand_0="g7 d3 g10 i10 c9", **lines)
    assert "g7" not in answers("greedy", t, 5)


def test_it_ends_the_game_ahead() -> None:
    lines = {"castles_0": LARGE, "castles_1": SMALL, "prizes": "O4 S4 Z5 X5", "tokens_0": "f6 g6 f7"}
    t = clans(2, 0, hand_0="g7 d3 g10 i10 c9", **lines)
    assert answers("greedy", t) == {"g7"}


# The search


def random_misses(t: Scenario, wanted: str) -> bool:
    """Return whether answering at random often misses what is best."""
    return sum(answer_of("random", t, seed).startswith(wanted) for seed in range(20)) < 15


AHEAD = {"castles_0": LARGE, "castles_1": SMALL, "prizes": "O4 S4 Z5 X5"}
BEHIND = {"castles_0": SMALL, "castles_1": LARGE, "prizes": "O4 S4 Z5 X5"}


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        ({**AHEAD, "tokens_0": "f6 g6 f7", "hand_0": "g7 d3 g10 i10 c9"}, "g7"),
        ({**AHEAD, "prizes": "O4 I5 Z5 X5", "tokens_0": "f6 g6 f7", "wizards_0": "1"}, "W g7"),
        ({**AHEAD, "tokens_0": "d2", "hand_0": "b9 e2 a9 h3 d9"}, "attack"),
    ],
    ids=["by a card", "by a Wizard", "by an attack"],
)
def test_a_hard_bot_wins_now(lines: dict[str, str], wanted: str) -> None:
    t = clans(2, 0, **lines)
    assert all(answer.startswith(wanted) for answer in answers("hard", t, 2))
    assert random_misses(t, wanted)


def test_a_hard_bot_does_not_end_the_game_behind() -> None:
    t = clans(2, 0, tokens_0="f6 g6 f7", hand_0="g7 d3 g10 i10 c9", **BEHIND)
    assert "g7" not in answers("hard", t, 3)
    assert "g7" in answers("random", t, 20)


def test_a_hard_bot_stops_a_clan_that_would_win() -> None:
    t = clans(tokens_1="f6 g6 f7", wizards_1="1", hand_0="g7 d3 g10 i10 c9", castles_1=LARGE, prizes="O4 V5 Z5 X5")
    assert answers("hard", t, 3) == {"g7"}
    assert random_misses(t, "g7")


# Fairness


def test_bots_look_only_at_what_their_seat_may_know() -> None:
    rng = Rng(5)
    for seats, settings in GAME.modes():
        state = GAME.new(seats, settings)
        while (question := state.question()) is not None:
            if question.actor == CHANCE:
                state.apply(choose(question, rng))
                continue
            seen = state.redact(question.actor)
            worth = JUDGEMENT.weigh(seen, question)
            assert len(worth) == len(question.options)
            assert JUDGEMENT.weigh(seen.resample(rng), question) == worth
            assert JUDGEMENT.weigh(state, question) == worth
            assert JUDGEMENT.evaluate(seen) == JUDGEMENT.evaluate(state)
            state.apply(question.options[worth.index(max(worth))])
