"""The two verifiers: `replay` makes every draw again, and docs/verify.py does it without a line of ours."""

from __future__ import annotations

import ast
import hashlib
import hmac
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from meadhall.core.rng import Rng
from meadhall.match import BadRecord, Holder, Match, commitment, replay
from meadhall.match.record import PERSON, chained
from tests.match.table import (
    ID,
    KELTIS,
    TABLES,
    TOLLGATE,
    begun,
    data_of,
    finish,
    keltis,
    marked,
    play_at_random,
    played,
    refused,
    sat_down,
    seed_of,
    table_name,
    texts_of,
)

PAGE = Path(__file__).parents[2] / "docs" / "verify.py"


def load() -> Callable[[bytes], int]:
    """Return `verify` of the page."""
    spec = spec_from_file_location("verify_page", PAGE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[bytes], int] = module.verify
    return found


verify = load()


def rejected(data: bytes) -> tuple[str, str]:
    """Return what both verifiers say against a record; fails if one accepts it."""
    ours = refused(data)
    with pytest.raises(ValueError) as theirs:
        verify(data)
    return str(ours), str(theirs.value)


def stale(match: Match, texts: list[str]) -> bytes:
    """Return a record with changed lines and the marks of the true one."""
    assert len(texts) == len(match.lines)
    return b"".join(line[:14].encode() + text.encode() + b"\n" for line, text in zip(match.lines, texts, strict=True))


def two_at_the_tollgate() -> Match:
    return played(TOLLGATE, 2, seed=3, nonces=True)


def three_at_the_tollgate() -> Match:
    return played(TOLLGATE, 3, {"rounds": "6"}, seed=4, nonces=True)


def two_at_keltis() -> Match:
    return played(KELTIS, 2, seed=5, nonces=True)


MATCHES = [two_at_the_tollgate, three_at_the_tollgate, two_at_keltis]


def draws_of(texts: list[str]) -> list[tuple[int, str, str, int, int, list[str]]]:
    """Return every draw: line, kind, option, number, total, and the bag laid out, an option per unit of weight."""
    found = []
    bag: dict[str, int] = {}
    for n, text in enumerate(texts):
        words = text.split(" ", 4)
        if len(words) < 5 or words[2] != "chance":
            continue
        option, _, rest = words[4].partition(" = ")
        drawn, _, contents = rest.partition(" from ")
        if contents:
            bag = {each.split("*")[0]: int(each.split("*")[1]) for each in contents.split(", ")}
        number, total = (int(part) for part in drawn.split("/"))
        laid = [each for each, weight in bag.items() for _ in range(weight)]
        assert laid[number] == option
        assert len(laid) == total
        found.append((n, words[3], option, number, total, laid))
        bag[option] -= 1
    return found


# True records.


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_both_verifiers_accept_true_records(table: tuple[object, int, dict[str, str]]) -> None:
    for seed in range(2):
        match = sat_down(*table, seed=seed)  # type: ignore[arg-type]
        for _ in play_at_random(match, Rng(seed)):
            pass
        assert match.result is not None
        assert verify(data_of(match)) == match.draws == len(draws_of(texts_of(match)))
        assert replay(data_of(match)).lines == match.lines


@pytest.mark.parametrize("make", MATCHES)
def test_both_verifiers_accept_records_with_nonces(make: Callable[[], Match]) -> None:
    match = make()
    assert all(match.nonces)
    assert verify(data_of(match)) == match.draws > 3
    assert replay(data_of(match)).lines == match.lines


def test_the_chain_of_the_tests_is_the_chain_of_records() -> None:
    texts = texts_of(played(TOLLGATE))
    assert chained(texts).encode() == marked([text.encode() for text in texts])


# One chance answer changed.


def with_draw(texts: list[str], at: int, option: str, number: int) -> list[str]:
    """Return the lines with another draw in one of them."""
    line, kind, _, _, total, _ = draws_of(texts)[at]
    head, _, _ = texts[line].partition(f" {kind} ")
    bag = texts[line].partition(" from ")[2]
    changed = list(texts)
    changed[line] = f"{head} {kind} {option} = {number}/{total}" + (f" from {bag}" if bag else "")
    assert changed != texts
    return changed


