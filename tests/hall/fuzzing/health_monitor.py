"""A monitor of a hall, in a process of its own: is it well, how fast does it respond, how much memory does it use?

    python -m tests.hall.fuzzing.health_monitor PORT PID

It runs until its input ends, then prints JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from select import select
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOK_EVERY = 0.1
MEMORY_EVERY = 10
"""Looks between two measurements of memory."""
PATIENCE = 10.0


def rss(pid: str) -> float:
    """Return the resident memory of a process in megabytes."""
    told = subprocess.run(["ps", "-o", "rss=", "-p", pid], capture_output=True, text=True)
    return int(told.stdout or 0) / 1024


def watch(port: int, pid: str) -> dict[str, Any]:
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    looks, slowest, faults, memory = 0, 0.0, [], [rss(pid)]
    while not select([sys.stdin], [], [], LOOK_EVERY)[0]:
        begun = time.monotonic()
        try:
            line.request("GET", "/healthz")
            if line.getresponse().read() != b'{"well":true}':
                faults.append("the hall says that it is not well")
        except (OSError, HTTPException) as error:
            faults.append(f"the hall does not say that it is well: {error!r}")
            line.close()
        slowest = max(slowest, time.monotonic() - begun)
        looks += 1
        if looks % MEMORY_EVERY == 0:
            memory.append(rss(pid))
    line.close()
    return {"looks": looks, "slowest": slowest, "faults": faults, "memory": [*memory, rss(pid)]}


@contextmanager
def watching(port: int, pid: int) -> Iterator[dict[str, Any]]:
    """Run the monitor; its findings are there when the context ends."""
    command = [sys.executable, "-m", "tests.hall.fuzzing.health_monitor", str(port), str(pid)]
    seen: dict[str, Any] = {}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield seen
        finally:
            told, _ = process.communicate(timeout=2 * PATIENCE)
        seen |= json.loads(told)


if __name__ == "__main__":
    print(json.dumps(watch(int(sys.argv[1]), sys.argv[2])))
