"""Searches in long matches: play-outs that stop at a horizon, and a seat that is alone."""

from __future__ import annotations

from parlour.bots.search import Tree
from parlour.bots.search.reward import Rewards
from parlour.bots.search.tree import FIRST_TRIED
from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.playout import play_a_while, play_until_it_shows
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State

LENGTH = 500
FEW = 6


class Walk(State):
    """A toy for some seats: every decision is a step of 0, 1 or 2, or longer; the farther the better."""

    def __init__(self, seats: int, places: list[int], made: int, longest: int = 2) -> None:
        self.seats = seats
        self.places = places
        self.made = made
        self.longest = longest

    def to_act(self) -> list[int]:
        return [self.made % self.seats] if self.made < LENGTH else []

    def legal(self, seat: int) -> list[int]:
        return list(range(self.longest + 1)) if seat in self.to_act() else []

    def apply(self, seat: int, action: int) -> None:
        self.places[seat] += action
        self.made += 1

    def copy(self) -> State:
        return Walk(self.seats, self.places[:], self.made, self.longest)

    def reshuffle(self, seat: int, rng: Rng) -> None:
        pass

    def merits(self) -> list[int]:
        return self.places[:]


class Near(Hints):
    """Looks a few decisions ahead, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(near=Reach(FEW))
        self.asked = 0
        self.seen: list[int] = []

    def worth(self, state: State) -> list[int]:
        assert isinstance(state, Walk)
        self.asked += 1
        self.seen.append(state.made)
        return state.merits()


def best(seats: int, hints: Hints | None, iterations: int = 200) -> int:
    tree = Tree(Walk(seats, [7] * seats, 0), 0, False, hints, Fast(1), Reach(FEW if hints else 0))
    for _ in range(iterations):
        tree.iterate()
    return tree.candidates()[0].action


def test_matches_are_played_to_the_end_by_default() -> None:
    assert Hints().near.horizon == Hints().far.horizon == 0


def test_a_play_out_stops_at_the_horizon_and_uses_the_worth() -> None:
    hints = Near()
    assert best(2, hints) == 2
    assert hints.asked > 200  # once an iteration, and for a first look at the root
    assert max(hints.seen) < 20  # a tree of a few steps, and the horizon beyond it


def test_a_horizon_is_a_number_of_decisions_or_the_rest_of_the_match() -> None:
    for made, expected in ((0, FEW), (LENGTH - 2, LENGTH), (LENGTH, LENGTH)):
        walk = Walk(2, [0, 0], made)
        play_a_while(walk, Near(), Fast(1), Fast(2), FEW)
        assert walk.made == expected


def test_a_seat_that_is_alone_learns_what_is_better() -> None:
    assert best(1, Near()) == 2


def test_an_earlier_lead_does_not_hide_what_can_be_gained() -> None:
    tree = Tree(Walk(2, [0, 1000], 0), 0, False, Near(), Fast(1), Reach(FEW))
    assert tree.gains([2, 1003]) == [2, 3]


def test_all_actions_of_the_root_see_the_same_draws() -> None:
    tree = Tree(Walk(2, [0, 0], 0), 0, False, Near(), Fast(1), Reach(FEW))
    first, second = [[tree.chance_of(visit).below(2**31) for _ in range(2)] for visit in (0, 1)]
    assert first[0] == first[1] != second[0] == second[1]


def test_a_far_reach_averages_near_and_far_rewards() -> None:
    near, far = Near(), Near()
    for hints, horizon in ((near, FEW), (far, 2 * FEW)):
        tree = Tree(Walk(2, [0, 0], 0), 0, False, hints, Fast(1), Reach(horizon))
        hints.asked, hints.seen = 0, []
        for _ in range(20):
            tree.iterate()
    assert (near.asked, far.asked) == (20, 40)
    soon, later = far.seen[::2], far.seen[1::2]
    assert all(second == first + FEW for first, second in zip(soon, later, strict=True))


def test_a_match_that_ends_is_rewarded_by_its_result() -> None:
    hints = Near()
    tree = Tree(Walk(2, [0, 0], LENGTH - 2), 0, False, hints, Fast(1), Reach(FEW))
    asked = hints.asked
    for _ in range(50):
        tree.iterate()
    assert hints.asked == asked  # what is over need not be judged
    assert tree.candidates()[0].action == 2


def tried(iterations: int, hints: Hints | None) -> list[int]:
    tree = Tree(Walk(3, [0, 5, 9], LENGTH - 2, 100), 0, False, hints, Fast(1), Reach(FEW))
    for _ in range(iterations):
        tree.iterate()
    return sorted(candidate.action for candidate in tree.candidates())


def test_of_many_actions_the_best_of_the_first_look_are_tried_first() -> None:
    few, more = tried(9, Near()), tried(400, Near())
    assert FIRST_TRIED <= len(few) < len(more) < 101
    assert few == list(range(101 - len(few), 101))
    assert more == list(range(101 - len(more), 101))


def test_without_hints_every_action_is_tried() -> None:
    assert tried(101, None) == list(range(101))


def test_gains_are_compared_with_what_the_others_gain_on_average() -> None:
    rewards = Rewards(3)
    first, second, third = rewards.of_gains([6, 3, 3])
    assert first > 0.5 > second == third
    assert rewards.of_gains([2, 2, 2]) == [0.5, 0.5, 0.5]


def test_rewards_at_the_end_depend_on_rank_and_lead() -> None:
    rewards = Rewards(2)
    barely, loser = rewards.of_ends([11, 10])
    assert barely > 0.7
    assert barely + loser == 1
    assert rewards.of_ends([90, 10])[0] > barely
    assert rewards.of_ends([7, 7]) == [0.5, 0.5]


def test_an_action_is_played_on_until_the_worth_changes() -> None:
    walk = Walk(2, [0, 0], 0)
    play_until_it_shows(walk, 1, [1], Near(), [0, 0], Fast(1))
    assert walk.made == 0  # somebody else is to act
    play_until_it_shows(walk, 0, [0], Near(), [0, 0], Fast(1))
    assert walk.made == 1  # then it is the other's turn
    play_until_it_shows(walk, 1, [1], Near(), [-1, 0], Fast(1))
    assert walk.made == 1  # it shows already


class Patient(Near):
    """Has something that waits until so many decisions are made, and is at rest after every fifth."""

    def is_pending(self, state: State, seat: int) -> bool:
        assert isinstance(state, Walk)
        return state.made < FEW

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Walk)
        return state.made % 5 == 0


def test_pending_outcomes_are_waited_for() -> None:
    walk = Walk(2, [0, 0], 0)
    play_until_it_shows(walk, 0, [0], Patient(), [0, 0], Fast(1))
    assert walk.made == FEW


def test_a_horizon_ends_where_nothing_is_pending() -> None:
    walk = Walk(2, [0, 0], 0)
    play_a_while(walk, Patient(), Fast(1), Fast(2), FEW)
    assert walk.made == 10


def test_less_exploration_tries_the_best_more_often() -> None:
    def visits(exploration: float) -> int:
        tree = Tree(Walk(2, [0, 0], 0), 0, False, Near(), Fast(1), Reach(FEW, exploration=exploration))
        for _ in range(200):
            tree.iterate()
        assert tree.candidates()[0].action == 2
        return tree.candidates()[0].visits

    assert visits(0.1) > visits(0.7)
