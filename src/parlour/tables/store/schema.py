"""The schema of the database, the same for SQLite and PostgreSQL. Bodies are JSON text, times seconds since 1970."""

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
    false,
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

# Personal links, by the hash of their token.
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

# The header of a table. The columns below the line follow from the entries; they are stored for lists and queries.
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
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("clock", Text, nullable=True),
    Column("host", ID, nullable=False, index=True),
    Column("made", Float, nullable=False),
    # ----
    Column("seq", BigInteger, nullable=False, server_default="0"),  # of the last entry; a writer locks the row
    Column("status", String(20), nullable=False),
    Column("places", Text, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", Float, nullable=True, index=True),  # when the first clock runs out
    Column("changed", Float, nullable=False),  # the time of the last public change
    Index(None, "status", "changed"),
)

# Every change of a table is one row. A table is restored by applying its entries in order.
entries: Final = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", ID, nullable=True, index=True),  # the author of a chat message, or the person removed
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "seq"),
)

# The members of a table: players, and guests who watch.
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

# Answers to clients' requests, so that a repeated request is not carried out twice.
requests: Final = Table(
    "requests",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, nullable=False),
    Column("request", ID, nullable=False),
    Column("answer", Text, nullable=False),
    Column("seq", BigInteger, nullable=False, server_default="0"),  # of the last entry that the request caused
    PrimaryKeyConstraint("table", "person", "request"),
)

# The last heartbeat of any process, in a single row: clocks are stopped while no process runs.
heartbeat: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)

# The processes that serve this store. One without a heartbeat for a while is dead, and others serve its tables.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("seen", Float, nullable=False),
)

# Which process serves the bots and the clocks of a table.
leases: Final = Table(
    "leases",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", ID, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Who watches which table, through which process.
presence: Final = Table(
    "presence",
    metadata,
    Column("process", ID, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("table", ID, nullable=False, index=True),
    Column("person", ID, nullable=False),
    PrimaryKeyConstraint("process", "table", "person"),
)

# Browsers that get a push message when it is their person's turn, by the hash of their endpoint.
push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(120), nullable=False),
    Column("secret", String(60), nullable=False),
    Column("made", Float, nullable=False),
)

# Addresses for e-mail notices; used only after the recipient has confirmed them.
mail_addresses: Final = Table(
    "mail_addresses",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Float, nullable=True),
    Column("made", Float, nullable=False),
)

# Private feeds, by the hash of their token.
feeds: Final = Table(
    "feeds",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", ID, nullable=False, unique=True),
    Column("made", Float, nullable=False),
)

# The last turn that a person was notified of, or saw: claimed by one process, so that nobody is notified twice.
notices: Final = Table(
    "notices",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("turn", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "person"),
)

# Admin jobs: what `parlour admin` asks a running server to do; the process that claims one stores the outcome.
admin_jobs: Final = Table(
    "errands",
    metadata,
    Column("id", ID, primary_key=True),
    Column("what", String(20), nullable=False),
    Column("subject", ID, nullable=False),
    Column("made", Float, nullable=False),
    Column("taken", Float, nullable=True),
    Column("outcome", Text, nullable=True),
)

# Reviews of matches that are over: requested, planned (which decisions are evaluated), finished.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("plan", Text, nullable=True),
    Column("finished", Float, nullable=True, index=True),
)

# Evaluations of single decisions, by step of the match; null if the evaluation failed.
judgements: Final = Table(
    "judgements",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("step", Integer, nullable=False),
    Column("body", Text, nullable=True),
    PrimaryKeyConstraint("table", "step"),
)

# Editions that people write here, whether they are valid yet or not. Those that are also stand in `editions`.
own_editions: Final = Table(
    "own_editions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("owner", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("name", String(80), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("findings", Text, nullable=False),  # what the check of the data said
    Column("digest", String(80), nullable=True, index=True),  # null while the data are not valid
    Column("based_on", String(80), nullable=True),
    Column("checked", Text, nullable=False),
    Column("share", ID, nullable=True, unique=True),  # the token of its link
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

# Editions of others that people keep after they have opened the link.
kept_editions: Final = Table(
    "kept_editions",
    metadata,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("edition", ID, ForeignKey("own_editions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("person", "edition"),
)

# The edition that this server plays a game with, unless another is chosen.
usual_editions: Final = Table(
    "usual_editions",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("digest", String(80), ForeignKey("editions.digest"), nullable=False),
)
