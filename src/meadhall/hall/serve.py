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

from meadhall.hall import game_list
from meadhall.hall.app import application
from meadhall.hall.bot_pool import BotPool
from meadhall.hall.hall import Hall
from meadhall.hall.protocols import BoundedHttp, BoundedWebSocket
from meadhall.hall.store import Store, sqlite_url
from meadhall.hall.upgrade import TooNew, upgrade

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_MESSAGE = 16 * 1024
"""Bytes of a socket message."""
FILE = "hall.db"
IGNORED_MESSAGES = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""uvicorn's log messages about malformed requests: strangers could fill a disk with them."""


class CannotOpen(OSError):
    """The hall cannot be opened; the message says why, and what to do."""


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of `meadhall serve`."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""
    """The URL of the database; empty: a file in the data folder."""
    data: Path | None = None
    names: Sequence[str] = ()
    """Host names that requests may use, besides the hall's addresses."""
    webhooks: Sequence[str] = ()
    """Prefixes of the webhook addresses that guests may choose."""
    bot_ms: int = 0
    """How long a bot takes at least, while somebody looks."""
    is_lan: bool = False
    opens_browser: bool = True
    logs: str = "warning"


def serve(options: ServeOptions) -> int:
    """Keep the hall open until told to stop; raises `CannotOpen`."""
    store = open_store(options)
    host = "0.0.0.0" if options.is_lan else options.host  # noqa: S104 - asked for by --lan
    listening = bind_socket(host, options.port)
    port = listening.getsockname()[1]
    hosts = {"127.0.0.1", "localhost", "::1", host.lower(), *(name.lower() for name in options.names)}
    shown_host = host
    if host in ("0.0.0.0", "::"):  # noqa: S104
        shown_host = lan_address()
        hosts |= {shown_host, socket.gethostname().lower()}
    address = f"http://{f'[{shown_host}]' if ':' in shown_host else shown_host}:{port}"
    set_up_logs(options.logs)
    warm_up()
    hall = Hall(store, BotPool(), options.webhooks, options.bot_ms)
    config = uvicorn.Config(
        application(hall, hosts),
        http=BoundedHttp,
        ws=BoundedWebSocket,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MAX_MESSAGE,
        timeout_graceful_shutdown=5,
    )
    print(f"The hall is open: {address}", flush=True)
    print("Ctrl-C closes it; every table will be there again.", flush=True)
    if options.is_lan:
        segno.make(address).terminal(compact=True)
    if options.opens_browser and sys.stdout.isatty():
        Timer(1.0, webbrowser.open, [address]).start()
    signal.signal(signal.SIGTERM, exit_on_signal)  # uvicorn replaces the handler while it runs
    with suppress(KeyboardInterrupt):  # everything is written by then
        uvicorn.Server(config).run([listening])
    return 0


def exit_on_signal(*_: object) -> None:
    """Exit as after Ctrl-C: with status 0."""
    sys.exit(0)


def warm_up() -> None:
    """Load every game, and tune the interpreter for latency.

    With many tables a full garbage collection blocks the loop for a long time, so the hall runs it itself, and rarely.
    The writer's thread needs the interpreter only briefly and must not wait for a whole slice of the loop.
    """
    game_list.games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000_000)
    sys.setswitchinterval(0.0002)


def open_store(options: ServeOptions) -> Store:
    """Return the database, migrated."""
    folder = options.data or Path(user_data_dir("meadhall"))
    url = options.db
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


def existing_store(options: ServeOptions) -> Store:
    """Return the database of an existing hall; raises `CannotOpen` if there is none."""
    file = (options.data or Path(user_data_dir("meadhall"))) / FILE
    if not options.db and not file.is_file():
        raise CannotOpen(f"there is no hall in {file.parent} (where is it? --data DIR or --db URL)")
    return open_url(options.db or sqlite_url(file))


def open_url(url: str) -> Store:
    """Return the database at a URL, migrated; raises `CannotOpen`."""
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
    """Return the first line of an error: the rest may hold a password."""
    return (str(error).splitlines() or ["unknown fault"])[0]


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a bound socket; raises `CannotOpen` with advice."""
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
    """Return the address of this machine in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return str(address)


class JsonLines(logging.Formatter):
    """Formats a log entry as one line of JSON; secrets are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "at": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if hasattr(record, "table"):
            line["table"] = record.table
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether a log entry is not about a malformed request."""
    return record.getMessage() not in IGNORED_MESSAGES


def set_up_logs(level: str) -> None:
    """Log to standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    if level != "debug":
        logging.getLogger("uvicorn.error").addFilter(is_worth_logging)
