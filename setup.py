"""The native build: `core` and the rules of every game compiled together by mypyc, falling back to plain Python.

Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "meadhall"
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))
NATIVE = runpy.run_path(str(PACKAGE / "_native.py"))
PARALLEL_BUILD: Any = NATIVE["ParallelBuild"]
DIGEST: str = BUILD["digest"](PACKAGE)
"""Of the sources before anything is compiled: one that changes meanwhile makes the build stale."""
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


class OptionalBuild(PARALLEL_BUILD):  # type: ignore[misc]
    """Builds the native modules if it can; a machine without a C compiler gets the interpreted package."""

    def run(self) -> None:
        inplace = self.inplace or self.editable_mode
        package = PACKAGE if inplace else Path(self.build_lib) / "meadhall"
        stamp: Path = BUILD["stamp"](package)
        stamp.unlink(missing_ok=True)
        if inplace:
            for old in [*PACKAGE.parent.glob("*__mypyc.*.so"), *PACKAGE.rglob("*.so")]:
                old.unlink()  # a deleted module must not live on as its native twin
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:
            print(f"meadhall: no native build ({error}); the package runs interpreted", file=sys.stderr)
            self.extensions.clear()
            self.ext_map.clear()
            return
        package.mkdir(parents=True, exist_ok=True)
        stamp.write_text(DIGEST + "\n")


def extensions() -> list[Extension]:
    """Return the native modules, none if mypyc is missing, unwanted or fails."""
    if not COMPILING & set(sys.argv) or BUILD["is_pure_wanted"]():
        return []
    try:
        names = [str(path.relative_to(HERE)) for path in BUILD["sources"](PACKAGE)]
        modules: list[Extension] = NATIVE["extensions"](names, HERE / "src")
    except (ImportError, SystemExit) as error:
        print(f"meadhall: no native build ({error}); the package runs interpreted", file=sys.stderr)
        return []
    return modules


os.chdir(HERE)
setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
