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

BECOMES: Final = "becomes"


async def known(connection: HTTPConnection) -> str:
    """Return the person that the cookie names, or NOBODY."""
    here = context(connection)
    person = here.identity.read(connection)
    return person if person is not None and await here.service.is_person(person) else NOBODY


async def anybody(request: Request) -> str:
    """Return the person who asks, or NOBODY: looking needs no identity."""
    return await known(request)


async def somebody(request: Request) -> str:
    """Return the person who asks; without a cookie a new person is created, whose cookie the response sets."""
    person = await known(request)
    if person == NOBODY:
        here = context(request)
        here.count(request, "arrive")
        person = await here.service.visitor()
        become(request, person)
    return person


def become(request: Request, person: str) -> None:
    """Have the response set the cookie of *person*, or clear it for NOBODY."""
    request.scope[BECOMES] = person


def limited(what: str) -> Callable[[Request, str], Awaitable[str]]:
    """Return the person who asks, unless they have done *what* too often."""

    async def counted(request: Request, person: Annotated[str, Depends(somebody)]) -> str:
        context(request).count(request, what, person)
        return person

    return counted


async def looking(request: Request, person: Annotated[str, Depends(anybody)]) -> str:
    """Return the person who looks at something, or NOBODY, unless they do it too often."""
    context(request).count(request, "read", person)
    return person


uploading = limited("upload")


async def counted(connection: HTTPConnection) -> None:
    """Count every request by its address."""
    context(connection).count(connection, "all")


ReadLimitedOrNobody = Annotated[str, Depends(looking)]
ReadLimited = Annotated[str, Depends(limited("read"))]
PlayLimited = Annotated[str, Depends(limited("play"))]
ThinkLimited = Annotated[str, Depends(limited("think"))]
HintLimited = Annotated[str, Depends(limited("hint"))]
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
            if message["type"] == "http.response.start" and BECOMES in scope:
                _add_cookie(scope, MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, with_cookie)


def _add_cookie(scope: Scope, headers: MutableHeaders) -> None:
    connection, carrier = HTTPConnection(scope), Response()
    identity = context(connection).identity
    if scope[BECOMES] == NOBODY:
        identity.clear(connection, carrier)
    else:
        identity.write(connection, carrier, scope[BECOMES])
    headers.append("set-cookie", carrier.headers["set-cookie"])
