"""A client: one person's browser. It watches a table and, if it sits there, plays whatever it may."""

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

AGAIN: Final = 0.1  # seconds, at most, before the first new try of what failed
LATEST: Final = 0.5  # and before any other
PATIENCE: Final = 60.0  # with a server that does not come back
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
        """Begin nothing more; what is under way is finished."""
        self._stopping.set()
        self._news.set()

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Ask the server, as the person that this client is."""
        return await self._http.ask(method, path, self.cookie, b"" if body is None else msgspec.json.encode(body))

    # The socket

    async def listen(self) -> None:
        """Take in all news until cancelled, over as many sockets as it needs."""
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
                        self._take(READ_MESSAGE.decode(text))
            self._journal.reconnects += self._socket is not None
            self._socket = None
            await self._wait_for_better(tries)
            tries += 1

    async def _watch(self) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode({"watch": self.table, "after": self._seq}).decode())

    def _take(self, message: ServerMessage) -> None:
        if message.now is None:
            self._journal.errors[f"socket: {bytes(message.error).decode()[:200]}"] += 1
        elif message.table == self.table:
            self._journal.arrived(self.table, self.number, message.seq, perf_counter())
            self._now, self._seq = message.now, message.seq
            self.ready.set()
            self._news.set()

    # The match

    async def play(self) -> None:
        """Act whenever there is something to choose, and go on to the next match, until stopped."""
        while not self._stopping.is_set():
            await self._news.wait()
            self._news.clear()
            if self._owes():
                await self._pause(self._think * self._rng.uniform(0.5, 1.5))
                if self._owes() and not self._stopping.is_set():
                    await self._act()
            elif self._may_go_on():
                await self._pause(self._think)
                if not self._stopping.is_set():
                    await self._go_on()

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    def _owes(self) -> bool:
        """Return whether there is a choice, in a position that knows of one's own last action."""
        return self._now is not None and self._now.may_act and self._now.seq >= self._answered

    async def _act(self) -> None:
        now = self._now
        assert now is not None
        assert now.seat is not None
        self._made += 1
        act = Act(self.table, self.number, now.seat, pick(bytes(now.legal), self._rng), perf_counter())
        self._journal.acts.append(act)
        body = {"id": f"{self.number}-{self._made}", "seat": act.seat, "seq": now.seq, "action": act.action}
        answer = await self._insist("POST", f"/api/tables/{self.table}/actions", body)
        if answer.status == OK:
            act.acknowledged = perf_counter()
            act.seq = self._answered = msgspec.json.decode(answer.body)["seq"]
        else:
            act.is_refused = True
            self._complain("action", answer)
            await self._look_again()

    async def _look_again(self) -> None:
        await self._pause(AGAIN)
        answer = await self._insist("GET", f"/api/tables/{self.table}")
        if answer.status == OK:
            self._now = READ_NOW.decode(answer.body)
        self._news.set()

    async def _insist(self, method: str, path: str, body: object = None) -> Answer:
        """Ask until there is an answer that settles it: with the same body, so with the same id, nothing is done twice.

        A server that made a mistake, or had no time, may have done what was asked.
        """
        deadline, tries = perf_counter() + PATIENCE, 0
        while True:
            try:
                answer = await self.ask(method, path, body)
            except Lost:
                if perf_counter() > deadline:
                    raise
            else:
                if answer.status < MISTAKE or perf_counter() > deadline:
                    return answer
                if answer.status != BUSY:
                    self._complain(path.rpartition("/")[2], answer)
            self._journal.retries += 1
            await self._wait_for_better(tries)
            tries += 1

    async def _wait_for_better(self, tries: int) -> None:
        """Wait before the next try, longer each time, and not all clients together."""
        await asyncio.sleep(self._rng.random() * min(LATEST, AGAIN * 2**tries))

    def _may_go_on(self) -> bool:
        """Return whether there is a next match: players ask for one, the others follow when there is."""
        now = self._now
        return now is not None and now.status == "over" and (now.seat is not None or now.rematch is not None)

    async def _go_on(self) -> None:
        answer = await self._insist("POST", f"/api/tables/{self.table}/rematch")
        if answer.status != OK:
            self._complain("rematch", answer)
            return
        self.table = msgspec.json.decode(answer.body)["table"]
        self._now, self._seq, self._answered = None, None, 0
        with suppress(WebSocketException):
            await self._watch()

    def _complain(self, what: str, answer: Answer) -> None:
        self._journal.errors[f"{what}: {answer.status} {answer.body.decode(errors='replace')[:200]}"] += 1
