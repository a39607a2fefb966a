"""The head of a match: names of seats, settings, the game."""

from __future__ import annotations

import pytest

from meadhall.core import registry
from meadhall.core.game import BadSetting
from meadhall.match import (
    BOT,
    EMPTY,
    PERSON,
    BadEntry,
    Holder,
    Match,
    new_header,
    replay,
)
from tests.match.table import (
    ID,
    KELTIS,
    TOLLGATE,
    begun,
    check_words,
    data_of,
    header,
    seed_of,
    unchanged,
)

HOSTILE = [
    "",
    " ",
    " Ann",
    "Ann ",
    "A  b",
    "A\tb",
    "A\nb",
    "Ann\n1 0 table begins",
    "A\rb",
    "A\0b",
    "A\x1b[31mb",
    "A\x7f",
    "A\x85b",
    "A\xa0b",
    "A\u2028b",
    "A\u202eb",
    "A\u2066b",
    "A\u200bb",
    "\ufeffAnn",
    "A\ud800b",
    "A\ue000b",
    "x" * 25,
    "x" * 100_000,
]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
@pytest.mark.parametrize("kind", [PERSON, BOT])
def test_a_hostile_name_is_refused(kind: str, name: str) -> None:
    with pytest.raises(BadEntry) as caught:
        new_header(TOLLGATE, [Holder(PERSON, "Ann"), Holder(kind, name)], {}, seed_of(1), ID)
    check_words(caught.value, "match-bad-name")
    match = begun(TOLLGATE)
    with unchanged(match), pytest.raises(BadEntry):
        match.set_holder(1, Holder(kind, name))


@pytest.mark.parametrize(
    "wrong",
    [
        Holder(),
        Holder(EMPTY, "Ann"),
        Holder("ghost", "Ann"),
        Holder("", ""),
        Holder("person Ann", ""),
        None,
        "bot random",
        7,
    ],
    ids=repr,
)
def test_a_seat_is_given_to_a_person_or_a_bot_only(wrong: object) -> None:
    match = begun(TOLLGATE)
    with unchanged(match), pytest.raises(BadEntry):
        match.set_holder(1, wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["Ann", "x" * 24, "Ж", "日本語", "O'Neil-3 (2)", "{ $x }", "seat0 resigns", "🙂", "é"])
def test_an_honest_name_is_taken_and_read_back(name: str) -> None:
    match = Match(new_header(TOLLGATE, [Holder(PERSON, name), Holder(BOT, name)], {}, seed_of(1), ID))
    match.begin()
    match.set_holder(0, Holder(BOT, name))
    again = replay(data_of(match))
    assert again.header == match.header
    assert again.holders == [Holder(BOT, name), Holder(BOT, name)]


def test_the_head_fills_in_every_setting() -> None:
    assert header(TOLLGATE).settings == {"rounds": "3"}
    assert header(KELTIS, 3, {"starting_seat": "2"}).settings == {"clover_opens_path": "yes", "starting_seat": "2"}


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(1, {}), (4, {}), (0, {}), (2, {"rounds": "4"}), (2, {"round": "3"}), (2, {"rounds": "3\n"})],
)
def test_a_match_that_cannot_be_played_is_not_headed(seats: int, settings: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        new_header(TOLLGATE, [Holder(PERSON, "Ann")] * seats, settings, seed_of(1), ID)


def test_an_unknown_game_cannot_be_sat_down_to() -> None:
    head = header(TOLLGATE)
    wrong = type(head)("chess", 1, ID, {}, head.seats, head.seed)
    with pytest.raises(registry.UnknownGame):
        Match(wrong)
