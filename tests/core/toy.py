"""Tollgate, a toy game in plain Python on whichever core runs: one simultaneous choice, one window, hidden cards.

TOY-1 Every round each seat passes one card, secretly and at once, to its left.
TOY-2 Then each seat in turn farms (a point) or raids: it declares whom; only a seat with points can be raided.
TOY-3 Before the raid takes effect anybody but the raider may play a Guard, the seats after the raider first: the raid
      is cancelled, and the seat that played the Guard draws a card.
TOY-4 After the last round most points win.
A raid on nobody (no seat has points) is played without effect.
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
    Together,
    Whereabouts,
    Window,
    bit,
    ranked,
)

GUARD, KINDS = 0, 8
"""Two Guards; kinds 1 to 7 are cards without any power, one of each."""
RAID, FARM, PASS, SEAT, LETTERS = 8, 9, 10, 11, 14
DEALING, PASSING, ACTING, RAIDING, REACTING = range(5)
TOY_2, TOY_3 = 2, 3
RAIDED = 0
REACTIONS = {RAIDED: [GUARD]}

GUARD_RULE, GAME_RULE, DEAL_RULE, PASS_RULE, TURN_RULE, RAID_RULE, WINDOW_RULE = range(7)

# Places of cards (`secrets[0]`).
PILE, DISCARD, HAND, PASSED = 0, 1, 2, 5
PLACES = 8
"""Passed cards go through a separate place, first all out of the hands, then all in: it happens at once."""

# The layout of `numbers`.
POINTS, ROUND, LAST = 0, 3, 4


class Tollgate(State):
    def blank(self) -> Tollgate:
        return Tollgate(self.rules, self.seats)

    def public(self, into: State) -> None:
        into.numbers = self.numbers[:]


class GuardCard(Paragraph[Tollgate]):
    """Cancel the raid; draw a card. [TOY-3]"""

    def resume(self, s: Tollgate, f: Frame) -> None:
        s.answered(WINDOW_RULE).cancelled = True
        s.secrets[0].show(GUARD, HAND + f.seat, DISCARD)
        s.finish()
        s.push(DEAL_RULE, f.seat, n=1)


class Rounds(Paragraph[Tollgate]):
    def resume(self, s: Tollgate, f: Frame) -> None:
        if f.step < s.seats:
            f.step += 1
            s.push(DEAL_RULE, f.step - 1, n=2)
        elif s.numbers[ROUND] == s.numbers[LAST]:
            points = [int(s.numbers[POINTS + seat]) for seat in range(s.seats)]
            s.end(Outcome(0, points, ranked(points)))
        else:
            s.numbers[ROUND] += 1
            for seat in reversed(range(s.seats)):
                s.push(TURN_RULE, seat)
            s.push(PASS_RULE, -1)


class DealCards(Paragraph[Tollgate]):
    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        cards = s.secrets[0]
        if f.n == 0 or cards.count(PILE) == 0:
            return None
        return Question(DEALING, CHANCE, cards.cards(PILE), f.seat, cards.tally(PILE))

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        s.secrets[0].slip(option, PILE, HAND + f.seat, 0)
        s.tell(DEALING, f.seat, card=option, seers=bit(f.seat))
        f.n -= 1


class PassLeft(Together[Tollgate]):
    """[TOY-1]"""

    def ask_one(self, s: Tollgate, f: Frame, seat: int) -> Question | None:
        return self.offer(s, f, PASSING, seat, s.secrets[0].cards(HAND + seat))

    def close(self, s: Tollgate, f: Frame) -> None:
        s.finish()
        for seat, card in enumerate(f.picks):
            s.secrets[0].slip(card, HAND + seat, PASSED + seat, 0)
        for seat, card in enumerate(f.picks):
            left = (seat + 1) % s.seats
            s.secrets[0].slip(card, PASSED + seat, HAND + left, 0)
            s.tell(PASSING, seat, card=card, seers=bit(seat) | bit(left))


class Turn(Paragraph[Tollgate]):
    """[TOY-2]"""

    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        return Question(ACTING, f.seat, [RAID, FARM], -1, NO_WEIGHTS)

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        s.finish()
        if option == FARM:
            s.numbers[POINTS + f.seat] += 1
        else:
            s.push(RAID_RULE, f.seat)


class RaidAct(Paragraph[Tollgate]):
    """Declare (step 0), window (step 1), effect (step 2). [TOY-2]"""

    def ask(self, s: Tollgate, f: Frame) -> Question | None:
        if f.step > 0 or f.picks:
            return None
        return self.offer(s, f, RAIDING, f.seat, [SEAT + seat for seat in range(s.seats) if seat != f.seat])

    def forbids(self, s: Tollgate, f: Frame, seat: int, option: int) -> int:
        return 0 if s.numbers[POINTS + option - SEAT] else TOY_2

    def answer(self, s: Tollgate, f: Frame, option: int) -> None:
        f.picks = (*f.picks, option)

    def resume(self, s: Tollgate, f: Frame) -> None:
        f.step += 1
        if f.step == 1:
            s.push(WINDOW_RULE, f.seat, n=RAIDED)
        else:
            s.finish()
            if f.picks and not f.cancelled:
                s.numbers[POINTS + f.picks[0] - SEAT] -= 1
                s.numbers[POINTS + f.seat] += 1


class Reactions(Window[Tollgate]):
    """[TOY-3]"""

    def reactions(self, s: Tollgate, f: Frame) -> list[int]:
        return REACTIONS[f.n]

    def forbids(self, s: Tollgate, f: Frame, seat: int, option: int) -> int:
        if option == PASS:
            return 0
        return TOY_3 if seat == f.seat or s.answered(WINDOW_RULE).cancelled else 0

    def holds(self, s: Tollgate, seat: int, reaction: int) -> bool:
        return s.secrets[0].has(reaction, HAND + seat)

    def may_hold(self, s: Tollgate, seat: int, reaction: int) -> bool:
        return s.secrets[0].may_have(s.seats, reaction, HAND + seat)

    def order(self, s: Tollgate, f: Frame) -> list[int]:
        return [(f.seat + i) % s.seats for i in range(s.seats)]


RULES = cast(
    "list[Paragraph[State]]",
    [GuardCard(), Rounds(), DealCards(), PassLeft(), Turn(), RaidAct(), Reactions(REACTING, PASS)],
)


class TollgateGame(Game):
    def __init__(self) -> None:
        super().__init__(
            key="tollgate",
            title="Tollgate",
            version=1,
            seats=[2, 3],
            settings=[Setting("rounds", ["3", "6"], "TOY-4", "3")],
            kinds=["dealing", "passing", "acting", "raiding", "reacting"],
            endings=["last-round"],
            events=["dealt", "passed"],
            clauses=["", "TOY-1", "TOY-2", "TOY-3", "TOY-4"],
            cards=KINDS,
            letters=LETTERS,
            longest=400,
        )

    def start(self, seats: int, settings: dict[str, str]) -> State:
        s = Tollgate(RULES, seats)
        s.numbers = vec[i64]([0, 0, 0, 0, int(settings["rounds"])])
        cards = Whereabouts(KINDS, 2, [-1, -1, 0, 1, 2, 0, 1, 2], seats).empty()
        for card in [GUARD, *range(KINDS)]:
            cards.put(card, PILE)
        s.secrets.append(cards)
        s.push(GAME_RULE, -1)
        s.settle()
        return s

    def census(self, state: State) -> list[int]:
        cards = state.secrets[0]
        return [sum(cards.copies_in(p, card) for p in range(PLACES)) for card in range(KINDS)]


TOLLGATE = TollgateGame()
