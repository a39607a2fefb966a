"""What has to be declared when a card is played: territories, numbers of clans, opponents.

A choice is kept as the letter that was answered, in the order of asking, in the `picks` of the frame.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import bit, members
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.state import Frame
from meadhall.games.inis.rules.clauses import CARD_CLAUSE
from meadhall.games.inis.rules.components import (
    HOW_MANY,
    NONE,
    WHERE,
    number_in,
    numbers_between,
    seat_in,
    seat_letters,
    territory_in,
    territory_letters,
)
from meadhall.games.inis.rules.plan import asked_about
from meadhall.games.inis.rules.state import Inis


def ask_territory(
    s: Inis, f: Frame, allowed: i64, kind: int = WHERE, about: int = NONE, instead: int = NONE
) -> Question | None:
    """Ask the player of a card for one of a set of territories, or `instead` of it; None if the set is empty.

    The others on the map are refused: by the clause of the card, unless `refuse` has given a better one.
    """
    refuse(s, s.on_map & ~allowed, CARD_CLAUSE + f.card)
    if allowed == 0:
        return None
    options = territory_letters(allowed)
    if instead != NONE:
        options.append(instead)
    return Question(kind, f.seat, options, about, NO_WEIGHTS)


def refuse(s: Inis, territories: i64, clause: int) -> None:
    """Note why territories cannot be chosen, unless that is noted already."""
    if s.noted is not None:
        note(s.noted, territory_letters(territories), clause)


def refuse_seats(s: Inis, seats: i64, clause: int) -> None:
    """Note why seats cannot be chosen, unless that is noted already."""
    if s.noted is not None:
        note(s.noted, seat_letters(seats), clause)


def note(noted: list[tuple[int, int]], refused: list[int], clause: int) -> None:
    """Add options that a clause forbids to those that are noted."""
    before = [option for option, _ in noted]
    noted += [(option, clause) for option in refused if option not in before]


def ask_seat(s: Inis, f: Frame, allowed: i64, kind: int, about: int = NONE) -> Question | None:
    """Ask the player of a card for one of a set of seats; None if the set is empty."""
    refuse_seats(s, s.all_seats() & ~allowed, CARD_CLAUSE + f.card)
    if allowed == 0:
        return None
    return Question(kind, f.seat, seat_letters(allowed), about, NO_WEIGHTS)


def territory_picked(f: Frame, at: int) -> i64:
    """Return the territory chosen at an index, NONE if nothing was."""
    return territory_in(f.picks[at]) if at < len(f.picks) else NONE


def number_or_one(f: Frame, at: int) -> i64:
    """Return the number chosen at an index, 1 while none is."""
    return number_in(f.picks[at]) if at < len(f.picks) else 1


def seat_picked(f: Frame, at: int) -> i64:
    """Return the seat chosen at an index, NONE if nothing was."""
    return seat_in(f.picks[at]) if at < len(f.picks) else NONE


def number_picked(f: Frame, at: int) -> i64:
    """Return the number chosen at an index, NONE if nothing was."""
    return number_in(f.picks[at]) if at < len(f.picks) else NONE


def opponents(s: Inis, seat: i64) -> i64:
    """Return the set of all other seats."""
    return s.all_seats() & ~bit(seat)


def owners_in(s: Inis, territory: i64, besides: i64 = NONE) -> i64:
    """Return the set of seats with clans in a territory, besides one."""
    found: i64 = 0
    for seat in range(s.seats):
        if seat != besides and s.clans(territory, seat):
            found |= bit(seat)
    return found


def said(f: Frame, first: int) -> i64:
    """Return the sum of the numbers chosen from an index on."""
    n: i64 = 0
    for at in range(first, len(f.picks)):
        n += number_in(f.picks[at])
    return n


def ask_number(f: Frame, least: i64, most: i64, about: i64) -> Question:
    """Ask the player of a card for a number."""
    return Question(HOW_MANY, f.seat, numbers_between(least, most), about, NO_WEIGHTS)


def ask_numbers(f: Frame, targets: i64, clans: i64, first: int = 0) -> Question | None:
    """Ask how many of some clans go to each of a set of territories, at least one in all; picks start at `first`.

    None when all clans are on their way or every territory has been asked about.
    """
    order = members(targets)
    at = len(f.picks) - first
    left = clans - said(f, first)
    if at >= len(order) or left <= 0:
        return None
    is_last = at == len(order) - 1
    none_sent = left == clans
    return ask_number(f, 1 if is_last and none_sent else 0, left, order[at])


def ask_sources(s: Inis, f: Frame, least: i64, first: int = 0) -> Question | None:
    """Ask how many clans come from each of the card's territories, at least this many in all."""
    order = asked_about(f)
    at = len(f.picks) - first
    if at >= len(order):
        return None
    clans = s.clans(order[at], f.seat)
    is_last = at == len(order) - 1
    lacking = max(i64(0), least - said(f, first)) if is_last else i64(0)
    return ask_number(f, min(lacking, clans), clans, order[at])


def ask_placing(s: Inis, f: Frame, most_in: list[int]) -> Question | None:
    """Ask how many clans are placed in each of the card's territories, at most this many; None when all is said."""
    order = asked_about(f)
    at = len(f.picks)
    left = s.reserve(f.seat) - said(f, 0)
    if at >= len(order) or left == 0:
        return None
    return ask_number(f, 0, min(left, most_in[at]), order[at])


def exposed_seats(s: Inis) -> i64:
    """Return the set of seats with an exposed clan in the clash."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.exposed(seat):
            found |= bit(seat)
    return found


def beside_own(s: Inis, seat: i64) -> i64:
    """Return the set of territories with a neighbour where a seat is present."""
    found: i64 = 0
    for territory in members(s.present(seat)):
        found |= s.neighbours(territory)
    return found


def with_sanctuary(s: Inis, territories: i64) -> i64:
    """Return those of some territories in which a sanctuary stands."""
    found: i64 = 0
    for territory in members(territories):
        if s.sanctuaries(territory):
            found |= bit(territory)
    return found


def disputed(s: Inis, territories: i64) -> i64:
    """Return those of some territories in which at least two seats are present."""
    found: i64 = 0
    for territory in members(territories):
        if s.present_in(territory) > 1:
            found |= bit(territory)
    return found


def with_clans(s: Inis) -> i64:
    """Return the set of territories with clans."""
    found: i64 = 0
    for seat in range(s.seats):
        found |= s.present(seat)
    return found
