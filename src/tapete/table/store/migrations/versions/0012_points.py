"""The points of each seat of a finished game."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("points", sa.Integer(), nullable=True))
