"""Arguments of several commands."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TypeAlias

from meadhall.core.game import BadSetting
from meadhall.presentation import LANGUAGES
from meadhall.terminal.language import language_of

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def path(text: str) -> Path:
    """Return the path to a file."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file")
    return Path(text)


def add_settings(parser: argparse.ArgumentParser, help_text: str) -> None:
    """Add `--set`; `settings_of` reads the pairs."""
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="SETTING=VALUE", help=help_text)


def settings_of(pairs: list[str]) -> dict[str, str]:
    """Return the settings of SETTING=VALUE pairs; raises `BadSetting`."""
    settings = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadSetting(f"--set {pair}: write SETTING=VALUE")
        settings[key] = value
    return settings


def add_json(parser: argparse.ArgumentParser, help_text: str = "as JSON") -> None:
    """Add `--json`."""
    parser.add_argument("--json", dest="as_json", action="store_true", help=help_text)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    languages = ", ".join(f"{key} {name}" for key, name in LANGUAGES.items())
    help_text = f"{languages} (default: MEADHALL_LANG, else your locale's)"
    parser.add_argument("--lang", dest="language", choices=LANGUAGES, default=language_of(os.environ), help=help_text)
