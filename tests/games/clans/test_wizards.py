"""Wizards: a token on any square, in place of an opponent's too; open ones, drawn ones, used ones, extra ones."""

from __future__ import annotations

import pytest

from meadhall.games.clans.game import GAME
from meadhall.games.clans.notation import CARDS
from meadhall.testing import Scenario, rule
from tests.games.clans.table import clans, fresh, line

LAND = [card for card in CARDS if card != "W"]
GREY = ["f2", "e5", "h5", "k6", "b7", "e8", "h8", "g11"]
TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes"), (6, "yes")]
HAND = "d4 a5 b6 e6 g6"
"""One Sword, two Shields, two cards with neither."""
FIFTEEN = "d1 d3 f1 h1 a4 c4 l4 a6 l6 a8 c8 l8 d12 f12 h12"
"""All tokens of a clan, none beside another."""


def magic(t: Scenario, seat: int = 0) -> list[str]:
    """The Wizards that a seat may play."""
    return [word for word in t.asked_of(seat) if word.startswith("W ")]


def dealt(t: Scenario, *others: str) -> Scenario:
    """A scenario whose draw pile is empty: what no hand holds is used, besides these Wizards."""
    hands = [word for seat in range(t.state.seats) for word in t[f"hand {seat}"].split()]
    used = [card for card in LAND if card not in hands]
    return Scenario(GAME, str(t)).given("used", " ".join([*used, *others]))


# What a Wizard may conquer


@rule("CLA-R28", "CLA-R29", "CLA-C8")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_wizard_goes_to_every_free_land_square_and_onto_every_token_of_others_and_nowhere_else(
    seats: int, teams: str
) -> None:
    t = clans(
        seats, teams=teams, wizards_0="1", hand_0=HAND, tokens_0="d1 i12 a9", castles_0="I3 d3 e3 f3",
        tokens_1="l4 f6 d12", castles_1="L3 a4 b4 a5",
    )  # fmt: skip
    blocked = ["d1", "i12", "a9", "d3", "e3", "f3", "a4", "b4", "a5", "l4", "f6", "d12"]
    free = [f"W {square}" for square in LAND if square not in blocked]
    assert sorted(magic(t)) == sorted([*free, "W l4 x", "W f6 x", "W d12 x"])


@rule("CLA-R28", "CLA-C7", "CLA-R30")
@pytest.mark.parametrize("square", ["d1", "f6", "l9", "i12"])
def test_an_open_wizard_puts_a_token_on_a_square_whose_card_one_does_not_hold(square: str) -> None:
    t = clans(wizards_0="2", hand_0=HAND, tokens_0="a8").answer(0, f"W {square}")
    assert sorted(t["tokens 0"].split()) == sorted(["a8", square])
    assert (t["wizards 0"], t["used"]) == ("1", "W")


