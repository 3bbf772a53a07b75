"""Rows that older programs cannot read: people change places and names, and a table may follow a lesson."""

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing is kept otherwise; older programs stay away."""
