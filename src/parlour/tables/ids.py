"""Random ids and tokens. They are used in URLs and on command lines, so none begins with a hyphen."""

from __future__ import annotations

import secrets
from typing import Final

ID_BYTES: Final = 12
TOKEN_BYTES: Final = 20  # 160 bits: a token is a secret that grants access


def new_id() -> str:
    """Make a unique id; it need not be kept secret."""
    return _unguessable(ID_BYTES)


def new_token() -> str:
    """Make a secret token: whoever has it may do what it is for."""
    return _unguessable(TOKEN_BYTES)


def _unguessable(size: int) -> str:
    made = secrets.token_urlsafe(size)
    return _unguessable(size) if made.startswith("-") else made
