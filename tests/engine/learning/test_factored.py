"""Actions in factors: heads shared by kinds, masks for every step, features; errors say what is wrong."""

import pytest

from parlour.engine import catalogue
from parlour.engine.actions import Actions, Field, Kind
from parlour.engine.learning.factored import DONE, Factors
from parlour.engine.plain import Wrong

CELL = Field("cell", 4)
ACTIONS = Actions(
    [
        Kind("draw", [Field("card", 3, first=1)], chance=True),
        Kind("pass"),
        Kind("place", [CELL, Field("side", names=("up", "down"))]),
        Kind("swap", [CELL, Field("cell_2", 4)]),
        Kind("mark", [Field("side", 3)]),
    ]
)
FACTORS = Factors(ACTIONS)


def test_a_field_that_kinds_share_is_one_head_and_another_of_its_name_is_not() -> None:
    assert [(head.name, head.size) for head in FACTORS.heads] == [
        ("kind", 4), ("cell", 4), ("side", 2), ("cell_2", 4), ("mark.side", 3),
    ]  # fmt: skip
    assert [head.name for head in Factors(ACTIONS, chance=True).heads] == ["kind", "card"]


def test_every_action_is_choices_and_back() -> None:
    chance = Factors(ACTIONS, chance=True)
    for action in range(ACTIONS.size):
        factors = chance if ACTIONS.kind(action).is_chance else FACTORS
        assert factors.action(factors.choices(action)) == action


def test_masks_lead_from_kind_to_field_to_field() -> None:
    legal = [ACTIONS.pack("place", 1, 0), ACTIONS.pack("place", 3, 1), ACTIONS.pack("swap", 0, 2)]
    assert list(FACTORS.mask(legal, [])) == [0, 1, 1, 0]
    assert list(FACTORS.mask(legal, [1])) == [0, 1, 0, 1]
    assert list(FACTORS.mask(legal, [1, 3])) == [0, 1]
    assert list(FACTORS.mask(legal, [2])) == [1, 0, 0, 0]
    assert list(FACTORS.mask(legal, [3])) == [0, 0, 0]
    assert FACTORS.next_head([0]) == FACTORS.next_head([1, 3, 1]) == DONE


def test_features_have_a_row_for_each_action_and_a_column_for_each_head() -> None:
    legal = [ACTIONS.pack("pass"), ACTIONS.pack("place", 2, 1)]
    assert list(FACTORS.features(legal)) == [0, 0, 0, 0, 0, 1, 3, 2, 0, 0]
    assert list(FACTORS.features([])) == []


@pytest.mark.parametrize("choices", [[4], [-1], [1, 4], [1, 0, 2], [0, 0]])
def test_choices_that_are_none_are_refused(choices: list[int]) -> None:
    with pytest.raises(Wrong, match="choices: expected"):
        FACTORS.next_head(choices)


def test_what_is_incomplete_or_of_chance_is_no_action_of_a_seat() -> None:
    with pytest.raises(Wrong, match="a value for each of its fields"):
        FACTORS.action([1, 2])
    with pytest.raises(Wrong, match="one of these kinds, found draw"):
        FACTORS.choices(0)


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_no_head_of_a_game_is_wider_than_a_network_can_have(slug: str) -> None:
    for rules in catalogue.game(slug).info.released:
        game = catalogue.game(slug, rules)
        for chance in (False, True):
            assert max(head.size for head in game.factors(chance=chance).heads) <= 1024
