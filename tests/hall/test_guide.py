"""What the guide for programs says is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec

from meadhall.hall import limits, replays, requests, socket, wire
from tests.hall.hall_process import HallProcess

GUIDE = Path(__file__).parents[2] / "docs" / "guide"


def test_the_guest_of_the_guide_plays_a_match(hall: HallProcess) -> None:
    done = subprocess.run(
        [sys.executable, str(GUIDE / "visitor.py"), hall.base], capture_output=True, text=True, timeout=120, check=True
    )
    assert re.fullmatch(r"places: \[(1, 2|2, 1|1, 1)\]\n", done.stdout)


def test_the_guide_names_every_act_and_every_piece_of_news() -> None:
    text = (GUIDE / "hall.md").read_text("utf-8")
    for kind in (*wire.Action.__args__, *wire.AnyServerMessage.__args__):
        assert f"| `{msgspec.inspect.type_info(kind).tag}` |" in text, kind  # type: ignore[attr-defined]


def test_the_guide_tells_the_bounds() -> None:
    text = (GUIDE / "hall.md").read_text("utf-8")
    assert f"{requests.MAX_BODY // 1024} KiB; {requests.MAX_RECORD_BODY // 1024**2} MiB" in text
    assert f"{limits.ACTIONS.burst} at once, then {limits.ACTIONS.per_second} a second" in text
    assert f"{limits.REQUESTS.burst} at once, then {limits.REQUESTS.per_second} a second" in text
    assert f"| 50; {socket.MAX_SOCKETS_PER_GUEST} |" in text
    assert f"| replays | {limits.REPLAYS.burst} at once, one in two seconds |" in text
    assert f"| new guests from one address | {limits.NEW_GUESTS.burst} at once, then one a second |" in text
    assert f"| one-time links and recovery codes | {limits.CODES.burst} at once, one in ten seconds |" in text
    assert f"| new tables | {limits.TABLES.burst} at once, one in two seconds |" in text
    assert (
        f"| chat messages; hints | {limits.CHAT.burst} at once, one in two seconds; {limits.HINTS.burst} at once, "
        in text
    )
    assert (limits.NEW_GUESTS.per_second, limits.CODES.per_second) == (1, 0.1)
    assert {each.per_second for each in (limits.TABLES, limits.CHAT, limits.HINTS, limits.REPLAYS)} == {0.5}
    assert f"at most {replays.MAX_FRAMES} at a time" in text
