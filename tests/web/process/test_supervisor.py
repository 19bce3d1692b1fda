"""A supervisor restarts workers that were ready without limit, and gives up on those that repeatedly never start."""

from __future__ import annotations

import logging
import signal
from pathlib import Path
from typing import cast

import pytest

from parlour.engine.plain import Wrong
from parlour.web.process import supervisor as module
from parlour.web.process.supervisor import MAX_FAILED_STARTS, Supervisor
from parlour.web.process.worker import READY, SPAWN, Worker, WorkerConfig, _send
from parlour.web.settings import ServerSettings


class DeadWorker:
    """A worker that has exited."""

    def __init__(self, opened: bool) -> None:
        self.opened = opened
        self.is_ended = False

    def was_ready(self) -> bool:
        assert not self.is_ended, "its pipe is closed"
        return self.opened

    def end(self, _seconds: float) -> None:
        self.is_ended = True


@pytest.fixture
def supervisor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Supervisor:
    monkeypatch.setattr(module, "sleep", lambda _: None)
    return Supervisor(WorkerConfig(ServerSettings(data=tmp_path), logging.INFO, "text"), [], lambda: None)


def record_exit(supervisor: Supervisor, opened: bool) -> None:
    worker = DeadWorker(opened)
    supervisor._record_exit(cast("Worker", worker))
    assert worker.is_ended


def test_workers_that_were_ready_are_restarted_however_often_they_die(supervisor: Supervisor) -> None:
    for _ in range(20 * MAX_FAILED_STARTS):
        record_exit(supervisor, opened=True)


def test_workers_that_never_get_ready_are_given_up(supervisor: Supervisor) -> None:
    for _ in range(MAX_FAILED_STARTS - 1):
        record_exit(supervisor, opened=False)
    record_exit(supervisor, opened=True)  # and the count begins anew
    for _ in range(MAX_FAILED_STARTS - 1):
        record_exit(supervisor, opened=False)
    with pytest.raises(Wrong, match="that died before"):
        record_exit(supervisor, opened=False)


def test_a_sighup_during_a_replacement_is_not_lost(supervisor: Supervisor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "wait", lambda _: [])
    monkeypatch.setattr(module, "_clear", lambda _: None)
    replaced: list[int] = []

    def replace_all(dispatcher: int) -> None:
        replaced.append(dispatcher)
        if len(replaced) == 1:
            supervisor._signals.append(signal.SIGHUP)

    monkeypatch.setattr(supervisor, "_replace_all", replace_all)
    supervisor._signals.append(signal.SIGHUP)
    supervisor._watch(7)
    assert replaced == [7, 7]


def test_no_worker_is_replaced_during_a_shutdown(supervisor: Supervisor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Worker", None)  # none is made
    supervisor._workers = [cast("Worker", DeadWorker(opened=True))]
    supervisor._signals.append(signal.SIGTERM)
    supervisor._replace_all(7)
    assert not cast("DeadWorker", supervisor._workers[0]).is_ended


def test_a_worker_without_its_supervisor_starts_and_stops_cleanly() -> None:
    heard, word = SPAWN.Pipe(duplex=False)
    heard.close()
    _send(word, READY)
    word.close()
