"""Every test that opens a hall does so twice, over SQLite and PostgreSQL, unless it names the one it is for."""

import pytest

from tests.tables import conftest as tables
from tests.tables.conftest import store

__all__ = ["store"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not any(mark.args[0] == "store" for mark in metafunc.definition.iter_markers("parametrize")):
        tables.pytest_generate_tests(metafunc)
