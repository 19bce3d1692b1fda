"""Every test that opens a service does so twice, over SQLite and PostgreSQL, unless it names the one it is for."""

from tests.tables.conftest import pytest_generate_tests, same_cards, store

__all__ = ["pytest_generate_tests", "same_cards", "store"]
