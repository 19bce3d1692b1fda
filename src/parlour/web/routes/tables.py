"""Tables: creating, listing, joining, starting and closing them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from parlour.tables.wire.answers import Done, Explanations, Invitation, ReviewNow, SharedMatch, TableId
from parlour.tables.wire.places import Cards
from parlour.tables.wire.table import Replay, Sharing, Snapshot, Welcome
from parlour.web.compression import compressed
from parlour.web.context import context
from parlour.web.identity.visitors import ChangeLimited, PlayLimited, ReadLimitedOrNobody, ReviewLimited, TableLimited
from parlour.web.responses import Json
from parlour.web.routing.route import Router
from parlour.web.schemas.requests import (
    FrameBody,
    JoinBody,
    LessonBody,
    MuteBody,
    RemoveBody,
    SharedBody,
    SharingBody,
    TableBody,
    WelcomeBody,
)

router = Router("tables")


@router.post("/api/tables", answer=TableId)
async def create(request: Request, person: TableLimited, body: TableBody) -> Json:
    """Create a table; its match starts at once if it has no place for guests."""
    return Json(await context(request).service.create(person, body.plain()))


@router.post("/api/lessons", answer=TableId)
async def begin_lesson(request: Request, person: TableLimited, body: LessonBody) -> Json:
    """Begin a lesson, or go on where I left it."""
    return Json(await context(request).service.begin_lesson(person, body.plain()))


@router.get("/api/tables", answer=Cards)
async def cards(request: Request, person: ReadLimitedOrNobody, of: Literal["open", "mine"] = "open") -> Json:
    """List the open tables, or mine, with those that wait for me first."""
    return Json(await context(request).service.cards(person, of))


@router.get("/api/tables/{table}", answer=Snapshot)
async def snapshot(request: Request, table: str, person: ReadLimitedOrNobody) -> Json:
    """Return a table as I see it now."""
    return Json(await context(request).service.snapshot(table, person))


@router.post("/api/tables/{table}/welcome", answer=Welcome)
async def welcome(request: Request, table: str, person: PlayLimited, body: WelcomeBody) -> Json:
    """Return who invites me to what, before I join."""
    return Json(await context(request).service.welcome(table, person, body.plain()))


@router.post("/api/tables/{table}/join", answer=Snapshot)
async def join(request: Request, table: str, person: PlayLimited, body: JoinBody) -> Json:
    """Take a free place, or watch."""
    return Json(await context(request).service.join(table, person, body.plain()))


@router.post("/api/tables/{table}/leave", answer=Done)
async def leave(request: Request, table: str, person: ChangeLimited) -> Json:
    """Give up my place; in the middle of a match a bot plays for me."""
    return Json(await context(request).service.leave(table, person))


@router.post("/api/tables/{table}/start", answer=Done)
async def start(request: Request, table: str, person: ChangeLimited) -> Json:
    """Start the match (host only); bots take the places that are still free."""
    return Json(await context(request).service.start(table, person))


@router.post("/api/tables/{table}/rematch", answer=TableId)
async def rematch(request: Request, table: str, person: TableLimited) -> Json:
    """Create or join the rematch: the same table for everyone who asks."""
    return Json(await context(request).service.rematch(table, person))


@router.post("/api/tables/{table}/again", answer=TableId)
async def try_again(request: Request, table: str, person: TableLimited, body: FrameBody) -> Json:
    """Go on from a moment of a match that is over, at a private table against bots."""
    return Json(await context(request).service.try_again(table, person, body.plain()))


@router.post("/api/tables/{table}/close", answer=Done)
async def close(request: Request, table: str, person: ChangeLimited) -> Json:
    """End a table without a result (host only)."""
    return Json(await context(request).service.close_table(table, person))


@router.post("/api/tables/{table}/remove", answer=Done)
async def remove(request: Request, table: str, person: ChangeLimited, body: RemoveBody) -> Json:
    """Remove somebody, by their place or by their id: they can no longer see the table (host only)."""
    return Json(await context(request).service.remove(table, person, body.plain()))


@router.post("/api/tables/{table}/invitation", answer=Invitation)
async def renew_invitation(request: Request, table: str, person: ChangeLimited) -> Json:
    """Replace the invitation; the old link becomes invalid (host only)."""
    return Json(await context(request).service.renew_invitation(table, person))


@router.post("/api/tables/{table}/mute", answer=Done)
async def mute(request: Request, table: str, person: ChangeLimited, body: MuteBody) -> Json:
    """Mute somebody's chat, or unmute it (host only)."""
    return Json(await context(request).service.mute(table, person, body.plain()))


@router.get("/api/tables/{table}/record", kind="application/jsonl")
async def record(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return the record of a match that is over, as JSON lines."""
    text = await context(request).service.record(table, person)
    return await compressed(request, Response(text, media_type="application/jsonl"))


@router.get("/api/tables/{table}/replay", answer=Replay)
async def replay(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return a match that is over, step by step, as its viewer saw it."""
    return await compressed(request, Json(await context(request).service.replay(table, person)))


@router.get("/api/tables/{table}/explanations", answer=Explanations)
async def explanations(
    request: Request,
    table: str,
    person: ReadLimitedOrNobody,
    frame: Annotated[int, Meta(ge=0, le=2**31, description="Of the replay, when the match is over.")] | None = None,
    seat: Annotated[int, Meta(ge=0, le=100, description="Who saw the frame.")] | None = None,
) -> Response:
    """Explain everything with a symbol at a table, with the numbers of now or of a frame of the replay."""
    return await compressed(request, Json(await context(request).service.explanations(table, person, frame, seat)))


@router.get("/api/tables/{table}/recent", answer=Replay)
async def recent(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return what a seat has seen since its own last action, step by step."""
    return await compressed(request, Json(await context(request).service.recent(table, person)))


@router.get("/api/tables/{table}/review", answer=ReviewNow)
async def review(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return the progress of the review of a match that is over, and the review itself when it is ready."""
    return await compressed(request, Json(await context(request).service.review(table, person)))


@router.post("/api/tables/{table}/review", answer=ReviewNow)
async def begin_review(request: Request, table: str, person: ReviewLimited) -> Json:
    """Start the review of a match that is over, in the background, unless there is one."""
    return Json(await context(request).service.begin_review(table, person))


@router.post("/api/tables/{table}/sharing", answer=Sharing)
async def share(request: Request, table: str, person: ChangeLimited, body: SharingBody) -> Json:
    """Agree that whoever has the link may see a match that is over, or no longer agree."""
    return Json(await context(request).service.share(table, person, body.plain()))


@router.post("/api/shared/{table}", answer=SharedMatch)
async def shared(request: Request, table: str, _: ReadLimitedOrNobody, body: SharedBody) -> Response:
    """Return a match that is shared by a link: its replay, and its review if there is one."""
    return await compressed(request, Json(await context(request).service.shared(table, body.plain())))
