"""Records that end where something is about to happen, so that people can play on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.bots import new_player
from meadhall.core import registry
from meadhall.match import Holder, new_header
from meadhall.match.opening import new_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.match import Match

MOST_SEEDS = 60


def record_until(game_key: str, seats: int, wanted: Callable[[Match], bool], **settings: str) -> str:
    """Let simple bots play until a match is as it is wanted; return its record."""
    game = registry.game(game_key)
    holders = [Holder("person", f"P{n}") for n in range(seats)]
    for seed in range(MOST_SEEDS):
        match = new_match(new_header(game, holders, settings, bytes([seed]) * 32, "0" * 16))
        match.begin()
        players = [new_player("greedy" if seed % 2 else "random", game, seed + n) for n in range(seats)]
        while match.is_running():
            if wanted(match):
                return "".join(match.lines)
            seat = match.asked()[0]
            view = match.view(seat)
            question = view.question()
            assert question is not None
            match.submit(seat, players[seat].answer(view, question))
    raise AssertionError("it does not come to that")


def options_of(match: Match, seat: int) -> list[str]:
    """Return what a seat can answer, in notation; nothing if it is not asked."""
    question = match.question_to(seat)
    return [] if question is None else [match.game.write(option) for option in question.options]


def kind_of(match: Match, seat: int) -> str:
    """Return what kind of question a seat is asked, "" if none."""
    question = match.question_to(seat)
    return "" if question is None else match.game.kinds[question.kind]
