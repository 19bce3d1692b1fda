"""Play: actions, undo, hints, chat."""

from __future__ import annotations

from fastapi import APIRouter, Request

from parlour.tables.wire.answers import Ahead, Coached, Coaching, Done, Gains, Hint, Preview, Seq, Undone, Why
from parlour.web.context import context
from parlour.web.errors import CHANGING
from parlour.web.identity.visitors import (
    ChatLimited,
    CoachLimited,
    GainLimited,
    HintLimited,
    HurryLimited,
    PlayLimited,
    ThinkLimited,
)
from parlour.web.responses import Json
from parlour.web.schemas.requests import AnswerBody, ChatBody, MoveBody, SeatBody, StandInBody, StepBody, TryBody
from parlour.web.strict_json import StrictJsonRoute

router = APIRouter(tags=["play"], route_class=StrictJsonRoute)


@router.post("/api/tables/{table}/sit", response_model=Done, responses=CHANGING)
async def sit(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Say that the player of this seat has the device now (hot-seat)."""
    return Json(await context(request).service.sit(table, person, body.model_dump()))


@router.post("/api/tables/{table}/actions", response_model=Seq, responses=CHANGING)
async def act(request: Request, table: str, person: PlayLimited, body: MoveBody) -> Json:
    """Play an action; the answer comes when it is stored, and the same id again gives the same answer."""
    return Json(await context(request).service.act(table, person, body.model_dump()))


@router.post("/api/tables/{table}/step", response_model=Done, responses=CHANGING)
async def go_on(request: Request, table: str, person: PlayLimited, body: StepBody) -> Json:
    """Go on to the next step of a lesson; the one that I name is done, or to be done for me."""
    return Json(await context(request).service.go_on(table, person, body.model_dump()))


@router.post("/api/tables/{table}/preview", response_model=Preview, responses=CHANGING)
async def preview(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return what an action would show and score, as far as the seat can know."""
    return Json(await context(request).service.preview(table, person, body.model_dump()))


@router.post("/api/tables/{table}/why", response_model=Why, responses=CHANGING)
async def why(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return the id of the rule that forbids an action now."""
    return Json(await context(request).service.why(table, person, body.model_dump()))


@router.post("/api/tables/{table}/ahead", response_model=Ahead, responses=CHANGING)
async def ahead(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return what I could do later with what a legal action brings, to try it before."""
    return Json(await context(request).service.ahead(table, person, body.model_dump()))


@router.post("/api/tables/{table}/hint", response_model=Hint, responses=CHANGING)
async def hint(request: Request, table: str, person: HintLimited, body: SeatBody) -> Json:
    """Return what a bot would play for a seat that is to act, as far as the seat can know."""
    return Json(await context(request).service.hint(table, person, body.model_dump()))


@router.post("/api/tables/{table}/gains", response_model=Gains, responses=CHANGING)
async def gains(request: Request, table: str, person: GainLimited, body: SeatBody) -> Json:
    """Return what the legal actions of a seat bring, as far as the seat can know."""
    return Json(await context(request).service.gains(table, person, body.model_dump()))


@router.post("/api/tables/{table}/coach/before", response_model=Coaching, responses=CHANGING)
async def coach_before(request: Request, table: str, person: CoachLimited, body: SeatBody) -> Json:
    """Return what matters in the decision of a seat that is to act, in a match against bots."""
    return Json(await context(request).service.coach_before(table, person, body.model_dump()))


@router.post("/api/tables/{table}/coach/after", response_model=Coached, responses=CHANGING)
async def coach_after(request: Request, table: str, person: CoachLimited, body: SeatBody) -> Json:
    """Return what the last action of a seat brought, and what a bot would have played, in a match against bots."""
    return Json(await context(request).service.coach_after(table, person, body.model_dump()))


@router.post("/api/tables/{table}/hurry", response_model=Done, responses=CHANGING)
async def hurry(request: Request, table: str, person: HurryLimited) -> Json:
    """Let the bots that think now play the best that they have found so far."""
    return Json(await context(request).service.hurry(table, person))


@router.post("/api/tables/{table}/undo", response_model=Undone, responses=CHANGING)
async def undo(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Take back a seat's last action, or ask those who must agree."""
    return Json(await context(request).service.undo(table, person, body.model_dump()))


@router.post("/api/tables/{table}/undo/answer", response_model=Done, responses=CHANGING)
async def answer_undo(request: Request, table: str, person: PlayLimited, body: AnswerBody) -> Json:
    """Agree to a requested undo, or refuse it."""
    return Json(await context(request).service.answer_undo(table, person, body.model_dump()))


@router.post("/api/tables/{table}/chat", response_model=Done, responses=CHANGING)
async def chat(request: Request, table: str, person: ChatLimited, body: ChatBody) -> Json:
    """Send a chat message to everybody at the table."""
    return Json(await context(request).service.chat(table, person, body.model_dump()))


@router.post("/api/tables/{table}/resign", response_model=Done, responses=CHANGING)
async def resign(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Give up a seat for good; a bot plays on."""
    return Json(await context(request).service.resign(table, person, body.model_dump()))


@router.post("/api/tables/{table}/replace", response_model=Done, responses=CHANGING)
async def replace(request: Request, table: str, person: PlayLimited, body: StandInBody) -> Json:
    """Let a bot play for somebody who is away."""
    return Json(await context(request).service.replace(table, person, body.model_dump()))


@router.post("/api/tables/{table}/return", response_model=Done, responses=CHANGING)
async def take_back(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Take my seat back from the bot that plays for me."""
    return Json(await context(request).service.take_back(table, person, body.model_dump()))
