"""The table at which the same people play again, and how often each has won."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("next", sa.String(length=12), nullable=True))
    op.add_column("tables", sa.Column("series", sa.JSON(none_as_null=True), nullable=True))
