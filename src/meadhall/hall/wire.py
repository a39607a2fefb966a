"""What goes over the wire: the bodies of requests and answers, and the messages of a socket, as structs.

Everything from outside is decoded into one of these, with bounds on every length, or refused. The structs are also the
documentation: OpenAPI and the client's types are made from them. No pattern ends with a dollar sign: to Python that is
also the place before a last line break.
"""

from __future__ import annotations

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
Plain = Annotated[dict[str, Any], Meta(extra={"typescript": "Phrase"})]
"""A phrase: the id of a message and its arguments; whoever reads it puts it into words."""
Drawing = Annotated[
    Any,
    Meta(
        description="A scene: what lies on the table, in the words that a drawing needs; null where there is none.",
        extra_json_schema={"type": ["object", "null"]},
        extra={"typescript": "Scene | null"},
    ),
]


class Inward(msgspec.Struct, forbid_unknown_fields=True):
    """Something from outside: a field that nobody knows is a fault, not a wish that is overheard."""


class Outward(msgspec.Struct):
    """Something that the hall says."""


# Guests.


class NewGuest(Inward):
    """Somebody comes in."""

    name: Name
    language: Language = "en"
    bearer: bool = False
    """Answer with the token as well, for programs that send it as `Authorization: Bearer …`."""


class GuestChange(Inward):
    """A guest wants to be called otherwise, reads another language, or wants to be told elsewhere."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=LONGEST_WEBHOOK)] | None = None
    """Where to send word that it is one's turn; empty: nowhere."""


class Passage(Inward):
    """The code of a one-time link, or a recovery code."""

    code: Code
    bearer: bool = False


class Guest(Outward):
    """What a guest may know of itself."""

    id: str
    name: str
    language: str
    webhook: str


class Welcome(Outward):
    """A guest has come in; `recovery` is shown once and never again."""

    guest: Guest
    recovery: str = ""
    token: str = ""


class Link(Outward):
    """A link that takes a guest to another device or others to a table, and the same as a QR code."""

    link: str
    qr: str
    """A drawing, as SVG."""
    expires: int
    """In milliseconds since 1970; 0: never."""


# Games.


class SettingInfo(Outward):
    """Something that a table may choose, with the clause it comes from."""

    key: str
    values: list[str]
    clause: str
    default: str
    says: list[Plain]
    """What each of the values means."""


class GameInfo(Outward):
    """A game that is played here."""

    key: str
    title: str
    rules: int
    seats: list[int]
    settings: list[SettingInfo]
    says: Plain
    """The title."""
    moments: list[Plain]
    """The moments at which one may react, by their numbers: when one is asked there can be chosen for each of them."""
    has_scene: bool
    """Whether its tables can be drawn."""
    has_lesson: bool
    """Whether its first steps can be learned."""


# Tables.


class Terms(Inward):
    """What a table agrees on before it begins."""

    game: Word
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    settings: Annotated[dict[Word, Word], Meta(max_length=30)] = {}
    is_public: bool = False
    """In the list of open tables; otherwise by invitation only."""
    watching: Literal["anyone", "invited", "nobody"] = "anyone"
    clock: Annotated[str, Meta(pattern=r"^(none|[1-9][0-9]{0,5}\+(0|[1-9][0-9]{0,4})|[1-9][0-9]{0,2}d)\Z")] = "none"
    """none, seconds and increment for each player (600+10), or days for each move (3d)."""
    overtime: Literal["bot", "ends"] = "bot"
    """When a clock has run out: a bot of the table's level takes over, or that player's game ends."""
    level: Level = "normal"
    """Of bots that stand in for somebody."""
    hints: bool = True


class Start(Inward):
    """Where a match goes on from: a record, and the entry after which it is cut."""

    record: Record
    entry: EntryNumber


class NewTable(Inward):
    """Somebody lays a table and sits down at it."""

    terms: Terms
    seat: SeatNumber = 0
    start: Start | None = None
    """Not from the beginning: game, rules version, seats and settings are then those of the record."""
    bots: Annotated[dict[Annotated[str, Meta(pattern=r"^[0-5]\Z")], Level], Meta(max_length=MOST_SEATS)] = {}
    """Which seats bots take, and how good they are."""


