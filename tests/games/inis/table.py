"""A table of Inis for tests: a position with the lines that matter, and everything else filled in quietly.

Territories are laid on sixteen fixed spots in the order in which they are named. Which spots are neighbours:

 0: 1 2 6 8 9 11     4: 1 3 5            8: 0 6 9 10 12 13    12: 8 10 13
 1: 0 2 3 4 5 6      5: 1 4 6 7          9: 0 8 11 13 14 15   13: 8 9 12 14
 2: 0 1 3 11         6: 0 1 5 7 8 10    10: 6 7 8 12          14: 9 13 15
 3: 1 2 4            7: 5 6 10          11: 0 2 9 15          15: 9 11 14
"""

from __future__ import annotations

from functools import partial
from typing import Self

from meadhall import testing
from meadhall.games.inis.game import GAME
from meadhall.games.inis.notation import ACTIONS, CARDS, TERRITORIES
from meadhall.games.inis.rules.box import FACTS
from meadhall.testing import Scenario

SPOTS = [
    "0,0v", "1,-1^", "1,1^", "3,-1v", "3,-2^", "2,-3^", "0,-2v", "1,-4v",
    "-2,0^", "-2,1v", "-1,-3v", "-1,2v", "-3,-1^", "-4,1^", "-4,2v", "-3,3v",
]  # fmt: skip
WITH_FOUR = [facts.word for facts in FACTS if facts.with_four]
SEASON = "round step=2 > season seat={0} step=1 > turn seat={0}"
ASSEMBLY = "round step=1 > assembly"
fresh = partial(testing.fresh, GAME)
line = partial(testing.line, GAME)
lines = partial(testing.lines, GAME)


class Table(Scenario):
    """A scenario in which reactions that nobody asked for are passed over."""

    def quiet(self) -> Self:
        """Pass for everybody at every window, until another question is asked."""
        while (question := self.state.question()) is not None and GAME.kinds[question.kind] == "react":
            self.pass_window(besides=-1)
        return self

    def pass_window(self, besides: int) -> None:
        """Pass for all seats asked at the window on top, except one."""
        for question in self.state.open_questions():
            if question.actor != besides:
                self.state.answer(question.actor, GAME.read("pass"))

    def play(self, seat: int, *words: str) -> Self:
        """Answer as a seat, once for each word; windows that come between are passed by everybody."""
        for word in words:
            self.quiet().answer(seat, word)
        return self

    def react(self, seat: int, reaction: str, *words: str) -> Self:
        """Play a triskel card at the window on top, all others passing; further words are what it asks."""
        letter = GAME.read(reaction)
        for _ in range(9):
            question = self.state.question_to(seat)
            if question is not None and letter in question.options:
                break
            assert self.kind == "react", f"nobody may react with {reaction} now\n{self}"
            self.pass_window(besides=-1)
        self.pass_window(besides=seat)
        return self.answer(seat, reaction).play(seat, *words)

    @property
    def kind(self) -> str:
        """The kind of the current question, '' when the game is over."""
        question = self.state.question()
        return "" if question is None else GAME.kinds[question.kind]

    def may_react(self, seat: int) -> list[str]:
        """Return the triskel cards that a seat may play at the window on top."""
        return [word for word in self.asked_of(seat) if word != "pass"] if self.kind == "react" else []

    def offered(self, *seats: int) -> list[str]:
        """Pass for everybody up to the next question; return what these seats, or all, could have played."""
        found = []
        while self.kind == "react":
            for seat in seats or range(self.state.seats):
                found += self.may_react(seat)
            self.pass_window(besides=-1)
        return found

    def offered_to(self, card: str) -> list[int]:
        """Pass for everybody up to the next question; return the seats that could have played a triskel card."""
        seats: set[int] = set()
        while self.kind == "react":
            seats |= {seat for seat in range(self.state.seats) if card in self.may_react(seat)}
            self.pass_window(besides=-1)
        return sorted(seats)

    def asked_now(self) -> list[int]:
        """Return who is asked at the window on top."""
        return [question.actor for question in self.state.open_questions()] if self.kind == "react" else []

    def on_offer(self) -> dict[int, list[str]]:
        """Return what is offered at the window on top to those who may play something; the Moor is left out."""
        found = {seat: [word for word in self.may_react(seat) if word != "look"] for seat in self.asked_now()}
        return {seat: words for seat, words in found.items() if words}

    def onward(self) -> Self:
        """Pass the windows at which nobody can play anything."""
        while self.asked_now() and not self.on_offer():
            self.pass_window(besides=-1)
        return self

    def windows(self, *answers: str) -> list[dict[int, list[str]]]:
        """Give these answers as the seats that are asked, pass all windows; return what was on offer at each."""
        found = []
        waiting = list(answers)
        while self.kind == "react" or waiting:
            if self.kind == "react":
                found.append(self.on_offer())
                self.pass_window(besides=-1)
            else:
                self.answer(self.asks()[0], waiting.pop(0))
        return [offers for offers in found if offers]

    def by_chance(self, *words: str) -> Self:
        """Answer as chance, once for each word; everybody passes at windows in between."""
        for word in words:
            self.quiet().chance(word)
        return self

    def manoeuvres(self) -> list[str]:
        """Return what the seat whose manoeuvre is next may do; windows before it are passed."""
        seat, kind = self.quiet().asks()
        assert kind == "manoeuvre", kind
        return self.asked_of(seat)

    def cards(self, event: str) -> list[tuple[int, str]]:
        """Return who did something with which card: played, cancelled, drew, kept, took-back, …"""
        return [(fact.seat, CARDS[fact.card]) for fact in self.facts(event)]

    def played(self) -> list[tuple[int, str]]:
        """Return who played which card, in order."""
        return self.cards("played")

    def places(self, event: str) -> list[tuple[int, str]]:
        """Return to whom something happened in which territory: removed, saved, placed, clash, …"""
        return [(fact.seat, TERRITORIES[fact.place]) for fact in self.facts(event)]

    def known(self, event: str) -> list[list[str]]:
        """Return the cards of the facts of one kind as each seat and, last, the spectator may know them."""
        cards = [[fact.card for fact in self.facts(event, viewer=viewer)] for viewer in range(self.state.seats + 1)]
        return [["?" if card < 0 else CARDS[card] for card in row] for row in cards]

    def about(self) -> str:
        """Return the territory that the open question is about."""
        question = self.state.question()
        assert question is not None
        return TERRITORIES[question.about]

    def clans(self, territory: str) -> list[int]:
        """Return how many clans each seat has in a territory."""
        found = []
        for seat in range(self.state.seats):
            counts = dict(word.split("=") for word in self[f"clans {seat}"].split())
            found.append(int(counts.get(territory, 0)))
        return found

    def on_map(self, seat: int) -> int:
        """Return how many clans a seat has on the map."""
        return sum(int(word.split("=")[1]) for word in self[f"clans {seat}"].split())


