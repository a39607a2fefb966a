"""Bots need the rules and nothing that puts them into words."""

from __future__ import annotations

import subprocess
import sys

TOLD = "import sys, meadhall.bots; print(*sys.modules, sep='\\n')"


def test_bots_are_imported_without_the_catalogues() -> None:
    done = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
    modules = set(done.stdout.split())
    assert "meadhall.bots.search" in modules
    assert not {each for each in modules if each.split(".")[0] == "fluent" or each.startswith("meadhall.presentation")}
