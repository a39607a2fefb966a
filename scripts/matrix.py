"""Write the chapters of every game's rules page, and their English text, into the folder `generated` of the game.

Fails when these were stale, when a clause has no test or when a test names an unknown clause.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict
from pathlib import Path

from meadhall.presentation.chapters import RulesChapter, means
from meadhall.testing.matrix import Section, chapters, collect

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Update the generated files of every game; return 1 if something was wrong."""
    status = 0
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        try:
            rows = collect(page.read_text("utf-8"), ROOT / "tests", ROOT)
        except ValueError as error:
            print(f"{page.relative_to(ROOT)}:\n{error}", file=sys.stderr)
            status = 1
            continue
        folder = ROOT / "src" / "meadhall" / "games" / page.stem / "generated"
        folder.mkdir(exist_ok=True)
        sections = chapters(page.read_text("utf-8"))
        wanted = {
            folder / "chapters.json": as_json(page.stem, [asdict(chapter(page.stem, section)) for section in sections]),
            folder / "rules.en.ftl": english(page.stem, sections),
        }
        for target, text in wanted.items():
            if not target.exists() or target.read_text("utf-8") != text:
                target.write_text(text, "utf-8")
                print(f"{target.relative_to(ROOT)} was stale and has been written again: commit it", file=sys.stderr)
                status = 1
        print(f"{page.stem}: {len(rows)} clauses, {sum(len(row['tests']) for row in rows)} tests")  # type: ignore[arg-type,misc]
    return status


def note(game: str) -> str:
    """Return the note at the top of a generated file."""
    return f"Generated from docs/rules/{game}.md by scripts/matrix.py; change that page instead."


def as_json(game: str, chapters: list[dict[str, object]]) -> str:
    """Return the text of chapters.json."""
    return json.dumps({"note": note(game), "chapters": chapters}, ensure_ascii=False, indent=1) + "\n"


def slug(text: str) -> str:
    """Return words as part of a message's id."""
    return re.sub("[^a-z0-9]+", "-", text.lower().replace("'", "")).strip("-")


def chapter(game: str, section: Section) -> RulesChapter:
    """Return a section as a chapter of message ids."""
    title = f"{game}-rules-{slug(section.title)}"
    text = [f"{title}-{n}" for n in range(1, len(section.text) + 1)]
    words = [f"{game}-word-{slug(word)}" for word in section.words]
    return RulesChapter(title, text, words, list(section.clauses), section.are_rulings)


def english(game: str, sections: list[Section]) -> str:
    """Return the catalogue of the sections' texts."""
    lines = [f"# {note(game)}"]
    for section in sections:
        ids = chapter(game, section)
        lines += ["", f"{ids.title} = {section.title}"]
        lines += [f"{id_} = {text}" for id_, text in zip(ids.text, section.text, strict=True)]
        for id_, (word, meaning) in zip(ids.words, section.words.items(), strict=True):
            lines += [f"{id_} = {word}", f"{means(id_)} = {meaning}"]
        lines += [f"{id_} = {text}" for id_, text in section.clauses.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
