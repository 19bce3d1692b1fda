"""Plain data at the borders (JSON, TOML) and a reader that names the place of whatever is wrong in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

import msgspec
from mypy_extensions import mypyc_attr
from typing_extensions import TypeAliasType

Plain = TypeAliasType("Plain", "bool | int | float | str | list[Plain] | dict[str, Plain] | None")
DEEPEST: Final = 64  # levels of lists and objects: far below the depth at which Python's own functions fail


@mypyc_attr(allow_interpreted_subclasses=True)
class Wrong(ValueError):
    """Input that is not as it should be; the message says where, what was expected and what was found."""

    def __init__(self, path: str, expected: str, found: str) -> None:
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path: Final = path
        self.expected: Final = expected
        self.found: Final = found

    def __reduce__(self) -> tuple[type[Wrong], tuple[str, str, str]]:
        return type(self), (self.path, self.expected, self.found)


class Newer(Wrong):
    """Input of a version that is later than those this program knows: a newer program may read it."""


def as_plain(typed: Mapping[str, object]) -> dict[str, Plain]:
    """Take an object with a type of its own (a TypedDict, see `wire.py`) as plain data, which it is."""
    return cast("dict[str, Plain]", typed)


def encode(value: Plain) -> bytes:
    """Encode as JSON in one canonical form: equal values, equal bytes."""
    return msgspec.json.encode(value, order="sorted")


def decode(text: bytes | str, path: str = "input") -> Plain:
    """Decode JSON; what is not JSON, or is nested too deep, is answered with `Wrong`."""
    try:
        value: Plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Wrong(path, "JSON", f"something else ({error})") from None
    except RecursionError:
        raise _too_deep(path) from None
    if _brackets(text) > DEEPEST and not is_shallow(value):
        raise _too_deep(path)
    return value


def check_depth(text: bytes, path: str = "input") -> None:
    """Refuse JSON that is nested too deep, where it is decoded into types of which a part is plain data."""
    if _brackets(text) > DEEPEST:
        decode(text, path)


def _too_deep(path: str) -> Wrong:
    return Wrong(path, f"JSON of a sensible depth (at most {DEEPEST} levels)", "deeper nesting")


def _brackets(text: bytes | str) -> int:
    """Count what could open a list or an object: without many of them nothing is nested deep."""
    if isinstance(text, str):
        return text.count("[") + text.count("{")
    return text.count(b"[") + text.count(b"{")


def is_shallow(value: Plain) -> bool:
    """Return whether lists and objects are nested at most DEEPEST levels; goes through them level by level."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _parts(outer) if isinstance(inner, (list, dict))]
        if not level:
            return True
    return False


def _parts(value: Plain) -> list[Plain]:
    """List what is inside a list or an object."""
    if isinstance(value, list):
        return value
    return list(value.values()) if isinstance(value, dict) else []


def shown_briefly(value: Plain) -> str:
    """Show a value in a message, shortened."""
    text = encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."


@final
class Reader:
    """A value in plain data together with its path, so that every error can name the place."""

    def __init__(self, value: Plain, path: str = "input") -> None:
        self.value: Final = value
        self.path: Final = path

    def wrong(self, expected: str) -> Wrong:
        """Return the error that something else was expected here."""
        return Wrong(self.path, expected, shown_briefly(self.value))

    def object(self) -> dict[str, Plain]:
        """Read an object with named fields."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object")
        return self.value

    def inside(self, key: str) -> str:
        """Write the path of a field of this object."""
        return key if self.path == "" else f"{self.path}.{key}"

    def has(self, key: str) -> bool:
        """Return whether the object has this field."""
        return key in self.object()

    def at(self, key: str) -> Reader:
        """Step into a field that must be there."""
        fields = self.object()
        if key not in fields:
            raise Wrong(self.inside(key), "a value", "nothing")
        return Reader(fields[key], self.inside(key))

    def fields(self) -> list[tuple[str, Reader]]:
        """List all the fields of an object by name."""
        return [(key, Reader(value, self.inside(key))) for key, value in self.object().items()]

    def refuse_others(self, known: tuple[str, ...]) -> None:
        """Refuse unknown fields: most are misspelt."""
        for key in self.object():
            if key not in known:
                raise Wrong(self.inside(key), "one of " + ", ".join(known), "an unknown field")

    def items(self, low: int = 0, high: int = 1_000_000) -> list[Reader]:
        """Read a list with *low* to *high* items."""
        if not isinstance(self.value, list):
            raise self.wrong("a list")
        if not low <= len(self.value) <= high:
            count = str(low) if low == high else f"{low} to {high}" if high < 1_000_000 else f"at least {low}"
            raise Wrong(self.path, f"a list of {count}", f"{len(self.value)} items")
        return [Reader(item, f"{self.path}[{index}]") for index, item in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        """Read a whole number from *low* to *high*."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"a whole number from {low} to {high}")
        return value

    def integers(self, low: int, high: int) -> list[int]:
        """Read a list of whole numbers from *low* to *high*."""
        return [item.integer(low, high) for item in self.items()]

    def text(self, longest: int = 10_000) -> str:
        """Read a string."""
        if not isinstance(self.value, str):
            raise self.wrong("a string")
        if len(self.value) > longest:
            raise Wrong(self.path, f"a string of at most {longest} characters", f"{len(self.value)} characters")
        return self.value

    def flag(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def choice(self, names: tuple[str, ...]) -> int:
        """Read one of *names*; the answer is its index."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong("one of " + ", ".join(names))
        return names.index(self.value)