@rule("CLA-C7", "CLA-R9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_wizard_is_the_card_of_the_turn_and_an_open_one_costs_no_card_of_the_hand(seats: int, teams: str) -> None:
    t = clans(seats, turn=1, teams=teams, wizards_1="2", hand_1=HAND).answer(1, "W f6")
    assert t.asks() == ((2 if seats > 2 else 0), "turn")
    assert sorted(t["hand 1"].split()) == sorted(HAND.split())
    assert t.told("drew") == []


@rule("CLA-R28")
def test_a_wizard_may_also_take_the_square_of_a_card_one_holds_and_the_card_stays_in_the_hand() -> None:
    t = clans(wizards_0="1", hand_0=HAND).answer(0, "W d4")
    assert t["tokens 0"] == "d4"
    assert "d4" in t["hand 0"].split()


@rule("CLA-R28")
def test_only_the_seat_in_turn_plays_a_wizard() -> None:
    t = clans(3, turn=1, wizards_0="2", wizards_1="2", wizards_2="2")
    assert magic(t, 1)
    assert t.asked_of(0) == t.asked_of(2) == []


@rule("CLA-R28")
def test_without_a_wizard_of_ones_own_none_can_be_played() -> None:
    assert magic(clans(3, wizards_1="2", wizards_2="2", hand_0=HAND, tokens_1="f6")) == []


@rule("CLA-R30", "CLA-C7")
def test_when_the_last_wizard_is_used_there_is_no_other() -> None:
    t = clans(wizards_0="1", hand_0=HAND, hand_1="c6 d7 f6 g7 h2")
    t.answer(0, "W a8").left_to_chance().answer(1, "c6")
    assert t.left_to_chance().asked_of(0) == ["d4", "a5", "b6", "e6", "g6"]


@rule("CLA-R28", "CLA-C8")
@pytest.mark.parametrize(
    ("word", "clause"),
    [("W d1", "CLA-C8"), ("W d3", "CLA-C8"), ("W f3", "CLA-C8"), ("W a4", "CLA-C8"), ("W b4", "CLA-C8"), ("W d2", "")],
)
def test_a_wizard_goes_neither_onto_a_castle_tile_nor_onto_an_own_token(word: str, clause: str) -> None:
    t = clans(wizards_0="1", tokens_0="d1", castles_0="I3 d3 e3 f3", castles_1="L3 a4 b4 a5")
    assert t.refused(0, word) == clause
    assert (word in t.asked_of(0)) is (clause == "")


@rule("CLA-C8")
@pytest.mark.parametrize(("seats", "turn", "own", "other"), [(4, 2, 0, 1), (4, 3, 1, 0), (6, 3, 0, 2), (6, 5, 2, 1)])
def test_a_partners_token_is_one_of_ones_own(seats: int, turn: int, own: int, other: int) -> None:
    spots = {f"tokens_{own}": "f6", f"tokens_{other}": "g7", f"wizards_{turn}": "1"}
    t = clans(seats, turn, **({"teams": "yes"} | spots))
    assert t.refused(turn, "W f6") == "CLA-C8"
    assert "W f6 x" not in t.asked_of(turn)
    assert [word for word in t.asked_of(turn) if word.endswith("x")] == ["W g7 x"]


# Replacing an opponent's token


@rule("CLA-R28", "CLA-C8")
@pytest.mark.parametrize("victim", [1, 2])
def test_a_wizard_replaces_the_token_of_one_opponent_and_of_no_other(victim: int) -> None:
    spots = {f"tokens_{victim}": "f6 a9", f"tokens_{3 - victim}": "f7 a8"}
    t = clans(3, 0, wizards_0="1", tokens_0="l9", **spots).answer(0, "W f6 x")
    assert (t["tokens 0"], t[f"tokens {victim}"], t[f"tokens {3 - victim}"]) == ("f6 l9", "a9", "f7 a8")
    assert [fact[::4] for fact in t.told("ousted", other=True)] == [(0, victim)]


@rule("CLA-C8", "CLA-R14")
@pytest.mark.parametrize(("word", "kind"), [("W f12 x", "deal"), ("W g6", "move")])
def test_a_replaced_token_is_back_in_the_stock_of_its_clan(word: str, kind: str) -> None:
    t = clans(wizards_0="1", tokens_1=FIFTEEN, hand_1="e6 c6 d7 f6 g7").answer(0, word).answer(1, "e6")
    assert t.asks()[1] == kind


@rule("CLA-R28", "CLA-R10")
def test_a_wizard_takes_a_token_out_of_an_opponents_nearly_complete_shape() -> None:
    t = clans(wizards_0="1", hand_0=HAND, tokens_1="d1 e1", hand_1="f1 c6 d7 f6 g7", prizes="I3 L3 W5 Z5")
    t.answer(0, "W e1 x").answer(1, "f1").left_to_chance()
    assert (t["castles 1"], t["tokens 1"]) == ("", "d1 f1")


@rule("CLA-R28", "CLA-C4")
@pytest.mark.parametrize(("word", "castle"), [("W e1 x", ""), ("W d1 x", ""), ("W f1 x", ""), ("W d2", "I3 d1 e1 f1")])
def test_a_wizard_breaks_a_shape_that_an_opponent_has_complete_and_not_yet_claimed(word: str, castle: str) -> None:
    t = clans(wizards_0="1", hand_0=HAND, tokens_1="d1 e1 f1", hand_1="l9 c6 d7 f6 g7", prizes="I3 L3 W5 Z5")
    t.answer(0, word).answer(1, "l9").left_to_chance()
    assert t["castles 1"] == castle


@rule("CLA-R28", "CLA-C4")
def test_of_two_complete_shapes_a_wizard_breaks_one_and_the_other_is_still_claimed() -> None:
    t = clans(
        wizards_0="1", hand_0=HAND, tokens_1="d1 e1 f1 g12 h12 i12", hand_1="l9 c6 d7 f6 g7", prizes="I3 W5 Z5 X5"
    )
    t.answer(0, "W e1 x").answer(1, "l9").left_to_chance()
    assert t["castles 1"] == "I3 g12 h12 i12"


@rule("CLA-R28", "CLA-C4")
def test_what_is_left_of_a_broken_shape_counts_again_when_its_square_is_won_back() -> None:
    t = clans(wizards_0="1", wizards_1="1", hand_0=HAND, tokens_1="d1 e1 f1", prizes="I3 W5 Z5 X5")
    t.answer(0, "W e1 x").answer(1, "W e1 x")
    assert (t["castles 1"], t["tokens 0"], t["tokens 1"]) == ("I3 d1 e1 f1", "", "")


@rule("CLA-R28", "CLA-C12")
@pytest.mark.parametrize(
    ("word", "open_to_attack"), [("W d2 x", True), ("W e2", True), ("W g2", False), ("W a9 x", False)]
)
def test_a_wizard_changes_the_units_around_a_castle(word: str, open_to_attack: bool) -> None:
    t = clans(
        wizard="extra", wizards_0="1", hand_0=HAND, castles_1="I3 d1 e1 f1", tokens_1="d2 a9", tokens_0="g1",
    )  # fmt: skip
    assert "attack d1 with 1 sword" not in t.asked_of(0)
    t.answer(0, word)
    assert ("attack d1 with 1 sword" in t.asked_of(0)) is open_to_attack


# Completing a castle


@rule("CLA-R28", "CLA-R11", "CLA-R12")
@pytest.mark.parametrize("third", ["W f1", "W f1 x"])
def test_a_wizard_completes_a_castle(third: str) -> None:
    opponent = "f1 l9" if third.endswith("x") else "l9"
    t = clans(wizards_0="1", hand_0=HAND, tokens_0="d1 e1 a9", tokens_1=opponent, prizes="I3 L3 W5 Z5")
    t.answer(0, third)
    assert (t["tokens 0"], t["castles 0"], t["tokens 1"]) == ("a9", "I3 d1 e1 f1", "l9")
    assert t["prizes"] == "- L3 W5 Z5"
    t.chance("prize I4")
    assert t.asks() == (1, "turn")
    assert t["wizards 0"] == "0"


@rule("CLA-R28", "CLA-C4")
def test_a_wizard_elsewhere_claims_a_castle_that_was_complete_before() -> None:
    t = clans(wizards_0="1", tokens_0="d1 e1 f1", tokens_1="l9", prizes="I3 W5 Z5 X5").answer(0, "W l9 x")
    assert (t["castles 0"], t["tokens 0"]) == ("I3 d1 e1 f1", "l9")


@rule("CLA-R28", "CLA-C5")
def test_a_wizard_that_completes_two_shapes_brings_the_one_that_is_chosen() -> None:
    t = clans(wizards_0="1", tokens_0="d1 e1 f3 g1 h1", prizes="I3 W5 Z5 X5").answer(0, "W f1")
    assert t.asks() == (0, "claim")
    t.answer(0, "claim I3 e1 f1 g1")
    assert (t["castles 0"], t["tokens 0"]) == ("I3 e1 f1 g1", "d1 h1 f3")


# No-man's-land


@rule("CLA-R29", "CLA-R27")
@pytest.mark.parametrize(
    ("grey", "tokens", "castle"),
    [
        ("f2", "d2 e2", "I3 d2 e2 f2"),
        ("k6", "j6 k7", "L3 j6 k6 k7"),
        ("g11", "f11 h11", "I3 f11 g11 h11"),
        ("b7", "b8 b9", "I3 b7 b8 b9"),
        ("e5", "e6 f5", "L3 e5 f5 e6"),
        ("h8", "h7 h9", "I3 h7 h8 h9"),
    ],
)
def test_a_wizard_conquers_no_mans_land_when_its_token_completes_a_castle(grey: str, tokens: str, castle: str) -> None:
    t = clans(wizards_0="1", hand_0="d4 a5 b6 g6 a8", tokens_0=tokens, prizes="I3 L3 W5 Z5")
    assert [word for word in magic(t) if word[2:] in GREY] == [f"W {grey}"]
    assert [t.refused(0, f"W {square}") for square in GREY if square != grey] == ["CLA-R29"] * 7
    t.answer(0, f"W {grey}")
    assert (t["castles 0"], t["tokens 0"], t["wizards 0"], t["used"]) == (castle, "", "0", "W")
    assert sorted(t["hand 0"].split()) == sorted(["d4", "a5", "b6", "g6", "a8"])


@rule("CLA-R29")
@pytest.mark.parametrize(
    "lines",
    [
        {},
        {"tokens_0": "e2"},
        {"tokens_0": "d2 e2", "prizes": "L3 W5 Z5 X5"},
        {"tokens_1": "d2 e2"},
        {"tokens_0": "e2", "tokens_1": "d2"},
        {"tokens_0": "e1 g1"},
        {"tokens_0": "d2", "castles_0": "L4 e1 e2 e3 d3", "prizes": "I3 W5 Z5 X5"},
        {"tokens_0": "g12 h12 i12", "prizes": "I3 W5 Z5 X5"},
    ],
    ids=["alone", "one", "no-prize", "others", "mixed", "corners", "castle", "complete-elsewhere"],
)
def test_a_wizard_may_not_go_onto_no_mans_land_that_completes_nothing(lines: dict[str, str]) -> None:
    t = clans(2, 0, wizards_0="1", **lines)
    assert t.refused(0, "W f2") == "CLA-R29"
    assert not {"W f2", "W f2 x"} & set(t.asked_of(0))


@rule("CLA-R29", "CLA-C3")
def test_on_no_mans_land_the_castle_must_lie_on_it_even_if_another_is_complete_too() -> None:
    t = clans(wizards_0="1", tokens_0="d2 e2 g12 h12 i12", prizes="I3 W5 Z5 X5").answer(0, "W f2")
    assert (t["castles 0"], t["tokens 0"]) == ("I3 d2 e2 f2", "g12 h12 i12")


@rule("CLA-R29", "CLA-C8")
def test_no_mans_land_under_a_castle_tile_is_closed_to_wizards() -> None:
    t = clans(wizards_0="1", castles_1="I3 d2 e2 f2", tokens_0="g2 h2", prizes="L3 I4 W5 X5")
    assert not {"W f2", "W f2 x"} & set(t.asked_of(0))
    assert t.refused(0, "W f2") in ("CLA-C8", "CLA-R29")


# All fifteen tokens on the board


@rule("CLA-R28", "CLA-R14", "CLA-C11")
@pytest.mark.parametrize("word", ["W g6", "W g7 x"])
def test_with_all_fifteen_tokens_out_a_wizard_moves_one_of_them(word: str) -> None:
    t = clans(wizards_0="1", hand_0=HAND, tokens_0=FIFTEEN, tokens_1="g7 g9").answer(0, word)
    assert t.asks() == (0, "move")
    assert sorted(t.asked_of(0)) == sorted(f"from {square}" for square in FIFTEEN.split())
    t.answer(0, "from a8")
    after = {*FIFTEEN.split(), word.split()[1]} - {"a8"}
    assert set(t["tokens 0"].split()) == after
    assert t["tokens 1"] == ("g9" if word.endswith("x") else "g7 g9")
    assert t.asks() == (1, "turn")


@rule("CLA-R28", "CLA-R14")
def test_with_fourteen_tokens_out_a_wizard_puts_the_fifteenth() -> None:
    t = clans(wizards_0="1", tokens_0=FIFTEEN.removesuffix(" h12")).answer(0, "W g6")
    assert len(t["tokens 0"].split()) == 15
    assert t.asks() == (1, "turn")


@rule("CLA-R28", "CLA-C11")
@pytest.mark.parametrize(("origin", "castle"), [("from a8", "I3 d1 e1 f1"), ("from d1", ""), ("from f1", "")])
def test_a_token_that_moves_by_wizard_is_not_part_of_the_castle_on_its_old_square(origin: str, castle: str) -> None:
    t = clans(wizards_0="1", tokens_0=FIFTEEN, prizes="I3 W5 Z5 X5").answer(0, "W e1", origin)
    assert t["castles 0"] == castle
    assert len(t["tokens 0"].split()) == (12 if castle else 15)


@rule("CLA-R29", "CLA-C36", "CLA-C11")
def test_a_token_that_moves_by_wizard_onto_no_mans_land_is_one_the_castle_does_not_need() -> None:
    tokens = "d2 e2 a4 c4 l4 a6 l6 a8 c8 l8 d12 f12 h12 g6 j9"
    t = clans(wizards_0="1", tokens_0=tokens, prizes="I3 W5 Z5 X5").answer(0, "W f2")
    assert t.asks()[1] == "move"
    assert sorted(t.asked_of(0)) == sorted(f"from {square}" for square in tokens.split() if square not in ("d2", "e2"))
    t.answer(0, "from j9")
    assert (t["castles 0"], len(t["tokens 0"].split())) == ("I3 d2 e2 f2", 12)


@rule("CLA-R29", "CLA-C36")
def test_a_token_needed_for_one_of_two_castles_on_no_mans_land_may_move_and_the_other_is_claimed() -> None:
    tokens = "d2 e2 g2 h2 a4 c4 l4 a6 l6 a8 c8 l8 d12 f12 h12"
    t = clans(wizards_0="1", tokens_0=tokens, prizes="I3 W5 Z5 X5").answer(0, "W f2")
    assert sorted(t.asked_of(0)) == sorted(f"from {square}" for square in tokens.split())
    t.answer(0, "from d2")
    assert {word for word in t.asked_of(0) if word.startswith("claim")} == {"claim I3 e2 f2 g2", "claim I3 f2 g2 h2"}


# Drawn Wizards


@rule("CLA-C27", "CLA-R9")
def test_a_wizard_that_is_drawn_is_one_of_the_five_cards_of_the_hand() -> None:
    t = clans(2, hand_0=HAND, out="7").answer(0, "d4").chance("W")
    assert t["hand 0"] == "a5 b6 e6 g6 W"
    assert t["wizards 0"] == "0"
    assert t.asks() == (1, "turn")


@rule("CLA-C27")
def test_a_drawn_wizard_is_hidden_from_all_others() -> None:
    views: list[list[object]] = []
    for card in ("W", "d5"):
        t = clans(3, hand_0=HAND, out="7", wizards_0="0").answer(0, "d4").chance(card)
        facts = [[event.seen_by(viewer).key() for event in t.events] for viewer in (1, 2, 3)]
        views.append([[t.state.redact(viewer).key() for viewer in (1, 2, 3)], facts])
        assert line(t.state.redact(0), "hand 0") == t["hand 0"]
        assert [line(t.state.redact(viewer), "hand 0") for viewer in (1, 2, 3)] == ["? ? ? ? ?"] * 3
    assert views[0] == views[1]


@rule("CLA-C27", "CLA-R2")
def test_open_wizards_are_seen_by_all_and_never_mixed_with_those_in_the_hand() -> None:
    t = clans(3, wizards_0="2", hand_0="d4 a5 b6 e6 W")
    assert [line(t.state.redact(viewer), "wizards 0") for viewer in range(4)] == ["2"] * 4


@rule("CLA-C27", "CLA-R28", "CLA-R30", "CLA-R9")
@pytest.mark.parametrize("word", ["W f6", "W g7 x"])
def test_a_drawn_wizard_is_played_as_a_wizard_and_the_hand_filled_up(word: str) -> None:
    t = clans(hand_0="d4 a5 b6 e6 W", tokens_1="g7").answer(0, word)
    assert (t["tokens 0"], t["used"], t["hand 0"]) == (word.split()[1], "W", "d4 a5 b6 e6")
    assert t.asks() == (-1, "deal")
    t.chance("d5")
    assert t["hand 0"].split().count("W") == 0
    assert len(t["hand 0"].split()) == 5
    assert t.asks() == (1, "turn")


@rule("CLA-C27")
def test_a_hand_of_wizards_alone_offers_all_that_wizards_can_do() -> None:
    t = clans(hand_0="W W W W W", tokens_1="g7", tokens_0="a9")
    free = [f"W {square}" for square in LAND if square not in ("g7", "a9")]
    assert sorted(magic(t)) == sorted([*free, "W g7 x"])
    assert t.answer(0, "W g7 x").left_to_chance()["used"] == "W"
    assert t["hand 0"].split().count("W") == 4


@rule("CLA-C27", "CLA-R26", "CLA-R30")
def test_a_drawn_wizard_may_pay_for_no_mans_land_like_any_card_of_the_hand() -> None:
    t = clans(wizards_0="1", hand_0="d4 a5 b6 g6 W", tokens_0="d2 e2", prizes="I3 W5 Z5 X5").answer(0, "f2")
    assert t.asks() == (0, "pay")
    assert sorted(t.asked_of(0)) == sorted(["d4", "a5", "b6", "g6", "W"])
    t.answer(0, "W")
    assert (t["castles 0"], t["wizards 0"], t["used"]) == ("I3 d2 e2 f2", "1", "W")
    assert len(t.left_to_chance()["hand 0"].split()) == 5


@rule("CLA-R26", "CLA-C27")
def test_an_open_wizard_is_no_card_of_the_hand_that_could_pay_for_no_mans_land() -> None:
    t = clans(wizards_0="2", hand_0=HAND, tokens_0="d2 e2", prizes="I3 W5 Z5 X5").answer(0, "f2")
    assert sorted(t.asked_of(0)) == sorted(HAND.split())


@rule("CLA-C27", "CLA-C13")
def test_a_drawn_wizard_is_neither_a_sword_nor_a_shield() -> None:
    t = clans(hand_0="d4 d5 W W W", castles_1="I3 d1 e1 f1", tokens_0="d2 e2", hand_1="W W e6 c6 d7")
    attacks = [word for word in t.asked_of(0) if word.startswith("attack")]
    assert attacks == ["attack d1 with 1 sword", "attack d1 with 2 swords"]
    t.answer(0, "attack d1 with 2 swords")
    assert "2 shields" not in t.asked_of(1)


# Which Wizard


@rule("CLA-C31")
@pytest.mark.parametrize("mode", ["turn", "extra"])
@pytest.mark.parametrize("word", ["W f6", "W g7 x", "W f2"])
def test_with_one_open_and_one_in_the_hand_the_player_chooses(mode: str, word: str) -> None:
    results = []
    for which in ("W", "open"):
        t = clans(
            wizard=mode, wizards_0="1", hand_0="d4 a5 b6 g6 W", tokens_0="d2 e2", tokens_1="g7", prizes="I3 W5 Z5 X5"
        )
        t.answer(0, word)
        assert t.asked == (0, "wizard", ["W", "open"])
        t.answer(0, which)
        results.append((t["wizards 0"], t["hand 0"].split().count("W"), t["used"]))
        assert [fact[3] for fact in t.told("cast")] == [int(which == "W")]
    assert results == [("1", 0, "W"), ("0", 1, "W")]


@rule("CLA-C31")
@pytest.mark.parametrize(("wizards", "hand"), [("1", HAND), ("2", HAND), ("0", "d4 a5 b6 e6 W"), ("0", "d4 a5 b6 W W")])
def test_there_is_no_choice_between_open_wizards_nor_between_those_of_the_hand(wizards: str, hand: str) -> None:
    t = clans(wizards_0=wizards, hand_0=hand).answer(0, "W f6")
    assert t.asks()[1] != "wizard"
    assert t["used"] == "W"


@rule("CLA-C31")
def test_wizards_of_others_give_no_choice() -> None:
    t = clans(3, wizards_0="1", wizards_1="2", hand_2="c6 d7 f6 g7 W", hand_0=HAND).answer(0, "W a8")
    assert (t["wizards 0"], t["wizards 1"], t["hand 2"].split().count("W")) == ("0", "2", 1)
    assert t.asks() == (1, "turn")


@rule("CLA-C31", "CLA-C27", "CLA-C32")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_others_do_not_see_that_there_is_a_choice_and_so_a_wizard_in_the_hand(viewer: int) -> None:
    views, facts = [], []
    for drawn in ("W", "d5"):
        t = clans(3, wizards_0="1", hand_0=HAND, hand_1="c6 d7 f6 g7 h2", hand_2="a8 a9 l8 l9 i12", out="6")
        t.answer(0, "g6").chance(drawn).answer(1, "c6").chance("i4").answer(2, "a8").chance("j4")
        before = t.state.redact(viewer).key()
        t.answer(0, "W d1")
        if drawn == "W":
            assert t.state.redact(viewer).key() == before
            t.answer(0, "open")
        views.append(t.state.redact(viewer).key())
        facts.append([event.seen_by(viewer).key() for event in t.events])
    assert views[0] == views[1]
    assert facts[0] == facts[1]


# Used Wizards


@rule("CLA-R30", "CLA-C27")
@pytest.mark.parametrize(("returns", "used", "out"), [("yes", "W", "7"), ("no", "", "8")])
def test_a_played_wizard_is_a_used_card_or_leaves_the_game(returns: str, used: str, out: str) -> None:
    t = clans(wizards_return=returns, wizards_0="1", hand_0=HAND).answer(0, "W f6")
    assert (t["used"], t["out"], t["wizards 0"]) == (used, out, "0")


@rule("CLA-C27", "CLA-R15")
@pytest.mark.parametrize("wizards", [0, 1, 3])
def test_used_wizards_are_shuffled_into_the_new_draw_pile(wizards: int) -> None:
    t = dealt(clans(hand_0=HAND, hand_1="c6 d7 f6 g7 h2", out=str(8 - wizards)), *["W"] * wizards).answer(0, "e6")
    assert t.asks() == (-1, "deal")
    assert ("W" in t.asked_of(-1)) is (wizards > 0)
    t.chance("W" if wizards else "a4")
    assert t["hand 0"].split().count("W") == min(wizards, 1)


@rule("CLA-C27", "CLA-R15")
def test_as_long_as_the_draw_pile_lasts_used_wizards_do_not_come_back() -> None:
    t = clans(hand_0=HAND, used="W W c6").answer(0, "e6")
    assert t.asks() == (-1, "deal")
    assert not {"W", "c6", "e6"} & set(t.asked_of(-1))


@rule("CLA-C27", "CLA-R30")
def test_a_wizard_played_from_the_hand_is_used_before_the_pile_is_made_anew_and_may_come_straight_back() -> None:
    t = dealt(clans(hand_0="d4 a5 b6 e6 W", hand_1="c6 d7 f6 g7 h2")).answer(0, "W g6").chance("W")
    assert sorted(t["hand 0"].split()) == sorted(["d4", "a5", "b6", "e6", "W"])


@rule("CLA-C27")
def test_with_wizards_return_no_the_new_draw_pile_has_no_wizard() -> None:
    t = clans(wizards_return="no", wizards_0="1", hand_0=HAND, hand_1="c6 d7 f6 g7 h2")
    t = dealt(t).answer(0, "W a8").answer(1, "c6")
    assert t.asks() == (-1, "deal")
    assert "W" not in t.asked_of(-1)
    assert t["out"] == "8"


@rule("CLA-C27", "CLA-R2")
def test_wizards_that_are_out_of_the_game_never_come_into_the_draw_pile() -> None:
    t = dealt(clans(hand_0=HAND, hand_1="c6 d7 f6 g7 h2", wizards_1="2")).answer(0, "e6")
    assert (t.asks(), t["out"]) == ((-1, "deal"), "6")
    assert "W" not in t.asked_of(-1)


# How many


@rule("CLA-C22", "CLA-R2")
@pytest.mark.parametrize(
    ("seats", "teams", "each", "out"), [(2, "six", 2, 4), (3, "six", 2, 2), (4, "six", 2, 0), (4, "yes", 2, 0),
     (6, "six", 1, 2), (6, "yes", 1, 2)]
)  # fmt: skip
def test_everybody_gets_two_wizards_and_in_teams_of_six_one(seats: int, teams: str, each: int, out: int) -> None:
    state = fresh(seats, teams=teams)
    assert [line(state, f"wizards {seat}") for seat in range(seats)] == [str(each)] * seats
    assert line(state, "out") == str(out)
    assert all("W" not in line(state, f"hand {seat}").split() for seat in range(seats))


# Extra Wizards


@rule("CLA-C30", "CLA-C7")
@pytest.mark.parametrize(("mode", "seat"), [("turn", 1), ("extra", 0)])
def test_after_an_extra_wizard_the_same_player_still_has_the_action_of_the_turn(mode: str, seat: int) -> None:
    t = clans(3, wizard=mode, wizards_0="2", hand_0=HAND).answer(0, "W f6")
    assert t.asks() == (seat, "turn")


@rule("CLA-C30", "CLA-R8")
def test_extra_wizards_are_played_one_after_another_and_then_a_card() -> None:
    t = clans(3, wizard="extra", wizards_0="2", hand_0=HAND, tokens_1="g7").answer(0, "W f6")
    assert "W f7" in magic(t)
    t.answer(0, "W g7 x")
    assert (magic(t), t["wizards 0"], t["used"]) == ([], "0", "W W")
    assert sorted(t.asked_of(0)) == sorted(HAND.split())
    t.answer(0, "d4").left_to_chance()
    assert t["tokens 0"] == "d4 f6 g7"
    assert t.asks() == (1, "turn")
    assert len(t["hand 0"].split()) == 5


@rule("CLA-C30")
def test_without_a_wizard_first_the_action_is_the_whole_turn_and_none_may_follow() -> None:
    t = clans(wizard="extra", wizards_0="2", hand_0=HAND).answer(0, "d4").left_to_chance()
    assert t.asks() == (1, "turn")
    assert t["wizards 0"] == "2"


@rule("CLA-C30", "CLA-C9")
def test_the_action_has_to_follow_an_extra_wizard() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND).answer(0, "W f6")
    assert t.refused(0, "pass") == "CLA-C9"
    assert sorted(t.asked_of(0)) == sorted(HAND.split())


