"""What Laar derives from an edition: the five zones of every card, and the points."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from parlour.engine.edition import Components, Edition
from parlour.engine.plain import Reader
from parlour.engine.view import View
from parlour.games.laar.rules.actions import CARDS
from parlour.games.laar.rules.goods import BEASTS, GEM_CLASSES, SPICES, WEAPONS, spell_index
from parlour.games.laar.scoring.beasts import Memo


@final
class LaarComponents(Components):
    """The 48 goods cards zone by zone (L1–L4), the spice table (L60) and the five memos (L6)."""

    def __init__(self) -> None:
        self.spice: Final[list[int]] = [0] * CARDS
        self.gem: Final[list[int]] = [0] * CARDS
        self.beast: Final[list[int]] = [0] * CARDS
        self.weapon: Final[list[int]] = [0] * CARDS
        self.left: Final[list[int]] = [0] * CARDS
        self.right: Final[list[int]] = [0] * CARDS
        self.spell: Final[list[int]] = [0] * CARDS
        self.spice_points: Final[list[int]] = [0] * (len(SPICES) + 1)
        self.memos: Final[list[Memo]] = []

    def read_card(self, reader: Reader, card: int) -> None:
        """Take over one card of the edition."""
        reader.refuse_others(("id", "spice", "gem", "beast", "weapon", "spell", "source"))
        weapon = reader.at("weapon")
        weapon.refuse_others(("kind", "left", "right"))
        self.spice[card] = reader.at("spice").choice(SPICES)
        self.gem[card] = reader.at("gem").integer(1, GEM_CLASSES) - 1
        self.beast[card] = reader.at("beast").choice(BEASTS)
        self.weapon[card] = weapon.at("kind").choice(WEAPONS)
        self.left[card] = weapon.at("left").integer(0, 2)  # L3
        self.right[card] = weapon.at("right").integer(0, 2)
        self.spell[card] = spell_index(reader.at("spell").text())
        if self.spell[card] < 0:
            raise reader.at("spell").wrong("the name of a spell")


LaarEdition: TypeAlias = "Edition[LaarComponents]"
LaarView: TypeAlias = "View[LaarComponents]"
