"""What Keltis says in words: a phrase for each event, question, option, refusal. Sentences: catalogues/*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core.question import HIDDEN
from meadhall.games.keltis import position
from meadhall.games.keltis.game import GAME
from meadhall.games.keltis.names import card_name, path_name, tile_name
from meadhall.games.keltis.rules import events as told
from meadhall.games.keltis.rules.box import PATHS, TRENDS
from meadhall.games.keltis.rules.components import (
    BARE,
    CLOVER_MOVE,
    COLOURS,
    DRAW,
    FIGURE,
    FIGURES_THAT_END,
    FIRST_GOAL_ROW,
    LARGE,
    LAST,
    MOVE_ANOTHER,
    PASS,
    PILE,
    PLAY,
    ROW_VALUE,
    SMALL,
    START,
    card_in,
    card_of,
    colour_of,
    is_discard,
    is_lay,
    is_path,
    path_in,
    pile_in,
    value_of,
)
from meadhall.games.keltis.rules.scoring import FIGURE_LINE, TILE_LINE, score_lines
from meadhall.games.keltis.rules.state import Keltis
from meadhall.presentation import GameText, Phrase, Seat, phrase

if TYPE_CHECKING:
    from meadhall.core.question import Event, Question
    from meadhall.core.state import State

CLAUSES_OF = {
    (PLAY, "lay"): ["KEL-R4", "KEL-R6", "KEL-R7", "KEL-R8", "KEL-R11", "KEL-R12", "KEL-R13", "KEL-A1"],
    (PLAY, "discard"): ["KEL-R4", "KEL-R5", "KEL-R21"],
    (FIGURE, "figure"): ["KEL-R6", "KEL-A6", "KEL-R26", "KEL-R27"],
    (MOVE_ANOTHER, "path"): ["KEL-R14", "KEL-A15", "KEL-A2"],
    (MOVE_ANOTHER, "pass"): ["KEL-A15"],
    (CLOVER_MOVE, "path"): ["KEL-R17", "KEL-R18", "KEL-A2", "KEL-A4"],
    (CLOVER_MOVE, "pass"): ["KEL-A3"],
    (DRAW, "pile"): ["KEL-R20", "KEL-R22", "KEL-R25"],
    (DRAW, "path"): ["KEL-R20", "KEL-R21", "KEL-R22"],
}
"""The clauses that speak about an option, by the kind of question and the sort of option."""


def figure_on(s: Keltis, seat: int, path: int) -> str:
    """Return the keyword for a seat's figure on a path."""
    return "large" if s.large_on(seat) == path else "small"


def sort_of(option: int) -> str:
    """Return what sort of thing an option is."""
    if is_lay(option):
        return "lay"
    if is_discard(option):
        return "discard"
    return {PILE: "pile", SMALL: "figure", LARGE: "figure", PASS: "pass"}.get(option, "path")


def keltis(state: State) -> Keltis:
    """Return the state as a state of this game."""
    assert isinstance(state, Keltis)
    return state


