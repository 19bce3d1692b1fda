"""The bus: messages from the other processes of a shared store. They carry ids and numbers; the store has the rest.

What was said while nobody listened is lost: after every new beginning everything is to be looked at again.
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
TABLE: Final = "t"  # has a new entry
PERSON: Final = "p"  # has changed or was deleted
HERE: Final = "h"  # the watchers of a table have changed
AGAIN: Final = 0.5  # seconds before the next try to listen
CLOSE_SECONDS: Final = 1.0
SILENCE: Final = 15.0  # seconds without a message after which the connection is tested
TROUBLES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError
BusMessages: TypeAlias = list[list[str]]


def table_word(table: str, seq: int) -> str:
    """Return the message that a table has reached entry *seq*."""
    return f"{TABLE} {table} {seq}"


def person_word(person: str) -> str:
    """Return the message that a person has changed or was deleted."""
    return f"{PERSON} {person}"


def here_word(table: str) -> str:
    """Return the message that the watchers of a table have changed."""
    return f"{HERE} {table}"


class BusListener(Protocol):
    """Receives what comes over the bus."""

    async def hear(self, words: BusMessages) -> None:
        """Handle the messages since the last call."""

    async def look_again(self) -> None:
        """Read everything again: messages were missed."""


class Bus:
    """Listens to a shared store until cancelled, over as many connections as it needs."""

    def __init__(self, store: Store, listener: BusListener) -> None:
        self.store: Final = store
        self.listener: Final = listener
        self.is_listening: Final = asyncio.Event()
        self._words: Final[BusMessages] = []
        self._news: Final = asyncio.Event()
        self._is_lost = False

    async def run(self) -> None:
        """Listen until cancelled; a store that is not shared has no messages."""
        while self.store.is_shared:
            try:
                await self._listen()
            except TROUBLES as error:
                log.warning("no word from the store", why=str(error))
            self.is_listening.clear()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        _, options = self.store.engine.dialect.create_connect_args(self.store.engine.url)
        connection = await asyncpg.connect(**options, timeout=CONNECT_SECONDS)
        self._is_lost = False
        try:
            connection.add_termination_listener(self._lose)
            await connection.add_listener(CHANNEL, self._take)
            await self._attempt(self.listener.look_again)
            self.is_listening.set()
            await self._pass_on(connection)
        finally:
            connection.remove_termination_listener(self._lose)
            with suppress(*TROUBLES):  # it may be broken already
                await connection.close(timeout=CLOSE_SECONDS)

    async def _pass_on(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        while not self._is_lost:
            try:
                async with asyncio.timeout(SILENCE):  # `wait_for` may lose a cancellation when news comes just then
                    await self._news.wait()
            except TimeoutError:
                await ask_for_life(connection)
            self._news.clear()
            words, self._words[:] = self._words[:], []
            if words:
                await self._attempt(lambda words=words: self.listener.hear(words))  # type: ignore[misc]

    async def _attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("word from the store was not taken in")
            self._is_lost = True  # so everything is read again

    def _take(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._words.append(str(payload).split(" "))
        self._news.set()

    def _lose(self, _connection: object) -> None:
        self._is_lost = True
        self._news.set()


async def ask_for_life(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Test the connection: one that is cut is as silent as one without messages."""
    try:
        await connection.execute("select 1", timeout=CONNECT_SECONDS)
    except TROUBLES:
        connection.terminate()  # a proper close would not arrive either
        raise
