"""The guides run as printed: the engine's examples, Keltis's own lines, and a whole game typed in."""

from __future__ import annotations

import doctest
import fnmatch
import importlib
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from meadhall.core import registry
from meadhall.core.game import Game
from meadhall.core.rng import Rng
from meadhall.core.state import choose
from meadhall.match import PERSON, BadRecord, Holder, Match, new_header, replay
from meadhall.presentation import LANGUAGES, Catalogue, text_of
from meadhall.terminal.tables import DARK, Space, table_of
from meadhall.testing import conformance
from meadhall.testing.texts import spoken, unused

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "docs" / "guide" / "engine.md"
ADD_A_GAME = ROOT / "docs" / "guide" / "add-a-game.md"
BOTS = ROOT / "docs" / "guide" / "bots.md"
BLOCK = re.compile(r"^<!-- (file|from): (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WORDS_STEP = "\n## 9. "
"""Before this step the game has no words of its own and no drawing."""
SCREEN = 40
LONGEST_LINE = 120

Blocks = list[tuple[str, str]]


def blocks(kind: str, page: str) -> Blocks:
    """Return path and text of the page's blocks of a kind: `file` to be typed in, `from` quoted."""
    return [(path, text) for sort, path, text in BLOCK.findall(page) if sort == kind]


CHANGE = re.compile(
    r"^<!-- (broken|mended): (\S+) -->\n```diff\n(.*?)^```$(?:\n\n[^`]*?^<!-- says -->\n```text\n(.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
"""A change of one of the files, and what conformance then says: nothing if the change mends a fault."""

PAGE = ADD_A_GAME.read_text("utf-8")
QUOTED = blocks("from", PAGE)
FILES = blocks("file", PAGE)
CHANGES = CHANGE.findall(PAGE)


def typed_in(folder: Path, files: Blocks) -> Path:
    """Write the files that a page has the reader type, and what installing them would leave: the entry points."""
    for path, text in files:
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    installed = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    installed.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (installed / "METADATA").write_text(about, "utf-8")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (installed / "entry_points.txt").write_text("\n".join(groups), "utf-8")
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny game as a reader has typed it in."""
    return typed_in(tmp_path_factory.mktemp("ladder"), FILES)


@pytest.fixture(scope="module")
def ladder(folder: Path) -> Iterator[Game]:
    """The tiny game, known to this process."""
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    game = registry.game("ladder")
    yield game
    sys.path.remove(str(folder))
    del registry.REGISTERED["ladder"]
    for name in [name for name in sys.modules if name.partition(".")[0] == "ladder"]:
        del sys.modules[name]


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in the reader's folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "MEADHALL_LANG": "en"}
    environment["XDG_DATA_HOME"] = str(folder / "data")
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )


# The pages as pages.


def test_the_examples_of_the_engine_run() -> None:
    failures, tests = doctest.testfile(str(ENGINE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tests > 60
    assert failures == 0


def test_every_noun_of_the_engine_fits_on_a_screen() -> None:
    nouns = ENGINE.read_text("utf-8").split("\n## ")[1:]
    assert len(nouns) == 17
    for noun in nouns:
        assert len(noun.splitlines()) <= SCREEN, noun.splitlines()[0]
        for part in ("**For:**", "**Rely on:**", "**The mistake:**", ">>> "):
            assert part in noun, noun.splitlines()[0]


@pytest.mark.parametrize("page", [ENGINE, ADD_A_GAME], ids=lambda page: page.stem)
def test_no_line_is_too_long(page: Path) -> None:
    assert [line for line in page.read_text("utf-8").splitlines() if len(line) > LONGEST_LINE] == []


ARCHITECTURE = "docs/guide/architecture.md"
MEADHALL = "src/meadhall"
KELTIS = f"{MEADHALL}/games/keltis"
PATHS_FROM = {
    ARCHITECTURE: [".", MEADHALL, KELTIS, "client/src"],
    "README.md": [".", KELTIS, f"{MEADHALL}/terminal"],
    "CONTRIBUTING.md": ["."],
    "tests/README.md": [".", "tests", "tests/games/*"],
    "client/README.md": [".", "client", "client/src", "client/src/games", "client/src/games/keltis"],
    "docs/guide/words.md": ["."],
}
"""The pages whose paths have to be there, and the folders from which each of them names paths."""
NAMES_ON = [ARCHITECTURE, "client/README.md", "docs/guide/words.md"]
NOT_HERE = ["any_option.py", "src/meadhall/hall/built", "xR4"]
"""A file that the reader writes, a folder that is built, an answer in the notation of Keltis."""
WORD = re.compile(r"\w+")
NAME = re.compile(r"(?:\w+\.)*#?(\w+)(\(.*\))?")


def spans(page: str) -> list[str]:
    """Return what stands in backticks on a page, listings left out."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [span for span in re.findall(r"`([^`\n]+)`", text) if span not in NOT_HERE]


def test_every_path_on_the_pages_for_contributors_is_there() -> None:
    paths = [
        (page, span)
        for page in PATHS_FROM
        for span in spans(page)
        if re.fullmatch(r"[\w<>*-][\w<>*.-]*(/[\w<>*.-]+)+/?", span)
    ]
    assert len(paths) > 90
    assert [
        f"{page}: {path}"
        for page, path in paths
        if not any(
            list(ROOT.glob(f"{root}/{re.sub('<.*?>', '*', path)}".removeprefix("./"))) for root in PATHS_FROM[page]
        )
    ] == []


def test_every_file_that_the_pages_for_contributors_call_by_its_name_alone_is_there() -> None:
    folders = [ROOT / name for name in ("src", "tests", "scripts", "client/src", "client/scripts")]
    there = {path.name for path in [*ROOT.glob("*.*"), *[path for folder in folders for path in folder.rglob("*.*")]]}
    files = [
        (page, span)
        for page in PATHS_FROM
        for span in spans(page)
        if re.fullmatch(r"[\w*.]+\.(py|md|toml|ts|mjs|css|svelte)", span)
    ]
    assert len(files) > 40
    assert [f"{page}: {name}" for page, name in files if not fnmatch.filter(there, name)] == []


@pytest.mark.parametrize("page", NAMES_ON)
def test_every_name_on_the_pages_for_contributors_is_there(page: str) -> None:
    """Every function with its brackets, every class, constant and name of several words."""
    matches = [match for span in spans(page) if (match := NAME.fullmatch(span))]
    names = {match[1] for match in matches if is_a_name(match[1], match[2])}
    assert len(names) > (20 if page == ARCHITECTURE else 1)
    assert names - words_of_the_sources() == set()


@cache
def words_of_the_sources() -> set[str]:
    """Return all words in the package and in the client."""
    shipped = [ROOT / MEADHALL, ROOT / "client" / "src"]
    sources = [path for folder in shipped for path in folder.rglob("*.*") if path.suffix in (".py", ".ts", ".svelte")]
    return {word for path in sources for word in WORD.findall(path.read_text("utf-8"))}


def is_a_name(word: str, brackets: str | None) -> bool:
    """Return whether a word in backticks can only be the name of something in the sources."""
    return brackets is not None or "_" in word.strip("_") or word != word.lower()


def test_every_listing_names_its_file() -> None:
    changes = sum(1 + (says != "") for *_, says in CHANGES)
    assert len(re.findall(r"^```\w+$", PAGE, re.MULTILINE)) == len(QUOTED) + len(FILES) + changes
    for path, _ in FILES:
        assert f"**`{path}`**\n\n<!-- file: {path} -->" in PAGE
    for path, _ in QUOTED:
        assert f"From [`{path}`](../../{path}):\n\n<!-- from: {path} -->" in PAGE
    assert len({path for path, _ in FILES}) == len(FILES)


