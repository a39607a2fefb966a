"""Three processes on one PostgreSQL: any of them serves any table, answers race, one of them dies."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from tests.hall.hall_process import ApiGuest, HallProcess, TableSocket
from tests.hall.postgres import postgres
from tests.hall.test_tables import play_out

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[HallProcess]]:
    with postgres(tmp_path_factory.mktemp("pg")) as url:
        found = [HallProcess("--db", url).open() for _ in range(3)]
        yield found
        for hall in found:
            hall.close()


def moved(guest: ApiGuest, hall: HallProcess) -> ApiGuest:
    """Return the same guest at another process."""
    twin = object.__new__(ApiGuest)
    twin.__dict__.update(guest.__dict__)
    twin.base, twin.seats = hall.base, []
    return twin


def at_two(halls: list[HallProcess], game: str = "keltis", seats: int = 2) -> tuple[list[ApiGuest], dict[str, Any]]:
    """Return guests at one table, each at a process of its own."""
    guests = [halls[0].guest(f"Guest {n}") for n in range(seats)]
    table = guests[0].table(game, seats)
    for n, guest in enumerate(guests[1:], 1):
        guest.sit(table, n)
    guests[0].begin(table)
    return [moved(guest, halls[n % len(halls)]) for n, guest in enumerate(guests)], table


def test_players_at_different_processes_play_one_match(halls: list[HallProcess]) -> None:
    guests, table = at_two(halls, "oriflamme", 3)
    lines = [guest.socket(table) for guest in guests]
    assert sorted(play_out(lines)["ranks"])[0] == 1
    for line in lines:
        line.close()


def test_of_two_answers_that_race_exactly_one_wins(halls: list[HallProcess]) -> None:
    """The same seat answers from two devices at two processes at once; all end with the same view."""
    guests, table = at_two(halls)
    for _ in range(20):
        first = [guest.socket(table) for guest in guests]
        news = [line.until("state") for line in first]
        if any(told["result"] for told in news):
            break
        n = next(n for n, told in enumerate(news) if told["question"])
        devices = [moved(guests[n], hall).socket(table) for hall in halls]
        for device in devices:
            device.until("state")
        options = [each["option"] for each in news[n]["question"]["options"]]
        version = news[n]["version"]
        with ThreadPoolExecutor(3) as people:
            ended = list(people.map(race, devices, options * 3, range(3), [version] * 3))
        assert ended.count("done") == 1, ended
        states = [latest(device, version + 1) for device in devices]
        assert states[0] == states[1] == states[2]
        for line in (*first, *devices):
            line.close()


def race(seat: TableSocket, option: str, device: int, version: int) -> str:
    act = seat.do("answer", f"race-{version}-{device}", option=option, version=version)
    while True:
        told = seat.receive()
        if told["is"] in ("done", "refused") and told["id"] == act:
            return str(told["is"])


def latest(seat: TableSocket, version: int) -> dict[str, Any]:
    """Return the state at a version, heard before or still to come."""
    while True:
        for told in seat.received:
            if told["is"] == "state" and told["version"] >= version:
                return {**told, "since": 0, "story": []}
        seat.receive()


def test_a_process_that_dies_takes_no_match_with_it(halls: list[HallProcess]) -> None:
    guests, table = at_two(halls)
    lines = [guest.socket(table) for guest in guests]
    news = [line.until("state") for line in lines]
    n = next(n for n, told in enumerate(news) if told["question"])
    lines[n].do("answer", option=news[n]["question"]["options"][0]["option"])
    lines[n].until("done")
    halls[n].kill()
    other = halls[(n + 1) % 3]
    back = moved(guests[n], other).socket(table).until("state")
    assert back["version"] == news[n]["version"] + 1
    halls[n].open()
    assert play_out([moved(guest, other).socket(table) for guest in guests])["ranks"]
