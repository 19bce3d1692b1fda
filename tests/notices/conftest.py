"""Every test that opens a hall does so twice: over SQLite and over PostgreSQL."""

from tests.tables.conftest import pytest_generate_tests, store

__all__ = ["pytest_generate_tests", "store"]
