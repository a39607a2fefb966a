"""The clauses of cards are told as the browser takes them apart: the name, `Season: …`, `Triskel, …`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall.games.inis
from meadhall.games.inis.underway import FACES

GAME = Path(meadhall.games.inis.__file__).parent
OWN = Path(__file__).parents[3] / "client" / "src" / "games" / "inis" / "text"


def messages(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.+)$", path.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_clause_says_what_a_card_does_for_each_of_its_signs(language: str) -> None:
    clauses = messages(next(GAME.glob(f"*/rules.{language}.ftl")))
    own = messages(OWN / f"{language}.ftl")
    season, triskel = own["inis-ui-season"], own["inis-ui-triskel"]
    for card, _, is_season, is_triskel, clause in FACES:
        _, does = clauses[clause].split(". ", 1)
        assert does.startswith(f"{season}: ") == is_season, (card, does)
        assert (f"{triskel}, " in does) == is_triskel, (card, does)
        assert is_season or does.startswith(f"{triskel}, "), (card, does)
