"""A table may start from a position of an earlier match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column for the answers of that match."""
    op.add_column("tables", sa.Column("laid", sa.Text, nullable=False, server_default=""))
