"""The command `meadhall compile`: makes the rules of games that other packages brought native, as ours are."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tempfile
import uuid
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from meadhall import _build, _overlay
from meadhall._overlay import Overlay, Source
from meadhall.cli.arguments import Commands
from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.locking import try_lock

OURS = "meadhall"
SCRIPT = _build.PACKAGE / "_native.py"
TOOLS = ["mypy[mypyc]==2.4.1", "setuptools==84.2.1"]
"""What is needed besides a C compiler; `native` in pyproject.toml."""
PROGRESS = "meadhall: "
"""What a line of the script begins with that is for the user at once."""
ERROR = re.compile(r"^(\S+?)(:.*\berror: .*|: undefined reference.*)$|^(error: .*)$", re.MULTILINE)
LAST_LINES = 20
"""How many lines are shown of a build that fails without naming an error."""


class NotCompiled(ValueError):
    """The build failed; the text says why."""


def add_compile(commands: Commands) -> None:
    """Add `compile`."""
    parser = commands.add_parser(
        "compile", help="make the rules of games that other packages brought native, as ours are"
    )
    help_text = "which games (default: all of other packages); the others run interpreted"
    parser.add_argument("keys", nargs="*", metavar="game", help=help_text)
    parser.add_argument("--remove", action="store_true", help="take the native build away again")
    parser.set_defaults(run=run_compile)


def run_compile(keys: list[str], remove: bool) -> int:
    """Compile games together with Meadhall, or take that build away; return 1 if they do not compile."""
    if remove:
        return run_remove(keys)
    packages = packages_of(keys)
    check_tools()
    begin = monotonic()
    try:
        with locked(_overlay.place()) as place:
            tell(f"compiling {', '.join(packages)} together with Meadhall, which takes about a minute")
            build(packages, place)
    except NotCompiled as error:
        print(f"{error}\nmeadhall: not compiled; what was there before is left", file=sys.stderr)
        return 1
    print(f"{', '.join(packages)}: native from now on ({monotonic() - begin:.0f} s, in {place})")
    return 0


def run_remove(keys: list[str]) -> int:
    """Take the native build of the packages away."""
    if keys:
        raise BadSetting("--remove takes the whole build away: name no game")
    with locked(_overlay.place()) as place:
        clear(place, [])
    print("removed: games of other packages run interpreted; start again what is running")
    return 0


def tell(what: str) -> None:
    """Tell how far it is."""
    print(f"{PROGRESS}{what} …", file=sys.stderr, flush=True)


def packages_of(keys: list[str]) -> list[str]:
    """Return the packages of the named games, sorted; of all games that are not ours if none is named."""
    modules = {entry.name: entry.module for entry in entry_points(group=registry.GROUP)}
    for key in keys:
        if key not in modules:
            registry.game(key)  # says which games there are
        elif is_ours(modules[key]):
            raise BadSetting(f"{key} is a game of Meadhall itself and is compiled with it: see `meadhall --version`")
    chosen = {modules[key] for key in keys} or {name for name in modules.values() if not is_ours(name)}
    if not chosen:
        raise BadSetting("no game of another package is installed")
    if single := [name for name in chosen if "." not in name]:
        raise BadSetting(f"{single[0]} is a single module; a game that is to be compiled is a package with rules/")
    return sorted({name.rpartition(".")[0] for name in chosen})


def is_ours(module: str) -> bool:
    """Return whether a module is part of Meadhall."""
    return module.partition(".")[0] == OURS


def check_tools() -> None:
    """Raise `BadSetting` if mypyc is not installed."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        install = " ".join(f"'{tool}'" for tool in TOOLS)
        raise BadSetting(f"mypyc is not installed here: {sys.executable} -m pip install {install}")


@contextmanager
def locked(place: Path) -> Iterator[Path]:
    """Make the folder of the builds, and keep other processes from building there."""
    try:
        place.mkdir(parents=True, exist_ok=True)
        lock = (place / "lock").open("wb")
    except OSError as error:
        fault = f"{place} cannot be written ({error.strerror})"
        raise BadSetting(f"{fault}: name another folder in the environment variable {_overlay.VARIABLE}") from None
    with lock:
        if not try_lock(lock):
            raise BadSetting(f"another process is compiling in {place}")
        yield place


def build(packages: list[str], place: Path) -> None:
    """Compile copies of the sources into a new folder, and then make that the build that is used."""
    before = _overlay.current()
    folder = place / f"build-{uuid.uuid4().hex[:8]}"
    try:
        with tempfile.TemporaryDirectory(prefix="meadhall-compile-") as name:
            stage = Stage(Path(name), packages)
            stage.compile(folder)
            fresh = Overlay(folder, _build.digest(stage.folder / OURS), packages, stage.modules())
        if fault := fresh.fault():
            raise NotCompiled(f"while it was compiled, {fault}")
        fresh.write()
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    clear(place, [folder, before.folder if before else folder])  # a process that runs may still load from the last one


