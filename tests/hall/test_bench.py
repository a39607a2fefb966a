"""What `make bench-hall` measures, in small."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.hall.bench import LONG

SMALL = ["--tables", "4", "--idle", "20", "--seconds", "0.3", "--rates", "20", "--json"]


def test_a_small_hall_is_measured() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.hall.bench", *SMALL], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    measured = json.loads(done.stdout)
    assert [row["offered_per_s"] for row in measured["live"]] == [20, 0]
    assert all(row["answers_per_s"] > 0 for row in measured["live"])
    assert (measured["idle"][0]["idle_tables"], measured["idle"][0]["entries"]) == (20, LONG)
