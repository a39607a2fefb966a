"""One game being played, without IO: seats, chance, clocks, undo, the record."""

from meadhall.match.chance import Dice, commitment
from meadhall.match.clock import TimeControl, parse_time_control
from meadhall.match.entry import TABLE, Entry, Result
from meadhall.match.errors import (
    BadEntry,
    HasBegun,
    IllegalOption,
    MatchError,
    MatchOver,
    NotBegun,
    NothingToAgreeTo,
    NothingToUndo,
    NotYourQuestion,
    TimeIsUp,
    UnknownSeat,
)
from meadhall.match.match import Match
from meadhall.match.new_match import new_header
from meadhall.match.record import (
    BOT,
    EMPTY,
    MOST_BYTES,
    PERSON,
    BadRecord,
    Header,
    Holder,
    OtherRules,
    is_name,
    without_torn_line,
)
from meadhall.match.rehearsal import BadLesson, rehearse
from meadhall.match.replay import cut, replay, replay_entries
from meadhall.match.standing_answers import ALWAYS, ASK, EVERY_MOMENT, SPAN

__all__ = [
    "ALWAYS",
    "ASK",
    "BOT",
    "EMPTY",
    "EVERY_MOMENT",
    "MOST_BYTES",
    "PERSON",
    "SPAN",
    "TABLE",
    "BadEntry",
    "BadLesson",
    "BadRecord",
    "Dice",
    "Entry",
    "HasBegun",
    "Header",
    "Holder",
    "IllegalOption",
    "Match",
    "MatchError",
    "MatchOver",
    "NotBegun",
    "NotYourQuestion",
    "NothingToAgreeTo",
    "NothingToUndo",
    "OtherRules",
    "Result",
    "TimeControl",
    "TimeIsUp",
    "UnknownSeat",
    "commitment",
    "cut",
    "is_name",
    "new_header",
    "parse_time_control",
    "rehearse",
    "replay",
    "replay_entries",
    "without_torn_line",
]
