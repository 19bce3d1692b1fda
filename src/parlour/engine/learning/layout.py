"""Layouts: the names, shapes and ranges of the parts of an observation, which lie one after another in one vector."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from parlour.engine.plain import Plain, Wrong
from parlour.engine.variant import Variant

LARGEST: Final = 32_767


@final
class Part:
    """A part of an observation: an array of this shape, of whole numbers from *low* to *high*."""

    def __init__(self, name: str, shape: tuple[int, ...] = (1,), low: int = 0, high: int = 1) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.low: Final = low
        self.high: Final = high
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size

    def to_plain(self) -> dict[str, Plain]:
        """Write the part as plain data."""
        return {"name": self.name, "shape": list[Plain](self.shape), "low": self.low, "high": self.high}


@final
class Layout:
    """The parts of an observation in their order; `starts` says where each begins."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts
        self.starts: Final[list[int]] = []
        size = 0
        for part in parts:
            self.starts.append(size)
            size += part.size
        self.size: Final = size
        self.zeros: Final[vec[i16]] = vec[i16]([0] * size)

    def start(self, name: str) -> int:
        """Return where the part of this name begins."""
        for part, start in zip(self.parts, self.starts, strict=True):
            if part.name == name:
                return start
        raise KeyError(name)

    def named(self, values: list[int]) -> dict[str, list[int]]:
        """Cut a whole vector into its parts, each flat."""
        if len(values) != self.size:
            raise Wrong("observation", f"{self.size} numbers", str(len(values)))
        return {
            part.name: values[start : start + part.size] for part, start in zip(self.parts, self.starts, strict=True)
        }


def layouts(parts: Callable[[int], list[Part]], most: int) -> list[Layout]:
    """Return the layouts of a game for up to *most* seats, by the number of seats."""
    return [Layout(parts(max(seats, 1))) for seats in range(most + 1)]


def by_seats(layouts: list[Layout]) -> Callable[[Variant], Layout]:
    """Return the function that finds the layout of a variant by its number of seats."""
    return lambda variant: layouts[variant.seats]
