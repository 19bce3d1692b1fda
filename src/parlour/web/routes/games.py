"""Games: what can be played, its components and texts, and the score of a real table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.exceptions import HTTPException

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.wire import Sheet
from parlour.tables.errors import NotFound
from parlour.tables.wire.answers import Explanations
from parlour.tables.wire.games import EditionInfo, Games
from parlour.web.compression import compressed
from parlour.web.context import context
from parlour.web.errors import CHANGING, READING
from parlour.web.identity.visitors import read_limited_or_nobody, upload_limited
from parlour.web.responses import Json
from parlour.web.schemas.requests import Digest
from parlour.web.strict_json import StrictJsonRoute

router = APIRouter(tags=["games"], route_class=StrictJsonRoute)
CACHED_BRIEFLY: Final = {"Cache-Control": "public, max-age=300"}
CACHED_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    **READING,
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
}
MARKDOWN: Final[dict[int | str, dict[str, Any]]] = {
    **READING,
    200: {"content": {"text/markdown": {"schema": {"type": "string"}}}},
}
TOML_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"application/toml": {"schema": {"type": "string", "contentMediaType": "application/toml"}}},
    }
}


@router.get("/api/games", response_model=Games, responses=READING, dependencies=[Depends(read_limited_or_nobody)])
async def games(request: Request) -> Response:
    """List the games, and everything that can be chosen about a table."""
    answer: Games = {**context(request).service.games(), "languages": list(LANGUAGES)}
    return await compressed(request, Json(answer))


@router.get(
    "/api/games/{slug}/editions/{digest}",
    response_model=dict[str, Any],
    responses=READING,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def edition(request: Request, slug: str, digest: str) -> Response:
    """Return an edition's data, for drawing boards."""
    found = await context(request).service.edition(slug, digest)
    return await compressed(request, Json(found, headers=CACHED_FOR_EVER))


@router.post(
    "/api/games/{slug}/editions",
    response_model=EditionInfo,
    responses=CHANGING,
    openapi_extra=TOML_BODY,
    dependencies=[Depends(upload_limited)],
)
async def upload_edition(request: Request, slug: str) -> Json:
    """Check an uploaded edition, in TOML, and store it."""
    content = await request.body()
    if not content:
        raise HTTPException(400, "body: expected TOML, found nothing")
    return Json(await context(request).service.upload_edition(slug, content))


@router.get(
    "/api/games/{slug}/text/{lang}",
    response_class=Response,
    responses=TEXT,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def text(request: Request, slug: str, lang: str) -> Response:
    """Return a game's texts in Fluent."""
    return await _text_file(request, slug, "text", lang, "ftl")


@router.get(
    "/api/games/{slug}/help/{lang}",
    response_class=Response,
    responses=MARKDOWN,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def help_page(request: Request, slug: str, lang: str) -> Response:
    """Return a game's rules in our words, in Markdown."""
    return await _text_file(request, slug, "help", lang, "md")


@router.get(
    "/api/games/{slug}/lessons/{lang}",
    response_class=Response,
    responses=TEXT,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def lesson_texts(request: Request, slug: str, lang: str) -> Response:
    """Return the texts of a game's lessons in Fluent."""
    return await _text_file(request, slug, "lessons/text", lang, "ftl")


@router.get(
    "/api/games/{slug}/explanations",
    response_model=Explanations,
    responses=READING,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def explanations(request: Request, slug: str, edition: Annotated[Digest | None, Query()] = None) -> Response:
    """Explain the components of a game as an edition has them, for pads."""
    found = await context(request).service.explain_components(slug, edition or "")
    return await compressed(request, Json(found))


@router.get(
    "/api/games/{slug}/explanations/{lang}",
    response_class=Response,
    responses=TEXT,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def explanation_texts(request: Request, slug: str, lang: str) -> Response:
    """Return the texts that only a game's explanations have, in Fluent."""
    return await _text_file(request, slug, "text/explanations", lang, "ftl")


@router.post(
    "/api/games/{slug}/score",
    response_model=Sheet,
    responses=CHANGING,
    dependencies=[Depends(read_limited_or_nobody)],
)
async def score(
    request: Request,
    slug: str,
    pad: Annotated[dict[str, Any], Body(description="The final position of a real table.")],
    edition: Annotated[Digest | None, Query()] = None,
) -> Json:
    """Score the final position of a real table."""
    return Json(await context(request).service.score(slug, pad, edition or ""))


async def _text_file(request: Request, slug: str, folder: str, lang: str, ending: str) -> Response:
    """Serve a file of a game's folder; game and language must be known ones."""
    if slug not in catalogue.slugs():
        raise NotFound("game")
    if lang not in LANGUAGES:
        raise NotFound("language")
    content = await asyncio.to_thread(_read, catalogue.folder(slug) / folder / f"{lang}.{ending}")
    kind = "text/markdown" if ending == "md" else "text/plain"
    return await compressed(request, PlainTextResponse(content, headers=CACHED_BRIEFLY, media_type=kind))


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise NotFound("text") from None
