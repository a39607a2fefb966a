"""A position of Oriflamme as lines `name: value`, written and read.

A card of the row is a seat and a role: `0.queen` lies face up, `0.(queen)2` face down since round 2. `+3` are tokens on
it, `@1` is the bribe token of seat 1, `!` marks a card that entered the row in this round, `~` one that Substitution
brought. A stack is written from the bottom, `0.queen/0.(trap)2`; positions stand between bars, the start first. In the
view of a seat `?` is a card that this seat does not know. `not aside` and `no prince` are what everybody knows: roles
that are not laid aside, and rounds whose face-down card is not the Prince.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.position import Reader, read_frames, within, write_frames, write_head
from meadhall.games.oriflamme.notation import DIRECTIONS, READINGS, SEATS, TITLE, direction_of, readings_of
from meadhall.games.oriflamme.rules.activation import ASKING, HANDLING
from meadhall.games.oriflamme.rules.box import ROLE_NAMES
from meadhall.games.oriflamme.rules.components import (
    ACTIVATE_POSITION_RULE,
    ASIDE,
    ASIDE_CARDS,
    BEFORE_FIRST,
    BRIBE,
    CARD_RULE,
    CARDS,
    HAND,
    NONE,
    OPEN,
    PLACEMENT_RULE,
    PLAN,
    PRINCE,
    ROUND_RULE,
    ROUNDS,
    SETUP_RULE,
    SLOT,
    TWIN,
    back_of,
    card_of,
    is_character,
    is_intrigue,
    is_open,
    owner_of,
    role_of,
    round_of,
)
from meadhall.games.oriflamme.rules.events import BY_PLAN, IN_TURN
from meadhall.games.oriflamme.rules.intrigues import Plan
from meadhall.games.oriflamme.rules.knowledge import being_laid, known_not_prince, look_under, not_aside, pile, stack
from meadhall.games.oriflamme.rules.placement import CHOOSING, LAYING
from meadhall.games.oriflamme.rules.setup import PARAGRAPH_NAMES, new_oriflamme
from meadhall.games.oriflamme.rules.state import Oriflamme

if TYPE_CHECKING:
    from meadhall.core.state import Frame, State

MOST_TOKENS = 99
"""The most on one card when a position is read; play puts at most one on it in a round."""
THING = re.compile(r"([0-4])\.(?:([a-z]+)(@[0-4])?(~?)(!?)|\(([a-z]+)\)([1-6])(?:\+(\d{1,3}))?)")


# Writing positions.


def write_position(s: State) -> str:
    """Return a position, or a seat's view of one, as text."""
    assert isinstance(s, Oriflamme)
    lines = [
        *write_head(s, "oriflamme"),
        *[f"{key}: {yes if s.readings & reading else no}" for reading, (key, no, yes) in READINGS.items()],
        f"direction: {DIRECTIONS[s.direction]}",
        f"first: {'random' if s.first_player < 0 else s.first_player}",
        f"round: {s.round + 1}",
        "row: " + " | ".join(write_stack(s, int(s.top(at))) for at in range(s.length())),
        f"active: {s.active + 1}{' gone' if s.is_gone else ''}",
        f"laying: {write_laying(s)}",
    ]
    for seat in range(s.seats):
        lines += [
            f"influence {seat}: {s.influence(seat)}",
            f"hand {seat}: {write_cards(s, seat, HAND)}",
            f"aside {seat}: {write_cards(s, seat, ASIDE)}",
            f"not aside {seat}: {' '.join(ROLE_NAMES[role] for role in not_aside(s, seat))}",
            f"no prince {seat}: {' '.join(str(round_of(back) + 1) for back in known_not_prince(s, seat))}",
            f"pile {seat}: {write_pile(s, seat)}",
        ]
    return "\n".join([*lines, f"frames: {write_frames(s, PARAGRAPH_NAMES)}"]) + "\n"


def write_stack(s: Oriflamme, top: int) -> str:
    """Return what lies at a position, the bottom first."""
    return "/".join(write_thing(s, thing) for thing in stack(s, top))


def write_thing(s: Oriflamme, thing: int) -> str:
    """Return a thing of the row with all that lies on it."""
    if not is_open(thing):
        tokens = s.tokens(thing)
        return write_back(s, thing) + (f"+{tokens}" if tokens else "")
    briber = s.briber(thing)
    marks = "~" * bool(s.is_substituted(thing)) + "!" * bool(s.has_just_entered(thing))
    return f"{owner_of(thing)}.{ROLE_NAMES[role_of(thing)]}" + (f"@{briber}" if briber >= 0 else "") + marks


def write_back(s: Oriflamme, back: int) -> str:
    """Return a back, with its card for those who know it."""
    role = s.role_under(back)
    return f"{owner_of(back)}.({'?' if role == NONE else ROLE_NAMES[role]}){round_of(back) + 1}"


