"""The tables of the database; migrations/ brings older ones here."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

meta = MetaData()

house = Table(
    "house",
    meta,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
)

tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("opened_from", String(64), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

rows = Table(
    "rows",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer),
    Column("command", String(64)),
    Column("asked", LargeBinary(32)),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="one_command_once"),
)

chairs = Table(
    "chairs",
    meta,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False, index=True),
)

people = Table(
    "people",
    meta,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("avatar", String(16), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    meta,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
)

transfers = Table(
    "transfers",
    meta,
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
