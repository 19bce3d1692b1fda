"""Serves the application until it is told to stop, and then stops within seconds."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Final

from fastapi import FastAPI
from uvicorn import Config, Server

from parlour.web.access_log import LOG
from parlour.web.app import dressed, make_api
from parlour.web.settings import Settings

HEARTBEAT: Final = 20.0
GRACE: Final = 0.3  # seconds: whoever came in just before the door closed has asked by then
COLLECT_AFTER: Final = (10_000, 20, 20)  # new objects, young collections, middle ones


class OpenHouse(Server):
    """A server that opens the hall before its door, and closes it after: in the same breath, before signals go on."""

    def __init__(self, api: FastAPI, settings: Settings, when_ready: Callable[[], None]) -> None:
        super().__init__(config(settings, dressed(api, settings)))
        self._api: Final = api
        self._house: Final = AsyncExitStack()
        self._lifespan: Final = api.router.lifespan_context(api)
        self._patience: Final = settings.shutdown_seconds
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the hall and the door; what prevents it is raised as it is."""
        await self._house.enter_async_context(self._lifespan)
        await super().startup(sockets)
        await asyncio.to_thread(self._when_ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door and the hall."""
        self._api.state.context.is_leaving = True
        await self._close_door(sockets or [])
        await asyncio.sleep(GRACE)
        await super().shutdown(sockets)
        try:
            async with asyncio.timeout(self._patience):
                await self._house.aclose()
        except TimeoutError:
            LOG.warning("the hall did not close in time")

    async def _close_door(self, sockets: list[socket.socket]) -> None:
        """Let nobody in any more; whoever was just let in gets a connection first: a closed server gives none."""
        with suppress(NotImplementedError):  # loops of Windows accept in another way
            for server in self.servers:
                for listening in server.sockets:
                    asyncio.get_running_loop().remove_reader(listening.fileno())
        await asyncio.sleep(0)
        for server in self.servers:
            server.close()
        for door in sockets:
            door.close()


async def serve(settings: Settings, sockets: list[socket.socket], when_ready: Callable[[], None]) -> None:
    """Serve until a signal says to stop."""

    def ready() -> None:
        _settle_memory()
        when_ready()

    await OpenHouse(make_api(settings), settings, ready).serve(sockets)


def _settle_memory() -> None:
    """Let the collector of cyclic garbage pass over what stays, and come less often: while it works everybody waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def config(settings: Settings, app: object) -> Config:
    """Tell uvicorn how to serve: no logs and no proxy headers of its own, bounded messages, an end in seconds."""
    return Config(
        app,  # type: ignore[arg-type]  # uvicorn and starlette describe the same thing in different words
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,  # it costs more time than it saves on a few kilobytes
        timeout_keep_alive=30,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