@rule("CLA-C30")
def test_extra_wizards_are_no_extra_in_the_turn_of_another() -> None:
    t = clans(3, wizard="extra", wizards_0="2", wizards_2="2", hand_0=HAND).answer(0, "W f6", "d4").left_to_chance()
    assert t.asked_of(0) == t.asked_of(2) == []
    assert magic(t, 1) == []


@rule("CLA-C30", "CLA-R11", "CLA-C4")
def test_each_extra_conquest_and_the_action_may_bring_a_castle() -> None:
    t = clans(
        wizard="extra", wizards_0="2", hand_0="i12 a5 b6 e6 g6", tokens_0="d1 e1 a8 a9 i11 h12 g12",
        prizes="I3 L3 W5 Z5",
    )  # fmt: skip
    t.answer(0, "W f1").chance("prize L4").answer(0, "W b9").chance("prize I5")
    assert t.asks() == (0, "turn")
    assert (t["castles 0"], t["prizes"]) == ("I3 d1 e1 f1 / L3 a8 a9 b9", "L4 I5 W5 Z5")
    t.answer(0, "i12").left_to_chance()
    assert (t["castles 0"], t["tokens 0"]) == ("I3 d1 e1 f1 / L3 a8 a9 b9 / L4 i11 g12 h12 i12", "")
    assert t.asks() == (1, "turn")


