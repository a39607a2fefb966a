"""The guide to adding a card is carried out as it is printed, on a copy of the package, and the card is played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.games.inis.notation import VERSION

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "guide" / "add-a-card.md"
PAGE = GUIDE.read_text("utf-8")
BLOCK = re.compile(r"^<!-- (file|below|end): (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEPS = BLOCK.findall(PAGE)
COPIED = ["src/meadhall", "tests", "docs/rules", "scripts", "client/src"]
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "_native-*", "golden", "built", "browser")
RULES = "src/meadhall/games/inis"
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
    shutil.copy(ROOT / "pyproject.toml", root)
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


def test_a_card_touches_its_row_its_class_its_words_and_its_tests_and_nothing_else() -> None:
    row, its_class, tests = (
        f"{RULES}/rules/box.py",
        f"{RULES}/rules/season_tales.py",
        "tests/games/inis/test_brown_bull.py",
    )
    catalogues = [f"{RULES}/catalogues/{name}.ftl" for name in ("en", "uk", "ru", "rules.uk", "rules.ru")]
    words = ["docs/rules/inis.md", *catalogues]
    assert {path for _, path, _ in STEPS} == {row, its_class, *words, tests}


def test_the_row_of_the_card_raises_the_version_of_the_rules(copy: Path) -> None:
    newest = "from meadhall.games.inis.notation import VERSION; print(VERSION)"
    assert run(copy, "-c", newest).stdout == f"{VERSION + 1}\n"


def test_the_clauses_and_the_clients_types_are_written_again(copy: Path) -> None:
    assert "was stale" in run(copy, "scripts/matrix.py").stderr
    again = run(copy, "scripts/matrix.py")
    assert again.returncode == 0, again.stderr
    assert "is stale" in run(copy, "scripts/typescript.py", "--check").stderr
    written = run(copy, "scripts/typescript.py")
    assert written.returncode == 0, written.stderr
    assert '"brown-bull"' in (copy / "client/src/api/wire.ts").read_text("utf-8")


def play_tests(root: Path, *tests: str) -> None:
    """Run tests of the game in the copy."""
    run(root, "scripts/matrix.py")
    done = run(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", *tests)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_card_of_the_guide_is_played_and_what_holds_of_every_card_holds_of_it(copy: Path) -> None:
    of_every_card = ("box", "card_words", "no_effect", "plans", "text")
    play_tests(
        copy, "tests/games/inis/test_brown_bull.py", *(f"tests/games/inis/test_{name}.py" for name in of_every_card)
    )


@pytest.mark.slow
def test_no_other_test_of_the_game_fails(copy: Path) -> None:
    play_tests(copy, "tests/games/inis")


def test_games_with_the_card_of_the_guide_are_played_to_their_end(copy: Path) -> None:
    done = run(copy, "-m", "meadhall", "soak", "inis", "--games", "2", "--seats", "2")
    assert done.returncode == 0, done.stdout + done.stderr
