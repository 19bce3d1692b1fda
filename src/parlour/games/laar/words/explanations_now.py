"""What cards, stacks and experts of Laar bring now: by the scoring of the rules, from what the viewer is shown."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.parts.explanations import Explained, Explanation, at, line_points
from parlour.engine.parts.reasons import signed
from parlour.engine.plain import Reader
from parlour.engine.view import Message
from parlour.games.laar.rules.actions import CARDS
from parlour.games.laar.rules.components import LaarView
from parlour.games.laar.rules.goods import (
    BEAST,
    BEASTS,
    EXPERTS,
    GEM,
    GEM_CLASSES,
    KINDS,
    SPICE,
    SPICES,
    WEAPON,
)
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.scoring.area import area_of
from parlour.games.laar.scoring.score import LEFT, RIGHT, choose_missing, spice_points_of
from parlour.games.laar.scoring.stacks import Stacks
from parlour.games.laar.scoring.weapons import attack
from parlour.games.laar.sheet import Table, sheet_of
from parlour.games.laar.words.messages import good

KIND_LINES: Final = ("line-spices", "line-gems", "line-beasts", "line-weapons", "line-spells")


@final
class Standing:
    """The shown position, and what the total of a seat would be with other goods."""

    def __init__(self, view: LaarView) -> None:
        self.view: Final = view
        self.table: Final = Table(view)
        self.areas: Final = self.table.areas()
        self.totals: Final = [_sum(points) for points in self.table.sheet(self.areas).points]

    def worth(self, seat: int, card_as: int) -> int:
        """Return by how many points a seat's total would rise at once with one more good."""
        return self._total_with(seat, [*self.table.goods[seat], card_as]) - self.totals[seat]

    def brings(self, seat: int, card_as: int) -> int:
        """Return how many points less a seat would have without one of its goods."""
        return self.totals[seat] - self._total_with(seat, [one for one in self.table.goods[seat] if one != card_as])

    def with_one(self, seat: int, line: int, more: Stacks) -> int:
        """Return the points of a line of a seat if its area were another one."""
        areas = self.areas[:]
        areas[seat] = more
        points = self.table.sheet(areas).points[seat][line]
        return 0 if points is None else points

    def copy_of(self, seat: int) -> Stacks:
        """Lay out a seat's goods anew."""
        return area_of(self.table.components, self.table.goods[seat])

    def _total_with(self, seat: int, goods: list[int]) -> int:
        areas = self.areas[:]
        areas[seat] = area_of(self.table.components, goods)
        areas[seat].sizes[GEM] += self.table.hidden_gems(seat)
        return _sum(self.table.sheet(areas).points[seat])


def _sum(points: list[int | None]) -> int:
    return sum([one for one in points if one is not None])


def now(view: LaarView, parts: Explained) -> Explained:
    """Explain the cards in sight, the stacks and the experts, with what they bring now."""
    standing, sheet = Standing(view), sheet_of(view)
    found = line_points(parts, sheet)
    for seat in range(len(standing.areas)):
        for kind, line in enumerate(KIND_LINES):
            found[at(line, seat)] = found[at(line, seat)].with_facts(_stack_facts(standing, seat, kind))
        for held in standing.table.goods[seat]:
            facts = [Message("explain-brings", signed(standing.brings(seat, held)))]
            found[good_part(held)] = _as_good(standing, parts, held, facts)
    found.update(_market(standing, parts))
    found.update(_experts(view, parts))
    return found


def good_part(card_as: int) -> str:
    """Return the name of a card as a good of a kind."""
    return f"good-{KINDS[card_as % len(KINDS)]}-{card_as // len(KINDS) + 1}"


def _as_good(standing: Standing, parts: Explained, card_as: int, facts: list[Message]) -> Explanation:
    """Explain a card as a good, by the rules of that good."""
    card, kind = card_as // len(KINDS) + 1, card_as % len(KINDS)
    arguments = good(standing.view, card, kind)
    like = parts[f"{KINDS[kind]}-{arguments[KINDS[kind]]}"]
    return Explanation(Message("good", arguments), like.rules, facts)


