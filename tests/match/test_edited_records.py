"""Edited records: every changed byte, dropped, doubled or swapped line, and hostile ones whose chain was made again."""

from __future__ import annotations

import pytest

from meadhall.core.rng import Rng
from meadhall.match import (
    ALWAYS,
    BOT,
    EVERY_MOMENT,
    BadRecord,
    Header,
    Holder,
    Match,
    TimeControl,
    TimeIsUp,
    new_header,
    parse_time_control,
    replay,
)
from meadhall.match.record import MOST_BYTES
from tests.core.toy import FARM, RAID
from tests.match.table import (
    ID,
    KELTIS,
    PEEK,
    TOLLGATE,
    begun,
    data_of,
    header,
    keltis,
    marked,
    options,
    passed,
    played,
    refused,
    sat_down,
    seed_of,
    snapshot,
    texts_of,
    tried,
)


def short() -> Match:
    """Return a short match with every verb of a record in it."""
    match = sat_down(TOLLGATE, 2, seed=12, clock="600+10")
    match.add_nonce(1, b"luck")
    match.begin(5)
    match.submit(1, options(match, 1)[1], 100)
    match.undo(1, 150)
    match.submit(1, options(match, 1)[0], 200)
    match.submit(0, options(match, 0)[0], 300)
    match.submit(0, RAID, 400)
    match.undo(0, 500)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS, 600)
    match.submit(0, RAID, 700)
    match.set_holder(1, Holder(BOT, "random"), 800)
    match.submit(1, FARM, 900)
    match.resign(0, 1000)
    return match


def contents(match: Match) -> list[bytes]:
    return [text.encode() for text in texts_of(match)]


def check_believed(data: bytes, original: Match) -> bool:
    """A record is refused, or the match is exactly what the file says; return whether it was believed."""
    result = tried(data)
    if isinstance(result, BadRecord):
        assert str(result).strip()
        return False
    assert data_of(result).startswith(data)
    assert result.dice is None or result.draws <= original.draws
    return True


# The chain left stale.


def test_a_record_with_any_byte_changed_is_refused_in_that_line() -> None:
    data = data_of(short())
    rng = Rng(1)
    for at in range(len(data)):
        line = data.count(b"\n", 0, at) + 1
        for change in (1, 0x80, 1 + rng.below(255)):
            edited = bytearray(data)
            edited[at] ^= change
            assert refused(bytes(edited)).line == line, (at, change)


def test_a_record_with_a_byte_less_or_more_is_refused() -> None:
    data = data_of(short())
    for at in range(len(data)):
        line = data.count(b"\n", 0, at) + 1
        assert refused(data[:at] + data[at + 1 :]).line == line
        assert refused(data[:at] + b"0" + data[at:]).line == line


def test_a_record_with_a_line_dropped_is_refused_where_it_was() -> None:
    match = short()
    lines = data_of(match).splitlines(keepends=True)
    for at in range(len(lines) - 1):
        assert refused(b"".join(lines[:at] + lines[at + 1 :])).line == at + 1
    again = tried(b"".join(lines[:-1]))  # the end follows from what comes before it
    assert isinstance(again, Match)
    assert snapshot(again) == snapshot(match)


def test_a_record_with_two_lines_swapped_is_refused_at_the_first() -> None:
    lines = data_of(short()).splitlines(keepends=True)
    for one in range(len(lines)):
        for other in range(one + 1, len(lines)):
            edited = list(lines)
            edited[one], edited[other] = edited[other], edited[one]
            assert refused(b"".join(edited)).line == one + 1


def test_a_record_with_a_line_doubled_is_refused_there() -> None:
    lines = data_of(short()).splitlines(keepends=True)
    for at in range(len(lines)):
        assert refused(b"".join([*lines[: at + 1], *lines[at:]])).line == at + 2


def test_records_grown_together_are_refused() -> None:
    data = data_of(short())
    assert refused(data + data).line == data.count(b"\n") + 1
    assert refused(data + b"\n").line == data.count(b"\n") + 1
    assert refused(b"\n" + data).line == 1
    assert refused(data + b" ").line == data.count(b"\n") + 1


def test_the_end_of_another_match_does_not_fit() -> None:
    one = data_of(played(TOLLGATE, 2, seed=1)).splitlines(keepends=True)
    other = data_of(played(TOLLGATE, 2, seed=2)).splitlines(keepends=True)
    for at in range(1, min(len(one), len(other))):
        mixed = b"".join(one[:at] + other[at:])
        if mixed not in (b"".join(one), b"".join(other)):
            assert at <= refused(mixed).line <= max(at + 1, 10)