@rule("CLA-C30", "CLA-C4")
def test_a_prize_laid_after_an_extra_wizard_is_claimed_with_the_next_conquest_of_the_same_turn() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND, tokens_0="d1 e1 a6 a7 a8 a9", prizes="L3 W5 Z5 X5")
    t.answer(0, "W d2").chance("prize I4")
    assert (t["castles 0"], t["tokens 0"]) == ("L3 d1 e1 d2", "a6 a7 a8 a9")
    t.answer(0, "d4")
    assert t["castles 0"] == "L3 d1 e1 d2 / I4 a6 a7 a8 a9"


@rule("CLA-C30", "CLA-R16")
def test_an_extra_wizard_may_make_an_attack_possible_in_the_same_turn() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND, castles_1="I3 d1 e1 f1", hand_1="e4 c6 d7 f6 g7")
    assert not [word for word in t.asked_of(0) if word.startswith("attack")]
    t.answer(0, "W d2", "attack d1 with 1 sword").answer(1, "0 shields")
    t.left_to_chance()
    assert (t["castles 0"], t["castles 1"]) == ("I3 d1 e1 f1", "")
    assert t.asks() == (1, "turn")


@rule("CLA-C7", "CLA-R7")
def test_a_wizard_of_the_turn_leaves_no_attack_in_it() -> None:
    t = clans(wizards_0="1", hand_0=HAND, castles_1="I3 d1 e1 f1").answer(0, "W d2")
    assert t.asks() == (1, "turn")
    assert t.asked_of(0) == []


