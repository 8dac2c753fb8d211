"""Tables with positions of their own instead of the setup, and first lessons."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("given", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("lesson", sa.String(length=32), nullable=True))
