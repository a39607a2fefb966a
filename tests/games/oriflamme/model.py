"""A naive model of Oriflamme: Ablaze, written from docs/rules/oriflamme.md alone, to be compared with the engine.

A whole game is one generator: it yields who is asked, the kind of question and the words to choose from, and is sent
the chosen word. Nothing here is fast, and nothing is shared with the rules that it checks.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

CHANCE = -1
CHARACTERS = ["prince", "twin", "queen", "daredevil", "apothecary", "criminal", "schemer"]
ROLES = [*CHARACTERS, "substitution", "plan", "trap", "bribe"]
LINKED = {"prince": "twin", "twin": "prince"}

Question = tuple[int, str, list[str]]
Asking = Generator[Question, str, None]


@dataclass(eq=False)
class Card:
    """A card that has left the hand, with everything that lies on it."""

    family: int
    role: str
    placed: int = 0
    up: bool = False
    tokens: int = 0
    briber: int | None = None
    entered: bool = False
    substituted: bool = False

    @property
    def holder(self) -> int:
        return self.family if self.briber is None else self.briber

    @property
    def character(self) -> bool:
        return self.up and self.role in CHARACTERS

    def __str__(self) -> str:
        if not self.up:
            return f"{self.family}.({self.role}){self.placed}" + (f"+{self.tokens}" if self.tokens else "")
        bribe = "" if self.briber is None else f"@{self.briber}"
        return f"{self.family}.{self.role}{bribe}" + "~" * self.substituted + "!" * self.entered


@dataclass(eq=False)
class Position:
    """A place in the row: its cards from the bottom to the top, none when the gap has been closed."""

    cards: list[Card]

    @property
    def top(self) -> Card:
        return self.cards[-1]


class Model:
    """A game with this many seats; `asked` is its question, None when the game is over."""

    def __init__(self, seats: int, settings: dict[str, str]) -> None:
        self.seats = range(seats)
        self.direction, self.first = settings["direction"], settings["starting_seat"]
        self.twin_always = settings["prince_brings_twin"] == "always"
        self.entering_acts = settings["entering_card_acts"] == "yes"
        self.hits_itself = settings["apothecary_hits_itself"] == "yes"
        self.plan_last = settings["plan_on_stack"] == "last"
        self.hidden_princes = settings["face_down_prince"] == "counts"
        self.round = 1
        self.places: list[Position] = []
        self.handled: list[Card] = []
        self.influence = [1 for _ in self.seats]
        self.hands = [[role for role in ROLES if role != "twin"] for _ in self.seats]
        self.asides: list[list[str]] = [[] for _ in self.seats]
        self.piles: list[list[Card]] = [[] for _ in self.seats]
        self.ready = [True for _ in self.seats]
        self.outcome: tuple[str, list[int], list[int]] | None = None
        self.game = self.play()
        self.asked: Question | None = next(self.game)

    def answer(self, word: str) -> None:
        """Send the game the chosen word."""
        try:
            self.asked = self.game.send(word)
        except StopIteration:
            self.asked = None

    def lines(self) -> dict[str, str]:
        """Return the lines of the position, as the engine writes them."""
        row = " | ".join(["/".join(map(str, position.cards)) for position in self.row])
        lines = {"direction": self.direction, "first": self.first, "round": str(self.round), "row": row}
        for seat in self.seats:
            lines[f"influence {seat}"] = str(self.influence[seat])
            lines[f"hand {seat}"] = " ".join(sorted(self.hands[seat], key=ROLES.index))
            lines[f"aside {seat}"] = " ".join(sorted(self.asides[seat], key=ROLES.index))
            pile = sorted(self.piles[seat], key=lambda card: ROLES.index(card.role))
            lines[f"pile {seat}"] = " ".join([card.role + f"+{card.tokens}" * (card.tokens > 0) for card in pile])
        return lines

    # The row.

    @property
    def row(self) -> list[Position]:
        """The row as it is seen. `places` keeps the emptied positions too, so that what comes after one is plain."""
        return [position for position in self.places if position.cards]

    def place_of(self, card: Card) -> Position:
        return next(position for position in self.row if card in position.cards)

    def beside(self, position: Position) -> list[Position]:
        row = self.row
        at = row.index(position)
        return row[max(0, at - 1) : at] + row[at + 1 : at + 2]

    def held_by(self, seat: int) -> list[Position]:
        return [position for position in self.row if position.top.holder == seat]

    def leave(self, card: Card) -> None:
        """Lay a card of the row onto its owner's pile."""
        self.place_of(card).cards.remove(card)
        self.piles[card.family].append(card)

    # Questions.

    def names(self, positions: list[Position]) -> list[str]:
        return [f"p{self.row.index(position) + 1}" for position in positions]

    def choose(self, seat: int, kind: str, positions: list[Position]) -> Generator[Question, str, Position | None]:
        """Ask for one of these positions; where there is none, nobody is asked."""
        if not positions:
            return None
        word = yield seat, kind, self.names(positions)
        return self.row[int(word[1:]) - 1]

    def lay(self, kind: str, card: Card, positions: list[Position]) -> Asking:
        """Ask where its family lays a card: on one of these positions, or at an end of the row."""
        word = yield card.family, kind, [*self.names(positions), "start", "end"]
        if word == "start":
            self.places.insert(0, Position([card]))
        elif word == "end":
            self.places.append(Position([card]))
        else:
            self.row[int(word[1:]) - 1].cards.append(card)

    # The game.

    def play(self) -> Asking:
        if self.direction == "random":
            self.direction = yield CHANCE, "direction", ["right", "left"]
        if self.first == "random":
            starter = yield CHANCE, "starter", [f"s{seat}" for seat in self.seats]
            self.first = starter[1:]
        for hand, aside in zip(self.hands, self.asides, strict=True):
            for _ in range(3):
                role = yield CHANCE, "lay-aside", list(hand)
                hand.remove(role)
                aside.append(role)
        yield from self.play_round()
        for self.round in range(2, 7):
            self.first = str((int(self.first) + 1) % len(self.seats))
            yield from self.play_round()
        self.finish()

    def play_round(self) -> Asking:
        for position in self.row:
            for card in position.cards:
                card.entered = False
        for turn in self.seats:
            yield from self.place((int(self.first) + turn) % len(self.seats))
        self.handled, at = [], 0
        while at < len(self.places):
            position = self.places[at]
            yield from self.activate(position)
            at = self.places.index(position) + 1

    def place(self, seat: int) -> Asking:
        role = yield seat, "place", list(self.hands[seat])
        self.hands[seat].remove(role)
        card = Card(seat, role, self.round)
        if self.row:
            yield from self.lay("where", card, self.held_by(seat) if self.round > 1 else [])
        else:
            self.places.append(Position([card]))

    def activate(self, position: Position) -> Asking:
        """Handle the card on top, and whenever another lies there afterwards, that one too."""
        while position.cards:
            card = position.top
            if card in self.handled or (card.entered and not self.entering_acts):
                return
            self.handled.append(card)
            if card.up:
                yield from self.act(card)
            elif (yield card.holder, "leave-or-reveal", ["leave", "reveal"]) == "leave":
                card.tokens += 1
            else:
                yield from self.reveal(card)

    def reveal(self, card: Card) -> Asking:
        card.up = True
        if card.role != "plan":
            self.influence[card.holder] += 0 if card.role == "trap" else card.tokens
            card.tokens = 0
        yield from self.act(card, just_revealed=True)

    def finish(self) -> None:
        merits = [(self.influence[seat], len(self.held_by(seat))) for seat in self.seats]
        ranks = [1 + sum(other > merit for other in merits) for merit in merits]
        if self.influence.count(max(self.influence)) == 1:
            reason = "most-influence"
        else:
            reason = "most-cards" if ranks.count(1) == 1 else "shared"
        self.outcome = reason, list(self.influence), ranks

    # The cards.

    def act(self, card: Card, *, just_revealed: bool = False) -> Asking:
        seat = card.holder
        match card.role:
            case "prince":
                if self.ready[seat] and (just_revealed or self.twin_always) and not card.substituted:
                    yield from self.bring_twin(seat)
                self.influence[seat] += 1
            case "twin":
                self.influence[seat] += 1
            case "queen":
                self.queen(seat)
            case "daredevil":
                yield from self.daredevil(seat, card)
            case "apothecary":
                yield from self.apothecary(seat, card)
            case "criminal":
                for position in self.beside(self.place_of(card)):
                    victim = position.top.holder
                    self.influence[victim] = max(0, self.influence[victim] - 1)
            case "schemer":
                if any(len(position.cards) > 1 for position in self.beside(self.place_of(card))):
                    self.leave(card)
                else:
                    self.influence[seat] += 2
            case "substitution":
                yield from self.substitution(seat, card)
            case "plan":
                yield from self.plan(seat, card)
            case "trap":
                self.influence[seat] += 1
                self.leave(card)
            case "bribe":
                yield from self.bribe(seat, card)

    def bring_twin(self, seat: int) -> Asking:
        self.ready[seat] = False
        spots = [position for position in self.held_by(seat) if not self.is_linked(position.top, "prince")]
        yield from self.lay("where-twin", Card(seat, "twin", up=True, entered=True), spots)

    def queen(self, seat: int) -> None:
        self.influence[seat] += 2

    def daredevil(self, seat: int, card: Card) -> Asking:
        position = yield from self.choose(seat, "remove", self.beside(self.place_of(card)))
        if position is not None:
            chosen = position.top
            tops = [place.top for place in self.row]
            alike = [top for top in tops if top.up and top.role == chosen.role and top.holder != seat]
            self.remove([top for top in tops if top is chosen or top in alike], card)

    def apothecary(self, seat: int, card: Card) -> Asking:
        own = self.place_of(card)
        others = [position for position in self.held_by(seat) if position is not own]
        reach = self.row if self.hits_itself else [position for position in self.row if position is not own]
        targets = [position for position in reach if any(other in others for other in self.beside(position))]
        position = yield from self.choose(seat, "remove", targets)
        if position is not None:
            self.remove([position.top], card)

    def substitution(self, seat: int, card: Card) -> Asking:
        position = yield from self.choose(seat, "remove", self.beside(self.place_of(card)))
        if position is not None:
            target = position.top
            opposing = target.holder != seat
            self.remove([target], card)
            if opposing and target.character and not position.cards and self.fetch(seat, target.role):
                position.cards.append(Card(seat, target.role, up=True, entered=True, substituted=True))
        if card not in self.piles[card.family]:
            self.leave(card)

    def fetch(self, seat: int, role: str) -> bool:
        """Take a card from the pile or from those laid aside, if it is there."""
        for card in self.piles[seat]:
            if card.role == role:
                self.piles[seat].remove(card)
                return True
        if role in self.asides[seat]:
            self.asides[seat].remove(role)
            return True
        return False

    def plan(self, seat: int, card: Card) -> Asking:
        position = self.place_of(card)
        self.leave(card)
        if self.plan_last:
            yield from self.activate(position)
        yield from self.activate_character(seat)
        while card.tokens and self.characters_of(seat):
            word = yield seat, "take-or-again", ["take", "again"]
            card.tokens -= 1
            if word == "take":
                self.influence[seat] += 1
            else:
                yield from self.activate_character(seat)
        self.influence[seat] += card.tokens
        card.tokens = 0

    def characters_of(self, seat: int) -> list[Position]:
        return [position for position in self.held_by(seat) if position.top.character]

    def activate_character(self, seat: int) -> Asking:
        position = yield from self.choose(seat, "character", self.characters_of(seat))
        if position is not None:
            yield from self.act(position.top)

    def bribe(self, seat: int, card: Card) -> Asking:
        spots = [position for position in self.row if position.top.character and len(position.cards) == 1]
        position = yield from self.choose(seat, "bribe", spots)
        if position is not None:
            position.top.briber = seat
        self.leave(card)

    # Removal.

    def is_linked(self, card: Card, role: str) -> bool:
        """Whether a card counts as this Prince or Twin; a Twin never lies face down."""
        return card.role == role and (card.up or self.hidden_princes)

    def remove(self, cards: list[Card], remover: Card) -> None:
        """Remove cards at the same time: shown, paid, gone; then a Trap strikes back, and linked cards follow."""
        seat = remover.holder
        for card in cards:
            card.up, card.tokens = True, 0
        fallen = [(card.role, card.holder) for card in cards]
        if len(cards) > 1 or remover.role != "daredevil":
            self.influence[seat] += len(cards)
        self.influence[seat] += sum(role == "queen" and holder != seat for role, holder in fallen)
        tops = [position.top for position in self.row if position.top not in cards]
        linked = [
            top
            for top in tops
            for role, holder in fallen
            if role in LINKED and top.holder == holder and self.is_linked(top, LINKED[role])
        ]
        for card in cards:
            self.leave(card)
        for role, holder in fallen:
            if role == "trap" and holder != seat:
                stolen = min(3, self.influence[seat])
                self.influence[seat] -= stolen
                self.influence[holder] += stolen
                self.leave(remover)
        for card in dict.fromkeys(linked):
            card.up, card.tokens = True, 0
            self.leave(card)
