"""What an action changes in a city, as facts: factories, the range, districts, goals, what a new card could bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.parts.reasons import Fact, Reasons, both_signs, fact, gain
from parlour.engine.view import Message
from parlour.games.hokkaido.city.city import City, hand_out, place
from parlour.games.hokkaido.city.goals import steps_to
from parlour.games.hokkaido.city.mountains import is_linked, may_rise
from parlour.games.hokkaido.city.placing import placements
from parlour.games.hokkaido.city.squares import COLOURS, CUBE, FACTORY, KIND, LAKE, MOUNTAIN, PRODUCTION
from parlour.games.hokkaido.city.terraforming import PRICE
from parlour.games.hokkaido.rules.actions import ACTIONS, KEEP, PLAY, TAKE, TERRAFORM, TERRAFORM_KIND, tile_of
from parlour.games.hokkaido.rules.card_set import BIT, NONE
from parlour.games.hokkaido.rules.components import HokkaidoComponents
from parlour.games.hokkaido.rules.rounds import LOW_GOALS
from parlour.games.hokkaido.rules.stages import PLACING
from parlour.games.hokkaido.rules.state import HokkaidoState
from parlour.games.hokkaido.scoring.area import NOWHERE, Area
from parlour.games.hokkaido.scoring.districts import smaller_district
from parlour.games.hokkaido.scoring.score import factory_points, look_up
from parlour.geometry.square_grid import AROUND, LAST

ENDS: Final = ("north", "east", "south", "west")


def facts(before: HokkaidoState, after: HokkaidoState, seat: int) -> list[Fact]:
    """List what has changed in a seat's city, or what the card that it has chosen could bring there."""
    old, new = before.cities[seat], after.cities[seat]
    if old is None or new is None:
        return []
    new = _with_resources(before, after, seat, old, new)
    found = _factories(before.components, old, new) + _districts(before.components, old.area, new.area)
    found += _range(old.area, new.area) + _waiting(old, new) + _goals(before, old, new)
    return found + _card(before, after, seat, new)


def _with_resources(before: HokkaidoState, after: HokkaidoState, seat: int, old: City, new: City) -> City:
    """Return a committed city with the resources that its new card will get, as far as is known (H33)."""
    has_placed = len(new.numbers) > len(old.numbers)
    if not has_placed or before.stage != PLACING or after.stage != PLACING:
        return new
    start = before.before[seat] or old
    supply = [before.supply[colour] + start.cubes[colour] - new.cubes[colour] for colour in range(len(COLOURS))]
    handed = new.copy()
    hand_out(handed, supply)
    return handed


def _factories(components: HokkaidoComponents, old: City, new: City) -> list[Fact]:
    """Tell the points of the factories colour by colour (H51)."""
    found: list[Fact] = []
    for colour in range(len(COLOURS)):
        points = _colour_points(components, new.area, colour) - _colour_points(components, old.area, colour)
        if points:
            count = len(new.area.with_kind(FACTORY + colour)) or 1
            found.append(gain("reason-factory", "factories", points, {"colour": COLOURS[colour], "count": count}))
    return found


def _colour_points(components: HokkaidoComponents, area: Area, colour: int) -> int:
    cubes = [0] * len(COLOURS)
    factories: list[int] = []
    for cell in area.cells():
        square: i64 = area.grid[cell]
        if square & KIND == FACTORY + colour:
            factories.append(square)
        elif square & KIND == PRODUCTION + colour and square & CUBE:
            cubes[colour] += 1
    return factory_points(components, factories, cubes)


def _districts(components: HokkaidoComponents, old: Area, new: Area) -> list[Fact]:
    """Tell how large the district is that counts (H53)."""
    size = smaller_district(new)
    points = (size - smaller_district(old)) * components.district
    return [gain("reason-district", "districts", points, {"size": size})] if points else []


def _range(old: Area, new: Area) -> list[Fact]:
    """Tell which ends of the range have moved, and which can be extended no longer, or again (H34)."""
    if new.one_end == new.other_end or old.one_end == NOWHERE:
        return []
    found: list[Fact] = []
    for end, other in ((new.one_end, new.other_end), (new.other_end, new.one_end)):
        name, is_open = _direction(new, end, other), _is_open(new, end)
        if end not in (old.one_end, old.other_end):
            found.append(fact("reason-range-on" if is_open else "reason-range-closed", {"end": name}))
        elif is_open != _is_open(old, end):
            found.append(fact("reason-range-open" if is_open else "reason-range-closed", {"end": name}))
    return found