def test_what_is_no_record_at_all_is_refused_by_name() -> None:
    assert str(refused(b"")) == "This file is not a record: it is empty."
    for data in (
        b"\n",
        b"hello",
        b"meadhall record 1\n",
        b"\0" * 100,
        b"\xef\xbb\xbf" + data_of(short()),
        b"%PDF-1.4\n",
    ):
        assert "this is not a record of Meadhall" in str(refused(data))
    assert "this is not UTF-8 text" in str(refused(b"\xff\xfe\0"))
    assert refused(data_of(short()) + b"\xff").line == len(short().lines) + 1
    assert "too big" in str(refused(b"x" * (MOST_BYTES + 1)))


def test_line_ends_of_another_system_are_refused() -> None:
    data = data_of(short())
    assert refused(data.replace(b"\n", b"\r\n")).line == 1
    assert refused(data.replace(b"\n", b"\r")).line == 1
    assert refused(marked([line + b"\r" for line in contents(short())])).line == 1


# The chain made again.


def change_bytes(match: Match, rng: Rng, one_in: int) -> None:
    """Change every byte (or one in `one_in`) and make the chain again."""
    lines = contents(match)
    believed: set[int] = set()
    for n, line in enumerate(lines):
        for at in range(len(line)):
            edited = bytearray(line)
            edited[at] ^= 1 if rng.below(2) else 1 + rng.below(127)
            if b"\n" not in edited and rng.below(one_in) == 0:
                data = marked([*lines[:n], bytes(edited), *lines[n + 1 :]])
                if check_believed(data, match):
                    believed.add(n)
    kinds = {lines[n].split()[2 if lines[n][:1].isdigit() else 0] for n in believed}
    assert kinds <= {b"seat", b"clock", b"began", b"seat0", b"seat1", b"table"}  # names, times; never chance or seed
    assert b"seat" in kinds


def test_a_record_with_any_byte_changed_and_a_new_chain_is_refused_or_says_what_was_played() -> None:
    change_bytes(short(), Rng(2), 1)


@pytest.mark.slow
def test_bytes_changed_often_with_a_new_chain_are_refused_or_say_what_was_played() -> None:
    for seed in range(5):
        change_bytes(short(), Rng(seed), 1)
        change_bytes(played(TOLLGATE, 3, seed=seed, nonces=True), Rng(seed), 3)


def test_a_record_with_lines_dropped_swapped_or_doubled_and_a_new_chain_is_refused() -> None:
    match = short()
    lines = contents(match)
    for one in range(len(lines) - 1):
        assert not check_believed(marked(lines[:one] + lines[one + 1 :]), match), lines[one]
        assert not check_believed(marked([*lines[: one + 1], *lines[one:]]), match), lines[one]
        for other in range(one + 1, len(lines)):
            edited = list(lines)
            edited[one], edited[other] = edited[other], edited[one]
            assert not check_believed(marked(edited), match), (lines[one], lines[other])


def edited_head(key: str, value: str, match: Match | None = None) -> BadRecord:
    """Return how a record is refused in which one line of the head says something else."""
    texts = texts_of(match or short())
    at = next(n for n, text in enumerate(texts) if text.startswith(key + " "))
    texts[at] = f"{key} {value}"
    return refused(marked([text.encode() for text in texts]))


@pytest.mark.parametrize("version", ["0", "2", "999999999", "01"])
def test_a_wrong_format_is_refused_by_name(version: str) -> None:
    fault = edited_head("meadhall record", version)
    assert fault.line == 1
    assert str(fault) == f"Line 1: format {version} of records is not known here; this Meadhall reads format 1."


@pytest.mark.parametrize("version", ["0", "2", "4", "999"])
def test_a_wrong_rules_version_is_refused_by_name(version: str) -> None:
    fault = edited_head("rules", version, played(PEEK))
    assert fault.line == 3
    assert str(fault) == f"Line 3: it was played by rules version {version} of Peek; this Meadhall plays version 3."


def test_an_unknown_game_is_refused_by_name() -> None:
    fault = edited_head("game", "chess")
    assert fault.line == 2
    assert str(fault) == "Line 2: no game is called “chess” here."


