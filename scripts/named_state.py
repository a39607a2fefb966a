"""Check that the numbers of a state are read by name: only a game's rules/state.py knows their layout.

No other module may use `numbers` of a state or of its cards, in any spelling, nor a place of a layout (`state.CLANS`).
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "meadhall"
LAYOUT: Final = "# The layout of `numbers`"
"""The comment in a rules/state.py below which the places are listed."""

HAND: Final = "a hot loop over the words of a hand, which is a set of cards and not a state"
SKETCH: Final = "the bot's sketch copies all numbers, to try moves and take them back"
ODDS: Final = "how many batches a deck has cannot be told otherwise"
NAMES: Final = "messages name any number of any game by the layout of its state"
EXEMPT: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "games/inis/outlook.py": (
        SKETCH,
        {
            "s.numbers[:]": 1,
            "st.CAPITAL": 1,
            "st.CLANS": 11,
            "st.CLASH": 1,
            "st.DEEDS": 2,
            "st.RESERVE": 3,
            "st.SANCTUARIES": 5,
            "st.SHELTERED": 1,
        },
    ),
    "games/keltis/outlook.py": (HAND, {"cards.numbers[at]": 3, "cards.numbers[at + 1]": 2}),
    "testing/differences.py": (
        NAMES,
        {"one.numbers": 1, "other.numbers": 1, "state.numbers": 1, "state.numbers[at]": 1},
    ),
    "testing/secrecy.py": (ODDS, {"secret.numbers": 1}),
}
"""By file: why it may read numbers, and how often each expression stands in it."""


@dataclass
class Module:
    """A module of the package: its tree, and what each imported name may stand for."""

    path: Path
    tree: ast.Module
    imports: dict[str, set[str]]

    def nodes(self) -> Iterator[tuple[ast.AST, ast.AST]]:
        """Yield every node with its parent."""
        for parent in ast.walk(self.tree):
            for node in ast.iter_child_nodes(parent):
                yield node, parent


class Package:
    """The modules below a folder, by dotted name, and the layouts of the states among them."""

    def __init__(self, folder: Path) -> None:
        """Read every module."""
        self.folder = folder
        self.modules = {self.dotted(path): self.read(path) for path in sorted(folder.rglob("*.py"))}
        self.layouts = {self.dotted(path): layout(path) for path in sorted(folder.glob("games/*/rules/state.py"))}

    def dotted(self, path: Path) -> str:
        """Return the name of the module in a file."""
        parts = path.relative_to(self.folder.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def read(self, path: Path) -> Module:
        """Return the module in a file."""
        module = Module(path, ast.parse(path.read_text("utf-8")), {})
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                for each in node.names:
                    bound = each.asname or each.name.split(".")[0]
                    target = bound if isinstance(node, ast.Import) and not each.asname else each.name
                    module.imports.setdefault(bound, set()).add(self.source(path, node) + target)
        return module

    def source(self, path: Path, node: ast.Import | ast.ImportFrom) -> str:
        """Return what stands before an imported name, with its last dot: "" if nothing does."""
        if isinstance(node, ast.Import):
            return ""
        above = path.relative_to(self.folder.parent).parts
        parts = [*above[: len(above) - node.level], *([node.module] if node.module else [])] if node.level else []
        return ".".join(parts or [node.module or ""]) + "."

    def meanings(self, module: Module, node: ast.AST) -> set[str]:
        """Return what an expression of names and dots may stand for, as dotted names."""
        if isinstance(node, ast.Name):
            return self.followed(module.imports.get(node.id, set()))
        if isinstance(node, ast.Attribute):
            return self.followed({f"{start}.{node.attr}" for start in self.meanings(module, node.value)})
        return set()

    def followed(self, names: set[str]) -> set[str]:
        """Return dotted names, and what they stand for where a module has imported them in turn."""
        known: set[str] = set()
        while names:
            known |= names
            parted = [name.rpartition(".") for name in names]
            found = [
                self.modules[source].imports.get(last, set()) for source, _, last in parted if source in self.modules
            ]
            names = set().union(*found) - known
        return known

    def is_place(self, name: str) -> bool:
        """Return whether a dotted name is a place of a layout, or gives all names of a state's module at once."""
        source, _, last = name.rpartition(".")
        return source in self.layouts and (last in self.layouts[source] or last == "*" or last.startswith("__"))

    def uses(self, module: Module) -> Iterator[tuple[int, str]]:
        """Yield the line and the text of every expression of a module that reads numbers by their place."""
        for node, parent in module.nodes():
            if self.is_use(module, node, parent):
                whole = parent if isinstance(parent, ast.Subscript) and is_numbers(node) else node
                yield getattr(node, "lineno", 0), ast.unparse(whole)

    def is_use(self, module: Module, node: ast.AST, parent: ast.AST) -> bool:
        """Return whether a node reads numbers by their place."""
        if isinstance(node, ast.alias) and isinstance(parent, ast.ImportFrom):
            return any(self.is_place(name) for name in self.followed({self.source(module.path, parent) + node.name}))
        if isinstance(node, ast.Constant):
            return isinstance(node.value, str) and ("numbers" in node.value.split(".") or node.value in self.layouts)
        if isinstance(node, ast.MatchClass):
            return "numbers" in node.kwd_attrs
        if is_numbers(node):
            return not (isinstance(parent, ast.Call) and parent.func is node)  # `frame.numbers()` is a method
        meanings = self.meanings(module, node)
        # A state's module may only stand before a dot: handed on, it could be read under any name.
        is_handed_on = not isinstance(parent, ast.Attribute) and not meanings.isdisjoint(self.layouts)
        return is_handed_on or any(self.is_place(name) for name in meanings if isinstance(node, ast.Attribute))


def is_numbers(node: ast.AST) -> bool:
    """Return whether a node is the attribute `numbers` of something."""
    return isinstance(node, ast.Attribute) and node.attr == "numbers"


def layout(path: Path) -> set[str]:
    """Return the names that a rules/state.py gives to places of its numbers."""
    source = path.read_text("utf-8")
    start = next((n for n, line in enumerate(source.splitlines(), 1) if line.startswith(LAYOUT)), None)
    if start is None:
        raise ValueError(f"{path}: no line begins with {LAYOUT!r}")
    names = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and node.lineno > start:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def faults(folder: Path = PACKAGE, exempt: dict[str, tuple[str, dict[str, int]]] = EXEMPT) -> list[str]:
    """Return every expression that reads a number by its place, and every exemption that no longer fits."""
    package = Package(folder)
    found = []
    left = {(name, text): n for name, (_, allowed) in exempt.items() for text, n in allowed.items()}
    for dotted, module in package.modules.items():
        name = module.path.relative_to(folder).as_posix()
        if dotted in package.layouts or name.startswith("core/"):
            continue
        uses = sorted(package.uses(module))
        for text, n in Counter(text for _, text in uses).items():
            allowed = left.pop((name, text), 0)
            lines = [line for line, each in uses if each == text]
            if n > allowed:
                more = f" ({times(n)}, {allowed} exempt)" if allowed else ""
                found.append(f"{name}:{lines[-1]}: give this number a name in rules/state.py: {text}{more}")
            elif n < allowed:
                found.append(f"{name}: `{text}` stands {times(n)}; its exemption says {times(allowed)}")
    return found + [f"{name}: `{text}` needs no exemption" for name, text in left]


def times(n: int) -> str:
    """Return how often, in words."""
    return "once" if n == 1 else f"{n} times"


if __name__ == "__main__":
    sys.exit("\n".join(faults()) or 0)
