"""The README's example runs as it is printed."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readme_example_runs() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    failures, tests = doctest.testfile(str(readme), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tests > 8
    assert failures == 0
