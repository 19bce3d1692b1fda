"""The set-up of the log, and one line for every request: route, status, duration; never the path, which has secrets."""

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
# They log whole URLs and statements, with the secrets in them: tokens, invitations, push endpoints.
LIBRARIES: Final = ("uvicorn", "httpx", "httpcore", "aiosqlite", "asyncio", "sqlalchemy")
LIBRARY_LINES: Final = Rate(10, 0.1)  # of the same text
REFUSALS: Final = Rate(50, 2)  # of the same status at the same route
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"}
OTHER: Final = "(other)"
Count: TypeAlias = Callable[[str, str, int, float], None]


def set_up(level: int = logging.INFO, stream: TextIO | None = None, form: Form = "text") -> None:
    """Write all logs, Parlour's and the libraries', as lines of the same form; by default on standard error."""
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
    handler.addFilter(RepeatedLinesFilter(LIBRARIES, LIBRARY_LINES))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _renderer(form: Form) -> structlog.typing.Processor:
    """Return a renderer of text lines, or of one JSON object per line."""
    if form == "json":
        return structlog.processors.JSONRenderer()
    return structlog.processors.KeyValueRenderer(key_order=FIRST, drop_missing=True)


class AccessLog:
    """Logs and counts every request; unexpected exceptions are logged without the request's data."""

    def __init__(self, app: ASGIApp, count: Count) -> None:
        self.app: Final = app
        self.count: Final = count
        self._refusals: Final = RepeatedLines(REFUSALS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and log its outcome."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        status, start = 0, perf_counter()

        async def send_recording(message: Message) -> None:
            nonlocal status
            status = status or _status(message)
            await send(message)

        try:
            await self.app(scope, receive, send_recording)
        except Exception:  # noqa: BLE001  # uvicorn would log it with the URL; the response has been sent already
            log_fault("failed", route=route_of(scope))
        finally:
            self._write(scope, status, perf_counter() - start)

    def _write(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope.get("method", "SOCKET"), route_of(scope)
        if method not in METHODS:  # clients can invent any number of methods
            method = OTHER
        self.count(method, route, status, seconds)
        count_omitted = self._refusals.count_omitted(f"{route} {status}") if 400 <= status < 500 else 0
        if count_omitted is None:
            return
        log = LOG.warning if status >= 500 else LOG.info
        more = {"count_omitted": count_omitted} if count_omitted else {}
        log("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1), **more)


def log_fault(event: str, fault: BaseException | None = None, **more: str) -> None:
    """Log an unexpected exception with its traceback, but without any values."""
    lines = traceback.format_exception(fault or sys.exception())
    LOG.error(event, trace="".join(lines), **more)


def _status(message: Message) -> int:
    if message["type"] in {"http.response.start", "websocket.http.response.start"}:
        return int(message["status"])
    return {"websocket.accept": 101, "websocket.close": 403}.get(message["type"], 0)


def route_of(scope: Scope) -> str:
    """Return the template of the route, since the path itself may be a secret (/join/TOKEN)."""
    return getattr(scope.get("route"), "path", UNKNOWN)
