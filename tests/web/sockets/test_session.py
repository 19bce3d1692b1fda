"""The socket by itself: who may open it, which messages are allowed, and what happens to slow readers."""

from __future__ import annotations

import asyncio
import json
import socket as network
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.tables.errors import NotFound
from parlour.web.identity.cookie import NAME, Identity
from parlour.web.settings import Rates, ServerSettings
from tests.web.conftest import RunningServer, run_server
from tests.web.stub_service import StubService


@pytest.fixture
def running_stub(settings: ServerSettings) -> Iterator[RunningServer]:
    with run_server(replace(settings, messages_waiting=4, send_timeout=3.0, watched_tables=3)) as running:
        service(running).known.add("ada")
        yield running


def service(running: RunningServer) -> StubService:
    found = running.api.state.context.service
    assert isinstance(found, StubService)
    return found


def identity(running: RunningServer) -> Identity:
    found = running.api.state.context.identity
    assert isinstance(found, Identity)
    return found


def connect_ws(running: RunningServer, person: str = "ada", **options: Any) -> connect:
    headers = {"cookie": f"{NAME}={identity(running).sign(person)}"} if person else {}
    return connect(f"ws://{running.host}/api/socket", additional_headers=headers, proxy=None, **options)


@pytest.fixture
async def ada(running_stub: RunningServer) -> AsyncIterator[ClientConnection]:
    async with connect_ws(running_stub) as line:
        yield line


async def ask(line: ClientConnection, message: Any) -> Any:
    await line.send(message if isinstance(message, str | bytes) else json.dumps(message))
    return json.loads(await asyncio.wait_for(line.recv(), 30))


async def settled(running: RunningServer, watchers: int) -> None:
    """Wait until the service has this many watchers."""
    async with asyncio.timeout(30):
        while service(running).watchers != watchers:  # noqa: ASYNC110  # it lives in another thread
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://{host}"])
async def test_another_page_cannot_open_it(running_stub: RunningServer, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        async with connect_ws(running_stub, origin=origin.format(host=running_stub.host)):
            pass
    assert refusal.value.response.status_code == 403


async def test_our_own_page_can(running_stub: RunningServer) -> None:
    async with connect_ws(running_stub, origin=running_stub.origin) as line:
        assert await ask(line, {"ping": 7}) == {"pong": 7}


@pytest.mark.parametrize("person", ["", "somebody-forgotten"])
async def test_an_unknown_person_is_disconnected_with_a_code(running_stub: RunningServer, person: str) -> None:
    async with connect_ws(running_stub, person) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "{}", "null", "\x00", b"\xff\xfe", '{"watch": 3}', '{"watch": ""}', '{"watch": "t", "ping": 1}',
     '{"watch": "t", "after": -1}', '{"watch": "t", "after": 1.5}', '{"lobby": "yes"}', '{"dance": true}', "[" * 5000],
)  # fmt: skip
async def test_nonsense_is_answered_and_the_socket_stays(ada: ClientConnection, message: str | bytes) -> None:
    answer = await ask(ada, message)
    assert answer["error"]["message"]
    assert await ask(ada, {"ping": 1}) == {"pong": 1}


async def test_a_message_that_is_too_large_ends_it(ada: ClientConnection) -> None:
    await ada.send('{"watch": "' + "t" * 20_000 + '"}')
    with pytest.raises(ConnectionClosed) as closed:
        await ada.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_presence_ends_with_the_watch_and_with_the_socket(running_stub: RunningServer) -> None:
    async with connect_ws(running_stub) as line:
        service(running_stub).updates = [{"seq": 1}]
        assert await ask(line, {"watch": "t"}) == {"table": "t", "seq": 1}
        assert await ask(line, {"watch": "u"}) == {"table": "u", "seq": 1}
        await settled(running_stub, 2)
        assert await ask(line, {"watch": "t", "after": 1}) == {"table": "t", "seq": 1}
        await settled(running_stub, 2)
        await line.send('{"unwatch": "t"}')
        await settled(running_stub, 1)
    await settled(running_stub, 0)


async def test_an_invisible_table_gets_an_error_and_others_go_on(running_stub: RunningServer) -> None:
    service(running_stub).fault = NotFound("table")
    async with connect_ws(running_stub) as line:
        answer = await ask(line, {"watch": "t", "after": None})
        assert answer["table"] == "t"
        assert answer["error"]["path"] == "table"
        service(running_stub).fault = ZeroDivisionError("secret")
        answer = await ask(line, {"watch": "u"})
        assert answer["table"] == "u"
        assert "secret" not in str(answer)
        assert await ask(line, {"ping": 1}) == {"pong": 1}


async def test_a_socket_cannot_watch_a_hundred_tables(ada: ClientConnection) -> None:
    for table in "tuv":
        await ada.send(json.dumps({"watch": table}))
    assert (await ask(ada, {"watch": "w"}))["error"]["path"] == "watch"


async def test_a_client_that_does_not_read_is_disconnected_and_delays_nobody(running_stub: RunningServer) -> None:
    service(running_stub).updates = [{"seq": seq, "now": "x" * 200_000} for seq in range(60)]
    slow = network.create_connection(("127.0.0.1", running_stub.socket.getsockname()[1]))
    slow.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    async with connect_ws(running_stub, sock=slow, max_queue=1, ping_interval=None, close_timeout=0.1) as lazy:
        lazy.transport.pause_reading()
        await lazy.send('{"watch": "t"}')
        await settled(running_stub, 1)
        async with connect_ws(running_stub, max_queue=None) as eager:
            await eager.send('{"watch": "t"}')
            for seq in range(60):
                assert json.loads(await asyncio.wait_for(eager.recv(), 30))["seq"] == seq
            await settled(running_stub, 1)  # only the eager one is left


async def test_one_person_has_only_so_many_sockets(settings: ServerSettings) -> None:
    few = replace(settings, rates=Rates(), sockets_per_person=2, sockets_per_address=3)
    with run_server(few) as running:
        service(running).known |= {"ada", "bob"}
        async with (
            connect_ws(running) as first,
            connect_ws(running) as second,
            connect_ws(running, "bob") as third,
        ):
            for line in (first, second, third):
                assert await ask(line, {"ping": 1}) == {"pong": 1}
            for person in ("ada", "bob"):
                async with connect_ws(running, person) as refused:
                    with pytest.raises(ConnectionClosed) as closed:
                        await refused.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4429
        async with connect_ws(running) as again:
            assert await ask(again, {"ping": 1}) == {"pong": 1}


async def test_the_server_stops_at_once_with_sockets_open(settings: ServerSettings) -> None:
    with run_server(settings) as running:
        service(running).known.add("ada")
        async with connect_ws(running) as line:
            assert await ask(line, {"ping": 1}) == {"pong": 1}
            start = asyncio.get_running_loop().time()
            await asyncio.to_thread(running.close)
            assert asyncio.get_running_loop().time() - start < 4
            with pytest.raises(ConnectionClosed):
                await line.recv()
        assert service(running).is_closed
