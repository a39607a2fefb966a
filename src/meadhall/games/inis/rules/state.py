"""Everything that changes in a game of Inis, and the names of its numbers.

All `numbers` are public. Hidden cards and tiles are in `secrets`: the Action cards, the Epic Tales, the territories.
Advantage cards are taken and used openly, so that everybody knows where each of them is.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.core.bits import bit, lowest, members
from meadhall.core.state import State
from meadhall.core.whereabouts import Whereabouts
from meadhall.games.inis.rules.components import (
    ADVANTAGE,
    CITADEL_READING,
    CITADELS_IN_BOX,
    CLANS_EACH,
    CLOCKWISE,
    DEEDS_IN_BOX,
    FESTIVAL_READING,
    FIRST_GAME_READING,
    HIGHLANDS_READING,
    MOST_SEATS,
    NONE,
    SANCTUARIES_IN_BOX,
    TALE,
    TERRITORIES,
)

# The tables of hidden cards in `secrets`.
ACTION_WHEREABOUTS: Final = 0
TALE_WHEREABOUTS: Final = 1
TILE_WHEREABOUTS: Final = 2

# Places of Action cards and of Epic Tales. The kinds are counted from 0 in each of the two tables.
DECK: Final = 0
CARD_SET_ASIDE: Final = 1
"""The Action card set aside."""
REVEALED_TALES: Final = CARD_SET_ASIDE
"""The Epic Tales that Deirdre's Beauty reveals: the same place in their own table."""
DISCARDS: Final = 2
TABLE: Final = 3
"""Cards being played, face up."""
HAND: Final = TABLE + 1
"""4: the hand of a seat."""
POOL: Final = HAND + MOST_SEATS
"""4: what a seat looks at before it chooses: the cards of the draft; the Epic Tales drawn."""
TALE_PLACES: Final = POOL + MOST_SEATS
PASSING: Final = POOL + MOST_SEATS
"""4: Action cards on their way from a seat to the next."""
ACTION_PLACES: Final = PASSING + MOST_SEATS

# Places of tiles.
STACK: Final = 0
BOTTOM: Final = 1
"""The lower part of the stack in the first game (INI-R13)."""
MAP: Final = 2
LOOKED_AT: Final = 3
"""4: tiles a seat has drawn and not laid yet."""
UNDER_STACK: Final = LOOKED_AT + MOST_SEATS
"""14: a ring of places under the stack, one tile each, in the order in which they will be drawn."""
RING: Final = 14
SHOWN: Final = UNDER_STACK + RING
"""The tile that will be laid next."""
TILE_PLACES: Final = SHOWN + 1

# Where an Advantage card is: with a seat, or
NOT_IN_PLAY: Final = -1
FACE_UP: Final = MOST_SEATS
FACE_DOWN: Final = FACE_UP + 1

