"""Floods on sockets: every message and every frame counts, and a client that goes on is disconnected."""

from __future__ import annotations

import asyncio
import json
import socket as network
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from parlour.web.settings import ConnectionLimits, Rate, Rates, ServerSettings
from tests.web.conftest import RunningServer, run_server
from tests.web.sockets.test_session import ask, connect_ws, service

SLOWLY = 0.001
FEW = Rates(read=Rate(20, SLOWLY), refused_message=Rate(5, SLOWLY), frame=Rate(200, SLOWLY))


@pytest.fixture
def strict(settings: ServerSettings) -> Iterator[RunningServer]:
    with run_server(replace(settings, rates=FEW)) as running:
        service(running).known |= {"ada", "bob"}
        yield running


async def end(line: ClientConnection) -> tuple[list[dict[str, object]], int, str]:
    """Return what is still said, the code and the reason."""
    heard: list[dict[str, object]] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await asyncio.wait_for(line.recv(), 30)))
    assert line.close_code is not None
    return heard, line.close_code, line.close_reason or ""


@pytest.mark.parametrize("message", ["nonsense", "[" * 2000, '{"dance": 1}', '{"watch": "t", "ping": 1}', b"\xff"])
async def test_a_client_that_keeps_sending_invalid_messages_is_disconnected(
    strict: RunningServer, message: str | bytes
) -> None:
    async with connect_ws(strict) as line:
        for _ in range(10):
            await line.send(message)
        heard, code, reason = await end(line)
    assert (code, reason) == (4429, "too many messages")
    assert len(heard) == 5
    assert all("error" in one for one in heard)
    async with connect_ws(strict) as again:  # a new socket is no new beginning
        await again.send(message)
        assert (await end(again))[1] == 4429
    async with connect_ws(strict, "bob") as other:
        assert await ask(other, {"ping": 1}) == {"pong": 1}


async def test_nonsense_counts_against_the_limits_of_messages(strict: RunningServer) -> None:
    async with connect_ws(strict) as line:
        for _ in range(4):
            assert "error" in await ask(line, "nonsense")
        for number in range(16):
            assert await ask(line, {"ping": number}) == {"pong": number}
        assert "pause" in (await ask(line, {"ping": 0}))["error"]["message"]


async def test_a_client_that_keeps_sending_pings_is_disconnected(strict: RunningServer) -> None:
    async with connect_ws(strict) as line:
        for number in range(40):
            await line.send(json.dumps({"ping": number}))
        heard, code, _ = await end(line)
    assert code == 4429
    assert [one for one in heard if "pong" in one] == [{"pong": number} for number in range(20)]
    assert len(heard) == 25


@pytest.mark.parametrize(
    "frames",
    [
        Frame(Opcode.PING, b"x" * 100).serialize(mask=True) * 1000,
        Frame(Opcode.PONG, b"").serialize(mask=True) * 50_000,
        Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 5000,
    ],
    ids=["pings", "pongs", "fragments"],
)
async def test_frames_that_no_message_is_made_of_count_as_well(strict: RunningServer, frames: bytes) -> None:
    async with connect_ws(strict, ping_interval=None) as line:
        line.transport.write(frames)
        _, code, reason = await end(line)
    assert (code, reason) == (4429, "too many frames")


async def test_the_default_limits_allow_a_busy_page(settings: ServerSettings) -> None:
    with run_server(replace(settings, rates=Rates())) as running:
        service(running).known.add("ada")
        async with connect_ws(running) as line:
            for number in range(60):
                await (await line.ping())
                assert await ask(line, {"ping": number}) == {"pong": number}


async def test_a_socket_that_takes_nothing_is_not_kept_open(settings: ServerSettings) -> None:
    """A WebSocket is closed politely, and that waits for a reader: one that never reads must not hold on to it."""
    impatient = replace(settings, send_timeout=0.2, messages_waiting=2, connections=ConnectionLimits(send_window=0.5))
    with run_server(impatient) as running:
        service(running).known.add("ada")
        service(running).updates = [{"seq": seq, "now": "x" * 200_000} for seq in range(100)]
        slow = network.create_connection(("127.0.0.1", running.socket.getsockname()[1]))
        slow.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
        async with connect_ws(running, sock=slow, max_queue=1, ping_interval=None, close_timeout=0.1) as lazy:
            lazy.transport.pause_reading()
            await lazy.send('{"watch": "t"}')
            async with asyncio.timeout(30):
                while len(running.server.register) != 0:  # noqa: ASYNC110  # it lives in another thread
                    await asyncio.sleep(0.05)
