"""Rules: the functions of a game that decide; a game passes them to `Game`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from parlour.engine.edition import ComponentsT, Edition
from parlour.engine.plain import Plain
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.state import StateT
from parlour.engine.variant import Variant
from parlour.engine.view import View


@final
class Rules(Generic[StateT, ComponentsT]):
    """The functions that every game has, and two that some have; the methods of `Game` document them."""

    def __init__(
        self,
        components: Callable[[dict[str, Plain]], ComponentsT],
        new: Callable[[Variant, Edition[ComponentsT]], StateT],
        limit: Callable[[Variant], int],
        view: Callable[[StateT, int], View[ComponentsT]],
        imagine: Callable[[View[ComponentsT], Rng], StateT],
        sheet: Callable[[View[ComponentsT]], Sheet],
        reveals: Callable[[StateT, int, int], list[tuple[int, int]]] | None = None,
        taking: Callable[[StateT, int, int], list[tuple[str, int]]] | None = None,
    ) -> None:
        self.components: Final = components
        self.new: Final = new
        self.limit: Final = limit
        self.view: Final = view
        self.imagine: Final = imagine
        self.sheet: Final = sheet
        self.reveals: Final = reveals
        self.taking: Final = taking
