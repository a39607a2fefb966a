"""Queries about tables: plain functions of a connection."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, insert, literal_column, or_, select, update

from meadhall.hall.notifications import notify
from meadhall.hall.rows import CLOSED, OPEN, OVER, RUNNING, SEATED, WATCHING, Decision, row_of
from meadhall.hall.schema import chat, entries, members, tables
from meadhall.hall.store import Prepared, insert_new, new_row_of
from meadhall.hall.wire import Said
from meadhall.match.new_match import is_playable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from meadhall.hall.rows import NewDecision, TableRow

MAX_LISTED = 100
MAX_CHAT = 200


class Added(Enum):
    """The outcome of writing a decision."""

    ADDED = "added"
    TOO_LATE = "too late"
    """Another process has written first."""
    ALREADY_APPLIED = "sent before"
    """The same action has been written before."""


def add_table(c: Connection, row: TableRow, limit: int) -> bool:
    """Add a table, unless its host has too many unfinished ones."""
    if count_open(c, row.host) >= limit:
        return False
    c.execute(insert(tables), row.values())
    save_members(c, row)
    return True


def add_rematch(c: Connection, old: TableRow, new: TableRow, limit: int, notice: str) -> bool:
    """Add the rematch of a table, unless there is one already; all who sat there are invited."""
    if count_open(c, new.host) >= limit:
        return False
    if change_table(c, replace(old, rematch=new.id, changed=new.created), notice):
        add_table(c, new, limit)
        for sitting in old.seats:
            if sitting.guest and sitting.guest != new.host:
                set_role(c, new.id, sitting.guest, WATCHING)
    return True


def change_table(c: Connection, row: TableRow, notice: str, roles: Mapping[str, str | None] | None = None) -> bool:
    """Update a table if its revision is still the same; raise the revision by one.

    `roles` are the new roles of guests.
    """
    values = replace(row, revision=row.revision + 1).values()
    del values["wake"]  # set with the entries
    done = c.execute(
        update(tables).where(tables.c.id == row.id, tables.c.revision == row.revision).values(values)
    ).rowcount
    if done:
        save_members(c, row)
        for guest, role in (roles or {}).items():
            set_role(c, row.id, guest, role)
        notify(c, notice)
    return done == 1


def save_members(c: Connection, row: TableRow) -> None:
    """Note who sits at a table."""
    for sitting in row.seats:
        if sitting.guest:
            insert_new(c, members, {"table_id": row.id, "guest": sitting.guest, "role": SEATED})
            c.execute(
                update(members)
                .where(members.c.table_id == row.id, members.c.guest == sitting.guest, members.c.role != SEATED)
                .values(role=SEATED)
            )


def set_role(c: Connection, table: str, guest: str, role: str | None) -> None:
    """Set the role of a guest at a table; None: no role."""
    c.execute(delete(members).where(members.c.table_id == table, members.c.guest == guest))
    if role is not None:
        c.execute(insert(members), {"table_id": table, "guest": guest, "role": role})


def role_of(c: Connection, table: str, guest: str) -> str | None:
    """Return the role of a guest at a table."""
    return c.execute(
        select(members.c.role).where(members.c.table_id == table, members.c.guest == guest)
    ).scalar_one_or_none()


def roles_at(c: Connection, table: str) -> dict[str, str]:
    """Return the roles of guests at a table."""
    rows = c.execute(select(members.c.guest, members.c.role).where(members.c.table_id == table))
    return {row.guest: row.role for row in rows}


def find_table(c: Connection, id: str) -> TableRow | None:  # noqa: A002
    """Return a table."""
    row = c.execute(select(tables).where(tables.c.id == id)).one_or_none()
    return None if row is None else row_of(row)


def open_tables(c: Connection) -> list[TableRow]:
    """Return the public tables that are open or running, the latest first."""
    rows = c.execute(
        select(tables)
        .where(tables.c.is_public, tables.c.phase.in_([OPEN, RUNNING]))
        .order_by(tables.c.changed.desc())
        .limit(MAX_LISTED)
    )
    return [row_of(row) for row in rows]


def tables_of(c: Connection, guest: str) -> list[TableRow]:
    """Return the tables at which a guest sits or sat, the latest first."""
    rows = c.execute(
        select(tables)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.guest == guest, members.c.role == SEATED, tables.c.phase != CLOSED)
        .order_by(tables.c.changed.desc())
        .limit(MAX_LISTED)
    )
    return [row_of(row) for row in rows]


def count_open(c: Connection, guest: str) -> int:
    """Return how many unfinished tables a guest hosts; one that can only be read counts as finished."""
    rows = c.execute(select(tables.c.head).where(tables.c.host == guest, tables.c.phase.in_([OPEN, RUNNING])))
    return sum(not row.head or is_playable(row.head) for row in rows)


def table_update(**values: object) -> Prepared:
    """Return a prepared update of a table's `wake` and other columns."""
    later = {"wake": bindparam("later"), **values}
    return Prepared(lambda _: update(tables).where(tables.c.id == bindparam("table")).values(later))


