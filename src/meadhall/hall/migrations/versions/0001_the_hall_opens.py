"""The hall opens: guests, secrets, tables, members, entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_secrets_guest", "secrets", ["guest"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(32), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
        sa.Column("is_muted", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_in_the_list", "tables", ["is_public", "phase", "changed"])
    op.create_index("tables_to_wake", "tables", ["wake"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
    )
    op.create_index("members_of_a_guest", "members", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sender", sa.String(48), nullable=True),
        sa.Column("lines", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "sender", name="entries_sent_once"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("sender", sa.String(48), nullable=False),
        sa.UniqueConstraint("table_id", "sender", name="said_once"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    for name in ("chat", "entries", "members", "tables", "secrets", "guests"):
        op.drop_table(name)
