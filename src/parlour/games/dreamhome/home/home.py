"""What may lie where in a home: support, floors, sizes, complete rooms (D21–D25), décor (D31, D33), swaps (D63)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dreamhome.home.area import BUILT, CARD, DECORATED, FACE_DOWN, KEPT, OF_TYPE, SCAFFOLDS, kind_on
from parlour.games.dreamhome.home.cells import ALL_CELLS, BASEMENT, BIT, FIRST_BASEMENT, FIRST_MIDDLE, FLOOR, supported
from parlour.games.dreamhome.home.runs import BARE, CROWDED, FITS, FITS_DESIGNER, MASKS, obstacle
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import CELLS, NONE, TYPES


def open_cells(areas: vec[i64], base: i64) -> i64:
    """Return the cells on which a room card may be placed: without a room, and supported (D21, D54)."""
    built: i64 = areas[base + BUILT]
    scaffolds: i64 = areas[base + SCAFFOLDS]
    return supported(built | scaffolds) & ~built


def scaffold_cells(areas: vec[i64], base: i64) -> i64:
    """Return the cells on which a scaffold may be put: open ones without a scaffold (D54)."""
    return open_cells(areas, base) & ~areas[base + SCAFFOLDS]


def has_designer(components: DreamHomeComponents, areas: vec[i64], base: i64) -> bool:
    """Return whether décor does not complete this seat's rooms (D64)."""
    kept: i64 = areas[base + KEPT]
    return (kept & components.designers) != 0


def fitting(components: DreamHomeComponents, areas: vec[i64], base: i64, kind: i64) -> i64:
    """Return the cells where floor and neighbours allow a face-up card of a type (D22–D24)."""
    same: i64 = areas[base + OF_TYPE + kind]
    decorated: i64 = areas[base + DECORATED]
    return _fitting(components, kind, same, decorated & same, has_designer(components, areas, base))


def _fitting(components: DreamHomeComponents, kind: i64, same: i64, decorated: i64, designer: bool) -> i64:
    most: i64 = components.rooms.most[kind]
    table: i64 = (most - 1) * (MASKS * MASKS)
    if designer:
        table += FITS_DESIGNER
    if components.rooms.is_basement[kind]:
        floor: i64 = FITS[table + (same >> FIRST_BASEMENT) * MASKS + (decorated >> FIRST_BASEMENT)]
        return (floor << FIRST_BASEMENT) & BASEMENT
    top: i64 = FITS[table + (same & FLOOR) * MASKS + (decorated & FLOOR)]
    middle: i64 = FITS[table + (same >> FIRST_MIDDLE & FLOOR) * MASKS + (decorated >> FIRST_MIDDLE & FLOOR)]
    return top | middle << FIRST_MIDDLE


def may_replace(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64, kind: i64) -> bool:
    """Return whether a card of a type may replace the card, and its token, on a cell, face up (D50, D61)."""
    bit: i64 = BIT[cell]
    same: i64 = areas[base + OF_TYPE + kind]
    decorated: i64 = areas[base + DECORATED]
    same &= ~bit
    where = _fitting(components, kind, same, decorated & same, has_designer(components, areas, base))
    return (where & bit) != 0


def obstacle_at(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64, kind: i64) -> int:
    """Return the obstacle (see `runs`) to a card of a type lying face up on a cell of its floor."""
    start = FIRST_BASEMENT if cell >= FIRST_BASEMENT else FIRST_MIDDLE if cell >= FIRST_MIDDLE else 0
    same: i64 = areas[base + OF_TYPE + kind]
    decorated: i64 = areas[base + DECORATED]
    on_floor, tokens = int(same) >> start & FLOOR, int(decorated) >> start & FLOOR
    return obstacle(
        components.rooms.most[kind], on_floor, tokens, int(cell) - start, has_designer(components, areas, base)
    )


def decor_cells(components: DreamHomeComponents, areas: vec[i64], base: i64, token: i64) -> i64:
    """Return the cells on which a décor token may be put: rooms of its types that have none (D31, D33)."""
    cells: i64 = 0
    decorated: i64 = areas[base + DECORATED]
    for kind in components.decor_rooms[token]:
        same: i64 = areas[base + OF_TYPE + kind]
        if same:
            cells |= _bare(same, decorated & same)
    return cells


def _bare(same: i64, decorated: i64) -> i64:
    top: i64 = BARE[(same & FLOOR) * MASKS + (decorated & FLOOR)]
    middle: i64 = BARE[(same >> FIRST_MIDDLE & FLOOR) * MASKS + (decorated >> FIRST_MIDDLE & FLOOR)]
    basement: i64 = BARE[(same >> FIRST_BASEMENT) * MASKS + (decorated >> FIRST_BASEMENT)]
    return top | middle << FIRST_MIDDLE | basement << FIRST_BASEMENT


def crowded_cells(areas: vec[i64], base: i64) -> i64:
    """Return the cells of the tokens in a room that has several, or 0 (D63)."""
    decorated: i64 = areas[base + DECORATED]
    for kind in range(len(TYPES)):
        same: i64 = areas[base + OF_TYPE + kind]
        of_kind: i64 = same & decorated
        if of_kind:
            top: i64 = CROWDED[(same & FLOOR) * MASKS + (of_kind & FLOOR)]
            middle: i64 = CROWDED[(same >> FIRST_MIDDLE & FLOOR) * MASKS + (of_kind >> FIRST_MIDDLE & FLOOR)]
            basement: i64 = CROWDED[(same >> FIRST_BASEMENT) * MASKS + (of_kind >> FIRST_BASEMENT)]
            if top:
                return top
            if middle:
                return middle << FIRST_MIDDLE
            if basement:
                return basement << FIRST_BASEMENT
    return 0


def swap_cells(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64) -> i64:
    """Return the cells to which the card on a cell may move: floor and size must fit, décor does not matter (D63)."""
    kind: i64 = kind_on(components, areas, base, cell)
    if kind == NONE:
        return ALL_CELLS
    same: i64 = areas[base + OF_TYPE + kind]
    return _fitting(components, kind, same & ~BIT[cell], 0, False)


def may_lie_on(components: DreamHomeComponents, kind: i64, cell: i64) -> bool:
    """Return whether a card of a type, face up, belongs on the floor of a cell; an empty room does on any (D22)."""
    return kind == NONE or components.rooms.is_basement[kind] == (cell >= FIRST_BASEMENT)


def face_up_cells(areas: vec[i64], base: i64) -> i64:
    """Return the cells whose cards lie face up."""
    cells: i64 = 0
    for kind in range(len(TYPES)):
        cells |= areas[base + OF_TYPE + kind]
    return cells


def count_children(components: DreamHomeComponents, areas: vec[i64], base: i64) -> int:
    """Count the children on the face-up rooms of a home (D75)."""
    children = 0
    for cell in range(CELLS):
        code: i64 = areas[base + cell]
        if code != NONE and not code & FACE_DOWN:
            children += components.children[code & CARD]
    return children
