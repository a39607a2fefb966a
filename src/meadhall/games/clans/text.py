"""What Land of Clans says in words: a phrase for each event, question, option, refusal. Sentences: catalogues/*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.bits import members
from meadhall.core.deck import PILE, USED
from meadhall.core.question import HIDDEN
from meadhall.games.clans.board import CHART
from meadhall.games.clans.game import GAME
from meadhall.games.clans.names import card_name, castle_code, castle_name, clan_name, square_name, squares_of
from meadhall.games.clans.notation import sort_of
from meadhall.games.clans.rules import events as told
from meadhall.games.clans.rules.attack import cards_with, units
from meadhall.games.clans.rules.claims import completed_by, completed_by_moving
from meadhall.games.clans.rules.clauses import C8, R16, R20, R21
from meadhall.games.clans.rules.components import (
    ADD_SWORDS,
    CLAIM_CASTLE,
    DEFEND,
    DISCARD,
    MOVE,
    NONE,
    PAY,
    PLEDGE,
    TURN,
    WHICH_SHIELD,
    WHICH_SWORD,
    WHICH_WIZARD,
    WIZARD,
    attacked_square,
    is_land_card,
    is_ousting,
    number_in,
    placement_in,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.scoring import points
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, Clans
from meadhall.presentation import GameText, Phrase, Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

CLAUSES_OF = {
    PAY: ["CLA-R26", "CLA-C10"],
    WHICH_WIZARD: ["CLA-C31", "CLA-C27"],
    WHICH_SWORD: ["CLA-R20", "CLA-C15", "CLA-C32"],
    DISCARD: ["CLA-C9", "CLA-C37"],
    MOVE: ["CLA-R14", "CLA-C11", "CLA-C36"],
    CLAIM_CASTLE: ["CLA-R11", "CLA-R12", "CLA-C5", "CLA-C6"],
    ADD_SWORDS: ["CLA-R34", "CLA-C28"],
    DEFEND: ["CLA-R21", "CLA-R22", "CLA-R23", "CLA-C14"],
    PLEDGE: ["CLA-R34", "CLA-C28", "CLA-C33"],
    WHICH_SHIELD: ["CLA-R21", "CLA-C15", "CLA-C33"],
}
"""The clauses that speak about the options of a kind of question."""
CARD_MESSAGES = {
    PAY: "clans-pay",
    WHICH_WIZARD: "clans-wizard-from",
    WHICH_SWORD: "clans-lay",
    WHICH_SHIELD: "clans-lay",
    DISCARD: "clans-discard",
}
"""What a card means as an answer, by the kind of question; in a turn it conquers."""


def clans(state: State) -> Clans:
    """Return the state as a state of this game."""
    assert isinstance(state, Clans)
    return state


class ClansText(GameText):
    """The words of Land of Clans."""

    package = "meadhall.games.clans"

    def title(self) -> Phrase:
        return phrase("clans-title")

    def label(self, option: int) -> Phrase:
        sort, notation = sort_of(option), self.game.write(option)
        if sort == "card":
            return phrase("clans-label-wizard") if option == WIZARD else super().label(option)
        if sort == "square" and notation.startswith("from"):
            return phrase("clans-label-from", square=square_name(square_in(option)))
        if sort in ("magic", "oust"):
            return phrase(f"clans-label-{sort}", square=square_name(wizard_square(option)))
        if sort == "attack":
            square, n = attacked_square(option), swords_in(option)
            return phrase("clans-label-attack", square=square_name(square), n=n)
        if sort in ("add", "shields"):
            return phrase(f"clans-label-{sort}", n=int(number_in(option)))
        if sort == "word":
            return phrase(f"clans-label-{notation}")
        if sort == "claim":
            placement = placement_in(option)
            return phrase("clans-label-claim", castle=castle_code(placement), squares=squares_of(placement))
        return super().label(option)

    def event(self, event: Event) -> Phrase | None:
        seat, kind, name = Seat(event.seat), event.kind, f"clans-{self.game.events[event.kind]}"
        if kind == told.ENDED or (kind == told.DREW and event.card == HIDDEN):
            return None  # the end is told with the score; that hands are filled up goes without saying
        if kind == told.PRIZE_LAID:
            return phrase(name, castle=castle_name(event.other))
        if kind in (told.PASSED, told.STARTS):
            return phrase(name, seat=seat)
        if kind == told.SHUFFLED:
            return phrase(name, n=event.n)
        if kind == told.CLAIMED:
            castle = castle_name(int(CHART.board.castle_of[event.other]))
            return phrase(name, seat=seat, castle=castle, squares=squares_of(event.other))
        if kind in (told.ATTACKED, told.REPELLED, told.CONQUERED):
            return phrase(name, seat=seat, castle=castle_name(event.other), square=square_name(event.place))
        if kind == told.OUSTED:
            return phrase(name, seat=seat, other=Seat(event.other), square=square_name(event.place))
        if kind == told.MOVED:
            return phrase(name, seat=seat, square=square_name(event.place), source=square_name(event.other))
        if kind == told.CAST:
            return phrase(name, seat=seat, square=square_name(event.place))
        if kind == told.PLAYED:
            own = is_land_card(event.card) and CHART.cards[event.card][0] == event.place
            square = square_name(event.place)
            if own:
                return phrase("clans-conquered-land", seat=seat, square=square)
            return phrase(name, seat=seat, card=card_name(event.card), square=square)
        if kind in (told.SWORD_LAID, told.SHIELD_LAID):
            name = "clans-laid"
        return phrase(name, seat=seat, card=card_name(event.card))

    def question(self, view: State, question: Question) -> Phrase:
        s, name = clans(view), f"clans-ask-{self.game.kinds[question.kind]}"
        frame = s.frames[-1]
        if question.kind in (DEFEND, PLEDGE):
            castle = castle_name(frame.other)
            return phrase(name, seat=Seat(frame.seat), castle=castle, square=square_name(frame.place), n=frame.n)
        if question.kind == ADD_SWORDS:
            attack = s.frames[-2]
            castle = castle_name(attack.other)
            return phrase(name, seat=Seat(frame.seat), castle=castle, square=square_name(attack.place), n=attack.n)
        if question.kind in (PAY, WHICH_WIZARD, MOVE):
            return phrase(name, square=square_name(frame.place))
        return phrase(name)

    def option(self, view: State, question: Question, option: int) -> Phrase:
        s, seat, kind, sort = clans(view), question.actor, question.kind, sort_of(option)
        if sort == "card":
            if kind == TURN:
                square = int(CHART.board.square_of[option])
                return phrase("clans-conquer", card=card_name(option), completes=completed(s, seat, square))
            return phrase(CARD_MESSAGES[kind], card=card_name(option))
        if sort == "square" and kind == MOVE:
            breaks = "yes" if breaks_castle(s, seat, question.about, square_in(option)) else "no"
            return phrase("clans-move", square=square_name(square_in(option)), breaks=breaks)
        if sort == "square":
            square = square_in(option)
            return phrase("clans-grey", square=square_name(square), completes=completed(s, seat, square))
        if sort in ("magic", "oust"):
            return self.magic(s, seat, option)
        if sort == "attack":
            return self.attack(s, seat, option)
        if sort in ("add", "shields"):
            n = int(number_in(option))
            return phrase("clans-pledge" if kind == PLEDGE else f"clans-{sort}", n=n)
        if sort == "claim":
            placement = placement_in(option)
            castle = castle_name(int(CHART.board.castle_of[placement]))
            return phrase("clans-claim", castle=castle, squares=squares_of(placement))
        return phrase(f"clans-{self.game.write(option)}")

    def magic(self, s: Clans, seat: int, option: int) -> Phrase:
        """Return what a Wizard would do."""
        square = wizard_square(option)
        completes, holder = completed(s, seat, square), int(s.holder(square))
        if is_ousting(option) and holder != NONE:
            clan = clan_name(s, holder)
            return phrase("clans-oust", square=square_name(square), clan=clan, completes=completes)
        return phrase("clans-magic", square=square_name(square), completes=completes)

    def attack(self, s: Clans, seat: int, option: int) -> Phrase:
        """Return what an attack would be: whose castle, how many units on both sides, how many Swords."""
        square, n = attacked_square(option), swords_in(option)
        castle = int(s.castle_at(square))
        owner, clan = int(s.owner(castle)), int(s.clan(seat))
        return phrase(
            "clans-attack",
            castle=castle_name(castle),
            square=square_name(square),
            clan=clan_name(s, owner),
            clans=int(s.clans),
            ours=int(units(s, castle, clan)),
            theirs=int(units(s, castle, owner)),
            n=n,
        )

    def refusal(self, view: State, question: Question, option: int, clause: int) -> Phrase:
        s, seat, sort = clans(view), question.actor, sort_of(option)
        name = f"clans-no-{self.game.clauses[clause]}"
        if clause == R16:
            castle, clan = int(s.castle_at(attacked_square(option))), int(s.clan(seat))
            ours, theirs = int(units(s, castle, clan)), int(units(s, castle, s.owner(castle)))
            return phrase(name, ours=ours, theirs=theirs)
        if clause in (R20, R21):
            held = len(cards_with(s, seat, s.board.swords if clause == R20 else s.board.shields))
            return phrase(name, held=held)
        if sort == "attack":
            return phrase(name)
        if sort == "card":
            return phrase(name, square=square_name(int(CHART.board.square_of[option])))
        if clause == C8:
            square = wizard_square(option)
            return phrase(name, square=square_name(square), what="own" if s.holder(square) != NONE else "castle")
        if sort in ("magic", "oust", "square"):
            square = square_in(option) if sort == "square" else wizard_square(option)
            return phrase(name, square=square_name(square), taken="yes" if s.holder(square) != NONE else "no")
        return phrase(name, n=s.frames[-1].n)

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        if question.kind != TURN:
            return CLAUSES_OF[question.kind]
        return {
            "card": ["CLA-R8", "CLA-R9", "CLA-R10", "CLA-R11", "CLA-C25"],
            "square": ["CLA-R26", "CLA-R27"],
            "magic": ["CLA-R28", "CLA-R29", "CLA-R30", "CLA-C7"],
            "oust": ["CLA-R28", "CLA-R30", "CLA-C7", "CLA-C8"],
            "attack": ["CLA-R16", "CLA-R17", "CLA-R18", "CLA-R19", "CLA-R20", "CLA-R24", "CLA-C12"],
        }.get(sort_of(option), ["CLA-C9", "CLA-C29"])

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        return phrase(id)

    def ending(self, reason: int) -> Phrase:
        return phrase(f"clans-end-{self.game.endings[reason]}")

    def setting(self, key: str, value: str) -> Phrase:
        return phrase(f"clans-set-{key.replace('_', '-')}", value=value, n=int(value) + 1 if value.isdigit() else 0)

    def opening(self, view: State) -> list[Phrase]:
        s = clans(view)
        lines = [*prizes_in_words(s), *hand_in_words(s, s.viewer)]
        if s.is_in_teams:
            partner = int(s.partner(s.viewer))
            lines.insert(0, phrase("clans-partner", seat=Seat(partner)))
        return lines

    def needs_words(self, question: Question) -> bool:
        return question.kind not in (MOVE, DISCARD)

    def foremost(self, view: State, question: Question) -> list[int]:
        s, seat = clans(view), question.actor
        if question.kind == MOVE:
            kept = [q for q in question.options if not breaks_castle(s, seat, question.about, square_in(q))]
            return [*kept, *[option for option in question.options if option not in kept]]
        return [option for option in question.options if not is_idle_magic(s, seat, option)]

    def absent(self, view: State, question: Question, option: int) -> Phrase | None:
        s, sort = clans(view), sort_of(option)
        if question.kind != TURN:
            return None
        if sort == "card":
            return phrase("clans-no-card", card=card_name(option))
        if sort in ("magic", "oust"):
            return phrase("clans-no-wizard")
        if sort == "attack":
            square, n = attacked_square(option), swords_in(option)
            castle = castle_over(s, square)
            if castle == NONE:
                return phrase("clans-no-castle", square=square_name(square))
            first = int(s.square_of_castle(castle))
            if first != square:
                return phrase("clans-other-square", square=square_name(square), first=square_name(first), n=n)
            return phrase("clans-no-CLA-R20", held=len(cards_with(s, question.actor, s.board.swords)))
        return None

    def table(self, view: State) -> list[Phrase]:
        s = clans(view)
        lines = prizes_in_words(s)
        for clan in range(s.clans):
            lines += clan_in_words(s, clan)
        cards = s.secrets[0]
        lines.append(phrase("clans-piles", left=int(cards.count(PILE)), used=int(cards.count(USED))))
        if 0 <= s.viewer < s.seats:
            lines += hand_in_words(s, s.viewer)
        return lines

    def hand(self, view: State, seat: int) -> list[Phrase]:
        cards, hand = view.secrets[0], HAND + seat
        return [card_name(card) for card in cards.cards(hand) for _ in range(cards.copies_in(hand, card))]

    def score(self, state: State, seat: int) -> list[Phrase]:
        s = clans(state)
        castles = members(s.castles(s.clan(seat)))
        worth = [(CHART.castles[castle], int(CHART.board.points[castle])) for castle in castles]
        return [phrase("clans-score", castle=name, points=points) for name, points in worth]

    def legend(self) -> list[Phrase]:
        grey = " ".join(square_name(square) for square in CHART.board.no_mans_land_squares)
        return [
            phrase("clans-legend-goal"),
            phrase("clans-legend-board", grey=grey),
            phrase("clans-legend-answers"),
        ]


def is_idle_magic(s: Clans, seat: int, option: int) -> bool:
    """Return whether an option is a Wizard that completes nothing: there may be a hundred of them."""
    return sort_of(option) in ("magic", "oust") and not completed_by(s, s.clan(seat), wizard_square(option))


def breaks_castle(s: Clans, seat: int, square: int, moved: int) -> bool:
    """Return whether a token on a square would complete a castle, unless it comes from this other square."""
    clan = int(s.clan(seat))
    return bool(completed_by(s, clan, square)) and not completed_by_moving(s, clan, moved, square)


def castle_over(s: Clans, square: int) -> int:
    """Return the castle whose tile covers a square, NONE if none does."""
    for castle in range(len(CHART.castles)):
        placement = int(s.placement(castle))
        if placement != NONE and square in CHART.board.squares_of(placement):
            return castle
    return NONE


def completed(s: Clans, seat: int, square: int) -> Phrase:
    """Return which castles a token on a square would complete."""
    clan = s.clan(seat)
    placements = completed_by(s, clan, square) if s.holder(square) != clan else []
    castles = dict.fromkeys(int(CHART.board.castle_of[placement]) for placement in placements)
    names = tuple(castle_name(castle) for castle in castles)
    return phrase("clans-completes", castles=names, count=len(names))


def prizes_in_words(s: Clans) -> list[Phrase]:
    """Return the open prizes."""
    names = tuple(castle_name(castle) for castle in s.corners() if castle != NONE)
    return [phrase("clans-prizes", castles=names)] if names else []


def clan_in_words(s: Clans, clan: int) -> list[Phrase]:
    """Return what a clan has on the board, and what its players have before them."""
    squares = " ".join(square_name(square) for square in s.token_squares(clan))
    lines = [
        phrase(
            "clans-clan-has",
            clan=clan_name(s, clan),
            points=int(points(s, clan)),
            prizes=int(s.prizes(clan)),
            left=int(s.tokens_left(clan)),
            squares=squares,
            count=len(squares.split()),
        )
    ]
    for castle in members(s.castles(clan)):
        squares = squares_of(int(s.placement(castle)))
        lines.append(phrase("clans-castle-on", castle=castle_name(castle), squares=squares))
    for seat in s.seats_of(clan):
        cards = s.secrets[0]
        wizards, hand = int(cards.count(OPEN_BEFORE + seat)), int(cards.count(HAND + seat))
        lines.append(phrase("clans-seat", seat=Seat(seat), wizards=wizards, hand=hand))
    return lines


def hand_in_words(s: Clans, seat: int) -> list[Phrase]:
    """Return the hand of a seat, for its own player."""
    cards = tuple(TEXT.hand(s, seat))
    return [phrase("clans-hand", cards=cards)] if cards else []


TEXT = ClansText(GAME)
