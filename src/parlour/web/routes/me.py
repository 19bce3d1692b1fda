"""People: the visitor's own identity, name and personal link."""

from __future__ import annotations

from starlette.requests import Request

from parlour.tables.wire.answers import Done
from parlour.tables.wire.people import Link, Me
from parlour.web.context import NOBODY, context
from parlour.web.identity.visitors import ChangeLimited, ReadLimited, set_identity
from parlour.web.responses import Json
from parlour.web.routing.route import Router
from parlour.web.schemas.requests import ClaimBody, MeBody

router = Router("people")


@router.get("/api/me", answer=Me)
async def me(request: Request, person: ReadLimited) -> Json:
    """Return who I am; a visitor without a cookie gets a new identity."""
    return Json(await context(request).service.me(person))


@router.patch("/api/me", answer=Me)
async def change_me(request: Request, person: ChangeLimited, body: MeBody) -> Json:
    """Change my name, avatar or settings."""
    return Json(await context(request).service.change_me(person, body.plain()))


@router.delete("/api/me", answer=Done)
async def forget_me(request: Request, person: ChangeLimited) -> Json:
    """Delete me: my name and chat are removed, and bots take my seats."""
    await context(request).service.forget(person)
    set_identity(request, NOBODY)
    return Json({})


@router.post("/api/me/link", answer=Link)
async def link(request: Request, person: ChangeLimited) -> Json:
    """Make a link that opens this identity on another device."""
    return Json(await context(request).service.personal_link(person))


@router.post("/api/me/claim", answer=Me)
async def claim(request: Request, body: ClaimBody) -> Json:
    """Become the person that a personal link belongs to."""
    here = context(request)
    here.count(request, "claim")
    found = await here.service.claim(body.plain())
    set_identity(request, str(found["id"]))
    return Json(found)
