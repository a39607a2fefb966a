"""The words of Inis: everything can be said, cases and plurals are right, nothing hidden is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from meadhall.games.inis.game import GAME
from meadhall.games.inis.names import card_name, territory_name
from meadhall.games.inis.notation import TALES, read
from meadhall.games.inis.rules.components import PASS
from meadhall.games.inis.text import TEXT
from meadhall.presentation import LANGUAGES, Catalogue
from meadhall.testing import rule, texts
from meadhall.testing.texts import Speaker, is_letter, spoken, unused
from tests.games.inis.games import ambitious
from tests.games.inis.table import Table, inis

PACKAGE = "meadhall.games.inis"
LATIN = (
    "INI-[A-Z]+-?\\d*|scenario|brenn|highlands|festival|citadel|random|resolution|start|instigator|initiator|hand|table"
)

say = partial(texts.say, PACKAGE)


def heard_in_words(t: Table, viewer: int, *names: str, language: str = "en") -> list[str]:
    """Return what a seat is told of events of these kinds."""
    told = [TEXT.event(fact) for fact in t.facts(*names, viewer=viewer)]
    return [say(language, each, viewer) for each in told if each is not None]


def asked_in_words(t: Table, language: str = "en") -> str:
    """Return the current question, as it is put to the seat that is asked."""
    question = t.state.question()
    assert question is not None
    return say(language, TEXT.question(t.state.redact(question.actor), question), question.actor)


def offered_in_words(t: Table, word: str, language: str = "en") -> str:
    """Return what an option of the current question means."""
    question = t.state.question()
    assert question is not None
    return say(language, TEXT.option(t.state.redact(question.actor), question, read(word)), question.actor)


def said_seldom(hear: Callable[[tuple[str, str]], object]) -> set[str]:
    """Say what random games hardly ever come to; return the ids used."""
    speaker = Speaker(GAME, hear)

    def ask(t: Table, seat: int) -> None:
        question = t.state.question_to(seat)
        assert question is not None
        speaker.say_question(t.state, question)

    def tell(t: Table) -> None:
        for said in [TEXT.event(event) for event in t.events]:
            if said is not None:
                speaker.say(said, 0)

    land, clans = "valley mountains highlands cove", {"clans_0": "valley=2 cove=1", "clans_1": "highlands=3"}
    t = inis(2, 0, land, **clans, actions_0="migration", advantages_0="mountains")
    ask(t.play(0, "migration", "valley", "0", "2"), 0)
    t = inis(2, 0, land, **clans, tales_0="horses", advantages_0="highlands")
    t.play(0, "horses", "valley", "highlands", "2").react(0, "highlands-card", "seat 1").quiet()
    tell(t)
    tell(inis(2, 0, land, **clans, actions_0="bard druid", tales_1=" ".join(TALES)).play(0, "bard").quiet())
    t = inis(2, 0, land, **clans, tales_0="horses", tales_1="fianna", citadels="highlands=1")
    t.play(0, "horses", "valley", "highlands", "2").play(1, "shelter").play(0, "seat 1")
    ask(t.play(1, "fianna", "valley", "1"), 1)
    return speaker.used


@pytest.mark.slow
def test_inis_can_say_everything_and_has_no_message_that_nothing_says() -> None:
    sentences: set[tuple[str, str]] = set()
    assert unused(PACKAGE, spoken(GAME, 3, ambitious, sentences.add) | said_seldom(sentences.add)) == set()
    for language, sentence in sentences:
        assert "{" not in sentence, sentence
        assert "  " not in sentence, sentence
        assert sentence == sentence.strip()
        if language != "en":
            assert not re.search("[A-Za-z]{2}", re.sub(LATIN, "", sentence)), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_have_the_same_label(language: str) -> None:
    words = Catalogue(language, [PACKAGE])
    labels: dict[str, int] = {}
    for option in filter(partial(is_letter, GAME), range(GAME.letters)):
        label = words.say(TEXT.label(option)).casefold()
        assert labels.setdefault(label, option) == option, label
        assert " " not in label or option < PASS, label


@pytest.mark.parametrize(
    ("language", "card", "place"),
    [
        ("en", "Dagda’s Cauldron", "Stone Circle"),
        ("uk", "Котел Дагди", "Кам’яне коло"),
        ("ru", "Котёл Дагды", "Каменный круг"),
    ],
)
def test_cards_and_territories_have_the_names_of_the_rulebooks(language: str, card: str, place: str) -> None:
    assert say(language, card_name(read("cauldron"))) == card
    assert say(language, territory_name(13)) == place


def test_a_territory_tells_what_stands_in_it() -> None:
    t = inis(2, 0, clans_0="valley=2 cove=1", clans_1="valley=1", actions_0="sanctuary bard", citadels="valley=1")
    t.play(0, "sanctuary")
    assert asked_in_words(t) == "Sanctuary: where?"
    assert offered_in_words(t, "valley") == "Valley (2 of yours, 1 of Taras; the capital; 1 citadel; 1 sanctuary)"
    assert "ви — 2 клани, Taras — 1 клан" in offered_in_words(t, "valley", "uk")


def test_a_seat_that_is_attacked_hears_by_whom_and_what_it_may_give() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="migration", actions_1="bard druid")
    t.play(0, "migration", "valley", "2").play(0, "seat 1").quiet()
    assert asked_in_words(t) == "Олена attacks you: discard an Action card or lose a clan?"
    assert offered_in_words(t, "bard") == "Discard Bard, unused"
    assert offered_in_words(t, "clan") == "Lose a clan"


def test_an_attack_tells_how_many_clans_and_cards_the_other_has() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=3", actions_0="migration", actions_1="bard druid")
    t.play(0, "migration", "valley", "2").quiet()
    assert offered_in_words(t, "seat 1") == "Attack Taras (3 exposed clans, 2 Action cards)"


def test_what_a_move_costs_at_once_is_said_where_it_is_chosen() -> None:
    lines = {"clans_0": "valley=2", "clans_1": "cove=2", "feast": "cove"}
    cost = ". The Festival is here: this clash first costs you a clan"
    t = inis(2, 0, **lines, actions_0="conquest").play(0, "conquest")
    assert offered_in_words(t, "cove") == f"Cove (2 of Taras; the Festival){cost}"
    assert offered_in_words(t.play(0, "cove"), "2") == f"2 clans{cost}"
    four = {"clans_2": "hills=1", "clans_3": "hills=1", "actions_0": "emissaries bard"}
    t = inis(4, 0, "valley mountains cove hills", **lines, **four).play(0, "emissaries", "valley")
    assert offered_in_words(t, "cove") == "Cove (2 of Taras; the Festival)", "no clash"
    said = offered_in_words(t, "mountains")
    assert said == "Mountains (no clans). Moving here costs you an Action card or a clan"


def test_a_window_tells_what_may_be_answered() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=3", actions_0="migration", actions_1="geis")
    t.play(0, "migration", "valley", "2")
    assert asked_in_words(t) == "Олена plays Migration. Do you cancel it?"
    assert heard_in_words(t, 1, "chose") == ["Migration: from the Valley.", "Migration, the Cove: 2 clans."]


def test_what_is_discarded_or_drawn_is_named_only_to_who_may_know_it() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="migration", actions_1="bard druid")
    t.play(0, "migration", "valley", "2").play(0, "seat 1").play(1, "bard").quiet()
    assert heard_in_words(t, 1, "discarded") == ["You discard Bard."]
    assert heard_in_words(t, 0, "discarded") == ["Taras discards a card."]
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="bard druid").play(0, "bard").quiet()
    t.chance("ogma").quiet()
    assert heard_in_words(t, 0, "drew") == ["You draw Ogma’s Eloquence."]
    assert heard_in_words(t, 1, "drew") == ["Олена draws an Epic Tale."]


def test_a_refusal_names_the_rule() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="geis bard")
    question = t.state.question()
    assert question is not None
    clause = dict(t.state.refusals(0))[read("geis")]
    said = say("en", TEXT.refusal(t.state.redact(0), question, read("geis"), clause), 0)
    assert said.startswith("Geis: A Season card is played on your own turn")


def test_the_table_in_words_shows_what_one_has_seen_of_other_hands() -> None:
    t = inis(4, 0, clans_0="valley=2", clans_1="cove=2", clans_2="hills=1", clans_3="plains=1",
             actions_0="scouts bard", actions_1="druid geis")  # fmt: skip
    t.play(0, "scouts", "seat 1").quiet()
    lines = [say("en", line, 0) for line in TEXT.table(t.state.redact(0))]
    assert "Taras holds, as you know: Druid, Geis." in lines
    assert not [line for line in (say("en", each, 2) for each in TEXT.table(t.state.redact(2))) if "Druid" in line]


def test_a_spot_for_a_new_territory_tells_what_it_touches() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="exploration bard").play(0, "exploration").quiet()
    question = t.state.question()
    assert question is not None
    said = [say("en", TEXT.option(t.state.redact(0), question, option), 0) for option in question.options]
    assert all(re.fullmatch("touching [A-Z].*, [A-Z].*", each) for each in said)
    assert "touching Cove, Hills" in said


@pytest.mark.parametrize(
    ("language", "lost"),
    [
        ("en", "Taras loses a clan in the Cove (your Attack)."),
        ("uk", "Taras втрачає клан на території «Бухта» (ваша атака)."),
        ("ru", "Taras теряет клан на территории «Бухта» (ваше нападение)."),
    ],
)
def test_a_clan_lost_to_an_attack_names_it(language: str, lost: str) -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="migration", actions_1="bard")
    t.play(0, "migration", "valley", "2", "seat 1").play(1, "clan").quiet()
    told = TEXT.event(t.facts("removed")[-1])
    assert told is not None
    assert say(language, told, 0) == lost


def test_a_clan_lost_to_a_card_or_a_territory_names_it() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", tales_0="balors-eye").play(0, "balors-eye", "cove", "seat 1")
    assert heard_in_words(t.quiet(), 1, "removed") == ["You lose a clan in the Cove (Balor’s Eye)."]
    t = inis(2, 0, clans_0="valley=1", clans_1="cove=3", feast="cove", actions_0="conquest").play(0, "conquest", "cove")
    assert heard_in_words(t.play(0, "1").quiet(), 1, "removed") == ["Олена loses a clan in the Cove (Festival)."]
    lines = {"clans_0": "valley=1", "clans_1": "cove=1", "actions_0": "emissaries bard", "clans_2": "hills=1"}
    t = inis(4, 0, "valley mountains cove hills", clans_3="hills=1", **lines).play(0, "emissaries", "valley")
    t.play(0, "mountains", "clan").quiet()
    assert heard_in_words(t, 0, "removed") == ["You lose a clan in the Mountains (the territory demands it)."]


ALONE = {
    "en": (
        "Cove: your manoeuvre, or do you end the clash?",
        "End the clash",
        "Олена is alone with exposed clans and ends the clash.",
    ),
    "uk": (
        "Територія «Бухта»: ваш маневр чи кінець сутички?",
        "Закінчити сутичку",
        "Олена завершує сутичку: більше ні в кого немає незахищених кланів.",
    ),
    "ru": (
        "Территория «Бухта»: ваш манёвр или конец сражения?",
        "Закончить сражение",
        "Олена заканчивает сражение: больше ни у кого нет незащищённых кланов.",
    ),
}


@rule("INI-Q64")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_alone_is_asked_to_end_the_clash_and_not_for_peace(language: str) -> None:
    asked, option, told = ALONE[language]
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=1", actions_0="migration").play(0, "migration", "valley", "2")
    t.play(0, "seat 1").quiet()
    assert (asked_in_words(t, language), offered_in_words(t, "peace", language)) == (asked, option)
    t.play(0, "peace")
    assert heard_in_words(t, 1, "ends-clash", language=language) == [told]


def test_who_is_not_alone_is_asked_for_peace() -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=2", actions_0="migration").play(0, "migration", "valley", "2")
    assert asked_in_words(t.quiet()) == "Cove: your manoeuvre, or peace?"


@pytest.mark.parametrize("clause", ["INI-R59", "INI-Q64"])
def test_the_help_on_a_manoeuvre_links_where_clans_may_withdraw_to(clause: str) -> None:
    t = inis(2, 0, clans_0="valley=2", clans_1="cove=1", actions_0="migration").play(0, "migration", "valley", "2")
    question = t.play(0, "seat 1").quiet().state.question()
    assert question is not None
    assert clause in TEXT.clauses(t.state.redact(0), question, read("withdraw"))


def attacked(tale: str) -> Table:
    """Return a table at which seat 1 pays for an Attack of seat 0 with a clan, and holds an Epic Tale."""
    lines = {"clans_0": "valley=2", "clans_1": "cove=2", "actions_0": "migration", "tales_1": tale}
    return inis(2, 0, **lines, actions_1="bard").play(0, "migration", "valley", "2", "seat 1").answer(1, "clan")


def feasted(tale: str) -> Table:
    """Return a table at which seat 0 starts a clash at the Festival, and holds an Epic Tale."""
    lines = {"clans_0": "valley=2 cove=1", "clans_1": "cove=2", "feast": "cove", "tales_0": tale}
    return inis(2, 0, **lines, actions_0="warlord").play(0, "warlord", "cove")


def in_mountains(tale: str) -> Table:
    """Return a table at which seat 0 has moved into the Mountains and pays with a clan, and holds an Epic Tale."""
    lines = {"clans_0": "valley=1", "clans_1": "cove=1", "clans_2": "hills=1", "clans_3": "hills=1", "tales_0": tale}
    t = inis(4, 0, "valley mountains cove hills", **lines, actions_0="emissaries bard")
    return t.play(0, "emissaries", "valley").play(0, "mountains", "clan")


@pytest.mark.parametrize(
    ("language", "losing", "cause"),
    [
        ("en", attacked, "Cove (attacked by Олена)"),
        ("uk", attacked, "на території «Бухта» (атакує Олена)"),
        ("ru", attacked, "на территории «Бухта» (нападает Олена)"),
        ("en", feasted, "Cove (Festival)"),
        ("uk", feasted, "на території «Бухта» («Свято»)"),
        ("ru", feasted, "на территории «Бухта» («Праздник»)"),
        ("en", in_mountains, "Mountains (the territory demands it)"),
        ("uk", in_mountains, "на території «Гори» (вимога території)"),
        ("ru", in_mountains, "на территории «Горы» (требование территории)"),
    ],
)
@pytest.mark.parametrize("tale", ["club", "diarmuid"])
def test_who_loses_a_clan_is_told_the_cause_in_the_question(
    language: str, losing: Callable[[str], Table], cause: str, tale: str
) -> None:
    t = losing(tale).onward()
    if tale == "diarmuid":
        assert t.told("removed")
    asked = re.fullmatch(r"(.*)\. [^.]*\?", asked_in_words(t, language))
    assert asked is not None
    assert asked[1].endswith(cause)


@pytest.mark.parametrize(
    ("language", "named"), [("en", "Pretender Brenn"), ("uk", "претендент брен"), ("ru", "претендент бренн")]
)
def test_the_goal_names_the_pretenders_and_the_brenn(language: str, named: str) -> None:
    goal = say(language, TEXT.legend()[0])
    assert all(re.search(rf"\b{word}", goal) for word in named.split()), goal


@pytest.mark.parametrize(
    ("language", "taken"),
    [
        ("en", "Олена takes Bard from you at random."),
        ("uk", "Олена бере навмання карту «Бард» з вашої руки."),
        ("ru", "Олена берёт наугад карту «Бард» с вашей руки."),
    ],
)
def test_a_card_that_is_taken_at_random_is_not_given(language: str, taken: str) -> None:
    lines = {"actions_0": "new-clans geis", "actions_1": "bard", "advantages_0": "salt-mine"}
    t = inis(2, 0, "valley salt-mine cove", clans_0="valley=1", clans_1="cove=1", **lines)
    t.play(0, "new-clans", "valley", "valley").react(0, "salt-mine-card", "seat 1").quiet().by_chance("bard")
    told = TEXT.event(t.facts("took-at-random", viewer=1)[0])
    assert told is not None
    assert say(language, told, 1) == taken


def test_citadel_asks_the_holder_of_the_moor_in_its_own_words() -> None:
    clans = {"clans_0": "moor=2", "clans_1": "moor=1 valley=1"}
    t = inis(2, 1, "valley moor", **clans, actions_1="citadel", advantages_0="moor").play(1, "citadel", "moor").quiet()
    assert asked_in_words(t) == "Citadel is about to take the Moor from you. Do you play it first?"