@pytest.mark.parametrize("make", MATCHES)
def test_a_changed_draw_is_rejected_whether_or_not_the_chain_was_made_again(make: Callable[[], Match]) -> None:
    match = make()
    texts = texts_of(match)
    draws = draws_of(texts)
    rng = Rng(1)
    tested = 0
    for at, (line, _, option, number, total, laid) in enumerate(draws):
        other = next((n for n in range(total) if laid[n] != option), None)
        if other is None or (len(draws) > 30 and rng.below(14)):
            continue
        tested += 1
        edits = {
            "option alone": with_draw(texts, at, laid[other], number),
            "number alone": with_draw(texts, at, option, other),
            "option and number": with_draw(texts, at, laid[other], other),
        }
        for changed in edits.values():
            ours, theirs = rejected(stale(match, changed))
            assert ours.startswith(f"Line {line + 1}: the mark does not fit")
            assert theirs.startswith(f"line {line + 1}: the mark does not fit")
            ours, theirs = rejected(chained(changed).encode())
            assert ours.startswith(f"Line {line + 1}: it says ")
            assert theirs.startswith(f"line {line + 1}: draw {at} ")
        _, theirs = rejected(chained(edits["option and number"]).encode())
        assert theirs == f"line {line + 1}: draw {at} is {number}/{total}, not {other}/{total}"
    assert tested > 3


# A changed nonce.


@pytest.mark.parametrize("make", MATCHES)
def test_a_changed_nonce_is_rejected_whether_or_not_the_chain_was_made_again(make: Callable[[], Match]) -> None:
    match = make()
    texts = texts_of(match)
    first_draw = draws_of(texts)[0][0] + 1
    lines = [n for n, text in enumerate(texts) if " nonce " in text]
    assert len(lines) == match.seats
    for line in lines:
        head, _, nonce = texts[line].rpartition(" ")
        for other in (f"{int(nonce, 16) ^ 1:0{len(nonce)}x}", nonce + "00", "00" + nonce):
            changed = list(texts)
            changed[line] = f"{head} {other}"
            ours, theirs = rejected(stale(match, changed))
            assert ours.startswith(f"Line {line + 1}: ")
            assert theirs.startswith(f"line {line + 1}: ")
            ours, theirs = rejected(chained(changed).encode())
            assert ours.startswith("Line ")
            assert "should say" in ours
            assert "draw " in theirs
            assert int(theirs.split(":")[0].split()[1]) >= first_draw


def test_a_nonce_left_out_or_given_to_another_seat_is_rejected() -> None:
    match = sat_down(TOLLGATE, 2, seed=3)
    match.add_nonce(0, b"abc")
    match.begin()
    finish(match, Rng(3))
    texts = texts_of(match)
    line = next(n for n, text in enumerate(texts) if " nonce " in text)
    moved = list(texts)
    moved[line] = texts[line].replace("seat0", "seat1")
    rejected(chained(moved).encode())
    left_out = texts[:line] + [
        f"{int(text.split(' ', 1)[0]) - 1} {text.split(' ', 1)[1]}" if text[0].isdigit() else text
        for text in texts[line + 1 :]
    ]
    rejected(chained(left_out).encode())


# A changed seed.


@pytest.mark.parametrize("make", MATCHES)
def test_a_changed_seed_is_rejected_whether_or_not_chain_and_commitment_were_made_again(
    make: Callable[[], Match],
) -> None:
    match = make()
    texts = texts_of(match)
    line = next(n for n, text in enumerate(texts) if text.startswith("seed "))
    other = seed_of(99)
    changed = list(texts)
    changed[line] = f"seed {other.hex()}"
    ours, theirs = rejected(stale(match, changed))
    assert ours.startswith(f"Line {line + 1}: the mark")
    assert theirs.startswith(f"line {line + 1}: the mark")
    ours, theirs = rejected(chained(changed).encode())
    assert ours == f"Line {line + 1}: the seed is not the one that was committed to."
    assert "committed to" in theirs
    changed[line - 1] = f"commitment {commitment(other)}"
    ours, theirs = rejected(chained(changed).encode())  # now only the draws themselves can tell
    assert "should say" in ours
    assert "draw " in theirs


def test_a_single_bit_of_the_seed_is_enough() -> None:
    match = played(TOLLGATE, 2, seed=3)
    texts = texts_of(match)
    for bit in (0, 7, 100, 255):
        seed = (int.from_bytes(match.header.seed, "big") ^ 1 << bit).to_bytes(32, "big")
        changed = [
            f"seed {seed.hex()}"
            if text.startswith("seed ")
            else f"commitment {commitment(seed)}"
            if text.startswith("commitment ")
            else text
            for text in texts
        ]
        rejected(chained(changed).encode())


def test_another_match_id_is_rejected() -> None:
    texts = texts_of(played(TOLLGATE, 2, seed=3))
    changed = ["match ffffffffffffffff" if text.startswith("match ") else text for text in texts]
    _, theirs = rejected(chained(changed).encode())
    assert "draw " in theirs


