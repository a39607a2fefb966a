"""The client's own texts, and those of each game: the same in three languages, each of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
SOURCES = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
LANGUAGES = ("en", "uk", "ru")
CATALOGUES = sorted((ROOT / "client" / "src").glob("**/*en.ftl"))
"""The English ones; those of other languages lie beside them."""
SAID = re.compile(r"""texts\.t\((?:"([^"]+)"|`([^`$]*)\$\{)""")
"""An id in full, or the beginning of one."""


class Arguments(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the messages of a catalogue with their arguments."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = arguments.found
    return found


def translated(english: Path, language: str) -> Path:
    return english.with_name(english.name.replace("en.ftl", f"{language}.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT / "client" / "src")))
def test_every_language_has_the_same_messages_with_the_same_arguments(english: Path, language: str) -> None:
    assert messages(translated(english, language)) == messages(english)


def test_every_catalogue_is_one_of_a_language_that_is_spoken_and_no_message_is_in_two() -> None:
    known = {translated(english, language) for english in CATALOGUES for language in LANGUAGES}
    assert known == {*(ROOT / "client" / "src").glob("**/*.ftl")}
    ids = [id_ for english in CATALOGUES for id_ in messages(english)]
    assert len(ids) == len(set(ids))


def test_every_message_is_used_and_none_is_missing() -> None:
    texts = [path.read_text("utf-8") for path in SOURCES]
    quoted = {word for text in texts for word in re.findall(r"""["']([a-z0-9-]+)["']""", text)}
    begun = {start for text in texts for start in re.findall(r"`([a-z-]+-)\$\{", text)}
    quoted |= set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", "".join(path.read_text("utf-8") for path in CATALOGUES)))
    ours = {id_ for path in CATALOGUES for id_ in messages(path)}
    unused = [id_ for id_ in ours if id_ not in quoted and not any(id_.startswith(start) for start in begun)]
    assert not unused
    known = {*ours, *messages(ROOT / "src" / "meadhall" / "presentation" / "catalogues" / "en.ftl")}
    said = {full for text in texts for full, _ in SAID.findall(text) if full}
    games = tuple(path.name for path in (ROOT / "src" / "meadhall" / "games").iterdir())
    missing = sorted(id_ for id_ in said - known if not id_.startswith(games) or "-ui-" in id_)
    assert not missing
