"""The engine: a state, the frames on its stack, and the paragraphs that say what the frames mean.

A `Paragraph` is one paragraph of the rulebook as a stateless object; a `Frame` is plain data that says which paragraph
is being carried out, for whom and how far it has come; a `State` is everything that changes. The three live in one file
because each speaks of the other two.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.cards import Cards
from meadhall.core.question import CHANCE, EVERYBODY, NO_WEIGHTS, Event, Outcome, Question
from meadhall.core.rng import Rng

TRUTH: Final = -1
"""The viewer of a state in which nothing is hidden."""
NOTHING: Final = vec[i64]()
NO_PICKS: Final[tuple[int, ...]] = ()
ENDLESS: Final = 1_000_000
"""More steps than any game takes between two questions."""


class Illegal(ValueError):
    """An answer that the rules do not allow; nothing has changed."""

    def __init__(self, seat: int, option: int, clause: int, legal: list[int]) -> None:
        """Keep what was tried, by whom, which clause forbids it (0: it is no option at all) and what was legal."""
        if legal:
            super().__init__(f"seat {seat} may not answer {option} (clause {clause}); legal answers: {legal}")
        else:
            super().__init__(f"seat {seat} is not asked now, so it cannot answer {option}")
        self.seat = seat
        self.option = option
        self.clause = clause
        self.legal = legal


class Frame:
    """One paragraph being carried out: plain numbers, one class for all games."""

    def __init__(
        self,
        rule: Paragraph[State],
        code: int,
        seat: int,
        place: int,
        card: int,
        other: int,
        n: int,
        step: int,
        value: int,
        cancelled: bool,
        picks: tuple[int, ...],
    ) -> None:
        """Fill in every field; a field that the paragraph does not use is -1 (n, step, value: 0)."""
        self.rule = rule
        """The paragraph that gives the numbers their meaning."""
        self.code = code
        """Its place in the game's table of paragraphs."""
        self.seat = seat
        """For whom it is carried out."""
        self.place = place
        """Where it happens."""
        self.card = card
        """With which card. A frame is public: a card named here lies open already, or is named by its back."""
        self.other = other
        """Against or with which other seat or thing, or a set of such; the paragraph says what."""
        self.n = n
        """How many, which moment, or a set of seats or places; the paragraph says what."""
        self.step = step
        """How far it has come."""
        self.value = value
        """What the frames it pushed have reported: a sum, unless `receive` says otherwise."""
        self.cancelled = cancelled
        """Whether a reaction took its effect away."""
        self.picks = picks
        """What has been chosen so far: answers to `declare`, or one answer per seat in a Together.

        They may be preceded by what the first choice has settled.
        """

    def copy(self) -> Frame:
        """Return a frame with the same numbers."""
        return Frame(
            self.rule,
            self.code,
            self.seat,
            self.place,
            self.card,
            self.other,
            self.n,
            self.step,
            self.value,
            self.cancelled,
            self.picks,
        )

    def numbers(self) -> list[int]:
        """Return all of it as a list of ints, the picks last."""
        head = [self.code, self.seat, self.place, self.card, self.other, self.n, self.step, self.value]
        return [*head, int(self.cancelled), *self.picks]


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Paragraph(Generic[S]):
    """One paragraph of the rulebook: it asks, forbids, answers and goes on. A card is a paragraph too.

    A paragraph keeps nothing between calls: what it must remember is in its frame or in the state.
    """

    def ask(self, s: S, f: Frame) -> Question | None:
        """Return the question to be answered now, None when there is nothing to ask. Changes nothing."""
        return None

    def forbids(self, s: S, f: Frame, seat: int, option: int) -> int:
        """Return the clause that forbids a seat this option of the question asked now, 0 when it is allowed."""
        return 0

    def answer(self, s: S, f: Frame, option: int) -> None:
        """Carry out the answer to `ask`."""
        raise NotImplementedError(f"{type(self).__name__} asks but takes no answer")

    def resume(self, s: S, f: Frame) -> None:
        """Go on: the frame is on top and has nothing to ask. By default it is done."""
        s.finish()

    def receive(self, s: S, f: Frame, value: int) -> None:
        """Take the report of a frame that this one pushed and that has finished."""
        f.value += value

    def draw(self, s: S, f: Frame, rng: Rng) -> int:
        """Return chance's answer without building the question, -1 to have it asked. Simulations only."""
        return -1

    def offer(self, s: S, f: Frame, kind: int, actor: int, domain: list[int], about: int = -1) -> Question | None:
        """Return the question with the options that `forbids` lets pass, None when none is left.

        This is the one source of legality: what is dropped here is what `State.refusals` explains.
        The list becomes the question's own.
        """
        kept: i64 = 0
        for at in range(i64(len(domain))):
            option = domain[at]
            clause = self.forbids(s, f, actor, option)
            if clause == 0:
                if kept < at:
                    domain[kept] = option
                kept += 1
            elif s.noted is not None:
                s.noted.append((option, clause))
        if kept == 0:
            return None
        while len(domain) > kept:
            domain.pop()
        return Question(kind, actor, domain, about, NO_WEIGHTS)

    def ask_seat(self, s: S, f: Frame, seat: int) -> Question | None:
        """Return what this seat is asked now, None when it is not asked or has answered."""
        question = self.ask(s, f)
        return question if question is not None and question.actor == seat else None

    def answer_seat(self, s: S, f: Frame, seat: int, option: int) -> None:
        """Carry out the answer of one of the seats asked."""
        self.answer(s, f, option)

    def asks_several(self) -> bool:
        """Return whether several seats may be asked at once: only a Together does."""
        return False

    def is_concerned(self, s: S, f: Frame, seat: int) -> bool:
        """Return whether a seat is asked, as everybody may know it: in a Together whether or not it has answered."""
        return s.pending is not None and s.pending.actor == seat

    def secret_answers(self, s: S, f: Frame, seat: int) -> list[int]:
        """Return what a seat has answered while others are still asked: only a Together keeps such answers."""
        return []

    def letter_for_passing(self) -> int:
        """Return the letter for not reacting, -1 when this is no Window."""
        return -1

    def retract(self, s: S, f: Frame, seat: int) -> bool:
        """Take back the answer of a seat while others are still asked; False when there is none to take back."""
        return False

    def veiled(self, s: S, f: Frame, question: Question) -> Question:
        """Return what a viewer who is not asked sees of the question."""
        return question.veiled()

    def seen_by(self, s: S, f: Frame, viewer: int) -> Frame:
        """Return the frame as this viewer may know it. Frames are public; a Together hides answers."""
        return f.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes in a game. A game's own state subclasses it and names the places in `numbers`."""

    def __init__(self, rules: list[Paragraph[State]], seats: int) -> None:
        """Make an empty state; the game fills `numbers` and `secrets`, pushes its first frame and settles."""
        self.rules = rules
        """The game's table of paragraphs; a frame's code is a place in it."""
        self.seats = seats
        self.numbers: vec[i64] = NOTHING
        """All that changes and is not a hidden card: tiles, figures, points … laid out by the game."""
        self.secrets: list[Cards] = []
        """Where the hidden cards are, and what each viewer knows of it."""
        self.frames: list[Frame] = []
        """The paragraphs being carried out, the topmost last."""
        self.outcome: Outcome | None = None
        """How the game ended, None while it runs."""
        self.viewer = TRUTH
        """TRUTH, or the viewer (a seat, or `seats` for the spectator) from whom everything else is hidden."""
        self.pending: Question | None = None
        """The pending question, found by `settle`. Derived; outside `key` unless redacted."""
        self.refused: list[tuple[int, int]] = []
        """In a redacted state: what its viewer may not answer now, with the clauses."""
        self.rng: Rng | None = None
        """The source of chance; set in brisk states only."""
        self.events: list[Event] | None = None
        """Facts are noted here while someone listens. Outside `key`; a copy does not listen."""
        self.pictures: list[State] | None = None
        """For each of these facts the state when it was told, if someone draws it: what `struck_out` leaves of it."""
        self.noted: list[tuple[int, int]] | None = None
        """Refusals are noted here while `refusals` asks again."""

    def blank(self) -> State:
        """Return an empty state of the same class. Every game overrides this one line."""
        raise NotImplementedError("a game's state says how to make a blank one")

    def public(self, into: State) -> None:
        """Copy into a redacted state the numbers that everybody may know: the game's allow-list."""
        raise NotImplementedError("a game's state says which numbers are public")

    @property
    def is_simulated(self) -> bool:
        """Whether chance settles itself: in a simulation, which imagines its hidden cards."""
        return self.rng is not None

    @property
    def is_explaining(self) -> bool:
        """Whether somebody wants to know what is forbidden and why: `refusals` asks again."""
        return self.noted is not None

    def clockwise(self, seat: int, n: int = 1) -> int:
        """Return the seat that sits n places clockwise of another."""
        return (seat + n) % self.seats

    def question(self) -> Question | None:
        """Return the question to be answered next, None when the game is over."""
        return self.pending

    def question_to(self, seat: int) -> Question | None:
        """Return what this seat (or CHANCE) is asked now, None when it is not."""
        question = self.pending
        if question is None or question.actor == seat:
            return question
        top = self.frames[-1]
        if self.viewer != TRUTH or not top.rule.asks_several():
            return None
        return top.rule.ask_seat(self, top, seat)

    def open_questions(self) -> list[Question]:
        """Return every pending question: one, or one per seat while several are asked at once."""
        found: list[Question] = []
        for seat in range(CHANCE, self.seats):
            question = self.question_to(seat)
            if question is not None:
                found.append(question)
        return found

    def seats_asked(self) -> list[int]:
        """Return the seats that are asked, as everybody may know it: including those that have answered in secret."""
        if self.outcome is not None:
            return []
        top = self.frames[-1]
        return [seat for seat in range(self.seats) if top.rule.is_concerned(self, top, seat)]

    def asks_several(self) -> bool:
        """Return whether the pending question may go to several seats at once."""
        return self.outcome is None and self.frames[-1].rule.asks_several()

    def is_shared(self) -> bool:
        """Return whether the pending question goes to more than one seat."""
        return self.asks_several() and len(self.seats_asked()) > 1

    def is_reaction(self) -> bool:
        """Return whether seats are asked if they react."""
        return self.letter_for_passing() >= 0

    def letter_for_passing(self) -> int:
        """Return the letter for not reacting, -1 when nobody is asked for a reaction."""
        return self.frames[-1].rule.letter_for_passing() if self.outcome is None else -1

    def secret_answers(self, seat: int) -> list[int]:
        """Return what a seat has answered to a question that others are still asked."""
        if self.outcome is not None or not 0 <= seat < self.seats:
            return []
        top = self.frames[-1]
        return top.rule.secret_answers(self, top, seat)

    def refusals(self, seat: int) -> list[tuple[int, int]]:
        """Return what this seat might expect to be allowed to answer now, each with the clause that forbids it."""
        if self.viewer != TRUTH:
            return self.refused if seat == self.viewer else []
        if self.question_to(seat) is None:
            return []
        again = self.copy()
        again.noted = []
        top = again.frames[-1]
        top.rule.ask_seat(again, top, seat)
        return again.noted

    def answer(self, seat: int, option: int) -> None:
        """Answer as this seat (or CHANCE) and settle. Checks it: raises `Illegal`, changing nothing, if not allowed."""
        question = self.question_to(seat)
        legal = [] if question is None or self.viewer != TRUTH else question.options
        if question is None or option not in legal:
            raise Illegal(seat, option, dict(self.refusals(seat)).get(option, 0), legal)
        self.answer_to(question, legal[legal.index(option)])  # 3.0 is in the list too, but is no letter

    def answer_to(self, question: Question, option: int) -> None:
        """Answer a question of `question_to` by one of its options and settle. Trusts the caller to have checked."""
        if self.viewer != TRUTH:
            raise ValueError("a redacted state takes no answers")
        for secret in self.secrets:
            secret.learned = 0
        top = self.frames[-1]
        top.rule.answer_seat(self, top, question.actor, option)
        self.settle()

    def taught(self, viewer: int) -> bool:
        """Return whether the last `answer` showed this viewer something about the cards that it did not know."""
        learned = 0
        for secret in self.secrets:
            learned |= secret.learned
        return learned >> viewer & 1 != 0

    def apply(self, option: int) -> None:
        """Answer the pending question and settle. Trusts the caller as `answer_to` does: for search and replay."""
        question = self.pending
        if question is None or self.viewer != TRUTH:
            raise ValueError("a finished or redacted state takes no answers")
        top = self.frames[-1]
        top.rule.answer_seat(self, top, question.actor, option)
        self.settle()

    def retract(self, seat: int) -> None:
        """Take back a secret answer while others are still asked; raises `Illegal` when there is none."""
        top = self.frames[-1] if self.frames else None
        if self.viewer != TRUTH or self.outcome is not None or top is None or not top.rule.retract(self, top, seat):
            raise Illegal(seat, -1, 0, [])
        self.settle()

    def settle(self) -> None:
        """Carry on until a question is pending or the game is over."""
        self.pending = None
        rng = self.rng
        steps = 0
        while self.outcome is None:
            if not self.frames:
                raise RuntimeError("no frame is left, yet the game is not over: a paragraph finished without s.end(…)")
            top = self.frames[-1]
            rule = top.rule
            steps += 1
            if steps > ENDLESS:
                raise RuntimeError(f"{type(rule).__name__} goes on for ever: its resume changes nothing")
            if rng is not None:
                drawn = rule.draw(self, top, rng)
                if drawn >= 0:
                    rule.answer(self, top, drawn)
                    continue
            question = rule.ask(self, top)
            if question is None:
                rule.resume(self, top)
            elif rng is None or (question.actor != CHANCE and len(question.options) > 1):
                self.pending = question
                return
            else:
                rule.answer_seat(self, top, question.actor, forced_or_drawn(question, rng))

    def push(
        self,
        code: int,
        seat: int,
        place: int = -1,
        card: int = -1,
        other: int = -1,
        n: int = 0,
        picks: tuple[int, ...] = NO_PICKS,
    ) -> Frame:
        """Start carrying out a paragraph; what is pushed last happens first."""
        frame = Frame(self.rules[code], code, seat, place, card, other, n, 0, 0, False, picks)
        self.frames.append(frame)
        return frame

    def finish(self, value: int = 0) -> None:
        """End the topmost paragraph and report a number to the one below."""
        self.frames.pop()
        if self.frames:
            below = self.frames[-1]
            below.rule.receive(self, below, value)

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.outcome = outcome

    def depth(self, code: int) -> int:
        """Return where on the stack the topmost frame with this code lies, -1 if there is none."""
        at = len(self.frames) - 1
        while at >= 0 and self.frames[at].code != code:
            at -= 1
        return at

    def nearest(self, code: int) -> Frame:
        """Return the topmost frame with this code."""
        at = self.depth(code)
        if at < 0:
            raise ValueError(f"no frame with code {code} is being carried out")
        return self.frames[at]

    def answered(self, code: int) -> Frame:
        """Return the act that the topmost window answers: the frame below the topmost frame with this code."""
        at = self.depth(code)
        if at < 1:
            raise ValueError(f"no frame lies below one with code {code}")
        return self.frames[at - 1]

    def tell(
        self,
        kind: int,
        seat: int,
        card: int = -1,
        place: int = -1,
        n: int = 0,
        other: int = -1,
        seers: int = EVERYBODY,
    ) -> None:
        """Note a fact for those who listen; a card that not all may see needs its seers."""
        if self.events is not None:
            self.events.append(Event(kind, seat, card, place, n, other, seers))
            if self.pictures is not None:
                self.pictures.append(self.copy())

    def copy(self) -> State:
        """Return a state that equals this one and shares nothing that changes (a brisk one shares its rng)."""
        twin = self.blank()
        twin.numbers = self.numbers[:]
        for secret in self.secrets:
            twin.secrets.append(secret.copy())
        for frame in self.frames:
            twin.frames.append(frame.copy())
        twin.outcome = self.outcome
        twin.viewer = self.viewer
        twin.pending = self.pending
        twin.refused = self.refused
        twin.rng = self.rng
        return twin

    def brisk(self, rng: Rng) -> State:
        """Return a copy for simulation: chance and forced answers are settled inside, memory is off.

        Legal only on what `resample` gave (or before anything hidden was dealt): it is not a match's true state.
        """
        if self.viewer != TRUTH:
            raise ValueError("a redacted state must be resampled before it can be played on")
        twin = self.copy()
        for secret in twin.secrets:
            secret.forget()
        twin.rng = rng
        twin.settle()
        return twin

    def redact(self, viewer: int) -> State:
        """Return what this viewer (a seat, or `seats` for the spectator) may know, built from blank by allow-list."""
        if self.viewer != TRUTH or self.rng is not None:
            raise ValueError("only a true state, neither redacted nor brisk, can be redacted")
        if not 0 <= viewer <= self.seats:
            raise ValueError(f"viewer {viewer}: seats are 0 to {self.seats - 1}, the spectator is {self.seats}")
        seen = self.struck_out(viewer)
        question = self.pending
        if question is not None:
            mine = self.question_to(viewer)
            if mine is not None:
                seen.pending = mine.copy()
                seen.refused = self.refusals(viewer)
            else:
                top = self.frames[-1]
                seen.pending = top.rule.veiled(self, top, question)
        return seen

    def struck_out(self, viewer: int) -> State:
        """Return what this viewer may know, except for the question."""
        seen = self.blank()
        seen.viewer = viewer
        seen.outcome = self.outcome
        self.public(seen)
        for secret in self.secrets:
            seen.secrets.append(secret.redact(viewer))
        for frame in self.frames:
            seen.frames.append(frame.rule.seen_by(self, frame, viewer))
        return seen

    def sight(self, viewer: int) -> tuple[object, ...]:
        """Return what this viewer knows as one hashable value: the node of a search tree."""
        seen = self
        if self.viewer != viewer:
            seen = self.blank()
            self.public(seen)
        parts: list[object] = [bytes(seen.numbers)]
        for secret in self.secrets:
            parts.append(secret.sight(viewer))
        for frame in self.frames:
            known = frame if self.viewer == viewer else frame.rule.seen_by(self, frame, viewer)
            parts.append(tuple(known.numbers()))
        return tuple(parts)

    def resample(self, rng: Rng) -> State:
        """Return a world drawn at random from those that agree with this redacted state."""
        if self.viewer == TRUTH:
            raise ValueError("only a redacted state can be resampled")
        world = self.copy()
        world.viewer = TRUTH
        world.refused = []
        world.secrets = [secret.resample(self.viewer, rng) for secret in self.secrets]
        world.settle()
        return world

    def key(self) -> tuple[object, ...]:
        """Return everything as one hashable value: equal keys, equal states."""
        parts: list[object] = [self.seats, self.viewer, bytes(self.numbers)]
        for secret in self.secrets:
            parts.append(secret.key())
        for frame in self.frames:
            parts.append(tuple(frame.numbers()))
        parts.append(None if self.outcome is None else self.outcome.key())
        if self.viewer != TRUTH and self.pending is not None:
            parts.append(self.pending.key())
            parts.append(tuple(self.refused))
        return tuple(parts)


