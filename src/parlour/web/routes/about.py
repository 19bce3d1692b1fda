"""The server itself: the description of the API, health checks and metrics."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from parlour.tables.errors import Busy, NotFound
from parlour.tables.store import revisions
from parlour.tables.store.database import Store
from parlour.web.context import Context, context
from parlour.web.metrics import KIND, may_read
from parlour.web.pages import DOCS, KINDS, page
from parlour.web.responses import Json
from parlour.web.routing.route import Router
from parlour.web.schemas.responses import Health, Ready

router = Router("server")
STORE_TIMEOUT: Final = 2.0  # seconds for the store


@router.get("/healthz", answer=Health)
async def health(request: Request) -> Json:
    """Return that the process is alive."""
    return Json({"status": "ok", "version": context(request).settings.version})


@router.get("/readyz", answer=Ready, also={503: Ready})
async def ready(request: Request) -> Json:
    """Return whether the server is ready: the store answers, is migrated and writable; and it is not shutting down."""
    here = context(request)
    revision = await _revision(here.service.store)
    parts = {
        "store": revision is not None,
        "migrated": revision == revisions.expected(),
        "writable": revision == revisions.expected() and await _takes_writes(here),
        "leaving": here.is_stopping,
    }
    is_ready = parts["writable"] and not here.is_stopping
    return Json({"status": "ok" if is_ready else "not ready", **parts}, 200 if is_ready else 503)


async def _revision(store: Store) -> str | None:
    """Ask the store for its revision; None if it does not answer."""
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            return await revisions.found(store)
    except (Busy, SQLAlchemyError, OSError, TimeoutError):
        return None


async def _takes_writes(here: Context) -> bool:
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            return await here.write_check.takes_writes()
    except TimeoutError:
        return False


@router.get("/metrics", tag="")
async def metrics(request: Request) -> Response:
    """Return metrics for Prometheus; 404 for clients that may not read them."""
    here = context(request)
    if not may_read(request, here.settings.metrics_token):
        raise NotFound("path")
    return Response(await here.metrics.exposition(here), media_type=KIND)


@router.get("/api/openapi.json", tag="")
async def openapi(request: Request) -> Json:
    """Return the description of the API for programs."""
    from parlour.web.description.openapi import description_of  # noqa: PLC0415  # it imports all routes

    return Json(description_of(context(request).settings.version))


@router.get("/api/docs", tag="")
async def docs(_: Request) -> HTMLResponse:
    """Return the description of the API for people; it loads nothing from anywhere else."""
    return HTMLResponse(page(DOCS))


@router.get("/api/docs/{name}", tag="")
async def docs_part(_: Request, name: str) -> Response:
    """Return the script and the style of that page."""
    if name not in KINDS:
        raise NotFound("page")
    return Response(page(name), media_type=KINDS[name], headers={"Cache-Control": "no-cache"})
