# interpreted: tools read these annotations at run time, where compiled classes have none
"""Types of what Laar shows and takes as plain data: a view's `shown`, pads, and the edition as boards read it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from parlour.engine.wire import Every, Note

Stage = TypeAliasType(
    "Stage", Literal["memo", "first", "reveal", "assign", "take", "universals", "protections", "sides", "over"]
)
Good = TypeAliasType("Good", Literal["spice", "gem", "beast", "weapon", "spell"])
Expert = TypeAliasType("Expert", Literal["cook", "jeweller", "beastmaster", "armourer", "arcanist"])
Spice = TypeAliasType("Spice", Literal["anise", "mint", "pepper", "juniper", "lotus", "clove"])
Beast = TypeAliasType("Beast", Literal["unicorn", "phoenix", "spider", "serpent"])
Weapon = TypeAliasType("Weapon", Literal["boomerang", "pinga", "shuriken", "katar"])
MemoName = TypeAliasType("MemoName", Literal["I", "II", "III", "IV", "V"])
Side = TypeAliasType("Side", Literal["left", "right"])


class MarketSlot(TypedDict):
    """A card in the market, and the expert on it."""

    card: int
    expert: Expert | None


class GoodStacks(TypedDict):
    """The goods of one player, oldest first."""

    spice: list[int]
    gem: Annotated[list[int] | None, Note("Null: face down.")]
    beast: list[int]
    weapon: list[int]
    spell: list[int]


class Area(TypedDict):
    """What lies before one player (L12, L24, L101)."""

    experts: Annotated[Every[Expert, int] | None, Note("Null: hidden.")]
    hand: Annotated[int, Note("How many experts there are in hand.")]
    stacks: GoodStacks
    gems: int
    announced: Annotated[int | None, Note("The class of a gem taken in this round.")]
    protections: list[Weapon]
    side: Side | None


class Shown(TypedDict):
    """What a viewer is shown of a match."""

    stage: Stage
    round: int
    memo: MemoName | None
    first: int | None
    to_act: int | None
    deck: int
    market: list[MarketSlot | None]
    discard: Annotated[Every[Expert, int] | None, Note("Null: hidden.")]
    seats: list[Area]


class PadWeapon(TypedDict):
    """A weapon with the numbers on its sides."""

    kind: Weapon
    left: int
    right: int


class PadSeat(TypedDict):
    """One player's goods."""

    name: str
    gems: list[int]
    spices: list[Spice]
    beasts: Annotated[list[Beast], Note("Oldest first.")]
    weapons: list[PadWeapon]
    spells: list[str]
    protect: NotRequired[list[Weapon]]
    side: NotRequired[Side]


class Pad(TypedDict):
    """The final position of a real table."""

    game: NotRequired[str]
    memo: MemoName
    first: NotRequired[int]
    seats: list[PadSeat]


class CardData(TypedDict):
    """A goods card: five zones (L1)."""

    id: int
    spice: Spice
    gem: int
    beast: Beast
    weapon: PadWeapon
    spell: str


class MemoData(TypedDict, total=False):
    """One way of scoring beasts (L71–L74)."""

    equal: list[int]
    different: list[int]
    any_pair: int
    equal_pair: int
    cycle: list[Beast]
    steps_ahead: list[int]


class SpiceData(TypedDict):
    """The points of spices, by how many different ones there are (L60)."""

    points: list[int]


class EditionData(TypedDict):
    """What boards and pads read of an edition."""

    spices: SpiceData
    memo: Every[MemoName, MemoData]
    card: list[CardData]
