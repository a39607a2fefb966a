"""Positions of Land of Clans: lines `name: value`, written, read and checked.

A castle is its name and its squares, `L4 d1 e1 f1 f2`. In the view of a seat `?` is a card that it does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.bits import members
from meadhall.core.deck import PILE, USED, Deck
from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from meadhall.core.state import NO_PICKS, Illegal
from meadhall.games.clans.board import CHART
from meadhall.games.clans.notation import CARDS, IN_TEAMS, PLACEMENTS, SEATS, TITLE, WIZARD_IS_EXTRA, WIZARDS_RETURN
from meadhall.games.clans.rules.attack import DEFENDING, Laying
from meadhall.games.clans.rules.claims import completes, note_ready
from meadhall.games.clans.rules.components import (
    CASTLES,
    CORNERS,
    HAND_SIZE,
    LAND_CARDS,
    NONE,
    PASS,
    PRIZES_TO_END,
    ROUNDS_OF_PASSES,
    TOKENS_EACH,
    WIZARD,
    WIZARDS,
    attack_letter,
    casting_letter,
    ousting_letter,
    square_letter,
)
from meadhall.games.clans.rules.conquest import CLAIMING, LAYING_PRIZE, MOVING
from meadhall.games.clans.rules.setup import PARAGRAPH_NAMES, clans_of, new_clans
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, OUT, OWNERS, Clans
from meadhall.games.clans.rules.turn import (
    ACTING,
    CHOOSING_SWORDS,
    CHOOSING_WIZARD,
    DISCARDING,
    DONE,
    PAYING,
    go_to_step,
    swords_chosen,
)

if TYPE_CHECKING:
    from meadhall.core.state import Frame, State

STACKS = [["setup"], ["turn"], ["turn", "conquest"], ["turn", "attack", "add"], ["turn", "defence"]]
"""What may be under way while a question is pending."""


def write_position(s: State) -> str:
    """Return a position as text."""
    assert isinstance(s, Clans)
    lines = write_head(s, "clans")
    lines.append(f"teams: {IN_TEAMS[s.is_in_teams]}")
    lines.append(f"wizard: {WIZARD_IS_EXTRA[s.wizard_is_extra]}")
    lines.append(f"wizards_return: {WIZARDS_RETURN[s.wizards_return]}")
    lines.append(f"first: {'random' if s.first_player == NONE else s.first_player}")
    lines.append(f"passes: {s.passes}")
    prizes = s.corners()
    lines.append(f"prizes: {' '.join('-' if castle == NONE else CHART.castles[castle] for castle in prizes)}")
    for clan in range(s.clans):
        lines.append(f"tokens {clan}: {' '.join(CHART.names[square] for square in s.token_squares(clan))}")
        castles = members(s.castles(clan))
        lines.append(f"castles {clan}: {' / '.join(PLACEMENTS[s.placement(castle)] for castle in castles)}")
    cards = s.secrets[0]
    for seat in range(s.seats):
        lines.append(f"wizards {seat}: {cards.count(OPEN_BEFORE + seat)}")
        lines.append(f"hand {seat}: {write_cards(s, HAND + seat)}")
    lines.append(f"used: {write_cards(s, USED)}")
    lines.append(f"out: {cards.count(OUT)}")
    lines.append(f"frames: {write_frames(s, PARAGRAPH_NAMES)}")
    return "\n".join(lines)


def write_cards(s: Clans, place: int) -> str:
    """Return the cards of a place, unknown ones as question marks at the end."""
    cards = s.secrets[0]
    known = [CARDS[card] for card in cards.cards(place) for _ in range(cards.copies_in(place, card))]
    return " ".join([*known, *["?"] * (cards.count(place) - len(known))])


# Reading.


def read_position(text: str) -> Clans:
    """Return the state that a position describes; raises ValueError naming the line if none."""
    reader = Reader(text, "clans", TITLE, SEATS)
    clans = clans_of(reader.seats, reader.choice("teams", list(IN_TEAMS.values())) == IN_TEAMS[True])
    wizard_is_extra = reader.choice("wizard", list(WIZARD_IS_EXTRA.values())) == WIZARD_IS_EXTRA[True]
    wizards_return = reader.choice("wizards_return", list(WIZARDS_RETURN.values())) == WIZARDS_RETURN[True]
    first = reader.take("first")
    start = NONE if first == "random" else within(first, "first", 0, reader.seats - 1)
    s = new_clans(reader.seats, CHART.board, clans, start, wizard_is_extra, wizards_return)
    s.passes = reader.number("passes", 0, ROUNDS_OF_PASSES * s.seats)
    for clan in range(clans):
        read_castles(s, clan, reader.take(f"castles {clan}"))
    for clan in range(clans):
        read_tokens(s, clan, reader.take(f"tokens {clan}"))
    read_prizes(s, reader.take("prizes"))
    read_pack(s, reader)
    read_frames(s, reader.take("frames"), PARAGRAPH_NAMES)
    reader.finish()
    check_frames(s)
    s.settle()
    return s


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
        if words not in PLACEMENTS:
            raise ValueError(f"{line}: {part.strip()!r} is no castle on its squares, like {PLACEMENTS[0]}")
        placement = PLACEMENTS.index(words)
        castle = CHART.board.castle_of[placement]
        if s.placement(castle) != NONE:
            raise ValueError(f"{line}: there is only one castle {name}")
        for square in squares:
            if s.is_taken(read_square(square, line)):
                raise ValueError(f"{line}: two castles lie on {square}")
        s.lay_castle(clan, placement)
        s.give_castle(clan, castle)
    if s.prizes(clan) >= PRIZES_TO_END:
        raise ValueError(f"{line}: with the fourth castle the game is over")


def read_tokens(s: Clans, clan: int, text: str) -> None:
    """Read the tokens of a clan."""
    line = f"tokens {clan}"
    for word in text.split():
        square = read_square(word, line)
        if s.is_taken(square):
            raise ValueError(f"{line}: {word} is taken")
        s.put_token(clan, square)
    if s.tokens_left(clan) < 0:
        raise ValueError(f"{line}: a clan has {TOKENS_EACH} tokens")


def read_prizes(s: Clans, text: str) -> None:
    """Read the four open prizes, and note whose tokens have their shapes already."""
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
        s.open_prize(corner, castle)
    for clan in range(s.clans):
        note_ready(s, clan, s.open_prizes())


def read_pack(s: Clans, reader: Reader) -> None:
    """Read where the cards are; those that no line names are in the draw pile."""
    deck = Deck(WIZARD + 1, WIZARDS, OWNERS, s.seats)
    s.secrets[0] = deck
    for seat in range(s.seats):
        put_wizards(deck, reader.number(f"wizards {seat}", 0, WIZARDS), OPEN_BEFORE + seat, f"wizards {seat}")
    put_wizards(deck, reader.number("out", 0, WIZARDS), OUT, "out")
    read_cards(deck, reader.take("used"), USED, "used")
    for seat in range(s.seats):
        read_cards(deck, reader.take(f"hand {seat}"), HAND + seat, f"hand {seat}")
        if deck.count(HAND + seat) > HAND_SIZE:
            raise ValueError(f"hand {seat}: a hand has {HAND_SIZE} cards")
    for card in range(LAND_CARDS):
        if not deck.is_anywhere(card):
            deck.put(card, PILE)
    for card in range(WIZARD, WIZARD + WIZARDS):
        if not deck.is_anywhere(card):
            deck.put(WIZARD, PILE)
    hidden = [PILE, USED, *[HAND + seat for seat in range(s.seats)]]
    if not s.wizards_return and any(deck.has(WIZARD, place) for place in hidden):
        raise ValueError("out: Wizards do not return, so each lies open or is out of the game")


def put_wizards(deck: Deck, n: int, place: int, line: str) -> None:
    """Put `n` Wizards into a place."""
    for _ in range(n):
        put(deck, "W", WIZARD, place, line)


def put(deck: Deck, name: str, card: int, place: int, line: str) -> None:
    """Put a card into a place; raises ValueError when it lies elsewhere already."""
    try:
        deck.put(card, place)
    except ValueError:
        raise ValueError(f"{line}: there are no more cards {name}") from None


def read_cards(deck: Deck, text: str, place: int, line: str) -> None:
    """Read the cards of a place."""
    for name in text.split():
        if name not in CARDS:
            raise ValueError(f"{line}: {name!r} is no card: a land card is called after its square, a Wizard W")
        put(deck, name, CARDS.index(name), place, line)


def check_frames(s: Clans) -> None:
    """Check that what is under way is possible, given what a position tells."""
    bottom, top = s.frames[0], s.frames[-1]
    names = [PARAGRAPH_NAMES[frame.code] for frame in s.frames]
    if names not in STACKS:
        known = "; ".join(" > ".join(stack) for stack in STACKS)
        raise ValueError(f"frames: {' > '.join(names)}: it is one of {known}")
    for name, frame in zip(names, s.frames, strict=True):
        if name != "setup" and not 0 <= frame.seat < s.seats:
            raise ValueError(f"frames: {name}: whose is it? seat=0 to seat={s.seats - 1}")
        if frame.seat != bottom.seat:
            raise ValueError(f"frames: {name}: it is the turn of seat {bottom.seat}")
    for clan in range(s.clans):
        for square in s.token_squares(clan):
            if s.is_no_mans_land(square) and (names[-1] != "conquest" or top.place != square):
                raise ValueError(f"tokens {clan}: no token stays on {CHART.names[square]}, which is no-man's-land")
    if names == ["setup"]:
        return
    empty = s.corners().count(NONE)
    if empty != (1 if names[-1] == "conquest" and top.step == LAYING_PRIZE else 0):
        raise ValueError("prizes: a corner is empty just while a new prize is laid, frames: conquest step=2")
    if s.first_player == NONE:
        raise ValueError("first: the game has begun, so somebody was the first")
    if s.passes == ROUNDS_OF_PASSES * s.seats and bottom.step != DONE:
        raise ValueError("passes: the game would be over")
    if len(names) == 1:
        redo_turn(s, bottom)
    elif bottom.step != DONE and not (names[-1] == "conquest" and s.wizard_is_extra and bottom.step == ACTING):
        raise ValueError(f"frames: turn: step={DONE} while {names[1]} is carried out")
    if names[-1] == "conquest":
        check_conquest(s, top)
    elif len(names) > 1:
        check_attack(s, names)


def redo_turn(s: Clans, frame: Frame) -> None:
    """Play a turn again from its beginning, to check that it gets where its frame says."""
    wanted = frame.numbers()
    step, picks = frame.step, frame.picks
    if frame.step in (ACTING, DONE):
        if frame.picks or frame.place != NONE or not 0 <= frame.n <= s.seats:
            raise ValueError(f"frames: turn step={frame.step}: nothing is chosen")
        return
    square = frame.place
    is_held = 0 <= square < len(CHART.names) and s.holder(square) != NONE
    first = {
        PAYING: square_letter(square),
        CHOOSING_WIZARD: ousting_letter(square) if is_held else casting_letter(square),
        CHOOSING_SWORDS: attack_letter(square, swords_chosen(frame)),
        DISCARDING: PASS,
    }.get(frame.step, -1)
    go_to_step(frame, ACTING)
    s.settle()
    try:
        for option in (first, *picks):
            s.answer(frame.seat, option)
    except Illegal:
        raise ValueError(f"frames: turn: nobody comes to step={step} like that") from None
    if s.frames[-1].numbers() != wanted:
        raise ValueError("frames: turn: its numbers do not fit together")


def check_conquest(s: Clans, frame: Frame) -> None:
    """Check that the square being conquered can be."""
    clan, square = s.clan(frame.seat), frame.place
    if not 0 <= square < len(CHART.names):
        raise ValueError(f"frames: conquest: which square? place=0 to place={len(CHART.names) - 1}")
    if frame.picks or not MOVING <= frame.step <= LAYING_PRIZE:
        raise ValueError(f"frames: conquest: step={MOVING} to step={LAYING_PRIZE}, without picks")
    if frame.step == MOVING:
        free = not s.is_taken(square) and (not s.is_no_mans_land(square) or completes(s, clan, square))
        if s.tokens_left(clan) or not free:
            raise ValueError("frames: conquest step=0: a token moves to a free square when all are on the board")
    elif frame.step == CLAIMING and s.holder(square) != clan:
        raise ValueError("frames: conquest step=1: the token lies on its square already")


def check_attack(s: Clans, names: list[str]) -> None:
    """Check that the castle under attack can be attacked, with cards that are in the hands."""
    top = s.frames[-1]
    attack = s.frames[1]
    castle = attack.other
    if not 0 <= castle < CASTLES or s.owner(castle) in (NONE, s.clan(attack.seat)):
        raise ValueError(f"frames: {names[1]}: other is the number of an opponent's castle")
    if attack.place != s.square_of_castle(castle) or not 1 <= attack.n <= 2 * HAND_SIZE:
        raise ValueError(f"frames: {names[1]}: place is the castle's first square, n the Swords")
    if names[-1] == "add" and (top.n != HAND_SIZE or attack.step != DEFENDING or not s.is_in_teams):
        raise ValueError(f"frames: add: n={HAND_SIZE} after attack step={DEFENDING}, in teams only")
    redo_laying(s, top, names[-1])


def redo_laying(s: Clans, top: Frame, name: str) -> None:
    """Repeat the secret answers, to check that the cards are in the hands."""
    wanted, rule = top.picks, top.rule
    assert isinstance(rule, Laying)
    top.picks = NO_PICKS
    s.settle()
    width = rule.width(s, top)
    if wanted and len(wanted) != s.seats * width:
        raise ValueError(f"frames: {name}: picks are {width} numbers for each seat")
    try:
        for at, pick in enumerate(wanted):
            if pick >= 0:
                s.answer(at // width, pick)
    except Illegal:
        raise ValueError(f"frames: {name}: picks that nobody may choose") from None
    if wanted and (s.frames[-1] is not top or top.picks != wanted):
        raise ValueError(f"frames: {name}: picks that do not fit together")
