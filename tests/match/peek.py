"""Peek, a toy game in which a seat's own answer may show it a hidden card.

Everybody holds one hidden card, `spare` more lie in the pile. In its turn a seat answers twice: it looks at the card of
its left neighbour, asks whether that card is card 0, or waits. After two rounds the game is over; nobody wins.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core import (
    CHANCE,
    NO_WEIGHTS,
    Frame,
    Game,
    Outcome,
    Paragraph,
    Question,
    Setting,
    State,
    Whereabouts,
    bit,
)

KINDS = 6
LOOK, HINT, WAIT, LETTERS = 6, 7, 8, 9
PILE, HAND = 0, 1
DEALING, ACTING = 0, 1
ANSWERS, ROUNDS = 2, 2
ANY = -1


class Peek(State):
    def blank(self) -> Peek:
        return Peek(self.rules, self.seats)

    def public(self, into: State) -> None:
        into.numbers = self.numbers[:]


class Deal(Paragraph[Peek]):
    def ask(self, s: Peek, f: Frame) -> Question | None:
        cards = s.secrets[0]
        return Question(DEALING, CHANCE, cards.cards(PILE), f.n, cards.tally(PILE)) if f.n < s.seats else None

    def answer(self, s: Peek, f: Frame, option: int) -> None:
        s.secrets[0].slip(option, PILE, HAND + f.n, 0)
        s.tell(0, f.n, card=option, seers=bit(f.n))
        f.n += 1


class Turns(Paragraph[Peek]):
    def ask(self, s: Peek, f: Frame) -> Question | None:
        if f.n == s.seats * ANSWERS * ROUNDS:
            return None
        return Question(ACTING, f.n // ANSWERS % s.seats, [LOOK, HINT, WAIT], -1, NO_WEIGHTS)

    def answer(self, s: Peek, f: Frame, option: int) -> None:
        seat = f.n // ANSWERS % s.seats
        left = HAND + (seat + 1) % s.seats
        f.n += 1
        if option != WAIT:
            s.secrets[0].look(left, ANY if option == LOOK else bit(0), bit(seat))

    def resume(self, s: Peek, f: Frame) -> None:
        s.end(Outcome(0, [0] * s.seats, [1] * s.seats))


RULES = cast("list[Paragraph[State]]", [Deal(), Turns()])


class PeekGame(Game):
    def __init__(self) -> None:
        super().__init__(
            key="peek",
            title="Peek",
            version=3,
            seats=[2, 3],
            settings=[Setting("spare", ["0", "3"], "PEEK-1", "3")],
            kinds=["dealing", "acting"],
            endings=["over"],
            events=["dealt"],
            clauses=[""],
            cards=KINDS,
            letters=LETTERS,
            longest=50,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        s = Peek(RULES, seats)
        s.numbers = vec[i64]([0])
        cards = Whereabouts(KINDS, 1, [-1, *range(seats)], seats).empty()
        for card in range(seats + int(settings["spare"])):
            cards.put(card, PILE)
        s.secrets.append(cards)
        s.push(1, -1)
        s.push(0, -1)
        s.settle()
        return s


PEEK = PeekGame()
