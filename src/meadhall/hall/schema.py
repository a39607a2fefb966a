"""The tables of the database.

A match is the lines of its record. Every decision is one row of `entries`, keyed by the number of its first entry:
the process that inserts the row has decided, and nobody can decide the same thing twice.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # session, move or recovery
    Column("expires", BigInteger, nullable=False),  # 0: never
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("phase", String(8), nullable=False),  # open, running, over or closed
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),  # wire.Terms as JSON
    Column("seats", Text, nullable=False),  # a list of wire.Sitting as JSON
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # secret until the match is over; its hash is not
    Column("head", Text, nullable=False),  # header of the record, once begun; has the seed
    Column("laid", Text, nullable=False, server_default=""),  # answers that lead to the start position
    Column("rules", Integer, nullable=False, server_default="0"),  # the rules version; 0: the newest when it begins
    Column("rematch", String(16), nullable=False),
    Column("is_muted", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger, nullable=False),  # when it needs attention without a request; 0: never
    Index("tables_in_the_list", "is_public", "phase", "changed"),
    Index("tables_to_wake", "wake"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(8), nullable=False),  # seated, watching or removed
    Index("members_of_a_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("sender", String(48), nullable=True),  # guest and action id: what is sent twice counts once
    Column("lines", Text, nullable=False),
    UniqueConstraint("table_id", "sender", name="entries_sent_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("guest", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("sender", String(48), nullable=False),
    UniqueConstraint("table_id", "sender", name="said_once"),
)
