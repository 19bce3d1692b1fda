"""The description of the API in OpenAPI, made from the routes and the types that they take and answer."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from typing import Any, Final, get_args

from parlour.engine.wire import Schema
from parlour.web.description.json_schema import IN_OPENAPI, Schemas
from parlour.web.errors import MESSAGES, READING
from parlour.web.middleware.request_guard import SAFE_METHODS
from parlour.web.routes import AREAS
from parlour.web.routing.endpoint import Endpoint, PlainBody
from parlour.web.routing.route import JSON, Route
from parlour.web.schemas.responses import ErrorResponse

ABOUT: Final = (
    "Everything is JSON. Actions are sent by REST and acknowledged only when they are stored; updates are sent on the "
    "socket /api/socket. Every answer is made for the person who asks."
)
TEXT: Final[Schema] = {"type": "string"}


@cache  # made when it is asked for, which is seldom
def description_of(version: str) -> dict[str, Any]:
    """Describe all routes."""
    schemas = Schemas(IN_OPENAPI)
    paths: dict[str, dict[str, Schema]] = {}
    for route in described_routes():
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(Endpoint(route), schemas)
    info = {"title": "Parlour", "version": version, "description": ABOUT}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas.definitions}}


def described_routes() -> Iterable[Route]:
    """Return the routes of the API for programs."""
    return [route for area in AREAS for route in area.router.routes if route.tag]


def _operation(endpoint: Endpoint, schemas: Schemas) -> Schema:
    route = endpoint.route
    text = inspect.cleandoc(route.handler.__doc__ or "")
    found: Schema = {
        "tags": [route.tag],
        "summary": text.splitlines()[0],
        "operationId": f"{route.tag}_{route.handler.__name__}",
        "parameters": _parameters(endpoint, schemas),
        "responses": _responses(route, schemas),
    }
    body = _body(endpoint, schemas)
    return {**found, "requestBody": body} if body else found


def _parameters(endpoint: Endpoint, schemas: Schemas) -> list[Schema]:
    path: list[Schema] = [{"name": name, "in": "path", "required": True, "schema": TEXT} for name in endpoint.path]
    query: list[Schema] = [
        {"name": name, "in": "query", "required": False, "schema": schemas.of(parameter.annotation)}
        for name, parameter in endpoint.query.items()
    ]
    return path + query


def _body(endpoint: Endpoint, schemas: Schemas) -> Schema | None:
    """Describe the body that a route takes, if it takes one."""
    text = endpoint.route.text_body
    if text:
        return {"required": True, "content": {text: {"schema": {**TEXT, "contentMediaType": text}}}}
    if endpoint.body is None:
        return None
    notes = [mark.about for mark in get_args(endpoint.body)[1:] if isinstance(mark, PlainBody)]
    schema = {**schemas.of(endpoint.body), **({"description": notes[0]} if notes else {})}
    return {"required": True, "content": {JSON: {"schema": schema}}}


def _responses(route: Route, schemas: Schemas) -> Schema:
    """Describe what is answered, by status."""
    found: dict[str, Any] = {}
    if route.answer is not None:
        found["200"] = _content("as described", JSON, schemas.of(route.answer))
    elif not route.statuses:
        found["200"] = _content("as described", route.kind, TEXT)
    for status, text in route.statuses.items():
        found[str(status)] = {"description": text}
    for status, kind in route.also.items():
        found[str(status)] = _content(HTTPStatus(status).phrase, JSON, schemas.of(kind))
    for status in READING if route.method in SAFE_METHODS else MESSAGES:
        found.setdefault(str(status), _content(MESSAGES[status], JSON, schemas.of(ErrorResponse)))
    return found


def _content(text: str, kind: str, schema: Schema) -> Schema:
    return {"description": text, "content": {kind: {"schema": schema}}}
