"""A guest that is a program: creates a table of Keltis, plays against a bot and answers at random.

    python visitor.py http://127.0.0.1:8080

Needs `websockets` only; docs/guide/hall.md describes the messages.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(hall: str, path: str, token: str = "", **body: object) -> dict[str, object]:
    """Send a POST request; return the response."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = Request(hall + path, json.dumps(body).encode(), headers)  # noqa: S310 - the address is the reader's own
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        found: dict[str, object] = json.load(answer)
    return found


def play(hall: str) -> list[int]:
    """Play a match; return the ranks of all seats."""
    token = str(ask(hall, "/api/guests", name="Visitor", bearer=True)["token"])
    terms = {"game": "keltis", "seats": 2}
    table = ask(hall, "/api/tables", token, terms=terms, bots={"1": "easy"})["id"]
    ask(hall, f"/api/tables/{table}/begin", token)
    address = f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for number in range(10**6):
            message = json.loads(socket.recv())
            if message["is"] == "refused":
                raise ValueError(message["error"])
            if message["is"] != "state":
                continue
            if message["result"]:
                return list(message["result"]["ranks"])
            if message["question"]:
                option = random.choice(message["question"]["options"])["option"]
                answer = {"do": "answer", "id": str(number), "option": option, "version": message["version"]}
                socket.send(json.dumps(answer))
    return []


if __name__ == "__main__":
    print("places:", play(sys.argv[1].rstrip("/")))
