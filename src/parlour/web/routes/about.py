"""About the server itself: its description for people and programs, and whether it is well."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from parlour.tables.errors import NotFound
from parlour.web.answers import Json
from parlour.web.context import context
from parlour.web.pages import DOCS, KINDS, page
from parlour.web.shapes import Health

router = APIRouter(tags=["server"])


@router.get("/healthz", response_model=Health)
async def health(request: Request) -> Json:
    """Say that the server is well."""
    return Json({"status": "ok", "version": context(request).settings.version})


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Json:
    """Give the description of the API for programs."""
    described: dict[str, Any] = request.app.openapi()
    return Json(described)


@router.get("/api/docs", include_in_schema=False)
async def docs() -> HTMLResponse:
    """Give the description of the API for people; it loads nothing from anywhere else."""
    return HTMLResponse(page(DOCS))


@router.get("/api/docs/{name}", include_in_schema=False)
async def docs_part(name: str) -> Response:
    """Give the script and the style of that page."""
    if name not in KINDS:
        raise NotFound("page")
    return Response(page(name), media_type=KINDS[name], headers={"Cache-Control": "no-cache"})
