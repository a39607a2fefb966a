"""The client's modules that can be tested without a browser (client/tests), by Vitest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_modules_of_the_client_do_what_they_say() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/client.py", "test"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