@pytest.mark.parametrize(("path", "text"), QUOTED, ids=[f"{n}-{path}" for n, (path, _) in enumerate(QUOTED)])
def test_what_is_quoted_stands_in_the_sources(path: str, text: str) -> None:
    lines = f"\n{(ROOT / path).read_text('utf-8')}"
    assert f"\n{text}" in lines, "the source has changed: quote it again"


# The game on the page.


def test_the_game_on_the_page_is_what_every_game_is(ladder: Game) -> None:
    assert ladder.seats == [2, 3, 4]
    conformance(ladder, games=2)


def test_the_game_on_the_page_says_everything_in_all_languages(ladder: Game) -> None:
    sentences: set[tuple[str, str]] = set()
    assert unused("ladder", spoken(ladder, games=3, hear=sentences.add)) == set()
    heard = {
        language: {sentence for spoken_in, sentence in sentences if spoken_in == language} for language in LANGUAGES
    }
    assert min(len(each) for each in heard.values()) > 100
    for sentence in heard["uk"] | heard["ru"]:
        assert not re.search("[A-Za-z]{2}", sentence), sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_the_game_on_the_page_can_be_played_drawn_and_replayed(ladder: Game, seats: int) -> None:
    holders = [Holder(PERSON, name) for name in ("Ash", "Elm", "Oak", "Yew")[:seats]]
    match = Match(new_header(ladder, holders, {"hand": "4"}, bytes(range(32)), "00112233445566aa"))
    text, rng = text_of(ladder), Rng(seats)
    table = table_of(ladder, text)
    assert type(table).__module__ == "ladder.table"
    words = Catalogue("en", [text.package])
    words.names = [holder.name for holder in holders]
    match.begin()
    while match.result is None:
        for viewer in range(seats + 1):
            picture = table.draw(match.view(viewer), words, DARK, Space(is_wide=True, is_tall=True))
            assert "Ash" in picture.seats.plain
            assert (picture.hand.plain == "") == (viewer == seats)
        (seat,) = match.asked()
        question = match.question_to(seat)
        assert question is not None
        match.submit(seat, choose(question, rng))
    assert match.result.reason in ladder.endings
    assert len(match.result.scores) == seats
    record = "".join(match.lines).encode()
    again = replay(record)
    assert again.lines == match.lines
    assert again.state.key() == match.state.key()
    with pytest.raises(BadRecord):
        replay(record.replace(b"seat0 play: ", b"seat1 play: ", 1))


