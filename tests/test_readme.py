"""What the README prints runs as it is printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from meadhall.arena.game import play
from meadhall.core import registry

README = Path(__file__).parent.parent / "README.md"


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
