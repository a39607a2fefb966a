"""States as JSON data and back, with a version, checked when read."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.question import NO_WEIGHTS, Outcome, Question
from meadhall.core.state import TRUTH, Frame, State

VERSION: Final = 1
FRAME_HEAD: Final = 9


def encode(state: State) -> dict[str, object]:
    """Return everything in a state as ints and lists."""
    if state.rng is not None:
        raise ValueError("a brisk state belongs to a simulation and cannot be stored")
    question = state.pending if state.viewer != TRUTH else None
    outcome = state.outcome
    return {
        "version": VERSION,
        "seats": state.seats,
        "viewer": state.viewer,
        "numbers": list(state.numbers),
        "secrets": [secret.encode() for secret in state.secrets],
        "frames": [frame.numbers() for frame in state.frames],
        "outcome": None if outcome is None else [outcome.reason, outcome.scores, outcome.ranks],
        "question": None if question is None else [question.kind, question.actor, question.about, question.options],
        "refused": [[option, clause] for option, clause in state.refused],
    }


def decode(into: State, data: object) -> State:
    """Fill a new game's state (of the same game and seats) from data; raises ValueError naming the fault."""
    if not isinstance(data, dict) or data.get("version") != VERSION:
        raise ValueError(f"not a state of version {VERSION}")
    if data.get("seats") != into.seats:
        raise ValueError(f"a state for {data.get('seats')} seats cannot be read as one for {into.seats}")
    numbers = ints(data, "numbers")
    if len(numbers) != len(into.numbers):
        raise ValueError(f"numbers: {len(numbers)} given, {len(into.numbers)} expected")
    secrets = items(data, "secrets")
    if len(secrets) != len(into.secrets):
        raise ValueError(f"secrets: {len(secrets)} given, {len(into.secrets)} expected")
    state = into.copy()
    state.viewer = whole(data.get("viewer"), "viewer")
    if not TRUTH <= state.viewer <= state.seats:
        raise ValueError(f"viewer: {state.viewer} is neither a seat nor the spectator")
    state.numbers = vec[i64](numbers)
    for secret, lists in zip(state.secrets, secrets, strict=True):
        if not isinstance(lists, list):
            raise ValueError("secrets: lists expected")
        secret.decode([whole_list(row, "secrets") for row in lists])
    state.frames.clear()
    for row in items(data, "frames"):
        state.frames.append(frame_of(state, whole_list(row, "frames")))
    state.outcome = outcome_of(data.get("outcome"), state.seats)
    if state.outcome is None and not state.frames:
        raise ValueError("frames: a game that is not over carries something out")
    if state.viewer == TRUTH:
        state.settle()
    else:
        state.pending = question_of(data.get("question"))
        state.refused = [pair_of(whole_list(row, "refused")) for row in items(data, "refused")]
    return state


def frame_of(state: State, row: list[int]) -> Frame:
    """Return the frame that a list of numbers describes."""
    if len(row) < FRAME_HEAD or not 0 <= row[0] < len(state.rules):
        raise ValueError(f"frames: {row} is no frame of this game")
    picks = tuple(row[FRAME_HEAD:])
    rule = state.rules[row[0]]
    return Frame(rule, row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8] != 0, picks)


def outcome_of(data: object, seats: int) -> Outcome | None:
    """Return the outcome that data describes."""
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != 3:
        raise ValueError("outcome: reason, scores and ranks expected")
    scores = whole_list(data[1], "outcome")
    ranks = whole_list(data[2], "outcome")
    if len(scores) != seats or len(ranks) != seats:
        raise ValueError(f"outcome: a score and a rank for each of {seats} seats expected")
    return Outcome(whole(data[0], "outcome"), scores, ranks)


def question_of(data: object) -> Question | None:
    """Return the question that data describes."""
    if data is None:
        return None
    if not isinstance(data, list) or len(data) != 4:
        raise ValueError("question: kind, actor, about and options expected")
    kind, actor, about = whole(data[0], "question"), whole(data[1], "question"), whole(data[2], "question")
    return Question(kind, actor, whole_list(data[3], "question"), about, NO_WEIGHTS)


def pair_of(row: list[int]) -> tuple[int, int]:
    """Return an option and its clause."""
    if len(row) != 2:
        raise ValueError("refused: pairs of option and clause expected")
    return row[0], row[1]


def items(data: dict[str, object], name: str) -> list[object]:
    """Return a list by its name."""
    found = data.get(name)
    if not isinstance(found, list):
        raise ValueError(f"{name}: a list expected")
    return cast("list[object]", found)


def ints(data: dict[str, object], name: str) -> list[int]:
    """Return a list of whole numbers by its name."""
    return whole_list(data.get(name), name)


def whole_list(data: object, name: str) -> list[int]:
    """Return a list of whole numbers."""
    if not isinstance(data, list):
        raise ValueError(f"{name}: a list expected")
    return [whole(item, name) for item in data]


def whole(data: object, name: str) -> int:
    """Return a whole number that fits a machine word."""
    if not isinstance(data, int) or isinstance(data, bool) or not -(2**62) <= data < 2**62:
        raise ValueError(f"{name}: whole numbers expected, not {data!r}")
    return data
