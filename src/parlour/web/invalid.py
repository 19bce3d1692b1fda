"""The error of a body or a parameter that does not fit its type."""

from __future__ import annotations

from typing import Final

MAX_LENGTH: Final = 300  # characters: a message may repeat the name of an unknown field


class Invalid(Exception):
    """A body or a parameter does not fit its type."""

    def __init__(self, path: str, expected: str) -> None:
        super().__init__(f"{path}: {expected}")
        self.path: Final = path
        self.expected: Final = expected


def invalid(whole: str, message: str) -> Invalid:
    """Take apart what msgspec says, such as "Expected `int`, got `str` - at `$.places[0].who`"."""
    expected, _, place = message[:MAX_LENGTH].partition(" - at `$")
    path = place.rstrip("`").strip(".")
    unknown = expected.partition("Object contains unknown field `")[2].rstrip("`")
    where = ".".join([part for part in (path, unknown) if part])
    return Invalid(where or whole, expected.replace("`", ""))
