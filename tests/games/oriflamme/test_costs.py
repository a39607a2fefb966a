"""A warning stands beside an answer that costs something at once, as far as its player can know."""

from __future__ import annotations

from functools import partial

import pytest

from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.text import TEXT
from meadhall.testing import Scenario, texts
from tests.games.oriflamme.table import oriflamme, play

say = partial(texts.say, "meadhall.games.oriflamme")
OTHERS = "prince queen daredevil apothecary criminal schemer substitution plan bribe"


def offered(t: Scenario, word: str) -> str:
    """Return how an answer is offered to the seat that is asked."""
    question = t.state.question()
    assert question is not None
    option = GAME.read(word)
    assert option in question.options
    return say("en", TEXT.option(t.state.redact(question.actor), question, option), you=question.actor) or ""


@pytest.mark.parametrize(
    ("row", "cost"),
    [
        ("0.(schemer)6 | 1.queen/1.(plan)5", "a stack lies beside her"),
        ("0.(trap)5+2 | 1.queen", "the 2 influence on it goes back to the bank"),
        ("0.(criminal)6 | 0.queen", "it also costs you 1 influence"),
        ("0.(apothecary)6 | 1.queen", "it has no target now."),
        ("0.(plan)6 | 1.queen", "it has no target now and is discarded for nothing"),
        ("0.(bribe)6 | 1.(queen)5", "it has no target now and is discarded for nothing"),
        ("0.(daredevil)6 | 0.queen | 1.queen", "it can remove only cards of your own now"),
    ],
)
def test_revealing_is_warned_of(row: str, cost: str) -> None:
    says = offered(oriflamme(3, row), "reveal")
    assert says.startswith("Reveal it")
    assert cost in says


@pytest.mark.parametrize(
    "row", ["0.(schemer)6 | 1.queen", "0.(trap)6 | 1.queen", "0.(criminal)6 | 1.queen", "0.(daredevil)6 | 1.queen"]
)
def test_nothing_is_said_where_nothing_is_lost(row: str) -> None:
    t = oriflamme(3, row)
    assert "Careful" not in offered(t, "reveal")
    assert "Careful" not in offered(t, "leave")


def test_the_plan_is_told_what_its_character_will_cost() -> None:
    t = play(oriflamme(3, "0.(plan)6 | 0.schemer | 1.queen/1.(plan)5"), "0 reveal")
    assert "a stack lies beside her" in offered(t, "p1")


def test_a_card_of_ones_own_is_named_as_such_before_it_is_removed() -> None:
    t = play(oriflamme(3, "0.queen | 0.(daredevil)6 | 1.queen"), "0 reveal")
    assert "it is your own card." in offered(t, "p1")
    assert "Careful" not in offered(t, "p3")
    t = play(oriflamme(3, "0.prince | 0.(daredevil)6 | 0.twin | 1.queen"), "0 reveal")
    assert "your Twin is discarded with it" in offered(t, "p1")


def test_a_trap_is_warned_of_only_by_those_who_know_it() -> None:
    known = oriflamme(3, "0.(daredevil)6 | 1.(trap)6", aside_1="", hand_1="", pile_1=OTHERS)
    says = offered(play(known, "0 reveal"), "p2")
    assert "it is a Trap. Your Daredevil is discarded, and Taras steals up to 3 influence from you." in says
    unknown = play(oriflamme(3, "0.(daredevil)6 | 1.(trap)5"), "0 reveal")
    assert "Careful" not in offered(unknown, "p2")


def test_an_offered_card_begins_with_its_name() -> None:
    t = oriflamme(3, placing=True, round="1", aside_0="plan trap bribe")
    assert offered(t, "queen").startswith("Queen: gain 2 each time")
