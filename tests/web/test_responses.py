"""What all responses have in common, and the response to each kind of error."""

from __future__ import annotations

import pytest

from parlour.engine.plain import Wrong
from parlour.tables.errors import Busy, NotFound, Refused
from parlour.web.middleware.security_headers import POLICY, SECURITY
from tests.web.conftest import InProcessServer


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/join/TOKEN",
        "/api/me",
        "/api/docs",
        "/api/docs/docs.js",
        "/api/docs/none",
        "/api/none",
        "/none.js",
        "/healthz",
    ],
)
async def test_every_answer_carries_the_security_headers(stub_server: InProcessServer, path: str) -> None:
    headers = (await stub_server.visit().get(path)).headers
    assert {name: headers.get(name) for name in SECURITY} == SECURITY


async def test_refusals_and_internal_errors_have_them_too(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    answers = [await ada.put("/api/me"), await ada.patch("/api/me", json={"age": 3})]
    answers.append(await ada.delete("/api/me", headers={"origin": "http://evil.test"}))
    stub_server.stub.fault = ZeroDivisionError("secret")
    answers.append(await ada.get("/api/me"))
    assert [answer.status_code for answer in answers] == [405, 422, 403, 500]
    for answer in answers:
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json()["error"].keys() == {"path", "expected", "found", "rule", "message"}
        assert "secret" not in answer.text


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY


@pytest.mark.parametrize(
    ("fault", "status", "error"),
    [
        (Wrong("name", "a string", "3"), 422, {"path": "name", "expected": "a string", "found": "3", "rule": None}),
        (NotFound("table"), 404, {"path": "table", "rule": None}),
        (
            Refused("action", "a legal action", "X7"),
            409,
            {"path": "action", "expected": "a legal action", "rule": "X7"},
        ),
        (Refused("seat", "your turn"), 409, {"path": "seat", "expected": "your turn", "rule": None}),
        (Busy("too many tables"), 503, {"message": "too many tables"}),
    ],
)
async def test_every_kind_of_fault_has_its_answer(
    stub_server: InProcessServer, fault: Exception, status: int, error: dict[str, object]
) -> None:
    ada = stub_server.visit()
    stub_server.stub.fault = fault
    answer = await ada.get("/api/me")
    assert answer.status_code == status
    assert answer.json()["error"].items() >= error.items()
    assert ("retry-after" in answer.headers) is (status == 503)


async def test_an_unknown_path_and_a_wrong_method_get_different_responses(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    assert (await ada.post("/api/none")).status_code == 404
    answer = await ada.put("/api/tables")
    assert answer.status_code == 405
    assert "POST" in answer.headers["allow"]


async def test_a_misspelt_field_is_named(stub_server: InProcessServer) -> None:
    answer = await stub_server.visit().patch("/api/me", json={"nmae": "Ada"})
    assert answer.json()["error"]["path"] == "nmae"


async def test_the_description_loads_nothing_from_elsewhere(stub_server: InProcessServer) -> None:
    ada = stub_server.visit()
    for path in ("/api/docs", "/api/docs/docs.js", "/api/docs/docs.css"):
        answer = await ada.get(path)
        assert answer.status_code == 200
        assert "//" not in answer.text.replace("  // ", "")
        assert "style=" not in answer.text
    described = (await ada.get("/api/openapi.json")).json()
    assert len(described["paths"]) > 25
    for path, item in described["paths"].items():
        for method, operation in item.items():
            assert operation.get("summary"), f"{method} {path}"


async def test_well_is_said_without_a_cookie(stub_server: InProcessServer) -> None:
    answer = await stub_server.visit().get("/healthz")
    assert answer.json()["status"] == "ok"
    assert "set-cookie" not in answer.headers
