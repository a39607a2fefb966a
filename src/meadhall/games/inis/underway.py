"""What is under way at a table of Inis: the cards being played, the clash, the draft. Parts of the scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import CARDS, TERRITORIES
from meadhall.games.inis.rules import manoeuvres
from meadhall.games.inis.rules.assembly import Draft as DraftRule
from meadhall.games.inis.rules.assembly import dealt_each
from meadhall.games.inis.rules.box import FACTS
from meadhall.games.inis.rules.clash import free_citadels
from meadhall.games.inis.rules.clauses import CARD_CLAUSE
from meadhall.games.inis.rules.components import (
    A_CITADEL,
    A_CLAN,
    A_SANCTUARY,
    AFTER_RULE,
    ATTACK_RULE,
    CAPITAL,
    CARD_RULE,
    CITADELS_RULE,
    CLASH_RULE,
    DRAFT_RULE,
    FROM,
    HOW_MANY,
    MANNERS,
    MANOEUVRES_RULE,
    NONE,
    NOTHING,
    PLACE_FIRST,
    PLAY_RULE,
    THE_FESTIVAL,
    TO,
    TOLL_RULE,
    WHERE,
    WINDOW_RULE,
    is_action,
    is_advantage,
    is_seat,
    is_territory,
    number_letter,
    seat_in,
    territory_in,
)
from meadhall.games.inis.rules.plan import NEW_LAND, Route
from meadhall.games.inis.rules.play import Play, card_rule, was_taken
from meadhall.games.inis.rules.state import POOL
from meadhall.games.inis.things import Attack, Card, Clash, Draft, Drafter, Move, Played, Side, Way

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meadhall.core.question import Question
    from meadhall.core.state import Frame
    from meadhall.games.inis.rules.state import Inis
    from meadhall.games.inis.things import CardKind, CardName, ClashStep, Piece, TerritoryName


def kind_of(card: int) -> CardKind:
    """Return of which kind a card is."""
    return "action" if is_action(card) else "advantage" if is_advantage(card) else "tale"


FACES: list[tuple[CardName, CardKind, bool, bool, str]] = [
    (facts.word, kind_of(facts.letter), facts.is_season, facts.is_triskel, GAME.clauses[CARD_CLAUSE + facts.letter])
    for facts in FACTS
]
"""What is printed on each card, and the clause that says what it does."""
PIECES: dict[int, Piece | Literal[""]] = {
    NOTHING: "",
    A_CLAN: "clan",
    A_CITADEL: "citadel",
    A_SANCTUARY: "sanctuary",
    THE_FESTIVAL: "festival",
}
"""What cards bring."""
STEPS: dict[int, ClashStep] = {
    WINDOW_RULE: "reaction",
    CITADELS_RULE: "citadels",
    ATTACK_RULE: "answer",
    TOLL_RULE: "toll",
    CLASH_RULE: "cauldron",
    PLAY_RULE: "card",
}
"""What the frame on top means for a clash."""
MANOEUVRE_STEPS: dict[int, ClashStep] = {
    manoeuvres.Manoeuvres.VOTING: "peace",
    manoeuvres.Manoeuvres.WITHDRAWING: "withdrawal",
}


def named(territories: Iterable[int]) -> list[TerritoryName]:
    """Return the names of territories."""
    return [TERRITORIES[territory] for territory in territories]


def card_of(place: str, card: int) -> Card:
    """Return a card whose face is known; `place` begins its key."""
    return Card(f"{place}:{CARDS[card]}", *FACES[card])


def cards_of(place: str, cards: Iterable[int]) -> list[Card]:
    """Return cards whose faces are known."""
    return [card_of(place, card) for card in cards]


# Cards being played.


def stack_of(s: Inis) -> list[Played]:
    """Return the cards being played, without one that has already been taken away."""
    found = []
    for at, frame in enumerate(s.frames):
        if frame.code == PLAY_RULE:
            is_said = frame.step <= Play.ANSWERED and not frame.cancelled
            found.append(played(s, frame, s.frames[at + 1 :], is_said))
        elif frame.code == AFTER_RULE and not was_taken(frame):
            found.append(played(s, frame, [], False))
    return found


def played(s: Inis, frame: Frame, above: list[Frame], is_said: bool) -> Played:
    """Return a card being played; `is_said` if what was declared is still to be done."""
    if above and above[0].code == CARD_RULE + frame.card and len(above[0].picks) > len(frame.picks):
        frame, is_said = above[0], True  # for some, such as Scouts & Spies, more is declared while they are carried out
    picks = frame.picks
    return Played(
        f"played:{CARDS[frame.card]}",
        *FACES[frame.card],
        seat=frame.seat,
        how=MANNERS[frame.n],
        is_cancelled=frame.cancelled,
        territories=[TERRITORIES[territory_in(pick)] for pick in picks if is_territory(pick)],
        seats=[seat_in(pick) for pick in picks if is_seat(pick)],
        moves=moves_said(s, frame) if is_said else [],
    )


def moves_said(s: Inis, frame: Frame) -> list[Move]:
    """Return which clans will go where by what has been declared for a card."""
    return moves(card_rule(s, frame.card).plan(s, frame))


def moves(plan: list[Route]) -> list[Move]:
    """Return what of a plan is shown: all but clans that are removed and clans for a tile that is still to be drawn."""
    return [
        Move(route.seat, "" if route.source == NONE else TERRITORIES[route.source], TERRITORIES[route.target], route.n)
        for route in plan
        if route.target not in (NONE, NEW_LAND)
    ]


def brought(s: Inis, question: Question | None) -> Piece | Literal[""]:
    """Return what comes to the territory that a question asks for."""
    if question is None:
        return ""
    if question.kind == CAPITAL:
        return "capital"
    if question.kind == PLACE_FIRST:
        return "clan"
    return PIECES[card_rule(s, s.frames[-1].card).brings()] if question.kind == WHERE else ""


def way_asked(s: Inis, question: Question | None) -> Way | None:
    """Return the way of clans that a question is about."""
    if question is None:
        return None
    if question.kind == TO and question.about != NONE:
        return Way(question.actor, TERRITORIES[question.about], "")
    if question.kind == FROM and question.about != NONE:
        return Way(question.actor, "", TERRITORIES[question.about])
    if question.kind != HOW_MANY:
        return None
    as_if = s.frames[-1].copy()
    as_if.picks = (*as_if.picks, number_letter(1))
    going = withdrawal_of(as_if) if as_if.code == MANOEUVRES_RULE else moves_said(s, as_if)
    return next((Way(move.seat, move.source, move.target) for move in reversed(going) if move.source), None)


# The clash.


def clash_of(s: Inis) -> Clash | None:
    """Return the clash that is being settled, None if none is."""
    here = int(s.clash)
    at = s.depth(CLASH_RULE)
    if here == NONE or at < 0:
        return None
    depth = s.depth(MANOEUVRES_RULE)
    fight = s.frames[depth] if depth >= 0 else None
    is_vote = fight is not None and fight.step == manoeuvres.Manoeuvres.VOTING
    voters = [seat for seat in s.in_order(fight.seat) if s.exposed(seat)] if fight and is_vote else []
    first = voters.index(manoeuvres.voter(fight)) if fight and is_vote else 0
    return Clash(
        territory=TERRITORIES[here],
        instigator=s.frames[at].seat,
        step=step_of(s),
        sides=[
            Side(seat, int(s.exposed(seat)), int(s.sheltered(seat)), int(s.fallen(seat)))
            for seat in range(s.seats)
            if s.clans(here, seat) or s.fallen(seat)
        ],
        free_citadels=int(free_citadels(s)),
        turn=NONE if fight is None else fight.seat,
        was_peace_refused=fight is not None and manoeuvres.was_peace_refused(fight),
        agreed=voters[:first],
        asked=voters[first:],
        attack=attack_of(s),
        withdrawal=[] if fight is None else withdrawal_of(fight),
        is_silenced=s.is_silenced,
    )


def step_of(s: Inis) -> ClashStep:
    """Return what is going on in a clash."""
    top = s.frames[-1]
    if top.code == MANOEUVRES_RULE:
        return MANOEUVRE_STEPS.get(top.step, "manoeuvre")
    return "card" if top.code >= CARD_RULE else STEPS.get(top.code, "other")


def attack_of(s: Inis) -> Attack | None:
    """Return the attack that is being dealt with."""
    at = s.depth(ATTACK_RULE)
    if at < 0:
        return None
    frame = s.frames[at]
    return Attack(frame.seat, int(manoeuvres.attacked(frame)), manoeuvres.DUES[manoeuvres.due(frame)], frame.cancelled)


def withdrawal_of(fight: Frame) -> list[Move]:
    """Return how the clans that withdraw will go by what has been said."""
    rule = fight.rule
    assert isinstance(rule, manoeuvres.Manoeuvres)
    return moves(rule.withdrawal(fight))


# The draft.


def draft_of(s: Inis, pool: list[Card]) -> Draft | None:
    """Return the step of the draft, None if there is no draft; `pool` are the cards before the viewer."""
    at = s.depth(DRAFT_RULE)
    if at < 0:
        return None
    frame, you = s.frames[at], s.viewer
    rule = frame.rule
    assert isinstance(rule, DraftRule)
    is_seat = 0 <= you < s.seats
    chosen = rule.answers(s, frame, you) if is_seat else []
    return Draft(
        step=frame.n,
        steps=int(dealt_each(s)) - 1,
        pool=pool,
        is_keeping=not rule.is_last_step(s, frame),
        keep=frame.n,
        chosen=[CARDS[card] for card in chosen],
        is_chosen=is_seat and not rule.is_waiting(s, frame, you),
        to=int(s.next_seat(you)) if is_seat else NONE,
        source=next(seat for seat in range(s.seats) if s.next_seat(seat) == you) if is_seat else NONE,
        drafters=[
            Drafter(
                count=int(s.actions().count(POOL + seat)),
                known=[] if seat == you else cards_of("passed", s.actions().cards(POOL + seat)),
            )
            for seat in range(s.seats)
        ],
    )
