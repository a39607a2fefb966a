"""What Oriflamme says in words: a phrase for each event, question, option, refusal. Sentences: catalogues/*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.question import HIDDEN
from meadhall.games.oriflamme import notation
from meadhall.games.oriflamme.costs import cost_of
from meadhall.games.oriflamme.game import GAME
from meadhall.games.oriflamme.names import card_name, does, position_name, role_name, thing_name
from meadhall.games.oriflamme.rules import events as told
from meadhall.games.oriflamme.rules.box import FACTS, ROLE_NAMES
from meadhall.games.oriflamme.rules.clauses import R39, R46
from meadhall.games.oriflamme.rules.components import (
    AGAIN,
    BRIBE_WHOM,
    CHOOSE_CARD,
    CHOOSE_CHARACTER,
    END,
    LEAVE,
    LEAVE_OR_REVEAL,
    LEFTWARD,
    NONE,
    REMOVE,
    REVEAL,
    ROUNDS,
    START,
    TAKE,
    TAKE_OR_AGAIN,
    WHERE,
    WHERE_TWIN,
    back_of,
    is_position,
    is_role_letter,
    owner_of,
    position_in,
    role_in,
    role_of,
    round_of,
)
from meadhall.games.oriflamme.rules.knowledge import known_not_prince, not_aside, pile, stack
from meadhall.games.oriflamme.rules.scoring import cards_in_row
from meadhall.games.oriflamme.rules.state import Oriflamme
from meadhall.presentation import GameText, Phrase, Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

CLAUSES_OF = {
    WHERE: ["ORI-R10", "ORI-R24", "ORI-R25", "ORI-R27"],
    WHERE_TWIN: ["ORI-R36", "ORI-B2", "ORI-B3"],
    REMOVE: ["ORI-R19", "ORI-R20", "ORI-R21", "ORI-B37"],
    CHOOSE_CHARACTER: ["ORI-R50", "ORI-R51", "ORI-B18"],
    TAKE_OR_AGAIN: ["ORI-R50", "ORI-R51"],
    BRIBE_WHOM: ["ORI-R56", "ORI-R57", "ORI-R58", "ORI-B22"],
}
"""The clauses that speak about the options of a kind of question."""
IN_WORDS = (START, END, LEAVE, REVEAL, TAKE, AGAIN)
"""The answers with a label of their own."""
REASONS = {told.DONE: "done", told.LINKED: "linked", told.TRAPPED: "trapped", told.BESIDE_STACK: "stack"}


def oriflamme(state: State) -> Oriflamme:
    """Return the state as a state of this game."""
    assert isinstance(state, Oriflamme)
    return state


class OriflammeText(GameText):
    """The words of Oriflamme."""

    package = "meadhall.games.oriflamme"

    def title(self) -> Phrase:
        return phrase("oriflamme-title")

    def label(self, option: int) -> Phrase:
        if is_role_letter(option):
            return phrase("oriflamme-label-role", role=ROLE_NAMES[role_in(option)])
        if is_position(option):
            return phrase("oriflamme-label-position", n=position_in(option) + 1)
        if option in IN_WORDS:
            return phrase(f"oriflamme-label-{self.game.write(option)}")
        return super().label(option)

    def event(self, event: Event) -> Phrase | None:
        seat, kind, name = Seat(event.seat), event.kind, f"oriflamme-{self.game.events[event.kind]}"
        if kind == told.ENDED or (kind == told.LAID_ASIDE and event.card == HIDDEN):
            return None  # the end comes with the score
        if kind == told.ACTIVATED and event.n != told.BY_PLAN:
            return None  # what a card does is told anyway
        if kind == told.DIRECTED:
            return phrase(name, direction=notation.DIRECTIONS[event.n])
        if kind in (told.STARTS, told.NO_PRINCE):
            return phrase(name, seat=seat)
        if kind == told.ROUND_BEGINS:
            return phrase(name, seat=seat, n=event.n + 1)
        if kind == told.PLACED:
            if event.card == HIDDEN:
                return phrase("oriflamme-placed", seat=seat, where=where_laid(event))
            role = role_name(role_of(event.card))
            return phrase("oriflamme-placed-card", seat=seat, role=role, where=where_laid(event))
        if kind == told.TOKEN_LAID:
            return phrase(name, seat=seat, n=event.place + 1)
        if kind == told.STOLE:
            return phrase(name, seat=seat, victim=Seat(event.other), n=event.n)
        role = role_name(role_of(event.card))
        if kind == told.GAINED and owner_of(event.card) != event.seat:
            role = card_name(event.card)  # a Queen that was removed, or a bribed card
        if kind == told.ENTERED:
            return phrase(name, seat=seat, card=card_name(event.card), role=role, where=where_laid(event))
        if kind in (told.LAID_ASIDE, told.NOT_REPLACED, told.GAINED):
            return phrase(name, seat=seat, role=role, n=event.n)
        if kind == told.REMOVED:
            return phrase(name, seat=seat, card=card_name(event.card), by=role_name(role_of(event.other)))
        if kind == told.DISCARDED:
            return phrase(name, seat=seat, card=card_name(event.card), role=role, why=REASONS[event.n])
        return phrase(name, seat=seat, card=card_name(event.card), role=role, n=event.n)

    def question(self, view: State, question: Question) -> Phrase:
        s, name = oriflamme(view), f"oriflamme-ask-{self.game.kinds[question.kind]}"
        if question.kind == WHERE:
            back = int(back_of(question.actor, s.round))
            return phrase(name, role=role_name(s.role_under(back)))
        if question.kind == LEAVE_OR_REVEAL:
            back = int(s.top(question.about))
            tokens = int(s.tokens(back))
            return phrase(name, role=role_name(s.role_under(back)), n=question.about + 1, tokens=tokens)
        if question.kind == REMOVE:
            return phrase(name, role=role_name(role_of(s.acting_card())))
        if question.kind == TAKE_OR_AGAIN:
            return phrase(name, n=question.about)
        return phrase(name, n=int(s.round) + 1)

    def option(self, view: State, question: Question, option: int) -> Phrase:
        cost = cost_of(oriflamme(view), question, option)
        says = self.plain_option(view, question, option, is_short=cost is not None)
        return says if cost is None else phrase("oriflamme-careful", option=says, cost=cost)

    def plain_option(self, view: State, question: Question, option: int, *, is_short: bool) -> Phrase:
        """Return an option without what it costs; short: nor what the card does."""
        s = oriflamme(view)
        if is_role_letter(option):
            return phrase("oriflamme-choice", role=role_name(role_in(option)), does=does(role_in(option)))
        if is_position(option):
            name = "oriflamme-on" if question.kind in (WHERE, WHERE_TWIN) else "oriflamme-target"
            return phrase(name, position=position_name(s, position_in(option)))
        if option == REVEAL:
            back = int(s.top(question.about))
            role = s.role_under(back)
            tokens = 0 if FACTS[role].card.keeps_tokens() else int(s.tokens(back))
            if is_short:
                return phrase("oriflamme-just-reveal", tokens=tokens)
            return phrase("oriflamme-reveal", tokens=tokens, does=does(role))
        if option not in (START, END):
            return phrase(f"oriflamme-{self.game.write(option)}")
        is_left = (option == START) == (s.direction != LEFTWARD)
        acts = "turn" if question.kind == WHERE else "now" if option == END and s.entering_acts else "later"
        return phrase(f"oriflamme-{self.game.write(option)}", side="left" if is_left else "right", acts=acts)

    def refusal(self, view: State, question: Question, option: int, clause: int) -> Phrase:
        s, at = oriflamme(view), position_in(option)
        holder = Seat(int(s.holder_at(at)))
        name = f"oriflamme-no-{self.game.clauses[clause]}"
        if clause in (R39, R46) and at == question.about:
            return phrase("oriflamme-no-itself", role=role_name(role_of(s.top(at))))
        return phrase(name, position=position_name(s, at), holder=holder)

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        if question.kind == CHOOSE_CARD:
            return FACTS[role_in(option)].clauses
        if question.kind == LEAVE_OR_REVEAL:
            return ["ORI-R15", "ORI-R16", "ORI-R17", "ORI-B4"] if option == REVEAL else ["ORI-R14", "ORI-R31"]
        own = FACTS[role_of(oriflamme(view).acting_card())].clauses if question.kind == REMOVE else []
        return own + CLAUSES_OF[question.kind]

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        return phrase(id)

    def ending(self, reason: int) -> Phrase:
        return phrase(f"oriflamme-end-{self.game.endings[reason]}")

    def setting(self, key: str, value: str) -> Phrase:
        name = f"oriflamme-set-{key.replace('_', '-')}"
        return phrase(name, value=value, n=int(value) + 1 if value.isdigit() else 0)

    def opening(self, view: State) -> list[Phrase]:
        s = oriflamme(view)
        return [round_in_words(s), aside_in_words(s, s.viewer)] if s.round == 0 else []

    def meaning(self, option: int) -> Phrase | None:
        return does(role_in(option)) if is_role_letter(option) else None

    def needs_words(self, question: Question) -> bool:
        return question.kind not in (CHOOSE_CARD, LEAVE_OR_REVEAL, TAKE_OR_AGAIN)

    def points(self, n: int) -> Phrase:
        return phrase("oriflamme-points", n=n)

    def table(self, view: State) -> list[Phrase]:
        s = oriflamme(view)
        lines = [] if s.first_player == NONE else [round_in_words(s)]
        if not s.length():
            lines.append(phrase("oriflamme-row-empty"))
        for at in range(s.length()):
            active = "yes" if s.is_active(at) else "no"
            lines.append(phrase("oriflamme-row", position=position_name(s, at), active=active))
            covered = stack(s, s.top(at))[-2::-1]
            if covered:
                lines.append(phrase("oriflamme-covers", things=tuple(thing_name(s, thing) for thing in covered)))
        for seat in range(s.seats):
            lines += seat_in_words(s, seat)
        return lines

    def hand(self, view: State, seat: int) -> list[Phrase]:
        return [role_name(role) for role in oriflamme(view).hand(seat)]

    def score(self, state: State, seat: int) -> list[Phrase]:
        return [phrase("oriflamme-score-cards", n=cards_in_row(oriflamme(state), seat))]

    def legend(self) -> list[Phrase]:
        return [phrase("oriflamme-legend-goal"), phrase("oriflamme-legend-row"), phrase("oriflamme-legend-answers")]


def where_laid(event: Event) -> Phrase:
    """Return where a card was placed or entered."""
    return phrase("oriflamme-where", where=notation.WORDS[event.n], n=event.place + 1)


def round_in_words(s: Oriflamme) -> Phrase:
    """Return which round it is, who places first, which way the activation goes."""
    turn, first = int(s.round) + 1, Seat(int(s.first_player))
    direction = notation.DIRECTIONS[s.direction]
    return phrase("oriflamme-round-of", n=turn, rounds=ROUNDS, seat=first, direction=direction)


def aside_in_words(s: Oriflamme, seat: int) -> Phrase:
    """Return the cards that a seat has laid aside, for its own player."""
    aside = s.aside(seat)
    return phrase("oriflamme-aside", cards=tuple(role_name(role) for role in aside), count=len(aside))


def seat_in_words(s: Oriflamme, seat: int) -> list[Phrase]:
    """Return what lies before a seat, and for its own player what is hidden there."""
    who = Seat(seat)
    lines = [
        phrase(
            "oriflamme-seat",
            seat=who,
            influence=int(s.influence(seat)),
            hand=int(s.hand_count(seat)),
            twin="yes" if s.has_twin_ready(seat) else "no",
        )
    ]
    if out := pile(s, seat):
        lines.append(phrase("oriflamme-pile", seat=who, cards=tuple(role_name(role) for role in out)))
    excluded = not_aside(s, seat)
    if excluded and seat != s.viewer:
        lines.append(phrase("oriflamme-not-aside", seat=who, cards=tuple(role_name(role) for role in excluded)))
    rounds = [str(round_of(back) + 1) for back in known_not_prince(s, seat)]
    if rounds and seat != s.viewer:
        lines.append(phrase("oriflamme-not-prince", rounds=", ".join(rounds)))
    if seat == s.viewer:
        hand = s.hand(seat)
        lines.append(aside_in_words(s, seat))
        lines.append(phrase("oriflamme-hand", cards=tuple(role_name(role) for role in hand), count=len(hand)))
    return lines


TEXT = OriflammeText(GAME)