# The layout of `numbers`. Four seats always have room, so that the layout does not depend on how many play.
HIGHLANDS_FIRST: Final = 0
"""1 if Highlands are played at the start of a clash (INI-Q10)."""
INITIATOR_PAYS: Final = HIGHLANDS_FIRST + 1
"""1 if the player of the card that starts a clash pays for the Festival (INI-Q12)."""
SPARES_HANDS: Final = INITIATOR_PAYS + 1
"""1 if Citadel takes an Advantage card from beside the map only (INI-Q16)."""
FIRST_GAME: Final = SPARES_HANDS + 1
"""1 if the first-game scenario is played (INI-R13)."""
BRENN: Final = FIRST_GAME + 1
"""NONE until it is known."""
DIRECTION: Final = BRENN + 1
"""1 clockwise, -1 against the clock, 0 until it is known."""
ROUND: Final = DIRECTION + 1
CAPITAL: Final = ROUND + 1
"""The capital's territory, NONE until it is chosen."""
FESTIVAL: Final = CAPITAL + 1
"""The territory with the Festival token, NONE if it lies in none."""
PASSED: Final = FESTIVAL + 1
"""The set of seats that have passed since the last turn that was not a pass (INI-Q48)."""
CLASH: Final = PASSED + 1
"""The territory in which a clash is being settled, NONE if none is."""
SILENCED: Final = CLASH + 1
"""1 while Lug's Spear forbids triskel cards."""
CLASHES_TO_COME: Final = SILENCED + 1
"""The set of territories whose clash is still to come."""
MOVER: Final = CLASHES_TO_COME + 1
"""Who moved the clans that started the clashes still to come."""
RING_FIRST: Final = MOVER + 1
"""Where in the ring under the stack the next tile lies."""
CITADELS_LEFT: Final = RING_FIRST + 1
SANCTUARIES_LEFT: Final = CITADELS_LEFT + 1
DEEDS_LEFT: Final = SANCTUARIES_LEFT + 1
PRETENDERS: Final = DEEDS_LEFT + 1
"""The set of seats with a Pretender token."""
CAULDRON_OF: Final = PRETENDERS + 1
"""Before whom Dagda's Cauldron lies, NONE if before nobody."""
IN_CAULDRON: Final = CAULDRON_OF + 1
"""How many clans lie on it."""
ON_MAP: Final = IN_CAULDRON + 1
"""The set of territories that have been laid."""
LAID: Final = ON_MAP + 1
"""How many territories have been laid."""
VERSION: Final = LAID + 1
"""The rules version by which the game is played."""
DEEDS: Final = VERSION + 1
"""4: of each seat."""
RESERVE: Final = DEEDS + MOST_SEATS
"""4: clans that a seat may place."""
FALLEN: Final = RESERVE + MOST_SEATS
"""4: clans of a seat removed from the territory of this clash and not brought back by Diarmuid."""
SHELTERED: Final = FALLEN + MOST_SEATS
"""4: clans of a seat in the citadels of the clash."""
PRESENT: Final = SHELTERED + MOST_SEATS
"""4: the set of territories in which a seat is present."""
WHERE_ADVANTAGE: Final = PRESENT + MOST_SEATS
"""16: where each Advantage card is."""
CITADELS: Final = WHERE_ADVANTAGE + TERRITORIES
"""16: citadels in each territory, the capital not counted."""
SANCTUARIES: Final = CITADELS + TERRITORIES
"""16"""
CLANS: Final = SANCTUARIES + TERRITORIES
"""64: CLANS + 4 * territory + seat."""
ACROSS: Final = CLANS + MOST_SEATS * TERRITORIES
"""16: where on the lattice of hexagons each territory lies (see island.py)."""
DOWN: Final = ACROSS + TERRITORIES
"""16"""
TURNED: Final = DOWN + TERRITORIES
"""16: which of the two ways round."""
NEAR: Final = TURNED + TERRITORIES
"""16: the set of neighbours of each territory."""
NUMBERS: Final = NEAR + TERRITORIES


