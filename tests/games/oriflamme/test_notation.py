"""The notation of Oriflamme: letters and positions are read back; what cannot be is refused by line and fault."""

from __future__ import annotations

import re

import pytest

from meadhall.core.rng import Rng
from meadhall.core.state import choose, playout
from meadhall.games.oriflamme.game import GAME
from tests.games.oriflamme.table import oriflamme, play

ROW = "0.queen@2 | 1.(trap)4+2/1.(plan)5 | 2.prince~"
GOOD = oriflamme(3, ROW, round="5", pile_2="bribe", aside_0="prince trap bribe").text + "\n"
SETUP = GAME.write_position(GAME.new(3, {"direction": "right", "starting_seat": "0"}))


def test_every_letter_is_read_back_whatever_its_case() -> None:
    for letter in range(GAME.letters):
        assert GAME.read(f" {GAME.write(letter).upper()} ") == letter
    for word in ("", "p0", "p56", "quee", "s5"):
        with pytest.raises(ValueError, match="is no answer in Oriflamme"):
            GAME.read(word)
    with pytest.raises(ValueError, match="79 is no letter of Oriflamme"):
        GAME.write(GAME.letters)


def test_a_position_shows_tokens_bribes_marks_and_what_is_being_laid() -> None:
    t = oriflamme(3, "0.(prince)1 | 1.(trap)1+2", round="2", placing=True)
    t.answer(0, "queen")
    assert t["laying"] == "0.(queen)2"
    assert "laying: 0.(?)2" in GAME.write_position(t.state.redact(1))
    play(t, "0 end", "1 queen p2", "2 queen start", "2 leave", "0 reveal end")
    assert t["row"] == "2.(queen)2+1 | 0.prince | 1.(trap)1+2/1.(queen)2 | 0.(queen)2 | 0.twin!"
    assert t["active"] == "3"
    assert t["frames"] == "round step=3 > handle card=62 step=1"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("oriflamme 3", "oriflamme 2", "begins with `oriflamme` and 3, 4 or 5"),
        ("direction: right", "direction: up", "direction: random or right or left, not 'up'"),
        ("plan_on_stack: first", "plan_on_stack: never", "plan_on_stack: first or last"),
        ("face_down_prince: counts", "face_down_prince: maybe", "face_down_prince: nameless or counts"),
        ("no prince 1:", "no prince 1: 7", "no prince 1: 7 is not between 1 and 6"),
        ("no prince 1:", "no prince 1: 2", "no prince 1: of round 2 it has no other card face down"),
        ("first: 0", "first: random", "first, direction: both are known once a round has begun"),
        ("first: 0", "first: 3", "first: 3 is not between 0 and 2"),
        ("round: 5", "round: 7", "round: 7 is not between 1 and 6"),
        ("round: 5", "round: ١", "is no whole number"),
        ("influence 0: 5", "influence 0: 1_0", "'1_0' is no whole number"),
        ("0.queen@2", "0.king", "row: 'king' is none of prince"),
        ("0.queen@2", "3.queen", "row: '3.queen' is no card of the row"),
        ("0.queen@2", "0.queen+1", "is no card of the row"),
        ("0.queen@2", "0.(twin)3", "row: the twin never lies face down"),
        ("0.queen@2", "0.trap", "stands there twice"),
        ("0.queen@2", "2.prince", "row: the card 2.prince stands there twice"),
        ("0.queen@2", "0.queen@2 | 2.queen@2", "every seat has one bribe token"),
        ("0.queen@2", "0.queen@4", "every seat has one bribe token"),
        ("/1.(plan)5", "/1.plan", "1.plan: an intrigue lies face up only while it acts"),
        ("1.(plan)5", "1.(plan)4", "a family places one card in every round"),
        ("1.(plan)5", "1.(plan)6", "a family places one card in every round"),
        ("1.(plan)5", "0.(plan)5", "row: 0.(plan)5: cards are laid only on one's own cards"),
        ("(trap)4+2", "(trap)4+100", "row: 100 is not between 0 and 99"),
        ("2.prince~", "2.twin | 2.twin", "row: the card 2.twin stands there twice"),
        ("2.prince~", "2.twin", "hand 2: the family's other cards are prince"),
        ("pile 2: bribe", "pile 2: bribe+1", "only Plan keeps its tokens"),
        ("pile 2: bribe", "pile 2: bribe twin twin", "pile 2: the card 2.twin stands there twice"),
        ("aside 0: prince trap bribe", "aside 0: queen", "the card 0.queen stands there twice"),
        ("aside 0: prince trap bribe", "aside 0: twin", "the card 0.twin stands there twice"),
        ("not aside 0: ", "not aside 0: trap", "not aside 0: trap is laid aside"),
        ("active: 0", "active: 4", "active: 4 is not between 0 and 3"),
        ("active: 0", "active: 1 away", "active: a position, and `gone` if it has gone"),
        ("active: 0", "active: 1 gone", "active: a position has gone only while its card acts"),
        ("laying: ", "laying: 0.queen", "stands there twice"),
        ("laying: ", "laying: 0.schemer", "laying: '0.schemer' is no bare card face down"),
        ("laying: ", "laying: 0.(schemer)5", "hand 0: the family's other cards are daredevil"),
        ("round step=3", "round step=4", "step counts the cards placed, 0 to 3"),
        ("round step=3", "round step=1", "row: seat 1 has not placed its card of this round yet"),
        ("round step=3", "handle", "at the bottom there is the setup alone, or a round"),
        ("round step=3", "setup > round", "at the bottom there is the setup alone, or a round"),
        ("round step=3", "setup", "setup: seat= says whose cards are laid aside"),
        ("round step=3", "round step=1 > placement seat=1", "the seat is the one whose turn it is"),
        ("round step=3", "round step=1 > placement seat=0 step=2", "step=0 chooses a card, step=1 lays it"),
        ("round step=3", "round step=3 > handle", "active: which position is active?"),
        ("round step=3", "round step=2 > handle", "has not placed|when all cards of the round are placed"),
        ("round step=3", "round step=3 > queen", "when all cards of the round are placed"),
        ("active: 0", "active: 1", None),
    ],
)
def test_a_bad_position_is_told_its_line_and_fault(old: str, new: str, fault: str | None) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    if fault is None:
        GAME.read_position(text)
        return
    pattern = fault if "|" in fault else re.escape(fault)
    with pytest.raises(ValueError, match=pattern):
        GAME.read_position(text)


