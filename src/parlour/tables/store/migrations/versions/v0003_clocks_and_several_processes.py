"""Clocks, and what several processes must know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the entries of every table in its header; make room for clocks, leases and presence."""
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("seq", sa.BigInteger(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=True))
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"], unique=False)
    op.add_column("requests", sa.Column("seq", sa.BigInteger(), server_default="0", nullable=False))
    _count_entries()
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    _make_leases()
    _make_presence()


def _count_entries() -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("seq"))
    entries = sa.table("entries", sa.column("table"), sa.column("seq"))
    last = sa.select(sa.func.coalesce(sa.func.max(entries.c.seq), 0)).where(entries.c.table == tables.c.id)
    op.execute(sa.update(tables).values(seq=last.scalar_subquery()))


def _make_leases() -> None:
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("process", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name=op.f("fk_leases_process"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_leases_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_process"), "leases", ["process"], unique=False)


def _make_presence() -> None:
    op.create_table(
        "presence",
        sa.Column("process", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name=op.f("fk_presence_process"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("process", "table", "person", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_table"), "presence", ["table"], unique=False)
