"""Searches in long matches: play-outs that stop at a horizon, and a seat that is alone."""

from __future__ import annotations

from parlour.bots.search import NARROW, Tree
from parlour.engine.game import Hints, State
from parlour.engine.playout import play_a_while, play_until_it_shows
from parlour.engine.rng import Fast, Rng

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
        self.asked = 0
        self.seen: list[int] = []

    def horizon(self) -> int:
        return FEW

    def worth(self, state: State) -> list[int]:
        assert isinstance(state, Walk)
        self.asked += 1
        self.seen.append(state.made)
        return state.merits()


def best(seats: int, hints: Hints | None, iterations: int = 200) -> int:
    tree = Tree(Walk(seats, [7] * seats, 0), 0, False, hints, Fast(1))
    for _ in range(iterations):
        tree.iterate()
    return tree.judged()[0].action


def test_matches_are_played_to_the_end_by_default() -> None:
    assert Hints().horizon() == 0


def test_a_play_out_stops_at_the_horizon_and_asks_for_the_worth() -> None:
    hints = Near()
    assert best(2, hints) == 2
    assert hints.asked == 200 + 1  # and once at the root, to tell gains from what was there before
    assert max(hints.seen) < 20  # a tree of a few steps, and the horizon beyond it


def test_a_while_is_so_many_decisions_or_the_rest_of_the_match() -> None:
    for made, expected in ((0, FEW), (LENGTH - 2, LENGTH), (LENGTH, LENGTH)):
        walk = Walk(2, [0, 0], made)
        play_a_while(walk, Near(), Fast(1), FEW)
        assert walk.made == expected


def test_a_seat_that_is_alone_learns_what_is_better() -> None:
    assert best(1, Near()) == 2
    assert best(1, None, 400) in (1, 2)  # to the end of a long random walk, one step is hard to tell


def test_an_earlier_lead_does_not_drown_what_can_be_gained() -> None:
    tree = Tree(Walk(2, [1000, 0], 0), 1, False, Near(), Fast(1))
    assert tree.gains([1003, 2]) == [3, 2]


def test_of_many_actions_only_the_best_at_first_sight_are_tried() -> None:
    tree = Tree(Walk(3, [0, 5, 9], 0, 100), 0, False, Near(), Fast(1))
    for _ in range(100):
        tree.iterate()
    assert sorted(judged.action for judged in tree.judged()) == list(range(101 - NARROW, 101))


def test_without_a_horizon_every_action_is_tried() -> None:
    tree = Tree(Walk(2, [0, 0], LENGTH - 2, 30), 0, False, Hints(), Fast(1))
    for _ in range(200):
        tree.iterate()
    assert len(tree.judged()) == 31


def test_gains_are_compared_with_what_the_others_gain_on_average() -> None:
    tree = Tree(Walk(3, [0, 0, 0], 0), 0, False, Near(), Fast(1))
    first, second, third = tree.by_lead([6, 3, 3])
    assert first > 0.5 > second == third
    assert tree.by_lead([2, 2, 2]) == [0.5, 0.5, 0.5]


def test_an_action_is_played_on_until_something_shows() -> None:
    walk = Walk(2, [0, 0], 0)
    play_until_it_shows(walk, 1, Near(), [0, 0], Fast(1))
    assert walk.made == 0  # somebody else is to act
    play_until_it_shows(walk, 0, Near(), [0, 0], Fast(1))
    assert walk.made == 1  # then it is the other's turn
    play_until_it_shows(walk, 1, Near(), [-1, 0], Fast(1))
    assert walk.made == 1  # it shows already
