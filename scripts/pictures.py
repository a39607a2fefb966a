"""Draw the picture of docs/guide/terminal.md: the terminal's table in the middle of a fixed game of Inis."""

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

GAME = "inis"
TARGET = Path(__file__).parent.parent / "docs" / "pictures" / f"{GAME}.svg"
SIZE = (104, 36)
ANSWERS = 60
"""How many answers the person gives before the picture."""
OPTIONS = 7
"""How many options they cycle through."""


async def picture(folder: Path) -> str:
    """Return the table as SVG, after some answers."""
    game = registry.game(GAME)
    words = words_for("en", text_of(game).package)
    match = new_match(game, PlayArguments(game=GAME, seats=4, names=["Fox"], seed="picture"), words)
    file = create(folder / f"{GAME}.mead", match.lines)
    app = PlayApp(LocalDriver(match, file, len(match.lines)), words, "dark", 0)
    async with app.run_test(size=SIZE) as pilot:
        for n in range(ANSWERS):
            await pilot.press(*["down"] * (n % OPTIONS), "enter")
            while app.asked is None and match.result is None:
                await pilot.pause(0.01)
        await pilot.pause(0.2)
        drawn = app.export_screenshot()
    file.close()
    drawn = re.sub(r"terminal-\d+", "terminal", re.sub(r"@font-face \{[^}]*\}", "", drawn))
    return drawn.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder:
        TARGET.write_text(asyncio.run(picture(Path(folder))), "utf-8")


if __name__ == "__main__":
    main()
