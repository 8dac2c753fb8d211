"""Addresses for notices of a turn."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("notices",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("service", sa.String(length=10), nullable=True),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("site", sa.String(length=300), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("stop", sa.String(length=40), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("stop")
    )
    op.create_index("notices_by_player", "notices", ["player"])
