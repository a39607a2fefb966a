"""The client's types are those of the structs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from meadhall.bots import LEVELS
from meadhall.hall import wire

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "client" / "src"
WRITTEN = (CLIENT / "api" / "wire.ts").read_text("utf-8")


def test_the_types_of_the_client_are_fresh() -> None:
    command = [sys.executable, "scripts/typescript.py", "--check"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_everything_that_goes_over_the_wire_has_a_type() -> None:
    bases = {"Input", "Output", "BaseAction", "ServerMessage"}
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
        "export type AnyServerMessage = TableMessage | StateMessage | ",
        "export type Scene = ",
    ],
)
def test_defaults_tags_comments_and_unions_are_written(lines: str) -> None:
    assert lines in WRITTEN


def test_the_levels_of_bots_are_the_same_for_the_bots_the_wire_and_the_client() -> None:
    offered = re.search(
        r"LEVELS: readonly Level\[\] = \[(.*?)\]", (CLIENT / "hall" / "createTable.ts").read_text("utf-8")
    )
    assert offered is not None
    assert list(LEVELS) == list(get_args(wire.Level)) == re.findall(r'"(\w+)"', offered[1])