def write_laying(s: Oriflamme) -> str:
    """Return the card that is being laid."""
    back = being_laid(s)
    return "" if back == NONE else write_back(s, back)


def write_cards(s: Oriflamme, seat: int, place: int) -> str:
    """Return the cards of a hidden place, unknown ones as question marks at the end."""
    known = s.secrets[seat].cards(place)
    return " ".join([*[ROLE_NAMES[role] for role in known], *["?"] * (s.secrets[seat].count(place) - len(known))])


def write_pile(s: Oriflamme, seat: int) -> str:
    """Return the discarded and removed cards of a family; Plan with the tokens that are being decided on."""
    words = []
    for role in pile(s, seat):
        tokens = s.tokens(card_of(seat, role))
        words.append(ROLE_NAMES[role] + (f"+{tokens}" if tokens else ""))
    return " ".join(words)


# Reading positions.


def read_role(word: str, line: str) -> int:
    """Return the role for a word."""
    if word not in ROLE_NAMES:
        raise ValueError(f"{line}: {word!r} is none of {', '.join(ROLE_NAMES)}")
    return ROLE_NAMES.index(word)


def read_position(text: str) -> Oriflamme:
    """Return the state that a position describes."""
    reader = Reader(text, "oriflamme", TITLE, SEATS)
    readings = readings_of({key: reader.choice(key, [no, yes]) for key, no, yes in READINGS.values()})
    direction = reader.choice("direction", list(DIRECTIONS.values()))
    first = reader.take("first")
    start = NONE if first == "random" else within(first, "first", 0, reader.seats - 1)
    s = new_oriflamme(reader.seats, direction_of(direction), start, readings)
    s.round = reader.number("round", 1, ROUNDS) - 1
    read_row(s, reader.take("row"))
    laying = reader.take("laying")
    if laying:
        thing = read_thing(s, laying, "laying")
        if is_open(thing) or s.tokens(thing):
            raise ValueError(f"laying: {laying!r} is no bare card face down, like 0.(queen)2")
    for seat in range(s.seats):
        s.bank_to_seat(seat, reader.number(f"influence {seat}", 0, 10_000) - s.influence(seat))
        read_cards(s, seat, reader.take(f"pile {seat}"), f"pile {seat}", OPEN)
        read_cards(s, seat, reader.take(f"aside {seat}"), f"aside {seat}", ASIDE)
        read_hand(s, seat, reader.take(f"hand {seat}"))
        for word in reader.take(f"not aside {seat}").split():
            role = read_role(word, f"not aside {seat}")
            if s.secrets[seat].has(role, ASIDE):
                raise ValueError(f"not aside {seat}: {word} is laid aside")
            s.secrets[seat].look(ASIDE, bit(role), -1)
        read_no_prince(s, seat, reader.take(f"no prince {seat}"))
    active, _, gone = reader.take("active").partition(" ")
    s.active = within(active, "active", 0, s.length()) - 1
    if gone not in ("", "gone"):
        raise ValueError(f"active: a position, and `gone` if it has gone, not {gone!r}")
    s.is_gone = gone == "gone"
    read_frames(s, reader.take("frames"), PARAGRAPH_NAMES)
    reader.finish()
    check_frames(s, laying)
    s.settle()
    return s


def read_row(s: Oriflamme, text: str) -> None:
    """Read the row from its start."""
    for place in text.split("|") if text else []:
        bottom, *others = (word.strip() for word in place.split("/"))
        s.add_at_end(read_thing(s, bottom, "row"))
        at = s.length() - 1
        for word in others:
            thing = read_thing(s, word, "row")
            if s.holder_at(at) != owner_of(thing):
                raise ValueError(f"row: {word}: cards are laid only on one's own cards")
            s.cover(at, thing)


def read_thing(s: Oriflamme, word: str, line: str) -> int:
    """Read one card of the row with all that lies on it, and take it out of the hand."""
    found = THING.fullmatch(word)
    if found is None or int(found[1]) >= s.seats:
        raise ValueError(f"{line}: {word!r} is no card of the row, like 0.queen or 1.(trap)2+1")
    seat = int(found[1])
    role = read_role(found[2] or found[6], line)
    if found[2]:
        card = int(card_of(seat, role))
        if role == TWIN:
            if not s.has_twin_ready(seat):
                raise ValueError(f"{line}: the card {seat}.twin stands there twice")
            s.take_twin(seat)
        else:
            move(s, seat, role, OPEN, line)
        read_marks(s, card, found[3], found[4], found[5])
        return card
    back = int(back_of(seat, int(found[7]) - 1))
    if role == TWIN:
        raise ValueError(f"{line}: the twin never lies face down")
    if s.secrets[seat].count(SLOT + int(found[7]) - 1) or int(found[7]) > s.round + 1:
        raise ValueError(f"{line}: {word}: a family places one card in every round")
    move(s, seat, role, SLOT + int(found[7]) - 1, line)
    s.bank_to_card(back, within(found[8] or "0", line, 0, MOST_TOKENS))
    return back


