"""Send the hall whatever nobody should send, over every door that it has, and see that nothing comes of it.

Requests made from the hall's own description of its API, requests that no client sends, bytes and broken frames over
the sockets of tables, acts with wrong fields by those who sit there and those who do not; at the tables of all four
games, on both databases. Whatever comes, it is answered with a clear error or done, the hall says within a second that
it is well, its log has no fault, and every table stands where it stood or where acknowledged acts took it.

To get past the limits on how often one may do something, there are many guests, and each comes from an address of its
own, as a proxy on the same machine would tell it (X-Forwarded-For); the hall itself is the one that people use.
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

from tests.hall.house import House
from tests.hall.postgres import postgres
from tests.hall.siege.calls import call
from tests.hall.siege.frames import shell
from tests.hall.siege.ground import GAMES, Ground, faults_in
from tests.hall.siege.heads import bombard
from tests.hall.siege.moves import fight
from tests.hall.siege.tally import CAME, CLOSED, DONE, REFUSED, Tally
from tests.hall.siege.watch import watching

CALLS, FRAMES, MOVES = 0.2, 0.35, 0.25
"""The share of inputs over each door; the rest are requests that no client sends."""
SLOWEST = 1.0
"""In so many seconds the hall says that it is well, whatever else it has to do."""
MOST_GROWTH = 150.0
"""Megabytes that the process may have more at the end than when everybody had sat down."""


async def siege(house: House, inputs: int, seed: int) -> dict[str, Any]:
    """Send so many inputs to a hall; return what was sent, what came back, and every fault."""
    assert house.log is not None
    assert house.process is not None
    random, tally = Random(seed), Tally()
    ground = Ground(house, seed)
    places = [ground.place(game) for game in GAMES]
    calls, frames, moves = (int(inputs * share) for share in (CALLS, FRAMES, MOVES))
    begun = time.monotonic()
    with watching(house.port, house.process.pid) as seen:
        await asyncio.gather(
            asyncio.to_thread(call, ground, calls, Random(random.random()), tally),
            shell(places, frames, Random(random.random()), tally),
            *(fight(ground, game, moves // len(GAMES), Random(random.random()), tally) for game in GAMES),
            bombard(ground, inputs - calls - frames - moves, Random(random.random()), tally),
        )
    took = time.monotonic() - begun
    grown = seen["memory"][-1] - seen["memory"][0]
    faults = [*seen["faults"], *faults_in(house.log.read_bytes().splitlines())]
    if house.process.poll() is not None:
        faults.append(f"the hall has died: {house.process.returncode}")
    if seen["slowest"] > SLOWEST:
        faults.append(f"once it took {seen['slowest']:.2f} s until the hall said that it is well")
    if grown > MOST_GROWTH:
        faults.append(f"the process has {grown:.0f} MB more than before")
    for fault in faults:
        tally.fault("the hall", "", fault)
    await asyncio.to_thread(ground.check, tally)
    return {
        "inputs": tally.total(),
        "past_limits": tally.total(DONE, REFUSED, CLOSED),
        "seconds": round(took, 1),
        "looks": seen["looks"],
        "slowest_look": round(seen["slowest"], 3),
        "megabytes_more": round(grown, 1),
        "kinds": {kind: dict(counts) for kind, counts in sorted(tally.counts.items())},
        "faults": tally.faults,
    }


def show(console: Console, told: dict[str, Any]) -> None:
    """Print what was sent and what came back."""
    drawn = Table("sent", "inputs", *CAME)
    drawn.columns[0].no_wrap = True
    for kind, counts in told["kinds"].items():
        drawn.add_row(kind, str(sum(counts.values())), *(str(counts.get(came, "")) for came in CAME))
    console.print(drawn)
    console.print({key: value for key, value in told.items() if key not in ("kinds", "faults")})
    for fault in told["faults"]:
        console.print(fault, style="red", markup=False)


def main() -> int:
    """Run it on both databases."""
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
            house = House(*args, log=Path(folder) / "log").open()
            stack.callback(house.close)
            told = asyncio.run(siege(house, given.inputs // 2, given.seed))
            found.append({"database": database, **told})
            if not given.json:
                show(Console(), found[-1])
    if given.json:
        print(json.dumps(found))
    return 1 if any(each["faults"] for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
