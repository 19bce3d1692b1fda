"""The values that a field may have, for the message about one that it may not have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from parlour.engine.wire import Schema
from parlour.web.description.json_schema import Schemas


def allowed_values(kind: object, path: str) -> list[str]:
    """Return the values that the field at a path (`places[0].who`) may have, if its type lists them."""
    schemas = Schemas()
    found = _Alternatives(schemas).of(schemas.of(kind))
    for part in path.replace("[", ".").replace("]", "").split(".") if path else []:
        found = [inner for schema in found for inner in _Alternatives(schemas).of(_inside(schema, part))]
    return list(dict.fromkeys([str(value) for schema in found for value in _listed(schema)]))


class _Alternatives:
    """Takes references and unions apart."""

    def __init__(self, schemas: Schemas) -> None:
        self.schemas: Final = schemas

    def of(self, schema: Any) -> list[Schema]:
        """Return the schemas of which one must fit."""
        if "$ref" in schema:
            return self.of(self.schemas.definitions[schema["$ref"].removeprefix(self.schemas.prefix)])
        return [inner for part in schema["anyOf"] for inner in self.of(part)] if "anyOf" in schema else [schema]


def _inside(schema: Any, part: str) -> Schema:
    """Return the schema of a field of an object, or of an item of a list; one that says nothing if there is none."""
    found: Schema = schema.get("items", {}) if part.isdigit() else schema.get("properties", {}).get(part, {})
    return found


def _listed(schema: Any) -> Iterable[object]:
    found: list[object] = schema.get("enum", [schema["const"]] if "const" in schema else [])
    return found
