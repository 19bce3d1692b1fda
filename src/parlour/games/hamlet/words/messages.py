"""The messages of Hamlet about actions and prompts, as ids and arguments."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import Message, MessageValue
from parlour.games.hamlet.board.tiles import HAMLET, TILES, WAYS
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DELIVERIES, ROW, SALES, SEATS, VILLAGERS, HamletView
from parlour.games.hamlet.rules.goods import COINS, FIRST_REFINED, GOODS, GOODS_IN, REFINED, Need, need_of

MOST_SORTS: Final = 4  # of goods that one sale or part asks for, in words
NO_GOOD: Final = "none"
RANKS: Final = 5  # M91
# What `telling` says of actions that goods and coins are paid for; nothing is paid before the last good is chosen.
PAYING: Final = ("refine", "sell", "deliver", "place", "road", "bring", "use", "buy", "settle")
NOTHING_PAID: Final[dict[str, MessageValue]] = {"paid": "no", "cost": 0, "makers": 0, "earned": 0, "merit": 0}
MIXES: Final = ("brick_milk", "timber_flour", "wood_stone_wheat", "timber_brick_flour_milk", "stone_milk")


def describe(view: HamletView, seen: dict[str, Plain]) -> Message:
    """Return the message about an action, with its price, and with the goods that it is about."""
    reader = Reader(seen, "action")
    kind = reader.at("do").text()
    return Message(f"do-{kind}", {**_fields(seen), **_more(view, kind, reader)})


def _fields(seen: dict[str, Plain]) -> dict[str, MessageValue]:
    """Return the fields of an action as arguments."""
    return {name: value for name, value in seen.items() if name != "do" and isinstance(value, (int, str))}


def _more(view: HamletView, kind: str, reader: Reader) -> dict[str, MessageValue]:
    """Return what the action's fields do not say by themselves."""
    components = view.edition.components
    shown = Reader(view.shown, "shown")
    if kind == "acquire":
        return _in_row(shown, reader.at("blueprint").text())
    if kind == "hire_villager":
        return {"price": components.hire_villager[max(_villagers(shown) - 1, 0)]}
    if kind == "hire_donkey":
        return {"price": components.hire_donkey}
    if kind in ("sell", "offer"):
        return goods_of(components.sale_need[reader.at("sale").integer(1, SALES) - 1])
    if kind == "deliver":
        needs = components.church[view.variant.seats - 1].needs
        return _delivered(needs, reader.at("delivery").integer(1, DELIVERIES) - 1)
    if kind == "use":
        refined = components.refines[reader.at("tile").choice(TILES)]
        return {"good": REFINED[max(refined, 0)]}
    if kind == "buy":
        return {"price": components.prices[view.variant.seats - 1][reader.at("good").choice(GOODS)]}
    return {}


def _in_row(shown: Reader, blueprint: str) -> dict[str, MessageValue]:
    """Return the price of a blueprint in the row and the coins that lie on it (M44)."""
    for price, slot in enumerate(shown.at("row").items()):
        if slot.value is not None and slot.at("blueprint").text() == blueprint:
            return {"price": price, "coins": slot.at("coins").integer(0, 10_000)}
    return {"price": 0, "coins": 0}


def _villagers(shown: Reader) -> int:
    """Count the villagers of the seat whose turn it is; fewer than all, for another is being hired."""
    to_act = shown.at("to_act")
    if to_act.value is None:
        return 1
    seat = shown.at("seats").items()[to_act.integer(0, SEATS - 1)]
    return min(len(seat.at("villagers").items()), VILLAGERS - 1)


def goods_of(need: Need) -> dict[str, MessageValue]:
    """Return up to four sorts of goods and their numbers."""
    return _sorts([(GOODS[GOODS_IN[mask][0]], count) for mask, count in zip(need.masks, need.counts, strict=True)])


def sorts_of(counts: list[int]) -> dict[str, MessageValue]:
    """Return the goods of which there are some, in the order of the rules: how many sorts, and each with its number."""
    return _sorts([(GOODS[good], count) for good, count in enumerate(counts) if count])


def _sorts(named: list[tuple[str, int]]) -> dict[str, MessageValue]:
    found: dict[str, MessageValue] = {"sorts": min(len(named), MOST_SORTS)}
    padded = [*named, *[(NO_GOOD, 0)] * MOST_SORTS]
    for part in range(MOST_SORTS):
        found[f"good{part + 1}"], found[f"count{part + 1}"] = padded[part]
    return found


def _delivered(needs: list[Need], delivery: int) -> dict[str, MessageValue]:
    """Return how many goods of which sorts a delivery takes: `goods` joins their names."""
    if delivery >= len(needs):
        return {"goods": NO_GOOD, "count": 0}
    need = needs[delivery]
    if not need.masks:
        return {"goods": COINS, "count": need.coins}
    return {"goods": "_".join([GOODS[good] for good in GOODS_IN[need.masks[0]]]), "count": need.counts[0]}