class Sit(Inward):
    """Somebody takes a seat."""

    seat: SeatNumber
    invitation: Code = "-"
    nonce: Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,64}\Z")] = ""
    """What the guest adds to the seed, as hex digits: then nobody, the hall included, could foresee the chance."""


class SeatBot(Inward):
    """The host gives a seat to a bot, or takes it away again."""

    seat: SeatNumber
    level: Level | None


class Remove(Inward):
    """The host asks somebody to leave."""

    guest: Id


class Mute(Inward):
    """The host closes the chat, or opens it."""

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


class TableInfo(Outward):
    """A table as everybody who may see it sees it."""

    id: str
    phase: str
    terms: Terms
    seats: list[Sitting]
    host: str
    is_muted: bool
    created: int
    changed: int
    rules: int = 0
    """The rules version by which the match is played; before it begins, by which it would be."""
    goes_on: bool = False
    """Whether the match goes on from where an earlier one stood."""
    rematch: str = ""
    """The table at which those who sat here play again."""
    commitment: str = ""
    """To the seed, from the beginning of the match on."""
    you: int = -1
    """The seat of whoever asks; -1: none."""
    invitation: str = ""
    """For those who sit at the table: what others need to join."""
    other_rules: Plain | None = None
    """Why the match can only be read: as a rule, its rules version is not played any more."""


class TableList(Outward):
    """Tables, the latest first."""

    tables: list[TableInfo]


# A table's socket: what a guest does.


