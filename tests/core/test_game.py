"""Games by name: settings, faults, the registry."""

from __future__ import annotations

import pytest

from meadhall.core import registry
from meadhall.core.game import BadSetting, Game, Setting, seat_named, words
from meadhall.core.state import State
from meadhall.games.keltis.game import GAME
from tests.core.toy import TOLLGATE, TollgateGame


def test_keltis_is_found_by_its_key() -> None:
    assert registry.game("keltis") is GAME
    assert "keltis" in registry.names()


def test_a_game_can_be_registered_by_hand() -> None:
    registry.register(TOLLGATE)
    try:
        assert registry.game("tollgate") is TOLLGATE
        assert {"keltis", "tollgate"} <= set(registry.names())
        assert registry.names() == sorted(registry.names())
        assert registry.own_names() == ["clans", "inis", "keltis", "oriflamme"]
    finally:
        del registry.REGISTERED["tollgate"]


def test_a_game_is_loaded_when_first_asked_for() -> None:
    registry.REGISTERED.pop("keltis", None)
    assert registry.game("keltis") is GAME


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(registry.UnknownGame, match="no game is called 'go'; there are: clans, inis, keltis"):
        registry.game("go")


@pytest.mark.parametrize(
    ("seats", "settings", "fault"),
    [
        (1, {}, "Keltis is played with 2, 3 or 4 seats, not 1"),
        (2, {"speed": "fast"}, "Keltis has no setting speed; it has: clover_opens_path, starting_seat"),
        (2, {"clover_opens_path": "maybe"}, "clover_opens_path may be yes or no, not 'maybe'"),
        (2, {"starting_seat": "2"}, "starting_seat 2: there are only seats 0 to 1"),
    ],
)
def test_what_cannot_be_played_is_told_why(seats: int, settings: dict[str, str], fault: str) -> None:
    with pytest.raises(BadSetting, match=fault):
        GAME.new(seats, settings)


def test_a_setting_names_a_seat_or_leaves_it_to_chance() -> None:
    assert [seat_named({"first": value}, "first", 3) for value in ("random", "0", "2")] == [-1, 0, 2]
    with pytest.raises(BadSetting, match="first 3: there are only seats 0 to 2"):
        seat_named({"first": "3"}, "first", 3)


def test_a_game_that_brings_no_notation_writes_numbers_and_json() -> None:
    bare = Game("x", "X", 1, [2], [], [], [], [], [], 1, 1, 1)
    assert (bare.write(3), bare.read("3")) == ("3", 3)
    assert bare.write_position(TOLLGATE.new(2)).startswith("{")


class Aged(TollgateGame):
    """A game of version 3: the length could not be chosen in version 1, and in version 2 it was another one."""

    def __init__(self) -> None:
        super().__init__()
        self.version, self.oldest = 3, 1
        self.settings = [
            Setting("rounds", ["3", "6"], "TOY-4", "3", before="6", changed=3),
            Setting("fog", ["no", "yes"], "TOY-5", "no", since=2, before="yes"),
        ]

    def start(self, seats: int, settings: dict[str, str]) -> State:
        return super().start(seats, {"rounds": settings["rounds"]})


def test_an_older_version_plays_by_the_defaults_of_its_time() -> None:
    game = Aged()
    assert game.filled_in({}) == game.filled_in({}, 3) == {"rounds": "3", "fog": "no"}
    assert game.filled_in({}, 2) == {"rounds": "6", "fog": "no"}
    assert game.filled_in({}, 1) == {"rounds": "6", "fog": "yes"}
    assert game.filled_in({"rounds": "3"}, 1) == {"rounds": "3", "fog": "yes"}
    lengths = [game.new(2, {}, version).numbers[4] for version in (0, 3, 2, 1)]
    assert [int(length) for length in lengths] == [3, 3, 6, 6]


def test_an_older_version_has_no_setting_that_came_later() -> None:
    with pytest.raises(BadSetting, match="has no setting fog; it has: rounds"):
        Aged().new(2, {"fog": "no"}, 1)


def test_a_version_that_is_not_played_any_more_is_named() -> None:
    with pytest.raises(BadSetting, match="is played by version 3 of the rules here, not by version 4"):
        Aged().new(2, {}, 4)


def test_numbers_as_a_person_says_them() -> None:
    assert [words([2]), words([2, 3]), words([2, 3, 4])] == ["2", "2 or 3", "2, 3 or 4"]


def test_what_a_game_must_say_itself() -> None:
    bare = Game("x", "X", 1, [2], [], [], [], [], [], 1, 1, 1)
    state = TOLLGATE.new(2)
    assert bare.span(state) == 0
    with pytest.raises(NotImplementedError):
        bare.new(2)
    with pytest.raises(NotImplementedError):
        bare.census(state)


def test_without_teams_every_seat_is_a_side_and_every_number_of_seats_a_mode() -> None:
    game = registry.game("keltis")
    state = game.new(3)
    assert [game.side(state, seat) for seat in range(3)] == [0, 1, 2]
    assert game.modes() == [(2, {}), (3, {}), (4, {})]
