"""Which build runs: native (compiled by mypyc) or interpreted. Imported before anything else; imports nothing of ours.

The native build leaves a stamp with a hash of the sources it was made from. A stamp that does not match means that the
native build is stale: then the sources are run as they stand, so what runs is always what you read. The environment
variable MEADHALL_PURE=1 asks for the interpreted package outright.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PACKAGE = Path(__file__).parent
VARIABLE = "MEADHALL_PURE"


def sources(package: Path = PACKAGE) -> list[Path]:
    """Return the modules that are compiled, sorted: the core, the search, every game's rules, judgement, notation."""
    patterns = [
        "core/*.py",
        "games/*/rules/**/*.py",
        "games/*/judgement.py",
        "games/*/outlook.py",
        "games/*/notation.py",
        "bots/search.py",
    ]
    found = [path for pattern in patterns for path in package.glob(pattern)]
    return sorted(path for path in found if path.name != "__init__.py")


def digest(package: Path = PACKAGE) -> str:
    """Return a hash of the names and contents of the compiled modules."""
    total = hashlib.sha256()
    for path in sources(package):
        total.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stamp(package: Path = PACKAGE) -> Path:
    """Return the file in which the native build for this Python notes its hash."""
    return package / f"_native-{sys.implementation.cache_tag}.txt"


def is_compiled(source: Path) -> bool:
    """Return whether a native twin for this Python lies beside a source."""
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


class Interpreted(MetaPathFinder):
    """Finds the sources of modules for which a compiled twin may lie beside them."""

    def __init__(self) -> None:
        """Note the names of all modules that may be compiled."""
        self.paths = {"meadhall." + ".".join(p.relative_to(PACKAGE).with_suffix("").parts): p for p in sources()}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the source of a module of ours."""
        return spec_from_file_location(name, self.paths[name]) if name in self.paths else None


def is_pure_wanted() -> bool:
    """Return whether the environment asks for the interpreted package."""
    return os.environ.get(VARIABLE, "") not in ("", "0")


def which() -> tuple[str, str]:
    """Return the build to run, with the reason."""
    if is_pure_wanted():
        return "interpreted", f"asked for by {VARIABLE}"
    if not stamp().exists() or not all(is_compiled(path) for path in sources()):
        return "interpreted", "no native build here"
    if stamp().read_text().strip() != digest():
        return "interpreted", "the native build is stale: its sources have changed, run `make setup`"
    return "native", "compiled from these sources"


def choose() -> tuple[str, str]:
    """Make the right build run; called once, when the package is imported."""
    build, reason = which()
    if build == "interpreted":
        sys.meta_path.insert(0, Interpreted())
    return build, reason
