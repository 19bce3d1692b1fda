"""One attempt at periodic work: a failure is logged, and the next attempt follows as usual."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from parlour.tables.errors import Busy

log: Final = structlog.get_logger()


async def attempt(what: str, work: Callable[[], Awaitable[object]]) -> None:
    """Run *work* once; log an error instead of raising it."""
    try:
        await work()
    except Busy as busy:
        log.warning("postponed", what=what, why=str(busy))
    except Exception:
        log.exception("failed", what=what)
