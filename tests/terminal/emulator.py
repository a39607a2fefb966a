"""A real terminal for tests: a pseudo-terminal whose screen an emulator keeps, and a keyboard."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pyte

KEYS = {"enter": "\r", "up": "\x1b[A", "down": "\x1b[B", "left": "\x1b[D", "right": "\x1b[C", "home": "\x1b[H",
        "end": "\x1b[F", "f1": "\x1bOP", "f2": "\x1bOQ", "f3": "\x1bOR", "f4": "\x1bOS", "f5": "\x1b[15~",
        "f6": "\x1b[17~", "f7": "\x1b[18~", "escape": "\x1b", "ctrl+c": "\x03", "ctrl+z": "\x1a"}  # fmt: skip

GIVEN_BACK = b"\x1b[?1049l"
"""What a program writes when it leaves the full screen."""


def alone(game: str, *words: str, lang: str = "en") -> list[str]:
    """Return the words that open a game against random bots that do not wait."""
    return ["play", game, "--bots", "random", "--pace", "0", "--seed", "7", "--lang", lang, *words]


class Terminal:
    """One process in a terminal of its own."""

    def __init__(self, words: list[str], data: Path, columns: int = 100, lines: int = 36) -> None:
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.has_left = False
        """Whether the process has given the screen back; a key pressed later is echoed as it is."""
        ours, theirs = pty.openpty()
        self.keyboard = ours
        self.resize(columns, lines)
        environment = {
            **{key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "LC_ALL")},
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LANG": "C.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "XDG_DATA_HOME": str(data),
            "MEADHALL_LANG": "",
        }
        command = [sys.executable, "-m", "meadhall", *words]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
                                        start_new_session=True)  # fmt: skip
        os.close(theirs)

    def resize(self, columns: int, lines: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.screen.resize(lines, columns)
        if hasattr(self, "process"):
            self.process.send_signal(signal.SIGWINCH)

    def look(self, seconds: float = 0.02) -> list[str]:
        """Wait until the process has been quiet for a moment; return the lines of the screen."""
        while select.select([self.keyboard], [], [], seconds)[0]:
            try:
                shown = os.read(self.keyboard, 65536)
            except OSError:  # the process has gone
                break
            if not shown:
                break
            self.stream.feed(shown)
            self.has_left |= GIVEN_BACK in shown
        return [line.rstrip() for line in self.screen.display]

    def wait_for(self, *texts: str, seconds: float = 30, without: tuple[str, ...] = ()) -> str:
        """Wait until one of the texts is on the screen, and nothing that must not be; return the whole screen."""
        end, shown = time.monotonic() + seconds, ""
        while time.monotonic() < end:
            shown = "\n".join(self.look())
            if any(text in shown for text in texts) and not any(text in shown for text in without):
                return shown
        raise AssertionError(f"none of {texts}, or some of {without}, in\n{shown}")

    def press(self, *keys: str) -> None:
        """Press keys by name, or type a text."""
        for key in keys:
            os.write(self.keyboard, KEYS.get(key, key).encode())
            if key == "escape":
                time.sleep(0.3)  # otherwise it would be the beginning of another key

    def look_back(self) -> list[str]:
        """Return the lines of the screen as the process left it."""
        return [line.rstrip() for line in self.screen.display]

    def leave(self, seconds: float = 30) -> int:
        """Put the score away and leave the table that has been played to its end; return the exit status."""
        end = time.monotonic() + seconds
        while not self.has_left and self.process.poll() is None and time.monotonic() < end:
            self.press("enter")
            self.look(0.2)  # less than between two blinks of the cursor, which would keep it waiting
        return self.end()

    def end(self) -> int:
        """Wait for the process; return its exit status."""
        end = time.monotonic() + 30
        while self.process.poll() is None and time.monotonic() < end:
            self.look()
        screen = "\n".join(self.look())
        assert self.process.poll() is not None, f"the process goes on:\n{screen}"
        return self.process.wait()

    def __enter__(self) -> Terminal:
        """Use it in a `with`."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)
