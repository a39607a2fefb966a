"""The data file of the board: its schema, and a reader that names line and fault. What a board is: `rules/board.py`."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated

import msgspec

from meadhall.games.clans.rules.board import Board, Cells, turnings
from meadhall.games.clans.rules.box import MARKS
from meadhall.games.clans.rules.components import (
    CASTLES,
    LAND_CARDS,
    LARGE_PRIZE,
    LARGEST,
    MOST_SQUARES,
    SHIELD,
    SMALL_PRIZE,
    SMALLEST,
    SWORD,
)

FILE = "board.toml"
OUTSIDE = "."
NO_MANS_LAND = "##"
PRINT = re.compile(rf"([A-Z])([1-9]\d?)([{''.join(MARKS)}]*)")
COLUMNS = "abcdefghijklmnopqrst"
MOST_ROWS = 20
MOST_BYTES = 100_000


class BadBoard(ValueError):
    """A data file of the board that cannot be used: which file, which line, and why."""

    def __init__(self, name: str, line: int, fault: str) -> None:
        """Keep file, line and fault."""
        super().__init__(f"{name}, line {line}: {fault}")
        self.line = line
        self.fault = fault


class Castle(msgspec.Struct, forbid_unknown_fields=True):
    """One castle: a line of the list `castles`."""

    name: Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]?$(?!\\n)")]
    points: Annotated[int, msgspec.Meta(ge=1, le=99)]
    shape: Annotated[str, msgspec.Meta(pattern=r"^[X.]+( */ *[X.]+)*$(?!\n)")]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file: this is its schema."""

    squares: Annotated[list[str], msgspec.Meta(min_length=1, max_length=MOST_ROWS)]
    castles: Annotated[list[Castle], msgspec.Meta(min_length=CASTLES, max_length=CASTLES)]


@dataclass(frozen=True)
class Chart:
    """A board with what is printed on it: the words for its numbers."""

    board: Board
    cells: Cells
    """Row and column of each square, from 0."""
    names: list[str]
    """The name of each square: column and row, d1."""
    prints: list[str]
    """What each square shows: A1; nothing on no-man's-land."""
    cards: list[tuple[int, int]]
    """The square and the mark of each land card."""
    castles: list[str]
    """The names of the castles."""
    shapes: list[Cells]


def read_chart(data: bytes | str, name: str = FILE) -> Chart:
    """Return the board that a data file describes; raises `BadBoard` if it describes none."""
    if len(data) > MOST_BYTES:
        raise BadBoard(name, 1, f"more than {MOST_BYTES:,} bytes")
    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadBoard(name, 1 + error.object[: error.start].count(b"\n"), "not UTF-8") from error
    try:
        file = msgspec.convert(tomllib.loads(text), BoardFile)
    except msgspec.ValidationError as error:
        fault, _, path = str(error).partition(" - at `$")
        unknown = re.search(r"unknown field `([^`]*)", fault)
        where = path.rstrip("`") or (f".{unknown[1]}" if unknown else "")
        raise BadBoard(name, line_of(text, where), fault) from error
    except (ValueError, RecursionError) as error:
        raise BadBoard(name, line_of_syntax(text, str(error)), str(error)) from error
    return Reader(text, name, file).chart()


