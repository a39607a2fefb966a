"""Land of Clans, "A turn": conquer with a card or a Wizard, attack, or pass; then fill up the hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.core.deck import USED
from meadhall.core.question import NO_WEIGHTS, Question
from meadhall.core.rng import Rng
from meadhall.core.state import NO_PICKS, Frame, Paragraph
from meadhall.games.clans.rules.actions import conceivable_actions, forbids_action, legal_actions
from meadhall.games.clans.rules.attack import begin_attack, cards_with
from meadhall.games.clans.rules.bitboards import Bitboard, set_of
from meadhall.games.clans.rules.components import (
    DISCARD,
    ENOUGH,
    LAND_CARDS,
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
    is_casting,
    is_land_card,
    is_square,
    square_in,
    swords_in,
    wizard_square,
)
from meadhall.games.clans.rules.conquest import conquer
from meadhall.games.clans.rules.drawing import ask_card, draw_card, pick_card, short_seat, shuffle_used
from meadhall.games.clans.rules.events import CAST, DISCARDED, PASSED, PLAYED
from meadhall.games.clans.rules.scoring import end
from meadhall.games.clans.rules.state import HAND, OPEN_BEFORE, OUT, Clans

ACTING: Final = 0
PAYING: Final = 1
DONE: Final = 2
# At the steps from here on the choice is unseen: to the others the seat is still ACTING (CLA-C32).
CHOOSING_WIZARD: Final = 3
CHOOSING_SWORDS: Final = 4
DISCARDING: Final = 5


def is_unseen(step: int) -> bool:
    """Return whether what is chosen at a step is still unseen by the others. [CLA-C32]"""
    return step > DONE


class Turn(Paragraph[Clans]):
    """One action, then everybody fills up, and the next seat follows. [CLA-R7, R9]

    One frame serves all turns: `seat` whose turn it is, `place` the square chosen, `picks` the cards chosen so far. `n`
    is read by `swords_chosen` while the action is chosen, by `seats_to_fill` when it is done.
    """

    def ask(self, s: Clans, f: Frame) -> Question | None:
        if f.step == ACTING:
            if s.is_explaining:
                return self.offer(s, f, TURN, f.seat, conceivable_actions(s, f.seat))
            return Question(TURN, f.seat, legal_actions(s, f.seat), -1, NO_WEIGHTS)
        if f.step == PAYING:
            return Question(PAY, f.seat, s.secrets[0].cards(HAND + f.seat), f.place, NO_WEIGHTS)
        if f.step == CHOOSING_WIZARD:
            return Question(WHICH_WIZARD, f.seat, [WIZARD, OPEN_WIZARD], f.place, NO_WEIGHTS)
        if f.step == CHOOSING_SWORDS:
            left = [card for card in cards_with(s, f.seat, s.board.swords) if card not in f.picks]
            return Question(WHICH_SWORD, f.seat, left, f.place, NO_WEIGHTS)
        if f.step == DISCARDING:
            return Question(DISCARD, f.seat, discards(s, f), -1, NO_WEIGHTS)
        return ask_card(s, f.seat, seats_to_fill(f))

    def draw(self, s: Clans, f: Frame, rng: Rng) -> int:
        return pick_card(s, f.seat, seats_to_fill(f), rng) if f.step == DONE else -1

    def forbids(self, s: Clans, f: Frame, seat: int, option: int) -> int:
        return forbids_action(s, seat, option)

    def answer(self, s: Clans, f: Frame, option: int) -> None:
        if f.step == DONE:
            draw_card(s, f.seat, seats_to_fill(f), option)
        elif f.step == PAYING:
            play(s, f, option, f.place)
        elif f.step == CHOOSING_WIZARD:
            cast_wizard(s, f, f.place, option == WIZARD)
        elif f.step == CHOOSING_SWORDS:
            pick(f, option)
            if len(f.picks) == swords_chosen(f):
                attack(s, f, list(f.picks))
        elif f.step == DISCARDING:
            if option != ENOUGH:
                pick(f, option)
            if option == ENOUGH or len(f.picks) == s.secrets[0].count(HAND + f.seat):
                pass_turn(s, f)
        else:
            self.act(s, f, option)

    def act(self, s: Clans, f: Frame, option: int) -> None:
        """Do what was chosen, or ask for the rest of it."""
        if is_land_card(option):
            play(s, f, option, s.board.square_of[option])
        elif is_square(option):
            f.step = PAYING
            f.place = square_in(option)
        elif is_casting(option):
            f.place = wizard_square(option)
            in_hand = s.secrets[0].has(WIZARD, HAND + f.seat)
            if in_hand and s.secrets[0].has(WIZARD, OPEN_BEFORE + f.seat):  # CLA-C31
                f.step = CHOOSING_WIZARD
            else:
                cast_wizard(s, f, f.place, in_hand)
        elif option == PASS:
            f.step = DISCARDING
        else:
            f.place = attacked_square(option)
            f.n = swords_in(option)
            swords = cards_with(s, f.seat, s.board.swords)
            if swords_chosen(f) == len(swords):
                attack(s, f, swords)
            else:
                f.step = CHOOSING_SWORDS

    def resume(self, s: Clans, f: Frame) -> None:
        if short_seat(s, f.seat, seats_to_fill(f)) != NONE:  # `ask` has found the draw pile empty
            shuffle_used(s)
        elif s.passes == ROUNDS_OF_PASSES * s.seats:  # CLA-C29
            end(s, STALL)
        else:
            go_to_step(f, ACTING)
            f.seat = s.clockwise(f.seat)

    def veiled(self, s: Clans, f: Frame, question: Question) -> Question:
        return Question(TURN, f.seat, [], -1, NO_WEIGHTS) if is_unseen(f.step) else question.veiled()

    def seen_by(self, s: Clans, f: Frame, viewer: int) -> Frame:
        seen = f.copy()
        if is_unseen(f.step) and viewer != f.seat:
            go_to_step(seen, ACTING)
        return seen


def go_to_step(f: Frame, step: int) -> None:
    """Go to a step with nothing chosen."""
    f.step = step
    f.place = NONE
    f.n = 0
    f.picks = NO_PICKS


def action_done(f: Frame, how_many_seats: int) -> None:
    """When the action has been carried out, this many seats fill up, from the one in turn on. [CLA-R9]

    What the action pushes lies on top of the turn and comes first.
    """
    go_to_step(f, DONE)
    f.n = how_many_seats


def swords_chosen(f: Frame) -> int:
    """Return with how many Swords the seat in turn attacks."""
    return f.n


def seats_to_fill(f: Frame) -> int:
    """Return how many seats, from the one in turn on, may have to fill up when the action is done."""
    return f.n


def pick(f: Frame, card: int) -> None:
    """Note a card that was chosen; in which order does not matter."""
    f.picks = tuple(sorted([*f.picks, card]))


def discards(s: Clans, f: Frame) -> list[int]:
    """Return the cards that may still be discarded in a pass, and ENOUGH. [CLA-C9, C37]"""
    found = s.secrets[0].cards(HAND + f.seat)
    for card in f.picks:
        if is_land_card(card) or f.picks.count(WIZARD) == s.secrets[0].copies_in(HAND + f.seat, WIZARD):
            if card in found:
                found.remove(card)
    found.append(ENOUGH)
    return found


# Doing it.


def play(s: Clans, f: Frame, card: int, square: i64) -> None:
    """Play a card of the hand and conquer a square. [CLA-R8, R26]"""
    action_done(f, 1)
    s.secrets[0].show(card, HAND + f.seat, USED)
    s.tell(PLAYED, f.seat, card=card, place=square)
    conquer(s, f.seat, square)


def cast_wizard(s: Clans, f: Frame, square: i64, from_hand: bool) -> None:
    """Play a Wizard and conquer a square. [CLA-R28, R30, C7, C27, C30]"""
    if s.wizard_is_extra:
        go_to_step(f, ACTING)
    else:
        action_done(f, 1)
    source = HAND + f.seat if from_hand else OPEN_BEFORE + f.seat
    s.secrets[0].show(WIZARD, source, USED if s.wizards_return else OUT)
    s.tell(CAST, f.seat, place=square, n=int(from_hand))
    conquer(s, f.seat, square)


def attack(s: Clans, f: Frame, swords: list[int]) -> None:
    """Lay the Swords: only now do the others learn of it. [CLA-R20, C32]"""
    square = f.place
    action_done(f, s.seats)  # CLA-R20: not yet, this waits under the attack; CLA-R22, R25: then both sides
    begin_attack(s, f.seat, square, swords)


def pass_turn(s: Clans, f: Frame) -> None:
    """Pass: discard what was chosen. [CLA-C9]"""
    cards = f.picks
    action_done(f, 1)
    if s.deck().remembers:  # a pass tells everybody that the hand holds only such cards
        low, high = cards_unplayable(s)
        s.deck().narrow(HAND + f.seat, low, high)
    for card in cards:
        s.secrets[0].show(card, HAND + f.seat, USED)
        s.tell(DISCARDED, f.seat, card=card)
    s.tell(PASSED, f.seat, n=len(cards))
    s.passes += 1


def cards_unplayable(s: Clans) -> Bitboard:
    """Return the cards that cannot conquer a square by themselves: a player who passes holds no others. [CLA-C9]"""
    cards = list(range(WIZARD, WIZARD + WIZARDS))
    for card in range(LAND_CARDS):
        if s.is_taken(s.board.square_of[card]):
            cards.append(card)
    return set_of(cards)