class KeltisText(GameText):
    """The words of Keltis."""

    package = "meadhall.games.keltis"

    def title(self) -> Phrase:
        return phrase("keltis-title")

    def label(self, option: int) -> Phrase:
        sort = sort_of(option)
        if sort in ("lay", "discard"):
            card = card_in(option)
            return phrase(f"keltis-label-{sort}", colour=PATHS[colour_of(card)], value=value_of(card))
        if is_path(option):
            return phrase("keltis-label-path", colour=PATHS[path_in(option)])
        if option in (PILE, SMALL, LARGE, PASS):
            return phrase(f"keltis-label-{self.game.write(option)}")
        return super().label(option)

    def event(self, event: Event) -> Phrase | None:
        seat, kind = Seat(event.seat), event.kind
        if kind == told.TILE_LAID or (kind == told.MOVED and event.n == 1):
            return None  # tiles are better seen, an opened path begins on its first stone
        if kind == told.ENDED:
            return self.ending(event.n)
        if kind == told.DREW:
            if event.card == HIDDEN:
                return phrase("keltis-drew", seat=seat)
            return phrase("keltis-drew-card", seat=seat, card=card_name(event.card))
        if kind in (told.LAID, told.DISCARDED, told.TOOK_DISCARD):
            return phrase(f"keltis-{self.game.events[kind]}", seat=seat, card=card_name(event.card))
        if kind == told.OPENED:
            figure = "large" if event.n == LARGE else "small"
            return phrase("keltis-opened", seat=seat, path=path_name(event.place), figure=figure)
        if kind == told.MOVED:
            value = ROW_VALUE[event.n]
            return phrase("keltis-moved", seat=seat, path=path_name(event.place), row=event.n, value=value)
        if kind == told.SCORED:
            return phrase("keltis-scored", seat=seat, n=event.n)
        return phrase(f"keltis-{self.game.events[kind]}", seat=seat)

    def question(self, view: State, question: Question) -> Phrase:
        name = f"keltis-ask-{self.game.kinds[question.kind]}"
        if question.about >= 0:
            return phrase(name, path=path_name(question.about))
        return phrase(name, left=int(keltis(view).cards_left)) if question.kind == DRAW else phrase(name)

    def option(self, view: State, question: Question, option: int) -> Phrase:
        s, seat, sort = keltis(view), question.actor, sort_of(option)
        if sort == "lay":
            return phrase(
                "keltis-lay", card=card_name(card_in(option)), step=step_name(s, seat, colour_of(card_in(option)), True)
            )
        if sort == "discard":
            return phrase("keltis-discard", card=card_name(card_in(option)))
        if sort == "pile":
            return phrase("keltis-draw-pile", left=int(s.cards_left))
        if option == SMALL:
            return phrase("keltis-small-figure", left=int(s.small_left(seat)))
        if option == LARGE:
            return phrase("keltis-large-figure")
        if option == PASS:
            return phrase("keltis-pass")
        if question.kind != DRAW:
            path = path_in(option)
            return phrase("keltis-step", path=path_name(path), step=step_name(s, seat, path, False))
        pile = pile_in(option)
        if s.height(pile):
            return phrase("keltis-draw-discard", card=card_name(s.top_discard(pile)))
        return phrase("keltis-draw-empty", colour=PATHS[pile])

    def refusal(self, view: State, question: Question, option: int, clause: int) -> Phrase:
        s, name, sort = keltis(view), f"keltis-no-{self.game.clauses[clause]}", sort_of(option)
        if sort == "lay":
            card = card_in(option)
            top = card_of(colour_of(card), s.top(question.actor, colour_of(card)))
            return phrase(name, card=card_name(card), top=card_name(top))
        if sort == "figure":
            return phrase(name, figure="large" if option == LARGE else "small")
        if sort == "path":
            return phrase(name, path=path_name(path_in(option)), colour=PATHS[path_in(option)])
        return phrase(name)

    def clauses(self, view: State, question: Question, option: int) -> list[str]:
        return CLAUSES_OF.get((question.kind, sort_of(option)), [])

    def clause(self, id: str) -> Phrase | None:  # noqa: A002
        return phrase(id)

    def ending(self, reason: int) -> Phrase:
        return phrase(f"keltis-end-{self.game.endings[reason]}")

    def setting(self, key: str, value: str) -> Phrase:
        return phrase(f"keltis-set-{key.replace('_', '-')}", value=value, n=int(value) + 1 if value.isdigit() else 0)

    def table(self, view: State) -> list[Phrase]:
        s = keltis(view)
        lines = [path_in_words(s, path) for path in range(COLOURS)]
        for seat in range(s.seats):
            lines += seat_in_words(s, seat)
        tops = [card_name(s.top_discard(c)) for c in range(COLOURS) if s.height(c)]
        lines.append(phrase("keltis-piles", left=int(s.cards_left), tops=tuple(tops), count=len(tops)))
        if 0 <= s.viewer < s.seats:
            cards = tuple(self.hand(s, s.viewer))
            lines.append(phrase("keltis-hand", cards=cards, count=len(cards)))
        return lines

    def hand(self, view: State, seat: int) -> list[Phrase]:
        return [card_name(card) for card in keltis(view).hand(seat)]

    def score(self, state: State, seat: int) -> list[Phrase]:
        s, lines = keltis(state), []
        for line, what, points in score_lines(s, seat):
            if line == TILE_LINE:
                lines.append(phrase("keltis-score-tiles", points=points))
            elif line == FIGURE_LINE:
                row, figure = int(s.row(seat, what)), figure_on(s, seat, what)
                lines.append(phrase("keltis-score-figure", path=path_name(what), row=row, figure=figure, points=points))
            else:
                lines.append(phrase("keltis-score-stones", stones=what, points=points))
        return lines

    def legend(self) -> list[Phrase]:
        return [phrase("keltis-legend-colours"), phrase("keltis-legend-answers"), phrase("keltis-legend-tiles")]


def step_name(s: Keltis, seat: int, path: int, is_card: bool) -> Phrase:
    """Return where a step on a path leads: the next stone and its tile, a new path, or another figure's step."""
    row = int(s.row(seat, path))
    if row == LAST:
        return phrase("keltis-step-other" if is_card else "keltis-step-none")
    if row == START:
        return phrase("keltis-step-open")
    tile = int(s.tile(path, row + 1))
    ends = row + 1 == FIRST_GOAL_ROW and s.figures_in_goal() == FIGURES_THAT_END - 1
    return phrase(
        "keltis-step-on",
        row=row + 1,
        value=ROW_VALUE[row + 1],
        tile=tile_name(tile),
        bare=str(tile == BARE or ends),  # no tile acts in a step that ends the game
        ends=str(ends),
    )


def path_in_words(s: Keltis, path: int) -> Phrase:
    """Return a path: its tiles, then whose figures stand where."""
    tiles = [(row, int(s.tile(path, row))) for row in range(1, LAST + 1)]
    lying = [phrase("keltis-tile-on", row=row, tile=tile_name(tile)) for row, tile in tiles if tile != BARE]
    standing = [
        phrase(
            "keltis-figure-on",
            seat=Seat(seat),
            row=int(s.row(seat, path)),
            figure=figure_on(s, seat, path),
        )
        for seat in range(s.seats)
        if s.row(seat, path) != START
    ]
    name = "keltis-path-figures" if standing else "keltis-path-empty"
    return phrase(name, path=path_name(path), tiles=tuple(lying), count=len(lying), figures=tuple(standing))


def seat_in_words(s: Keltis, seat: int) -> list[Phrase]:
    """Return what lies before a seat: points, wishing stones, columns."""
    points, stones = int(s.points(seat)), int(s.wishing_stones(seat))
    columns = [
        phrase(
            "keltis-column",
            colour=PATHS[colour],
            cards=" ".join(str(value_of(card)) for card in position.columns(s, seat)[colour]),
            trend=TRENDS[int(s.trend(seat, colour))],
        )
        for colour in range(COLOURS)
        if s.top(seat, colour) >= 0
    ]
    line = phrase("keltis-seat", seat=Seat(seat), points=points, stones=stones)
    return [line, phrase("keltis-columns", seat=Seat(seat), columns=tuple(columns))] if columns else [line]


TEXT = KeltisText(GAME)
