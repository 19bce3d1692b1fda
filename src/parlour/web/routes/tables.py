"""Tables: creating, listing, joining, starting and closing them."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response

from parlour.tables.wire.answers import Done, Invitation, ReviewNow, SharedMatch, TableId
from parlour.tables.wire.places import Cards
from parlour.tables.wire.table import Replay, Sharing, Snapshot, Welcome
from parlour.web.compression import compressed
from parlour.web.context import context
from parlour.web.errors import CHANGING, READING
from parlour.web.identity.visitors import ChangeLimited, PlayLimited, ReadLimitedOrNobody, ReviewLimited, TableLimited
from parlour.web.responses import Json
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
from parlour.web.strict_json import StrictJsonRoute

router = APIRouter(tags=["tables"], route_class=StrictJsonRoute)
RECORD: dict[int | str, dict[str, Any]] = {
    **READING,
    200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}},
}


@router.post("/api/tables", response_model=TableId, responses=CHANGING)
async def create(request: Request, person: TableLimited, body: TableBody) -> Json:
    """Create a table; its match starts at once if it has no place for guests."""
    return Json(await context(request).service.create(person, body.model_dump(exclude_none=True)))


@router.post("/api/lessons", response_model=TableId, responses=CHANGING)
async def begin_lesson(request: Request, person: TableLimited, body: LessonBody) -> Json:
    """Begin a lesson, or go on where I left it."""
    return Json(await context(request).service.begin_lesson(person, body.model_dump()))


@router.get("/api/tables", response_model=Cards, responses=READING)
async def cards(request: Request, person: ReadLimitedOrNobody, of: Literal["open", "mine"] = "open") -> Json:
    """List the open tables, or mine, with those that wait for me first."""
    return Json(await context(request).service.cards(person, of))


@router.get("/api/tables/{table}", response_model=Snapshot, responses=READING)
async def snapshot(request: Request, table: str, person: ReadLimitedOrNobody) -> Json:
    """Return a table as I see it now."""
    return Json(await context(request).service.snapshot(table, person))


@router.post("/api/tables/{table}/welcome", response_model=Welcome, responses=CHANGING)
async def welcome(request: Request, table: str, person: PlayLimited, body: WelcomeBody) -> Json:
    """Return who invites me to what, before I join."""
    return Json(await context(request).service.welcome(table, person, body.model_dump(exclude_none=True)))


@router.post("/api/tables/{table}/join", response_model=Snapshot, responses=CHANGING)
async def join(request: Request, table: str, person: PlayLimited, body: JoinBody) -> Json:
    """Take a free place, or watch."""
    return Json(await context(request).service.join(table, person, body.model_dump(exclude_unset=True)))


@router.post("/api/tables/{table}/leave", response_model=Done, responses=CHANGING)
async def leave(request: Request, table: str, person: ChangeLimited) -> Json:
    """Give up my place; in the middle of a match a bot plays for me."""
    return Json(await context(request).service.leave(table, person))


@router.post("/api/tables/{table}/start", response_model=Done, responses=CHANGING)
async def start(request: Request, table: str, person: ChangeLimited) -> Json:
    """Start the match (host only); bots take the places that are still free."""
    return Json(await context(request).service.start(table, person))


@router.post("/api/tables/{table}/rematch", response_model=TableId, responses=CHANGING)
async def rematch(request: Request, table: str, person: TableLimited) -> Json:
    """Create or join the rematch: the same table for everyone who asks."""
    return Json(await context(request).service.rematch(table, person))


@router.post("/api/tables/{table}/again", response_model=TableId, responses=CHANGING)
async def try_again(request: Request, table: str, person: TableLimited, body: FrameBody) -> Json:
    """Go on from a moment of a match that is over, at a private table against bots."""
    return Json(await context(request).service.try_again(table, person, body.model_dump()))


@router.post("/api/tables/{table}/close", response_model=Done, responses=CHANGING)
async def close(request: Request, table: str, person: ChangeLimited) -> Json:
    """End a table without a result (host only)."""
    return Json(await context(request).service.close_table(table, person))


@router.post("/api/tables/{table}/remove", response_model=Done, responses=CHANGING)
async def remove(request: Request, table: str, person: ChangeLimited, body: RemoveBody) -> Json:
    """Remove somebody, by their place or by their id: they can no longer see the table (host only)."""
    return Json(await context(request).service.remove(table, person, body.model_dump(exclude_none=True)))


@router.post("/api/tables/{table}/invitation", response_model=Invitation, responses=CHANGING)
async def renew_invitation(request: Request, table: str, person: ChangeLimited) -> Json:
    """Replace the invitation; the old link becomes invalid (host only)."""
    return Json(await context(request).service.renew_invitation(table, person))


@router.post("/api/tables/{table}/mute", response_model=Done, responses=CHANGING)
async def mute(request: Request, table: str, person: ChangeLimited, body: MuteBody) -> Json:
    """Mute somebody's chat, or unmute it (host only)."""
    return Json(await context(request).service.mute(table, person, body.model_dump(exclude_unset=True)))


@router.get("/api/tables/{table}/record", response_class=Response, responses=RECORD)
async def record(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return the record of a match that is over, as JSON lines."""
    text = await context(request).service.record(table, person)
    return await compressed(request, Response(text, media_type="application/jsonl"))


@router.get("/api/tables/{table}/replay", response_model=Replay, responses=READING)
async def replay(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return a match that is over, step by step, as its viewer saw it."""
    return await compressed(request, Json(await context(request).service.replay(table, person)))


@router.get("/api/tables/{table}/recent", response_model=Replay, responses=READING)
async def recent(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return what a seat has seen since its own last action, step by step."""
    return await compressed(request, Json(await context(request).service.recent(table, person)))


@router.get("/api/tables/{table}/review", response_model=ReviewNow, responses=READING)
async def review(request: Request, table: str, person: ReadLimitedOrNobody) -> Response:
    """Return the progress of the review of a match that is over, and the review itself when it is ready."""
    return await compressed(request, Json(await context(request).service.review(table, person)))


@router.post("/api/tables/{table}/review", response_model=ReviewNow, responses=CHANGING)
async def begin_review(request: Request, table: str, person: ReviewLimited) -> Json:
    """Start the review of a match that is over, in the background, unless there is one."""
    return Json(await context(request).service.begin_review(table, person))


@router.post("/api/tables/{table}/sharing", response_model=Sharing, responses=CHANGING)
async def share(request: Request, table: str, person: ChangeLimited, body: SharingBody) -> Json:
    """Agree that whoever has the link may see a match that is over, or no longer agree."""
    return Json(await context(request).service.share(table, person, body.model_dump()))


@router.post("/api/shared/{table}", response_model=SharedMatch, responses=CHANGING)
async def shared(request: Request, table: str, _: ReadLimitedOrNobody, body: SharedBody) -> Response:
    """Return a match that is shared by a link: its replay, and its review if there is one."""
    return await compressed(request, Json(await context(request).service.shared(table, body.model_dump())))
