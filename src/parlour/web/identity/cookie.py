"""The identity cookie: signed, and not readable by scripts."""

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
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers allow
MAX_COOKIE_LENGTH: Final = 400


class Identity:
    """Reads and writes the identity cookie."""

    def __init__(self, keys: list[str]) -> None:
        self._serializer: Final = URLSafeSerializer(keys, salt=SALT, signer_kwargs={"digest_method": hashlib.sha256})

    def read(self, connection: HTTPConnection) -> str | None:
        """Return the person's id in the cookie; None without a cookie, or with one that has a wrong signature."""
        cookie = connection.cookies.get(cookie_name(is_secure(connection)), "")
        if not cookie or len(cookie) > MAX_COOKIE_LENGTH:
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
        self._set(connection, response, self.sign(person), COOKIE_SECONDS)

    def clear(self, connection: HTTPConnection, response: Response) -> None:
        """Clear the cookie."""
        self._set(connection, response, "", 0)

    def _set(self, connection: HTTPConnection, response: Response, value: str, life: int) -> None:
        secure = is_secure(connection)
        response.set_cookie(
            cookie_name(secure), value, max_age=life, path="/", secure=secure, httponly=True, samesite="lax"
        )


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether the browser uses https; headers of proxies count only if the proxy is trusted."""
    return connection.scope.get("scheme") in {"https", "wss"}


def cookie_name(secure: bool) -> str:
    """Return the name of the cookie."""
    return SECURE_NAME if secure else NAME
