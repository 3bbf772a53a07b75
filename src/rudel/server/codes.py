"""Names that are drawn at random: tables, codes to join by, device tokens."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Nothing that looks like something else."""
CODE, TABLE, TRANSFER = 5, 12, 10


def random_code(length: int) -> str:
    """So many letters, each equally likely."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def tidy_code(said: str) -> str:
    """A code as it was drawn, however it was typed."""
    return "".join(said.upper().split()).replace("-", "")


def new_token() -> str:
    """What a device shows to be known again; only its hash is stored."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """Somebody nobody has met yet."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """A token or one-time code as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()
