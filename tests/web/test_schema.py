"""Any request to the API gets a response as described, and never an internal error."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from parlour.engine import catalogue
from parlour.tables.settings import TableSettings
from parlour.tables.table_service import TableService
from parlour.web.description.openapi import description_of
from parlour.web.settings import ServerSettings
from tests.web.conftest import run_server
from tests.web.player import Player
from tests.web.routes.test_tables import TOY

Operation = APIOperation[Any, Any, Any, Any]
# How many requests an operation gets; PARLOUR_SCHEMA_EXAMPLES=200 is worth a tea break.
EXAMPLES = int(os.environ.get("PARLOUR_SCHEMA_EXAMPLES", "6"))
# The schema cannot say which actions are legal, and which games and tables there are.
LEFT_OUT: list[Any] = [positive_data_acceptance]
pytestmark = pytest.mark.usefixtures("anyio_backend")  # the examples is made by a coroutine


@schemathesis.serializer("application/toml")
def as_text(_: object, value: object) -> bytes:
    """Write a body as text."""
    return str(value).encode("utf-8", errors="replace")


@cache
def described() -> dict[str, Operation]:
    """Return every operation that the server's description names."""
    schema = schemathesis.openapi.from_dict(description_of("0"))
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {f"{operation.method.upper()} {operation.path}": operation for operation in found}


def operations() -> list[str]:
    """List the operations as the client's generated types name them: to make the description takes a while."""
    types = Path(__file__).parents[2] / "client/src/generated/api.ts"
    return re.findall(r"^  '([A-Z]+ /.*)': {", types.read_text("utf-8"), re.MULTILINE)


OPERATIONS = operations()


class Examples:
    """A server with tables of several kinds, somebody who has places at them, and an edition of theirs."""

    def __init__(self, origin: str, tables: list[str], edition: dict[str, Any], cookies: dict[str, str]) -> None:
        self.origin, self.tables, self.cookies = origin, tables, cookies
        self.parts = {"edition": edition["id"], "token": edition["share"], "digest": edition["digest"]}

    @classmethod
    async def made(cls, origin: str) -> Examples:
        async with httpx.AsyncClient(base_url=origin, trust_env=False) as browser:
            ada = await Player(browser).come("Ada")
            tables = [await ada.create(TOY, "me", who, public=True) for who in ("guest", "bot", "here")]
            copy = {"game": TOY, "name": "My box", "from": catalogue.edition(TOY).digest}
            edition = (await browser.post("/api/me/editions", json=copy)).json()
            edition.update((await browser.put(f"/api/me/editions/{edition['id']}/share")).json())
            return cls(origin, tables, edition, dict(browser.cookies))


@pytest.fixture(scope="module")
async def examples(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Examples]:
    folder = tmp_path_factory.mktemp("schema")
    tables = TableSettings(bot_delay=0, max_tables_each=10**6, max_own_editions=10**6, hint_seconds=0.01)
    with run_server(ServerSettings(data=folder, static=folder, rates=None, tables=tables), TableService) as running:
        yield await Examples.made(running.origin)


def examine(examples: Examples, operation: Operation) -> None:
    """Send an operation requests, good and bad, about things that are there and that are not."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(), st.sampled_from([*examples.tables, None]), st.sampled_from([TOY, None]))
    def send(case: schemathesis.Case[Any], table: str | None, slug: str | None) -> None:
        known = examples.parts if table else {}
        for name, value in (("table", table), ("slug", slug), *known.items()):
            if value and name in case.path_parameters:
                case.path_parameters[name] = value
        # Only somebody else may be forgotten.
        cookies = {} if operation.method.upper() == "DELETE" else examples.cookies
        case.call_and_validate(base_url=examples.origin, cookies=cookies, excluded_checks=LEFT_OUT)

    send()


def test_everything_described_is_examined() -> None:
    assert sorted(described()) == sorted(OPERATIONS)
    assert len(OPERATIONS) > 30
    assert "POST /api/tables/{table}/actions" in OPERATIONS


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_an_operation_answers_as_it_has_described(examples: Examples, name: str) -> None:
    examine(examples, described()[name])