class Act(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something that a guest does at a table. `id` is the guest's own number for it: sent twice, it counts once."""

    id: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[0-9A-Za-z_-]+\Z")]


class Answer(Act, tag="answer"):
    """Answer the question, with the notation of an option."""

    option: Word
    version: Version | None = None
    """What the guest saw last; if something has changed since, the answer is refused."""


class Undo(Act, tag="undo"):
    """Take back one's last answer, or ask the others to agree to that."""


class Restart(Act, tag="restart"):
    """Take back all that one may take back."""


class Consent(Act, tag="consent"):
    """Agree to an undo that somebody has asked for, or not."""

    agree: bool


class Resign(Act, tag="resign"):
    """Give up."""


class Standing(Act, tag="standing"):
    """Ask me at a moment, or pass for me."""

    how: Literal["ask", "span", "always"]
    moment: Annotated[int, Meta(ge=-1, lt=1_000_000)] = -1


class Away(Act, tag="away"):
    """Let a bot stand in for me, or take the seat back."""

    away: bool


class Say(Act, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]


class Hint(Act, tag="hint"):
    """Ask a bot what it would do."""


Action = Answer | Undo | Restart | Consent | Resign | Standing | Away | Say | Hint


# A table's socket: what the hall says.


class News(msgspec.Struct, tag_field="is"):
    """Something that the hall says to one who sits or watches."""


class TableNews(News, tag="table"):
    """Who sits where, and what was agreed."""

    table: TableInfo


class OptionInfo(msgspec.Struct):
    """An option: its notation and what it means."""

    option: str
    says: Plain
    at: list[str] = []
    """With a scene: the keys of the things at which it lies; all of them together tell it from the other options."""


class RefusedInfo(msgspec.Struct):
    """Something that one might expect to be allowed, and why it is not."""

    option: str
    clause: str
    says: Plain
    at: list[str] = []
    """With a scene: the keys of the things at which it would lie."""


class QuestionInfo(msgspec.Struct):
    """What a seat is asked."""

    kind: str
    says: Plain
    moment: int
    is_reaction: bool
    """Whether it asks for a reaction at this moment: a standing answer could pass here."""
    options: list[OptionInfo]
    refused: list[RefusedInfo]


class ResultInfo(msgspec.Struct):
    """How a match ended."""

    reason: str
    says: Plain
    scores: list[int]
    ranks: list[int]
    lines: list[list[Plain]] = []
    """For each seat how its score adds up; empty when the game did not come to its end."""


class ClockInfo(msgspec.Struct):
    """The time a seat has left, in milliseconds, as of the moment of the message that brought it."""

    left: int
    runs: bool


class PleaInfo(msgspec.Struct):
    """A seat asks to take its last answer back; `awaits` are the seats that have yet to agree."""

    seat: int
    awaits: list[int]


class StandingInfo(msgspec.Struct):
    """A standing answer that holds now; moment -1: at every moment that has none of its own."""

    moment: int
    how: str


class StoryLine(msgspec.Struct):
    """Something that happened, and the viewer's version at which it was told."""

    version: int
    says: Plain


class StateNews(News, tag="state"):
    """The match as one viewer may know it, and what happened since the viewer's version `since`.

    The story begins with the first answer: how the table was set up is seen in the position.
    """

    version: int
    since: int
    story: list[StoryLine]
    position: str
    view: dict[str, Any] | None
    """For those who ask for it: the same in whole numbers, for programs that have the rules of this version."""
    asked: list[int]
    question: QuestionInfo | None
    undoable: int
    """How many answers this seat can take back by itself."""
    may_ask_back: bool
    """Whether `undo` would ask the others to agree."""
    plea: PleaInfo | None
    standing: list[StandingInfo]
    """This seat's own."""
    clocks: list[ClockInfo]
    result: ResultInfo | None
    scene: Drawing = None
    """For those who ask for it: the position as it is drawn, null for a game that has no scene."""


class Done(News, tag="done"):
    """An act is done, for good; `id` is the guest's own number for it."""

    id: str


class Refused(News, tag="refused"):
    """An act is refused, and nothing has changed."""

    id: str
    error: str
    says: Plain
    clause: str = ""


class Said(News, tag="said"):
    """Somebody said something."""

    n: int
    guest: str
    name: str
    text: str
    at: int


class HintInfo(msgspec.Struct):
    """An option and the chance to win that goes with it."""

    option: str
    chance: float
    says: Plain


class HintNews(News, tag="hint"):
    """What a bot would do in your place."""

    id: str
    hints: list[HintInfo]


Told = Done | Refused | HintNews
"""What comes of an act."""
AnyNews = TableNews | StateNews | Said | Told


# Looking back.


class LookBack(Inward):
    """Somebody wants to see what happened in a record with the eyes of a seat, or of the spectator after the last."""

    record: Record
    viewer: Viewer
    since: Version = 0
    """Nothing up to this version of the viewer."""
    until: Version = LATEST
    """Nothing after this version."""


class HintsOf(Inward):
    """Somebody wants to know what a bot would have done at a seat, after an entry of a record."""

    record: Record
    entry: EntryNumber
    viewer: SeatNumber


class Moment(Outward):
    """The match as a viewer saw it at one of its versions."""

    version: int
    entry: int
    """The last entry of the record by then; 0 while the match runs, for it would tell of others' secrets."""
    at: int
    """Milliseconds since the match began."""
    story: list[StoryLine]
    """What had happened since the version before."""
    scene: Drawing
    asked: list[int]
    question: QuestionInfo | None
    result: ResultInfo | None


class MomentList(Outward):
    """What a viewer saw, from the beginning of the match on; at most 400 moments at a time."""

    game: str
    seats: list[Sitting]
    """Who sat down at the beginning."""
    viewer: int
    count: int
    """The viewer's last version."""
    moments: list[Moment]


class LessonStep(Outward):
    """One idea of a lesson: something to read, and perhaps something to do."""

    says: Plain
    clauses: list[str]
    """The ids of those it is about."""
    points: list[str]
    """The keys of things to look at."""
    expects: str
    """What the learner is to answer, in notation; empty: it is only read."""
    moments: list[Moment]
    """What has happened since the step before, the last being where this one stands; empty: nothing."""


class LessonInfo(Outward):
    """A lesson: the whole of a prepared match as the learner, who has the first seat, sees it."""

    game: str
    seats: list[Plain]
    """What the players are called."""
    steps: list[LessonStep]


class HintList(Outward):
    """What a bot would have done."""

    hints: list[HintInfo]


# Errors.


class Problem(Outward):
    """Why a request was refused."""

    error: str
    """A word for programs."""
    message: str
    """A sentence for people, in English."""
    says: Plain | None = None
    """The same for people of any language, where there are words for it."""
