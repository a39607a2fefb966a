"""The board's file: what the game's own has, what other boards may be, and that a bad one is refused by its line."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from meadhall.cli import main
from meadhall.games.clans.board import CHART, BadBoard, facts_of, read_chart
from meadhall.games.clans.rules.board import SIDES
from meadhall.games.clans.rules.components import SHIELD, SWORD

TEXT = (files("meadhall.games.clans") / "board.toml").read_text("utf-8")
LINES = TEXT.splitlines()
GREY = ["f2", "e5", "h5", "k6", "b7", "e8", "h8", "g11"]


def line_of(piece: str) -> int:
    """Return the number of the line in which a piece is."""
    return next(n for n, line in enumerate(LINES, 1) if piece in line and not line.startswith("#"))


def fault_of(text: str) -> BadBoard:
    """Return what is wrong with a board."""
    with pytest.raises(BadBoard) as caught:
        read_chart(text, "mine.toml")
    assert str(caught.value) == f"mine.toml, line {caught.value.line}: {caught.value.fault}"
    return caught.value


def test_the_board_of_the_house() -> None:
    assert facts_of(CHART) == {
        "squares": 108, "land_squares": 100, "squares_of_no_mans_land": 8, "land_cards": 100, "swords": 40,
        "shields": 40, "castles": 19, "ways_to_lay_them": 6257,
    }  # fmt: skip
    assert len(set(CHART.prints)) == 101
    assert [CHART.names[square] for square in CHART.board.no_mans_land_squares] == GREY


def test_a_quarter_turn_of_the_board_gives_the_same_pattern() -> None:
    at = {cell: square for square, cell in enumerate(CHART.cells)}
    marks = dict(CHART.cards)
    for (row, column), square in at.items():
        turned = at[column, 11 - row]
        assert (CHART.prints[square] == "") == (CHART.prints[turned] == "")
        assert CHART.prints[square][1:] == CHART.prints[turned][1:]
        assert marks.get(square) == marks.get(turned)


def test_every_castle_is_another_shape_worth_its_squares() -> None:
    sizes = [len(shape) for shape in CHART.shapes]
    assert sorted(sizes) == [3] * 2 + [4] * 5 + [5] * 12
    assert list(CHART.board.points) == sizes
    for site in range(CHART.board.placements()):
        squares = CHART.board.squares_of(site)
        assert len(squares) == sizes[CHART.board.castle_of[site]]
        assert squares[0] == CHART.board.anchor[site]
        border = CHART.board.squares_beside(site)
        cells = [CHART.cells[square] for square in squares]
        beside = {(row + down, column + right) for row, column in cells for down, right in SIDES} - set(cells)
        assert {CHART.cells[square] for square in border} == beside & set(CHART.cells)


@pytest.mark.parametrize(
    ("old", "new", "line", "fault"),
    [
        ("A1s", "A1q", "A1s", "'A1q' is neither . nor ## nor a print like A1, A1s or A1h"),
        ("A1s", "a1", "A1s", "'a1' is neither"),
        ("H3s", "A1s", "H3s", "A1 is on d1 already"),
        ("A1s ", "", "A1s", None),
        ("G3   ", "", "G3   ", "11 squares, but 12 in the first row"),
        ("E1s  .", "E1s  . .", "E1s  .", "13 squares, but 12 in the first row"),
        ("A13 ", "## ", "squares = [", "99 land cards, 100 expected"),
        ("A13 ", "A13ss ", "squares = [", "101 land cards, 100 expected"),
        ('"XXX" }', '"XX" }', '"XXX" }', "I3 has 2 squares; a castle has 3 to 5"),
        ('"XXXXX"', '"XXXXXX"', '"XXXXX"', "I5 has 6 squares"),
        ('"XX / X."', '"XX / .. / X."', '"XX / X."', "the squares of L3 are not connected by their sides"),
        ('"XX / X."', '"X. / X. / X."', '"XX / X."', "L3 is I3 turned or mirrored"),
        ('"XXX. / ..XX"', '"XXXX / ...X"', '"XXX. / ..XX"', "N5 is L5 turned or mirrored"),
        ('name = "U5"', 'name = "P5"', 'name = "U5"', "there are two castles P5"),
        ('name = "U5"', 'name = "u"', 'name = "U5"', "Expected `str` matching regex"),
        ('name = "T4", points = 4', 'name = "T4", points = "4"', 'name = "T4"', "Expected `int`, got `str`"),
        ('name = "T4", points = 4', 'name = "T4", points = 0', 'name = "T4"', "Expected `int` >= 1"),
        ('name = "T4", ', 'name = "T4", colour = 1, ', 'name = "T4"', "Object contains unknown field `colour`"),
        ("points = 3, shape", "points = 4, shape", "castles = [", "two prizes of 3 points lie open at the start"),
        ("points = 5, shape", "points = 6, shape", "castles = [", "two prizes of 5 points lie open at the start"),
        ('    { name = "X5", points = 5, shape = ".X. / XXX / .X." },\n', "", "castles = [", "of length >= 19"),
        ("castles = [", "castle = [", "castles = [", "unknown field `castle`"),
        ("squares = [", "squares = [[", "", None),
    ],
)
def test_a_bad_board_is_refused_by_its_line(old: str, new: str, line: str, fault: str | None) -> None:
    assert old in TEXT
    found = fault_of(TEXT.replace(old, new))
    if fault is not None:
        assert fault in found.fault
        assert found.line == (line_of(line) if line else 1)


def test_broken_toml_and_broken_letters_are_refused_by_their_line() -> None:
    assert fault_of(TEXT.replace('"XXXX" }', '"XXXX }')).line == line_of('"XXXX" }')
    assert fault_of("").fault == "Object missing required field `squares`"
    with pytest.raises(BadBoard, match="line 2: not UTF-8"):
        read_chart(b"# ok\nx = '\xff'")
    with pytest.raises(BadBoard, match="line 1:"):
        read_chart("squares = 3")


def test_a_castle_that_fits_nowhere_is_refused() -> None:
    rows = [" ".join(f"{'ABCDEFGH'[n % 8]}{n // 8 + 1}" for n in range(start, start + 25)) for start in (0, 25, 50, 75)]
    assert "there are names for 20 columns" in fault_of(board_of(rows)).fault
    narrow = [f"{'ABCDEFGH'[n % 8]}{n // 8 + 1}{'-' * 5}" for n in range(20)]
    found = fault_of(board_of([" ".join(narrow)]))
    assert found.fault == "L3 fits nowhere on the board"
    assert fault_of(board_of(["A1 " + "## " * 12] + ["## " * 13] * 12)).fault == "more than 124 squares"


def board_of(rows: list[str]) -> str:
    """Return the file with other squares."""
    start, end = TEXT.index("squares = [") + len("squares = ["), TEXT.index("]\n\ncastles")
    return TEXT[:start] + "\n" + "".join(f'"{row}",\n' for row in rows) + TEXT[end:]


def test_another_board_can_be_played_with_several_cards_for_a_square() -> None:
    squares = [f"{'ABCDE'[n % 5]}{n // 5 + 1}{'sh' if n % 2 else '-s'}" for n in range(50)]
    rows = [" ".join(squares[10 * row : 10 * row + 10]) for row in range(5)]
    chart = read_chart(board_of([*rows, "## " * 10]))
    assert facts_of(chart)["squares"] == 60
    assert facts_of(chart)["land_cards"] == 100
    assert chart.cards[:4] == [(0, 0), (0, SWORD), (1, SWORD), (1, SHIELD)]


def test_the_command_says_whether_a_board_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = [tmp_path_factory.mktemp("board") / name for name in ("good.toml", "bad.toml")]
    good.write_text(TEXT, "utf-8")
    bad.write_text(TEXT.replace("A1s", "A1q"), "utf-8")
    assert main(["clans", "check-board", str(good)]) == 0
    assert "can be played: 108 squares, 100 land squares" in capsys.readouterr().out
    assert main(["clans", "check-board", str(bad)]) == 1
    assert re.search(r"bad\.toml, line \d+: 'A1q' is neither", capsys.readouterr().out)
    assert main(["clans", "check-board", str(bad), "--json"]) == 1
    refused = json.loads(capsys.readouterr().out)
    assert (refused["playable"], refused["line"]) == (False, line_of("A1s"))
    assert main(["clans", "check-board", str(good), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["playable"] is True
    assert main(["clans", "check-board", "--schema"]) == 0
    assert "BoardFile" in json.loads(capsys.readouterr().out)["$defs"]
    assert main(["clans", "check-board"]) == 2
    assert main(["clans", "check-board", str(good.parent / "none.toml")]) == 2
