"""Bringing and using up goods (M30–M34), and paying for them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.record import Record
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.undo import offer
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.board.village import Village
from parlour.games.hamlet.rules import paying, works
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.graphs import BIT
from tests.games.hamlet.rules.slow_goods import slow_options, slow_sources
from tests.games.hamlet.scene import Scene, drawn_at_start, edition, joined, tile, tiles_in

YELLOW, RED = 0, 1
EXAMPLE = (
    "church - quarry",
    "quarry - barn_a : 1 bridge",  # built by Red
    "barn_a - stonemason",
    "quarry - barn_b",
    "barn_b - dairy_farm",
    "stonemason - cow_conservatory",
    "church - market",
)


def example() -> Scene:
    """Yellow on the church; yellow donkeys in the barn and the quarry, a red one at the stonemason."""
    scene = Scene().on(joined(*EXAMPLE)).goods("quarry", stone=1).goods("barn_a", stone=1)
    scene.piece("stonemason", RED).piece("dairy_farm", RED).piece("cow_conservatory", YELLOW)
    scene.donkeys(YELLOW, "barn_a", "quarry").donkeys(RED, "stonemason")
    return scene.hand(YELLOW, "lumber_mill").coins(YELLOW, 0).empty_bag()


def test_the_example_of_transport() -> None:
    """M30: a lumber mill for a brick and two stone, from next door, over one donkey and over two."""
    scene = example()
    assert tiles_in(reach.sources(scene.state, YELLOW, tile("church"))) == [
        "church",
        "market",
        "quarry",
        "stonemason",
        "barn_a",
        "barn_b",
    ]
    assert scene.may("build", blueprint="lumber_mill", tile="church")
    scene.play("build", blueprint="lumber_mill", tile="church")
    scene.play("place", **dict(list(scene.legal("place")[0].items())[1:]))
    assert tile("lumber_mill") in scene.state.village.mosaic.laid  # there was only one way to pay
    assert scene.state.raw == [0] * len(scene.state.raw)
    assert (scene.purse(RED), scene.points(RED)) == (4 + 1, 1)  # M32: for Red's brick


def test_the_negative_of_the_example() -> None:
    """M30, M31: milk from the dairy farm and from beyond the red donkey does not reach the church."""
    scene = example()
    assert not scene.may("deliver", delivery=1)  # three milk or brick
    assert scene.why_not("deliver", delivery=1) == "M31"
    scene.donkeys(YELLOW, "barn_a", "quarry", "barn_b", "stonemason")
    assert scene.may("deliver", delivery=1)


def test_a_good_on_the_tile_itself_and_the_first_step_need_no_donkey() -> None:
    """M30."""
    scene = Scene().on(joined("church - farm - dairy_farm")).donkeys(0, "church")
    assert tiles_in(reach.sources(scene.state, 0, tile("dairy_farm"))) == ["farm", "dairy_farm"]
    assert tiles_in(reach.sources(scene.state, 0, tile("church"))) == ["church", "farm"]
    scene.donkeys(0, "farm")
    assert tiles_in(reach.sources(scene.state, 0, tile("dairy_farm"))) == ["church", "farm", "dairy_farm"]
    scene.donkeys(0, "church").donkeys(1, "farm")
    assert tiles_in(reach.sources(scene.state, 0, tile("church"))) == ["church", "farm"]


PAIRS = [(one, other) for one in range(8) for other in range(one)]


@given(
    st.lists(st.sampled_from(PAIRS), unique=True, max_size=14),
    st.lists(st.integers(0, 7), min_size=1, max_size=6),
    st.integers(0, 7),
)
@settings(max_examples=150, deadline=None)
def test_reach_is_what_a_slow_search_finds(links: list[tuple[int, int]], donkeys: list[int], goal: int) -> None:
    """M30, against a search that tries every way of every good."""
    state = drawn_at_start()
    state.village = joined(*[f"{TILES[one]} - {TILES[other]}" for one, other in links])
    Scene.donkeys(_scene(state), 0, *[TILES[at] for at in donkeys])
    assert reach.sources(state, 0, goal) == sum([BIT[at] for at in slow_sources(links, set(donkeys), goal, 8)])


def _scene(state: HamletState) -> Scene:
    scene = Scene.__new__(Scene)
    scene.state = state
    return scene


def test_an_action_that_cannot_be_paid_is_not_offered() -> None:
    """M31: one stone of two."""
    scene = Scene().on(joined("church - quarry", "church - market")).goods("quarry", stone=1).coins(0, 2)
    assert not scene.may("deliver", delivery=4)
    assert scene.why_not("deliver", delivery=4) == "M31"


def test_a_producer_is_rewarded_twice_for_high_quality() -> None:
    """M32: 1 coin and 1 point for a standard piece, twice that for the holder of the milestone."""
    village = joined("market - dairy_farm", "market - church")
    for holder, reward in ((1, 2), (0, 1)):
        scene = Scene().on(village).piece("dairy_farm", 1).milestone(3, holder).sales(3).empty_bag().coins(1, 0)
        scene.play("sell", sale=3)
        assert (scene.purse(1), scene.points(1)) == (reward, reward)
        assert scene.state.supply[4:] == [2, 2, 2, 2]  # back with its producer


def test_coins_from_ones_own_pieces_may_be_spent_in_the_same_action() -> None:
    """M32, M33, M34: three milk or brick at 5 coins each, with 8 coins and a milk of high quality: 8 + 2 = 10."""
    scene = Scene().on(joined("church - dairy_farm", "church - market")).piece("dairy_farm", 0).milestone(3, 0)
    scene.coins(0, 8).empty_bag()
    assert scene.may("deliver", delivery=1)
    scene.play("deliver", delivery=1)
    scene.play("settle")
    assert scene.purse(0) == 0
    assert scene.points(0) == 4 + 2
    assert not Scene().on(joined("church - dairy_farm", "church - market")).coins(0, 14).may("deliver", delivery=1)


def test_goods_are_bought_only_where_they_can_be_brought_from_the_market() -> None:
    """M33: under M30, as any other good."""
    far = "church - farm - dairy_farm"
    scene = Scene().on(joined(far, "church - market")).coins(0, 9).donkeys(0, "farm")
    assert not scene.may("refine", tile="dairy_farm", count=1)
    scene.donkeys(0, "farm", "church")
    assert scene.may("refine", tile="dairy_farm", count=1)
    scene.play("refine", tile="dairy_farm", count=1)
    assert scene.purse(0) == 9 - 3


def test_nothing_is_bought_for_a_sale() -> None:
    """M33, M45."""
    scene = Scene().on(joined("church - market")).coins(0, 50).sales(1, 2, 3)
    assert scene.legal("sell") == []
    assert scene.why_not("sell", sale=1) == "M31"


TWO_WAYS = ("dairy_farm", "cow_conservatory", "stonemason", "market")


def two_ways() -> Scene:
    """Somebody at the church delivers milk or brick; own and foreign pieces, standard and high, and coins for one."""
    return with_pieces(joined(*[f"church - {name}" for name in TWO_WAYS]))


def with_pieces(village: Village) -> Scene:
    """Put the pieces and coins of `two_ways` into a village."""
    scene = Scene(3).on(village).milestone(3, 1).milestone(1, 2)
    scene.piece("dairy_farm", 1).piece("cow_conservatory", 0).piece("cow_conservatory", 2).piece("stonemason", 2)
    return scene.coins(0, 5).empty_bag()


def test_every_good_is_chosen_by_its_tile_and_owner() -> None:
    """M31: only what can be completed is offered, and "pay for me"."""
    scene = two_ways().play("deliver", delivery=1)
    assert scene.legal() == [
        {"do": "use", "tile": "stonemason", "seat": 2},
        {"do": "use", "tile": "dairy_farm", "seat": 1},
        {"do": "use", "tile": "cow_conservatory", "seat": 0},
        {"do": "use", "tile": "cow_conservatory", "seat": 2},
        {"do": "buy", "good": "brick"},
        {"do": "buy", "good": "milk"},
        {"do": "settle"},
    ]
    scene.play("buy", good="milk")
    assert scene.legal("buy") == []  # one coin is left, two with the reward for one's own milk
    assert scene.why_not("buy", good="milk") == "M33"
    assert scene.why_not("bring", tile="farm", good="wheat") == "M30"
    assert scene.purse(0) == 5  # nothing has moved yet


def test_pay_for_me_takes_own_pieces_then_standard_ones_then_high_ones_then_buys() -> None:
    """M34: the stated rule."""
    scene = five_pieces().play("deliver", delivery=1).play("settle")
    assert scene.purse(0) == 5 + 1
    assert [scene.points(seat) for seat in range(3)] == [6 + 1, 1 + 2, 1]  # own, brick of 1, milk of 2, high milk of 1
    assert scene.state.pieces[tile("stonemason") * 4 + 2] == 1  # the other high one
    scene = five_pieces()
    scene.state.pieces[tile("stonemason") * 4 + 2] = 0
    scene.state.pieces[tile("cow_conservatory") * 4 + 2] = 0
    scene.play("deliver", delivery=1).play("settle")
    assert scene.state.delivered_by[0] == 0  # all three pieces, and one good bought
    assert scene.purse(0) == 5 - 4 + 1


def five_pieces() -> Scene:
    """As `two_ways`, and one more piece of standard quality: more than the four goods of the delivery."""
    village = joined(*[f"church - {name}" for name in (*TWO_WAYS, "master_stonemason")])
    return with_pieces(village).piece("master_stonemason", 1)


def test_goods_are_used_up_own_first_bought_last() -> None:
    """M34: the order of consumption."""
    scene = two_ways()
    theirs, mine = ACTIONS.pack("use", tile("dairy_farm"), 1), ACTIONS.pack("use", tile("cow_conservatory"), 0)
    picks = [ACTIONS.pack("buy", 6), theirs, mine]
    assert [paying.order(scene.state, pick) for pick in picks] == [3, 1, 0]
    assert paying.order(scene.state, ACTIONS.pack("bring", tile("farm"), 2)) == 2


def test_taking_back_the_choices_restores_everything() -> None:
    """M31: all or nothing; step by step back to the beginning of the action, and of the turn."""
    state = drawn_at_start(first=0)
    record = Record(GAME, state.variant, edition(), ["A", "B"])
    replayed = record.state()
    while replayed.to_act() == [NATURE]:
        record.add(NATURE, replayed.legal(NATURE)[0])
        record.step(replayed, len(record.entries) - 1)
    before = replayed.digest()
    road = next(action for action in replayed.legal(0) if ACTIONS.kind(action).name == "road")
    for action in (road, *[ACTIONS.pack("settle")] * (_has_choice(replayed, road)), ACTIONS.pack("lead", 0, 1)):
        record.add(0, action)
        record.step(replayed, len(record.entries) - 1)
    assert replayed.digest() != before
    while (found := offer(record, 0)) is not None:
        assert found.consent == []
        record.undo(0, found.withdrawn)
    assert record.state().digest() == before


def _has_choice(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(0, action)
    return ACTIONS.pack("settle") in after.legal(0)


@given(st.integers(0, 2**20))
@settings(max_examples=25, deadline=None)
def test_what_is_offered_is_what_can_be_completed(seed: int) -> None:
    """M31–M33, against a search that tries every way to the end; in matches played at random with scarce coins."""
    state, rng = drawn_at_start(2 + seed % 3), Fast(seed)
    for _ in range(220):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if state.stage == 6:
            assert legal[:-1] == slow_options(state, works.need(state))
        wanted = [action for action in legal if ACTIONS.kind(action).name not in ("lead", "end")]
        state.apply(seat, rng.choice(wanted or legal))
        assert min(state.coins(at) for at in range(state.variant.seats)) >= 0
