"""The client's own texts: the same messages in three languages, each of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
SOURCES = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
LANGUAGES = ("en", "uk", "ru")
SAID = re.compile(r"""words\.t\((?:"([^"]+)"|`([^`$]*)\$\{)""")
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


def own(language: str) -> dict[str, set[str]]:
    return messages(ROOT / "client" / "text" / f"{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert own(language) == own("en")


def test_every_message_is_used_and_none_is_missing() -> None:
    texts = [path.read_text("utf-8") for path in SOURCES]
    quoted = {word for text in texts for word in re.findall(r"""["']([a-z0-9-]+)["']""", text)}
    begun = {start for text in texts for start in re.findall(r"`([a-z-]+-)\$\{", text)}
    quoted |= set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", (ROOT / "client" / "text" / "en.ftl").read_text("utf-8")))
    ours = own("en")
    unused = [id_ for id_ in ours if id_ not in quoted and not any(id_.startswith(start) for start in begun)]
    assert not unused
    known = {*ours, *messages(ROOT / "src" / "meadhall" / "presentation" / "catalogues" / "en.ftl")}
    said = {full for text in texts for full, _ in SAID.findall(text) if full}
    games = tuple(path.name for path in (ROOT / "src" / "meadhall" / "games").iterdir())
    missing = sorted(id_ for id_ in said - known if not id_.startswith(games) or "-ui-" in id_)
    assert not missing
