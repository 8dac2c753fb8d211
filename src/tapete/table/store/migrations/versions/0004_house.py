"""The host's values for the whole server, and bans."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("words",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.JSON(none_as_null=True), nullable=True),
        sa.PrimaryKeyConstraint("name")
    )
    op.create_table("bans",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("network")
    )


def downgrade() -> None:
    for table in ("bans", "words"):
        op.drop_table(table)