def test_unknown_settings_are_refused_by_name() -> None:
    fault = edited_head("set", "rounds 4")
    assert fault.line == 5
    assert "“rounds 4” is not the setting of this game" in str(fault)
    fault = edited_head("set", "laps 3")
    assert fault.line == 5
    assert "“laps 3” is not the setting of this game" in str(fault)
    texts = texts_of(keltis())
    texts[4:6] = texts[4:6][::-1]
    assert "“starting_seat 0” is not the setting" in str(refused(marked([text.encode() for text in texts])))
    texts = texts_of(keltis())
    texts[5] = "set starting_seat 3"
    fault = refused(marked([text.encode() for text in texts]))
    assert "there are only seats 0 to 1" in str(fault)
    assert fault.line == 6, "the line that is wrong is the one with starting_seat"


@pytest.mark.parametrize("seats", [0, 1, 4, 60])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    texts = texts_of(short())
    texts[5:7] = [f"seat {n} person P{n}" for n in range(seats)]
    assert "is played with 2 or 3 seats" in str(refused(marked([text.encode() for text in texts])))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("meadhall record", ""),
        ("meadhall record", "one"),
        ("meadhall record", "１"),
        ("meadhall record", "9" * 5000),
        ("game", ""),
        ("game", "../../etc/passwd"),
        ("game", "Tollgate"),
        ("game", "x" * 100_000),
        ("rules", "-1"),
        ("rules", "١"),
        ("rules", "01"),
        ("rules", "9" * 5000),
        ("match", "00112233445566AA"),
        ("match", "00112233445566a"),
        ("match", "00112233445566aa "),
        ("match", "٠" * 16),
        ("set", "rounds"),
        ("set", "rounds 3 3"),
        ("set", "rounds  3"),
        ("set", "rounds ３"),
        ("set", "rounds 3\0"),
        ("seat", "0 person"),
        ("seat", "0 ghost Ann"),
        ("seat", "1 person Ann"),
        ("seat", "00 person Ann"),
        ("seat", "0 person A\x1b[2Jnn"),
        ("seat", "0 person A\u202enn"),
        ("seat", "0 person " + "x" * 25),
        ("seat", "0 person Ann "),
        ("seat", "0 empty Ann"),
        ("clock", "0+1"),
        ("clock", "600+010"),
        ("clock", "1000d"),
        ("clock", "++++"),
        ("clock", "9" * 5000 + "d"),
        ("clock", "none "),
        ("began", "yesterday"),
        ("began", "2024-02-29 23:59:59Z"),
        ("began", "٢024-02-29T23:59:59Z"),
        ("commitment", "0" * 64),
        ("commitment", "0" * 63),
        ("commitment", ""),
        ("seed", "0" * 64),
        ("seed", "0" * 66),
        ("seed", "F" * 64),
        ("seed", "zz" * 32),
    ],
    ids=lambda part: ascii(part[:30]),
)
def test_a_hostile_head_is_refused(key: str, value: str) -> None:
    fault = edited_head(key, value)
    assert fault.line >= 1
    assert len(str(fault)) < 500


def test_a_changed_seed_is_refused_because_another_was_committed_to() -> None:
    fault = edited_head("seed", "0" * 64)
    assert str(fault) == "Line 11: the seed is not the one that was committed to."


