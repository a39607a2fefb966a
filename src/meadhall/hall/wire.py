"""Bodies of requests and responses and the messages of a socket, as structs.

Everything from outside is decoded into one of these, with bounds on every length, or refused. OpenAPI and the client's
types are made from them. No pattern ends with a dollar sign, which also matches before a final newline in Python.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from meadhall.match.record import LONGEST_NAME

MOST_SEATS = 6
LONGEST_SAID = 300
LONGEST_WEBHOOK = 500
LONGEST_RECORD = 1_000_000
LATEST = 1_000_000_000

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Language = Literal["en", "uk", "ru"]
Level = Literal["easy", "normal", "hard"]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Record = Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
Viewer = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=LATEST)]
EntryNumber = Annotated[int, Meta(ge=1, le=LATEST)]
Id = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]
ErrorWord = Literal[
    "bad-body",
    "bad-code",
    "bad-entry",
    "bad-message",
    "bad-name",
    "bad-record",
    "bad-settings",
    "bad-start",
    "bad-version",
    "bad-webhook",
    "busy",
    "cannot-begin",
    "cut-short",
    "goes-on",
    "has-begun",
    "illegal",
    "match-over",
    "may-not-follow",
    "muted",
    "no-game",
    "no-guest",
    "no-hints",
    "no-language",
    "no-lesson",
    "no-seat",
    "no-table",
    "not-asked",
    "not-begun",
    "not-found",
    "not-host",
    "not-invited",
    "not-known",
    "not-over",
    "not-seated",
    "not-your-question",
    "not-yourself",
    "nothing-said",
    "nothing-to-agree-to",
    "nothing-to-undo",
    "other-origin",
    "other-rules",
    "own-eyes",
    "removed",
    "seat-taken",
    "seats-empty",
    "stale",
    "still-playing",
    "time-is-up",
    "too-long",
    "too-many-sockets",
    "too-many-tables",
    "too-much",
    "too-often",
    "unknown-host",
    "unknown-seat",
    "was-not-asked",
    "wrong-method",
]
"""Why the hall refuses something, for programs: `error` of a `Problem` or `Refused`, and the reason of a close."""
Error = Annotated[str, Meta(extra={"typescript": "ErrorWord"})]
"""An `ErrorWord`; a newer hall may send words that an older client does not know."""
PhraseJson = Annotated[dict[str, Any], Meta(extra={"typescript": "Phrase"})]
"""A phrase: the id of a message and its arguments; the catalogues put it into words."""
SceneJson = Annotated[
    Any,
    Meta(
        description="A scene: the table as it is drawn; null if the game has none.",
        extra_json_schema={"type": ["object", "null"]},
        extra={"typescript": "Scene | null"},
    ),
]


class CloseCode(IntEnum):
    """Why the hall closes a socket. After any code but `REFUSED` a client reconnects."""

    REFUSED = 4404
    """The guest may not follow this table, or not any more; the reason is an `ErrorWord`. Reconnecting is pointless."""
    TOO_SLOW = 4408
    """The client has not read its messages."""
    TOO_OFTEN = 4429
    """The client has opened too many sockets lately: it waits a little before it reconnects."""


class Input(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends; unknown fields are an error."""


class Output(msgspec.Struct):
    """Something that the hall sends."""


# Guests.


class NewGuest(Input):
    """Create a guest."""

    name: Name
    language: Language = "en"
    bearer: bool = False
    """Return the token too, for programs that send it as `Authorization: Bearer …`."""


