"""Compression of responses that are large and the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALLEST_WORTH_PACKING: Final = 1024


def accepted(request: Request) -> set[str]:
    """Read which packings the browser takes."""
    found: set[str] = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(name.strip())
    return found


async def packed(request: Request, response: Response) -> Response:
    """Pack an answer, if that pays.

    Only answers without anything secret: of those with secrets the packed length could tell something.
    """
    body = bytes(response.body)
    response.headers["vary"] = "Accept-Encoding"
    if "gzip" not in accepted(request) or len(body) < SMALLEST_WORTH_PACKING:
        return response
    response.body = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    return response