HOSTILE = [
    "",
    " ",
    "resigns",
    "seat0",
    "seat0 ",
    "seat0  resigns",
    "seat0 resigns ",
    "seat0 resigns now",
    "seat0 RESIGNS",
    "seat0 dances",
    "seat0 dances: 3",
    "seat0 oversteps",
    "seat0 oversteps now",
    "seat1 oversteps",
    "seat2 resigns",
    "seat99 resigns",
    "seat100 resigns",
    "seat-1 resigns",
    "seat00 resigns",
    "seat٠ resigns",
    "seat resigns",
    "nobody resigns",
    "chance resigns",
    "table resigns",
    "table oversteps",
    "table begins",
    "seat0 begins",
    "chance begins",
    "table ends",
    "table ends last-round scores 9 0 ranks 1 2",
    "table ends resigned ranks 1 2",
    "chance dealing: 3 = 0/4",
    "chance dealing:",
    "chance dealing: 3 = 0/0 from ",
    "seat0 undoes",
    "seat0 undoes 0",
    "seat0 undoes 1",
    "seat0 undoes 00",
    "seat0 undoes -1",
    "seat0 undoes 6",
    "seat0 undoes 999999999",
    "seat0 undoes 9999999999",
    "seat0 undoes " + "9" * 5000,
    "seat0 undoes ٦",
    "seat0 retracts",
    "seat1 retracts 6",
    "seat1 undoes 6",
    "seat0 nonce 00",
    "seat0 nonce",
    "seat0 nonce 0",
    "seat0 nonce zz",
    "seat0 nonce " + "00" * 65,
    "seat0 becomes",
    "seat0 becomes empty",
    "seat0 becomes person",
    "seat0 becomes ghost x",
    "seat0 becomes person A\u202eb",
    "seat0 becomes person A\0b",
    "seat0 becomes person " + "x" * 25,
    "seat0 becomes person x" + " " * 40_000 + "y",
    "seat0 stands",
    "seat0 stands 0",
    "seat0 stands always",
    "seat0 stands 0 never",
    "seat0 stands -2 always",
    "seat0 stands 00 always",
    "seat0 stands 1000000 always",
    "seat0 stands ٣ always",
    "seat0 stands 0 always ",
    "seat0 passing",
    "seat0 passing:",
    "seat0 passing: ",
    "seat0 passing: x",
    "seat0 passing: 13",
    "seat0 passing: -1",
    "seat0 passing: 1.0",
    "seat0 passing: 0x1",
    "seat0 passing: 9 9",
    "seat0 passing: " + "9" * 4000,
    "seat0 passing: " + "9" * 100_000,
    "seat0 passing: ∞",
    "seat1 passing: 0",
    "chance passing: 3",
    "table passing: 3",
    "x" * 1_000_000,
    "seat0 " + "a" * 1_000_000,
    "seat0 passing: \0",
    "seat0 \u2028resigns",
]


@pytest.mark.parametrize("entry", HOSTILE, ids=lambda entry: ascii(entry[:30]))
def test_a_hostile_entry_is_refused_in_its_line(entry: str) -> None:
    match = begun(TOLLGATE, 2, seed=3, clock="600+10")
    match.submit(1, options(match, 1)[0], 100)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 200 {entry}"]
    fault = refused(marked([text.encode() for text in texts]))
    assert fault.line == len(texts)
    assert len(str(fault)) < 600


@pytest.mark.parametrize(
    "entry", [entry for entry in HOSTILE if len(entry) < 1000] + ["seat0 resigns", "seat0 undoes 6"]
)
def test_no_entry_follows_the_end(entry: str) -> None:
    match = played(TOLLGATE, 2, seed=3)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 200 {entry}"]
    assert refused(marked([text.encode() for text in texts])).line == len(texts)


@pytest.mark.parametrize(
    "entry",
    [
        "seat0 passing: 3",
        "seat0 resigns",
        "seat0 undoes 1",
        "seat0 oversteps",
        "seat0 becomes bot random",
        "seat0 stands 0 always",
        "chance dealing: 3 = 0/9",
    ],
)
def test_no_entry_but_a_nonce_comes_before_the_beginning(entry: str) -> None:
    texts = [*header(TOLLGATE, clock="1+0").lines(), f"1 999999999 {entry}"]
    assert refused(marked([text.encode() for text in texts])).line == len(texts)


FORMS = {
    "number too high": "{up} {at} {text}",
    "number too low": "{down} {at} {text}",
    "number zero": "0 {at} {text}",
    "number negative": "-{n} {at} {text}",
    "number with a zero": "0{n} {at} {text}",
    "number huge": "{huge} {at} {text}",
    "number Arabic": "٣ {at} {text}",
    "no number": "{at} {text}",
    "time missing": "{n} {text}",
    "time negative": "{n} -{at} {text}",
    "time of before": "{n} {before} {text}",
    "time with a zero": "{n} 0{at} {text}",
    "time huge": "{n} {huge} {text}",
    "time beyond all clocks": "{n} 999999999999999 {text}",
    "time with a point": "{n} {at}.0 {text}",
    "time Arabic": "{n} ٣ {text}",
    "two spaces": "{n}  {at} {text}",
    "space before": " {n} {at} {text}",
    "space after": "{n} {at} {text} ",
    "carriage return": "{n} {at} {text}\r",
    "tab": "{n}\t{at} {text}",
    "NUL": "{n} {at} {text}\0",
}
"""Wrong ways to write number and time of an entry."""


