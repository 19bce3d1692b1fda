"""Strict JSON bodies: what the engine's decoder does not accept is refused before a route sees it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from parlour.engine.plain import Wrong, decode


class StrictJsonRequest(Request):
    """A request whose body is plain data."""

    async def json(self) -> Any:
        """Decode the body; refuse NaN, unpaired surrogates and deep nesting."""
        try:
            return decode(await self.body(), "body")
        except Wrong as wrong:
            raise HTTPException(400, str(wrong)) from None


class StrictJsonRoute(APIRoute):
    """A route that reads its body with `StrictJsonRequest`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Wrap the usual handler."""
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            return await usual(StrictJsonRequest(request.scope, request.receive))

        return handler
