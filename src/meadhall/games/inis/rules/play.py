"""Inis, "Playing a card": declare it, let others answer it, carry it out, let others follow it, discard it.

A card is a paragraph of its own, whose code is CARD_RULE + its letter: `declare` asks for what has to be declared
before Geis or The Dagda, and the paragraph itself is the effect. Its frame has the `seat` that plays it, the declared
`picks`, and in `n` how it is played.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.question import CHANCE, Question
from meadhall.core.state import Frame, Paragraph
from meadhall.core.together import Window
from meadhall.games.inis.rules.clauses import CARD_CLAUSE, R6
from meadhall.games.inis.rules.components import (
    AFTER_RULE,
    AS_MANOEUVRE,
    AS_TRISKEL,
    CARD_RULE,
    CAULDRON,
    CLAN_OR_CARD,
    DAGDA,
    DECLARED,
    FOLLOWING,
    LOOK,
    MANOEUVRES_RULE,
    MOOR,
    NONE,
    NOTHING,
    PASS,
    PLAY_RULE,
    REACT,
    SEASON_RULE,
    SPEAR,
    TURN_RULE,
    WINDOW_RULE,
    advantage_of,
    is_action,
    is_advantage,
    is_tale,
    kind_of,
    set_of,
    territory_on,
)
from meadhall.games.inis.rules.events import CANCELLED, CHOSE, NO_EFFECT, PLAYED, SHUFFLED
from meadhall.games.inis.rules.plan import Route
from meadhall.games.inis.rules.state import (
    DECK,
    DISCARDS,
    FACE_DOWN,
    HAND,
    TABLE,
    Inis,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Paragraph[Inis]):
    """A paragraph that asks seats openly: a seat that is asked and holds the Moor may play it first. [INI-Q39]"""

    def query(self, s: Inis, f: Frame) -> Question | None:
        """Return the question to be answered now, None when there is nothing to ask."""
        return None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        """Carry out the answer."""

    def ask(self, s: Inis, f: Frame) -> Question | None:
        question = self.query(s, f)
        if question is not None and question.actor != CHANCE and may_look(s, question.actor):
            offer_look(question)
        return question

    def answer(self, s: Inis, f: Frame, option: int) -> None:
        if option == LOOK:
            begin(s, s.where_advantage(MOOR), advantage_of(MOOR), AS_TRISKEL)
        else:
            self.choose(s, f, option)


def may_look(s: Inis, seat: i64) -> bool:
    """Return whether a seat may play the Moor. [INI-ADV-10, Q9]"""
    return s.where_advantage(MOOR) == seat and not s.is_silenced


def offer_look(question: Question) -> None:
    """Add the Moor to the options of a question."""
    question.options.append(LOOK)
    question.options.sort()


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Asking):
    """What a card does. Its effect must do with fewer picks than `declare` asks for. [INI-R44, Q49]"""

    def __init__(self) -> None:
        """Make a card; the box sets its letter and whether it can be played as a turn."""
        self.letter: i64 = NONE
        self.has_season_side = False

    def unmet(self) -> int:
        """Return the clause of the card, whose condition is not met."""
        return CARD_CLAUSE + self.letter

    def declare(self, s: Inis, f: Frame) -> Question | None:
        """Return what has to be declared next before the card can be answered, None if nothing. [INI-R39, Q30]"""
        return None

    def plan(self, s: Inis, f: Frame) -> list[Route]:
        """Return what it does to clans as declared so far: the effect, the map and the bots go by it."""
        return []

    def may_clash(self) -> bool:
        """Return whether clans that it moves start clashes where they arrive."""
        return False

    def clash_in(self, f: Frame) -> i64:
        """Return the territory in which it starts a clash by itself, NONE if in none."""
        return NONE

    def instigator(self, f: Frame) -> i64:
        """Return who instigates the clashes that it starts."""
        return f.seat

    def brings(self) -> int:
        """Return the piece it brings to the territory that it asks for, or NOTHING."""
        return NOTHING

    def gains_deed(self, f: Frame) -> bool:
        """Return whether its effect is a Deed."""
        return False

    def territories(self, s: Inis, f: Frame) -> i64:
        """Return the set of territories for each of which `declare` asks for a number, NONE while it is not known.

        It is fixed once and kept in `other`, since an answer to the card may change who is where.
        """
        return NONE

    def fix_territories(self, s: Inis, f: Frame) -> None:
        """Keep in `other` the territories for each of which it asks for a number, unless they are fixed already."""
        if f.other == NONE:
            f.other = self.territories(s, f)

    def forbids_turn(self, s: Inis, seat: i64) -> int:
        """Return why a seat may not play it as its turn though it has a Season side, 0 if it may."""
        return 0

    def forbids_reaction(self, s: Inis, act: Frame, seat: i64, moment: i64) -> int:
        """Return why a seat may not answer an act with it, 0 if it may. Public facts alone decide it."""
        return 0


def card_rule(s: Inis, card: i64) -> Card:
    """Return the paragraph of a card."""
    return cast(Card, s.rules[CARD_RULE + card])


def begin(s: Inis, seat: i64, card: i64, how: int) -> None:
    """A seat plays a card: it lies open before it; an Advantage card counts as used at once. [INI-R32, R73]"""
    if is_advantage(card):
        s.put_advantage(territory_on(card), FACE_DOWN)
    else:
        s.cards_of(card).show(kind_of(card), HAND + seat, TABLE)
    act = s.push(PLAY_RULE, seat, card=card, n=how)
    s.tell(PLAYED, seat, card=card, n=how)
    card_rule(s, card).fix_territories(s, act)


class Play(Asking):
    """`seat` plays `card`; `n` is how, `other` the territories for which it asks for numbers. [INI-R6, R29, R39]

    What is declared stands, whatever the answers to it change [INI-Q63]. An Epic Tale that is cancelled has been played
    all the same: a manoeuvre has been made with it [INI-Q59].
    """

    DECLARING: Final = 0
    ANSWERED: Final = 1
    RESOLVED: Final = 2

    def query(self, s: Inis, f: Frame) -> Question | None:
        return card_rule(s, f.card).declare(s, f) if f.step == self.DECLARING else None

    def choose(self, s: Inis, f: Frame, option: int) -> None:
        f.picks = (*f.picks, option)
        card_rule(s, f.card).fix_territories(s, f)
        question = s.pending
        if question is not None and s.events is not None:
            place = NONE if question.kind == CLAN_OR_CARD else question.about  # this one is about a seat
            s.tell(CHOSE, f.seat, card=f.card, place=place, n=question.kind, other=option)

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.DECLARING:
            f.step = self.ANSWERED
            open_window(s, DECLARED)
        elif f.step == self.ANSWERED:
            f.step = self.RESOLVED
            if f.cancelled:
                s.tell(CANCELLED, f.seat, card=f.card)
            else:
                s.push(CARD_RULE + f.card, f.seat, card=f.card, other=f.other, n=f.n, picks=f.picks)
        else:
            s.finish(f.value if f.n == AS_MANOEUVRE else 0)
            if f.card != CAULDRON or f.cancelled:  # INI-Q38: the Cauldron stays until the clash is over
                follow(s, f.seat, f.card, f.n).cancelled = f.cancelled


def follow(s: Inis, seat: i64, card: i64, how: int) -> Frame:
    """Open the window for cards that follow what a seat has played, then discard it."""
    return s.push(AFTER_RULE, seat, card=card, other=card, n=how)


class After(Paragraph[Inis]):
    """`other` has been played by `seat`: cards may follow it, then it is discarded. [INI-R40, R42, R73, Q37]

    `card` is the same card as long as nobody has taken it (`was_taken`), then NONE. An Epic Tale that was cancelled
    goes first, then The Dagda, which has waited for it.
    """

    PLAYED: Final = 0
    FOLLOWED: Final = 1

    def resume(self, s: Inis, f: Frame) -> None:
        if f.step == self.PLAYED:
            f.step = self.FOLLOWED
            open_window(s, FOLLOWING)
            return
        s.finish()
        if is_action(f.card):
            s.actions().show(f.card, TABLE, DISCARDS)  # INI-R31: face down, but all have seen it
        elif is_tale(f.card) and not waits(s, f):
            discard_tales(s, [f.card], TABLE)
        if f.cancelled and is_tale(followed_card(f)) and is_on_table(s, DAGDA):
            discard_tales(s, [DAGDA], TABLE)


def followed_card(after: Frame) -> i64:
    """Return the card that has been played, and that others may follow."""
    return after.other


def was_taken(after: Frame) -> bool:
    """Return whether somebody has taken the card that was played. [INI-Q37, Q50]"""
    return after.card == NONE


def take_from_table(after: Frame) -> None:
    """Note that somebody takes the card that was played, so that it is not discarded. [INI-Q37]"""
    after.card = NONE


def waits(s: Inis, f: Frame) -> bool:
    """Return whether a card is The Dagda, played for an Epic Tale that is still to be discarded. [INI-Q37]"""
    return f.card == DAGDA and not s.is_version_1 and is_tale(answered_act(s).card)


def is_on_table(s: Inis, tale: i64) -> bool:
    """Return whether an Epic Tale lies open before its player."""
    return s.tales().copies_in(TABLE, kind_of(tale)) > 0


def discard_tales(s: Inis, cards: list[int], source: i64) -> None:
    """Discard Epic Tales together and openly; The Dagda has all of them shuffled. [INI-R33, EPI-08, Q19]"""
    for card in cards:
        s.tales().show(kind_of(card), source, DISCARDS)
    if DAGDA in cards:
        shuffle_tales(s)


def shuffle_tales(s: Inis) -> None:
    """Shuffle the discarded Epic Tales into their deck. [INI-R43]"""
    tales = s.tales()
    shuffled = tales.cards(DISCARDS)
    for tale in shuffled:
        tales.show(tale, DISCARDS, DECK)
    s.tell(SHUFFLED, NONE, n=len(shuffled))


# Triskel cards.


def open_window(s: Inis, moment: int) -> None:
    """Let seats react to the act on top, unless that is forbidden or, in a simulation, nobody could."""
    window = cast(Reactions, s.rules[WINDOW_RULE])
    if not s.is_silenced and (
        not s.is_simulated or s.is_held(window.actions[moment], window.territories[moment], window.tales[moment])
    ):
        s.push(WINDOW_RULE, NONE, n=moment)


class Reactions(Window[Inis]):
    """A moment at which triskel cards may be played; `n` is the moment. [INI-R38, R41, Q31]"""

    def __init__(self, cards: list[list[int]]) -> None:
        """Make the window; `cards` are for each moment those that may be played at it."""
        super().__init__(REACT, PASS)
        self.cards = cards
        self.actions = vec[i64]([set_of([card for card in each if is_action(card)]) for each in cards])
        self.territories = vec[i64](
            [set_of([territory_on(card) for card in each if is_advantage(card)]) for each in cards]
        )
        self.tales = vec[i64]([set_of([kind_of(card) for card in each if is_tale(card)]) for each in cards])

    def reactions(self, s: Inis, f: Frame) -> list[int]:
        return self.cards[f.n]

    def holds(self, s: Inis, seat: int, reaction: int) -> bool:
        return s.holds(seat, reaction)

    def may_hold(self, s: Inis, seat: int, reaction: int) -> bool:
        return s.may_hold(seat, reaction)

    def forbids(self, s: Inis, f: Frame, seat: int, option: int) -> int:
        if option in (PASS, LOOK):
            return 0
        if s.is_silenced:
            return forbids_silenced(s)
        return card_rule(s, option).forbids_reaction(s, s.frames[len(s.frames) - 2], seat, f.n)

    def ask_one(self, s: Inis, f: Frame, seat: int) -> Question | None:
        question = super().ask_one(s, f, seat)
        if question is not None and may_look(s, seat):
            offer_look(question)
        note_others(s, seat, self.cards[f.n])
        return question

    def order(self, s: Inis, f: Frame) -> list[int]:
        return s.in_order(active_seat(s))

    def react(self, s: Inis, f: Frame, seat: int, reaction: int) -> None:
        begin(s, seat, advantage_of(MOOR) if reaction == LOOK else reaction, AS_TRISKEL)


def note_others(s: Inis, seat: i64, cards: list[int]) -> None:
    """Note that whatever a seat holds besides these cards is not for this moment. [INI-R6]"""
    if s.noted is None:
        return
    for card in s.hand(seat):
        if card not in cards:
            s.noted.append((card, R6))


def active_seat(s: Inis) -> i64:
    """Return who makes the manoeuvre in a clash, otherwise whose turn it is, otherwise the Brenn. [INI-R41]"""
    at = len(s.frames) - 1
    while at >= 0:
        code = s.frames[at].code
        if code in (MANOEUVRES_RULE, TURN_RULE, SEASON_RULE):
            return s.frames[at].seat
        at -= 1
    return s.brenn


def answered_act(s: Inis) -> Frame:
    """Return the act that the card on top answers."""
    return s.answered(WINDOW_RULE)


def say_no_effect(s: Inis, f: Frame) -> None:
    """Say that there was nothing for a card to do. [INI-R44, Q49]"""
    s.tell(NO_EFFECT, f.seat, card=f.card)


class Cancels(Card):
    """A card that cancels the effect of what it answers."""

    def resume(self, s: Inis, f: Frame) -> None:
        answered_act(s).cancelled = True
        s.finish()


def forbids_silenced(s: Inis) -> int:
    """Return why no triskel card may be played now, 0 if it may. [INI-EPI-18]"""
    return CARD_CLAUSE + SPEAR if s.is_silenced else 0
