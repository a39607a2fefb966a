"""Break the rules on purpose: a seeded sample of mutants per game, run against its tests on the interpreted build.

Prints how many were killed and every survivor with the reason why it may live (tests/survivors.toml). Fails when fewer
than nine in ten are killed or a survivor has no reason.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
MUTMUT = Path(sys.executable).parent / "mutmut"
ENOUGH = 0.9
SAMPLES = {"inis": 400}
"""Number of mutants by game, if not 200."""


def main() -> int:
    """Run a sample of mutants of every game; return 1 if too many live."""
    games = sorted(folder.name for folder in (ROOT / "tests" / "games").iterdir() if (folder / "games.py").exists())
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=f"of {', '.join(games)} (default: all)")
    parser.add_argument("--sample", type=int, help="how many mutants of a game (default: 200, of Inis 400)")
    parser.add_argument("--seed", type=int, default=2026, help="of the sample (default: 2026)")
    given = parser.parse_args()
    if unknown := set(given.game) - set(games):
        parser.error(f"no game is called {', '.join(sorted(unknown))}")
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    print("making the mutants and finding out which test runs which rule …", flush=True)
    mutmut("run", "none of them")  # a name that matches nothing: makes the mutants and runs none
    return max([sample(game, given.sample or SAMPLES.get(game, 200), given.seed) for game in given.game or games])


def sample(game: str, most: int, seed: int) -> int:
    """Run a sample of one game's mutants; return 1 if too many live."""
    names = sorted(name for name in results() if f".games.{game}." in name)
    if not names:
        print(f"mutmut made no mutants of {game}", file=sys.stderr)
        return 1
    chosen = random.Random(seed).sample(names, min(most, len(names)))
    print(f"{game}: running {len(chosen)} of {len(names)} mutants (seed {seed}) …", flush=True)
    mutmut("run", *chosen, show=True)
    return report(game, {name: state for name, state in results().items() if name in set(chosen)})


def mutmut(*words: str, show: bool = False) -> str:
    """Run mutmut on the interpreted package; return its output unless it is shown at once."""
    environment = {**os.environ, "MEADHALL_PURE": "1"}
    pipe = None if show else subprocess.PIPE
    done = subprocess.run(
        [str(MUTMUT), *words], cwd=ROOT, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.stdout or ""


def results() -> dict[str, str]:
    """Return every mutant with its result."""
    lines = [line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").splitlines()]
    return {name: state for name, _, state in lines if "__mutmut_" in name}


def change(name: str) -> tuple[str, str]:
    """Return the line that a mutant changes, before and after."""
    lines = mutmut("show", name).splitlines()
    old = " ".join(line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---"))
    new = " ".join(line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++"))
    return old, new


def report(game: str, outcome: dict[str, str]) -> int:
    """Print the number of killed mutants and the survivors; return 1 if too many survive."""
    excuses = tomllib.loads((ROOT / "tests" / "survivors.toml").read_text("utf-8"))["survivor"]
    reasons = {(each["was"], each["became"]): each["reason"] for each in excuses}
    killed = [name for name, state in outcome.items() if state in ("killed", "timeout", "suspicious")]
    unexcused = 0
    for name in sorted(set(outcome) - set(killed)):
        old, new = change(name)
        reason = reasons.get((old, new))
        unexcused += reason is None
        print(f"{outcome[name]}: {name}\n  - {old}\n  + {new}\n  {reason or 'NO REASON GIVEN'}")
    share = len(killed) / len(outcome)
    print(f"{game}: {len(killed)} of {len(outcome)} mutants killed ({share:.1%})")
    return 0 if share >= ENOUGH and not unexcused else 1


if __name__ == "__main__":
    sys.exit(main())
