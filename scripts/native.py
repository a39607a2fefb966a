"""Make the native build if it is missing or stale; remember a failure, so that it is not retried in vain."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from meadhall import _build

ROOT = Path(__file__).parent.parent
FAILED = ROOT / ".venv" / "no-native-build"
LOG = ROOT / ".venv" / "build.log"


def is_native() -> bool:
    """Return whether the native build is up to date."""
    return _build.which()[0] == "native"


def main() -> int:
    """Build if needed and not known to fail; the interpreted package works in any case."""
    attempt = f"{_build.digest()} {os.environ.get('CC', '')}"
    if is_native() or _build.is_pure_wanted() or (FAILED.exists() and FAILED.read_text() == attempt):
        return 0
    print("making the native build (about half a minute) …", flush=True)
    with LOG.open("w") as log:
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False)
    if is_native():
        FAILED.unlink(missing_ok=True)
    else:
        FAILED.write_text(attempt)
        print(f"no native build: see {LOG.relative_to(ROOT)}; everything runs interpreted, only slower")
    return 0


if __name__ == "__main__":
    sys.exit(main())
