"""Writes component data as the TOML text of an edition: what is read back from it is equal to the data."""

from __future__ import annotations

import json
import re
from typing import Final

from parlour.engine.plain import Plain, Wrong, encode

BARE: Final = re.compile(r"[A-Za-z0-9_-]{1,100}")
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")


def to_toml(data: dict[str, Plain]) -> str:
    """Write component data: a section for every part, one for every entry of a list, other objects in one line."""
    lone = {key: value for key, value in data.items() if not _is_section(value)}
    sections = [_sections(key, value) for key, value in data.items() if _is_section(value)]
    return "\n".join([*_fields(lone), *([""] if lone and sections else []), "\n".join(sections)]).strip("\n") + "\n"


def _is_section(value: Plain) -> bool:
    """Return whether a part of the data has sections of its own: an object, or a list of objects."""
    if isinstance(value, list):
        return bool(value) and all([isinstance(item, dict) for item in value])
    return isinstance(value, dict)


def _sections(key: str, value: Plain) -> str:
    """Write one part of the data."""
    name = _key(key)
    if isinstance(value, list):
        return "\n".join([_section(f"[[{name}]]", item) for item in value if isinstance(item, dict)])
    assert isinstance(value, dict)
    if value and all([isinstance(inner, dict) for inner in value.values()]):
        inside = [(inner, entry) for inner, entry in value.items() if isinstance(entry, dict)]
        return "\n".join([_section(f"[{name}.{_key(inner)}]", entry) for inner, entry in inside])
    return _section(f"[{name}]", value)


def _section(head: str, fields: dict[str, Plain]) -> str:
    return "\n".join([head, *_fields(fields), ""])


def _fields(fields: dict[str, Plain]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in fields.items()]


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: Plain) -> str:
    """Write a value in one line."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(_fields(value)) + " }" if value else "{}"
    if value is None:
        raise Wrong("edition", "values", "null, which TOML cannot say")
    return encode(value).decode()


def _text(text: str) -> str:
    """Write a string in quotation marks: as in JSON, with the one control character that JSON leaves as it is."""
    return CONTROL.sub(_escaped, json.dumps(text, ensure_ascii=False))


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04X}"
