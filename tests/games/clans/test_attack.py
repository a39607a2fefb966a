"""Attacks: who may attack which castle, with how many Swords, how it is repelled, and what the winner takes."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans

SWORDS = ["d1", "f1", "i1", "e2", "i2", "e3", "h3"]
SHIELDS = ["e1", "g1", "d2", "g2", "d3", "f3", "i3"]
PLAIN = ["h1", "h2", "g3", "f4", "a5", "b5", "c6", "f10", "e11", "e12"]
TARGET = "I3 f6 g6 h6"
"""Beside it: f5 g5 e6 i6 f7 g7 h7, and h5, which is no-man's-land. At its corners: e5 i5 e7 i7."""


def hand(swords: int = 0, shields: int = 0) -> str:
    """Five cards with this many Swords and Shields."""
    return " ".join([*SWORDS[:swords], *SHIELDS[:shields], *PLAIN[: 5 - swords - shields]])


def battle(seats: int = 2, swords: int = 1, /, **lines: str) -> Scenario:
    """A table at which seat 0 has this many Swords and a castle of clan 1 stands in the middle."""
    lines = {"castles_1": TARGET, "hand_0": hand(swords), **lines}
    return clans(seats, 0, **lines)


def attacks(t: Scenario, seat: int = 0) -> list[str]:
    """The castles that a seat may attack, by their first squares."""
    words = [option.split() for option in t.asked_of(seat)]
    return sorted({option[1] for option in words if option[0] == "attack"})


def counts(t: Scenario, place: str, seat: int = 0) -> list[int]:
    """With how many Swords a seat may attack a castle."""
    words = [option.split() for option in t.asked_of(seat)]
    return [int(option[3]) for option in words if option[:2] == ["attack", place]]


