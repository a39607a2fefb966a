"""Passing: who may, what is discarded, and the end of a game in which nobody does anything else."""

from __future__ import annotations

import pytest

from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans

HAND = "d4 a5 b6 e6 g6"
"""One Sword, two Shields, two cards with neither."""
OTHER = "c6 d7 f6 g7 h2"
GREY = ["f2", "e5", "h5", "k6", "b7", "e8", "h8", "g11"]
TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (6, "yes")]


def beside(one: str, other: str) -> bool:
    """Whether two squares have a side in common."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def stuck(seats: int, turn: int = 0, **lines: str) -> Scenario:
    """A table at which nobody can play a card: tokens lie on the squares of all hands, none beside no-man's-land."""
    count = seats // 2 if lines.get("teams") == "yes" else seats
    blocked = {word for key, value in lines.items() if key.startswith("castles_") for word in value.split()}
    squares = [s for s in CARDS if s != "W" and s not in blocked and not any(beside(s, grey) for grey in GREY)]
    squares = squares[: 5 * seats]
    for seat in range(seats):
        lines.setdefault(f"hand_{seat}", " ".join(squares[seat::seats]))
    for clan in range(count):
        lines.setdefault(f"tokens_{clan}", " ".join(squares[clan::count]))
    return clans(seats, turn, **lines)


def pass_round(t: Scenario, seat: int, n: int) -> int:
    """Pass for this many seats in turn without discarding; return whose turn it would be."""
    for _ in range(n):
        assert t.asks() == (seat, "turn")
        t.answer(seat, "pass", "enough")
        seat = (seat + 1) % t.state.seats
    return seat


# Who may pass


@rule("CLA-C9")
@pytest.mark.parametrize(
    "lines",
    [
        {"tokens_0": "d4 a5 b6 e6 g6"},
        {"tokens_1": "d4 a5 b6 e6 g6"},
        {"tokens_2": "d4 a5 b6 e6 g6"},
        {"castles_0": "I3 b6 c6 d6", "tokens_0": "d4", "tokens_1": "a5", "tokens_2": "e6 g6"},
        {"castles_1": "L3 a5 b5 b6", "tokens_0": "d4 e6 g6"},
        {"castles_2": "I4 d4 e4 f4 g4 / L3 a5 a6 b6", "castles_1": "I3 e6 f6 g6"},
    ],
    ids=["own", "opponent", "third", "own-castle", "opponents-castle", "castles-only"],
)
def test_whose_cards_all_show_squares_that_are_taken_may_pass(lines: dict[str, str]) -> None:
    t = clans(3, 0, hand_0=HAND, **lines)
    assert t.asked_of(0) == ["pass"]
    assert t.refused(0, "pass") == ""


@rule("CLA-C9")
@pytest.mark.parametrize("free", HAND.split())
@pytest.mark.parametrize("taker", [0, 1])
def test_nobody_may_pass_while_a_single_card_shows_a_free_square(free: str, taker: int) -> None:
    taken = " ".join(card for card in HAND.split() if card != free)
    t = clans(2, 0, **{"hand_0": HAND, f"tokens_{taker}": taken})
    assert t.refused(0, "pass") == "CLA-C9"
    assert t.asked_of(0) == [free]


@rule("CLA-C9", "CLA-R14")
def test_nobody_may_pass_for_want_of_tokens_while_a_square_is_free() -> None:
    tokens = "d4 a5 b6 e6 d1 f1 h1 l4 l6 l8 d12 f12 h12 a8 c8"
    t = clans(hand_0=HAND, tokens_0=tokens, prizes="W5 Z5 X5 V5")
    assert t.refused(0, "pass") == "CLA-C9"
    assert t.asked_of(0) == ["g6"]


@rule("CLA-C9", "CLA-R26")
@pytest.mark.parametrize(
    ("grey", "tokens"), [("f2", "d2 e2"), ("k6", "j6 k7"), ("g11", "f11 h11"), ("b7", "b8 b9"), ("h5", "h6 i5")]
)
def test_nobody_may_pass_who_can_complete_a_castle_on_no_mans_land(grey: str, tokens: str) -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", tokens_0=tokens, prizes="I3 L3 W5 Z5")
    assert t.refused(0, "pass") == "CLA-C9"
    assert t.asked_of(0) == [grey]


