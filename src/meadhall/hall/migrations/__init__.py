"""The migrations of the database (Alembic)."""
