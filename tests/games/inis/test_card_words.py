"""The clauses of cards are told as the browser takes them apart: the name, `Season: …`, `Triskel, …`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall.games.inis
from meadhall.games.inis.underway import FACES

GAME = Path(meadhall.games.inis.__file__).parent
OWN = Path(__file__).parents[3] / "client" / "text"


def messages(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.+)$", path.read_text("utf-8"), re.MULTILINE))


def clauses(language: str) -> dict[str, str]:
    """Return the clauses of a language."""
    return messages(next(GAME.glob(f"*/rules.{language}.ftl")))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_no_card_is_told_by_the_id_of_another_clause(language: str) -> None:
    """The text of a card is also shown where an id leads nowhere: on its face, in the terminal."""
    said = clauses(language)
    assert [clause for *_, clause in FACES if "INI-" in said[clause]] == []


@pytest.mark.parametrize(
    ("language", "clause", "word"),
    [
        ("en", "INI-ACT-08", "instigator"),
        ("uk", "INI-ACT-08", "заводій"),
        ("ru", "INI-ACT-08", "нападающий"),
        *[("en", clause, "random") for clause in ("INI-ADV-13", "INI-ACT-14")],
        *[("uk", clause, "випадков") for clause in ("INI-ADV-13", "INI-ACT-14")],
        *[("ru", clause, "случайн") for clause in ("INI-ADV-13", "INI-ACT-14")],
    ],
)
def test_a_card_says_who_pays_and_what_chance_takes(language: str, clause: str, word: str) -> None:
    assert word in clauses(language)[clause].lower()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_clause_says_what_a_card_does_for_each_of_its_signs(language: str) -> None:
    said = clauses(language)
    own = messages(OWN / f"{language}.ftl")
    season, triskel = own["inis-ui-season"], own["inis-ui-triskel"]
    for card, _, is_season, is_triskel, clause in FACES:
        _, does = said[clause].split(". ", 1)
        assert does.startswith(f"{season}: ") == is_season, (card, does)
        assert (f"{triskel}, " in does) == is_triskel, (card, does)
        assert is_season or does.startswith(f"{triskel}, "), (card, does)
