"""A server that shuts down quickly: waiting clients are asked to try again, and get no internal error."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn import Server

from parlour.web.middleware.shutting_down import ShuttingDown
from parlour.web.process import serve
from parlour.web.process.serve import config
from parlour.web.settings import ServerSettings
from tests.web.conftest import run_server


async def test_what_a_leaving_server_cuts_short_is_to_be_asked_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    under_way = asyncio.Event()

    async def endless(_: Scope, __: Receive, ___: Send) -> None:
        under_way.set()
        await asyncio.Event().wait()

    with socket.create_server(("127.0.0.1", 0)) as running:
        server = Server(config(ServerSettings(data=tmp_path, shutdown_seconds=1), ShuttingDown(endless)))
        serving = asyncio.create_task(server.serve([running]))
        async with httpx.AsyncClient(trust_env=False) as ada:
            asking = asyncio.create_task(ada.post(f"http://127.0.0.1:{running.getsockname()[1]}/api/x"))
            await under_way.wait()
            server.should_exit = True
            answer = await asking
        await serving
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
    told = answer.json()["error"]
    assert (told["code"], told["found"]) == ("restarting", "a server that is leaving")
    assert told["message"] == "The server is restarting. Please try again in a few seconds."
    assert "Exception in ASGI application" not in caplog.text


async def test_an_answer_that_has_begun_is_not_begun_again() -> None:
    told: list[Message] = []

    async def half(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.Event().wait()

    async def hear(message: Message) -> None:
        told.append(message)

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    answering = asyncio.create_task(ShuttingDown(half)({"type": "http"}, nothing, hear))
    await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    assert [message.get("status") for message in told] == [200]


def test_connections_accepted_before_the_shutdown_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "GRACE", 5.0)
    with (
        run_server(ServerSettings(data=tmp_path)) as running,
        socket.create_connection(running.socket.getsockname()) as line,
    ):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")  # the rest comes later
        while not running.server.server_state.connections:  # accepted, not only in the listen queue
            time.sleep(0.01)
        running.server.should_exit = True
        while running.socket.fileno() >= 0:
            time.sleep(0.01)
        line.sendall(b"\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200 ")
