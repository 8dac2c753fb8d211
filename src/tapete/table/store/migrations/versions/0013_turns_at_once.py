"""A table may wait for several seats, which are asked at once."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The rows go by a table of another name, because not every database can change a primary key."""
    _create("turns_kept")
    op.execute("INSERT INTO turns_kept SELECT code, seat, moment, since, told FROM turns")
    op.drop_table("turns")
    _create("turns")
    op.execute("INSERT INTO turns SELECT code, seat, moment, since, told FROM turns_kept")
    op.drop_table("turns_kept")


def _create(name: str) -> None:
    op.create_table(name,
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat")
    )