def test_the_types_of_the_game_on_the_page_are_right(folder: Path) -> None:
    strict = ["--strict", "--config-file=", "--explicit-package-bases", "--cache-dir", str(folder / "cache")]
    done = run(folder, "-m", "mypy", *strict, "ladder", "tests")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_tests_of_the_game_on_the_page_pass(folder: Path) -> None:
    done = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout + done.stderr


CONFORM = """
from ladder.game import GAME
from meadhall.testing import conformance

try:
    conformance(GAME, games=3)
except AssertionError as error:
    print(error)
"""


@pytest.mark.parametrize(("sort", "path", "diff", "says"), CHANGES, ids=range(len(CHANGES)))
def test_conformance_says_of_a_changed_game_what_the_page_says(
    tmp_path: Path, sort: str, path: str, diff: str, says: str
) -> None:
    assert (sort == "broken") == (says != "")
    old, new = ("".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in (" ", sign)) for sign in "-+")
    folder = typed_in(tmp_path, FILES)
    text = (folder / path).read_text("utf-8")
    assert text.count(old) == 1
    (folder / path).write_text(text.replace(old, new), "utf-8")
    done = run(folder, "-c", CONFORM)
    assert done.returncode == 0, done.stderr
    assert done.stdout == says


@pytest.mark.parametrize(("language", "won"), [("en", "Winner|Shared victory"), ("uk", "еремога"), ("ru", "обеда")])
def test_the_game_on_the_page_is_played_by_its_name(folder: Path, ladder: Game, language: str, won: str) -> None:
    record = folder / f"{language}.mead"
    words = ["--plain", "--seats", "3", "--lang", language, "--seed", language, "--record", str(record)]
    done = run(folder, "-m", "meadhall", "play", "ladder", *words, typed="pass\n" * ladder.longest)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(won, done.stdout.splitlines()[-2])
    assert replay(record.read_bytes()).result is not None


def test_before_it_has_words_the_game_speaks_in_its_notation(tmp_path: Path) -> None:
    wordless = blocks("file", PAGE.partition(WORDS_STEP)[0])
    assert 0 < len(wordless) < len(FILES)
    done = run(typed_in(tmp_path, wordless), "try_it.py", typed="pass\n" * 100)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Your answer (play)?" in done.stdout
    assert re.search("The game is over: (all-passed|hand-empty)", done.stdout)


def test_the_bot_of_the_guide_plays_as_it_is_printed(tmp_path: Path) -> None:
    ((path, text),) = blocks("file", BOTS.read_text("utf-8"))
    assert sum(bool(line.strip()) for line in text.splitlines()) <= 22, "about twenty lines"
    (tmp_path / path).write_text(text, "utf-8")
    words = ["arena", "oriflamme", f"{path}:MyBot", "random", "--games", "9", "--jobs", "2", "--json"]
    done = run(tmp_path, "-m", "meadhall", *words)
    report = json.loads(done.stdout)
    assert report["games"] == 9
    assert report["bots"][0]["share"] > report["bots"][0]["fair"]
