"""The arena: who meets whom, what is kept and counted, and the messages when something goes wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from math import log10
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from meadhall.arena.game import Faulty, Played, seatings
from meadhall.arena.ratings import fit, interval, ratings
from meadhall.arena.summary import ahead, summary, to_json, wins
from meadhall.arena.tournament import GAMES_FILE, Kept, Tournament, plan_of
from meadhall.bots import Budget, new_seated_bot
from meadhall.cli import main
from meadhall.core import registry
from meadhall.core.game import BadSetting, Game
from meadhall.core.question import CHANCE, Question
from meadhall.core.rng import Rng
from meadhall.core.state import State, forced_or_drawn
from meadhall.games.keltis.rules.state import HAND_OF

ORIFLAMME = ["arena", "oriflamme", "greedy", "random", "--jobs", "1"]


class Wrong:
    """A bot that answers what it was not asked."""

    def __init__(self, game: Game, rng: Rng) -> None:
        pass

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        return 10_000


class Broken(Wrong):
    """A bot that breaks down."""

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        raise KeyError("where is it")


class Slow(Wrong):
    """A bot that takes more time than it has."""

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        time.sleep(0.004)
        return question.options[0]


def game_of(number: int, seating: list[int], ranks: list[int], sides: list[int] | None = None) -> Played:
    """Return a game that ended like this."""
    n = len(seating)
    return Played(
        number,
        seating,
        sides or list(range(n)),
        ranks,
        [0] * n,
        [5] * n,
        [1.0] * n,
        [1.0] * n,
        0,
        {"play": 5 * n},
        {"laid": 2},
    )


def test_the_first_bot_takes_one_seat_and_the_others_share_the_rest_in_every_rotation() -> None:
    assert seatings([0, 1], 2) == [[0, 1], [1, 0]]
    assert seatings([0, 1, 2, 3], 2) == [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]]
    assert seatings([0, 1, 2, 3], 3)[0] == [0, 1, 2, 1]
    assert sorted(seat.index(0) for seat in seatings([0, 1, 2, 3, 4], 5)) == [0, 1, 2, 3, 4]


def test_partners_in_a_team_are_the_same_bot() -> None:
    assert seatings([0, 1, 0, 1], 2) == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert seatings([0, 1, 2, 0, 1, 2], 2)[0] == [0, 1, 1, 0, 1, 1]


def test_more_bots_than_seats_meet_in_every_group() -> None:
    tournament = Tournament(plan_of("keltis", 2, {}, ["random", "greedy", "easy"], 1))
    assert tournament.tables == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert tournament.whole(7) == 12


HANDS: list[dict[int, list[int]]] = []


class Looker(Wrong):
    """A bot that notes the hand it was dealt."""

    def choose(self, seen: State, question: Question, budget: Budget) -> int:
        HANDS[-1].setdefault(seen.viewer, seen.secrets[0].cards(HAND_OF + seen.viewer))
        return question.options[-1]  # which draws from the pile, so that the game ends


class OtherLooker(Looker):
    """Another one."""


def test_the_games_of_a_deal_have_the_same_chance() -> None:
    HANDS.clear()
    tournament = Tournament(plan_of("keltis", 2, {}, [f"{__name__}:Looker", f"{__name__}:OtherLooker"], 5))
    seated = []
    for number in range(4):
        HANDS.append({})
        seated.append(tournament.play(number).seating)
    assert seated == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert HANDS[0] == HANDS[1] != HANDS[2] == HANDS[3]


def test_a_game_played_again_is_the_same_game() -> None:
    tournament = Tournament(plan_of("keltis", 2, {}, ["greedy", "search@5"], 5))
    assert tournament.play(3).scores == tournament.play(3).scores


def test_a_shared_victory_is_split() -> None:
    assert wins(game_of(0, [0, 1, 1], [1, 1, 3])) == [0.5, 0.5, 0]
    assert wins(game_of(0, [0, 1, 0, 1], [1, 3, 1, 3], [0, 1, 0, 1])) == [0.5, 0, 0.5, 0]


def test_pairs_are_counted_by_finishing_places() -> None:
    assert ahead(game_of(0, [0, 1, 1], [2, 1, 3]), 0, 1) == 0.5
    assert ahead(game_of(0, [0, 1, 1], [2, 2, 3]), 0, 1) == 0.75
    assert ahead(game_of(0, [0, 0, 0], [2, 2, 3]), 0, 1) is None
    assert ahead(game_of(0, [0, 1, 0, 1], [1, 3, 1, 3], [0, 1, 0, 1]), 0, 1) == 1


def test_two_bots_are_rated_by_the_odds_between_them() -> None:
    one, other = fit([[0, 299.5], [99.5, 0]])
    assert one - other == pytest.approx(400 * log10(3), abs=0.5)
    assert one + other == pytest.approx(3000)


def test_ratings_explain_three_bots_at_once() -> None:
    """Odds of 2 : 1 and 3 : 1 make 6 : 1."""
    a, b, c = fit([[0, 2000, 6000], [1000, 0, 3000], [1000, 1000, 0]])
    assert a - b == pytest.approx(400 * log10(2), abs=1)
    assert b - c == pytest.approx(400 * log10(3), abs=1)


def test_a_bot_that_always_wins_has_a_rating_all_the_same() -> None:
    (one, low, high), (other, _, _) = ratings([[[0.0, 1.0], [0.0, 0.0]]] * 30)
    assert low <= one <= high < other + 2000
    assert one > other


def test_an_interval_holds_what_it_promises() -> None:
    """Of 400 samples of 40 deals with a true share of 0.7, about 95 % have it in their interval."""
    rng = Rng(11)
    held = 0
    for _ in range(400):
        _, low, high = interval([float(rng.below(10) < 7) for _ in range(40)])
        held += low <= 0.7 <= high
    assert 365 <= held <= 395
    _, low, high = interval([1.0] * 20)
    assert low == pytest.approx(0.839, abs=0.01)
    assert high == 1
    assert interval([0.5])[0] == 0.5


def test_the_report_says_what_was_promised() -> None:
    tournament = Tournament(plan_of("keltis", 3, {}, ["greedy", "random"], 1))
    games = [game_of(n, tournament.tables[n % 3], [1, 2, 3] if n % 2 else [2, 1, 2]) for n in range(12)]
    report = summary(tournament, games)
    assert (report["game"], report["seats"], report["games"]) == ("keltis", 3, 12)
    greedy, random = report["bots"]
    assert {"name", "share", "fair", "rating", "low", "high"} <= set(greedy)
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert (greedy["fair"], random["fair"]) == (0.3333, 0.6667)
    assert greedy["low"] <= greedy["rating"] <= greedy["high"]
    (pair,) = report["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("greedy", "random", 12)
    assert 0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1
    assert report["length"]["mean"] == 15
    assert report["kinds"] == {"play": 15}
    assert report["events"] == {"laid": 2}
    assert sum(row["share"] for row in report["by_seat"]) == pytest.approx(1, abs=0.001)


def test_a_tournament_leaves_a_report_that_a_browser_can_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ORIFLAMME, "--games", "10", "--report", str(tmp_path / "new" / "folder")]) == 0
    out = capsys.readouterr().out
    assert "greedy ahead of random" in out
    assert "12 games" in out, "whole deals"
    report = json.loads((tmp_path / "new" / "folder" / "report.json").read_text())
    assert report["games"] == 12
    assert sum(report["length"]["histogram"]) == 12
    html = (tmp_path / "new" / "folder" / "report.html").read_text()
    assert "<svg" in html
    assert "http" not in html, "nothing is fetched"
    for drawing in re.findall(r"<svg.*?</svg>", html):
        ElementTree.fromstring(drawing)


def test_a_report_has_one_row_a_line() -> None:
    report = {"game": "keltis", "bots": [{"name": "a"}, {"name": "b"}], "pairs": [], "late": 0}
    text = to_json(report)
    assert json.loads(text) == report
    assert len(text.splitlines()) == 2 + len(report) + 3


def test_the_same_command_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ORIFLAMME, "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*ORIFLAMME, "--report", str(tmp_path)]
    assert main([*words, "--games", "6"]) == 0
    data = (tmp_path / GAMES_FILE).read_bytes()
    (tmp_path / GAMES_FILE).write_bytes(data[:-30])  # the last game was being written when the power failed
    assert main([*words, "--games", "9"]) == 0
    assert "going on after 5 games" in capsys.readouterr().err
    again = json.loads((tmp_path / "report.json").read_text())
    assert main([*ORIFLAMME, "--report", str(tmp_path / "whole"), "--games", "9"]) == 0
    whole = json.loads((tmp_path / "whole" / "report.json").read_text())
    for report in (again, whole):
        for bot in report["bots"]:
            del bot["ms"], bot["slowest_ms"]
    assert again == whole, "the same games as without a stop"


def test_a_folder_with_another_tournament_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ORIFLAMME, "--report", str(tmp_path), "--games", "3"]) == 0
    before = (tmp_path / GAMES_FILE).read_bytes()
    assert main([*ORIFLAMME, "--report", str(tmp_path), "--games", "3", "--seats", "4"]) == 2
    assert "holds another tournament: seats 3, not 4" in capsys.readouterr().err
    assert (tmp_path / GAMES_FILE).read_bytes() == before
    (tmp_path / GAMES_FILE).write_text("shopping list\n")
    assert main([*ORIFLAMME, "--report", str(tmp_path), "--games", "3"]) == 2
    assert "does not hold games of an arena" in capsys.readouterr().err


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    plan = plan_of("keltis", None, {}, ["random"], 3)
    kept = Kept(tmp_path, plan)
    game = game_of(0, [0, 0], [1, 2])
    kept.add(game)
    kept.close()
    again = Kept(tmp_path, plan)
    again.close()
    assert again.games == [game]
    assert msgspec.json.decode((tmp_path / GAMES_FILE).read_bytes().split(b"\n")[0])["bots"] == ["random"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopping_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    words = ["arena", "keltis", "greedy", "random", "--games", "1000000", "--jobs", jobs, "--report", str(tmp_path)]
    arena = subprocess.Popen(
        [sys.executable, "-m", "meadhall", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "COLUMNS": "100"},
    )  # fmt: skip
    file, end = tmp_path / GAMES_FILE, time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < end
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    out, errors = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert "the same command goes on from here" in errors
    assert "Traceback" not in errors
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["games"] == file.read_bytes().count(b"\n") - 1 >= 2
    assert "greedy ahead of random" in out


@pytest.mark.parametrize(
    ("bot", "fault"),
    [("Wrong", "answered 10000; the options were ["), ("Broken", "broke down: KeyError: 'where is it'")],
)
def test_a_faulty_bot_is_named_with_its_game(bot: str, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "keltis", f"{__name__}:{bot}", "random", "--games", "2", "--jobs", "1"]) == 2
    said = capsys.readouterr().err
    assert f"game 0 (seats: {__name__}:{bot}, random; seed 1): {__name__}:{bot} {fault}" in said.replace("\n", " ")
    with pytest.raises(Faulty):
        Tournament(plan_of("keltis", 2, {}, [f"{__name__}:{bot}", "random"], 1)).play(1)


def test_answers_that_come_late_are_counted() -> None:
    tournament = Tournament(plan_of("oriflamme", 3, {}, [f"{__name__}:Slow@1ms", "random"], 1))
    played = tournament.play(0)
    assert played.late == played.answers[played.seating.index(0)] > 0


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["arena", "go", "random"], "no game is called 'go'"),
        (["arena", "keltis", "genius"], "no bot is called 'genius'"),
        (["arena", "keltis", "random", "random"], "random is named twice"),
        (["arena", "keltis", "random", "--seats", "7"], "2, 3 or 4 seats, not 7"),
        (["arena", "keltis", "random", "--games", "0"], "--games: from 1"),
        (["arena", "keltis", "random", "--jobs", "0"], "--jobs: from 1"),
        (["arena", "keltis", "random", "--set", "wings=yes"], "no setting wings"),
        (["arena", "keltis", "random", "--set", "wings"], "write SETTING=VALUE"),
    ],
)
def test_faults_are_named_before_a_game_is_played(
    words: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert fault in capsys.readouterr().err


def test_terms_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(BadSetting):
        plan_of("keltis", 9, {}, ["random"], 1)


def chances(bots: list[str], seating: list[int], seed: int) -> list[int]:
    """Return all that chance draws in a game of Keltis."""
    game = registry.game("keltis")
    state, chance, found = game.new(2), Rng(seed), []
    players = [new_seated_bot(bots[bot], game, seat) for seat, bot in enumerate(seating)]
    while (question := state.question()) is not None:
        if question.actor == CHANCE or len(question.options) == 1:
            option = forced_or_drawn(question, chance)
            found += [option] if question.actor == CHANCE else []
        else:
            seen = state.redact(question.actor)
            asked = seen.question()
            assert asked is not None
            option = players[question.actor].answer(seen, asked)
        state.apply(option)
    return found


def test_all_that_chance_draws_is_the_same_in_every_rotation() -> None:
    for seed in range(5):
        one, other = (chances(["greedy", "random"], seating, seed) for seating in ([0, 1], [1, 0]))
        length = min(len(one), len(other))
        assert length > 60
        assert one[:length] == other[:length]


def test_forced_answers_do_not_use_up_chance() -> None:
    rng = Rng(5)
    forced = Question(0, 0, [7], -1, [])
    before = rng.copy()
    assert forced_or_drawn(forced, rng) == 7
    assert rng.word() == before.word()


def test_a_file_of_somebody_else_is_left_as_it_is(tmp_path: Path) -> None:
    for text in (b"my notes without newline", b"one\ntwo\nthree"):
        (tmp_path / "games.jsonl").write_bytes(text)
        with pytest.raises(BadSetting):
            Kept(tmp_path, plan_of("keltis", 2, {}, ["greedy", "random"], 1))
        assert (tmp_path / "games.jsonl").read_bytes() == text


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("from meadhall.bots import RandomBot as B\n")
    before = plan_of("keltis", 2, {}, [f"{bot}:B", "random"], 1)
    bot.write_text("from meadhall.bots import GreedyBot as B\n")
    assert plan_of("keltis", 2, {}, [f"{bot}:B", "random"], 1) != before


def test_a_bot_that_ends_its_process_is_noticed(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import os\nclass B:\n    def __init__(self, game, rng): pass\n    def choose(self, *a): os._exit(3)\n"
    )
    tournament = Tournament(plan_of("keltis", 2, {}, [f"{bot}:B", "random"], 1))
    with pytest.raises(Faulty, match="died"):
        list(tournament.run(range(2), 2))


@pytest.mark.parametrize("answer", ["3.0", "'x'", "None", "sys.exit(0)", "1 / 0"])
def test_a_bot_that_answers_nonsense_is_named(tmp_path: Path, answer: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        f"import sys\nclass B:\n    def __init__(self, game, rng): pass\n    def choose(self, *a): return {answer}\n"
    )
    tournament = Tournament(plan_of("keltis", 2, {}, [f"{bot}:B", "random"], 1))
    with pytest.raises(Faulty, match=r"bot\.py:B"):
        list(tournament.run(range(2), 1))


def test_a_rating_of_one_who_always_wins_has_an_interval() -> None:
    (first, low, high), _ = ratings([[[0.0, 2.0], [0.0, 0.0]]] * 50)
    assert low < first - 50
    assert high > first + 50


def test_ratings_of_a_long_chain_are_found() -> None:
    rows = [[0.0] * 4 for _ in range(4)]
    for at in range(3):
        rows[at][at + 1] = 1000.0
    found = fit(rows)
    gap = 400 * log10(1000.5 / 0.5)
    for at in range(3):
        assert found[at] - found[at + 1] == pytest.approx(gap, abs=5)


def test_two_arenas_do_not_play_in_one_folder(tmp_path: Path) -> None:
    plan = plan_of("oriflamme", 3, {}, ["greedy", "random"], 1)
    first = Kept(tmp_path, plan)
    with pytest.raises(BadSetting, match="another arena plays in this folder"):
        Kept(tmp_path, plan)
    first.file.close()
    Kept(tmp_path, plan).file.close()