def read_marks(s: Oriflamme, card: int, bribe: str | None, substituted: str, new: str) -> None:
    """Read what lies on a face-up card."""
    if bribe:
        briber = int(bribe[1:])
        if briber >= s.seats or not is_character(card) or s.bribed_by(briber) != NONE:
            raise ValueError(f"row: {bribe}: every seat has one bribe token, for a character")
        s.bribe(card, briber)
    if substituted:
        s.mark_substituted(card)
    if new:
        s.mark_entered(card)


def move(s: Oriflamme, seat: int, role: int, place: int, line: str) -> None:
    """Take a card out of the hand to where the position says it lies."""
    if not s.secrets[seat].has(role, HAND):
        raise ValueError(f"{line}: the card {seat}.{ROLE_NAMES[role]} stands there twice")
    s.secrets[seat].slip(role, HAND, place, -1 if place == OPEN else NOBODY)


def read_cards(s: Oriflamme, seat: int, text: str, line: str, place: int) -> None:
    """Read the cards of a pile, or those laid aside."""
    for word in text.split():
        name, plus, tokens = word.partition("+")
        role = read_role(name, line)
        card = int(card_of(seat, role))
        if plus and (role != PLAN or place != OPEN):
            raise ValueError(f"{line}: {word}: only Plan keeps its tokens when it has left the row")
        if role == TWIN and place == OPEN and s.has_twin_ready(seat):
            s.take_twin(seat)
        else:
            move(s, seat, role, place, line)
        if place == OPEN:
            s.put_on_pile(card)
            s.bank_to_card(card, within(tokens, line, 1, MOST_TOKENS) if plus else 0)


def read_hand(s: Oriflamme, seat: int, text: str) -> None:
    """Read a hand: it must be what is left of the family."""
    named = sorted(read_role(word, f"hand {seat}") for word in text.split())
    left = s.hand(seat)
    if named != left:
        raise ValueError(f"hand {seat}: the family's other cards are {' '.join(ROLE_NAMES[role] for role in left)}")


def read_no_prince(s: Oriflamme, seat: int, text: str) -> None:
    """Read which face-down cards of a family everybody knows not to be the Prince."""
    line = f"no prince {seat}"
    for word in text.split():
        back = int(back_of(seat, within(word, line, 1, ROUNDS) - 1))
        if s.role_under(back) in (NONE, PRINCE):
            raise ValueError(f"{line}: of round {word} it has no other card face down")
        look_under(s, back, PRINCE)


def check_frames(s: Oriflamme, laying: str) -> None:
    """Check that what is under way is possible."""
    bottom = s.frames[0]
    if bottom.code == SETUP_RULE and len(s.frames) == 1:
        check_setup(s, bottom.seat)
        return
    if bottom.code != ROUND_RULE:
        raise ValueError("frames: at the bottom there is the setup alone, or a round")
    if s.first_player == NONE or s.direction == NONE:
        raise ValueError("first, direction: both are known once a round has begun")
    if not 0 <= bottom.step <= s.seats:
        raise ValueError(f"frames: round: step counts the cards placed, 0 to {s.seats}")
    placing = len(s.frames) > 1 and s.frames[1].code == PLACEMENT_RULE
    if placing:
        check_placement(s)
    held = placing and s.frames[1].step == LAYING
    if held != bool(laying) or (held and not s.secrets[s.frames[1].seat].count(SLOT + s.round)):
        raise ValueError("laying: a card is being laid if and only if a placement stands at step=1")
    check_hands(s, bottom.step - int(placing and not held))
    if len(s.frames) > 1 and not placing:
        check_activation(s)
    elif s.active != BEFORE_FIRST and bottom.step < s.seats:
        raise ValueError("active: no position is active while cards are placed")
    elif s.is_gone:
        raise ValueError("active: a position has gone only while its card acts")
    check_intrigues(s)


def check_setup(s: Oriflamme, seat: int) -> None:
    """Check that the seats before this one have laid three cards aside, and the later ones none."""
    if not 0 <= seat <= s.seats:
        raise ValueError("frames: setup: seat= says whose cards are laid aside")
    for other in range(s.seats):
        count = s.aside_count(other)
        if not (count == ASIDE_CARDS if other < seat else count == 0 if other > seat else count < ASIDE_CARDS):
            raise ValueError(f"aside {other}: {count} cards do not go with setup seat={seat}")
    if s.length() or any(pile(s, other) for other in range(s.seats)) or s.round or s.is_activating:
        raise ValueError("row, pile, round, active: during the setup nothing has been played")


