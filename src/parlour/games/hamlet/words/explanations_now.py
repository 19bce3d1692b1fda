"""What tiles, goods, people and awards of Hamlet bring now, scored by the rules from what the viewer is shown."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import Explained, Explanation, at, line_points
from parlour.engine.plain import Reader
from parlour.engine.view import Message, MessageValue
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.pad import UNBOUNDED, read_area
from parlour.games.hamlet.rules.components import DELIVERIES, DONKEYS, ROADS, VILLAGERS, HamletComponents, HamletView
from parlour.games.hamlet.rules.goods import COINS, GOODS, PIECES, REFINED
from parlour.games.hamlet.scoring.score import Area, landmark_points
from parlour.games.hamlet.sheet import sheet_of

MOST: Final = 10_000  # of anything that is only counted


def now(view: HamletView, parts: Explained) -> Explained:
    """Explain what lies in the village and on the table, and the lines of the sheet."""
    components, shown = view.edition.components, Reader(view.shown, "shown")
    areas = [read_area(components, score, UNBOUNDED) for score in shown.at("scores").items()]
    found = line_points(parts, sheet_of(view))
    for seat, area in enumerate(areas):
        _tell(found, at("line-awards", seat), [_counted(area)])
        _tell(found, at("line-roads", seat), [Message("explain-roads", {"count": area.roads})])
        _tell(found, at("line-longest_road", seat), [Message("explain-longest", {"count": area.longest})])
        _tell(found, at("line-coins", seat), [Message("explain-coins", {"count": area.coins})])
        found.update(_landmarks(components, parts, area, seat))
        found.update(_holdings(parts, shown.at("seats").items()[seat], seat))
    found.update(_laid(parts, found, shown))
    found.update(_goods(components, parts, shown))
    found.update(_deliveries(shown))
    found.update(_milestones(parts, shown))
    return found


def _tell(found: Explained, part: str, facts: list[Message]) -> None:
    found[part] = found[part].with_facts(facts)


def _counted(area: Area) -> Message:
    """Tell what counts for awards (M61)."""
    counts: dict[str, MessageValue] = {
        "landmarks": len(area.landmarks),
        "sales": area.sales,
        "deliveries": area.deliveries,
    }
    return Message("explain-awards", counts)


def _landmarks(components: HamletComponents, parts: Explained, area: Area, seat: int) -> Explained:
    """Tell what landmarks bring their owner, and those that no road leads to (M62)."""
    found: Explained = {}
    for index, tile in enumerate(area.landmarks):
        points = landmark_points(components, area, index)
        facts = [Message("explain-landmark", {"seat": seat, "points": points})]
        if not area.connected[index]:
            facts.append(Message("explain-cut-off"))
        found[f"tile-{TILES[tile]}"] = parts[f"tile-{TILES[tile]}"].with_facts(facts)
    return found


def _laid(parts: Explained, found: Explained, shown: Reader) -> Explained:
    """Tell what lies on the tiles of the village (M42, M43)."""
    laid: Explained = {}
    for tile in shown.at("tiles").items():
        part, facts = f"tile-{tile.at('tile').text()}", list[Message]()
        for good, count in tile.at("goods").fields():
            if count.integer(0, MOST):
                facts.append(Message("explain-lies", {"good": good, "count": count.integer(0, MOST)}))
        pieces = [piece.at("good").text() for piece in tile.at("pieces").items()]
        facts += [Message("explain-lies", {"good": good, "count": pieces.count(good)}) for good in sorted(set(pieces))]
        laid[part] = found.get(part, parts[part]).with_facts(facts)
    return laid


def _holdings(parts: Explained, area: Reader, seat: int) -> Explained:
    """Tell how many coins, people, roads and pieces a seat has, and how many there are at most (M3)."""
    coins = area.at("coins").integer(0, MOST)
    counts = {
        "villager": (len(area.at("villagers").items()), VILLAGERS),
        "donkey": (len(area.at("donkeys").items()), DONKEYS),
        "roads": (area.at("roads").integer(0, MOST), ROADS),
    }
    found = {
        at(part, seat): parts[part].with_facts([Message("explain-has", {"count": count, "most": most})])
        for part, (count, most) in counts.items()
    }
    found[at(COINS, seat)] = parts[COINS].with_facts([Message("explain-coins", {"count": coins})])
    found[at("points", seat)] = parts["points"].with_facts(
        [Message("explain-points", {"points": area.at("points").integer(0, MOST)})]
    )
    for good in REFINED:
        made = PIECES - area.at("goods").at(good).integer(0, PIECES)
        facts = [Message("explain-pieces", {"count": made, "most": PIECES})]
        found[at(f"good-{good}", seat)] = parts[f"good-{good}"].with_facts(facts)
    return found


def _goods(components: HamletComponents, parts: Explained, shown: Reader) -> Explained:
    """Tell what goods cost on the market (M33), and how many lie in the village."""
    prices = components.prices[len(shown.at("seats").items()) - 1]
    tiles = shown.at("tiles").items()
    found: Explained = {}
    for number, good in enumerate(GOODS):
        raw = sum([tile.at("goods").at(good).integer(0, MOST) for tile in tiles if tile.at("goods").has(good)])
        pieces = [piece for tile in tiles for piece in tile.at("pieces").items() if piece.at("good").value == good]
        facts = [
            Message("explain-in-village", {"count": raw + len(pieces)}),
            Message("explain-price", {"coins": prices[number]}),
        ]
        found[f"good-{good}"] = parts[f"good-{good}"].with_facts(facts)
    return found


def _deliveries(shown: Reader) -> Explained:
    """Explain the deliveries by what they need, and who has made them (M46)."""
    found: Explained = {}
    for delivery in shown.at("deliveries").items():
        number = delivery.at("delivery").integer(0, DELIVERIES)
        facts: list[Message] = []
        for need in delivery.at("need").items():
            facts += _needed(need.at("count").integer(1, MOST), [good.text() for good in need.at("any_of").items()])
        facts.append(Message("explain-worth", {"points": delivery.at("points").integer(0, MOST)}))
        if delivery.at("owner").value is not None:
            facts.append(Message("explain-made-by", {"seat": delivery.at("owner").integer(0, MOST)}))
        name = Message("explain-delivery", {"delivery": number})
        found[f"delivery-{number}"] = Explanation(name, ("M46", "M60"), facts)
    return found


def _needed(count: int, sorts: list[str]) -> list[Message]:
    """Tell a part of a need: so many of one good, or any mix of several."""
    if len(sorts) == 1:
        return [Message("explain-needs", {"good": sorts[0], "count": count})]
    return [Message("explain-any-of", {"count": count}), *[Message("explain-sort", {"good": good}) for good in sorts]]


def _milestones(parts: Explained, shown: Reader) -> Explained:
    """Tell who has a milestone (M48, M49)."""
    found: Explained = {}
    for milestone in shown.at("milestones").items():
        if milestone.at("owner").value is not None:
            part = f"milestone-{milestone.at('milestone').text()}"
            owner = Message("explain-taken-by", {"seat": milestone.at("owner").integer(0, MOST)})
            found[part] = parts[part].with_facts([owner])
    return found
