"""Ids and tokens that nobody can guess. They go into addresses and commands, so none begins like an option."""

from __future__ import annotations

import secrets
from typing import Final

ID_BYTES: Final = 12
TOKEN_BYTES: Final = 20  # 160 bits: who knows it may do what it is for


def new_id() -> str:
    """Make an id: different from all others, and not worth keeping secret."""
    return _unguessable(ID_BYTES)


def new_token() -> str:
    """Make a token, for whom it was given to and nobody else."""
    return _unguessable(TOKEN_BYTES)


def _unguessable(size: int) -> str:
    made = secrets.token_urlsafe(size)
    return _unguessable(size) if made.startswith("-") else made
