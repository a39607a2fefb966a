"""Two builds of one source: they give the same keys, and the command knows which one runs."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall import _build
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.games.keltis.game import GAME

ROOT = Path(__file__).parent.parent


def fingerprint() -> str:
    """Return a hash of all keys, questions and views along random games."""
    total = hashlib.sha256()
    for seats in GAME.seats:
        for seed in range(4):
            rng = Rng(seed)
            state = GAME.new(seats, {"clover_opens_path": "yes" if seed % 2 else "no"})
            n = 0
            while (question := state.question()) is not None:
                state.apply(choose(question, rng))
                n += 1
                total.update(repr(state.key()).encode())
                if n % 10 == 0:
                    view = state.redact(n % (seats + 1))
                    world = view.resample(rng)
                    total.update(repr([view.key(), world.key()]).encode())
    return total.hexdigest()


def run(code: str, pure: bool, folder: Path = ROOT) -> str:
    """Run Python in a new process with the native or the interpreted build."""
    environment = {**os.environ, _build.VARIABLE: "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_both_builds_give_the_same_keys_along_random_games() -> None:
    code = "from tests.test_builds import fingerprint; import meadhall; print(meadhall.BUILD, fingerprint())"
    interpreted = run(code, pure=True).split()
    native = run(code, pure=False).split()
    assert interpreted[0] == "interpreted"
    assert native[0] == "native" or not _build.stamp().exists()
    assert interpreted[1] == native[1]


def test_the_variable_asks_for_the_interpreted_package() -> None:
    code = "import meadhall, meadhall.core.state as s; print(meadhall.BUILD, s.__file__.endswith('.py'))"
    assert run(code, pure=True) == "interpreted True"


def test_what_says_native_is_native() -> None:
    code = "import meadhall, meadhall.core.state as s; print(meadhall.BUILD, s.__file__.endswith('.py'))"
    assert run(code, pure=False) in ("native False", "interpreted True")


def test_a_machine_with_a_compiler_has_a_native_build() -> None:
    if os.environ.get("CI") is None:
        pytest.skip("only CI insists on it")
    assert run("import meadhall; print(meadhall.BUILD)", pure=False) == "native"


def test_a_changed_source_makes_the_native_build_stale(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    package = tmp_path / "src" / "meadhall"
    _build.stamp(package).write_text(_build.digest(package) + "\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path / 'src')!r}); "
    code += "import meadhall, meadhall.core.rng as r; print(meadhall.BUILD, meadhall.BUILD_REASON, r.__file__)"
    compiled = all(_build.is_compiled(path) for path in _build.sources(package))
    assert run(code, pure=False, folder=tmp_path).startswith("native" if compiled else "interpreted")
    with (package / "core" / "rng.py").open("a") as source:
        source.write("\nWORD_BITS = 32\n")
    build = run(code, pure=False, folder=tmp_path)
    assert build.startswith("interpreted " + ("the native build is stale" if compiled else "no native build"))
    assert build.endswith("rng.py")


def test_a_stamp_without_native_modules_is_not_believed(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    package = tmp_path / "src" / "meadhall"
    _build.stamp(package).write_text(_build.digest(package) + "\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path / 'src')!r}); import meadhall; print(meadhall.BUILD)"
    assert run(code, pure=False, folder=tmp_path) == "interpreted"


def test_a_package_without_native_modules_says_so(tmp_path: Path) -> None:
    ignore = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so", "_native-*")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    code = f"import sys; sys.path.insert(0, {str(tmp_path / 'src')!r}); import meadhall; "
    code += "print(meadhall.BUILD, meadhall.BUILD_REASON)"
    assert run(code, pure=False, folder=tmp_path) == "interpreted no native build here"


def test_the_build_that_runs_is_the_one_asked_for() -> None:
    asked = os.environ.get(_build.VARIABLE, "") not in ("", "0")
    assert not (asked and meadhall.BUILD == "native")
