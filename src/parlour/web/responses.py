"""Responses: plain data as JSON, and the one form that every error has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from parlour.tables.errors import Code
from parlour.web.schemas.responses import ErrorBody, ErrorResponse


class Json(Response):
    """A response in JSON; its content is plain data."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Encode the content."""
        return msgspec.json.encode(content)


def error(
    path: str, expected: str, found: str, *, rule: str | None = None, message: str = "", code: Code = ""
) -> ErrorResponse:
    """Return an error in the form of docs/api.md."""
    text = message or f"{path}: expected {expected}, found {found}"
    fields: ErrorBody = {"path": path, "expected": expected, "found": found, "rule": rule, "message": text}
    return {"error": {**fields, "code": code} if code else fields}


def problem(
    status: int,
    path: str,
    expected: str,
    found: str,
    headers: Mapping[str, str] | None = None,
    message: str = "",
    code: Code = "",
) -> Json:
    """Return an error as a response."""
    return Json(error(path, expected, found, message=message, code=code), status, dict(headers or {}))
