"""The actions of Hamlet: what NATURE draws, what a turn is made of, and the small steps of building and paying."""

from __future__ import annotations

from typing import Final

from parlour.engine.actions import Actions, Field, Kind
from parlour.games.hamlet.board.tiles import TILES, WAYS
from parlour.games.hamlet.rules.components import DELIVERIES, SALES, SEATS
from parlour.games.hamlet.rules.goods import GOODS, PIECES, RAW
from parlour.geometry.lattice import REACH, SIDE, TURNS

ARRANGEMENTS: Final = 1024  # M12: at most
COUNTS: Final = 4  # 0 to 3 of a raw good on a tile

_TILE: Final = Field("tile", names=TILES)
_BLUEPRINT: Final = Field("blueprint", names=TILES)

ACTIONS: Final = Actions(
    [
        Kind("first", [Field("seat", SEATS)], chance=True),  # M15
        Kind("layout", [Field("arrangement", ARRANGEMENTS, first=1)], chance=True),  # M12
        Kind("reveal", [_BLUEPRINT], chance=True),  # M14, M44
        Kind("offer", [Field("sale", SALES, first=1)], chance=True),  # M16, M45
        Kind("lead", [Field("from", names=TILES), Field("to", names=TILES)]),  # M40: a donkey
        Kind("gather", [_TILE]),  # M42: a source of one raw good
        Kind("stock", [_TILE, *[Field(good, COUNTS) for good in RAW]]),  # M42: any mix
        Kind("refine", [_TILE, Field("count", PIECES, first=1)]),  # M43
        Kind("acquire", [_BLUEPRINT]),  # M44
        Kind("hire_villager"),  # M44
        Kind("hire_donkey", [_TILE]),  # M44
        Kind("done"),  # M44: no more hiring
        Kind("sell", [Field("sale", SALES, first=1)]),  # M45
        Kind("deliver", [Field("delivery", DELIVERIES, first=1)]),  # M46
        Kind("beg"),  # M47
        Kind("build", [_BLUEPRINT, _TILE]),  # M48
        Kind("place", [Field("a", SIDE, first=-REACH), Field("b", SIDE, first=-REACH), Field("turn", TURNS)]),  # M48
        Kind("road", [_TILE, Field("to", names=TILES), Field("way", names=WAYS)]),  # M49
        Kind("bring", [_TILE, Field("good", names=GOODS)]),  # M30: a raw good
        Kind("use", [_TILE, Field("seat", SEATS)]),  # M30: a refined good that a seat has produced
        Kind("buy", [Field("good", names=GOODS)]),  # M33
        Kind("settle"),  # M34: pay for me
        Kind("end"),  # M50
    ]
)

FIRST: Final = ACTIONS.base("first")
LAYOUT: Final = ACTIONS.base("layout")
REVEAL: Final = ACTIONS.base("reveal")
OFFER: Final = ACTIONS.base("offer")
LEAD: Final = ACTIONS.base("lead")
GATHER: Final = ACTIONS.base("gather")
STOCK: Final = ACTIONS.base("stock")
REFINE: Final = ACTIONS.base("refine")
ACQUIRE: Final = ACTIONS.base("acquire")
HIRE_VILLAGER: Final = ACTIONS.base("hire_villager")
HIRE_DONKEY: Final = ACTIONS.base("hire_donkey")
DONE: Final = ACTIONS.base("done")
SELL: Final = ACTIONS.base("sell")
DELIVER: Final = ACTIONS.base("deliver")
BEG: Final = ACTIONS.base("beg")
BUILD: Final = ACTIONS.base("build")
PLACE: Final = ACTIONS.base("place")
ROAD: Final = ACTIONS.base("road")
BRING: Final = ACTIONS.base("bring")
USE: Final = ACTIONS.base("use")
BUY: Final = ACTIONS.base("buy")
SETTLE: Final = ACTIONS.base("settle")
END: Final = ACTIONS.base("end")

# The kinds that rules tell apart, as `ACTIONS.index` numbers them.
LEAD_KIND: Final = ACTIONS.number("lead")
GATHER_KIND: Final = ACTIONS.number("gather")
STOCK_KIND: Final = ACTIONS.number("stock")
REFINE_KIND: Final = ACTIONS.number("refine")
ACQUIRE_KIND: Final = ACTIONS.number("acquire")
HIRE_VILLAGER_KIND: Final = ACTIONS.number("hire_villager")
HIRE_DONKEY_KIND: Final = ACTIONS.number("hire_donkey")
SELL_KIND: Final = ACTIONS.number("sell")
DELIVER_KIND: Final = ACTIONS.number("deliver")
BUILD_KIND: Final = ACTIONS.number("build")
ROAD_KIND: Final = ACTIONS.number("road")
BRING_KIND: Final = ACTIONS.number("bring")
USE_KIND: Final = ACTIONS.number("use")
BUY_KIND: Final = ACTIONS.number("buy")
