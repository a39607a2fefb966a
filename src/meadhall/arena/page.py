"""The report as an HTML page: one file with SVG, light and dark, nothing fetched."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meadhall.arena.summary import Report

STYLE = """
:root { --paper: #F4EEDF; --ink: #2B2118; --faint: #75664f; --line: #d8ccb2; --bronze: #8f6526; --fair: #4b6f8f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17130F; --ink: #EDE4D3; --faint: #a3957d; --line: #3a3127; --bronze: #c99a4e; --fair: #86b0d0 }
}
body { background: var(--paper); color: var(--ink); max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  font: 16px/1.5 "Alegreya Sans", "Gill Sans", "Open Sans", sans-serif }
h1, h2 { font-family: Alegreya, Georgia, serif; font-weight: 600; margin: 1.6em 0 .4em }
h1 { margin-top: 0 }
p { color: var(--faint); margin: .2em 0 .8em }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { text-align: right; padding: .25em .6em; border-bottom: 1px solid var(--line) }
th { color: var(--faint); font-weight: 500 }
th:first-child, td:first-child { text-align: left }
.scroll { overflow-x: auto }
svg { width: 100%; height: auto; display: block }
svg text { fill: var(--ink); font-size: 14px }
svg .faint { fill: var(--faint); font-size: 12px }
svg .axis { stroke: var(--line) }
svg .fair { stroke: var(--fair); stroke-dasharray: 4 3; stroke-width: 2 }
svg .bar { fill: var(--bronze); opacity: .75 }
svg .whisker { stroke: var(--ink); stroke-width: 2 }
svg .dot { fill: var(--bronze) }
"""
WIDTH, LEFT, ROW = 880, 190, 30

Mark = tuple[str, float, float, float, float | None]
"""A row of a plot: name, value, the ends of its interval, and the fair value."""


def page(report: Report) -> str:
    """Return the whole report as HTML."""
    settings = "".join(f", {key} = {value}" for key, value in report["settings"].items())
    title = escape(f"Arena: {report['game']}, {report['seats']} seats{settings}")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    body = "".join(sections(report))
    return (
        f'<!doctype html><html lang="en"><head>{head}<title>{title}</title><style>{STYLE}</style></head>'
        f"<body><h1>{title}</h1>{body}</body></html>\n"
    )


def sections(report: Report) -> Iterator[str]:
    """Yield the sections of the page."""
    bots = report["bots"]
    about = f"{report['games']:,} games, seed {report['seed']}, rules version {report['rules']}"
    yield f"<p>{about}; {report['late']} answers came too late. Intervals are 95 %, over deals.</p>"
    yield "<h2>Share of wins</h2><p>A shared victory is split. The dashed line is the share that would be fair.</p>"
    yield plot([(b["name"], b["share"], b["share_low"], b["share_high"], b["fair"]) for b in bots], percent=True)
    if len(bots) > 1:
        yield "<h2>Ratings</h2><p>Elo scale, all bots together 1500: 400 more, ten times as likely to be ahead.</p>"
        yield plot([(b["name"], b["rating"], b["low"], b["high"], None) for b in bots], percent=False)
        yield "<h2>Head to head</h2><p>How often the bot of the row finishes ahead of the bot of the column.</p>"
        yield head_to_head([bot["name"] for bot in bots], report["pairs"])
    yield "<h2>Bots</h2>"
    head = ["bot", "games", "wins", "fair", "rating", "mean score", "decisions", "ms each", "slowest ms"]
    yield table(head, [bot_cells(bot) for bot in bots])
    yield "<h2>Seats</h2><p>How often each seat wins, over all bots.</p>"
    fair = 1 / report["seats"]
    yield plot([(f"seat {s['seat']}", s["share"], s["low"], s["high"], fair) for s in report["by_seat"]], percent=True)
    lengths = "from {least:,} to {most:,}, half of them below {median:,}, {mean:,} on average".format(
        **report["length"]
    )
    yield f"<h2>Length</h2><p>Decisions in a game: {lengths}.</p>"
    yield histogram(report["length"])
    yield "<h2>Decisions by kind</h2><p>In a game, on average.</p>"
    yield bars(report["kinds"])
    yield "<h2>What happened</h2><p>In a game, on average.</p>"
    yield bars(report["events"])


def bot_cells(bot: Report) -> list[str]:
    """Return a bot's row of the table."""
    shares = [f"{bot['share']:.1%}", f"{bot['fair']:.1%}"]
    rating = f"{bot['rating']:.0f} ({bot['low']:.0f} to {bot['high']:.0f})"
    rest = [f"{bot['score']:.1f}", f"{bot['answers']:,}", f"{bot['ms']:.1f}", f"{bot['slowest_ms']:.0f}"]
    return [bot["name"], f"{bot['games']:,}", *shares, rating, *rest]


