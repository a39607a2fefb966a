"""Check that the numbers of a state are read by their names: `numbers[…]` stands in a game's rules/state.py only."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "meadhall"
LOOKED_AT = ("games", "match", "hall", "terminal")
EXEMPT = {
    "games/keltis/outlook.py": "the hot loop over the sets of cards of a Whereabouts, which is no state",
    "games/inis/outlook.py": "the bot's sketch starts as a copy of all numbers",
}
NUMBERS = re.compile(r"\bnumbers\[")


def faults() -> list[str]:
    """Return every line that reads a number by its place, and every exemption that is not needed any more."""
    found, needed = [], set()
    for path in sorted(path for folder in LOOKED_AT for path in (PACKAGE / folder).rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        for n, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if NUMBERS.search(line) and not name.endswith("rules/state.py"):
                needed.add(name)
                if name not in EXEMPT:
                    found.append(
                        f"{path.relative_to(ROOT)}:{n}: give this number a name in rules/state.py: {line.strip()}"
                    )
    return found + [f"{name} needs no exemption any more" for name in EXEMPT if name not in needed]


if __name__ == "__main__":
    sys.exit("\n".join(faults()) or 0)
