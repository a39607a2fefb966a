"""Load custom bots from files and modules: this runs foreign code."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.bots.bot import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.bots.bot import Bot
    from meadhall.core.game import Game
    from meadhall.core.rng import Rng


@cache
def load_bot(source: str, kind: str) -> Callable[[Game, Rng], Bot]:
    """Return the class of a custom bot from a file or a module; raises `UnknownBot`, naming the fault."""
    if source.endswith(".py") and not Path(source).is_file():
        raise UnknownBot(f"{source}: there is no such file")
    try:
        if source.endswith(".py"):
            name = f"meadhall bot {Path(source).resolve()}"
            spec = spec_from_file_location(name, source)
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
        else:
            module = import_module(source)
        found = getattr(module, kind)
    except (Exception, SystemExit) as error:  # the file may do anything
        raise UnknownBot(f"{source}:{kind}: {type(error).__name__}: {error}") from error
    if not callable(found) or not hasattr(found, "choose"):
        raise UnknownBot(f"{source}:{kind} is not a class with a method choose(seen, question, budget)")
    made: Callable[[Game, Rng], Bot] = found
    return made