def _market(standing: Standing, parts: Explained) -> Explained:
    """Explain the cards of the market by what each kind of good would bring the viewer."""
    found: Explained = {}
    seat = standing.view.seat
    for place in Reader(standing.view.shown, "shown").at("market").items():
        if place.value is None:
            continue
        card, facts = place.at("card").integer(1, CARDS), list[Message]()
        chosen = NONE if place.at("expert").value is None else place.at("expert").choice(EXPERTS)
        for kind in range(len(KINDS)):
            card_as = (card - 1) * len(KINDS) + kind
            gain = {} if seat < 0 else signed(standing.worth(seat, card_as))
            found[good_part(card_as)] = _as_good(
                standing, parts, card_as, [Message("explain-gain", gain)] if gain else []
            )
            if chosen in (NONE, kind):
                text = "explain-card-as" if gain else "explain-card-is"
                facts.append(Message(text, {"expert": EXPERTS[kind], **good(standing.view, card, kind), **gain}))
        rules = ("L1", "L21") if chosen == NONE else ("L22",)
        found[f"card-{card}"] = Explanation(Message("explain-card-number", {"card": card}), rules, facts)
    return found


def _stack_facts(standing: Standing, seat: int, kind: int) -> list[Message]:
    """Tell what a stack holds, and what one more card would make of its line."""
    area = standing.areas[seat]
    if kind == SPICE:
        return _spices(area, standing.table.components.spice_points)
    if kind == GEM:
        return _gems(standing, seat)
    if kind == BEAST:
        return _beasts(standing, seat)
    if kind == WEAPON:
        return _weapons(standing, seat)
    return [Message("explain-cards", {"count": area.sizes[kind]})]


def _spices(area: Stacks, points: list[int]) -> list[Message]:
    """Tell how many different spices there are, and what one more makes (L60)."""
    different = len([count for count in area.spices if count])
    found = [Message("explain-spices", {"count": different, "points": spice_points_of(area.spices, points)})]
    if different < len(SPICES):
        found.append(Message("explain-spices-next", {"count": different + 1, "points": points[different + 1]}))
    return found


def _gems(standing: Standing, seat: int) -> list[Message]:
    """Tell which class would make most of the gems, if they are known (L50)."""
    area = standing.areas[seat]
    if standing.table.hidden_gems(seat):
        return [Message("explain-cards", {"count": area.sizes[GEM]})]
    best, points = 0, -1
    for gem in range(GEM_CLASSES):
        more = standing.copy_of(seat)
        more.add_gem(gem)
        line = standing.with_one(seat, 1, more)
        if line > points:
            best, points = gem, line
    found = [Message("explain-cards", {"count": area.sizes[GEM]})]
    return [*found, Message("explain-gems-next", {"gem": best + 1, "points": points})]


def _beasts(standing: Standing, seat: int) -> list[Message]:
    """Tell which beast would make most of the beasts (L70)."""
    best, points = 0, -1
    for beast in range(len(BEASTS)):
        more = standing.copy_of(seat)
        more.add_beast(beast)
        line = standing.with_one(seat, 3, more)
        if line > points:
            best, points = beast, line
    found = [Message("explain-cards", {"count": standing.areas[seat].sizes[BEAST]})]
    return [*found, Message("explain-beasts-next", {"kind": "beast", "beast": BEASTS[best], "points": points})]


def _weapons(standing: Standing, seat: int) -> list[Message]:
    """Tell what a seat's weapons take from its neighbours (L80, L82)."""
    areas, table = standing.areas, standing.table
    protections, _ = choose_missing(areas, table.first, table.protections, table.sides)
    ahead, behind = (seat + 1) % len(areas), (seat - 1) % len(areas)
    left, right = attack(areas[seat], LEFT, protections[ahead]), attack(areas[seat], RIGHT, protections[behind])
    text = "explain-weapons-one-side" if len(areas) == 2 else "explain-weapons"
    return [Message(text, {"left": left, "right": right})]


def _experts(view: LaarView, parts: Explained) -> Explained:
    """Tell how many of each expert the viewer has left (L12)."""
    if view.seat < 0:
        return {}
    held = Reader(view.shown, "shown").at("seats").items()[view.seat].at("experts")
    return {
        f"expert-{name}": parts[f"expert-{name}"].with_facts(
            [Message("explain-experts-left", {"count": held.at(name).integer(0, len(EXPERTS))})]
        )
        for name in EXPERTS
    }
