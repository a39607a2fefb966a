"""One game being played: seats, the one checked door for answers, chance, undo, clocks, the record. No IO.

The caller passes the time, in milliseconds since the beginning, with every call; writes the new `lines` to durable
storage; and only then tells anybody what happened. A match is its header and its entries: `replay` makes the same match
from the same lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.question import CHANCE
from meadhall.core.state import TRUTH
from meadhall.match.chance import Dice
from meadhall.match.clock import Clock
from meadhall.match.entry import PUBLIC_VERBS, RESIGNED, TABLE, Entry, PastAnswer, Plea, Result, Snapshot, Told, who
from meadhall.match.errors import (
    BadEntry,
    HasBegun,
    IllegalOption,
    MatchOver,
    NotBegun,
    NothingToAgreeTo,
    NothingToUndo,
    NotYourQuestion,
    TimeIsUp,
    UnknownSeat,
)
from meadhall.match.record import BOT, EMPTY, PERSON, Chain, Header, Holder, parse_holder
from meadhall.match.standing_answers import ALWAYS, ASK, EVERY_MOMENT, MOMENTS, SPAN, StandingAnswers
from meadhall.presentation import Phrase, Seat, phrase, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from meadhall.core.question import Question
    from meadhall.core.state import State

LONGEST_NONCE = 64
PICTURED = 30
"""Of how many of the latest entries the states between their facts are kept, to be drawn."""
STANDING = " (standing)"
"""Marks an answer in the record as given by a standing answer."""
LATEST = 10**15


class Match:
    """One game being played."""

    def __init__(self, header: Header) -> None:
        """Set up the table; raises UnknownGame or BadSetting if it cannot be played. `begin` starts the match."""
        self.header = header
        self.game = registry.game(header.game)
        self.text = text_of(self.game)
        self.state = self.game.new(len(header.seats), dict(header.settings), header.rules)
        """The true state; `view` is what may be shown."""
        self.listen()
        self.seats = self.state.seats
        self.holders = list(header.seats)
        self.people = {seat for seat, each in enumerate(header.seats) if each.kind == PERSON}
        """The seats that a person holds or has held and may return to."""
        self.nonces = [b""] * self.seats
        self.clock = Clock(header.clock, self.seats)
        self.entries: list[Entry] = []
        self.pictures: dict[int, tuple[State, ...]] = {}
        """What the table looked like as each fact of the latest entries was told, by their numbers."""
        self.result: Result | None = None
        self.resigned: list[int] = []
        """The seats that resigned or ran out of time, in that order."""
        self.standing_answers = StandingAnswers()
        self.dice: Dice | None = None
        """None until the match begins."""
        self.undo_stack: list[Snapshot] = []
        """The answers that can still be undone, as they were before each."""
        self.path: list[PastAnswer] = []
        """The answers, those of chance included, that led to the current state."""
        self.plea: Plea | None = None
        self.chain = Chain()
        self.lines = [self.chain.marked(line) for line in header.lines()]
        """The record, line by line, each with its mark and newline."""

    # Reading.

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings of the table."""
        return self.header.settings

    @property
    def draws(self) -> int:
        """The number of draws so far."""
        return self.dice.draws if self.dice is not None else 0

    def view(self, viewer: int) -> State:
        """Return what a seat, or the spectator (`seats`), may know."""
        return self.state.redact(viewer)

    def question_to(self, seat: int) -> Question | None:
        """Return what a seat is asked now, None if nothing."""
        return self.state.question_to(seat) if self.is_running() and 0 <= seat < self.seats else None

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""
        return [seat for seat in range(self.seats) if self.question_to(seat) is not None]

    def is_running(self) -> bool:
        """Return whether answers are taken now."""
        return self.dice is not None and self.result is None

    def undo_limit(self, seat: int) -> int:
        """Return how many answers a seat can undo: those since another seat acted or this one learned something."""
        if not self.is_running():
            return 0
        if self.has_secret_answer(seat):
            return 1
        return len(self.undo_stack) if self.undo_stack and self.undo_stack[-1].seat == seat else 0

    def undo_steps(self, seat: int) -> int:
        """Return how many answers a seat undoes to be asked again: its last one, and the passes it was spared since.

        0 if it cannot, or not without consent.
        """
        given = self.answers_of(seat)
        return next((n for n in range(1, self.undo_limit(seat) + 1) if not given[-n].is_spared), 0)

    def last_answer(self, seat: int) -> PastAnswer | None:
        """Return the last answer that a seat gave itself and can ask to take back."""
        return next((past for past in reversed(self.answers_of(seat)) if past.is_free and not past.is_spared), None)

    def answers_of(self, seat: int) -> list[PastAnswer]:
        """Return the answers of a seat that led to the current state."""
        return [past for past in self.path if past.actor == seat]

    def awaited(self) -> list[int]:
        """Return the people who have yet to agree to a plea; bots always agree."""
        if self.plea is None:
            return []
        return [
            seat for seat in range(self.seats) if self.holders[seat].kind == PERSON and seat not in self.plea.agreed
        ]

    def has_secret_answer(self, seat: int) -> bool:
        """Return whether a seat has answered a question that others are still asked."""
        return bool(self.secret_answers(seat))

    def secret_answers(self, seat: int) -> list[int]:
        """Return the answers of a seat to a question that others are still asked."""
        return self.state.secret_answers(seat)

    def first_answer(self) -> int:
        """Return how many entries come before the first action of a seat: they set the table up."""
        actions = (n for n, entry in enumerate(self.entries) if entry.actor >= 0 and entry.verb != "nonce")
        return next(actions, len(self.entries))

    def story(self, viewer: int, since: int = 0, until: int | None = None) -> list[Phrase]:
        """Return what happened after the first `since` entries as phrases, as this viewer (TRUTH: all) may know it."""
        return [told.says for told in self.told(viewer, since, until) if told.says is not None]

    def told(self, viewer: int, since: int = 0, until: int | None = None) -> Iterator[Told]:
        """Yield what happened after the first `since` entries, as this viewer (TRUTH: all) may know it."""
        for entry in self.entries[since:until]:
            pictures = self.pictures.get(entry.n, ())
            older = len(entry.events) - len(pictures)
            for n, event in enumerate(entry.events):
                seen = event if viewer == TRUTH else event.seen_by(viewer)
                yield Told(self.text.event(seen), seen, pictures[n - older] if n >= older else None)
            if entry.option < 0 and entry.verb in PUBLIC_VERBS:
                kind, _, name = entry.rest.partition(" ")
                says = phrase(f"entry-{entry.verb}", seat=Seat(entry.actor), kind=kind, name=name)
                yield Told(says, None, pictures[-1] if pictures else None)

    # Actions.

    def add_nonce(self, seat: int, nonce: bytes, at: int = 0) -> None:
        """Add a seat's nonce to the seed, once, before the match begins."""
        self.check_seat(seat)
        if self.dice is not None:
            raise HasBegun(phrase("match-has-begun"))
        if type(nonce) is not bytes or not 1 <= len(nonce) <= LONGEST_NONCE or self.nonces[seat]:
            raise BadEntry(phrase("match-bad-nonce", most=LONGEST_NONCE))
        self.tick(at)
        self.nonces[seat] = nonce
        self.add_entry(seat, "nonce", nonce.hex())

    def set_start_position(self, answers: Sequence[tuple[int, int]], at: int = 0) -> None:
        """Start from where the answers (actor and option) of an earlier match lead; once, before the match begins."""
        if self.dice is not None or self.path:
            raise HasBegun(phrase("match-has-begun"))
        state = self.state.copy()
        state.events = []
        for actor, option in answers:
            question = state.question_to(actor) if state.outcome is None else None
            if question is None or option not in question.options:
                raise BadEntry(phrase("match-bad-opening"))
            state.answer_to(question, option)
        if state.outcome is not None or not answers:
            raise BadEntry(phrase("match-bad-opening"))
        self.tick(at)
        self.state = state
        entry = len(self.entries) + 1
        self.path = [PastAnswer(entry, actor, option, is_free=False) for actor, option in answers]
        self.add_entry(TABLE, "lays", ", ".join(f"{who(actor)} {self.game.write(option)}" for actor, option in answers))

    def begin(self, at: int = 0) -> None:
        """Begin the match: chance draws up to the first question; no more nonces are taken."""
        if self.dice is not None:
            raise HasBegun(phrase("match-has-begun"))
        self.tick(at)
        self.dice = Dice(self.header.seed, self.header.match_id, self.nonces)
        self.add_entry(TABLE, "begins")
        self.settle()

    def submit(self, seat: int, option: int, at: int = 0) -> None:
        """Answer a question. Raises a `MatchError` and changes nothing if the answer is refused."""
        self.check_seat(seat)
        self.check_running()
        question = self.state.question_to(seat)
        if question is None:
            raise NotYourQuestion(phrase("match-not-your-question", seat=Seat(seat)))
        if type(option) is not int or option not in question.options:
            raise self.illegal(seat, question, option)
        self.tick(at, seat)
        if self.holders[seat].kind == PERSON:
            self.plea = None  # playing on declines or withdraws it
        self.carry_out_answer(seat, option, question)
        self.settle()

    def undo(self, seat: int, at: int = 0, count: int = 1) -> None:
        """Undo the last answers of a seat."""
        self.check_seat(seat)
        self.check_running()
        if not 1 <= count <= self.undo_limit(seat):
            raise NothingToUndo(phrase("match-nothing-to-undo", seat=Seat(seat)))
        self.tick(at, seat)
        if given := len(self.secret_answers(seat)):
            self.state.retract(seat)
            question = self.state.question_to(seat)
            if question is not None:
                self.standing_answers.set(
                    seat, question.about, ASK, 0
                )  # a seat that takes its answer back wants to be asked
            if self.holders[seat].kind != BOT:
                self.clock.reopen(seat)
            for past in self.answers_of(seat)[-given:]:
                self.path.remove(past)
            self.add_entry(seat, "retracts")
            return
        snapshot = self.undo_stack[-count]
        del self.undo_stack[-count:]
        self.state = snapshot.state
        self.listen()
        self.clock.put_back(snapshot.moves, self.timed())
        self.path = [past for past in self.path if past.entry < snapshot.entry]
        self.add_entry(seat, "undoes", str(snapshot.entry))

    def restart(self, seat: int, at: int = 0) -> None:
        """Undo everything that a seat can undo: usually its whole turn."""
        self.check_seat(seat)
        self.undo(seat, at, max(1, self.undo_limit(seat)))

    def ask_back(self, seat: int, at: int = 0, entry: int = 0) -> None:
        """Ask all others to let a seat take back its last answer, or that of an entry, whatever happened since.

        A secret answer needs no consent, unless the seat was spared it and would be again.
        """
        self.check_seat(seat)
        self.check_running()
        past = self.last_answer(seat)
        if entry:
            past = next((each for each in self.answers_of(seat) if each.is_free and each.entry == entry), None)
        if past is None or (self.has_secret_answer(seat) and not self.answers_of(seat)[-1].is_spared):
            raise NothingToUndo(phrase("match-nothing-to-undo", seat=Seat(seat)))
        self.tick(at)
        self.plea = Plea(seat, past.entry, frozenset([seat]))
        self.add_entry(seat, "asks-back", str(past.entry))
        self.undo_if_agreed()

    def agree(self, seat: int, agrees: bool, at: int = 0) -> None:
        """Agree or decline to take an answer back; the seat that asked may withdraw."""
        self.check_seat(seat)
        self.check_running()
        plea = self.plea
        if plea is None or (agrees and seat not in self.awaited()) or self.holders[seat].kind != PERSON:
            raise NothingToAgreeTo(phrase("match-nothing-to-agree-to"))
        self.tick(at)
        self.plea = Plea(plea.seat, plea.entry, plea.agreed | {seat}) if agrees else None
        self.add_entry(seat, "agrees" if agrees else "declines")
        self.undo_if_agreed()

    def set_standing_answer(self, seat: int, moment: int, how: str, at: int = 0) -> None:
        """Set a standing answer: `ask` me at this moment (or EVERY_MOMENT), or pass for me this `span` or `always`.

        It applies whatever the seat holds, so that it tells nothing about the hand.
        """
        self.check_seat(seat)
        self.check_running()
        if how not in (ASK, SPAN, ALWAYS) or type(moment) is not int or not EVERY_MOMENT <= moment < MOMENTS:
            raise BadEntry(phrase("match-bad-standing"))
        self.tick(at, seat)
        self.standing_answers.set(seat, moment, how, self.game.span(self.state))
        self.add_entry(seat, "stands", f"{moment} {how}")
        self.settle()

    def resign(self, seat: int, at: int = 0) -> None:
        """Resign: the seat is empty until a bot takes it, and ranks behind those who play to the end."""
        self.retire(seat, at, "resigns")

    def resign_late_seats(self, at: int) -> list[int]:
        """Resign for every seat whose clock has run out; return these seats."""
        self.check_at(at)
        left = []
        for seat in self.asked():
            if self.result is None and seat not in self.resigned and self.is_late(seat, at):
                self.retire(seat, at, "oversteps")
                left.append(seat)
        return left

    def set_holder(self, seat: int, new: Holder, at: int = 0) -> None:
        """Give a seat to a person or a bot; a bot may stand in for a person who is away."""
        self.check_seat(seat)
        self.check_running()
        if type(new) is not Holder or parse_holder(str(new)) != new or new.kind == EMPTY:
            raise BadEntry(phrase("match-bad-name"))
        if seat in self.resigned and new.kind != BOT:
            raise BadEntry(phrase("match-bad-name"))
        self.tick(at)
        self.change_holder(seat, new)
        self.add_entry(seat, "becomes", str(new))
        self.undo_if_agreed()

    # Implementation.

    def listen(self) -> None:
        """Note what happens to the state from now on."""
        self.state.events = []
        self.state.pictures = []

    def undo_if_agreed(self) -> None:
        """Carry out a plea once all have agreed: go back to before the answer; chance draws again from there."""
        plea = self.plea
        if plea is None or self.awaited():
            return
        self.plea = None
        self.path = [past for past in self.path if past.entry < plea.entry]
        self.state = self.game.new(self.seats, dict(self.header.settings), self.header.rules)
        for past in self.path:
            self.state.answer(past.actor, past.option)
        self.listen()
        self.undo_stack.clear()
        question = self.state.question_to(plea.seat)
        assert question is not None
        self.standing_answers.set(plea.seat, question.about, ASK, 0)
        self.clock.put_back(self.clock.moves_made(), self.timed())
        self.add_entry(plea.seat, "goes-back", str(plea.entry))
        self.settle()

    def change_holder(self, seat: int, new: Holder) -> None:
        """Change the holder of a seat; the undo, plea and standing answers of the previous one are dropped."""
        self.holders[seat] = new
        if new.kind == PERSON:
            self.people.add(seat)
        self.standing_answers.forget(seat)
        if self.plea is not None and self.plea.seat == seat:
            self.plea = None
        if self.undo_stack and self.undo_stack[-1].seat == seat:
            self.undo_stack.clear()
        self.clock.put_back(self.clock.moves_made(), self.timed())

    def timed(self) -> list[int]:
        """Return the seats whose clocks run: those that are asked, except bots."""
        return [seat for seat in self.asked() if self.holders[seat].kind != BOT]

    def check_seat(self, seat: int) -> None:
        """Raise `UnknownSeat` unless there is such a seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(phrase("match-unknown-seat", seat=str(seat), seats=self.seats))

    def check_at(self, at: int) -> None:
        """Raise `BadEntry` unless a time is an int that a record can hold; a past time means now."""
        if type(at) is not int or at >= LATEST:
            raise BadEntry(phrase("match-bad-time"))

    def check_running(self) -> None:
        """Raise `NotBegun` or `MatchOver` unless the match runs."""
        if self.dice is None:
            raise NotBegun(phrase("match-not-begun"))
        if self.result is not None:
            raise MatchOver(phrase("match-over"))

    def is_late(self, seat: int, at: int) -> bool:
        """Return whether a seat's clock has run out; bots have no clock."""
        left = self.clock.left(seat, at)
        return left is not None and left < 0 and self.holders[seat].kind != BOT

    def tick(self, at: int, seat: int | None = None) -> None:
        """Advance the clocks; raises `TimeIsUp`, without advancing them, if this seat is out of time."""
        self.check_at(at)
        if seat is not None and self.is_late(seat, at):
            raise TimeIsUp(phrase("match-time-is-up", seat=Seat(seat)))
        self.clock.run(at)

    def illegal(self, seat: int, question: Question, option: object) -> IllegalOption:
        """Return the error for an answer that is not an option, with its clause and sentence."""
        clause = 0
        said = phrase("match-no-option")
        if type(option) is int:
            clause = dict(self.state.refusals(seat)).get(option, 0)
            if clause:
                said = self.text.refusal(self.view(seat), question, option, clause)
        id_ = self.game.clauses[clause]
        return IllegalOption(said, self.text.package, seat, option, id_, list(question.options))

    def carry_out_answer(self, seat: int, option: int, question: Question, remark: str = "") -> None:
        """Carry out a checked answer, and keep a snapshot while it can be undone."""
        # At a shared question a seat can undo only its own secret answer: offering any other undo would reveal whether
        # another seat has answered.
        shared, spared = self.state.is_shared(), self.is_spared(seat)
        if self.undo_stack and self.undo_stack[-1].seat != seat:
            self.undo_stack.clear()
        self.undo_stack.append(Snapshot(len(self.entries) + 1, seat, self.state.copy(), self.clock.moves_made()))
        self.state.answer_to(question, option)
        if shared or self.state.taught(seat) or self.state.is_shared():
            self.undo_stack.clear()
        self.add_entry(seat, f"{self.game.kinds[question.kind]}:", self.game.write(option) + remark, option, spared)

    def settle(self) -> None:
        """Carry out what follows without a decision: draws, standing answers, the end."""
        while self.result is None:
            if self.state.outcome is not None:
                outcome = self.state.outcome
                self.end(self.game.endings[outcome.reason], tuple(outcome.scores), outcome.ranks)
            elif (question := self.state.question_to(CHANCE)) is not None:
                self.draw(question)
            elif not self.pass_for_one_seat():
                break
        self.clock.switch(self.timed())  # only now: a draw between two questions to a seat does not end its move

    def draw(self, question: Question) -> None:
        """Answer as chance."""
        assert self.dice is not None
        draw = self.dice.draw(question.options, question.weights)
        rest = f"{self.game.write(draw.option)} = {draw.number}/{draw.total}"
        if draw.is_new_bag:
            bag = zip(question.options, question.weights, strict=True)
            rest += f" from {', '.join(f'{self.game.write(option)}*{weight}' for option, weight in bag)}"
        self.undo_stack.clear()
        self.state.answer_to(question, draw.option)
        self.add_entry(CHANCE, f"{self.game.kinds[question.kind]}:", rest, draw.option)

    def may_only_pass(self, seat: int) -> bool:
        """Return whether a seat is asked at a window but can only pass."""
        question = self.state.question_to(seat) if self.result is None else None
        return question is not None and question.options == [self.state.letter_for_passing()]

    def is_spared(self, seat: int) -> bool:
        """Return whether a seat that can only pass is not asked; among people that would give its hand away."""
        return self.may_only_pass(seat) and len(self.people.difference(self.resigned)) <= 1

    def pass_for_one_seat(self) -> bool:
        """Pass for the first seat with such a standing answer; False if there is none."""
        passing = self.state.letter_for_passing()
        if passing < 0:
            return False
        for seat in self.asked():
            question = self.state.question_to(seat)
            if question is None or passing not in question.options:
                continue
            if self.standing_answers.passes(seat, question.about, self.game.span(self.state)):
                self.carry_out_answer(seat, passing, question, STANDING)
                return True
        return False

    def retire(self, seat: int, at: int, verb: str) -> None:
        """Take a seat out that resigned or ran out of time; the match is over when only one side is left."""
        self.check_seat(seat)
        self.check_running()
        if seat in self.resigned:
            raise BadEntry(phrase("match-has-resigned", seat=Seat(seat)))
        self.tick(at)
        self.resigned.append(seat)
        self.change_holder(seat, Holder())
        self.undo_stack.clear()
        self.add_entry(seat, verb)
        if len({self.game.side(self.state, each) for each in range(self.seats) if each not in self.resigned}) == 1:
            self.end(RESIGNED, (), [1] * self.seats)
        else:
            self.undo_if_agreed()

    def end(self, reason: str, scores: tuple[int, ...], ranks: list[int]) -> None:
        """Record the result; seats that resigned rank behind the others, the first to resign last."""
        keys = [(1, -self.resigned.index(s)) if s in self.resigned else (0, ranks[s]) for s in range(self.seats)]
        final = tuple(1 + sum(other < key for other in keys) for key in keys)
        self.result = Result(reason, scores, final)
        self.undo_stack.clear()
        self.plea = None
        points = f" scores {' '.join(map(str, scores))}" if scores else ""
        self.add_entry(TABLE, "ends", f"{reason}{points} ranks {' '.join(map(str, final))}")

    def add_entry(self, actor: int, verb: str, rest: str = "", option: int = -1, is_spared: bool = False) -> None:
        """Append an entry, with the events since the last one."""
        events, pictures = tuple(self.state.events or []), self.state.pictures or []
        self.listen()
        entry = Entry(len(self.entries) + 1, self.clock.now, actor, verb, rest, option, events)
        self.entries.append(entry)
        # What follows from the last fact without being told, such as the token that a card brings, belongs to it.
        if events or verb in PUBLIC_VERBS:
            self.pictures[entry.n] = (*pictures[:-1], self.state.copy())
        self.pictures.pop(entry.n - PICTURED, None)
        if option >= 0:
            self.path.append(PastAnswer(entry.n, actor, option, not rest.endswith(STANDING), is_spared))
        self.lines.append(self.chain.marked(str(entry)))
