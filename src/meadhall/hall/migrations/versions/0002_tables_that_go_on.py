"""A table may go on from where an earlier match stood."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add where the answers of that match are kept."""
    op.add_column("tables", sa.Column("laid", sa.Text, nullable=False, server_default=""))
