"""Send the hall malformed and hostile input of every kind, and check that it does no harm.

Requests made from the hall's own OpenAPI description, requests that no client sends, bytes and broken frames over
the sockets of tables, actions with wrong fields by players and strangers; at the tables of all four games, on both
databases. Each input is refused with a clear error or done, the hall reports within a second that it is well, its log
has no errors, and every table is where it was or where acknowledged actions took it.

To get past the rate limits there are many guests, each from an address of its own, as a proxy on the same machine would
report it (X-Forwarded-For); the hall itself is the one that people use.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.hall.fuzzing.api_requests import call
from tests.hall.fuzzing.health_monitor import watching
from tests.hall.fuzzing.raw_requests import fuzz_raw_requests
from tests.hall.fuzzing.results import CAME, CLOSED, DONE, REFUSED, Results
from tests.hall.fuzzing.socket_frames import fuzz_sockets
from tests.hall.fuzzing.table_actions import fuzz_actions
from tests.hall.fuzzing.targets import GAMES, Targets, faults_in
from tests.hall.hall_process import HallProcess
from tests.hall.postgres import postgres

CALLS, FRAMES, MOVES = 0.2, 0.35, 0.25
"""The share of each kind of input; the rest are raw requests."""
SLOWEST = 1.0
"""Seconds within which the hall must report that it is well."""
MOST_GROWTH = 150.0
"""Megabytes that the process may grow."""


async def fuzz(hall: HallProcess, inputs: int, seed: int) -> dict[str, Any]:
    """Send this many inputs to a hall; return the counts and every fault."""
    assert hall.log is not None
    assert hall.process is not None
    random, results = Random(seed), Results()
    targets = Targets(hall, seed)
    tables = [targets.table(game) for game in GAMES]
    calls, frames, moves = (int(inputs * share) for share in (CALLS, FRAMES, MOVES))
    begun = time.monotonic()
    with watching(hall.port, hall.process.pid) as seen:
        await asyncio.gather(
            asyncio.to_thread(call, targets, calls, Random(random.random()), results),
            fuzz_sockets(tables, frames, Random(random.random()), results),
            *(fuzz_actions(targets, game, moves // len(GAMES), Random(random.random()), results) for game in GAMES),
            fuzz_raw_requests(targets, inputs - calls - frames - moves, Random(random.random()), results),
        )
    took = time.monotonic() - begun
    grown = seen["memory"][-1] - seen["memory"][0]
    faults = [*seen["faults"], *faults_in(hall.log.read_bytes().splitlines())]
    if hall.process.poll() is not None:
        faults.append(f"the hall has died: {hall.process.returncode}")
    if seen["slowest"] > SLOWEST:
        faults.append(f"once it took {seen['slowest']:.2f} s until the hall said that it is well")
    if grown > MOST_GROWTH:
        faults.append(f"the process has {grown:.0f} MB more than before")
    for fault in faults:
        results.fault("the hall", "", fault)
    await asyncio.to_thread(targets.check, results)
    return {
        "inputs": results.total(),
        "past_limits": results.total(DONE, REFUSED, CLOSED),
        "seconds": round(took, 1),
        "looks": seen["looks"],
        "slowest_look": round(seen["slowest"], 3),
        "megabytes_more": round(grown, 1),
        "kinds": {kind: dict(counts) for kind, counts in sorted(results.counts.items())},
        "faults": results.faults,
    }


def show(console: Console, report: dict[str, Any]) -> None:
    """Print the counts and faults."""
    drawn = Table("sent", "inputs", *CAME)
    drawn.columns[0].no_wrap = True
    for kind, counts in report["kinds"].items():
        drawn.add_row(kind, str(sum(counts.values())), *(str(counts.get(came, "")) for came in CAME))
    console.print(drawn)
    console.print({key: value for key, value in report.items() if key not in ("kinds", "faults")})
    for fault in report["faults"]:
        console.print(fault, style="red", markup=False)


def main() -> int:
    """Fuzz a hall on each database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=20_000, help="how many in all, half of them on each database")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = []
    for database in ("sqlite", "postgresql"):
        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory())
            args = ["--data", folder] if database == "sqlite" else ["--db", stack.enter_context(postgres(folder))]
            hall = HallProcess(*args, log=Path(folder) / "log").open()
            stack.callback(hall.close)
            report = asyncio.run(fuzz(hall, given.inputs // 2, given.seed))
            found.append({"database": database, **report})
            if not given.json:
                show(Console(), found[-1])
    if given.json:
        print(json.dumps(found))
    return 1 if any(each["faults"] for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
