"""Kill the hall again and again during play: nothing acknowledged is lost, and nothing counts twice.

Scripted players sit at many tables over real sockets. The server is killed with SIGKILL at random moments and opened
again on the same database. Players send again, with the same id, what was not acknowledged. In the end every match is
over, and its record has, seat by seat, exactly the acknowledged answers in their order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from meadhall.match import replay
from tests.hall.hall_process import ApiGuest, HallProcess
from tests.hall.postgres import postgres

GAMES = {"keltis": 2, "oriflamme": 3}
LONGEST = 900.0


@dataclass
class Player:
    """A player and the answers that were acknowledged."""

    guest: ApiGuest
    table: dict[str, Any]
    seat: int
    acknowledged: list[str] = field(default_factory=list)
    waiting: dict[str, Any] | None = None
    """The action that is not acknowledged yet."""
    resent: int = 0

    async def play(self, pause: float) -> None:
        """Play until the match is over, reconnecting as often as needed."""
        while True:
            try:
                address = f"{self.guest.base.replace('http', 'ws')}/api/tables/{self.table['id']}/socket"
                async with connect(address, additional_headers={"Authorization": f"Bearer {self.guest.token}"}) as line:
                    if await self.follow(line, pause):
                        return
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.05 + random.random() * 0.1)

    async def follow(self, line: ClientConnection, pause: float) -> bool:
        """Answer while the connection lasts; return whether the match is over."""
        if self.waiting is not None:
            self.resent += 1
            await line.send(json.dumps(self.waiting))
        state: dict[str, Any] | None = None
        while True:
            message = json.loads(await line.recv())
            if message["is"] == "state":
                state = message
            elif message["is"] == "done" and self.waiting is not None and message["id"] == self.waiting["id"]:
                self.acknowledged.append(self.waiting["option"])
                self.waiting = None
            elif message["is"] == "refused":
                if message["error"] not in ("stale", "not-your-question", "busy", "match-over"):
                    raise AssertionError(message)
                self.waiting = None
            if self.waiting is None and state is not None:
                if state["result"]:
                    return True
                if state["question"]:
                    await asyncio.sleep(random.random() * pause)
                    option = random.choice(state["question"]["options"])["option"]
                    number = f"{self.seat}-{len(self.acknowledged)}-{random.randrange(10**6)}"
                    self.waiting = {"do": "answer", "id": number, "option": option, "version": state["version"]}
                    state = None
                    await line.send(json.dumps(self.waiting))


async def crash(halls: list[HallProcess], tables: int, kills: int, pause: float, every: float) -> dict[str, Any]:
    """Play and kill; return the counts."""
    players: list[Player] = []
    for n in range(tables):
        game = list(GAMES)[n % len(GAMES)]
        base = halls[n % len(halls)].base
        guests = [ApiGuest(base, f"Guest {seat}", address=f"198.18.{n}.{seat}") for seat in range(GAMES[game])]
        table = guests[0].table(game, len(guests))
        for seat, guest in enumerate(guests):
            if seat:
                guest.sit(table, seat)
            players.append(Player(guest, table, seat))
        guests[0].begin(table)
    began = time.monotonic()
    playing = asyncio.gather(*(player.play(pause) for player in players))
    killed = 0
    while killed < kills and not playing.done():
        await asyncio.sleep(random.random() * 2 * every)
        hall = random.choice(halls)
        hall.kill()
        killed += 1
        await asyncio.to_thread(hall.open)
        print(
            f"{killed} kills, {sum(len(player.acknowledged) for player in players)} answers", end="\r", file=sys.stderr
        )
    await asyncio.wait_for(playing, LONGEST)
    took = time.monotonic() - began
    lost = doubled = 0
    records = {}
    for player in players:
        found = player.table["id"]
        if found not in records:
            answer = httpx.get(
                f"{player.guest.base}/api/tables/{found}/record",
                headers={"Authorization": f"Bearer {player.guest.token}"},
            )
            records[found] = replay(answer.raise_for_status().content)
        match = records[found]
        written = [match.game.write(e.option) for e in match.entries if e.actor == player.seat and e.option >= 0]
        lost += sum(1 for at, option in enumerate(player.acknowledged) if written[at : at + 1] != [option])
        doubled += max(0, len(written) - len(player.acknowledged))
        player.guest.leave()
    return {
        "tables": tables,
        "kills": killed,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "sent_again": sum(player.resent for player in players),
        "lost": lost,
        "doubled": doubled,
        "finished": sum(match.result is not None for match in records.values()),
        "seconds": round(took, 1),
    }


def main() -> int:
    """Run on each database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--pause", type=float, default=1.0, help="how long a player thinks at most, in seconds")
    parser.add_argument("--every", type=float, default=2.0, help="how often the server is killed, in seconds")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = []
    for database in ("sqlite", "postgresql"):
        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory())
            args = ["--data", folder] if database == "sqlite" else ["--db", stack.enter_context(postgres(folder))]
            hall = HallProcess(*args).open()
            stack.callback(hall.close)
            report = asyncio.run(crash([hall], given.tables, given.kills, given.pause, given.every))
            found.append({"database": database, **report})
    if given.json:
        print(json.dumps(found))
    else:
        drawn = Table(*found[0])
        for row in found:
            drawn.add_row(*map(str, row.values()))
        Console().print(drawn)
    return 0 if all(row["lost"] == row["doubled"] == 0 and row["finished"] == row["tables"] for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
