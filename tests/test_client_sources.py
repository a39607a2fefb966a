"""What the sources of the client keep to: sizes of the page stand in one file, and games in their own folders."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.core import registry

SOURCE = Path(__file__).parent.parent / "client" / "src"
SOURCES = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
BREAKPOINTS = SOURCE / "ui" / "breakpoints.ts"
QUERY = re.compile(r"@(?:media|container)[^{]*\d[^{]*\{|[\"'`(]\((?:min-|max-)?(?:width|height)\b[^)]*\d[^)]*\)")
"""A query with a size: in a style, or as a text in a script."""


def found_in(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Return where a pattern occurs, as file and text."""
    return [
        f"{path.relative_to(SOURCE)}: {match[0]}"
        for path in paths
        for match in pattern.finditer(path.read_text("utf-8"))
    ]


def test_sizes_of_the_page_and_of_containers_stand_among_the_breakpoints() -> None:
    assert len(found_in(QUERY, [BREAKPOINTS])) > 5
    assert found_in(QUERY, [path for path in SOURCES if path != BREAKPOINTS]) == []


def test_a_game_is_named_only_in_its_folder_and_in_the_types_of_the_wire() -> None:
    named = re.compile(rf"\b(?:{'|'.join(registry.own_names())})\b", re.IGNORECASE)
    others = [path for path in SOURCES if path != SOURCE / "api" / "wire.ts" and SOURCE / "games" not in path.parents]
    assert len(others) > 100
    assert found_in(named, others) == []
