"""A socket session: one client's WebSocket, the tables it watches, and the updates it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy, NotFound, Refused, Unreadable
from parlour.tables.wire.news import LobbyNews
from parlour.web.context import Context
from parlour.web.errors import code_of, unreadable_error
from parlour.web.logs.access_log import log_fault
from parlour.web.rate_limits import TooOften
from parlour.web.responses import error
from parlour.web.schemas.responses import ErrorResponse
from parlour.web.sockets.messages import ClientMessage, read_message
from parlour.web.sockets.outbox import Outbox

LOBBY: Final = ""  # no table has this id
OVER: Final = 1000
BROKEN: Final = 1011
TOO_SLOW: Final = 4408
TOO_OFTEN: Final = 4429
REASONS: Final = {TOO_SLOW: "messages were not read", TOO_OFTEN: "too many messages"}


class SocketSession:
    """One client's subscriptions on its socket."""

    def __init__(self, here: Context, socket: WebSocket, person: str) -> None:
        self.here: Final = here
        self.socket: Final = socket
        self.person: Final = person
        self.outbox: Final = Outbox(here.settings.messages_waiting, here.settings.send_timeout)
        self._watching: Final[dict[str, asyncio.Task[None]]] = {}

    async def run(self) -> int:
        """Serve the client until one side ends; return the code to close with."""
        jobs = [
            asyncio.create_task(self._listen()),
            asyncio.create_task(self.outbox.send_all(self.socket)),
            asyncio.create_task(self.outbox.overflow()),
        ]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            is_slow = jobs[2].done()
        finally:
            watches = list(self._watching.values())
            for job in [*jobs, *watches]:
                job.cancel()
            ends = await asyncio.gather(*jobs, *watches, return_exceptions=True)
        faults = [end for end in ends if isinstance(end, BaseException) and _is_fault(end)]
        for fault in faults:
            log_fault("socket failed", fault)
        if any([isinstance(end, TooOften) for end in ends]):
            return TOO_OFTEN
        return BROKEN if faults else TOO_SLOW if is_slow else OVER

    async def _listen(self) -> None:
        """Read messages; each is counted before it is parsed. `TooOften` ends a socket that ignores refusals."""
        while True:
            message = await _text(self.socket)
            try:
                self.here.count(self.socket, "read", self.person)
                await self._handle(read_message(message, self.here.settings.max_message))
            except Wrong as wrong:
                await self._refuse(error(wrong.path, wrong.expected, wrong.found))
            except TooOften as often:
                await self._refuse(error("message", f"a pause of {often.wait} s", "no pause"))

    async def _refuse(self, fields: ErrorResponse) -> None:
        self.here.count(self.socket, "refused_message", self.person)
        await self.outbox.put(fields)

    async def _handle(self, message: ClientMessage) -> None:
        if message.ping is not msgspec.UNSET:
            await self.outbox.put({"pong": message.ping})
        elif message.watch is not msgspec.UNSET:
            await self._watch(message.watch, message.after)
        elif message.unwatch is not msgspec.UNSET:
            await self._stop(message.unwatch)
        elif message.lobby:
            await self._begin(LOBBY, self.here.service.watch_lobby(self.person))
        else:
            await self._stop(LOBBY)

    async def _watch(self, table: str, after: int | None) -> None:
        if table not in self._watching and len(self._watching) >= self.here.settings.watched_tables:
            raise Wrong("watch", f"at most {self.here.settings.watched_tables} at once", "more")
        await self._begin(table, self.here.service.watch(table, self.person, after))

    async def _begin(self, what: str, news: AsyncIterator[bytes] | AsyncIterator[LobbyNews]) -> None:
        await self._stop(what)
        self._watching[what] = asyncio.create_task(self._forward(what, news))

    async def _stop(self, what: str) -> None:
        """End a watch: nothing of it is put in the outbox after this."""
        task = self._watching.pop(what, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _forward(self, what: str, news: AsyncIterator[bytes] | AsyncIterator[LobbyNews]) -> None:
        try:
            async with _closing(news):
                async for update in news:
                    await self.outbox.put(update)
        except Unreadable as fault:
            await self.outbox.put({"table": what, **await unreadable_error(self.here.service, fault)})
        except (NotFound, Refused, Busy, Wrong) as fault:
            path, code = getattr(fault, "path", "server"), code_of(fault)
            fields = error(path, "something to watch", "none", message=str(fault), code=code)
            await self.outbox.put({"table": what, **fields})
        except Exception:  # noqa: BLE001  # a failure at one table must not end the updates of the others
            log_fault("watch failed")
            fields = error("server", "updates", "an internal error")
            await self.outbox.put({"table": what, **fields})


@asynccontextmanager
async def _closing(news: AsyncIterator[bytes] | AsyncIterator[LobbyNews]) -> AsyncIterator[None]:
    """Close the updates at once when they are no longer read: the person's presence ends with them."""
    try:
        yield
    finally:
        if isinstance(news, AsyncGenerator):
            await news.aclose()


async def _text(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", OVER))
    return message.get("text") or message.get("bytes") or b""


def _is_fault(end: BaseException) -> bool:
    """Return whether a task failed, rather than ended by a disconnect, a cancellation or a rate limit."""
    # RuntimeError: raised by uvicorn and starlette when sending to a client that has just disconnected
    usual = (asyncio.CancelledError, WebSocketDisconnect, TooOften, RuntimeError, OSError)
    return not isinstance(end, usual)
