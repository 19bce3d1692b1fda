"""The figures of an edition: costs, the church, prices, rewards, awards, and what holds for a player alone."""

from __future__ import annotations

from typing import Final

from parlour.engine.plain import Reader, Wrong
from parlour.games.hamlet.board.tiles import WAYS
from parlour.games.hamlet.rules.components import DELIVERIES, SEATS, VILLAGERS, HamletComponents, Side
from parlour.games.hamlet.rules.goods import COINS, FIRST_REFINED, GOODS, MASK, RAW_MASK, REFINED, Need, need_of
from parlour.games.hamlet.wire import MilestoneName

MOST: Final = 99  # of coins or points in one place
MOST_GOODS: Final = 20  # of one part of a need
MOST_SOLO_ROUNDS: Final = 100
MILESTONES: Final[tuple[MilestoneName, ...]] = (
    "carpenter",
    "mason",
    "miller",
    "herder",
)  # in the order of refined goods


def cost_of(reader: Reader) -> Need:
    """Read a cost: so many of each good, and coins."""
    reader.refuse_others((*GOODS, COINS))
    # In our order of goods: the order of fields is not a part of the data.
    wanted = [(good, reader.at(name)) for good, name in enumerate(GOODS) if reader.has(name)]
    goods = {good: count.integer(1, MOST_GOODS) for good, count in wanted}
    return need_of(goods, reader.at(COINS).integer(0, MOST) if reader.has(COINS) else 0)


def by_seats(reader: Reader, fields: tuple[str, ...]) -> list[Reader]:
    """Read entries that each hold for some numbers of players; return the one for 1, 2, 3, 4."""
    found: dict[int, Reader] = {}
    for entry in reader.items():
        entry.refuse_others(("players", "source", *fields))
        for players in entry.at("players").items():
            count = players.integer(1, SEATS)
            if count in found:
                raise players.wrong("every number of players once")
            found[count] = entry
    if len(found) < SEATS:
        raise Wrong(reader.path, f"an entry for each of 1 to {SEATS} players", f"only {sorted(found)}")
    return [found[count] for count in range(1, SEATS + 1)]


def read_church(components: HamletComponents, reader: Reader) -> None:
    """Read both sides of the church (M10): parts that are placed and deliveries make all the parts."""
    church = reader.at("church")
    church.refuse_others(("parts", "source"))
    parts = church.at("parts").integer(1, DELIVERIES)
    for side in by_seats(reader.at("church_side"), ("placed", "deliveries")):
        placed = side.at("placed").integer(0, parts - 1)
        deliveries = side.at("deliveries").items(parts - placed, parts - placed)
        needs = [_delivery(delivery) for delivery in deliveries]
        points = [delivery.at("points").integer(0, MOST) for delivery in deliveries]
        components.church.append(Side(needs, points, placed))


def _delivery(reader: Reader) -> Need:
    """Read what a delivery asks for (M46): coins, or any mix of raw or of refined goods."""
    reader.refuse_others(("any_of", "count", "points"))
    kinds = reader.at("any_of").items(1, len(GOODS))
    if len(kinds) == 1 and kinds[0].value == COINS:
        return Need([], [], reader.at("count").integer(1, MOST))
    mask = 0
    for kind in kinds:
        mask |= MASK[kind.choice(GOODS)]
    if mask & RAW_MASK and mask & ~RAW_MASK:
        raise reader.at("any_of").wrong("only raw goods, only refined goods, or coins")
    return Need([mask], [reader.at("count").integer(1, MOST_GOODS)], 0)


def read_prices(components: HamletComponents, reader: Reader) -> None:
    """Read what the market asks (M33), what hiring costs (M44) and what roads cost (M49)."""
    for entry in by_seats(reader.at("market"), ("raw", "refined")):
        raw, refined = entry.at("raw").integer(1, MOST), entry.at("refined").integer(1, MOST)
        components.prices.append([raw] * FIRST_REFINED + [refined] * len(REFINED))
    hire = reader.at("hire")
    hire.refuse_others(("villagers", "donkey", "source"))
    for price in hire.at("villagers").items(VILLAGERS - 1, VILLAGERS - 1):
        components.hire_villager.append(price.integer(0, MOST))
    components.hire_donkey = hire.at("donkey").integer(1, MOST)
    roads = reader.at("roads")
    roads.refuse_others((*WAYS, "source"))
    for way, name in enumerate(WAYS):
        components.road_cost[way] = cost_of(roads.at(name))


def read_points(components: HamletComponents, reader: Reader) -> None:
    """Read the figures of rewards, awards, milestones and the end (M32, M61–M65)."""
    start, reward, scoring = reader.at("start"), reader.at("reward"), reader.at("scoring")
    start.refuse_others(("coins", "source"))
    components.start_coins = start.at("coins").integer(0, MOST)
    reward.refuse_others(("coins", "points", "high_quality", "source"))
    components.reward_coins = reward.at("coins").integer(0, MOST)
    components.reward_points = reward.at("points").integer(0, MOST)
    components.high_quality = reward.at("high_quality").integer(1, 9)
    scoring.refuse_others(("coins_a_point", "road", "longest_road", "source"))
    components.coins_a_point = scoring.at("coins_a_point").integer(1, MOST)
    components.road_points = scoring.at("road").integer(0, MOST)
    components.longest_points = scoring.at("longest_road").integer(0, MOST)
    awards = reader.at("awards")
    awards.refuse_others(("landscaper", "merchant", "chaplain", "sexton", "source"))
    components.landscaper = awards.at("landscaper").integer(0, MOST)
    components.merchant = awards.at("merchant").integer(0, MOST)
    components.chaplain = awards.at("chaplain").integer(0, MOST)
    components.sexton = awards.at("sexton").integer(0, MOST)
    _read_milestones(components, reader.at("milestones"))


def _read_milestones(components: HamletComponents, reader: Reader) -> None:
    """Read which good makes high quality with each milestone, and what Planner adds to a road (M48, M63)."""
    reader.refuse_others((*MILESTONES, "planner", "source"))
    for good, name in zip(REFINED, MILESTONES, strict=True):
        reader.at(name).refuse_others(("good",))
        reader.at(name).at("good").choice((good,))
    reader.at("planner").refuse_others(("road_bonus",))
    components.planner_bonus = reader.at("planner").at("road_bonus").integer(0, MOST)


def read_solo(components: HamletComponents, reader: Reader) -> None:
    """Read what holds for a player alone (M90, M91)."""
    reader.refuse_others(("needs", "rounds", "round_points", "ranks", "source"))
    needs = reader.at("needs")
    needs.refuse_others(("landscaper", "merchant", "chaplain"))
    for index, award in enumerate(("landscaper", "merchant", "chaplain")):
        components.solo_needs[index] = needs.at(award).integer(1, MOST)
    components.solo_rounds = reader.at("rounds").integer(1, MOST_SOLO_ROUNDS)
    if reader.has("round_points"):  # editions of the time before version 2 have none
        components.solo_round_points = reader.at("round_points").integer(0, MOST)
    least = 0
    for rank in reader.at("ranks").items(4, 4):
        least = rank.integer(least + 1, 1000)
        components.ranks.append(least)
