"""Check the dice of a finished Meadhall record: `python verify.py FILE`. Needs nothing but Python.

It knows no rules of any game. It checks that no line was changed, lost or moved; that the seed is the one committed to
before the match; and that every draw of chance is the one that seed, match id and the players' nonces give. (Whether
the players' answers were legal, `meadhall verify FILE` checks as well.) The formula:

    number of draw k = the first 8 bytes of HMAC-SHA256(seed, "meadhall-1" | match id | each seat's nonce after its
    length in 4 bytes | k in 8 bytes | try in 4 bytes), all big-endian; tries 0, 1, 2 … until the number lies below the
    largest multiple of the total weight; its rest modulo the total weight points into the bag.
"""

import hashlib
import hmac
import sys


def draw(seed: bytes, prefix: bytes, k: int, total: int) -> int:
    """Return draw k as a number below the total weight."""
    attempt = 0
    while True:
        message = prefix + k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
        if number < 2**64 // total * total:
            return number % total
        attempt += 1


def lines_of(data: bytes) -> list[str]:
    """Return the lines without their marks; every mark must be the running SHA-256 of all lines so far."""
    digest, found = b"", []
    for n, line in enumerate(data.split(b"\n")[:-1], 1):
        digest = hashlib.sha256(digest + line[14:]).digest()
        if line[:14] != digest.hex()[:12].encode() + b"  ":
            raise ValueError(f"line {n}: the mark does not fit; a line was changed, lost or moved")
        found.append(line[14:].decode("utf-8"))
    if not data.endswith(b"\n") or not found or found[-1].split(" ")[2:4] != ["table", "ends"]:
        raise ValueError(f"line {len(found) + 1}: the record breaks off before the end of the match")
    return found


def head_of(lines: list[str]) -> dict[str, str]:
    """Return the head: what stands before the first entry, every key once; the seed must be the one committed to."""
    if lines[0] != "meadhall record 1":
        raise ValueError(f"line 1: {lines[0]!r} is not the format that this page knows")
    head: dict[str, str] = {}
    for n, line in enumerate(lines, 1):
        if line[0].isdigit():
            break
        key, _, value = line.partition(" ")
        if key in ("set", "seat"):
            key = " ".join(line.split(" ")[:2])
        if key in head:
            raise ValueError(f"line {n}: {key} stands there twice")
        head[key] = value
    missing = [key for key in ("match", "commitment", "seed") if key not in head]
    if missing:
        raise ValueError(f"line {len(head) + 1}: the head has no {missing[0]}")
    if hashlib.sha256(bytes.fromhex(head["seed"])).hexdigest() != head["commitment"]:
        raise ValueError(f"line {list(head).index('seed') + 1}: the seed is not the one that was committed to")
    return head


def verify(data: bytes) -> int:
    """Return how many draws were checked; raises ValueError, naming line and fault, if one is wrong."""
    lines = lines_of(data)
    head = head_of(lines)
    seed, nonces = bytes.fromhex(head["seed"]), [b""] * sum(key.startswith("seat ") for key in head)
    prefix, bag, draws = b"", {"": 0}, 0
    for n, line in enumerate(lines[len(head) :], len(head) + 1):
        _, _, who, verb, *rest = [*line.split(" "), "", ""]
        if verb == "nonce" and not prefix:
            nonces[int(who[4:])] = bytes.fromhex(rest[0])
        elif verb == "begins" and not prefix:
            sizes = [len(nonce).to_bytes(4, "big") + nonce for nonce in nonces]
            prefix = b"meadhall-1" + head["match"].encode() + b"".join(sizes)
        elif verb == "lays" and not prefix:
            continue  # the answers of an earlier match, from which this one goes on: nothing was drawn
        elif verb in ("nonce", "lays", "begins") or not prefix:
            raise ValueError(f"line {n}: nonces, an opening, one beginning, then the match; not {line!r} here")
        elif who == "chance":
            option, _, number = line.partition(": ")[2].partition(" = ")
            number, _, contents = number.partition(" from ")
            if contents:
                bag = {each: int(weight) for each, _, weight in (pair.rpartition("*") for pair in contents.split(", "))}
            total = sum(bag.values())
            if not 0 < total < 2**32 or min(bag.values()) < 0:
                raise ValueError(f"line {n}: nothing can be drawn from this bag")
            left = draw(seed, prefix, draws, total)
            if number != f"{left}/{total}":
                raise ValueError(f"line {n}: draw {draws} is {left}/{total}, not {number}")
            drawn = next(each for each in bag if (left := left - bag[each]) < 0)
            if drawn != option:
                raise ValueError(f"line {n}: draw {draws} gives {drawn}, not {option}")
            bag[drawn] -= 1
            draws += 1
    return draws


if __name__ == "__main__":
    try:
        with open(sys.argv[1], "rb") as file:
            print(f"{verify(file.read())} draws: all of them follow from the seed")
    except (ValueError, IndexError, OSError) as error:
        sys.exit(f"not verified: {error}")