NEW_ENTRY = new_row_of(entries)
NOW: Any = bindparam("now")
WAKE_SECRETLY = table_update()
WAKE_TABLE = table_update(changed=NOW)
END_TABLE = table_update(
    changed=NOW, phase=literal_column(f"'{OVER}'"), revision=tables.c.revision + literal_column("1")
)


def add_entries(c: Connection, table: str, decided: NewDecision, notice: str) -> Added:
    """Write a decision, unless it is there already or another process has written first."""
    lines = "".join(decided.lines)
    if not NEW_ENTRY.execute(c, table_id=table, n=decided.n, sender=decided.action_key, lines=lines):
        if decided.action_key is not None and is_applied(c, table, decided.action_key):
            return Added.ALREADY_APPLIED
        return Added.TOO_LATE
    note = END_TABLE if decided.is_last else WAKE_SECRETLY if decided.is_secret else WAKE_TABLE
    note.execute(c, table=table, later=decided.wake, now=decided.now)
    notify(c, notice)
    return Added.ADDED


def begin_table(c: Connection, row: TableRow, decided: list[NewDecision], notice: str) -> bool:
    """Update a table that begins and write the first decisions of its match."""
    if not change_table(c, row, notice):
        return False
    for each in decided:
        if add_entries(c, row.id, each, notice) is not Added.ADDED:
            raise RuntimeError(f"table {row.id} has entries before it has begun")  # rolls back
    return True


def is_applied(c: Connection, table: str, action_key: str) -> bool:
    """Return whether an action has been applied before."""
    row = c.execute(select(entries.c.n).where(entries.c.table_id == table, entries.c.sender == action_key)).first()
    return row is not None


def entries_after(c: Connection, table: str, n: int) -> list[Decision]:
    """Return the decisions of a match after its first n entries."""
    wanted = select(entries.c.sender, entries.c.lines).where(entries.c.table_id == table, entries.c.n > n)
    return [Decision(row.sender, row.lines) for row in c.execute(wanted.order_by(entries.c.n))]


def due_tables(c: Connection, now: int, limit: int, played: Mapping[str, tuple[int, int]]) -> list[tuple[str, int]]:
    """Return the tables that need attention now, each with the time noted for it.

    `played` are the games with the oldest and the newest rules version that this process can play.
    """
    ours = [
        tables.c.rules == 0,
        *(and_(tables.c.game == key, tables.c.rules.between(*versions)) for key, versions in played.items()),
    ]
    rows = c.execute(
        select(tables.c.id, tables.c.wake)
        .where(tables.c.wake > 0, tables.c.wake <= now, tables.c.phase == RUNNING, or_(*ours))
        .order_by(tables.c.wake)
        .limit(limit)
    )
    return [(row.id, row.wake) for row in rows]


def claim(c: Connection, table: str, wake: int, later: int) -> bool:
    """Claim a due table until `later`: True for one process only."""
    return c.execute(update(tables).where(tables.c.id == table, tables.c.wake == wake).values(wake=later)).rowcount == 1


def postpone(c: Connection, table: str, claimed: int, later: int) -> None:
    """Look at a claimed table again much later: nobody can play it now."""
    c.execute(update(tables).where(tables.c.id == table, tables.c.wake == claimed).values(wake=later))


def add_chat(c: Connection, table: str, said: Said, action_key: str, notice: str) -> None:
    """Add a chat message, once."""
    values = {"table_id": table, "guest": said.guest, "name": said.name, "text": said.text, "at": said.at}
    if insert_new(c, chat, {**values, "sender": action_key}):
        notify(c, notice)


def chat_after(c: Connection, table: str, n: int) -> list[Said]:
    """Return the chat after message n, the last messages if it is long."""
    rows = c.execute(
        select(chat).where(chat.c.table_id == table, chat.c.id > n).order_by(chat.c.id.desc()).limit(MAX_CHAT)
    ).all()
    return [Said(row.id, row.guest, row.name, row.text, row.at) for row in reversed(rows)]
