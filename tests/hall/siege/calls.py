"""Requests made from the description of the API that the hall serves: good data and bad, known guests and not."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any
from warnings import catch_warnings, filterwarnings

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis.errors import HypothesisDeprecationWarning, Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from meadhall.hall import wire
from tests.hall.house import read
from tests.hall.siege.ground import GAMES

if TYPE_CHECKING:
    from random import Random

    from tests.hall.house import Visitor
    from tests.hall.siege.ground import Ground, Place
    from tests.hall.siege.tally import Tally

SMALLEST, LARGEST = 3, 20
"""So many cases are made of one operation before the next one's turn."""
BUSY = 70
"""After so many requests a guest has done enough: the hall would soon refuse it everything."""
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


class Caller:
    """A guest who hosts a running table and an open one."""

    def __init__(self, ground: Ground, game: str) -> None:
        self.place: Place = ground.place(game)
        self.visitor: Visitor = self.place.guests[0]
        self.open: str = self.visitor.table(game, GAMES[game], is_public=True)["id"]
        self.session = requests.Session()
        self.addresses = ground.addresses
        self.session.headers["X-Forwarded-For"] = next(self.addresses)
        self.calls = 0

    def come_back(self) -> None:
        """Come in again by the recovery code, from elsewhere."""
        body, came = {"code": self.visitor.recovery, "bearer": True}, {"X-Forwarded-For": next(self.addresses)}
        welcome = read(self.visitor.http.post("/api/guests/arrive", json=body, headers=came), 200)
        self.visitor.recovery, self.visitor.token = welcome["recovery"], welcome["token"]


def call(ground: Ground, inputs: int, random: Random, tally: Tally) -> None:
    """Make so many requests; Hypothesis takes it amiss when other threads draw lots meanwhile, which is no fault."""
    with catch_warnings():
        filterwarnings("ignore", "Do not use the `random` module", HypothesisDeprecationWarning)
        make(ground, inputs, random, tally)


def make(ground: Ground, inputs: int, random: Random, tally: Tally) -> None:
    """Make requests, operation after operation."""
    schema = schemathesis.openapi.from_url(f"{ground.house.base}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    batches = list(product(operations, list(GenerationMode)))
    size = max(SMALLEST, min(LARGEST, inputs // len(batches)))
    caller = Caller(ground, "keltis")
    left = inputs
    while left > 0:
        random.shuffle(batches)
        for operation, mode in batches:
            if caller.calls > BUSY:
                caller.session.close()
                caller = Caller(ground, random.choice(list(GAMES)))
            table = random.choice([caller.place.table["id"], caller.open, random.choice(ground.besieged).table["id"]])
            aimed = "{table}" in operation.path and random.random() < 0.8
            strategy = operation.as_strategy(mode, path_parameters={"table": table} if aimed else None)
            is_known = random.random() < 0.75
            run = seeded(random.randrange(10**9))(
                settings(
                    max_examples=min(size, left),
                    database=None,
                    deadline=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )(given(case=strategy)(lambda case: shoot(case, caller, is_known, random, tally)))  # noqa: B023
            )
            before = caller.calls
            with suppress(Unsatisfiable):  # there is no bad data for what takes no data
                run()
            left -= caller.calls - before
            if left <= 0:
                break
    caller.session.close()


def shoot(case: Case[Any], caller: Caller, is_known: bool, random: Random, tally: Tally) -> None:
    """Make a request and judge the answer: as the hall promises it, and as its own description does."""
    caller.calls += 1
    kind = f"api: {'known' if is_known else 'unknown'}, {'good' if is_good(case) else 'bad'} data"
    terms = case.body.get("terms") if isinstance(case.body, dict) else None
    if is_good(case) and isinstance(terms, dict) and random.random() < 0.7:
        terms |= {"game": random.choice(list(GAMES)), "settings": {}}
    known = {"Authorization": f"Bearer {caller.visitor.token}"} if is_known else {}
    answer = case.call(session=caller.session, headers=known)
    sent = f"{case.method} {answer.request.url} {answer.request.body!r}"
    if case.path.endswith("/act") and answer.status_code == 200:
        news = msgspec.json.decode(answer.content, type=wire.Told)
        body = answer.request.body
        assert isinstance(body, (bytes, str))
        tally.news(kind, body, news)
        if caller.place.table["id"] in case.formatted_path:
            caller.place.note(0, body, news)
    else:
        headers = {name: values[0] for name, values in answer.headers.items()}
        tally.http(kind, sent, answer.status_code, headers, answer.content)
    if case.method == "DELETE" and answer.status_code == 200:
        caller.come_back()
    try:
        case.validate_response(answer, checks=CHECKS)
    except FailureGroup as found:
        for failure in found.exceptions:
            tally.fault(kind, sent, f"{type(failure).__name__}: {failure} ({answer.status_code})")


def is_good(case: Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