def _direction(area: Area, end: i64, other: i64) -> str:
    """Name an end of the range by where it lies from the other one."""
    across, down = int(area.x_of(end) - area.x_of(other)), int(area.y_of(end) - area.y_of(other))
    if abs(down) >= abs(across):
        return ENDS[0] if down < 0 else ENDS[2]
    return ENDS[3] if across < 0 else ENDS[1]


def _is_open(area: Area, end: i64) -> bool:
    """Return whether a mountain may appear at this end, on a square where something else may be covered (H32, H34)."""
    for step in AROUND:
        cell: i64 = (end + step) & LAST
        square: i64 = area.grid[cell]
        if square & KIND not in (LAKE, MOUNTAIN) and is_linked(area.grid, cell, -step) and may_rise(area, cell):
            return True
    return False


def _waiting(old: City, new: City) -> list[Fact]:
    """Tell which factories wait for a resource now, and which resources for a factory."""
    found: list[Fact] = []
    before, after = _spare(old), _spare(new)
    for colour in range(len(COLOURS)):
        if after[colour] < min(0, before[colour]):
            found.append(fact("reason-factory-waits", {"colour": COLOURS[colour], "count": -after[colour]}))
        elif after[colour] > max(0, before[colour]):
            found.append(fact("reason-resource-waits", {"colour": COLOURS[colour], "count": after[colour]}))
    return found


def _spare(city: City) -> list[int]:
    """Count by colour the resources without a factory; below 0 the factories without a resource."""
    found = [0] * len(COLOURS)
    for cell in city.area.cells():
        square: i64 = city.area.grid[cell]
        kind = square & KIND
        if kind >= FACTORY:
            found[kind - FACTORY] -= 1
        elif square & CUBE:
            found[kind - PRODUCTION] += 1
    return found


def _goals(before: HokkaidoState, old: City, new: City) -> list[Fact]:
    """Tell the goals that have come nearer and are not reached (H43)."""
    found: list[Fact] = []
    for goal in range(LOW_GOALS):
        left = steps_to(new, goal)
        if before.goals_open & BIT[goal] and 0 < left < steps_to(old, goal):
            found.append(fact("reason-goal", {"goal": goal + 1, "left": left}))
    return found


def _card(before: HokkaidoState, after: HokkaidoState, seat: int, city: City) -> list[Fact]:
    """Tell what the card that the seat has just chosen would bring now, in its best place, without new resources."""
    card = after.kept[seat]
    if card in (NONE, before.kept[seat]):
        return []
    look_up(before.components, city)
    points: list[int] = []
    for spot in placements(before.components, city, card):
        tried = city.copy()
        place(before.components, tried, card, spot)
        look_up(before.components, tried)
        points.append(int(tried.points - city.points))
    return [gain("reason-card", "", max(points))] if points else [fact("reason-card-nowhere")]


def goes_on(state: HokkaidoState, seat: int) -> bool:
    """Return whether a tile of the seat is still to be paid for (H36)."""
    city = state.cities[seat]
    return city is not None and city.due > 0


def lacks(state: HokkaidoState, seat: int, action: int) -> list[Message]:
    """Name the resources that a terraforming lacks (H36)."""
    city = state.cities[seat]
    if city is None or ACTIONS.index(action) != TERRAFORM_KIND:
        return []
    colour = tile_of(action - TERRAFORM)
    count = PRICE - int(city.cubes[colour])
    return [Message("lack-resources", {"colour": COLOURS[colour], "count": count})] if count > 0 else []


def ahead(state: HokkaidoState, seat: int, action: int) -> list[int]:
    """List where a card could be placed that the seat may choose (H20, H25, H26), in its city as it is."""
    city, base = state.cities[seat], {"keep": KEEP, "take": TAKE, "play": PLAY}.get(ACTIONS.kind(action).name)
    return [] if city is None or base is None else placements(state.components, city, action - base)


def examples() -> list[Message]:
    """List an example of every message about a reason."""
    found = [*both_signs("reason-card"), Message("reason-card-nowhere")]
    for colour in COLOURS:
        for count in (1, 2, 5):
            found += both_signs("reason-factory", {"colour": colour, "count": count})
            found.append(Message("reason-factory-waits", {"colour": colour, "count": count}))
            found.append(Message("reason-resource-waits", {"colour": colour, "count": count}))
    for end in ENDS:
        found += [Message(f"reason-range-{change}", {"end": end}) for change in ("on", "closed", "open")]
    for goal in range(1, LOW_GOALS + 1):
        found += [Message("reason-goal", {"goal": goal, "left": left}) for left in (1, 2, 5)]
    found += [Message("lack-resources", {"colour": colour, "count": count}) for colour in COLOURS for count in (1, 2)]
    return found + both_signs("reason-district", {"size": 3})


REASONS: Final = Reasons[HokkaidoState](facts, examples, goes_on, lacks, ahead)
