"""The log of requests: which route, how it went and how long it took. Never an address with what stands in it."""

from __future__ import annotations

import logging
import sys
import traceback
from time import perf_counter
from typing import Final, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

UNKNOWN: Final = "(no route)"
LOG: Final = structlog.stdlib.get_logger("parlour.web")


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
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
                structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"], drop_missing=True),
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # It writes whole addresses, with what stands in them.
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))


class AccessLog:
    """Writes one line for every request, and answers for mistakes of ours without telling more than that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

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
            _write(scope, status, perf_counter() - start)


def log_fault(event: str, fault: BaseException | None = None, **more: str) -> None:
    """Write down a mistake of ours with where it happened, but without the values that it happened with."""
    lines = traceback.format_exception(fault or sys.exception())
    LOG.error(event, trace="".join(lines), **more)


def _status(message: Message) -> int:
    if message["type"] in {"http.response.start", "websocket.http.response.start"}:
        return int(message["status"])
    return {"websocket.accept": 101, "websocket.close": 403}.get(message["type"], 0)


def _write(scope: Scope, status: int, seconds: float) -> None:
    log = LOG.warning if status >= 500 else LOG.info
    method = scope.get("method", "SOCKET")
    log("request", method=method, route=route_of(scope), status=status, ms=round(seconds * 1000, 1))


def route_of(scope: Scope) -> str:
    """Name the route by its template, since the path itself may be a secret (/join/TOKEN)."""
    return getattr(scope.get("route"), "path", UNKNOWN)
