"""A turn of Hamlet and the end of a match (M39–M41, M50, M60, M60a)."""

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.view import SPECTATOR
from parlour.games.hamlet import GAME
from parlour.games.hamlet.bots.weights import WEIGHTS
from parlour.games.hamlet.rules.stages import OVER, ROUNDS
from tests.games.hamlet.scene import Scene, drawn_at_start, joined, tile


def test_turns_go_clockwise_from_the_first_player() -> None:
    """M39: and a round is over when all have had one."""
    state = drawn_at_start(3, first=1)
    order = []
    for _ in range(4):
        order.append((state.round, state.seat))
        state.apply(state.seat, state.legal(state.seat)[-1])
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1)]
    scene = Scene()
    assert scene.why_not("first", seat=0) == "M15"
    view = GAME.view(scene.state, 1)
    assert GAME.why_not(view, GAME.actions.pack("end")) == "M39"


def test_a_donkey_moves_once_along_a_road() -> None:
    """M40: of two on one tile each may; a donkey that moved stays."""
    scene = Scene().on(joined("church - farm - dairy_farm")).donkeys(0, "church", "church")
    assert scene.legal("lead") == [{"do": "lead", "from": "church", "to": "farm"}]
    scene.play("lead", **{"from": "church", "to": "farm"})
    assert scene.legal("lead") == [{"do": "lead", "from": "church", "to": "farm"}]
    scene.play("lead", **{"from": "church", "to": "farm"})
    assert scene.legal("lead") == []
    assert scene.why_not("lead", **{"from": "farm", "to": "dairy_farm"}) == "M40"


def test_donkeys_and_villagers_take_their_turns_in_any_order() -> None:
    """M40: a step, an action, a step, an action."""
    scene = Scene().donkeys(0, "church", "church").villagers(0, "church", "church").empty_bag()
    scene.play("lead", **{"from": "church", "to": "farm"}).play("gather", tile="farm")
    scene.play("lead", **{"from": "church", "to": "quarry"}).play("gather", tile="quarry")
    assert scene.state.standing == 0
    assert scene.legal() == [{"do": "end"}]


def test_a_villager_walks_as_far_as_roads_lead_and_acts_once() -> None:
    """M40: the one on the tile acts, or else the first that stands."""
    far = joined("church - sawmill - stonemason - barn_a")
    scene = Scene().on(far).villagers(0, "church", "barn_a", "church")
    scene.play("stock", tile="barn_a", wood=1, stone=1, wheat=1)
    assert scene.state.villagers[:3] == [0, tile("barn_a"), 0]
    assert scene.state.standing == 0b101
    scene.state.raw[tile("barn_a") * 3] = 0
    scene.play("stock", tile="barn_a", wood=0, stone=0, wheat=1)
    assert scene.state.villagers[:3] == [tile("barn_a"), tile("barn_a"), 0]


def test_a_new_donkey_moves_at_once_and_a_new_villager_next_turn() -> None:
    """M40, M44."""
    scene = Scene().coins(0, 8).empty_bag()
    scene.state.row = [-1] * 4
    scene.play("hire_villager").play("hire_donkey", tile="farm")
    assert scene.state.standing == 0
    assert {"do": "lead", "from": "farm", "to": "church"} in scene.legal()
    scene.play("end").play("end")
    assert scene.state.standing == 0b11


def test_a_villager_may_activate_build_lay_a_road_or_beg() -> None:
    """M41: all four, at the start of a match with full sources."""
    scene = Scene().hand(0, "small_woodland").goods("farm", wheat=3).goods("quarry", stone=3)
    scene.goods("lumberjack", wood=2)
    kinds = {plain["do"] for plain in scene.legal()}
    assert {"gather", "build", "road", "acquire", "lead", "end"} <= kinds
    assert "beg" not in kinds
    scene.goods("lumberjack", wood=3)
    assert {"beg", "build", "road"} <= {plain["do"] for plain in scene.legal()}


def test_a_tile_that_is_not_accessible_cannot_be_used() -> None:
    """M22, M41."""
    scene = Scene().on(joined("church - farm", "quarry - sawmill"))
    assert not scene.may("gather", tile="quarry")
    assert scene.why_not("gather", tile="quarry") == "M22"


def test_the_turn_ends_when_the_player_says_so() -> None:
    """M50: also with villagers that have not acted; not in the middle of an action."""
    scene = Scene()
    assert scene.may("end")
    scene.play("end")
    assert scene.state.seat == 1
    scene = Scene().hand(0, "small_woodland").play("build", blueprint="small_woodland", tile="lumberjack")
    assert not scene.may("end")
    assert scene.why_not("end") == "M48"


def test_after_the_last_delivery_the_round_is_finished() -> None:
    """M60: all have had equally many turns."""
    scene = Scene(3).coins(0, 10).empty_bag()
    scene.state.delivered_by = [1, 1, -1, 1, 1, -1]
    scene.play("deliver", delivery=3)
    assert scene.state.last_round
    scene.play("end").play("end")
    assert scene.state.stage != OVER
    scene.play("end")
    assert scene.state.stage == OVER
    assert scene.state.to_act() == []
    assert GAME.why_not(GAME.view(scene.state, 0), GAME.actions.pack("end")) == "M60"


@pytest.mark.parametrize(("rules", "usual", "rounds"), [(1, "long", 100), (2, "church", 300)])
def test_the_usual_end_is_the_church_since_version_2(rules: int, usual: str, rounds: int) -> None:
    """M60a: ends after a number of rounds can still be chosen, and version 1 stays as it was."""
    game = catalogue.game("hamlet", rules)
    variant = game.info.variant(Reader({"seats": 3}, ""))
    assert variant.choices["end"] == usual
    assert game.view(game.new(variant, catalogue.edition("hamlet")), SPECTATOR).shown["rounds"] == rounds
    ends = [option.choices for option in game.info.options if option.name == "end"]
    assert [sorted(choices) for choices in ends] == [["church", "long", "short"]]
    longest = max([one for one in game.info.variants() if one.seats == 3], key=game.limit)
    assert longest.choices["end"] == "church"


def test_other_weights_keep_the_version_of_the_rules() -> None:
    assert catalogue.game("hamlet", 1).reweighed(WEIGHTS[2]).info.rules_version == 1


@pytest.mark.parametrize(("choice", "rounds"), [("long", 100), ("short", 20), ("church", 300)])
def test_a_match_ends_after_the_rounds_of_its_variant(choice: str, rounds: int) -> None:
    """M60a."""
    assert ROUNDS[choice] == rounds
    scene = Scene(2, end=choice)
    for _ in range(rounds * 2):
        assert scene.state.stage != OVER
        scene.play("end")
    assert scene.state.stage == OVER
