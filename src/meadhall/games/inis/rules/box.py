"""Inis, "Components": every card and territory in the box, a row each; what a card does is in its class.

A card's letter is the place of its row: the Action cards, the Advantage cards in the order of their territories, the
Epic Tales.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.inis.rules.actions import (
    Bard,
    Citadel,
    Druid,
    Geis,
    MasterCraftsman,
    Raid,
    Sanctuary,
    Warlord,
)
from meadhall.games.inis.rules.advantages import (
    Cove,
    Forest,
    GatesCard,
    Highlands,
    Hills,
    IronMine,
    LostVale,
    Meadows,
    MistyLands,
    Moor,
    Mountains,
    Plains,
    SaltMine,
    StoneCircle,
    Swamp,
    Valley,
)
from meadhall.games.inis.rules.clan_actions import (
    Conquest,
    Craftsmen,
    Emissaries,
    Festival,
    Migration,
    NewAlliance,
    NewClans,
    Scouts,
)
from meadhall.games.inis.rules.clauses import BEFORE_CARDS
from meadhall.games.inis.rules.components import ADVANTAGE, MOST_SEATS, TALE, TERRITORY
from meadhall.games.inis.rules.exploring import Exploration, Tailtu
from meadhall.games.inis.rules.play import (
    ASSEMBLY_BEGINS,
    ATTACKING,
    CITADELS_TAKEN,
    CLAN_REMOVED,
    CLASH_STARTS,
    DECLARED,
    FOLLOWING,
    INTO_MOUNTAINS,
    MANOEUVRE_MADE,
    MOMENTS,
    REMOVING,
    SETTLING,
    TALES_DRAWN,
    TURN_OVER,
    Card,
)
from meadhall.games.inis.rules.season_tales import (
    BalorsEye,
    Breas,
    ChampionsShare,
    ChildrenOfDana,
    Deirdre,
    Eriu,
    Harp,
    Horses,
    Kernunos,
    Maeve,
    Morrigan,
    Nuada,
    OtherWorld,
    StoneOfFal,
    Tuan,
)
from meadhall.games.inis.rules.triskel_tales import (
    BattleFrenzy,
    Cathbad,
    Cauldron,
    Club,
    Cuchulain,
    Dagda,
    Diarmuid,
    Fianna,
    Lug,
    Moytura,
    Oengus,
    Ogma,
    Spear,
    Streng,
)

# The signs of a card.
SEASON: Final = 1
TRISKEL: Final = 2
MANOEUVRE: Final = 4
"""An Epic Tale that is played as a manoeuvre; it bears the triskel too."""
AT_NO_MOMENT: Final[list[int]] = []


class Row:
    """What there is to say about a card, in words and in hundredths of judgement (see `core.judgement`)."""

    def __init__(
        self,
        word: str,
        card: Card,
        signs: int,
        worth: int,
        extra: int = 0,
        answers: list[int] = AT_NO_MOMENT,
        with_four: bool = False,
        since: int = 1,
    ) -> None:
        """State the facts."""
        self.word = word
        """Its word in the notation."""
        self.card = card
        """Its paragraph."""
        self.signs = signs
        """SEASON, TRISKEL, both, or MANOEUVRE."""
        self.worth = worth
        """What an experienced player thinks of it, other things being equal."""
        self.extra = extra
        """What its effect is worth to a bot besides what the island shows."""
        self.answers = answers
        """The moments at which it may be played."""
        self.with_four = with_four
        """Whether it is in the game only with four players. [INI-R7]"""
        self.since = since
        """The rules version that brought it: in games of an older one it stays in the box."""

    @property
    def letter(self) -> int:
        """The letter of the card."""
        return self.card.letter

    @property
    def is_season(self) -> bool:
        """Whether it can be played as a turn."""
        return self.signs & SEASON != 0

    @property
    def is_triskel(self) -> bool:
        """Whether it bears the triskel."""
        return self.signs & (TRISKEL | MANOEUVRE) != 0

    def is_dealt(self, version: int, seats: int) -> bool:
        """Return whether it is in a game of a rules version with so many seats."""
        return self.since <= version and (seats == MOST_SEATS or not self.with_four)


class Territory:
    """A territory and its Advantage card."""

    def __init__(
        self, word: str, card: Card, signs: int, worth: int, extra: int = 0, answers: list[int] = AT_NO_MOMENT
    ) -> None:
        """Name the territory, then state the facts about its card."""
        self.word = word
        self.advantage = Row(f"{word}-card", card, signs, worth, extra, answers)


ACTION_CARDS: Final = [
    Row("bard", Bard(), SEASON | TRISKEL, 55, 28, [MANOEUVRE_MADE]),  # a tale at least, a Deed at best
    Row("citadel", Citadel(), SEASON, 45, 12),  # shelter, and an Advantage card of one's choice
    Row("conquest", Conquest(), SEASON, 60),
    Row("craftsmen", Craftsmen(), SEASON, 50),
    Row("druid", Druid(), SEASON, 55, 32),  # the best card that has been played
    Row("emissaries", Emissaries(), SEASON, 50, with_four=True),
    Row("exploration", Exploration(), SEASON, 62),
    Row("festival", Festival(), SEASON, 45, 8),  # a clash there costs its instigator a clan
    Row("geis", Geis(), TRISKEL, 62, 0, [DECLARED]),
    Row("master-craftsman", MasterCraftsman(), SEASON | TRISKEL, 35, 12, [FOLLOWING], with_four=True),
    Row("migration", Migration(), SEASON, 66),
    Row("new-alliance", NewAlliance(), SEASON, 66),
    Row("new-clans", NewClans(), SEASON, 64),
    Row("raid", Raid(), TRISKEL, 35, 25, [MANOEUVRE_MADE], with_four=True),
    Row("sanctuary", Sanctuary(), SEASON, 68, 28),
    Row("scouts", Scouts(), SEASON, 55, 30, with_four=True),  # where it moves is said later
    Row("warlord", Warlord(), SEASON | TRISKEL, 50, 0, [MANOEUVRE_MADE]),
]
TERRITORIES: Final = [
    Territory("cove", Cove(), TRISKEL, 12, 12, [FOLLOWING]),
    Territory("forest", Forest(), TRISKEL, 14, 26, [FOLLOWING]),
    Territory("gates", GatesCard(), TRISKEL, 4, 12, [TALES_DRAWN]),
    Territory("highlands", Highlands(), TRISKEL, 5, 8, [CLASH_STARTS, SETTLING]),
    Territory("hills", Hills(), TRISKEL, 10, 25, [ATTACKING]),
    Territory("iron-mine", IronMine(), TRISKEL, 14, 25, [ATTACKING]),
    Territory("lost-vale", LostVale(), TRISKEL, 16, 0, [FOLLOWING]),
    Territory("meadows", Meadows(), TRISKEL, 14, 15, [TALES_DRAWN]),
    Territory("misty-lands", MistyLands(), SEASON, 10, 8),
    Territory("moor", Moor(), TRISKEL, 2, 2),  # before any answer (INI-Q39)
    Territory("mountains", Mountains(), TRISKEL, 5, 18, [INTO_MOUNTAINS]),
    Territory("plains", Plains(), SEASON, 18),
    Territory("salt-mine", SaltMine(), TRISKEL, 12, 12, [FOLLOWING]),
    Territory("stone-circle", StoneCircle(), TRISKEL, 8, 25, [FOLLOWING]),
    Territory("swamp", Swamp(), SEASON, 6, 2),  # waiting without passing
    Territory("valley", Valley(), TRISKEL, 20, 0, [FOLLOWING]),
]
EPIC_TALES: Final = [
    Row("balors-eye", BalorsEye(), SEASON, 45),
    Row("battle-frenzy", BattleFrenzy(), TRISKEL, 22, 15, [CITADELS_TAKEN]),
    Row("moytura", Moytura(), MANOEUVRE, 35),
    Row("breas", Breas(), SEASON, 40),
    Row("cathbad", Cathbad(), TRISKEL, 28, 20, [ASSEMBLY_BEGINS]),
    Row("champions-share", ChampionsShare(), SEASON, 42, 38),
    Row("children-of-dana", ChildrenOfDana(), SEASON, 48),
    Row("dagda", Dagda(), TRISKEL, 45, 0, [DECLARED]),
    Row("cauldron", Cauldron(), TRISKEL, 30, 25, [CLAN_REMOVED]),
    Row("club", Club(), TRISKEL, 38, 25, [ATTACKING, REMOVING]),
    Row("harp", Harp(), SEASON, 42),
    Row("deirdre", Deirdre(), SEASON, 30, 38),
    Row("diarmuid", Diarmuid(), TRISKEL, 34, 0, [CLAN_REMOVED]),
    Row("eriu", Eriu(), SEASON, 50),
    Row("fianna", Fianna(), MANOEUVRE, 32),
    Row("kernunos", Kernunos(), SEASON, 55),
    Row("lug", Lug(), TRISKEL, 48, 40, [FOLLOWING]),
    Row("spear", Spear(), TRISKEL, 22, 10, [CLASH_STARTS]),
    Row("maeve", Maeve(), SEASON, 36, 28),
    Row("horses", Horses(), SEASON, 52),
    Row("morrigan", Morrigan(), SEASON, 30),
    Row("nuada", Nuada(), SEASON, 42),
    Row("oengus", Oengus(), TRISKEL, 34, 20, [TURN_OVER]),
    Row("ogma", Ogma(), MANOEUVRE, 32, 20),
    Row("other-world", OtherWorld(), SEASON, 52),
    Row("stone-of-fal", StoneOfFal(), SEASON, 48),
    Row("streng", Streng(), TRISKEL, 55, 0, [MANOEUVRE_MADE]),
    Row("tailtu", Tailtu(), SEASON, 48, 45),
    Row("cuchulain", Cuchulain(), MANOEUVRE, 34),
    Row("tuan", Tuan(), SEASON, 38, 36),
]


def dealt(rows: list[Row], version: int, seats: int) -> list[int]:
    """Return the places of those rows of a deck whose cards are in a game."""
    return [at for at, row in enumerate(rows) if row.is_dealt(version, seats)]


def numbered(rows: list[Row]) -> list[Row]:
    """Return rows whose cards know now what their rows say of them."""
    for letter, row in enumerate(rows):
        row.card.letter = letter
        row.card.has_season_side = row.is_season
    return rows


ROWS: Final = numbered([*ACTION_CARDS, *[territory.advantage for territory in TERRITORIES], *EPIC_TALES])
"""A card's row stands at its letter."""
assert ROWS[ADVANTAGE] is TERRITORIES[0].advantage
assert ROWS[TALE] is EPIC_TALES[0]
assert len(ROWS) <= TERRITORY

ACTION_NAMES: Final = [row.word for row in ACTION_CARDS]
TERRITORY_NAMES: Final = [territory.word for territory in TERRITORIES]
TALE_NAMES: Final = [row.word for row in EPIC_TALES]
CARD_NAMES: Final = [row.word for row in ROWS]
REACTIONS: Final = [[row.letter for row in ROWS if moment in row.answers] for moment in range(len(MOMENTS))]
"""For each moment the cards that may be played at it."""
MANOEUVRES: Final = [row.letter for row in ROWS if row.signs & MANOEUVRE]
"""Epic Tales that are played as a manoeuvre."""
WITH_FOUR: Final = [row.word for row in ROWS if row.with_four]
"""In the game only with four players. [INI-R7]"""
CLAUSES: Final = [
    *BEFORE_CARDS,
    *[f"INI-ACT-{n + 1:02}" for n in range(len(ACTION_CARDS))],
    *[f"INI-ADV-{n + 1:02}" for n in range(len(TERRITORIES))],
    *[f"INI-EPI-{n + 1:02}" for n in range(len(EPIC_TALES))],
]
"""The ids of all clauses."""
