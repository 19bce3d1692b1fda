"""Hamlet's hints for bots: legal, sensible, and quick enough to finish matches."""

import pytest

from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.levels import bot
from parlour.bots.search import Search
from parlour.engine.playout import play_a_while, play_sensibly
from parlour.engine.rng import Fast
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import NONE
from parlour.games.hamlet.bots.hints import NEAR
from parlour.games.hamlet.bots.potential import TENTHS, WHOLE, church_alone, open_sources, still_ahead
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.counters import ENTRIES, SALES, VILLAGERS
from parlour.games.hamlet.rules.stages import STAGES
from parlour.games.hamlet.rules.state import HamletState
from tests.games.hamlet.scene import Scene, drawn_at_start

WAYS = 7  # as many as hard follows with a tenth of its thought, and no clock stops it


def test_sensible_play_builds_the_church() -> None:
    """M60: long before the hundredth round."""
    state = drawn_at_start(4)
    play_sensibly(state, GAME.hints, Fast(1))
    assert state.last_round
    assert state.round < 60


def test_a_quick_choice_is_legal_and_pays_for_itself() -> None:
    """M34: in every stage."""
    state, rng = drawn_at_start(3), Fast(2)
    for _ in range(150):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = state.draw(rng) if seat < 0 else GAME.hints.roll_out(state, seat, legal, rng)
        assert action in legal
        state.apply(seat, action)


def test_a_delivery_is_taken_when_it_can_be_made() -> None:
    """M46, M60: by a bot that looks one action ahead; it ends the match in its favour."""
    scene = Scene().coins(0, 10).empty_bag().donkeys(0, *["church"] * 6)
    scene.villagers(0, *["church"] * 4).villagers(1, *["church"] * 4)
    scene.state.delivered_by = [0, 1, NONE, 0, NONE, NONE]
    play_a_turn(scene.state, Greedy())
    assert scene.state.delivered_by[2] == 0


def play_a_turn(state: HamletState, player: Bot) -> None:
    """Let a bot play as long as seat 0 is to act."""
    while state.to_act() == [0]:
        state.apply(0, player.choose(GAME, GAME.view(state, 0), state.legal(0), Fast(1)))


def test_a_search_looks_only_to_the_horizon() -> None:
    """M40: a short while of purposeful play, not a whole match."""
    assert GAME.hints.near.horizon == NEAR.horizon > 0
    state = drawn_at_start(2)
    play_a_while(state, GAME.hints, Fast(3), Fast(4), NEAR.horizon)
    assert state.round < 12
    scene = Scene().coins(0, 10)
    found = Search(iterations=60).evaluate(GAME, GAME.view(scene.state, 0), Fast(1))
    assert found[0].visits >= found[-1].visits


def test_a_second_villager_is_hired_as_soon_as_there_are_the_coins() -> None:
    """M44: who has one villager does one thing a turn."""
    for level in ("normal", "hard", "master"):
        state = Scene().coins(0, 5).empty_bag().state
        play_a_turn(state, bot(level, 0.1, has_time_limit=False))
        assert state.ledger[VILLAGERS] == 2


def test_building_and_paying_are_one_thing() -> None:
    """M48, M44: a plan goes on until the tile lies and the goods are paid for, or the town hall is left."""
    state, rng, midway = drawn_at_start(2), Fast(5), set[str]()
    for _ in range(300):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat >= 0:
            assert GAME.hints.is_midway(state) == (ACTIONS.pack("end") not in legal)
            if GAME.hints.is_midway(state):
                midway.add(STAGES[state.stage])
        state.apply(seat, state.draw(rng) if seat < 0 else GAME.hints.roll_out(state, seat, legal, rng))
    assert midway == {"place", "pay", "hire"}


def test_worth_counts_what_is_not_yet_points() -> None:
    """M44, M48: a villager, a blueprint, a donkey are worth something; nothing of it once the match is over."""
    plain = GAME.hints.worth(Scene().state)[0]
    assert GAME.hints.worth(Scene().villagers(0, "church", "church").state)[0] > plain
    assert GAME.hints.worth(Scene().hand(0, "shrine").state)[0] > plain
    scene = Scene(1)
    for _ in range(30):
        scene.play("end")
    assert GAME.hints.worth(scene.state) == scene.state.merits()


