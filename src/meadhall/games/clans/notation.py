"""The notation of Land of Clans: a letter of the alphabet as a few words, a position as lines `name: value`.

A square is a column and a row, `d4`; a land card is called after the square it shows (the second card of a square has a
prime: `d4'`), a Wizard `W`. A castle is its name and its squares, `L4 d1 e1 f1 f2`; it is addressed by its first square.
In the view of a seat `?` is a card that this seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.bits import bit
from meadhall.core.pack import PILE, USED, Pack
from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from meadhall.games.clans.board import CHART
from meadhall.games.clans.rules.attack import DEFENDING
from meadhall.games.clans.rules.board import members
from meadhall.games.clans.rules.components import (
    ADD,
    ATTACK,
    CARD,
    CASTLES,
    CLAIM,
    CORNERS,
    ENOUGH,
    HAND_SIZE,
    LAND_CARDS,
    LAST_PRIZE,
    MAGIC,
    MOST_SEATS,
    NONE,
    OPEN_WIZARD,
    OUST,
    PASS,
    PRIZE,
    ROUNDS_OF_PASSES,
    SEAT,
    SHIELDS,
    SQUARE,
    TOKENS_EACH,
    WIZARD,
    WIZARDS,
)
from meadhall.games.clans.rules.conquest import CONQUEST_RULE, REFILLING, forms
from meadhall.games.clans.rules.setup import SETUP_RULE, new_clans
from meadhall.games.clans.rules.state import (
    BEFORE,
    CLANS,
    CORNER,
    EXTRA,
    FIRST,
    HAND,
    HELD,
    OUT,
    OWNERS,
    PASSES,
    READY,
    RETURN,
    SITE,
    TAKEN,
    TOKENS,
    Clans,
)
from meadhall.games.clans.rules.turn import CHOOSING_SWORDS, CHOOSING_WIZARD, DISCARDING, PAYING, TURN_RULE

if TYPE_CHECKING:
    from meadhall.core.state import Frame

TITLE = "Land of Clans"
SEATS = [2, 3, 4, 6]
PARAGRAPHS = ["setup", "turn", "conquest", "attack", "add", "defence"]


def card_names() -> list[str]:
    """Return the names of the land cards: of the squares they show, with primes for further cards."""
    names: list[str] = []
    for square, _ in CHART.cards:
        name = CHART.names[square]
        while name in names:
            name += "'"
        names.append(name)
    return names


def site_words(site: int) -> str:
    """Return a castle on its squares: `L4 d1 e1 f1 f2`."""
    board = CHART.board
    squares = members(board.area[2 * site], board.area[2 * site + 1])
    return " ".join([CHART.castles[board.castle_of[site]], *[CHART.names[square] for square in squares]])


def counted(n: int, thing: str) -> str:
    """Return `1 sword` or `2 swords`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


CARDS = [*card_names(), "W"]
SITES = [site_words(site) for site in range(CHART.board.placements())]
ON_GREY = set(CHART.board.grey_squares)
WORDS = {
    **{CARD + card: name for card, name in enumerate(CARDS)},
    **{SQUARE + q: name if q in ON_GREY else f"from {name}" for q, name in enumerate(CHART.names)},
    **{MAGIC + q: f"W {name}" for q, name in enumerate(CHART.names)},
    **{OUST + q: f"W {name} x" for q, name in enumerate(CHART.names)},
    **{
        ATTACK + HAND_SIZE * q + n - 1: f"attack {name} with {counted(n, 'sword')}"
        for q, name in enumerate(CHART.names)
        for n in range(1, HAND_SIZE + 1)
    },
    **{ADD + n: f"add {counted(n, 'sword')}" for n in range(HAND_SIZE + 1)},
    **{SHIELDS + n: counted(n, "shield") for n in range(HAND_SIZE + 1)},
    OPEN_WIZARD: "open",
    PASS: "pass",
    ENOUGH: "enough",
    **{SEAT + seat: f"seat {seat}" for seat in range(MOST_SEATS)},
    **{PRIZE + castle: f"prize {name}" for castle, name in enumerate(CHART.castles)},
    **{CLAIM + site: f"claim {words}" for site, words in enumerate(SITES)},
}
LETTERS = {word.casefold(): letter for letter, word in WORDS.items()}
ALPHABET = CLAIM + CHART.board.placements()


