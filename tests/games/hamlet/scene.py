"""Positions of Hamlet made for tests: villages drawn as lists of roads, goods and workers put where they are wanted."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import NONE, TILES, WAYS
from parlour.games.hamlet.board.village import COUNT, Village, road_number
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DONKEYS, HAND, VILLAGERS, HamletComponents
from parlour.games.hamlet.rules.counters import BLUEPRINTS, COINS, ENTRIES, POINTS, ROADS
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import VILLAGERS as VILLAGER_COUNT
from parlour.games.hamlet.rules.goods import RAW
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.words import refusals
from parlour.geometry import graphs
from parlour.geometry.graphs import BIT
from parlour.geometry.lattice import place_of
from parlour.geometry.mosaic import ABSENT, Mosaic
from parlour.geometry.outline import LONGEST

APART = 14  # farther than any tile is long


@lru_cache
def edition() -> Edition:
    return catalogue.edition("hamlet")


def components() -> HamletComponents:
    found = edition().components
    assert isinstance(found, HamletComponents)
    return found


def tile(name: str) -> int:
    return TILES.index(name)


def drawn_at_start(seats: int = 2, first: int = 0, game: Game = GAME, **choices: str) -> HamletState:
    """Set up a match and draw the first of everything that is drawn."""
    variant = game.info.variant(Reader({"seats": seats, **choices}, ""))
    state = game.new(variant, edition())
    assert isinstance(state, HamletState)
    state.apply(NATURE, ACTIONS.pack("first", first))
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.legal(NATURE)[0])
    return state


def joined(*roads: str) -> Village:
    """Make a village that is all roads: "church - quarry" is printed, "quarry - barn_a : 1 bridge" built by seat 1.

    Its tiles lie far apart, so that nothing touches but what is said to.
    """
    names: list[str] = ["church"]
    parts = [road.partition(":") for road in roads]
    for pair, _, _ in parts:
        names += [name.strip() for name in pair.split("-") if name.strip() not in names]
    laid = [tile(name) for name in names]
    a, b, turn = [0] * COUNT, [0] * COUNT, [ABSENT] * COUNT
    for index, at in enumerate(laid):
        a[at], b[at], turn[at] = index % 6 * APART, index // 6 * APART, 0
    built: list[int] = []
    village = Village(components(), Mosaic(components().shapes, laid, a, b, turn), built)
    for pair, _, how in parts:
        ends = [tile(name.strip()) for name in pair.split("-")]
        for one, other in pairwise(ends):
            _join(village, one, other, how.split(), built)
    village._find_access()
    return village


def _join(village: Village, one: int, other: int, how: list[str], built: list[int]) -> None:
    for here, there in ((one, other), (other, one)):
        village.links[here] |= BIT[there]
        if how:
            village.own[int(how[0]) * COUNT + here] |= BIT[there]
        else:
            village.printed[here] |= BIT[there]
    if how:
        built.append(road_number(int(how[0]), one, other, WAYS.index(how[1])))


class Scene:
    """A match of which everything can be arranged; seat 0 begins and has all its villagers standing."""

    def __init__(self, seats: int = 2, **choices: str) -> None:
        self.state = drawn_at_start(seats, 0, GAME, **choices)

    def on(self, village: Village) -> Scene:
        """Play in another village, with no goods in it; everybody's workers go to the church."""
        state = self.state
        state.village = village
        state.raw = [0] * len(state.raw)
        return self

    def goods(self, where: str, **counts: int) -> Scene:
        for name, count in counts.items():
            self.state.raw[tile(where) * len(RAW) + RAW.index(name)] = count
        return self

    def piece(self, where: str, seat: int, count: int = 1) -> Scene:
        refined = self.state.components.refines[tile(where)]
        self.state.pieces[tile(where) * 4 + seat] += count
        self.state.supply[seat * 4 + refined] -= count
        return self

    def donkeys(self, seat: int, *where: str) -> Scene:
        self.state.ledger[seat * ENTRIES + DONKEY_COUNT] = len(where)
        for index in range(DONKEYS):
            self.state.donkeys[seat * DONKEYS + index] = tile(where[index]) if index < len(where) else NONE
        return self

    def villagers(self, seat: int, *where: str) -> Scene:
        self.state.ledger[seat * ENTRIES + VILLAGER_COUNT] = len(where)
        for index in range(VILLAGERS):
            self.state.villagers[seat * VILLAGERS + index] = tile(where[index]) if index < len(where) else NONE
        if seat == self.state.seat:
            self.state.standing = (1 << len(where)) - 1
        return self

    def coins(self, seat: int, count: int) -> Scene:
        self.state.ledger[seat * ENTRIES + COINS] = count
        return self

    def hand(self, seat: int, *blueprints: str) -> Scene:
        """Give blueprints, out of the bag or wherever they are."""
        state = self.state
        state.ledger[seat * ENTRIES + BLUEPRINTS] = len(blueprints)
        for index in range(HAND):
            held = tile(blueprints[index]) if index < len(blueprints) else NONE
            state.hands[seat * HAND + index] = held
            if held != NONE:
                state.bag &= ~BIT[held]
                state.row = [NONE if other == held else other for other in state.row]
        return self

    def milestone(self, good: int, seat: int) -> Scene:
        milestones = self.state.milestones[:]
        milestones[good] = seat
        self.state.milestones = milestones
        return self

    def sales(self, *tokens: int) -> Scene:
        self.state.market = [*[token - 1 for token in tokens], *[NONE] * (3 - len(tokens))]
        return self

    def empty_bag(self) -> Scene:
        """Leave nothing to draw, so that no draw comes between actions."""
        self.state.bag = 0
        self.state.quota = [0, 0, 0]
        return self

    # What happens ----------------------------------------------------------------------------------------------------

    def legal(self, kind: str = "") -> list[dict[str, Plain]]:
        """List what the seat to act may do, of one kind or all."""
        found = [ACTIONS.to_plain(action) for action in self._allowed()]
        return [plain for plain in found if kind in ("", plain["do"])]

    def _allowed(self) -> list[int]:
        self.state.works = None  # the scene may have been changed by hand
        return self.state.legal(self.state.to_act()[0])

    def may(self, do: str, **fields: Plain) -> bool:
        return {"do": do, **fields} in self.legal(do)

    def play(self, do: str, **fields: Plain) -> Scene:
        """Let the seat to act do something, which must be legal."""
        seat = self.state.to_act()[0]
        action = ACTIONS.from_plain(Reader({"do": do, **fields}, "action"))
        assert action in self._allowed(), f"{do} {fields} is not legal: {self.legal(do)[:20]}"
        self.state.apply(seat, action)
        return self

    def draw(self) -> Scene:
        """Draw the first of what can be drawn, until a seat is to act."""
        while self.state.to_act() == [NATURE]:
            self.state.apply(NATURE, self.state.legal(NATURE)[0])
        return self

    def why_not(self, do: str, **fields: Plain) -> str:
        seat = max(self.state.to_act()[0], 0)
        action = ACTIONS.from_plain(Reader({"do": do, **fields}, "action"))
        return refusals.why_not(self.state, seat, action)

    def purse(self, seat: int) -> int:
        return self.state.ledger[seat * ENTRIES + COINS]

    def points(self, seat: int) -> int:
        return self.state.ledger[seat * ENTRIES + POINTS]

    def built(self, seat: int) -> int:
        return self.state.ledger[seat * ENTRIES + ROADS]


