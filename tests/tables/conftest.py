"""Every test that opens a service does so twice, over SQLite and over PostgreSQL, unless it names the one it is for."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.engine.rng import Fast
from parlour.lab.servers.postgres import Postgres
from parlour.tables.model import draft
from tests import stores


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "tmp_path" in metafunc.fixturenames:
        stores.each_kind(metafunc, "store")


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the tables of a test draw the same cards every time."""
    monkeypatch.setattr(draft, "SECURE_RNG", Fast(1))


@pytest.fixture(autouse=True)
def store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The store that belongs to the test's folder: its address; empty if the test has no folder."""
    kind = getattr(request, "param", "")
    if not kind:
        yield ""
        return
    folder = request.getfixturevalue("tmp_path")
    assert isinstance(folder, Path)
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("empty_store"), folder)
        yield stores.url_of(folder)
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    with stores.database(server, folder) as url:
        monkeypatch.setenv(stores.SERVER, server.url())
        assert stores.url_of(folder) == url
        yield url
