"""Signed links: each allows one thing, without a cookie."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from parlour.tables.errors import NotFound

OFF_SALT: Final = "parlour.notices.off"
CONFIRM_SALT: Final = "parlour.notices.confirm"
CONFIRM_WITHIN: Final = 2 * 24 * 3600
MAX_LENGTH: Final = 600
MAIL: Final = "mail"
PUSH: Final = "push"


@dataclass(frozen=True)
class OffLink:
    """What a link ends: a person's e-mail notices, or the messages to one device."""

    kind: str
    what: str  # for e-mail the person, for push the subscription


class SignedLinks:
    """Writes and reads signed links, with the keys that sign cookies."""

    def __init__(self, keys: list[str]) -> None:
        how = {"digest_method": hashlib.sha256}
        self._off: Final = URLSafeSerializer(keys, salt=OFF_SALT, signer_kwargs=how)
        self._confirm: Final = URLSafeTimedSerializer(keys, salt=CONFIRM_SALT, signer_kwargs=how)

    def off(self, kind: str, what: str) -> str:
        """Write a token that ends a kind of notice."""
        token: str = self._off.dumps([kind, what])
        return token

    def read_off(self, token: str) -> OffLink:
        """Read such a token; `NotFound` if its signature is wrong."""
        return OffLink(*_pair(lambda: self._off.loads(token), token))

    def confirm(self, person: str, address: str) -> str:
        """Write a token that confirms an address for a person."""
        token: str = self._confirm.dumps([person, address])
        return token

    def read_confirm(self, token: str) -> tuple[str, str]:
        """Read such a token: person and address; `NotFound` if it is too old or its signature is wrong."""
        return _pair(lambda: self._confirm.loads(token, max_age=CONFIRM_WITHIN), token)


def _pair(read: Callable[[], object], token: str) -> tuple[str, str]:
    try:
        found = read() if len(token) <= MAX_LENGTH else None
    except BadSignature:
        found = None
    if not isinstance(found, list) or len(found) != 2:
        raise NotFound("token")
    return str(found[0]), str(found[1])
