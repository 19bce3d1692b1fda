"""Responses: plain data as JSON, and the one form that every error has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response


class Json(Response):
    """An answer in JSON; its content is plain data."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Encode the answer."""
        return msgspec.json.encode(content)


def error(
    path: str, expected: str, found: str, *, rule: str | None = None, message: str = "", code: str = ""
) -> dict[str, object]:
    """Return what went wrong in the form that docs/api.md gives."""
    said = message or f"{path}: expected {expected}, found {found}"
    told = {"path": path, "expected": expected, "found": found, "rule": rule, "message": said}
    return {"error": {**told, "code": code} if code else told}


def problem(
    status: int,
    path: str,
    expected: str,
    found: str,
    headers: Mapping[str, str] | None = None,
    message: str = "",
    code: str = "",
) -> Json:
    """Answer that something went wrong."""
    return Json(error(path, expected, found, message=message, code=code), status, dict(headers or {}))
