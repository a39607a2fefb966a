"""Inis, "Components": facts about every card and territory; what a card does is in its class.

A card's letter is the index of its facts in FACTS: the Action cards, the Advantage cards in the order of their
territories, the Epic Tales.
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
from meadhall.games.inis.rules.components import (
    ADVANTAGE,
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
    MOST_SEATS,
    NAMED_CARDS,
    NAMED_TERRITORIES,
    REMOVING,
    SETTLING,
    TALE,
    TALES_DRAWN,
    TERRITORY,
    TURN_OVER,
)
from meadhall.games.inis.rules.exploring import Exploration, Tailtu
from meadhall.games.inis.rules.play import Card
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

# The symbols on a card.
SEASON: Final = 1
TRISKEL: Final = 2
MANOEUVRE: Final = 4
"""An Epic Tale that is played as a manoeuvre; it bears the triskel too."""
AT_NO_MOMENT: Final[list[int]] = []


class CardFacts:
    """The facts about a card, in words and in hundredths of judgement (see `core.judgement`)."""

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
        """Store the facts."""
        self.word = word
        """Its word in the notation."""
        self.card = card
        """Its paragraph."""
        self.signs = signs
        """SEASON, TRISKEL, both, or MANOEUVRE."""
        self.worth = worth
        """What it is worth to an experienced player, other things being equal."""
        self.extra = extra
        """What its effect is worth to a bot besides what the island shows."""
        self.answers = answers
        """The moments at which it may be played."""
        self.with_four = with_four
        """Whether it is in the game only with four players. [INI-R7]"""
        self.since = since
        """The rules version that introduced it: in games of older ones it stays in the box."""

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
        """Return whether it is in a game of a rules version with this number of seats."""
        return self.since <= version and (seats == MOST_SEATS or not self.with_four)


class TerritoryFacts:
    """A territory and its Advantage card."""

    def __init__(
        self, word: str, card: Card, signs: int, worth: int, extra: int = 0, answers: list[int] = AT_NO_MOMENT
    ) -> None:
        """Store the territory's name, then the facts about its card."""
        self.word = word
        self.advantage = CardFacts(f"{word}-card", card, signs, worth, extra, answers)


ACTION_FACTS: Final = [
    CardFacts("bard", Bard(), SEASON | TRISKEL, 55, 28, [MANOEUVRE_MADE]),  # at least a tale, at best a Deed
    CardFacts("citadel", Citadel(), SEASON, 45, 12),  # shelter, and an Advantage card of the player's choice
    CardFacts("conquest", Conquest(), SEASON, 60),
    CardFacts("craftsmen", Craftsmen(), SEASON, 50),
    CardFacts("druid", Druid(), SEASON, 55, 32),  # the best card that has been played
    CardFacts("emissaries", Emissaries(), SEASON, 50, with_four=True),
    CardFacts("exploration", Exploration(), SEASON, 62),
    CardFacts("festival", Festival(), SEASON, 45, 8),  # a clash there costs its instigator a clan
    CardFacts("geis", Geis(), TRISKEL, 62, 0, [DECLARED]),
    CardFacts("master-craftsman", MasterCraftsman(), SEASON | TRISKEL, 35, 12, [FOLLOWING], with_four=True),
    CardFacts("migration", Migration(), SEASON, 66),
    CardFacts("new-alliance", NewAlliance(), SEASON, 66),
    CardFacts("new-clans", NewClans(), SEASON, 64),
    CardFacts("raid", Raid(), TRISKEL, 35, 25, [MANOEUVRE_MADE], with_four=True),
    CardFacts("sanctuary", Sanctuary(), SEASON, 68, 28),
    CardFacts("scouts", Scouts(), SEASON, 55, 30, with_four=True),  # where it moves is declared later
    CardFacts("warlord", Warlord(), SEASON | TRISKEL, 50, 0, [MANOEUVRE_MADE]),
]
TERRITORY_FACTS: Final = [
    TerritoryFacts("cove", Cove(), TRISKEL, 12, 12, [FOLLOWING]),
    TerritoryFacts("forest", Forest(), TRISKEL, 14, 26, [FOLLOWING]),
    TerritoryFacts("gates", GatesCard(), TRISKEL, 4, 12, [TALES_DRAWN]),
    TerritoryFacts("highlands", Highlands(), TRISKEL, 5, 8, [CLASH_STARTS, SETTLING]),
    TerritoryFacts("hills", Hills(), TRISKEL, 10, 25, [ATTACKING]),
    TerritoryFacts("iron-mine", IronMine(), TRISKEL, 14, 25, [ATTACKING]),
    TerritoryFacts("lost-vale", LostVale(), TRISKEL, 16, 0, [FOLLOWING]),
    TerritoryFacts("meadows", Meadows(), TRISKEL, 14, 15, [TALES_DRAWN]),
    TerritoryFacts("misty-lands", MistyLands(), SEASON, 10, 8),
    TerritoryFacts("moor", Moor(), TRISKEL, 2, 2),  # before any answer (INI-Q39)
    TerritoryFacts("mountains", Mountains(), TRISKEL, 5, 18, [INTO_MOUNTAINS]),
    TerritoryFacts("plains", Plains(), SEASON, 18),
    TerritoryFacts("salt-mine", SaltMine(), TRISKEL, 12, 12, [FOLLOWING]),
    TerritoryFacts("stone-circle", StoneCircle(), TRISKEL, 8, 25, [FOLLOWING]),
    TerritoryFacts("swamp", Swamp(), SEASON, 6, 2),  # waiting without passing
    TerritoryFacts("valley", Valley(), TRISKEL, 20, 0, [FOLLOWING]),
]
TALE_FACTS: Final = [
    CardFacts("balors-eye", BalorsEye(), SEASON, 45),
    CardFacts("battle-frenzy", BattleFrenzy(), TRISKEL, 22, 15, [CITADELS_TAKEN]),
    CardFacts("moytura", Moytura(), MANOEUVRE, 35),
    CardFacts("breas", Breas(), SEASON, 40),
    CardFacts("cathbad", Cathbad(), TRISKEL, 28, 20, [ASSEMBLY_BEGINS]),
    CardFacts("champions-share", ChampionsShare(), SEASON, 42, 38),
    CardFacts("children-of-dana", ChildrenOfDana(), SEASON, 48),
    CardFacts("dagda", Dagda(), TRISKEL, 45, 0, [DECLARED]),
    CardFacts("cauldron", Cauldron(), TRISKEL, 30, 25, [CLAN_REMOVED]),
    CardFacts("club", Club(), TRISKEL, 38, 25, [ATTACKING, REMOVING]),
    CardFacts("harp", Harp(), SEASON, 42),
    CardFacts("deirdre", Deirdre(), SEASON, 30, 38),
    CardFacts("diarmuid", Diarmuid(), TRISKEL, 34, 0, [CLAN_REMOVED]),
    CardFacts("eriu", Eriu(), SEASON, 50),
    CardFacts("fianna", Fianna(), MANOEUVRE, 32),
    CardFacts("kernunos", Kernunos(), SEASON, 55),
    CardFacts("lug", Lug(), TRISKEL, 48, 40, [FOLLOWING]),
    CardFacts("spear", Spear(), TRISKEL, 22, 10, [CLASH_STARTS]),
    CardFacts("maeve", Maeve(), SEASON, 36, 28),
    CardFacts("horses", Horses(), SEASON, 52),
    CardFacts("morrigan", Morrigan(), SEASON, 30),
    CardFacts("nuada", Nuada(), SEASON, 42),
    CardFacts("oengus", Oengus(), TRISKEL, 34, 20, [TURN_OVER]),
    CardFacts("ogma", Ogma(), MANOEUVRE, 32, 20),
    CardFacts("other-world", OtherWorld(), SEASON, 52),
    CardFacts("stone-of-fal", StoneOfFal(), SEASON, 48),
    CardFacts("streng", Streng(), TRISKEL, 55, 0, [MANOEUVRE_MADE]),
    CardFacts("tailtu", Tailtu(), SEASON, 48, 45),
    CardFacts("cuchulain", Cuchulain(), MANOEUVRE, 34),
    CardFacts("tuan", Tuan(), SEASON, 38, 36),
]


