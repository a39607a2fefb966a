"""The client's types are those of the structs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from meadhall.hall import wire
from meadhall.hall.errors import error_word
from meadhall.match import IllegalOption, MatchError
from meadhall.presentation import phrase

ROOT = Path(__file__).parent.parent.parent
WRITTEN = (ROOT / "client" / "src" / "api" / "wire.ts").read_text("utf-8")


def test_the_types_of_the_client_are_fresh() -> None:
    command = [sys.executable, "scripts/typescript.py", "--check"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_everything_that_goes_over_the_wire_has_a_type() -> None:
    bases = {"Inward", "Outward", "Act", "News"}
    structs = {name for name, each in vars(wire).items() if isinstance(each, type) and issubclass(each, msgspec.Struct)}
    assert structs - bases <= set(re.findall(r"^export interface (\w+) {", WRITTEN, re.M))
    named = set(re.findall(r"^export (?:const|interface|type) (\w+)", WRITTEN, re.M))
    used = set(re.findall(r"\b[A-Z][a-z]\w+\b", re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", WRITTEN, flags=re.S)))
    assert used - named == {"Record"}


@pytest.mark.parametrize(
    "lines",
    [
        "  name: string;\n  language?: Language;\n",
        '  do: "answer";\n  id: string;\n  option: string;\n',
        "  /** A word for programs. */\n  error: ErrorWord;\n",
        "/**\n * The match as one viewer may know it,",
        '  role: OriflammeRole | "";\n',
        "export type Level = ",
        'export type ErrorWord =\n  | "bad-body"\n  | "bad-code"\n',
        "export const CloseCode = {\n  /** The guest may not",
        "  REFUSED: 4404,\n",
        "export type AnyNews = TableNews | StateNews | ",
        "export type Scene = ",
    ],
)
def test_defaults_tags_comments_and_unions_are_written(lines: str) -> None:
    assert lines in WRITTEN


def test_every_refusal_of_a_match_has_an_error_word() -> None:
    refusals: dict[type[MatchError], str] = {IllegalOption: "illegal"}
    words = {refusals.get(each) or error_word(each(phrase("match-over"))) for each in MatchError.__subclasses__()}
    assert words <= set(get_args(wire.ErrorWord))
