"""The set-up of the log, and one line for every request: route, status, duration; never the path with its secrets."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from time import perf_counter
from typing import Final, Literal, TextIO, TypeAlias

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.web.logs.repeated_lines import RepeatedLines, RepeatedLinesFilter
from parlour.web.settings import Rate

UNKNOWN: Final = "(no route)"
LOG: Final = structlog.stdlib.get_logger("parlour.web")
Form: TypeAlias = Literal["text", "json"]
FIRST: Final = ["timestamp", "level", "event"]
# They write whole addresses and statements, with what stands in them: tokens, invitations, people's browsers.
TALKATIVE: Final = ("uvicorn", "httpx", "httpcore", "aiosqlite", "asyncio", "sqlalchemy")
LIBRARY_LINES: Final = Rate(10, 0.1)  # of the same text
REFUSALS: Final = Rate(50, 2)  # of the same status at the same route
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"}
OTHER: Final = "(other)"
Count: TypeAlias = Callable[[str, str, int, float], None]


def set_up(level: int = logging.INFO, stream: TextIO | None = None, form: Form = "text") -> None:
    """Write all logs, ours and the libraries', as lines of the same form; by default on standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _renderer(form),
            ],
            foreign_pre_chain=shared,
        )
    )
    handler.addFilter(RepeatedLinesFilter(TALKATIVE, LIBRARY_LINES))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _renderer(form: Form) -> structlog.typing.Processor:
    """Write a line for people, or one JSON object for programs."""
    if form == "json":
        return structlog.processors.JSONRenderer()
    return structlog.processors.KeyValueRenderer(key_order=FIRST, drop_missing=True)


class AccessLog:
    """Writes one line for every request and counts it; of mistakes of ours it tells no more than that."""

    def __init__(self, app: ASGIApp, count: Count) -> None:
        self.app: Final = app
        self.count: Final = count
        self._refusals: Final = RepeatedLines(REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it went."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        status, start = 0, perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            status = status or _status(message)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception:  # noqa: BLE001  # the server would log it with the address, and it has been answered inside
            log_fault("failed", route=route_of(scope))
        finally:
            self._write(scope, status, perf_counter() - start)

    def _write(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope.get("method", "SOCKET"), route_of(scope)
        if method not in METHODS:  # anybody can make up as many as they like
            method = OTHER
        self.count(method, route, status, seconds)
        left_out = self._refusals.left_out(f"{route} {status}") if 400 <= status < 500 else 0
        if left_out is None:
            return
        log = LOG.warning if status >= 500 else LOG.info
        more = {"left_out": left_out} if left_out else {}
        log("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1), **more)


def log_fault(event: str, fault: BaseException | None = None, **more: str) -> None:
    """Write down a mistake of ours with where it happened, but without the values that it happened with."""
    lines = traceback.format_exception(fault or sys.exception())
    LOG.error(event, trace="".join(lines), **more)


def _status(message: Message) -> int:
    if message["type"] in {"http.response.start", "websocket.http.response.start"}:
        return int(message["status"])
    return {"websocket.accept": 101, "websocket.close": 403}.get(message["type"], 0)


def route_of(scope: Scope) -> str:
    """Name the route by its template, since the path itself may be a secret (/join/TOKEN)."""
    return getattr(scope.get("route"), "path", UNKNOWN)