def write(option: int) -> str:
    """Return the words for a letter."""
    if option not in WORDS:
        raise ValueError(f"{option} is no letter of {TITLE}")
    return WORDS[option]


def read(text: str) -> int:
    """Return the letter for some words: capitals and spaces do not matter, nor the order of squares in a claim."""
    words = text.casefold().split()
    if words[:1] == ["attack"] and words[-1:] in (["sword"], ["swords"]) and len(words) == 5:
        words[-1] = "sword" if words[3] == "1" else "swords"
    if words[:1] == ["claim"] and set(words[2:]) <= set(CHART.names):
        words[2:] = sorted(words[2:], key=CHART.names.index)
    letter = LETTERS.get(" ".join(words))
    if letter is None:
        raise ValueError(f"{text!r} is no answer in {TITLE}; answers look like d4, W f6 x or attack e5 with 2 swords")
    return letter


# Writing positions.


def write_position(s: Clans) -> str:
    """Return a position as text."""
    lines = write_head(s, "clans")
    lines.append(f"teams: {'yes' if s.numbers[CLANS] < s.seats else 'no'}")
    lines.append(f"wizard: {'extra' if s.numbers[EXTRA] else 'turn'}")
    lines.append(f"wizards_return: {'yes' if s.numbers[RETURN] else 'no'}")
    lines.append(f"first: {'random' if s.numbers[FIRST] == NONE else s.numbers[FIRST]}")
    lines.append(f"passes: {s.numbers[PASSES]}")
    prizes = [int(s.numbers[CORNER + corner]) for corner in range(CORNERS)]
    lines.append(f"prizes: {' '.join('-' if castle == NONE else CHART.castles[castle] for castle in prizes)}")
    for clan in range(s.numbers[CLANS]):
        lines.append(f"tokens {clan}: {' '.join(CHART.names[square] for square in tokens(s, clan))}")
        castles = members(s.numbers[HELD + clan], 0)
        lines.append(f"castles {clan}: {' / '.join(SITES[s.numbers[SITE + castle]] for castle in castles)}")
    cards = s.secrets[0]
    for seat in range(s.seats):
        lines.append(f"wizards {seat}: {cards.count(BEFORE + seat)}")
        lines.append(f"hand {seat}: {write_cards(s, HAND + seat)}")
    lines.append(f"used: {write_cards(s, USED)}")
    lines.append(f"out: {cards.count(OUT)}")
    lines.append(f"frames: {write_frames(s, PARAGRAPHS)}")
    return "\n".join(lines)


def tokens(s: Clans, clan: int) -> list[int]:
    """Return the squares of a clan's tokens."""
    return members(s.numbers[TOKENS + 2 * clan], s.numbers[TOKENS + 2 * clan + 1])


def write_cards(s: Clans, place: int) -> str:
    """Return the cards of a place, unknown ones as question marks at the end."""
    cards = s.secrets[0]
    known = [CARDS[card] for card in cards.cards(place) for _ in range(cards.copies_in(place, card))]
    return " ".join([*known, *["?"] * (cards.count(place) - len(known))])


# Reading positions.


def read_position(text: str) -> Clans:
    """Return the state that a position describes; raises ValueError naming the line if none."""
    reader = Reader(text, "clans", TITLE, SEATS)
    clans = clans_of(reader.seats, reader.choice("teams", ["no", "yes"]) == "yes")
    extra = reader.choice("wizard", ["turn", "extra"]) == "extra"
    returns = reader.choice("wizards_return", ["yes", "no"]) == "yes"
    first = reader.take("first")
    start = NONE if first == "random" else within(first, "first", 0, reader.seats - 1)
    s = new_clans(reader.seats, CHART.board, clans, start, extra, returns)
    s.numbers[PASSES] = reader.number("passes", 0, ROUNDS_OF_PASSES * s.seats - 1)
    for clan in range(clans):
        read_castles(s, clan, reader.take(f"castles {clan}"))
    for clan in range(clans):
        read_tokens(s, clan, reader.take(f"tokens {clan}"))
    read_prizes(s, reader.take("prizes"))
    read_pack(s, reader)
    read_frames(s, reader.take("frames"), PARAGRAPHS)
    reader.finish()
    check_frames(s)
    s.settle()
    return s


