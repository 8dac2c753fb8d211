"""Hosts, holders of seats, forks, stopped clocks, and the owners of replays."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("several", sa.Boolean(), nullable=False, server_default=sa.false()))
    for name in ("fork", "tries", "left"):
        op.add_column("tables", sa.Column(name, sa.JSON(none_as_null=True), nullable=True))
    for name in ("since", "seen"):
        op.add_column("seats", sa.Column(name, sa.Float(), nullable=True))
    op.create_table("holders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id")
    )
    op.create_index("holders_by_table", "holders", ["code"])
    # It is unknown which browsers hold the seats of existing tables. The empty text is no key's hash.
    op.execute("INSERT INTO holders (code, seat, player, token, \"left\") "
               "SELECT code, seat, '', token, false FROM seats WHERE token IS NOT NULL")
    op.add_column("replays", sa.Column("code", sa.String(length=12), nullable=True))
    op.add_column("replays", sa.Column("password", sa.String(length=200), nullable=True))
    op.add_column("replays", sa.Column("holders", sa.JSON(), nullable=False, server_default="[]"))
    # An older replay belongs to the table that names it.
    op.execute("UPDATE replays SET code = (SELECT tables.code FROM tables WHERE tables.replay = replays.id LIMIT 1)")
    op.execute("UPDATE replays SET password = (SELECT tables.password FROM tables WHERE tables.code = replays.code)")
