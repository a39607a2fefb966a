"""Write the matrix of rules and tests of every game into its package data; fail when it was stale or has holes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meadhall.testing.matrix import collect

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Bring every game's rules.json up to date; return 1 if something was wrong."""
    status = 0
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        try:
            rows = collect(page.read_text("utf-8"), ROOT / "tests", ROOT)
        except ValueError as error:
            print(f"{page.relative_to(ROOT)}:\n{error}", file=sys.stderr)
            status = 1
            continue
        target = ROOT / "src" / "meadhall" / "games" / page.stem / "rules.json"
        text = json.dumps(rows, ensure_ascii=False, indent=1) + "\n"
        if not target.exists() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")
            print(f"{target.relative_to(ROOT)} was stale and has been written anew: commit it", file=sys.stderr)
            status = 1
        print(f"{page.stem}: {len(rows)} clauses, {sum(len(row['tests']) for row in rows)} tests")  # type: ignore[arg-type,misc]
    return status


if __name__ == "__main__":
    sys.exit(main())
