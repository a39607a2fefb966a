"""Keltis as a game one can name and start: settings, words for letters, the board from its data file."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

from meadhall.core.game import BadSetting, Game, Setting
from meadhall.games.keltis import notation, position
from meadhall.games.keltis.rules.clauses import CLAUSES
from meadhall.games.keltis.rules.components import (
    BARE,
    COLOUR,
    COLOURS,
    KINDS,
    LAST,
    LETTERS,
    STONES_IN_ALL,
    TILE_COUNT,
)
from meadhall.games.keltis.rules.setup import new_keltis
from meadhall.games.keltis.rules.state import OWNERS, Keltis

if TYPE_CHECKING:
    from meadhall.core.state import State

BOARD = "board.toml"
PATHS = ("red", "yellow", "pink", "green", "blue")


class BadBoard(ValueError):
    """A data file of the board that cannot be used."""


def read_board(text: str, name: str = BOARD) -> list[int]:
    """Return the stones that get a tile, as path * 9 + row - 1; raises `BadBoard` naming file, path and fault."""
    try:
        dark = tomllib.loads(text).get("dark")
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(f"{name}: {error}") from error
    if not isinstance(dark, dict) or sorted(dark) != sorted(PATHS):
        raise BadBoard(f"{name}: [dark] must list the paths {', '.join(PATHS)}")
    stones = []
    for path, colour in enumerate(PATHS):
        rows = dark[colour]
        if not isinstance(rows, list) or not all(type(row) is int and 1 <= row < LAST for row in rows):
            raise BadBoard(f"{name}: {colour}: dark rows are whole numbers from 1 to 8")
        if len(set(rows)) != len(rows):
            raise BadBoard(f"{name}: {colour}: a row is named twice")
        stones += [path * LAST + row - 1 for row in [*sorted(rows), LAST]]
    if len(stones) != sum(TILE_COUNT):
        raise BadBoard(f"{name}: {len(stones) - COLOURS} dark stones, {sum(TILE_COUNT) - COLOURS} expected")
    return stones


class KeltisGame(Game):
    """Keltis (Der Weg der Steine, 2008), for 2 to 4 seats."""

    def __init__(self) -> None:
        """State the facts and read the board."""
        self.dark = read_board((files("meadhall.games.keltis") / BOARD).read_text("utf-8"))
        super().__init__(
            key="keltis",
            title="Keltis",
            version=1,
            seats=[2, 3, 4],
            settings=[
                Setting("clover_opens_path", ["yes", "no"], "KEL-A2", "yes"),
                Setting("starting_seat", ["random", "0", "1", "2", "3"], "KEL-R2", "random"),
            ],
            kinds=["starter", "tile", "deal", "play", "figure", "forward", "clover", "draw"],
            endings=["five-in-goal", "pile-empty"],
            events=notation.EVENTS,
            clauses=CLAUSES,
            cards=COLOUR,
            letters=LETTERS,
            longest=20_000,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        start = settings["starting_seat"]
        first = -1 if start == "random" else int(start)
        if first >= seats:
            raise BadSetting(f"starting_seat {first}: there are only seats 0 to {seats - 1}")
        return new_keltis(seats, self.dark, settings["clover_opens_path"] == "yes", first)

    def census(self, state: State) -> list[int]:
        assert isinstance(state, Keltis)
        cards = state.secrets[0]
        counts = [sum(cards.copies_in(place, card) for place in range(len(OWNERS))) for card in range(KINDS)]
        tiles = sum(state.tile_on(stone) != BARE for stone in range(STONES_IN_ALL))
        return [*counts, tiles + sum(state.wishing_stones(seat) for seat in range(state.seats))]

    def write(self, option: int) -> str:
        return notation.write(option)

    def read(self, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, Keltis)
        return position.write_position(state)

    def read_position(self, text: str) -> State:
        return position.read_position(text, self.dark)


GAME = KeltisGame()
