"""A table keeps the rules version by which its match is played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the version: from the head, or 1 where an earlier match is laid out, since there was no other then."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", *map(sa.column, ("id", "head", "laid", "rules")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.head).where(tables.c.head != "")).all():
        rules = int(row.head.splitlines()[2].removeprefix("rules "))
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(rules=rules))
    connection.execute(sa.update(tables).where(tables.c.head == "", tables.c.laid != "").values(rules=1))
