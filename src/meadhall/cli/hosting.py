"""The commands for hosting: serve, backup, restore."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

from meadhall.cli.arguments import Commands, add_json, path

BOT_MS = 400
"""How long a bot takes at least: less would tell when it had no choice."""
MAX_BOT_MS = 10_000


def add_serve(commands: Commands) -> None:
    """Add `serve`; its arguments are named as the fields of `ServeOptions`."""
    parser = commands.add_parser("serve", help="open the hall: people join by browser (the default)")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: 127.0.0.1, this machine only)")
    parser.add_argument("--port", type=port, default=8080, help="on which port (default: 8080; 0: any that is free)")
    parser.add_argument("--lan", dest="is_lan", action="store_true", help="let people in the local network join")
    help_text = "a name that the hall goes by, behind a proxy"
    parser.add_argument("--name", dest="names", action="append", default=[], metavar="NAME", help=help_text)
    help_text = "the database, e.g. postgresql+psycopg://… (else SQLite)"
    parser.add_argument("--db", default="", metavar="URL", help=help_text)
    parser.add_argument("--data", type=path, metavar="DIR", help="where to keep the tables (default: your data folder)")
    help_text = "notify guests of their turn at addresses that begin with URL, e.g. https://ntfy.example/"
    parser.add_argument(
        "--webhook", dest="webhooks", type=webhook, action="append", default=[], metavar="URL", help=help_text
    )
    help_text = f"a bot answers no sooner than this after it is asked, while somebody looks (default: {BOT_MS} ms)"
    parser.add_argument("--bot-ms", type=milliseconds, default=BOT_MS, metavar="MS", help=help_text)
    parser.add_argument("--no-browser", dest="opens_browser", action="store_false", help="do not open the browser")
    levels = ["debug", "info", "warning", "error"]
    parser.add_argument("--log", dest="logs", choices=levels, default="warning", help="what to log")
    parser.set_defaults(run=run_serve)


def run_serve(**options: Any) -> int:
    """Open the hall."""
    from meadhall.hall.serve import ServeOptions, serve  # takes half a second: only for those who need it

    return serve(ServeOptions(**options))


def port(text: str) -> int:
    """Parse a port number."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port: a number from 0 to 65535")
    return int(text)


def milliseconds(text: str) -> int:
    """Parse how long a bot waits at least."""
    if not text.isascii() or not text.isdigit() or int(text) > MAX_BOT_MS:
        raise ArgumentTypeError(f"{text!r} is not a number of milliseconds from 0 to {MAX_BOT_MS}")
    return int(text)


def webhook(text: str) -> str:
    """Parse the prefix of addresses that guests may be notified at."""
    if not text.startswith(("http://", "https://")) or "/" not in text.partition("://")[2]:
        raise ArgumentTypeError(f"{text!r} is not how an address begins: https://host/ or https://host/path")
    return text


def add_backup_and_restore(commands: Commands) -> None:
    """Add `backup` and `restore`, which take the same arguments."""
    for name, run, help_text in (
        ("backup", run_backup, "write all that the hall keeps to one file, while it is open"),
        ("restore", run_restore, "carry a backup over to a database that is empty"),
    ):
        parser = commands.add_parser(name, help=help_text)
        parser.add_argument("file", type=path, help="the backup: a SQLite file")
        parser.add_argument("--db", default="", metavar="URL", help="the database of the hall (else SQLite)")
        parser.add_argument("--data", type=path, metavar="DIR", help="where it keeps its tables")
        add_json(parser, "say as JSON how many rows of what there are")
        parser.set_defaults(run=run)


def run_backup(file: Path, db: str, data: Path | None, as_json: bool) -> int:
    """Write a backup of a hall."""
    from meadhall.hall.backup import backup
    from meadhall.hall.serve import ServeOptions, existing_store

    return say_rows(f"{file} holds", backup(existing_store(ServeOptions(db=db, data=data)), file), as_json)


def run_restore(file: Path, db: str, data: Path | None, as_json: bool) -> int:
    """Restore a backup of a hall."""
    from meadhall.hall.backup import restore
    from meadhall.hall.serve import ServeOptions, open_store

    return say_rows("restored:", restore(file, open_store(ServeOptions(db=db, data=data))), as_json)


def say_rows(what: str, counts: dict[str, int], as_json: bool) -> int:
    """Print the number of rows of each table."""
    counted = f"{what} {counts['guests']} guests, {counts['tables']} tables, {counts['entries']} decisions"
    print(json.dumps(counts) if as_json else counted)
    return 0