def prompt(view: HamletView) -> Message:
    """Return what the viewer is to do, or whom the table waits for."""
    shown = Reader(view.shown, "shown")
    stage = shown.at("stage").text()
    if stage == "over":
        rank = shown.at("rank")
        if rank.value is None:
            return Message("prompt-over")
        return Message("prompt-rank", {"rank": rank.integer(1, RANKS)})
    to_act = shown.at("to_act")
    if to_act.value is None:
        return Message("prompt-draw")
    seat = to_act.integer(0, SEATS - 1)
    if seat != view.seat:
        return Message("prompt-wait", {"seat": seat})
    if stage == "turn":
        standing = shown.at("seats").items()[seat].at("standing").items()
        return Message("prompt-turn", {"standing": len(standing), "last": 1 if shown.at("church_stands").flag() else 0})
    if stage == "place":
        return Message("prompt-place", {"blueprint": shown.at("work").at("blueprint").text()})
    return Message(f"prompt-{stage}")


def messages() -> list[Message]:
    """List an example of every message of the game, with arguments as they come."""
    found: list[Message] = []
    for kind in ACTIONS.kinds:
        for variety in _varieties(kind.name):
            action = ACTIONS.pack(kind.name, *[0 for _ in kind.fields])
            fields = {**_fields(ACTIONS.to_plain(action)), **_told(kind.name), **variety}
            found.append(Message(f"do-{kind.name}", fields))
    found += [Message(f"prompt-{stage}") for stage in ("over", "draw", "pay", "hire")]
    found += [Message("prompt-turn", {"standing": count, "last": last}) for count in range(5) for last in (0, 1)]
    found += [Message("prompt-place", {"blueprint": tile}) for tile in TILES[HAMLET:]]
    found += [Message("prompt-rank", {"rank": rank}) for rank in range(1, RANKS + 1)]
    return [*found, Message("prompt-wait", {"seat": 0})]


def _told(kind: str) -> dict[str, MessageValue]:
    """Return the arguments that `telling` adds for the log."""
    if kind == "stock":
        return sorts_of([1, 2])
    return {**sorts_of([]), **NOTHING_PAID} if kind in PAYING else {}


def _payments() -> list[dict[str, MessageValue]]:
    """List what may be paid at once, and who may earn by it."""
    costs = [sorts_of(counts) for counts in ([], [1], [2, 1], [0, 0, 0, 1, 2, 3], [1, 1, 1, 1])]
    prices: list[dict[str, MessageValue]] = [{**cost, "cost": price} for cost in costs for price in (0, 1, 5)]
    earners: list[dict[str, MessageValue]] = [
        {"makers": 1, "seat": 0, "earned": 1, "merit": 1},
        {"makers": 2, "earned": 5, "merit": 2},
    ]
    return [{**NOTHING_PAID, "paid": "yes", **price, **earner} for price in prices[1:] for earner in ({}, *earners)]


def _varieties(kind: str) -> list[dict[str, MessageValue]]:
    """List arguments that an action of a kind may have besides, or instead of, those of its first example."""
    tiles: list[dict[str, MessageValue]] = [{"tile": tile} for tile in TILES]
    blueprints: list[dict[str, MessageValue]] = [{"blueprint": tile} for tile in TILES]
    if kind in ("gather", "stock", "refine"):
        return tiles
    if kind == "hire_donkey":
        return [{"price": 3, **tile} for tile in tiles]
    if kind == "acquire":
        return [{"price": price, "coins": price, **blueprints[price]} for price in range(ROW)] + [
            {"price": 1, "coins": 1, **blueprint} for blueprint in blueprints
        ]
    if kind in ("reveal", "build"):
        return blueprints
    if kind == "lead":
        return [{"from": tile, "to": tile} for tile in TILES]
    if kind == "road":
        return [{"way": way, "tile": tile, "to": tile} for way in WAYS for tile in TILES]
    if kind == "bring":
        return [{"good": good, "tile": TILES[index]} for index, good in enumerate(GOODS)]
    if kind == "use":
        return [{"good": good, "tile": TILES[index]} for index, good in enumerate(REFINED)]
    return _priced(kind)


def _places() -> list[dict[str, MessageValue]]:
    """List places of a tile, between up to three others, and what it may cost."""
    three: dict[str, MessageValue] = {"tile": TILES[0], "to": TILES[1], "from": TILES[2], "blueprint": TILES[HAMLET]}
    found: list[dict[str, MessageValue]] = [{**three, "beside": number} for number in (1, 2, 3)]
    return [*found, *[{**found[0], **payment} for payment in _payments()]]


def _priced(kind: str) -> list[dict[str, MessageValue]]:
    if kind in ("settle", "place"):
        return _payments() if kind == "settle" else _places()
    if kind == "buy":
        return [{"good": good, "price": 3 if good in GOODS[:FIRST_REFINED] else 5} for good in GOODS]
    if kind == "hire_villager":
        return [{"price": price} for price in (1, 5, 7, 9)]
    if kind in ("sell", "offer"):
        one = [goods_of(need_of({good: good + 1})) for good in range(len(GOODS))]
        return one + [goods_of(need_of(dict.fromkeys(range(sorts), 2))) for sorts in range(2, MOST_SORTS + 1)]
    if kind == "deliver":
        return [{"goods": goods, "count": 3} for goods in (*MIXES, COINS, NO_GOOD)]
    return [{}]
