"""Errors: which response each kind of error gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy, Code, NotFound, Outdated, Refused, StoreUnusable, Unreadable
from parlour.tables.table_service import TableService
from parlour.web.context import context
from parlour.web.invalid import Invalid
from parlour.web.rate_limits import TooOften
from parlour.web.responses import Json, error, problem
from parlour.web.schemas.responses import ErrorResponse

BUSY_SECONDS: Final = "2"
INTERNAL: Final = 500
MESSAGES: Final = {
    400: "the body cannot be parsed",
    403: "the request comes from another site",
    404: "it does not exist, or this person may not see it",
    409: "not allowed now, or not to this person; with a card: a table that this server cannot read; with an "
    "edition: it has changed meanwhile",
    413: "the body is too large",
    414: "the address is too long",
    415: "the body has the wrong content type",
    422: "a value in the request is invalid",
    429: "too many requests; Retry-After says when to try again",
    431: "the headers are too large",
    503: "overload, store outage, shutdown, or a server that is too old; Retry-After says when to try again",
}
READING: Final = (404, 409, 414, 422, 429, 431, 503)  # what a request that changes nothing may be answered with


async def answer(connection: HTTPConnection, fault: Exception) -> Response:
    """Respond to an error by its kind; one that is not expected is logged by the caller."""
    if isinstance(fault, Unreadable):
        return await unreadable(connection, fault)
    for kind in type(fault).__mro__:
        if kind in RESPONSES:
            return RESPONSES[kind](fault)
    return internal_error()


def wrong(fault: Exception) -> Response:
    """Respond to bad input."""
    assert isinstance(fault, Wrong)
    return Json(error(fault.path, fault.expected, fault.found, code=code_of(fault)), 422)


def code_of(fault: Exception) -> Code:
    """Return the code of an error, which the client translates; empty if it has none."""
    code: Code = getattr(fault, "code", "")
    return code


def not_found(fault: Exception) -> Response:
    """Respond that it does not exist, or that the person may not know of it."""
    assert isinstance(fault, NotFound)
    told = error(fault.path, "something that is there", "nothing", message=str(fault), code=fault.code)
    return Json(told, 404)


def refused(fault: Exception) -> Response:
    """Respond that it may not be done now, with the rule that forbids it, if there is one."""
    assert isinstance(fault, Refused)
    rule, code = fault.rule or None, fault.code
    told = error(fault.path, fault.expected, "otherwise", rule=rule, message=str(fault), code=code)
    if fault.text:
        told["error"]["text"] = fault.text
    if isinstance(fault, Outdated):
        told["edition"] = fault.edition
    return Json(told, 409)


async def unreadable(connection: HTTPConnection, fault: Unreadable) -> Response:
    """Respond that a table exists and cannot be restored: why, its card, and what may still be done with it."""
    return Json(await unreadable_error(context(connection).service, fault), 409)


async def unreadable_error(service: TableService, fault: Unreadable) -> ErrorResponse:
    """Describe a table that cannot be restored, for REST and for the socket."""
    return {
        **error("table", "a table that this server can read", fault.trouble, message=str(fault)),
        **await service.describe_unreadable(fault),
    }


def unusable(fault: Exception) -> Response:
    """Respond that the store does not work, and why; the outage is logged elsewhere."""
    return problem(503, "store", "one that works", "one that does not", {"Retry-After": BUSY_SECONDS}, str(fault))


def busy(fault: Exception) -> Response:
    """Respond that the server is overloaded."""
    wait = {"Retry-After": BUSY_SECONDS}
    return problem(503, "server", "some room", "too much under way", wait, str(fault), code_of(fault))


def too_often(fault: Exception) -> Response:
    """Respond that the rate limit is exceeded."""
    assert isinstance(fault, TooOften)
    return problem(429, "request", f"a pause of {fault.wait} s", "no pause", {"Retry-After": str(fault.wait)})


def invalid(fault: Exception) -> Response:
    """Respond to a body or a parameter that does not fit its type."""
    assert isinstance(fault, Invalid)
    return problem(422, fault.path, fault.expected, "something else", message=str(fault))


def http(fault: Exception) -> Response:
    """Respond to what the framework refuses: unknown paths, wrong methods, bodies that cannot be parsed."""
    assert isinstance(fault, HTTPException)
    phrase = HTTPStatus(fault.status_code).phrase
    message = fault.detail if fault.status_code == 400 else phrase
    return problem(fault.status_code, "request", "another request", phrase, fault.headers, message)


def gone(_: Exception) -> Response:
    """Respond to a client that has gone before its body had arrived; nobody reads it, but it is logged as a refusal."""
    return http(HTTPException(400, "body: expected all of it, found a closed connection"))


def no_such_path() -> Response:
    """Respond that there is nothing at a path."""
    return http(HTTPException(404))


def no_such_method(methods: Iterable[str]) -> Response:
    """Respond that a path has other methods only."""
    return http(HTTPException(405, headers={"Allow": ", ".join(sorted(methods))}))


def internal_error() -> Response:
    """Respond to an unexpected exception without details; they are in the log."""
    return problem(INTERNAL, "server", "an answer", "a mistake of ours")


RESPONSES: Final[dict[type, Callable[[Exception], Response]]] = {
    Wrong: wrong,
    NotFound: not_found,
    Refused: refused,
    StoreUnusable: unusable,
    Busy: busy,
    TooOften: too_often,
    Invalid: invalid,
    ClientDisconnect: gone,
    HTTPException: http,
}
