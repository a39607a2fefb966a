"""A naive model of Land of Clans, written from docs/rules/clans.md alone, to be compared with the engine.

A whole game is one generator: it yields the questions that are open, each as who is asked, the kind and the words to
choose from (chance's words as often as there are equal cards), and is sent who answers which word. Nothing here is
fast, and nothing is shared with the rules that it checks: only the data file of the board is read, in its own way.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import meadhall

CHANCE = -1
DATA = tomllib.loads((Path(meadhall.__file__).parent / "games/clans/board.toml").read_text("utf-8"))
PRINTS = {
    "abcdefghijkl"[column] + str(row): word
    for row, line in enumerate(DATA["squares"], 1)
    for column, word in enumerate(line.split())
    if word != "."
}
SQUARES = list(PRINTS)
"""The names of the squares in reading order."""
RANK = {name: rank for rank, name in enumerate([*SQUARES, "W"])}
GREY = [square for square in SQUARES if PRINTS[square] == "##"]
DECK = [square for square in SQUARES if square not in GREY]
SWORDS = [card for card in DECK if PRINTS[card].endswith("s")]
SHIELDS = [card for card in DECK if PRINTS[card].endswith("h")]
POINTS: dict[str, int] = {castle["name"]: castle["points"] for castle in DATA["castles"]}
CASTLES = list(POINTS)

Squares = frozenset[str]
Question = tuple[int, str, list[str]]
Reply = tuple[int, str]
Asking = Generator[list[Question], Reply, None]


def where(square: str) -> tuple[int, int]:
    """Return the row and the column of a square."""
    return int(square[1:]), ord(square[0])


def ordered(squares: Squares | list[str]) -> list[str]:
    """Return squares or cards in reading order, Wizards last."""
    return sorted(squares, key=RANK.__getitem__)


def neighbours(square: str) -> list[str]:
    """Return the squares that have a side in common with one."""
    row, column = where(square)
    return [other for other in SQUARES if abs(where(other)[0] - row) + abs(where(other)[1] - column) == 1]


def around(squares: Squares) -> Squares:
    """Return the squares beside a castle tile."""
    return frozenset(other for square in squares for other in BESIDE[square]) - squares


def fits(shape: str) -> list[Squares]:
    """Return every set of squares of the board that has a shape, however it is turned or mirrored."""
    cells = [(r, c) for r, row in enumerate(shape.split("/")) for c, sign in enumerate(row.strip()) if sign == "X"]
    named = {where(square): square for square in SQUARES}
    found = set[Squares]()
    for _ in range(2):
        cells = [(r, -c) for r, c in cells]
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            for row, column in named:
                # The first cell is laid on each square in turn.
                spots = [(row + r - cells[0][0], column + c - cells[0][1]) for r, c in cells]
                if all(spot in named for spot in spots):
                    found.add(frozenset(named[spot] for spot in spots))
    return sorted(found, key=sorted)


BESIDE = {square: neighbours(square) for square in SQUARES}
FITS = {castle["name"]: fits(castle["shape"]) for castle in DATA["castles"]}


@dataclass(eq=False)
class Castle:
    """A castle on the board, with the prize that belongs to it."""

    name: str
    squares: Squares
    clan: int

    @property
    def first(self) -> str:
        return ordered(self.squares)[0]

    def __str__(self) -> str:
        return " ".join([self.name, *ordered(self.squares)])


class Model:
    """A game with this many seats; `asked` are its open questions, none when the game is over."""

    def __init__(self, seats: int, settings: dict[str, str]) -> None:
        self.seats = range(seats)
        self.clans = range(seats // 2 if seats == 6 or settings["teams"] == "yes" else seats)
        self.wizard_is_extra = settings["wizard"] == "extra"
        self.wizards_return = settings["wizards_return"] == "yes"
        self.first = settings["starting_seat"]
        self.passes = 0
        self.prizes: list[str | None] = [None] * 4
        self.tokens: dict[str, int] = {}
        self.castles: list[Castle] = []
        self.wizards = [1 if seats == 6 else 2 for _ in self.seats]
        self.out = 8 - sum(self.wizards)
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.pile = list(DECK)
        self.used: list[str] = []
        self.outcome: tuple[str, list[int], list[int]] | None = None
        self.seen: list[str] = []
        """What has happened, for counting."""
        self.begin(self.play())

    def begin(self, game: Asking) -> None:
        self.game = game
        self.asked: list[Question] = next(game)

    def answer(self, actor: int, word: str) -> None:
        """Send the game an answer."""
        try:
            self.asked = self.game.send((actor, word))
        except StopIteration:
            self.asked = []

    def lines(self) -> dict[str, str]:
        """Return the lines of the position, as the engine writes them."""
        lines = {
            "teams": "yes" if len(self.clans) < len(self.seats) else "no",
            "wizard": "extra" if self.wizard_is_extra else "turn",
            "wizards_return": "yes" if self.wizards_return else "no",
            "first": self.first,
            "passes": str(self.passes),
            "prizes": " ".join([prize or "-" for prize in self.prizes]),
            "used": " ".join(ordered(self.used)),
            "out": str(self.out),
        }
        for clan in self.clans:
            lines[f"tokens {clan}"] = " ".join(ordered(self.tokens_of(clan)))
            castles = sorted(self.castles_of(clan), key=lambda castle: CASTLES.index(castle.name))
            lines[f"castles {clan}"] = " / ".join(map(str, castles))
        for seat in self.seats:
            lines[f"wizards {seat}"] = str(self.wizards[seat])
            lines[f"hand {seat}"] = " ".join(ordered(self.hands[seat]))
        return lines

    def resume(self, lines: dict[str, str], seat: int) -> None:
        """Take over from the lines of a position in which a seat is about to act."""
        self.first, self.passes = lines["first"], int(lines["passes"])
        self.prizes = list(lines["prizes"].split())
        self.tokens = {square: clan for clan in self.clans for square in lines[f"tokens {clan}"].split()}
        self.castles = []
        for clan in self.clans:
            for words in lines[f"castles {clan}"].split("/"):
                name, *squares = words.split() or [""]
                self.castles += [Castle(name, frozenset(squares), clan)] * bool(name)
        self.wizards = [int(lines[f"wizards {each}"]) for each in self.seats]
        self.hands = [lines[f"hand {each}"].split() for each in self.seats]
        self.used, self.out = lines["used"].split(), int(lines["out"])
        self.pile = [*DECK, *["W"] * (8 - sum(self.wizards) - self.out)]
        for card in sum(self.hands, self.used):
            self.pile.remove(card)
        self.begin(self.play_on(seat))

    # What lies where.

    def clan_of(self, seat: int) -> int:
        return seat % len(self.clans)

    def from_seat(self, seat: int) -> list[int]:
        """Return all seats in the order of turns, from one on."""
        return [(seat + turn) % len(self.seats) for turn in self.seats]

    def tokens_of(self, clan: int) -> Squares:
        return frozenset(square for square, owner in self.tokens.items() if owner == clan)

    def castles_of(self, clan: int) -> list[Castle]:
        return [castle for castle in self.castles if castle.clan == clan]

    def is_covered(self, square: str) -> bool:
        return any(square in castle.squares for castle in self.castles)

    def is_free(self, square: str) -> bool:
        return square not in self.tokens and not self.is_covered(square)

    def complete(self, tokens: Squares) -> list[tuple[str, Squares]]:
        """Return the open prizes that these tokens complete, with the squares."""
        return [(name, squares) for name in self.prizes if name for squares in FITS[name] if squares <= tokens]

    def completes_on(self, clan: int, square: str, without: str = "") -> bool:
        """Return whether a token on a square completes a castle there, if another leaves its square."""
        tokens = self.tokens_of(clan) - {without} | {square}
        spots = [squares for name in self.prizes if name for squares in FITS[name] if square in squares]
        return any(squares <= tokens for squares in spots)

    def is_short(self, clan: int) -> bool:
        return len(self.tokens_of(clan)) == 15

    def spares(self, clan: int, square: str) -> list[str]:
        """Return the tokens that may move to a square."""
        tokens = ordered(self.tokens_of(clan))
        return [each for each in tokens if square not in GREY or self.completes_on(clan, square, without=each)]

    def opens_grey(self, clan: int, square: str) -> bool:
        """Return whether a clan may conquer this square of no-man's-land."""
        if not self.is_free(square):
            return False
        return bool(self.spares(clan, square)) if self.is_short(clan) else self.completes_on(clan, square)

    def units(self, clan: int, castle: Castle) -> int:
        beside = around(castle.squares)
        return len(self.tokens_of(clan) & beside) + sum(bool(other.squares & beside) for other in self.castles_of(clan))

    def may_attack(self, clan: int, castle: Castle) -> bool:
        return castle.clan != clan and self.units(clan, castle) >= 1 + self.units(castle.clan, castle)

    # Cards.

    def use(self, seat: int, cards: list[str]) -> None:
        """Take cards from a hand; they are used now."""
        for card in cards:
            self.hands[seat].remove(card)
            if card == "W" and not self.wizards_return:
                self.out += 1
            else:
                self.used.append(card)

    def fill(self, seat: int) -> Asking:
        while len(self.hands[seat]) < 5:
            if not self.pile:
                self.pile, self.used = self.used, []
                self.seen.append("reshuffle")
            _, card = yield [(CHANCE, "deal", list(self.pile))]
            self.pile.remove(card)
            self.hands[seat].append(card)
            self.seen += ["Wizard drawn"] * (card == "W")

    def swords(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card in SWORDS]

    def shields(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card in SHIELDS]

    def lay(
        self, seat: int, kind: str, cards: list[str], n: int, *, in_order: bool = False
    ) -> Generator[list[Question], Reply, list[str]]:
        """Ask which cards, one after another, unless all of them are laid in an order that does not matter."""
        if len(cards) == n and not in_order:
            return ordered(cards)
        chosen: list[str] = []
        while len(chosen) < n:
            left = [card for card in cards if card not in chosen]
            card = left[0]
            if len(left) > 1:
                _, card = yield [(seat, kind, left)]
            chosen.append(card)
        return chosen

    # The game.

    def play(self) -> Asking:
        if self.first == "random":
            _, word = yield [(CHANCE, "starter", [f"seat {seat}" for seat in self.seats])]
            self.first = word.removeprefix("seat ")
        for points in (3, 3, 5, 5):
            yield from self.lay_prize([name for name in CASTLES if POINTS[name] == points])
        for seat in self.seats:
            yield from self.fill(seat)
        yield from self.play_on(int(self.first))

    def play_on(self, seat: int) -> Asking:
        while self.outcome is None:
            yield from self.turn(seat)
            seat = self.from_seat(seat)[1]

    def lay_prize(self, names: list[str]) -> Asking:
        """Lay a prize card from the bag at the first empty corner."""
        out = [*self.prizes, *[castle.name for castle in self.castles]]
        _, word = yield [(CHANCE, "prize", [f"prize {name}" for name in names if name not in out])]
        self.prizes[self.prizes.index(None)] = word.removeprefix("prize ")

    def finish(self, reason: str) -> None:
        merits = []
        for seat in self.seats:
            own = self.castles_of(self.clan_of(seat))
            merits.append((sum(POINTS[castle.name] for castle in own), len(own)))
        ranks = [1 + sum(other > merit for other in merits) for merit in merits]
        self.outcome = reason, [points for points, _ in merits], ranks
        self.seen.append(reason)

    def turn(self, seat: int) -> Asking:
        while True:
            _, word = yield [(seat, "turn", self.actions(seat))]
            if not word.startswith("W "):
                break
            yield from self.play_wizard(seat, word.split()[1])
            if self.outcome:
                return
            if not self.wizard_is_extra:
                yield from self.fill(seat)
                return
        if word == "pass":
            yield from self.do_pass(seat)
            return
        if word.startswith("attack"):
            _, first, _, n, _ = word.split()
            castle = next(castle for castle in self.castles if castle.first == first)
            yield from self.attack(seat, castle, int(n))
            return
        card = word
        if word in GREY:
            _, card = yield [(seat, "pay", sorted(set(self.hands[seat])))]
            self.seen.append("no-man's-land by " + ("Wizard paid" if card == "W" else "card"))
        yield from self.conquer(seat, word, [card])
        if not self.outcome:
            yield from self.fill(seat)

    def actions(self, seat: int) -> list[str]:
        """Return everything that a seat may do in its turn."""
        clan, hand = self.clan_of(seat), self.hands[seat]
        land = [card for card in hand if card != "W" and self.is_free(card)]
        grey = [square for square in GREY if self.opens_grey(clan, square)]
        words = [*land, *(grey if hand else [])]
        if self.wizards[seat] or "W" in hand:
            free = [square for square in SQUARES if self.is_free(square) and square not in GREY]
            words += [f"W {square}" for square in [*free, *grey]]
            words += [f"W {square} x" for square, owner in self.tokens.items() if owner != clan]
        for castle in self.castles:
            if self.may_attack(clan, castle):
                for n in range(1, len(self.swords(seat)) + 1):
                    words.append(f"attack {castle.first} with {n} sword" + "s" * (n > 1))
        if not land and not (grey and hand):
            words.append("pass")
        return words

    def play_wizard(self, seat: int, square: str) -> Asking:
        word = "W" if "W" in self.hands[seat] else "open"
        if self.wizards[seat] and "W" in self.hands[seat]:
            _, word = yield [(seat, "wizard", ["W", "open"])]
            self.seen.append("which Wizard")
        if word == "open":
            self.wizards[seat] -= 1
            self.hands[seat].append("W")
        self.seen.append("open Wizard" if word == "open" else "Wizard from hand")
        if square in GREY:
            self.seen.append("no-man's-land by Wizard")
        if square in self.tokens:
            self.seen.append("ousted")
        yield from self.conquer(seat, square, ["W"])

    def conquer(self, seat: int, square: str, cards: list[str]) -> Asking:
        clan = self.clan_of(seat)
        self.passes = 0
        self.use(seat, cards)
        self.tokens.pop(square, None)
        if self.is_short(clan):
            _, word = yield [(seat, "move", [f"from {spare}" for spare in self.spares(clan, square)])]
            del self.tokens[word.removeprefix("from ")]
            self.seen.append("grey move" if square in GREY else "move")
        self.tokens[square] = clan
        claims = self.complete(self.tokens_of(clan))
        if square in GREY:
            claims = [(name, squares) for name, squares in claims if square in squares]
        if not claims:
            return
        name, squares = claims[0]
        if len(claims) > 1:
            words = {str(Castle(*claim, clan)): claim for claim in claims}
            _, word = yield [(seat, "claim", [f"claim {each}" for each in words])]
            name, squares = words[word.removeprefix("claim ")]
            self.seen.append("several claims")
        self.seen += ["claim"] + ["claim elsewhere"] * (square not in squares)
        yield from self.claim(clan, Castle(name, squares, clan))

    def claim(self, clan: int, castle: Castle) -> Asking:
        for square in castle.squares:
            del self.tokens[square]
        self.prizes[self.prizes.index(castle.name)] = None
        self.castles.append(castle)
        if len(self.castles_of(clan)) == 4:
            self.finish("fourth-prize")
        else:
            yield from self.lay_prize(CASTLES)

    def do_pass(self, seat: int) -> Asking:
        left, gone = list(self.hands[seat]), list[str]()
        while left or not gone:
            _, word = yield [(seat, "discard", [*sorted(set(left)), "enough"])]
            if word == "enough":
                break
            left.remove(word)
            gone.append(word)
        self.use(seat, gone)
        self.passes += 1
        self.seen += ["pass"] + ["Wizard discarded"] * ("W" in gone)
        yield from self.fill(seat)
        if self.passes == 2 * len(self.seats):
            self.finish("stall")

    # Attacks.

    def attack(self, seat: int, castle: Castle, n: int) -> Asking:
        self.seen.append(f"attack, {len(self.clans)} clans")
        in_turn = self.from_seat(seat)
        laid = yield from self.lay(seat, "sword", self.swords(seat), n)
        self.passes = 0
        self.use(seat, laid)
        for partner in in_turn[1:]:
            if self.clan_of(partner) == self.clan_of(seat):
                most = len(self.swords(partner))
                words = [f"add {k} sword" + "s" * (k != 1) for k in range(most + 1)]
                _, word = yield [(partner, "add-swords", words)]
                more = int(word.split()[1])
                laid = yield from self.lay(partner, "sword", self.swords(partner), more)
                self.use(partner, laid)
                n += more
                self.seen += ["partner added"] * bool(more)
        defenders = [each for each in in_turn if self.clan_of(each) == castle.clan]
        pledges = yield from self.pledges(defenders, n)
        if sum(map(len, pledges.values())) >= n:
            self.seen.append("repelled")
            left = n
            for defender in defenders:
                self.use(defender, pledges[defender][:left])
                self.seen += ["pledge cut"] * (left < len(pledges[defender]))
                left -= len(pledges[defender][:left])
        else:
            self.seen += ["conquered"] + ["pledged in vain"] * any(pledges.values())
            self.conquer_castle(self.clan_of(seat), castle)
        if not self.outcome:
            for each in in_turn:
                yield from self.fill(each)

    def pledges(self, seats: list[int], n: int) -> Generator[list[Question], Reply, dict[int, list[str]]]:
        """Ask the defenders, all at once, for Shields; a lone one lays all that are needed or none."""
        asking: dict[int, Generator[list[Question], Reply, list[str]]] = {}
        for seat in seats:
            asking[seat] = self.pledge(seat, n, alone=len(seats) == 1, pays_first=seat == seats[0])
        open_now = {seat: next(asking[seat]) for seat in sorted(seats)}
        done: dict[int, list[str]] = {}
        while open_now:
            actor, word = yield [question for questions in open_now.values() for question in questions]
            try:
                open_now[actor] = asking[actor].send((actor, word))
            except StopIteration as stop:
                done[actor] = stop.value
                del open_now[actor]
        return done

    def pledge(
        self, seat: int, n: int, *, alone: bool, pays_first: bool
    ) -> Generator[list[Question], Reply, list[str]]:
        shields = self.shields(seat)
        most = min(n, len(shields))
        numbers = [k for k in range(most + 1) if not alone or k in (0, n)]
        words = [f"{k} shield" + "s" * (k != 1) for k in numbers]
        _, word = yield [(seat, "defend" if alone else "pledge", words)]
        chosen = yield from self.lay(seat, "shield", shields, int(word.split()[0]), in_order=not pays_first)
        return chosen

    def conquer_castle(self, clan: int, castle: Castle) -> None:
        castle.clan = clan
        if len(self.castles_of(clan)) == 4:
            self.seen.append("fourth by attack")
            self.finish("fourth-prize")