# Other edits.


def test_dropped_swapped_and_doubled_lines_are_rejected_by_the_page() -> None:
    lines = data_of(played(TOLLGATE, 2, seed=3)).splitlines(keepends=True)
    for n in range(len(lines)):
        with pytest.raises(ValueError, match=f"line {n + 1}: "):
            verify(b"".join(lines[:n] + lines[n + 1 :]))
        if n + 1 < len(lines):
            with pytest.raises(ValueError, match=f"line {n + 1}: the mark"):
                verify(b"".join([*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]))
        with pytest.raises(ValueError, match="line "):
            verify(b"".join([*lines[: n + 1], *lines[n:]]))


def test_every_changed_byte_is_rejected_by_the_page() -> None:
    data = data_of(played(TOLLGATE, 2, seed=3))
    for at in range(len(data)):
        edited = bytearray(data)
        edited[at] ^= 1 + at % 255
        with pytest.raises(ValueError):
            verify(bytes(edited))


def test_a_record_without_its_end_is_rejected_by_the_page() -> None:
    for match in (keltis(), sat_down(TOLLGATE), begun(TOLLGATE)):
        with pytest.raises(ValueError, match="breaks off before the end of the match"):
            verify(data_of(match))
    match = played(TOLLGATE)
    for data in (b"", b"\n", data_of(match)[:-1], data_of(match)[:-10], b"".join(data_of(match).splitlines(True)[:-1])):
        with pytest.raises(ValueError):
            verify(data)


def test_another_format_is_rejected_by_the_page() -> None:
    texts = texts_of(played(TOLLGATE))
    with pytest.raises(ValueError, match="line 1: 'meadhall record 2'"):
        verify(chained(["meadhall record 2", *texts[1:]]).encode())


# Forgeries against the page: it must know when the seed counts.


def drawn(seed: bytes, prefix: bytes, k: int, total: int) -> int:
    """Return a draw without rejection, which no total of these tests needs."""
    message = prefix + k.to_bytes(8, "big") + bytes(4)
    return int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big") % total


def forged(seed: bytes, prefix: bytes, before: list[str], between: list[str]) -> bytes:
    """Return a record with an honest head and one draw that comes from elsewhere."""
    head = texts_of(sat_down(TOLLGATE, seed=3))
    number = drawn(seed, prefix, 0, 100)
    option = "A" if number < 50 else "B"
    texts = [*head, *before, *between, f"8 0 chance dealing: {option} = {number}/100 from A*50, B*50"]
    return chained([*texts, "9 0 table ends last-round scores 1 0 ranks 1 2"]).encode()


def test_the_forger_of_these_tests_can_also_write_a_true_draw() -> None:
    prefix = b"meadhall-1" + ID.encode() + bytes(8)
    assert verify(forged(seed_of(3), prefix, ["1 0 table begins"], [])) == 1


def test_a_record_that_never_begins_is_rejected_by_the_page() -> None:
    with pytest.raises(ValueError):
        verify(forged(b"", b"", [], []))


def test_draws_before_the_beginning_are_rejected_by_the_page() -> None:
    data = forged(b"", b"", [], [])
    texts = [line[14:] for line in data.decode().splitlines()]
    with pytest.raises(ValueError):
        verify(chained([*texts[:-1], "9 0 table begins", texts[-1]]).encode())


def test_a_second_seed_in_the_middle_of_a_record_is_rejected_by_the_page() -> None:
    other = seed_of(77)
    prefix = b"meadhall-1" + ID.encode() + bytes(8)
    again = [f"commitment {commitment(other)}", f"seed {other.hex()}", "2 0 table begins"]
    with pytest.raises(ValueError):
        verify(forged(other, prefix, ["1 0 table begins"], again))


def test_a_second_seed_in_the_head_is_rejected_by_the_page() -> None:
    other = seed_of(77)
    prefix = b"meadhall-1" + ID.encode() + bytes(8)
    again = [f"commitment {commitment(other)}", f"seed {other.hex()}", "1 0 table begins"]
    with pytest.raises(ValueError):
        verify(forged(other, prefix, again, []))


def test_a_second_beginning_with_a_late_nonce_is_rejected_by_the_page() -> None:
    prefix = b"meadhall-1" + ID.encode() + b"\0\0\0\1x" + bytes(4)
    again = ["2 0 seat0 nonce 78", "3 0 table begins"]
    with pytest.raises(ValueError):
        verify(forged(seed_of(3), prefix, ["1 0 table begins"], again))


