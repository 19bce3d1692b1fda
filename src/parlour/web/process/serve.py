"""Serving the application until the process is told to stop, and then stopping within seconds."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Final

from fastapi import FastAPI
from uvicorn import Config, Server

from parlour.web.app import make_api, with_middleware
from parlour.web.connections.acceptor import Acceptor
from parlour.web.connections.descriptors import fitted, raise_limit
from parlour.web.connections.http_protocol import HttpProtocol
from parlour.web.connections.register import ConnectionRegister
from parlour.web.connections.socket_protocol import SocketProtocol
from parlour.web.connections.trust import trusted
from parlour.web.logs.access_log import LOG
from parlour.web.settings import ServerSettings

HEARTBEAT: Final = 20.0
GRACE: Final = 0.3  # seconds in which a connection accepted at the last moment sends its request
COLLECT_AFTER: Final = (10_000, 20, 20)  # new objects, young collections, middle ones


class ParlourServer(Server):
    """A server that opens the table service before it listens and closes it after, before signals are passed on."""

    def __init__(self, api: FastAPI, settings: ServerSettings, when_ready: Callable[[], None]) -> None:
        self.register: Final = new_register(settings)
        super().__init__(config(settings, with_middleware(api, settings), self.register))
        self._api: Final = api
        self._acceptors: list[Acceptor] = []
        self._watching: asyncio.Task[None] | None = None
        self._house: Final = AsyncExitStack()
        self._lifespan: Final = api.router.lifespan_context(api)
        self._patience: Final = settings.shutdown_seconds
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the table service, then listen; errors are raised unchanged."""
        await self._house.enter_async_context(self._lifespan)
        if isinstance(asyncio.get_running_loop(), asyncio.SelectorEventLoop):
            await super().startup([])
            self._accept(sockets or [])
        else:  # loops of Windows accept in another way
            await super().startup(sockets)
        self._watching = asyncio.create_task(self.register.watch())
        await asyncio.to_thread(self._when_ready)

    def _accept(self, sockets: list[socket.socket]) -> None:
        """Accept connections ourselves: uvicorn's way writes thousands of lines a second when descriptors run out."""
        for listening in sockets:
            acceptor = Acceptor(listening, self._new_protocol, self.register.make_room)
            acceptor.start()
            self._acceptors.append(acceptor)

    def _new_protocol(self) -> asyncio.Protocol:
        kind, state = self.config.http_protocol_class, self.server_state
        return kind(config=self.config, server_state=state, app_state=self.lifespan.state)  # type: ignore[call-arg]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, then close the table service."""
        self._api.state.context.is_leaving = True
        await self._close_door(sockets or [])
        await asyncio.sleep(GRACE)
        await super().shutdown(sockets)
        try:
            async with asyncio.timeout(self._patience):
                await self._house.aclose()
        except TimeoutError:
            LOG.warning("the table service did not close in time")
        if self._watching is not None:
            self._watching.cancel()

    async def _close_door(self, sockets: list[socket.socket]) -> None:
        """Accept no more connections; those just accepted are served."""
        await asyncio.gather(*[acceptor.stop() for acceptor in self._acceptors])
        for server in self.servers:
            server.close()
        for door in sockets:
            door.close()


async def serve(settings: ServerSettings, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
    """Serve until a signal says to stop."""
    raise_limit()
    settings = fitted(settings)

    def ready() -> None:
        _settle_memory()
        when_ready()

    await ParlourServer(make_api(settings), settings, ready).serve(sockets)


def _settle_memory() -> None:
    """Let the garbage collector skip permanent objects and run less often: everybody waits while it runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def new_register(settings: ServerSettings) -> ConnectionRegister:
    """Make a register of connections; without rate limits an address may have as many as there can be."""
    return ConnectionRegister(fitted(settings).connections, by_address=settings.rates is not None)


def config(settings: ServerSettings, app: object, register: ConnectionRegister | None = None) -> Config:
    """Tell uvicorn how to serve: no logs and no proxy headers of its own, bounded messages, an end in seconds."""
    known = new_register(settings) if register is None else register
    frames = settings.rates.frame if settings.rates else None
    return Config(
        app,  # type: ignore[arg-type]  # uvicorn and starlette describe the same thing in different words
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        http=partial(HttpProtocol, known, trusted(settings.trusted_proxies)),  # type: ignore[arg-type]  # it makes one
        ws=partial(SocketProtocol, known, frames),  # type: ignore[arg-type]  # as well
        ws_max_size=settings.largest_message,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,  # it costs more time than it saves on a few kilobytes
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