class Reader:
    """Turns a well-formed file into a board, or says what is wrong with it."""

    def __init__(self, text: str, name: str, file: BoardFile) -> None:
        """Keep the file."""
        self.text = text
        self.name = name
        self.file = file
        self.cells: Cells = []
        self.names: list[str] = []
        self.prints: list[str] = []
        self.no_mans_land: list[int] = []
        self.cards: list[tuple[int, int]] = []

    def bad(self, path: str, fault: str) -> BadBoard:
        """Return the error for a fault at a place in the file, like `.squares[2]`."""
        return BadBoard(self.name, line_of(self.text, path), fault)

    def chart(self) -> Chart:
        """Read everything."""
        for row, line in enumerate(self.file.squares):
            self.read_row(row, line.split())
        if len(self.cards) != LAND_CARDS:
            raise self.bad(".squares", f"{len(self.cards)} land cards, {LAND_CARDS} expected")
        shapes = [self.read_castle(n, castle) for n, castle in enumerate(self.file.castles)]
        for points in (SMALL_PRIZE, LARGE_PRIZE):
            if sum(castle.points == points for castle in self.file.castles) < 2:
                raise self.bad(".castles", f"two prizes of {points} points lie open at the start: there are fewer")
        castles = [(castle.points, shape) for castle, shape in zip(self.file.castles, shapes, strict=True)]
        board = Board(self.cells, self.no_mans_land, self.cards, castles)
        for n, castle in enumerate(self.file.castles):
            if board.first[n] == board.first[n + 1]:
                raise self.bad(f".castles[{n}]", f"{castle.name} fits nowhere on the board")
        names = [castle.name for castle in self.file.castles]
        return Chart(board, self.cells, self.names, self.prints, self.cards, names, shapes)

    def read_row(self, row: int, words: list[str]) -> None:
        """Read the squares of a row."""
        path = f".squares[{row}]"
        if len(words) != len(self.file.squares[0].split()):
            raise self.bad(path, f"{len(words)} squares, but {len(self.file.squares[0].split())} in the first row")
        if len(words) > len(COLUMNS):
            raise self.bad(path, f"{len(words)} squares: there are names for {len(COLUMNS)} columns")
        for column, word in enumerate(words):
            if word == OUTSIDE:
                continue
            square = len(self.cells)
            if square == MOST_SQUARES:
                raise self.bad(path, f"more than {MOST_SQUARES} squares")
            self.cells.append((row, column))
            self.names.append(f"{COLUMNS[column]}{row + 1}")
            if word == NO_MANS_LAND:
                self.no_mans_land.append(square)
                self.prints.append("")
                continue
            match = PRINT.fullmatch(word)
            if match is None:
                raise self.bad(
                    path, f"{word!r} is neither {OUTSIDE} nor {NO_MANS_LAND} nor a print like A1, A1s or A1h"
                )
            shown = match[1] + match[2]
            if shown in self.prints:
                raise self.bad(path, f"{shown} is on {self.names[self.prints.index(shown)]} already")
            self.prints.append(shown)
            self.cards += [(square, MARKS[mark]) for mark in match[3] or "-"]

    def read_castle(self, n: int, castle: Castle) -> Cells:
        """Read the shape of a castle."""
        path = f".castles[{n}]"
        shape = cells_of(castle.shape)
        if not SMALLEST <= len(shape) <= LARGEST:
            raise self.bad(path, f"{castle.name} has {len(shape)} squares; a castle has {SMALLEST} to {LARGEST}")
        reached = shape[:1]
        for row, column in reached:
            beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
            reached += [cell for cell in beside if cell in shape and cell not in reached]
        if len(reached) < len(shape):
            raise self.bad(path, f"the squares of {castle.name} are not connected by their sides")
        for before in self.file.castles[:n]:
            if before.name == castle.name:
                raise self.bad(path, f"there are two castles {castle.name}")
            if turnings(cells_of(before.shape))[0] in turnings(shape):
                raise self.bad(path, f"{castle.name} is {before.name} turned or mirrored")
        return shape


def cells_of(shape: str) -> Cells:
    """Return the cells of a shape."""
    rows = [row.strip() for row in shape.split("/")]
    return [(down, right) for down, row in enumerate(rows) for right, cell in enumerate(row) if cell == "X"]


def line_of_syntax(text: str, message: str) -> int:
    """Return the line that a TOML error names."""
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else text.count("\n") + 1


def line_of(text: str, path: str) -> int:
    """Return the line of a key, or of an item of its list: `.castles[3].points`."""
    wanted = re.match(r"\.([^.\[]+)(?:\[(\d+)\])?", path)
    if wanted is None:
        return 1
    key = rf"[ \t]*[\"']?{re.escape(wanted[1])}[\"']?[ \t]*"
    found = [match.start() for match in re.finditer(rf"^{key}=", text, re.M)]
    if found and wanted[2] is not None:
        found = items_of(text, text.find("[", found[0])) or found
    elif not found:
        found = [match.start() for match in re.finditer(rf"^[ \t]*\[\[?{key}\]", text, re.M)]
    at = found[min(int(wanted[2] or 0), len(found) - 1)] if found else 0
    return 1 + text.count("\n", 0, at)


def items_of(text: str, start: int) -> list[int]:
    """Return where the items begin of the list whose opening bracket is here."""
    found, depth, fresh = [], 0, False
    for piece in re.finditer(r"#[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|[\[{]|[\]}]|,|[^\s]", text[start:]):
        first = piece[0][0]
        if first == "#":
            continue
        if fresh and depth == 1 and first not in ",]}":
            found.append(start + piece.start())
            fresh = False
        if first in "[{":
            depth += 1
            fresh = fresh or depth == 1
        elif first in "]}":
            depth -= 1
            if depth == 0:
                break
        elif first == "," and depth == 1:
            fresh = True
    return found


def schema() -> dict[str, object]:
    """Return the JSON schema of a board file."""
    return msgspec.json.schema(BoardFile)


def facts_of(chart: Chart) -> dict[str, int]:
    """Return the counts of what a board has."""
    marks = [mark for _, mark in chart.cards]
    return {
        "squares": len(chart.cells),
        "land_squares": len(chart.cells) - len(chart.board.no_mans_land_squares),
        "squares_of_no_mans_land": len(chart.board.no_mans_land_squares),
        "land_cards": len(chart.cards),
        "swords": marks.count(SWORD),
        "shields": marks.count(SHIELD),
        "castles": len(chart.castles),
        "ways_to_lay_them": int(chart.board.placements()),
    }


def house_chart() -> Chart:
    """Return the board that comes with the game."""
    return read_chart((files("meadhall.games.clans") / FILE).read_bytes())


CHART = house_chart()
