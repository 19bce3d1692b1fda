"""Writes JSON Schemas as TypeScript types."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

Schema = Mapping[str, Any]
SCALARS = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string", "null": "null"}
ANYTHING = "Plain"  # any JSON, as the definition of that name says
IS_NAME = re.compile(r"[A-Za-z_]\w*")


def declaration(name: str, schema: Schema) -> str:
    """Write a named type with its description."""
    lines = [f"/** {schema['description']} */"] if schema.get("description") else []
    return "\n".join([*lines, f"export type {name} = {written(schema)};"])


def written(schema: Schema) -> str:
    """Write a type."""
    if "$ref" in schema:
        return referred(schema)
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return union(literal(value) for value in schema["enum"])
    parts = schema.get("anyOf") or schema.get("oneOf")
    if parts:
        return union(written(part) for part in parts)
    kind = schema.get("type")
    if kind == "array":
        return array(schema)
    return object_type(schema) if kind == "object" else SCALARS[kind] if kind else ANYTHING


def referred(schema: Schema) -> str:
    """Return the name that a reference leads to."""
    return str(schema["$ref"]).rsplit("/", 1)[-1]


def literal(value: object) -> str:
    """Write a single value as a type."""
    return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else json.dumps(value)


def union(parts: Iterable[str]) -> str:
    """Join alternatives, each once and null last."""
    found = list(dict.fromkeys(parts))
    return " | ".join(sorted(found, key=lambda part: part == "null"))


def array(schema: Schema) -> str:
    """Write a list, or a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    item = written(schema.get("items", {}))
    return f"({item})[]" if " | " in item or " & " in item else f"{item}[]"


def object_type(schema: Schema) -> str:
    """Write an object: with known fields, with entries of one kind, or with both."""
    fields, others = schema.get("properties", {}), schema.get("additionalProperties", False)
    parts = [known(fields, schema.get("required", ()))] if fields else []
    if others is not False:
        parts.append(entries(schema, {} if others is True else others))
    return " & ".join(parts) or "Record<string, never>"


def known(fields: Mapping[str, Schema], required: Iterable[str]) -> str:
    """Write the fields of an object, one a line, with what is said about them."""
    lines = [line(name, field, name in required) for name, field in fields.items()]
    return "\n".join(["{", *lines, "}"])


def line(name: str, schema: Schema, is_required: bool) -> str:
    """Write one field."""
    key = name if IS_NAME.fullmatch(name) else literal(name)
    said = f" // {schema['description']}" if schema.get("description") else ""
    body = f"{key}{'' if is_required else '?'}: {written(schema)};".replace("\n", "\n  ")
    return f"  {body}{said}"


def entries(schema: Schema, entry: Schema) -> str:
    """Write an object by the names and the values of its entries; without `required` some names may be missing."""
    names = schema.get("propertyNames")
    if names is None or "properties" in schema:
        return f"{{ [key: string]: {written(entry)} }}"  # not Record: Plain refers to itself
    record = f"Record<{written(names)}, {written(entry)}>"
    return record if schema.get("required") else f"Partial<{record}>"


def names_in(schema: object) -> set[str]:
    """Return the names of all types that a schema refers to."""
    if isinstance(schema, Mapping):
        own = {referred(schema)} if "$ref" in schema else set()
        parts: Iterable[object] = schema.values()
    else:
        own, parts = set(), schema if isinstance(schema, list) else ()
    found = own.union(*[names_in(part) for part in parts])
    return found | {ANYTHING} if schema == {} or is_open(schema) else found


def is_open(schema: object) -> bool:
    """Return whether a schema is an object with entries of any kind."""
    return isinstance(schema, Mapping) and schema.get("additionalProperties") is True
