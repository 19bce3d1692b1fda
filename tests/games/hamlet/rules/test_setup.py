"""The set-up of Hamlet (M1–M16)."""

import pytest

from parlour.engine.plain import Reader
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.arrangements import church_roads
from parlour.games.hamlet.board.tiles import GROUPS, HAMLET, NONE, TILES
from parlour.games.hamlet.board.village import laid_out
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.goods import GOODS
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry import graphs
from tests.games.hamlet.scene import Scene, components, contact, drawn_at_start, edition, tile


def test_there_are_32_tiles_in_their_groups() -> None:
    """M1: church and five hamlet tiles, ten in the bag, four stacks of four."""
    groups = [components().group[at] for at in range(len(TILES))]
    assert [groups.count(group) for group in range(len(GROUPS))] == [6, 10, 4, 4, 4, 4]


def test_every_player_has_two_pieces_of_each_refined_good() -> None:
    """M2, M3: two pieces each; four villagers, six donkeys and five roads at most."""
    state = drawn_at_start(3)
    assert state.supply == [2] * 12
    refined = {GOODS[3 + components().refines[at]] for at in range(len(TILES)) if components().refines[at] != NONE}
    assert refined == {"timber", "brick", "flour", "milk"}


def test_there_are_six_church_parts_and_twelve_sales() -> None:
    """M4: parts that are placed and deliveries that are open make six; four tokens of each level."""
    for side in components().church:
        assert side.placed + len(side.needs) == 6
    assert [components().sale_level.count(level) for level in range(3)] == [4, 4, 4]


@pytest.mark.parametrize(("seats", "placed", "deliveries"), [(1, 2, 4), (2, 2, 4), (3, 1, 5), (4, 1, 5)])
def test_the_side_of_the_church_goes_by_players(seats: int, placed: int, deliveries: int) -> None:
    """M10."""
    side = components().church[seats - 1]
    assert (side.placed, len(side.needs)) == (placed, deliveries)


def test_everybody_begins_with_a_villager_and_a_donkey_on_the_church() -> None:
    """M11."""
    shown = GAME.view(drawn_at_start(4), 0).shown
    for seat in Reader(shown, "").at("seats").items():
        assert seat.at("villagers").value == seat.at("donkeys").value == ["church"]


def test_the_fixed_layout_joins_all_five_tiles_to_the_church() -> None:
    """M12, M20: quarry and town hall also touch the church mountain to mountain, farm and market forest to forest."""
    village = drawn_at_start().village
    assert village.printed[0] == village.links[0] == 0b111110
    assert contact(village, "church", "quarry") == ["M M", "R R"]
    assert contact(village, "church", "town_hall") == ["M M", "R R"]
    assert contact(village, "farm", "market") == ["F F", "F F"]
    assert contact(village, "church", "lumberjack") == ["R R"]


def test_there_are_40_arrangements_of_20_orders() -> None:
    """M12: of the 120 orders of the tiles round the church 20 are possible; the fixed layout is one of them."""
    found = components().arrangements
    assert len(found) == 40
    assert components().layout in found
    orders = set()
    for layout in found:
        village = laid_out(components(), layout)
        assert village.printed[0] == 0b111110  # every tile joined to the church
        orders.add(tuple(church_roads(village.mosaic, at)[0] for at in range(1, HAMLET)))
        assert sum(village.mosaic.cells) == sum(components().shapes.outlines[at].area for at in range(HAMLET))
    assert len(orders) == 20


def test_a_shuffled_layout_is_drawn() -> None:
    """M12: all arrangements are equally likely."""
    variant = GAME.info.variant(Reader({"seats": 2, "layout": "shuffled"}, ""))
    state = GAME.new(variant, edition())
    assert isinstance(state, HamletState)
    state.apply(NATURE, ACTIONS.pack("first", 1))
    assert [TILES[at] for at in state.village.mosaic.laid] == ["church"]
    assert state.legal(NATURE) == [ACTIONS.pack("layout", index) for index in range(40)]
    state.apply(NATURE, ACTIONS.pack("layout", 7))
    assert len(state.village.mosaic.laid) == HAMLET
    assert state.raw[tile("farm") * 3 : tile("farm") * 3 + 3] == [0, 0, 2]


@pytest.mark.parametrize(("seats", "raw", "refined"), [(1, 3, 5), (2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_the_prices_of_the_market_go_by_players(seats: int, raw: int, refined: int) -> None:
    """M12, M33: the market's side."""
    assert components().prices[seats - 1] == [raw] * 3 + [refined] * 4


def test_two_of_each_raw_good_lie_on_their_sources() -> None:
    """M13: of three slots each."""
    state = drawn_at_start()
    found = {name: state.raw[tile(name) * 3 : tile(name) * 3 + 3] for name in ("lumberjack", "quarry", "farm")}
    assert found == {"lumberjack": [2, 0, 0], "quarry": [0, 2, 0], "farm": [0, 0, 2]}
    assert [components().slots[tile(name)] for name in found] == [3, 3, 3]


def test_four_blueprints_lie_in_the_row() -> None:
    """M14: drawn from the ten in the bag."""
    state = drawn_at_start()
    assert NONE not in state.row
    assert all(components().group[at] == 1 for at in state.row)
    assert len(graphs.nodes_in(state.bag)) == 6


@pytest.mark.parametrize(
    ("seats", "first", "coins"),
    [(1, 0, [3]), (2, 0, [3, 4]), (2, 1, [4, 3]), (3, 1, [4, 3, 3]), (4, 0, [3, 3, 4, 4]), (4, 3, [3, 4, 4, 3])],
)
def test_the_later_players_get_a_coin_more(seats: int, first: int, coins: list[int]) -> None:
    """M15."""
    state = drawn_at_start(seats, first)
    assert [state.coins(seat) for seat in range(seats)] == coins
    assert state.to_act() == [first]


@pytest.mark.parametrize(("seats", "levels"), [(1, [1, 2, 1]), (2, [1, 2, 1]), (3, [1, 3, 2]), (4, [1, 3, 3])])
def test_sales_come_level_by_level(seats: int, levels: list[int]) -> None:
    """M16: three are turned up, and of levels 2 and 3 only some are in the stack at all."""
    scene = Scene(seats)
    state = scene.state
    assert [components().sale_level[sale] for sale in state.market] == [0, 0, 0]
    assert state.quota == levels
    drawn = []
    while state.quota != [0, 0, 0]:
        state.market = [NONE, *state.market[1:]]
        state.stage = 3
        found = {components().sale_level[ACTIONS.values(action)[0]] for action in state.legal(NATURE)}
        assert len(found) == 1
        drawn.append(found.pop())
        state.apply(NATURE, state.legal(NATURE)[-1])
    assert drawn == [0] * levels[0] + [1] * levels[1] + [2] * levels[2]
