"""Notices: subscribing to notices of turns, and unsubscribing."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour.notices.feed import KIND
from parlour.notices.wire import Notices
from parlour.tables.wire.answers import Done
from parlour.tables.wire.people import Link
from parlour.web.context import context
from parlour.web.identity.visitors import ChangeLimited, ReadLimited
from parlour.web.responses import Json
from parlour.web.routing.route import Router
from parlour.web.schemas.requests import AddressBody, DeviceBody, EndpointBody, TokenBody

router = Router("notices")


async def _state(request: Request, person: str) -> Json:
    return Json(await context(request).notices.state(person))


@router.get("/api/me/notices", answer=Notices)
async def state(request: Request, person: ReadLimited) -> Json:
    """Return which notices this server offers, and what I have subscribed to."""
    return await _state(request, person)


@router.post("/api/me/notices/push", answer=Notices)
async def add_device(request: Request, person: ChangeLimited, body: DeviceBody) -> Json:
    """Send push messages to this browser when it is my turn."""
    await context(request).notices.add_device(person, body.endpoint, body.keys.p256dh, body.keys.auth)
    return await _state(request, person)


@router.post("/api/me/notices/push/off", answer=Notices)
async def remove_device(request: Request, person: ChangeLimited, body: EndpointBody) -> Json:
    """Send no more push messages to this browser."""
    await context(request).notices.remove_device(person, body.endpoint)
    return await _state(request, person)


@router.post("/api/me/notices/mail", answer=Notices)
async def set_address(request: Request, person: ChangeLimited, body: AddressBody) -> Json:
    """Ask at an e-mail address whether it wants notices of my turns."""
    here = context(request)
    here.count(request, "confirmation_email", person)
    await here.notices.set_address(person, body.address)
    return await _state(request, person)


@router.delete("/api/me/notices/mail", answer=Notices)
async def remove_address(request: Request, person: ChangeLimited) -> Json:
    """Send me no more e-mail, and delete the address."""
    await context(request).notices.subscriptions.remove_address(person)
    return await _state(request, person)


@router.post("/api/me/notices/feed", answer=Link)
async def new_feed(request: Request, person: ChangeLimited) -> Json:
    """Create a private feed of my turns; an earlier link becomes invalid."""
    return Json({"link": f"/api/feed/{await context(request).notices.subscriptions.new_feed(person)}"})


@router.delete("/api/me/notices/feed", answer=Notices)
async def remove_feed(request: Request, person: ChangeLimited) -> Json:
    """End my feed."""
    await context(request).notices.subscriptions.remove_feed(person)
    return await _state(request, person)


@router.post("/api/notices/confirm", answer=Done)
async def confirm(request: Request, body: TokenBody) -> Json:
    """Confirm an e-mail address with the token that was sent there."""
    here = context(request)
    here.count(request, "claim")
    await here.notices.confirm(body.token)
    return Json({})


@router.post("/api/notices/off/{token}", answer=Done)
async def off(request: Request, token: str) -> Json:
    """End the notices that the token names, in one click and without a cookie."""
    await context(request).notices.off(token)
    return Json({})


@router.get("/api/notices/off/{token}", statuses={303: "to the page that does it"})
async def off_page(_: Request, token: str) -> Response:
    """Redirect to the page that does it: programs that only follow links must not end notices."""
    return RedirectResponse(f"/notices/off#{token}", 303)


@router.get("/api/feed/{token}", kind=KIND)
async def feed(request: Request, token: str) -> Response:
    """Return the private feed of somebody's turns, as Atom."""
    here = context(request)
    here.count(request, "read")
    content = await here.notices.feed(token, str(request.base_url).rstrip("/"))
    return Response(content, media_type=KIND)
