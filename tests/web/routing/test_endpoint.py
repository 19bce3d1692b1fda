"""Arguments of routes: read by their types, and refused with the place and what is expected there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.plain import Plain
from parlour.web.description.json_schema import schema_of
from parlour.web.invalid import Invalid
from parlour.web.routing.endpoint import Endpoint, PlainBody, QueryName
from parlour.web.routing.route import Route


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A place."""

    who: Literal["me", "bot"]


class Sand(msgspec.Struct, tag_field="kind", tag="sand"):
    """A clock."""

    seconds: Annotated[int, msgspec.Meta(ge=1)]


class Quartz(msgspec.Struct, tag_field="kind", tag="quartz"):
    """Another one."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body."""

    places: list[Place]
    clock: Sand | Quartz | None = None
    more: dict[str, int] = {}


async def take(
    _: Request,
    name: str,
    body: Body,
    at: Annotated[int, msgspec.Meta(ge=0)] | None = None,
    since: Annotated[Literal["now", "ever"], QueryName("from")] = "now",
) -> Response:
    """Answer with all that it gets."""
    return Response(f"{name} {len(body.places)} {at} {since}")


async def take_plain(_: Request, data: Annotated[dict[str, Plain], PlainBody("Anything.")]) -> Response:
    """Answer with the names of the fields."""
    return Response(" ".join(data))


def request(body: bytes, query: str = "") -> Request:
    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body}

    scope = {"type": "http", "query_string": str(QueryParams(query)).encode(), "headers": []}
    return Request(scope, receive)


async def answer(body: bytes, query: str = "") -> str:
    endpoint = Endpoint(Route("POST", "/at/{name}", take))
    return bytes((await endpoint(request(body, query), {"name": "Ada"})).body).decode()


async def test_path_query_and_body_become_arguments() -> None:
    assert await answer(b'{"places": [{"who": "me"}]}', "at=3&from=ever&other=1") == "Ada 1 3 ever"
    assert await answer(b'{"places": []}') == "Ada 0 None now"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"{}", "body: Object missing required field places"),
        (b'{"places": 3}', "places: Expected array, got int"),
        (b'{"places": [{"who": "me"}, {"who": "dog"}]}', "places[1].who: one of me, bot"),
        (b'{"places": [{"who": "me", "hat": 1}]}', "places[0].hat: Object contains unknown field hat"),
        (b'{"places": [], "clock": {"kind": "sun"}}', "clock.kind: one of sand, quartz"),
        (b'{"places": [], "clock": {"kind": "sand", "seconds": 0}}', "clock.seconds: Expected int >= 1"),
        (b'{"places": [], "more": {"x": "y"}}', "more[...]: Expected int, got str"),
    ],
)
async def test_a_body_that_does_not_fit_is_refused_with_the_place(body: bytes, message: str) -> None:
    with pytest.raises(Invalid) as refused:
        await answer(body)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("at=x", "at: Expected int | null, got str"),
        ("at=-1", "at: Expected int >= 0"),
        ("from=1", "from: one of now, ever"),
    ],
)
async def test_a_query_that_does_not_fit_is_refused_with_its_name(query: str, message: str) -> None:
    with pytest.raises(Invalid) as refused:
        await answer(b'{"places": []}', query)
    assert str(refused.value) == message


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"places": NaN}', b'{"a": ' + b"[" * 100 + b"]" * 100 + b"}"])
async def test_a_body_that_is_no_json_is_refused_as_such(body: bytes) -> None:
    endpoint = Endpoint(Route("POST", "/", take_plain))
    with pytest.raises(HTTPException) as refused:
        await endpoint(request(body), {})
    assert refused.value.status_code == 400
    assert refused.value.detail.startswith("body: expected JSON")


def test_a_schema_says_what_a_body_must_have_and_may_not() -> None:
    schema = schema_of(Body)
    definitions = schema["$defs"]
    assert isinstance(definitions, dict)
    assert definitions["Body"] == {
        "title": "Body",
        "description": "A body.",
        "type": "object",
        "properties": {
            "places": {"type": "array", "items": {"$ref": "#/$defs/Place"}},
            "clock": {"anyOf": [{"$ref": "#/$defs/Sand"}, {"$ref": "#/$defs/Quartz"}, {"type": "null"}]},
            "more": {"type": "object", "additionalProperties": {"type": "integer"}},
        },
        "required": ["places"],
        "additionalProperties": False,
    }
    assert definitions["Sand"]["required"] == ["kind", "seconds"]
    assert definitions["Sand"]["properties"]["seconds"] == {"type": "integer", "minimum": 1}
