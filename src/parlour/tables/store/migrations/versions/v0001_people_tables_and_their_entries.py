"""People, tables and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "v0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make people, tables and their entries."""
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_editions")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("avatar", sa.String(length=40), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_person"), "links", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.String(length=80), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("to_act", sa.Text(), nullable=False),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["edition"], ["editions.digest"], name=op.f("fk_tables_edition")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index(op.f("ix_tables_status_changed"), "tables", ["status", "changed"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_entries")),
    )
    op.create_index(op.f("ix_entries_person"), "entries", ["person"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_invitations_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_invitations")),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_members_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_members")),
    )
    op.create_index(op.f("ix_members_person"), "members", ["person"], unique=False)
    op.create_table(
        "requests",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("request", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_requests_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", "request", name=op.f("pk_requests")),
    )
