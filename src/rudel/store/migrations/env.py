"""Alembic's door: the store hands its own connection in."""

from alembic import context

from rudel.store.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
context.run_migrations()
