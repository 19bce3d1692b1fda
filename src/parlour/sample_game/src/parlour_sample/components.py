"""What an edition says about the components (S1, S2, S4)."""

from typing import Final, TypeAlias, final

from parlour.engine.edition import HEADER, Components, Edition
from parlour.engine.plain import Plain, Reader
from parlour.engine.view import View

MOST_STONES: Final = 10  # that any edition may allow to be taken at once


@final
class SampleComponents(Components):
    """The figures of an edition, checked: one object that never changes, shared by all states."""

    def __init__(self, data: dict[str, Plain]) -> None:
        reader = Reader(data, "")
        reader.refuse_others((HEADER, "heap"))
        heap = reader.at("heap")
        heap.refuse_others(("stones", "most", "bonus", "source"))
        self.stones: Final = heap.at("stones").integer(1, 100)
        self.most: Final = heap.at("most").integer(1, MOST_STONES)
        self.bonus: Final = heap.at("bonus").integer(0, 100)


SampleEdition: TypeAlias = "Edition[SampleComponents]"
SampleView: TypeAlias = "View[SampleComponents]"