@rule("CLA-C30", "CLA-C9")
def test_an_extra_wizard_may_come_before_a_pass() -> None:
    t = clans(wizard="extra", wizards_0="2", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6").answer(0, "W f6")
    assert "pass" in t.asked_of(0)
    t.answer(0, "pass", "d4", "enough").left_to_chance()
    assert (t["tokens 0"], t["wizards 0"]) == ("f6", "1")
    assert t.asks() == (1, "turn")


@rule("CLA-C30", "CLA-C9")
def test_an_extra_wizard_on_the_last_free_square_of_the_hand_makes_a_pass_possible() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND, tokens_1="d4 a5 b6 e6")
    assert t.refused(0, "pass") == "CLA-C9"
    assert t.answer(0, "W g6").asked_of(0) == ["pass"]


@rule("CLA-C30", "CLA-C9", "CLA-R14")
def test_an_extra_wizard_that_moves_a_token_off_the_square_of_a_card_of_the_hand_makes_a_pass_impossible() -> None:
    tokens = "d4 a5 b6 e6 g6 d1 f1 h1 l4 l6 l8 d12 f12 h12 a8"
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND, tokens_0=tokens, prizes="W5 Z5 X5 V5")
    assert "pass" in t.asked_of(0)
    assert t.answer(0, "W j9", "from b6").asked_of(0) == ["b6"]
    assert t.refused(0, "pass") == "CLA-C9"


