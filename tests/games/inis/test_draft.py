"""The draft: keeping cards and passing the others on, with three or four players and with two."""

from __future__ import annotations

import pytest

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import ACTIONS
from meadhall.testing import rule
from tests.games.inis.table import ASSEMBLY, Table, inis, lines

HANDS = {
    2: ["bard citadel conquest", "craftsmen druid exploration"],
    3: [
        "bard citadel conquest craftsmen",
        "druid exploration festival geis",
        "migration new-alliance new-clans sanctuary",
    ],
    4: [
        "bard citadel conquest craftsmen",
        "druid emissaries exploration festival",
        "geis master-craftsman migration new-alliance",
        "new-clans raid sanctuary scouts",
    ],
}
"""What the seats are dealt; the Warlord is set aside."""
AGAIN = ["festival geis migration", "new-alliance new-clans sanctuary"]
"""What two seats are dealt for the second draft."""


def dealt(seats: int, crows: str = "clockwise", **lines: str) -> Table:
    """A table at which the Action cards have just been dealt as HANDS says."""
    clans = {f"clans_{seat}": "valley=1" for seat in range(seats)}
    t = inis(seats, 0, **{"frames": ASSEMBLY, "aside": ""} | clans | lines)
    t.quiet().chance(crows)
    t.quiet().chance("warlord")
    deal(t, HANDS[seats])
    return t


def deal(t: Table, hands: list[str]) -> None:
    """Answer for chance so that each seat gets its hand, in whatever order the cards are dealt."""
    left = [hand.split() for hand in hands]
    while t.kind == "deal":
        question = t.state.question()
        assert question is not None
        t.chance(left[question.about].pop(0))


def choose(t: Table, *wishes: str) -> None:
    """Give the answers of each seat, one seat after the other."""
    for seat, words in enumerate(wishes):
        t.answer(seat, *words.split())


def pools(t: Table) -> list[str]:
    """The cards from which each seat chooses now."""
    return [t[f"pool {seat}"] for seat in range(t.state.seats)]


def hands(t: Table) -> list[str]:
    """The Action cards in the hands of the seats."""
    return [t[f"actions {seat}"] for seat in range(t.state.seats)]


def passed_on(t: Table) -> list[tuple[int, str, int]]:
    """Who passed what to whom."""
    return [(seat, ACTIONS[card], to) for seat, card, _, _, to in t.told("passed-on", other=True)]