def test_an_award_that_others_may_still_win_counts_for_less() -> None:
    """M61: the first sale makes nobody the Merchant of the match."""
    before, after = Scene().state, Scene().state
    after.ledger[SALES] = 1
    won = after.merits()[0] - before.merits()[0]
    assert 0 < GAME.hints.worth(after)[0] - GAME.hints.worth(before)[0] < won // 2


def test_nobody_sells_in_the_first_turn_instead_of_saving_for_a_villager() -> None:
    """M42, M44: two coins for filling a source make five, the price of the second villager."""
    state = drawn_at_start(3)
    play_a_turn(state, Search(iterations=WAYS))
    assert state.coins(0) == 5


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_hires_a_second_villager_in_the_second_round(seats: int) -> None:
    """M15, M42, M44: also those for whom no source is left to fill; nobody builds a road first."""
    state, chance, player = drawn_at_start(seats), Fast(1), Search(iterations=WAYS)
    while state.round <= 2:
        seat = state.to_act()[0]
        view = GAME.view(state, seat)
        state.apply(seat, state.draw(chance) if seat < 0 else player.choose(GAME, view, state.legal(seat), Fast(1)))
    assert [state.ledger[seat * ENTRIES + VILLAGERS] for seat in range(seats)] == [2] * seats


def test_alone_a_delivery_takes_nothing_of_the_match_away() -> None:
    """M90: rounds that it saves are paid for; for several every delivery brings the end nearer (M60)."""
    alone, several = Scene(1).state, Scene(2).state
    before = still_ahead(alone)
    assert still_ahead(several) == TENTHS
    alone.delivered_by[0] = several.delivered_by[0] = 0
    assert still_ahead(alone) == before > 0
    assert still_ahead(several) < TENTHS


def test_alone_the_last_delivery_is_worth_the_rounds_left() -> None:
    """M90, M33: what is missing of it may be bought; before the last one nothing is."""
    scene = Scene(1).coins(0, 6)
    scene.state.raw = [0] * len(scene.state.raw)
    assert church_alone(scene.state, 0) == 0
    scene.state.delivered_by = [NONE, 0, 0, 0, NONE, NONE]
    points = 29 * scene.state.components.solo_round_points
    assert church_alone(scene.state, 0) == points * 6 * WHOLE // 15
    assert church_alone(scene.coins(0, 40).state, 0) == points * WHOLE
    assert church_alone(drawn_at_start(1, 0, GAME.at(1)), 0) == 0


def test_alone_goods_are_bought_for_the_last_delivery() -> None:
    """M90: a match alone need not wait for a third refinery."""
    state = Scene(1).coins(0, 15).empty_bag().state
    state.delivered_by = [NONE, 0, 0, 0, NONE, NONE]
    play_a_turn(state, Greedy())
    assert state.delivered_by[0] == 0


def test_whoever_opens_a_source_opens_it_for_the_next_seat() -> None:
    """M42, M13: at first each of the three sources has an empty slot, and everybody has one villager."""
    state = drawn_at_start(4)
    assert [open_sources(state, (state.first + place) % 4) for place in range(4)] == [1, 1, 1, 0]
    state.ledger[state.first * ENTRIES + VILLAGERS] = 2
    assert [open_sources(state, (state.first + place) % 4) for place in range(4)] == [2, 1, 0, 0]


def test_nobody_sells_raw_goods_in_the_first_round_while_a_source_is_open() -> None:
    """M42, M45: it would give a point, and two coins to each of the seats that act next."""
    state, chance, player = drawn_at_start(4), Fast(1), Search(iterations=WAYS)
    while state.round == 1:
        seat = state.to_act()[0]
        view = GAME.view(state, seat)
        state.apply(seat, state.draw(chance) if seat < 0 else player.choose(GAME, view, state.legal(seat), Fast(1)))
    in_order = [(state.first + place) % 4 for place in range(4)]
    assert [state.coins(seat) for seat in in_order[:3]] == [5, 5, 6]
