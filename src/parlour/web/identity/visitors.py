"""Visitors: dependencies that give routes the person who asks, create one for a new visitor, and limit rates."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.context import NOBODY, context

NEW_IDENTITY: Final = "becomes"


async def cookie_person(connection: HTTPConnection) -> str:
    """Return the person that the cookie names, or NOBODY."""
    here = context(connection)
    person = here.identity.read(connection)
    return person if person is not None and await here.service.is_person(person) else NOBODY


async def person_or_nobody(request: Request) -> str:
    """Return the person who asks, or NOBODY: reading needs no identity."""
    return await cookie_person(request)


async def person_or_new(request: Request) -> str:
    """Return the person who asks; without a cookie a new person is created, whose cookie the response sets."""
    person = await cookie_person(request)
    if person == NOBODY:
        here = context(request)
        here.count(request, "new_person")
        person = await here.service.visitor()
        set_identity(request, person)
    return person


def set_identity(request: Request, person: str) -> None:
    """Let the response set the cookie of *person*, or clear it for NOBODY."""
    request.scope[NEW_IDENTITY] = person


def limited(what: str) -> Callable[[Request, str], Awaitable[str]]:
    """Return a dependency that gives the person who asks, and applies the rate limit *what*."""

    async def counted(request: Request, person: Annotated[str, Depends(person_or_new)]) -> str:
        context(request).count(request, what, person)
        return person

    return counted


async def read_limited_or_nobody(request: Request, person: Annotated[str, Depends(person_or_nobody)]) -> str:
    """Return the person who asks, or NOBODY, and apply the rate limit for reading."""
    context(request).count(request, "read", person)
    return person


upload_limited = limited("upload")


async def count_requests(connection: HTTPConnection) -> None:
    """Apply the rate limit for all requests of an address."""
    context(connection).count(connection, "all")


ReadLimitedOrNobody = Annotated[str, Depends(read_limited_or_nobody)]
ReadLimited = Annotated[str, Depends(limited("read"))]
PlayLimited = Annotated[str, Depends(limited("play"))]
ThinkLimited = Annotated[str, Depends(limited("think"))]
HintLimited = Annotated[str, Depends(limited("hint"))]
GainLimited = Annotated[str, Depends(limited("gain"))]
CoachLimited = Annotated[str, Depends(limited("coach"))]
HurryLimited = Annotated[str, Depends(limited("hurry"))]
ReviewLimited = Annotated[str, Depends(limited("review"))]
ChangeLimited = Annotated[str, Depends(limited("change"))]
TableLimited = Annotated[str, Depends(limited("table"))]
ChatLimited = Annotated[str, Depends(limited("chat"))]


class IdentityCookies:
    """Sets the cookie of a newly created or changed identity in any kind of response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and set the cookie if its identity has changed."""

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and NEW_IDENTITY in scope:
                _add_cookie(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, with_cookie)


def _add_cookie(scope: Scope, headers: MutableHeaders) -> None:
    connection, carrier = HTTPConnection(scope), Response()
    identity = context(connection).identity
    if scope[NEW_IDENTITY] == NOBODY:
        identity.clear(connection, carrier)
    else:
        identity.write(connection, carrier, scope[NEW_IDENTITY])
    headers.append("set-cookie", carrier.headers["set-cookie"])