class TestThree:
    """Three players keep one and pass three, keep two and pass two, keep three and pass one."""

    @rule("INI-R24")
    def test_first_everybody_keeps_one_of_four_at_the_same_time(self) -> None:
        t = dealt(3)
        for seat, hand in enumerate(HANDS[3]):
            question = t.state.question_to(seat)
            assert question is not None
            assert GAME.kinds[question.kind] == "keep"
            assert t.asked_of(seat) == hand.split()
        t.answer(2, "sanctuary").answer(0, "bard")
        assert passed_on(t) == []
        assert (t.asked_of(0), t.asked_of(2)) == ([], [])
        t.answer(1, "geis")
        assert len(passed_on(t)) == 9

    @rule("INI-R24", "INI-R22")
    @pytest.mark.parametrize(
        ("crows", "after"),
        [
            ("clockwise", ["bard migration new-alliance new-clans", "citadel conquest craftsmen geis",
                           "druid exploration festival sanctuary"]),
            ("counter", ["bard druid exploration festival", "geis migration new-alliance new-clans",
                         "citadel conquest craftsmen sanctuary"]),
        ],
    )  # fmt: skip
    def test_the_three_others_go_to_the_next_player_in_the_direction_of_the_crows(
        self, crows: str, after: list[str]
    ) -> None:
        t = dealt(3, crows)
        choose(t, "bard", "geis", "sanctuary")
        assert pools(t) == after

    @rule("INI-R24")
    def test_then_everybody_keeps_two_of_four(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        choose(t, "bard migration", "geis citadel", "druid exploration")
        assert pools(t) == [
            "bard festival migration sanctuary",
            "citadel geis new-alliance new-clans",
            "conquest craftsmen druid exploration",
        ]

    @rule("INI-R24")
    def test_at_last_everybody_passes_one_of_four_and_has_four_in_the_hand(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        choose(t, "bard migration", "geis citadel", "druid exploration")
        assert t.kind == "pass-on"
        choose(t, "sanctuary", "geis", "craftsmen")
        assert hands(t) == [
            "bard craftsmen festival migration",
            "citadel new-alliance new-clans sanctuary",
            "conquest druid exploration geis",
        ]
        assert (pools(t), t["aside"], t.kind) == (["", "", ""], "warlord", "turn")

    @rule("INI-R25")
    def test_a_card_kept_first_may_be_passed_on_in_the_second_step(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        assert "bard" in t.asked_of(0)
        choose(t, "migration new-clans", "geis citadel", "druid exploration")
        assert (0, "bard", 1) in passed_on(t)
        assert "bard" in t["pool 1"]

    @rule("INI-R25")
    @pytest.mark.parametrize("card", ["bard", "migration"])
    def test_a_card_kept_in_either_step_may_be_passed_on_in_the_last(self, card: str) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        choose(t, "bard migration", "geis citadel", "druid exploration")
        choose(t, card, "geis", "craftsmen")
        assert passed_on(t)[-3:] == [(0, card, 1), (1, "geis", 2), (2, "craftsmen", 0)]
        assert card in t["actions 1"].split()

    @rule("INI-R24")
    def test_nobody_keeps_the_same_card_twice(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        t.answer(0, "bard")
        assert t.asked_of(0) == ["migration", "new-alliance", "new-clans"]


class TestFour:
    """Four players draft all seventeen cards but one."""

    @rule("INI-R24", "INI-R22", "INI-R7")
    @pytest.mark.parametrize(("crows", "step"), [("clockwise", 1), ("counter", -1)])
    def test_all_three_times_cards_go_to_the_next_player(self, crows: str, step: int) -> None:
        t = dealt(4, crows)
        counts = []
        for keep, kind in ((1, "keep"), (2, "keep"), (1, "pass-on")):
            assert t.kind == kind
            told = len(passed_on(t))
            for seat in range(4):
                t.answer(seat, *t.asked_of(seat)[:keep])
            counts.append(len(passed_on(t)) - told)
        assert counts == [12, 8, 4]
        assert {(to - seat) % 4 for seat, _, to in passed_on(t)} == {step % 4}
        assert [len(hand.split()) for hand in hands(t)] == [4, 4, 4, 4]
        assert sorted(card for hand in hands(t) for card in hand.split()) == [c for c in ACTIONS if c != "warlord"]

    @rule("INI-R24")
    def test_a_card_may_go_all_the_way_round_to_the_third_neighbour(self) -> None:
        t = dealt(4)
        choose(t, "bard", "druid", "geis", "raid")
        choose(t, "new-clans sanctuary", "druid citadel", "geis emissaries", "raid migration")
        assert t["pool 2"] == "conquest craftsmen emissaries geis"
        choose(t, "new-clans", "citadel", "conquest", "raid")
        assert "conquest" in t["actions 3"]


class TestTwo:
    """Two players draft twice with three cards each, and have six in the end."""

    @rule("INI-R26")
    def test_everybody_keeps_one_of_three_and_passes_two(self) -> None:
        t = dealt(2)
        assert (t.kind, t.asked_of(0), t.asked_of(1)) == ("keep", *[hand.split() for hand in HANDS[2]])
        choose(t, "citadel", "druid")
        assert pools(t) == ["citadel craftsmen exploration", "bard conquest druid"]

    @rule("INI-R26", "INI-R25")
    def test_then_everybody_keeps_two_of_three_and_lays_them_down(self) -> None:
        t = dealt(2)
        choose(t, "citadel", "druid")
        assert t.kind == "pass-on"
        choose(t, "citadel", "conquest")
        assert (hands(t), pools(t)) == (["conquest craftsmen exploration", "bard citadel druid"], ["", ""])
        assert t.kind == "deal"

    @rule("INI-R26")
    def test_the_second_draft_is_about_three_new_cards_and_the_first_three_stay_out_of_it(self) -> None:
        t = dealt(2)
        choose(t, "citadel", "druid")
        choose(t, "citadel", "conquest")
        assert t.asked == (CHANCE, "deal", " ".join(AGAIN).split())
        deal(t, AGAIN)
        assert (t.kind, t.asked_of(0), t.asked_of(1)) == ("keep", *[hand.split() for hand in AGAIN])
        choose(t, "geis", "sanctuary")
        assert pools(t) == ["geis new-alliance new-clans", "festival migration sanctuary"]
        assert (t.asked_of(0), t.asked_of(1)) == (pools(t)[0].split(), pools(t)[1].split())
        choose(t, "geis", "sanctuary")
        assert hands(t) == [
            "conquest craftsmen exploration new-alliance new-clans sanctuary",
            "bard citadel druid festival geis migration",
        ]
        assert (t.kind, t["aside"]) == ("turn", "warlord")

    @rule("INI-R26", "INI-R5")
    def test_while_the_second_draft_goes_on_the_first_three_cards_are_hidden_from_the_other(self) -> None:
        t = dealt(2)
        choose(t, "citadel", "druid")
        choose(t, "citadel", "conquest")
        deal(t, AGAIN)
        assert t.seen(2, "actions 0") == "? ? ?"
        assert t.seen(0, "actions 0") == "conquest craftsmen exploration"

    @rule("INI-R26", "INI-R5")
    def test_of_two_players_each_knows_what_was_passed_on_and_did_not_come_back(self) -> None:
        t = dealt(2)
        choose(t, "citadel", "druid")
        assert [t.seen(viewer, "pool 1") for viewer in range(3)] == [
            "bard conquest ?",
            "bard conquest druid",
            "? ? ?",
        ]
        choose(t, "citadel", "conquest")
        hands_of_other = [world[1] for world in imagined_hands(t, viewer=0, n=40)]
        assert set.intersection(*hands_of_other) == {"bard", "citadel"}
        assert not any(hand & {"conquest", "craftsmen", "exploration"} for hand in hands_of_other)


class TestSecrecy:
    """A seat knows its own cards, what it passed on and what it was given, and no more."""

    @rule("INI-R24", "INI-R5")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_before_anything_is_passed_on_everybody_sees_only_the_own_cards(self, seats: int) -> None:
        t = dealt(seats)
        backs = " ".join(["?"] * (3 if seats == 2 else 4))
        for viewer in range(seats + 1):
            for seat in range(seats):
                assert t.seen(viewer, f"pool {seat}") == (HANDS[seats][seat] if seat == viewer else backs)
        assert [t.seen(viewer, "aside") for viewer in range(seats + 1)] == ["?"] * (seats + 1)

    @rule("INI-R24", "INI-R5")
    def test_nobody_sees_what_another_has_kept_while_some_are_still_choosing(self) -> None:
        views = []
        for wish in ("bard", "craftsmen"):
            t = dealt(3)
            t.answer(0, wish)
            views.append([t.state.redact(viewer).key() for viewer in range(4)])
        assert views[0][1:] == views[1][1:]
        assert views[0][0] != views[1][0]

    @rule("INI-R24", "INI-R5")
    def test_of_a_card_passed_on_only_giver_and_taker_are_told_which_it_is(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        events = [event for event in t.events if GAME.events[event.kind] == "passed-on"]
        assert len(events) == 9
        for event in events:
            knowing = {viewer for viewer in range(4) if event.seen_by(viewer).card >= 0}
            assert knowing == {event.seat, event.other}

    @rule("INI-R24", "INI-R5")
    def test_with_three_players_who_passed_three_cards_on_knows_three_of_the_neighbours_four(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        assert t.seen(0, "pool 1") == "citadel conquest craftsmen ?"
        assert (t.seen(2, "pool 1"), t.seen(3, "pool 1")) == ("? ? ? ?", "? ? ? ?")
        for world in imagined_hands(t, viewer=0, n=8):
            assert {"citadel", "conquest", "craftsmen"} < world[1]
            assert world[0] == {"bard", "migration", "new-alliance", "new-clans"}

    @rule("INI-R24", "INI-R5")
    def test_a_card_passed_on_may_have_been_kept_or_passed_on_again_for_all_one_knows(self) -> None:
        t = dealt(3)
        choose(t, "bard", "geis", "sanctuary")
        choose(t, "bard migration", "geis citadel", "druid exploration")
        assert t.seen(0, "pool 1") == "new-alliance new-clans ? ?"
        counts = set()
        for world in imagined_hands(t, viewer=0, n=40):
            first = {"citadel", "conquest", "craftsmen"}
            assert first <= world[1] | world[2]
            counts.add(len(first & world[1]))
        assert counts == {1, 2}

    @rule("INI-R24", "INI-R5")
    def test_with_four_players_a_card_can_be_only_as_far_away_as_steps_were_left(self) -> None:
        t = dealt(4)
        choose(t, "bard", "druid", "geis", "raid")
        choose(t, "new-clans sanctuary", "druid citadel", "geis emissaries", "raid migration")
        choose(t, "new-clans", "citadel", "conquest", "raid")
        reach: dict[str, set[int]] = {card: set() for card in ("citadel", "bard", "new-clans")}
        for world in imagined_hands(t, viewer=0, n=60):
            for card, seats in reach.items():
                seats.update(seat for seat in range(4) if card in world[seat])
        assert reach == {"citadel": {1, 2, 3}, "bard": {1, 2}, "new-clans": {1}}


def imagined_hands(t: Table, viewer: int, n: int) -> list[list[set[str]]]:
    """Draw worlds that a viewer can imagine; of each the Action cards of every seat, in the hand or in the draft."""
    found = []
    for seed in range(n):
        world = lines(t.state.redact(viewer).resample(Rng(seed)))
        cards = [f"{world[f'actions {seat}']} {world[f'pool {seat}']}" for seat in range(t.state.seats)]
        found.append([set(words.split()) for words in cards])
    return found