@rule("CLA-C30", "CLA-C9")
def test_an_extra_wizard_that_prepares_no_mans_land_makes_a_pass_impossible() -> None:
    t = clans(
        wizard="extra", wizards_0="1", hand_0=HAND, tokens_1="d4 a5 b6 e6 g6", tokens_0="d2", prizes="I3 W5 Z5 X5"
    )
    assert "pass" in t.asked_of(0)
    assert t.answer(0, "W e2").asked_of(0) == ["f2"]
    assert t.refused(0, "pass") == "CLA-C9"


@rule("CLA-C30", "CLA-C27")
def test_extra_wizards_from_the_hand_and_a_card_after_them_leave_a_hand_of_five_at_the_end_of_the_turn() -> None:
    t = clans(wizard="extra", hand_0="d4 a5 b6 W W").answer(0, "W f6")
    t.left_to_chance()
    t.answer(0, "W g7")
    t.left_to_chance()
    t.answer(0, "d4").left_to_chance()
    assert t.asks() == (1, "turn")
    assert len(t["hand 0"].split()) == 5
    assert (t["tokens 0"], t["used"].split().count("W")) == ("d4 f6 g7", 2)


@rule("CLA-C30", "CLA-C9", "CLA-C27")
def test_a_pass_after_an_extra_wizard_from_the_hand_fills_the_hand_up_to_five() -> None:
    t = clans(wizard="extra", hand_0="d4 a5 b6 e6 W", tokens_1="d4 a5 b6 e6", out="7").answer(0, "W f6")
    t.answer(0, "pass", "d4", "enough").left_to_chance()
    assert [fact[::3] for fact in t.told("passed")] == [(0, 1)]
    assert (t.asks(), len(t["hand 0"].split()), sorted(t["used"].split())) == ((1, "turn"), 5, ["W", "d4"])