ACTING = GOOD.replace("active: 0", "active: 2").replace("round step=3", "round step=3 > {}")


@pytest.mark.parametrize(
    ("frames", "fault"),
    [
        ("handle card=64 step=1", "step=1 asks about the back on top"),
        ("handle card=66 step=2", "step=1 asks about the back on top"),
        ("handle card=80", "handle: there is no card 80"),
        ("handle > handle", "a position is handled in a round, or when Plan uncovers it"),
        ("handle > queen seat=0 card=2", "queen: it acts for the seat that holds it"),
        ("handle > queen seat=2 card=2 place=1", "queen: it does not lie where it can act"),
        ("handle > queen seat=2 card=13", "queen: it acts for the seat that holds it"),
        ("handle > queen seat=2 card=3", "queen: whose, and which card?"),
        ("handle > queen seat=2 card=2 place=0 step=4", "step is 0 to 3"),
        ("handle > queen seat=2 card=2 place=0 n=3", "n is 0 to 2"),
        ("handle > queen seat=2 card=2 place=0 > queen seat=2 card=2 place=0", "because Plan activates it"),
        ("handle > round", "round: whose, and which card?"),
        ("handle > plan seat=2 card=30 step=2", "plan: it does not lie where it can act"),
    ],
)
def test_cards_that_cannot_act_like_that_are_refused(frames: str, fault: str) -> None:
    with pytest.raises(ValueError, match=re.escape(fault)):
        GAME.read_position(ACTING.format(frames))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("frames: setup seat=0", "frames: setup seat=4", "seat= says whose cards are laid aside"),
        ("frames: setup seat=0", "frames: setup seat=1", "aside 0: 0 cards do not go with setup seat=1"),
        ("round: 1", "round: 2", "during the setup nothing has been played"),
        ("pile 0: ", "pile 0: twin", "during the setup nothing has been played"),
    ],
)
def test_a_bad_set_up_is_refused(old: str, new: str, fault: str) -> None:
    assert old in SETUP
    with pytest.raises(ValueError, match=re.escape(fault)):
        GAME.read_position(SETUP.replace(old, new, 1))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    """Words of real positions are exchanged, doubled and dropped: a ValueError, or a game that ends with all pieces."""
    rng, state = Rng(seed), GAME.new(3 + seed % 3)
    read = 0
    while (question := state.question()) is not None:
        state.apply(choose(question, rng))
        if state.outcome is None:
            words = re.split(r"([ \n|/=+:])", GAME.write_position(state))
            at, other = rng.below(len(words)), rng.below(len(words))
            words[at] = [words[other], "", words[at] * 2, "0", "p"][rng.below(5)]
            try:
                damaged = GAME.read_position("".join(words))
            except ValueError as error:
                assert str(error), "the fault is named"
                continue
            read += 1
            census = GAME.census(damaged)
            playout(damaged, rng, GAME.longest)
            assert GAME.census(damaged) == census
    assert read