@final
class Inis(State):
    """The island, the clans and buildings, the tokens; cards and tiles are in `secrets`. All `numbers` are public."""

    def blank(self) -> Inis:
        return Inis(self.rules, self.seats)

    def public(self, into: State) -> None:
        """Allow what lies open: the island, the pieces, the tokens, the Advantage cards. [INI-R5]"""
        into.numbers = self.numbers[:NUMBERS]

    def unpack(self, version: i64, brenn: i64, readings: i64) -> None:
        """Note the settings and put all pieces into the supply."""
        numbers = vec[i64]([0] * NUMBERS)
        numbers[VERSION] = version
        numbers[HIGHLANDS_FIRST] = 1 if readings & HIGHLANDS_READING else 0
        numbers[INITIATOR_PAYS] = 1 if readings & FESTIVAL_READING else 0
        numbers[SPARES_HANDS] = 1 if readings & CITADEL_READING else 0
        numbers[FIRST_GAME] = 1 if readings & FIRST_GAME_READING else 0
        numbers[BRENN] = brenn
        numbers[CAPITAL] = NONE
        numbers[FESTIVAL] = NONE
        numbers[CLASH] = NONE
        numbers[MOVER] = NONE
        numbers[CAULDRON_OF] = NONE
        numbers[CITADELS_LEFT] = CITADELS_IN_BOX
        numbers[SANCTUARIES_LEFT] = SANCTUARIES_IN_BOX
        numbers[DEEDS_LEFT] = DEEDS_IN_BOX
        for seat in range(self.seats):
            numbers[RESERVE + seat] = CLANS_EACH
        for territory in range(TERRITORIES):
            numbers[WHERE_ADVANTAGE + territory] = NOT_IN_PLAY
        self.numbers = numbers

    # Settings, tokens, the clash.

    @property
    def version(self) -> i64:
        """The rules version by which the game is played."""
        return self.numbers[VERSION]

    @property
    def is_version_1(self) -> bool:
        """Whether the game began under version 1 of these rules and continues under them (docs/adr/0018)."""
        return self.numbers[VERSION] == 1

    @property
    def readings(self) -> i64:
        """How the table reads the book: a set of FIRST_GAME_READING …"""
        return (
            (HIGHLANDS_READING if self.highlands_come_first else 0)
            | (FESTIVAL_READING if self.initiator_pays else 0)
            | (CITADEL_READING if self.citadel_spares_hands else 0)
            | (FIRST_GAME_READING if self.is_first_game else 0)
        )

    @property
    def highlands_come_first(self) -> bool:
        """Whether Highlands are played at the start of a clash. [INI-Q10]"""
        return self.numbers[HIGHLANDS_FIRST] != 0

    @property
    def initiator_pays(self) -> bool:
        """Whether the player of the card that starts a clash pays for the Festival. [INI-Q12]"""
        return self.numbers[INITIATOR_PAYS] != 0

    @property
    def citadel_spares_hands(self) -> bool:
        """Whether Citadel takes an Advantage card from beside the map only. [INI-Q16]"""
        return self.numbers[SPARES_HANDS] != 0

    @property
    def is_first_game(self) -> bool:
        """Whether the first-game scenario is played. [INI-R13]"""
        return self.numbers[FIRST_GAME] != 0

    @property
    def brenn(self) -> i64:
        """The Brenn, NONE until it is known."""
        return self.numbers[BRENN]

    @brenn.setter
    def brenn(self, value: i64) -> None:
        self.numbers[BRENN] = value

    @property
    def direction(self) -> i64:
        """1 clockwise, -1 against the clock, 0 until it is known."""
        return self.numbers[DIRECTION]

    @direction.setter
    def direction(self, value: i64) -> None:
        self.numbers[DIRECTION] = value

    @property
    def round_number(self) -> i64:
        """The round, counted from 0."""
        return self.numbers[ROUND]

    @round_number.setter
    def round_number(self, value: i64) -> None:
        self.numbers[ROUND] = value

    @property
    def capital(self) -> i64:
        """The territory of the capital, NONE until it is chosen."""
        return self.numbers[CAPITAL]

    @capital.setter
    def capital(self, value: i64) -> None:
        self.numbers[CAPITAL] = value

    @property
    def festival(self) -> i64:
        """The territory with the Festival token, NONE if it lies in none."""
        return self.numbers[FESTIVAL]

    @festival.setter
    def festival(self, value: i64) -> None:
        self.numbers[FESTIVAL] = value

    @property
    def passed(self) -> i64:
        """The set of seats that have passed since the last turn that was not a pass. [INI-Q48]"""
        return self.numbers[PASSED]

    @passed.setter
    def passed(self, value: i64) -> None:
        self.numbers[PASSED] = value

    @property
    def clash(self) -> i64:
        """The territory in which a clash is being settled, NONE if none is."""
        return self.numbers[CLASH]

    @clash.setter
    def clash(self, value: i64) -> None:
        self.numbers[CLASH] = value

    @property
    def is_silenced(self) -> bool:
        """Whether Lug's Spear forbids triskel cards."""
        return self.numbers[SILENCED] != 0

    @is_silenced.setter
    def is_silenced(self, value: bool) -> None:
        self.numbers[SILENCED] = 1 if value else 0

    @property
    def clashes_to_come(self) -> i64:
        """The set of territories whose clash is still to come."""
        return self.numbers[CLASHES_TO_COME]

    @clashes_to_come.setter
    def clashes_to_come(self, value: i64) -> None:
        self.numbers[CLASHES_TO_COME] = value

    @property
    def mover(self) -> i64:
        """Who moved the clans that started the clashes still to come, and instigates them; NONE if there are none."""
        return self.numbers[MOVER]

    @mover.setter
    def mover(self, value: i64) -> None:
        self.numbers[MOVER] = value

    @property
    def first_under_stack(self) -> i64:
        """Where in the ring under the stack the next tile lies."""
        return self.numbers[RING_FIRST]

    @first_under_stack.setter
    def first_under_stack(self, value: i64) -> None:
        self.numbers[RING_FIRST] = value

    @property
    def citadels_left(self) -> i64:
        """Citadels that can still be built."""
        return self.numbers[CITADELS_LEFT]

    @property
    def sanctuaries_left(self) -> i64:
        """Sanctuaries that can still be built."""
        return self.numbers[SANCTUARIES_LEFT]

    @property
    def deeds_left(self) -> i64:
        """Deeds that can still be gained."""
        return self.numbers[DEEDS_LEFT]

    @property
    def pretenders(self) -> i64:
        """The set of seats with a Pretender token."""
        return self.numbers[PRETENDERS]

    @pretenders.setter
    def pretenders(self, value: i64) -> None:
        self.numbers[PRETENDERS] = value

    @property
    def cauldron_of(self) -> i64:
        """Before whom Dagda's Cauldron lies, NONE if before nobody."""
        return self.numbers[CAULDRON_OF]

    @cauldron_of.setter
    def cauldron_of(self, value: i64) -> None:
        self.numbers[CAULDRON_OF] = value

    @property
    def in_cauldron(self) -> i64:
        """How many clans lie on Dagda's Cauldron."""
        return self.numbers[IN_CAULDRON]

    @in_cauldron.setter
    def in_cauldron(self, value: i64) -> None:
        self.numbers[IN_CAULDRON] = value

    @property
    def on_map(self) -> i64:
        """The set of territories that have been laid."""
        return self.numbers[ON_MAP]

    @property
    def laid(self) -> i64:
        """How many territories have been laid."""
        return self.numbers[LAID]

    # What each seat and each territory has.

    def deeds(self, seat: i64) -> i64:
        """Return how many Deeds a seat has."""
        return self.numbers[DEEDS + seat]

    def reserve(self, seat: i64) -> i64:
        """Return how many clans a seat may still place."""
        return self.numbers[RESERVE + seat]

    def fallen(self, seat: i64) -> i64:
        """Return how many clans of a seat were removed in this clash and not brought back by Diarmuid."""
        return self.numbers[FALLEN + seat]

    def sheltered(self, seat: i64) -> i64:
        """Return how many clans of a seat are in the citadels of the clash."""
        return self.numbers[SHELTERED + seat]

    def present(self, seat: i64) -> i64:
        """Return the set of territories in which a seat is present."""
        return self.numbers[PRESENT + seat]

    def where_advantage(self, territory: i64) -> i64:
        """Return who holds the Advantage card of a territory, or FACE_UP, FACE_DOWN, NOT_IN_PLAY."""
        return self.numbers[WHERE_ADVANTAGE + territory]

    def citadels_built(self, territory: i64) -> i64:
        """Return how many citadels stand in a territory, the capital not counted."""
        return self.numbers[CITADELS + territory]

    def across(self, territory: i64) -> i64:
        """Return how far across the lattice a territory lies (see island.py)."""
        return self.numbers[ACROSS + territory]

    def down(self, territory: i64) -> i64:
        """Return how far down the lattice a territory lies."""
        return self.numbers[DOWN + territory]

    def turned(self, territory: i64) -> i64:
        """Return which of the two ways round a territory lies."""
        return self.numbers[TURNED + territory]

    def take_from_reserve(self, seat: i64, n: i64) -> None:
        """Take clans out of the reserve of a seat."""
        self.numbers[RESERVE + seat] -= n

    def return_to_reserve(self, seat: i64, n: i64) -> None:
        """Put clans back into the reserve of a seat."""
        self.numbers[RESERVE + seat] += n

    def gain_deeds(self, seat: i64, n: i64) -> None:
        """Give a seat Deeds from the supply."""
        self.numbers[DEEDS_LEFT] -= n
        self.numbers[DEEDS + seat] += n

    def give_back_deeds(self, seat: i64, n: i64) -> None:
        """Put Deeds of a seat back into the supply. [INI-R35]"""
        self.numbers[DEEDS_LEFT] += n
        self.numbers[DEEDS + seat] -= n

    def build_citadels(self, territory: i64, n: i64) -> None:
        """Build citadels from the supply."""
        self.numbers[CITADELS_LEFT] -= n
        self.numbers[CITADELS + territory] += n

    def build_sanctuaries(self, territory: i64, n: i64) -> None:
        """Build sanctuaries from the supply; a negative number goes back to it."""
        self.numbers[SANCTUARIES_LEFT] -= n
        self.numbers[SANCTUARIES + territory] += n

    def put_advantage(self, territory: i64, where: i64) -> None:
        """Put the Advantage card of a territory into a hand, face up, face down or out of play."""
        self.numbers[WHERE_ADVANTAGE + territory] = where

    def set_sheltered(self, seat: i64, n: i64) -> None:
        """Set how many clans of a seat are in the citadels of the clash."""
        self.numbers[SHELTERED + seat] = n

    def set_fallen(self, seat: i64, n: i64) -> None:
        """Set how many clans of a seat were removed in this clash and not brought back."""
        self.numbers[FALLEN + seat] = n

    def lay_tile(self, territory: i64, across: i64, down: i64, turned: i64, near: i64) -> None:
        """Lay a territory beside its neighbours."""
        numbers = self.numbers
        numbers[ACROSS + territory] = across
        numbers[DOWN + territory] = down
        numbers[TURNED + territory] = turned
        numbers[NEAR + territory] = near
        for other in members(near):
            numbers[NEAR + other] |= bit(territory)
        numbers[ON_MAP] |= bit(territory)
        numbers[LAID] += 1

    # Cards.

    def cards_of(self, card: i64) -> Whereabouts:
        """Return the table in which an Action card or Epic Tale is kept."""
        return cast(Whereabouts, self.secrets[TALE_WHEREABOUTS if card >= TALE else ACTION_WHEREABOUTS])

    def actions(self) -> Whereabouts:
        """Return the Action cards."""
        return cast(Whereabouts, self.secrets[ACTION_WHEREABOUTS])

    def tales(self) -> Whereabouts:
        """Return the Epic Tales; their kinds are counted from 0."""
        return cast(Whereabouts, self.secrets[TALE_WHEREABOUTS])

    def tiles(self) -> Whereabouts:
        """Return the territory tiles."""
        return cast(Whereabouts, self.secrets[TILE_WHEREABOUTS])

    def action_count(self, seat: i64) -> i64:
        """Return how many Action cards a seat holds: everybody sees it. [INI-R5]"""
        return self.secrets[ACTION_WHEREABOUTS].count(HAND + seat)

    def tale_count(self, seat: i64) -> i64:
        """Return how many Epic Tales a seat holds: everybody sees it. [INI-R5]"""
        return self.secrets[TALE_WHEREABOUTS].count(HAND + seat)

    def holds(self, seat: i64, card: i64) -> bool:
        """Return whether a seat has a card in its hand."""
        if card < ADVANTAGE:
            return self.secrets[ACTION_WHEREABOUTS].has(card, HAND + seat)
        if card < TALE:
            return self.numbers[WHERE_ADVANTAGE + card - ADVANTAGE] == seat
        return self.secrets[TALE_WHEREABOUTS].has(card - TALE, HAND + seat)

    def is_held(self, actions: i64, territories: i64, tales: i64) -> bool:
        """Return whether any seat holds a card of these sets; Advantage cards are given by their territories."""
        for seat in range(self.seats):
            if (self.held(ACTION_WHEREABOUTS, seat) & actions) | (self.held(TALE_WHEREABOUTS, seat) & tales):
                return True
        while territories:
            if 0 <= self.where_advantage(lowest(territories)) < FACE_UP:
                return True
            territories &= territories - 1
        return False

    def held(self, secret: i64, seat: i64) -> i64:
        """Return the set of kinds in the hand of a seat."""
        cards = cast(Whereabouts, self.secrets[secret])
        return cards.numbers[cards.held_at(HAND + seat)]

    def may_hold(self, seat: i64, card: i64) -> bool:
        """Return whether a seat has a card in its hand for all that everybody knows."""
        if card < ADVANTAGE:
            return self.secrets[ACTION_WHEREABOUTS].may_have(self.seats, card, HAND + seat)
        if card < TALE:
            return self.numbers[WHERE_ADVANTAGE + card - ADVANTAGE] == seat
        return self.secrets[TALE_WHEREABOUTS].may_have(self.seats, card - TALE, HAND + seat)

    def hand(self, seat: i64) -> list[int]:
        """Return all cards that a seat holds."""
        found = self.secrets[ACTION_WHEREABOUTS].cards(HAND + seat)
        for territory in range(i64(TERRITORIES)):
            if self.numbers[WHERE_ADVANTAGE + territory] == seat:
                found.append(ADVANTAGE + territory)
        for tale in self.secrets[TALE_WHEREABOUTS].cards(HAND + seat):
            found.append(TALE + tale)
        return found

    # Seats.

    def has_passed(self, seat: i64) -> bool:
        """Return whether a seat has passed since the last turn that was not a pass. [INI-Q48]"""
        return self.numbers[PASSED] & bit(seat) != 0

    def is_pretender(self, seat: i64) -> bool:
        """Return whether a seat has a Pretender token."""
        return self.numbers[PRETENDERS] & bit(seat) != 0

    def all_seats(self) -> i64:
        """Return the set of all seats."""
        return bit(self.seats) - 1

    def next_seat(self, seat: i64) -> i64:
        """Return who follows a seat in the direction of the crows; of two it is always the other. [INI-R22, R27]"""
        after = seat + self.numbers[DIRECTION]
        if after < 0:
            return self.seats - 1
        return after if after < self.seats else 0

    def in_order(self, first: i64) -> list[int]:
        """Return all seats in the direction of the crows, beginning with one of them."""
        order: list[int] = []
        seat = first
        for _ in range(self.seats):
            order.append(seat)
            seat = self.next_seat(seat)
        return order

    def turn_crows(self, side: int) -> bool:
        """Lay the crows with this side up; return whether the direction has changed."""
        direction = 1 if side == CLOCKWISE else -1
        changed = self.numbers[DIRECTION] == -direction
        self.numbers[DIRECTION] = direction
        return changed

    # Clans.

    def clans(self, territory: i64, seat: i64) -> i64:
        """Return how many clans a seat has in a territory."""
        return self.numbers[CLANS + MOST_SEATS * territory + seat]

    def is_present(self, seat: i64, territory: i64) -> bool:
        """Return whether a seat has a clan in a territory."""
        return self.numbers[PRESENT + seat] & bit(territory) != 0

    def present_in(self, territory: i64) -> i64:
        """Return how many seats have clans in a territory."""
        n: i64 = 0
        for seat in range(self.seats):
            if self.clans(territory, seat):
                n += 1
        return n

    def others_in(self, territory: i64, seat: i64) -> i64:
        """Return how many clans of others than a seat are in a territory."""
        n: i64 = 0
        for other in range(self.seats):
            if other != seat:
                n += self.clans(territory, other)
        return n

    def chieftain(self, territory: i64) -> i64:
        """Return who has more clans in a territory than any other, NONE if nobody. [INI-R17, Q60]"""
        best: i64 = NONE
        most: i64 = 0
        for seat in range(self.seats):
            n = self.clans(territory, seat)
            if n > most:
                most = n
                best = seat
            elif n == most:
                best = NONE
        return best

    def add_clans(self, territory: i64, seat: i64, n: i64) -> None:
        """Bring clans into a territory, wherever they come from."""
        self.numbers[CLANS + MOST_SEATS * territory + seat] += n
        self.numbers[PRESENT + seat] |= bit(territory)

    def take_clans(self, territory: i64, seat: i64, n: i64) -> None:
        """Take clans out of a territory, exposed ones first."""
        at = CLANS + MOST_SEATS * territory + seat
        self.numbers[at] -= n
        if self.numbers[at] == 0:
            self.numbers[PRESENT + seat] &= ~bit(territory)
        if territory == self.numbers[CLASH] and self.numbers[SHELTERED + seat] > self.numbers[at]:
            self.numbers[SHELTERED + seat] = self.numbers[at]

    def exposed(self, seat: i64) -> i64:
        """Return how many clans of a seat are exposed in the clash. [INI-R51]"""
        return self.clans(self.numbers[CLASH], seat) - self.numbers[SHELTERED + seat]

    # Territories.

    def is_clash_to_come(self, territory: i64) -> bool:
        """Return whether the clash of a territory is still to come."""
        return self.numbers[CLASHES_TO_COME] & bit(territory) != 0

    def citadels(self, territory: i64) -> i64:
        """Return how many citadels stand in a territory, the capital counted. [INI-R4]"""
        n = self.numbers[CITADELS + territory]
        return n + 1 if territory == self.numbers[CAPITAL] else n

    def sanctuaries(self, territory: i64) -> i64:
        """Return how many sanctuaries stand in a territory."""
        return self.numbers[SANCTUARIES + territory]

    def neighbours(self, territory: i64) -> i64:
        """Return the set of neighbours of a territory."""
        return self.numbers[NEAR + territory]

    def is_on_map(self, territory: i64) -> bool:
        """Return whether a territory has been laid."""
        return self.numbers[ON_MAP] & bit(territory) != 0