@pytest.mark.parametrize("form", FORMS)
def test_number_and_time_of_an_entry_are_written_in_one_way(form: str) -> None:
    match = begun(TOLLGATE, 2, seed=3, clock="600+10")
    match.submit(1, options(match, 1)[0], 100)
    text = f"seat0 passing: {options(match, 0)[0]}"
    good = [*texts_of(match), f"{len(match.entries) + 1} 200 {text}"]
    assert isinstance(tried(marked([line.encode() for line in good])), Match)
    n = len(match.entries) + 1
    good[-1] = FORMS[form].format(n=n, up=n + 1, down=n - 1, at=200, before=50, huge="9" * 5000, text=text)
    assert refused(marked([line.encode() for line in good])).line == len(good)


def test_an_option_is_written_in_one_way() -> None:
    match = begun(TOLLGATE, 2, seed=3)
    option = options(match, 0)[0]
    arabic = chr(0x660 + option)
    for text in (f"0{option}", f"+{option}", f" {option}", f"{option} ", arabic, f"{option}_0", f"{option} (standing)"):
        texts = [*texts_of(match), f"{len(match.entries) + 1} 0 seat0 passing: {text}"]
        assert refused(marked([line.encode() for line in texts])).line == len(texts)
    cards = keltis()
    word = cards.game.write(options(cards, 0)[0])
    for text in (word.lower(), f" {word}", f"{word} "):
        texts = [*texts_of(cards), f"{len(cards.entries) + 1} 0 seat0 play: {text}"]
        assert refused(marked([line.encode() for line in texts])).line == len(texts)


def test_an_answer_to_another_question_is_refused() -> None:
    match = begun(TOLLGATE, 2, seed=3)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 0 seat0 acting: {options(match, 0)[0]}"]
    assert refused(marked([line.encode() for line in texts])).line == len(texts)


def test_an_illegal_answer_is_refused_with_the_sentence_of_the_rules() -> None:
    match = keltis()
    match.submit(0, next(each for each in options(match, 0) if each >= 55))
    colour = match.game.write(match.entries[-1].option)[1]
    texts = [*texts_of(match), f"{len(match.entries) + 1} 0 seat0 draw: {colour}"]
    fault = refused(marked([line.encode() for line in texts]))
    assert fault.line == len(texts)
    assert f"“{len(match.entries) + 1} 0 seat0 draw: {colour}” was not possible here." in str(fault)
    assert "discard" in str(fault).lower()


def test_a_standing_answer_that_nobody_gave_is_refused() -> None:
    match = passed(TOLLGATE, 2)
    match.submit(0, RAID)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 0 seat1 reacting: 10 (standing)"]
    assert refused(marked([line.encode() for line in texts])).line == len(texts)


def test_an_answer_where_a_standing_one_was_given_is_refused() -> None:
    match = passed(TOLLGATE, 2)
    match.set_standing_answer(1, EVERY_MOMENT, ALWAYS)
    match.submit(0, RAID)
    texts = texts_of(match)
    assert texts[-1].endswith("seat1 reacting: 10 (standing)")
    texts[-1] = texts[-1].removesuffix(" (standing)")
    assert refused(marked([line.encode() for line in texts])).line == len(texts)


def test_an_overstep_of_somebody_who_had_time_is_refused() -> None:
    match = keltis(clock="10+0")
    for at in (0, 9999, 10_000):
        texts = [*texts_of(match), f"{len(match.entries) + 1} {at} seat0 oversteps"]
        assert refused(marked([line.encode() for line in texts])).line == len(texts)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 10001 seat0 oversteps"]
    assert isinstance(tried(marked([line.encode() for line in texts])), Match)


# Random mutations.

PIECES = ["0", "-1", "9" * 30, "٣", "\0", "\r", " ", "  ", ":", "seat0", "seat1", "chance", "table", "undoes 0",
          "ends", "retracts", "oversteps", "begins", "stands -1 always", "nonce 00", "=", "*", "/", "from",
          "(standing)", "{", "}", "\u202e", "\u2028", "é", "x" * 500, "becomes bot random", "resigns"]  # fmt: skip


