"""What everything in Hamlet is: tiles, goods, people, tokens and points, as the edition has them."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import TOTAL, Explained, Explanation, Explanations, explained, line_part
from parlour.engine.plain import Reader
from parlour.engine.view import Message
from parlour.games.hamlet.board.tiles import NONE, SCORES, TILES
from parlour.games.hamlet.edition_figures import MILESTONES
from parlour.games.hamlet.rules.components import HamletComponents, HamletEdition
from parlour.games.hamlet.rules.goods import COINS, RAW, REFINED
from parlour.games.hamlet.words.explanations_now import now
from parlour.games.hamlet.words.sources import sources

SCORE_RULES: Final = ("M70", "M71", "M72", "M73", "M74", "M76", "M78", "M79", "M80", "M81", "M82", "M83")
SMALL_RULES: Final = {"small_mountain_range": "M75", "small_woodland": "M77"}
TILE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "church": ("M46", "M47"),
    "market": ("M45", "M33"),
    "town_hall": ("M44",),
}
LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "track": ("M32", "M48"),
    "awards": ("M61",),
    "landmarks": ("M62",),
    "roads": ("M63",),
    "longest_road": ("M64",),
    "coins": ("M65",),
}


def parts(edition: HamletEdition) -> Explained:
    """Explain tiles by what they cost and do, goods, tokens, and what else there is to see."""
    components = edition.components
    data = {entry.at("id").text(): entry for entry in Reader(edition.data, "").at("tile").items()}
    return {
        **{f"tile-{name}": _tile(components, tile, data[name]) for tile, name in enumerate(TILES)},
        **{f"good-{good}": explained(f"good-{good}", "M2", "M30", "M31") for good in RAW},
        **{f"good-{good}": _refined(components, good) for good in REFINED},
        **{f"sale-{sale.at('id').value}": _sale(sale) for sale in Reader(edition.data, "").at("sale").items()},
        **{f"milestone-{name}": explained(f"milestone-{name}", "M48", "M43") for name in MILESTONES},
        **{line_part(line): explained(line_part(line), *rules) for line, rules in LINE_RULES.items()},
        **_table(components),
    }


def _table(components: HamletComponents) -> Explained:
    """Explain people, coins, roads, and what else lies on the table."""
    donkey = Message("explain-donkey-price", {"coins": components.hire_donkey})
    villagers = ", ".join([str(price) for price in components.hire_villager])
    villager = Message("explain-villager-prices", {"prices": villagers})
    coins = Message("explain-coins-a-point", {"coins": components.coins_a_point})
    return {
        TOTAL: explained("explain-total", "M66"),
        COINS: Explanation(Message("field-coins"), ("M65", "M44"), [coins]),
        "villager": Explanation(Message("field-villagers"), ("M40", "M41", "M44"), [villager]),
        "donkey": Explanation(Message("field-donkeys"), ("M30", "M40", "M44"), [donkey]),
        "roads": explained("field-roads", "M49", "M63"),
        "way-bridge": explained("way-bridge", "M49"),
        "way-path": explained("way-path", "M49"),
        "milestone-planner": explained("milestone-planner", "M49", "M63"),
        "points": explained("line-track", "M32", "M48"),
        "delivery": explained("field-delivery", "M46"),
        "deliveries": explained("field-deliveries", "M46", "M60"),
        "sales": explained("field-market", "M45", "M16"),
        "row": explained("field-row", "M14", "M44"),
        "milestones": explained("field-milestones", "M4", "M48"),
        "round": explained("explain-round", "M39", "M60"),
        "first": explained("field-first", "M15", "M39"),
        "flag": explained("explain-flag", "M23", "M62"),
        "rank": explained("field-rank", "M91"),
        "paying": explained("field-work", "M34", "M30"),
        "spot": explained("field-spot", "M20", "M48"),
        "turn": explained("field-turn", "M48"),
        "blueprint-place": explained("field-blueprints", "M44"),
    }


def _tile(components: HamletComponents, tile: int, data: Reader) -> Explanation:
    """Explain a tile by its price, its points and what it is good for."""
    facts = _cost(data)
    if components.points[tile]:
        facts.append(Message("explain-when-built", {"points": components.points[tile]}))
    facts += _use(components, tile)
    return Explanation(Message(f"tile-{TILES[tile]}"), _tile_rules(components, tile), facts)


def _cost(data: Reader) -> list[Message]:
    if not data.has("cost"):
        return []
    return [Message("explain-cost", _amount(name, count)) for name, count in data.at("cost").fields()]


def _amount(good: str, count: Reader) -> dict[str, int | str]:
    return {"good": good, "count": count.integer(1, 99)}


def _use(components: HamletComponents, tile: int) -> list[Message]:
    """Tell what a building yields, refines or scores (M42, M43, M70–M83)."""
    found: list[Message] = []
    for good, name in enumerate(RAW):
        if components.yields[tile] >> good & 1:
            found.append(Message("explain-yields", {"good": name, "count": components.slots[tile]}))
    if components.yield_coins[tile]:
        found.append(Message("explain-filling-coins", {"count": components.yield_coins[tile]}))
    if components.yield_points[tile]:
        found.append(Message("explain-filling-points", {"points": components.yield_points[tile]}))
    if components.refines[tile] != NONE:
        source, made = RAW[components.refines_from[tile]], REFINED[components.refines[tile]]
        found.append(Message("explain-refines", {"good": source, "made": made, "count": components.slots[tile]}))
    if components.scores[tile] != NONE:
        points, most = components.score_points[tile], components.score_most[tile]
        found.append(Message(f"explain-scores-{SCORES[components.scores[tile]]}", {"points": points, "most": most}))
    return found


def _tile_rules(components: HamletComponents, tile: int) -> tuple[str, ...]:
    name = TILES[tile]
    if name in TILE_RULES:
        return TILE_RULES[name]
    if components.yields[tile]:
        return ("M42",)
    if components.refines[tile] != NONE:
        return ("M43", "M32")
    return (SMALL_RULES.get(name, SCORE_RULES[components.scores[tile]]), "M62")


def _refined(components: HamletComponents, good: str) -> Explanation:
    """Explain a refined good by what its producer gets for it (M32)."""
    reward: dict[str, int | str] = {
        "coins": components.reward_coins,
        "points": components.reward_points,
        "times": components.high_quality,
    }
    return Explanation(Message(f"good-{good}"), ("M32", "M43"), [Message("explain-reward", reward)])


def _sale(sale: Reader) -> Explanation:
    """Explain a sale by its goods and what it brings (M45)."""
    facts = [Message("explain-needs", _amount(name, count)) for name, count in sale.at("goods").fields()]
    gain: dict[str, int | str] = {"points": sale.at("points").integer(0, 99), "coins": sale.at("coins").integer(0, 99)}
    return Explanation(
        Message("explain-sale", {"sale": sale.at("id").integer(0, 99)}),
        ("M45",),
        [*facts, Message("explain-sale-brings", gain)],
    )


EXPLANATIONS: Final = Explanations[HamletComponents](parts, now, sources)
