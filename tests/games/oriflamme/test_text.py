"""The words of Oriflamme: everything can be said, cases and plurals are right, nothing hidden is told."""

from __future__ import annotations

import re
from functools import partial

import pytest

from meadhall.core.question import Event
from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.names import card_name
from meadhall.games.oriflamme.rules import events as told
from meadhall.games.oriflamme.rules.components import APOTHECARY, CRIMINAL, POSITION, QUEEN, ROLES, START, TRAP, TWIN
from meadhall.games.oriflamme.text import TEXT
from meadhall.presentation import LANGUAGES, Phrase
from meadhall.testing import Scenario, rule, texts
from meadhall.testing.texts import spoken, unused
from tests.games.oriflamme.table import oriflamme

PACKAGE = "meadhall.games.oriflamme"
LATIN = (
    "ORI-[RB]\\d+|starting_seat|direction|prince_brings_twin|entering_card_acts|apothecary_hits_itself|plan_on_stack"
    "|face_down_prince|revealed|always|first|last|left|right|random|counts|nameless"
)
RARE = {"oriflamme-cost-trap", "oriflamme-cost-only-own"}
"""What few games come to; `test_costs` says it."""

say = partial(texts.say, PACKAGE)


@pytest.mark.slow
def test_oriflamme_can_say_everything_and_has_no_message_that_nothing_says() -> None:
    sentences: set[tuple[str, str]] = set()
    assert unused(PACKAGE, spoken(GAME, 3, hear=sentences.add)) <= RARE
    for language, sentence in sentences:
        assert "{" not in sentence, sentence
        assert "  " not in sentence, sentence
        assert sentence == sentence.strip()
        if language != "en":
            assert not re.search("[A-Za-z]{2}", re.sub(LATIN, "", sentence)), sentence
            assert re.search("[А-Яа-яІіЇїЄєҐґЁё0-9]", sentence), sentence


def fact(kind: int, seat: int = -1, card: int = -1, place: int = -1, n: int = 0, other: int = -1) -> Phrase | None:
    return TEXT.event(Event(kind, seat, card, place, n, other=other))


@pytest.mark.parametrize(
    ("n", "uk", "ru"),
    [
        (1, "1 очко впливу", "1 очко влияния"),
        (2, "2 очки впливу", "2 очка влияния"),
        (5, "5 очок впливу", "5 очков влияния"),
        (11, "11 очок впливу", "11 очков влияния"),
        (21, "21 очко впливу", "21 очко влияния"),
        (22, "22 очки впливу", "22 очка влияния"),
    ],
)
def test_influence_is_counted_as_the_language_counts(n: int, uk: str, ru: str) -> None:
    gained = fact(told.GAINED, 0, QUEEN, n=n)
    assert say("uk", gained) == f"Олена отримує {uk}: Королева."
    assert say("ru", gained) == f"Олена получает {ru}: Королева."
    assert say("en", gained, you=0) == f"You gain {n} influence (Queen)."


def test_names_stand_in_the_case_that_the_sentence_needs() -> None:
    removed = fact(told.REMOVED, 0, ROLES + TRAP, place=2, other=APOTHECARY)
    assert [say(language, removed) for language in LANGUAGES] == [
        "Олена removes Taras’s Trap with the Apothecary.",
        "Олена вилучає Пастку (Taras) за допомогою Аптекаря.",
        "Олена удаляет Ловушку (Taras) с помощью Аптекаря.",
    ]
    assert say("uk", removed, you=1) == "Олена вилучає вашу Пастку за допомогою Аптекаря."
    assert say("uk", removed, you=0) == "Ви вилучаєте Пастку (Taras) за допомогою Аптекаря."
    assert say("ru", fact(told.REMOVED, 1, CRIMINAL, other=APOTHECARY), you=0) == (
        "Taras удаляет вашего Преступника с помощью Аптекаря."
    )
    entered = fact(told.ENTERED, 1, ROLES + TWIN, place=0, n=START)
    assert say("uk", entered, you=1) == "Входить ваш Близнюк — на початок ряду."
    assert say("ru", fact(told.ENTERED, 1, ROLES + TWIN, place=3, n=POSITION)) == (
        "Входит Близнец (Taras) — поверх позиции 4."
    )


