"""The matrix of rules and tests: every clause of a game's rules page, with our wording and the tests that check it.

A test names its clauses with `@rule("KEL-R3")`. The rules page (docs/rules/<game>.md) lists the clauses in tables whose
rows begin with a clause id. `collect` puts both together; an uncovered clause or an unknown id is an error. `chapters`
reads the sections of the page for players: their prose, their words, their clauses.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

Test = TypeVar("Test")
CLAUSE = re.compile(r"^\|\s*([A-Z]{3}-[A-Z0-9.-]+)\s*\|\s*(.+?)\s*\|\s*$")

ROW = re.compile(r"^\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*$")
"""A table of two columns."""
MARKS = re.compile(r"\[([^\]]*)\]\([^)]*\)|[*`]")


@dataclass
class Section:
    """A section of a rules page."""

    title: str
    text: list[str] = field(default_factory=list)
    """Its paragraphs."""
    words: dict[str, str] = field(default_factory=dict)
    """The words of its table, with their meanings."""
    clauses: dict[str, str] = field(default_factory=dict)
    are_rulings: bool = False
    """Whether its clauses are rulings where the rulebook is silent."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test (or a class of tests) with the clauses it checks."""

    def mark(test: Test) -> Test:
        setattr(test, "rules", ids)  # noqa: B010 - mypy knows no such attribute
        return test

    return mark


def clauses(page: str) -> dict[str, str]:
    """Return the clauses of a rules page with their texts; raises ValueError if an id is there twice."""
    found: dict[str, str] = {}
    for line in page.splitlines():
        row = CLAUSE.match(line)
        if row:
            if row[1] in found:
                raise ValueError(f"{row[1]} stands twice on the rules page")
            found[row[1]] = row[2].replace(r"\|", "|")
    return found


def without_marks(text: str) -> str:
    """Return a text without Markdown."""
    return MARKS.sub(r"\1", text).replace(r"\|", "|")


def chapters(page: str) -> list[Section]:
    """Return the sections of a rules page; the text before the first one is for developers."""
    found = []
    for part in re.split("^## ", page, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        section = Section(title)
        for block in re.split(r"\n{2,}", body.strip()):
            if block.startswith("|"):
                head, _, *rows = [row.groups() for row in map(ROW.match, block.splitlines()) if row]
                table = section.words if head[0] == "word" else section.clauses
                table.update((without_marks(name), without_marks(says)) for name, says in rows)
                section.are_rulings = head[1] == "ruling"
            else:
                items = re.split(r"^\* ", block, flags=re.MULTILINE)
                section.text += [without_marks(" ".join(item.split())) for item in items if item]
        found.append(section)
    return found


def rules_of(node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    """Return the clause ids of the decorators `@rule(...)`."""
    ids: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            ids += [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return ids


def tests_in(path: Path, name: str) -> Iterator[tuple[str, str]]:
    """Yield (clause id, test id) for every marked test of a file."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield from ((clause, f"{name}::{node.name}") for clause in rules_of(node))
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
                    for clause in rules_of(node) + rules_of(inner):
                        yield clause, f"{name}::{node.name}::{inner.name}"


def tests_by_clause(tests: Path, root: Path) -> dict[str, list[str]]:
    """Return the ids of a folder's tests by clause."""
    holding: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for clause, test in tests_in(path, path.relative_to(root).as_posix()):
            holding.setdefault(clause, []).append(test)
    return holding


def collect(page: str, tests: Path, root: Path) -> list[dict[str, object]]:
    """Return rows of id, text and tests; raises ValueError naming every uncovered or unknown clause.

    Ids with another prefix than the page's belong to another game.
    """
    texts, holding = clauses(page), tests_by_clause(tests, root)
    families = tuple({clause.partition("-")[0] + "-" for clause in texts})
    unknown = [
        f"{test} names {clause}, which the rules page does not have"
        for clause, held in holding.items()
        if clause not in texts and clause.startswith(families)
        for test in held
    ]
    bare = [f"{clause} has no test" for clause in texts if clause not in holding]
    if unknown or bare:
        raise ValueError("\n".join(unknown + bare))
    return [{"id": clause, "text": texts[clause], "tests": holding[clause]} for clause in texts]
