"""Errors: which response each kind of error gets."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy, NotFound, Refused, Unreadable, Unusable
from parlour.tables.table_service import TableService
from parlour.web.context import context
from parlour.web.rate_limits import TooOften
from parlour.web.responses import Json, error, problem
from parlour.web.schemas.responses import Problem

BUSY_SECONDS: Final = "2"
LONGEST_FOUND: Final = 60
SAID: Final[dict[int | str, str]] = {
    400: "the body cannot be read",
    403: "from another site",
    404: "there is none, or none to be seen",
    409: "not allowed now, or not to this person; with a card: a table that this server cannot read",
    413: "the body is too large",
    414: "the address is too long",
    415: "the body is not of the kind asked for",
    422: "something in the request is not as it should be",
    429: "too often; Retry-After says when to try again",
    431: "the headers are too large",
    503: "too much is under way, the store fails, the server leaves or is too old; Retry-After says when to try again",
}
READING: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": SAID[status]} for status in (404, 409, 414, 422, 429, 431, 503)
}
CHANGING: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem, "description": text} for status, text in SAID.items()
}


def wrong(_: Request, fault: Exception) -> Response:
    """Answer bad input."""
    assert isinstance(fault, Wrong)
    return Json(error(fault.path, fault.expected, fault.found, code=code_of(fault)), 422)


def code_of(fault: Exception) -> str:
    """Return the code of a reason that people are told in their own language, if it has one."""
    return str(getattr(fault, "code", ""))


def not_found(_: Request, fault: Exception) -> Response:
    """Answer that there is no such thing, or none that the asker may know of."""
    assert isinstance(fault, NotFound)
    told = error(fault.path, "something that is there", "nothing", message=str(fault), code=fault.code)
    return Json(told, 404)


def refused(_: Request, fault: Exception) -> Response:
    """Answer that it may not be done now, with the rule that forbids it if one does."""
    assert isinstance(fault, Refused)
    rule, code = fault.rule or None, fault.code
    return Json(error(fault.path, fault.expected, "otherwise", rule=rule, message=str(fault), code=code), 409)


async def unreadable(request: Request, fault: Exception) -> Response:
    """Answer that a table is there and cannot be shown: why, its card, and what may still be done with it."""
    assert isinstance(fault, Unreadable)
    return Json(await told(context(request).service, fault), 409)


async def told(service: TableService, fault: Unreadable) -> dict[str, object]:
    """Tell of a table that cannot be restored, in answers and on the socket alike."""
    return {
        **error("table", "a table that this server can read", fault.trouble, message=str(fault)),
        **await service.told(fault),
    }


def unusable(_: Request, fault: Exception) -> Response:
    """Answer that the store refuses to work, and why; the log tells it to whoever looks after the server."""
    return problem(503, "store", "one that works", "one that does not", {"Retry-After": BUSY_SECONDS}, str(fault))


def busy(_: Request, fault: Exception) -> Response:
    """Answer that too much is under way."""
    wait = {"Retry-After": BUSY_SECONDS}
    return problem(503, "server", "some room", "too much under way", wait, str(fault), code_of(fault))


def too_often(_: Request, fault: Exception) -> Response:
    """Answer that this was done too often."""
    assert isinstance(fault, TooOften)
    return problem(429, "request", f"a pause of {fault.wait} s", "no pause", {"Retry-After": str(fault.wait)})


def invalid(_: Request, fault: Exception) -> Response:
    """Answer a body or a parameter that does not fit its model: the first complaint."""
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    where = [str(part) for part in first["loc"][1:]]
    found = repr(first.get("input"))
    short = found if len(found) <= LONGEST_FOUND else found[: LONGEST_FOUND - 3] + "..."
    path = ".".join(where) or str(first["loc"][0])
    expected = _expected(first)
    return problem(422, path, expected, short, message=f"{path}: {expected}")


def _expected(complaint: dict[str, Any]) -> str:
    """Return what a complaint of a model asks for."""
    if complaint["type"] == "union_tag_invalid":
        return f"Field {complaint['ctx']['discriminator']} should be one of {complaint['ctx']['expected_tags']}"
    return str(complaint["msg"])


def http(_: Request, fault: Exception) -> Response:
    """Answer what the framework refuses: unknown paths, wrong methods, bodies that cannot be read."""
    assert isinstance(fault, HTTPException)
    phrase = HTTPStatus(fault.status_code).phrase
    message = fault.detail if fault.status_code == 400 else phrase
    return problem(fault.status_code, "request", "another request", phrase, fault.headers, message)


def mistake(_: Request, __: Exception) -> Response:
    """Answer for a mistake of ours, without telling more than that; the log tells the rest."""
    return problem(500, "server", "an answer", "a mistake of ours")


def install(app: FastAPI) -> None:
    """Let the application answer so."""
    app.add_exception_handler(Wrong, wrong)
    app.add_exception_handler(NotFound, not_found)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Unreadable, unreadable)
    app.add_exception_handler(Unusable, unusable)
    app.add_exception_handler(Busy, busy)
    app.add_exception_handler(TooOften, too_often)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, mistake)
