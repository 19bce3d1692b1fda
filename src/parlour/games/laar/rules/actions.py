"""The actions of Laar: what NATURE draws, what a round asks of a seat, and the decisions of the final scoring."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Actions, Field, Kind
from parlour.games.laar.rules.goods import EXPERTS, KINDS, MEMOS, WEAPONS
from parlour.games.laar.wire import Side

CARDS: Final = 48  # L1
SEATS: Final = 4
SIDE_NAMES: Final[tuple[Side, ...]] = ("left", "right")  # in the order of LEFT and RIGHT
STACKS: Final = KINDS[:4]  # L30: a universal good leaves the spells for one of these

ACTIONS: Final = Actions(
    [
        Kind("memo", [Field("memo", names=MEMOS)], chance=True),  # L6
        Kind("first", [Field("seat", SEATS)], chance=True),  # L11
        Kind("reveal", [Field("card", CARDS, first=1)], chance=True),  # L20
        Kind("assign", [Field("slot", SEATS), Field("expert", names=EXPERTS)]),  # L21
        Kind("take", [Field("slot", SEATS)]),  # L22
        Kind("change", [Field("expert", names=EXPERTS)]),  # L23
        Kind("move", [Field("card", CARDS, first=1), Field("stack", names=STACKS)]),  # L30
        Kind("stay"),  # L30
        Kind("protect", [Field("weapon", names=WEAPONS)]),  # L48
        Kind("side", [Field("side", names=SIDE_NAMES)]),  # L82
    ]
)

MEMO: Final = ACTIONS.base("memo")
FIRST: Final = ACTIONS.base("first")
REVEAL: Final = ACTIONS.base("reveal")
ASSIGN: Final = ACTIONS.base("assign")
TAKE: Final = ACTIONS.base("take")
CHANGE: Final = ACTIONS.base("change")
MOVE: Final = ACTIONS.base("move")
STAY: Final = ACTIONS.base("stay")
PROTECT: Final = ACTIONS.base("protect")
SIDE: Final = ACTIONS.base("side")

# The kinds that rules tell apart, as `ACTIONS.index` numbers them.
TAKE_KIND: Final = ACTIONS.number("take")
CHANGE_KIND: Final = ACTIONS.number("change")
MOVE_KIND: Final = ACTIONS.number("move")
PROTECT_KIND: Final = ACTIONS.number("protect")
