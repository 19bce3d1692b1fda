"""Editions of people's own, those that others keep, and the usual edition of a game."""

import sqlalchemy as sa
from alembic import op

revision = "v0005"
down_revision = "v0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for editions that people write on the server."""
    op.create_table(
        "own_editions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("findings", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=80), nullable=True),
        sa.Column("based_on", sa.String(length=80), nullable=True),
        sa.Column("checked", sa.Text(), nullable=False),
        sa.Column("share", sa.String(length=64), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_own_editions_owner"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_editions")),
        sa.UniqueConstraint("share", name=op.f("uq_own_editions_share")),
    )
    op.create_index(op.f("ix_own_editions_owner"), "own_editions", ["owner"], unique=False)
    op.create_index(op.f("ix_own_editions_digest"), "own_editions", ["digest"], unique=False)
    op.create_table(
        "kept_editions",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_kept_editions_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["edition"], ["own_editions.id"], name=op.f("fk_kept_editions_edition"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "edition", name=op.f("pk_kept_editions")),
    )
    op.create_index(op.f("ix_kept_editions_edition"), "kept_editions", ["edition"], unique=False)
    op.create_table(
        "usual_editions",
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("digest", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["digest"], ["editions.digest"], name=op.f("fk_usual_editions_digest")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_usual_editions")),
    )
