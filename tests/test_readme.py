"""What the README prints runs as printed, and the page on the tests describes what exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from meadhall.arena.game import play
from meadhall.core import registry
from tests.games.inis.table import Table

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_readme_example_runs() -> None:
    failures, tests = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tests > 8
    assert failures == 0


def test_the_readme_bot_plays(tmp_path: Path) -> None:
    code = re.search(r"```python\n(from .*?)```", README.read_text("utf-8"), re.DOTALL)
    assert code is not None
    file = tmp_path / "any_option.py"
    file.write_text(code[1], "utf-8")
    played = play(registry.game("keltis"), {}, [f"{file}:AnyOption", "greedy"], [0, 1], 0, 1)
    assert sorted(played.ranks) == [1, 2]


def test_the_readme_and_the_hall_agree_how_long_a_game_takes() -> None:
    manifests = [path.read_text("utf-8") for path in (ROOT / "client" / "src" / "games").glob("*/index.ts")]
    said = [re.findall(r'key: "(\w+)".*?minutes: (\d+)', text, re.DOTALL)[0] for text in manifests]
    minutes = {game: int(n) for game, n in said}
    readme = re.findall(r"^\| \*\*.*\*\* \| [^|]* \| (\d+) \| .*docs/rules/(\w+)\.md", README.read_text("utf-8"), re.M)
    assert {game: int(n) for n, game in readme} == minutes
    assert minutes["inis"] == 60


def test_the_page_on_the_tests_shows_a_real_test_and_words_that_there_are() -> None:
    page = (ROOT / "tests" / "README.md").read_text("utf-8")
    ((path, code),) = re.findall(r"<!-- from: (\S+) -->\n```python\n(.*?)```", page, re.DOTALL)
    assert code in (ROOT / path).read_text("utf-8")
    words = set(re.findall(r"`t\.(\w+)", page))
    assert len(words) > 30
    assert [word for word in words if not hasattr(Table, word)] == []