def clans_of(seats: int, teams: bool) -> int:
    """Return how many clans play; raises ValueError when so many cannot play like that. [CLA-R33, C23]"""
    if teams and seats < 4:
        raise ValueError(f"teams: {seats} seats cannot play in teams of two")
    if not teams and seats == MOST_SEATS:
        raise ValueError(f"teams: {seats} seats play in teams of two")
    return seats // 2 if teams else seats


def read_square(word: str, line: str) -> int:
    """Return the square for a word."""
    if word not in CHART.names:
        raise ValueError(f"{line}: {word!r} is no square of the board")
    return CHART.names.index(word)


def read_castles(s: Clans, clan: int, text: str) -> None:
    """Read the castles of a clan, each with its squares."""
    line = f"castles {clan}"
    for part in text.split("/") if text else []:
        name, *squares = part.split() or [""]
        words = " ".join([name, *sorted(squares, key=lambda word: read_square(word, line))])
        if words not in SITES:
            raise ValueError(f"{line}: {part.strip()!r} is no castle on its squares, like {SITES[0]}")
        site = SITES.index(words)
        castle = CHART.board.castle_of[site]
        if s.numbers[SITE + castle] != NONE:
            raise ValueError(f"{line}: there is only one castle {name}")
        for square in squares:
            if s.is_taken(read_square(square, line)):
                raise ValueError(f"{line}: two castles lie on {square}")
        for square in squares:
            s.flip(read_square(square, line), TAKEN)
        s.numbers[SITE + castle] = site
        s.numbers[HELD + clan] |= bit(castle)
    if s.prizes(clan) >= LAST_PRIZE:
        raise ValueError(f"{line}: with the fourth castle the game is over")


def read_tokens(s: Clans, clan: int, text: str) -> None:
    """Read the tokens of a clan."""
    line = f"tokens {clan}"
    for word in text.split():
        square = read_square(word, line)
        if s.is_taken(square):
            raise ValueError(f"{line}: {word} is taken")
        s.flip_token(clan, square)
    if s.tokens_left(clan) < 0:
        raise ValueError(f"{line}: a clan has {TOKENS_EACH} tokens")


def read_prizes(s: Clans, text: str) -> None:
    """Read the four open prizes, and see whose tokens have their shapes already."""
    names = text.split()
    if len(names) != CORNERS:
        raise ValueError(f"prizes: four prizes, - for an empty corner, not {text!r}")
    for corner, name in enumerate(names):
        if name == "-":
            continue
        if name not in CHART.castles:
            raise ValueError(f"prizes: {name!r} is none of {', '.join(CHART.castles)}")
        castle = CHART.castles.index(name)
        if names.count(name) > 1 or s.owner(castle) != NONE:
            raise ValueError(f"prizes: there is only one prize {name}")
        s.numbers[CORNER + corner] = castle
        for clan in range(s.numbers[CLANS]):
            if forms(s, clan, castle):
                s.numbers[READY + clan] |= bit(castle)


def read_pack(s: Clans, reader: Reader) -> None:
    """Read where the cards are; what no line names is in the draw pile."""
    pack = Pack(WIZARD + 1, WIZARDS, OWNERS, s.seats)
    s.secrets[0] = pack
    for seat in range(s.seats):
        put_wizards(pack, reader.number(f"wizards {seat}", 0, WIZARDS), BEFORE + seat, f"wizards {seat}")
    put_wizards(pack, reader.number("out", 0, WIZARDS), OUT, "out")
    read_cards(pack, reader.take("used"), USED, "used")
    for seat in range(s.seats):
        read_cards(pack, reader.take(f"hand {seat}"), HAND + seat, f"hand {seat}")
        if pack.count(HAND + seat) > HAND_SIZE:
            raise ValueError(f"hand {seat}: a hand has {HAND_SIZE} cards")
    for card in range(LAND_CARDS):
        if not pack.is_anywhere(card):
            pack.put(card, PILE)
    for card in range(WIZARD, WIZARD + WIZARDS):
        if not pack.is_anywhere(card):
            pack.put(WIZARD, PILE)


def put_wizards(pack: Pack, n: int, place: int, line: str) -> None:
    """Put so many Wizards into a place."""
    for _ in range(n):
        put(pack, "W", WIZARD, place, line)


