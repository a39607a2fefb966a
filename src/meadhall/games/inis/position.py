"""A position of Inis as text: lines `name: value`, strictly checked when they are read.

Tiles are written with the lattice point of their first hexagon and which way round they lie, `valley=0,0v` or
`cove=1,-1^` (see island.py). Numbers of pieces are `valley=2 cove=1`. Tiles, Action cards and Epic Tales that no line
names are in their stack or deck. In the view of a seat `?` is a card or tile that it does not know. After a position
has been read everybody knows all discards, and nothing remembered from before.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from meadhall.core.bits import bit, members
from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from meadhall.core.together import Together
from meadhall.games.inis.notation import (
    ACTIONS,
    CARDS,
    OLDEST,
    READINGS,
    SEATS,
    TALES,
    TERRITORIES,
    TITLE,
    VERSION,
    readings_of,
)
from meadhall.games.inis.rules.assembly import Assembly
from meadhall.games.inis.rules.box import ACTION_FACTS, WITH_FOUR, dealt
from meadhall.games.inis.rules.components import (
    CITADELS_IN_BOX,
    CLANS_EACH,
    DEEDS_IN_BOX,
    MOMENTS,
    MOST_SEATS,
    NONE,
    ROUND_RULE,
    SANCTUARIES_IN_BOX,
    SETUP_RULE,
    SWAMP,
    is_advantage,
    kind_of,
)
from meadhall.games.inis.rules.island import OVERLAPPING, lay, meets
from meadhall.games.inis.rules.setup import PARAGRAPH_NAMES, new_inis
from meadhall.games.inis.rules.state import (
    BOTTOM,
    CARD_SET_ASIDE,
    DECK,
    DISCARDS,
    FACE_DOWN,
    FACE_UP,
    HAND,
    LOOKED_AT,
    MAP,
    NOT_IN_PLAY,
    POOL,
    REVEALED_TALES,
    RING,
    SHOWN,
    STACK,
    TABLE,
    UNDER_STACK,
    Inis,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meadhall.core.cards import Cards
    from meadhall.core.state import Frame, State

WITHOUT_SEAT = ["setup", "round", "assembly", "draft", "window"]
OTHER_SEAT = ["season", "assembly", "toll", "clash", "citadels", "manoeuvres", "attack", "remove", "deirdre"]
OLDER = [str(version) for version in range(OLDEST, VERSION)]
CROWS = {0: "none", 1: "clockwise", -1: "counter"}
WAYS_ROUND = "v^"
TILE = re.compile(r"([a-z-]+)=(-?\d{1,2}),(-?\d{1,2})([v^])")


# Writing.


def write_position(s: State) -> str:
    """Return a position, or what a seat sees of it, as text."""
    assert isinstance(s, Inis)
    lines = [*write_head(s, "inis"), *([] if s.version == VERSION else [f"rules: {s.version}"])]
    seats = range(s.seats)

    def line(name: str, value: str) -> None:
        lines.append(f"{name}: {value}".rstrip())

    for reading, (key, no, yes) in READINGS.items():
        line(key, yes if s.readings & reading else no)
    line("brenn", seat_word(s.brenn))
    line("crows", CROWS[s.direction])
    line("round", str(s.round_number))
    line("map", " ".join(tile_word(s, territory) for territory in members(s.on_map)))
    line("capital", territory_word(s.capital))
    line("feast", territory_word(s.festival))
    for seat in seats:
        line(f"clans {seat}", amounts(s.clans(territory, seat) for territory in range(len(TERRITORIES))))
    line("citadels", amounts(s.citadels_built(territory) for territory in range(len(TERRITORIES))))
    line("sanctuaries", amounts(s.sanctuaries(territory) for territory in range(len(TERRITORIES))))
    line("deeds", " ".join(str(s.deeds(seat)) for seat in seats))
    line("pretenders", seat_words(s.pretenders))
    line("passed", seat_words(s.passed))
    line("clash", territory_word(s.clash))
    line("silenced", "yes" if s.is_silenced else "no")
    line("pending", " ".join(TERRITORIES[territory] for territory in members(s.clashes_to_come)))
    line("instigator", seat_word(s.mover))
    line("sheltered", " ".join(str(s.sheltered(seat)) for seat in seats))
    line("fallen", " ".join(str(s.fallen(seat)) for seat in seats))
    line("cauldron", f"{seat_word(s.cauldron_of)} {s.in_cauldron}")
    for seat in seats:
        line(f"advantages {seat}", advantages(s, seat))
    line("advantages up", advantages(s, FACE_UP))
    line("advantages down", advantages(s, FACE_DOWN))
    actions, tales, tiles = s.actions(), s.tales(), s.tiles()
    for seat in seats:
        line(f"actions {seat}", names(actions, HAND + seat, ACTIONS))
        line(f"pool {seat}", names(actions, POOL + seat, ACTIONS))
        line(f"tales {seat}", names(tales, HAND + seat, TALES))
        line(f"drawn {seat}", names(tales, POOL + seat, TALES))
        line(f"looked at {seat}", names(tiles, LOOKED_AT + seat, TERRITORIES))
    line("aside", names(actions, CARD_SET_ASIDE, ACTIONS))
    line("discards", names(actions, DISCARDS, ACTIONS))
    line("revealed", names(tales, CARD_SET_ASIDE, TALES))
    line("tale discards", names(tales, DISCARDS, TALES))
    line("table", f"{names(actions, TABLE, ACTIONS)} {names(tales, TABLE, TALES)}".strip())
    line("shown", names(tiles, SHOWN, TERRITORIES))
    line("bottom", names(tiles, BOTTOM, TERRITORIES))
    ring = [UNDER_STACK + (s.first_under_stack + n) % RING for n in range(RING)]
    line("under", " ".join(names(tiles, place, TERRITORIES) for place in ring).strip())
    line("frames", write_frames(s, PARAGRAPH_NAMES))
    return "\n".join(lines)


def seat_word(seat: int) -> str:
    """Return a seat, or that there is none."""
    return "none" if seat == NONE else str(seat)


def seat_words(bits: int) -> str:
    """Return a set of seats."""
    return " ".join(str(seat) for seat in members(bits))


def territory_word(territory: int) -> str:
    """Return a territory, or that there is none."""
    return "none" if territory == NONE else TERRITORIES[territory]


def tile_word(s: Inis, territory: int) -> str:
    """Return where a territory lies."""
    turned = WAYS_ROUND[s.turned(territory)]
    return f"{TERRITORIES[territory]}={s.across(territory)},{s.down(territory)}{turned}"


def amounts(counts: Iterable[int]) -> str:
    """Return how many pieces each territory has."""
    return " ".join(f"{TERRITORIES[territory]}={n}" for territory, n in enumerate(counts) if n)


def advantages(s: Inis, where: int) -> str:
    """Return the Advantage cards that lie somewhere."""
    return " ".join(name for at, name in enumerate(TERRITORIES) if s.where_advantage(at) == where)


def names(cards: Cards, place: int, words: list[str]) -> str:
    """Return what lies in a place, with question marks for what is not known."""
    known = [words[card] for card in cards.cards(place)]
    return " ".join(known + ["?"] * (cards.count(place) - len(known)))


# Reading.


def read_position(text: str) -> Inis:
    """Return the state that a position describes; raises ValueError, naming the line, if it makes no sense."""
    reader = Reader(text, "inis", TITLE, SEATS)
    readings = readings_of({key: reader.choice(key, [no, yes]) for key, no, yes in READINGS.values()})
    version = int(reader.choice("rules", OLDER)) if "rules" in reader.values else VERSION
    s = new_inis(version, reader.seats, NONE, readings)
    s.brenn = read_seat(reader, "brenn")
    s.direction = {word: n for n, word in CROWS.items()}[reader.choice("crows", list(CROWS.values()))]
    s.round_number = reader.number("round", 0, 99_999)
    read_map(s, reader.take("map").split())
    s.capital = read_territory(s, reader, "capital")
    if s.capital == SWAMP:
        raise ValueError("capital: not in the swamp")
    s.festival = read_territory(s, reader, "feast")
    read_pieces(s, reader)
    read_clash(s, reader)
    read_advantages(s, reader)
    read_cards(s, reader)
    read_tiles(s, reader)
    read_frames(s, reader.take("frames"), PARAGRAPH_NAMES)
    check_frames(s)
    reader.finish()
    try:
        s.settle()
    except Exception as error:
        raise ValueError(f"frames: {write_frames(s, PARAGRAPH_NAMES)!r} cannot be carried on here ({error})") from error
    return s


def read_seat(reader: Reader, name: str) -> int:
    """Return a seat, or NONE."""
    word = reader.choice(name, ["none", *[str(seat) for seat in range(reader.seats)]])
    return NONE if word == "none" else int(word)


def read_seats(reader: Reader, name: str) -> int:
    """Return a set of seats."""
    bits = 0
    for word in reader.take(name).split():
        bits |= bit(within(word, name, 0, reader.seats - 1))
    return bits


def territory_of(s: Inis, word: str, line: str) -> int:
    """Return a territory that lies on the map."""
    if word not in TERRITORIES:
        raise ValueError(f"{line}: {word!r} is no territory; they are {', '.join(TERRITORIES)}")
    if not s.is_on_map(TERRITORIES.index(word)):
        raise ValueError(f"{line}: {word} is not on the map")
    return TERRITORIES.index(word)


def read_territory(s: Inis, reader: Reader, name: str) -> int:
    """Return a territory on the map, or NONE."""
    word = reader.take(name)
    return NONE if word == "none" else territory_of(s, word, name)


def read_map(s: Inis, words: list[str]) -> None:
    """Lay the tiles; none may lie on another, and each must touch one."""
    for word in words:
        tile = TILE.fullmatch(word)
        if tile is None or tile[1] not in TERRITORIES:
            raise ValueError(f"map: {word!r} is no tile; tiles are like valley=0,0v or cove=1,-1^")
        territory = TERRITORIES.index(tile[1])
        across, down, turned = int(tile[2]), int(tile[3]), WAYS_ROUND.index(tile[4])
        if s.is_on_map(territory):
            raise ValueError(f"map: {tile[1]} lies there twice")
        if any(meets(s, other, across, down, turned) == OVERLAPPING for other in members(s.on_map)):
            raise ValueError(f"map: {word} lies on another tile")
        lay(s, territory, across, down, turned)
        s.build_sanctuaries(territory, -s.sanctuaries(territory))  # another line has how many stand there
        tiles = s.tiles()
        tiles.show(territory, STACK if tiles.has(territory, STACK) else BOTTOM, MAP)
    for territory in members(s.on_map):
        if len(words) > 1 and s.neighbours(territory) == 0:
            raise ValueError(f"map: {TERRITORIES[territory]} touches no other tile")


def read_amounts(s: Inis, reader: Reader, name: str, most: int) -> dict[int, int]:
    """Return how many pieces each territory has."""
    found: dict[int, int] = {}
    for word in reader.take(name).split():
        where, _, count = word.partition("=")
        territory = territory_of(s, where, name)
        if territory in found:
            raise ValueError(f"{name}: {where} stands there twice")
        found[territory] = within(count, name, 1, most)
    if sum(found.values()) > most:
        raise ValueError(f"{name}: {sum(found.values())} in all, but there are only {most}")
    return found


def read_pieces(s: Inis, reader: Reader) -> None:
    """Put clans, buildings and tokens where they are."""
    for seat in range(s.seats):
        for territory, n in read_amounts(s, reader, f"clans {seat}", CLANS_EACH).items():
            s.add_clans(territory, seat, n)
            s.take_from_reserve(seat, n)
    for territory, n in read_amounts(s, reader, "citadels", CITADELS_IN_BOX).items():
        if territory == SWAMP:
            raise ValueError("citadels: none in the swamp")
        s.build_citadels(territory, n)
    for territory, n in read_amounts(s, reader, "sanctuaries", SANCTUARIES_IN_BOX).items():
        s.build_sanctuaries(territory, n)
    for seat, n in enumerate(read_counts(reader, "deeds", DEEDS_IN_BOX)):
        s.gain_deeds(seat, n)
    if s.deeds_left < 0:
        raise ValueError(f"deeds: there are only {DEEDS_IN_BOX}")
    s.pretenders = read_seats(reader, "pretenders")
    s.passed = read_seats(reader, "passed")


def read_counts(reader: Reader, name: str, most: int) -> list[int]:
    """Return a number for each seat."""
    words = reader.take(name).split()
    if len(words) != reader.seats:
        raise ValueError(f"{name}: {reader.seats} numbers expected, one for each seat")
    return [within(word, name, 0, most) for word in words]


def read_clash(s: Inis, reader: Reader) -> None:
    """Read what belongs to a clash."""
    s.clash = here = read_territory(s, reader, "clash")
    s.is_silenced = reader.choice("silenced", ["no", "yes"]) == "yes"
    for word in reader.take("pending").split():
        s.clashes_to_come |= bit(territory_of(s, word, "pending"))
    s.mover = read_seat(reader, "instigator")
    for seat, n in enumerate(read_counts(reader, "sheltered", CLANS_EACH)):
        if n > (s.clans(here, seat) if here != NONE else 0):
            raise ValueError(f"sheltered: seat {seat} has fewer clans in a clash")
        s.set_sheltered(seat, n)
    if here != NONE and sum(s.sheltered(seat) for seat in range(s.seats)) > s.citadels(here):
        raise ValueError("sheltered: more clans than citadels")
    for seat, n in enumerate(read_counts(reader, "fallen", CLANS_EACH)):
        s.set_fallen(seat, n)
    words = reader.take("cauldron").split()
    if len(words) != 2 or words[0] not in ["none", *[str(seat) for seat in range(s.seats)]]:
        raise ValueError("cauldron: a seat or none, and how many clans lie on it")
    s.in_cauldron = within(words[1], "cauldron", 0, CLANS_EACH)
    if words[0] != "none":
        s.cauldron_of = int(words[0])
        s.take_from_reserve(s.cauldron_of, s.in_cauldron)
    elif s.in_cauldron:
        raise ValueError("cauldron: it lies before nobody, so no clans can lie on it")
    if any(s.reserve(seat) < 0 for seat in range(s.seats)):
        raise ValueError(f"cauldron: a seat has only {CLANS_EACH} clans")


def read_advantages(s: Inis, reader: Reader) -> None:
    """Put the Advantage cards where they are: every territory on the map has one."""
    for territory in members(s.on_map):
        s.put_advantage(territory, NOT_IN_PLAY)
    places = {**{str(seat): seat for seat in range(s.seats)}, "up": FACE_UP, "down": FACE_DOWN}
    for name, where in places.items():
        for word in reader.take(f"advantages {name}").split():
            territory = territory_of(s, word, f"advantages {name}")
            if s.where_advantage(territory) != NOT_IN_PLAY:
                raise ValueError(f"advantages {name}: {word} is somewhere else already")
            s.put_advantage(territory, where)
    for territory in members(s.on_map):
        if s.where_advantage(territory) == NOT_IN_PLAY:
            raise ValueError(f"advantages: {TERRITORIES[territory]} is nowhere")


def read_cards(s: Inis, reader: Reader) -> None:
    """Put Action cards and Epic Tales where they are, the open ones first, so that all know them."""
    table = reader.take("table").split()
    for deck, words, open_places, lines in (
        (
            s.actions(),
            ACTIONS,
            (TABLE, DISCARDS),
            {DISCARDS: "discards", CARD_SET_ASIDE: "aside"}
            | {HAND + seat: f"actions {seat}" for seat in range(s.seats)}
            | {POOL + seat: f"pool {seat}" for seat in range(s.seats)},
        ),
        (
            s.tales(),
            TALES,
            (TABLE, DISCARDS, REVEALED_TALES),
            {DISCARDS: "tale discards", REVEALED_TALES: "revealed"}
            | {HAND + seat: f"tales {seat}" for seat in range(s.seats)}
            | {POOL + seat: f"drawn {seat}" for seat in range(s.seats)},
        ),
    ):
        named = {TABLE: [word for word in table if word in words]}
        named |= {place: reader.take(name).split() for place, name in lines.items()}
        for place, cards in named.items():
            for word in cards:
                move_card(deck, words, word, place, place in open_places, lines.get(place, "table"))
    unknown = [word for word in table if word not in ACTIONS and word not in TALES]
    if unknown:
        raise ValueError(f"table: {unknown[0]!r} is neither an Action card nor an Epic Tale")
    if s.actions().count(CARD_SET_ASIDE) > 1:
        raise ValueError("aside: one card at most")


def move_card(cards: Cards, words: list[str], word: str, place: int, is_open: bool, line: str) -> None:
    """Take a card out of the deck to where a line says."""
    if word not in words:
        raise ValueError(f"{line}: {word!r} is none of {', '.join(words)}")
    card = words.index(word)
    if not cards.has(card, DECK):
        four = " (only with four players)" if word in WITH_FOUR else ""
        raise ValueError(f"{line}: {word} is somewhere else already or not in this game{four}")
    cards.slip(card, DECK, place, -1 if is_open else 0)


def read_tiles(s: Inis, reader: Reader) -> None:
    """Put the tiles that are not on the map where they are."""
    tiles = s.tiles()
    bottom = reader.take("bottom").split()
    for tile in tiles.cards(BOTTOM):
        tiles.show(tile, BOTTOM, STACK)
    places = {f"looked at {seat}": LOOKED_AT + seat for seat in range(s.seats)}
    for name, place in places.items():
        for word in reader.take(name).split():
            move_card(tiles, TERRITORIES, word, place, False, name)
    for word in reader.take("shown").split():
        move_card(tiles, TERRITORIES, word, SHOWN, True, "shown")
    for word in bottom:
        move_card(tiles, TERRITORIES, word, BOTTOM, True, "bottom")
    for at, word in enumerate(reader.take("under").split()):
        move_card(tiles, TERRITORIES, word, UNDER_STACK + at, False, "under")


def check_frames(s: Inis) -> None:
    """Check that the frames refer to existing seats, territories and cards, and to what can be under way."""
    if s.frames[0].code not in (SETUP_RULE, ROUND_RULE):
        raise ValueError("frames: they begin with setup or round")
    if s.frames[0].code == ROUND_RULE:
        if NONE in (s.brenn, s.capital):
            raise ValueError("frames: after the set-up there are a brenn and a capital")
        if s.direction == 0:
            raise ValueError("crows: after the set-up they show a side")
    for frame in s.frames:
        check_frame(s, frame, PARAGRAPH_NAMES[frame.code])


def check_frame(s: Inis, frame: Frame, name: str) -> None:
    """Check that a frame refers to what exists."""
    if frame.seat == NONE and name not in WITHOUT_SEAT:
        raise ValueError(f"frames: {name} needs a seat")
    if frame.seat >= s.seats or frame.place >= len(TERRITORIES) or frame.card >= len(CARDS):
        raise ValueError(f"frames: {name} speaks of a seat, territory or card that there is not")
    if frame.place != NONE and not s.is_on_map(frame.place) and name not in ("exploration", "tailtu"):
        raise ValueError(f"frames: {name} happens in a territory that is not on the map")
    if name in OTHER_SEAT and frame.other >= s.seats:
        raise ValueError(f"frames: {name} speaks of a seat that there is not")
    if name in ("play", "after") and not lies_open(s, frame.card):
        raise ValueError(f"frames: {name} needs a card that lies on the table")
    if name == "window" and frame.n >= len(MOMENTS):
        raise ValueError(f"frames: there is no moment {frame.n}")
    if name == "gates" and frame.n >= bit(s.seats):
        raise ValueError("frames: gates speaks of seats that there are not")
    rule = frame.rule
    if isinstance(rule, Together) and frame.picks and len(frame.picks) != s.seats * rule.width(s, frame):
        raise ValueError(f"frames: {name} has an answer for each seat")
    if name == "assembly" and frame.step < Assembly.LOOKING:
        if s.actions().count(DECK) < len(dealt(ACTION_FACTS, s.version, s.seats)):
            raise ValueError("frames: the Assembly begins with all Action cards in their deck")


def lies_open(s: Inis, card: int) -> bool:
    """Return whether a card has been played and still lies there: it may have been taken away since."""
    return card == NONE or is_advantage(card) or s.cards_of(card).has(kind_of(card), TABLE)


assert SEATS[-1] == MOST_SEATS
