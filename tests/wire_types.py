"""Checks plain data against the types of `wire` modules, by the JSON Schemas that the client's types are made of."""

from functools import cache
from typing import Any

import jsonschema_rs

from parlour.web.description.json_schema import schema_of

LONGEST = 200


def complaints(kind: object, value: object, is_open: bool = False) -> list[str]:
    """Return what in *value* is not as its type says; if that is not *is_open*, also what it does not mention."""
    found = validator(kind, is_open).iter_errors(value)
    return [f"{'/'.join(map(str, fault.instance_path))}: {fault.message[:LONGEST]}" for fault in found]


@cache
def validator(kind: Any, is_open: bool) -> jsonschema_rs.Draft202012Validator:
    schema = schema_of(kind)
    return jsonschema_rs.Draft202012Validator(schema if is_open else closed(schema))


def closed(schema: Any) -> Any:
    """Forbid fields that are not described."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(part) for key, part in schema.items()}
    is_object = schema.get("type") == "object" and "additionalProperties" not in schema
    return {**inner, "additionalProperties": False} if is_object else inner
