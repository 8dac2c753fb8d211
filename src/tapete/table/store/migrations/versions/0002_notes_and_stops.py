"""Words beside choices, where a person wants to be asked, and the time of calls."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("calls", sa.Float(), nullable=False, server_default="8"))
    op.add_column("entries", sa.Column("note", sa.String(length=300), nullable=True))
    op.add_column("seats", sa.Column("stops", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("passing", sa.Integer(), nullable=True))
