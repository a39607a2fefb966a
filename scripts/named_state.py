"""Check that the numbers of a state are read by their names: only a game's rules/state.py knows where each stands.

Neither `numbers` itself, by whatever name, nor the places of its layout (`st.CLANS`) may be used elsewhere.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "meadhall"
LOOKED_AT = ("arena", "bots", "cli", "games", "hall", "join", "lesson", "match", "scene", "terminal", "text")
HAND = "a hot loop over the words of a hand, which is a set of cards and no state"
SKETCH = "the bot's sketch is a copy of all numbers, in which things are tried out and taken back"
EXEMPT = {
    "games/keltis/outlook.py": HAND,
    "games/inis/judgement.py": SKETCH,
    "games/inis/outlook.py": SKETCH,
}
"""Files in which it may stand, each with the reason."""
NUMBERS = re.compile(r"\.numbers\b(?!\()|\bst\.[A-Z]")


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
