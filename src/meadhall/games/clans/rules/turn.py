"""Land of Clans, "A turn": conquer with a card or a Wizard, attack, or pass; then fill up the hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.deck import PILE, USED
from meadhall.core.question import CHANCE, NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import NO_PICKS, Frame, Paragraph
from meadhall.games.clans.rules.actions import actions, forbids_action, ideas
from meadhall.games.clans.rules.attack import begin_attack, cards_with
from meadhall.games.clans.rules.bitboards import set_of
from meadhall.games.clans.rules.components import (
    ATTACK,
    DEAL,
    DISCARD,
    ENOUGH,
    HAND_SIZE,
    LAND_CARDS,
    MAGIC,
    NONE,
    OPEN_WIZARD,
    PASS,
    PAY,
    ROUNDS_OF_PASSES,
    STALL,
    TURN,
    WHICH_SWORD,
    WHICH_WIZARD,
    WIZARD,
    WIZARDS,
    attacked_square,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.conquest import conquer
from meadhall.games.clans.rules.events import CAST, DISCARDED, DREW, PASSED, PLAYED, SHUFFLED
from meadhall.games.clans.rules.scoring import end
from meadhall.games.clans.rules.state import BEFORE, HAND, OUT, Clans

TURN_RULE: Final = 1

ACTING: Final = 0
PAYING: Final = 1
DONE: Final = 2
# What follows is decided unseen: to the others the seat is still ACTING (CLA-C32).
CHOOSING_WIZARD: Final = 3
CHOOSING_SWORDS: Final = 4
DISCARDING: Final = 5
NOBODY: Final = 0


class Turn(Paragraph[Clans]):
    """One action, then everybody fills up, and the next seat follows. [CLA-R7, R9]

    One frame serves all turns: `seat` whose turn it is, `place` the square chosen, `n` how many Swords, `picks` the
    cards chosen so far. When the action is done, `n` is how many seats, from this one on, may have to fill up.
    """

    def ask(self, s: Clans, f: Frame) -> Question | None:
        if f.step == ACTING:
            if s.noted is not None:
                return self.offer(s, f, TURN, f.seat, ideas(s, f.seat))
            return Question(TURN, f.seat, actions(s, f.seat), -1, NO_WEIGHTS)
        if f.step == PAYING:
            return Question(PAY, f.seat, s.secrets[0].cards(HAND + f.seat), f.place, NO_WEIGHTS)
        if f.step == CHOOSING_WIZARD:
            return Question(WHICH_WIZARD, f.seat, [WIZARD, OPEN_WIZARD], f.place, NO_WEIGHTS)
        if f.step == CHOOSING_SWORDS:
            left = [card for card in cards_with(s, f.seat, s.board.swords) if card not in f.picks]
            return Question(WHICH_SWORD, f.seat, left, f.place, NO_WEIGHTS)
        if f.step == DISCARDING:
            return Question(DISCARD, f.seat, discards(s, f), -1, NO_WEIGHTS)
        return ask_card(s, f.seat, f.n)

    def draw(self, s: Clans, f: Frame, rng: Rng) -> int:
        return pick_card(s, f.seat, f.n, rng) if f.step == DONE else -1

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        return forbids_action(s, seat, option)

    def answer(self, s: Clans, f: Frame, option: int) -> None:
        if f.step == DONE:
            draw_card(s, f.seat, f.n, option)
        elif f.step == PAYING:
            play(s, f, option, f.place)
        elif f.step == CHOOSING_WIZARD:
            cast_wizard(s, f, f.place, option == WIZARD)
        elif f.step == CHOOSING_SWORDS:
            pick(f, option)
            if len(f.picks) == f.n:
                attack(s, f, list(f.picks))
        elif f.step == DISCARDING:
            if option != ENOUGH:
                pick(f, option)
            if option == ENOUGH or len(f.picks) == s.secrets[0].count(HAND + f.seat):
                leave(s, f)
        else:
            self.act(s, f, option)

    def act(self, s: Clans, f: Frame, option: int) -> None:
        """Do what was chosen, or ask for the rest of it."""
        if option < WIZARD:
            play(s, f, option, s.board.square_of[option])
        elif option < MAGIC:
            f.step = PAYING
            f.place = square_in(option)
        elif option < ATTACK:
            f.place = wizard_square(option)
            in_hand = s.secrets[0].has(WIZARD, HAND + f.seat)
            if in_hand and s.secrets[0].has(WIZARD, BEFORE + f.seat):
                f.step = CHOOSING_WIZARD
            else:
                cast_wizard(s, f, f.place, in_hand)
        elif option == PASS:
            f.step = DISCARDING
        else:
            f.place = attacked_square(option)
            f.n = swords_in(option)
            swords = cards_with(s, f.seat, s.board.swords)
            if f.n == len(swords):
                attack(s, f, swords)
            else:
                f.step = CHOOSING_SWORDS

    def resume(self, s: Clans, f: Frame) -> None:
        if short_seat(s, f.seat, f.n) != NONE:
            shuffle_used(s)
        elif s.passes == ROUNDS_OF_PASSES * s.seats:
            end(s, STALL)
        else:
            turn_to(f, ACTING)
            f.seat = (f.seat + 1) % s.seats

    def veiled(self, s: Clans, f: Frame, question: Question) -> Question:
        return question.veiled() if f.step <= DONE else Question(TURN, f.seat, [], -1, NO_WEIGHTS)

    def seen_by(self, s: Clans, f: Frame, viewer: int) -> Frame:
        seen = f.copy()
        if f.step > DONE and viewer != f.seat:
            turn_to(seen, ACTING)
        return seen


def short_seat(s: Clans, first: i64, seats: i64) -> i64:
    """Return which of some seats, in the order of turns, is the first that has to fill up its hand; NONE if none."""
    cards = s.secrets[0]
    for after in range(seats):
        seat = first + after if first + after < s.seats else first + after - s.seats
        if cards.count(HAND + seat) < HAND_SIZE:
            return seat
    return NONE


def ask_card(s: Clans, first: i64, seats: i64) -> Question | None:
    """Return the question which card the next seat draws that has to; None if none has or no card is left."""
    seat = short_seat(s, first, seats)
    cards = s.secrets[0]
    if seat == NONE or cards.count(PILE) == 0:
        return None
    return Question(DEAL, CHANCE, cards.cards(PILE), seat, cards.tally(PILE))


def pick_card(s: Clans, first: i64, seats: i64, rng: Rng) -> int:
    """Return a random card if one is to be drawn, -1 if not."""
    return -1 if short_seat(s, first, seats) == NONE or s.secrets[0].count(PILE) == 0 else s.secrets[0].pick(PILE, rng)


def draw_card(s: Clans, first: i64, seats: i64, card: int) -> None:
    """Give a card to the seat that has to draw, unseen by the others. [CLA-R3, R9]"""
    seat = short_seat(s, first, seats)
    s.secrets[0].slip(card, PILE, HAND + seat, NOBODY)
    s.tell(DREW, seat, card=card, seers=bit(seat))


def shuffle_used(s: Clans) -> None:
    """Make the used cards the new draw pile. [CLA-R15]"""
    s.tell(SHUFFLED, -1, n=s.secrets[0].count(USED))
    s.deck().shuffle()


def turn_to(f: Frame, step: int) -> None:
    """Go to a step with nothing chosen."""
    f.step = step
    f.place = NONE
    f.n = 1 if step == DONE else 0
    f.picks = NO_PICKS


def pick(f: Frame, card: int) -> None:
    """Note a card that was chosen; in which order does not matter."""
    f.picks = tuple(sorted([*f.picks, card]))


def discards(s: Clans, f: Frame) -> list[int]:
    """Return the cards that may still be discarded in a pass, and ENOUGH. [CLA-C9, C37]"""
    found = s.secrets[0].cards(HAND + f.seat)
    for card in f.picks:
        if card < WIZARD or f.picks.count(WIZARD) == s.secrets[0].copies_in(HAND + f.seat, WIZARD):
            if card in found:
                found.remove(card)
    found.append(ENOUGH)
    return found


# Doing it.


def play(s: Clans, f: Frame, card: int, square: i64) -> None:
    """Play a card of the hand and conquer a square. [CLA-R8, R26]"""
    turn_to(f, DONE)
    s.secrets[0].show(card, HAND + f.seat, USED)
    s.tell(PLAYED, f.seat, card=card, place=square)
    conquer(s, f.seat, square)


def cast_wizard(s: Clans, f: Frame, square: i64, from_hand: bool) -> None:
    """Play a Wizard and conquer a square. [CLA-R28, R30, C7, C27, C30]"""
    turn_to(f, ACTING if s.wizard_is_extra else DONE)
    source = HAND + f.seat if from_hand else BEFORE + f.seat
    s.secrets[0].show(WIZARD, source, USED if s.wizards_return else OUT)
    s.tell(CAST, f.seat, place=square, n=int(from_hand))
    conquer(s, f.seat, square)


def attack(s: Clans, f: Frame, swords: list[int]) -> None:
    """Lay the Swords: only now do the others learn of it. [CLA-R20, C32]"""
    square = f.place
    turn_to(f, DONE)
    f.n = s.seats
    begin_attack(s, f.seat, square, swords)


def leave(s: Clans, f: Frame) -> None:
    """Pass: discard what was chosen. [CLA-C9]"""
    cards = f.picks
    turn_to(f, DONE)
    if s.deck().remembers:
        dead = cards_unplayable(s)
        s.deck().narrow(HAND + f.seat, dead[0], dead[1])
    for card in cards:
        s.secrets[0].show(card, HAND + f.seat, USED)
        s.tell(DISCARDED, f.seat, card=card)
    s.tell(PASSED, f.seat, n=len(cards))
    s.passes += 1


def cards_unplayable(s: Clans) -> vec[i64]:
    """Return the set of cards that cannot conquer a square by themselves: who passes holds no others. [CLA-C9]"""
    cards = list(range(WIZARD, WIZARD + WIZARDS))
    for card in range(LAND_CARDS):
        if s.is_taken(s.board.square_of[card]):
            cards.append(card)
    return set_of(cards)
