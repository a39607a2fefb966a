"""Inis, cards of the hand: what is discarded, given or taken at random; and the Deeds that cards bring."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.core.bits import bit
from meadhall.core.cards import NOBODY
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.games.inis.rules.clans import discard_action
from meadhall.games.inis.rules.components import RANDOM_ACTION, is_action, is_advantage, territory_on
from meadhall.games.inis.rules.events import DEED_GAINED, DISCARDED, GAVE, TOOK_AT_RANDOM
from meadhall.games.inis.rules.play import discard_tales
from meadhall.games.inis.rules.state import FACE_DOWN, FACE_UP, HAND, Inis


def discard(s: Inis, seat: i64, card: int) -> None:
    """Discard a card of any type from a hand. [INI-R31, R32, R33, Q40]"""
    if is_action(card):
        discard_action(s, seat, card)
        return
    s.tell(DISCARDED, seat, card=card)
    if is_advantage(card):
        s.put_advantage(territory_on(card), FACE_DOWN if s.is_version_1 else FACE_UP)  # INI-Q40: it was not played
    else:
        discard_tales(s, [card], HAND + seat)


def ask_random(s: Inis, seat: i64) -> Question | None:
    """Ask chance for one of the Action cards of a seat; None if it has none."""
    actions = s.actions()
    if actions.count(HAND + seat) == 0:
        return None
    return Question(RANDOM_ACTION, CHANCE, actions.cards(HAND + seat), seat, actions.tally(HAND + seat))


def pick_random(s: Inis, seat: i64, rng: Rng) -> int:
    """Return a random Action card of a seat, -1 if it has none."""
    actions = s.actions()
    return actions.pick(HAND + seat, rng) if actions.count(HAND + seat) else -1


def take_at_random(s: Inis, taker: i64, giver: i64, card: int) -> None:
    """Take the Action card that chance has drawn from a hand; only the two see it. [INI-Q45]"""
    s.actions().slip(card, HAND + giver, HAND + taker, NOBODY)
    s.tell(TOOK_AT_RANDOM, taker, card=card, other=giver, seers=bit(giver) | bit(taker))


def give(s: Inis, giver: i64, taker: i64, card: int) -> None:
    """An Action card goes from one hand to another; only the two see it. [INI-Q45]"""
    s.actions().slip(card, HAND + giver, HAND + taker, NOBODY)
    s.tell(GAVE, giver, card=card, other=taker, seers=bit(giver) | bit(taker))


def gain_deed(s: Inis, seat: i64) -> bool:
    """Gain a Deed; return whether one was left. [INI-Q4]"""
    if s.deeds_left == 0:
        return False
    s.gain_deeds(seat, 1)
    s.tell(DEED_GAINED, seat)
    return True