def test_a_name_does_not_make_a_record_finished() -> None:
    match = keltis(3)
    match.set_holder(0, Holder(PERSON, "A table ends B"))
    with pytest.raises(ValueError, match="breaks off"):
        verify(data_of(match))


def test_a_name_does_not_make_an_entry_of_chance() -> None:
    match = keltis(3)
    match.set_holder(0, Holder(PERSON, "chance deal: R7 = 1/2"))
    match.set_holder(1, Holder(PERSON, "nonce begins"))
    finish(match, Rng(1))
    assert verify(data_of(match)) == match.draws
    assert replay(data_of(match)).lines == match.lines


def test_a_head_without_a_seed_is_named_as_such_by_the_page() -> None:
    texts = texts_of(played(TOLLGATE))
    for key in ("seed ", "commitment ", "match "):
        left_out = [text for text in texts if not text.startswith(key)]
        with pytest.raises(ValueError):
            verify(chained(left_out).encode())


def test_hostile_records_make_the_page_say_no_and_nothing_else() -> None:
    """What the page catches when it is run is what may come out of it."""
    texts = texts_of(played(TOLLGATE, 2, seed=3, nonces=True))
    rng = Rng(4)
    pieces = ["chance", "nonce", "seat9", "seat-1", "seatx", "begins", "٣", "²", "-5", "9" * 5000, "A*0", "A*-1", "*",
              "=", "from", "", "\0", "zz", "1/0", "seed", "commitment"]  # fmt: skip
    refusals = 0
    for _ in range(1500):
        lines = list(texts)
        for _ in range(1 + rng.below(2)):
            n = rng.below(len(lines))
            words = lines[n].split(" ")
            if rng.below(4) == 0:
                del words[rng.below(len(words)) :]
            else:
                words[rng.below(len(words))] = pieces[rng.below(len(pieces))]
            lines[n] = " ".join(words)
        try:
            verify(chained(lines).encode())
        except (ValueError, KeyError, IndexError):
            refusals += 1
    assert refusals > 500


# The page run as people run it.


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", str(PAGE), *args], capture_output=True, text=True, check=False, timeout=60
    )


def test_the_page_says_how_many_draws_it_checked(tmp_path: Path) -> None:
    match = played(KELTIS, 2, seed=5, nonces=True)
    file = tmp_path / "true.txt"
    file.write_bytes(data_of(match))
    done = run(str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{match.draws} draws: all of them follow from the seed\n"


def test_the_page_says_what_is_wrong(tmp_path: Path) -> None:
    match = played(TOLLGATE, 2, seed=5)
    texts = texts_of(match)
    line, _, _, number, total, laid = draws_of(texts)[0]
    other = next(n for n in range(total) if laid[n] != laid[number])
    file = tmp_path / "false.txt"
    file.write_bytes(chained(with_draw(texts, 0, laid[other], other)).encode())
    done = run(str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"not verified: line {line + 1}: draw 0 is {number}/{total}, not {other}/{total}\n"


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\xff\xfe\0\n", b"\0" * 50], ids=repr)
def test_the_page_says_no_to_what_is_no_record(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "noise"
    file.write_bytes(data)
    done = run(str(file))
    assert done.returncode == 1
    assert done.stderr.startswith("not verified: ")
    assert "Traceback" not in done.stderr


def test_the_page_says_no_without_a_file(tmp_path: Path) -> None:
    for args in ([], [str(tmp_path / "missing")], [str(tmp_path)]):
        done = run(*args)
        assert done.returncode == 1
        assert done.stderr.startswith("not verified: ")
        assert "Traceback" not in done.stderr


def test_the_page_needs_nothing_but_python() -> None:
    tree = ast.parse(PAGE.read_text("utf-8"))
    imported: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add((node.module or "").partition(".")[0])
        elif isinstance(node, ast.Name):
            assert node.id not in ("__import__", "importlib", "exec", "eval")
    assert imported
    assert imported <= sys.stdlib_module_names
    assert "meadhall" not in imported


def test_a_record_of_a_match_is_refused_by_name_where_it_was_changed() -> None:
    """The sentence of `replay` names line, what is there and what should be."""
    match = played(TOLLGATE, 2, seed=3)
    texts = texts_of(match)
    line, _, option, number, total, laid = draws_of(texts)[1]
    other = next(n for n in range(total) if laid[n] != option)
    fault = refused(chained(with_draw(texts, 1, laid[other], other)).encode())
    assert isinstance(fault, BadRecord)
    assert fault.line == line + 1
    assert f"“{texts[line]}”" in str(fault)
    assert f" {laid[other]} = {other}/{total}”" in str(fault)
    assert number != other
