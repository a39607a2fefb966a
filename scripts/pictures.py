"""Draw the pictures of the README: the terminal's table in the middle of a fixed game."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from meadhall.core import registry
from meadhall.presentation import text_of
from meadhall.terminal.language import words_for
from meadhall.terminal.local import LocalDriver
from meadhall.terminal.play import PlayArguments, new_match
from meadhall.terminal.records import create
from meadhall.terminal.screen import PlayApp

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (104, 36)
PLAYED = {"clans": (40, 5), "inis": (60, 7), "keltis": (44, 1), "oriflamme": (16, 4)}
"""The number of the person's answers before the picture, and of the options they cycle through."""


async def picture(key: str, folder: Path) -> str:
    """Return a game's table as SVG, after some answers."""
    game = registry.game(key)
    words = words_for("en", text_of(game).package)
    match = new_match(game, PlayArguments(game=key, seats=4, names=["Fox"], seed="picture"), words)
    file = create(folder / f"{key}.mead", match.lines)
    app = PlayApp(LocalDriver(match, file, len(match.lines)), words, "dark", 0)
    async with app.run_test(size=SIZE) as pilot:
        answers, options = PLAYED.get(key, (10, 1))
        for n in range(answers):
            await pilot.press(*["down"] * (n % options), "enter")
            while app.asked is None and match.result is None:
                await pilot.pause(0.01)
        await pilot.pause(0.2)
        drawn = app.export_screenshot()
    file.close()
    drawn = re.sub(r"terminal-\d+", "terminal", re.sub(r"@font-face \{[^}]*\}", "", drawn))
    return drawn.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Write the pictures of all games."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for key in registry.own_names():
            (FOLDER / f"{key}.svg").write_text(asyncio.run(picture(key, Path(folder))), "utf-8")
            print(f"docs/pictures/{key}.svg")


if __name__ == "__main__":
    main()
