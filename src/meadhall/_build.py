"""Which build runs: native (compiled by mypyc) or interpreted. Imported before anything else; imports nothing of ours.

The native build leaves a stamp with a hash of the sources it was made from. A stamp that does not match means that the
native build is stale: then the sources are run as they stand, so what runs is always what you read. The environment
variable MEADHALL_PURE=1 asks for the interpreted package outright.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PACKAGE = Path(__file__).parent
VARIABLE = "MEADHALL_PURE"
OF_A_GAME = ["rules/**/*.py", "judgement.py", "outlook.py", "notation.py"]
"""What is compiled of a game, in the folder of its package."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """Return the modules that are compiled, sorted: the core, the search, every game's rules, judgement, notation."""
    return matching(package, ["core/*.py", "bots/search.py", *[f"games/*/{pattern}" for pattern in OF_A_GAME]])


def matching(folder: Path, patterns: list[str]) -> list[Path]:
    """Return the modules in a folder that match one of the patterns, sorted; never a package's `__init__`."""
    found = [path for pattern in patterns for path in folder.glob(pattern)]
    return sorted(path for path in found if path.name != "__init__.py")


def names() -> list[str]:
    """Return the names of the modules that are compiled, in the order of their sources."""
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()]


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


class Interpreted:
    """Finds the sources of modules for which a compiled twin may lie beside them."""

    def __init__(self) -> None:
        """Note the names of all modules that may be compiled."""
        self.paths = dict(zip(names(), sources(), strict=True))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the source of a module of ours."""
        return spec_from_file_location(name, self.paths[name]) if name in self.paths else None


def is_native(package: str) -> bool:
    """Return whether modules of a package, such as a game's, have been loaded from native code."""
    within = [module for name, module in list(sys.modules.items()) if name.startswith(f"{package}.")]
    return any(module.__spec__ and isinstance(module.__spec__.loader, ExtensionFileLoader) for module in within)


def build_of(package: str) -> str:
    """Return how a loaded game's package runs: native, interpreted, or interpreted on the native core."""
    if is_native(package):
        return "native"
    return "native core" if is_native("meadhall.core") else "interpreted"


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
