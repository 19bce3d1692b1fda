"""Hints at a table, and reviews of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "v0004"
down_revision = "v0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow no hints at tables that were made without the question; make room for reviews."""
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_finished"), "reviews", ["finished"], unique=False)
    op.create_table(
        "judgements",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_judgements_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "step", name=op.f("pk_judgements")),
    )
