"""A guest who is a program: lays a table of Keltis in a hall, plays against a bot and answers at random.

    python visitor.py http://127.0.0.1:8080

Needs `websockets` and nothing else of Meadhall; docs/guide/hall.md tells what goes over the wire.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(hall: str, path: str, token: str = "", **body: object) -> dict[str, object]:
    """Ask the hall for something with POST; return its answer."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = Request(hall + path, json.dumps(body).encode(), headers)  # noqa: S310 - the address is the reader's own
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        found: dict[str, object] = json.load(answer)
    return found


def play(hall: str) -> list[int]:
    """Play a match; return the places of all seats."""
    token = str(ask(hall, "/api/guests", name="Visitor", bearer=True)["token"])
    terms = {"game": "keltis", "seats": 2}
    table = ask(hall, "/api/tables", token, terms=terms, bots={"1": "easy"})["id"]
    ask(hall, f"/api/tables/{table}/begin", token)
    address = f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        for number in range(10**6):
            news = json.loads(line.recv())
            if news["is"] == "refused":
                raise ValueError(news["error"])
            if news["is"] != "state":
                continue
            if news["result"]:
                return list(news["result"]["ranks"])
            if news["question"]:
                option = random.choice(news["question"]["options"])["option"]
                line.send(json.dumps({"do": "answer", "id": str(number), "option": option, "version": news["version"]}))
    return []


if __name__ == "__main__":
    print("places:", play(sys.argv[1].rstrip("/")))
