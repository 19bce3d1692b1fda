"""Graphs as masks, against searches that try everything."""

from itertools import pairwise, permutations
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.geometry.graphs import ALL, BIT, MOST_STEPS, QUICK_STEPS, LongestChain, count, distances, flood, nodes_in

NODES = 7
PAIRS = [(one, other) for one in range(NODES) for other in range(one)]
GRAPHS = st.lists(st.sampled_from(PAIRS), unique=True, max_size=12)


def masks(links: list[tuple[int, int]], size: int = NODES) -> list[int]:
    found = [0] * size
    for one, other in links:
        found[one] |= BIT[other]
        found[other] |= BIT[one]
    return found


def slow_longest(links: list[tuple[int, int]], marked: list[tuple[int, int]]) -> int:
    """Try every order of every number of nodes."""
    joined = {frozenset(link) for link in links}
    special = {frozenset(link) for link in marked}
    for size in range(NODES, 1, -1):
        for chain in permutations(range(NODES), size):
            steps = [frozenset(step) for step in pairwise(chain)]
            if all(step in joined for step in steps) and any(step in special for step in steps):
                return size
    return 0


@given(GRAPHS, st.data())
@settings(max_examples=80, deadline=None)
def test_the_longest_chain_is_the_one_found_by_trying_all(links: list[tuple[int, int]], data: st.DataObject) -> None:
    marked = data.draw(st.lists(st.sampled_from(links), unique=True, max_size=3)) if links else []
    assert LongestChain(masks(links), masks(marked)).nodes() == slow_longest(links, marked)


def test_a_chain_needs_a_marked_link() -> None:
    assert LongestChain(masks([(1, 0), (2, 1)]), masks([])).nodes() == 0
    assert LongestChain(masks([(1, 0), (2, 1), (4, 3)]), masks([(4, 3)])).nodes() == 2


@given(GRAPHS, st.integers(0, NODES - 1))
def test_what_is_reached_has_a_distance(links: list[tuple[int, int]], start: int) -> None:
    steps = distances(masks(links), start)
    reached = flood(masks(links), BIT[start], ALL)
    assert [node for node in range(NODES) if steps[node] >= 0] == nodes_in(reached)
    assert count(reached) == len(nodes_in(reached))
    for one, other in links:
        if steps[one] >= 0:
            assert abs(steps[one] - steps[other]) <= 1


def test_a_ladder_of_thirty_two_nodes_is_searched_quickly() -> None:
    """Sixteen rungs, all but one step of them plain: every node of it can be in one chain."""
    rails = [(node, node - 2) for node in range(2, 32)]
    rungs = [(node, node - 1) for node in range(1, 32, 2)]
    begin = perf_counter()
    assert LongestChain(masks(rails + rungs, 32), masks([(31, 30)], 32)).nodes() == 32
    assert perf_counter() - begin < 1


@pytest.mark.parametrize(("few", "many"), [(3, 9), (3, 10), (4, 6)])
def test_dense_graphs_are_searched_without_going_the_same_way_twice(few: int, many: int) -> None:
    """Every one of a few is joined to every one of many: a chain goes to and fro until the few are used up."""
    links = [(few + other, one) for one in range(few) for other in range(many)]
    chain = LongestChain(masks(links, 32), masks(links[:1], 32))
    assert chain.nodes() == 2 * few + 1
    assert QUICK_STEPS < chain.steps < MOST_STEPS


def test_the_search_of_a_graph_that_is_too_dense_ends() -> None:
    """Thirty-one tiles with roads on every side: it took more than ten seconds, compiled."""
    places = [(row, column) for row in range(4) for column in range(8) if (row, column) != (0, 0)]
    steps = ((0, 1), (1, 0), (1, -1))
    pairs = [(one, (one[0] + down, one[1] + across)) for one in places for down, across in steps]
    joined = [(places.index(one), places.index(other)) for one, other in pairs if other in places]
    arms = [(a, b) for a, b in joined if places[a][0] in (0, 3) or places[b][1] in (0, 7) or (a + b) % 3]
    chain = LongestChain(masks(arms, 32), masks(arms[:1], 32))
    assert 25 <= chain.nodes() <= 31
    assert chain.steps < 2 * MOST_STEPS
