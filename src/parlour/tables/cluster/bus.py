"""The bus: messages from the other processes of a shared store (PostgreSQL's NOTIFY). They carry only ids and numbers.

Messages sent while the connection was down are lost, so after every reconnect everything is read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

import asyncpg
import structlog

from parlour.tables.store.database import CHANNEL, CONNECT_SECONDS, Store

log: Final = structlog.get_logger()
TABLE: Final = "t"  # a table has a new entry
PERSON: Final = "p"  # a person has changed or was deleted
PRESENCE: Final = "h"  # other people watch a table now
HURRY: Final = "q"  # the bots at a table are to be quick
RETRY_SECONDS: Final = 0.5  # before the next attempt to connect
CLOSE_SECONDS: Final = 1.0
PING_AFTER: Final = 15.0  # seconds without a message after which the connection is tested
CONNECTION_ERRORS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError
BusMessages: TypeAlias = list[list[str]]


def table_message(table: str, seq: int) -> str:
    """Return the message that a table has reached entry *seq*."""
    return f"{TABLE} {table} {seq}"


def person_message(person: str) -> str:
    """Return the message that a person has changed or was deleted."""
    return f"{PERSON} {person}"


def presence_message(table: str) -> str:
    """Return the message that the watchers of a table have changed."""
    return f"{PRESENCE} {table}"


def hurry_message(table: str) -> str:
    """Return the message that the bots at a table are to take the best that they have found."""
    return f"{HURRY} {table}"


class BusListener(Protocol):
    """Receives the messages of the bus."""

    async def on_messages(self, words: BusMessages) -> None:
        """Handle the messages since the last call."""

    async def resync(self) -> None:
        """Read everything again: messages were missed."""


class Bus:
    """Listens to a shared store until cancelled, over as many connections as it needs."""

    def __init__(self, store: Store, listener: BusListener) -> None:
        self.store: Final = store
        self.listener: Final = listener
        self.is_listening: Final = asyncio.Event()
        self._pending: Final[BusMessages] = []
        self._has_messages: Final = asyncio.Event()
        self._is_lost = False

    async def run(self) -> None:
        """Listen until cancelled; a store that is not shared has no messages."""
        while self.store.is_shared:
            try:
                await self._listen()
            except CONNECTION_ERRORS as error:
                log.warning("bus connection lost", why=str(error))
            self.is_listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        _, options = self.store.engine.dialect.create_connect_args(self.store.engine.url)
        connection = await asyncpg.connect(**options, timeout=CONNECT_SECONDS)
        self._is_lost = False
        try:
            connection.add_termination_listener(self._on_termination)
            await connection.add_listener(CHANNEL, self._receive)
            await self._attempt(self.listener.resync)
            self.is_listening.set()
            await self._deliver(connection)
        finally:
            connection.remove_termination_listener(self._on_termination)
            with suppress(*CONNECTION_ERRORS):  # it may be broken already
                await connection.close(timeout=CLOSE_SECONDS)

    async def _deliver(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while not self._is_lost:
            try:
                async with asyncio.timeout(PING_AFTER):  # `wait_for` may lose a cancellation when news comes just then
                    await self._has_messages.wait()
            except TimeoutError:
                await ping(connection)
            self._has_messages.clear()
            words, self._pending[:] = self._pending[:], []
            if words:
                await self._attempt(lambda words=words: self.listener.on_messages(words))  # type: ignore[misc]

    async def _attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("bus message was not handled")
            self._is_lost = True  # so everything is read again

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._pending.append(str(payload).split(" "))
        self._has_messages.set()

    def _on_termination(self, _connection: object) -> None:
        self._is_lost = True
        self._has_messages.set()


async def ping(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Test the connection: one that was cut looks like one without messages."""
    try:
        await connection.execute("select 1", timeout=CONNECT_SECONDS)
    except CONNECTION_ERRORS:
        connection.terminate()  # an orderly close would not reach the server either
        raise
