"""The check that numbers of a state are read by their names finds every way of reading them by their places."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.named_state import faults

STATE = '''"""A state."""

from typing import Final

HAND: Final = 2

# The layout of `numbers`.
CLANS: Final = 0
RESERVE = CLANS + 1


class State:
    """All that changes."""

    @property
    def clans(self) -> int:
        return self.numbers[CLANS]
'''
RULES = "meadhall.games.ladder.rules"
TURN = "games/ladder/rules/turn.py"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Make a package with one game."""
    folder = tmp_path / "meadhall"
    write(folder, "games/ladder/rules/state.py", STATE)
    write(folder, "games/ladder/rules/__init__.py", "")
    return folder


def write(package: Path, name: str, text: str) -> None:
    """Write a module of the package."""
    path = package / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def found_in(package: Path, text: str, name: str = TURN) -> list[str]:
    """Return the expressions found in a module."""
    write(package, name, text)
    found = faults(package, {})
    assert all(fault.startswith(f"{name}:") for fault in found)
    return [fault.split("state.py: ")[1] for fault in found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("s.numbers[1]", "s.numbers[1]"),
        ("s. numbers[1]", "s.numbers[1]"),
        ("s.\\\n    numbers[1]", "s.numbers[1]"),
        ("s.numbers[40] = 7", "s.numbers[40]"),
        ("n = s.secrets[0].numbers", "s.secrets[0].numbers"),
        ("def f():\n    return s.numbers[1]", "s.numbers[1]"),
        ('getattr(s, "numbers")[1]', "'numbers'"),
        ('getattr(s, "num" "bers")', "'numbers'"),
        ('vars(s)["numbers"]', "'numbers'"),
        ('from operator import attrgetter\nattrgetter("numbers")(s)', "'numbers'"),
        ('from operator import attrgetter\nattrgetter("state.numbers")(match)', "'state.numbers'"),
        ("match s:\n    case State(numbers=n):\n        pass", "State(numbers=n)"),
    ],
)
def test_numbers_are_found_in_any_spelling(package: Path, text: str, found: str) -> None:
    assert found_in(package, text) == [found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"from {RULES}.state import CLANS", ["CLANS"]),
        (f"from {RULES}.state import State, CLANS as FIRST, RESERVE", ["CLANS as FIRST", "RESERVE"]),
        ("from .state import RESERVE", ["RESERVE"]),
        ("from ..rules.state import RESERVE", ["RESERVE"]),
        (f"from {RULES}.state import *", ["*"]),
        (f"def f():\n    from {RULES}.state import CLANS", ["CLANS"]),
        (f"from {RULES} import state as st\nst.CLANS", ["st.CLANS"]),
        (f"from {RULES} import state\nstate. CLANS", ["state.CLANS"]),
        ("from . import state\nstate.CLANS", ["state.CLANS"]),
        (f"import {RULES}.state as layout\nlayout.RESERVE", ["layout.RESERVE"]),
        (f"import {RULES}.state\n{RULES}.state.CLANS", [f"{RULES}.state.CLANS"]),
        (f"import meadhall\n{RULES}.state.CLANS", [f"{RULES}.state.CLANS"]),
        ("from meadhall.games import ladder\nladder.rules.state.CLANS", ["ladder.rules.state.CLANS"]),
        (f'from {RULES} import state\ngetattr(state, "CLANS")', ["state"]),
        (f"from {RULES} import state\nother = state", ["state"]),
        (f'from {RULES} import state\nstate.__dict__["CLANS"]', ["state.__dict__"]),
        (f'import sys\nsys.modules["{RULES}.state"].CLANS', [f"'{RULES}.state'"]),
        (f"from {RULES} import state\nimport json as state\nstate.CLANS", ["state.CLANS"]),
    ],
)
def test_places_of_a_layout_are_found_by_whatever_name(package: Path, text: str, found: list[str]) -> None:
    assert found_in(package, text) == found


def test_places_are_found_that_another_module_has_imported(package: Path) -> None:
    write(package, "games/ladder/outlook.py", f"from {RULES} import state as st")
    text = "from meadhall.games.ladder import outlook\noutlook.st.CLANS\n"
    text += "from meadhall.games.ladder.outlook import st\nst.RESERVE"
    assert found_in(package, text) == ["outlook.st.CLANS", "st.RESERVE"]


@pytest.mark.parametrize(
    "name",
    [
        "bench.py",
        "testing/soak.py",
        "games/ladder/xrules/state.py",
        "games/ladder/rules/rules/state.py",
        "games/state.py",
        "terminal/rules/state.py",
        "games/ladder/__init__.py",
    ],
)
def test_every_module_is_looked_at(package: Path, name: str) -> None:
    assert found_in(package, "s.numbers[1]", name) == ["s.numbers[1]"]


def test_the_core_and_the_state_itself_read_numbers(package: Path) -> None:
    assert found_in(package, "self.numbers[1]", "core/pack.py") == []


@pytest.mark.parametrize(
    "text",
    [
        f"from {RULES}.state import HAND, State",
        f"from {RULES} import state\nstate.State\nstate.HAND",
        "frame.numbers()",
        '"""Say it in numbers."""',
        "told.CLANS",
        "self.RESERVE",
        "from meadhall.games.ladder.rules.components import CLANS",
        "from meadhall.games.ladder.rules import components as c\nc.CLANS",
    ],
)
def test_what_is_no_place_passes(package: Path, text: str) -> None:
    assert found_in(package, text) == []


def test_an_exemption_names_an_expression_and_how_often_it_stands(package: Path) -> None:
    exempt = {TURN: ("a hot loop", {"s.numbers[1]": 2})}
    write(package, TURN, "s.numbers[1] + s.numbers[1]")
    assert faults(package, exempt) == []
    write(package, TURN, "s.numbers[1] + s.numbers[1]\ns.numbers[40] = 7")
    assert faults(package, exempt) == [f"{TURN}:2: give this number a name in rules/state.py: s.numbers[40]"]
    write(package, TURN, "s.numbers[1] + s.numbers[1]\ns.numbers[1]")
    fault = f"{TURN}:2: give this number a name in rules/state.py: s.numbers[1] (3 times, 2 exempt)"
    assert faults(package, exempt) == [fault]


def test_an_exemption_that_no_longer_fits_is_told(package: Path) -> None:
    exempt = {TURN: ("a hot loop", {"s.numbers[1]": 2})}
    write(package, TURN, "s.numbers[1]")
    assert faults(package, exempt) == [f"{TURN}: `s.numbers[1]` stands once; its exemption says 2 times"]
    write(package, TURN, "")
    assert faults(package, exempt) == [f"{TURN}: `s.numbers[1]` needs no exemption"]


def test_a_state_must_say_where_its_layout_begins(package: Path) -> None:
    write(package, "games/ladder/rules/state.py", "CLANS = 0")
    with pytest.raises(ValueError, match="layout"):
        faults(package, {})


def test_the_package_itself_passes() -> None:
    assert faults() == []