def test_a_victim_without_influence_is_told_so() -> None:
    assert say("en", fact(told.STOLE, 0, TRAP, other=1, n=0)) == "Олена’s Trap finds nothing to steal from Taras."
    assert say("en", fact(told.LOST, 1, CRIMINAL, n=0), you=1) == "You have no influence to lose (Олена’s Criminal)."
    assert say("uk", fact(told.STOLE, 0, TRAP, other=1, n=3), you=1) == "Пастка (Олена) краде у вас 3 очки впливу."


def test_the_card_that_others_place_is_not_named() -> None:
    placed = Event(told.PLACED, 2, 2 * ROLES + QUEEN, 0, START, seers=1 << 2)
    assert say("en", TEXT.event(placed.seen_by(2)), you=2) == "You place the Queen at the start of the row."
    assert say("en", TEXT.event(placed.seen_by(0)), you=0) == "Мирослава places a card at the start of the row."
    aside = Event(told.LAID_ASIDE, 2, 2 * ROLES + QUEEN, seers=1 << 2)
    assert say("uk", TEXT.event(aside.seen_by(2)), you=2) == "Ви відкладаєте Королеву."
    assert TEXT.event(aside.seen_by(1)) is None


def test_an_option_tells_no_more_than_its_seat_knows() -> None:
    t = oriflamme(3, "0.(apothecary)6 | 1.(queen)5+2 | 0.(trap)5/0.(plan)4 | 2.criminal@1")
    t.answer(0, "reveal")
    question = t.state.question()
    assert question is not None
    view = t.state.redact(0)
    options = [say("en", TEXT.option(view, question, option), you=0) for option in question.options]
    assert options == [
        "Position 2: Taras’s face-down card with 2 influence",
        "Position 4: Мирослава’s Criminal (bribed by Taras)",
    ]
    assert say("en", TEXT.question(view, question), you=0) == "Which card does your Apothecary remove?"
    assert say("en", TEXT.refusal(view, question, *view.refusals(0)[0]), you=0) == (
        "Position 1: your Apothecary. It is not beside a card of yours other than the Apothecary."
    )


def test_the_table_in_words_shows_own_cards_and_counts_the_others() -> None:
    t = oriflamme(3, "0.queen/0.(trap)5+1 | 1.(plan)6", round="6", influence_1="1", pile_2="bribe")
    lines = [say("en", line, you=0) for line in TEXT.table(t.state.redact(0))]
    assert lines[:4] == [
        "Round 6 of 6, you place first; the row is activated from left to right.",
        "Active position 1: your face-down Trap with 1 influence, top of a stack of 2.",
        "It covers: your Queen.",
        "Position 2: Taras’s face-down card.",
    ]
    assert "Taras: 1 influence, 6 cards in hand, the Twin is ready." in lines
    assert "Removed and discarded: Bribe." in lines
    assert not any("Plan" in line for line in lines if not line.startswith(("Your hand", "You have laid")))


@rule("ORI-B36")
def test_the_table_in_words_says_which_face_down_cards_of_others_are_not_the_prince() -> None:
    t = oriflamme(3, "1.(plan)3 | 1.(trap)4 | 0.queen", round="5", no_prince_1="3 4")
    sentence = "Certainly not the Prince, by the round they were placed in: 3, 4."
    assert [sentence in table_of(t, seat) for seat in (0, 1)] == [True, False]
    assert say("en", fact(told.NO_PRINCE, 1)) == "None of the uncovered face-down cards of Taras is the Prince."
    assert say("en", fact(told.NO_PRINCE, 1), you=1) == "None of your uncovered face-down cards is the Prince."


def table_of(t: Scenario, seat: int) -> list[str]:
    return [say("en", line, you=seat) for line in TEXT.table(t.state.redact(seat))]


@rule("ORI-R32")
def test_the_score_counts_the_cards_in_the_row() -> None:
    t = oriflamme(3, "0.queen/0.(trap)6 | 1.(plan)6 | 0.schemer")
    counts = [[say("en", line) for line in TEXT.score(t.state, seat)] for seat in range(3)]
    assert counts == [["2 cards in the row"], ["1 card in the row"], ["0 cards in the row"]]


def test_a_card_has_its_owner_in_its_name() -> None:
    assert say("ru", card_name(ROLES + QUEEN), you=1) == "ваша Королева"
    assert say("en", card_name(QUEEN)) == "Олена’s Queen"
