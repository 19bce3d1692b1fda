"""About the server: liveness, readiness with the reason, and metrics for clients with access."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from websockets.sync.client import connect

from parlour.tables.table_service import TableService
from parlour.web.metrics import FOLDER, _drop_dead_workers
from parlour.web.settings import ServerSettings
from tests.stores import ONE_OF_THEM
from tests.web.conftest import InProcessServer, RunningServer, open_server
from tests.web.player import Player
from tests.web.routes.test_tables import TOY

STORES = ONE_OF_THEM


def figures(written: str) -> dict[tuple[str, tuple[str, ...]], float]:
    """Read figures by name and the values of their labels."""
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(written)
        for sample in family.samples
    }


async def test_a_server_is_healthy_and_ready(server: InProcessServer) -> None:
    visitor = server.visit()
    assert (await visitor.get("/healthz")).json()["status"] == "ok"
    answer = await visitor.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "store": True, "migrated": True, "writable": True, "leaving": False}


async def test_a_server_that_is_about_to_stop_is_healthy_but_not_ready(server: InProcessServer) -> None:
    server.api.state.context.is_stopping = True
    visitor = server.visit()
    assert (await visitor.get("/readyz")).status_code == 503
    assert (await visitor.get("/readyz")).json()["leaving"] is True
    assert (await visitor.get("/healthz")).status_code == 200


async def test_a_store_of_another_version_is_not_ready(server: InProcessServer) -> None:
    async with server.api.state.context.service.store.writing() as connection:
        await connection.execute(text("update alembic_version set version_num = 'v9999'"))
    answer = await server.visit().get("/readyz")
    assert (answer.status_code, answer.json()["store"], answer.json()["migrated"]) == (503, True, False)


async def test_a_store_that_does_not_answer_is_not_ready(
    stub_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(_: object) -> str:
        raise OSError("no route to the store")

    monkeypatch.setattr("parlour.tables.store.revisions.found", unreachable)
    answer = await stub_server.visit().get("/readyz")
    assert (answer.status_code, answer.json()["store"]) == (503, False)
    assert "no route" not in answer.text


async def test_metrics_show_the_load_and_nothing_about_people(server: InProcessServer) -> None:
    ada, bob = await Player(server.visit()).come("Ada"), await Player(server.visit()).come("Bob")
    table = await ada.create(TOY, "me", "guest")
    await bob.done(table, "join", {"invitation": (await ada.look(table))["invitation"]})
    while not (await ada.look(table))["legal"]:
        await bob.act(table)
    await ada.act(table)
    written = (await server.visit().get("/metrics")).text
    found = figures(written)
    assert found["parlour_tables", ("playing",)] == 1
    assert found["parlour_tables", ("open",)] == 0
    assert found["parlour_tables_live", ()] == 1
    assert found["parlour_sockets", ()] == 0
    assert found["parlour_bot_turns", ()] == 0
    assert found["parlour_action_seconds_count", ()] >= 1
    assert found["parlour_action_seconds_bucket", ("+Inf",)] == found["parlour_action_seconds_count", ()]
    assert found["parlour_request_seconds_count", ("POST", "/api/tables/{table}/join", "200")] == 1
    assert [secret for secret in (table, ada.id, bob.id, "Ada") if secret in written] == []


def test_open_sockets_are_counted(running: RunningServer) -> None:
    with httpx.Client(base_url=running.origin, trust_env=False, timeout=30) as ada:
        ada.get("/api/me")
        cookie = {"cookie": f"parlour={ada.cookies['parlour']}"}
        with connect(f"ws://{running.host}/api/socket", additional_headers=cookie, proxy=None) as line:
            line.send('{"ping": 1}')
            assert line.recv(30) == '{"pong":1}'
            assert figures(ada.get("/metrics").text)["parlour_sockets", ()] == 1


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::7", "10.0.0.1"])
async def test_metrics_are_for_this_machine_only(server: InProcessServer, address: str) -> None:
    assert (await server.visit(address=address).get("/metrics")).status_code == 404


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
async def test_metrics_are_for_programs_of_this_machine(server: InProcessServer, address: str) -> None:
    assert (await server.visit(address=address).get("/metrics")).status_code == 200


async def test_what_a_proxy_on_this_machine_passes_on_does_not_count_as_from_here(server: InProcessServer) -> None:
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert (await server.visit().get("/metrics", headers={header: "192.0.2.7"})).status_code == 404


async def test_metrics_with_a_token_need_the_token(settings: ServerSettings) -> None:
    async with open_server(replace(settings, metrics_token="a-token-of-the-tests"), TableService) as server:
        far = server.visit(address="192.0.2.7")
        assert (await far.get("/metrics")).status_code == 404
        assert (await far.get("/metrics", headers={"authorization": "Bearer wrong"})).status_code == 404
        right = await far.get("/metrics", headers={"authorization": "Bearer a-token-of-the-tests"})
        assert right.status_code == 200
        assert right.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert (await server.visit().get("/metrics")).status_code == 404


WORKER = """
import sys
from parlour.web.metrics import Metrics

metrics = Metrics("1")
metrics.count_request("GET", "/", 200, 0.1)
metrics._sockets.set(3)
print("ready", flush=True)
sys.stdin.readline()
"""


def test_workers_are_counted_together_and_the_dead_only_for_what_they_did(tmp_path: Path) -> None:
    environment = {**os.environ, FOLDER: str(tmp_path)}
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", WORKER]
    workers = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) for _ in range(2)]
    try:
        for worker in workers:
            assert worker.stdout is not None
            assert worker.stdout.readline() == "ready\n"
        assert _together(tmp_path) == (2, 6, 2)
        workers[0].kill()
        workers[0].wait()
        _drop_dead_workers(tmp_path)
        assert _together(tmp_path) == (1, 3, 2)
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def _together(folder: Path) -> tuple[float, float, float]:
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    found = figures(generate_latest(registry).decode())
    requests = found["parlour_request_seconds_count", ("GET", "/", "200")]
    return found["parlour_processes", ()], found["parlour_sockets", ()], requests
