"""The list of mutants that may live (tests/survivors.toml) speaks of the rules as they stand."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = "\n".join(path.read_text("utf-8") for path in sorted(ROOT.glob("src/meadhall/games/*/rules/*.py")))


def stands_in_the_rules(was: str) -> bool:
    """Return whether some lines of the rules, joined as scripts/mutants.py joins them, are these words."""
    words = r"\s+".join(re.escape(word) for word in was.split())
    return re.search(rf"^\s*{words}$", RULES, re.MULTILINE) is not None


def test_every_mutant_that_may_live_changes_a_line_of_the_rules() -> None:
    survivors = tomllib.loads((ROOT / "tests" / "survivors.toml").read_text("utf-8"))["survivor"]
    assert [each["was"] for each in survivors if not stands_in_the_rules(each["was"])] == []
