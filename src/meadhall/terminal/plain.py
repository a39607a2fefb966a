"""Play in the terminal, line by line: you in seat 0, random answers in the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.question import CHANCE
from meadhall.core.rng import Rng
from meadhall.core.state import choose

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.question import Question
    from meadhall.core.state import State

YOU = 0
HELP = "Type one of the answers shown; ? shows what is not allowed and why, q leaves the game."


def play(game: Game, seats: int, settings: dict[str, str], seed: int) -> None:
    """Play one game to its end, or until the person leaves."""
    rng = Rng(seed)
    state = game.new(seats, settings)
    state.events = []
    print(f"{game.title}, {seats} seats, seed {seed}. You are seat {YOU}.\n{game.legend()}\n{HELP}")
    told = 0
    while (question := state.question()) is not None:
        if question.actor == YOU:
            told = tell(game, state, told)
            lines = game.write_position(state.redact(YOU)).splitlines()
            print("\n" + "\n".join(line for line in lines if not line.startswith("frames")))
            option = ask(game, state, question)
            if option is None:
                print("\nYou have left the game.")
                return
        else:
            option = choose(question, rng)
        state.apply(option)
    tell(game, state, told)
    outcome = state.outcome
    assert outcome is not None
    winners = ", ".join(f"seat {seat}" for seat in outcome.winners())
    print(f"\nThe game is over: {game.endings[outcome.reason]}.")
    for seat, score in enumerate(outcome.scores):
        print(f"  seat {seat}: {score} points")
    print(f"Winner: {winners}")


def ask(game: Game, state: State, question: Question) -> int | None:
    """Ask the person until an answer is legal; None when they want to leave."""
    words = " ".join(game.write(option) for option in question.options)
    while True:
        try:
            line = input(f"{game.kinds[question.kind]} ({words})> ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if line in ("q", "quit", "exit"):
            return None
        if line == "?":
            refused = state.refusals(YOU)
            for option, clause in refused:
                print(f"  {game.write(option)} is not allowed: {game.clauses[clause]}")
            print(f"{game.legend()}\n{HELP}" if refused else f"  nothing is forbidden now\n{game.legend()}\n{HELP}")
        elif line:
            try:
                option = game.read(line)
            except ValueError as error:
                print(f"  {error}")
                continue
            if option in question.options:
                return option
            clause = dict(state.refusals(YOU)).get(option, 0)
            print(f"  {line} is not allowed" + (f": {game.clauses[clause]}" if clause else " now"))


def tell(game: Game, state: State, told: int) -> int:
    """Print what the person has not heard yet; return how much has been told."""
    events = state.events or []
    for event in events[told:]:
        seen = event.seen_by(YOU)
        if seen.seat != CHANCE:
            card = f" {game.write(seen.card)}" if seen.card >= 0 else ""
            print(f"  seat {seen.seat} {game.events[seen.kind]}{card}")
    return len(events)
