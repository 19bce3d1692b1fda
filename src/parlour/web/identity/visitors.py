"""Visitors: the person who asks, who is created for a new visitor, and how often they may ask."""

from __future__ import annotations

from typing import Annotated, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from parlour.web.context import NOBODY, context

NEW_IDENTITY: Final = "becomes"


async def cookie_person(connection: HTTPConnection) -> str:
    """Return the person that the cookie names, or NOBODY."""
    here = context(connection)
    person = here.identity.read(connection)
    return person if person is not None and await here.service.is_person(person) else NOBODY


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


class Visitor:
    """Marks the parameter of a route that is the person who asks."""

    def __init__(self, rate: str, *, is_made: bool = True) -> None:
        """Take the rate limit, and whether a visitor without a cookie becomes a person: reading needs no identity."""
        self.rate: Final = rate
        self.is_made: Final = is_made

    async def person(self, request: Request) -> str:
        """Return the person who asks, or NOBODY, within the rate limit."""
        person = await (person_or_new(request) if self.is_made else cookie_person(request))
        context(request).count(request, self.rate, person)
        return person


ReadLimitedOrNobody = Annotated[str, Visitor("read", is_made=False)]
ReadLimited = Annotated[str, Visitor("read")]
PlayLimited = Annotated[str, Visitor("play")]
ThinkLimited = Annotated[str, Visitor("think")]
HintLimited = Annotated[str, Visitor("hint")]
GainLimited = Annotated[str, Visitor("gain")]
CoachLimited = Annotated[str, Visitor("coach")]
HurryLimited = Annotated[str, Visitor("hurry")]
ReviewLimited = Annotated[str, Visitor("review")]
ChangeLimited = Annotated[str, Visitor("change")]
TableLimited = Annotated[str, Visitor("table")]
ChatLimited = Annotated[str, Visitor("chat")]
UploadLimited = Annotated[str, Visitor("upload")]
CheckLimited = Annotated[str, Visitor("check")]
EditionLimited = Annotated[str, Visitor("edition")]


def add_identity_cookie(request: Request, response: Response) -> None:
    """Set the cookie of a newly created or changed identity in any kind of response."""
    person = request.scope.get(NEW_IDENTITY)
    if person is None:
        return
    identity = context(request).identity
    if person == NOBODY:
        identity.clear(request, response)
    else:
        identity.write(request, response, person)