class GuestChange(Input):
    """Change a guest's name, language or webhook."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=LONGEST_WEBHOOK)] | None = None
    """Where to tell the guest that it is its turn; empty: nowhere."""


class Passage(Input):
    """The code of a one-time link, or a recovery code."""

    code: Code
    bearer: bool = False


class Guest(Output):
    """A guest, as only the guest itself sees it."""

    id: str
    name: str
    language: str
    webhook: str


class Welcome(Output):
    """A guest and its session; `recovery` is shown only this once."""

    guest: Guest
    recovery: str = ""
    token: str = ""


class Link(Output):
    """A link to another device or to a table, with its QR code."""

    link: str
    qr: str
    """An SVG drawing."""
    expires: int
    """In milliseconds since 1970; 0: never."""


# Games.


class SettingInfo(Output):
    """A setting that a table may choose, with its clause."""

    key: str
    values: list[str]
    clause: str
    default: str
    says: list[PhraseJson]
    """What each value means."""


class GameInfo(Output):
    """A game that is played here."""

    key: str
    title: str
    rules: int
    seats: list[int]
    settings: list[SettingInfo]
    says: PhraseJson
    """The title."""
    moments: list[PhraseJson]
    """The moments for reactions by number; a standing answer can be chosen for each."""
    has_scene: bool
    """Whether its tables can be drawn."""
    has_room: bool
    """Whether its package brings a room of its own: `/rooms/<key>/room.js`."""
    has_lesson: bool
    """Whether it has a lesson."""


# Tables.


class Terms(Input):
    """The terms of a table, agreed before the match."""

    game: Word
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    settings: Annotated[dict[Word, Word], Meta(max_length=30)] = {}
    is_public: bool = False
    """Listed with the open tables; otherwise by invitation only."""
    watching: Literal["anyone", "invited", "nobody"] = "anyone"
    clock: Annotated[str, Meta(pattern=r"^(none|[1-9][0-9]{0,5}\+(0|[1-9][0-9]{0,4})|[1-9][0-9]{0,2}d)\Z")] = "none"
    """none, seconds and increment for each player (600+10), or days for each move (3d)."""
    overtime: Literal["bot", "ends"] = "bot"
    """When a clock has run out: a bot of the table's level takes over, or that player's game ends."""
    level: Level = "normal"
    """The level of bots that stand in for a player."""
    hints: bool = True


class Start(Input):
    """Where a match starts: a record and the entry after which it is cut."""

    record: Record
    entry: EntryNumber


class NewTable(Input):
    """Create a table and take a seat at it."""

    terms: Terms
    seat: SeatNumber = 0
    start: Start | None = None
    """Start from a record, which decides the game, rules version, seats and settings."""
    bots: Annotated[dict[Annotated[str, Meta(pattern=r"^[0-5]\Z")], Level], Meta(max_length=MOST_SEATS)] = {}
    """The seats of bots and their levels."""


class Sit(Input):
    """Take a seat."""

    seat: SeatNumber
    invitation: Code = "-"
    nonce: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")] = ""
    """The guest's part of the seed as hex digits: then nobody, not even the hall, can foresee chance."""


class SeatBot(Input):
    """Seat a bot, or take it away (host)."""

    seat: SeatNumber
    level: Level | None


class Remove(Input):
    """Remove a guest (host)."""

    guest: Id


class Mute(Input):
    """Close or open the chat (host)."""

    muted: bool


class Sitting(msgspec.Struct):
    """Who has a seat."""

    kind: Literal["empty", "person", "bot"] = "empty"
    guest: str = ""
    name: str = ""
    level: str = ""
    is_away: bool = False
    """A bot stands in."""
    nonce: str = ""


Phase = Literal["open", "running", "over", "closed"]
"""Of a table: open until the match begins; closed if its host left before."""


class TableInfo(Output):
    """A table, for everybody who may see it."""

    id: str
    phase: Phase
    terms: Terms
    seats: list[Sitting]
    host: str
    is_muted: bool
    created: int
    changed: int
    rules: int = 0
    """The rules version of the match, or before it begins the one it would have."""
    goes_on: bool = False
    """Whether the match starts from a record."""
    rematch: str = ""
    """The table of the rematch."""
    commitment: str = ""
    """The hall's commitment to the seed, there from the beginning."""
    you: int = -1
    """The seat of the guest; -1: none."""
    invitation: str = ""
    """What others need to join; shown only to those who sit at the table."""
    other_rules: PhraseJson | None = None
    """Why the match can only be read: usually because its rules version is no longer played."""


class TableList(Output):
    """Tables, the latest first."""

    tables: list[TableInfo]


