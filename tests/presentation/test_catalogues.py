"""The catalogues: the same messages in all languages, none missing, none unused, plural forms and cases right."""

from __future__ import annotations

import ast
import re
from functools import partial
from pathlib import Path

import pytest

import meadhall
from meadhall.core.question import CHANCE, Event
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.names import card_name, path_name
from meadhall.games.keltis.rules import events
from meadhall.games.keltis.rules.components import LARGE
from meadhall.games.keltis.text import TEXT
from meadhall.presentation import LANGUAGES, PACKAGE, Catalogue, NotationText, Seat, phrase, text_of
from meadhall.presentation.catalogue import BadCatalogue, checked
from meadhall.testing import texts
from meadhall.testing.texts import arguments, messages, references, spoken, unused
from tests.core.toy import TOLLGATE
from tests.games.keltis.games import eager

SOURCES = Path(meadhall.__file__).parent
OUR_GAMES = sorted(folder.parent.name for folder in (SOURCES / "games").glob("*/catalogues"))
PACKAGES = [PACKAGE, "meadhall.terminal", *[f"meadhall.games.{key}" for key in OUR_GAMES]]
OURS = [PACKAGE, "meadhall.games.keltis"]
FORMS = {"en": {"one", "other"}, "uk": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
say = partial(texts.say, "meadhall.games.keltis")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_language_has_the_same_messages_with_the_same_arguments(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert set(english) == set(other)
    for name in english:
        assert arguments(other, name) == arguments(english, name), name


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_choice_among_plural_forms_has_all_that_the_language_needs(package: str, language: str) -> None:
    for name, message in messages(package, language).items():
        for keys in references(message).plurals:
            assert keys == FORMS[language], f"{language}: {name}"


CLIENT = SOURCES.parents[1] / "client" / "src"
RUSSIAN = [*SOURCES.rglob("*ru.ftl"), *CLIENT.rglob("*ru.ftl")]


def test_the_brenn_is_spelt_as_in_the_russian_book() -> None:
    assert len(RUSSIAN) > len(PACKAGES)
    assert [path.name for path in RUSSIAN if re.search(r"\bбрен(?!н)", path.read_text("utf-8").lower())] == []


def test_a_discard_pile_of_keltis_is_one_word_in_ukrainian() -> None:
    folders = [SOURCES / "games" / "keltis", CLIENT / "games" / "keltis"]
    said = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*uk.ftl")]
    assert len(said) > len(folders)
    assert [text for text in said if "скидання" in text.lower()] == []


def test_keltis_can_say_everything_and_has_no_message_that_nothing_says() -> None:
    sentences: set[tuple[str, str]] = set()
    used = spoken(GAME, 1, eager, sentences.add) | spoken(GAME, 1, hear=sentences.add)
    assert unused("meadhall.games.keltis", used) == set()
    for language, sentence in sentences:
        assert "{" not in sentence, sentence
        assert "  " not in sentence, sentence
        assert sentence == sentence.strip()
        if language != "en":
            foreign = re.sub(r"KEL-[RA]\d+|clover_opens_path", "", sentence)
            assert not re.search("[A-Za-z]{2}", foreign), sentence
            assert re.search("[А-Яа-яІіЇїЄєҐґЁё0-9]", sentence), sentence


def test_a_game_without_words_speaks_in_its_notation() -> None:
    assert isinstance(text_of(TOLLGATE), NotationText)
    assert spoken(TOLLGATE) <= set(messages(PACKAGE, "en"))


def literal_ids(folder: Path) -> list[re.Pattern[str]]:
    """Return patterns of all strings in the sources; placeholders match anything."""
    found = []
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.compile(re.escape(node.value)))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if parts[0] != ".+":
                    found.append(re.compile("".join(parts)))
    return found


@pytest.mark.parametrize("package", [PACKAGE, "meadhall.terminal"])
def test_no_message_of_the_house_is_unused(package: str) -> None:
    known = messages(package, "en")
    patterns = [p for p in literal_ids(SOURCES) if len(p.pattern) < 60]
    used = {name for name in known if any(pattern.fullmatch(name) for pattern in patterns)}
    assert unused(package, used) == set()


def test_no_message_that_the_sources_name_is_missing() -> None:
    known = {*messages(PACKAGE, "en"), *messages("meadhall.terminal", "en")}
    for pattern in literal_ids(SOURCES):
        name = pattern.pattern.replace("\\-", "-")
        if re.fullmatch(r"(ui|match|record|entry|ending)-[a-z-]*[a-z]", name):
            assert name in known, name


@pytest.mark.parametrize(
    ("n", "uk", "ru"),
    [
        (0, "0 очок", "0 очков"),
        (1, "1 очко", "1 очко"),
        (2, "2 очки", "2 очка"),
        (4, "4 очки", "4 очка"),
        (5, "5 очок", "5 очков"),
        (11, "11 очок", "11 очков"),
        (12, "12 очок", "12 очков"),
        (21, "21 очко", "21 очко"),
        (22, "22 очки", "22 очка"),
        (25, "25 очок", "25 очков"),
        (111, "111 очок", "111 очков"),
    ],
)
def test_points_are_counted_as_the_language_counts(n: int, uk: str, ru: str) -> None:
    scored = phrase("keltis-scored", seat=Seat(0), n=n)
    assert say("uk", scored) == f"Олена отримує {uk} за плитку."
    assert say("ru", scored) == f"Олена получает {ru} за плитку."
    assert say("en", scored) == f"Олена scores {n} point{'' if n == 1 else 's'} from a tile."


def test_names_stand_in_the_case_that_the_sentence_needs() -> None:
    laid = Event(events.LAID, 1, 7)
    assert [say(language, TEXT.event(laid)) for language in LANGUAGES] == [
        "Taras lays red 7.",
        "Taras викладає червону 7.",
        "Taras выкладывает красную 7.",
    ]
    moved = Event(events.MOVED, 1, place=4, n=3)
    assert say("uk", TEXT.event(moved)) == "Taras ступає на камінь 3 синьої стежки (вартість −2)."
    assert say("ru", TEXT.event(moved)) == "Taras ступает на камень 3 синей тропы (стоимость −2)."
    opened = Event(events.OPENED, 0, place=2, n=LARGE)
    assert say("uk", TEXT.event(opened)) == "Олена відкриває рожеву стежку великою фігуркою."


def test_the_reader_is_addressed() -> None:
    drew = Event(events.DREW, 2, 15, seers=1 << 2)
    assert say("uk", TEXT.event(drew.seen_by(2)), you=2) == "Ви добираєте жовту 4."
    assert say("uk", TEXT.event(drew.seen_by(1)), you=1) == "Мирослава добирає карту."


def test_what_is_better_seen_is_not_told() -> None:
    assert TEXT.event(Event(events.TILE_LAID, CHANCE, place=3, n=2)) is None


def test_a_phrase_travels_as_plain_data() -> None:
    said = phrase("x", seat=Seat(1), card=card_name(7), n=3, how="large", all=(path_name(0),))
    assert said.to_dict() == {
        "id": "x",
        "args": {
            "seat": {"seat": 1},
            "card": {"id": "keltis-card", "args": {"colour": "red", "value": 7}},
            "n": 3,
            "how": "large",
            "all": [{"id": "keltis-path", "args": {"colour": "red"}}],
        },
    }


def test_faults_of_catalogues_are_named() -> None:
    with pytest.raises(BadCatalogue, match="no language is called 'de'; there are: en, uk, ru"):
        Catalogue("de", OURS)
    words = Catalogue("uk", OURS)
    with pytest.raises(BadCatalogue, match="uk: there is no message nonsense"):
        words.say(phrase("nonsense"))
    with pytest.raises(BadCatalogue, match="keltis-card has no abl"):
        words.say(card_name(3), "abl")
    with pytest.raises(BadCatalogue, match="Unknown external"):
        words.say(phrase("keltis-card", colour="red"))
    with pytest.raises(BadCatalogue, match="without NAME"):
        words.say(phrase("letter", text=card_name(3)))
    with pytest.raises(BadCatalogue, match=r"x\.ftl, line 2: "):
        checked("x.ftl", "a = b\nc = { $d\n")


def test_a_text_that_is_too_long_for_fluent_is_cut_off() -> None:
    text = Catalogue("en", [PACKAGE]).say(phrase("hall-bad-message", fault="y" * 5000))
    assert "yyy…" in text
    assert len(text) < 1000
