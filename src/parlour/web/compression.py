"""Compression of responses that are large and the same for everybody."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

MIN_COMPRESSED_BYTES: Final = 1024


def accepted_encodings(request: Request) -> set[str]:
    """Read the encodings that the client accepts."""
    found: set[str] = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(name.strip())
    return found


async def compressed(request: Request, response: Response) -> Response:
    """Compress a response if it is large enough.

    Use it only for responses without secrets: the compressed length could reveal something about a secret (BREACH).
    """
    body = bytes(response.body)
    response.headers["vary"] = "Accept-Encoding"
    if "gzip" not in accepted_encodings(request) or len(body) < MIN_COMPRESSED_BYTES:
        return response
    response.body = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    return response
