"""The end of the game: the fourth prize, who has won, ties, and the seat that begins."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.clans.game import GAME
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans, fresh, line

SITES = {
    "I3": "d1 e1 f1", "L3": "g1 h1 g2", "I4": "a4 b4 c4 d4", "L4": "a5 b5 c5 a6", "T4": "d9 e9 f9 e10",
    "O4": "j4 k4 j5 k5", "S4": "d11 e11 e12 f12", "I5": "f4 f5 f6 f7 f8", "L5": "g4 h4 g5 g6 g7",
    "Y5": "l5 l6 k7 l7 l8", "P5": "g9 h9 i9 g10 h10",
}  # fmt: skip
"""Where each castle stands in these tests; no two overlap."""
HAND = "i12 d3 i3 d6 l9"
"""The Swords among them are i12, d6 and l9."""
ONE_SHIELD = "e4 c6 d7 j7 k8"
TABLES = [(2, "six"), (3, "six"), (4, "six"), (4, "yes"), (6, "six")]


def castles(names: str) -> str:
    """The line of a clan that holds these castles."""
    return " / ".join(f"{name} {SITES[name]}" for name in names.split())


def table(seats: int, held: list[str], turn: int = 0, **lines: str) -> Scenario:
    """A table at which the clans hold these castles."""
    return clans(seats, turn, **{f"castles_{clan}": castles(names) for clan, names in enumerate(held)}, **lines)


def ended_by_claim(seats: int, held: list[str], prize: str, **lines: str) -> Scenario:
    """Seat 0 completes a fourth castle on the bottom right of the board, with the card i12."""
    tokens = {"O4": "h11 i11 h12", "V5": "i10 i11 h12 g12"}[prize]
    t = table(seats, held, 0, hand_0=HAND, tokens_0=tokens, prizes=f"{prize} W5 F5 N5", **lines)
    return t.answer(0, "i12")


# The fourth prize


@rule("CLA-R31", "CLA-R32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_at_once_when_a_player_gets_the_fourth_prize(seats: int) -> None:
    t = ended_by_claim(seats, ["I3 L3 I4", "I5"], "V5")
    reason, scores, ranks = t.result()
    assert (reason, scores) == ("fourth-prize", [15, 5, 0, 0][:seats])
    assert ranks == [1, 2, 3, 3][:seats]
    assert t.told("prize-laid", "drew") == []
    assert [fact[3] for fact in t.told("ended")] == [GAME.endings.index("fourth-prize")]


@rule("CLA-R31", "CLA-C17")
@pytest.mark.parametrize("held", ["", "I3", "I3 L3"])
def test_the_game_goes_on_with_fewer_than_four_prizes(held: str) -> None:
    t = ended_by_claim(2, [held, "I5 L5 Y5"], "V5").left_to_chance()
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")
    assert len(t["castles 0"].split(" / ")) == len(held.split()) + 1
    assert t.state.outcome is None


@rule("CLA-R31")
def test_prizes_of_several_players_do_not_add_up() -> None:
    t = ended_by_claim(4, ["I3 L3", "I5 L5 Y5", "I4 L4 P5", "T4 S4"], "V5").left_to_chance()
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")


@rule("CLA-R31", "CLA-R28")
def test_the_fourth_prize_may_come_by_wizard() -> None:
    t = table(3, ["I5", "I3 L3 I4", "L5"], 1, wizards_1="1", tokens_1="g12 h12 i11", prizes="L4 W5 F5 N5")
    assert t.answer(1, "W i12").result() == ("fourth-prize", [5, 14, 5], [2, 1, 2])


@rule("CLA-R31", "CLA-R26")
def test_the_fourth_prize_may_come_from_no_mans_land() -> None:
    t = table(2, ["I4 L4 T4", ""], hand_0=HAND, tokens_0="h11 f11", prizes="I3 W5 F5 N5").answer(0, "g11", "d3")
    assert t.result() == ("fourth-prize", [15, 0], [1, 2])


@rule("CLA-R31", "CLA-C5")
def test_of_several_complete_castles_the_fourth_prize_is_the_one_that_is_chosen() -> None:
    t = table(2, ["I4 L4 I3", ""], hand_0=HAND, tokens_0="h11 i11 h12", prizes="O4 L3 W5 F5").answer(0, "i12")
    assert t.answer(0, "claim L3 h11 i11 i12").result() == ("fourth-prize", [14, 0], [1, 2])


@rule("CLA-C19", "CLA-R31", "CLA-C34")
def test_the_fourth_prize_may_come_from_an_attack_and_the_game_ends_at_once() -> None:
    t = table(3, ["I4 L4 I3", "I5 L3", "L5"], hand_0=HAND, tokens_0="h2", hand_1=ONE_SHIELD)
    t.answer(0, "attack g1 with 1 sword", "d6").answer(1, "0 shields")
    assert t.result() == ("fourth-prize", [14, 5, 5], [1, 2, 2])
    assert t.told("drew") == []


@rule("CLA-C19", "CLA-R32")
def test_a_prize_taken_by_the_last_attack_no_longer_counts_for_the_loser() -> None:
    t = table(2, ["I4 L4 I3", "I5 L5 L3"], hand_0=HAND, tokens_0="h2 i1", hand_1=ONE_SHIELD)
    t.answer(0, "attack g1 with 1 sword", "d6").answer(1, "0 shields")
    assert t.result() == ("fourth-prize", [14, 10], [1, 2])


@rule("CLA-C19")
def test_a_repelled_attack_on_the_fourth_prize_ends_nothing() -> None:
    t = table(2, ["I4 L4 I3", "L3"], hand_0=HAND, tokens_0="h2", hand_1=ONE_SHIELD)
    t.answer(0, "attack g1 with 1 sword", "d6").answer(1, "1 shield").left_to_chance()
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")
    assert t.state.outcome is None


@rule("CLA-C19", "CLA-C17")
def test_a_third_prize_from_an_attack_ends_nothing_even_if_the_loser_had_three() -> None:
    t = table(2, ["I4 L4", "I5 L5 L3"], hand_0=HAND, tokens_0="h2 i1 f3", hand_1=ONE_SHIELD)
    t.answer(0, "attack g1 with 1 sword", "d6").answer(1, "0 shields").left_to_chance()
    assert [len(t[f"castles {clan}"].split(" / ")) for clan in (0, 1)] == [3, 2]
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")


# Who has won


@rule("CLA-R32")
def test_most_points_win_also_against_the_one_who_ended_the_game() -> None:
    t = ended_by_claim(2, ["I3 L3 I4", "I5 L5 Y5"], "O4")
    assert t.result() == ("fourth-prize", [14, 15], [2, 1])


@rule("CLA-R32", "CLA-C20")
@pytest.mark.parametrize(
    ("held", "scores", "ranks"),
    [
        (["I3 L3 I4", "I5 L5", "Y5 L4 T4"], [14, 10, 13], [1, 3, 2]),
        (["I3 L3 I4", "I5 L5 Y5", "P5 L4"], [14, 15, 9], [2, 1, 3]),
        (["I3 L3 I4", "", "I5 L5 Y5", "L4 T4 P5"], [14, 0, 15, 13], [2, 4, 1, 3]),
    ],
)
def test_all_seats_are_ranked_by_their_points(held: list[str], scores: list[int], ranks: list[int]) -> None:
    assert ended_by_claim(len(held), held, "O4").result() == ("fourth-prize", scores, ranks)


@rule("CLA-C20")
def test_among_equal_points_four_prizes_beat_three() -> None:
    t = ended_by_claim(2, ["I3 L3 I4", "I5 L5 Y5"], "V5")
    assert t.result() == ("fourth-prize", [15, 15], [1, 2])


@rule("CLA-C20")
def test_the_number_of_prizes_never_beats_points() -> None:
    t = ended_by_claim(3, ["I3 L3 I4", "I5 L5 Y5", "P5 T4 S4"], "O4")
    assert t.result() == ("fourth-prize", [14, 15, 13], [2, 1, 3])


def ended_by_stall(seats: int, held: list[str], **lines: str) -> Scenario:
    """The last of the passes that end a game; the squares of the hand are taken."""
    hand = "d3 i3 c6 d7 l9"
    t = table(seats, held, 0, passes=str(2 * seats - 1), hand_0=hand, tokens_0=hand, prizes="W5 F5 N5 Z5", **lines)
    return t.answer(0, "pass", "enough")


@rule("CLA-C20", "CLA-C29")
@pytest.mark.parametrize(
    ("held", "scores", "ranks"),
    [
        (["I5", "L5"], [5, 5], [1, 1]),
        (["I5 I3", "L4 T4"], [8, 8], [1, 1]),
        (["I5 L5", "I3 L3 I4"], [10, 10], [2, 1]),
        (["I3 L3 I4", "I5 L5"], [10, 10], [1, 2]),
        (["I3 L3 I4", "I5 L5", "P5 Y5"], [10, 10, 10], [1, 2, 2]),
        (["I5 L5", "I3 L3 I4", "T4"], [10, 10, 4], [2, 1, 3]),
        (["I4 L4 T4", "I3 I5 O4", ""], [12, 12, 0], [1, 1, 3]),
        (["I3", "I4 L4 T4", "S4", "L3 I5 O4"], [3, 12, 4, 12], [4, 1, 3, 1]),
        (["I3 L3 I4", "I5 L5", "P5 Y5", "T4"], [10, 10, 10, 4], [1, 2, 2, 4]),
        (["", "", "", ""], [0, 0, 0, 0], [1, 1, 1, 1]),
    ],
)
def test_equal_points_are_parted_by_the_number_of_prizes_and_else_the_victory_is_shared(
    held: list[str], scores: list[int], ranks: list[int]
) -> None:
    t = ended_by_stall(len(held), held)
    assert t.result() == ("stall", scores, ranks)
    assert t.state.outcome is not None
    assert t.state.outcome.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]


# Teams


@rule("CLA-R35", "CLA-R31")
@pytest.mark.parametrize(
    ("seats", "turn", "scores", "ranks"),
    [
        (4, 0, [15, 5, 15, 5], [1, 3, 1, 3]),
        (4, 2, [15, 5, 15, 5], [1, 3, 1, 3]),
        (6, 0, [15, 5, 0, 15, 5, 0], [1, 3, 5, 1, 3, 5]),
        (6, 3, [15, 5, 0, 15, 5, 0], [1, 3, 5, 1, 3, 5]),
    ],
)
def test_the_fourth_prize_of_a_team_ends_the_game_whichever_partner_wins_it(
    seats: int, turn: int, scores: list[int], ranks: list[int]
) -> None:
    lines = {f"hand_{turn}": HAND, "teams": "yes", "tokens_0": "i10 i11 h12 g12", "prizes": "V5 W5 F5 N5"}
    t = table(seats, ["I3 L3 I4", "I5"], turn, **lines)
    assert t.answer(turn, "i12").result() == ("fourth-prize", scores, ranks)


@rule("CLA-R35")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_team_with_three_prizes_plays_on(seats: int) -> None:
    t = ended_by_claim(seats, ["I3 L3", "I5 L5 Y5"], "V5", teams="yes").left_to_chance()
    assert t.asked is not None
    assert t.asked[:2] == (1, "turn")


@rule("CLA-R35", "CLA-R32")
@pytest.mark.parametrize(
    ("seats", "held", "scores", "ranks"),
    [
        (4, ["I3 L3 I4", "I5 L5 Y5"], [14, 15, 14, 15], [3, 1, 3, 1]),
        (6, ["I3 L3 I4", "I5 L5 Y5", "P5"], [14, 15, 5, 14, 15, 5], [3, 1, 5, 3, 1, 5]),
        (6, ["I3 L3 I4", "P5", "I5 L5 Y5"], [14, 5, 15, 14, 5, 15], [3, 5, 1, 3, 5, 1]),
    ],
)
def test_the_team_with_most_points_wins_even_if_another_ended_the_game(
    seats: int, held: list[str], scores: list[int], ranks: list[int]
) -> None:
    assert ended_by_claim(seats, held, "O4", teams="yes").result() == ("fourth-prize", scores, ranks)


@rule("CLA-R35", "CLA-C20", "CLA-C29")
@pytest.mark.parametrize(
    ("seats", "held", "scores", "ranks"),
    [
        (4, ["I5", "L5"], [5, 5, 5, 5], [1, 1, 1, 1]),
        (4, ["I5 L5", "I3 L3 I4"], [10, 10, 10, 10], [3, 1, 3, 1]),
        (6, ["I5 L5", "I3 L3 I4", "P5 Y5"], [10] * 6, [3, 1, 3, 3, 1, 3]),
        (6, ["I4 L4", "", "I5 I3"], [8, 0, 8, 8, 0, 8], [1, 5, 1, 1, 5, 1]),
    ],
)
def test_ties_of_teams_are_parted_or_shared_like_those_of_players(
    seats: int, held: list[str], scores: list[int], ranks: list[int]
) -> None:
    assert ended_by_stall(seats, held, teams="yes").result() == ("stall", scores, ranks)


@rule("CLA-R35", "CLA-C19")
def test_a_teams_fourth_prize_may_come_from_an_attack_of_either_partner() -> None:
    t = table(4, ["I4 L4 I3", "I5 L3"], 2, teams="yes", hand_2="d6 d3 i3 f3 h2", tokens_0="h2", hand_1=ONE_SHIELD)
    t.answer(2, "attack g1 with 1 sword").answer(0, "add 0 swords").answer(1, "0 shields").answer(3, "0 shields")
    assert t.result() == ("fourth-prize", [14, 5, 14, 5], [1, 3, 1, 3])


# Castles never run out


def held_castles(state: State) -> list[list[str]]:
    """The castles of each clan, with their squares."""
    texts = [text for text in GAME.write_position(state).splitlines() if text.startswith("castles ")]
    return [[name for name in text.split(":")[1].split("/") if name.strip()] for text in texts]


@rule("CLA-C17", "CLA-R31", "CLA-R32", "CLA-R35", "CLA-C20")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("mode", ["turn", "extra"])
def test_through_whole_games_a_clan_has_its_fourth_castle_only_when_the_game_is_over(
    seats: int, teams: str, mode: str
) -> None:
    for seed in range(3):
        state, rng = fresh(seats, seed, teams=teams, wizard=mode), Rng(seed)
        while (question := state.question()) is not None:
            if GAME.kinds[question.kind] == "turn":
                assert max(len(names) for names in held_castles(state)) <= 3
            state.apply(choose(question, rng))
        outcome, held = state.outcome, held_castles(state)
        assert outcome is not None
        most = max(len(names) for names in held)
        assert most == 4 if GAME.endings[outcome.reason] == "fourth-prize" else most <= 3
        worth = [(sum(len(name.split()) - 1 for name in names), len(names)) for names in held]
        by_seat = [worth[seat % len(held)] for seat in range(seats)]
        assert outcome.scores == [points for points, _ in by_seat]
        assert outcome.ranks == [1 + sum(other > mine for other in by_seat) for mine in by_seat]


# Who begins


@rule("CLA-C21")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_who_begins_is_left_to_chance(seats: int, teams: str) -> None:
    state = GAME.new(seats, {"teams": teams})
    question = state.question()
    assert question is not None
    while GAME.kinds[question.kind] != "starter":
        assert question.actor == CHANCE
        state.apply(question.options[0])
        question = state.question()
        assert question is not None
    assert [GAME.write(option) for option in question.options] == [f"seat {seat}" for seat in range(seats)]


@rule("CLA-C21")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_seat_may_be_the_one_that_chance_names_and_it_has_the_first_turn(seats: int) -> None:
    first = set()
    for seed in range(40):
        state = fresh(seats, seed)
        question = state.question()
        assert question is not None
        assert (GAME.kinds[question.kind], str(question.actor)) == ("turn", line(state, "first"))
        first.add(question.actor)
    assert first == set(range(seats))


@rule("CLA-C21", "CLA-R9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_table_may_name_the_seat_that_begins_and_the_others_follow_clockwise(seats: int, teams: str) -> None:
    for start in range(seats):
        state = GAME.new(seats, {"teams": teams, "starting_seat": str(start)})
        rng, kinds = Rng(start), [""]
        turns: list[int] = []
        while len(turns) < seats:
            question = state.question()
            assert question is not None
            kinds.append(GAME.kinds[question.kind])
            if kinds[-1] == "turn":
                turns.append(question.actor)
                state.apply(question.options[0])
            else:
                state.apply(choose(question, rng))
        assert "starter" not in kinds
        assert turns == [(start + at) % seats for at in range(seats)]


@rule("CLA-C21")
@pytest.mark.parametrize(("seats", "named"), [(2, "2"), (3, "3"), (4, "4"), (4, "5"), (6, "6"), (2, "-1")])
def test_a_seat_that_is_not_at_the_table_cannot_begin(seats: int, named: str) -> None:
    with pytest.raises(ValueError, match="starting_seat"):
        GAME.new(seats, {"starting_seat": named})
