"""The guide to adding a card is carried out as it is printed, on a copy of the package, and the card is played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "guide" / "add-a-card.md"
PAGE = GUIDE.read_text("utf-8")
BLOCK = re.compile(r"^<!-- (file|below|end): (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEPS = BLOCK.findall(PAGE)
COPIED = ["src/meadhall", "tests", "docs/rules", "scripts", "client/src/games"]
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "_native-*", "golden", "built", "browser")
LONGEST_LINE = 120


def carried_out(kind: str, text: str, block: str) -> str:
    """Return the text of a file after a step of the guide."""
    if kind == "file":
        assert not text
        return block
    if kind == "end":
        return text + ("\n\n" if block.startswith("class ") else "") + block
    first, _, new = block.partition("\n")
    assert text.splitlines().count(first) == 1, f"{first!r} has to stand there once"
    return text.replace(f"{first}\n", f"{first}\n{new}", 1)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its tests, with the card of the guide."""
    root = tmp_path_factory.mktemp("card")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    for kind, path, block in STEPS:
        target = root / path
        text = target.read_text("utf-8") if target.exists() else ""
        target.write_text(carried_out(kind, text, block), "utf-8")
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python, interpreted, in the copy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)]), "MEADHALL_PURE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=environment, capture_output=True, text=True, check=False
    )


def test_every_listing_names_its_file_and_no_line_is_too_long() -> None:
    assert len(STEPS) == len(re.findall(r"^```\w+$", PAGE, re.MULTILINE))
    for kind, path, _ in STEPS:
        assert (f"**`{path}`**" if kind == "file" else f"[`{path}`](../../{path})") in PAGE
    assert [line for line in PAGE.splitlines() if len(line) > LONGEST_LINE] == []


def test_a_card_touches_its_row_its_class_its_words_and_its_tests() -> None:
    inis = "src/meadhall/games/inis"
    words = {f"{inis}/catalogues/{name}.ftl" for name in ("en", "uk", "ru", "rules.uk", "rules.ru")}
    touched = {path for _, path, _ in STEPS if not path.startswith("tests/")}
    assert touched == {f"{inis}/rules/box.py", f"{inis}/rules/season_tales.py", "docs/rules/inis.md", *words}


def test_the_card_of_the_guide_is_played_as_it_is_printed(copy: Path) -> None:
    assert "was stale" in run(copy, "scripts/matrix.py").stderr
    again = run(copy, "scripts/matrix.py")
    assert again.returncode == 0, again.stderr
    tests = [f"tests/games/inis/{name}.py" for name in ("test_brown_bull", "test_box", "test_card_words")]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout + done.stderr


def test_games_with_the_card_of_the_guide_are_played_to_their_end(copy: Path) -> None:
    done = run(copy, "-m", "meadhall", "soak", "inis", "--games", "2", "--seats", "2")
    assert done.returncode == 0, done.stdout + done.stderr