@rule("CLA-C9", "CLA-R26")
@pytest.mark.parametrize(
    "lines",
    [
        {"tokens_0": "d2 e2", "prizes": "L3 W5 Z5 X5"},
        {"tokens_0": "e2", "prizes": "I3 L3 W5 Z5"},
        {"tokens_2": "d2 e2", "prizes": "I3 L3 W5 Z5"},
        {"tokens_0": "d12 e12 f12", "prizes": "I3 L3 W5 Z5"},
    ],
    ids=["no-prize", "one-short", "others", "complete-elsewhere"],
)
def test_no_mans_land_that_completes_nothing_of_ones_own_does_not_forbid_a_pass(lines: dict[str, str]) -> None:
    t = clans(3, 0, hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", **lines)
    assert t.asked_of(0) == ["pass"]


@rule("CLA-C9", "CLA-C36")
def test_with_all_tokens_out_no_mans_land_that_can_be_completed_still_forbids_a_pass() -> None:
    tokens = "d2 e2 a4 c4 l4 a6 l6 a8 c8 l8 d12 f12 h12 j9 j4"
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", tokens_0=tokens, prizes="I3 W5 Z5 X5")
    assert t.refused(0, "pass") == "CLA-C9"


@rule("CLA-C9")
@pytest.mark.parametrize("mode", ["turn", "extra"])
@pytest.mark.parametrize(
    ("wizards", "hand"), [("1", HAND), ("2", HAND), ("0", "d4 a5 b6 e6 W"), ("0", "W W W W W"), ("1", "d4 W W W W")]
)
def test_a_wizard_open_or_in_the_hand_does_not_forbid_a_pass(mode: str, wizards: str, hand: str) -> None:
    t = clans(wizard=mode, wizards_0=wizards, hand_0=hand, tokens_1="d4 a5 b6 e6 g6")
    assert t.refused(0, "pass") == ""
    assert {"pass", "W f6", "W d4 x"} <= set(t.asked_of(0))


@rule("CLA-C9", "CLA-R26", "CLA-C27")
def test_a_hand_of_wizards_alone_may_not_pass_when_it_can_pay_for_no_mans_land() -> None:
    t = clans(hand_0="W W W W W", tokens_0="d2 e2", prizes="I3 W5 Z5 X5")
    assert t.refused(0, "pass") == "CLA-C9"


@rule("CLA-C9", "CLA-R7")
def test_an_attack_that_is_possible_does_not_forbid_a_pass() -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", castles_1="I3 d1 e1 f1", tokens_0="d2")
    assert t.asked_of(0) == ["attack d1 with 1 sword", "pass"]


@rule("CLA-C9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_what_others_hold_has_no_part_in_it(seats: int, teams: str) -> None:
    t = clans(seats, 1, teams=teams, hand_0=OTHER, hand_1=HAND, tokens_0="d4 a5 b6 e6 g6")
    assert t.asked_of(1) == ["pass"]
    t = clans(seats, 1, teams=teams, hand_0=HAND, hand_1=OTHER, tokens_0="d4 a5 b6 e6 g6")
    assert t.refused(1, "pass") == "CLA-C9"


# What a pass is


@rule("CLA-C9", "CLA-C37")
@pytest.mark.parametrize("n", range(6))
def test_in_a_pass_any_number_of_cards_is_discarded_and_as_many_are_drawn(n: int) -> None:
    t = clans(3, hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", used="c6").answer(0, "pass")
    assert t.asks() == (0, "discard")
    t.answer(0, *HAND.split()[:n])
    if n < 5:
        t.answer(0, "enough")
    assert sorted(t["used"].split()) == sorted(["c6", *HAND.split()[:n]])
    for left in range(n, 0, -1):
        assert t.asks() == (-1, "deal")
        assert len(t["hand 0"].split()) == 5 - left
        assert not set(t.asked_of(-1)) & set(HAND.split())
        t.chance(t.asked_of(-1)[0])
    assert t.asks() == (1, "turn")
    assert len(t["hand 0"].split()) == 5
    assert set(HAND.split()[n:]) <= set(t["hand 0"].split())


@rule("CLA-C37")
def test_every_card_of_the_hand_may_be_discarded_and_one_may_stop_at_once() -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "pass")
    assert sorted(t.asked_of(0)) == sorted([*HAND.split(), "enough"])


@rule("CLA-C9")
@pytest.mark.parametrize("card", HAND.split())
def test_whichever_single_card_is_discarded_the_four_others_stay(card: str) -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "pass", card, "enough")
    assert (t["used"], set(t["hand 0"].split())) == (card, set(HAND.split()) - {card})
    assert [fact[0] for fact in t.told("discarded")] == [0]
    assert [fact[::3] for fact in t.told("passed")] == [(0, 1)]


@rule("CLA-C9", "CLA-C4")
def test_a_pass_is_no_conquest_and_claims_nothing() -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", tokens_0="g12 h12 i12", prizes="I3 W5 Z5 X5")
    t.answer(0, "pass", "enough")
    assert (t["tokens 0"], t["castles 0"], t["prizes"]) == ("g12 h12 i12", "", "I3 W5 Z5 X5")
    assert t.asks() == (1, "turn")


@rule("CLA-C9")
def test_after_drawing_the_turn_is_over_even_if_a_new_card_could_be_played() -> None:
    t = clans(hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "pass", "g6", "enough").chance("a8")
    assert "a8" in t["hand 0"].split()
    assert t.asks() == (1, "turn")


@rule("CLA-C37", "CLA-C27")
def test_a_drawn_wizard_may_be_discarded_and_an_open_one_may_not() -> None:
    t = clans(wizards_0="2", hand_0="d4 a5 b6 e6 W", tokens_1="d4 a5 b6 e6 g6").answer(0, "pass")
    assert sorted(t.asked_of(0)) == sorted(["d4", "a5", "b6", "e6", "W", "enough"])
    t.answer(0, "W")
    assert "W" not in t.asked_of(0)
    t.answer(0, "enough")
    assert (t["used"], t["wizards 0"]) == ("W", "2")
    assert len(t.left_to_chance()["hand 0"].split()) == 5


@rule("CLA-C37")
def test_open_wizards_alone_are_no_cards_to_discard() -> None:
    t = clans(wizards_0="2", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "pass")
    assert sorted(t.asked_of(0)) == sorted([*HAND.split(), "enough"])


@rule("CLA-C37")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_of_several_drawn_wizards_any_number_may_be_discarded(n: int) -> None:
    t = clans(hand_0="d4 a5 W W W", tokens_1="d4 a5").answer(0, "pass", *["W"] * n, "enough")
    assert t["used"] == " ".join(["W"] * n)
    assert t["hand 0"].split().count("W") == 3 - n
    t.left_to_chance()
    assert t.asks() == (1, "turn")


@rule("CLA-C37", "CLA-C27", "CLA-R15")
def test_a_discarded_wizard_is_shuffled_back_like_any_used_card() -> None:
    t = clans(hand_0="d4 a5 b6 e6 W", tokens_1="d4 a5 b6 e6", hand_1=OTHER)
    rest = [card for card in CARDS if card != "W" and card not in ["d4", "a5", "b6", "e6", *OTHER.split()]]
    t.given("used", " ".join(rest)).answer(0, "pass", "W", "enough").chance("W")
    assert t["hand 0"].split().count("W") == 1


@rule("CLA-C9", "CLA-C32")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_nobody_sees_the_discards_before_the_choice_is_made(viewer: int) -> None:
    views = []
    for cards in (["d4"], ["a5", "g6"]):
        t = clans(3, hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "pass", *cards)
        assert t.told("discarded", "passed") == []
        views.append(t.state.redact(viewer).key())
    assert views[0] == views[1]


# The stall


@rule("CLA-C29")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("turn", [0, 1])
def test_the_game_ends_when_all_have_passed_exactly_twice(seats: int, teams: str, turn: int) -> None:
    t = stuck(seats, turn, teams=teams, first=str(turn))
    last = pass_round(t, turn, 2 * seats - 1)
    assert (t.asks(), t["passes"]) == ((last, "turn"), str(2 * seats - 1))
    t.answer(last, "pass", "enough")
    assert t.ending() == "stall"
    assert len(t.told("passed")) == 2 * seats
    assert [fact[3] for fact in t.told("ended")] == [GAME.endings.index("stall")]


@rule("CLA-C29")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_last_pass_ends_the_game_whoever_makes_it(seats: int, teams: str) -> None:
    for turn in range(seats):
        t = stuck(seats, turn, teams=teams, passes=str(2 * seats - 1)).answer(turn, "pass", "enough")
        assert t.ending() == "stall"
        t = stuck(seats, turn, teams=teams, passes=str(2 * seats - 2)).answer(turn, "pass", "enough")
        assert t.asks() == ((turn + 1) % seats, "turn")


@rule("CLA-C29")
def test_passes_with_discards_count_like_those_without() -> None:
    t = stuck(2, passes="3", hand_0=HAND, hand_1=OTHER, tokens_0=HAND, tokens_1=OTHER, prizes="W5 Z5 X5 V5")
    t.answer(0, "pass", "d4", "a5", "enough").left_to_chance()
    assert t.ending() == "stall"


@rule("CLA-C29")
@pytest.mark.parametrize("mode", ["turn", "extra"])
def test_who_could_have_played_a_wizard_or_attacked_has_passed_all_the_same(mode: str) -> None:
    t = clans(
        wizard=mode, passes="3", wizards_0="2", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", castles_1="I3 d1 e1 f1",
        tokens_0="d2",
    )  # fmt: skip
    assert "attack d1 with 1 sword" in t.asked_of(0)
    assert t.answer(0, "pass", "enough").ending() == "stall"


@rule("CLA-C29")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_conquest_breaks_the_succession_of_passes(seats: int, teams: str) -> None:
    t = stuck(seats, teams=teams, passes=str(2 * seats - 1), hand_0="i12")
    t.answer(0, "i12").left_to_chance()
    assert t["passes"] == "0"
    pass_round(t, 1, seats - 1)
    assert t["passes"] == str(seats - 1)
    assert t.asks() == (0, "turn")


@rule("CLA-C29")
def test_after_a_conquest_everybody_has_to_pass_twice_again() -> None:
    t = stuck(3, 1, passes="5", wizards_1="1").answer(1, "W i12")
    assert pass_round(t, 2, 5) == 1
    assert t.answer(1, "pass", "enough").ending() == "stall"


@rule("CLA-C29")
@pytest.mark.parametrize("shields", ["0 shields", "1 shield"])
def test_an_attack_breaks_the_succession_of_passes_repelled_or_not(shields: str) -> None:
    t = clans(
        passes="3", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", castles_1="I3 d1 e1 f1", tokens_0="d2",
        hand_1="e4 c6 d7 f6 g7",
    )  # fmt: skip
    t.answer(0, "attack d1 with 1 sword").answer(1, shields).left_to_chance()
    assert (t.asks(), t["passes"]) == ((1, "turn"), "0")


@rule("CLA-C29", "CLA-R26")
def test_conquering_no_mans_land_breaks_the_succession_of_passes() -> None:
    t = clans(passes="3", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", tokens_0="d2 e2", prizes="I3 W5 Z5 X5")
    t.answer(0, "f2", "d4").left_to_chance()
    assert (t.asks(), t["passes"]) == ((1, "turn"), "0")


@rule("CLA-C29", "CLA-R32")
@pytest.mark.parametrize(
    ("castles", "scores", "ranks"),
    [
        (("", "", ""), [0, 0, 0], [1, 1, 1]),
        (("", "I3 d1 e1 f1", ""), [0, 3, 0], [2, 1, 2]),
        (("I4 a4 b4 c4 d4", "I3 d1 e1 f1", "I5 f4 f5 f6 f7 f8"), [4, 3, 5], [2, 3, 1]),
    ],
)
def test_after_a_stall_the_points_decide(castles: tuple[str, str, str], scores: list[int], ranks: list[int]) -> None:
    one, two, three = castles
    t = stuck(3, castles_0=one, castles_1=two, castles_2=three, passes="5").answer(0, "pass", "enough")
    assert t.ending() == "stall"
    assert t.state.outcome is not None
    assert (t.state.outcome.scores, t.state.outcome.ranks) == (scores, ranks)