def mutated(texts: list[str], rng: Rng) -> list[str]:
    """Return the lines with one to three random changes."""
    lines = list(texts)
    for _ in range(1 + rng.below(3)):
        n = rng.below(len(lines))
        line = lines[n]
        how = rng.below(8)
        at = rng.below(len(line) + 1)
        piece = PIECES[rng.below(len(PIECES))]
        if how == 0:
            lines[n] = line[:at] + piece + line[at:]
        elif how == 1:
            lines[n] = line[:at] + line[at + 1 + rng.below(4) :]
        elif how == 2:
            words = line.split(" ")
            words[rng.below(len(words))] = piece
            lines[n] = " ".join(words)
        elif how == 3:
            words = line.split(" ")
            one, other = rng.below(len(words)), rng.below(len(words))
            words[one], words[other] = words[other], words[one]
            lines[n] = " ".join(words)
        elif how == 4:
            other = rng.below(len(lines))
            lines[n], lines[other] = lines[other], line
        elif how == 5:
            lines.insert(n, lines[rng.below(len(lines))])
        elif how == 6:
            words = line.split(" ")
            lines[n] = " ".join([*words[:2], *piece.split(" ")])
        else:
            lines[n] = line[:at] + str(rng.below(30)) + line[at + 1 :]
    return lines


def fuzz(match: Match, times: int, seed: int) -> None:
    rng = Rng(seed)
    texts = texts_of(match)
    refusals = 0
    for _ in range(times):
        data = marked([line.encode() for line in mutated(texts, rng)])
        refusals += not check_believed(data, match)
    assert refusals > times // 2


def test_random_mutations_with_a_new_chain_are_refused_or_say_what_was_played() -> None:
    fuzz(short(), 350, 1)
    fuzz(played(TOLLGATE, 3, seed=5, nonces=True), 100, 2)
    match = keltis(seed=3)
    for _ in range(6):
        match.submit(match.asked()[0], options(match, match.asked()[0])[-1])
    match.resign(1)
    fuzz(match, 100, 3)


@pytest.mark.slow
def test_many_random_mutations_with_a_new_chain_are_refused_or_say_what_was_played() -> None:
    fuzz(short(), 4000, 11)
    fuzz(played(TOLLGATE, 3, seed=5, nonces=True), 1000, 12)
    fuzz(played(KELTIS, 3, seed=5), 100, 13)


def test_random_bytes_are_refused() -> None:
    rng = Rng(5)
    for _ in range(200):
        noise = bytes(rng.below(256) for _ in range(rng.below(200)))
        assert refused(noise).line >= 0
        assert refused(data_of(short()) + noise + b"\n").line > 0


# What a match takes, its record can be read back.


def is_read_back(match: Match) -> bool:
    return replay(data_of(match)).lines == match.lines


@pytest.mark.parametrize("at", [10**14, 10**15, 10**30, 1.5, True], ids=repr)
def test_a_time_that_is_taken_can_be_read_back(at: int) -> None:
    match = begun(TOLLGATE)
    before = list(match.lines)
    try:
        match.submit(0, options(match, 0)[0], at)
    except (ValueError, TypeError):
        assert match.lines == before
    assert is_read_back(match)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": b""},
        {"seed": b"x" * 31},
        {"match_id": ""},
        {"match_id": ID.upper()},
        {"match_id": ID + "\nseed 00"},
        {"began": "now"},
        {"began": "2024-02-29T23:59:59Z\n"},
        {"clock": TimeControl("player", 500, 0)},
        {"clock": TimeControl("player", 1500, 250)},
        {"clock": TimeControl("move", 1000, 0)},
        {"clock": parse_time_control("1+0")},
    ],
    ids=repr,
)
def test_a_head_that_is_taken_can_be_read_back(change: dict[str, object]) -> None:
    given: dict[str, object] = {"seed": seed_of(1), "match_id": ID, "began": "2024-02-29T23:59:59Z", **change}
    try:
        head: Header = new_header(TOLLGATE, header(TOLLGATE).seats, {}, **given)  # type: ignore[arg-type]
    except ValueError:
        return
    match = Match(head)
    match.begin()
    assert replay(data_of(match)).header == head


def test_an_entry_of_a_late_seat_is_refused_in_a_record_as_it_is_at_the_door() -> None:
    match = keltis(clock="10+0")
    option = options(match, 0)[0]
    with pytest.raises(TimeIsUp):
        match.submit(0, option, 10_001)
    texts = [*texts_of(match), f"{len(match.entries) + 1} 10001 seat0 play: {match.game.write(option)}"]
    fault = refused(marked([line.encode() for line in texts]))
    assert "has run out of time" in str(fault)
