"""A game in a package of its own is compiled by one command: Ladder, as the guide has it typed in."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from meadhall import _build, _overlay
from meadhall.cli import compiling
from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.locking import try_lock
from tests.test_guides import FILES, PAGE, typed_in

ROOT = Path(__file__).parent.parent
RULES = ["notation", "rules.components", "rules.events", "rules.setup", "rules.state", "rules.turn"]
ABOUT = "import meadhall; print(meadhall.BUILD, meadhall.BUILD_REASON)"
SEEN = f"""
import importlib, meadhall
for name in {RULES!r}:
    print(importlib.import_module("ladder." + name).__file__)
"""
KEYS = "from tests.test_native_packages import fingerprint; print(fingerprint('ladder'))"
needs_compiler = pytest.mark.skipif(not shutil.which(os.environ.get("CC", "cc")), reason="needs a C compiler")


def fingerprint(key: str) -> str:
    """Return a hash of all keys and views along random games."""
    total = hashlib.sha256()
    game = registry.game(key)
    for seats in game.seats:
        for seed in range(20):
            rng = Rng(seed)
            state = game.new(seats, {})
            while (question := state.question()) is not None:
                state.apply(choose(question, rng))
                view = state.redact(seed % (seats + 1))
                total.update(repr([state.key(), view.key(), view.resample(rng).key()]).encode())
    return total.hexdigest()


class Reader:
    """Somebody who has typed Ladder in and has an environment of their own."""

    def __init__(self, folder: Path) -> None:
        """Type the game in."""
        self.folder = folder
        self.place = folder / "native"
        self.homes: list[Path] = []
        self.home = self.type_in("ladder")
        self.turn = self.home / "ladder" / "rules" / "turn.py"

    def type_in(self, name: str) -> Path:
        """Type the game in as a package of some name, and return its folder."""
        home = self.folder / f"meadhall-{name}"
        home.mkdir()
        renamed = [[text.replace("ladder", name).replace("Ladder", name.title()) for text in file] for file in FILES]
        self.homes.append(typed_in(home, [(path, text) for path, text in renamed]))
        return home

    def run(self, *words: str, status: int = 0, **variables: str) -> str:
        """Run Python; return what it prints."""
        paths = os.pathsep.join([variables.pop("before", str(self.home)), *map(str, self.homes), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": paths, _build.VARIABLE: "0", _overlay.VARIABLE: str(self.place)}
        done = subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**environment, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout
        return done.stdout.strip()

    def compile(self, *words: str, status: int = 0, **variables: str) -> str:
        """Run the command."""
        return self.run("-m", "meadhall", "compile", *words, status=status, **variables)

    def python(self, code: str, **variables: str) -> str:
        """Run a piece of Python."""
        return self.run("-c", code, status=0, **variables)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    return Reader(tmp_path_factory.mktemp("ladder"))


@needs_compiler
@pytest.mark.slow
def test_packages_are_compiled_run_natively_and_are_never_stale(reader: Reader, tmp_path: Path) -> None:
    assert "```\nmeadhall compile\n```" in PAGE
    interpreted = reader.python(KEYS)
    reader.type_in("stairs")
    assert "ladder, stairs: native from now on" in reader.compile()
    assert "native compiled from these sources together with ladder, stairs" in reader.python(ABOUT)
    files = reader.python(SEEN).splitlines()
    assert len(files) == len(RULES)
    assert all(file.startswith(str(reader.place)) and not file.endswith(".py") for file in files)
    assert reader.python(KEYS) == interpreted
    assert "0 faults, native build" in reader.run("-m", "meadhall", "soak", "ladder", "--games", "50")

    # A package that comes later runs interpreted, and changes nothing for the others.
    reader.type_in("steps")
    games = json.loads(reader.run("-m", "meadhall", "games", "--json"))
    builds = {game["key"]: game["build"] for game in games}
    assert builds == {**dict.fromkeys(builds, "native"), "steps": "native core"}
    assert reader.run("-m", "meadhall", "games").count("`meadhall compile` makes it native") == 1

    # What asks for the sources gets them.
    assert reader.python(KEYS, MEADHALL_PURE="1") == interpreted
    assert all(file.endswith(".py") for file in reader.python(SEEN, MEADHALL_PURE="1").splitlines())

    # What was imported too early is not joined by native modules.
    told = reader.python(f"import ladder.rules.state as state; print(state.__file__); {ABOUT}")
    assert "state.py" in told
    assert told.endswith("; ladder, stairs cannot run natively: ladder.rules.state was imported before meadhall")

    # Another copy of the package is what it says, on the native core.
    shutil.copytree(reader.home / "ladder", tmp_path / "ladder")
    files = reader.python(SEEN, before=str(tmp_path)).splitlines()
    assert all(file.startswith(str(tmp_path / "ladder")) and file.endswith(".py") for file in files)
    assert reader.python(KEYS, before=str(tmp_path)) == interpreted

    # A build that fails leaves the one before; a changed source makes it stale, and the same source fresh again.
    text = reader.turn.read_text("utf-8")
    reader.turn.write_text(text.replace("option < s.top", "option < 'top'"), "utf-8")
    assert "not compiled; what was there before is left" in reader.compile(status=1)
    stale = f"the native build of ladder, stairs is stale: {reader.turn} has changed, run `meadhall compile`"
    assert reader.python(ABOUT).endswith(stale)
    assert all(file.endswith(".py") for file in reader.python(SEEN).splitlines())
    reader.turn.write_text(text, "utf-8")
    assert "together with ladder" in reader.python(ABOUT)

    # A build of which a part is missing is not believed.
    part = next(reader.place.rglob("ladder/rules/turn*"))
    part.rename(part.with_suffix(".away"))
    assert "is incomplete" in reader.python(ABOUT)
    part.with_suffix(".away").rename(part)

    assert reader.compile("--remove").startswith("removed")
    assert "ladder" not in reader.python(ABOUT)
    assert list(reader.place.rglob("*.so")) == []
    assert reader.python(KEYS) == interpreted


@needs_compiler
def test_rules_with_a_type_error_are_named_with_file_and_line(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    text = reader.turn.read_text("utf-8")
    (wrong,) = [n for n, line in enumerate(text.splitlines(), start=1) if "option < s.top" in line]
    reader.turn.write_text(text.replace("option < s.top", "option < 'top'"), "utf-8")
    told = reader.compile("ladder", status=1)
    assert f"{reader.turn}:{wrong}: error: " in told
    assert "Traceback" not in told
    assert list(reader.place.rglob("*.so")) == []


def test_a_machine_without_a_compiler_is_told_so(reader: Reader) -> None:
    told = reader.compile(status=1, CC="no-such-compiler")
    assert "error: there is no C compiler: `no-such-compiler` was not found" in told


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["keltis"], "keltis is a game of Meadhall itself and is compiled with it"),
        (["go"], "no game is called 'go'; there are: clans, inis, keltis, ladder"),
        (["--remove", "ladder"], "name no game"),
    ],
)
def test_what_cannot_be_compiled_is_named(reader: Reader, words: list[str], fault: str) -> None:
    assert fault in reader.compile(*words, status=2)


def test_a_folder_that_cannot_be_written_is_named(reader: Reader) -> None:
    told = reader.compile(status=2, MEADHALL_NATIVE=str(reader.turn))
    assert f"{reader.turn}" in told
    assert "name another folder in the environment variable MEADHALL_NATIVE" in told


def test_two_processes_do_not_compile_at_once(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_overlay.VARIABLE, str(reader.place))
    with compiling.locked(_overlay.place()):
        assert "another process is compiling" in reader.compile(status=2)
    with (_overlay.place() / "lock").open("wb") as lock:
        assert try_lock(lock)


def test_a_hall_without_other_packages_has_nothing_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_ours", lambda _: True)
    with pytest.raises(BadSetting, match="no game of another package is installed"):
        compiling.packages_of([])


def test_what_is_to_be_installed_is_what_the_project_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["optional-dependencies"]["native"] == compiling.TOOLS
    compiling.check_tools()
    monkeypatch.setattr(compiling, "find_spec", lambda _: None)
    with pytest.raises(BadSetting, match=re.escape("-m pip install 'mypy[mypyc]==")):
        compiling.check_tools()


def test_a_module_that_the_rules_read_is_watched_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Constants of it are compiled in."""
    game = tmp_path / "sources" / "shelf" / "game"
    (game / "rules").mkdir(parents=True)
    for file, text in {
        "../__init__.py": "",
        "__init__.py": "",
        "game.py": "from shelf.game.rules import turn\n",
        "numbers.py": "from shelf import common\n",
        "../common.py": "CARDS = 20\n",
        "rules/__init__.py": "",
        "rules/turn.py": "import os\nfrom meadhall.core import State\nfrom ..numbers import CARDS\n",
    }.items():
        (game / file).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "sources")
    modules = compiling.Stage(tmp_path / "stage", ["shelf.game"]).modules()
    assert [name for name, source in modules.items() if source.is_compiled] == ["shelf.game.rules.turn"]
    assert {"shelf.game.numbers", "shelf.common"} <= set(modules)
    assert "shelf.game.game" not in modules
    assert Path(modules["shelf.common"].path).resolve() == (game / "../common.py").resolve()
