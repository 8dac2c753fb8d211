"""Who reads and writes a table's chat, and lines of spectators."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat", sa.String(length=10), nullable=False, server_default="heard"))
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("seat", existing_type=sa.Integer(), nullable=True)