def check_placement(s: Oriflamme) -> None:
    """Check that it is this seat's turn to place a card."""
    bottom, placement = s.frames[0], s.frames[1]
    if len(s.frames) > 2 or bottom.step == 0 or placement.seat != whose(s, bottom.step - 1):
        raise ValueError("frames: placement: the seat is the one whose turn it is to place a card")
    if placement.step not in (CHOOSING, LAYING):
        raise ValueError("frames: placement: step=0 chooses a card, step=1 lays it")


def check_intrigues(s: Oriflamme) -> None:
    """Check that intrigues lie face up only while they act, and that no bribe token can be played a second time."""
    acting = [frame.card for frame in s.frames]
    for at in range(s.length()):
        for thing in stack(s, int(s.top(at))):
            if is_open(thing) and not is_character(thing) and thing not in acting:
                raise ValueError(f"row: {write_thing(s, thing)}: an intrigue lies face up only while it acts")
    for briber in range(s.seats):
        if s.bribed_by(briber) != NONE and any(s.secrets[briber].has(BRIBE, place) for place in range(SLOT, OPEN)):
            raise ValueError(f"row: @{briber}: the bribe of seat {briber} still lies face down")


def whose(s: Oriflamme, n: int) -> int:
    """Return the seat that places the n-th card of this round."""
    return s.clockwise(int(s.first_player), n)


def check_hands(s: Oriflamme, placed: int) -> None:
    """Check that everybody has a card for each round left, and has placed none of this round too early."""
    for n in range(s.seats):
        seat = whose(s, n)
        left = ROUNDS - int(s.round) - (n < placed)
        if s.hand_count(seat) < left:
            raise ValueError(f"hand {seat}: {left} cards are still to be placed")
        if n >= placed and s.secrets[seat].count(SLOT + s.round):
            raise ValueError(f"row: seat {seat} has not placed its card of this round yet")


def check_activation(s: Oriflamme) -> None:
    """Check that the acting cards lie where they can: one, or Plan and what it activates or uncovers."""
    if s.frames[0].step != s.seats or s.frames[1].code != ACTIVATE_POSITION_RULE:
        raise ValueError("frames: the row is handled when all cards of the round are placed")
    if not s.is_activating:
        raise ValueError("active: which position is active?")
    for below, frame in zip(s.frames, s.frames[1:], strict=False):
        if frame.code == ACTIVATE_POSITION_RULE:
            check_handle(s, frame, below)
        else:
            check_card(s, frame, below)


def check_handle(s: Oriflamme, frame: Frame, below: Frame) -> None:
    """Check that a position may be handled now: as part of a round, or because Plan has uncovered it."""
    if below.code != ROUND_RULE and not (below.code == CARD_RULE + PLAN and below.step == Plan.UNCOVERING):
        raise ValueError("frames: handle: a position is handled in a round, or when Plan uncovers it")
    asked = not s.is_gone and s.top(s.active) == frame.card and not is_open(frame.card)
    if frame.step not in (HANDLING, ASKING) or (frame.step == ASKING and not asked):
        raise ValueError("frames: handle: step=1 asks about the back on top of the active position")
    if not NONE <= frame.card < back_of(s.seats, 0):
        raise ValueError(f"frames: handle: there is no card {frame.card}")


def check_card(s: Oriflamme, frame: Frame, below: Frame) -> None:
    """Check that a card may act now, from where it lies, for the seat that holds it."""
    name, role = PARAGRAPH_NAMES[frame.code], frame.code - CARD_RULE
    if role < 0 or not 0 <= frame.seat < s.seats or not 0 <= frame.card < CARDS or role_of(frame.card) != role:
        raise ValueError(f"frames: {name}: whose, and which card?")
    by_plan = below.code == CARD_RULE + PLAN and below.step == Plan.SPENDING and not is_intrigue(role)
    if below.code != ACTIVATE_POSITION_RULE and not (by_plan and below.seat == frame.seat):
        raise ValueError(f"frames: {name}: a card acts in its turn, or because Plan activates it")
    if frame.seat != s.holder(frame.card):
        raise ValueError(f"frames: {name}: it acts for the seat that holds it")
    is_gone = role == PLAN and frame.step > 0
    lies = 0 <= frame.place < s.length() and s.top(frame.place) == frame.card
    if not (s.lies_in_pile(frame.card) if is_gone else lies):
        raise ValueError(f"frames: {name}: it does not lie where it can act")
    if not 0 <= frame.step <= Plan.SPENDING or not IN_TURN <= frame.n <= BY_PLAN:
        raise ValueError(f"frames: {name}: step is 0 to {Plan.SPENDING}, n is {IN_TURN} to {BY_PLAN}")
