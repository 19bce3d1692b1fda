"""Serves the application until the process gets a signal to stop, then stops within seconds."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Final

from uvicorn import Config, Server

from parlour.web.app import make_api, with_middleware
from parlour.web.connections.acceptor import Acceptor
from parlour.web.connections.descriptors import fit_to_open_files, raise_limit
from parlour.web.connections.http_protocol import HttpProtocol
from parlour.web.connections.register import ConnectionRegister
from parlour.web.connections.socket_protocol import SocketProtocol
from parlour.web.connections.trust import trusted
from parlour.web.logs.access_log import LOG
from parlour.web.routing.application import Application
from parlour.web.settings import ServerSettings

PING_SECONDS: Final = 20.0
GRACE: Final = 0.3  # seconds for connections accepted just before the shutdown to send their requests
GC_THRESHOLDS: Final = (10_000, 20, 20)  # new objects, young collections, middle ones


class ParlourServer(Server):
    """A server that opens the table service before it listens, and closes it before signals are passed on."""

    def __init__(self, api: Application, settings: ServerSettings, when_ready: Callable[[], None]) -> None:
        self.register: Final = new_register(settings)
        super().__init__(config(settings, with_middleware(api, settings), self.register))
        self._api: Final = api
        self._acceptors: list[Acceptor] = []
        self._watching: asyncio.Task[None] | None = None
        self._services: Final = AsyncExitStack()
        self._lifespan: Final = api.lifespan()
        self._shutdown_seconds: Final = settings.shutdown_seconds
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the table service, then listen; errors are raised unchanged."""
        await self._services.enter_async_context(self._lifespan)
        if isinstance(asyncio.get_running_loop(), asyncio.SelectorEventLoop):
            await super().startup([])
            self._accept(sockets or [])
        else:  # loops of Windows accept in another way
            await super().startup(sockets)
        self._watching = asyncio.create_task(self.register.watch())
        await asyncio.to_thread(self._when_ready)

    def _accept(self, sockets: list[socket.socket]) -> None:
        """Accept connections with `Acceptor`: uvicorn logs thousands of lines a second when descriptors run out."""
        for listening in sockets:
            acceptor = Acceptor(listening, self._new_protocol, self.register.drop_waiting)
            acceptor.start()
            self._acceptors.append(acceptor)

    def _new_protocol(self) -> asyncio.Protocol:
        kind, state = self.config.http_protocol_class, self.server_state
        return kind(config=self.config, server_state=state, app_state=self.lifespan.state)  # type: ignore[call-arg]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, then close the table service."""
        self._api.state.context.is_stopping = True
        await self._stop_accepting(sockets or [])
        await asyncio.sleep(GRACE)
        await super().shutdown(sockets)
        try:
            async with asyncio.timeout(self._shutdown_seconds):
                await self._services.aclose()
        except TimeoutError:
            LOG.warning("the table service did not close in time")
        if self._watching is not None:
            self._watching.cancel()

    async def _stop_accepting(self, sockets: list[socket.socket]) -> None:
        """Stop accepting connections; those just accepted are served."""
        await asyncio.gather(*[acceptor.stop() for acceptor in self._acceptors])
        for server in self.servers:
            server.close()
        for listener in sockets:
            listener.close()


async def serve(settings: ServerSettings, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
    """Serve until a signal stops the process."""
    raise_limit()
    settings = fit_to_open_files(settings)

    def ready() -> None:
        _tune_garbage_collector()
        when_ready()

    await ParlourServer(make_api(settings), settings, ready).serve(sockets)


def _tune_garbage_collector() -> None:
    """Let the garbage collector skip permanent objects and run less often: all requests wait while it runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def new_register(settings: ServerSettings) -> ConnectionRegister:
    """Make a register of connections; without rate limits an address may have any number of them."""
    return ConnectionRegister(fit_to_open_files(settings).connections, by_address=settings.rates is not None)


def config(settings: ServerSettings, app: object, register: ConnectionRegister | None = None) -> Config:
    """Configure uvicorn: no logs and no proxy headers of its own, bounded messages, shutdown within seconds."""
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
        ws_max_size=settings.max_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # it costs more time than it saves on a few kilobytes
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
