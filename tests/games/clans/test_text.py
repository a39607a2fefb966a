"""The words of Land of Clans: everything can be said, cases and plurals are right, nothing hidden is told."""

from __future__ import annotations

import re
from functools import partial

import pytest

from meadhall.core.question import Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, choose
from meadhall.games.clans.game import GAME
from meadhall.games.clans.names import card_name
from meadhall.games.clans.notation import read
from meadhall.games.clans.rules.components import TURN, WIZARD, is_casting
from meadhall.games.clans.rules.state import OPEN_BEFORE
from meadhall.games.clans.text import TEXT
from meadhall.testing import texts
from meadhall.testing.texts import spoken, unused
from meadhall.text import LANGUAGES, Catalogue
from tests.games.clans.table import clans

PACKAGE = "meadhall.games.clans"
LATIN = "CLA-[RC]\\d+|starting_seat|wizards_return|wizard|teams|turn|extra|yes|no|six|[A-Z]\\d|[a-l]\\d+'*|[a-l]–[a-l]"

say = partial(texts.say, PACKAGE)


def thrifty(state: State, question: Question, rng: Rng) -> int:
    """Answer at random, but keep one open Wizard, so that another may be drawn beside it."""
    is_last = question.kind == TURN and state.secrets[0].count(OPEN_BEFORE + question.actor) == 1
    if is_last and not state.secrets[0].has(WIZARD, 9 + question.actor):
        quiet = [option for option in question.options if not is_casting(option)]
        return quiet[rng.below(len(quiet))] if quiet else choose(question, rng)
    return choose(question, rng)


@pytest.mark.slow
def test_clans_can_say_everything_and_has_no_message_that_nothing_says() -> None:
    sentences: set[tuple[str, str]] = set()

    def hear(language: str, sentence: str) -> None:
        sentences.add((language, sentence))

    assert unused(PACKAGE, spoken(GAME, 2, thrifty, hear)) == set()
    for language, sentence in sentences:
        assert "{" not in sentence, sentence
        assert "  " not in sentence, sentence
        if language != "en":
            assert not re.search("[A-Za-z]{2}", re.sub(LATIN, "", sentence)), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_have_the_same_label(language: str) -> None:
    words = Catalogue(language, [PACKAGE])
    labels: dict[str, int] = {}
    for option in range(GAME.letters):
        try:
            label = words.say(TEXT.label(option)).casefold()
        except ValueError:
            continue
        assert labels.setdefault(label, option) == option, label
    assert len(labels) > 7000


def test_an_option_tells_what_the_square_would_complete() -> None:
    t = clans(tokens_0="d4 d5", hand_0="d6 f1", prizes="I3 L3 W5 Z5")
    view, question = t.state.redact(0), t.state.question()
    assert question is not None
    assert "I3 (3 points)" in say("en", TEXT.option(view, question, read("d6")), 0)
    assert "I3" not in say("en", TEXT.option(view, question, read("f1")), 0)


def test_an_attack_tells_both_sides_units_and_whose_castle_it_is() -> None:
    for seats in (2, 3):
        t = clans(seats, tokens_0="c4 e4 e6", tokens_1="c5", castles_1="I3 d4 d5 d6", hand_0="d1 f1")
        view, question = t.state.redact(0), t.state.question()
        assert question is not None
        said = say("en", TEXT.option(view, question, read("attack d4 with 2 swords")), 0)
        assert ("Taras" in said) == (seats > 2), "of two clans it can be only one"
        assert "2 Swords" in said
        assert "3 units against 2" in said


def test_the_many_squares_of_a_wizard_come_after_what_else_can_be_done() -> None:
    t = clans(
        tokens_0="d4 d5", hand_0="f1 i1 a4 l4 b8", wizards_0="1", prizes="I3 L3 W5 Z5", castles_1="U5 a6 a5 b5 c5 c6"
    )
    view, question = t.state.redact(0), t.state.question()
    assert question is not None
    first = [GAME.write(option) for option in TEXT.foremost(view, question)]
    assert first[:5] == ["f1", "i1", "a4", "l4", "b8"]
    assert {"W d3", "W d6", "W e4"} <= set(first)
    assert "W h12" not in first
    assert len(first) < 20 < len(question.options)


@pytest.mark.parametrize(("language", "said"), [("en", "Wizard"), ("uk", "Чаклун"), ("ru", "Колдун")])
def test_cards_are_named_by_square_and_mark(language: str, said: str) -> None:
    assert say(language, card_name(WIZARD)) == said
    assert say("en", card_name(0)) == "d1 (Sword)"
    assert say("uk", card_name(1)) == "e1 (Щит)"
    assert say("ru", card_name(4)) == "h1"


def test_what_others_draw_is_not_told() -> None:
    t = clans(hand_0="d6 f1").answer(0, "d6").chance("a4")
    drawn = [event for event in t.events if GAME.events[event.kind] == "drew"]
    assert say("en", TEXT.event(drawn[0].seen_by(0)), 0) == "You draw a4 (Sword)."
    assert TEXT.event(drawn[0].seen_by(1)) is None


def test_a_token_that_a_castle_needs_is_named_last_when_one_has_to_move() -> None:
    spare = "g1 h1 i1 g2 h2 i2 g3 h3 i3 a9 b9 c9 a8"
    t = clans(tokens_0=f"d4 d6 {spare}", hand_0="d5 f1", prizes="I3 W5 Z5 X5").answer(0, "d5")
    view, question = t.state.redact(0), t.state.question()
    assert question is not None
    told = [GAME.write(option) for option in TEXT.foremost(view, question)]
    assert sorted(told) == sorted(t.asked_of(0))
    assert told[-2:] == ["from d4", "from d6"]
    assert say("en", TEXT.option(view, question, read("from d4")), 0).endswith(": then no castle is complete")
    assert say("en", TEXT.option(view, question, read("from g1")), 0) == "move the token from g1"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a9", "You have no card a9 (Sword)."),
        ("W a9", "You have no Wizard."),
        ("attack h7 with 1 sword", "No castle stands on h7."),
        ("attack d5 2", "The castle on d5 is called by its first square: attack d4 with 2 swords."),
        ("attack d4 with 5 swords", "You have only 3 Swords."),
    ],
)
def test_what_cannot_be_answered_at_all_has_a_reason_too(typed: str, said: str) -> None:
    t = clans(tokens_0="c4 e4", castles_1="I3 d4 d5 d6", hand_0="d1 f1 h1 e3 f5")
    view, question = t.state.redact(0), t.state.question()
    assert question is not None
    assert read(typed) not in question.options
    assert say("en", TEXT.absent(view, question, read(typed)), 0) == said


def test_partners_hear_who_they_are() -> None:
    view = clans(6).state.redact(0)
    assert say("en", TEXT.opening(view)[0], 0) == "Your partner is Bran."
    assert TEXT.absent(view, Question(3, 0, [], -1, []), read("pass")) is None
    assert TEXT.absent(view, Question(8, 0, [], -1, []), read("d4")) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("attack h7 2", "attack h7 with 2 swords"),
        ("Attack  H7", "attack h7 with 1 sword"),
        ("attack h7 with 1 swords", "attack h7 with 1 sword"),
        ("wf6x", "W f6 x"),
        ("w F6", "W f6"),
        ("claim L4 f2 d1 f1 e1", "claim L4 d1 e1 f1 f2"),
    ],
)
def test_answers_may_be_typed_in_a_hurry(typed: str, meant: str) -> None:
    assert GAME.write(read(typed)) == meant
    with pytest.raises(ValueError, match="is no answer in Land of Clans"):
        read(typed + "?")
