"""Positions of Keltis: lines `name: value`, written, read and checked.

In a hand `*` marks a card that everybody knows because it was taken from a discard pile, and in the view of a seat `?`
is a card that this seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.cards import NOBODY
from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from meadhall.games.keltis.board import DARK
from meadhall.games.keltis.notation import CARDS, CLOVER_OPENS_PATH, SEATS, TITLE, read_card
from meadhall.games.keltis.rules.box import COLOUR_LETTERS, TILE_LETTERS
from meadhall.games.keltis.rules.components import (
    COLOURS,
    COPIES,
    DESCENDING,
    HAND,
    LAST,
    SETUP_RULE,
    START,
    colour_of,
    value_of,
)
from meadhall.games.keltis.rules.setup import PARAGRAPH_NAMES, new_keltis
from meadhall.games.keltis.rules.state import COLUMN_OF, DISCARDS, DRAW_PILE, HAND_OF, Keltis
from meadhall.games.keltis.rules.turn import extend_column

if TYPE_CHECKING:
    from meadhall.core.state import State


def write_position(s: State) -> str:
    """Return a position, or a seat's view of one, as text."""
    assert isinstance(s, Keltis)
    seats = range(s.seats)
    lines = [
        *write_head(s, "keltis"),
        f"clover_opens_path: {CLOVER_OPENS_PATH[s.clover_opens_path]}",
        f"first: {'random' if s.first_player < 0 else s.first_player}",
        "tiles: " + " ".join(write_tiles(s, path) for path in range(COLOURS)),
        f"left: {s.cards_left}",
        "piles: " + write_piles([[s.pile_card(c, i) for i in range(s.height(c))] for c in range(COLOURS)]),
    ]
    for seat in seats:
        lines += [
            f"hand {seat}: {write_hand(s, seat)}",
            f"column {seat}: {write_piles(columns(s, seat))}",
            f"figures {seat}: {write_figures(s, seat)}",
            f"points {seat}: {s.points(seat)}",
            f"stones {seat}: {s.wishing_stones(seat)}",
        ]
    return "\n".join([*lines, f"frames: {write_frames(s, PARAGRAPH_NAMES)}"]) + "\n"


def write_tiles(s: Keltis, path: int) -> str:
    """Return the tiles of a path, the lowest stone first."""
    return "".join(TILE_LETTERS[s.tile(path, row)] for row in range(1, LAST + 1))


def write_piles(piles: list[list[int]]) -> str:
    """Return up to five piles of cards, bottom first: R 3 3 6 / Y 9."""
    found = [pile for pile in piles if pile]
    return " / ".join(
        COLOUR_LETTERS[colour_of(pile[0])] + " " + " ".join(str(value_of(card)) for card in pile) for pile in found
    )


def columns(s: Keltis, seat: int) -> list[list[int]]:
    """Return the columns of a seat, colour by colour, each in the order in which it was laid."""
    cards = s.secrets[0]
    found: list[list[int]] = [[] for _ in range(COLOURS)]
    for card in cards.cards(COLUMN_OF + seat):
        found[colour_of(card)] += [card] * cards.copies_in(COLUMN_OF + seat, card)
    return [laid[::-1] if s.trend(seat, colour) == DESCENDING else laid for colour, laid in enumerate(found)]


def write_hand(s: Keltis, seat: int) -> str:
    """Return a hand, openly taken cards marked, unknown ones as question marks at the end."""
    cards = s.secrets[0]
    words = []
    for card in cards.cards(HAND_OF + seat):
        known = cards.located(s.seats, card, HAND_OF + seat)
        for i in range(cards.copies_in(HAND_OF + seat, card)):
            words.append(CARDS[card] + ("*" if i < known else ""))
    return " ".join(words + ["?"] * (s.hand_count(seat) - len(words)))


def write_figures(s: Keltis, seat: int) -> str:
    """Return the figures that have left the start stone: R5 Y2L (L marks the large one)."""
    words = []
    for path in range(COLOURS):
        if s.row(seat, path) != START:
            words.append(f"{COLOUR_LETTERS[path]}{s.row(seat, path)}{'L' if s.large_on(seat) == path else ''}")
    return " ".join(words)


