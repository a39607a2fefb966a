"""Counts of what was sent and what came back, and the faults."""

from __future__ import annotations

from collections import Counter

import msgspec

from meadhall.core import registry
from meadhall.hall import wire
from meadhall.presentation import LANGUAGES, Catalogue, text_of

DONE, REFUSED, TOO_OFTEN, CLOSED, NOTHING = "done", "refused", "too often", "closed", "nothing"
CAME = (DONE, REFUSED, TOO_OFTEN, CLOSED, NOTHING)
"""What may come back: CLOSED is a connection that the server closes, NOTHING is allowed for half a request."""
LONGEST_SHOWN = 400
MOST_FAULTS = 50
OF_THE_APPLICATION = "content-security-policy"
"""The header that tells responses of the application from those of the server below it."""
OF_THE_SERVER = (b"Invalid HTTP request received.", b"Failed to open a WebSocket connection: ", b"")
"""How responses of the server itself begin; that of a refused socket is empty."""

told: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.AnyServerMessage)
actions: msgspec.json.Decoder[wire.Action] = msgspec.json.Decoder(wire.Action)


class Results:
    """Counts by kind of input, and faults."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}
        self.faults: list[str] = []
        packages = [text_of(registry.game(key)).package for key in registry.names()]
        self.catalogues = [Catalogue(language, packages) for language in LANGUAGES]

    def count(self, kind: str, came: str, times: int = 1) -> None:
        self.counts.setdefault(kind, Counter())[came] += times

    def fault(self, kind: str, sent: object, what: str) -> None:
        """Note a fault; the first ones are kept."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(f"{kind}: {what[:LONGEST_SHOWN]}; sent: {shown(sent)}")

    def total(self, *came: str) -> int:
        return sum(counts[each] for counts in self.counts.values() for each in came or CAME)

    # Checks of every response.

    def http(self, kind: str, sent: object, status: int, headers: dict[str, str], body: bytes) -> str:
        """Check and count a response; header names are in lower case."""
        came = DONE if status < 400 else TOO_OFTEN if status == 429 else REFUSED
        if status >= 500:
            self.fault(kind, sent, f"status {status}: {body[:200]!r}")
        elif OF_THE_APPLICATION not in headers:
            came = CLOSED
            if status not in (101, 400, 403, 405) or not body.startswith(OF_THE_SERVER):
                self.fault(kind, sent, f"status {status} without the headers that protect: {body[:200]!r}")
        elif status >= 400 and not is_problem(body) and not str(sent).startswith(("HEAD", "b'HEAD")):
            self.fault(kind, sent, f"status {status} without a clear error: {body[:200]!r}")
        self.count(kind, came)
        return came

    def news(self, kind: str, sent: bytes | str, answer: wire.ServerMessage) -> str:
        """Check and count the reply to an action."""
        action = meant(sent)
        came = DONE
        if isinstance(answer, wire.Refused):
            came = TOO_OFTEN if answer.error == "too-often" else REFUSED
            if not answer.error or not all(answer.says["id"] in words for words in self.catalogues):
                self.fault(kind, sent, f"refused without a clear error: {answer}")
        if action is None and came == DONE:
            self.fault(kind, sent, f"what is no act was done: {answer}")
        if getattr(answer, "id", None) != ("" if action is None else action.id):
            self.fault(kind, sent, f"the answer is to something else: {answer}")
        self.count(kind, came)
        return came


def meant(sent: bytes | str) -> wire.Action | None:
    """Return the action that a message is; None if it is none."""
    try:
        return actions.decode(sent)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def is_problem(body: bytes) -> bool:
    """Return whether a body is a problem with a word and a sentence."""
    try:
        problem = msgspec.json.decode(body, type=wire.Problem)
    except msgspec.MsgspecError:
        return False
    return bool(problem.error) and " " not in problem.error and " " in problem.message


def shown(sent: object) -> str:
    """Return what was sent, shortened."""
    text = repr(sent)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}… ({len(text)} characters)"