def plot(marks: list[Mark], *, percent: bool) -> str:
    """Draw values with their intervals, one to a row."""
    ends = [end for _, value, low, high, fair in marks for end in (value, low, high, value if fair is None else fair)]
    least, most = (0.0, 1.0) if percent else (min(ends) - 20, max(ends) + 20)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 80) * (value - least) / (most - least)

    drawn = []
    for at, (name, value, low, high, fair) in enumerate(marks):
        y = ROW * at + ROW / 2
        label = f"{value:.1%}" if percent else f"{value:.0f}"
        drawn.append(f'<text x="0" y="{y + 5}">{escape(name[:24])}</text>')
        drawn.append(f'<line class="axis" x1="{LEFT}" y1="{y}" x2="{WIDTH - 80}" y2="{y}"/>')
        if fair is not None:
            drawn.append(f'<line class="fair" x1="{x(fair):.1f}" y1="{y - 12}" x2="{x(fair):.1f}" y2="{y + 12}"/>')
        drawn.append(f'<line class="whisker" x1="{x(low):.1f}" y1="{y}" x2="{x(high):.1f}" y2="{y}"/>')
        drawn.append(f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="6"/>')
        drawn.append(f'<text x="{WIDTH}" y="{y + 5}" text-anchor="end">{label}</text>')
    return svg(drawn, ROW * len(marks))


def bars(values: dict[str, float]) -> str:
    """Draw a bar for each value, longest first."""
    most = max([*values.values(), 1e-9])
    drawn = []
    for at, (name, value) in enumerate(values.items()):
        y = 22 * at
        long = (WIDTH - LEFT - 80) * value / most
        drawn.append(f'<text x="0" y="{y + 15}">{escape(name[:24])}</text>')
        drawn.append(f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{long:.1f}" height="15"/>')
        drawn.append(f'<text class="faint" x="{LEFT + long + 6:.1f}" y="{y + 15}">{value:,}</text>')
    return svg(drawn, 22 * len(values))


def histogram(length: Report) -> str:
    """Draw how many games had how many decisions."""
    counts: list[int] = length["histogram"]
    wide = WIDTH / len(counts)
    drawn = []
    for at, count in enumerate(counts):
        high = 120 * count / max(counts)
        box = f'x="{at * wide + 1:.1f}" y="{125 - high:.1f}" width="{wide - 2:.1f}" height="{high:.1f}"'
        drawn.append(f'<rect class="bar" {box}/>')
    drawn.append(f'<text class="faint" x="0" y="142">{length["least"]:,}</text>')
    drawn.append(f'<text class="faint" x="{WIDTH}" y="142" text-anchor="end">{length["most"]:,}</text>')
    return svg(drawn, 146)


def svg(drawn: list[str], height: float) -> str:
    """Return an SVG image as wide as the page."""
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(drawn)}</svg>'


def head_to_head(names: list[str], pairs: list[Report]) -> str:
    """Return the table of who finishes ahead of whom."""
    shares = {}
    for pair in pairs:
        half = (pair["high"] - pair["low"]) / 2
        shares[pair["a"], pair["b"]] = f"{pair['share']:.1%} ± {half:.1%}"
        shares[pair["b"], pair["a"]] = f"{1 - pair['share']:.1%} ± {half:.1%}"
    return table(["", *names], [[a, *[shares.get((a, b), "–") for b in names]] for a in names])


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a table that scrolls sideways if it is too wide."""
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
