"""Scoring the slow way, for comparison: dictionaries, exhaustive search, rays drawn far beyond the city."""

from __future__ import annotations

from functools import cache

from tests.games.hokkaido.city.slow_city import Spot, all_links

FAR = 24


def areas(spots: set[Spot]) -> list[set[Spot]]:
    """Divide spots into areas connected by sides."""
    left, found = set(spots), []
    while left:
        area = edge = {left.pop()}
        while edge:
            edge = {spot for one in edge for spot in sides(one)} & left
            area = area | edge
            left -= edge
        found.append(area)
    return found


def sides(spot: Spot) -> list[Spot]:
    x, y = spot
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def lakes(city: dict[Spot, str]) -> int:
    return sum(3 * (len(lake) - 1) for lake in areas({spot for spot, token in city.items() if token == "L"}))


def factories(city: dict[Spot, str]) -> int:
    """Try every way of moving cubes to factories."""
    cubes = tuple(sorted(token[1] for token in city.values() if token[0] == "p" and token.endswith("+")))
    open_ones = tuple(sorted(token for token in city.values() if token[0] == "f"))
    return _best(cubes, open_ones)


@cache
def _best(cubes: tuple[str, ...], open_ones: tuple[str, ...]) -> int:
    if not cubes:
        return 0
    best = _best(cubes[1:], open_ones)
    for at, token in enumerate(open_ones):
        if token[1] == cubes[0]:
            value = int(token[2]) if len(token) > 2 else 4
            best = max(best, value + _best(cubes[1:], open_ones[:at] + open_ones[at + 1 :]))
    return best


def rays(mountains: set[Spot]) -> set[Spot]:
    """Draw both ends of the range on, far beyond everything (H53)."""
    links = all_links(mountains)
    ends = [spot for spot in mountains if sum(spot in link for link in links) == 1]
    assert len(ends) == 2
    found: set[Spot] = set()
    for end in ends:
        (before,) = next(link for link in links if end in link) - {end}
        found |= ray(mountains, links, end, (end[0] - before[0], end[1] - before[1]))
    return found


def ray(mountains: set[Spot], links: set[frozenset[Spot]], end: Spot, step: Spot) -> set[Spot]:
    found: set[Spot] = set()
    x, y = end
    while abs(x) < 2 * FAR and abs(y) < 2 * FAR:
        corner = frozenset({(x + step[0], y), (x, y + step[1])})
        x, y = x + step[0], y + step[1]
        if (x, y) in mountains or (0 not in step and corner in links):
            break
        found.add((x, y))
    return found


def districts(city: dict[Spot, str]) -> int:
    """Return the points of the smaller of the largest districts of the sides (H53)."""
    mountains = {spot for spot, token in city.items() if token == "M"}
    if len(mountains) < 2:
        return 0
    walls = mountains | rays(mountains)
    window = {(x, y) for x in range(-FAR, FAR) for y in range(-FAR, FAR)}
    size = dict.fromkeys(range(99), 0)
    for number, side in enumerate(areas(window - walls)):
        here = {spot for spot in side if city.get(spot) == "D"}
        size[number] = max([len(district) for district in areas(here)], default=0)
    return 2 * sorted(size.values())[-2]


def lines(city: dict[Spot, str]) -> list[int]:
    """Return the points of all lines but the goals."""
    tokens = list(city.values())
    return [2 * tokens.count("M"), 2 * tokens.count("F"), factories(city), lakes(city), districts(city)]
