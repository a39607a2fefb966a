"""How a match begins: its head, made from what a table wants or read from a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.match.clock import NO_LIMIT
from meadhall.match.errors import BadEntry
from meadhall.match.match import Match
from meadhall.match.record import EPOCH, BadRecord, Header, OtherRules, holder, read_header
from meadhall.text import phrase, text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meadhall.core.game import Game
    from meadhall.match.clock import TimeControl
    from meadhall.match.record import Holder


def new_header(
    game: Game,
    holders: Sequence[Holder],
    settings: dict[str, str],
    seed: bytes,
    match: str,
    clock: TimeControl = NO_LIMIT,
    began: str = EPOCH,
) -> Header:
    """Return the head of a new match, every setting filled in; raises `BadSetting` or `BadEntry`, naming the fault."""
    game.new(len(holders), settings)
    if any(holder(str(each)) != each for each in holders):
        raise BadEntry(phrase("match-bad-name"))
    header = Header(game.key, game.version, match, game.filled_in(settings), tuple(holders), seed, clock, began)
    try:
        is_sound = read_header(header.lines()) == header
    except BadRecord:
        is_sound = False
    if not is_sound:
        raise BadEntry(phrase("match-bad-header"))
    return header


def new_match(header: Header) -> Match:
    """Return the match of a header; raises `BadRecord` if its game, rules version or settings are not ours."""
    try:
        ours = registry.game(header.game)
    except registry.UnknownGame:
        raise BadRecord(2, phrase("record-game", game=header.game)) from None
    if not ours.plays(header.rules):
        text = text_of(ours)
        raise OtherRules(text.title(), header.rules, ours.version, text.package)
    had = ours.settings_of(header.rules)
    for n, (key, value) in enumerate(header.settings.items()):
        if n >= len(had) or key != had[n].key or value not in had[n].values:
            raise BadRecord(5 + n, phrase("record-setting", key=key, value=value))
    try:
        match = Match(header)
        if len(header.settings) < len(had):
            raise BadSetting(f"{had[len(header.settings)].key} is missing")
    except BadSetting as error:
        raise BadRecord(4 + max(1, len(header.settings)), phrase("record-table", fault=str(error))) from None
    return match
