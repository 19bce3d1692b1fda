"""Runs the migrations on the connection that `revisions.upgrade` passes."""

from alembic import context

from parlour.tables.store.schema import metadata

# The store has begun the transaction, so that on SQLite, too, all steps are stored or none.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
