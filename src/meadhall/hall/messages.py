"""Messages to one viewer of a table, made only from what that viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.core.serialize import encode
from meadhall.hall import game_list, wire
from meadhall.hall.story import story_lines
from meadhall.match import PERSON, commitment
from meadhall.match.entry import RESIGNED
from meadhall.presentation import Seat, phrase, scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meadhall.core.state import State
    from meadhall.hall.rows import TableRow
    from meadhall.hall.versioned_match import VersionedMatch
    from meadhall.match import Holder, Match
    from meadhall.presentation import Scene

MAX_VERSIONS_BEHIND = 200
"""A viewer that is further behind gets a snapshot without the story since."""


@dataclass(frozen=True, slots=True)
class Extras:
    """Parts of a state message that are sent on request only."""

    position: bool = False
    view: bool = False
    scene: bool = False
    in_words: bool = False


def extras_in(query: Mapping[str, str]) -> Extras:
    """Return the extras that a query asks for."""
    return Extras(*(query.get(name) == "1" for name in ("position", "view", "scene", "in_words")))


def table_info(row: TableRow, guest: str, is_invited: bool, holders: Sequence[Holder]) -> wire.TableInfo:
    """Return a table as a guest may know it; `holders` are those of the match, if it has begun."""
    seat = row.seat_of(guest)
    seats = []
    for n, sitting in enumerate(row.seats):
        is_away = n < len(holders) and sitting.kind == PERSON and holders[n].kind != PERSON
        seats.append(wire.Sitting(sitting.kind, sitting.guest, sitting.name, sitting.level, is_away))
    return wire.TableInfo(
        id=row.id,
        phase=row.phase,
        terms=row.terms,
        seats=seats,
        host=row.host,
        is_muted=row.is_muted,
        created=row.created,
        changed=row.changed,
        rules=row.rules or newest_rules(row.terms.game),
        goes_on=bool(row.start_answers),
        rematch=row.rematch,
        commitment=commitment(row.seed),
        you=seat,
        invitation=row.invitation if seat >= 0 or is_invited else "",
    )


def newest_rules(game: str) -> int:
    """Return the newest rules version of a game; 0 if it is not played here any more."""
    return game_list.versions().get(game, (0, 0))[1]


def state_message(
    versioned: VersionedMatch, viewer: int, since: int, extras: Extras, elapsed_ms: int = 0
) -> wire.StateMessage:
    """Return the match as a viewer may know it, with the story since its version `since`.

    `elapsed_ms` are the milliseconds since the match began, for the clocks.
    """
    match = versioned.match
    version = versioned.version(viewer)
    if not 0 <= version - since <= MAX_VERSIONS_BEHIND:
        since = version
    view = match.view(viewer)
    is_seat = viewer < match.seats
    undoable = match.undo_limit(viewer) if is_seat and match.undo_steps(viewer) else 0
    plea = match.plea
    scene = scene_of_view(match, view) if extras.scene else None
    return wire.StateMessage(
        version=version,
        since=since,
        story=story_lines(versioned, viewer, since, version, scene),
        position=match.game.write_position(view) if extras.position else None,
        view=encode(view) if extras.view else None,
        in_words=table_in_words(match, view) if extras.in_words else None,
        asked=versioned.asked,
        question=question_info(match, view, extras.scene),
        undoable=undoable,
        may_ask_back=is_seat and not undoable and match.is_running() and match.last_answer(viewer) is not None,
        plea=None if plea is None else wire.PleaInfo(plea.seat, match.awaited()),
        standing=standing_answers(match, viewer),
        clocks=[wire.ClockInfo(left, runs) for left, runs in versioned.times_left(elapsed_ms)],
        result=result_info(match, view),
        scene=scene,
    )


def standing_answers(match: Match, viewer: int) -> list[wire.StandingInfo]:
    """Return the standing answers of a seat."""
    return [
        wire.StandingInfo(moment, how)
        for moment, how in match.standing_answers.of(viewer, match.game.span(match.state))
    ]


def scene_of_view(match: Match, view: State) -> Scene | None:
    """Return the scene of a view; None if the game has none."""
    game_scene = scene_of(match.game)
    return None if game_scene is None else game_scene.scene(view)


def table_in_words(match: Match, view: State) -> list[dict[str, object]]:
    """Return the table in words, line by line, with what the viewer holds."""
    text, viewer = match.text, view.viewer
    hand = text.hand(view, viewer) if viewer < match.seats else None
    lines = [*text.table(view), *([phrase("table-hand", cards=tuple(hand))] if hand else [])]
    return [line.to_dict() for line in lines]


def question_info(match: Match, view: State, with_scene: bool = False) -> wire.QuestionInfo | None:
    """Return the question to the viewer of a view."""
    question = view.question()
    if question is None or question.actor != view.viewer or not match.is_running():
        return None
    text, game = match.text, match.game
    game_scene = scene_of(game) if with_scene else None

    def places(option: int) -> list[str]:
        return [] if game_scene is None else game_scene.places(view, question, option)

    return wire.QuestionInfo(
        kind=game.kinds[question.kind],
        says=text.question(view, question).to_dict(),
        moment=question.about,
        is_reaction=view.is_reaction(),
        options=[
            wire.OptionInfo(game.write(option), text.option(view, question, option).to_dict(), places(option))
            for option in question.options
        ],
        refused=[
            wire.RefusedInfo(
                option=game.write(option),
                clause=game.clauses[clause],
                says=text.refusal(view, question, option, clause).to_dict(),
                at=places(option),
            )
            for option, clause in view.refusals(view.viewer)
        ],
    )


def result_info(match: Match, view: State) -> wire.ResultInfo | None:
    """Return how a match ended, with the lines by which each score adds up."""
    result = match.result
    if result is None:
        return None
    if result.reason == RESIGNED:
        says, lines = phrase("ending-resigned"), []
        victory = phrase("victory-left", seat=Seat(result.winners()[0]))
    else:
        victory = match.text.victory(view, result.winners())
        says = match.text.ending(match.game.endings.index(result.reason))
        lines = [[line.to_dict() for line in match.text.score(view, seat)] for seat in range(match.seats)]
    return wire.ResultInfo(
        result.reason, says.to_dict(), list(result.scores), list(result.ranks), victory.to_dict(), lines
    )
