"""Requests generated from the hall's OpenAPI description: valid and invalid data, with and without a guest."""

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
from tests.hall.fuzzing.targets import GAMES
from tests.hall.hall_process import read

if TYPE_CHECKING:
    from random import Random

    from tests.hall.fuzzing.results import Results
    from tests.hall.fuzzing.targets import FuzzedTable, Targets
    from tests.hall.hall_process import ApiGuest

SMALLEST, LARGEST = 3, 20
"""Cases of one operation before the next one's turn."""
BUSY = 70
"""Requests after which a guest is replaced, before it is rate-limited."""
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


class ApiClient:
    """A guest who hosts a running table and an open one."""

    def __init__(self, targets: Targets, game: str) -> None:
        self.table: FuzzedTable = targets.table(game)
        self.guest: ApiGuest = self.table.guests[0]
        self.open: str = self.guest.table(game, GAMES[game], is_public=True)["id"]
        self.session = requests.Session()
        self.addresses = targets.addresses
        self.session.headers["X-Forwarded-For"] = next(self.addresses)
        self.calls = 0

    def come_back(self) -> None:
        """Start a new session by the recovery code, from another address."""
        body, came = {"code": self.guest.recovery, "bearer": True}, {"X-Forwarded-For": next(self.addresses)}
        welcome = read(self.guest.http.post("/api/guests/arrive", json=body, headers=came), 200)
        self.guest.recovery, self.guest.token = welcome["recovery"], welcome["token"]


def call(targets: Targets, inputs: int, random: Random, results: Results) -> None:
    """Make this many requests, ignoring that Hypothesis dislikes random numbers in other threads."""
    with catch_warnings():
        filterwarnings("ignore", "Do not use the `random` module", HypothesisDeprecationWarning)
        make(targets, inputs, random, results)


def make(targets: Targets, inputs: int, random: Random, results: Results) -> None:
    """Make requests, operation by operation."""
    schema = schemathesis.openapi.from_url(f"{targets.hall.base}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    batches = list(product(operations, list(GenerationMode)))
    size = max(SMALLEST, min(LARGEST, inputs // len(batches)))
    client = ApiClient(targets, "keltis")
    left = inputs
    while left > 0:
        random.shuffle(batches)
        for operation, mode in batches:
            if client.calls > BUSY:
                client.session.close()
                client = ApiClient(targets, random.choice(list(GAMES)))
            table = random.choice([client.table.table["id"], client.open, random.choice(targets.aimed_at).table["id"]])
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
                )(given(case=strategy)(lambda case: send_case(case, client, is_known, random, results)))  # noqa: B023
            )
            before = client.calls
            with suppress(Unsatisfiable):  # an operation without data has no invalid data
                run()
            left -= client.calls - before
            if left <= 0:
                break
    client.session.close()


def send_case(case: Case[Any], client: ApiClient, is_known: bool, random: Random, results: Results) -> None:
    """Make a request and check the response against the hall's promises and its own description."""
    client.calls += 1
    kind = f"api: {'known' if is_known else 'unknown'}, {'good' if is_good(case) else 'bad'} data"
    terms = case.body.get("terms") if isinstance(case.body, dict) else None
    if is_good(case) and isinstance(terms, dict) and random.random() < 0.7:
        terms |= {"game": random.choice(list(GAMES)), "settings": {}}
    known = {"Authorization": f"Bearer {client.guest.token}"} if is_known else {}
    answer = case.call(session=client.session, headers=known)
    sent = f"{case.method} {answer.request.url} {answer.request.body!r}"
    if case.path.endswith("/act") and answer.status_code == 200:
        message = msgspec.json.decode(answer.content, type=wire.Reply)
        body = answer.request.body
        assert isinstance(body, (bytes, str))
        results.news(kind, body, message)
        if client.table.table["id"] in case.formatted_path:
            client.table.note(0, body, message)
    else:
        headers = {name: values[0] for name, values in answer.headers.items()}
        results.http(kind, sent, answer.status_code, headers, answer.content)
    if case.method == "DELETE" and answer.status_code == 200:
        client.come_back()
    try:
        case.validate_response(answer, checks=CHECKS)
    except FailureGroup as found:
        for failure in found.exceptions:
            results.fault(kind, sent, f"{type(failure).__name__}: {failure} ({answer.status_code})")


def is_good(case: Case[Any]) -> bool:
    return case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