def clear(place: Path, kept: list[Path]) -> None:
    """Remove the builds but those that are kept; with none kept, the stamp first."""
    if not kept:
        (place / _overlay.STAMP).unlink(missing_ok=True)
    for folder in place.glob("build-*"):
        if folder not in kept:
            shutil.rmtree(folder)


class Stage:
    """Copies of Meadhall and of the packages, side by side, so that mypy takes them all for sources."""

    def __init__(self, folder: Path, packages: list[str]) -> None:
        """Copy the sources."""
        self.folder = folder
        self.homes: dict[str, Path] = {}
        for top in [OURS, *dict.fromkeys(package.partition(".")[0] for package in packages)]:
            self.copy(top)
        self.compiled = [file for package in packages for file in self.rules_of(package)]

    def copy(self, top: str) -> None:
        """Copy the modules of a package; raises `BadSetting` if it has no folder."""
        spec = find_spec(top)
        homes = [Path(home) for home in (spec.submodule_search_locations or [] if spec else [])]
        if not homes or not homes[0].is_dir():
            raise BadSetting(f"the package {top} is not in a folder, so it cannot be compiled")
        for home in homes:
            for file in [*home.rglob("*.py"), *home.rglob("*.pyi")]:
                copied = self.folder / top / file.relative_to(home)
                copied.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copied)
                self.homes[copied.relative_to(self.folder).as_posix()] = file

    def rules_of(self, package: str) -> list[Path]:
        """Return the modules of a game's package that are to be compiled."""
        files = _build.matching(self.folder.joinpath(*package.split(".")), _build.OF_A_GAME)
        if not files:
            raise BadSetting(f"{package} has nothing to compile: rules are modules in its folder rules/")
        return files

    def compile(self, target: Path) -> None:
        """Run the compiler as a process of its own; raises `NotCompiled` with the errors it found."""
        files = [*_build.sources(self.folder / OURS), *self.compiled]
        names = [str(file.relative_to(self.folder)) for file in files]
        command = [sys.executable, "-P", str(SCRIPT), str(target), *names]
        lines: list[str] = []
        with subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as running:
            try:
                for line in running.stdout or []:
                    lines.append(line)
                    if line.startswith(PROGRESS):
                        tell(line.removeprefix(PROGRESS).rstrip())
            except BaseException:
                running.kill()
                raise
        if running.returncode:
            raise NotCompiled(self.told("".join(lines)))

    def told(self, log: str) -> str:
        """Return the errors in a log, with the files where they really are."""
        errors = [match[3] or f"{self.homes.get(match[1], match[1])}{match[2]}" for match in ERROR.finditer(log)]
        return "\n".join(errors or log.splitlines()[-LAST_LINES:])

    def modules(self) -> dict[str, Source]:
        """Return the modules of the packages by name: those compiled, and those of theirs that these read."""
        found = {}
        for file in [*self.compiled, *self.read()]:
            path = file.relative_to(self.folder)
            home = self.homes[path.as_posix()]
            name = ".".join(path.with_suffix("").parts)
            found[name] = Source(str(home), _overlay.digest_of(file), file in self.compiled)
        return found

    def read(self) -> list[Path]:
        """Return the modules that compiled ones import, or these again: constants of theirs are compiled in."""
        seen = dict.fromkeys(self.compiled)
        todo = deque(self.compiled)
        while todo:
            for file in self.imported(todo.popleft()):
                if file not in seen:
                    seen[file] = None
                    todo.append(file)
        return [file for file in seen if file not in self.compiled]

    def imported(self, file: Path) -> Iterator[Path]:
        """Yield the modules of the packages that a module names in its imports."""
        package = file.relative_to(self.folder).parent.parts
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                yield from self.found([tuple(alias.name.split(".")) for alias in node.names])
            elif isinstance(node, ast.ImportFrom):
                above = package[: len(package) - node.level + 1] if node.level else ()
                module = (*above, *(node.module.split(".") if node.module else []))
                yield from self.found([module, *[(*module, alias.name) for alias in node.names]])

    def found(self, modules: list[tuple[str, ...]]) -> Iterator[Path]:
        """Yield the files of those modules that the packages have; what is Meadhall's has a hash of its own."""
        for module in modules:
            base = self.folder.joinpath(*module)
            for file in (base.with_suffix(".py"), base / "__init__.py"):
                if module and module[0] != OURS and file.exists():
                    yield file
