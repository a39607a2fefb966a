"""Write every game's matrix of rules and tests, and its clauses in English, into its package data.

Fails when they were stale or when a clause has no test.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from meadhall.testing.matrix import collect

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Bring every game's rules.json and text/rules.en.ftl up to date; return 1 if something was wrong."""
    status = 0
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        try:
            rows = collect(page.read_text("utf-8"), ROOT / "tests", ROOT)
        except ValueError as error:
            print(f"{page.relative_to(ROOT)}:\n{error}", file=sys.stderr)
            status = 1
            continue
        folder = ROOT / "src" / "meadhall" / "games" / page.stem
        wanted = {
            folder / "rules.json": json.dumps(rows, ensure_ascii=False, indent=1) + "\n",
            folder / "text" / "rules.en.ftl": english(page.name, rows),
        }
        for target, text in wanted.items():
            if not target.exists() or target.read_text("utf-8") != text:
                target.write_text(text, "utf-8")
                print(f"{target.relative_to(ROOT)} was stale and has been written anew: commit it", file=sys.stderr)
                status = 1
        print(f"{page.stem}: {len(rows)} clauses, {sum(len(row['tests']) for row in rows)} tests")  # type: ignore[arg-type,misc]
    return status


def english(page: str, rows: list[dict[str, object]]) -> str:
    """Return the clauses as a catalogue, without the page's marks."""
    lines = [f"{row['id']} = {re.sub('[*`]', '', str(row['text']))}" for row in rows]
    return f"# Made from docs/rules/{page} by scripts/matrix.py.\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
