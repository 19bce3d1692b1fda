"""The identity cookie: signed, and unreadable to scripts."""

from __future__ import annotations

import hashlib
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

SALT: Final = "parlour.person"
NAME: Final = "parlour"
# Browsers accept a name with this prefix only over https, for the whole site and from this very host.
SECURE_NAME: Final = "__Host-parlour"
LIFE: Final = 400 * 24 * 3600  # the longest that browsers allow
LONGEST: Final = 400


class Identity:
    """Reads and writes the cookie that says who somebody is."""

    def __init__(self, keys: list[str]) -> None:
        self._serializer: Final = URLSafeSerializer(keys, salt=SALT, signer_kwargs={"digest_method": hashlib.sha256})

    def read(self, connection: HTTPConnection) -> str | None:
        """Return the id of the person that the cookie names; None without one, or with one that we did not sign."""
        cookie = connection.cookies.get(cookie_name(is_secure(connection)), "")
        if not cookie or len(cookie) > LONGEST:
            return None
        try:
            person = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def sign(self, person: str) -> str:
        """Return the cookie's value for a person."""
        signed: str = self._serializer.dumps(person)
        return signed

    def write(self, connection: HTTPConnection, response: Response, person: str) -> None:
        """Set the cookie of a person."""
        self._set(connection, response, self.sign(person), LIFE)

    def clear(self, connection: HTTPConnection, response: Response) -> None:
        """Clear the cookie."""
        self._set(connection, response, "", 0)

    def _set(self, connection: HTTPConnection, response: Response, value: str, life: int) -> None:
        secure = is_secure(connection)
        response.set_cookie(
            cookie_name(secure), value, max_age=life, path="/", secure=secure, httponly=True, samesite="lax"
        )


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether the browser talks to us over https; of proxies only trusted ones are believed."""
    return connection.scope.get("scheme") in {"https", "wss"}


def cookie_name(secure: bool) -> str:
    """Name the cookie."""
    return SECURE_NAME if secure else NAME
