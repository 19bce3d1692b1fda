"""The town hall (M44)."""

from parlour.engine.view import NATURE
from parlour.games.hamlet.board.tiles import NONE, TILES
from parlour.games.hamlet.rules.actions import ACTIONS
from tests.games.hamlet.scene import Scene, tile


def test_the_example_of_the_town_hall() -> None:
    """M44: ten coins, the second blueprint with two coins on it, a third villager and a donkey: one coin is left."""
    scene = Scene().coins(0, 10).villagers(0, "church", "church")
    scene.state.row_coins = [0, 2, 0, 0]
    second = TILES[scene.state.row[1]]
    scene.play("acquire", blueprint=second)
    assert scene.purse(0) == 11
    assert scene.state.row_coins == [1, 0, 0, 0]
    assert scene.state.to_act() == [NATURE]  # M44: refilled at once
    scene.draw()
    assert NONE not in scene.state.row
    scene.play("hire_villager").play("hire_donkey", tile="farm")
    assert scene.purse(0) == 1
    assert scene.state.villagers[2] == tile("church")
    assert scene.state.donkeys[1] == tile("farm")
    assert scene.state.stage == 4  # nobody else can be paid: back to the turn
    assert scene.state.standing == 0b10  # one villager acted, and the new one lies


def test_a_blueprint_costs_a_coin_for_each_to_its_left() -> None:
    """M44 a."""
    scene = Scene().coins(0, 2)
    row = [TILES[at] for at in scene.state.row]
    assert scene.legal("acquire") == [{"do": "acquire", "blueprint": name} for name in row[:3]]
    scene.play("acquire", blueprint=row[2])
    assert scene.purse(0) == 0
    assert scene.state.row_coins == [1, 1, 0, 0]
    assert [TILES[at] for at in scene.state.row[:3]] == [row[0], row[1], row[3]]
    scene.draw()
    scene.play("end").play("acquire", blueprint=row[0])
    assert scene.purse(1) == 4 + 1  # the coin that lay on it


def test_nobody_holds_more_than_three_blueprints() -> None:
    """M44 a."""
    scene = Scene().hand(0, "shrine", "forest_pond", "mountain_pond")
    assert scene.legal("acquire") == []
    left = next(at for at in scene.state.row if at != NONE)
    assert scene.why_not("acquire", blueprint=TILES[left]) == "M44"


def test_villagers_cost_five_seven_and_nine_up_to_four() -> None:
    """M44 b, M3."""
    for count, price in ((1, 5), (2, 7), (3, 9)):
        scene = Scene().villagers(0, *["church"] * count).coins(0, price)
        assert scene.may("hire_villager")
        assert not Scene().villagers(0, *["church"] * count).coins(0, price - 1).may("hire_villager")
        scene.play("hire_villager")
        assert scene.purse(0) == 0
    assert not Scene().villagers(0, *["church"] * 4).coins(0, 99).may("hire_villager")


def test_donkeys_cost_three_up_to_six_on_accessible_tiles() -> None:
    """M44 b, M3."""
    scene = Scene().coins(0, 3)
    assert [plain["tile"] for plain in scene.legal("hire_donkey")] == list(TILES[:6])
    assert Scene().donkeys(0, *["church"] * 6).coins(0, 99).legal("hire_donkey") == []
    assert Scene().coins(0, 2).legal("hire_donkey") == []


def test_hiring_may_be_left_out_and_ended() -> None:
    """M44: each part as one likes, but the order is fixed."""
    scene = Scene().coins(0, 20)
    scene.play("hire_donkey", tile="farm")
    assert scene.legal("acquire") == []
    assert scene.why_not("acquire", blueprint=TILES[scene.state.row[0]]) == "M44"
    scene.play("done")
    assert scene.state.standing == 0
    assert ACTIONS.pack("done") not in scene.state.legal(0)


def test_an_empty_bag_leaves_the_row_short() -> None:
    """M44, M48: until a stack comes into the bag."""
    scene = Scene().empty_bag()
    scene.play("acquire", blueprint=TILES[scene.state.row[0]])
    assert scene.state.row[3] == NONE
    assert scene.state.to_act() == [0]