def choose(question: Question, rng: Rng) -> int:
    """Return a random option: by weight if chance is asked, each equally likely otherwise."""
    if question.actor != CHANCE:
        return question.options[rng.below(len(question.options))]
    left = rng.below(sum(question.weights))
    at = 0
    while left >= question.weights[at]:
        left -= question.weights[at]
        at += 1
    return question.options[at]


def forced_or_drawn(question: Question, rng: Rng) -> int:
    """Return the only option, or a random one.

    If there is only one, nothing is drawn, so later draws do not depend on how often that happens.
    """
    return question.options[0] if len(question.options) == 1 else choose(question, rng)


def playout(state: State, rng: Rng, longest: int) -> int:
    """Play a state to its end with random answers; return how many decisions seats took (two options or more).

    Raises RuntimeError when more than `longest` answers do not end the game.
    """
    decisions = 0
    if state.viewer != TRUTH:
        raise ValueError("a redacted state must be resampled before it can be played on")
    for _ in range(longest + 1):
        question = state.pending
        if question is None:
            if state.outcome is None:
                raise RuntimeError("nobody is asked, yet the game is not over: a rule has broken off")
            return decisions
        if question.actor != CHANCE and len(question.options) > 1:
            decisions += 1
        state.apply(choose(question, rng))
    raise RuntimeError(f"the game has not ended after {longest} answers")
