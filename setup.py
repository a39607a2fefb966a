"""The native build: `core` and the rules of every game compiled together by mypyc, falling back to plain Python.

Everything else about the package is in pyproject.toml.
"""

from __future__ import annotations

import os
import runpy
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
PACKAGE = HERE / "src" / "meadhall"
BUILD = runpy.run_path(str(PACKAGE / "_build.py"))
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


class OptionalBuild(build_ext):  # type: ignore[misc]
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
        stamp.write_text(BUILD["digest"](PACKAGE) + "\n")

    def build_extensions(self) -> None:
        """Compile the hundred C files on all cores; setuptools compiles them one by one."""
        compiler = self.compiler

        def compile_all(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: Any = None,
            debug: bool = False,
            extra_preargs: Any = None,
            extra_postargs: Any = None,
            depends: Any = None,
        ) -> list[str]:
            macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

            def compile_one(target: str) -> None:
                source, suffix = build[target]
                compiler._compile(target, source, suffix, cc_args, extra_postargs, pp_opts)

            with ThreadPool() as pool:
                pool.map(compile_one, [target for target in objects if target in build], chunksize=1)
            return list(objects)

        compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Extension]:
    """Return the native modules, none if mypyc is missing, unwanted or fails."""
    if not COMPILING & set(sys.argv) or BUILD["is_pure_wanted"]():
        return []
    os.environ["MYPYPATH"] = str(HERE / "src")
    try:
        from mypyc.build import mypycify

        names = [str(path.relative_to(HERE)) for path in BUILD["sources"](PACKAGE)]
        options = ["--strict", "--explicit-package-bases", "--config-file="]
        modules: list[Extension] = mypycify(options + names, opt_level="2", multi_file=True)
        if sys.platform == "linux":  # modules call and inline each other's functions: a tenth faster
            for module in modules:
                module.extra_compile_args += ["-fno-semantic-interposition", "-flto=auto"]
                module.extra_link_args += ["-Wl,-Bsymbolic", "-flto=auto", "-O2"]
    except (ImportError, SystemExit) as error:
        print(f"meadhall: no native build ({error}); the package runs interpreted", file=sys.stderr)
        return []
    return modules


os.chdir(HERE)
setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
