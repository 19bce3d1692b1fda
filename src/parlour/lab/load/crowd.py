"""The crowd: all clients of a run; they connect, take places or watch, and start to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import msgspec

from parlour.engine.plain import Wrong
from parlour.lab.load.client import OK, Client
from parlour.lab.load.http import Answer, Http
from parlour.lab.load.journal import Journal
from parlour.lab.load.plan import LoadPlan

AT_ONCE: Final = 16  # clients that connect at the same time
LONGEST_COMING: Final = 60.0
S = TypeVar("S")
T = TypeVar("T")


class Crowd:
    """All clients of a run, at their tables."""

    def __init__(self, plan: LoadPlan, http: Http, journal: Journal) -> None:
        self.plan: Final = plan
        self.journal: Final = journal
        self.tables: Final[list[str]] = []
        self.clients: list[Client] = []
        self._http: Final = http
        self._playing: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """Seat and connect all clients and let them play; afterwards wait for requests in progress, and disconnect."""
        self.clients = await _few_at_once(self._come, range(self.plan.sockets))
        seats, players = self.plan.seats, self.plan.tables * self.plan.seats
        groups = [self.clients[first : first + seats] for first in range(0, players, seats)]
        for number, spectator in enumerate(self.clients[players:]):
            groups[number % len(groups)].append(spectator)
        await _few_at_once(self._sit_down, groups)
        listening = [asyncio.create_task(client.listen()) for client in self.clients]
        try:
            await self._all_see_their_tables()
            self._playing = [asyncio.create_task(client.play()) for client in self.clients]
            yield
            await self.finish()
        finally:
            for task in [*self._playing, *listening]:
                task.cancel()
            await asyncio.gather(*self._playing, *listening, return_exceptions=True)

    async def finish(self) -> None:
        """Stop all clients, and wait for requests in progress."""
        for client in self.clients:
            client.stop()
        await asyncio.gather(*self._playing)

    async def _come(self, number: int) -> Client:
        answer = _checked(await self._http.request("GET", "/api/me"))
        return Client(number, self._http, self.journal, self.plan.think, answer.cookie)

    async def _sit_down(self, group: list[Client]) -> None:
        """Create a table for a group: the first clients take the seats, the others watch."""
        host, *others = group
        places = [{"who": "me"}] + [{"who": "guest"}] * (self.plan.seats - 1)
        # No automatic actions: the record then contains only actions that were acknowledged to clients.
        request = {"game": self.plan.game, "variant": self.plan.variant(), "places": places, "auto": False}
        table: str = _read(await host.request("POST", "/api/tables", request), "table")
        invitation = _read(await host.request("GET", f"/api/tables/{table}"), "invitation")
        for place, client in enumerate(others, start=1):
            ticket = {"invitation": invitation, "place": place if place < self.plan.seats else None}
            _checked(await client.request("POST", f"/api/tables/{table}/join", ticket))
        for client in group:
            client.table = table
        self.tables.append(table)

    async def _all_see_their_tables(self) -> None:
        try:
            async with asyncio.timeout(LONGEST_COMING):
                await asyncio.gather(*[client.ready.wait() for client in self.clients])
        except TimeoutError:
            missing = len([client for client in self.clients if not client.ready.is_set()])
            raise Wrong("sockets", "all of them connected", f"{missing} that are not") from None


async def _few_at_once(work: Callable[[S], Awaitable[T]], items: Iterable[S]) -> list[T]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def through(item: S) -> T:
        async with gate:
            return await work(item)

    return await asyncio.gather(*[through(item) for item in items])


def _checked(answer: Answer) -> Answer:
    if answer.status != OK:
        raise Wrong("server", "what was asked for", f"{answer.status} {answer.body.decode(errors='replace')[:200]}")
    return answer


def _read(answer: Answer, field: str) -> str:
    found = msgspec.json.decode(_checked(answer).body)[field]
    assert isinstance(found, str)
    return found
