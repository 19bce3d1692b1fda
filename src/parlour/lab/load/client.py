"""A client: simulates one person's browser. It watches a table and, if it has a seat, plays random legal actions."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.lab.load.http import Answer, Http, Lost
from parlour.lab.load.journal import Act, Journal
from parlour.lab.load.wire import Now, ServerMessage, pick

FIRST_RETRY: Final = 0.1  # seconds, at most, before the first retry
MAX_RETRY: Final = 0.5  # and before any later one
GIVE_UP_AFTER: Final = 60.0  # if the server does not come back
LARGEST: Final = 4 * 1024 * 1024
OK, MISTAKE, BUSY = 200, 500, 503
READ_MESSAGE: Final = msgspec.json.Decoder(ServerMessage)
READ_NOW: Final = msgspec.json.Decoder(Now)


class Client:
    """One person at one table at a time; with *think* seconds, more or less, for a decision."""

    def __init__(self, number: int, http: Http, journal: Journal, think: float, cookie: str) -> None:
        self.number: Final = number
        self.cookie: Final = cookie
        self.table = ""
        self.ready: Final = asyncio.Event()  # has seen its table
        self._http: Final = http
        self._journal: Final = journal
        self._think: Final = think
        self._rng: Final = Random(number)
        self._news: Final = asyncio.Event()
        self._stopping: Final = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._now: Now | None = None
        self._seq: int | None = None
        self._answered = 0
        self._made = 0

    def stop(self) -> None:
        """Start nothing new; requests in progress are finished."""
        self._stopping.set()
        self._news.set()

    async def request(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request with this client's cookie."""
        return await self._http.request(method, path, self.cookie, b"" if body is None else msgspec.json.encode(body))

    # The socket

    async def listen(self) -> None:
        """Receive updates until cancelled, reconnecting when necessary."""
        url = f"ws://{self._http.address.name}/api/socket"
        headers, tries = {"Cookie": self.cookie}, 0
        while True:
            with suppress(OSError, WebSocketException):  # a timeout is an OSError
                async with connect(
                    url, additional_headers=headers, proxy=None, compression=None, max_size=LARGEST, close_timeout=1
                ) as self._socket:
                    tries = 0
                    await self._watch()
                    async for text in self._socket:
                        self._receive(READ_MESSAGE.decode(text))
            self._journal.reconnects += self._socket is not None
            self._socket = None
            await self._back_off(tries)
            tries += 1

    async def _watch(self) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode({"watch": self.table, "after": self._seq}).decode())

    def _receive(self, message: ServerMessage) -> None:
        if message.now is None:
            self._journal.errors[f"socket: {bytes(message.error).decode()[:200]}"] += 1
        elif message.table == self.table:
            self._journal.arrived(self.table, self.number, message.seq, perf_counter())
            self._now, self._seq = message.now, message.seq
            self.ready.set()
            self._news.set()

    # The match

    async def play(self) -> None:
        """Play an action whenever there is a choice, and join the next match, until stopped."""
        while not self._stopping.is_set():
            await self._news.wait()
            self._news.clear()
            if self._has_choice():
                await self._pause(self._think * self._rng.uniform(0.5, 1.5))
                if self._has_choice() and not self._stopping.is_set():
                    await self._act()
            elif self._has_next_match():
                await self._pause(self._think)
                if not self._stopping.is_set():
                    await self._join_next_match()

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    def _has_choice(self) -> bool:
        """Return whether there is a choice, in a position that includes this client's last action."""
        return self._now is not None and self._now.may_act and self._now.seq >= self._answered

    async def _act(self) -> None:
        now = self._now
        assert now is not None
        assert now.seat is not None
        self._made += 1
        act = Act(self.table, self.number, now.seat, pick(bytes(now.legal), self._rng), perf_counter())
        self._journal.acts.append(act)
        body = {"id": f"{self.number}-{self._made}", "seat": act.seat, "seq": now.seq, "action": act.action}
        answer = await self._request_until_answered("POST", f"/api/tables/{self.table}/actions", body)
        if answer.status == OK:
            act.acknowledged = perf_counter()
            act.seq = self._answered = msgspec.json.decode(answer.body)["seq"]
        else:
            act.is_refused = True
            self._record_error("action", answer)
            await self._reload()

    async def _reload(self) -> None:
        await self._pause(FIRST_RETRY)
        answer = await self._request_until_answered("GET", f"/api/tables/{self.table}")
        if answer.status == OK:
            self._now = READ_NOW.decode(answer.body)
        self._news.set()

    async def _request_until_answered(self, method: str, path: str, body: object = None) -> Answer:
        """Repeat a request until there is a final answer: the same body has the same id, so nothing is done twice.

        A server that failed or was overloaded may have carried out the request.
        """
        deadline, tries = perf_counter() + GIVE_UP_AFTER, 0
        while True:
            try:
                answer = await self.request(method, path, body)
            except Lost:
                if perf_counter() > deadline:
                    raise
            else:
                if answer.status < MISTAKE or perf_counter() > deadline:
                    return answer
                if answer.status != BUSY:
                    self._record_error(path.rpartition("/")[2], answer)
            self._journal.retries += 1
            await self._back_off(tries)
            tries += 1

    async def _back_off(self, tries: int) -> None:
        """Wait before the next retry: exponential back-off with jitter."""
        await asyncio.sleep(self._rng.random() * min(MAX_RETRY, FIRST_RETRY * 2**tries))

    def _has_next_match(self) -> bool:
        """Return whether there is a next match: players ask for one, the others follow when there is."""
        now = self._now
        return now is not None and now.status == "over" and (now.seat is not None or now.rematch is not None)

    async def _join_next_match(self) -> None:
        answer = await self._request_until_answered("POST", f"/api/tables/{self.table}/rematch")
        if answer.status != OK:
            self._record_error("rematch", answer)
            return
        self.table = msgspec.json.decode(answer.body)["table"]
        self._now, self._seq, self._answered = None, None, 0
        with suppress(WebSocketException):
            await self._watch()

    def _record_error(self, what: str, answer: Answer) -> None:
        self._journal.errors[f"{what}: {answer.status} {answer.body.decode(errors='replace')[:200]}"] += 1
