"""What the store holds. Bodies are JSON as text, times seconds since 1970; nothing is peculiar to one database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

ID: Final = String(64)
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMING)

people: Final = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(200), nullable=False),
    Column("avatar", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# Personal links, known by the hash of their token.
links: Final = Table(
    "links",
    metadata,
    Column("hash", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

editions: Final = Table(
    "editions",
    metadata,
    Column("digest", String(80), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("body", Text, nullable=False),
)

# The header of a table. What stands below the line can be had from the entries; it is kept for lists and searches.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), ForeignKey("editions.digest"), nullable=False),
    Column("variant", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("host", ID, nullable=False, index=True),
    Column("made", Float, nullable=False),
    # ----
    Column("status", String(20), nullable=False),
    Column("places", Text, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "status", "changed"),
)

# Every change of a table is one row. These are the record: a table is the replay of them.
entries: Final = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", ID, nullable=True, index=True),  # whose words these are, if it is chat
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)

# Who has to do with a table: sits there, or came by invitation to watch.
members: Final = Table(
    "members",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, nullable=False, index=True),
    PrimaryKeyConstraint("table", "person"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", ID, nullable=False),
)

# What was answered to a client's request, so that asking twice does nothing twice.
requests: Final = Table(
    "requests",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, nullable=False),
    Column("request", ID, nullable=False),
    Column("answer", Text, nullable=False),
    PrimaryKeyConstraint("table", "person", "request"),
)
