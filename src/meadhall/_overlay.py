"""Games of other packages, compiled together with Meadhall by `meadhall compile`; read when Meadhall is imported.

mypyc needs a class and its base in one build, so that build holds Meadhall's own modules too. It lies in a folder of
the Python environment and touches nothing that is installed. A stamp says what it was made from; if a source is no
longer what it was, none of the build is used, and the package runs as it does without it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from meadhall import _build

if TYPE_CHECKING:
    from collections.abc import Sequence

VARIABLE = "MEADHALL_NATIVE"
"""Names another folder for these builds."""
STAMP = "stamp.json"


class Source(NamedTuple):
    """A module of a package that was compiled, or read by one that was."""

    path: str
    digest: str
    is_compiled: bool


class Overlay:
    """A build; as an import finder it serves the native modules of Meadhall and of the packages in it."""

    def __init__(self, folder: Path, meadhall: str, packages: list[str], modules: dict[str, Source]) -> None:
        """Note the folder, the hash of Meadhall's sources, the packages and their modules by name."""
        self.folder = folder
        self.meadhall = meadhall
        self.packages = packages
        self.modules = modules
        self.files: dict[str, Path] = {}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        """Return the native module; nothing for a package of the same name in another place."""
        if name not in self.files:
            return None
        if name in self.modules and not is_in(os.path.dirname(self.modules[name].path), path):
            return None
        return spec_from_file_location(name, self.files[name])

    def fault(self) -> str:
        """Return what has changed since the build was made, '' if nothing."""
        for source in self.modules.values():
            if digest_of(Path(source.path)) != source.digest:
                return f"{source.path} has changed"
        if self.meadhall != _build.digest():
            return "Meadhall has changed"
        compiled = [name for name, source in self.modules.items() if source.is_compiled]
        self.files = native_files(self.folder, [*_build.names(), *compiled])
        return "" if all(file.exists() for file in self.files.values()) else f"{self.folder} is incomplete"

    def early(self) -> str:
        """Return a module that is loaded from its source already, '' if none: the others cannot be native beside it."""
        return next((name for name, source in self.modules.items() if source.is_compiled and name in sys.modules), "")

    def write(self) -> None:
        """Make this the build that is used, in one step."""
        fresh = place() / f"{STAMP}.new"
        fresh.write_text(json.dumps([self.folder.name, self.meadhall, self.packages, self.modules], indent=1), "utf-8")
        fresh.replace(place() / STAMP)


def is_in(folder: str, path: Sequence[str] | None) -> bool:
    """Return whether a package is searched in a folder."""
    return os.path.realpath(folder) in map(os.path.realpath, path or [])


def native_files(folder: Path, names: list[str]) -> dict[str, Path]:
    """Return the files of the named modules, and of the libraries that they share."""
    suffix = EXTENSION_SUFFIXES[0]
    libraries = [file.name.removesuffix(suffix) for file in folder.glob(f"*__mypyc{suffix}")]
    return {name: folder / (name.replace(".", os.sep) + suffix) for name in [*names, *libraries]}


def digest_of(path: Path) -> str:
    """Return the hash of a source, '' if there is none."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def place() -> Path:
    """Return the folder in which this environment keeps such builds for this Python."""
    folder = os.environ.get(VARIABLE) or os.path.join(sys.prefix, "share", "meadhall", "native")
    return Path(folder).absolute() / str(sys.implementation.cache_tag)


def current() -> Overlay | None:
    """Return the build of this environment, fresh or stale; None if there is none that can be read."""
    try:
        folder, meadhall, packages, modules = json.loads((place() / STAMP).read_bytes())
        return Overlay(place() / folder, meadhall, packages, {name: Source(*row) for name, row in modules.items()})
    except (OSError, ValueError, TypeError, AttributeError):
        return None


def choose() -> tuple[str, str]:
    """Make the right build run, and return it with the reason; called once, when the package is imported."""
    overlay = None if _build.is_pure_wanted() else current()
    if overlay is None:
        return _build.choose()
    names = ", ".join(overlay.packages)
    if fault := overlay.fault():
        fault = f"the native build of {names} is stale: {fault}, run `meadhall compile`"
    elif early := overlay.early():
        fault = f"{names} cannot run natively: {early} was imported before meadhall"
    else:
        sys.meta_path.insert(0, overlay)
        return "native", f"compiled from these sources together with {names}"
    build, reason = _build.choose()
    return build, f"{reason}; {fault}"
