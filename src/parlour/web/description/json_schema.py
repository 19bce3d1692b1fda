"""JSON Schemas of Python types: TypedDicts, msgspec's structs, and what they are made of."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, ForwardRef, Literal, NotRequired, Required, Union, get_args, get_origin

import msgspec
from typing_extensions import TypeAliasType, get_type_hints, is_typeddict

from parlour.engine.wire import AllNames, Note, Schema, Shape

IN_OPENAPI: Final = "#/components/schemas/"
IN_SCHEMA: Final = "#/$defs/"
SCALARS: Final[dict[object, Schema]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
    object: {},
}
# What msgspec checks, by the keyword of JSON Schema; lengths have one for every kind of value.
BOUNDS: Final = {
    "ge": "minimum",
    "le": "maximum",
    "gt": "exclusiveMinimum",
    "lt": "exclusiveMaximum",
    "pattern": "pattern",
}
LENGTHS: Final = {"string": "Length", "array": "Items", "object": "Properties"}


class Schemas:
    """Schemas of types. Types with a name stand in `definitions`, and are referred to by it."""

    def __init__(self, prefix: str = IN_SCHEMA) -> None:
        """Take what the references to definitions begin with."""
        self.prefix: Final = prefix
        self.definitions: Final[dict[str, Schema]] = {}

    def of(self, kind: Any) -> Schema:
        """Return the schema of a type."""
        if kind in SCALARS:
            return dict(SCALARS[kind])
        if isinstance(kind, TypeAliasType):
            return self._named(kind, lambda: self.of(_evaluated(kind)))
        if is_typeddict(kind):
            return self._named(kind, lambda: self._typed_dict(kind))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._named(kind, lambda: self._struct(kind))
        return self._composed(get_origin(kind), get_args(kind), kind)

    def _composed(self, origin: Any, parts: tuple[Any, ...], kind: Any) -> Schema:
        """Return the schema of a type that is made of others."""
        if origin is Annotated:
            return self._annotated(parts[0], parts[1:])
        if origin in (NotRequired, Required):
            return self.of(parts[0])
        if origin is Literal:
            return _literal(parts)
        if origin in (Union, UnionType):
            return self._union([self.of(part) for part in parts if part is not msgspec.UnsetType])
        if origin is list:
            return {"type": "array", "items": self.of(parts[0])}
        if origin is tuple:
            return self._tuple(parts)
        if origin is dict:
            return self._dict(*parts)
        raise TypeError(f"there is no schema for {kind!r}")

    def _union(self, parts: list[Schema]) -> Schema:
        """Join alternatives; what is said about one of them is said about all."""
        notes = {key: part.pop(key) for part in parts for key in ("description",) if key in part}
        return {**(parts[0] if len(parts) == 1 else {"anyOf": parts}), **notes}

    def _named(self, kind: Any, make: Any) -> Schema:
        """Define a type by its name, once, and return a reference."""
        name: str = kind.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # types may refer to themselves
            self.definitions[name] = make()
        return {"$ref": f"{self.prefix}{name}"}

    def _annotated(self, kind: Any, notes: Iterable[object]) -> Schema:
        schema = self.of(kind)
        for note in notes:
            if isinstance(note, Shape):
                schema = dict(note.schema)
            elif isinstance(note, Note):
                schema = {**schema, "description": note.text}
            elif isinstance(note, AllNames):
                schema = {**schema, "required": self._names_of(schema["propertyNames"])}
            elif isinstance(note, msgspec.Meta):
                schema = self._bounded(schema, note)
        return schema

    def _names_of(self, schema: Any) -> object:
        """Return the names that a schema of strings lists."""
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].removeprefix(self.prefix)]
        return schema["enum"]

    def _bounded(self, schema: Schema, meta: msgspec.Meta) -> Schema:
        """Add what msgspec checks; of a type that may be missing, to the type itself."""
        if "anyOf" in schema and (parts := schema["anyOf"]) and isinstance(parts, list):
            return {
                **schema,
                "anyOf": [self._bounded(part, meta) if part != {"type": "null"} else part for part in parts],
            }
        found: Schema = {}
        for name, keyword in BOUNDS.items():
            if (value := getattr(meta, name)) is not None:
                found[keyword] = value
        what = LENGTHS.get(str(schema.get("type")), "")
        for name, most in (("min_length", "min"), ("max_length", "max")):
            if (value := getattr(meta, name)) is not None:
                found[f"{most}{what}"] = value
        if meta.description:
            found["description"] = meta.description
        return {**schema, **found}

    def _typed_dict(self, kind: Any) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        total = kind.__total__
        fields = {name: self.of(hint) for name, hint in hints.items()}
        required = [name for name, hint in hints.items() if _is_required(kind, name, hint, total=total)]
        return {**_about(kind), **_object(fields, required)}

    def _struct(self, kind: Any) -> Schema:
        config = kind.__struct_config__
        hints = get_type_hints(kind, include_extras=True)
        fields = {field.encode_name: self.of(hints[field.name]) for field in msgspec.structs.fields(kind)}
        required = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
        if config.tag is not None:
            fields, required = {config.tag_field: _literal((config.tag,)), **fields}, [config.tag_field, *required]
        closed: Schema = {"additionalProperties": False} if config.forbid_unknown_fields else {}
        return {**_about(kind), **_object(fields, required), **closed}

    def _tuple(self, parts: tuple[Any, ...]) -> Schema:
        if len(parts) == 2 and parts[1] is Ellipsis:
            return {"type": "array", "items": self.of(parts[0])}
        count = len(parts)
        return {"type": "array", "prefixItems": [self.of(part) for part in parts], "minItems": count, "maxItems": count}

    def _dict(self, name: Any, entry: Any) -> Schema:
        names, entries = self.of(name), self.of(entry)
        schema: Schema = {"type": "object", "additionalProperties": entries or True}
        return schema if name is str else {**schema, "propertyNames": names}


def schema_of(kind: object) -> Schema:
    """Return the schema of one type, with the definitions that it needs."""
    schemas = Schemas()
    return {**schemas.of(kind), "$defs": schemas.definitions}


def definitions_of(kinds: Iterable[object]) -> Mapping[str, Schema]:
    """Return the schemas of the types with a name that these types are or refer to."""
    schemas = Schemas()
    for kind in kinds:
        schemas.of(kind)
    return schemas.definitions


def _evaluated(alias: TypeAliasType) -> Any:
    """Return the type that an alias stands for, which may be written as a string and refer to the alias itself."""
    kind = alias.__value__
    if isinstance(kind, str):
        kind = ForwardRef(kind)
    if isinstance(kind, ForwardRef):
        # A compiled module does not know the alias as its own: typing takes the module from the caller's frame.
        names = {**vars(sys.modules[str(alias.__module__)]), alias.__name__: alias}
        return eval(kind.__forward_code__, names)  # noqa: S307  # code of our own modules
    return kind


def _is_required(kind: Any, name: str, hint: Any, *, total: bool) -> bool:
    """Return whether a field must be there.

    `__required_keys__` knows it of inherited fields only where annotations are no strings.
    """
    if get_origin(hint) is NotRequired:
        return False
    if get_origin(hint) is Required:
        return True
    for base in getattr(kind, "__orig_bases__", ()):
        if is_typeddict(base) and name in base.__annotations__:
            return _is_required(base, name, hint, total=base.__total__)
    return total


def _literal(values: tuple[object, ...]) -> Schema:
    kinds = {SCALARS[type(value)]["type"] for value in values}
    kind: Schema = {"type": kinds.pop()} if len(kinds) == 1 else {}
    return {**kind, "const": values[0]} if len(values) == 1 else {**kind, "enum": [*values]}


def _object(fields: dict[str, Schema], required: list[str]) -> Schema:
    schema: Schema = {"type": "object", "properties": fields}
    return {**schema, "required": required} if required else schema


def _about(kind: type) -> Schema:
    text = inspect.cleandoc(kind.__doc__ or "")
    return {"title": kind.__name__, **({"description": text} if text else {})}
