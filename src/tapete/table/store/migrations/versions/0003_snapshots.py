"""Snapshots of rooms, and when somebody last looked at a table."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seen = updated")
    op.create_index("tables_by_seen", "tables", ["status", "seen"])
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(length=12), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("program", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=32), nullable=False),
        sa.Column("checksum", sa.String(length=32), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False))
