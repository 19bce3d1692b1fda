"""Reads an edition of Hokkaido strictly: every wrong value is answered with its path."""

from __future__ import annotations

from typing import Final

from parlour.engine.edition import HEADER
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hokkaido.city.mountains import find_chains, find_ends
from parlour.games.hokkaido.city.squares import KINDS, MOUNTAIN, OWN_POINTS, is_factory
from parlour.games.hokkaido.rules.actions import CARDS, PROVINCES
from parlour.games.hokkaido.rules.components import HEIGHT, MOST_CUBES, SIDE_NAMES, SQUARES, WIDTH, HokkaidoComponents
from parlour.games.hokkaido.scoring.area import Area, empty_area
from parlour.geometry.square_grid import cell_at

MOST_POINTS: Final = 99
LARGEST_DIGIT: Final = 9  # a factory's own points are one digit in the notation of cities
POINTS: Final = ("mountain", "forest", "factory", "lake_after_first", "district")


def read_edition(data: dict[str, Plain]) -> HokkaidoComponents:
    """Check an edition's data, and derive the components from it."""
    reader = Reader(data, "")
    reader.refuse_others((HEADER, "points", "goals", "cubes", "card", "start"))
    components = HokkaidoComponents()
    _read_points(reader, components)
    for face in _by_number(reader.at("card"), "number", CARDS, ("number", "squares", "source")):
        components.add(_face(face.at("squares")))
    fields = ("id", *SIDE_NAMES, "source", "exception")
    for start in _by_number(reader.at("start"), "id", PROVINCES, fields):
        for face_up in _province(start):
            components.add(face_up)
    return components


def _read_points(reader: Reader, components: HokkaidoComponents) -> None:
    points = reader.at("points")
    points.refuse_others((*POINTS, "source"))
    components.mountain, components.forest, components.factory, components.lake, components.district = [
        points.at(name).integer(0, MOST_POINTS) for name in POINTS
    ]
    reader.at("goals").refuse_others(("points", "source"))
    components.goal = reader.at("goals").at("points").integer(0, MOST_POINTS)
    reader.at("cubes").refuse_others(("each", "source"))
    components.cubes = reader.at("cubes").at("each").integer(0, MOST_CUBES)


def _by_number(reader: Reader, key: str, count: int, fields: tuple[str, ...]) -> list[Reader]:
    """Read entries numbered from 1 to *count* in any order; return them in order."""
    found: dict[int, Reader] = {}
    for entry in reader.items(count, count):
        entry.refuse_others(fields)
        number = entry.at(key).integer(1, count)
        if number in found:
            raise Wrong(entry.inside(key), "every number once", f"{number} again")
        found[number] = entry
    return [found[number] for number in range(1, count + 1)]


def _face(reader: Reader) -> list[int]:
    """Read six squares of a map card, row by row; its mountains must be able to lie in one range (H34).

    They may make two chains: the range of a city can come between them.
    """
    face = _squares(reader)
    if MOUNTAIN in face and not find_chains(_area_of(face)):
        raise reader.wrong("mountains without forks and rings")
    return face


def _first_face(reader: Reader) -> list[int]:
    """Read six squares of a starting province, row by row; its mountains lie there alone, so they are one range."""
    face = _squares(reader)
    if not find_ends(_area_of(face)):
        raise reader.wrong("mountains that make one range without forks")
    return face


def _squares(reader: Reader) -> list[int]:
    return [square.choice(KINDS[1:]) + 1 for square in reader.items(SQUARES, SQUARES)]


def _area_of(face: list[int]) -> Area:
    area = empty_area()
    area.stretch(0, 0, WIDTH - 1, HEIGHT - 1)
    for at in range(SQUARES):
        area.grid[cell_at(at % WIDTH, at // WIDTH)] = face[at]
    return area


def _province(start: Reader) -> list[list[int]]:
    faces = [_first_face(start.at(side)) for side in SIDE_NAMES]
    if start.has("exception"):
        exception = start.at("exception")
        exception.refuse_others(("side", "square", "points"))
        side = exception.at("side").choice(SIDE_NAMES)
        square = exception.at("square").integer(0, SQUARES - 1)
        if not is_factory(faces[side][square]):
            raise exception.at("square").wrong("a square with a factory")
        faces[side][square] += OWN_POINTS * (1 + exception.at("points").integer(0, LARGEST_DIGIT))
    return faces
