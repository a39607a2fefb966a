"""The result of a tournament as data: the content of report.json."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from meadhall.arena.ratings import Matrix, interval, ratings

if TYPE_CHECKING:
    from meadhall.arena.game import Played
    from meadhall.arena.tournament import Tournament

Report = dict[str, Any]
COLUMNS = 24
"""The number of bars in the histogram of lengths."""


def summary(tournament: Tournament, games: list[Played]) -> Report:
    """Return the report of the games played so far, at least one."""
    plan = tournament.plan
    bots = range(len(plan.bots))
    deals: dict[int, list[Played]] = {}
    for game in sorted(games, key=lambda game: game.number):
        deals.setdefault(tournament.deal(game.number), []).append(game)
    rated = ratings([pair_counts(deal, len(plan.bots)) for deal in deals.values()])
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": len(games),
        "settings": plan.settings,
        "rules": plan.rules,
        "seed": plan.seed,
        "bots": [bot_row(plan.bots[bot], bot, list(deals.values()), rated[bot]) for bot in bots],
        "pairs": [
            pair_row(plan.bots, a, b, list(deals.values()))
            for a in bots
            for b in bots
            if a < b and any(a in game.seating and b in game.seating for game in games)
        ],
        "by_seat": [seat_row(seat, list(deals.values())) for seat in range(plan.seats)],
        "length": length(games),
        "kinds": means([game.kinds for game in games]),
        "events": means([game.events for game in games]),
        "late": sum(game.late for game in games),
    }


def to_json(report: Report) -> str:
    """Return a report as JSON with one row per line, so that a change of a few figures is a diff of a few lines."""
    parts = []
    for key, value in report.items():
        if isinstance(value, list):
            rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
            parts.append(f' "{key}": [\n{rows}\n ]' if value else f' "{key}": []')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def wins(game: Played) -> list[float]:
    """Return each seat's share of the victory: 1 divided among the winners."""
    winners = game.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in game.ranks]


def bot_row(name: str, bot: int, deals: list[list[Played]], rated: tuple[float, float, float]) -> Report:
    """Return the results of a bot."""
    games = [game for deal in deals for game in deal if bot in game.seating]
    seats = [(game, seat) for game in games for seat, sat in enumerate(game.seating) if sat == bot]
    shares = []
    for deal in deals:
        met = [game for game in deal if bot in game.seating]
        if met:
            shares.append(
                sum(sum(part for part, sat in zip(wins(g), g.seating, strict=True) if sat == bot) for g in met)
                / len(met)
            )
    share, share_low, share_high = interval(shares)
    answers = sum(game.answers[seat] for game, seat in seats)
    rating, low, high = rated
    return {
        "name": name,
        "games": len(games),
        "share": round(share, 4),
        "share_low": round(share_low, 4),
        "share_high": round(share_high, 4),
        "fair": round(len(seats) / sum(len(game.seating) for game in games), 4),
        "rating": round(rating, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "score": round(sum(game.scores[seat] for game, seat in seats) / len(seats), 2),
        "answers": answers,
        "ms": round(sum(game.spent[seat] for game, seat in seats) / max(1, answers), 2),
        "slowest_ms": max(game.slowest[seat] for game, seat in seats),
    }


def ahead(game: Played, a: int, b: int) -> float | None:
    """Return how often seats of one bot finished ahead of another's (a tie counts half); None if they never met."""
    met = [
        0.5 if game.ranks[one] == game.ranks[other] else float(game.ranks[one] < game.ranks[other])
        for one, sat in enumerate(game.seating)
        if sat == a
        for other, opposite in enumerate(game.seating)
        if opposite == b and game.sides[one] != game.sides[other]
    ]
    return sum(met) / len(met) if met else None


def pair_row(names: list[str], a: int, b: int, deals: list[list[Played]]) -> Report:
    """Return the results of two bots against each other, by finishing places."""
    shares, games = [], 0
    for deal in deals:
        met = [each for game in deal if (each := ahead(game, a, b)) is not None]
        games += len(met)
        if met:
            shares.append(sum(met) / len(met))
    share, low, high = (round(each, 4) for each in interval(shares))
    return {"a": names[a], "b": names[b], "games": games, "share": share, "low": low, "high": high}


def pair_counts(deal: list[Played], bots: int) -> Matrix:
    """Return, for every two bots, how often one finished ahead of the other in the games of a deal."""
    counts = [[0.0] * bots for _ in range(bots)]
    for game in deal:
        for a in range(bots):
            for b in range(bots):
                if a != b and (share := ahead(game, a, b)) is not None:
                    counts[a][b] += share
    return counts


def seat_row(seat: int, deals: list[list[Played]]) -> Report:
    """Return how often a seat won, over all bots."""
    share, low, high = interval([sum(wins(game)[seat] for game in deal) / len(deal) for deal in deals])
    return {"seat": seat, "share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def length(games: list[Played]) -> Report:
    """Return how many decisions the games had, with a histogram in steps of `width` decisions."""
    lengths = sorted(sum(game.answers) for game in games)
    width = max(1, -(-(lengths[-1] - lengths[0] + 1) // COLUMNS))
    columns = Counter((each - lengths[0]) // width for each in lengths)
    return {
        "mean": round(sum(lengths) / len(lengths), 1),
        "least": lengths[0],
        "median": lengths[len(lengths) // 2],
        "most": lengths[-1],
        "width": width,
        "histogram": [columns[n] for n in range(max(columns) + 1)],
    }


def means(counts: list[dict[str, int]]) -> dict[str, float]:
    """Return how often each thing happened in a game on average, the most frequent first."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return {name: round(n / len(counts), 2) for name, n in total.most_common()}