def inis(seats: int = 2, turn: int = 0, land: str = "valley cove plains hills", **lines: str) -> Table:
    """Return a table at which a seat's turn begins (or what `frames` says).

    Lines: per seat `clans_0="valley=2 cove=1"`, `actions_0="bard geis"`, `tales_0`, `advantages_0="cove"`, `drawn_0`,
    `looked_at_0`, `pool_0`; `advantages_down` (played; all not named lie face up), `citadels`, `sanctuaries` (default:
    one in the capital's territory, one on gates and stone-circle), `capital` (default: the first territory), `brenn`
    (default 0), `crows` (clockwise), `round`, `feast`, `deeds="0 1"`, `pretenders="0"`, `passed="1"`, `discards`,
    `tale_discards`, `aside` (default: an Action card that no line names), `under`, `bottom`, `clash`, `sheltered`,
    `fallen`, `pending`, `instigator`, `silenced`, `cauldron`, `table`, `frames`, and the settings `scenario`,
    `highlands`, `festival`, `citadel`; `rules="1"` for a game that began under version 1.
    """
    names = land.split()
    capital = lines.get("capital", names[0])
    holy = {name: 1 for name in names if name in ("gates", "stone-circle")}
    if capital != "none":
        holy[capital] = holy.get(capital, 0) + 1
    named = " ".join(value for key, value in lines.items() if not key.startswith("clans")).split()
    spare = [card for card in ACTIONS if card not in named and (seats == 4 or card not in WITH_FOUR)]
    values = {
        "scenario": "random",
        "highlands": "resolution",
        "festival": "instigator",
        "citadel": "hand",
        "brenn": "0",
        "crows": "clockwise",
        "round": "0",
        "map": " ".join(f"{name}={spot}" for name, spot in zip(names, SPOTS, strict=False)),
        "capital": capital,
        "feast": "none",
        "citadels": "",
        "sanctuaries": " ".join(f"{name}={n}" for name, n in holy.items()),
        "deeds": " ".join(["0"] * seats),
        "pretenders": "",
        "passed": "",
        "clash": "none",
        "silenced": "no",
        "pending": "",
        "instigator": "none",
        "sheltered": " ".join(["0"] * seats),
        "fallen": " ".join(["0"] * seats),
        "cauldron": "none 0",
        "aside": spare[-1] if spare else "",
        "discards": "",
        "revealed": "",
        "tale discards": "",
        "table": "",
        "shown": "",
        "bottom": "",
        "under": "",
        "frames": SEASON.format(turn),
    }
    for seat in range(seats):
        for name in ("clans", "advantages", "actions", "pool", "tales", "drawn", "looked at"):
            values[f"{name} {seat}"] = ""
    values["advantages down"] = ""
    given = {key.replace("_", " "): value for key, value in lines.items()}
    assert set(given) <= {*values, "advantages up", "rules"}, f"{set(given) - set(values)}: no such line"
    values |= given
    taken = " ".join(value for key, value in values.items() if key.startswith("advantages")).split()
    values.setdefault("advantages up", " ".join(name for name in names if name not in taken))
    assert all(name in TERRITORIES for name in names), land
    return Table(GAME, "\n".join([f"inis {seats}", *[f"{key}: {value}" for key, value in values.items()]]))
