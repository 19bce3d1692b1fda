"""Games: what can be played, its components and texts, and the score of a real table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Plain
from parlour.engine.wire import Sheet
from parlour.tables.errors import NotFound
from parlour.tables.wire.answers import Explanations
from parlour.tables.wire.games import EditionInfo, Games
from parlour.web.compression import compressed
from parlour.web.context import context
from parlour.web.identity.visitors import ReadLimitedOrNobody, UploadLimited
from parlour.web.responses import Json
from parlour.web.routing.endpoint import PlainBody
from parlour.web.routing.route import Router
from parlour.web.schemas.requests import Digest

router = Router("games")
CACHED_BRIEFLY: Final = {"Cache-Control": "public, max-age=300"}
CACHED_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
TOML: Final = "application/toml"
TEXT: Final = "text/plain"
MARKDOWN: Final = "text/markdown"


@router.get("/api/games", answer=Games)
async def games(request: Request, _: ReadLimitedOrNobody) -> Response:
    """List the games, and everything that can be chosen about a table."""
    answer: Games = {**context(request).service.games(), "languages": list(LANGUAGES)}
    return await compressed(request, Json(answer))


@router.get("/api/games/{slug}/editions/{digest}", answer=dict[str, Plain])
async def edition(request: Request, _: ReadLimitedOrNobody, slug: str, digest: str) -> Response:
    """Return an edition's data, for drawing boards."""
    found = await context(request).service.edition(slug, digest)
    return await compressed(request, Json(found, headers=CACHED_FOR_EVER))


@router.post("/api/games/{slug}/editions", answer=EditionInfo, text_body=TOML)
async def upload_edition(request: Request, _: UploadLimited, slug: str) -> Json:
    """Check an uploaded edition, in TOML, and store it."""
    content = await request.body()
    if not content:
        raise HTTPException(400, "body: expected TOML, found nothing")
    return Json(await context(request).service.upload_edition(slug, content))


@router.get("/api/games/{slug}/text/{lang}", kind=TEXT)
async def text(request: Request, _: ReadLimitedOrNobody, slug: str, lang: str) -> Response:
    """Return a game's texts in Fluent."""
    return await _text_file(request, slug, "text", lang, "ftl")


@router.get("/api/games/{slug}/help/{lang}", kind=MARKDOWN)
async def help_page(request: Request, _: ReadLimitedOrNobody, slug: str, lang: str) -> Response:
    """Return a game's rules in our words, in Markdown."""
    return await _text_file(request, slug, "help", lang, "md")


@router.get("/api/games/{slug}/lessons/{lang}", kind=TEXT)
async def lesson_texts(request: Request, _: ReadLimitedOrNobody, slug: str, lang: str) -> Response:
    """Return the texts of a game's lessons in Fluent."""
    return await _text_file(request, slug, "lessons/text", lang, "ftl")


@router.get("/api/games/{slug}/explanations", answer=Explanations)
async def explanations(request: Request, _: ReadLimitedOrNobody, slug: str, edition: Digest | None = None) -> Response:
    """Explain the components of a game as an edition has them, for pads."""
    found = await context(request).service.explain_components(slug, edition or "")
    return await compressed(request, Json(found))


@router.get("/api/games/{slug}/explanations/{lang}", kind=TEXT)
async def explanation_texts(request: Request, _: ReadLimitedOrNobody, slug: str, lang: str) -> Response:
    """Return the texts that only a game's explanations have, in Fluent."""
    return await _text_file(request, slug, "text/explanations", lang, "ftl")


@router.post("/api/games/{slug}/score", answer=Sheet)
async def score(
    request: Request,
    _: ReadLimitedOrNobody,
    slug: str,
    pad: Annotated[dict[str, Plain], PlainBody("The final position of a real table.")],
    edition: Digest | None = None,
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
    kind = MARKDOWN if ending == "md" else TEXT
    return await compressed(request, PlainTextResponse(content, headers=CACHED_BRIEFLY, media_type=kind))


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except FileNotFoundError:
        raise NotFound("text") from None