def read_position(text: str) -> Keltis:
    """Return the state that a position describes."""
    reader = Reader(text, "keltis", TITLE, SEATS)
    flag = reader.choice("clover_opens_path", list(CLOVER_OPENS_PATH.values()))
    first = reader.take("first")
    start = -1 if first == "random" else within(first, "first", 0, reader.seats - 1)
    s = new_keltis(reader.seats, DARK, flag == CLOVER_OPENS_PATH[True], start)
    read_tiles(s, reader.take("tiles"))
    piles = read_piles(reader.take("piles"), "piles")
    for pile in piles:
        for card in pile:
            move(s, card, DISCARDS, "piles")
            s.add_discard(card)
    for seat in range(s.seats):
        read_columns(s, seat, reader.take(f"column {seat}"))
        read_figures(s, seat, reader.take(f"figures {seat}"))
        s.gain_points(seat, reader.number(f"points {seat}", 0, 10_000))
        s.set_wishing_stones(seat, reader.number(f"stones {seat}", 0, 9))
    hands = [reader.take(f"hand {seat}").split() for seat in range(s.seats)]
    for hidden in (False, True):  # open cards first: from then on nobody knows what is left in the pile
        for seat, hand in enumerate(hands):
            for word in hand:
                if word.endswith("*") != hidden:
                    move(s, read_card(word.removesuffix("*")), HAND_OF + seat, f"hand {seat}", hidden)
    s.cards_left = reader.number("left", 0, s.secrets[0].count(DRAW_PILE))
    if s.cards_left == 0:
        raise ValueError("left: the draw pile is empty, so the game is over and cannot be played on")
    read_frames(s, reader.take("frames"), PARAGRAPH_NAMES)
    check_frames(s)
    reader.finish()
    s.settle()
    return s


def move(s: Keltis, card: int, place: int, line: str, hidden: bool = False) -> None:
    """Take a card out of the draw pile to where the position says it lies."""
    cards = s.secrets[0]
    if not cards.has(card, DRAW_PILE):
        raise ValueError(f"{line}: there are only {COPIES} cards {CARDS[card]}")
    if hidden:
        cards.slip(card, DRAW_PILE, place, NOBODY)
    else:
        cards.show(card, DRAW_PILE, place)


def read_tiles(s: Keltis, text: str) -> None:
    """Read the tiles of the five paths."""
    paths = text.split()
    if len(paths) != COLOURS or any(len(path) != LAST or set(path) - set(TILE_LETTERS) for path in paths):
        raise ValueError(f"tiles: five paths of nine stones each, made of {TILE_LETTERS}")
    for stone, name in enumerate("".join(paths)):
        s.lay_tile(stone, TILE_LETTERS.index(name))


def read_piles(text: str, line: str) -> list[list[int]]:
    """Read piles of cards by colour, bottom first."""
    piles: list[list[int]] = [[] for _ in range(COLOURS)]
    for part in text.split("/") if text else []:
        name, *values = part.split() or [""]
        if len(name) != 1 or name not in COLOUR_LETTERS or piles[COLOUR_LETTERS.index(name)] or not values:
            raise ValueError(f"{line}: {part.strip()!r} is no pile of its own colour, like R 3 5")
        piles[COLOUR_LETTERS.index(name)] = [read_card(name + value) for value in values]
    return piles


def read_columns(s: Keltis, seat: int, text: str) -> None:
    """Read the columns of a seat; they must ascend or descend."""
    for cards in read_piles(text, f"column {seat}"):
        values = [value_of(card) for card in cards]
        if values and values not in (sorted(values), sorted(values, reverse=True)):
            raise ValueError(f"column {seat}: {' '.join(map(str, values))} neither ascends nor descends")
        for card in cards:
            move(s, card, COLUMN_OF + seat, f"column {seat}")
            extend_column(s, seat, card)


def read_figures(s: Keltis, seat: int, text: str) -> None:
    """Read where the figures of a seat stand."""
    for word in text.split():
        name, row = word[0], within(word[1:].removesuffix("L"), f"figures {seat}", 1, LAST)
        if name not in COLOUR_LETTERS or s.row(seat, COLOUR_LETTERS.index(name)) != START:
            raise ValueError(f"figures {seat}: {word!r} is no figure of its own path, like R5 or Y2L")
        path = COLOUR_LETTERS.index(name)
        s.move_figure(seat, path, row)
        if word.endswith("L"):
            if s.large_on(seat) >= 0:
                raise ValueError(f"figures {seat}: there is only one large figure")
            s.send_large_figure(seat, path)
    if s.small_left(seat) < 0:
        raise ValueError(f"figures {seat}: there are only four small figures")


def check_frames(s: Keltis) -> None:
    """Check that what is under way is possible."""
    for frame in s.frames:
        name = PARAGRAPH_NAMES[frame.code]
        if name != "setup" and not 0 <= frame.seat < s.seats:
            raise ValueError(f"frames: {name}: whose turn is it? seat=0 to seat={s.seats - 1}")
        if name == "deal" and not 1 <= frame.n <= HAND:
            raise ValueError(f"frames: deal: how many cards? n=1 to n={HAND}")
        if name in ("open", "forward", "clover") and not 0 <= frame.place < COLOURS:
            raise ValueError(f"frames: {name}: which path? place=0 to place={COLOURS - 1}")
    if s.frames[0].code != SETUP_RULE:
        for seat in range(s.seats):
            if s.hand_count(seat) == 0:
                raise ValueError(f"hand {seat}: somebody without cards cannot play")
