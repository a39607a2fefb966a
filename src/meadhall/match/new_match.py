"""A new match: its header, made from the terms of a table or read from a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.match.clock import NO_LIMIT
from meadhall.match.errors import BadEntry
from meadhall.match.match import Match
from meadhall.match.record import EPOCH, MAX_FAULT, BadRecord, Header, OtherRules, parse_holder, read_header, shown
from meadhall.presentation import phrase, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from meadhall.core.game import Game
    from meadhall.match.clock import TimeControl
    from meadhall.match.record import Holder


def new_header(
    game: Game,
    holders: Sequence[Holder],
    settings: dict[str, str],
    seed: bytes,
    match_id: str,
    clock: TimeControl = NO_LIMIT,
    began: str = EPOCH,
    rules: int = 0,
) -> Header:
    """Return the header of a new match, every setting filled in; `rules` is its rules version if not the newest.

    Raises `BadSetting`, `BadEntry` or `OtherRules`, naming the fault.
    """
    rules = rules or game.version
    check_version(game, rules)
    game.new(len(holders), settings, rules)
    if any(parse_holder(str(each)) != each for each in holders):
        raise BadEntry(phrase("match-bad-name"))
    header = Header(game.key, rules, match_id, settings_in(game, settings, rules), tuple(holders), seed, clock, began)
    try:
        is_sound = read_header(header.lines()) == header
    except BadRecord:
        is_sound = False
    if not is_sound:
        raise BadEntry(phrase("match-bad-header"))
    return header


def settings_in(game: Game, settings: Mapping[str, str], rules: int) -> dict[str, str]:
    """Return the settings of a header: all that the rules version has."""
    chosen = game.filled_in(settings, rules)
    return {setting.key: chosen[setting.key] for setting in game.settings_of(rules)}


def check_version(game: Game, rules: int) -> None:
    """Raise `OtherRules` unless the rules version can be played."""
    if not game.plays(rules):
        text = text_of(game)
        raise OtherRules(text.title(), rules, game.version, text.package)


def is_playable(head: str) -> bool:
    """Return whether the match of a header can be played; if not, it can only be read."""
    try:
        new_match(read_header(head.splitlines()))
    except BadRecord:
        return False
    return True


def new_match(header: Header) -> Match:
    """Return the match of a header; raises `BadRecord` if its game, rules version or settings are not ours."""
    try:
        ours = registry.game(header.game)
    except registry.UnknownGame:
        raise BadRecord(2, phrase("record-game", game=header.game)) from None
    check_version(ours, header.rules)
    had = ours.settings_of(header.rules)
    for n, (key, value) in enumerate(header.settings.items()):
        if n >= len(had) or key != had[n].key or value not in had[n].values:
            raise BadRecord(5 + n, phrase("record-setting", key=key, value=value))
    try:
        match = Match(header)
        if len(header.settings) < len(had):
            raise BadSetting(f"{had[len(header.settings)].key} is missing")
    except BadSetting as error:
        fault = shown(str(error), MAX_FAULT)
        raise BadRecord(4 + max(1, len(header.settings)), phrase("record-table", fault=fault)) from None
    return match