def contact(village: Village, one: str, other: str) -> list[str]:
    """List how two laid tiles touch, as "R R", "F M" and so on."""
    letters = "RFM"
    shapes = village.components.shapes.outlines
    found = []
    for segment in range(shapes[tile(one)].size):
        facing = village.mosaic.facing(tile(one), segment)
        if facing >= 0 and facing // LONGEST == tile(other):
            kinds = shapes[tile(one)].kinds[segment], shapes[tile(other)].kinds[facing % LONGEST]
            found.append(f"{letters[kinds[0]]} {letters[kinds[1]]}")
    return found


def built_beside(village: Village, new: str, beside: str, wanted: str) -> Village:
    """Lay a tile where it touches another in a wanted way, among others perhaps, and no other tile."""
    for spot in village.mosaic.spots(tile(new), tile(beside)):
        after = village.with_tile(tile(new), spot)
        touched = {TILES[after.mosaic.facing(tile(new), segment) // LONGEST] for segment in _touching(after, new)}
        if touched == {beside} and wanted in contact(after, beside, new):
            return after
    raise AssertionError(f"{new} cannot touch {beside} as {wanted}")


def _touching(village: Village, name: str) -> list[int]:
    size = village.components.shapes.outlines[tile(name)].size
    return [segment for segment in range(size) if village.mosaic.facing(tile(name), segment) >= 0]


def tiles_in(mask: int) -> list[str]:
    return [TILES[node] for node in graphs.nodes_in(mask)]


def place(spot: int) -> dict[str, Plain]:
    a, b, turn = place_of(spot)
    return {"a": a, "b": b, "turn": turn}
