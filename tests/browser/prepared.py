"""Records that end where something is about to happen, so that people can play on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.bots import new_seated_bot
from meadhall.core import registry
from meadhall.games.clans.rules.state import Clans
from meadhall.games.inis.rules.components import NONE
from meadhall.games.inis.rules.state import Inis
from meadhall.match import Holder, new_header
from meadhall.match.new_match import new_match

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meadhall.match import Match

MOST_SEEDS = 60


def record_until(game_key: str, seats: int, wanted: Callable[[Match], bool], **settings: str) -> str:
    """Play with simple bots until a match fulfils a condition; return its record."""
    for seed in range(MOST_SEEDS):
        for match in played(game_key, seats, seed, settings):
            if match.is_running() and wanted(match):
                return "".join(match.lines)
    raise AssertionError("it does not come to that")


def record_to_end(game_key: str, seats: int) -> str:
    """Let simple bots play to the end; return the record."""
    *_, match = played(game_key, seats, 1, {})
    return "".join(match.lines)


def record_near_end(game_key: str, seats: int) -> str:
    """Let simple bots play to the end; return the record up to the last questions of the first player."""
    asked = []
    for match in played(game_key, seats, 1, {}):
        if 0 in match.asked():
            asked.append(len(match.lines))
    return "".join(match.lines[: asked[-3]])


def played(game_key: str, seats: int, seed: int, settings: dict[str, str]) -> Iterator[Match]:
    """Yield a match before every answer, and when it is over: one object."""
    game = registry.game(game_key)
    holders = [Holder("person", f"P{n}") for n in range(seats)]
    match = new_match(new_header(game, holders, settings, bytes([seed]) * 32, "0" * 16))
    match.begin()
    players = [new_seated_bot("greedy" if seed % 2 else "random", game, seed + n) for n in range(seats)]
    yield match
    while match.is_running():
        seat = match.asked()[0]
        view = match.view(seat)
        question = view.question()
        assert question is not None
        match.submit(seat, players[seat].answer(view, question))
        yield match


def options_of(match: Match, seat: int) -> list[str]:
    """Return what a seat can answer, in notation; nothing if it is not asked."""
    question = match.question_to(seat)
    return [] if question is None else [match.game.write(option) for option in question.options]


def kind_of(match: Match, seat: int) -> str:
    """Return what kind of question a seat is asked, "" if none."""
    question = match.question_to(seat)
    return "" if question is None else match.game.kinds[question.kind]


# Inis, seen by the first player.


def island_of(match: Match) -> Inis:
    """Return the state of a match of Inis."""
    assert isinstance(match.state, Inis)
    return match.state


def is_late_season(match: Match) -> bool:
    """In the fourth round it is their turn, with several cards in hand."""
    return island_of(match).round_number >= 3 and kind_of(match, 0) == "turn" and len(options_of(match, 0)) > 3


def is_second_draft(match: Match) -> bool:
    """In the second round or later they choose among several cards."""
    return island_of(match).round_number >= 1 and kind_of(match, 0) == "keep" and len(options_of(match, 0)) > 2


def is_manoeuvre(match: Match) -> bool:
    """In a clash it is their manoeuvre."""
    return kind_of(match, 0) == "manoeuvre" and len(options_of(match, 0)) > 2


def both_may_react(match: Match) -> bool:
    """In a clash both are asked whether they react, and they can."""
    is_clash = island_of(match).clash != NONE
    return is_clash and kind_of(match, 1) == "react" and len(options_of(match, 0)) > 1


def may_migrate(match: Match) -> bool:
    """It is their turn, and they hold Migration."""
    return kind_of(match, 0) == "turn" and "migration" in options_of(match, 0)


def lays_a_tile(match: Match) -> bool:
    """Exploration has been played, and they, as Brenn, choose where the tile goes. [INI-ACT-07]"""
    return kind_of(match, 0) == "which-spot"


# Land of Clans, seen by the first player.


def both_have_castles(match: Match) -> bool:
    """Both have castles, and they may attack one."""
    state = match.state
    assert isinstance(state, Clans)
    return all(state.castles(clan) for clan in range(state.clans)) and bool(attacks_of(match))


def may_attack_with_two(match: Match) -> bool:
    """They may attack with two Swords, or with one."""
    return any(attack.endswith("with 2 swords") for attack in attacks_of(match))


def may_be_shielded(match: Match) -> bool:
    """They may attack with a Sword, and the second player can lay a Shield against it."""
    attack = next((each for each in attacks_of(match) if each.endswith("with 1 sword")), "")
    if not attack:
        return False
    state, game = match.state.copy(), match.game
    state.answer(0, game.read(attack))
    question = state.question_to(1)
    return question is not None and "1 shield" in [game.write(option) for option in question.options]


def is_attacked(match: Match) -> bool:
    """Their castle is attacked."""
    return kind_of(match, 0) == "defend"


def attacks_of(match: Match) -> list[str]:
    """Return the attacks that the first player can choose from."""
    return [option for option in options_of(match, 0) if option.startswith("attack")]
