"""Whether a database holds real tables or rehearsed ones. Older programs know of no prepared cards, and stay away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Whatever an older program has kept is real."""
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    if op.get_bind().execute(sa.text("SELECT 1 FROM tables LIMIT 1")).first() is not None:
        op.bulk_insert(house, [{"id": 1, "kind": "real"}])
