"""What to look at while a table of Inis is played: whose turn it is, what was offered to whom, who knows what."""

from __future__ import annotations

from meadhall.games.inis.game import GAME
from tests.games.inis.table import Table, inis

EVERY_LAND = (
    "valley cove plains hills forest gates highlands iron-mine lost-vale meadows misty-lands moor mountains salt-mine "
    "stone-circle swamp"
)
TRISKELS = {
    "actions": "bard geis master-craftsman raid warlord",
    "advantages": (
        "cove forest gates highlands hills iron-mine lost-vale meadows moor mountains salt-mine stone-circle valley"
    ),
    "tales": (
        "battle-frenzy moytura cathbad dagda cauldron club diarmuid fianna lug spear oengus ogma streng cuchulain"
    ),
}
"""All cards that have a triskel side."""


def holding(seat: int, **lines: str) -> Table:
    """Return a table of four at which one seat has every triskel card, besides what the lines say."""
    given = {f"clans_{other}": where for other, where in enumerate(["valley=2", "cove=2", "plains=1", "hills=1"])}
    given |= lines
    for name, cards in TRISKELS.items():
        given[f"{name}_{seat}"] = f"{cards} {given.get(f'{name}_{seat}', '')}"
    return inis(4, 0, EVERY_LAND, **given)


def done(t: Table) -> tuple[int, str] | None:
    """Let all windows pass; return who is asked then, and for what."""
    asked = t.quiet().asked
    return None if asked is None else asked[:2]


def on_map(t: Table, seat: int) -> int:
    """Return how many clans a seat has on the map."""
    return sum(int(word.split("=")[1]) for word in t[f"clans {seat}"].split())


def heard(t: Table, kind: str) -> list[list[int]]:
    """Return which cards the facts of one kind name, for each seat and, last, the spectator (-1: struck out)."""
    facts = [event for event in t.events if GAME.events[event.kind] == kind]
    return [[event.seen_by(viewer).card for event in facts] for viewer in range(t.state.seats + 1)]


def asked_now(t: Table) -> list[int]:
    """Return who is asked at the window on top."""
    return [question.actor for question in t.state.open_questions()] if t.kind == "react" else []


def offered(t: Table) -> dict[int, list[str]]:
    """Return what is offered at the window on top to those who may play something; the Moor is left out."""
    found = {seat: [word for word in t.may_react(seat) if word != "look"] for seat in asked_now(t)}
    return {seat: words for seat, words in found.items() if words}


def onward(t: Table) -> Table:
    """Pass the windows at which nobody can play anything."""
    while asked_now(t) and not offered(t):
        t.pass_window(besides=-1)
    return t


def windows(t: Table, *answers: str) -> list[dict[int, list[str]]]:
    """Answer in turn, whoever is asked, and pass all windows; return what those offered that offered something."""
    found = []
    waiting = list(answers)
    while True:
        if t.kind == "react":
            found.append(offered(t))
            t.pass_window(besides=-1)
        elif waiting:
            assert t.asked is not None
            t.answer(t.asked[0], waiting.pop(0))
        else:
            return [offers for offers in found if offers]
