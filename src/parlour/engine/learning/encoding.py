"""The encoding of a game: what makes its observations; a game passes it to `Game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i16

from parlour.engine.learning.layout import Layout
from parlour.engine.state import StateT
from parlour.engine.variant import Variant


@final
class Encoding(Generic[StateT]):
    """The functions that make observations: the layout of a variant, and the vector of a state as a seat knows it."""

    def __init__(self, layout: Callable[[Variant], Layout], encode: Callable[[StateT, int], vec[i16]]) -> None:
        self.layout: Final = layout
        self.encode: Final = encode
