"""Play: actions, undo, hints, chat."""

from __future__ import annotations

from starlette.requests import Request

from parlour.tables.wire.answers import Ahead, Coached, Coaching, Done, Gains, Hint, Preview, Seq, Undone, Why
from parlour.web.context import context
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
from parlour.web.routing.route import Router
from parlour.web.schemas.requests import AnswerBody, ChatBody, MoveBody, SeatBody, StandInBody, StepBody, TryBody

router = Router("play")


@router.post("/api/tables/{table}/sit", answer=Done)
async def sit(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Say that the player of this seat has the device now (hot-seat)."""
    return Json(await context(request).service.sit(table, person, body.plain()))


@router.post("/api/tables/{table}/actions", answer=Seq)
async def act(request: Request, table: str, person: PlayLimited, body: MoveBody) -> Json:
    """Play an action; the answer comes when it is stored, and the same id again gives the same answer."""
    return Json(await context(request).service.act(table, person, body.plain()))


@router.post("/api/tables/{table}/step", answer=Done)
async def go_on(request: Request, table: str, person: PlayLimited, body: StepBody) -> Json:
    """Go on to the next step of a lesson; the one that I name is done, or to be done for me."""
    return Json(await context(request).service.go_on(table, person, body.plain()))


@router.post("/api/tables/{table}/preview", answer=Preview)
async def preview(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return what an action would show and score, as far as the seat can know."""
    return Json(await context(request).service.preview(table, person, body.plain()))


@router.post("/api/tables/{table}/why", answer=Why)
async def why(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return the id of the rule that forbids an action now."""
    return Json(await context(request).service.why(table, person, body.plain()))


@router.post("/api/tables/{table}/ahead", answer=Ahead)
async def ahead(request: Request, table: str, person: ThinkLimited, body: TryBody) -> Json:
    """Return what I could do later with what a legal action brings, to try it before."""
    return Json(await context(request).service.ahead(table, person, body.plain()))


@router.post("/api/tables/{table}/hint", answer=Hint)
async def hint(request: Request, table: str, person: HintLimited, body: SeatBody) -> Json:
    """Return what a bot would play for a seat that is to act, as far as the seat can know."""
    return Json(await context(request).service.hint(table, person, body.plain()))


@router.post("/api/tables/{table}/gains", answer=Gains)
async def gains(request: Request, table: str, person: GainLimited, body: SeatBody) -> Json:
    """Return what the legal actions of a seat bring, as far as the seat can know."""
    return Json(await context(request).service.gains(table, person, body.plain()))


@router.post("/api/tables/{table}/coach/before", answer=Coaching)
async def coach_before(request: Request, table: str, person: CoachLimited, body: SeatBody) -> Json:
    """Return what matters in the decision of a seat that is to act, in a match against bots."""
    return Json(await context(request).service.coach_before(table, person, body.plain()))


@router.post("/api/tables/{table}/coach/after", answer=Coached)
async def coach_after(request: Request, table: str, person: CoachLimited, body: SeatBody) -> Json:
    """Return what the last action of a seat brought, and what a bot would have played, in a match against bots."""
    return Json(await context(request).service.coach_after(table, person, body.plain()))


@router.post("/api/tables/{table}/hurry", answer=Done)
async def hurry(request: Request, table: str, person: HurryLimited) -> Json:
    """Let the bots that think now play the best that they have found so far."""
    return Json(await context(request).service.hurry(table, person))


@router.post("/api/tables/{table}/undo", answer=Undone)
async def undo(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Take back a seat's last action, or ask those who must agree."""
    return Json(await context(request).service.undo(table, person, body.plain()))


@router.post("/api/tables/{table}/undo/answer", answer=Done)
async def answer_undo(request: Request, table: str, person: PlayLimited, body: AnswerBody) -> Json:
    """Agree to a requested undo, or refuse it."""
    return Json(await context(request).service.answer_undo(table, person, body.plain()))


@router.post("/api/tables/{table}/chat", answer=Done)
async def chat(request: Request, table: str, person: ChatLimited, body: ChatBody) -> Json:
    """Send a chat message to everybody at the table."""
    return Json(await context(request).service.chat(table, person, body.plain()))


@router.post("/api/tables/{table}/resign", answer=Done)
async def resign(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Give up a seat for good; a bot plays on."""
    return Json(await context(request).service.resign(table, person, body.plain()))


@router.post("/api/tables/{table}/replace", answer=Done)
async def replace(request: Request, table: str, person: PlayLimited, body: StandInBody) -> Json:
    """Let a bot play for somebody who is away."""
    return Json(await context(request).service.replace(table, person, body.plain()))


@router.post("/api/tables/{table}/return", answer=Done)
async def take_back(request: Request, table: str, person: PlayLimited, body: SeatBody) -> Json:
    """Take my seat back from the bot that plays for me."""
    return Json(await context(request).service.take_back(table, person, body.plain()))