# A table's socket: actions.


class BaseAction(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """An action at a table. `id` is the guest's own number for it: sent twice, it counts once."""

    id: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[0-9A-Za-z_-]+\Z")]


class Answer(BaseAction, tag="answer"):
    """Answer the question by the notation of an option."""

    option: Word
    version: Version | None = None
    """The version that the guest saw last; if something has changed since, the answer is refused."""


class Undo(BaseAction, tag="undo"):
    """Take back the last answer, or ask the others to agree to that."""


class Restart(BaseAction, tag="restart"):
    """Take back everything that the guest can take back alone."""


class Consent(BaseAction, tag="consent"):
    """Agree to an undo, or decline it."""

    agree: bool


class Resign(BaseAction, tag="resign"):
    """Give up."""


class SetStandingAnswer(BaseAction, tag="standing"):
    """Be asked at a moment for reactions, or pass there."""

    how: Literal["ask", "span", "always"]
    moment: Annotated[int, Meta(ge=-1, lt=1_000_000)] = -1


class Away(BaseAction, tag="away"):
    """Hand the seat to a bot, or take it back."""

    away: bool


class Say(BaseAction, tag="say"):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]


class Hint(BaseAction, tag="hint"):
    """Ask a bot for the best options."""


Action = Answer | Undo | Restart | Consent | Resign | SetStandingAnswer | Away | Say | Hint


# A table's socket: messages.


class ServerMessage(msgspec.Struct, tag_field="is"):
    """A message to a player or spectator."""


class TableMessage(ServerMessage, tag="table"):
    """The table: terms and seats."""

    table: TableInfo


class OptionInfo(msgspec.Struct):
    """An option: its notation and its meaning."""

    option: str
    says: PhraseJson
    at: list[str] = []
    """With a scene: the keys of the things where it lies; together they distinguish it from the other options."""


class RefusedInfo(msgspec.Struct):
    """An option that a player might expect, and why it is forbidden."""

    option: str
    clause: str
    says: PhraseJson
    at: list[str] = []
    """With a scene: the keys of the things where it would lie."""


class QuestionInfo(msgspec.Struct):
    """The question to a seat."""

    kind: str
    says: PhraseJson
    moment: int
    is_reaction: bool
    """Whether it asks for a reaction, so that a standing answer could pass."""
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class ResultInfo(msgspec.Struct):
    """How a match ended."""

    reason: str
    says: PhraseJson
    scores: list[int]
    ranks: list[int]
    victory: PhraseJson = {}
    """Who has won, and with what."""
    lines: list[list[PhraseJson]] = []
    """For each seat, how its score adds up; empty when the match did not end by the rules."""


class ClockInfo(msgspec.Struct):
    """The time a seat has left, in milliseconds as of the message."""

    left: int
    runs: bool


class PleaInfo(msgspec.Struct):
    """A seat asks to take its last answer back; `awaits` are the seats that have yet to agree."""

    seat: int
    awaits: list[int]


class StandingInfo(msgspec.Struct):
    """A standing answer; moment -1: at every moment without one of its own."""

    moment: int
    how: str


class Fact(msgspec.Struct):
    """What happened in the game, cut down to what its reader may know.

    The kinds, and what the other fields are for each of them: `rules/events.py` of the game.
    """

    kind: str
    seat: int
    """-1: nobody."""
    card: str
    """In words of the game, or its key; empty: none, or hidden."""
    place: str
    """The key of a place; empty: none."""
    n: int
    other: str
    """The key of another seat, place or thing that took part; empty: none."""
    at: list[str]
    """With a scene: the keys of the things that it touches."""


class StoryLine(msgspec.Struct):
    """Something that happened, and the viewer's version at which it was told."""

    version: int
    says: PhraseJson | None
    """None (only with a scene): the picture says it."""
    fact: Fact | None = None
    """None if it happened to the match, as when an answer is taken back, or in a game without a scene."""
    picture: dict[str, Any] | None = None
    """With a scene: how the table looked when this had happened. What must be replaced in the picture of the next line
    (in that of the last: in the scene that comes with the story), by JSON pointers; null if it is not known any more.
    """