def put(pack: Pack, name: str, card: int, place: int, line: str) -> None:
    """Put a card into a place; raises ValueError when it lies elsewhere already."""
    try:
        pack.put(card, place)
    except ValueError:
        raise ValueError(f"{line}: there are no more cards {name}") from None


def read_cards(pack: Pack, text: str, place: int, line: str) -> None:
    """Read the cards of a place."""
    for name in text.split():
        if name not in CARDS:
            raise ValueError(f"{line}: {name!r} is no card: a land card is called after its square, a Wizard W")
        put(pack, name, CARDS.index(name), place, line)


def check_frames(s: Clans) -> None:
    """See that what is being carried out can be."""
    if s.frames[0].code not in (SETUP_RULE, TURN_RULE):
        raise ValueError("frames: a game is in its setup or in a turn")
    for at, frame in enumerate(s.frames):
        name = PARAGRAPHS[frame.code]
        if (frame.code in (SETUP_RULE, TURN_RULE)) != (at == 0):
            raise ValueError(f"frames: {name} stands at the bottom and nowhere else")
        if name != "setup" and not 0 <= frame.seat < s.seats:
            raise ValueError(f"frames: {name}: whose is it? seat=0 to seat={s.seats - 1}")
        check_frame(s, name, frame)
    if s.frames[0].code == TURN_RULE:
        if (
            NONE in [int(s.numbers[CORNER + corner]) for corner in range(CORNERS)]
            and s.frames[-1].code != CONQUEST_RULE
        ):
            raise ValueError("prizes: a corner is empty")
        for clan in range(s.numbers[CLANS]):
            for square in tokens(s, clan):
                if s.is_grey(square) and (s.frames[-1].code != CONQUEST_RULE or s.frames[-1].place != square):
                    raise ValueError(f"tokens {clan}: no token stays on {CHART.names[square]}, which is no-man's-land")
        if s.numbers[FIRST] == NONE:
            raise ValueError("first: the game has begun, so somebody was the first")


def check_frame(s: Clans, name: str, frame: Frame) -> None:
    """See that the numbers of one frame make sense."""
    steps = {"turn": DISCARDING, "conquest": REFILLING, "attack": DEFENDING}.get(name, 0)
    if not 0 <= frame.step <= steps:
        raise ValueError(f"frames: {name}: step=0 to step={steps}")
    if name == "add" and frame.n != HAND_SIZE:
        raise ValueError(f"frames: add: n={HAND_SIZE}")
    if name in ("attack", "defence"):
        castle = frame.other
        if not 0 <= castle < CASTLES or s.owner(castle) in (NONE, s.clan(frame.seat)):
            raise ValueError(f"frames: {name}: other is the number of an opponent's castle")
        if frame.place != CHART.board.anchor[s.numbers[SITE + castle]] or not 1 <= frame.n <= 2 * HAND_SIZE:
            raise ValueError(f"frames: {name}: place is the castle's first square, n the Swords")
    asks_square = name == "conquest" or (name == "turn" and frame.step in (PAYING, CHOOSING_WIZARD, CHOOSING_SWORDS))
    if asks_square and not 0 <= frame.place < len(CHART.names):
        raise ValueError(f"frames: {name}: which square? place=0 to place={len(CHART.names) - 1}")
    if name == "turn" and not 0 <= frame.n <= max(HAND_SIZE, s.seats):
        raise ValueError(f"frames: turn: n=0 to n={max(HAND_SIZE, s.seats)}")
    check_picks(s, name, frame)


def check_picks(s: Clans, name: str, frame: Frame) -> None:
    """See that the cards chosen so far are in the hand."""
    hand = s.secrets[0]
    if name == "turn":
        chosen = list(frame.picks)
        if any(chosen.count(card) > hand.copies_in(HAND + frame.seat, card) for card in chosen):
            raise ValueError("frames: turn: picks are cards of the hand")
    elif name not in ("add", "defence"):
        if frame.picks:
            raise ValueError(f"frames: {name} has no picks")
    elif frame.picks and len(frame.picks) != s.seats * (1 + min(frame.n, HAND_SIZE)):
        raise ValueError(f"frames: {name}: picks are {1 + min(frame.n, HAND_SIZE)} numbers for each seat")