def beside(castle: str) -> set[str]:
    """The land squares with a side in common with a castle, found on the grid and not on the engine's board."""
    squares = set(castle.split()[1:])
    around = {
        f"{chr(ord(square[0]) + across)}{int(square[1:]) + down}"
        for square in squares
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    return (around & set(CARDS)) - squares


def elsewhere(castle: str) -> list[str]:
    """All other land squares."""
    return sorted(set(CARDS) - {"W"} - beside(castle) - set(castle.split()))


EDGES = [
    TARGET,
    "I3 d1 d2 d3",
    "I3 i1 i2 i3",
    "L3 a4 b4 a5",
    "I4 a5 a6 a7 a8",
    "I3 l4 l5 l6",
    "I3 a9 b9 c9",
    "L5 i9 j9 k9 l9 l8",
    "I5 d12 e12 f12 g12 h12",
    "T4 g1 h1 i1 h2",
    "I4 d10 d9 d8 d7",
    "X5 f5 e6 f6 g6 f7",
    "O4 h3 i3 h4 i4",
]


def first_square(castle: str) -> str:
    """The first square of a castle in reading order."""
    return min(castle.split()[1:], key=lambda square: (int(square[1:]), square[0]))


# Units


@rule("CLA-R16", "CLA-R17", "CLA-R18", "CLA-C12")
@pytest.mark.parametrize("castle", EDGES)
def test_one_token_beside_a_castle_that_stands_alone_is_enough_wherever_it_touches(castle: str) -> None:
    places = sorted(beside(castle))
    assert places
    for square in places:
        t = battle(castles_1=castle, tokens_0=square)
        assert attacks(t) == [first_square(castle)], square
        assert t.refused(0, f"attack {first_square(castle)} with 1 sword") == ""


@rule("CLA-R16", "CLA-R18", "CLA-C12")
@pytest.mark.parametrize("castle", EDGES)
def test_tokens_that_do_not_lie_beside_the_castle_are_no_units_however_many(castle: str) -> None:
    squares = elsewhere(castle)
    for at in range(0, len(squares), 15):
        t = battle(castles_1=castle, tokens_0=" ".join(squares[at : at + 15]))
        assert attacks(t) == []
        assert t.refused(0, f"attack {first_square(castle)} with 1 sword") == "CLA-R16"


@rule("CLA-R16", "CLA-R18", "CLA-C12")
@pytest.mark.parametrize("castle", EDGES)
def test_each_token_of_the_owner_beside_the_castle_asks_for_one_more(castle: str) -> None:
    places = sorted(beside(castle))
    for square in places[2:]:
        one = battle(castles_1=castle, tokens_0=places[0], tokens_1=square)
        assert one.refused(0, f"attack {first_square(castle)} with 1 sword") == "CLA-R16", square
        two = battle(castles_1=castle, tokens_0=f"{places[0]} {places[1]}", tokens_1=square)
        assert attacks(two) == [first_square(castle)], square


@rule("CLA-R18", "CLA-C12")
@pytest.mark.parametrize("castle", EDGES)
def test_tokens_of_the_owner_that_do_not_lie_beside_the_castle_do_not_help_it(castle: str) -> None:
    squares, attacker = elsewhere(castle), min(beside(castle))
    for at in range(0, len(squares), 15):
        t = battle(castles_1=castle, tokens_0=attacker, tokens_1=" ".join(squares[at : at + 15]))
        assert attacks(t) == [first_square(castle)]


@rule("CLA-R16", "CLA-R17", "CLA-C12")
@pytest.mark.parametrize(
    ("mine", "his", "allowed"),
    [
        ("", "", False),
        ("f5", "", True),
        ("f5 g5", "", True),
        ("", "f5", False),
        ("f5", "g5", False),
        ("f5 e6", "g5", True),
        ("f5 e6 i6", "g5", True),
        ("f5 e6", "g5 i6", False),
        ("f5 e6 f7", "g5 i6", True),
        ("f5 e6 f7", "g5 i6 h7", False),
        ("f5 e6 f7 g7", "g5 i6 h7", True),
        ("f5 g5 e6 i6 f7 g7 h7", "", True),
        ("", "f5 g5 e6 i6 f7 g7 h7", False),
    ],
)
def test_as_many_units_as_the_owner_are_enough_and_one_less_is_not(mine: str, his: str, allowed: bool) -> None:
    t = battle(tokens_0=mine, tokens_1=his)
    assert attacks(t) == (["f6"] if allowed else [])
    assert t.refused(0, "attack f6 with 1 sword") == ("" if allowed else "CLA-R16")


@rule("CLA-R18")
@pytest.mark.parametrize("corner", ["i5", "e7", "i7"])
def test_tokens_at_the_corners_of_the_castle_count_for_neither_side(corner: str) -> None:
    assert attacks(battle(tokens_0=corner)) == []
    assert attacks(battle(tokens_0="f5", tokens_1=corner)) == ["f6"]
    assert attacks(battle(tokens_0=f"f5 {corner}", tokens_1="g5")) == []


@rule("CLA-C12", "CLA-R18")
@pytest.mark.parametrize(
    ("castle", "inner", "others"),
    [
        ("U5 f6 g6 h6 f7 h7", "g7", ["i6", "f5"]),
        ("V5 d9 e9 f9 f10 f11", "e10", ["g9", "c9"]),
        ("L3 i1 i2 h1", "h2", ["g1", "i3"]),
        ("S4 f6 g6 g7 h7", "f7", ["i7", "f5"]),
    ],
)
def test_a_token_that_touches_the_tile_with_several_sides_is_one_unit(
    castle: str, inner: str, others: list[str]
) -> None:
    one, two = others
    assert attacks(battle(castles_1=castle, tokens_0=inner)) != []
    assert attacks(battle(castles_1=castle, tokens_0=inner, tokens_1=one)) == []
    assert attacks(battle(castles_1=castle, tokens_0=f"{inner} {two}", tokens_1=one)) != []
    assert attacks(battle(castles_1=castle, tokens_0=two, tokens_1=inner)) == []
    assert attacks(battle(castles_1=castle, tokens_0=f"{one} {two}", tokens_1=inner)) != []


@rule("CLA-R17", "CLA-C12")
@pytest.mark.parametrize(
    "castle", ["I3 d9 e9 f9", "I4 d9 e9 f9 g9", "I5 d9 e9 f9 g9 h9", "W5 d9 e9 e10 f10 f11", "O4 d9 e9 d10 e10"]
)
def test_the_attacked_castle_is_one_unit_whatever_its_size(castle: str) -> None:
    assert attacks(battle(castles_1=castle, tokens_0="c9")) == ["d9"]
    another = max(beside(castle) - {"c9", "d8"})
    assert attacks(battle(castles_1=castle, tokens_0="c9", tokens_1="d8")) == []
    assert attacks(battle(castles_1=castle, tokens_0=f"c9 {another}", tokens_1="d8")) == ["d9"]


@rule("CLA-R19", "CLA-C12")
@pytest.mark.parametrize(
    "other", ["L3 f4 g4 f5", "T4 f4 g4 h4 g5", "O4 f4 g4 f5 g5", "P5 f4 g4 f5 g5 h5", "L3 i6 j6 j5"]
)
def test_another_castle_beside_is_one_unit_of_the_attacker_however_long_it_touches(other: str) -> None:
    assert attacks(battle(castles_0=other)) == ["f6"]
    assert attacks(battle(castles_0=other, tokens_1="e6")) == []
    assert attacks(battle(castles_0=other, tokens_0="f7", tokens_1="e6")) == ["f6"]
    assert attacks(battle(castles_0=other, tokens_0="f7", tokens_1="e6 h7")) == []


@rule("CLA-R19", "CLA-C12")
@pytest.mark.parametrize(
    "other", ["L3 f4 g4 f5", "T4 f4 g4 h4 g5", "O4 f4 g4 f5 g5", "P5 f4 g4 f5 g5 h5", "L3 i6 j6 j5"]
)
def test_another_castle_beside_is_one_unit_of_the_owner_however_long_it_touches(other: str) -> None:
    both = f"{TARGET} / {other}"
    assert "f6" not in attacks(battle(castles_1=both, tokens_0="f7"))
    assert battle(castles_1=both, tokens_0="f7").refused(0, "attack f6 with 1 sword") == "CLA-R16"
    assert "f6" in attacks(battle(castles_1=both, tokens_0="f7 g7"))
    assert "f6" not in attacks(battle(castles_1=both, tokens_0="f7 g7", tokens_1="e6"))


@rule("CLA-R18", "CLA-R19")
@pytest.mark.parametrize(
    "other", ["I4 i5 i4 i3 i2", "L3 e7 d7 d8", "S4 i7 j7 i8 h8", "O4 d4 e4 d5 e5", "T4 a4 a5 a6 b5"]
)
def test_another_castle_that_touches_by_a_corner_or_not_at_all_is_no_unit(other: str) -> None:
    assert "f6" not in attacks(battle(castles_0=other))
    assert "f6" in attacks(battle(castles_0=other, tokens_0="g7"))
    assert "f6" not in attacks(battle(castles_0=other, tokens_0="g7", tokens_1="g5"))
    assert "f6" in attacks(battle(castles_1=f"{TARGET} / {other}", tokens_0="g7"))


@rule("CLA-R19", "CLA-C12")
def test_castles_of_both_sides_beside_the_attacked_one_count_together_with_the_tokens() -> None:
    mine, his = "L3 f5 f4 e4 / I3 i6 j6 k6", "L4 g7 g8 g9 f9"
    lines = {"castles_0": mine, "castles_1": f"T4 f6 g6 h6 g5 / {his}"}
    assert "g5" in attacks(battle(**lines))
    assert "g5" not in attacks(battle(**lines, tokens_1="f7"))
    assert "g5" in attacks(battle(**lines, tokens_1="f7", tokens_0="e6"))
    assert "g5" not in attacks(battle(**lines, tokens_1="f7 h7", tokens_0="e6"))


@rule("CLA-R19", "CLA-C12")
def test_two_other_castles_of_the_owner_are_two_units() -> None:
    castles = f"{TARGET} / L3 f5 f4 e4 / L4 g7 g8 g9 f9"
    assert "f6" not in attacks(battle(castles_1=castles, tokens_0="e6 i6"))
    assert "f6" in attacks(battle(castles_1=castles, tokens_0="e6 i6 h7"))


@rule("CLA-C12")
def test_units_beside_a_castle_that_stands_beside_count_only_for_that_one() -> None:
    lines = {"castles_1": f"{TARGET} / L3 f5 f4 e4", "tokens_0": "d4 e3 f3"}
    assert attacks(battle(**lines)) == ["e4"]
    assert attacks(battle(castles_1=TARGET, castles_0="L3 f5 f4 e4", tokens_0="d4 e3 f3", tokens_1="g5")) == []
    assert attacks(battle(castles_1=f"{TARGET} / L3 f5 f4 e4", tokens_0="g7 h7", tokens_1="d4 e3 f3")) == ["f6"]


@rule("CLA-C12")
@pytest.mark.parametrize("third", ["f5", "f5 g5 e6 i6 f7 g7"])
def test_tokens_of_a_third_clan_count_for_nothing(third: str) -> None:
    assert attacks(battle(3, tokens_2=third)) == []
    assert attacks(battle(3, tokens_2=third, tokens_0="h7")) == ["f6"]
    four = battle(4, tokens_2=third, tokens_3="h7")
    assert attacks(four) == []


@rule("CLA-C12", "CLA-R19")
def test_castles_of_a_third_clan_count_for_nothing() -> None:
    castles = "L3 f5 f4 e4 / L4 g7 g8 g9 f9"
    assert attacks(battle(3, castles_2=castles)) == []
    assert "f6" in attacks(battle(3, castles_2=castles, tokens_0="e6"))
    assert "f6" not in attacks(battle(3, castles_2=castles, tokens_0="e6", tokens_1="i6"))


@rule("CLA-C12")
@pytest.mark.parametrize(("seats", "turn"), [(seats, turn) for seats in (2, 3, 4) for turn in range(seats)])
def test_every_seat_counts_its_own_units_against_every_owner(seats: int, turn: int) -> None:
    for owner in range(seats):
        if owner == turn:
            continue
        lines = {f"castles_{owner}": TARGET, f"tokens_{turn}": "f5", f"hand_{turn}": hand(1)}
        assert attacks(clans(seats, turn, **lines), turn) == ["f6"]
        lines[f"tokens_{owner}"] = "g5"
        assert attacks(clans(seats, turn, **lines), turn) == []
        lines[f"tokens_{turn}"] = "f5 h7"
        assert attacks(clans(seats, turn, **lines), turn) == ["f6"]


@rule("CLA-R16", "CLA-C12")
def test_each_castle_is_judged_by_itself_and_all_that_can_be_attacked_are_offered() -> None:
    lines = {"castles_1": f"{TARGET} / L3 d1 e1 d2", "castles_2": "I4 a4 a5 a6 a7 / O4 k8 l8 k9 l9"}
    t = battle(3, 2, **lines, tokens_0="f5 f1 b4 b6 k7", tokens_1="e2 g7", tokens_2="b5")
    assert attacks(t) == ["a4", "k8"]
    assert t.refused(0, "attack f6 with 2 swords") == t.refused(0, "attack d1 with 1 sword") == "CLA-R16"
    assert counts(t, "a4") == counts(t, "k8") == [1, 2]


@rule("CLA-C35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_attacks_a_castle_of_his_own(seats: int) -> None:
    t = clans(seats, castles_0=f"{TARGET} / L3 f5 f4 e4", tokens_0="e6 i6 f7 g7 h7", hand_0=hand(5))
    assert attacks(t) == []


# Swords


@rule("CLA-C13", "CLA-R20")
@pytest.mark.parametrize("cards", [hand(0), hand(0, 5), "W W h1 h2 e1"])
def test_without_a_sword_there_is_no_attack(cards: str) -> None:
    t = clans(2, castles_1=TARGET, tokens_0="f5", hand_0=cards, hand_1=hand(5), wizards_0="2")
    assert attacks(t) == []
    assert t.refused(0, "attack f6 with 1 sword") in ("CLA-C13", "CLA-R20")


@rule("CLA-R20", "CLA-C13", "CLA-C15")
@pytest.mark.parametrize("swords", [1, 2, 3, 4, 5])
def test_one_attacks_with_any_number_of_the_swords_of_the_hand_from_one_on(swords: int) -> None:
    assert counts(battle(2, swords, tokens_0="f5"), "f6") == list(range(1, swords + 1))


@rule("CLA-R20")
def test_the_number_of_swords_has_nothing_to_do_with_the_number_of_units() -> None:
    assert counts(battle(2, 3, tokens_0="f5 e6 i6 f7 g7", tokens_1="g5 h7"), "f6") == [1, 2, 3]


@rule("CLA-R20", "CLA-C15")
@pytest.mark.parametrize("swords", [1, 2, 3, 4, 5])
def test_the_swords_leave_the_hand_and_it_is_not_filled_up_before_the_owner_has_answered(swords: int) -> None:
    t = battle(2, swords, tokens_0="f5", hand_1=" ".join(SHIELDS[:5]))
    t.answer(0, f"attack f6 with {swords} swords")
    assert t.asked == (1, "defend", ["0 shields", f"{swords} shield" + "s" * (swords > 1)])
    assert len(t["hand 0"].split()) == 5 - swords
    assert len(t["hand 1"].split()) == 5
    assert t.told("drew") == []
    assert len(t.told("sword")) == swords
    assert t["castles 1"] == TARGET


@rule("CLA-R20")
def test_who_holds_more_swords_than_he_lays_chooses_them_one_after_another() -> None:
    t = battle(2, 4, tokens_0="f5", hand_1="e1 g1 d2 g2 i12").answer(0, "attack f6 with 2 swords")
    assert t.asked == (0, "sword", ["d1", "f1", "i1", "e2"])
    t.answer(0, "i1")
    assert t.asked == (0, "sword", ["d1", "f1", "e2"])
    t.answer(0, "d1")
    assert t["hand 0"].split() == ["f1", "h1", "e2"]
    assert sorted(CARDS[card] for _, card, _, _ in t.told("sword")) == ["d1", "i1"]


@rule("CLA-R20", "CLA-C15")
def test_only_cards_with_a_sword_can_be_laid() -> None:
    t = clans(2, castles_1=TARGET, tokens_0="f5", hand_0="d1 f1 e1 h1 W").answer(0, "attack f6 with 1 sword")
    assert t.asked == (0, "sword", ["d1", "f1"])


@rule("CLA-C10", "CLA-R20")
def test_a_card_whose_square_is_taken_serves_as_a_sword_and_as_a_shield() -> None:
    t = battle(2, 1, tokens_0="f5 d1", tokens_1="e1", hand_1="e1 k8 l8 b5 c6").answer(0, "attack f6 with 1 sword")
    assert t.asked == (1, "defend", ["0 shields", "1 shield"])
    assert t.answer(1, "1 shield").left_to_chance()["used"] == "d1 e1"


@rule("CLA-R7")
def test_an_attack_is_the_whole_turn() -> None:
    t = battle(3, tokens_0="f5").answer(0, "attack f6 with 1 sword")
    t.answer(1, "0 shields").left_to_chance()
    assert t["frames"] == "turn seat=1"
    assert t["tokens 0"] == "f5"


# The owner's answer


@rule("CLA-R21", "CLA-R23", "CLA-C14", "CLA-C15")
@pytest.mark.parametrize("swords", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("shields", [0, 1, 2, 3, 4, 5])
def test_the_owner_lays_exactly_as_many_shields_as_swords_or_none(swords: int, shields: int) -> None:
    cards = " ".join([*SHIELDS[:shields], *["i12", "d12", "k9", "l9", "g12"][: 5 - shields]])
    t = battle(2, swords, tokens_0="f5", hand_1=cards).answer(0, f"attack f6 with {swords} swords")
    enough = [GAME.write(GAME.read(f"{swords} shield" + "s" * (swords > 1)))] if shields >= swords else []
    assert t.asked == (1, "defend", ["0 shields", *enough])


@rule("CLA-R21", "CLA-C14")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_the_owner_of_the_castle_and_nobody_else_is_asked(owner: int) -> None:
    lines = {f"castles_{owner}": TARGET, f"hand_{owner}": " ".join(SHIELDS[:5])}
    t = clans(4, 0, tokens_0="f5", hand_0=hand(2), **lines).answer(0, "attack f6 with 2 swords")
    assert [question.actor for question in t.state.open_questions()] == [owner]
    t.answer(owner, "2 shields", "g1", "d3").left_to_chance()
    assert t["frames"] == "turn seat=1"
    assert sorted(CARDS[card] for seat, card, _, _ in t.told("shield") if seat == owner) == ["d3", "g1"]


@rule("CLA-R21")
def test_an_owner_with_more_shields_chooses_which_to_lay() -> None:
    t = battle(2, 2, tokens_0="f5", hand_1="e1 g1 d2 i12 W").answer(0, "attack f6 with 2 swords")
    t.answer(1, "2 shields")
    assert t.asked == (1, "shield", ["e1", "g1", "d2"])
    t.answer(1, "d2")
    assert t.asked == (1, "shield", ["e1", "g1"])
    t.answer(1, "e1")
    assert t["hand 1"].split() == ["g1", "i12", "W"]


@rule("CLA-R22", "CLA-R20")
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_repelled_all_cards_are_used_and_both_fill_up_and_the_castle_stays(n: int) -> None:
    t = battle(3, n, tokens_0="f5", hand_1=" ".join([*SHIELDS[:n], *["i12", "d12", "k9", "l9"][: 5 - n]]))
    before = t["hand 2"]
    t.answer(0, f"attack f6 with {n} swords").answer(1, f"{n} shield" + "s" * (n > 1))
    assert sorted(t["used"].split()) == sorted([*SWORDS[:n], *SHIELDS[:n]])
    assert (len(t["hand 0"].split()), len(t["hand 1"].split())) == (5 - n, 5 - n)
    t.left_to_chance()
    assert [len(t[f"hand {seat}"].split()) for seat in range(3)] == [5, 5, 5]
    assert sorted(seat for seat, _, _, _ in t.told("drew")) == [0] * n + [1] * n
    assert t["hand 2"] == before
    assert (t["castles 0"], t["castles 1"], t["tokens 0"]) == ("", TARGET, "f5")
    assert t["frames"] == "turn seat=1"
    assert (len(t.told("repelled")), t.told("conquered")) == (1, [])


@rule("CLA-R23", "CLA-R25", "CLA-C14")
@pytest.mark.parametrize("cards", ["e1 i12 d12 k9 l9", "e1 g1 i12 d12 k9", "e1 g1 d2 g2 d3"])
def test_an_owner_who_lays_none_keeps_all_his_cards_and_draws_none(cards: str) -> None:
    t = battle(2, 2, tokens_0="f5", hand_1=cards).answer(0, "attack f6 with 2 swords")
    before = t["hand 1"]
    t.answer(1, "0 shields")
    assert t["used"] == "d1 f1"
    assert len(t["hand 0"].split()) == 3
    t.left_to_chance()
    assert t["hand 1"] == before
    assert len(t["hand 0"].split()) == 5
    assert [seat for seat, _, _, _ in t.told("drew")] == [0, 0]
    assert t.told("shield") == t.told("repelled") == []


# What the winner takes


@rule("CLA-R24", "CLA-C34")
@pytest.mark.parametrize("owner", [1, 2, 3])
@pytest.mark.parametrize("castle", [TARGET, "T4 f6 g6 h6 g7", "U5 f6 g6 h6 f7 h7"])
def test_the_castle_changes_its_clan_and_keeps_its_tile_and_squares(owner: int, castle: str) -> None:
    lines = {f"castles_{owner}": f"{castle} / L3 d1 e1 d2", f"tokens_{owner}": "i6 a4", "castles_0": "I4 a6 a7 a8 a9"}
    t = clans(4, 0, tokens_0="f5 e6 i2", hand_0="f1 i1 e3 h3 d4", prizes="W5 Z5 X5 V5", **lines)
    start = t[f"castles {owner}"].split(" / ")
    t.answer(0, "attack f6 with 5 swords").answer(owner, "0 shields").left_to_chance()
    moved = next(part for part in start if part.startswith(castle[:2]))
    assert t[f"castles {owner}"] == "L3 d1 e1 d2"
    assert sorted(t["castles 0"].split(" / ")) == sorted(["I4 a6 a7 a8 a9", moved])
    assert (t["tokens 0"], t[f"tokens {owner}"]) == ("i2 f5 e6", "a4 i6")
    assert t["prizes"] == "W5 Z5 X5 V5"
    assert (t.told("prize-laid"), t.told("claimed")) == ([], [])
    assert len(t.told("conquered")) == 1
    assert t.told("conquered")[0][0] == 0
    assert t["frames"] == "turn seat=1"


@rule("CLA-R24")
def test_the_winner_gets_the_attacked_castle_and_no_other() -> None:
    lines = {"castles_1": f"L3 f5 f4 e4 / {TARGET} / L4 g7 g8 g9 f9", "tokens_0": "e6 i6 h7"}
    t = battle(**lines).answer(0, "attack f6 with 1 sword").answer(1, "0 shields")
    assert t["castles 0"] == TARGET
    assert t["castles 1"] == "L3 e4 f4 f5 / L4 g7 g8 f9 g9"


@rule("CLA-R24", "CLA-C25")
def test_the_squares_of_a_conquered_castle_stay_covered() -> None:
    t = battle(tokens_0="f5", hand_1="f6 g6 h6 h1 h2", hand_0="d1 g7 h7 i6 j7")
    t.answer(0, "attack f6 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert [t.refused(1, card) for card in ("f6", "g6", "h6", "h1")] == ["CLA-C25"] * 3 + [""]


@rule("CLA-R24", "CLA-C34", "CLA-C19", "CLA-R32")
def test_the_prize_goes_with_the_castle_so_its_points_change_sides() -> None:
    lines = {
        "castles_0": "I3 d1 e1 f1 / L3 d3 e3 d2 / I4 a4 a5 a6 a7",
        "castles_1": "U5 f6 g6 h6 f7 h7 / I5 d12 e12 f12 g12 h12 / T5 j9 k9 l9 k8 k7",
        "tokens_0": "f5",
        "prizes": "W5 Z5 X5 V5",
    }
    t = battle(hand_0="i1 h1 h2 g3 f4", **lines).answer(0, "attack f6 with 1 sword").answer(1, "0 shields")
    outcome = t.state.outcome
    assert outcome is not None
    assert GAME.endings[outcome.reason] == "fourth-prize"
    assert outcome.scores == [3 + 3 + 4 + 5, 5 + 5]
    assert outcome.winners() == [0]


@rule("CLA-C34", "CLA-R24", "CLA-R32")
def test_who_lost_a_castle_has_lost_its_points() -> None:
    lines = {
        "castles_0": "I3 d1 e1 f1 / L3 d3 e3 d2 / I4 a4 a5 a6 a7",
        "castles_1": "T4 f6 g6 h6 g7",
        "castles_2": "I5 d12 e12 f12 g12 h12 / T5 j9 k9 l9 k8 k7 / L5 d10 d9 d8 d7 c7",
        "tokens_0": "f5",
    }
    t = battle(3, hand_0="i1 h1 h2 g3 f4", **lines).answer(0, "attack f6 with 1 sword").answer(1, "0 shields")
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.scores == [14, 0, 15]
    assert outcome.winners() == [2]


@rule("CLA-C19", "CLA-R31")
def test_a_third_prize_by_attack_does_not_end_the_game() -> None:
    castles = "L3 d1 e1 d2 / I4 a4 a5 a6 a7"
    t = battle(castles_0=castles, tokens_0="f5", hand_0="i1 h1 h2 g3 f4", hand_1="i12 d12 k9 l9 g12")
    t.answer(0, "attack f6 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert t.state.outcome is None
    assert len(t["castles 0"].split(" / ")) == 3


@rule("CLA-R25")
@pytest.mark.parametrize("swords", [1, 2, 3, 4, 5])
def test_after_a_conquest_the_swords_are_used_and_the_attacker_fills_up_to_five(swords: int) -> None:
    t = battle(3, swords, tokens_0="f5").answer(0, f"attack f6 with {swords} swords").answer(1, "0 shields")
    assert sorted(t["used"].split()) == sorted(SWORDS[:swords])
    assert t.asked is not None
    assert t.asked[:2] == (CHANCE, "deal")
    t.left_to_chance()
    assert len(t["hand 0"].split()) == 5
    assert [seat for seat, _, _, _ in t.told("drew")] == [0] * swords


@rule("CLA-R22", "CLA-R25", "CLA-R15")
@pytest.mark.parametrize("answer", ["0 shields", "2 shields"])
def test_the_cards_laid_are_used_before_hands_are_filled_so_they_may_come_back_in_a_shuffle(answer: str) -> None:
    mine, his = "d1 f1 h1 h2 g3", "e1 g1 f4 a5 b5"
    used = [card for card in CARDS if card != "W" and card not in f"{mine} {his} c6".split()]
    t = battle(tokens_0="f5", hand_0=mine, hand_1=his, used=" ".join(used))
    t.answer(0, "attack f6 with 2 swords").answer(1, answer)
    assert t.asked == (CHANCE, "deal", ["c6"])
    t.chance("c6")
    laid = ["d1", "f1"] if answer == "0 shields" else ["d1", "f1", "e1", "g1"]
    assert t.asked is not None
    assert sorted(t.asked[2]) == sorted([*used, *laid])
    assert t["used"] == ""
    assert [n for _, _, _, n in t.told("shuffled")] == [89 + len(laid)]


@rule("CLA-C18", "CLA-C17", "CLA-R31")
def test_a_loser_can_build_again_in_the_place_of_the_castle_he_lost() -> None:
    lines = {
        "castles_1": f"{TARGET} / I4 a4 a5 a6 a7 / I5 d12 e12 f12 g12 h12",
        "tokens_0": "f5",
        "tokens_1": "d1 e1",
        "prizes": "L3 W5 Z5 X5",
    }
    t = battle(hand_0="i1 h1 h2 g3 f4", hand_1="d2 k9 l9 g12 i12", **lines)
    t.answer(0, "attack f6 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert len(t["castles 1"].split(" / ")) == 2
    t.answer(1, "d2").left_to_chance()
    assert t.state.outcome is None
    assert "L3 d1 e1 d2" in t["castles 1"].split(" / ")
    assert len(t["castles 1"].split(" / ")) == 3


@rule("CLA-C4", "CLA-R24")
def test_an_attack_claims_no_castle_even_if_the_tokens_for_one_lie_ready() -> None:
    t = battle(tokens_0="f5 d2 e2 d3", hand_0="i1 h1 h2 g3 f4", prizes="L3 W5 Z5 X5")
    t.answer(0, "attack f6 with 1 sword").answer(1, "0 shields").left_to_chance()
    assert (t["castles 0"], t["tokens 0"]) == (TARGET, "d2 e2 d3 f5")


@rule("CLA-C29")
@pytest.mark.parametrize("answer", ["0 shields", "1 shield"])
def test_an_attack_breaks_the_row_of_passes(answer: str) -> None:
    t = battle(tokens_0="f5", passes="3", hand_1="e1 k9 l9 g12 i12")
    t.answer(0, "attack f6 with 1 sword").answer(1, answer).left_to_chance()
    assert (t["passes"], t.state.outcome) == ("0", None)


# Again


@rule("CLA-C16", "CLA-R22")
def test_a_castle_that_was_repelled_can_be_attacked_again_in_the_next_turn() -> None:
    t = battle(2, 3, tokens_0="f5", hand_1="e1 k9 l9 g12 i12")
    t.answer(0, "attack f6 with 1 sword", "d1").answer(1, "1 shield")
    t.chance("f12", "f10").answer(1, "k9").chance("e10")
    assert counts(t, "f6") == [1, 2]
    t.answer(0, "attack f6 with 2 swords").answer(1, "0 shields").left_to_chance()
    assert (t["castles 0"], t["castles 1"]) == (TARGET, "")


@rule("CLA-C16", "CLA-R16", "CLA-R17")
def test_a_conquered_castle_can_be_attacked_by_the_next_player_whose_units_suffice_against_the_new_owner() -> None:
    def after(third: str) -> Scenario:
        lines = {"castles_2": TARGET, "castles_1": "", "hand_1": "i2 h2 g3 f4 a5", "tokens_1": third}
        t = battle(3, tokens_0="f5", hand_0="d1 h12 h9 l8 k8", hand_2="b5 c6 e11 e12 f10", **lines)
        return t.answer(0, "attack f6 with 1 sword").answer(2, "0 shields").left_to_chance()

    assert after("g5").refused(1, "attack f6 with 1 sword") == "CLA-R16"
    t = after("g5 h7")
    t.answer(1, "attack f6 with 1 sword").answer(0, "0 shields").left_to_chance()
    assert (t["castles 0"], t["castles 1"], t["castles 2"]) == ("", TARGET, "")


@rule("CLA-C16", "CLA-C35")
def test_the_loser_may_win_his_castle_back_and_the_winner_does_not_attack_it_any_more() -> None:
    t = battle(tokens_0="f5", hand_0="d1 h9 k8 l8 h12", hand_1="g5 f7 i2 a5 b5")
    t.answer(0, "attack f6 with 1 sword").answer(1, "0 shields").chance("e11")
    t.answer(1, "g5").chance("e12")
    assert attacks(t) == []
    t.answer(0, "k8").chance("f10")
    assert t.refused(1, "attack f6 with 1 sword") == "CLA-R16"
    t.answer(1, "f7").chance("c6")
    t.answer(0, "l8").chance("g9")
    t.answer(1, "attack f6 with 1 sword").answer(0, "0 shields").left_to_chance()
    assert (t["castles 0"], t["castles 1"]) == ("", TARGET)