class StateMessage(ServerMessage, tag="state"):
    """The match as one viewer may know it, and what happened since the viewer's version `since`.

    The story begins with the first answer: the set-up is seen in the position.
    """

    version: int
    since: int
    story: list[StoryLine]
    position: str | None
    """On request: the table in the game's notation, hidden cards as `?`."""
    view: dict[str, Any] | None
    """On request: the same in whole numbers, for programs that have the rules of this version."""
    in_words: list[PhraseJson] | None
    """On request: the same in words, line by line."""
    asked: list[int]
    question: QuestionInfo | None
    undoable: int
    """How many answers this seat can take back alone."""
    may_ask_back: bool
    """Whether `undo` would ask the others to agree."""
    plea: PleaInfo | None
    standing: list[StandingInfo]
    """This seat's own."""
    clocks: list[ClockInfo]
    result: ResultInfo | None
    scene: SceneJson = None
    """On request: the table as it is drawn, null for a game without a scene."""


class Done(ServerMessage, tag="done"):
    """The action `id` is done, for good."""

    id: str


class Refused(ServerMessage, tag="refused"):
    """The action `id` is refused, and nothing has changed."""

    id: str
    error: Error
    says: PhraseJson
    clause: str = ""


class Said(ServerMessage, tag="said"):
    """A chat message."""

    n: int
    guest: str
    name: str
    text: str
    at: int


class HintInfo(msgspec.Struct):
    """An option and its chance to win."""

    option: str
    chance: float
    says: PhraseJson


class HintMessage(ServerMessage, tag="hint"):
    """A bot's best options."""

    id: str
    hints: list[HintInfo]


Reply = Done | Refused | HintMessage
"""The reply to an action."""
AnyServerMessage = TableMessage | StateMessage | Said | Reply


# Replays.


class LookBack(Input):
    """Show what a seat, or the spectator after the last, saw of the match of a record."""

    record: Record
    viewer: Viewer
    since: Version = 0
    """Only what came after this version of the viewer."""
    until: Version = LATEST
    """Only what came up to this version."""


class HintsOf(Input):
    """Ask for a bot's best options for a seat, after an entry of a record."""

    record: Record
    entry: EntryNumber
    viewer: SeatNumber


class ReplayFrame(Output):
    """The match as a viewer saw it at one of its versions."""

    version: int
    entry: int
    """The last entry of the record by then; 0 while the match runs, for it could reveal secrets."""
    at: int
    """Milliseconds since the match began."""
    story: list[StoryLine]
    """What has happened since the previous version."""
    scene: SceneJson
    in_words: list[PhraseJson] | None
    """The table in words, for a game without a scene."""
    asked: list[int]
    question: QuestionInfo | None
    result: ResultInfo | None


class ReplayFrameList(Output):
    """What a viewer saw from the beginning, at most 400 frames at a time."""

    game: str
    seats: list[Sitting]
    """Who sat down at the beginning."""
    viewer: int
    count: int
    """The viewer's last version."""
    moments: list[ReplayFrame]


class LessonStep(Output):
    """One idea of a lesson: something to read, and perhaps something to do."""

    says: PhraseJson
    clauses: list[str]
    """The ids of its clauses."""
    points: list[str]
    """The keys of things to look at."""
    expects: str
    """The expected answer in notation; empty: only to be read."""
    moments: list[ReplayFrame]
    """What has happened since the step before; the last one is shown with this step."""


class LessonInfo(Output):
    """A lesson: a prepared match as the learner, who has seat 0, sees it."""

    game: str
    seats: list[PhraseJson]
    """The names of the players."""
    steps: list[LessonStep]


class HintList(Output):
    """A bot's best options."""

    hints: list[HintInfo]


# Errors.


class Problem(Output):
    """Why a request was refused."""

    error: Error
    """A word for programs."""
    message: str
    """An English sentence."""
    says: PhraseJson | None = None
    """The same as a phrase, if there is one."""