def dealt(all_facts: list[CardFacts], version: int, seats: int) -> list[int]:
    """Return the indices in a deck of the cards that are in a game."""
    return [at for at, facts in enumerate(all_facts) if facts.is_dealt(version, seats)]


def numbered(all_facts: list[CardFacts]) -> list[CardFacts]:
    """Tell every card its letter and whether it can be played as a turn; return the same facts."""
    for letter, facts in enumerate(all_facts):
        facts.card.letter = letter
        facts.card.has_season_side = facts.is_season
    return all_facts


FACTS: Final = numbered([*ACTION_FACTS, *[territory.advantage for territory in TERRITORY_FACTS], *TALE_FACTS])
"""The facts about the cards, indexed by letter."""
assert FACTS[ADVANTAGE] is TERRITORY_FACTS[0].advantage
assert FACTS[TALE] is TALE_FACTS[0]
assert len(FACTS) <= TERRITORY
assert all(FACTS[card].word == word for card, word in NAMED_CARDS.items())
assert all(TERRITORY_FACTS[territory].word == word for territory, word in NAMED_TERRITORIES.items())

ACTION_NAMES: Final = [facts.word for facts in ACTION_FACTS]
TERRITORY_NAMES: Final = [territory.word for territory in TERRITORY_FACTS]
TALE_NAMES: Final = [facts.word for facts in TALE_FACTS]
CARD_NAMES: Final = [facts.word for facts in FACTS]
REACTIONS: Final = [[facts.letter for facts in FACTS if moment in facts.answers] for moment in range(len(MOMENTS))]
"""For each moment, the cards that may be played at it."""
MANOEUVRES: Final = [facts.letter for facts in FACTS if facts.signs & MANOEUVRE]
"""Epic Tales that are played as a manoeuvre."""
WITH_FOUR: Final = [facts.word for facts in FACTS if facts.with_four]
"""In the game only with four players. [INI-R7]"""
CLAUSES: Final = [
    *BEFORE_CARDS,
    *[f"INI-ACT-{n + 1:02}" for n in range(len(ACTION_FACTS))],
    *[f"INI-ADV-{n + 1:02}" for n in range(len(TERRITORY_FACTS))],
    *[f"INI-EPI-{n + 1:02}" for n in range(len(TALE_FACTS))],
]
"""The ids of all clauses."""
