"""`meadhall serve`: open the hall, print its address, keep it open until told to stop."""

from __future__ import annotations

import errno
import gc
import json
import logging
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from time import gmtime, strftime
from typing import TYPE_CHECKING

import segno
import uvicorn
from platformdirs import user_data_dir
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from meadhall.core import registry
from meadhall.hall.app import application
from meadhall.hall.hall import Hall
from meadhall.hall.porch import Hatch, Porch
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.thinkers import Thinkers
from meadhall.hall.upgrade import TooNew, upgrade
from meadhall.presentation import scene_of, text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_MESSAGE = 16 * 1024
"""The longest message of a socket, in bytes."""
FILE = "hall.db"
OF_STRANGERS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn says of requests and messages that make no sense."""


class CannotOpen(OSError):
    """The hall cannot be opened; says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Opening:
    """How the hall is to be opened."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""
    """The URL of the database; empty: a file in the data folder."""
    data: Path | None = None
    names: Sequence[str] = ()
    """Under which names, besides the addresses it listens to, the hall may be asked for."""
    webhooks: Sequence[str] = ()
    """Where guests may be told that it is their turn: how such addresses begin."""
    is_lan: bool = False
    opens_browser: bool = True
    logs: str = "warning"


def serve(opening: Opening) -> int:
    """Keep the hall open until told to stop; raises `CannotOpen`."""
    store = open_store(opening)
    host = "0.0.0.0" if opening.is_lan else opening.host  # noqa: S104 - the person asked for it
    listening = listen_on(host, opening.port)
    port = listening.getsockname()[1]
    hosts = {"127.0.0.1", "localhost", "::1", host.lower(), *(name.lower() for name in opening.names)}
    shown = host
    if host in ("0.0.0.0", "::"):  # noqa: S104
        shown = lan_address()
        hosts |= {shown, socket.gethostname().lower()}
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    set_up_logs(opening.logs)
    settle()
    hall = Hall(store, Thinkers(), opening.webhooks)
    config = uvicorn.Config(
        application(hall, hosts),
        http=Porch,
        ws=Hatch,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
        timeout_graceful_shutdown=5,
    )
    print(f"The hall is open: {address}", flush=True)
    print("Ctrl-C closes it; every table will be there again.", flush=True)
    if opening.is_lan:
        segno.make(address).terminal(compact=True)
    if opening.opens_browser and sys.stdout.isatty():
        Timer(1.0, webbrowser.open, [address]).start()
    signal.signal(signal.SIGTERM, leave)  # uvicorn puts its own in its place, and gives it back when all is done
    with suppress(KeyboardInterrupt):  # everything is written and said by then
        uvicorn.Server(config).run([listening])
    return 0


def leave(*_: object) -> None:
    """Leave as after Ctrl-C: whoever ends the hall with a signal has ended it well."""
    sys.exit(0)


def settle() -> None:
    """Load every game, and see to it that nobody waits long for the interpreter.

    A whole sweep for garbage stops everything for as long as there are many tables, so the hall sweeps by itself, and
    seldom. The writer needs the interpreter only for moments: it must not wait for a whole slice of the loop's time.
    """
    for key in registry.names():
        text_of(registry.game(key))
        scene_of(registry.game(key))
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000_000)
    sys.setswitchinterval(0.0002)


def open_store(opening: Opening) -> Store:
    """Return the database, brought up to date."""
    folder = opening.data or Path(user_data_dir("meadhall"))
    url = opening.db
    if not url:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / ".writable"
            probe.touch()
            probe.unlink()
        except OSError as error:
            fault = error.strerror or str(error)
            raise CannotOpen(f"cannot keep tables in {folder}: {fault} (choose another folder: --data DIR)") from None
        url = sqlite_url(folder / FILE)
    return open_url(url)


def existing_store(opening: Opening) -> Store:
    """Return the database of a hall that has been open before; raises `CannotOpen` if there is none."""
    file = (opening.data or Path(user_data_dir("meadhall"))) / FILE
    if not opening.db and not file.is_file():
        raise CannotOpen(f"there is no hall in {file.parent} (where is it? --data DIR or --db URL)")
    return open_url(opening.db or sqlite_url(file))


def open_url(url: str) -> Store:
    """Return the database at a URL, brought up to date; raises `CannotOpen`."""
    try:
        store = Store(url)
        upgrade(store)
    except TooNew as error:
        raise CannotOpen(f"{error}; install the newer Meadhall, or open another database") from None
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise CannotOpen(f"--db: no database can be opened by this URL ({first_line(error)})") from None
    except DBAPIError as error:
        raise CannotOpen(f"the database cannot be opened: {first_line(error.orig)}") from None
    return store


def first_line(error: BaseException | None) -> str:
    """Return the first line of what an error says: the rest may hold a password."""
    return (str(error).splitlines() or ["unknown fault"])[0]


def listen_on(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises `CannotOpen` with what to do about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotOpen(f"port {port} is taken: is the hall open already? (another one: --port N)") from None
        raise CannotOpen(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return listening


def lan_address() -> str:
    """Return the address of this machine in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return str(found)


class JsonLines(logging.Formatter):
    """A log entry as a line of JSON; nothing secret is ever put into one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {
            "at": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if hasattr(record, "table"):
            told["table"] = record.table
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def is_ours(record: logging.LogRecord) -> bool:
    """Return whether something is worth a line: strangers could fill a disk with what only they can help."""
    return record.getMessage() not in OF_STRANGERS


def set_up_logs(level: str) -> None:
    """Write log entries to standard error, one JSON object to a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if level != "debug":
        logging.getLogger("uvicorn.error").addFilter(is_ours)