# FAULT: with the hand empty no-man's-land is offered, the question `pay` then has no options; and the pass is refused.
@rule("CLA-C30", "CLA-R26", "CLA-C9")
def test_who_has_no_card_left_after_extra_wizards_cannot_conquer_no_mans_land_with_a_card_and_may_pass() -> None:
    t = clans(3, wizard="extra", hand_0="W W W W W", wizards_1="1", tokens_0="d2", prizes="I3 W5 Z5 X5", out="2")
    for square in ("a4", "l4", "a9", "l9", "e2"):
        t.answer(0, f"W {square}").left_to_chance()
    assert t["hand 0"] != "" or t.asked_of(0) == ["pass"]


@rule("CLA-C30", "CLA-C27", "CLA-R26")
def test_as_the_action_after_an_extra_wizard_another_one_of_the_hand_may_pay_for_no_mans_land() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0="d4 a5 b6 g6 W", tokens_0="d2", prizes="I3 W5 Z5 X5")
    t.answer(0, "W e2", "open", "f2", "W").left_to_chance()
    assert t["castles 0"] == "I3 d2 e2 f2"
    assert t.asks() == (1, "turn")


@rule("CLA-C30", "CLA-R29")
def test_an_extra_wizard_on_no_mans_land_brings_its_castle_and_the_action_still_follows() -> None:
    t = clans(wizard="extra", wizards_0="1", hand_0=HAND, tokens_0="d2 e2", prizes="I3 W5 Z5 X5")
    t.answer(0, "W f2").chance("prize I4")
    assert t["castles 0"] == "I3 d2 e2 f2"
    assert sorted(t.asked_of(0)) == sorted(HAND.split())


@rule("CLA-C30", "CLA-R31")
def test_an_extra_wizard_that_brings_the_fourth_prize_ends_the_game_before_any_action() -> None:
    t = clans(
        wizard="extra", wizards_0="2", hand_0=HAND, tokens_0="d1 e1", prizes="I3 W5 Z5 X5",
        castles_0="L3 a4 b4 a5 / I4 f4 f5 f6 f7 / O4 k8 l8 k9 l9",
    ).answer(0, "W f1")  # fmt: skip
    assert t.asked is None
    assert t.state.outcome is not None
    assert t.state.outcome.scores == [14, 0]
