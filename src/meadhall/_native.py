"""How native modules are made: mypyc writes C, the C compiler does the rest. Imports nothing of ours.

setup.py runs this file for Meadhall alone; `meadhall compile` runs it as a program for games of other packages:
`python _native.py TARGET FILE …` compiles the files, which lie below the working folder, into TARGET.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

OPTIONS = ["--strict", "--explicit-package-bases", "--config-file="]
PROGRESS = "meadhall: "
"""What a line begins with that tells how far it is."""
INLINE = ["-flto=auto", "--param=max-inline-insns-auto=40"]
"""Modules inline each other's functions, also the accessors of a state, for which GCC's own limit of 15 is too low."""
EVERY = 20
"""Of how many C files the progress is told once."""


def extensions(files: list[str], base: Path) -> list[Extension]:
    """Return the native modules for files below a folder; raises SystemExit if mypyc refuses them."""
    os.environ["MYPYPATH"] = str(base)
    from mypyc.build import mypycify

    modules: list[Extension] = mypycify(OPTIONS + files, opt_level="2", multi_file=True)
    if sys.platform == "linux":  # a tenth faster, and a twentieth more by what INLINE allows
        for module in modules:
            module.extra_compile_args += ["-fno-semantic-interposition", *INLINE]
            module.extra_link_args += ["-Wl,-Bsymbolic", "-O2", *INLINE]
    return modules


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the hundred C files on all cores; setuptools compiles them one by one."""

    tell: Callable[[str], None] = staticmethod(lambda _: None)
    """Hears how far it is."""

    def build_extensions(self) -> None:
        """Compile and link, with a compiler that takes its files side by side."""
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
            targets = [target for target in objects if target in build]

            def compile_one(target: str) -> None:
                source, suffix = build[target]
                compiler._compile(target, source, suffix, cc_args, extra_postargs, pp_opts)

            with ThreadPool() as pool:
                for n, _ in enumerate(pool.imap_unordered(compile_one, targets), start=1):
                    if n % EVERY == 0:
                        self.tell(f"compiled {n} of {len(targets)} files")
            if len(targets) > EVERY:
                self.tell("linking")
            return list(objects)

        compiler.compile = compile_all
        super().build_extensions()


def missing() -> str:
    """Return what this machine lacks for a native build, '' if nothing."""
    from setuptools._distutils import ccompiler, sysconfig
    from setuptools._distutils.errors import DistutilsPlatformError

    compiler: Any = ccompiler.new_compiler()
    try:
        sysconfig.customize_compiler(compiler)
        if compiler.compiler_type != "unix":
            compiler.initialize()
        elif shutil.which(compiler.compiler[0]) is None:
            return f"there is no C compiler: `{compiler.compiler[0]}` was not found"
    except DistutilsPlatformError as error:
        return f"there is no C compiler: {error}"
    return ""


def tell(what: str) -> None:
    """Tell the command how far the build is."""
    print(PROGRESS + what, flush=True)


def main(target: str, files: list[str]) -> int:
    """Compile the files below the working folder into a target folder."""
    if fault := missing():
        print(f"error: {fault}")
        return 1
    tell("checking types and writing C")
    modules = extensions(files, Path.cwd())
    build = ParallelBuild(Distribution({"name": "native", "ext_modules": modules}))
    build.tell = tell
    build.build_lib, build.build_temp = target, "objects"
    build.ensure_finalized()
    build.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
