"""The client: its page at every path that it handles itself, and its files."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from parlour.web.compression import accepted_encodings
from parlour.web.context import context
from parlour.web.pages import NOT_BUILT, page
from parlour.web.responses import problem
from parlour.web.routing.route import Router
from parlour.web.static_files import INDEX, StaticFile

router = Router()
PAGES: Final = (
    "/",
    "/lobby",
    "/tables",
    "/table/{table}",
    "/join/{token}",
    "/me/{token}",
    "/pad/{slug}",
    "/pad/{slug}/{digest}",
    "/replay/{table}",
    "/review/{table}",
    "/shared/{table}",
    "/settings",
    "/notices/{what}",
    "/game/{slug}",
    "/help/{slug}",
    "/editions",
    "/editions/{game}/{edition}",
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


async def client(request: Request) -> Response:
    """Serve the page of the client, which handles the path itself."""
    item = context(request).static_files.find(INDEX)
    if item is None:
        return HTMLResponse(page(NOT_BUILT), 503, {"Cache-Control": "no-store"})
    return await _serve(request, item, REVALIDATE)


async def file(request: Request, name: str) -> Response:
    """Serve a file of the client; those under assets/ carry a digest in their names and never change."""
    item = context(request).static_files.find(name)
    if item is None:
        return await _missing(request)
    return await _serve(request, item, FOR_EVER if name.startswith("assets/") else REVALIDATE)


for method in ("GET", "HEAD"):
    for path in PAGES:
        router.add(method, path)(client)
    router.add(method, "/{name:path}")(file)


async def _missing(request: Request) -> Response:
    """Respond with 404: to browsers with the client's page, which shows the error in the person's language."""
    index = context(request).static_files.find(INDEX)
    if index is None or "text/html" not in request.headers.get("accept", ""):
        return problem(404, "path", "a page or file of this server", "another address")
    content, encoding = await asyncio.to_thread(index.content, accepted_encodings(request))
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Encoding"} | (
        {"Content-Encoding": encoding} if encoding else {}
    )
    return Response(content, 404, headers, index.kind)


async def _serve(request: Request, item: StaticFile, caching: str) -> Response:
    content, encoding = await asyncio.to_thread(item.content, accepted_encodings(request))
    tag = f'"{item.tag}{encoding and "-" + encoding}"'
    headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=item.kind, headers=headers)
