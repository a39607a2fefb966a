"""A scripted person at the plain table: reads lines from a real process, answers its questions."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from threading import Timer

from meadhall.core.rng import Rng

QUESTION = re.compile(r"\[((?!\w{3}-\w\d)[^\[\]]+)\]$")
"""Options in brackets at the end of a line; a clause is no option."""
PILE = ("pile", "колода")
PATIENCE = 300


def record_of(data: Path) -> Path:
    """Return the one record in a data folder."""
    (found,) = (data / "meadhall" / "records").iterdir()
    return found


class Person:
    """Plays one process to its end, at random but always drawing from the draw pile."""

    def __init__(self, words: list[str], data: Path, seed: int = 0, command: str = "play") -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(data), "LANG": "C.UTF-8", "LC_ALL": "", "MEADHALL_LANG": ""}
        bots = [] if command != "play" or {"--bots", "--resume"} & {*words} else ["--bots", "random"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall", command, *words, *bots],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1,
            env=environment,
        )  # fmt: skip
        self.watchdog = Timer(PATIENCE, self.process.kill)  # a process that says nothing would be waited for for ever
        self.watchdog.daemon = True
        self.watchdog.start()
        self.rng = Rng(seed)
        self.lines: list[str] = []
        self.asked = 0

    def read_question(self) -> str | None:
        """Read lines up to the next question or pause; None at the end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if QUESTION.search(self.lines[-1]) or "Enter" in self.lines[-1]:
                return self.lines[-1]
        return None

    def read_until(self, text: str) -> str:
        """Read lines up to one that has a text in it."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if text in line:
                return self.lines[-1]
        raise AssertionError(f"nobody said {text!r}:\n" + "\n".join(self.lines[-20:]))

    def type(self, text: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def answer(self, question: str) -> str:
        """Return what to type: sometimes the number, sometimes the notation."""
        found = QUESTION.search(question)
        if found is None:
            return ""  # the screen is passed on
        pairs = [option.partition(" ") for option in found[1].split("; ")[0].split(", ")]
        number, _, notation = next((p for p in pairs if p[2] in PILE), pairs[self.rng.below(len(pairs))])
        return number if self.rng.below(2) or not notation else notation

    def play(self, most: int = 100_000) -> list[str]:
        """Play to the end, or this many questions; return every line that was printed."""
        while self.asked < most and (question := self.read_question()) is not None:
            self.asked += 1
            self.type(self.answer(question))
        return self.lines

    def kill(self) -> None:
        """End the process at once."""
        self.process.kill()
        self.end()

    def end(self) -> tuple[int, str]:
        """Close the input; return exit status and what was said on standard error."""
        out, err = self.process.communicate(timeout=60)
        self.watchdog.cancel()
        self.lines += out.splitlines()
        return self.process.returncode, err
